// Conversion of parameters and gradients between their storage formats (backends/masters.h) and
// buffers of whole f32 vectors. A block may begin at any element.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/multi.h"
#include "backends/cpu/simd/philox.h"
#include "backends/cpu/simd/vec.h"
#include "backends/multi.h"

namespace mpt::cpu::MPT_ISA {

constexpr int64_t kBlock = 256;

// Unscales, limits and clips gradients (Reading).
struct ReadBy {
  F multiplier, clip, high, low;
  bool limited, clipped;

  MPT_INLINE ReadBy of(const Reading& r) {
    return {set(r.multiplier), set(r.clip), set(r.limit), set(-r.limit), r.limit > 0, r.clip != 1};
  }
  MPT_ALWAYS F read(F v) const {
    v = v * multiplier;
    if (limited) v = pick(is_nan(v), v, min(high, max(low, v)));
    return clipped ? v * clip : v;
  }
};
MPT_INLINE bool reads_unchanged(const Reading& r) {
  return r.multiplier == 1 && r.limit == 0 && r.clip == 1;
}

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

// Joins a split master: (hi << 16) plus lo, sign-extended, is (hi - (lo >> 15)) << 16 | lo.
MPT_INLINE F join_lanes(const uint16_t* hi, const uint16_t* lo) {
  return as_float(bits(BF16::load(hi)) + load_i16(lo));
}
struct SplitConstants {
  I half = seti(0x8000), lower = seti(0xffff);
  MPT_INLINE SplitConstants make() { return {opaque(seti(0x8000)), opaque(seti(0xffff))}; }
};
MPT_INLINE void split_lanes(F v, uint16_t* hi, uint16_t* lo, const SplitConstants& c = {}) {
  v = pick(is_nan(v), as_float((bits(v) & seti(INT32_MIN)) | seti(0x7fc00000)), v);
  store_low(hi, right<16>(bits(v) + c.half));
  store_low(lo, bits(v) & c.lower);
}
MPT_INLINE void join_block(const uint16_t* hi, const uint16_t* lo, int64_t n, float* to) {
  vectors(n, [=](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    if (m == kLanes) return store(to + i, join_lanes(hi + i, lo + i));
    uint16_t h[kLanes] = {}, l[kLanes] = {};
    for (int64_t k = 0; k < m; ++k) {
      h[k] = hi[i + k];
      l[k] = lo[i + k];
    }
    store(to + i, join_lanes(h, l));
  });
}
MPT_INLINE void split_block(const float* from, int64_t n, uint16_t* hi, uint16_t* lo) {
  vectors(n, [=](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    if (m == kLanes) return split_lanes(load(from + i), hi + i, lo + i);
    uint16_t h[kLanes], l[kLanes];
    split_lanes(load(from + i), h, l);
    for (int64_t k = 0; k < m; ++k) {
      hi[i + k] = h[k];
      lo[i + k] = l[k];
    }
  });
}

template <class D>
MPT_INLINE void read_kahan(const void* main, const void* low, int64_t at, int64_t n, float* to) {
  const auto *p = static_cast<const uint16_t*>(main) + at,
             *c = static_cast<const uint16_t*>(low) + at;
  vectors(n, [=](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    store(to + i, load_some<D>(p + i, m) - load_some<D>(c + i, m));
  });
}
template <class D>
MPT_INLINE void write_kahan(void* main, void* low, int64_t at, int64_t n, const float* from) {
  uint16_t *p = static_cast<uint16_t*>(main) + at, *c = static_cast<uint16_t*>(low) + at;
  const F infinity = set(__builtin_inff());
  vectors(n, [=](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    const F v = load(from + i);
    F w = v, a, rest;
    for (int twice = 0; twice < 2; ++twice) {
      a = D::rounded(w);
      rest = a - w;
      rest = D::rounded(pick(abs(rest) < infinity, rest, set(0)));
      w = a - rest;
    }
    if (!D::kRoundsNan) {
      const M nan = is_nan(v);
      a = pick(nan, as_float(bits(v) | seti(0x400000)), a);
      rest = pick(nan, set(0), rest);
    }
    store_some<typename D::Exact>(p + i, a, m);
    store_some<typename D::Exact>(c + i, rest, m);
  });
}

// Rounds x up or down by 16 random bits. The result is in the lower 16 bits of each lane.
template <DType kTo>
MPT_INLINE I rounded_by(F x, I r) {
  const I u = bits(x), a = u & seti(INT32_MAX);
  if (kTo == DType::bf16) {
    const I y = right<16>(u + pick(seti(0x7f800000) > a, r, seti(0)));
    return pick(a > seti(0x7f800000), y | seti(0x40), y);
  }
  // 13 bits of an f32 lie below an f16. From 2^16 on the result is infinity (0x7c00).
  const I r13 = right<3>(r), cut = a + r13;
  // In units of 2^-24, the distance of f16 values below 2^-14.
  const F units = abs(x) * set(0x1p24f) + to_float(r13) * set(0x1p-13f);
  I y = pick(cut > seti(0x477fffff), seti(0x7c00), right<13>(cut - seti(0x38000000)));
  y = pick(seti(0x38800000) > a, truncate(units), y);
  y = pick(a > seti(0x7f800000), seti(0x7e00) | (right<13>(a) & seti(0x3ff)), y);
  return y | (right<16>(u) & seti(0x8000));
}
// Writes the random bits of n elements from a multiple of 128 on, in their order
// (backends/masters.h).
inline void random_bits(uint64_t key, uint64_t first, int64_t n, int32_t* to) {
  constexpr int kEights = kParts == 1 ? kBlock / 64 : 2;  // as many as the registers hold
  for (int64_t i = 0; i < n; i += kBlock) {
    for (int64_t j = 0; j < kBlock / 64; j += kEights) {
      I words[kEights][4];
      philox_blocks(key, first + static_cast<uint64_t>(i / 8 + 8 * j), words);
      for (int64_t e = 0; e < kEights; ++e)
        for (int64_t k = 0; k < 4; ++k)
          storei(to + i + 128 * ((j + e) / 2) + 32 * k + 16 * (e % 2), halves(words[e][k]));
    }
  }
}
// Stores with stochastic rounding.
template <DType kTo>
MPT_INLINE void write_random(void* main, int64_t at, int64_t n, const float* from, uint64_t key,
                             uint64_t first) {
  alignas(64) int32_t r[2 * kBlock];
  auto* p = static_cast<uint16_t*>(main) + at;
  const int64_t skip = at % 128;  // elements that share sixteen Philox blocks
  random_bits(key, first + static_cast<uint64_t>((at - skip) / 8), skip + n, r);
  vectors(n, [=, &r](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    const I y = rounded_by<kTo>(load(from + i), loadi(r + skip + i));
    if (m == kLanes) return store_u16(p + i, y);
    uint16_t tail[kLanes];
    store_u16(tail, y);
    for (int64_t k = 0; k < m; ++k) p[i + k] = tail[k];
  });
}

inline void read_values(DType type, const void* p, int64_t at, int64_t n, float* to) {
  switch (type) {
    case DType::f32: return read_as<F32>(p, at, n, to);
    case DType::bf16: return read_as<BF16>(p, at, n, to);
    case DType::f16: return read_as<F16>(p, at, n, to);
    default: return;
  }
}
inline void write_values(DType type, void* p, int64_t at, int64_t n, const float* from) {
  switch (type) {
    case DType::f32: return write_as<F32>(p, at, n, from);
    case DType::bf16: return write_as<BF16>(p, at, n, from);
    case DType::f16: return write_as<F16>(p, at, n, from);
    default: return;
  }
}
inline void read_param(const MultiTensor& t, int64_t at, int64_t n, float* to) {
  switch (t.master) {
    case Master::split:
      return join_block(static_cast<const uint16_t*>(t.param) + at,
                        static_cast<const uint16_t*>(t.low) + at, n, to);
    case Master::kahan:
      if (t.param_dtype == DType::bf16) return read_kahan<BF16>(t.param, t.low, at, n, to);
      return read_kahan<F16>(t.param, t.low, at, n, to);
    default: return read_values(t.param_dtype, t.param, at, n, to);
  }
}
inline void write_param(const MultiTensor& t, int64_t at, int64_t n, const float* from) {
  const bool bf16 = t.param_dtype == DType::bf16;
  switch (t.master) {
    case Master::split:
      return split_block(from, n, static_cast<uint16_t*>(t.param) + at,
                         static_cast<uint16_t*>(t.low) + at);
    case Master::kahan:
      if (bf16) return write_kahan<BF16>(t.param, t.low, at, n, from);
      return write_kahan<F16>(t.param, t.low, at, n, from);
    case Master::stochastic:
      if (bf16) return write_random<DType::bf16>(t.param, at, n, from, t.key, t.first);
      return write_random<DType::f16>(t.param, at, n, from, t.key, t.first);
    default: return write_values(t.param_dtype, t.param, at, n, from);
  }
}

// -- access of a rule to memory in its storage format, in place of Floats (rules.h) ---------------

template <class D>
struct GradOf {
  const typename D::T* grad;
  ReadBy by;
  bool plain;

  MPT_ALWAYS GradOf(const void* g, int64_t at, const Reading& r)
      : grad(static_cast<const typename D::T*>(g) + at),
        by(ReadBy::of(r)),
        plain(reads_unchanged(r)) {}
  MPT_ALWAYS F get(int64_t i) const {
    const F v = D::load(grad + i);
    return plain ? v : by.read(v);
  }
};

// Elements by which the 16-bit copy of a parameter is written later than its f32. A rule ends in a
// division; instructions that wait for its result would keep the processor from starting the next
// vectors.
constexpr int64_t kDelay = 4 * kLanes;

template <class P>
struct DelayedParam {
  MPT_ALWAYS void put(int64_t i, F v) const {
    store(self().recent(i), v);
    if (i >= kDelay) self().write(i - kDelay);
  }
  MPT_ALWAYS void finish(int64_t n) const {
    for (int64_t i = n > kDelay ? n - kDelay : 0; i < n; i += kLanes) self().write(i);
  }
  MPT_ALWAYS const P& self() const { return static_cast<const P&>(*this); }
};

struct DelayBuffer {
  alignas(64) float values[2 * kDelay];
  MPT_ALWAYS float* at(int64_t i) { return values + i % (2 * kDelay); }
};

template <class D>  // f32 with a copy beside it
struct CopiedParam : DelayedParam<CopiedParam<D>> {
  float* param;
  typename D::T* copy;
  typename D::Constants constants = D::constants();

  MPT_ALWAYS CopiedParam(float* p, typename D::T* c) : param(p), copy(c) {}
  MPT_INLINE CopiedParam of(const MultiTensor& t, int64_t at, DelayBuffer*) {
    return {static_cast<float*>(t.param) + at, static_cast<typename D::T*>(t.copy) + at};
  }
  MPT_ALWAYS F get(int64_t i) const { return load(param + i); }
  MPT_ALWAYS float* recent(int64_t i) const { return param + i; }
  MPT_ALWAYS void write(int64_t i) const { D::store(copy + i, load(param + i), constants); }
};

template <class D>  // 16 bits alone
struct NarrowParam : DelayedParam<NarrowParam<D>> {
  typename D::T* param;
  DelayBuffer* room;
  typename D::Constants constants = D::constants();

  MPT_ALWAYS NarrowParam(typename D::T* p, DelayBuffer* r) : param(p), room(r) {}
  MPT_INLINE NarrowParam of(const MultiTensor& t, int64_t at, DelayBuffer* r) {
    return {static_cast<typename D::T*>(t.param) + at, r};
  }
  MPT_ALWAYS F get(int64_t i) const { return D::load(param + i); }
  MPT_ALWAYS float* recent(int64_t i) const { return room->at(i); }
  MPT_ALWAYS void write(int64_t i) const { D::store(param + i, load(room->at(i)), constants); }
};

struct SplitParam : DelayedParam<SplitParam> {
  uint16_t *hi, *lo;
  DelayBuffer* room;
  SplitConstants constants = SplitConstants::make();

  MPT_ALWAYS SplitParam(uint16_t* h, uint16_t* l, DelayBuffer* r) : hi(h), lo(l), room(r) {}
  MPT_INLINE SplitParam of(const MultiTensor& t, int64_t at, DelayBuffer* r) {
    return {static_cast<uint16_t*>(t.param) + at, static_cast<uint16_t*>(t.low) + at, r};
  }
  MPT_ALWAYS F get(int64_t i) const { return join_lanes(hi + i, lo + i); }
  MPT_ALWAYS float* recent(int64_t i) const { return room->at(i); }
  MPT_ALWAYS void write(int64_t i) const {
    split_lanes(load(room->at(i)), hi + i, lo + i, constants);
  }
};

}  // namespace mpt::cpu::MPT_ISA
