// Tools of reductions, norms and losses.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ops/ops.h"

namespace mpt::ops {

uint32_t dim_mask(const Tensor& x, const Dims& dims);  // the dims to reduce as bits; none: all
Dims dims_of(uint32_t mask);
int64_t reduced_count(const Tensor& x, uint32_t mask);  // the elements that become one
Dims kept(const Dims& shape, uint32_t mask);            // the shape with the reduced dims as 1

// Runs the kernel; the result has the reduced dims as 1 and is not recorded. correction: as in
// ReduceParams.
Tensor reduce_raw(ReduceOp op, const Tensor& x, uint32_t mask, DType dtype, int correction = 0);
// Returns the result without the reduced dims, unless keepdim says to keep them; not recorded.
Tensor shaped(const Tensor& y, const Tensor& x, uint32_t mask, KeepDims keepdim);
// Reduces any dims. Equal extremes share the gradient evenly, as in PyTorch.
Tensor extreme(Op op, ReduceOp kernel, Tensor x, const Dims& dims, KeepDims keepdim);

// Return false if all elements are at most `bound`, or numbers that are not infinite, and the host
// can see that now: what only other elements need is left out then. Elements are not negative.
bool may_exceed(const Tensor& x, double bound);  // f32 or f64
bool may_be_infinite(const Tensor& x);

// Returns how often n^(1/p) is halved until it is below 1: so often is the p-norm of n elements to
// be halved for a number of their size. Norms of orders below 0 are no larger than an element.
int halvings(double p, double n);

// The sum of all elements times `scale`, a power of two, because a sum may be beyond the dtype
// where the mean is not. Recorded as `op`.
struct ScaledSum {
  Tensor sum;
  double scale;
};
ScaledSum scaled_sum(Op op, const Tensor& x);

// Returns x / max(p-norm of x over dims (none: all), eps), recorded as `op`. x is f32 or f64. The
// norms may be beyond the dtype.
Tensor unit_rows(Op op, const Tensor& x, double p, const Dims& dims, double eps);

// Returns the p-norm of a - b + eps along the last dim; a and b are at least f32.
Tensor distance(const Tensor& a, const Tensor& b, double p, double eps, KeepDims keepdim);

}  // namespace mpt::ops
