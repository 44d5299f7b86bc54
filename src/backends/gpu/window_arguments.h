// Arguments of the GPU kernels of pools and interpolation, in the layout of
// kernels/window_run.slang.
//
// One kernel makes all of them: an element of the output is joined from the elements of a window,
// which is a product of ranges along three dims. In gradients the output is dx, and the window of
// an element has the elements of dy whose own windows may contain it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/gpu/device.h"

namespace mpt::gpu {

// Constant 0 of the entries. ORDER: each gradient is 4 behind its function.
enum class WindowOp : int32_t {
  max,
  average,
  nearest,
  linear,
  max_grad,
  average_grad,
  nearest_grad,
  linear_grad,
};

// Dims are batch, channel and three spatial ones; the first of these are missing and have extent 1
// if there are fewer. Strides are in elements.
struct WindowGeometry {
  int64_t extent[5];                  // the output's
  int64_t to[5], from[5], index[5];   // strides
  int64_t inputs[3], outputs[3];      // spatial extents of x and of y
  int64_t ratio_in[3], ratio_out[3];  // interpolation: their ratio
  int32_t kernel[3], stride[3], padding[3], dilation[3];
  uint32_t missing, none;
};
static_assert(sizeof(WindowGeometry) <= kMostKept);

enum WindowFlags : uint32_t {
  window_adaptive = 1,
  window_counts_padding = 2,
  window_aligns_corners = 4,
  window_channels_last = 8,  // adjacent threads have adjacent channels of the output
};

struct WindowArguments {
  uint64_t to, from;
  uint64_t index;  // positions of maxima, i32; 0: there are none
  uint64_t geometry;
  uint64_t count;  // elements of the output
  uint32_t flags, groups;
};
static_assert(sizeof(WindowArguments) <= kMaxArguments);

}  // namespace mpt::gpu
