// Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3",
// 2011): a counter-based random generator. Its numbers are the same on every machine
// and for any split of the work.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <cstdint>

namespace mpt {

struct Philox4 {
  uint32_t v[4];
};

inline Philox4 philox(uint64_t seed, uint64_t block) {
  uint32_t c[4] = {static_cast<uint32_t>(block), static_cast<uint32_t>(block >> 32), 0, 0};
  uint32_t k0 = static_cast<uint32_t>(seed), k1 = static_cast<uint32_t>(seed >> 32);
  for (int round = 0; round < 10; ++round) {
    uint64_t p0 = uint64_t{0xD2511F53u} * c[0], p1 = uint64_t{0xCD9E8D57u} * c[2];
    uint32_t n0 = static_cast<uint32_t>(p1 >> 32) ^ c[1] ^ k0;
    uint32_t n2 = static_cast<uint32_t>(p0 >> 32) ^ c[3] ^ k1;
    c[1] = static_cast<uint32_t>(p1);
    c[3] = static_cast<uint32_t>(p0);
    c[0] = n0;
    c[2] = n2;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return {{c[0], c[1], c[2], c[3]}};
}

// Returns draw number `i` as 32 random bits: word i % 4 of block i / 4.
inline uint32_t random_bits(uint64_t seed, uint64_t i) { return philox(seed, i >> 2).v[i & 3]; }

// Maps 32 random bits to a uniform number in [0, 1). It uses the top 24 bits, so that every value
// is a float.
inline float to_uniform(uint32_t bits) { return static_cast<float>(bits >> 8) * 0x1p-24f; }

// Returns standard normal number `i` by Box-Muller: draws 2j and 2j+1 give normals 2j and 2j+1. The
// arithmetic is in double with the library's own polynomials for log, sin and cos, so that all
// machines agree.
double normal_at(uint64_t seed, uint64_t i);

}  // namespace mpt
