// RandomTable: tensors of Philox draws, in sixteen lanes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

struct RandomTable {
  // uniform: y[i] = a + (b - a) u, where u is uniform draw `first + i`. bernoulli: y[i] is 1 if the
  // draw is below a, else 0.
  void (*uniform)(float* y, int64_t n, uint64_t seed, uint64_t first, float a, float b);
  void (*bernoulli)(float* y, int64_t n, uint64_t seed, uint64_t first, float a);
  // y[i] = mean + std * z in double, where z is a standard normal draw (core/normal.h).
  void (*normal)(float* y, int64_t n, uint64_t seed, uint64_t first, double mean, double std);
};
MPT_ISA_TABLE(RandomTable, random_table)

}  // namespace mpt::cpu
