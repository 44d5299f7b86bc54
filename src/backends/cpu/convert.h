// Conversion of runs of elements between any two dtypes, contiguous or strided.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/convert.h"
#include "core/dtype.h"

namespace mpt::cpu {

// Returns the index of the dtype in the tables of SIMD functions, or -1 if they do not support it.
constexpr int simd_type(DType t) {
  switch (t) {
    case DType::f32: return simd_f32;
    case DType::bf16: return simd_bf16;
    case DType::f16: return simd_f16;
    default: return -1;
  }
}

// Returns the conversion of contiguous elements, by SIMD code if there is some.
Convert find_convert(DType from, DType to);

// Copy n elements of `size` bytes from or to an array with a stride of `step` elements; the other
// array is contiguous.
void gather(const void* from, int64_t step, void* to, int64_t n, int64_t size);
void scatter(const void* from, void* to, int64_t step, int64_t n, int64_t size);

}  // namespace mpt::cpu
