// NormTable: layer norm and RMS norm of rows.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/convert.h"
#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

// True if an f32 has the digits of a variance that eps is added to: no square has overflowed, and
// what small squares have lost does not count.
MPT_INLINE bool is_whole_variance(float var, float eps) {
  return var <= __FLT_MAX__ && (var >= 0x1p-100f || eps >= 0x1p-80f);
}

// Rows of a matrix; row i of x starts at x + i * x_stride.
struct NormRows {
  const void* x;
  void* y;
  int64_t x_stride, y_stride, columns;
  const float *w, *b;  // or nullptr
  float *mean, *rstd;  // or nullptr
  int64_t mean_step, rstd_step;
  float eps;
  bool rms;
  Convert widen;  // to f32, from elements of `size` bytes
  int64_t size;
  // Computes the mean and rstd of the row at x in f64.
  void (*in_double)(const NormRows& p, const void* x, float& mean, float& rstd);
};
struct NormGradRows {
  const void *dy, *x;
  void* dx;
  int64_t dy_stride, x_stride, dx_stride, columns;
  const float *w, *mean, *rstd;
  int64_t mean_step, rstd_step;
  float *dw, *db;  // the sums of these rows are added to them; nullptr: not wanted
  bool rms;
};
struct NormTable {
  void (*norm[kSimdTypes])(const NormRows& p, int64_t begin, int64_t end);
  void (*norm_grad[kSimdTypes])(const NormGradRows& p, int64_t begin, int64_t end);
};
MPT_ISA_TABLE(NormTable, norm_table)

}  // namespace mpt::cpu
