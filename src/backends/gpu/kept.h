// KeptMemory: small constant memory on a device, such as the strides that a prepared kernel reads.
// Kept: bytes in it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "backends/device.h"

namespace mpt::gpu {

inline constexpr size_t kMostKept = 512;  // bytes of one cell

// Takes memory of the device in pieces and divides them into equal cells. The queue orders all
// uses: bytes are copied to a cell behind the launches that read the bytes before them, so that a
// cell is free again as soon as it is dropped.
class KeptMemory {
 public:
  explicit KeptMemory(Device& device) : device_(device) {}

  // Returns the address of at most kMostKept bytes, aligned to 256, which work that is queued later
  // reads; nullptr if `why` says why not.
  const void* keep(const void* bytes, size_t n, std::string& why);
  void drop(const void* address) noexcept;

  // Call before a launch that reads kept memory. Copies again what has expired. Returns as the
  // functions of a device do.
  const char* refresh() { return has_expired_ ? copy_again() : nullptr; }
  // Tells that the device may have dropped copies to the memory that were queued (after a failure).
  void expire() noexcept;

  // Returns the bytes of the device that are taken.
  size_t bytes() const noexcept { return pieces_.size() * kPiece; }

 private:
  static constexpr size_t kPiece = 64 << 10, kCells = kPiece / kMostKept;

  struct Piece {
    char* base = nullptr;          // on the device
    std::unique_ptr<char[]> copy;  // the host's copy of all cells
    std::bitset<kCells> used;
    bool has_expired = false;
  };

  const char* copy_again();
  Piece* piece_with_room(std::string& why);
  void free_if_empty(Piece& p) noexcept;

  Device& device_;
  std::vector<Piece> pieces_;
  bool has_expired_ = false;  // any of them
};

// Owns the bytes that are kept for one prepared kernel, or none.
class Kept {
 public:
  explicit Kept(KeptMemory& memory) : memory_(memory) {}
  ~Kept() {
    if (at_) memory_.drop(at_);
  }
  Kept(const Kept&) = delete;
  Kept& operator=(const Kept&) = delete;

  // Keeps at most kMostKept bytes. Returns false if `why` says why not. Called once.
  bool keep(const void* bytes, size_t n, std::string& why) {
    at_ = memory_.keep(bytes, n, why);
    return at_ != nullptr;
  }
  uint64_t address() const { return reinterpret_cast<uintptr_t>(at_); }  // 0: none are kept
  // Call before a launch that reads them. Returns as the functions of a device do.
  const char* refresh() const { return at_ ? memory_.refresh() : nullptr; }

 private:
  KeptMemory& memory_;
  const void* at_ = nullptr;
};

}  // namespace mpt::gpu
