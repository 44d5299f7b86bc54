// Max pools and their gradients.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"

namespace mpt::cpu {

// The taps of one output position along a dim that are inside the plane: `n` taps from `first` on.
struct Window {
  int64_t first, n;
};
Window max_window(const PoolParams& p, int d, int64_t i, int64_t inputs, int64_t outputs);

// f32, bf16 and f16 use SIMD; f64 is in windows64.cpp.
std::unique_ptr<Prepared> make_max_pool(const Request& r, Why& why);
std::unique_ptr<Prepared> make_max_pool_grad(const Request& r, Why& why);
std::unique_ptr<Prepared> make_max_pool64(const Request& r);
std::unique_ptr<Prepared> make_max_pool_grad64(const Request& r);

}  // namespace mpt::cpu
