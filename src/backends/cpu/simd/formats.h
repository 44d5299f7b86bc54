// Storage formats of parameters and gradients, to and from a buffer of whole vectors of f32.
// backends/masters.h says what each format holds. A block begins anywhere.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/multi.h"
#include "backends/cpu/simd/philox.h"
#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {

constexpr int64_t kBlock = 256;

template <class D>
MPT_INLINE void read_as(const void* from, int64_t at, int64_t n, float* to) {
  const auto* p = static_cast<const typename D::T*>(from) + at;
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) store(to + i, D::load(p + i));
  if (i < n) store(to + i, load_n<D>(p + i, n - i));
}
template <class D>
MPT_INLINE void write_as(void* into, int64_t at, int64_t n, const float* from) {
  auto* p = static_cast<typename D::T*>(into) + at;
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) D::store(p + i, load(from + i));
  if (i < n) store_n<D>(p + i, load(from + i), n - i);
}

// Split and stochastic: plain loops, which the compiler turns into vectors.
MPT_INLINE void join_block(const uint16_t* __restrict hi, const uint16_t* __restrict lo, int64_t n,
                           float* __restrict to) {
  for (int64_t i = 0; i < n; ++i) {
    const uint32_t l = lo[i], u = (hi[i] - (l >> 15)) << 16 | l;
    __builtin_memcpy(to + i, &u, sizeof u);
  }
}
MPT_INLINE void split_block(const float* __restrict from, int64_t n, uint16_t* __restrict hi,
                            uint16_t* __restrict lo) {
  for (int64_t i = 0; i < n; ++i) {
    uint32_t u;
    __builtin_memcpy(&u, from + i, sizeof u);
    hi[i] = static_cast<uint16_t>((u >> 16) + (u >> 15 & 1));
    lo[i] = static_cast<uint16_t>(u);
  }
}

template <class D>
MPT_INLINE void read_kahan(const void* main, const void* low, int64_t at, int64_t n, float* to) {
  alignas(64) float c[kBlock];
  read_as<D>(main, at, n, to);
  read_as<D>(low, at, n, c);
  for (int64_t i = 0; i < n; i += kLanes) store(to + i, load(to + i) - load(c + i));
}
// The vector as the format holds it; `to` keeps its 16 bits.
template <class D>
MPT_INLINE F rounded(F x, uint16_t* to) {
  D::store(to, x);
  return D::load(to);
}
template <class D>
MPT_INLINE void write_kahan(void* main, void* low, int64_t at, int64_t n, const float* from) {
  uint16_t *p = static_cast<uint16_t*>(main) + at, *c = static_cast<uint16_t*>(low) + at;
  const F infinity = set(__builtin_inff());
  for (int64_t i = 0; i < n; i += kLanes) {
    alignas(64) uint16_t hi[kLanes], lo[kLanes];
    F w = load(from + i);
    for (int twice = 0; twice < 2; ++twice) {
      const F a = rounded<D>(w, hi), rest = a - w;
      w = a - rounded<D>(pick(abs(rest) < infinity, rest, set(0)), lo);
    }
    const int64_t m = n - i < kLanes ? n - i : kLanes;
    __builtin_memcpy(p + i, hi, static_cast<size_t>(m) * 2);
    __builtin_memcpy(c + i, lo, static_cast<size_t>(m) * 2);
  }
}

// Moves `from` to neighbours in the format, up or down by the random bits of its elements.
template <bool bf16>
MPT_INLINE void round_by_bits(const float* from, const uint16_t* bits, int64_t n, float* to) {
  for (int64_t i = 0; i < n; ++i) {
    const uint32_t r = bits[i];
    uint32_t u, y;
    __builtin_memcpy(&u, from + i, sizeof u);
    const uint32_t a = u & 0x7fffffffu, sign = u & 0x80000000u;
    if (bf16) {
      y = (u + r) & 0xffff0000u;
    } else {
      const uint32_t r13 = r >> 3, cut = (a + r13) & ~0x1fffu;
      float small, back;
      __builtin_memcpy(&small, &a, sizeof a);
      small = a < 0x38800000u ? small : 0;
      const float units =
          small * 0x1p24f + static_cast<float>(static_cast<int32_t>(r13)) * 0x1p-13f;
      back = static_cast<float>(static_cast<int32_t>(units)) * 0x1p-24f;
      uint32_t b;
      __builtin_memcpy(&b, &back, sizeof b);
      y = (a < 0x38800000u ? b : cut) | sign;
    }
    y = a < 0x7f800000u ? y : u;
    __builtin_memcpy(to + i, &y, sizeof y);
  }
}
template <class D, bool bf16>
MPT_INLINE void write_random(void* p, int64_t at, int64_t n, const float* from, uint64_t key,
                             uint64_t first) {
  constexpr int64_t kGroup = 2 * kDraws;
  alignas(64) uint16_t bits[kBlock + kGroup];
  alignas(64) float to[kBlock];
  const int64_t skip = at % kGroup;
  const uint64_t block = first + static_cast<uint64_t>((at - skip) / 8);
  for (int64_t i = 0; i < skip + n; i += kGroup) {
    uint32_t c[4][kBlocks];
    sixteen_blocks(key, block + static_cast<uint64_t>(i / 8), c);
    __builtin_memcpy(bits + i, c, sizeof c);
  }
  round_by_bits<bf16>(from, bits + skip, n, to);
  for (int64_t i = n; i < kBlock && i < n + kLanes; ++i) to[i] = 0;
  write_as<D>(p, at, n, to);
}

MPT_INLINE void read_block(PassType type, const void* p, const void* low, int64_t at, int64_t n,
                           float* to) {
  switch (type) {
    case PassType::f32: return read_as<F32>(p, at, n, to);
    case PassType::bf16:
    case PassType::random_bf16: return read_as<BF16>(p, at, n, to);
    case PassType::f16:
    case PassType::random_f16: return read_as<F16>(p, at, n, to);
    case PassType::split:
      return join_block(static_cast<const uint16_t*>(p) + at,
                        static_cast<const uint16_t*>(low) + at, n, to);
    case PassType::kahan_bf16: return read_kahan<BF16>(p, low, at, n, to);
    case PassType::kahan_f16: return read_kahan<F16>(p, low, at, n, to);
    case PassType::none: return;
  }
}
// key, first: of a random type.
MPT_INLINE void write_block(PassType type, void* p, void* low, int64_t at, int64_t n,
                            const float* from, uint64_t key = 0, uint64_t first = 0) {
  switch (type) {
    case PassType::f32: return write_as<F32>(p, at, n, from);
    case PassType::bf16: return write_as<BF16>(p, at, n, from);
    case PassType::f16: return write_as<F16>(p, at, n, from);
    case PassType::split:
      return split_block(from, n, static_cast<uint16_t*>(p) + at, static_cast<uint16_t*>(low) + at);
    case PassType::kahan_bf16: return write_kahan<BF16>(p, low, at, n, from);
    case PassType::kahan_f16: return write_kahan<F16>(p, low, at, n, from);
    case PassType::random_bf16: return write_random<BF16, true>(p, at, n, from, key, first);
    case PassType::random_f16: return write_random<F16, false>(p, at, n, from, key, first);
    case PassType::none: return;
  }
}

}  // namespace mpt::cpu::MPT_ISA
