// Pointwise loops in double and int64, for dtypes without SIMD code.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

// Return nullptr for a function that does not exist. `compute` is f64 or i64.
Map plain_unary(UnaryOp op, DType compute);
Map plain_binary(BinaryOp op, DType compute);
Map plain_ternary(TernaryOp op, DType compute);

}  // namespace mpt::cpu
