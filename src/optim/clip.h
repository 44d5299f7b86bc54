// Clips the gradients of a set of parameters in place.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "params/params.h"

namespace mpt {

// Scales the gradients so that their p-norm together is at most `max_norm`. norm: receives the norm
// before, unless it is nullptr. error_if_nonfinite: throws if a gradient is not finite, and changes
// nothing. Only the norm and error_if_nonfinite wait for a device.
void clip_grad_norm(const Params& params, double max_norm, double p, bool error_if_nonfinite,
                    double* norm);
// Limits the magnitude of each element.
void clip_grad_value(const Params& params, double limit);

}  // namespace mpt
