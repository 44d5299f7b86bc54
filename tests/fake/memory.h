// Memory: the memory of fake devices. The addresses that the library sees belong to pages without
// access; the bytes lie elsewhere.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>

#include "control.h"

namespace mpt_fake {

// A rule that the library broke.
struct Violation : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Addresses of the devices, which the host cannot touch. The bytes are elsewhere: each block has
// its own.
class Memory {
 public:
  void* take(size_t bytes);  // nullptr: over Control::most_bytes
  void give(void* p);        // throws Violation if it is no piece
  // Lets the system use the addresses of pieces that were given back, which were invalid so far.
  void release_addresses();
  // True if [p, p + bytes) is in one piece.
  bool has(const char* p, size_t bytes) const;

 private:
  struct Piece {
    size_t bytes, mapped;
  };
  std::map<char*, Piece> pieces_;
  std::map<char*, size_t> old_;  // addresses of pieces that were given back
};

Memory& memory();
Control& control();

// The blocks of one device that are alive at this point of its queue, with red zones around the
// bytes of each.
class Blocks {
 public:
  void begin(char* p, size_t bytes, uint64_t number);
  void end(char* p, size_t bytes);
  // Returns the bytes at [p, p + bytes); nullptr unless a block that is alive has them.
  // `number` gets that of the block.
  char* find(const void* p, size_t bytes, uint64_t* number = nullptr) const;
  // Throws Violation if a block lies in the piece.
  void need_none(const char* piece, size_t bytes) const;
  // Throws Violation if a byte beside a block was written, once for each block.
  void check() const;
  size_t count() const { return blocks_.size(); }

 private:
  struct Free {
    void operator()(char* p) const { std::free(p); }
  };
  struct Block {
    size_t bytes;
    uint64_t number;                    // in the order in which the host is given blocks
    std::unique_ptr<char, Free> zones;  // the bytes between two red zones

    char* data() const { return zones.get() + kRedZone; }
    void check(const char* p) const;
  };
  std::map<const char*, Block> blocks_;
};

}  // namespace mpt_fake
