// Flat passes over a piece of one tensor: gradient statistics and optimizer steps in f32.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

#include "backends/cpu/simd/isa.h"

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
};
struct StepPass {
  void *param, *low, *copy;
  PassState state[3];
  void* grad;
  PassType param_type, copy_type, grad_type;
  uint64_t key, first;  // as in MultiTensor
  // A gradient is read as clamp(g * multiplier, +-limit) * clip; clip carries the sign of maximize.
  float multiplier, limit, clip;
};

// backends/multi.h's StepRule in f32. kind is an OptimizerKind.
struct StepScalars {
  int32_t kind, nesterov, amsgrad, centered, first, has_momentum;
  float lr, decay, shrink, momentum, undamped, beta1, beta2, correction2, eps;
  float rest1, rest2;  // 1 - beta1, 1 - beta2, from the doubles
};

struct PassStats {
  double squares, largest;
  int64_t non_finite;
};

struct MultiTable {
  void (*stats)(const void* grad, PassType type, int64_t n, float limit, PassStats* out);
  void (*step)(const StepPass& pass, const StepScalars& scalars, int64_t begin, int64_t count);
  void (*scale)(const StepPass& pass, int64_t begin, int64_t count);  // gradients in place
  void (*split)(const float* x, uint16_t* hi, uint16_t* lo, int64_t n);
  void (*join)(const uint16_t* hi, const uint16_t* lo, float* x, int64_t n);
};
MPT_ISA_TABLE(MultiTable, multi_table)

}  // namespace mpt::cpu
