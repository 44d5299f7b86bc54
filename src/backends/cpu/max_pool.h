// Max pools and their gradients.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"

namespace mpt::cpu {

std::unique_ptr<Prepared> make_max_pool(const Request& r, Why& why);
std::unique_ptr<Prepared> make_max_pool_grad(const Request& r, Why& why);

}  // namespace mpt::cpu
