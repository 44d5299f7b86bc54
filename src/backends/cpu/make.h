// Declarations of the make functions that kernels.inc lists.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"

namespace mpt::cpu {

#define KERNEL(id, make) std::unique_ptr<Prepared> make(const Request&, Why&);
#include "backends/cpu/kernels.inc"
#undef KERNEL

}  // namespace mpt::cpu
