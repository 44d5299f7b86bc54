// Clipping the gradients of a set in place.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "params/params.h"

namespace mpt {

// Gives the norm before, by power `p`; `strict`: throws where a gradient is not finite.
double clip_grad_norm(const Params& params, double max_norm, double p, bool strict);
void clip_grad_value(const Params& params, double limit);

}  // namespace mpt
