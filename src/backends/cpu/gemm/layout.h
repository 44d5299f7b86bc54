// Weights that stay packed: 32 x 32 tiles, each row-major, band after band, zero-padded. Forward
// reads them as rows, backward-data as columns, and backward-weights writes them, in place.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"

namespace mpt::cpu::gemm {

struct TiledLayout final : Layout {
  TiledLayout(DType dtype, int64_t rows, int64_t cols);
  bool same(const Layout& other) const override;
  void pack(const void* plain, void* packed, int64_t bytes, const Jobs& jobs) const override;
  void unpack(const void* packed, void* plain, int64_t bytes, const Jobs& jobs) const override;
};

}  // namespace mpt::cpu::gemm
