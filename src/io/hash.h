// XXH64 (Collet, "xxHash fast digest algorithm"): the checksum that detects damaged files.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace mpt::io {

// Computes XXH64 with seed 0. Bytes may be added in pieces of any size.
class Hash {
 public:
  void add(const void* data, size_t bytes);
  uint64_t value() const;

 private:
  static constexpr uint64_t kPrime1 = 0x9E3779B185EBCA87u, kPrime2 = 0xC2B2AE3D27D4EB4Fu,
                            kPrime3 = 0x165667B19E3779F9u, kPrime4 = 0x85EBCA77C2B2AE63u,
                            kPrime5 = 0x27D4EB2F165667C5u;
  static uint64_t round(uint64_t lane, uint64_t w);
  void stripe(const unsigned char* p);

  uint64_t lanes_[4] = {kPrime1 + kPrime2, kPrime2, 0, 0 - kPrime1};
  unsigned char partial_stripe_[32];  // bytes of an incomplete stripe
  size_t held_ = 0;
  uint64_t total_ = 0;
};

}  // namespace mpt::io
