// Vectors of sixteen lanes on every instruction set, with loads and stores that convert.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/half.h"
#include "backends/cpu/simd/tail.h"

namespace mpt::cpu::MPT_ISA {

inline constexpr int kLanes = 16;
inline constexpr int kParts = kLanes / kNative;

struct F {
  nf p[kParts];
};  // floats
struct I {
  ni p[kParts];
};  // int32
struct M {
  nm p[kParts];
};  // one truth value per lane

// The body of a function that computes `expression` for each native vector i and returns an R.
#define MPT_LIFT(R, expression)                          \
  R r_;                                                  \
  for (int i = 0; i < kParts; ++i) r_.p[i] = expression; \
  return r_

MPT_INLINE F set(float v) { MPT_LIFT(F, n_set(v)); }
MPT_INLINE I seti(int32_t v) { MPT_LIFT(I, n_seti(v)); }
MPT_INLINE I opaque(I v) { MPT_LIFT(I, n_opaque(v.p[i])); }
MPT_INLINE F load(const float* q) { MPT_LIFT(F, n_load(q + i * kNative)); }
MPT_INLINE void store(float* q, F v) {
  for (int i = 0; i < kParts; ++i) n_store(q + i * kNative, v.p[i]);
}
MPT_INLINE I loadi(const int32_t* q) { MPT_LIFT(I, n_loadi(q + i * kNative)); }
MPT_INLINE void storei(int32_t* q, I v) {
  for (int i = 0; i < kParts; ++i) n_storei(q + i * kNative, v.p[i]);
}

MPT_INLINE F operator+(F a, F b) { MPT_LIFT(F, a.p[i] + b.p[i]); }
MPT_INLINE F operator-(F a, F b) { MPT_LIFT(F, a.p[i] - b.p[i]); }
MPT_INLINE F operator*(F a, F b) { MPT_LIFT(F, a.p[i] * b.p[i]); }
MPT_INLINE F operator/(F a, F b) { MPT_LIFT(F, a.p[i] / b.p[i]); }
MPT_INLINE F fma(F a, F b, F c) { MPT_LIFT(F, n_fma(a.p[i], b.p[i], c.p[i])); }  // a b + c
MPT_INLINE F max(F a, F b) { MPT_LIFT(F, n_max(a.p[i], b.p[i])); }  // b if either is NaN
MPT_INLINE F min(F a, F b) { MPT_LIFT(F, n_min(a.p[i], b.p[i])); }  // b if either is NaN
MPT_INLINE F sqrt(F a) { MPT_LIFT(F, n_sqrt(a.p[i])); }
MPT_INLINE_IF_AVX2 F round(F a) { MPT_LIFT(F, n_round(a.p[i])); }  // ties to even
MPT_INLINE_IF_AVX2 F floor(F a) { MPT_LIFT(F, n_floor(a.p[i])); }
MPT_INLINE_IF_AVX2 I to_int(F a) { MPT_LIFT(I, n_to_int(a.p[i])); }  // ties to even
MPT_INLINE I truncate(F a) { MPT_LIFT(I, n_truncate(a.p[i])); }      // towards zero; |a| < 2^31
MPT_INLINE F to_float(I a) { MPT_LIFT(F, n_to_float(a.p[i])); }
MPT_INLINE I bits(F a) { MPT_LIFT(I, n_bits(a.p[i])); }
MPT_INLINE F as_float(I a) { MPT_LIFT(F, n_float(a.p[i])); }

MPT_INLINE I operator+(I a, I b) { MPT_LIFT(I, n_addi(a.p[i], b.p[i])); }
MPT_INLINE I operator-(I a, I b) { MPT_LIFT(I, n_subi(a.p[i], b.p[i])); }
MPT_INLINE I operator&(I a, I b) { MPT_LIFT(I, n_and(a.p[i], b.p[i])); }
MPT_INLINE I operator|(I a, I b) { MPT_LIFT(I, n_or(a.p[i], b.p[i])); }
MPT_INLINE I operator^(I a, I b) { MPT_LIFT(I, n_xor(a.p[i], b.p[i])); }
template <int S>
MPT_INLINE I left(I a) {
  MPT_LIFT(I, n_left<S>(a.p[i]));
}
template <int S>
MPT_INLINE I right(I a) {
  MPT_LIFT(I, n_right<S>(a.p[i]));
}
#if defined(__AVX2__)
MPT_INLINE I right_by(I a, I by) { MPT_LIFT(I, n_right_by(a.p[i], by.p[i])); }
#endif
// Operations on pairs of lanes (native.h).
MPT_INLINE I products(I a, I b) { MPT_LIFT(I, n_products(a.p[i], b.p[i])); }
MPT_INLINE I upper(I a) { MPT_LIFT(I, n_upper(a.p[i])); }
MPT_INLINE I halves(I a) { MPT_LIFT(I, n_halves(a.p[i])); }
template <int S>
MPT_INLINE I right_signed(I a) {
  MPT_LIFT(I, n_right_signed<S>(a.p[i]));
}

MPT_INLINE M operator<(F a, F b) { MPT_LIFT(M, n_lt(a.p[i], b.p[i])); }
MPT_INLINE M operator<=(F a, F b) { MPT_LIFT(M, n_le(a.p[i], b.p[i])); }
MPT_INLINE M operator>(F a, F b) { return b < a; }
MPT_INLINE M operator>=(F a, F b) { return b <= a; }
MPT_INLINE M operator==(F a, F b) { MPT_LIFT(M, n_eq(a.p[i], b.p[i])); }
MPT_INLINE M operator>(I a, I b) { MPT_LIFT(M, n_gti(a.p[i], b.p[i])); }
MPT_INLINE M is_nan(F a) { MPT_LIFT(M, n_nan(a.p[i], a.p[i])); }
MPT_INLINE M is_nan(F a, F b) { MPT_LIFT(M, n_nan(a.p[i], b.p[i])); }
MPT_INLINE M operator&(M a, M b) { MPT_LIFT(M, n_mask_and(a.p[i], b.p[i])); }
MPT_INLINE M operator|(M a, M b) { MPT_LIFT(M, n_mask_or(a.p[i], b.p[i])); }
MPT_INLINE M operator~(M a) { MPT_LIFT(M, n_mask_not(a.p[i])); }
MPT_INLINE bool any(M m) {
  bool some = false;
  for (int i = 0; i < kParts; ++i) some |= n_any(m.p[i]);
  return some;
}
MPT_INLINE F pick(M m, F a, F b) { MPT_LIFT(F, n_pick(m.p[i], a.p[i], b.p[i])); }  // m ? a : b
MPT_INLINE I pick(M m, I a, I b) { MPT_LIFT(I, n_picki(m.p[i], a.p[i], b.p[i])); }

MPT_INLINE I less_one(M m, I a) {  // m ? a - 1 : a
#if defined(__AVX512F__)
  return pick(m, a - seti(1), a);
#else
  MPT_LIFT(I, n_addi(a.p[i], (ni)m.p[i]));
#endif
}

MPT_INLINE F abs(F a) { return as_float(bits(a) & seti(0x7fffffff)); }
MPT_INLINE F max_abs(F a, F b) {  // the larger magnitude of two numbers
#if defined(__AVX512F__)
  return {{_mm512_range_ps(a.p[0], b.p[0], 0b1011)}};
#else
  return max(abs(a), abs(b));
#endif
}
MPT_INLINE F neg(F a) { return as_float(bits(a) ^ seti(INT32_MIN)); }
MPT_INLINE F copysign(F a, F sign) {
  return as_float((bits(a) & seti(0x7fffffff)) | (bits(sign) & seti(INT32_MIN)));
}
// The larger and the smaller value; NaN if either is NaN.
MPT_INLINE F max_nan(F a, F b) { return pick(is_nan(a), a, max(a, b)); }
MPT_INLINE F min_nan(F a, F b) { return pick(is_nan(a), a, min(a, b)); }

// Sums the lanes in a fixed tree, which is the same on every instruction set.
MPT_INLINE_IF_AVX2 float sum(F v) {
#if defined(__AVX2__) && !defined(__AVX512F__)
  const __m256 eight = v.p[0] + v.p[1];
  const __m128 four = _mm256_castps256_ps128(eight) + _mm256_extractf128_ps(eight, 1),
               two = four + _mm_movehl_ps(four, four);
  return two[0] + two[1];
#else
  float q[kLanes];
  store(q, v);
  for (int half = 8; half; half /= 2)
    for (int i = 0; i < half; ++i) q[i] += q[i + half];
  return q[0];
#endif
}
// Combines the lanes by op in the same tree.
template <class Op>
MPT_INLINE float fold(F v, Op op) {
  float q[kLanes];
  store(q, v);
  for (int half = 8; half; half /= 2)
    for (int i = 0; i < half; ++i) q[i] = op(q[i], q[i + half]);
  return q[0];
}

// -- storage formats ------------------------------------------------------------------------------
// load(p) and store(p, v) convert sixteen elements. The forms with a count access only the first n
// elements; the others are loaded as 0.

// Stores the low 16 bits of each lane. store_low() requires the upper 16 bits to be 0.
MPT_INLINE_IF_AVX2 void store_low(uint16_t* p, I v) {
#if defined(__AVX512F__)
  _mm256_storeu_si256(reinterpret_cast<__m256i_u*>(p), _mm512_cvtepi32_epi16(v.p[0]));
#elif defined(__AVX2__)
  _mm256_storeu_si256(reinterpret_cast<__m256i_u*>(p), n_pack16(v.p[0], v.p[1]));
#else
  int32_t q[kLanes];
  storei(q, v);
  for (int i = 0; i < kLanes; ++i) p[i] = static_cast<uint16_t>(q[i]);
#endif
}
MPT_INLINE_IF_AVX2 void store_u16(uint16_t* p, I v) {
#if defined(__AVX2__) && !defined(__AVX512F__)
  v = v & seti(0xffff);
#endif
  store_low(p, v);
}
MPT_INLINE_IF_AVX2 I load_u16(const uint16_t* p) {
#if defined(__AVX512F__)
  return {{_mm512_cvtepu16_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i_u*>(p)))}};
#elif defined(__AVX2__)
  MPT_LIFT(I, _mm256_cvtepu16_epi32(
                  _mm_loadu_si128(reinterpret_cast<const __m128i_u*>(p + i * kNative))));
#else
  int32_t q[kLanes];
  for (int i = 0; i < kLanes; ++i) q[i] = p[i];
  return loadi(q);
#endif
}
MPT_INLINE_IF_AVX2 I load_i16(const uint16_t* p) {  // sign-extended
#if defined(__AVX512F__)
  return {{_mm512_cvtepi16_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i_u*>(p)))}};
#elif defined(__AVX2__)
  MPT_LIFT(I, _mm256_cvtepi16_epi32(
                  _mm_loadu_si128(reinterpret_cast<const __m128i_u*>(p + i * kNative))));
#else
  return right_signed<16>(left<16>(load_u16(p)));
#endif
}

struct F32 {
  typedef float T;
  MPT_INLINE F load(const T* p) { return MPT_ISA::load(p); }
  MPT_INLINE void store(T* p, F v) { MPT_ISA::store(p, v); }
};

struct BF16 {
  typedef uint16_t T;
  typedef Bf16Constants Constants;
  MPT_INLINE Constants constants() { return opaque_bf16_constants(); }
  MPT_INLINE_IF_AVX2 F load(const T* p) {
#if defined(__AVX2__) && !defined(__AVX512F__)  // copied to both halves, then moved up by bytes
    const __m256i up =
        _mm256_setr_epi8(-1, -1, 0, 1, -1, -1, 2, 3, -1, -1, 4, 5, -1, -1, 6, 7,  //
                         -1, -1, 8, 9, -1, -1, 10, 11, -1, -1, 12, 13, -1, -1, 14, 15);
    MPT_LIFT(F,
             n_float(_mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_loadu_si128(
                                             reinterpret_cast<const __m128i_u*>(p + i * kNative))),
                                         up)));
#else
    return as_float(left<16>(load_u16(p)));
#endif
  }
  MPT_INLINE_IF_AVX2 void store(T* p, F v, const Constants& c = {}) {
#if defined(__AVX512F__)
    _mm256_storeu_si256(reinterpret_cast<__m256i_u*>(p), n_narrow_bf16(v.p[0], c));
#elif defined(__AVX2__)
    _mm256_storeu_si256(reinterpret_cast<__m256i_u*>(p), n_narrow_bf16(v.p[0], v.p[1], c));
#else
    I h;
    for (int i = 0; i < kParts; ++i) h.p[i] = n_bf16_bits(v.p[i], c);
    store_low(p, h);
#endif
  }
  static constexpr bool kRoundsNan = false;  // true: rounded() accepts NaN
  MPT_INLINE_IF_AVX2 F rounded(F v) { MPT_LIFT(F, n_upper_half(n_round_bf16(v.p[i]))); }
  // Stores values that are already rounded to bf16.
  struct Exact {
    typedef uint16_t T;
    MPT_INLINE_IF_AVX2 void store(T* p, F v) { store_low(p, right<16>(bits(v))); }
  };
};

struct F16 {
  typedef uint16_t T;
  typedef F16 Exact;
  struct Constants {};
  MPT_INLINE Constants constants() { return {}; }
  MPT_INLINE void store(T* p, F v, Constants) { store(p, v); }
  static constexpr bool kRoundsNan = true;
#if defined(__AVX512F__)
  MPT_INLINE_IF_AVX2 F load(const T* p) {
    return {{_mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i_u*>(p)))}};
  }
  MPT_INLINE void store(T* p, F v) {
    _mm256_storeu_si256(reinterpret_cast<__m256i_u*>(p), _mm512_cvtps_ph(v.p[0], 0));
  }
  MPT_INLINE_IF_AVX2 F rounded(F v) { return {{_mm512_cvtph_ps(_mm512_cvtps_ph(v.p[0], 0))}}; }
#elif defined(__AVX2__)
  MPT_INLINE_IF_AVX2 F load(const T* p) {
    F r;
    for (int i = 0; i < 2; ++i)
      r.p[i] = _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i_u*>(p + 8 * i)));
    return r;
  }
  MPT_INLINE void store(T* p, F v) {
    for (int i = 0; i < 2; ++i)
      _mm_storeu_si128(reinterpret_cast<__m128i_u*>(p + 8 * i), _mm256_cvtps_ph(v.p[i], 0));
  }
  MPT_INLINE_IF_AVX2 F rounded(F v) { MPT_LIFT(F, _mm256_cvtph_ps(_mm256_cvtps_ph(v.p[i], 0))); }
#else
  MPT_INLINE F value(I h) { MPT_LIFT(F, n_f16_value(h.p[i])); }
  MPT_INLINE I bits(F v) { MPT_LIFT(I, n_f16_bits(v.p[i])); }
  MPT_INLINE_IF_AVX2 F load(const T* p) { return value(load_u16(p)); }
  MPT_INLINE_IF_AVX2 void store(T* p, F v) { store_low(p, bits(v)); }
  MPT_INLINE_IF_AVX2 F rounded(F v) { return value(bits(v)); }
#endif
};

// Load and store the first n of sixteen elements, n > 0.
template <class D>
MPT_INLINE_IF_AVX2 F load_n(const typename D::T* p, int64_t n) {
#if defined(__AVX512F__)
  const __mmask16 m = static_cast<__mmask16>((1u << n) - 1);
  if constexpr (sizeof(typename D::T) == 4) {
    return {{_mm512_maskz_loadu_ps(m, p)}};
  } else {
    alignas(32) typename D::T q[kLanes];
    _mm256_store_si256(reinterpret_cast<__m256i*>(q), _mm256_maskz_loadu_epi16(m, p));
    return D::load(q);
  }
#else
  using T = typename D::T;
  alignas(32) T q[kLanes];
#if defined(__AVX2__)
  if constexpr (__is_same(T, float)) {
    auto* lines = reinterpret_cast<__m256i*>(q);
    _mm256_store_si256(lines, load_tail(p, n));
    _mm256_store_si256(lines + 1, load_tail(p + 8, n - 8));
    return D::load(q);
  } else if constexpr (__is_same(T, uint16_t)) {
    _mm256_store_si256(reinterpret_cast<__m256i*>(q), load_tail16(p, n));
    return D::load(q);
  }
#endif
  for (int64_t i = 0; i < kLanes; ++i) q[i] = i < n ? p[i] : T{};
  return D::load(q);
#endif
}
template <class D>
MPT_INLINE_IF_AVX2 void store_n(typename D::T* p, F v, int64_t n) {
#if defined(__AVX512F__)
  const __mmask16 m = static_cast<__mmask16>((1u << n) - 1);
  if constexpr (sizeof(typename D::T) == 4) {
    _mm512_mask_storeu_ps(p, m, v.p[0]);
  } else {
    alignas(32) typename D::T q[kLanes];
    D::store(q, v);
    _mm256_mask_storeu_epi16(p, m, _mm256_load_si256(reinterpret_cast<const __m256i*>(q)));
  }
#else
  alignas(32) typename D::T q[kLanes];
  D::store(q, v);
  store_tail(p, q, n);
#endif
}

// Calls f(i, n) for 0 <= i < count: n = kLanes for whole vectors, then once with the remainder.
template <class G>
MPT_INLINE void vectors(int64_t count, G f) {
  int64_t i = 0;
  for (; i + kLanes <= count; i += kLanes) f(i, static_cast<int64_t>(kLanes));
  if (i < count) f(i, count - i);
}
template <class D>
MPT_INLINE F load_some(const typename D::T* p, int64_t n) {
  return n == kLanes ? D::load(p) : load_n<D>(p, n);
}
template <class D>
MPT_INLINE void store_some(typename D::T* p, F v, int64_t n) {
  if (n == kLanes) D::store(p, v);
  else store_n<D>(p, v, n);
}
// Returns the mask of the lanes below n.
MPT_INLINE M lanes_below(int64_t n) {
#if defined(__AVX512F__)
  return {{static_cast<__mmask16>((1u << n) - 1)}};
#else
  static constexpr int32_t kIndex[kLanes] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  return seti(static_cast<int32_t>(n)) > loadi(kIndex);
#endif
}

// Stores one byte per lane: 1 or 0.
MPT_INLINE_IF_AVX2 void store_bool(uint8_t* p, M m, int64_t n = kLanes) {
#if defined(__AVX512F__)
  _mm_mask_storeu_epi8(p, static_cast<__mmask16>((1u << n) - 1), _mm_maskz_set1_epi8(m.p[0], 1));
#else
  int32_t q[kLanes];
  storei(q, pick(m, seti(1), seti(0)));
  for (int64_t i = 0; i < n; ++i) p[i] = static_cast<uint8_t>(q[i]);
#endif
}

}  // namespace mpt::cpu::MPT_ISA
