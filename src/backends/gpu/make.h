// The candidates of the GPU backend. Their outputs have elements, but for kernels with indices.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "backends/backend.h"

namespace mpt::gpu {

std::unique_ptr<Prepared> make_fill(const Request& r, Why& why);
std::unique_ptr<Prepared> make_arange(const Request& r, Why& why);
std::unique_ptr<Prepared> make_copy(const Request& r, Why& why);
std::unique_ptr<Prepared> make_unary(const Request& r, Why& why);
std::unique_ptr<Prepared> make_binary(const Request& r, Why& why);
std::unique_ptr<Prepared> make_ternary(const Request& r, Why& why);
std::unique_ptr<Prepared> make_random(const Request& r, Why& why);
std::unique_ptr<Prepared> make_index_select(const Request& r, Why& why);
std::unique_ptr<Prepared> make_index_add(const Request& r, Why& why);
std::unique_ptr<Prepared> make_gather(const Request& r, Why& why);
std::unique_ptr<Prepared> make_scatter(const Request& r, Why& why);
std::unique_ptr<Prepared> make_sort(const Request& r, Why& why);

}  // namespace mpt::gpu
