// Access to the parameters and gradients of a flat pass, one element at a time.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/multi.h"

namespace mpt::ref {

double load_param(const MultiTensor& t, int64_t i);
void store_param(const MultiTensor& t, int64_t i, double v);
double grad_as_read(const MultiTensor& t, int64_t i, const double* decision);

}  // namespace mpt::ref
