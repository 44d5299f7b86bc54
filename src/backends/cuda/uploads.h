// Uploads: pinned memory of the host that keeps bytes until the device has copied them. It grows by
// pieces while the device is behind, and a piece is used again when the stream has run past it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <deque>

#include "backends/cuda/stream.h"

namespace mpt::cuda {

class Uploads {
 public:
  static constexpr size_t kPiece = size_t{1} << 20;
  static constexpr size_t kMost = 64;  // pieces, after which a copy waits for the oldest one
  static constexpr size_t kKept = 8;   // pieces, once the device has caught up

  Uploads(const Primary& p, Stream& stream) : p_(p), stream_(stream) {}
  ~Uploads();  // when the stream has run
  Uploads(const Uploads&) = delete;
  Uploads& operator=(const Uploads&) = delete;

  // Room for bytes that the next command of the stream reads.
  struct Room {
    std::byte* data;
    size_t bytes;
  };
  // Returns room for 1 to `bytes` bytes; without bytes: there is no more memory. The context is
  // current.
  Room take(size_t bytes);

  size_t bytes() const { return pieces_.size() * kPiece; }

 private:
  struct Piece {
    std::byte* data;
    size_t used;
    uint64_t last;  // the event that passes with the last copy from it
  };
  bool next_piece();

  const Primary& p_;
  Stream& stream_;
  std::deque<Piece> pieces_;  // the one that is filled is the last, before it the oldest is first
};

}  // namespace mpt::cuda
