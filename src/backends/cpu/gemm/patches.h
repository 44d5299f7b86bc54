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
    return channels_last() ? tap * channels + channel : channel * taps + tap;
  }
  // Of a block of `rows` rows as `fill` writes it: element (row, column).
  View view(int64_t rows) const { return channels_last() ? plain(columns(), 1) : plain(1, rows); }

  // Writes rows [begin, begin + rows) of all images' positions; base: (0, first channel, 0..).
  void fill(const void* base, int64_t begin, int64_t rows, void* block) const;

 private:
  template <class T>
  void fill_as(const T* base, int64_t begin, int64_t rows, T* block) const;
  int64_t source_of(int64_t row, const int64_t* tap) const;  // offset, or -1
};

}  // namespace mpt::cpu::gemm
