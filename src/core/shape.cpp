// Arithmetic on shapes and strides.
// SPDX-License-Identifier: Apache-2.0
#include "core/shape.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "core/error.h"
#include "core/sizes.h"

namespace mpt {

void Dims::push(int64_t x) {
  if (n_ >= kMaxRank) fail(MPT_ERROR_SHAPE, "a tensor has at most %d dims", kMaxRank);
  v_[n_++] = x;
}

void Dims::insert(int at, int64_t x) {
  push(x);
  for (int i = n_ - 1; i > at; --i) v_[i] = v_[i - 1];
  v_[at] = x;
}

void Dims::erase(int at) {
  for (int i = at; i + 1 < n_; ++i) v_[i] = v_[i + 1];
  --n_;
}

void Dims::resize(int n, int64_t fill) {
  while (n_ < n) push(fill);
  n_ = n;
}

int64_t checked_count(const Dims& shape, int64_t element_size) {
  int64_t n = 1, bytes = 0;
  bool has_zero = false, fits = true;
  for (int64_t d : shape) {
    if (d < 0) fail(MPT_ERROR_SHAPE, "shape %s has a negative extent", text(shape).s);
    has_zero |= d == 0;
    // Checked for an empty shape too, because its strides are products of the other extents.
    fits &= multiply(n, d | (d == 0), n);
  }
  if (!fits || !multiply(n, element_size, bytes))
    fail(MPT_ERROR_SHAPE, "shape %s has more bytes than an int64 can count", text(shape).s);
  return has_zero ? 0 : n;
}

namespace {

// Returns the stride of a dim and multiplies `step` by the extent. The product may wrap:
// checked_count() refuses such a shape before anything is read by its strides.
int64_t take_step(int64_t& step, int64_t extent) {
  const int64_t stride = step;
  step = static_cast<int64_t>(static_cast<uint64_t>(step) *
                              static_cast<uint64_t>(std::max<int64_t>(extent, 1)));
  return stride;
}

}  // namespace

Dims contiguous_strides(const Dims& shape) {
  Dims s = shape;
  int64_t step = 1;
  for (int i = shape.size() - 1; i >= 0; --i) s[i] = take_step(step, shape[i]);
  return s;
}

namespace {

// Writes the dims with an extent other than 1, by falling stride, to `order` and returns their
// number.
int order_by_stride(const Dims& shape, const Dims& stride, int* order) {
  int n = 0;
  for (int i = 0; i < shape.size(); ++i) {
    if (shape[i] == 1) continue;
    int at = n++;  // std::stable_sort would allocate memory
    for (; at > 0 && stride[order[at - 1]] < stride[i]; --at) order[at] = order[at - 1];
    order[at] = i;
  }
  return n;
}

}  // namespace

bool is_dense(const Dims& shape, const Dims& stride) {
  if (count(shape) == 0) return true;
  int order[kMaxRank];
  int64_t step = 1;
  for (int i = order_by_stride(shape, stride, order) - 1; i >= 0; --i) {
    if (stride[order[i]] != step) return false;
    step *= shape[order[i]];
  }
  return true;
}

bool has_no_overlap(const Dims& shape, const Dims& stride) {
  if (count(shape) == 0) return true;
  Dims step = stride;  // a flipped dim has a negative stride
  for (int i = 0; i < step.size(); ++i) step[i] = std::abs(step[i]);
  int order[kMaxRank];
  int64_t reach = 0;
  for (int i = order_by_stride(shape, step, order) - 1; i >= 0; --i) {
    if (step[order[i]] <= reach) return false;
    reach += (shape[order[i]] - 1) * step[order[i]];
  }
  return true;
}

Dims strides_like(const Dims& shape, const Dims& like_shape, const Dims& like_stride) {
  if (shape.size() != like_shape.size() || is_contiguous(like_shape, like_stride) ||
      !is_dense(like_shape, like_stride)) {
    return contiguous_strides(shape);
  }
  // Dims of extent 1 have no order of their own; they become the outermost ones.
  int order[kMaxRank];
  int n = order_by_stride(like_shape, like_stride, order);
  Dims s = shape;
  int64_t step = 1;
  for (int i = n - 1; i >= 0; --i) s[order[i]] = take_step(step, shape[order[i]]);
  for (int i = shape.size() - 1; i >= 0; --i) {
    if (like_shape[i] == 1) s[i] = take_step(step, shape[i]);
  }
  return s;
}

Dims pointwise_strides(const Dims& shape, const Dims& a, const Dims& b) {
  const bool follow_a =
      a == b || is_contiguous(shape, a) || is_dense(shape, a) || !is_dense(shape, b);
  return strides_like(shape, shape, follow_a ? a : b);
}

Dims broadcast(const Dims& a, const Dims& b) {
  Dims r = a.size() >= b.size() ? a : b;
  const Dims& s = a.size() >= b.size() ? b : a;
  for (int i = 0; i < s.size(); ++i) {
    int64_t &x = r.back(i), y = s.back(i);
    if (x == y || y == 1) continue;
    if (x != 1) {
      fail(MPT_ERROR_SHAPE, "shapes %s and %s do not broadcast: dim -%d is %lld and %lld",
           text(a).s, text(b).s, i + 1, lld(a.back(i)), lld(b.back(i)));
    }
    x = y;
  }
  return r;
}

Dims broadcast_strides(const Dims& shape, const Dims& stride, const Dims& to) {
  Dims s = Dims::filled(to.size(), 0);
  for (int i = 0; i < shape.size(); ++i) {
    s.back(i) = shape.back(i) == 1 && to.back(i) != 1 ? 0 : stride.back(i);
  }
  return s;
}

int wrap_dim(int64_t dim, int rank, const char* what) {
  int64_t n = std::max(rank, 1);  // a 0-dim tensor takes -1 and 0
  if (dim < -n || dim >= n) {
    fail(MPT_ERROR_SHAPE, "%s is %lld; a tensor of rank %d takes %lld to %lld", what, lld(dim),
         rank, lld(-n), lld(n - 1));
  }
  return static_cast<int>(dim < 0 ? dim + n : dim);
}

ShapeText text(const Dims& d) {
  ShapeText t;
  int at = std::snprintf(t.s, sizeof t.s, "[");
  for (int i = 0; i < d.size() && at < static_cast<int>(sizeof t.s); ++i) {
    at += std::snprintf(t.s + at, sizeof t.s - static_cast<size_t>(at), i ? ", %lld" : "%lld",
                        lld(d[i]));
  }
  if (at < static_cast<int>(sizeof t.s) - 1) std::snprintf(t.s + at, 2, "]");
  return t;
}

}  // namespace mpt
