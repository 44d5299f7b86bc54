// ReduceTable: reductions of contiguous runs and of columns.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

enum Fold : int { fold_sum, fold_abs, fold_square, fold_max, fold_min, kFolds };

// Reduces n contiguous values to one, after subtracting `shift` from each. Sums have about the
// precision of f32 for any n: short runs are summed in f32 lanes, the runs in double.
using FoldRun = double (*)(const void* x, int64_t n, float shift);

// acc[c] = the fold of x[r * stride + c] over r, for at most kColumns columns.
inline constexpr int64_t kColumns = 1024;
using FoldColumns = void (*)(const void* x, int64_t stride, int64_t rows, int64_t columns,
                             float* acc);
// acc[c] = the fold of acc[c] and x[c].
using FoldMore = void (*)(const float* x, int64_t columns, float* acc);

struct ReduceTable {
  FoldRun run[kFolds][kSimdTypes];
  FoldColumns columns[kFolds][kSimdTypes];
  FoldMore more[kFolds];
  void (*scale)(float* x, int64_t n, float by);
};
MPT_ISA_TABLE(ReduceTable, reduce_table)

}  // namespace mpt::cpu
