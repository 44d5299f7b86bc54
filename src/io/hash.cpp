// XXH64 by its specification.
// SPDX-License-Identifier: Apache-2.0
#include "io/hash.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace mpt::io {
namespace {

static_assert(std::endian::native == std::endian::little, "words are read as they lie");

template <class W>
uint64_t word(const unsigned char* p) {
  W w;
  std::memcpy(&w, p, sizeof w);
  return w;
}

}  // namespace

uint64_t Hash::round(uint64_t lane, uint64_t w) {
  return std::rotl(lane + w * kPrime2, 31) * kPrime1;
}

void Hash::stripe(const unsigned char* p) {
  for (int i = 0; i < 4; ++i) lanes_[i] = round(lanes_[i], word<uint64_t>(p + 8 * i));
}

void Hash::add(const void* data, size_t bytes) {
  const auto* p = static_cast<const unsigned char*>(data);
  total_ += bytes;
  if (held_ > 0) {
    const size_t n = std::min(sizeof partial_stripe_ - held_, bytes);
    std::memcpy(partial_stripe_ + held_, p, n);
    held_ += n;
    p += n;
    bytes -= n;
    if (held_ < sizeof partial_stripe_) return;
    stripe(partial_stripe_);
    held_ = 0;
  }
  while (bytes >= sizeof partial_stripe_) {
    stripe(p);
    p += sizeof partial_stripe_;
    bytes -= sizeof partial_stripe_;
  }
  if (bytes > 0) std::memcpy(partial_stripe_, p, bytes);
  held_ = bytes;
}

uint64_t Hash::value() const {
  uint64_t h = kPrime5;
  if (total_ >= sizeof partial_stripe_) {
    h = std::rotl(lanes_[0], 1) + std::rotl(lanes_[1], 7) + std::rotl(lanes_[2], 12) +
        std::rotl(lanes_[3], 18);
    for (uint64_t lane : lanes_) h = (h ^ round(0, lane)) * kPrime1 + kPrime4;
  }
  h += total_;
  const unsigned char *p = partial_stripe_, *end = partial_stripe_ + held_;
  for (; p + 8 <= end; p += 8) {
    h = std::rotl(h ^ round(0, word<uint64_t>(p)), 27) * kPrime1 + kPrime4;
  }
  for (; p + 4 <= end; p += 4) {
    h = std::rotl(h ^ (word<uint32_t>(p) * kPrime1), 23) * kPrime2 + kPrime3;
  }
  for (; p < end; ++p) h = std::rotl(h ^ (*p * kPrime5), 11) * kPrime1;
  h = (h ^ (h >> 33)) * kPrime2;
  h = (h ^ (h >> 29)) * kPrime3;
  return h ^ (h >> 32);
}

}  // namespace mpt::io
