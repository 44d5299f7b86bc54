// The memory of fake devices: addresses of pieces, and blocks between red zones.
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
  void* p = mmap(nullptr, mapped, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) return nullptr;
  pieces_[static_cast<char*>(p)] = {bytes, mapped};
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
  old_[at->first] = piece.mapped;
  pieces_.erase(at);
}

bool Memory::has(const char* p, size_t bytes) const {
  auto at = pieces_.upper_bound(const_cast<char*>(p));
  if (at == pieces_.begin()) return false;
  --at;
  const auto offset = static_cast<size_t>(p - at->first);
  return offset <= at->second.bytes && bytes <= at->second.bytes - offset;
}

void Blocks::begin(char* p, size_t bytes, uint64_t number) {
  if (reinterpret_cast<uintptr_t>(p) % kAlign)
    throw Violation(text("a block is not aligned", p, bytes));
  if (!memory().has(p, bytes)) {
    throw Violation(text("a block begins outside every piece", p, bytes));
  }
  const auto next = blocks_.lower_bound(p);
  if ((next != blocks_.end() && (next->first == p || next->first < p + bytes)) ||
      (next != blocks_.begin() && std::prev(next)->first + std::prev(next)->second.bytes > p)) {
    throw Violation(text("a block begins where another one is", p, bytes));
  }
  static_assert(kRedZone % kAlign == 0, "the bytes of a block are aligned as the block is");
  const size_t size = (bytes + 2 * kRedZone + kAlign - 1) / kAlign * kAlign;
  Block& block = blocks_[p];
  block.bytes = bytes;
  block.number = number;
  block.zones.reset(static_cast<char*>(std::aligned_alloc(kAlign, size)));
  std::memset(block.zones.get(), kRed, kRedZone);
  std::memset(block.data(), kFresh, bytes);
  std::memset(block.data() + bytes, kRed, kRedZone);
  ++control().blocks;
}

void Blocks::end(char* p, size_t bytes) {
  const auto at = blocks_.find(p);
  if (at == blocks_.end() || at->second.bytes != bytes) {
    throw Violation(text("a block ends that did not begin", p, bytes));
  }
  const Block block = std::move(at->second);
  blocks_.erase(at);
  --control().blocks;
  block.check(p);
}

void Blocks::Block::check(const char* p) const {
  char* const before = zones.get();
  char* const behind = data() + bytes;
  for (char* const zone : {before, behind}) {
    if (std::all_of(zone, zone + kRedZone,
                    [](char c) { return static_cast<unsigned char>(c) == kRed; })) {
      continue;
    }
    std::memset(zone, kRed, kRedZone);
    throw Violation(text(zone == before ? "the bytes before a block were written"
                                        : "the bytes behind a block were written",
                         p, bytes));
  }
}

void Blocks::check() const {
  for (auto& [p, block] : blocks_) block.check(p);
}

char* Blocks::find(const void* p, size_t bytes, uint64_t* number) const {
  const char* const address = static_cast<const char*>(p);
  auto at = blocks_.upper_bound(address);
  if (at == blocks_.begin()) return nullptr;
  --at;
  const auto offset = static_cast<size_t>(address - at->first);
  const Block& block = at->second;
  if (offset > block.bytes || bytes > block.bytes - offset) return nullptr;
  if (number) *number = block.number;
  return block.data() + offset;
}

void Blocks::need_none(const char* piece, size_t bytes) const {
  const auto at = blocks_.lower_bound(piece);
  if (at != blocks_.end() && at->first < piece + bytes) {
    throw Violation(
        text("freed a piece of memory with a block in it", at->first, at->second.bytes));
  }
}

}  // namespace mpt_fake
