// SoftmaxTable: softmax and cross entropy of contiguous rows.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

// yes: the sum of the elements is wanted.
enum class Total : bool { no, yes };

// log(sum(exp(x))) is `largest` + `log_of_sum`, the logarithm of `sum`. `total` is the sum of x, if
// requested. A row of -inf alone has largest 0 and sum 1, so that exp(x - largest) / sum is 0.
struct MaxAndSum {
  float largest, sum;
  double log_of_sum, total;
};

// One row of cross_entropy_grad: dx = g (exp(x - top - rest) - spread), and at `target`
// g (exp(x - top - rest) - 1 + smooth - spread).
struct Slope {
  float top, rest, g, spread, smooth;
  int64_t target;
};

// Functions of one row of n elements.
struct SoftmaxTable {
  void (*softmax[kSimdTypes])(const void* x, void* y, int64_t n);
  void (*log_softmax[kSimdTypes])(const void* x, void* y, int64_t n);
  void (*softmax_grad[kSimdTypes])(const void* dy, const void* y, void* dx, int64_t n);
  void (*log_softmax_grad[kSimdTypes])(const void* dy, const void* y, void* dx, int64_t n);
  MaxAndSum (*log_sum[kSimdTypes])(const void* x, int64_t n, Total total);
  void (*cross_entropy_grad[kSimdTypes])(const void* x, void* dx, int64_t n, const Slope& s);
};
MPT_ISA_TABLE(SoftmaxTable, softmax_table)

}  // namespace mpt::cpu
