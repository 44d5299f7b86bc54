// Pointwise loops in double and int64, for the dtypes that SIMD code leaves out.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

// nullptr where there is none. `compute` is f64 or i64.
Map plain_unary(UnaryOp op, DType compute);
Map plain_binary(BinaryOp op, DType compute);
Map plain_ternary(TernaryOp op, DType compute);

}  // namespace mpt::cpu
