// Addition of partial results, in loops that the compiler vectorises for each instruction set.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/onednn/fold.h"

#include "backends/cpu/simd/vec.h"

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
    vectors(m, [&](int64_t j, int64_t k) {
      store_some<BF16>(out + i + j, load_some<F32>(block + j, k), k);
    });
  }
}

}  // namespace

extern const FoldTable fold_table;
const FoldTable fold_table = {f32, bf16};

}  // namespace mpt::cpu::MPT_ISA
