// Conversion of the values of a block to and from codes (backends/state_codes.h).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/codes_avx2.h"
#include "backends/cpu/simd/tables.h"
#include "backends/cpu/simd/vec.h"
#include "backends/state_codes.h"

namespace mpt::cpu::MPT_ISA {

// Returns the largest lane; no lane may be NaN.
MPT_INLINE float max_lane(F v) {
#if defined(__AVX512F__)
  return _mm512_reduce_max_ps(v.p[0]);
#elif defined(__AVX2__)
  const __m256 eight = n_max(v.p[0], v.p[1]);
  const __m128 four = _mm_max_ps(_mm256_castps256_ps128(eight), _mm256_extractf128_ps(eight, 1)),
               two = _mm_max_ps(four, _mm_movehl_ps(four, four));
  return two[0] > two[1] ? two[0] : two[1];
#else
  return fold(v, [](float a, float b) { return a > b ? a : b; });
#endif
}

#if defined(__AVX512F__)

// Encodes by the tables of CodeSearch. Calls put(i, codes) for each group from x + i on; `put`
// limits codes below 0 or above the last one.
template <Signs kSigns, class Put>
MPT_INLINE void search(StateFormat f, const float* x, float inverse, int64_t n, Put put) {
  constexpr bool kSigned = kSigns == Signs::both;
  const CodeSearch& by_range = code_search(f);
  const Table threshold = Table::of(by_range.threshold), slope = Table::of(by_range.slope);
  const auto zero = static_cast<int16_t>(code_book(f).zero);
  const F by = set(inverse), tiny = set(0x1p-31f), below_two = set(0x1.fffffep0f);
  for (int64_t i = 0; i < n; i += kGroup) {
    F y[kUnroll];
    I v[kUnroll], k[kUnroll], t[kUnroll];
    MPT_UNROLL y[j] = load(x + i + j * kLanes);
    MPT_UNROLL v[j] = bits(y[j]);
    MPT_UNROLL y[j] = kSigned ? max_abs(y[j] * by, tiny) : max(y[j] * by, tiny);
    MPT_UNROLL k[j] = look_up(threshold, right<24>(bits(y[j])));
    MPT_UNROLL k[j] = less_one(y[j] >= as_float(k[j]), k[j]);
    MPT_UNROLL y[j] = min(fma(y[j], look_up_float(slope, k[j]), set(8.f / 9)), below_two);
    MPT_UNROLL t[j] = right_by(bits(y[j]) - seti(0x3f000000), k[j] & seti(31));
    const Words w = to_words(t);
    put(i, kSigned ? away_from(zero, w, to_words(v)) : plus(zero, w));
  }
}
// Encodes unsigned4: floor(16 value / scale - 1/2).
template <class Put>
MPT_INLINE void sixteenths(const float* x, float inverse, int64_t n, Put put) {
  for (int64_t i = 0; i < n; i += kGroup) {
    I c[kUnroll];
    MPT_UNROLL {
      const F y = min(load(x + i + j * kLanes) * set(inverse), set(1));
      c[j] = truncate(fma(y, set(16), set(-0.5f)));
    }
    put(i, to_words(c));
  }
}

// Looks up the values of codes, times the scale of their block.
template <int kBits>
struct CodeLookup {
  Table value;
  MPT_ALWAYS void set(const CodeBook& b, float scale) { value = Table::scaled(b.value, scale); }
  MPT_ALWAYS F look(I code) const { return look_up_float(value, code); }
};
// Decodes 8 bits by the lines of CodeBook. `t` is the code's distance + 1/2.
template <>
struct CodeLookup<8> {
  Table slope, base;
  MPT_ALWAYS void set(const CodeBook& b, float scale) {
    slope = Table::scaled(b.slope, scale);
    base = Table::scaled(b.base, scale);
  }
  MPT_ALWAYS F look(F t) const {
    const I e = right<23>(bits(t));
    return fma(t, look_up_float(slope, e), look_up_float(base, e));
  }
};

MPT_INLINE void encode(StateFormat f, const float* x, float inverse, int64_t n, uint8_t* codes) {
  const auto bytes = [codes](int64_t i, Words v) { store_bytes(codes + i, v); };
  const auto halves = [codes](int64_t i, Words v) { store_halves(codes + i / 2, v); };
  switch (f) {
    case StateFormat::signed8: return search<Signs::both>(f, x, inverse, n, bytes);
    case StateFormat::unsigned8: return search<Signs::positive>(f, x, inverse, n, bytes);
    case StateFormat::signed4: return search<Signs::both>(f, x, inverse, n, halves);
    case StateFormat::unsigned4: return sixteenths(x, inverse, n, halves);
    case StateFormat::plain: return;
  }
}

#elif !defined(__AVX2__)

// Plain loops over elements. The compiler vectorises them, except the table look-ups.

inline void encode(StateFormat f, const float* __restrict x, float inverse, int64_t n,
                   uint8_t* __restrict codes) {
  int32_t code[kStateBlock];
  if (f == StateFormat::unsigned4) {
    for (int64_t i = 0; i < n; ++i) {
      const float y = x[i] * inverse;
      code[i] = static_cast<int32_t>((y < 1 ? y : 1) * 16 - 0.5f);
    }
  } else {  // by the tables of CodeSearch
    const CodeSearch& s = code_search(f);
    float y[kStateBlock], slope[kStateBlock], threshold[kStateBlock];
    int32_t range[kStateBlock];
    for (int64_t i = 0; i < n; ++i) {
      const float v = __builtin_fabsf(x[i]) * inverse;
      y[i] = v > 0x1p-31f ? v : 0x1p-31f;
      range[i] = __builtin_bit_cast(int32_t, y[i]) >> 24 & 15;
    }
    for (int64_t i = 0; i < n; ++i) threshold[i] = s.threshold[range[i]];
    for (int64_t i = 0; i < n; ++i)
      range[i] = __builtin_bit_cast(int32_t, threshold[i]) - (y[i] >= threshold[i]);
    for (int64_t i = 0; i < n; ++i) slope[i] = s.slope[range[i] & 15];
    const float below_two = 0x1.fffffep0f;
    const int32_t zero = code_book(f).zero;
    for (int64_t i = 0; i < n; ++i) {  // multiplies, because SSE2 has no shift by lane
      float u = y[i] * slope[i] + 8.f / 9;
      u = u < below_two ? u : below_two;
      const int32_t items = (150 - (range[i] & 31)) << 23;
      const auto t = static_cast<int32_t>(u * __builtin_bit_cast(float, items));
      code[i] = zero + (x[i] < 0 ? -t : t);
    }
  }
  const bool whole = f <= StateFormat::unsigned8;
  const int32_t last = whole ? 255 : 15;
  for (int64_t i = 0; i < n; ++i) {
    code[i] = code[i] < last ? code[i] : last;
    code[i] = code[i] > 0 ? code[i] : 0;
  }
  for (int64_t i = n; i % 2; ++i) code[i] = 0;
  for (int64_t i = 0; whole && i < n; ++i) codes[i] = static_cast<uint8_t>(code[i]);
  for (int64_t i = 0; !whole && i < (n + 1) / 2; ++i)
    codes[i] = static_cast<uint8_t>(code[2 * i] << 4 | code[2 * i + 1]);
}
inline void decode(StateFormat f, const uint8_t* codes, float scale, int64_t n, float* values) {
  const CodeBook& book = code_book(f);
  const int bits = f <= StateFormat::unsigned8 ? 8 : 4;
  for (int64_t i = 0; bits == 8 && i < n; ++i) values[i] = book.value[codes[i]] * scale;
  for (int64_t i = 0; bits == 4 && i < n; ++i)
    values[i] = book.value[codes[i / 2] >> (i % 2 ? 0 : 4) & 15] * scale;
  for (int64_t i = n; i % kLanes; ++i) values[i] = 0;
}

#endif

}  // namespace mpt::cpu::MPT_ISA
