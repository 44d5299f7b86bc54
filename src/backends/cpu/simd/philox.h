// Philox4x32-10 in lanes; core/rng.h defines each draw.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {

constexpr int kPairs = kLanes / 2;

// Computes the words of 8 kEights blocks from `block` on. words[j][k] holds word k of blocks 8 j to
// 8 j + 7, each in the first lane of a pair; the second lane is unspecified.
template <int kEights>
MPT_INLINE void philox_blocks(uint64_t seed, uint64_t block, I (&words)[kEights][4]) {
  constexpr int kVectors = kEights * kParts;
  ni c[kVectors][4];  // native vectors: the compiler keeps structs in memory
  for (int v = 0; v < kVectors; ++v) {
    alignas(64) uint64_t b[kNative / 2];
    for (int i = 0; i < kNative / 2; ++i) b[i] = block + static_cast<uint64_t>(v * kNative / 2 + i);
    c[v][0] = n_loadi(reinterpret_cast<const int32_t*>(b));
    c[v][1] = n_upper(c[v][0]);
    c[v][2] = c[v][3] = n_seti(0);
  }
  const ni m0 = n_seti(static_cast<int32_t>(0xD2511F53u)),
           m1 = n_seti(static_cast<int32_t>(0xCD9E8D57u));
  const ni add0 = n_seti(static_cast<int32_t>(0x9E3779B9u)),
           add1 = n_seti(static_cast<int32_t>(0xBB67AE85u));
  ni k0 = n_seti(static_cast<int32_t>(seed)), k1 = n_seti(static_cast<int32_t>(seed >> 32));
  for (int round = 0; round < 10; ++round) {
    for (int v = 0; v < kVectors; ++v) {
      const ni p = n_products(m0, c[v][0]), q = n_products(m1, c[v][2]);
      c[v][0] = n_xor(n_xor(n_upper(q), c[v][1]), k0);
      c[v][2] = n_xor(n_xor(n_upper(p), c[v][3]), k1);
      c[v][1] = q;
      c[v][3] = p;
    }
    k0 = n_addi(k0, add0);
    k1 = n_addi(k1, add1);
  }
  for (int j = 0; j < kEights; ++j)
    for (int k = 0; k < 4; ++k)
      for (int i = 0; i < kParts; ++i) words[j][k].p[i] = c[j * kParts + i][k];
}

}  // namespace mpt::cpu::MPT_ISA
