// Addition of partial results, in loops that the compiler vectorises for each instruction set.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/onednn/fold.h"

namespace mpt::cpu::MPT_ISA {
namespace {

constexpr int64_t kBlock = 256;

void sum(const float* parts, int64_t count, int64_t step, int64_t n, float* out) {
  for (int64_t i = 0; i < n; ++i) out[i] = parts[i];
  for (int64_t p = 1; p < count; ++p) {
    const float* part = parts + p * step;
    for (int64_t i = 0; i < n; ++i) out[i] += part[i];
  }
}

void f32(const float* parts, int64_t count, int64_t step, int64_t n, float* out) {
  for (int64_t i = 0; i < n; i += kBlock) {
    sum(parts + i, count, step, n - i < kBlock ? n - i : kBlock, out + i);
  }
}

void bf16(const float* parts, int64_t count, int64_t step, int64_t n, uint16_t* out) {
  float block[kBlock];
  for (int64_t i = 0; i < n; i += kBlock) {
    const int64_t m = n - i < kBlock ? n - i : kBlock;
    sum(parts + i, count, step, m, block);
    for (int64_t j = 0; j < m; ++j) {
      uint32_t u;
      __builtin_memcpy(&u, &block[j], 4);
      const uint32_t rounded = (u + 0x7fffu + ((u >> 16) & 1u)) >> 16;
      const uint32_t quiet = (u >> 16) | 0x40u;
      out[i + j] = static_cast<uint16_t>((u & 0x7fffffffu) > 0x7f800000u ? quiet : rounded);
    }
  }
}

}  // namespace

extern const FoldTable fold_table;
const FoldTable fold_table = {f32, bf16};

}  // namespace mpt::cpu::MPT_ISA
