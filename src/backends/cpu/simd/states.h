// Optimizer states of a block: read as f32, written in their format (backends/state_codes.h).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/multi.h"
#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {

// -- tables: in registers where the instruction set can look up in them
// --------------------------------

#if defined(__AVX512F__)
struct Table16 {
  __m512i t;
  MPT_INLINE Table16 of(const void* p) { return {_mm512_loadu_si512(p)}; }
  MPT_INLINE Table16 scaled(const float* p, float by) {
    return {_mm512_castps_si512(_mm512_mul_ps(_mm512_loadu_ps(p), _mm512_set1_ps(by)))};
  }
  MPT_INLINE I get(const Table16& a, I i) { return {{_mm512_permutexvar_epi32(i.p[0], a.t)}}; }
};
struct Table32 {
  __m512i t[2];
  MPT_INLINE Table32 of(const void* p) {
    return {{_mm512_loadu_si512(p), _mm512_loadu_si512(static_cast<const char*>(p) + 64)}};
  }
  MPT_INLINE I get(const Table32& a, I i) {
    return {{_mm512_permutex2var_epi32(a.t[0], i.p[0], a.t[1])}};
  }
};
#else
template <int kSize>
struct Table {
  int32_t t[kSize];
  MPT_INLINE Table of(const void* p) {
    Table a;
    __builtin_memcpy(a.t, p, sizeof a.t);
    return a;
  }
  MPT_INLINE Table scaled(const float* p, float by) {
    Table a;
    for (int k = 0; k < kSize; k += kLanes) storei(a.t + k, bits(load(p + k) * set(by)));
    return a;
  }
  MPT_INLINE I get(const Table& a, I i) {
    i = i & seti(kSize - 1);
#if defined(__AVX2__)
    I r;
    for (int k = 0; k < kParts; ++k) r.p[k] = _mm256_i32gather_epi32(a.t, i.p[k], 4);
    return r;
#else
    int32_t q[kLanes];
    storei(q, i);
    for (int k = 0; k < kLanes; ++k) q[k] = a.t[q[k]];
    return loadi(q);
#endif
  }
};
typedef Table<16> Table16;
typedef Table<32> Table32;
#endif

MPT_INLINE F look_up(const Table16& t, I i) { return as_float(Table16::get(t, i)); }
MPT_INLINE F look_up(const Table32& t, I i) { return as_float(Table32::get(t, i)); }

MPT_INLINE I load_bytes(const uint8_t* p) {
#if defined(__AVX512F__)
  return {{_mm512_cvtepu8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i_u*>(p)))}};
#else
  int32_t q[kLanes];
  for (int k = 0; k < kLanes; ++k) q[k] = p[k];
  return loadi(q);
#endif
}
MPT_INLINE void store_bytes(uint8_t* p, I v) {
#if defined(__AVX512F__)
  _mm_storeu_si128(reinterpret_cast<__m128i_u*>(p), _mm512_cvtepi32_epi8(v.p[0]));
#else
  int32_t q[kLanes];
  storei(q, v);
  for (int k = 0; k < kLanes; ++k) p[k] = static_cast<uint8_t>(q[k]);
#endif
}

MPT_INLINE I truncate(F v) {  // |v| < 2^22; towards zero
#if defined(__AVX512F__)
  return {{_mm512_cvttps_epi32(v.p[0])}};
#else
  return to_int(copysign(floor(abs(v)), v));
#endif
}

MPT_INLINE bool any(M m) {
#if defined(__AVX512F__)
  return m.p[0] != 0;
#else
  int32_t q[kLanes], all = 0;
  storei(q, pick(m, seti(1), seti(0)));
  for (int i = 0; i < kLanes; ++i) all |= q[i];
  return all != 0;
#endif
}
// The largest lane, of numbers.
MPT_INLINE float top(F v) {
#if defined(__AVX512F__)
  return _mm512_reduce_max_ps(v.p[0]);
#else
  return fold(v, [](float a, float b) { return a > b ? a : b; });
#endif
}

// -- one block that shares a scale: whole vectors of codes, one per byte
// -------------------------------

template <bool kSigned>
MPT_INLINE void decode8(const PassState& s, const uint8_t* codes, float scale, int64_t n,
                        float* to) {
  const Table16 slope = Table16::scaled(s.slope, scale), base = Table16::scaled(s.base, scale);
  for (int64_t i = 0; i < n; i += kLanes) {
    const I code = load_bytes(codes + i);
    if constexpr (kSigned) {
      const F side = to_float(code - seti(127)), t = abs(side) + set(0.5f);
      const I e = right<23>(bits(t));
      const F v = fma(t, look_up(slope, e), look_up(base, e));
      store(to + i, as_float(bits(v) | (bits(side) & seti(INT32_MIN))));
    } else {
      const F t = to_float(code) + set(1.5f);
      const I e = right<23>(bits(t));
      store(to + i, fma(t, look_up(slope, e), look_up(base, e)));
    }
  }
}

template <bool kSigned>
MPT_INLINE void encode8(const PassState& s, const float* from, float inverse, int64_t n,
                        uint8_t* codes) {
  const Table32 threshold = Table32::of(s.search->threshold), range = Table32::of(s.search->range);
  const Table16 slope = Table16::of(s.search->slope), base = Table16::of(s.search->base),
                most = Table16::of(s.search->most);
  const F by = set(inverse), tiny = set(0x1p-31f);
  for (int64_t i = 0; i < n; i += kLanes) {
    const F x = load(from + i);
    const F y = max(tiny, kSigned ? abs(x) * by : x * by);  // past 1 is as 1
    const I exponent = right<23>(bits(y));
    I k = Table32::get(range, exponent);
    k = pick(y >= look_up(threshold, exponent), k + seti(1), k);
    F d = min(fma(y, look_up(slope, k), look_up(base, k)), look_up(most, k));
    if constexpr (kSigned) {
      d = max(copysign(d, x), set(-127.5f));  // there is no -1
      store_bytes(codes + i, truncate(d) + seti(127));
    } else {
      store_bytes(codes + i, truncate(d) - seti(1));
    }
  }
}

MPT_INLINE void decode4(const PassState& s, const uint8_t* codes, float scale, int64_t n,
                        float* to) {
  const Table16 value = Table16::of(s.value);
  const F by = set(scale);
  for (int64_t i = 0; i < n; i += kLanes) store(to + i, look_up(value, load_bytes(codes + i)) * by);
}

MPT_INLINE void encode4(const PassState& s, const float* from, float inverse, int64_t n,
                        uint8_t* codes) {
  F middle[15];
  for (int k = 0; k < 15; ++k) middle[k] = set(s.middle[k]);
  const F by = set(inverse);
  for (int64_t i = 0; i < n; i += kLanes) {
    const F y = load(from + i) * by;
    I c = seti(0);
    for (int k = 0; k < 15; ++k) c = pick(y >= middle[k], seti(k + 1), c);
    store_bytes(codes + i, c);
  }
}

// -- a block of a pass: some that share scales
// -----------------------------------------------------------

MPT_INLINE float largest(const float* x, int64_t n) {
  F most[2] = {set(0), set(0)};
  for (int64_t i = 0; i < n; i += kLanes)
    most[i / kLanes & 1] = max(abs(load(x + i)), most[i / kLanes & 1]);
  return top(min(max(most[0], most[1]), set(3.4028234e38f)));
}

// Where the f32 values are: in memory, or in the buffer, with zeros up to whole vectors.
MPT_INLINE float* read_state(const PassState& s, int64_t at, int64_t n, float* buffer) {
  if (!s.data) return nullptr;
  const int64_t tail = n % kLanes;
  if (s.format == StateFormat::plain) {
    float* values = static_cast<float*>(s.data) + at;
    if (!tail) return values;
    for (int64_t i = n; i < n - tail + kLanes; ++i) buffer[i] = 0;
    for (int64_t i = 0; i < n; ++i) buffer[i] = values[i];
    return buffer;
  }
  const auto* codes = static_cast<const uint8_t*>(s.data);
  uint8_t bytes[kStateBlock];
  const bool half = s.format >= StateFormat::signed4;
  if (half) {
    for (int64_t i = 0; i < (n + 1) / 2; ++i) {
      bytes[2 * i] = codes[at / 2 + i] >> 4;
      bytes[2 * i + 1] = codes[at / 2 + i] & 15;
    }
  } else if (tail) {
    for (int64_t i = 0; i < n; ++i) bytes[i] = codes[at + i];
  }
  if (tail) {
    for (int64_t i = n; i < n - tail + kLanes; ++i) bytes[i] = 0;
  }
  const uint8_t* from = half || tail ? bytes : codes + at;
  for (int64_t b = 0; b < n; b += s.block) {
    const int64_t m = n - b < s.block ? n - b : s.block;
    const float scale = s.scale[(at + b) / s.block];
    switch (s.format) {
      case StateFormat::signed8: decode8<true>(s, from + b, scale, m, buffer + b); break;
      case StateFormat::unsigned8: decode8<false>(s, from + b, scale, m, buffer + b); break;
      default: decode4(s, from + b, scale, m, buffer + b);
    }
  }
  for (int64_t i = n; tail && i < n - tail + kLanes; ++i) buffer[i] = 0;
  return buffer;
}

// What read_state gave, changed, goes back in two parts, so that the states of a block overlap: the
// scales of codes (values past n become zero), and all of the rest.
MPT_INLINE void scale_state(const PassState& s, int64_t at, int64_t n, float* values) {
  if (!s.data || s.format == StateFormat::plain) return;
  for (int64_t i = n; i % kLanes; ++i) values[i] = 0;
  for (int64_t b = 0; b < n; b += s.block)
    s.scale[(at + b) / s.block] = largest(values + b, n - b < s.block ? n - b : s.block);
}
MPT_INLINE void write_state(const PassState& s, int64_t at, int64_t n, const float* values) {
  if (!s.data) return;
  const int64_t tail = n % kLanes;
  if (s.format == StateFormat::plain) {
    if (!tail) return;  // it was in place
    float* to = static_cast<float*>(s.data) + at;
    for (int64_t i = 0; i < n; ++i) to[i] = values[i];
    return;
  }
  auto* codes = static_cast<uint8_t*>(s.data);
  uint8_t bytes[kStateBlock];
  const bool half = s.format >= StateFormat::signed4;
  uint8_t* into = half || tail ? bytes : codes + at;
  for (int64_t b = 0; b < n; b += s.block) {
    const int64_t m = n - b < s.block ? n - b : s.block;
    const float most = s.scale[(at + b) / s.block];
    const float inverse = 1 / (most > 1.17549435e-38f ? most : 1.17549435e-38f);
    switch (s.format) {
      case StateFormat::signed8: encode8<true>(s, values + b, inverse, m, into + b); break;
      case StateFormat::unsigned8: encode8<false>(s, values + b, inverse, m, into + b); break;
      default: encode4(s, values + b, inverse, m, into + b);
    }
  }
  if (half) {
    if (n % 2) bytes[n] = 0;
    for (int64_t i = 0; i < (n + 1) / 2; ++i)
      codes[at / 2 + i] = static_cast<uint8_t>(bytes[2 * i] << 4 | bytes[2 * i + 1]);
  } else if (tail) {
    for (int64_t i = 0; i < n; ++i) codes[at + i] = bytes[i];
  }
}

}  // namespace mpt::cpu::MPT_ISA
