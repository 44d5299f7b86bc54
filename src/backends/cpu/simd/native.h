// One native vector of the instruction set that this file is compiled for: nf has kNative f32, ni
// as many int32, and nm a truth value per lane. vec.h has the same functions, without n_, on
// sixteen lanes, with comments.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "backends/cpu/simd/isa.h"

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

#define MPT_ALWAYS inline __attribute__((always_inline))  // for member functions
// Forces a loop-body lambda inline; out of line it would reload its vector constants in every
// iteration.
#define MPT_INLINE_LAMBDA __attribute__((always_inline))

namespace mpt::cpu::MPT_ISA {

#if defined(__AVX512F__)

inline constexpr int kNative = 16;
typedef __m512 nf;
typedef __m512i ni;
typedef __mmask16 nm;

MPT_INLINE nf n_set(float v) { return _mm512_set1_ps(v); }
MPT_INLINE ni n_seti(int32_t v) { return _mm512_set1_epi32(v); }
MPT_INLINE nf n_load(const float* p) { return _mm512_loadu_ps(p); }
MPT_INLINE void n_store(float* p, nf v) { _mm512_storeu_ps(p, v); }
MPT_INLINE ni n_loadi(const int32_t* p) { return _mm512_loadu_si512(p); }
MPT_INLINE void n_storei(int32_t* p, ni v) { _mm512_storeu_si512(p, v); }
MPT_INLINE ni n_bits(nf v) { return _mm512_castps_si512(v); }
MPT_INLINE nf n_float(ni v) { return _mm512_castsi512_ps(v); }
MPT_INLINE nf n_fma(nf a, nf b, nf c) { return _mm512_fmadd_ps(a, b, c); }
MPT_INLINE nf n_max(nf a, nf b) { return _mm512_max_ps(a, b); }
MPT_INLINE nf n_min(nf a, nf b) { return _mm512_min_ps(a, b); }
MPT_INLINE nf n_sqrt(nf v) { return _mm512_sqrt_ps(v); }
MPT_INLINE nf n_round(nf v) { return _mm512_roundscale_ps(v, 8); }
MPT_INLINE nf n_floor(nf v) { return _mm512_roundscale_ps(v, 9); }
MPT_INLINE ni n_to_int(nf v) { return _mm512_cvtps_epi32(v); }
MPT_INLINE ni n_truncate(nf v) { return _mm512_cvttps_epi32(v); }
MPT_INLINE nf n_to_float(ni v) { return _mm512_cvtepi32_ps(v); }
MPT_INLINE nm n_lt(nf a, nf b) { return _mm512_cmp_ps_mask(a, b, _CMP_LT_OQ); }
MPT_INLINE nm n_le(nf a, nf b) { return _mm512_cmp_ps_mask(a, b, _CMP_LE_OQ); }
MPT_INLINE nm n_eq(nf a, nf b) { return _mm512_cmp_ps_mask(a, b, _CMP_EQ_OQ); }
MPT_INLINE nm n_nan(nf a, nf b) { return _mm512_cmp_ps_mask(a, b, _CMP_UNORD_Q); }
MPT_INLINE nm n_gti(ni a, ni b) { return _mm512_cmpgt_epi32_mask(a, b); }
MPT_INLINE nm n_mask_and(nm a, nm b) { return static_cast<nm>(a & b); }
MPT_INLINE nm n_mask_or(nm a, nm b) { return static_cast<nm>(a | b); }
MPT_INLINE nm n_mask_not(nm a) { return static_cast<nm>(~a); }
MPT_INLINE bool n_any(nm m) { return m != 0; }
MPT_INLINE nf n_pick(nm m, nf a, nf b) { return _mm512_mask_blend_ps(m, b, a); }
MPT_INLINE ni n_picki(nm m, ni a, ni b) { return _mm512_mask_blend_epi32(m, b, a); }
MPT_INLINE ni n_and(ni a, ni b) { return _mm512_and_si512(a, b); }
MPT_INLINE ni n_or(ni a, ni b) { return _mm512_or_si512(a, b); }
MPT_INLINE ni n_xor(ni a, ni b) { return _mm512_xor_si512(a, b); }
MPT_INLINE ni n_addi(ni a, ni b) { return _mm512_add_epi32(a, b); }
MPT_INLINE ni n_subi(ni a, ni b) { return _mm512_sub_epi32(a, b); }
MPT_INLINE ni n_right_by(ni v, ni by) { return _mm512_srlv_epi32(v, by); }
// Operations on pairs of lanes, taken as one 64-bit number with the first lane as the lower half:
// the products of the first lanes; the second lane moved to the first; the 16-bit halves of the
// first lane, one per lane.
MPT_INLINE ni n_products(ni a, ni b) { return _mm512_mul_epu32(a, b); }
MPT_INLINE ni n_upper(ni v) { return _mm512_srli_epi64(v, 32); }
MPT_INLINE ni n_halves(ni v) {
  const __m128i spread = _mm_setr_epi8(0, 1, -1, -1, 2, 3, -1, -1, 8, 9, -1, -1, 10, 11, -1, -1);
  return _mm512_shuffle_epi8(v, _mm512_broadcast_i32x4(spread));
}
template <int S>
MPT_INLINE ni n_left(ni v) {
  return _mm512_slli_epi32(v, S);
}
template <int S>
MPT_INLINE ni n_right(ni v) {
  return _mm512_srli_epi32(v, S);
}
template <int S>
MPT_INLINE ni n_right_signed(ni v) {
  return _mm512_srai_epi32(v, S);
}

#elif defined(__AVX2__)

inline constexpr int kNative = 8;
typedef __m256 nf;
typedef __m256i ni;
typedef __m256 nm;

MPT_INLINE nf n_set(float v) { return _mm256_set1_ps(v); }
MPT_INLINE ni n_seti(int32_t v) { return _mm256_set1_epi32(v); }
MPT_INLINE nf n_load(const float* p) { return _mm256_loadu_ps(p); }
MPT_INLINE void n_store(float* p, nf v) { _mm256_storeu_ps(p, v); }
MPT_INLINE ni n_loadi(const int32_t* p) {
  return _mm256_loadu_si256(reinterpret_cast<const __m256i_u*>(p));
}
MPT_INLINE void n_storei(int32_t* p, ni v) {
  _mm256_storeu_si256(reinterpret_cast<__m256i_u*>(p), v);
}
MPT_INLINE ni n_bits(nf v) { return _mm256_castps_si256(v); }
MPT_INLINE nf n_float(ni v) { return _mm256_castsi256_ps(v); }
MPT_INLINE nf n_fma(nf a, nf b, nf c) { return _mm256_fmadd_ps(a, b, c); }
MPT_INLINE nf n_max(nf a, nf b) { return _mm256_max_ps(a, b); }
MPT_INLINE nf n_min(nf a, nf b) { return _mm256_min_ps(a, b); }
MPT_INLINE nf n_sqrt(nf v) { return _mm256_sqrt_ps(v); }
MPT_INLINE nf n_round(nf v) { return _mm256_round_ps(v, 8); }
MPT_INLINE nf n_floor(nf v) { return _mm256_round_ps(v, 9); }
MPT_INLINE ni n_to_int(nf v) { return _mm256_cvtps_epi32(v); }
MPT_INLINE ni n_truncate(nf v) { return _mm256_cvttps_epi32(v); }
MPT_INLINE nf n_to_float(ni v) { return _mm256_cvtepi32_ps(v); }
MPT_INLINE nm n_lt(nf a, nf b) { return _mm256_cmp_ps(a, b, _CMP_LT_OQ); }
MPT_INLINE nm n_le(nf a, nf b) { return _mm256_cmp_ps(a, b, _CMP_LE_OQ); }
MPT_INLINE nm n_eq(nf a, nf b) { return _mm256_cmp_ps(a, b, _CMP_EQ_OQ); }
MPT_INLINE nm n_nan(nf a, nf b) { return _mm256_cmp_ps(a, b, _CMP_UNORD_Q); }
MPT_INLINE nm n_gti(ni a, ni b) { return n_float(_mm256_cmpgt_epi32(a, b)); }
MPT_INLINE nm n_mask_and(nm a, nm b) { return _mm256_and_ps(a, b); }
MPT_INLINE nm n_mask_or(nm a, nm b) { return _mm256_or_ps(a, b); }
MPT_INLINE nm n_mask_not(nm a) { return _mm256_xor_ps(a, n_float(n_seti(-1))); }
MPT_INLINE bool n_any(nm m) { return _mm256_movemask_ps(m) != 0; }
MPT_INLINE nf n_pick(nm m, nf a, nf b) { return _mm256_blendv_ps(b, a, m); }
MPT_INLINE ni n_picki(nm m, ni a, ni b) { return n_bits(n_pick(m, n_float(a), n_float(b))); }
MPT_INLINE ni n_and(ni a, ni b) { return _mm256_and_si256(a, b); }
MPT_INLINE ni n_or(ni a, ni b) { return _mm256_or_si256(a, b); }
MPT_INLINE ni n_xor(ni a, ni b) { return _mm256_xor_si256(a, b); }
MPT_INLINE ni n_addi(ni a, ni b) { return _mm256_add_epi32(a, b); }
MPT_INLINE ni n_subi(ni a, ni b) { return _mm256_sub_epi32(a, b); }
MPT_INLINE ni n_right_by(ni v, ni by) { return _mm256_srlv_epi32(v, by); }
// Operations on pairs of lanes, taken as one 64-bit number with the first lane as the lower half:
// the products of the first lanes; the second lane moved to the first; the 16-bit halves of the
// first lane, one per lane.
MPT_INLINE ni n_products(ni a, ni b) { return _mm256_mul_epu32(a, b); }
MPT_INLINE ni n_upper(ni v) { return _mm256_srli_epi64(v, 32); }
MPT_INLINE ni n_halves(ni v) {
  const __m128i spread = _mm_setr_epi8(0, 1, -1, -1, 2, 3, -1, -1, 8, 9, -1, -1, 10, 11, -1, -1);
  return _mm256_shuffle_epi8(v, _mm256_broadcastsi128_si256(spread));
}
template <int S>
MPT_INLINE ni n_left(ni v) {
  return _mm256_slli_epi32(v, S);
}
template <int S>
MPT_INLINE ni n_right(ni v) {
  return _mm256_srli_epi32(v, S);
}
template <int S>
MPT_INLINE ni n_right_signed(ni v) {
  return _mm256_srai_epi32(v, S);
}

#else  // any processor, with the compiler's vector extensions

inline constexpr int kNative = 4;
typedef float nf __attribute__((vector_size(16)));
typedef int32_t ni __attribute__((vector_size(16)));
typedef ni nm;
typedef uint32_t nu __attribute__((vector_size(16)));
typedef uint64_t nq __attribute__((vector_size(16)));

MPT_INLINE nf n_set(float v) { return nf{v, v, v, v}; }
MPT_INLINE ni n_seti(int32_t v) { return ni{v, v, v, v}; }
MPT_INLINE nf n_load(const float* p) {
  nf v;
  __builtin_memcpy(&v, p, sizeof v);
  return v;
}
MPT_INLINE void n_store(float* p, nf v) { __builtin_memcpy(p, &v, sizeof v); }
MPT_INLINE ni n_loadi(const int32_t* p) {
  ni v;
  __builtin_memcpy(&v, p, sizeof v);
  return v;
}
MPT_INLINE void n_storei(int32_t* p, ni v) { __builtin_memcpy(p, &v, sizeof v); }
MPT_INLINE ni n_bits(nf v) { return reinterpret_cast<ni>(v); }
MPT_INLINE nf n_float(ni v) { return reinterpret_cast<nf>(v); }
MPT_INLINE nf n_fma(nf a, nf b, nf c) { return a * b + c; }  // rounds twice
MPT_INLINE nm n_lt(nf a, nf b) { return a < b; }
MPT_INLINE nm n_le(nf a, nf b) { return a <= b; }
MPT_INLINE nm n_eq(nf a, nf b) { return a == b; }
MPT_INLINE nm n_nan(nf a, nf b) { return ~((a == a) & (b == b)); }
MPT_INLINE nm n_gti(ni a, ni b) { return a > b; }
MPT_INLINE nm n_mask_and(nm a, nm b) { return a & b; }
MPT_INLINE nm n_mask_or(nm a, nm b) { return a | b; }
MPT_INLINE nm n_mask_not(nm a) { return ~a; }
MPT_INLINE bool n_any(nm m) { return (m[0] | m[1] | m[2] | m[3]) != 0; }
MPT_INLINE ni n_picki(nm m, ni a, ni b) { return (m & a) | (~m & b); }
MPT_INLINE nf n_pick(nm m, nf a, nf b) { return n_float(n_picki(m, n_bits(a), n_bits(b))); }
MPT_INLINE nf n_max(nf a, nf b) { return n_pick(a > b, a, b); }
MPT_INLINE nf n_min(nf a, nf b) { return n_pick(a < b, a, b); }
MPT_INLINE nf n_sqrt(nf v) {
  return nf{__builtin_sqrtf(v[0]), __builtin_sqrtf(v[1]), __builtin_sqrtf(v[2]),
            __builtin_sqrtf(v[3])};
}
MPT_INLINE ni n_and(ni a, ni b) { return a & b; }
MPT_INLINE ni n_or(ni a, ni b) { return a | b; }
MPT_INLINE ni n_xor(ni a, ni b) { return a ^ b; }
MPT_INLINE ni n_addi(ni a, ni b) { return reinterpret_cast<ni>((nu)a + (nu)b); }
MPT_INLINE ni n_subi(ni a, ni b) { return reinterpret_cast<ni>((nu)a - (nu)b); }
MPT_INLINE ni n_products(ni a, ni b) {
#if defined(__SSE2__)
  return (ni)_mm_mul_epu32((__m128i)a, (__m128i)b);
#else
  return (ni)(((nq)a & 0xffffffffu) * ((nq)b & 0xffffffffu));
#endif
}
MPT_INLINE ni n_upper(ni v) { return (ni)((nq)v >> 32); }
MPT_INLINE ni n_halves(ni v) {
  const nq q = (nq)v;
  return (ni)((q & 0xffffu) | (q << 16 & 0xffff00000000u));
}
template <int S>
MPT_INLINE ni n_left(ni v) {
  return reinterpret_cast<ni>((nu)v << S);
}
template <int S>
MPT_INLINE ni n_right(ni v) {
  return reinterpret_cast<ni>((nu)v >> S);
}
template <int S>
MPT_INLINE ni n_right_signed(ni v) {
  return v >> S;
}
// Rounds magnitudes below 2^23 by adding and subtracting 2^23; larger values are already integers.
MPT_INLINE nf n_round(nf v) {
  const ni sign = n_bits(v) & n_seti(INT32_MIN);
  const nf a = n_float(n_bits(v) & n_seti(INT32_MAX)), big = n_set(0x1p23f);
  const nf r = (a + big) - big;
  return n_float(n_bits(n_pick(a < big, r, a)) | sign);
}
MPT_INLINE nf n_floor(nf v) {
  const nf r = n_round(v);
  const nf f = n_pick(r > v, r - n_set(1), r);
  return n_float(n_bits(f) | (n_bits(v) & n_seti(INT32_MIN)));
}
MPT_INLINE ni n_to_int(nf v) { return __builtin_convertvector(n_round(v), ni); }
MPT_INLINE ni n_truncate(nf v) { return __builtin_convertvector(v, ni); }
MPT_INLINE nf n_to_float(ni v) { return __builtin_convertvector(v, nf); }

#endif

// Returns v, hidden from constant propagation. The compiler rebuilds a known constant through a
// general register wherever a loop has a branch or no free register; the hidden one stays in its
// register.
MPT_INLINE ni n_opaque(ni v) {
#if defined(__AVX2__)
  __asm__("" : "+x"(v));
#endif
  return v;
}

}  // namespace mpt::cpu::MPT_ISA
