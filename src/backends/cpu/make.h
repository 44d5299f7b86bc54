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

// Whether own products of this dtype run on AMX tiles, and so come before oneDNN's.
bool gemm_on_tiles(DType t, Arithmetic a);

#if MPT_ONEDNN
// Whether oneDNN will do this product, and with which layout: none where row-major is as good
// (f32).
bool onednn_weight_layout(const Request& linear, std::unique_ptr<Layout>& layout);
#endif

}  // namespace mpt::cpu
