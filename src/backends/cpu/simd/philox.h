// Philox4x32-10 (core/rng.h says what each draw is), sixteen blocks side by side.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

#include "backends/cpu/simd/native.h"

namespace mpt::cpu::MPT_ISA {
namespace {

constexpr int64_t kBlocks = 16, kDraws = 4 * kBlocks;

// The four words of blocks `block` to `block` + 15, word by word. Plain loops of sixteen: the
// compiler makes vectors of them.
MPT_INLINE void sixteen_blocks(uint64_t seed, uint64_t block, uint32_t (&c)[4][kBlocks]) {
  for (int64_t i = 0; i < kBlocks; ++i) {
    const uint64_t b = block + static_cast<uint64_t>(i);
    c[0][i] = static_cast<uint32_t>(b);
    c[1][i] = static_cast<uint32_t>(b >> 32);
    c[2][i] = c[3][i] = 0;
  }
  uint32_t k0 = static_cast<uint32_t>(seed), k1 = static_cast<uint32_t>(seed >> 32);
  for (int round = 0; round < 10; ++round) {
    for (int64_t i = 0; i < kBlocks; ++i) {
      const uint64_t p = uint64_t{0xD2511F53u} * c[0][i], q = uint64_t{0xCD9E8D57u} * c[2][i];
      c[0][i] = static_cast<uint32_t>(q >> 32) ^ c[1][i] ^ k0;
      c[2][i] = static_cast<uint32_t>(p >> 32) ^ c[3][i] ^ k1;
      c[1][i] = static_cast<uint32_t>(q);
      c[3][i] = static_cast<uint32_t>(p);
    }
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
}

}  // namespace
}  // namespace mpt::cpu::MPT_ISA
