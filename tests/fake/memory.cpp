// The memory of fake devices: pieces, and blocks between red zones.
// SPDX-License-Identifier: Apache-2.0
#include "memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace mpt_fake {
namespace {

constexpr size_t kPage = 4096;

char* map(size_t bytes, int access) {
  void* p = mmap(nullptr, bytes, access, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return p == MAP_FAILED ? nullptr : static_cast<char*>(p);
}

std::string text(const char* what, const void* p, size_t bytes) {
  char s[160];
  std::snprintf(s, sizeof s, "%s: %zu bytes at %p", what, bytes, p);
  return s;
}

}  // namespace

Memory& memory() {
  static Memory m;
  return m;
}

Control& control() {
  static Control c;
  return c;
}

void Memory::release_addresses() {
  for (auto& [p, mapped] : old_) munmap(p, mapped);
  old_.clear();
}

void* Memory::take(size_t bytes) {
  Control& c = control();
  const size_t most = c.most_bytes ? c.most_bytes : kMemory;
  if (bytes > most || c.bytes > most - bytes) return nullptr;
  const size_t mapped = std::max(kPage, (bytes + kPage - 1) / kPage * kPage);
  char* p = map(mapped, PROT_NONE);
  char* data = p ? map(mapped, PROT_READ | PROT_WRITE) : nullptr;
  if (!data) {
    if (p) munmap(p, mapped);
    return nullptr;
  }
  pieces_[p] = {bytes, mapped, data};
  ++c.pieces;
  c.bytes += bytes;
  return p;
}

void Memory::give(void* p) {
  const auto at = pieces_.find(static_cast<char*>(p));
  if (at == pieces_.end()) throw Violation(text("freed what is no piece of memory", p, 0));
  const Piece& piece = at->second;
  --control().pieces;
  control().bytes -= piece.bytes;
  munmap(piece.data, piece.mapped);
  old_[at->first] = piece.mapped;
  pieces_.erase(at);
}

char* Memory::look(const void* p, size_t bytes) const {
  char* const address = const_cast<char*>(static_cast<const char*>(p));
  auto at = pieces_.upper_bound(address);
  if (at == pieces_.begin()) return nullptr;
  --at;
  const auto offset = static_cast<size_t>(address - at->first);
  if (offset > at->second.bytes || bytes > at->second.bytes - offset) return nullptr;
  return at->second.data + offset;
}

void Blocks::begin(char* p, size_t bytes) {
  if (reinterpret_cast<uintptr_t>(p) % kAlign)
    throw Violation(text("a block is not aligned", p, bytes));
  char* data = memory().look(p - kRedZone, bytes + 2 * kRedZone);
  if (!data) throw Violation(text("a block begins outside every piece", p, bytes));
  const auto next = sizes_.lower_bound(p);
  if ((next != sizes_.end() && next->first < p + bytes + kRedZone) ||
      (next != sizes_.begin() && std::prev(next)->first + std::prev(next)->second + kRedZone > p)) {
    throw Violation(text("a block begins where another one is", p, bytes));
  }
  std::memset(data, kRed, kRedZone);
  std::memset(data + kRedZone, kFresh, bytes);
  std::memset(data + kRedZone + bytes, kRed, kRedZone);
  sizes_[p] = bytes;
  ++control().blocks;
}

void Blocks::end(char* p, size_t bytes) {
  const auto at = sizes_.find(p);
  if (at == sizes_.end() || at->second != bytes) {
    throw Violation(text("a block ends that did not begin", p, bytes));
  }
  sizes_.erase(at);
  --control().blocks;
  std::memset(memory().look(p, bytes), kDead, bytes);
  check(p, bytes);
}

void Blocks::check(const char* p, size_t bytes) const {
  const auto is_red = [](const char* zone) {
    return std::all_of(zone, zone + kRedZone,
                       [](char c) { return static_cast<unsigned char>(c) == kRed; });
  };
  char* const before = memory().look(p - kRedZone, bytes + 2 * kRedZone);
  char* const behind = before + kRedZone + bytes;
  for (char* const zone : {before, behind}) {
    if (is_red(zone)) continue;
    std::memset(zone, kRed, kRedZone);
    throw Violation(text(zone == before ? "the bytes before a block were written"
                                        : "the bytes behind a block were written",
                         p, bytes));
  }
}

void Blocks::check() const {
  for (auto& [p, bytes] : sizes_) check(p, bytes);
}

char* Blocks::find(const void* p, size_t bytes) const {
  const char* const address = static_cast<const char*>(p);
  auto at = sizes_.upper_bound(address);
  if (at != sizes_.begin()) {
    --at;
    const auto offset = static_cast<size_t>(address - at->first);
    if (offset <= at->second && bytes <= at->second - offset) return memory().look(p, bytes);
  }
  return nullptr;
}

void Blocks::need_none(const char* piece, size_t bytes) const {
  const auto at = sizes_.lower_bound(piece);
  if (at != sizes_.end() && at->first < piece + bytes) {
    throw Violation(text("freed a piece of memory with a block in it", at->first, at->second));
  }
}

}  // namespace mpt_fake
