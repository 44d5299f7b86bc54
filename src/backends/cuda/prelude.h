// Names that the CUDA text of the GPU kernels takes from Slang, for nvcc and, with stand-ins for
// CUDA's own names, for a compiler of the host. Every function has the bits of IEEE 754.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <math.h>
#include <string.h>

using uint = unsigned;
using ushort = unsigned short;
using uchar = unsigned char;
using longlong = long long;
using ulonglong = unsigned long long;

template <class T, int n>
struct FixedArray {
  T v[n];
  __device__ T& operator[](size_t i) { return v[i]; }
  __device__ const T& operator[](size_t i) const { return v[i]; }
};

template <class To, class From>
__device__ inline To bits_as(From x) {
  static_assert(sizeof(To) == sizeof(From));
  To y;
  memcpy(&y, &x, sizeof y);
  return y;
}
__device__ inline float U32_asfloat(uint x) { return bits_as<float>(x); }
__device__ inline uint F32_asuint(float x) { return bits_as<uint>(x); }
__device__ inline double U32_asdouble(uint low, uint high) {
  return bits_as<double>(ulonglong{high} << 32 | low);
}
__device__ inline void F64_asuint(double x, uint* low, uint* high) {
  const auto bits = bits_as<ulonglong>(x);
  *low = static_cast<uint>(bits);
  *high = static_cast<uint>(bits >> 32);
}
__device__ inline float F32_sqrt(float x) { return sqrtf(x); }
__device__ inline double F64_sqrt(double x) { return sqrt(x); }
__device__ inline uint U32_min(uint a, uint b) { return a < b ? a : b; }
__device__ inline uint U32_max(uint a, uint b) { return a > b ? a : b; }
__device__ inline int I32_min(int a, int b) { return a < b ? a : b; }
__device__ inline int I32_max(int a, int b) { return a > b ? a : b; }
__device__ inline longlong I64_min(longlong a, longlong b) { return a < b ? a : b; }
__device__ inline longlong I64_max(longlong a, longlong b) { return a > b ? a : b; }
__device__ inline ulonglong U64_min(ulonglong a, ulonglong b) { return a < b ? a : b; }
__device__ inline ulonglong U64_max(ulonglong a, ulonglong b) { return a > b ? a : b; }
