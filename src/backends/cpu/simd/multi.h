// Flat passes over a piece of one tensor: gradient statistics and optimizer steps in f32.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

#include "backends/cpu/simd/isa.h"
#include "backends/multi.h"

namespace mpt::cpu {

// What multi_step reads and writes of one tensor, from element 0.
enum class PassType : int32_t {
  none,
  f32,
  bf16,
  f16,
  split,  // and other masters: backends/masters.h
  kahan_bf16,
  kahan_f16,
  random_bf16,
  random_f16
};
struct PassState {
  void* data;
  float* scale;  // of codes, one per block
  StateFormat format;
  int32_t block;
  // Of the format's code book.
  int32_t zero;
  const float *value, *slope, *base;
  const CodeSearch* search;
};
struct StepPass {
  void *param, *low, *copy;
  PassState state[3];
  void* grad;
  PassType param_type, copy_type, grad_type;
  uint64_t key, first;  // as in MultiTensor
  // A gradient is read as clamp(g * multiplier, +-limit) * clip; clip carries the sign of maximize.
  float multiplier, limit, clip;
  float factor, pull;  // MultiTensor::whole
  // A factored second moment, or nullptr: row_scale[row] * column_mean[matrix, column].
  const double* row_scale;
  const float* column_mean;
  int64_t rows, columns;
};

// backends/multi.h's StepRule in f32. kind is an OptimizerKind.
struct StepScalars {
  int32_t kind, nesterov, amsgrad, centered, first, has_momentum;
  float lr, decay, pull, shrink, momentum, undamped, beta1, beta2, slow, correction1, correction2,
      eps;
  float rest1, rest2, rest3;  // 1 - beta1, 1 - beta2, 1 - beta3, from the doubles
};

struct PassStats {
  double squares, largest;
  int64_t non_finite;
};

struct MultiTable {
  void (*stats)(const void* grad, PassType type, int64_t n, float limit, PassStats* out);
  void (*step)(const StepPass& pass, const StepScalars& scalars, int64_t begin, int64_t count);
  // The same by a rule that knows nothing but the element, on a tensor that is f32 throughout and
  // whose gradient is read as it is: of whole vectors, in place. Returns how many elements that is.
  int64_t (*step_in_place)(const StepScalars& scalars, const MultiTensor& tensor, const void* grad,
                           int64_t begin, int64_t count);
  // Of elements from begin on: {squares of p, squares of the update, or of the gradient}.
  void (*sums)(const StepPass& pass, const StepScalars& scalars, int64_t begin, int64_t count,
               double out[2]);
  // Adafactor's means of squared gradients, blended into the state: of rows [begin, end) of all
  // matrices, and of columns [begin, end) of one.
  void (*row_means)(const StepPass& pass, const StepScalars& scalars, float* state, int64_t begin,
                    int64_t end);
  void (*column_means)(const StepPass& pass, const StepScalars& scalars, float* state,
                       int64_t matrix, int64_t begin, int64_t end);
  void (*scale)(const StepPass& pass, int64_t begin, int64_t count);  // gradients in place
  void (*split)(const float* x, uint16_t* hi, uint16_t* lo, int64_t n);
  void (*join)(const uint16_t* hi, const uint16_t* lo, float* x, int64_t n);
};
MPT_ISA_TABLE(MultiTable, multi_table)

}  // namespace mpt::cpu
