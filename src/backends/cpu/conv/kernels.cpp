// The inner kernels of the direct convolution; compiled once per instruction set (simd/isa.h), and
// with MPT_PAIRS for bf16 dot products. The kernels multiply items of 32 bits: an f32, or two bf16
// of adjacent channels (in backward-weights: of adjacent positions).
// SPDX-License-Identifier: Apache-2.0
#if defined(MPT_PAIRS)
#include "backends/cpu/conv/bf16.h"
#else
#include "backends/cpu/conv/store.h"
#endif

namespace mpt::cpu::MPT_ISA {
namespace {

using direct::Correlate;
using direct::Multiply;
using direct::PositionBlock;
using direct::Segment;

// Number of positions, or of rows of the depth, whose sums are held in registers at once for one
// vector (kOne) and for two (kTwo); number of channels with three taps each (kTriples).
#if defined(__AVX512F__)
constexpr int kOne = 16, kTwo = 12, kTriples = 8;
#elif defined(__AVX2__)
constexpr int kOne = 8, kTwo = 6, kTriples = 3;
#else
constexpr int kOne = 6, kTwo = 4, kTriples = 3;
#endif

template <int kN>
constexpr int kMostAtOnce = kN == 1 ? kOne : kTwo;

// -- items ----------------------------------------------------------------------------------------

#if defined(MPT_PAIRS)
typedef uint32_t Item;
typedef __m512i Items;
constexpr int64_t kPerItem = 2;
MPT_INLINE Items all_items(const Item* p) { return _mm512_set1_epi32(static_cast<int32_t>(*p)); }
MPT_INLINE Items load_items(const Item* p) { return _mm512_loadu_si512(p); }
MPT_INLINE V add_items(Items x, Items w, V sum) {
  return (V)_mm512_dpbf16_ps((__m512)sum, (__m512bh)x, (__m512bh)w);
}
#else
typedef float Item;
typedef V Items;
constexpr int64_t kPerItem = 1;
MPT_INLINE Items all_items(const Item* p) { return broadcast(*p); }
MPT_INLINE Items load_items(const Item* p) { return load(F32Element{}, p); }
MPT_INLINE V add_items(Items x, Items w, V sum) { return madd(x, w, sum); }

using direct::Gather;
using direct::Pack;

template <class E>
void gather_as(E, const Gather& g) {
  const auto* from = static_cast<const typename E::T*>(g.from);
  auto* to = static_cast<float*>(g.to);
  for (int64_t i = 0; i < g.left * g.channels; ++i) *to++ = 0;
  if (g.channel_step == 1) {
    const bool dense = g.step == g.channels;
    const int64_t runs = dense ? 1 : g.n, run = dense ? g.n * g.channels : g.channels;
    for (int64_t r = 0; r < runs; ++r, from += g.step, to += run) {
      int64_t i = 0;
      for (; i + kNative <= run; i += kNative) store(F32Element{}, to + i, load(E{}, from + i));
      if (i < run) store_n(F32Element{}, to + i, load_n(E{}, from + i, run - i), run - i);
    }
  } else {
    for (int64_t c = 0; c < g.channels; ++c) {
      const auto* p = from + c * g.channel_step;
      for (int64_t i = 0; i < g.n; ++i) to[i * g.channels + c] = E::widen(p[i * g.step]);
    }
    to += g.n * g.channels;
  }
  for (int64_t i = 0; i < g.right * g.channels; ++i) *to++ = 0;
}

void gather(const Gather& g) {
  if (g.dtype == DType::f32) gather_as(F32Element{}, g);
  else if (g.dtype == DType::bf16) gather_as(BF16Element{}, g);
  else gather_as(F16Element{}, g);
}

template <class E>
void pack_as(E, const Pack& p) {
  const auto* from = static_cast<const typename E::T*>(p.from);
  auto* to = static_cast<float*>(p.to);
  for (int64_t o = 0; o < p.outputs; ++o) {
    for (int64_t c = 0; c < p.channels; ++c) {
      const auto* at = from + o * p.output_step + c * p.channel_step;
      float* row = to + c * p.wide + o;
      for (int64_t t = 0; t < p.count; ++t) row[t * p.padded * p.wide] = E::widen(at[p.taps[t]]);
    }
  }
  for (int64_t r = 0; r < p.count * p.padded; ++r) {
    for (int64_t o = p.outputs; o < kNative; ++o) to[r * p.wide + o] = 0;
  }
}

void pack(const Pack& p) {
  if (p.dtype == DType::f32) pack_as(F32Element{}, p);
  else if (p.dtype == DType::bf16) pack_as(BF16Element{}, p);
  else pack_as(F16Element{}, p);
}
#endif

// -- forward and backward-data --------------------------------------------------------------------

MPT_INLINE bool is_live(const PositionBlock& b, int64_t line) { return line >= 0 && line < b.live; }

// True for three adjacent taps at stride 1: each element is read once for the three positions that
// use it. With one vector of outputs, loads would limit the speed otherwise.
MPT_INLINE bool is_triple(const PositionBlock& b, const Segment& g) {
  return g.depth == 3 * b.step;
}

// Adds the products of `depth` items of kP positions, which are `step` items apart, with the
// weights of kN vectors of outputs.
template <int kP, int kN>
MPT_INLINE void add_depth(const Item* x, int64_t step, int64_t depth, const Item* w,
                          V (&sums)[kP][kN]) {
  // Three positions share a pointer, because x86 addressing reaches base + 0, 1 or 2 steps.
  constexpr int kPointers = (kP + 2) / 3;
  const Item* p[kPointers];
#pragma GCC unroll 8
  for (int i = 0; i < kPointers; ++i) p[i] = x + 3 * i * step;
  for (int64_t k = 0; k < depth; ++k, w += kN * kNative) {
    Items wv[kN];
#pragma GCC unroll 2
    for (int j = 0; j < kN; ++j) wv[j] = load_items(w + j * kNative);
#pragma GCC unroll 16
    for (int i = 0; i < kP; ++i) {
      const Items xv = all_items(p[i / 3] + i % 3 * step);
#pragma GCC unroll 2
      for (int j = 0; j < kN; ++j) sums[i][j] = add_items(xv, wv[j], sums[i][j]);
    }
#pragma GCC unroll 8
    for (int i = 0; i < kPointers; ++i) ++p[i];
  }
}

// Adds the products of a segment of three taps (is_triple), of `step` items each.
template <int kP>
MPT_INLINE void add_triple(const Item* x, int64_t step, const Item* w, V (&sums)[kP][1]) {
  constexpr int kPointers = (kP + 4) / 3;
  const Item* p[kPointers];
#pragma GCC unroll 8
  for (int i = 0; i < kPointers; ++i) p[i] = x + 3 * i * step;
  const int64_t tap = step * kNative;
  for (int64_t k = 0; k < step; ++k, w += kNative) {
    const Items w0 = load_items(w), w1 = load_items(w + tap), w2 = load_items(w + 2 * tap);
#pragma GCC unroll 18
    for (int i = 0; i < kP + 2; ++i) {
      const Items xv = all_items(p[i / 3] + i % 3 * step);
      if (i < kP) sums[i][0] = add_items(xv, w0, sums[i][0]);
      if (i > 0 && i <= kP) sums[i - 1][0] = add_items(xv, w1, sums[i - 1][0]);
      if (i > 1) sums[i - 2][0] = add_items(xv, w2, sums[i - 2][0]);
    }
#pragma GCC unroll 8
    for (int i = 0; i < kPointers; ++i) ++p[i];
  }
}

// Computes kP adjacent positions of one line.
template <int kP, int kN>
void multiply_tile(const Multiply& m, int64_t line, int64_t column, float* acc) {
  const PositionBlock& b = m.b;
  V sums[kP][kN] = {};
  const auto* w = static_cast<const Item*>(m.w);
  const int64_t step = b.step / kPerItem;
  for (int64_t s = 0; s < b.count; ++s) {
    const Segment& g = b.segments[s];
    const int64_t at = b.row + line * b.row_step + g.line;
    if (is_live(b, at)) {
      const Item* x = static_cast<const Item*>(b.x.base) +
                      ((at - b.x.first) * b.x.pitch + column * b.step + g.from) / kPerItem;
      if constexpr (kN == 1) {
        if (is_triple(b, g)) add_triple(x, step, w, sums);
        else add_depth(x, step, g.depth / kPerItem, w, sums);
      } else {
        add_depth(x, step, g.depth / kPerItem, w, sums);
      }
    }
    w += g.depth / kPerItem * kN * kNative;
  }
#pragma GCC unroll 16
  for (int i = 0; i < kP; ++i) {
#pragma GCC unroll 2
    for (int j = 0; j < kN; ++j) {
      float* to = acc + (i * kN + j) * kNative;
      store(F32Element{}, to, m.first ? sums[i][j] : load(F32Element{}, to) + sums[i][j]);
    }
  }
}

// A table of functions, one per tile size from 1 on.
template <class Tile, template <int> class Of, int kLeft, int... kSize>
struct Sizes : Sizes<Tile, Of, kLeft - 1, kLeft, kSize...> {};
template <class Tile, template <int> class Of, int... kSize>
struct Sizes<Tile, Of, 0, kSize...> {
  static constexpr Tile of[] = {Of<kSize>::run...};
};

template <int kN>
struct MultiplyTile {
  using Type = void (*)(const Multiply&, int64_t line, int64_t column, float* acc);
  template <int kP>
  struct Of {
    static constexpr Type run = multiply_tile<kP, kN>;
  };
  static constexpr Type of(int64_t n) { return Sizes<Type, Of, kMostAtOnce<kN>>::of[n - 1]; }
};

// Splits n into pieces of almost equal size, at most `max_size` each, and calls f(begin, size).
template <class F>
MPT_INLINE void evenly(int64_t n, int64_t max_size, F f) {
  const int64_t pieces = (n + max_size - 1) / max_size;
  for (int64_t i = 0; i < pieces; ++i) {
    const int64_t begin = i * n / pieces;
    f(begin, (i + 1) * n / pieces - begin);
  }
}

template <int kN>
void multiply_of(const Multiply& m) {
  for (int64_t line = 0; line < m.b.lines; ++line) {
    float* acc = m.b.acc + line * m.b.acc_line * kN * kNative;
    evenly(m.b.columns, kMostAtOnce<kN>, [&](int64_t begin, int64_t n) {
      MultiplyTile<kN>::of(n)(m, line, begin, acc + begin * kN * kNative);
    });
  }
}

void multiply(const Multiply& m) {
  if (m.b.vectors == 1) multiply_of<1>(m);
  else multiply_of<2>(m);
}

// -- backward-weights -----------------------------------------------------------------------------

// Accumulates kK rows of the depth, from element `from` of each position on.
template <int kK, int kN>
void correlate_tile(const Correlate& c, const Segment& g, int64_t from, float* acc) {
  const PositionBlock& b = c.b;
  V sums[kK][kN];
#pragma GCC unroll 16
  for (int i = 0; i < kK; ++i) {
#pragma GCC unroll 2
    for (int j = 0; j < kN; ++j) sums[i][j] = load(F32Element{}, acc + (i * kN + j) * kNative);
  }
  for (int64_t line = 0; line < b.lines; ++line) {
    const int64_t at = b.row + line * b.row_step + g.line;
    if (!is_live(b, at)) continue;
    const Item* x =
        static_cast<const Item*>(b.x.base) + (at - b.x.first) * b.x.pitch + g.from + from;
    const Item* dy = static_cast<const Item*>(c.dy) + line * c.dy_line;
    for (int64_t i = 0; i < b.columns; ++i, x += b.step, dy += c.dy_step) {
      Items y[kN];
#pragma GCC unroll 2
      for (int j = 0; j < kN; ++j) y[j] = load_items(dy + j * kNative);
#pragma GCC unroll 16
      for (int k = 0; k < kK; ++k) {
        const Items xv = all_items(x + k);
#pragma GCC unroll 2
        for (int j = 0; j < kN; ++j) sums[k][j] = add_items(xv, y[j], sums[k][j]);
      }
    }
  }
#pragma GCC unroll 16
  for (int i = 0; i < kK; ++i) {
#pragma GCC unroll 2
    for (int j = 0; j < kN; ++j) store(F32Element{}, acc + (i * kN + j) * kNative, sums[i][j]);
  }
}

#if !defined(MPT_PAIRS)
// Adds the products of kK channels of one element of x with the positions of dy that read it by
// their taps kFirst to kLast of the three.
template <int kK, int kFirst, int kLast>
MPT_INLINE void add_taps(const float* x, V y0, V y1, V y2, V (&sums)[3][kK]) {
#pragma GCC unroll 8
  for (int k = 0; k < kK; ++k) {
    const V xv = broadcast(x[k]);
    if (kFirst == 0) sums[0][k] = madd(xv, y0, sums[0][k]);
    if (kFirst <= 1 && kLast >= 1) sums[1][k] = madd(xv, y1, sums[1][k]);
    if (kLast == 2) sums[2][k] = madd(xv, y2, sums[2][k]);
  }
}

// Accumulates kK channels of three taps. Each element is read once for the three positions that use
// it. Needs at least two columns.
template <int kK>
void correlate_triple(const Correlate& c, const Segment& g, int64_t from, float* acc) {
  const PositionBlock& b = c.b;
  const int64_t tap = b.step * kNative;
  V sums[3][kK];
#pragma GCC unroll 8
  for (int k = 0; k < kK; ++k) {
#pragma GCC unroll 3
    for (int t = 0; t < 3; ++t) sums[t][k] = load(F32Element{}, acc + t * tap + k * kNative);
  }
  for (int64_t line = 0; line < b.lines; ++line) {
    const int64_t at = b.row + line * b.row_step + g.line;
    if (!is_live(b, at)) continue;
    const float* x =
        static_cast<const float*>(b.x.base) + (at - b.x.first) * b.x.pitch + g.from + from;
    const float* dy = static_cast<const float*>(c.dy) + line * c.dy_line;
    V y2 = load(F32Element{}, dy), y1 = load(F32Element{}, dy + c.dy_step);
    add_taps<kK, 0, 0>(x, y2, y2, y2, sums);
    add_taps<kK, 0, 1>(x + b.step, y1, y2, y2, sums);
    x += 2 * b.step;
    dy += 2 * c.dy_step;
    for (int64_t i = 2; i < b.columns; ++i, x += b.step, dy += c.dy_step) {
      const V y0 = load(F32Element{}, dy);
      add_taps<kK, 0, 2>(x, y0, y1, y2, sums);
      y2 = y1;
      y1 = y0;
    }
    add_taps<kK, 1, 2>(x, y1, y1, y2, sums);
    add_taps<kK, 2, 2>(x + b.step, y1, y1, y1, sums);
  }
#pragma GCC unroll 8
  for (int k = 0; k < kK; ++k) {
#pragma GCC unroll 3
    for (int t = 0; t < 3; ++t) store(F32Element{}, acc + t * tap + k * kNative, sums[t][k]);
  }
}

#endif

using Correlation = void (*)(const Correlate&, const Segment&, int64_t from, float* acc);
template <int kN>
struct CorrelateTile {
  template <int kK>
  struct Of {
    static constexpr Correlation run = correlate_tile<kK, kN>;
  };
  static constexpr Correlation of(int64_t n) {
    return Sizes<Correlation, Of, kMostAtOnce<kN>>::of[n - 1];
  }
};
#if !defined(MPT_PAIRS)
template <int kK>
struct TripleOf {
  static constexpr Correlation run = correlate_triple<kK>;
};
#endif

template <int kN>
void correlate_of(const Correlate& c) {
  float* acc = c.b.acc;
  for (int64_t s = 0; s < c.b.count; ++s) {
    const Segment& g = c.b.segments[s];
#if !defined(MPT_PAIRS)
    if (kN == 1 && is_triple(c.b, g) && c.b.columns > 1) {
      evenly(c.b.step, kTriples, [&](int64_t begin, int64_t n) {
        Sizes<Correlation, TripleOf, kTriples>::of[n - 1](c, g, begin, acc + begin * kNative);
      });
      acc += g.depth * kNative;
      continue;
    }
#endif
    evenly(g.depth, kMostAtOnce<kN>, [&](int64_t begin, int64_t n) {
      CorrelateTile<kN>::of(n)(c, g, begin, acc + begin * kN * kNative);
    });
    acc += g.depth * kN * kNative;
  }
}

void correlate(const Correlate& c) {
  if (c.b.vectors == 1) correlate_of<1>(c);
  else correlate_of<2>(c);
}

}  // namespace

#if defined(MPT_PAIRS)
extern const direct::DirectKernels direct_pairs = {.name = "cpu direct conv bf16 avx512",
                                                   .element = DType::bf16,
                                                   .lanes = kNative,
                                                   .most_vectors = 2,
                                                   .channels = 2,
                                                   .positions = 1,
                                                   .gather = gather,
                                                   .pack = pack<2>,
                                                   .multiply = multiply,
                                                   .store = store_sums,
                                                   .correlate = correlate,
                                                   .gather_pairs = gather_pairs};
#else
#define MPT_TEXT_(x) #x
#define MPT_TEXT(x) MPT_TEXT_(x)
extern const direct::DirectKernels direct_conv = {.name = "cpu direct conv " MPT_TEXT(MPT_ISA),
                                                  .element = DType::f32,
                                                  .lanes = kNative,
                                                  .most_vectors = 2,
                                                  .channels = 1,
                                                  .positions = 1,
                                                  .gather = gather,
                                                  .pack = pack,
                                                  .multiply = multiply,
                                                  .store = store_sums,
                                                  .correlate = correlate};
#endif

}  // namespace mpt::cpu::MPT_ISA
