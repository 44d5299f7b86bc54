// The matrix that makes a convolution a product, a block of rows at a time: row p holds what output
// position p reads, one column per input channel and tap.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "backends/backend.h"
#include "backends/cpu/gemm/gemm.h"

namespace mpt::cpu::gemm {

struct Patches {
  int64_t images = 1, channels = 1, taps = 1;
  int64_t from[3] = {1, 1, 1}, to[3] = {1, 1, 1};  // extents of the positions read, and of the rows
  int64_t kernel[3] = {1, 1, 1}, stride[3] = {1, 1, 1}, padding[3] = {0, 0, 0};
  int64_t dilation[3] = {1, 1, 1};
  bool inverse = false;  // rows are the positions that a forward convolution reads
  bool flipped = false;  // taps are counted from the last one
  int64_t image_step = 0, channel_step = 0, step[3] = {0, 0, 0};  // of what is read
  DType dtype = DType::f32;
  bool ones = false;  // one more column, of ones

  // `source` is what patches are made of, `rows` what has one position per row, both [B, C, ..].
  Patches() = default;
  Patches(const ConvParams& p, const Spec& source, const Spec& rows, const Spec& w, bool inverse);

  int64_t positions() const { return to[0] * to[1] * to[2]; }
  int64_t depth() const { return channels * taps; }
  int64_t columns() const { return depth() + ones; }
  bool channels_last() const { return channel_step == 1; }
  // Column of a channel at a tap: the side that lies dense in memory runs fastest.
  int64_t column(int64_t channel, int64_t tap) const {
    if (flipped) tap = taps - 1 - tap;
    return channels_last() ? tap * channels + channel : channel * taps + tap;
  }
  // Of a block of `rows` rows as `fill` writes it: element (row, column).
  View view(int64_t rows) const { return channels_last() ? View{columns(), 1} : View{1, rows}; }

  // Writes rows [begin, begin + rows) of all images' positions; base: (0, first channel, 0..).
  void fill(const void* base, int64_t begin, int64_t rows, void* block) const;

 private:
  template <class T>
  void fill_as(const T* base, int64_t begin, int64_t rows, T* block) const;
  // Rows of one line of positions, at one tap of the outer two dims.
  template <class T>
  void fill_line(const T* line, bool live, int64_t x, int64_t n, int64_t first_tap, int64_t rows,
                 T* block) const;
  template <class T>
  void fill_tap(const T* line, int64_t x, int64_t n, int64_t tap, int64_t rows, T* block) const;
  int64_t source(int d, int64_t at, int64_t tap) const;  // or -1
};

}  // namespace mpt::cpu::gemm
