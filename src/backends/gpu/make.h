// The candidates of the GPU backend. Their outputs have elements, unless it says otherwise.
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

std::unique_ptr<Prepared> make_reduce(const Request& r, Why& why);
std::unique_ptr<Prepared> make_scan(const Request& r, Why& why);
std::unique_ptr<Prepared> make_softmax(const Request& r, Why& why);
std::unique_ptr<Prepared> make_softmax_grad(const Request& r, Why& why);
std::unique_ptr<Prepared> make_cross_entropy(const Request& r, Why& why);
std::unique_ptr<Prepared> make_cross_entropy_grad(const Request& r, Why& why);
std::unique_ptr<Prepared> make_tri(const Request& r, Why& why);
// These take outputs without elements.
std::unique_ptr<Prepared> make_matmul(const Request& r, Why& why);  // and linear, its gradients
std::unique_ptr<Prepared> make_conv(const Request& r, Why& why);
std::unique_ptr<Prepared> make_conv_data(const Request& r, Why& why);
std::unique_ptr<Prepared> make_conv_weight(const Request& r, Why& why);
std::unique_ptr<Prepared> make_attention(const Request& r, Why& why);
std::unique_ptr<Prepared> make_attention_grad(const Request& r, Why& why);

// For their gradients as well.
std::unique_ptr<Prepared> make_pool(const Request& r, Why& why);
std::unique_ptr<Prepared> make_interpolate(const Request& r, Why& why);

// For batch_norm and the gradients as well. These take outputs without elements.
std::unique_ptr<Prepared> make_norm(const Request& r, Why& why);
std::unique_ptr<Prepared> make_norm_grad(const Request& r, Why& why);
std::unique_ptr<Prepared> make_split(const Request& r, Why& why);
std::unique_ptr<Prepared> make_join(const Request& r, Why& why);
std::unique_ptr<Prepared> make_multi_stats(const Request& r, Why& why);
std::unique_ptr<Prepared> make_multi_scale(const Request& r, Why& why);
std::unique_ptr<Prepared> make_step_decide(const Request& r, Why& why);
std::unique_ptr<Prepared> make_multi_step(const Request& r, Why& why);
std::unique_ptr<Prepared> make_scaler_update(const Request& r, Why& why);

}  // namespace mpt::gpu
