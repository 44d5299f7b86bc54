// Names of CUDA that the text of the GPU kernels uses, for a C++ compiler of the host, and those of
// Slang. The threads of a group are threads of the host, or one thread in turn.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#define __device__
#define __global__
#define __shared__ static  // one group runs at a time

struct uint2 {
  unsigned x, y;
};
struct uint3 {
  unsigned x, y, z;
};
struct alignas(16) uint4 {
  unsigned x, y, z, w;
};
inline uint2 make_uint2(unsigned x, unsigned y) { return {x, y}; }
inline uint3 make_uint3(unsigned x, unsigned y, unsigned z) { return {x, y, z}; }
inline uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return {x, y, z, w}; }

inline unsigned atomicMin(unsigned* p, unsigned v) {
  std::atomic_ref<unsigned> at(*p);
  unsigned seen = at.load();
  while (v < seen && !at.compare_exchange_weak(seen, v)) {
  }
  return seen;
}

namespace cuda_text {
inline thread_local uint3 group, lane;
void meet();  // waits for the other threads of the group
}  // namespace cuda_text
#define blockIdx ::cuda_text::group
#define threadIdx ::cuda_text::lane
#define __syncthreads() ::cuda_text::meet()

#include "../../src/backends/cuda/prelude.h"
