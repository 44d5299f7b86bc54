// Patches: the matrix that turns a convolution into a matrix product (im2col), made one block of
// rows at a time. Row p holds the inputs of output position p, with one column per input channel
// and tap.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "backends/backend.h"
#include "backends/cpu/gemm/gemm.h"

namespace mpt::cpu::gemm {

struct Patches {
  int64_t images = 1, channels = 1, taps = 1;
  // Extents of the positions that are read, and of the positions that have a row.
  int64_t from[3] = {1, 1, 1}, to[3] = {1, 1, 1};
  int64_t kernel[3] = {1, 1, 1}, stride[3] = {1, 1, 1}, padding[3] = {0, 0, 0};
  int64_t dilation[3] = {1, 1, 1};
  bool inverse = false;  // the rows are the positions that a forward convolution reads
  bool flipped = false;  // taps are numbered from the last one
  int64_t image_step = 0, channel_step = 0, step[3] = {0, 0, 0};  // strides of the source
  DType dtype = DType::f32;
  bool ones = false;  // appends a column of ones

  // Patches are made of `source`; `rows` has one position per row. Both are [B, C, ..].
  Patches() = default;
  Patches(const ConvParams& p, const Spec& source, const Spec& rows, const Spec& w, bool inverse);

  int64_t positions() const { return to[0] * to[1] * to[2]; }
  int64_t depth() const { return channels * taps; }
  int64_t columns() const { return depth() + ones; }
  bool channels_last() const { return channel_step == 1; }
  // Returns the column of a channel at a tap. The index that is contiguous in memory is the
  // fastest.
  int64_t column(int64_t channel, int64_t tap) const {
    if (flipped) tap = taps - 1 - tap;
    return channels_last() ? tap * channels + channel : channel * taps + tap;
  }
  // Returns the strides (row, column) of a block of `rows` rows as fill() writes it.
  MatrixStrides view(int64_t rows) const {
    return channels_last() ? MatrixStrides{columns(), 1} : MatrixStrides{1, rows};
  }

  // Writes rows [begin, begin + rows), counted over the positions of all images. `base` is the
  // element (0, first channel, 0..) of the source.
  void fill(const void* base, int64_t begin, int64_t rows, void* block) const;

 private:
  template <class T>
  void fill_as(const T* base, int64_t begin, int64_t rows, T* block) const;
  // Writes rows of one line of positions at one tap of the outer two dims; zeros unless the line of
  // the source is inside the image (`live`).
  template <class T>
  void fill_line(const T* line, bool live, int64_t x, int64_t n, int64_t first_tap, int64_t rows,
                 T* block) const;
  template <class T>
  void fill_tap(const T* line, int64_t x, int64_t n, int64_t tap, int64_t rows, T* block) const;
  int64_t source(int d, int64_t at, int64_t tap) const;  // the position along dim d, or -1
};

// Returns the element offset of tap t (row-major) in w.
int64_t tap_offset(const Spec& w, int64_t t);

}  // namespace mpt::cpu::gemm
