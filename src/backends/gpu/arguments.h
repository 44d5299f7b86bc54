// Arguments of the GPU kernels, in the layout that kernels/*.slang declare: a driver passes their
// bytes on. Addresses are those of the device. What an entry does not use is 0.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/gpu/device.h"
#include "core/shape.h"

namespace mpt::gpu {

// Threads of a group in the pointwise kernels, and elements of each of them in one turn.
inline constexpr uint32_t kPointThreads = 256, kPointElements = 4;

// The shape and the strides of up to four operands (the output first), in the device's memory.
struct Geometry {
  uint32_t rank, none;
  uint64_t extent[kMaxRank];
  int64_t stride[4][kMaxRank];  // in elements
};
static_assert(sizeof(Geometry) <= kMostKept);

// Arguments of fill, arange, copy, unary, binary and ternary. The scalars a and b are bits: of the
// element that fill stores, and else of the type that the entry computes in.
struct PointArguments {
  uint64_t out, in[3];
  uint64_t geometry;  // 0: every operand is dense, at a multiple of 16 bytes, or constant
  uint64_t count;     // elements of the output
  uint64_t a, b;
  uint32_t steps;  // bit i: input i is dense; otherwise it is constant. For geometry 0
  uint32_t groups;
};
static_assert(sizeof(PointArguments) <= kMaxArguments);

// Arguments of random. The elements are numbered in row-major order.
struct RandomArguments {
  uint64_t out;
  uint64_t shift;     // address of an i64 that is added to the offset
  uint64_t geometry;  // as in PointArguments
  uint64_t count;
  uint64_t seed, offset;
  uint64_t a, b;  // bits of the type that the entry computes in
  uint32_t groups, none;
};
static_assert(sizeof(RandomArguments) <= kMaxArguments);

}  // namespace mpt::gpu
