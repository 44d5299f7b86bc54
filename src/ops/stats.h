// Statistics of a tensor's elements as some dtype would hold them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "autograd/needs.h"

namespace mpt::ops {

// Bin i counts magnitudes in [2^(i + kFirstExponent), 2^(i + 1 + kFirstExponent)); the bins at the
// ends take what lies beyond them.
inline constexpr int kExponentBins = 280, kFirstExponent = -151;

struct ElementStats {
  int64_t elements = 0, zeros = 0;
  int64_t underflows = 0;  // not 0, but 0 in the dtype
  int64_t subnormals = 0;  // in the dtype
  int64_t overflows = 0;   // finite, but not in the dtype
  int64_t infinities = 0, nans = 0;
  double smallest = 0, largest = 0;  // magnitudes of what is finite and not 0; 0: there is none
  int64_t exponents[kExponentBins] = {};

  void add(const ElementStats& other);
};

// Each element times `scale`, as `dtype` would round it.
ElementStats stats_of(const Tensor& t, DType dtype, double scale);

// The least normal number of a floating dtype, and the least above 0.
double least_normal(DType dtype);
double least_subnormal(DType dtype);
// From here on a magnitude rounds to more than the dtype's largest.
double overflow_from(DType dtype);

}  // namespace mpt::ops
