// Vectors of one register (simd/native.h) for products and direct convolutions. Their kernels
// divide the registers between rows and columns, so they count registers, and the compiler would
// keep arrays of the structs of simd/vec.h in memory. All other kernels use the sixteen lanes of
// simd/vec.h, whose order of additions is the same on every instruction set.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/gemm/family.h"
#include "backends/cpu/simd/half.h"
#include "backends/cpu/simd/tail.h"

namespace mpt::cpu::MPT_ISA {

using gemm::BlockPass;
using gemm::kSmall;
using gemm::kTile;
using gemm::MatrixStrides;
using gemm::Output;
using gemm::PackSource;
using gemm::Small;

using V = nf;
// 32-bit integers with operators; `ni` has operators of another width on some instruction sets.
typedef int32_t VI __attribute__((vector_size(kNative * 4)));
typedef uint32_t VU __attribute__((vector_size(kNative * 4)));

// Subtracts zero, because adding zero would change -0 to 0.
MPT_INLINE V broadcast(float x) { return x - V{}; }
MPT_INLINE V madd(V a, V b, V c) { return n_fma(a, b, c); }
MPT_INLINE int64_t min(int64_t a, int64_t b) { return a < b ? a : b; }

// -- scalars --------------------------------------------------------------------------------------

MPT_INLINE float widen_bf16(uint16_t h) { return __builtin_bit_cast(float, uint32_t{h} << 16); }

MPT_INLINE_IF_AVX2 uint16_t narrow_bf16(float f) {
  const uint32_t u = __builtin_bit_cast(uint32_t, f);
  if ((u & 0x7fffffffu) > 0x7f800000u) return static_cast<uint16_t>((u >> 16) | 0x40);
  return static_cast<uint16_t>((u + 0x7fff + ((u >> 16) & 1)) >> 16);
}

MPT_INLINE_IF_AVX2 float widen_f16(uint16_t h) {
#if defined(__F16C__)
  return _cvtsh_ss(h);
#else
  return n_f16_value(n_seti(h))[0];
#endif
}

MPT_INLINE_IF_AVX2 uint16_t narrow_f16(float f) {
#if defined(__F16C__)
  return static_cast<uint16_t>(_mm_cvtsi128_si32(_mm_cvtps_ph(_mm_set_ss(f), 0)));
#else
  return static_cast<uint16_t>(n_f16_bits(n_set(f))[0]);
#endif
}

// Element types, each with the type T of its elements in memory.
struct F32Element {
  using T = float;
  MPT_INLINE float widen(T x) { return x; }
  MPT_INLINE T narrow(float x) { return x; }
};
struct BF16Element {
  using T = uint16_t;
  MPT_INLINE float widen(T x) { return widen_bf16(x); }
  MPT_INLINE T narrow(float x) { return narrow_bf16(x); }
};
struct F16Element {
  using T = uint16_t;
  MPT_INLINE float widen(T x) { return widen_f16(x); }
  MPT_INLINE T narrow(float x) { return narrow_f16(x); }
};

// -- vectors of memory elements -------------------------------------------------------------------

MPT_INLINE V load(F32Element, const float* p) {
  V v;
  __builtin_memcpy(&v, p, sizeof v);
  return v;
}
MPT_INLINE void store(F32Element, float* p, V v) { __builtin_memcpy(p, &v, sizeof v); }

#if defined(__AVX512F__)
MPT_INLINE V load(BF16Element, const uint16_t* p) {
  const __m512i x = _mm512_cvtepu16_epi32(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p)));
  return (V)_mm512_slli_epi32(x, 16);
}
MPT_INLINE V load(F16Element, const uint16_t* p) {
  return (V)_mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p)));
}
MPT_INLINE __m256i narrow16(BF16Element, V v) { return n_narrow_bf16(v); }
MPT_INLINE __m256i narrow16(F16Element, V v) { return _mm512_cvtps_ph((__m512)v, 0); }
template <class E>
MPT_INLINE void store(E e, uint16_t* p, V v) {
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), narrow16(e, v));
}
MPT_INLINE __mmask16 mask_of(int64_t n) { return static_cast<__mmask16>((1u << n) - 1); }
MPT_INLINE V load_n(F32Element, const float* p, int64_t n) {
  return (V)_mm512_maskz_loadu_ps(mask_of(n), p);
}
MPT_INLINE void store_n(F32Element, float* p, V v, int64_t n) {
  _mm512_mask_storeu_ps(p, mask_of(n), (__m512)v);
}
MPT_INLINE V load_n(BF16Element, const uint16_t* p, int64_t n) {
  const __m512i x = _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(mask_of(n), p));
  return (V)_mm512_slli_epi32(x, 16);
}
MPT_INLINE V load_n(F16Element, const uint16_t* p, int64_t n) {
  return (V)_mm512_cvtph_ps(_mm256_maskz_loadu_epi16(mask_of(n), p));
}
template <class E>
MPT_INLINE void store_n(E e, uint16_t* p, V v, int64_t n) {
  _mm256_mask_storeu_epi16(p, mask_of(n), narrow16(e, v));
}
#else
#if defined(__AVX2__)
MPT_INLINE V load(BF16Element, const uint16_t* p) {
  const __m256i x = _mm256_cvtepu16_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p)));
  return (V)_mm256_slli_epi32(x, 16);
}
MPT_INLINE V load(F16Element, const uint16_t* p) {
  return (V)_mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p)));
}
MPT_INLINE void store(F16Element, uint16_t* p, V v) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(p), _mm256_cvtps_ph((__m256)v, 0));
}
MPT_INLINE void store(BF16Element, uint16_t* p, V v) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(p), _mm256_castsi256_si128(n_narrow_bf16(v, v)));
}
#else
MPT_INLINE ni load_u16(const uint16_t* p) { return ni{p[0], p[1], p[2], p[3]}; }
MPT_INLINE void store_u16(uint16_t* p, ni v) {
  for (int i = 0; i < kNative; ++i) p[i] = static_cast<uint16_t>(v[i]);
}
MPT_INLINE_IF_AVX2 V load(BF16Element, const uint16_t* p) { return n_bf16_value(load_u16(p)); }
MPT_INLINE_IF_AVX2 V load(F16Element, const uint16_t* p) { return n_f16_value(load_u16(p)); }
MPT_INLINE_IF_AVX2 void store(BF16Element, uint16_t* p, V v) { store_u16(p, n_bf16_bits(v)); }
MPT_INLINE_IF_AVX2 void store(F16Element, uint16_t* p, V v) { store_u16(p, n_f16_bits(v)); }
#endif
// Loads the first n elements of a vector, n > 0.
template <class E>
MPT_INLINE_IF_AVX2 V load_n(E, const typename E::T* p, int64_t n) {
#if defined(__AVX2__)
  if constexpr (sizeof *p == 4) {
    return (V)load_tail(p, n);
  } else {
    alignas(32) uint16_t q[16];
    _mm256_store_si256(reinterpret_cast<__m256i*>(q), load_tail16(p, n));
    return load(E{}, q);
  }
#else
  V v = {};
  for (int i = 0; i < n; ++i) v[i] = E::widen(p[i]);
  return v;
#endif
}
template <class E>
MPT_INLINE_IF_AVX2 void store_n(E, typename E::T* p, V v, int64_t n) {
  alignas(32) typename E::T q[kNative];
  store(E{}, q, v);
  store_tail(p, q, n);
}
#endif

// Stores two consecutive vectors.
template <class E>
MPT_INLINE_IF_AVX2 void store2(E e, typename E::T* p, V a, V b) {
#if defined(__AVX2__) && !defined(__AVX512F__)
  if constexpr (__is_same(E, BF16Element)) {
    return _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), n_narrow_bf16(a, b));
  }
#endif
  store(e, p, a);
  store(e, p + kNative, b);
}

// f32 memory that represents 16-bit values: loads round like a cast to E, including subnormals.
template <class E>
struct Rounded {
  using T = float;
  MPT_INLINE float widen(T x) { return E::widen(E::narrow(x)); }
};
MPT_INLINE_IF_AVX2 V rounded(BF16Element, V v) {
  const ni quiet = n_or(n_bits(v), n_seti(0x400000));
  return n_upper_half(n_picki(n_nan(v, v), quiet, n_round_bf16(v)));
}
MPT_INLINE_IF_AVX2 V rounded(F16Element, V v) {
#if defined(__AVX512F__)
  return _mm512_cvtph_ps(_mm512_cvtps_ph(v, 0));
#elif defined(__F16C__)
  return _mm256_cvtph_ps(_mm256_cvtps_ph(v, 0));
#else
  return n_f16_value(n_f16_bits(v));
#endif
}
template <class E>
MPT_INLINE V load(Rounded<E>, const float* p) {
  return rounded(E{}, load(F32Element{}, p));
}
template <class E>
MPT_INLINE V load_n(Rounded<E>, const float* p, int64_t n) {
  return rounded(E{}, load_n(F32Element{}, p, n));
}

// Loads kN consecutive vectors.
template <int kN, class E>
MPT_INLINE void load_row(E, const typename E::T* p, V* v) {
#pragma GCC unroll 8
  for (int j = 0; j < kN; ++j) v[j] = load(E{}, p + j * kNative);
}
#if defined(__AVX2__) && !defined(__AVX512F__)
template <int kN>
MPT_INLINE void load_row(Rounded<BF16Element>, const float* p, V* v) {
  load_row<kN>(F32Element{}, p, v);
  VI nan = {};
#pragma GCC unroll 8
  for (int j = 0; j < kN; ++j) nan |= v[j] != v[j];
  if (__builtin_expect(!_mm256_testz_si256((__m256i)nan, (__m256i)nan), 0)) {
    for (int j = 0; j < kN; ++j) v[j] = rounded(BF16Element{}, v[j]);
    return;
  }
#pragma GCC unroll 8
  for (int j = 0; j < kN; ++j) v[j] = n_upper_half(n_round_bf16(v[j]));
}
#endif

// Returns one cache line: 32 elements of 16 bits from two vectors, or 16 of f32 from one.
#if defined(__AVX512F__)
template <class E>
MPT_INLINE __m512i line_of(E e, const V* v) {
#if defined(__AVX512BF16__)
  if constexpr (__is_same(E, BF16Element))
    return (__m512i)_mm512_cvtne2ps_pbh((__m512)v[1], (__m512)v[0]);
#endif
  return _mm512_inserti64x4(_mm512_castsi256_si512(narrow16(e, v[0])), narrow16(e, v[1]), 1);
}
MPT_INLINE __m512i line_of(F32Element, const V* v) { return (__m512i)*v; }
#endif

// -- transposition of 32-bit elements -----------------------------------------------------------

#if defined(__AVX512F__)
// Transposes 16 rows of 16 elements.
MPT_INLINE void transpose(__m512i* r) {
  __m512i t[16];
#pragma GCC unroll 8
  for (int i = 0; i < 8; ++i) {
    t[2 * i] = _mm512_unpacklo_epi32(r[2 * i], r[2 * i + 1]);
    t[2 * i + 1] = _mm512_unpackhi_epi32(r[2 * i], r[2 * i + 1]);
  }
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    r[4 * i + 0] = _mm512_unpacklo_epi64(t[4 * i], t[4 * i + 2]);
    r[4 * i + 1] = _mm512_unpackhi_epi64(t[4 * i], t[4 * i + 2]);
    r[4 * i + 2] = _mm512_unpacklo_epi64(t[4 * i + 1], t[4 * i + 3]);
    r[4 * i + 3] = _mm512_unpackhi_epi64(t[4 * i + 1], t[4 * i + 3]);
  }
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    t[i] = _mm512_shuffle_i32x4(r[i], r[4 + i], 0x88);
    t[4 + i] = _mm512_shuffle_i32x4(r[i], r[4 + i], 0xdd);
    t[8 + i] = _mm512_shuffle_i32x4(r[8 + i], r[12 + i], 0x88);
    t[12 + i] = _mm512_shuffle_i32x4(r[8 + i], r[12 + i], 0xdd);
  }
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    r[i] = _mm512_shuffle_i32x4(t[i], t[8 + i], 0x88);
    r[8 + i] = _mm512_shuffle_i32x4(t[i], t[8 + i], 0xdd);
    r[4 + i] = _mm512_shuffle_i32x4(t[4 + i], t[12 + i], 0x88);
    r[12 + i] = _mm512_shuffle_i32x4(t[4 + i], t[12 + i], 0xdd);
  }
}
// Transposes 16 rows of 16 from memory, where loads of 128-bit parts do half of the work.
MPT_INLINE void transpose_from(const char* p, int64_t pitch, __m512i* out) {
#pragma GCC unroll 4
  for (int part = 0; part < 4; ++part) {
    __m512i q[4];
#pragma GCC unroll 4
    for (int i = 0; i < 4; ++i) {
      const char* from = p + i * pitch + part * 16;
      const auto piece = [&](int row) {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + row * pitch));
      };
      q[i] = _mm512_castsi128_si512(piece(0));
      q[i] = _mm512_mask_broadcast_i32x4(q[i], 0x00f0, piece(4));
      q[i] = _mm512_mask_broadcast_i32x4(q[i], 0x0f00, piece(8));
      q[i] = _mm512_mask_broadcast_i32x4(q[i], 0xf000, piece(12));
    }
    const __m512i a = _mm512_unpacklo_epi32(q[0], q[1]), b = _mm512_unpacklo_epi32(q[2], q[3]);
    const __m512i c = _mm512_unpackhi_epi32(q[0], q[1]), d = _mm512_unpackhi_epi32(q[2], q[3]);
    out[4 * part] = _mm512_unpacklo_epi64(a, b);
    out[4 * part + 1] = _mm512_unpackhi_epi64(a, b);
    out[4 * part + 2] = _mm512_unpacklo_epi64(c, d);
    out[4 * part + 3] = _mm512_unpackhi_epi64(c, d);
  }
}
MPT_INLINE void transpose(V* v) {
  __m512i r[16];
#pragma GCC unroll 16
  for (int i = 0; i < 16; ++i) r[i] = (__m512i)v[i];
  transpose(r);
#pragma GCC unroll 16
  for (int i = 0; i < 16; ++i) v[i] = (V)r[i];
}
MPT_INLINE void transpose_from(const float* p, int64_t ld, V* v) {
  __m512i r[16];
  transpose_from(reinterpret_cast<const char*>(p), ld * 4, r);
#pragma GCC unroll 16
  for (int i = 0; i < 16; ++i) v[i] = (V)r[i];
}
#elif defined(__AVX2__)
MPT_INLINE void transpose(V* v) {
  __m256 t[8];
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    t[2 * i] = _mm256_unpacklo_ps((__m256)v[2 * i], (__m256)v[2 * i + 1]);
    t[2 * i + 1] = _mm256_unpackhi_ps((__m256)v[2 * i], (__m256)v[2 * i + 1]);
  }
  __m256 s[8];
#pragma GCC unroll 2
  for (int i = 0; i < 2; ++i) {
    s[4 * i + 0] = _mm256_shuffle_ps(t[4 * i], t[4 * i + 2], 0x44);
    s[4 * i + 1] = _mm256_shuffle_ps(t[4 * i], t[4 * i + 2], 0xee);
    s[4 * i + 2] = _mm256_shuffle_ps(t[4 * i + 1], t[4 * i + 3], 0x44);
    s[4 * i + 3] = _mm256_shuffle_ps(t[4 * i + 1], t[4 * i + 3], 0xee);
  }
#pragma GCC unroll 4
  for (int i = 0; i < 4; ++i) {
    v[i] = (V)_mm256_permute2f128_ps(s[i], s[4 + i], 0x20);
    v[4 + i] = (V)_mm256_permute2f128_ps(s[i], s[4 + i], 0x31);
  }
}
#else
MPT_INLINE_IF_AVX2 void transpose(V* v) {
  const V a = __builtin_shufflevector(v[0], v[1], 0, 4, 1, 5);
  const V b = __builtin_shufflevector(v[2], v[3], 0, 4, 1, 5);
  const V c = __builtin_shufflevector(v[0], v[1], 2, 6, 3, 7);
  const V d = __builtin_shufflevector(v[2], v[3], 2, 6, 3, 7);
  v[0] = __builtin_shufflevector(a, b, 0, 1, 4, 5);
  v[1] = __builtin_shufflevector(a, b, 2, 3, 6, 7);
  v[2] = __builtin_shufflevector(c, d, 0, 1, 4, 5);
  v[3] = __builtin_shufflevector(c, d, 2, 3, 6, 7);
}
#endif
#if !defined(__AVX512F__)
MPT_INLINE void transpose_from(const float* p, int64_t ld, V* v) {
#pragma GCC unroll 16
  for (int i = 0; i < kNative; ++i) v[i] = load(F32Element{}, p + i * ld);
  transpose(v);
}
#endif

// Transposes kNative rows from p on, `ld` apart. Rows from `rows` on are read as zeros.
MPT_INLINE void transpose_rows(const float* p, int64_t ld, int64_t rows, V* v) {
  if (rows >= kNative) return transpose_from(p, ld, v);
#pragma GCC unroll 16
  for (int i = 0; i < kNative; ++i) v[i] = i < rows ? load(F32Element{}, p + i * ld) : V{};
  transpose(v);
}

}  // namespace mpt::cpu::MPT_ISA
