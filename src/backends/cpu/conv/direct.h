// What the driver of the direct convolution and its inner kernels say to each other.
//
// A convolution is seen as lines of positions. Its input is gathered, line by line, as f32 with the
// channels side by side and zeros at both ends; from there on, the taps next to each other in a
// line are one run of depth, and nothing is copied once per tap.
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

// Gathered lines: line `first` + i at base + i * pitch.
struct Lines {
  const float* base;
  int64_t first, pitch;
};

// One source line to f32: `left` zeros, n positions of `channels` elements each, `right` zeros.
struct Gather {
  const void* from;
  DType dtype;
  int64_t step, channel_step;  // in elements
  int64_t n, channels, left, right;
  float* to;
};

// Positions of `lines` x `columns`, whose sums lie in acc, `vectors` wide. Position (0, 0) reads
// from source line `row` on; each line moves on by `row_step` lines, each column by `step`
// elements. Lines outside [0, live) count as zero.
struct Block {
  Lines x;
  int64_t row, row_step, step, live;
  const Segment* segments;
  int64_t count;
  int64_t lines, columns, vectors;
  float* acc;
};

// acc (= where `first`, else +=) the product with the segments' weights, row after row of
// `vectors`.
struct Multiply {
  Block b;
  const float* w;
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
// its lines one after the other, `vectors` wide, dy_step from position to position.
struct Correlate {
  Block b;
  const float* dy;
  int64_t dy_line, dy_step;
};

struct Table {
  const char* name;
  int64_t lanes;
  int64_t most_vectors;  // of one panel
  void (*gather)(const Gather& g);
  void (*multiply)(const Multiply& m);
  void (*store)(const Store& s);
  void (*correlate)(const Correlate& c);
};

}  // namespace mpt::cpu::direct

namespace mpt::cpu {
MPT_ISA_TABLE(direct::Table, direct_conv)
}
