// Uploads: memory of the host that keeps bytes until the device has copied them. It grows by pieces
// while the device is behind, and a piece is used again when the queue has run past it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <deque>

#include "backends/vulkan/memory.h"
#include "backends/vulkan/queue.h"

namespace mpt::vulkan {

class Uploads {
 public:
  static constexpr size_t kPiece = size_t{1} << 20;
  static constexpr size_t kMost = 64;  // pieces, after which a copy waits for the oldest one
  static constexpr size_t kKept = 8;   // pieces, once the device has caught up

  Uploads(Buffers& buffers, Queue& queue) : buffers_(buffers), queue_(queue) {}
  ~Uploads();  // when the queue has run
  Uploads(const Uploads&) = delete;
  Uploads& operator=(const Uploads&) = delete;

  // Room for bytes that the next command of the queue reads.
  struct Room {
    VkBuffer buffer;
    uint64_t offset;
    std::byte* data;
    size_t bytes;
  };
  // Returns room for 1 to `bytes` bytes; without bytes: there is no more memory.
  Room take(size_t bytes);

  size_t bytes() const { return pieces_.size() * kPiece; }

 private:
  struct Piece {
    Buffer buffer;
    size_t used = 0;
    uint64_t last = 0;  // the batch that reads it last
  };
  bool next_piece();

  Buffers& buffers_;
  Queue& queue_;
  std::deque<Piece> pieces_;  // the one that is filled is the last, before it the oldest is first
};

}  // namespace mpt::vulkan
