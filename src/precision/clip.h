// Clipping the gradients of a set in place.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "precision/params.h"

namespace mpt {

double clip_grad_norm(const Params& params, double max_norm);  // the norm before
void clip_grad_value(const Params& params, double limit);

}  // namespace mpt
