// The check of anomaly mode.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tensor.h"

namespace mpt {

// Throws MPT_ERROR_STATE if an element is not finite. The text names `phase`, "forward" or
// "backward", and the operation.
void check_finite(const Tensor& t, const char* phase, const char* op);

}  // namespace mpt
