// The three products of a linear layer: their common shape and their weights.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/onednn/common.h"

namespace mpt::onednn {

// y [M, N] = x [M, K] w [N, K]^T, and its gradients.
struct Linear {
  int64_t m, k, n;
  DType t;  // of x, w, dy

  double flops() const {
    return 2. * static_cast<double>(m) * static_cast<double>(k) * static_cast<double>(n);
  }
  double work() const { return flops() / flop_rate(t == DType::bf16); }
  double mk() const { return static_cast<double>(m) * static_cast<double>(k); }
  double mn() const { return static_cast<double>(m) * static_cast<double>(n); }
  double nk() const { return static_cast<double>(n) * static_cast<double>(k); }
  size_t bytes() const { return static_cast<size_t>(size_of(t)); }
};

// Below this many operations a call of oneDNN costs more than the product.
inline constexpr double kTiny = 1e6;

// w or dw as the primitives see it.
struct Weights {
  Desc desc;
  RowBlock block;

  Desc rows(const Linear& s, int64_t count) const;  // of a cut
  // Bytes to the row `from`, a multiple of block.rows.
  size_t offset(int64_t from, size_t element) const {
    return static_cast<size_t>(from / block.rows * block.elements) * element;
  }
};

// The layout that all three products of a linear layer like. Throws dnnl::error.
Desc favourite(const Maker& make, const Linear& s);

// Fills `out`; false after a refusal. With row-major weights of 16 bits the own engine is faster.
bool find_weights(const Linear& s, const Spec& w, Weights& out, Why& why);

// linear_weight for packed weights and many rows.
std::unique_ptr<Prepared> make_pack_after(const Request& r, Why& why);
inline constexpr int64_t kManyRows = 1024;

}  // namespace mpt::onednn
