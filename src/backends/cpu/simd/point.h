// Pointwise loops over contiguous or constant operands of one dtype, f32, bf16 or f16.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

#include "backends/cpu/simd/isa.h"
#include "backends/kernels.h"

namespace mpt::cpu {

// A pointwise loop. step: 1, or 0 for a constant operand. scalars: a and b.
using Map = void (*)(void* out, const void* const* in, const int64_t* step, int64_t n,
                     const double* scalars);

inline constexpr int kUnaryOps = static_cast<int>(UnaryOp::isnan) + 1;
inline constexpr int kBinaryOps = static_cast<int>(BinaryOp::div_scaled) + 1;
inline constexpr int kTernaryOps = static_cast<int>(TernaryOp::prelu_grad) + 1;

// The dtypes with SIMD code, as an index.
enum SimdType : int { simd_f32, simd_bf16, simd_f16, kSimdTypes };

struct UnaryTable {
  Map map[kUnaryOps][kSimdTypes];
};
struct BinaryTable {
  Map map[kBinaryOps][kSimdTypes];
};
struct TernaryTable {
  Map map[kTernaryOps][kSimdTypes];
};
MPT_ISA_TABLE(UnaryTable, unary_table)
MPT_ISA_TABLE(BinaryTable, binary_table)
MPT_ISA_TABLE(TernaryTable, ternary_table)

}  // namespace mpt::cpu
