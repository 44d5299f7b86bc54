// Conversion to and from codes (backends/state_codes.h) with AVX2, which looks up eight words at
// once.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/tables.h"
#include "backends/cpu/simd/vec.h"
#include "backends/state_codes.h"

#if defined(__AVX2__) && !defined(__AVX512F__)

namespace mpt::cpu::MPT_ISA {

MPT_INLINE nf n_look(nf table, ni at) { return _mm256_permutevar8x32_ps(table, at); }

constexpr StateFormat format_of(int bits, Signs signs) {
  if (bits == 8) return signs == Signs::both ? StateFormat::signed8 : StateFormat::unsigned8;
  return signs == Signs::both ? StateFormat::signed4 : StateFormat::unsigned4;
}

// -- codes to values ------------------------------------------------------------------------------

// exact: a power of two times the scale of a block needs no rounding.
enum class Scaled : bool { rounded, exact };
// True if so, which a decoder with Scaled::exact requires.
MPT_INLINE bool is_exact(float scale) {
  return scale == 0 || (scale > 0x1p-100f && scale < 0x1p100f);
}

// Returns the values of sixteen codes, times the scale of their block.
template <int kBits, Signs kSigns, Scaled kScaled = Scaled::exact>
struct Decoder {  // 4 bits
  Table value;
  MPT_INLINE Decoder of(const CodeBook& b, float scale) { return {Table::scaled(b.value, scale)}; }
  MPT_ALWAYS F get(const uint8_t* codes, int64_t i) const {
    return look_up_float(value, load_halves(codes + i / 2));
  }
};
template <>
struct Decoder<4, Signs::positive, Scaled::exact> {  // (code + 1) / 16
  F part;
  MPT_INLINE Decoder of(const CodeBook&, float scale) { return {set(scale / 16)}; }
  MPT_ALWAYS F get(const uint8_t* codes, int64_t i) const {
    return fma(to_float(load_halves(codes + i / 2) & seti(15)), part, part);
  }
};

// Decodes 8 bits by the lines of CodeBook. The nine ranges have consecutive exponents of t, so
// among eight table entries only the first and the last range, zero and one, share an entry. One
// line serves both:
//
//            t of zero, one  line             value
//   signed   1/2, 128.5      1/256 - t / 128  0, -1: the code of one counts as negative below
//   unsigned 3/2, 256.5      2 t - 512        -509, which becomes 0; 1
//
// The line times the scale must be exact. If it is not, the line is 0 and the one is selected
// separately.
template <Signs kSigns, Scaled kScaled>
struct Decoder<8, kSigns, kScaled> {
  static constexpr bool kSigned = kSigns == Signs::both, kExact = kScaled == Scaled::exact;
  nf slope, base, one;
  MPT_INLINE Decoder of(const CodeBook& b, float scale) {
    constexpr int kShared = kSigned ? 0x40 : 0x80;  // the shared entry: exponent of t % 8
    constexpr float kSlope = kSigned ? -0x1p-7f : 2, kBase = kSigned ? 0x1p-8f : -512;
    const nf shared[] = {n_set(kExact ? kSlope : 0), n_set(kExact ? kBase : 0)};
    // The distance 128 of the signed one is -128 in 8 bits, so its sign bit is set.
    const nf by = n_set(scale), first = n_load(b.slope), second = n_load(b.base);
    const nf slope = kSigned ? _mm256_blend_ps(first, n_load(b.slope + 8), 0x80) : first,
             base = kSigned ? _mm256_blend_ps(second, n_load(b.base + 8), 0x80) : second;
    return {_mm256_blend_ps(slope, shared[0], kShared) * by,
            _mm256_blend_ps(base, shared[1], kShared) * by, kSigned ? -by : by};
  }
  MPT_ALWAYS nf line(ni distance) const {
    const nf t = n_float(n_or(distance, n_seti(0x4b000000))) -  // 2^23
                 n_set(kSigned ? 0x1p23f - 0.5f : 0x1p23f - 1.5f);
    const ni e = n_right<23>(n_bits(t));
    const nf v = n_fma(t, n_look(slope, e), n_look(base, e));
    if (!kExact) return n_pick(n_lt(n_set(kSigned ? 128.f : 256.f), t), one, v);
    return kSigned ? v : n_max(v, n_set(0));
  }
  MPT_ALWAYS F get(const uint8_t* codes, int64_t i) const {
    if constexpr (kSigned) {
      const __m256i from_zero = _mm256_sub_epi8(load_twice(codes + i), _mm256_set1_epi8(127));
      const I distance = to_lowest(_mm256_abs_epi8(from_zero)),
              sign = to_highest(from_zero) & seti(INT32_MIN);
      MPT_LIFT(F, n_float(n_xor(n_bits(line(distance.p[i])), sign.p[i])));
    } else {
      const I code = load_bytes(codes + i);
      MPT_LIFT(F, line(code.p[i]));
    }
  }
};

// Decodes n codes, rounded up to whole vectors.
template <int kBits, Signs kSigns>
MPT_INLINE void decode_as(const uint8_t* codes, float scale, int64_t n, float* values) {
  const CodeBook& b = code_book(format_of(kBits, kSigns));
  const auto all = [=](const auto& decoder) MPT_INLINE_LAMBDA {
    for (int64_t i = 0; i < n; i += kLanes) store(values + i, decoder.get(codes, i));
  };
  if (is_exact(scale)) all(Decoder<kBits, kSigns, Scaled::exact>::of(b, scale));
  else all(Decoder<kBits, kSigns, Scaled::rounded>::of(b, scale));
}
inline void decode(StateFormat f, const uint8_t* codes, float scale, int64_t n, float* values) {
  switch (f) {
    case StateFormat::signed8: return decode_as<8, Signs::both>(codes, scale, n, values);
    case StateFormat::unsigned8: return decode_as<8, Signs::positive>(codes, scale, n, values);
    case StateFormat::signed4: return decode_as<4, Signs::both>(codes, scale, n, values);
    case StateFormat::unsigned4: return decode_as<4, Signs::positive>(codes, scale, n, values);
    case StateFormat::plain: return;
  }
}

// -- values to codes ------------------------------------------------------------------------------

// Encodes by the cells of CodeSearch. get() returns sixteen codes as 16-bit words; each half of the
// register holds four of the first eight and then four of the second eight. store_codes() limits
// codes below 0 or above the last one.
template <int kBits, Signs kSigns>
struct Encoder {
  static constexpr bool kSigned = kSigns == Signs::both;
  nf cell, slope;
  __m256i zero;
  nf by;
  MPT_INLINE Encoder of(const CodeBook& b, const CodeSearch& s, float inverse) {
    // The zero range of the signed map uses the slope of another range: its distance is 0 anyway.
    const nf low = n_load(s.slope), high = n_load(s.slope + 8);
    return {n_load(s.cell), kSigned ? low : _mm256_blend_ps(low, high, 0x80),
            _mm256_set1_epi16(static_cast<int16_t>(b.zero)), n_set(inverse)};
  }
  MPT_ALWAYS ni distance(nf x) const {
    const nf scaled = x * by, tiny = n_set(CodeSearch::kTiny);
    const nf y = n_max(kSigned ? n_float(n_and(n_bits(scaled), n_seti(INT32_MAX))) : scaled, tiny);
    const ni cells = _mm256_mulhi_epu16(n_bits(y), n_seti(CodeSearch::kCells << 16));
    const nf threshold = n_look(cell, n_right<16>(cells));
    const ni shift = n_addi(n_bits(threshold), n_bits(n_le(threshold, y)));  // the mask is -1
    const nf u = n_min(n_fma(y, n_look(slope, shift), n_set(8.f / 9)), n_set(0x1.fffffep0f));
    return n_right_by(n_subi(n_bits(u), n_seti(0x3f000000)), n_and(shift, n_seti(31)));
  }
  MPT_ALWAYS __m256i get(F x) const {
    const __m256i t = _mm256_packs_epi32(distance(x.p[0]), distance(x.p[1]));
    if (!kSigned) return _mm256_add_epi16(zero, t);
    const __m256i sign = _mm256_packs_epi32(n_bits(x.p[0]), n_bits(x.p[1]));
    return _mm256_add_epi16(zero, _mm256_sign_epi16(t, sign));  // t is 0 where x is 0
  }
};
template <>
struct Encoder<4, Signs::positive> {  // sixteenths
  F by;
  MPT_INLINE Encoder of(const CodeBook&, const CodeSearch&, float inverse) {
    return {set(inverse)};
  }
  MPT_ALWAYS __m256i get(F x) const {
    const I c = truncate(fma(min(x * by, set(1)), set(16), set(-0.5f)));
    return _mm256_packs_epi32(c.p[0], c.p[1]);
  }
};
template <int kBits, Signs kSigns>
MPT_INLINE Encoder<kBits, kSigns> encoder(float inverse) {
  constexpr StateFormat f = format_of(kBits, kSigns);
  constexpr StateFormat search = f == StateFormat::unsigned4 ? StateFormat::signed4 : f;
  return Encoder<kBits, kSigns>::of(code_book(f), code_search(search), inverse);
}

// Stores two vectors of codes in order.
template <int kBits>
MPT_INLINE void store_codes(uint8_t* codes, int64_t i, __m256i v, __m256i w) {
  if (kBits == 4) {
    v = _mm256_min_epi16(v, _mm256_set1_epi16(15));
    w = _mm256_min_epi16(w, _mm256_set1_epi16(15));
  }
  const __m256i bytes = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(v, w),
                                                    _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
  if (kBits == 8) return n_storei(reinterpret_cast<int32_t*>(codes + i), bytes);
  const __m256i pairs = _mm256_maddubs_epi16(bytes, _mm256_set1_epi16(0x0110));
  _mm_storeu_si128(
      reinterpret_cast<__m128i_u*>(codes + i / 2),
      _mm_packus_epi16(_mm256_castsi256_si128(pairs), _mm256_extracti128_si256(pairs, 1)));
}

// Encodes n values, rounded up to whole groups.
template <int kBits, Signs kSigns>
MPT_INLINE void encode_as(const float* x, float inverse, int64_t n, uint8_t* codes) {
  const auto e = encoder<kBits, kSigns>(inverse);
  for (int64_t i = 0; i < n; i += 2 * kLanes) {
    const __m256i v = e.get(load(x + i)), w = e.get(load(x + i + kLanes));
    store_codes<kBits>(codes, i, v, w);
  }
}
inline void encode(StateFormat f, const float* x, float inverse, int64_t n, uint8_t* codes) {
  switch (f) {
    case StateFormat::signed8: return encode_as<8, Signs::both>(x, inverse, n, codes);
    case StateFormat::unsigned8: return encode_as<8, Signs::positive>(x, inverse, n, codes);
    case StateFormat::signed4: return encode_as<4, Signs::both>(x, inverse, n, codes);
    case StateFormat::unsigned4: return encode_as<4, Signs::positive>(x, inverse, n, codes);
    case StateFormat::plain: return;
  }
}

}  // namespace mpt::cpu::MPT_ISA

#endif
