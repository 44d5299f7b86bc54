// Philox4x32-10 (core/rng.h says what each draw is), sixteen blocks side by side.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

#include "backends/cpu/simd/native.h"

namespace mpt::cpu::MPT_ISA {
namespace {

constexpr int64_t kBlocks = 16, kDraws = 4 * kBlocks;

// Draws 4 * block to 4 * block + 63. Plain loops of sixteen: the compiler makes vectors of them.
void draws(uint64_t seed, uint64_t block, uint32_t* to) {
  uint32_t c0[kBlocks], c1[kBlocks], c2[kBlocks], c3[kBlocks];
  for (int64_t i = 0; i < kBlocks; ++i) {
    const uint64_t b = block + static_cast<uint64_t>(i);
    c0[i] = static_cast<uint32_t>(b);
    c1[i] = static_cast<uint32_t>(b >> 32);
    c2[i] = c3[i] = 0;
  }
  uint32_t k0 = static_cast<uint32_t>(seed), k1 = static_cast<uint32_t>(seed >> 32);
  for (int round = 0; round < 10; ++round) {
    for (int64_t i = 0; i < kBlocks; ++i) {
      const uint64_t p = uint64_t{0xD2511F53u} * c0[i], q = uint64_t{0xCD9E8D57u} * c2[i];
      c0[i] = static_cast<uint32_t>(q >> 32) ^ c1[i] ^ k0;
      c2[i] = static_cast<uint32_t>(p >> 32) ^ c3[i] ^ k1;
      c1[i] = static_cast<uint32_t>(q);
      c3[i] = static_cast<uint32_t>(p);
    }
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  for (int64_t i = 0; i < kBlocks; ++i) {
    to[4 * i] = c0[i];
    to[4 * i + 1] = c1[i];
    to[4 * i + 2] = c2[i];
    to[4 * i + 3] = c3[i];
  }
}

}  // namespace
}  // namespace mpt::cpu::MPT_ISA
