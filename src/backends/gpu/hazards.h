// Hazards: decides which commands of a queue need a barrier before them: those that read or write
// what a command since the last barrier has written, or write what one has read.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mpt::gpu {

// Bytes of memory, from one address to another.
struct MemoryRange {
  uint64_t begin, end;
  bool meets(const MemoryRange& o) const { return begin < o.end && o.begin < end; }
};

inline MemoryRange range_of(const void* p, uint64_t bytes) {
  const auto at = reinterpret_cast<uintptr_t>(p);
  return {at, at + bytes};
}

inline constexpr MemoryRange kAllMemory{0, UINT64_MAX};

// Memory that commands of a queue write and read.
struct Uses {
  std::span<const MemoryRange> written, read;
  // For a copy to the device: it may be one of kept memory, which kernels read without telling.
  static Uses all() { return {{&kAllMemory, 1}, {}}; }
};

class Hazards {
 public:
  static constexpr size_t kMostUses = 32;  // ranges of one begin()

  Hazards();

  // Says what the commands up to the next call use. Those of one call depend on each other.
  void begin(const Uses& uses);
  // The commands up to the next call may use all memory, as at the beginning.
  void end() { begin(Uses::all()); }

  // Call it for each command. Returns true if a barrier has to be put before the command.
  bool next();

  // The barriers so far may be lost, because a failure has dropped commands.
  void forget() { written_.assign(1, kAllMemory); }

 private:
  // Ranges after which the next command gets a barrier, so that to look through them stays cheap.
  static constexpr size_t kMost = 64;

  bool are_free() const;  // nothing since the last barrier is in the way of the commands

  // They have the room that they need from the beginning.
  std::vector<MemoryRange> written_now_, read_now_;  // by the commands of begin()
  std::vector<MemoryRange> written_, read_;          // since the last barrier
  bool is_first_ = true;                             // the next command is the first one of begin()
};

}  // namespace mpt::gpu
