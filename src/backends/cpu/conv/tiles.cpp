// The kernels of the direct convolution on AMX tiles, in bf16. The tile instruction computes
// c[i][j] += sum over k of a[i][2k] b[k][2j] + a[i][2k + 1] b[k][2j + 1] for tiles of 16 rows of 64
// bytes. The rows of a are the depth of adjacent positions, read in place with the position step as
// row stride, and the rows of b are the packed weights of two adjacent channels.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/conv/bf16.h"

namespace mpt::cpu::MPT_ISA {
namespace {

using direct::Multiply;
using direct::PositionBlock;
using direct::Segment;
using direct::TileCorrelate;

constexpr int64_t kDepth = 32, kTileElements = kSide * kDepth;

struct alignas(64) Config {
  uint8_t palette = 1, start = 0, reserved[14] = {};
  uint16_t bytes_per_row[16] = {};
  uint8_t rows[16] = {};

  void tile(int i, int64_t r, int64_t bytes) {
    rows[i] = static_cast<uint8_t>(r);
    bytes_per_row[i] = static_cast<uint16_t>(bytes);
  }
};

// Loads a tile configuration. The asm forces all of it to be stored first, because the intrinsic
// declares only its first bytes as read.
MPT_INLINE void use(const Config& config) {
  __asm__ volatile("" : : "r"(&config) : "memory");
  _tile_loadconfig(&config);
}

// -- forward and backward-data --------------------------------------------------------------------

// A row of zeros, which is read with stride 0 for lines outside the image.
alignas(64) const uint16_t kZeros[kDepth] = {};

// The rows of a tile of x.
struct Rows {
  const uint16_t* p;
  int64_t bytes, next;  // bytes: row stride; next: elements to the next step of the depth
};
MPT_INLINE Rows rows_of(const PositionBlock& b, int64_t line, int64_t column, const Segment& s) {
  const int64_t at = b.row + line * b.row_step + s.line;
  if (at < 0 || at >= b.live) return {kZeros, 0, 0};
  return {static_cast<const uint16_t*>(b.x.base) + (at - b.x.first) * b.x.pitch + column * b.step +
              s.from,
          b.step * 2, kDepth};
}

// A tile of positions: where it begins in the block, and its sums.
struct Spot {
  int64_t line, column;
  float* acc;
};

// Multiplies kN tiles of positions, 1 or 2, by two vectors of outputs. Tiles 0..3 hold sums, 4 and
// 5 positions, 6 and 7 weights.
template <int kN>
void multiply_wide(const Multiply& m, const Spot* spots) {
  const Spot &a = spots[0], &b = spots[kN - 1];
  const int64_t pitch = 2 * kSide * 4;
  if (m.first) {
    _tile_zero(0);
    _tile_zero(1);
    if (kN == 2) _tile_zero(2);
    if (kN == 2) _tile_zero(3);
  } else {
    _tile_loadd(0, a.acc, pitch);
    _tile_loadd(1, a.acc + kSide, pitch);
    if (kN == 2) _tile_loadd(2, b.acc, pitch);
    if (kN == 2) _tile_loadd(3, b.acc + kSide, pitch);
  }
  const auto* w = static_cast<const uint16_t*>(m.w);
  for (int64_t s = 0; s < m.b.count; ++s) {
    const Segment& g = m.b.segments[s];
    Rows x = rows_of(m.b, a.line, a.column, g), y = rows_of(m.b, b.line, b.column, g);
    if (!x.bytes && !y.bytes) {
      w += g.depth * 2 * kSide;
      continue;
    }
    for (int64_t k = 0; k < g.depth; k += kDepth, w += 2 * kTileElements) {
      _tile_loadd(6, w, 64);
      _tile_loadd(4, x.p, x.bytes);
      _tile_dpbf16ps(0, 4, 6);
      _tile_loadd(7, w + kTileElements, 64);
      _tile_dpbf16ps(1, 4, 7);
      if (kN == 2) {
        _tile_loadd(5, y.p, y.bytes);
        _tile_dpbf16ps(2, 5, 6);
        _tile_dpbf16ps(3, 5, 7);
      }
      x.p += x.next;
      y.p += y.next;
    }
  }
  _tile_stored(0, a.acc, pitch);
  _tile_stored(1, a.acc + kSide, pitch);
  if (kN == 2) _tile_stored(2, b.acc, pitch);
  if (kN == 2) _tile_stored(3, b.acc + kSide, pitch);
}

// Multiplies kN tiles of positions by one vector of outputs. With four sums, a product need not
// wait for the one before.
template <int kN>
void multiply_narrow(const Multiply& m, const Spot* spots) {
  const int64_t pitch = kSide * 4;
  if (m.first) {
    _tile_zero(0);
    if (kN > 1) _tile_zero(1);
    if (kN > 2) _tile_zero(2);
    if (kN > 3) _tile_zero(3);
  } else {
    _tile_loadd(0, spots[0].acc, pitch);
    if (kN > 1) _tile_loadd(1, spots[1].acc, pitch);
    if (kN > 2) _tile_loadd(2, spots[2].acc, pitch);
    if (kN > 3) _tile_loadd(3, spots[3].acc, pitch);
  }
  const auto* w = static_cast<const uint16_t*>(m.w);
  for (int64_t s = 0; s < m.b.count; ++s) {
    const Segment& g = m.b.segments[s];
    Rows x[kN];
    bool live = false;
    for (int i = 0; i < kN; ++i) {
      x[i] = rows_of(m.b, spots[i].line, spots[i].column, g);
      live |= x[i].bytes != 0;
    }
    if (!live) {
      w += g.depth * kSide;
      continue;
    }
    for (int64_t k = 0; k < g.depth; k += kDepth, w += kTileElements) {
      _tile_loadd(6, w, 64);
      _tile_loadd(4, x[0].p, x[0].bytes);
      _tile_dpbf16ps(0, 4, 6);
      if constexpr (kN > 1) {
        _tile_loadd(5, x[1].p, x[1].bytes);
        _tile_dpbf16ps(1, 5, 6);
      }
      if constexpr (kN > 2) {
        _tile_loadd(4, x[2].p, x[2].bytes);
        _tile_dpbf16ps(2, 4, 6);
      }
      if constexpr (kN > 3) {
        _tile_loadd(5, x[3].p, x[3].bytes);
        _tile_dpbf16ps(3, 5, 6);
      }
      for (int i = 0; i < kN; ++i) x[i].p += x[i].next;
    }
  }
  _tile_stored(0, spots[0].acc, pitch);
  if (kN > 1) _tile_stored(1, spots[1].acc, pitch);
  if (kN > 2) _tile_stored(2, spots[2].acc, pitch);
  if (kN > 3) _tile_stored(3, spots[3].acc, pitch);
}

void multiply(const Multiply& m) {
  const PositionBlock& b = m.b;
  const int64_t pieces = (b.columns + kSide - 1) / kSide, rows = b.acc_line / pieces;
  Config config;
  for (int i = 0; i < 6; ++i) config.tile(i, rows, 64);
  for (int i = 6; i < 8; ++i) config.tile(i, kSide, 64);
  use(config);
  const int64_t tiles = b.lines * pieces, at_once = b.vectors == 2 ? 2 : 4;
  for (int64_t i = 0; i < tiles; i += at_once) {
    const int64_t n = min(at_once, tiles - i);
    Spot spots[4];
    for (int64_t k = 0; k < n; ++k) {
      const int64_t line = (i + k) / pieces, column = (i + k) % pieces * rows;
      spots[k] = {line, column, b.acc + (line * b.acc_line + column) * b.vectors * kSide};
    }
    if (b.vectors == 2) n == 2 ? multiply_wide<2>(m, spots) : multiply_wide<1>(m, spots);
    else if (n == 4) multiply_narrow<4>(m, spots);
    else if (n == 3) multiply_narrow<3>(m, spots);
    else if (n == 2) multiply_narrow<2>(m, spots);
    else multiply_narrow<1>(m, spots);
  }
  _tile_release();
}

// -- backward-weights -----------------------------------------------------------------------------

// Writes, for every sixteen channels, a run of chunks: tiles of 16 rows (channels) of `each`
// positions.
void gather_tiles(const GatherPositions& g) {
  uint16_t* to = g.to;
  for (int64_t c = 0; c < g.channels; c += kSide) {
    for (int64_t i = 0; i < g.chunks; ++i, to += kTileElements) {
      alignas(64) uint16_t pairs[kTileElements];
      for (int64_t k = g.each * kSide; k < kTileElements; k += kDepth) {
        _mm512_store_si512(pairs + k, _mm512_setzero_si512());
      }
      const int64_t from = i * g.each;
      each_pair(g, c, from, from + g.each, [&](int64_t p, __m512i pair) {
        _mm512_store_si512(pairs + (p - from) * kSide, pair);
      });
      __m512i r[kSide];
      transpose_from(reinterpret_cast<const char*>(pairs), 64, r);
#pragma GCC unroll 16
      for (int k = 0; k < kSide; ++k) _mm512_storeu_si512(to + k * kDepth, r[k]);
    }
  }
}

// Adds the products of one tile row of dy with kN tiles of x to kN tiles of sums. Tiles 0..2 hold
// sums, 3 dy, 4..6 x.
template <int kN>
void correlate_tile(const TileCorrelate& c, const uint16_t* x, const uint16_t* dy, int64_t line0,
                    const int64_t (&at)[3], float* const (&acc)[3]) {
  const int64_t pair = c.channels * kSide * 2;
  _tile_loadd(0, acc[0], 64);
  if (kN > 1) _tile_loadd(1, acc[1], 64);
  if (kN > 2) _tile_loadd(2, acc[2], 64);
  for (int64_t l = 0; l < c.lines; ++l) {
    const int64_t line = line0 + l * c.row_step;
    if (line < 0 || line >= c.live) continue;
    const uint16_t* from = x + (line - c.first) * c.x_line;
    const uint16_t* y = dy + l * c.dy_line;
    for (int64_t i = 0; i < c.chunks; ++i, from += c.each / 2 * pair, y += kTileElements) {
      _tile_loadd(3, y, 64);
      _tile_loadd(4, from + at[0], pair * 2);
      _tile_dpbf16ps(0, 3, 4);
      if (kN > 1) {
        _tile_loadd(5, from + at[1], pair * 2);
        _tile_dpbf16ps(1, 3, 5);
      }
      if (kN > 2) {
        _tile_loadd(6, from + at[2], pair * 2);
        _tile_dpbf16ps(2, 3, 6);
      }
    }
  }
  _tile_stored(0, acc[0], 64);
  if (kN > 1) _tile_stored(1, acc[1], 64);
  if (kN > 2) _tile_stored(2, acc[2], 64);
}

void correlate_tiles(const TileCorrelate& c) {
  Config config;
  for (int i = 0; i < 3; ++i) config.tile(i, kSide, 64);
  config.tile(3, kSide, c.each * 2);
  for (int i = 4; i < 7; ++i) config.tile(i, c.each / 2, 64);
  use(config);
  const int64_t wide = c.taps_across * c.channels;  // tiles of one tap down
  for (int64_t o = 0; o < c.outputs; ++o) {
    const uint16_t* dy = c.dy + o * c.all_chunks * kTileElements;
    for (int64_t t = 0; t < c.taps_down; ++t) {
      const int64_t line = c.row + c.down[t];
      for (int64_t j = 0; j < wide; j += 3) {
        int64_t at[3] = {};
        float* acc[3] = {};
        for (int64_t k = j; k < min(wide, j + 3); ++k) {
          const int64_t tap = k / c.channels, channel = k % c.channels;
          at[k - j] = tap * c.x_tap + channel * kSide * 2;
          acc[k - j] =
              c.acc +
              (((t * c.taps_across + tap) * c.outputs + o) * c.channels + channel) * kSide * kSide;
        }
        if (wide - j >= 3) correlate_tile<3>(c, c.x, dy, line, at, acc);
        else if (wide - j == 2) correlate_tile<2>(c, c.x, dy, line, at, acc);
        else correlate_tile<1>(c, c.x, dy, line, at, acc);
      }
    }
  }
  _tile_release();
}

// Adds channel c of all positions of a line to sums[c].
void add_rows(const Gather& g, float* sums) {
  const auto* from = static_cast<const uint16_t*>(g.from);
  for (int64_t c = 0; c < g.channels; c += kNative) {
    const int64_t n = min(kNative, g.channels - c);
    V total = load_n(F32Element{}, sums + c, n);
    for (int64_t i = 0; i < g.n; ++i) {
      const uint16_t* p = from + i * g.step + c * g.channel_step;
      if (g.channel_step == 1) {
        total += load_n(BF16Element{}, p, n);
      } else {
        for (int64_t k = 0; k < n; ++k) total[k] += widen_bf16(p[k * g.channel_step]);
      }
    }
    store_n(F32Element{}, sums + c, total, n);
  }
}

}  // namespace

extern const direct::DirectKernels direct_amx = {.name = "cpu direct conv bf16 amx",
                                                 .element = DType::bf16,
                                                 .lanes = kSide,
                                                 .most_vectors = 2,
                                                 .channels = kDepth,
                                                 .positions = kSide,
                                                 .gather = gather,
                                                 .pack = pack<kDepth>,
                                                 .multiply = multiply,
                                                 .store = store_sums,
                                                 .gather_pairs = gather_pairs,
                                                 .gather_tiles = gather_tiles,
                                                 .correlate_tiles = correlate_tiles,
                                                 .add_rows = add_rows};

}  // namespace mpt::cpu::MPT_ISA
