// HostTable: memory and uploads.
// SPDX-License-Identifier: Apache-2.0
#include "backends/host_table.h"

#include <cstring>
#include <utility>

#include "backends/host_access.h"
#include "backends/recorder.h"

namespace mpt {

std::byte* TableMemory::grow(Context& ctx, size_t capacity, size_t kept) {
  const LastingMemory lasting(*ctx.place);
  Tensor grown = Tensor::empty(ctx, DType::u8, {static_cast<int64_t>(capacity)}, Purpose::other);
  if (is_on_host(grown)) {
    if (kept) std::memcpy(grown.address(), operand_.address(), kept);
  } else {
    sent_.reserve(capacity);
    written_.resize(capacity);
    sent_.clear();
  }
  operand_ = std::move(grown);
  return is_on_host(operand_) ? static_cast<std::byte*>(operand_.address()) : written_.data();
}

void TableMemory::send(size_t bytes) {
  if (bytes == 0 || is_on_host(operand_)) return;
  const int64_t failures = operand_.place().failures;
  if (std::exchange(failures_, failures) != failures) sent_.clear();  // uploads may have failed
  if (sent_.size() == bytes && std::memcmp(sent_.data(), written_.data(), bytes) == 0) return;
  sent_.clear();  // stays empty if the device refuses the upload
  upload(operand_.view({static_cast<int64_t>(bytes)}, {1}, 0), written_.data(), bytes);
  sent_.assign(written_.begin(), written_.begin() + static_cast<std::ptrdiff_t>(bytes));
}

}  // namespace mpt
