// Masters: formats that hold a parameter more exactly than its 16 bits (core/dtype.h: Master).
//
// split: hi and lo together are an f32. lo is its lower 16 bits. hi is its upper 16 bits, plus 1
//   (mod 2^16) if the top bit of lo is set, so that hi as bf16 is the nearest one (ties away from
//   zero). The conversion keeps every bit of a number, and NaN is one in hi too.
// kahan: the value is w = p - c in f32, which is exact. p is w rounded, and c is p - w rounded. If
//   rounding c puts w half way between two values of p, p is the even one, so that w gives the same
//   p and c again. c is 0 if w exceeds the range of p.
// stochastic: p alone. 16 random bits are added below the lowest bit of p, and the sum is cut
//   there, so that the expected value is exact. 128 elements use the 64 words of 16 Philox blocks:
//   first word 0 of each block, then word 1 of each, and so on. A word serves two elements, its
//   lower half the first of them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#include "core/dtype.h"
#include "core/half.h"
#include "core/rng.h"

namespace mpt {

// Join and split the two halves of a split master.
inline float joined(uint16_t hi, uint16_t lo) {
  const auto upper = static_cast<uint16_t>(hi - (lo >> 15));
  return std::bit_cast<float>(static_cast<uint32_t>(upper) << 16 | lo);
}
inline void split_into(float x, uint16_t& hi, uint16_t& lo) {
  auto u = std::bit_cast<uint32_t>(x);
  if (std::isnan(x)) u = (u & 0x80000000u) | 0x7fc00000u;  // hi of another would overflow to -0
  lo = static_cast<uint16_t>(u);
  hi = static_cast<uint16_t>((u >> 16) + (u >> 15 & 1));
}

// Convert bf16 or f16 (`t`) to f32 and back.
inline float widened(DType t, uint16_t h) {
  return t == DType::bf16 ? bf16_to_f32(h) : f16_to_f32(h);
}
inline uint16_t narrowed(DType t, float x) {
  return t == DType::bf16 ? f32_to_bf16(x) : f32_to_f16(x);
}

// Return the value of a kahan master, and store one.
inline float compensated(DType t, uint16_t p, uint16_t c) { return widened(t, p) - widened(t, c); }
inline void compensate(DType t, float w, uint16_t& p, uint16_t& c) {
  auto error_of = [t](float exact, uint16_t main) {
    const float r = widened(t, main) - exact;
    return narrowed(t, std::isfinite(r) ? r : 0.f);
  };
  p = narrowed(t, w);
  c = error_of(w, p);
  w = compensated(t, p, c);
  p = narrowed(t, w);
  c = error_of(w, p);
}

// Returns the key of stochastic rounding that a draw of the generator gives. A key takes two draws.
inline uint64_t rounding_key(uint64_t seed, uint64_t draw) {
  const Philox4 bits = philox(seed, draw / 4);
  return bits.v[0] | uint64_t{bits.v[1]} << 32;
}

// The random bits of element i; `first` is the Philox block of element 0.
inline uint32_t rounding_bits(uint64_t key, uint64_t first, int64_t i) {
  const auto at = static_cast<uint64_t>(i), word = at % 128 / 2;
  const Philox4 block = philox(key, first + at / 128 * 16 + word % 16);
  return block.v[word / 16] >> (at % 2 * 16) & 0xffff;
}
// Returns x rounded to `t` by 16 random bits. Infinity and NaN stay what they are.
inline uint16_t rounded_by(DType t, float x, uint32_t bits16) {
  const auto u = std::bit_cast<uint32_t>(x), a = u & 0x7fffffffu, sign = u & 0x80000000u;
  if (a >= 0x7f800000u) return narrowed(t, x);
  if (t == DType::bf16) return static_cast<uint16_t>((u + bits16) >> 16);
  const uint32_t bits13 = bits16 >> 3;
  if (a >= 0x38800000u) {
    return f32_to_f16(std::bit_cast<float>(sign | ((a + bits13) & ~0x1fffu)));
  }
  // In units of 2^-24, the distance of f16 values below 2^-14.
  const float units = std::bit_cast<float>(a) * 0x1p24f + static_cast<float>(bits13) * 0x1p-13f;
  return static_cast<uint16_t>(sign >> 16 | static_cast<uint32_t>(units));
}

}  // namespace mpt
