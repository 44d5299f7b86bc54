// What the driver of the direct convolution and its inner kernels say to each other.
//
// A convolution is seen as lines of positions. Its input is gathered, line by line, with the
// channels side by side and zeros at both ends, in the element that the kernels compute with. From
// there on, taps next to each other in a line are one run of depth: nothing is copied per tap.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/cpu/simd/isa.h"
#include "core/dtype.h"

namespace mpt::cpu::direct {

// `depth` elements side by side: `line` source lines down from where a line of positions starts,
// `from` elements right of where a position does.
struct Segment {
  int64_t line, from, depth;
};

// Gathered lines: line `first` + i at base + i * pitch elements.
struct Lines {
  const void* base;
  int64_t first, pitch;
};

// One source line: `left` zeros, n positions of `channels` elements each (zeros up to `padded`),
// `right` zeros.
struct Gather {
  const void* from;
  DType dtype;
  int64_t step, channel_step;  // in elements
  int64_t n, channels, padded, left, right;
  void* to;
};

// The weights of `outputs` outputs, one vector's at most, for all channels and taps: rows of `wide`
// outputs, `padded` of them per tap.
struct Pack {
  const void* from;
  DType dtype;
  int64_t output_step, channel_step;
  const int64_t* taps;  // their offsets in `from`
  int64_t count, outputs, channels, padded, wide;
  void* to;
};

// Positions of `lines` x `columns`, whose sums lie in acc, `vectors` wide and `acc_line` positions
// from line to line. Position (0, 0) reads from source line `row` on; each line moves on by
// `row_step` lines, each column by `step` elements. Lines outside [0, live) count as zero.
struct Block {
  Lines x;
  int64_t row, row_step, step, live;
  const Segment* segments;
  int64_t count;
  int64_t lines, columns, acc_line, vectors;
  float* acc;
};

// acc (= where `first`, else +=) the product with the segments' weights, row after row of
// `vectors`.
struct Multiply {
  Block b;
  const void* w;
  bool first;
};

// acc to memory: narrowed, with the bias added.
struct Store {
  const float* acc;
  int64_t positions, vectors, outputs;
  const float* bias;  // or null
  void* to;
  DType dtype;
  int64_t step;  // from position to position, in elements
};

// acc [segments' depth][vectors] += the products of x and dy over the block's positions; dy holds
// its lines dy_line apart, `vectors` wide, dy_step from position to position. All in items of 32
// bits, which in bf16 are two positions: Block's columns are pairs then.
struct Correlate {
  Block b;
  const void* dy;
  int64_t dy_line, dy_step;
};

// The same on tiles: acc [tap][outputs][channels] in tiles of 16 x 16. A line of dy is, per sixteen
// outputs, `chunks` tiles of 16 outputs x `each` positions; a line of x, for each tap across, has
// rows of two positions interleaved, all channels side by side.
struct TileCorrelate {
  const uint16_t *x, *dy;
  int64_t x_tap, x_line, dy_line;      // in elements
  int64_t row, row_step, live, first;  // of x's lines, as in Block and Lines
  int64_t lines, chunks, each;
  int64_t outputs, channels;  // in sixteens
  const int64_t* down;        // the line that each tap down reads
  int64_t taps_down, taps_across;
  float* acc;
};

// Positions of a line, in chunks of `each`: position p at from[start + p * step], zeros where it is
// not in [begin, end).
struct GatherPositions {
  const uint16_t* from;
  int64_t start, step, channel_step, channels;
  int64_t begin, end, chunks, each;
  uint16_t* to;
};

struct Table {
  const char* name;
  DType element;         // of gathered lines and packed weights
  int64_t lanes;         // outputs of one vector
  int64_t most_vectors;  // of one panel
  int64_t channels;      // of a gathered position come in multiples of this
  // Side by side that are multiplied at once: read, and summed, even beyond the end of a line.
  int64_t positions;
  void (*gather)(const Gather& g);
  void (*pack)(const Pack& p);
  void (*multiply)(const Multiply& m);
  void (*store)(const Store& s);
  void (*correlate)(const Correlate& c);           // null for tiles
  void (*gather_pairs)(const GatherPositions& g);  // bf16 only
  // Tiles only.
  void (*gather_tiles)(const GatherPositions& g);
  void (*correlate_tiles)(const TileCorrelate& c);
  void (*add_rows)(const Gather& g, float* sums);
};

}  // namespace mpt::cpu::direct

namespace mpt::cpu {
MPT_ISA_TABLE(direct::Table, direct_conv)
#if MPT_ISA_MAX == 2
namespace bf16 {
extern const direct::Table direct_pairs, direct_amx;
}
#endif
}  // namespace mpt::cpu
