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

#define NAME(op) \
  case op: return #op

const char* lacks_f64(UnaryOp op) {
  using enum UnaryOp;
  switch (op) {
    NAME(exp);
    NAME(expm1);
    NAME(log);
    NAME(log1p);
    NAME(sin);
    NAME(cos);
    NAME(gelu_erf);
    NAME(gelu_tanh);
    NAME(silu);
    NAME(sigmoid);
    NAME(tanh);
    NAME(softplus);
    NAME(erf);
    NAME(pow_scalar);
    NAME(rpow_scalar);
    NAME(elu);
    default: return nullptr;
  }
}

const char* lacks_f64(BinaryOp op) {
  using enum BinaryOp;
  switch (op) {
    NAME(pow);
    NAME(elu_grad);
    NAME(gelu_erf_grad);
    NAME(gelu_tanh_grad);
    NAME(silu_grad);
    NAME(softplus_grad);
    NAME(bce);
    NAME(bce_logits);
    default: return nullptr;
  }
}

const char* lacks_f64(TernaryOp) { return nullptr; }

#undef NAME

}  // namespace mpt::gpu
