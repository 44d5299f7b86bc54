// Runs of elements of any dtype into any other, contiguous or strided.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/convert.h"
#include "core/dtype.h"

namespace mpt::cpu {

// -1 where SIMD code does not know the dtype.
constexpr int simd_type(DType t) {
  return t == DType::f32    ? simd_f32
         : t == DType::bf16 ? simd_bf16
         : t == DType::f16  ? simd_f16
                            : -1;
}

Convert find_convert(DType from, DType to);

// Elements of `size` bytes that lie `step` apart, to and from a contiguous run.
void gather(const void* from, int64_t step, void* to, int64_t n, int64_t size);
void scatter(const void* from, void* to, int64_t step, int64_t n, int64_t size);

}  // namespace mpt::cpu
