// Loads and stores of the ends of rows, shorter than a vector, without a loop over elements.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

#include "backends/cpu/simd/isa.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace mpt::cpu::MPT_ISA {

// Stores the first n of `from`, n <= N <= 16.
template <class T, int N>
MPT_INLINE void store_tail(T* to, const T (&from)[N], int64_t n) {
  auto* t = reinterpret_cast<char*>(to);
  auto* f = reinterpret_cast<const char*>(from);
  const int64_t bytes = n * static_cast<int64_t>(sizeof(T));
#define MPT_PIECE(size)                \
  if constexpr (size <= sizeof from) { \
    if (bytes & size) {                \
      __builtin_memcpy(t, f, size);    \
      t += size;                       \
      f += size;                       \
    }                                  \
  }
  MPT_PIECE(64)
  MPT_PIECE(32)
  MPT_PIECE(16)
  MPT_PIECE(8)
  MPT_PIECE(4)
  MPT_PIECE(2)
  MPT_PIECE(1)
#undef MPT_PIECE
}

#if defined(__AVX2__) && !defined(__AVX512F__)
// Loads the first n of 8 elements of 4 bytes, or of 16 of 2 bytes, and zeros. Memory beyond them is
// not read.
MPT_INLINE __m256i load_tail(const void* p, int64_t n) {
  alignas(64) static constexpr int32_t kOn[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
  const int64_t off = 8 - (n < 0 ? 0 : n < 8 ? n : 8);
  const __m256i mask = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(kOn + off));
  return _mm256_maskload_epi32(static_cast<const int*>(p), mask);
}
MPT_INLINE __m256i load_tail16(const uint16_t* p, int64_t n) {  // n > 0
  alignas(64) static constexpr uint16_t kOne[32] = {0, 0, 0, 0, 0, 0, 0, 0,
                                                    0, 0, 0, 0, 0, 0, 0, 0xffff};
  const __m256i last = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(kOne + 16 - n));
  const __m256i odd = _mm256_and_si256(last, _mm256_set1_epi16(static_cast<int16_t>(p[n - 1])));
  return _mm256_or_si256(load_tail(p, n / 2), odd);
}
#endif

}  // namespace mpt::cpu::MPT_ISA
