// Statistics of a tensor's elements as a given dtype would hold them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/tensor.h"

namespace mpt {

// Numbers of non-finite elements.
struct NonFiniteCounts {
  int64_t nans = 0, up = 0, down = 0;  // up, down: +inf, -inf
  int64_t infinities() const { return up + down; }
};
// Counts after rounding to `as`, unless it is none.
NonFiniteCounts count_non_finite(const Tensor& t, DType as = DType::none);
// True if a search counts the elements: they can be non-finite, and no other rank has to send them,
// because one rank may search alone.
inline bool is_searched(const Tensor& t) {
  return is_floating(t.dtype()) && !is_f8(t.dtype()) && !t->storage->source;
}

// Bin i counts magnitudes in [2^(i + kFirstExponent), 2^(i + 1 + kFirstExponent)). The first and
// the last bin also count everything beyond them.
inline constexpr int kExponentBins = 280, kFirstExponent = -151;

struct ElementStats {
  int64_t elements = 0, zeros = 0;
  int64_t underflows = 0;  // not 0, but 0 in the dtype
  int64_t subnormals = 0;  // subnormal in the dtype
  int64_t overflows = 0;   // finite, but not finite in the dtype
  int64_t infinities = 0, nans = 0;
  double smallest = 0, largest = 0;  // magnitudes of finite elements other than 0; 0: none
  int64_t exponents[kExponentBins] = {};

  void add(const ElementStats& other);
};

// Counts the elements times `scale`, as `dtype` would round them.
ElementStats stats_of(const Tensor& t, DType dtype, double scale);

// Return the least normal number of a floating dtype, and the least number above 0.
double least_normal(DType dtype);
double least_subnormal(DType dtype);
// Returns the least magnitude that rounds to more than the largest number of the dtype.
double overflow_from(DType dtype);

}  // namespace mpt
