// Blob: bytes in the memory of a context's host, which a save writes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ref.h"
#include "core/tensor.h"
#include "io/stream.h"

namespace mpt::io {

class Blob {
 public:
  static Ref<Blob> make(Context& ctx) { return Ref<Blob>::adopt(new Blob(ctx)); }
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return ctx_; }
  const Tensor& content() const { return content_; }  // u8; empty before the first save

 private:
  friend class BlobSink;
  explicit Blob(Context& ctx) : ctx_(ctx) {}
  Context& ctx_;
  uint32_t refs_ = 1;
  Tensor content_;
};

// Replaces the bytes of a blob; without commit() they stay.
class BlobSink final : public Sink {
 public:
  explicit BlobSink(Ref<Blob> to) : to_(std::move(to)) {}
  void begin(uint64_t bytes) override;
  void write(const void* data, size_t bytes) override;
  bool can_rewrite() const override { return true; }
  void rewrite(uint64_t at, const void* data, size_t bytes) override;
  void commit() override { to_->content_ = std::move(content_); }

 private:
  Ref<Blob> to_;
  Tensor content_;
  uint64_t at_ = 0;
};

}  // namespace mpt::io
