// Writing of blobs: memory for all bytes at once, which the bytes are copied to.
// SPDX-License-Identifier: Apache-2.0
#include "io/blob.h"

#include <cstring>

#include "backends/cache.h"
#include "backends/host_access.h"
#include "core/context.h"

namespace mpt::io {

void BlobSink::begin(uint64_t bytes) {
  Context& ctx = to_->ctx();
  const PlaceGuard on_host(ctx, ctx.host);
  content_ = Tensor::empty(ctx, DType::u8, {static_cast<int64_t>(bytes)}, Purpose::other);
}

void BlobSink::write(const void* data, size_t bytes) {
  rewrite(at_, data, bytes);
  at_ += bytes;
}

void BlobSink::rewrite(uint64_t at, const void* data, size_t bytes) {
  const HostWriter<char> to(content_);
  std::memcpy(to.data() + at, data, bytes);
}

}  // namespace mpt::io
