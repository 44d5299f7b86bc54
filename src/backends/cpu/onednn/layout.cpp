// Packing and unpacking by the blocking that oneDNN chose.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/onednn/layout.h"

#include <cstring>
#include <string>
#include <utility>

#include "core/error.h"

namespace mpt::onednn {

RowBlock row_block(const Desc& d) {
  const Blocking b = blocking(d);
  RowBlock r = {1, b.stride[0]};
  for (size_t i = 0; i < b.block.size(); ++i) {
    if (b.dim[i] == 0) r.rows *= b.block[i];
  }
  return r;
}

PackedWeights::PackedWeights(DType t, const Dims& logical, Desc packed) : desc_(std::move(packed)) {
  dtype = t;
  shape = logical;
  elements = static_cast<int64_t>(desc_.get_size()) / size_of(t);
  name = "onednn ";
  const Blocking b = blocking(desc_);
  for (int d = 0; d < 2; ++d) {
    auto& table = offset_[static_cast<size_t>(d)];
    table.resize(static_cast<size_t>(shape[d]));
    for (int64_t i = 0; i < shape[d]; ++i) {
      int64_t rest = i, inside = 0, step = 1;
      for (size_t k = b.block.size(); k-- > 0; step *= b.block[k]) {
        if (b.dim[k] != d) continue;
        inside += rest % b.block[k] * step;
        rest /= b.block[k];
      }
      table[static_cast<size_t>(i)] = rest * b.stride[d] + inside;
    }
  }
  for (size_t k = 0; k < b.block.size(); ++k) {
    name += std::to_string(b.block[k]) + (b.dim[k] == 0 ? 'n' : 'k');
  }
  row_block_ = row_block(desc_).rows;
}

bool PackedWeights::same(const Layout& other) const {
  const auto* p = dynamic_cast<const PackedWeights*>(&other);
  return p && p->dtype == dtype && p->desc_ == desc_;
}

template <class T, bool kPack>
void PackedWeights::move(const void* from, void* to, const Jobs& jobs) const {
  const auto* in = static_cast<const T*>(from);
  auto* out = static_cast<T*>(to);
  const int64_t rows = shape[0], cols = shape[1];
  jobs.run(rows, row_block_, [&](int64_t begin, int64_t end, int32_t) {
    for (int64_t j = 0; j < cols; ++j) {
      const int64_t column = offset_[1][static_cast<size_t>(j)];
      for (int64_t i = begin; i < end; ++i) {
        const int64_t packed = offset_[0][static_cast<size_t>(i)] + column, plain = i * cols + j;
        if constexpr (kPack) out[packed] = in[plain];
        else out[plain] = in[packed];
      }
    }
  });
}

template <bool kPack>
void PackedWeights::move(const void* from, void* to, int64_t bytes, const Jobs& jobs) const {
  switch (bytes) {
    case 1: return move<uint8_t, kPack>(from, to, jobs);
    case 2: return move<uint16_t, kPack>(from, to, jobs);
    case 4: return move<uint32_t, kPack>(from, to, jobs);
    case 8: return move<uint64_t, kPack>(from, to, jobs);
    default:
      fail(MPT_ERROR_INVALID_ARGUMENT, "a layout packs elements of 1, 2, 4 or 8 bytes, not %lld",
           static_cast<long long>(bytes));
  }
}

void PackedWeights::pack(const void* plain, void* packed, int64_t bytes, const Jobs& jobs) const {
  if (elements != count(shape)) std::memset(packed, 0, static_cast<size_t>(elements * bytes));
  move<true>(plain, packed, bytes, jobs);
}

void PackedWeights::unpack(const void* packed, void* plain, int64_t bytes, const Jobs& jobs) const {
  move<false>(packed, plain, bytes, jobs);
}

}  // namespace mpt::onednn
