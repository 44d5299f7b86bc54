// The candidates of the GPU backend. Unless stated otherwise, their outputs have elements.
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

// These accept outputs without elements.
std::unique_ptr<Prepared> make_gemm(const Request& r, Why& why);
std::unique_ptr<Prepared> make_linear(const Request& r, Why& why);
std::unique_ptr<Prepared> make_linear_data(const Request& r, Why& why);
std::unique_ptr<Prepared> make_linear_weight(const Request& r, Why& why);
std::unique_ptr<Prepared> make_conv(const Request& r, Why& why);
std::unique_ptr<Prepared> make_conv_data(const Request& r, Why& why);
std::unique_ptr<Prepared> make_conv_weight(const Request& r, Why& why);
std::unique_ptr<Prepared> make_attention(const Request& r, Why& why);
std::unique_ptr<Prepared> make_attention_grad(const Request& r, Why& why);

}  // namespace mpt::gpu
