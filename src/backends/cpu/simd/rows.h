// RowTable: rows of any SIMD dtype added to, or compared with, rows of f32.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

struct RowTable {
  // y += x.
  void (*add[kSimdTypes])(float* y, const void* x, int64_t n);
  // y = the sum of w[t] x[t] over the taps t (one or more): as f32, and in the dtype of x. With
  // `more` the sum is added to y (f32 only).
  void (*blend[kSimdTypes])(float* y, const void* const* x, const float* w, int64_t taps, bool more,
                            int64_t n);
  void (*blend_narrow[kSimdTypes])(void* y, const void* const* x, const float* w, int64_t taps,
                                   int64_t n);
  float (*total[kSimdTypes])(const void* x, int64_t n);  // the sum of x
  // Replaces best[j] by element j of x if that is larger, or is the first NaN, and at[j] by its
  // position `first + j * step`. The elements of x are `stride` apart.
  void (*max)(float* best, int32_t* at, const float* x, int64_t stride, int32_t first, int32_t step,
              int64_t n);
  // Finds the maxima among the taps (one or more) and their positions.
  void (*max_of[kSimdTypes])(void* y, int32_t* at, const void* const* x, const int32_t* positions,
                             int64_t taps, int64_t n);
  // y += x where at[j] == `position`.
  void (*add_where[kSimdTypes])(float* y, const void* x, const int32_t* at, int32_t position,
                                int64_t n);
  // y[j] = sum of w[t n + j] * x[at[t n + j]] over the taps t.
  void (*combine)(float* y, const float* x, const int32_t* at, const float* w, int64_t taps,
                  int64_t n);
};
MPT_ISA_TABLE(RowTable, row_table)

}  // namespace mpt::cpu
