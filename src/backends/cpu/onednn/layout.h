// The packed weights that oneDNN's inner product reads, as a Layout.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <vector>

#include "backends/cpu/onednn/api.h"

namespace mpt::onednn {

class PackedWeights final : public Layout {
 public:
  PackedWeights(DType t, const Dims& logical, Desc packed);

  const Desc& desc() const { return desc_; }
  bool same(const Layout& other) const override;
  void pack(const void* plain, void* packed, int64_t bytes, const Jobs& jobs) const override;
  void unpack(const void* packed, void* plain, int64_t bytes, const Jobs& jobs) const override;

 private:
  template <class T, bool kPack>
  void move(const void* from, void* to, const Jobs& jobs) const;
  template <bool kPack>
  void move(const void* from, void* to, int64_t bytes, const Jobs& jobs) const;

  Desc desc_;
  // A blocked layout is separable: element (i, j) lies at offset_[0][i] + offset_[1][j].
  std::array<std::vector<int64_t>, 2> offset_;
  int64_t row_block_ = 1;
};

// How many rows share a block, and the physical elements from a block of rows to the next.
struct RowBlock {
  int64_t rows, elements;
};
RowBlock row_block(const Desc& d);

}  // namespace mpt::onednn
