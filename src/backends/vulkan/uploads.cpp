// Takes and reuses pieces of upload memory.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/uploads.h"

#include <algorithm>

namespace mpt::vulkan {
namespace {

constexpr size_t kAlign = 16;

}  // namespace

Uploads::~Uploads() {
  for (const Piece& p : pieces_) buffers_.destroy(p.buffer);
}

Uploads::Room Uploads::take(size_t bytes) {
  if ((pieces_.empty() || pieces_.back().used == kPiece) && !next_piece()) return {};
  Piece& p = pieces_.back();
  const size_t n = std::min(bytes, kPiece - p.used);
  const Room room{p.buffer.buffer, p.used, p.buffer.data() + p.used, n};
  p.used = std::min(kPiece, (p.used + n + kAlign - 1) / kAlign * kAlign);
  p.last = queue_.next();
  return room;
}

// Makes an unused piece the last one.
bool Uploads::next_piece() {
  const auto oldest_has_run = [&] { return queue_.has_run(pieces_.front().last); };
  while (pieces_.size() > kKept && oldest_has_run()) {
    buffers_.destroy(pieces_.front().buffer);
    pieces_.pop_front();
  }
  Piece next;
  if (pieces_.empty() || !oldest_has_run()) {
    if (pieces_.size() < kMost && buffers_.make(Use::from_host, kPiece, next.buffer)) {
      pieces_.push_back(next);
      return true;
    }
    if (pieces_.empty() || queue_.wait(pieces_.front().last)) return false;
  }
  next.buffer = pieces_.front().buffer;
  pieces_.pop_front();
  pieces_.push_back(next);
  return true;
}

}  // namespace mpt::vulkan
