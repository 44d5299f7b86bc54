// BatchNormTable: batch norm over planes (one channel at a time) and over rows (contiguous
// channels).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

// Values of one channel, or arrays with one value per channel.
// Forward: y = (x - mean) * scale + shift. Backward: dx = scale * (g - flat - (x - mean) * slope).
struct ChannelValues {
  float mean, scale, shift, flat, slope;
};
struct ChannelArrays {
  const float *mean, *scale, *shift, *flat, *slope;
};

struct PlaneGrad {
  const void *dy, *x, *y;  // y: nullptr without relu
  void* dx;
  int64_t n;
};
struct RowGrad {
  const void *dy, *x, *y;
  void* dx;
  int64_t dy_stride, x_stride, y_stride, dx_stride, rows, n;  // at most kColumns columns
};

struct BatchNormTable {
  void (*plane[kSimdTypes])(const void* x, void* y, int64_t n, const ChannelValues& c, bool relu);
  // Adds the sums of g and of g (x - mean) to *g and *gx.
  void (*plane_sums[kSimdTypes])(const PlaneGrad& p, float mean, double* g, double* gx);
  void (*plane_grad[kSimdTypes])(const PlaneGrad& p, const ChannelValues& c);
  void (*row[kSimdTypes])(const void* x, int64_t x_stride, void* y, int64_t y_stride, int64_t rows,
                          int64_t n, const ChannelArrays& c, bool relu);
  // Writes the mean of each column and the sum of squares about it.
  void (*row_moments[kSimdTypes])(const void* x, int64_t x_stride, int64_t rows, int64_t n,
                                  float* means, float* squares);
  // Writes the sums of g and of g (x - mean) of each column.
  void (*row_sums[kSimdTypes])(const RowGrad& r, const float* mean, float* g, float* gx);
  void (*row_grad[kSimdTypes])(const RowGrad& r, const ChannelArrays& c);
};
MPT_ISA_TABLE(BatchNormTable, batch_norm_table)

}  // namespace mpt::cpu
