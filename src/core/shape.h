// Dims: a short inline vector of extents or strides, and the arithmetic on shapes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>

#include "core/assert.h"

namespace mpt {

inline constexpr int kMaxRank = 8;

class Dims {
 public:
  Dims() = default;
  Dims(std::initializer_list<int64_t> v) {
    for (int64_t x : v) push(x);
  }
  explicit Dims(std::span<const int64_t> v) {
    for (int64_t x : v) push(x);
  }
  static Dims filled(int n, int64_t value) {
    Dims d;
    for (int i = 0; i < n; ++i) d.push(value);
    return d;
  }

  int size() const { return n_; }
  bool empty() const { return n_ == 0; }
  int64_t operator[](int i) const { return v_[checked(i)]; }
  int64_t& operator[](int i) { return v_[checked(i)]; }
  int64_t back(int i = 0) const { return v_[checked(n_ - 1 - i)]; }  // i-th from the end
  int64_t& back(int i = 0) { return v_[checked(n_ - 1 - i)]; }
  const int64_t* begin() const { return v_.data(); }
  const int64_t* end() const { return v_.data() + n_; }
  const int64_t* data() const { return v_.data(); }

  void push(int64_t x);  // throws if the rank is kMaxRank already
  void insert(int at, int64_t x);
  void erase(int at);
  void resize(int n, int64_t fill = 1);

  friend bool operator==(const Dims& a, const Dims& b) {
    if (a.n_ != b.n_) return false;
    for (int i = 0; i < a.n_; ++i)
      if (a.v_[i] != b.v_[i]) return false;
    return true;
  }

 private:
  int checked(int i) const {
    MPT_ASSERT(MPT_ASSERTS < 2 || (i >= 0 && i < n_), "an index of Dims is below its size");
    return i;
  }

  std::array<int64_t, kMaxRank> v_;
  int32_t n_ = 0;
};

// Returns the number of elements; checked_count() has excluded overflow.
inline int64_t count(const Dims& shape) {
  int64_t n = 1;
  for (int64_t d : shape) n *= d;
  return n;
}
// Returns the number of elements; throws if negative or on overflow.
int64_t checked_count(const Dims& shape, int64_t element_size);
Dims contiguous_strides(const Dims& shape);
inline bool is_contiguous(const Dims& shape, const Dims& stride) {
  int64_t step = 1;
  for (int i = shape.size() - 1; i >= 0; --i) {
    if (shape[i] == 0) return true;
    if (shape[i] != 1 && stride[i] != step) return false;
    step *= shape[i];
  }
  return true;
}
// True if the elements fill one unbroken range without overlap, in any order of the dims.
bool is_dense(const Dims& shape, const Dims& stride);
// True if no two elements share memory, as in every view made without expand. Interleaved strides,
// which only imported tensors have, give false even where no elements overlap.
bool has_no_overlap(const Dims& shape, const Dims& stride);
// Returns dense strides for `shape` in the dim order of (like_shape, like_stride), if that layout
// is dense; row-major strides otherwise.
Dims strides_like(const Dims& shape, const Dims& like_shape, const Dims& like_stride);
// Returns the strides of the result of two operands of one shape: those of the first, unless only
// the second is dense. (The first may be an expanded view, such as the gradient of a mean.)
Dims pointwise_strides(const Dims& shape, const Dims& a, const Dims& b);
Dims broadcast(const Dims& a, const Dims& b);  // throws MPT_ERROR_SHAPE
// Returns strides that read (shape, stride) as a tensor of shape `to`: 0 along broadcast dims.
Dims broadcast_strides(const Dims& shape, const Dims& stride, const Dims& to);
// Returns a dim as an index; a negative dim counts from the end.
int wrap_dim(int64_t dim, int rank, const char* what = "dim");

struct ShapeText {
  char s[96];
};
ShapeText text(const Dims& d);  // "[2, 3]", for messages

}  // namespace mpt
