// DirectKernels: the interface between the driver of the direct convolution and its inner kernels.
//
// A convolution is computed line by line. Each line of the input is gathered into a buffer with
// contiguous channels, with zeros at both ends, and in the element type that the kernels compute
// with. Adjacent taps of a line are then one contiguous run of the depth (channels x taps), so that
// nothing is copied per tap.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/cpu/simd/isa.h"
#include "core/dtype.h"

namespace mpt::cpu::direct {

// `depth` contiguous elements that a position reads: `line` source lines below the first line of a
// line of positions, and `from` elements right of the start of a position.
struct Segment {
  int64_t line, from, depth;
};

// Gathered lines: line `first` + i is at base + i * pitch elements.
struct GatheredLines {
  const void* base;
  int64_t first, pitch;
};

// Gathers one source line: `left` zeros, n positions of `channels` elements each (padded with zeros
// to `padded` elements), and `right` zeros.
struct Gather {
  const void* from;
  DType dtype;
  int64_t step, channel_step;  // in elements
  int64_t n, channels, padded, left, right;
  void* to;
};

// Packs the weights of `outputs` outputs (at most one vector), for all channels and taps: rows of
// `wide` outputs, with `padded` rows per tap.
struct Pack {
  const void* from;
  DType dtype;
  int64_t output_step, channel_step;
  const int64_t* taps;  // offsets of the taps in `from`
  int64_t count, outputs, channels, padded, wide;
  void* to;
};

// `lines` x `columns` positions whose sums are in acc, each position `vectors` wide and each line
// `acc_line` positions after the last. Position (0, 0) reads from source line `row` on. The next
// line of positions reads `row_step` lines further, the next column `step` elements further. Source
// lines outside [0, live) count as zero.
struct PositionBlock {
  GatheredLines x;
  int64_t row, row_step, step, live;
  const Segment* segments;
  int64_t count;
  int64_t lines, columns, acc_line, vectors;
  float* acc;
};

// Computes acc = (or, without `first`, acc +=) the product with the weights of the segments, whose
// rows are `vectors` wide.
struct Multiply {
  PositionBlock b;
  const void* w;
  bool first;
};

// Stores acc in memory: adds the bias and narrows.
struct Store {
  const float* acc;
  int64_t positions, vectors, outputs;
  const float* bias;  // or null
  void* to;
  DType dtype;
  int64_t step;  // from position to position, in elements
};

// acc[depth of the segments][vectors] += the products of x and dy over the positions of the block.
// Lines of dy are dy_line apart, positions dy_step apart and `vectors` wide. All distances
// are in 32-bit items; in bf16 an item is two positions, so the block's columns are pairs.
struct Correlate {
  PositionBlock b;
  const void* dy;
  int64_t dy_line, dy_step;
};

// Correlates x and dy on AMX tiles: acc[tap][outputs][channels] in tiles of 16 x 16. For every
// sixteen outputs, a line of dy has `all_chunks` tiles of 16 outputs x `each` positions. dy and x
// point to the first of the `chunks` that are read. For each tap across, a line of x consists of
// rows of two interleaved positions with contiguous channels.
struct TileCorrelate {
  const uint16_t *x, *dy;
  int64_t x_tap, x_line, dy_line;      // in elements
  int64_t row, row_step, live, first;  // lines of x, as in PositionBlock and GatheredLines
  int64_t lines, chunks, all_chunks, each;
  int64_t outputs, channels;  // number of sixteens
  const int64_t* down;        // line that each tap down reads
  int64_t taps_down, taps_across;
  float* acc;
};

// Gathers the positions of a line in chunks of `each`: position p is at from[start + p * step], and
// is zero outside [begin, end).
struct GatherPositions {
  const uint16_t* from;
  int64_t start, step, channel_step, channels;
  int64_t begin, end, chunks, each;
  uint16_t* to;
};

struct DirectKernels {
  const char* name;
  DType element;         // element type of gathered lines and packed weights
  int64_t lanes;         // outputs per vector
  int64_t most_vectors;  // vectors per panel, at most
  int64_t channels;      // channels of a gathered position are padded to a multiple of this
  // Number of adjacent positions multiplied at once. Positions beyond the end of a line are read
  // and summed too.
  int64_t positions;
  void (*gather)(const Gather& g);
  void (*pack)(const Pack& p);
  void (*multiply)(const Multiply& m);
  void (*store)(const Store& s);
  void (*correlate)(const Correlate& c);           // null for tiles
  void (*gather_pairs)(const GatherPositions& g);  // bf16 only
  // For tiles only.
  void (*gather_tiles)(const GatherPositions& g);
  void (*correlate_tiles)(const TileCorrelate& c);
  void (*add_rows)(const Gather& g, float* sums);
};

}  // namespace mpt::cpu::direct

namespace mpt::cpu {
MPT_ISA_TABLE(direct::DirectKernels, direct_conv)
#if MPT_ISA_MAX == 2
namespace bf16 {
extern const direct::DirectKernels direct_pairs, direct_amx;
}
#endif
}  // namespace mpt::cpu
