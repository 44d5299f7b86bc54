// Philox4x32-10 (core/rng.h says what each draw is), in lanes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {

constexpr int kPairs = kLanes / 2;

// The words of 8 kEights blocks from `block` on: words[j][k] has word k of blocks 8 j to 8 j + 7,
// each in the first lane of a pair; there is anything in the second.
template <int kEights>
MPT_INLINE void philox_blocks(uint64_t seed, uint64_t block, I (&words)[kEights][4]) {
  for (int j = 0; j < kEights; ++j) {
    alignas(64) uint64_t b[kPairs];
    for (int i = 0; i < kPairs; ++i) b[i] = block + static_cast<uint64_t>(j * kPairs + i);
    words[j][0] = loadi(reinterpret_cast<const int32_t*>(b));
    words[j][1] = upper(words[j][0]);
    words[j][2] = words[j][3] = seti(0);
  }
  const I m0 = seti(static_cast<int32_t>(0xD2511F53u)),
          m1 = seti(static_cast<int32_t>(0xCD9E8D57u));
  const I add0 = seti(static_cast<int32_t>(0x9E3779B9u)),
          add1 = seti(static_cast<int32_t>(0xBB67AE85u));
  I k0 = seti(static_cast<int32_t>(seed)), k1 = seti(static_cast<int32_t>(seed >> 32));
  for (int round = 0; round < 10; ++round) {
    for (int j = 0; j < kEights; ++j) {
      I(&c)[4] = words[j];
      const I p = products(m0, c[0]), q = products(m1, c[2]);
      c[0] = upper(q) ^ c[1] ^ k0;
      c[2] = upper(p) ^ c[3] ^ k1;
      c[1] = q;
      c[3] = p;
    }
    k0 = k0 + add0;
    k1 = k1 + add1;
  }
}

}  // namespace mpt::cpu::MPT_ISA
