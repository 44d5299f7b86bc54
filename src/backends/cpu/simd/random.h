// Philox draws in sixteen lanes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

struct RandomTable {
  // y[i] = a + (b - a) * uniform draw `first + i`, or 1 where that draw is below a and else 0.
  void (*uniform)(float* y, int64_t n, uint64_t seed, uint64_t first, float a, float b);
  void (*bernoulli)(float* y, int64_t n, uint64_t seed, uint64_t first, float a);
  // Standard normal draws (core/normal.h), as mean + std * z in double.
  void (*normal)(float* y, int64_t n, uint64_t seed, uint64_t first, double mean, double std);
};
MPT_ISA_TABLE(RandomTable, random_table)

}  // namespace mpt::cpu
