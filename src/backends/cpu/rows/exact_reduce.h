// Reductions without rounding: of integers and bools, any and all, and the positions of extremes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "backends/backend.h"

namespace mpt::cpu {

// True if make_exact_reduce() computes the reduction of x to y. A sum of integers is rounded to a
// floating y once.
bool is_exact(const ReduceParams& p, DType x, DType y);

std::unique_ptr<Prepared> make_exact_reduce(const Request& r, Why& why);

}  // namespace mpt::cpu
