// Lists of the forms of the pointwise functions.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/point_ops.h"

namespace mpt::gpu {

bool has_integer_form(UnaryOp op) {
  switch (op) {
    case UnaryOp::neg:
    case UnaryOp::abs:
    case UnaryOp::sign:
    case UnaryOp::square:
    case UnaryOp::floor:
    case UnaryOp::ceil:
    case UnaryOp::round:
    case UnaryOp::relu:
    case UnaryOp::add_scalar:
    case UnaryOp::mul_scalar:
    case UnaryOp::pow_scalar:
    case UnaryOp::rpow_scalar:
    case UnaryOp::clamp: return true;
    default: return is_test(op);
  }
}

bool has_integer_form(BinaryOp op) {
  switch (op) {
    case BinaryOp::add:
    case BinaryOp::sub:
    case BinaryOp::mul:
    case BinaryOp::pow:
    case BinaryOp::maximum:
    case BinaryOp::minimum:
    case BinaryOp::add_scaled:
    case BinaryOp::floor_div:
    case BinaryOp::remainder:
    case BinaryOp::relu_grad: return true;
    default: return is_test(op);
  }
}

bool has_integer_form(TernaryOp op) { return op == TernaryOp::where; }

}  // namespace mpt::gpu
