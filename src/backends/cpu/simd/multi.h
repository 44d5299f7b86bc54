// Flat passes over a piece of one tensor: gradient statistics and optimizer steps in f32.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

#include "backends/cpu/simd/isa.h"
#include "backends/multi.h"

namespace mpt::cpu {

// A gradient is read as clamp(g * multiplier, +-limit) * clip; limit 0: none. clip carries the sign
// of maximize.
struct Reading {
  float multiplier, limit, clip;
};

using StepScalars = Scalars<float>;

struct PassStats {
  double squares, largest;
  int64_t non_finite;
};

// Dtypes: f32, bf16 and f16.
struct MultiTable {
  void (*stats)(const void* grad, DType type, int64_t n, float limit, PassStats* out);
  // Updates n chunks whose tensors are stored alike and have dense gradients.
  void (*step)(const MultiTensor* tensors, const MultiChunk* chunks, int64_t n,
               const Reading& reading, const StepScalars& scalars);
  // Sums squares: out[0] of the parameter, out[1] of the rule's direction or of the gradient.
  void (*sums)(const MultiTensor& t, const MultiChunk& chunk, const Reading& reading,
               const StepScalars& scalars, double out[2]);
  // Update the factored state of Adafactor with means of squared gradients: rows [begin, end) of
  // all matrices, or columns [begin, end) of one.
  void (*row_means)(const MultiTensor& t, const Reading& reading, const StepScalars& scalars,
                    int64_t begin, int64_t end);
  void (*column_means)(const MultiTensor& t, const Reading& reading, const StepScalars& scalars,
                       int64_t matrix, int64_t begin, int64_t end);
  void (*scale)(const MultiTensor& t, const MultiChunk& chunk, const Reading& reading);  // in place
  void (*write_copy)(const MultiTensor& t, const MultiChunk& chunk);  // from the parameter
  void (*split)(const float* x, uint16_t* hi, uint16_t* lo, int64_t n);
  void (*join)(const uint16_t* hi, const uint16_t* lo, float* x, int64_t n);
};
MPT_ISA_TABLE(MultiTable, multi_table)

}  // namespace mpt::cpu
