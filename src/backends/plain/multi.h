// Optimizer passes over one tensor in any dtype, one element at a time in double. The backend `ref`
// runs all tensors through them, `cpu` those of dtypes without SIMD code.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/multi.h"

namespace mpt::plain {

// Each reads or writes elements [begin, begin + count) of one tensor. `decision` is the row of the
// tensor's group.
MultiPartial grad_stats(const MultiTensor& t, double limit, double p, int64_t begin, int64_t count);
void scale_grad(const MultiTensor& t, const Decision& decision, int64_t begin, int64_t count);
void step(const MultiTensor& t, const StepRule& rule, const Decision& decision, int64_t begin,
          int64_t count);

// The passes before `step` of rules with needs_whole, in this order. They write the states and the
// scratch.

// Updates the factors of a factored state, then calls scale_rows.
void update_factors(const MultiTensor& t, const StepRule& rule, const Decision& decision);
// Sets TensorScratch::row_scale: the means of the rows over the mean of their matrix.
void scale_rows(const MultiTensor& t, const StepRule& rule);
// Sums over elements [begin, begin + count): sums[0] the squares of the parameter, sums[1] the
// squares of the rule's direction, or of the gradient where the rule has none.
void sum_squares(const MultiTensor& t, const StepRule& rule, const Decision& decision,
                 int64_t begin, int64_t count, double sums[2]);
// Sets factor and pull of the scratch, and the state with one value, from the sums over the whole
// tensor.
void finish_whole(const MultiTensor& t, const StepRule& rule, const double sums[2]);

}  // namespace mpt::plain
