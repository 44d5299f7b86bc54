// Forms of the pointwise functions that the GPU kernels have.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/kernels.h"

namespace mpt::gpu {

// True if the function reads the scalars.
constexpr bool reads_scalars(UnaryOp op) {
  using enum UnaryOp;
  return (op >= add_scalar && op <= elu) || op == softplus || op == round_at;
}
constexpr bool reads_scalars(BinaryOp op) {
  using enum BinaryOp;
  return op == add_scaled || op == leaky_relu_grad || op == elu_grad || op == softplus_grad ||
         op == huber || op == smooth_l1 || op == logistic_grad || op == div_scaled;
}
constexpr bool reads_scalars(TernaryOp op) {
  return op == TernaryOp::add_product || op == TernaryOp::dropout;
}

// True if integers are computed in i64; other functions of integers are computed in f32.
bool has_integer_form(UnaryOp op);
bool has_integer_form(BinaryOp op);
bool has_integer_form(TernaryOp op);

}  // namespace mpt::gpu
