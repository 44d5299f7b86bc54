// Rows of any SIMD dtype summed into, or compared with, rows of f32.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

struct RowTable {
  // y = w x, and y += w x.
  void (*start[kSimdTypes])(float* y, const void* x, float w, int64_t n);
  void (*add[kSimdTypes])(float* y, const void* x, float w, int64_t n);
  // Element j of x, which has position `first + j * step`, replaces best[j] where it is larger, or
  // the first NaN. `stride` between x's elements: anything for f32, 1 for the others.
  void (*max[kSimdTypes])(float* best, int32_t* at, const void* x, int64_t stride, int32_t first,
                          int32_t step, int64_t n);
  // y += x where at is `position`.
  void (*add_where[kSimdTypes])(float* y, const void* x, const int32_t* at, int32_t position,
                                int64_t n);
  // y[j] = sum of w[t n + j] * x[at[t n + j]] over the taps t.
  void (*combine)(float* y, const float* x, const int32_t* at, const float* w, int64_t taps,
                  int64_t n);
};
MPT_ISA_TABLE(RowTable, row_table)

}  // namespace mpt::cpu
