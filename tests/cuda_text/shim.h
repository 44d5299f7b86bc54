// Names that the CUDA text of the GPU kernels takes from CUDA and from Slang, for a C++ compiler of
// the host. The threads of a group are threads of the host, or one thread in turn.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

using uint = unsigned;
using ushort = unsigned short;
using uchar = unsigned char;
using longlong = long long;
using ulonglong = unsigned long long;

struct uint2 {
  uint x, y;
};
struct uint3 {
  uint x, y, z;
};
struct alignas(16) uint4 {
  uint x, y, z, w;
};
inline uint2 make_uint2(uint x, uint y) { return {x, y}; }
inline uint3 make_uint3(uint x, uint y, uint z) { return {x, y, z}; }
inline uint4 make_uint4(uint x, uint y, uint z, uint w) { return {x, y, z, w}; }

template <class T, size_t n>
struct FixedArray {
  T v[n];
  T& operator[](size_t i) { return v[i]; }
  const T& operator[](size_t i) const { return v[i]; }
};

template <class To, class From>
To bits_as(From x) {
  static_assert(sizeof(To) == sizeof(From));
  To y;
  std::memcpy(&y, &x, sizeof y);
  return y;
}
inline float U32_asfloat(uint x) { return bits_as<float>(x); }
inline uint F32_asuint(float x) { return bits_as<uint>(x); }
inline double U32_asdouble(uint low, uint high) {
  return bits_as<double>(uint64_t{high} << 32 | low);
}
inline void F64_asuint(double x, uint* low, uint* high) {
  const auto bits = bits_as<uint64_t>(x);
  *low = static_cast<uint>(bits);
  *high = static_cast<uint>(bits >> 32);
}
inline float F32_sqrt(float x) { return std::sqrt(x); }
inline double F64_sqrt(double x) { return std::sqrt(x); }
inline uint U32_min(uint a, uint b) { return a < b ? a : b; }
inline uint U32_max(uint a, uint b) { return a > b ? a : b; }
inline int I32_min(int a, int b) { return a < b ? a : b; }
inline int I32_max(int a, int b) { return a > b ? a : b; }
inline longlong I64_min(longlong a, longlong b) { return a < b ? a : b; }
inline longlong I64_max(longlong a, longlong b) { return a > b ? a : b; }
inline ulonglong U64_min(ulonglong a, ulonglong b) { return a < b ? a : b; }
inline ulonglong U64_max(ulonglong a, ulonglong b) { return a > b ? a : b; }
inline uint atomicMin(uint* p, uint v) {
  std::atomic_ref<uint> at(*p);
  uint seen = at.load();
  while (v < seen && !at.compare_exchange_weak(seen, v)) {
  }
  return seen;
}

#define __device__
#define __global__
#define __shared__ static  // one group runs at a time

namespace cuda_text {
inline thread_local uint3 group, lane;
void meet();  // waits for the other threads of the group
}  // namespace cuda_text
#define blockIdx ::cuda_text::group
#define threadIdx ::cuda_text::lane
#define __syncthreads() ::cuda_text::meet()
