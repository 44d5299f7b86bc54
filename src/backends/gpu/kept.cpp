// KeptMemory: cells of pieces of a device's memory.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/kept.h"

#include <cstring>
#include <utility>

namespace mpt::gpu {

KeptMemory::Piece* KeptMemory::piece_with_room(std::string& why) {
  for (Piece& p : pieces_)
    if (!p.used.all()) return &p;
  Piece p;
  p.copy = std::make_unique<char[]>(kPiece);
  pieces_.reserve(pieces_.size() + 1);
  p.base = static_cast<char*>(device_.alloc(kPiece));
  if (!p.base) {
    why = "the device has no memory for " + std::to_string(kPiece) + " bytes of strides";
    return nullptr;
  }
  return &pieces_.emplace_back(std::move(p));
}

const void* KeptMemory::keep(const void* bytes, size_t n, std::string& why) {
  Piece* const p = piece_with_room(why);
  if (!p) return nullptr;
  size_t cell = 0;
  while (p->used[cell]) ++cell;
  char* const address = p->base + cell * kMostKept;
  if (const char* refused = device_.copy_in(address, bytes, n)) {
    why = std::string("the device refused a copy of strides: ") + refused;
    free_if_empty(*p);
    return nullptr;
  }
  std::memcpy(p->copy.get() + cell * kMostKept, bytes, n);
  p->used.set(cell);
  return address;
}

void KeptMemory::drop(const void* address) noexcept {
  const auto* const at = static_cast<const char*>(address);
  for (Piece& p : pieces_) {
    if (at < p.base || at >= p.base + kPiece) continue;
    p.used.reset(static_cast<size_t>(at - p.base) / kMostKept);
    return free_if_empty(p);
  }
}

void KeptMemory::free_if_empty(Piece& p) noexcept {
  if (p.used.any()) return;
  device_.free(p.base, kPiece);
  if (&p != &pieces_.back()) p = std::move(pieces_.back());
  pieces_.pop_back();
}

void KeptMemory::expire() noexcept {
  for (Piece& p : pieces_) p.has_expired = true;
  has_expired_ = !pieces_.empty();
}

const char* KeptMemory::copy_again() {
  for (Piece& p : pieces_) {
    if (!p.has_expired) continue;
    if (const char* refused = device_.copy_in(p.base, p.copy.get(), kPiece)) return refused;
    p.has_expired = false;
  }
  has_expired_ = false;
  return nullptr;
}

}  // namespace mpt::gpu
