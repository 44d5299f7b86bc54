// Table look-ups by lane, and conversion of lanes to and from bytes and 4-bit halves of bytes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {

// Number of vectors that are computed together, one step of a formula for all of them at a time.
// Each step depends on the one before, and a processor does not look far enough ahead to overlap
// whole formulas.
constexpr int kUnroll = 4;
constexpr int64_t kGroup = kUnroll * kLanes;
#define MPT_UNROLL for (int j = 0; j < kUnroll; ++j)

#if defined(__AVX2__)  // without AVX2, look-ups are scalar (states.h)

// A table of 16 words in registers. Only the lowest 4 bits of an index are used.
struct Table {
  ni t[kParts];

  MPT_INLINE Table of(const void* p) {
    Table a;
    __builtin_memcpy(a.t, p, sizeof a.t);
    return a;
  }
  MPT_INLINE Table scaled(const float* p, float by) {
    const F scaled = load(p) * set(by);
    return of(&scaled);
  }
  MPT_INLINE ni look(const Table& a, ni at) {
#if defined(__AVX512F__)
    return _mm512_permutexvar_epi32(at, a.t[0]);
#else
    const nf low = _mm256_permutevar8x32_ps(n_float(a.t[0]), at),
             high = _mm256_permutevar8x32_ps(n_float(a.t[1]), at);
    return n_bits(_mm256_blendv_ps(low, high, n_float(n_left<28>(at))));
#endif
  }
};
MPT_INLINE I look_up(const Table& t, I at) { MPT_LIFT(I, Table::look(t, at.p[i])); }
MPT_INLINE F look_up_float(const Table& t, I at) { return as_float(look_up(t, at)); }

// -- codes ----------------------------------------------------------------------------------------

// A code is a byte or half a byte; the upper half of a byte is the first code. Loads return sixteen
// codes, and only the lowest 4 bits of halves are defined. Stores write a group, which they first
// convert to 16-bit words.

#if defined(__AVX512F__)

MPT_INLINE I load_bytes(const uint8_t* p) {
  return {{_mm512_cvtepu8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i_u*>(p)))}};
}
// A group of codes as 16-bit words, in an order of their own. When stored, words out of range
// saturate: to 0 or 255 as bytes, to 0 or 15 as halves.
struct Words {
  __m512i w[2];
};
MPT_INLINE Words to_words(const I (&v)[kUnroll]) {
  return {{_mm512_packs_epi32(v[0].p[0], v[1].p[0]), _mm512_packs_epi32(v[2].p[0], v[3].p[0])}};
}
MPT_INLINE Words plus(int16_t zero, Words t) {
  for (__m512i& w : t.w) w = _mm512_add_epi16(_mm512_set1_epi16(zero), w);
  return t;
}
// Returns zero + t, or zero - t in lanes where v is negative.
MPT_INLINE Words away_from(int16_t zero, Words t, Words v) {
  const __m512i z = _mm512_set1_epi16(zero);
  for (int i = 0; i < 2; ++i) {
    const __mmask32 below = _mm512_movepi16_mask(v.w[i]);
    t.w[i] = _mm512_mask_sub_epi16(_mm512_add_epi16(z, t.w[i]), below, z, t.w[i]);
  }
  return t;
}
MPT_INLINE __m512i to_bytes(Words v) {
  const __m512i order = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
  return _mm512_permutexvar_epi32(order, _mm512_packus_epi16(v.w[0], v.w[1]));
}
MPT_INLINE void store_bytes(uint8_t* p, Words v) { _mm512_storeu_si512(p, to_bytes(v)); }
MPT_INLINE I load_halves(const uint8_t* p) {
  int32_t q[2];
  __builtin_memcpy(q, p, sizeof q);
  const __m256i low = _mm256_set1_epi32(q[0]), high = _mm256_set1_epi32(q[1]);
  const __m512i shift = _mm512_setr_epi32(4, 0, 12, 8, 20, 16, 28, 24, 4, 0, 12, 8, 20, 16, 28, 24);
  return {{n_right_by(_mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1), shift)}};
}
MPT_INLINE void store_halves(uint8_t* p, Words v) {
  for (__m512i& w : v.w) w = _mm512_min_epi16(w, _mm512_set1_epi16(15));
  const __m512i pairs = _mm512_maddubs_epi16(to_bytes(v), _mm512_set1_epi16(0x0110));
  _mm256_storeu_si256(reinterpret_cast<__m256i_u*>(p), _mm512_cvtepi16_epi8(pairs));
}

#else

MPT_INLINE I load_bytes(const uint8_t* p) {
  MPT_LIFT(I, _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i_u*>(p + 8 * i))));
}
// load_twice() loads sixteen bytes into both halves of a vector; to_lowest() and to_highest()
// expand them to words, as the lowest or the highest byte.
MPT_INLINE __m256i load_twice(const uint8_t* p) {
  return _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i_u*>(p)));
}
MPT_INLINE I to_lowest(__m256i twice) {
  const __m256i at = _mm256_setr_epi8(0, -1, -1, -1, 1, -1, -1, -1, 2, -1, -1, -1, 3, -1, -1, -1, 4,
                                      -1, -1, -1, 5, -1, -1, -1, 6, -1, -1, -1, 7, -1, -1, -1);
  MPT_LIFT(I, _mm256_shuffle_epi8(twice, n_addi(at, n_seti(8 * i))));
}
MPT_INLINE I to_highest(__m256i twice) {
  const __m256i at = _mm256_setr_epi8(-1, -1, -1, 0, -1, -1, -1, 1, -1, -1, -1, 2, -1, -1, -1, 3,
                                      -1, -1, -1, 4, -1, -1, -1, 5, -1, -1, -1, 6, -1, -1, -1, 7);
  MPT_LIFT(I, _mm256_shuffle_epi8(twice, n_addi(at, n_seti(i << 27))));
}
MPT_INLINE I load_halves(const uint8_t* p) {
  int32_t q[2];
  __builtin_memcpy(q, p, sizeof q);
  const __m256i shift = _mm256_setr_epi32(4, 0, 12, 8, 20, 16, 28, 24);
  MPT_LIFT(I, n_right_by(n_seti(q[i]), shift));
}

#endif

#endif  // __AVX2__

}  // namespace mpt::cpu::MPT_ISA
