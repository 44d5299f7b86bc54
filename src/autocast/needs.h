// Needs of autocast from the operations, which lie above it: declared here, defined in
// ops/copy.cpp. SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tensor.h"

namespace mpt::ops {

Tensor convert(const Tensor& x, DType dtype, Purpose purpose = Purpose::activations);
Tensor cast(Tensor x, DType dtype);            // recorded
void record_cast(Tensor& y, const Tensor& x);  // of x to y, made by other means

}  // namespace mpt::ops
