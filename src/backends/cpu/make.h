// The make functions that kernels.inc lists.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"

namespace mpt::cpu {

#define KERNEL(id, make) std::unique_ptr<Prepared> make(const Request&, Why&);
#include "backends/cpu/kernels.inc"
#undef KERNEL

// The Layout of weights that own products read fastest, or nullptr.
std::unique_ptr<Layout> gemm_weight_layout(const Request& linear);

#if MPT_ONEDNN
// The one that oneDNN's inner product reads fastest, or nullptr.
std::unique_ptr<Layout> onednn_weight_layout(const Request& linear);
#endif

}  // namespace mpt::cpu
