// Gathering and packing in bf16, for the kernels that multiply bf16 natively.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/conv/store.h"

namespace mpt::cpu::MPT_ISA {
namespace {

using direct::Gather;
using direct::GatherPositions;
using direct::Pack;

constexpr int64_t kSide = 16;

MPT_INLINE __mmask16 lanes_below(int64_t n) {
  return n >= kSide ? static_cast<__mmask16>(~0u) : n > 0 ? mask_of(n) : __mmask16{0};
}
MPT_INLINE __mmask32 lanes_below32(int64_t n) {
  return n >= 2 * kSide ? ~__mmask32{0} : n > 0 ? (__mmask32{1} << n) - 1 : __mmask32{0};
}
MPT_INLINE __m256i load16(const uint16_t* p, __mmask16 m) { return _mm256_maskz_loadu_epi16(m, p); }

// Gathers a line of bf16.
void gather(const Gather& g) {
  const auto* from = static_cast<const uint16_t*>(g.from);
  auto* to = static_cast<uint16_t*>(g.to);
  const auto zeros = [&](int64_t n) {
    __builtin_memset(to, 0, static_cast<size_t>(n) * 2);
    to += n;
  };
  zeros(g.left * g.padded);
  if (g.channel_step == 1 && g.step == g.padded && g.channels == g.padded) {
    __builtin_memcpy(to, from, static_cast<size_t>(g.n * g.padded) * 2);
    to += g.n * g.padded;
  } else if (g.channel_step == 1) {
    for (int64_t c = 0; c < g.padded; c += 2 * kSide) {
      const __mmask32 live = lanes_below32(g.channels - c), all = lanes_below32(g.padded - c);
      for (int64_t i = 0; i < g.n; ++i) {
        _mm512_mask_storeu_epi16(to + i * g.padded + c, all,
                                 _mm512_maskz_loadu_epi16(live, from + i * g.step + c));
      }
    }
    to += g.n * g.padded;
  } else {
    uint16_t* const line = to;
    if (g.padded > g.channels) zeros(g.n * g.padded);
    for (int64_t c = 0; c < g.channels; ++c) {
      const uint16_t* p = from + c * g.channel_step;
      for (int64_t i = 0; i < g.n; ++i) line[i * g.padded + c] = p[i * g.step];
    }
    to = line + g.n * g.padded;
  }
  zeros(g.right * g.padded);
}

// Packs weights: for every kDepth channels and 16 outputs, rows of two interleaved channels.
template <int64_t kDepth>
void pack(const Pack& p) {
  const auto* from = static_cast<const uint16_t*>(p.from);
  auto* to = static_cast<uint16_t*>(p.to);
  for (int64_t o = 0; o < kSide; ++o) {
    for (int64_t c = 0; c < p.padded; ++c) {
      uint16_t* row =
          to + c / kDepth * kDepth * p.wide + c % kDepth / 2 * (2 * kSide) + 2 * o + c % 2;
      const bool live = o < p.outputs && c < p.channels;
      const uint16_t* at = live ? from + o * p.output_step + c * p.channel_step : nullptr;
      for (int64_t t = 0; t < p.count; ++t) {
        row[t * p.padded * p.wide] = live ? at[p.taps[t]] : uint16_t{0};
      }
    }
  }
}

// Interleaves sixteen channels of two positions.
MPT_INLINE __m512i interleave(__m256i even, __m256i odd) {
  const __m512i lines = _mm512_inserti64x4(_mm512_castsi256_si512(even), odd, 1);
  const __m512i order = _mm512_set_epi16(31, 15, 30, 14, 29, 13, 28, 12, 27, 11, 26, 10, 25, 9, 24,
                                         8, 23, 7, 22, 6, 21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
  return _mm512_permutexvar_epi16(order, lines);
}

// Returns sixteen channels of a position, from the c-th on.
MPT_INLINE __m256i position(const GatherPositions& g, int64_t p, int64_t c) {
  if (p < g.begin || p >= g.end) return _mm256_setzero_si256();
  const uint16_t* from = g.from + g.start + p * g.step + c * g.channel_step;
  if (g.channel_step == 1) return load16(from, lanes_below(g.channels - c));
  alignas(32) uint16_t v[kSide] = {};
  for (int64_t i = 0; i < min(kSide, g.channels - c); ++i) v[i] = from[i * g.channel_step];
  return _mm256_load_si256(reinterpret_cast<const __m256i*>(v));
}

// Calls put(p, pair) for every second p in [from, to), with positions p and p + 1 interleaved.
template <class F>
MPT_INLINE void each_pair(const GatherPositions& g, int64_t c, int64_t from, int64_t to, F put) {
  const int64_t low_edge = (g.begin + 1) / 2 * 2, high_edge = g.end / 2 * 2;
  const bool dense = g.channel_step == 1;
  const __mmask16 m = lanes_below(g.channels - c);
  const uint16_t* const base = g.from + g.start + c;
  for (int64_t p = from; p < to; p += 2) {
    if (dense && p >= low_edge && p < high_edge) [[likely]] {
      const uint16_t* at = base + p * g.step;
      put(p, interleave(load16(at, m), load16(at + g.step, m)));
    } else {
      put(p, interleave(position(g, p, c), position(g, p + 1, c)));
    }
  }
}

void gather_pairs(const GatherPositions& g) {
  const int64_t row = (g.channels + kSide - 1) / kSide * kSide;  // half a pair of positions
  for (int64_t c = 0; c < g.channels; c += kSide) {
    each_pair(g, c, 0, g.chunks * g.each,
              [&](int64_t p, __m512i pair) { _mm512_storeu_si512(g.to + p * row + 2 * c, pair); });
  }
}

}  // namespace
}  // namespace mpt::cpu::MPT_ISA
