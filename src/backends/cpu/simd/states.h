// Optimizer states of a block: read as f32, written in their format (backends/state_codes.h). What
// a rule sees of them is a PlainStates or CodedStates: get<k>(s, i) has sixteen values of state k
// from element i on, square<k>(s, i) those of a state that is an average of squares (whose codes
// have no sign), put<k>(s, i, v) changes them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/multi.h"
#include "backends/cpu/simd/tables.h"
#include "backends/cpu/simd/vec.h"
#include "backends/multi.h"

namespace mpt::cpu::MPT_ISA {

// Room for the states of a block that are not read or written in place.
struct StateRoom {
  alignas(64) float values[kStates][kStateBlock];
  alignas(64) uint8_t codes[kStates][kStateBlock];
};

// multi.h: is_elementwise.
MPT_INLINE bool has_elements(const MultiTensor& t, const StepScalars& r, int k) {
  const bool one = static_cast<OptimizerKind>(r.kind) == OptimizerKind::novograd && k == 1;
  return t.state[k].data && !one && t.columns == 0;
}

// -- plain ----------------------------------------------------------------------------------------

struct PlainStates {
  static constexpr bool kCoded = false;
  const float* from[kStates];
  float* to[kStates];

  // The n elements from `at` on. keep: the states are to stay, whatever is put.
  MPT_ALWAYS void open(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                       StateRoom& room, bool keep) {
    one<0>(t, r, at, n, room, keep);
    one<1>(t, r, at, n, room, keep);
    one<2>(t, r, at, n, room, keep);
  }
  MPT_ALWAYS void open_whole(const MultiTensor& t, int64_t at) {  // whole vectors, a value for each
    for (int k = 0; k < kStates; ++k) from[k] = to[k] = static_cast<float*>(t.state[k].data) + at;
  }
  // Values past whole vectors go back to where they came from.
  MPT_ALWAYS void close(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                        StateRoom& room) {
    for (int k = 0; n % kLanes && k < kStates; ++k) {
      if (!has_elements(t, r, k)) continue;
      float* values = static_cast<float*>(t.state[k].data);
      for (int64_t i = 0; i < n; ++i) values[at + i] = room.values[k][i];
    }
  }

  template <int K>
  MPT_ALWAYS void one(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                      StateRoom& room, bool keep) {
    float* values = static_cast<float*>(t.state[K].data) + at;
    from[K] = to[K] = room.values[K];
    if (K == 0 && t.columns > 0) {
      factored(t, at, n, to[K]);
    } else if (!has_elements(t, r, K)) {
      return;
    } else if (n % kLanes == 0) {
      from[K] = values;
      if (!keep) to[K] = values;
    } else {
      for (int64_t i = 0; i < n; ++i) to[K][i] = values[i];
      for (int64_t i = n; i % kLanes; ++i) to[K][i] = 0;
    }
  }

  // The estimate of v from its rows and columns.
  MPT_INLINE void factored(const MultiTensor& t, int64_t at, int64_t n, float* v) {
    for (int64_t i = n; i % kLanes; ++i) v[i] = 0;
    for (int64_t i = 0; i < n;) {
      const int64_t row = (at + i) / t.columns, column = (at + i) % t.columns;
      const int64_t left = t.columns - column, m = n - i < left ? n - i : left;
      const float by = static_cast<float>(t.row_scale[row]);
      const float* mean =
          static_cast<const float*>(t.state[1].data) + row / t.rows * t.columns + column;
      for (int64_t k = 0; k < m; ++k) v[i + k] = by * mean[k];
      i += m;
    }
  }
};
template <int K>
MPT_INLINE F get(const PlainStates& s, int64_t i) {
  return load(s.from[K] + i);
}
template <int K>
MPT_INLINE F square(const PlainStates& s, int64_t i) {
  return get<K>(s, i);
}
template <int K>
MPT_INLINE void put(PlainStates& s, int64_t i, F v) {
  store(s.to[K] + i, v);
}

// -- coded: values that share a scale are opened together -----------------------------------------

// The largest lane, of numbers.
MPT_INLINE float top(F v) {
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

#if defined(__AVX2__)

// Of the 16 values of a CodeSearch's slope or of a CodeBook's, eight do: two that differ by 8 are
// not both there, or it does not matter. In one register of 8, a look-up is a third of the work.
struct Search {  // the range nearest to the zero takes another's slope: its codes are the zero
#if defined(__AVX512F__)
  Table t;
  MPT_INLINE Search of(const float* p, bool) { return {Table::of(p)}; }
  MPT_ALWAYS F look(I at) const { return look_up_float(t, at); }
#else
  ni t;
  MPT_INLINE Search of(const float* p, bool is_signed) {
    return {n_bits(is_signed ? n_load(p) : _mm256_blend_ps(n_load(p), n_load(p + 8), 0x80))};
  }
  MPT_ALWAYS F look(I at) const { MPT_LIFT(F, _mm256_permutevar8x32_ps(n_float(t), at.p[i])); }
#endif
};

// As CodeSearch says. put(i, codes of the group from x + i on); there may be codes below 0, and
// above the last, which are to be those.
template <bool kSigned, class Put>
MPT_INLINE void search(StateFormat f, const float* x, float inverse, int64_t n, Put put) {
  const CodeSearch& by_range = code_search(f);
  const Table threshold = Table::of(by_range.threshold);
  const Search slope = Search::of(by_range.slope, kSigned);
  const auto zero = static_cast<int16_t>(code_book(f).zero);
  const F by = set(inverse), tiny = set(0x1p-31f), most = set(0x1.fffffep0f);
  for (int64_t i = 0; i < n; i += kGroup) {
    F y[kTogether];
    I v[kTogether], k[kTogether], t[kTogether];
    MPT_EACH y[j] = load(x + i + j * kLanes);
    MPT_EACH v[j] = bits(y[j]);
    MPT_EACH y[j] = kSigned ? max_abs(y[j] * by, tiny) : max(y[j] * by, tiny);
    MPT_EACH k[j] = look_up(threshold, right<24>(bits(y[j])));
    MPT_EACH k[j] = less_one(y[j] >= as_float(k[j]), k[j]);
    MPT_EACH y[j] = min(fma(y[j], slope.look(k[j]), set(8.f / 9)), most);
    MPT_EACH t[j] = right_by(bits(y[j]) - seti(0x3f000000), k[j] & seti(31));
    const Words w = to_words(t);
    put(i, kSigned ? away_from(zero, w, to_words(v)) : plus(zero, w));
  }
}
template <class Put>
MPT_INLINE void sixteenths(const float* x, float inverse, int64_t n, Put put) {
  for (int64_t i = 0; i < n; i += kGroup) {
    I c[kTogether];
    MPT_EACH {
      const F y = min(load(x + i + j * kLanes) * set(inverse), set(1));
      c[j] = truncate(fma(y, set(16), set(-0.5f)));
    }
    put(i, to_words(c));
  }
}

// What the code book has of a block, times its scale.
template <int kBits>
struct Decoder {
  Table value;
  MPT_ALWAYS void set(const CodeBook& b, bool, float scale) {
    value = Table::scaled(b.value, scale);
  }
  MPT_ALWAYS F look(I code) const { return look_up_float(value, code); }
};
// t is a code's distance from zero and a half, as CodeBook says.
template <>
struct Decoder<8> {
#if defined(__AVX512F__)
  Table slope, base;
  MPT_ALWAYS void set(const CodeBook& b, bool, float scale) {
    slope = Table::scaled(b.slope, scale);
    base = Table::scaled(b.base, scale);
  }
  MPT_ALWAYS F look(F t) const {
    const I e = right<23>(bits(t));
    return fma(t, look_up_float(slope, e), look_up_float(base, e));
  }
#else  // eight values, as in Search: the one, with the exponent of the zero and 8, is put in by
       // hand
  nf slope, base, one, last;
  MPT_ALWAYS void set(const CodeBook& b, bool is_signed, float scale) {
    one = n_set(scale);
    last = n_set(is_signed ? 128 : 256);
    slope = of(b.slope, is_signed) * one;
    base = of(b.base, is_signed) * one;
  }
  MPT_INLINE nf of(const float* p, bool is_signed) {
    const nf low = n_load(p), high = n_load(p + 8);
    return is_signed ? _mm256_blend_ps(low, high, 0xc0) : _mm256_blend_ps(low, high, 0x80);
  }
  MPT_INLINE nf look_native(const Decoder& d, nf t) {
    const ni e = n_right<23>(n_bits(t));
    const nf v =
        n_fma(t, _mm256_permutevar8x32_ps(d.slope, e), _mm256_permutevar8x32_ps(d.base, e));
    return n_pick(n_lt(d.last, t), d.one, v);
  }
  MPT_ALWAYS F look(F t) const { MPT_LIFT(F, look_native(*this, t.p[i])); }
#endif
};

MPT_INLINE void encode(StateFormat f, const float* x, float inverse, int64_t n, uint8_t* codes) {
  const auto bytes = [codes](int64_t i, Words v) { store_bytes(codes + i, v); };
  const auto halves = [codes](int64_t i, Words v) { store_halves(codes + i / 2, v); };
  switch (f) {
    case StateFormat::signed8: return search<true>(f, x, inverse, n, bytes);
    case StateFormat::unsigned8: return search<false>(f, x, inverse, n, bytes);
    case StateFormat::signed4: return search<true>(f, x, inverse, n, halves);
    case StateFormat::unsigned4: return sixteenths(x, inverse, n, halves);
    case StateFormat::plain: return;
  }
}

#else  // plain loops, which the compiler turns into vectors, but for the look-ups one by one

inline void encode(StateFormat f, const float* __restrict x, float inverse, int64_t n,
                   uint8_t* __restrict codes) {
  int32_t code[kStateBlock];
  if (f == StateFormat::unsigned4) {
    for (int64_t i = 0; i < n; ++i) {
      const float y = x[i] * inverse;
      code[i] = static_cast<int32_t>((y < 1 ? y : 1) * 16 - 0.5f);
    }
  } else {  // as CodeSearch says
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
    const float most = 0x1.fffffep0f;
    const int32_t zero = code_book(f).zero;
    for (int64_t i = 0; i < n; ++i) {  // the shift as a product: there is none by lane
      float u = y[i] * slope[i] + 8.f / 9;
      u = u < most ? u : most;
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
inline void decode(const CodeBook& book, int bits, const uint8_t* codes, float scale, int64_t n,
                   float* values) {
  for (int64_t i = 0; bits == 8 && i < n; ++i) values[i] = book.value[codes[i]] * scale;
  for (int64_t i = 0; bits == 4 && i < n; ++i)
    values[i] = book.value[codes[i / 2] >> (i % 2 ? 0 : 4) & 15] * scale;
}

#endif

// In whole groups: zero past n.
MPT_INLINE float largest(const float* x, int64_t n) {
  F most[kTogether];
  MPT_EACH most[j] = set(0);
  for (int64_t i = 0; i < n; i += kGroup) {
    MPT_EACH most[j] = max_abs(load(x + i + j * kLanes), most[j]);
  }
  return top(min(max(max(most[0], most[1]), max(most[2], most[3])), set(3.4028234e38f)));
}

MPT_INLINE float* scale_of(const MultiState& s, int64_t at) {
  return s.scale + (at >> __builtin_ctz(static_cast<unsigned>(s.block)));
}

template <int kBits>
struct CodedStates {
  static constexpr bool kCoded = true;
  const uint8_t* from[kStates];
#if defined(__AVX2__)
  Decoder<kBits> decoder[kStates];
#endif
  float* to[kStates];
  bool changed[kStates];  // only what a rule puts is written

  MPT_ALWAYS void open(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                       StateRoom& room, bool) {
    one<0>(t, r, at, n, room);
    one<1>(t, r, at, n, room);
    one<2>(t, r, at, n, room);
  }
  MPT_ALWAYS void close(const MultiTensor& t, const StepScalars&, int64_t at, int64_t n,
                        StateRoom& room) {
    for (int k = 0; k < kStates; ++k) {
      if (!changed[k]) continue;
      float* values = room.values[k];
      for (int64_t i = n; i % kGroup; ++i) values[i] = 0;
      *scale_of(t.state[k], at) = largest(values, n);
    }
    for (int k = 0; k < kStates; ++k) {  // the states' work overlaps
      if (!changed[k]) continue;
      const MultiState& s = t.state[k];
      const float most = *scale_of(s, at);
      const float inverse = 1 / (most > 1.17549435e-38f ? most : 1.17549435e-38f);
      uint8_t* codes = static_cast<uint8_t*>(s.data) + bytes(at);
      encode(s.format, room.values[k], inverse, n, n % kGroup ? room.codes[k] : codes);
      for (int64_t i = 0; n % kGroup && i < bytes(n); ++i) codes[i] = room.codes[k][i];
    }
  }

  MPT_INLINE int64_t bytes(int64_t n) { return (n * kBits + 7) / 8; }
  template <int K>
  MPT_ALWAYS void one(const MultiTensor& t, const StepScalars& r, int64_t at, int64_t n,
                      StateRoom& room) {
    const MultiState& s = t.state[K];
    to[K] = room.values[K];
    changed[K] = false;
    if (!has_elements(t, r, K)) return;
    from[K] = static_cast<const uint8_t*>(s.data) + bytes(at);
    const float scale = *scale_of(s, at);
    const CodeBook& book = code_book(s.format);
#if !defined(__AVX2__)
    decode(book, kBits, from[K], scale, n, to[K]);
    for (int64_t i = n; i % kLanes; ++i) to[K][i] = 0;
#else
    decoder[K].set(book, s.format == StateFormat::signed8, scale);
    if (n % kLanes) {
      for (int64_t i = 0; i < kStateBlock; ++i) room.codes[K][i] = i < bytes(n) ? from[K][i] : 0;
      from[K] = room.codes[K];
    }
#endif
  }
};
#if defined(__AVX2__)
template <int K>
MPT_INLINE F get(const CodedStates<4>& s, int64_t i) {
  return s.decoder[K].look(load_halves(s.from[K] + i / 2));
}
template <int K>
MPT_INLINE F square(const CodedStates<4>& s, int64_t i) {
  return get<K>(s, i);
}
template <int K>
MPT_INLINE F get(const CodedStates<8>& s, int64_t i) {
  const F side = to_float(load_bytes(s.from[K] + i) - seti(127));
  const F v = s.decoder[K].look(abs(side) + set(0.5f));
  return as_float(bits(v) | (bits(side) & seti(INT32_MIN)));
}
template <int K>
MPT_INLINE F square(const CodedStates<8>& s, int64_t i) {
  return s.decoder[K].look(to_float(load_bytes(s.from[K] + i)) + set(1.5f));
}
#else
template <int K, int kBits>
MPT_INLINE F get(const CodedStates<kBits>& s, int64_t i) {
  return load(s.to[K] + i);
}
template <int K, int kBits>
MPT_INLINE F square(const CodedStates<kBits>& s, int64_t i) {
  return get<K>(s, i);
}
#endif
template <int K, int kBits>
MPT_INLINE void put(CodedStates<kBits>& s, int64_t i, F v) {
  s.changed[K] = true;
  store(s.to[K] + i, v);
}

}  // namespace mpt::cpu::MPT_ISA
