// The candidates of the GPU backend. Their outputs have elements.
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
std::unique_ptr<Prepared> make_split(const Request& r, Why& why);
std::unique_ptr<Prepared> make_join(const Request& r, Why& why);
std::unique_ptr<Prepared> make_multi_stats(const Request& r, Why& why);
std::unique_ptr<Prepared> make_multi_scale(const Request& r, Why& why);
std::unique_ptr<Prepared> make_step_decide(const Request& r, Why& why);
std::unique_ptr<Prepared> make_multi_step(const Request& r, Why& why);
std::unique_ptr<Prepared> make_scaler_update(const Request& r, Why& why);

}  // namespace mpt::gpu
