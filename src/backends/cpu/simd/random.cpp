// RandomTable: tensors of random numbers.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/random.h"

#include "backends/cpu/simd/philox.h"
#include "core/normal.h"

namespace mpt::cpu::MPT_ISA {
namespace {

constexpr int64_t kBlocks = 2 * kPairs, kDraws = 4 * kBlocks;

// Writes draws 4 * block to 4 * block + 63.
void draws(uint64_t seed, uint64_t block, uint32_t* to) {
  I words[2][4];
  philox_blocks(seed, block, words);
  for (int64_t j = 0; j < 2; ++j) {
    for (int64_t k = 0; k < 4; ++k) {
      alignas(64) uint32_t word[kLanes];
      storei(reinterpret_cast<int32_t*>(word), words[j][k]);
      for (int64_t i = 0; i < kPairs; ++i) to[4 * (kPairs * j + i) + k] = word[2 * i];
    }
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
    // Normal draws come in pairs. Of the first and the last pair only one may be needed.
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
