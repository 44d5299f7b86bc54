// Packing to tiles and back, for any size of element.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/gemm/layout.h"

#include <algorithm>
#include <cstring>

#include "backends/cpu/gemm/gemm.h"

namespace mpt::cpu::gemm {

TiledLayout::TiledLayout(DType type, int64_t rows, int64_t cols) {
  dtype = type;
  shape = {rows, cols};
  elements = round_up(rows, kTile) * round_up(cols, kTile);
  name = "tiles 32x32";
}

bool TiledLayout::same(const Layout& other) const {
  const auto* t = dynamic_cast<const TiledLayout*>(&other);
  return t && t->dtype == dtype && t->shape == shape;
}

void TiledLayout::pack(const void* plain, void* packed, int64_t bytes, const Jobs& jobs) const {
  const int64_t rows = shape[0], cols = shape[1];
  const View v = tiled(cols);
  jobs.run(round_up(rows, kTile) / kTile, 1, [&](int64_t begin, int64_t end, int32_t) {
    for (int64_t i = begin * kTile; i < end * kTile; ++i) {
      for (int64_t j = 0; j < cols; j += kTile) {
        char* to = static_cast<char*>(packed) + v.at(i, j) * bytes;
        const int64_t n = i < rows ? std::min(kTile, cols - j) : 0;
        if (n > 0) {
          std::memcpy(to, static_cast<const char*>(plain) + (i * cols + j) * bytes,
                      static_cast<size_t>(n * bytes));
        }
        std::memset(to + n * bytes, 0, static_cast<size_t>((kTile - n) * bytes));
      }
    }
  });
}

void TiledLayout::unpack(const void* packed, void* plain, int64_t bytes, const Jobs& jobs) const {
  const int64_t rows = shape[0], cols = shape[1];
  const View v = tiled(cols);
  jobs.run(rows, kTile, [&](int64_t begin, int64_t end, int32_t) {
    for (int64_t i = begin; i < end; ++i) {
      for (int64_t j = 0; j < cols; j += kTile) {
        std::memcpy(static_cast<char*>(plain) + (i * cols + j) * bytes,
                    static_cast<const char*>(packed) + v.at(i, j) * bytes,
                    static_cast<size_t>(std::min(kTile, cols - j) * bytes));
      }
    }
  });
}

}  // namespace mpt::cpu::gemm
