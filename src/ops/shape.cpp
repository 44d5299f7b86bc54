// Views and their gradients. A view shares the storage of its input. Its gradient is the adjoint.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/sizes.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

Tensor zeros(const Tensor& like, const Dims& shape) {
  return full(like.ctx(), like.dtype(), shape, 0);
}

// Computes strides that give the elements in the same order in another shape; false if only a copy
// can.
bool reshape_strides(const Dims& shape, const Dims& stride, const Dims& to, Dims& out) {
  out = contiguous_strides(to);
  if (count(to) == 0) return true;
  Dims s, st;  // without dims of 1, and with adjacent dims merged where possible
  for (int i = 0; i < shape.size(); ++i) {
    if (shape[i] == 1) continue;
    if (s.size() && st.back() == stride[i] * shape[i]) {
      s.back() *= shape[i];
      st.back() = stride[i];
    } else {
      s.push(shape[i]);
      st.push(stride[i]);
    }
  }
  int run = s.size() - 1;
  int64_t left = run >= 0 ? s[run] : 1, step = run >= 0 ? st[run] : 1;
  for (int i = to.size() - 1; i >= 0; --i) {
    if (to[i] == 1) {
      out[i] = step;
      continue;
    }
    if (left == 1 && run > 0) {
      --run;
      left = s[run];
      step = st[run];
    }
    if (left % to[i]) return false;
    out[i] = step;
    step *= to[i];
    left /= to[i];
  }
  return true;
}

}  // namespace

Tensor reshape(Tensor x, Dims shape) {
  int hole = -1;
  for (int i = 0; i < shape.size(); ++i) {
    if (shape[i] == -1 && hole < 0) hole = i;
    else if (shape[i] < 0) {
      fail(MPT_ERROR_SHAPE, "shape is %s; extents must be 0 or more, and one of them may be -1",
           text(shape).s);
    }
  }
  Dims asked = shape;
  if (hole >= 0) shape[hole] = 1;
  const int64_t known = checked_count(shape, 1);
  if (hole >= 0) shape[hole] = -1;
  if (hole >= 0 && known > 0 && x.count() % known == 0) shape[hole] = x.count() / known;
  if (hole >= 0 ? known == 0 || shape[hole] < 0 : known != x.count()) {
    fail(MPT_ERROR_SHAPE, "shape %s asked for; the tensor has %lld elements in shape %s",
         text(asked).s, lld(x.count()), text(x.shape()).s);
  }
  if (shape == x.shape()) return x;
  Dims stride;
  Tensor p = x;
  if (!reshape_strides(p.shape(), p.stride(), shape, stride)) {
    p = Tensor::empty(x.ctx(), x.dtype(), x.shape());
    launch(Kernel::copy, {&p}, {&x});
    stride = contiguous_strides(shape);
  }
  Tensor y = p.view(shape, stride, p->offset);
  if (wants_grad({&x})) {
    record(Op::reshape, y, {&x}, [from = x.shape()](Vjp& v) { v.set(0, reshape(v.grad(), from)); });
  }
  return y;
}

Tensor permute(Tensor x, Dims dims) {
  if (dims.size() != x.rank()) {
    fail(MPT_ERROR_SHAPE, "dims are %s; for shape %s they must be each of its dims once",
         text(dims).s, text(x.shape()).s);
  }
  Dims shape, stride, back = dims;
  uint32_t seen = 0;
  for (int i = 0; i < dims.size(); ++i) {
    const int d = wrap_dim(dims[i], x.rank());
    if (seen >> d & 1) fail(MPT_ERROR_SHAPE, "dims %s names dim %d twice", text(dims).s, d);
    seen |= 1u << d;
    shape.push(x.shape()[d]);
    stride.push(x.stride()[d]);
    back[d] = i;
  }
  Tensor y = x.view(shape, stride, x->offset);
  if (wants_grad({&x})) {
    record(Op::permute, y, {&x}, [back](Vjp& v) { v.set(0, permute(v.grad(), back)); });
  }
  return y;
}

Tensor transpose(Tensor x, int64_t dim0, int64_t dim1) {
  const int a = wrap_dim(dim0, x.rank(), "dim0"), b = wrap_dim(dim1, x.rank(), "dim1");
  if (x.rank() == 0) return x;
  Dims dims;
  for (int i = 0; i < x.rank(); ++i) dims.push(i);
  std::swap(dims[a], dims[b]);
  return permute(x, dims);
}

Tensor slice(Tensor x, int64_t dim, int64_t start, int64_t end, int64_t step) {
  if (x.rank() == 0) fail(MPT_ERROR_SHAPE, "a 0-dim tensor has nothing to slice");
  const int d = wrap_dim(dim, x.rank());
  const int64_t n = x.shape()[d];
  if (step < 1) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "step is %lld; it must be 1 or more (flip turns a dim round)",
         lld(step));
  }
  // Python's rule: a negative index counts from the end, an index out of range is clamped.
  step = std::min(step, std::max<int64_t>(n, 1));  // longer steps select the same elements
  auto cut = [n](int64_t i) { return std::clamp<int64_t>(i < 0 ? i + n : i, 0, n); };
  start = cut(start);
  end = std::max(cut(end), start);
  Dims shape = x.shape(), stride = x.stride();
  shape[d] = steps_over(end - start, step);
  stride[d] *= step;
  Tensor y = x.view(shape, stride, x->offset + start * x.stride()[d]);
  if (wants_grad({&x})) {
    record(Op::slice, y, {&x}, [from = x.shape(), d, start, end, step](Vjp& v) {
      // Zeros with the gradient in the window: a pad, whose own gradient is the slice.
      const Tensor& g = v.grad();
      Tensor whole = zeros(g, from);
      Tensor window = whole.view(
          g.shape(),
          [&] {
            Dims s = whole.stride();
            s[d] *= step;
            return s;
          }(),
          start * whole.stride()[d]);
      launch(Kernel::copy, {&window}, {&g});
      if (wants_grad({&g})) {
        record(Op::slice, whole, {&g},
               [d, start, end, step](Vjp& w) { w.set(0, slice(w.grad(), d, start, end, step)); });
      }
      v.set(0, whole);
    });
  }
  return y;
}

Tensor narrow(Tensor x, int64_t dim, int64_t start, int64_t length) {
  const int d = wrap_dim(dim, x.rank());
  const int64_t n = x.rank() ? x.shape()[d] : 0;
  const int64_t from = start < 0 ? start + n : start;
  if (from < 0 || length < 0 || from > n || length > n - from) {
    fail(MPT_ERROR_SHAPE, "%lld elements from %lld of dim %d asked for; it has %lld", lld(length),
         lld(start), d, lld(n));
  }
  return slice(x, d, from, from + length, 1);
}

Tensor select(Tensor x, int64_t dim, int64_t index) {
  const int d = wrap_dim(dim, x.rank());
  const int64_t n = x.rank() ? x.shape()[d] : 0;
  if (index < -n || index >= n) {
    fail(MPT_ERROR_SHAPE, "index %lld of dim %d asked for; it has %lld", lld(index), d, lld(n));
  }
  return squeeze(narrow(x, d, index, 1), d);
}

Tensor squeeze(Tensor x, int64_t dim) {
  const int d = wrap_dim(dim, x.rank());
  if (x.rank() == 0 || x.shape()[d] != 1) return x;
  Dims shape = x.shape();
  shape.erase(d);
  return reshape(x, shape);
}

Tensor unsqueeze(Tensor x, int64_t dim) {
  const int d = wrap_dim(dim, x.rank() + 1);
  Dims shape = x.shape();
  shape.insert(d, 1);
  return reshape(x, shape);
}

Tensor flatten(Tensor x, int64_t start_dim, int64_t end_dim) {
  const int a = wrap_dim(start_dim, x.rank(), "start_dim"),
            b = wrap_dim(end_dim, x.rank(), "end_dim");
  if (a > b) fail(MPT_ERROR_SHAPE, "start_dim %d lies after end_dim %d", a, b);
  if (x.rank() == 0) return reshape(x, {1});
  Dims shape;
  for (int i = 0; i < x.rank(); ++i) {
    if (i > a && i <= b) shape.back() *= x.shape()[i];
    else shape.push(x.shape()[i]);
  }
  return reshape(x, shape);
}

Tensor expand(Tensor x, Dims shape) {
  for (int i = 0; i < shape.size(); ++i) {  // -1 keeps the extent, as in PyTorch
    if (shape.back(i) == -1 && i < x.rank()) shape.back(i) = x.shape().back(i);
  }
  if (shape.size() < x.rank() || !(broadcast(x.shape(), shape) == shape)) {
    fail(MPT_ERROR_SHAPE, "shape %s cannot be expanded to %s: only extents of 1 can be expanded",
         text(x.shape()).s, text(shape).s);
  }
  if (shape == x.shape()) return x;
  checked_count(shape, size_of(x.dtype()));
  Tensor y = x.view(shape, broadcast_strides(x.shape(), x.stride(), shape), x->offset);
  if (wants_grad({&x})) {
    record(Op::expand, y, {&x}, [from = x.shape()](Vjp& v) { v.set(0, sum_to(v.grad(), from)); });
  }
  return y;
}

Tensor sum_to(Tensor x, const Dims& shape) {
  if (x.shape() == shape) return x;
  Dims dims;
  const int lead = x.rank() - shape.size();
  for (int i = 0; i < x.rank(); ++i) {
    if (i < lead || (shape[i - lead] == 1 && x.shape()[i] != 1)) dims.push(i);
  }
  Tensor y = dims.empty() ? x : sum(x, dims, KeepDims::yes);
  return reshape(y, shape);
}

}  // namespace mpt::ops
