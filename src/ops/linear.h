// A product whose result other operations go on computing with.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tensor.h"

namespace mpt::ops {

// Computes x w^T + bias as linear does, but leaves the sums of 16-bit operands in f32. The products
// of the gradients take 16-bit operands, to which the incoming gradient is rounded.
Tensor wide_linear(Tensor x, Tensor w, Tensor bias);

}  // namespace mpt::ops
