// Takes and reuses pieces of upload memory.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/uploads.h"

#include <algorithm>

namespace mpt::cuda {
namespace {

constexpr size_t kAlign = 16;

}  // namespace

Uploads::~Uploads() {
  const Current current(p_.cu, p_.context);
  for (const Piece& p : pieces_) p_.cu.host_free(p.data);
}

Uploads::Room Uploads::take(size_t bytes) {
  if ((pieces_.empty() || pieces_.back().used == kPiece) && !next_piece()) return {};
  Piece& p = pieces_.back();
  const Room room{p.data + p.used, std::min(bytes, kPiece - p.used)};
  p.used = std::min(kPiece, (p.used + room.bytes + kAlign - 1) / kAlign * kAlign);
  p.last = stream_.next();
  return room;
}

// Makes an unused piece the last one.
bool Uploads::next_piece() {
  const auto oldest_has_run = [&] { return stream_.has_run(pieces_.front().last); };
  while (pieces_.size() > kKept && oldest_has_run()) {
    p_.cu.host_free(pieces_.front().data);
    pieces_.pop_front();
  }
  if (pieces_.empty() || !oldest_has_run()) {
    void* data = nullptr;
    if (pieces_.size() < kMost && p_.cu.host_alloc(&data, kPiece, 0) == Result::success) {
      pieces_.push_back({static_cast<std::byte*>(data), 0, 0});
      return true;
    }
    if (pieces_.empty() || stream_.wait(pieces_.front().last)) return false;
  }
  const Piece next{pieces_.front().data, 0, 0};
  pieces_.pop_front();
  pieces_.push_back(next);
  return true;
}

}  // namespace mpt::cuda
