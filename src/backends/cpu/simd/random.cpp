// Philox4x32-10 (core/rng.h says what each draw is), sixteen blocks side by side.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/random.h"

#include "backends/cpu/simd/vec.h"
#include "core/normal.h"

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

// Calls f(from, to, n): `n` draws for y[to..].
template <class G>
MPT_INLINE void each(int64_t n, uint64_t seed, uint64_t first, G f) {
  alignas(64) uint32_t bits[kDraws];
  uint64_t block = first / 4;
  int64_t skip = static_cast<int64_t>(first % 4);
  for (int64_t at = 0; at < n; block += kBlocks, skip = 0) {
    draws(seed, block, bits);
    const int64_t m = n - at < kDraws - skip ? n - at : kDraws - skip;
    f(bits + skip, at, m);
    at += m;
  }
}

MPT_INLINE float unit(uint32_t bits) { return static_cast<float>(bits >> 8) * 0x1p-24f; }

void uniform(float* y, int64_t n, uint64_t seed, uint64_t first, float a, float b) {
  const float range = b - a;
  each(n, seed, first, [&](const uint32_t* bits, int64_t at, int64_t m) {
    for (int64_t i = 0; i < m; ++i) y[at + i] = a + range * unit(bits[i]);
  });
}

void bernoulli(float* y, int64_t n, uint64_t seed, uint64_t first, float a) {
  each(n, seed, first, [&](const uint32_t* bits, int64_t at, int64_t m) {
    for (int64_t i = 0; i < m; ++i) y[at + i] = unit(bits[i]) < a ? 1.f : 0.f;
  });
}

void normal(float* y, int64_t n, uint64_t seed, uint64_t first, double mean, double std) {
  each(n, seed, first, [&](const uint32_t* bits, int64_t at, int64_t m) {
    // Draws come in pairs, of which the first and the last may be needed in part.
    const uint64_t odd = (first + static_cast<uint64_t>(at)) & 1;
    const uint32_t* from = bits - odd;
    const int64_t pairs = (m + static_cast<int64_t>(odd) + 1) / 2;
    double z[kDraws + 2];
    for (int64_t i = 0; i < pairs; ++i) {
      const NormalPair p = normal_pair(from[2 * i], from[2 * i + 1]);
      z[2 * i] = mean + std * p.first;
      z[2 * i + 1] = mean + std * p.second;
    }
    for (int64_t i = 0; i < m; ++i) {
      y[at + i] = static_cast<float>(z[i + static_cast<int64_t>(odd)]);
    }
  });
}

}  // namespace

const RandomTable random_table = {uniform, bernoulli, normal};

}  // namespace mpt::cpu::MPT_ISA
