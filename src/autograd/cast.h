// Casts and clones, which the tape, autocast and the operations share.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tensor.h"

namespace mpt::ops {

// Returns a dense copy in another dtype; not recorded.
Tensor convert(const Tensor& x, DType dtype, Purpose purpose = Purpose::activations);
Tensor cast(Tensor x, DType dtype);            // recorded
Tensor clone(Tensor x);                        // recorded
void record_cast(Tensor& y, const Tensor& x);  // records a cast of x to y made by other means

}  // namespace mpt::ops
