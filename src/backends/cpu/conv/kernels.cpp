// The inner kernels of the direct convolution; compiled once per instruction set (simd/isa.h).
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/conv/direct.h"
#include "backends/cpu/gemm/vec.h"

namespace mpt::cpu::MPT_ISA {
namespace {

using direct::Block;
using direct::Correlate;
using direct::Gather;
using direct::Multiply;
using direct::Segment;
using direct::Store;

// Positions, or rows of the depth, whose sums are held at once for one and for two vectors.
#if defined(__AVX512F__)
constexpr int kOne = 16, kTwo = 12;
#elif defined(__AVX2__)
constexpr int kOne = 8, kTwo = 6;
#else
constexpr int kOne = 6, kTwo = 4;
#endif

template <int kN>
constexpr int kMost = kN == 1 ? kOne : kTwo;

// -- in and out -----------------------------------------------------------------------------------

template <class E>
void gather_as(E, const Gather& g) {
  const auto* from = static_cast<const typename E::T*>(g.from);
  float* to = g.to;
  for (int64_t i = 0; i < g.left * g.channels; ++i) *to++ = 0;
  if (g.channel_step == 1) {
    const bool dense = g.step == g.channels;
    const int64_t runs = dense ? 1 : g.n, run = dense ? g.n * g.channels : g.channels;
    for (int64_t r = 0; r < runs; ++r, from += g.step, to += run) {
      int64_t i = 0;
      for (; i + kLanes <= run; i += kLanes) store(F32{}, to + i, load(E{}, from + i));
      if (i < run) store_n(F32{}, to + i, load_n(E{}, from + i, run - i), run - i);
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
  if (g.dtype == DType::f32) gather_as(F32{}, g);
  else if (g.dtype == DType::bf16) gather_as(BF16{}, g);
  else gather_as(F16{}, g);
}

template <class E>
void store_as(E, const Store& s) {
  auto* to = static_cast<typename E::T*>(s.to);
  const float* acc = s.acc;
  for (int64_t i = 0; i < s.positions; ++i, to += s.step) {
    for (int64_t j = 0; j < s.vectors; ++j, acc += kLanes) {
      V v = load(F32{}, acc);
      if (s.bias) v += load(F32{}, s.bias + j * kLanes);
      const int64_t n = s.outputs - j * kLanes;
      if (n >= kLanes) store(E{}, to + j * kLanes, v);
      else store_n(E{}, to + j * kLanes, v, n);
    }
  }
}

void store_sums(const Store& s) {
  if (s.dtype == DType::f32) store_as(F32{}, s);
  else if (s.dtype == DType::bf16) store_as(BF16{}, s);
  else store_as(F16{}, s);
}

// -- forward and backward-data --------------------------------------------------------------------

MPT_INLINE bool is_live(const Block& b, int64_t line) { return line >= 0 && line < b.live; }

// kP positions side by side of one line. Three positions share a pointer, for x86 addresses reach
// that far.
template <int kP, int kN>
void multiply_tile(const Multiply& m, int64_t line, int64_t column, float* acc) {
  const Block& b = m.b;
  const int64_t step = b.step;
  V sums[kP][kN] = {};
  const float* w = m.w;
  for (int64_t s = 0; s < b.count; ++s) {
    const Segment& g = b.segments[s];
    const int64_t at = b.row + line * b.row_step + g.line;
    if (!is_live(b, at)) {
      w += g.depth * kN * kLanes;
      continue;
    }
    const float* x = b.x.base + (at - b.x.first) * b.x.pitch + column * step + g.from;
    constexpr int kPointers = (kP + 2) / 3;
    const float* p[kPointers];
#pragma GCC unroll 8
    for (int i = 0; i < kPointers; ++i) p[i] = x + 3 * i * step;
    for (int64_t k = 0; k < g.depth; ++k, w += kN * kLanes) {
      V wv[kN];
#pragma GCC unroll 2
      for (int j = 0; j < kN; ++j) wv[j] = load(F32{}, w + j * kLanes);
#pragma GCC unroll 16
      for (int i = 0; i < kP; ++i) {
        const V xv = all(p[i / 3][i % 3 * step]);
#pragma GCC unroll 2
        for (int j = 0; j < kN; ++j) sums[i][j] = madd(xv, wv[j], sums[i][j]);
      }
#pragma GCC unroll 8
      for (int i = 0; i < kPointers; ++i) ++p[i];
    }
  }
#pragma GCC unroll 16
  for (int i = 0; i < kP; ++i) {
#pragma GCC unroll 2
    for (int j = 0; j < kN; ++j) {
      float* to = acc + (i * kN + j) * kLanes;
      store(F32{}, to, m.first ? sums[i][j] : load(F32{}, to) + sums[i][j]);
    }
  }
}

using Tile = void (*)(const Multiply&, int64_t line, int64_t column, float* acc);
template <int kN, int... kP>
struct Tiles {
  static constexpr Tile of[] = {multiply_tile<kP + 1, kN>...};
};
template <int kN, int kLeft, int... kP>
struct MakeTiles : MakeTiles<kN, kLeft - 1, kLeft - 1, kP...> {};
template <int kN, int... kP>
struct MakeTiles<kN, 0, kP...> : Tiles<kN, kP...> {};

template <int kN>
void multiply_of(const Multiply& m) {
  const Block& b = m.b;
  const int64_t tiles = (b.columns + kMost<kN> - 1) / kMost<kN>;
  float* acc = b.acc;
  for (int64_t line = 0; line < b.lines; ++line) {
    for (int64_t t = 0; t < tiles; ++t) {
      const int64_t begin = t * b.columns / tiles, n = (t + 1) * b.columns / tiles - begin;
      MakeTiles<kN, kMost<kN>>::of[n - 1](m, line, begin, acc);
      acc += n * kN * kLanes;
    }
  }
}

void multiply(const Multiply& m) {
  if (m.b.vectors == 1) multiply_of<1>(m);
  else multiply_of<2>(m);
}

// -- backward-weights -----------------------------------------------------------------------------

// kK rows of the depth, from x on in each position.
template <int kK, int kN>
void correlate_tile(const Correlate& c, const Segment& g, int64_t from, float* acc) {
  const Block& b = c.b;
  V sums[kK][kN];
#pragma GCC unroll 16
  for (int i = 0; i < kK; ++i) {
#pragma GCC unroll 2
    for (int j = 0; j < kN; ++j) sums[i][j] = load(F32{}, acc + (i * kN + j) * kLanes);
  }
  for (int64_t line = 0; line < b.lines; ++line) {
    const int64_t at = b.row + line * b.row_step + g.line;
    if (!is_live(b, at)) continue;
    const float* x = b.x.base + (at - b.x.first) * b.x.pitch + g.from + from;
    const float* dy = c.dy + line * c.dy_line;
    for (int64_t i = 0; i < b.columns; ++i, x += b.step, dy += c.dy_step) {
      V y[kN];
#pragma GCC unroll 2
      for (int j = 0; j < kN; ++j) y[j] = load(F32{}, dy + j * kLanes);
#pragma GCC unroll 16
      for (int k = 0; k < kK; ++k) {
        const V xv = all(x[k]);
#pragma GCC unroll 2
        for (int j = 0; j < kN; ++j) sums[k][j] = madd(xv, y[j], sums[k][j]);
      }
    }
  }
#pragma GCC unroll 16
  for (int i = 0; i < kK; ++i) {
#pragma GCC unroll 2
    for (int j = 0; j < kN; ++j) store(F32{}, acc + (i * kN + j) * kLanes, sums[i][j]);
  }
}

using Rows = void (*)(const Correlate&, const Segment&, int64_t from, float* acc);
template <int kN, int... kK>
struct RowTiles {
  static constexpr Rows of[] = {correlate_tile<kK + 1, kN>...};
};
template <int kN, int kLeft, int... kK>
struct MakeRowTiles : MakeRowTiles<kN, kLeft - 1, kLeft - 1, kK...> {};
template <int kN, int... kK>
struct MakeRowTiles<kN, 0, kK...> : RowTiles<kN, kK...> {};

template <int kN>
void correlate_of(const Correlate& c) {
  float* acc = c.b.acc;
  for (int64_t s = 0; s < c.b.count; ++s) {
    const Segment& g = c.b.segments[s];
    const int64_t tiles = (g.depth + kMost<kN> - 1) / kMost<kN>;
    for (int64_t t = 0; t < tiles; ++t) {
      const int64_t begin = t * g.depth / tiles, n = (t + 1) * g.depth / tiles - begin;
      MakeRowTiles<kN, kMost<kN>>::of[n - 1](c, g, begin, acc);
      acc += n * kN * kLanes;
    }
  }
}

void correlate(const Correlate& c) {
  if (c.b.vectors == 1) correlate_of<1>(c);
  else correlate_of<2>(c);
}

}  // namespace

#define MPT_TEXT_(x) #x
#define MPT_TEXT(x) MPT_TEXT_(x)
extern const direct::Table direct_conv = {
    "cpu direct conv " MPT_TEXT(MPT_ISA), kLanes, 2, gather, multiply, store_sums, correlate};

}  // namespace mpt::cpu::MPT_ISA
