// Planes: the layout of [B, C, spatial..] tensors, with three spatial dims.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/backend.h"

namespace mpt::cpu {

// Extents and strides. Missing spatial dims are the first ones and have extent 1.
struct Planes {
  int64_t batch = 1, channels = 1, size[3] = {1, 1, 1};
  int64_t by_batch = 0, by_channel = 0, by[3] = {0, 0, 0};

  Planes() = default;
  Planes(const Spec& s, int spatial) : Planes() {
    if (!s) return;
    batch = s.shape[0];
    channels = s.shape[1];
    by_batch = s.stride[0];
    by_channel = s.stride[1];
    for (int d = 0; d < spatial; ++d) {
      size[3 - spatial + d] = s.shape[2 + d];
      by[3 - spatial + d] = s.stride[2 + d];
    }
    // The stride of a dim of extent 1 does not matter; 1 makes it count as contiguous.
    if (size[2] == 1) by[2] = 1;
    if (channels == 1) by_channel = 1;
  }

  // Offsets of a plane (a channel of a batch item), and of a position in its plane.
  int64_t volume() const { return size[0] * size[1] * size[2]; }
  int64_t plane(int64_t i) const { return i / channels * by_batch + i % channels * by_channel; }
  int64_t at(int64_t a, int64_t b, int64_t c) const { return a * by[0] + b * by[1] + c * by[2]; }
};

// The place of a job: (batch, position, block of channels), with the block fastest.
struct PlanePosition {
  const Planes& y;
  int64_t blocks, block, batch, at[3], position;

  PlanePosition(const Planes& planes, int64_t n, int64_t i) : y(planes), blocks(n), block(i % n) {
    i /= n;
    position = i % y.volume();
    batch = i / y.volume();
    at[2] = position % y.size[2];
    at[1] = position / y.size[2] % y.size[1];
    at[0] = position / y.size[2] / y.size[1];
  }
  void next() {
    if (++block < blocks) return;
    block = 0;
    ++position;
    for (int d = 2; d >= 0; --d) {
      if (++at[d] < y.size[d]) return;
      at[d] = 0;
    }
    position = 0;
    ++batch;
  }
};

inline bool are_planes(const Request& r, int spatial) {
  return spatial >= 1 && spatial <= 3 && r.out[0].rank() == spatial + 2 &&
         r.in[0].rank() == spatial + 2;
}

// True if kernels should process the contiguous channels of a position together.
inline bool channels_last(const Planes& x, const Planes& y) {
  return x.by_channel == 1 && y.by_channel == 1 && (x.channels >= 8 || x.by[2] != 1);
}

}  // namespace mpt::cpu
