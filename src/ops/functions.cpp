// Pointwise ops of one tensor: arithmetic with a number, and functions.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <numbers>

#include "ops/pointwise.h"

namespace mpt::ops {

// -- a tensor and a number ------------------------------------------------------------------------

namespace {

// Converts an integer x to f32 if the number has a fraction or is not finite, and bool to i64, as
// Python does.
void fit_scalar(Tensor& x, double value) {
  if (!is_floating(x.dtype()) && (value != std::floor(value) || !std::isfinite(value))) {
    x = cast(x, DType::f32);
  } else if (x.dtype() == DType::boolean) {
    x = cast(x, DType::i64);
  }
}

}  // namespace

Tensor add_scalar(Tensor x, double value) {
  fit_scalar(x, value);
  return unary(
      Op::add_scalar, UnaryOp::add_scalar, x, Keep::nothing,
      [](Vjp& v, const Tensor&) { return v.grad(); }, value);
}

Tensor mul_scalar(Tensor x, double value) {
  fit_scalar(x, value);
  return unary(
      Op::mul_scalar, UnaryOp::mul_scalar, x, Keep::nothing,
      [value](Vjp& v, const Tensor&) { return mul_scalar(v.grad(), value); }, value);
}

Tensor div_scalar(Tensor x, double value) {
  floats_only(x);
  return unary(
      Op::div_scalar, UnaryOp::div_scalar, x, Keep::nothing,
      [value](Vjp& v, const Tensor&) { return div_scalar(v.grad(), value); }, value);
}

Tensor rdiv_scalar(double value, Tensor x) {
  floats_only(x);
  return unary(
      Op::rdiv_scalar, UnaryOp::rdiv_scalar, x, Keep::input,
      [value](Vjp& v, const Tensor& x) {
        return mul(v.grad(), div(rdiv_scalar(-value, x), x));  // x^2 could overflow f16
      },
      value);
}

Tensor pow_scalar(Tensor x, double p) {
  fit_scalar(x, p);
  if (!is_floating(x.dtype()) && p < 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "%s to the power %g is not a whole number: cast x to a floating dtype first",
         name_of(x.dtype()), p);
  }
  return unary(
      Op::pow_scalar, UnaryOp::pow_scalar, x, Keep::input,
      [p](Vjp& v, const Tensor& x) {
        if (p == 0) return zeros_like(x);
        return mul(v.grad(), mul_scalar(pow_scalar(x, p - 1), p));
      },
      p);
}

Tensor rpow_scalar(double base, Tensor x) {
  fit_scalar(x, base);
  return unary(
      Op::rpow_scalar, UnaryOp::rpow_scalar, x, Keep::result,
      [base](Vjp& v, const Tensor& y) {
        Tensor d = mul_scalar(y, std::log(base));
        if (base == 0) d = where(isfinite(y), zeros_like(d), d);  // 0^x is constant for x >= 0
        return mul(v.grad(), d);
      },
      base);
}

// -- functions ------------------------------------------------------------------------------------

Tensor neg(Tensor x) {
  if (x.dtype() == DType::boolean) {
    fail(MPT_ERROR_DTYPE, "a bool has no negative: use logical_not, or cast first");
  }
  return unary(Op::neg, UnaryOp::neg, x, Keep::nothing,
               [](Vjp& v, const Tensor&) { return neg(v.grad()); });
}
Tensor abs(Tensor x) {
  return unary(Op::abs, UnaryOp::abs, x, Keep::input,
               [](Vjp& v, const Tensor& x) { return mul(v.grad(), sign(x)); });
}
Tensor sign(Tensor x) {
  return unary(Op::sign, UnaryOp::sign, x, Keep::nothing,
               [](Vjp& v, const Tensor&) { return zeros_like(v.grad()); });
}
Tensor sqrt(Tensor x) {
  floats_only(x);
  return unary(Op::sqrt, UnaryOp::sqrt, x, Keep::result,
               [](Vjp& v, const Tensor& y) { return div(mul_scalar(v.grad(), 0.5), y); });
}
Tensor rsqrt(Tensor x) {
  floats_only(x);
  return unary(Op::rsqrt, UnaryOp::rsqrt, x, Keep::result, [](Vjp& v, const Tensor& y) {
    return mul(mul(mul(mul_scalar(v.grad(), -0.5), y), y),
               y);  // y^3 may overflow where this does not
  });
}
Tensor square(Tensor x) {
  return unary(Op::square, UnaryOp::square, x, Keep::input,
               [](Vjp& v, const Tensor& x) { return mul_scalar(mul(v.grad(), x), 2); });
}
Tensor exp(Tensor x) {
  floats_only(x);
  return unary(Op::exp, UnaryOp::exp, x, Keep::result,
               [](Vjp& v, const Tensor& y) { return mul(v.grad(), y); });
}
Tensor expm1(Tensor x) {
  floats_only(x);
  return unary(Op::expm1, UnaryOp::expm1, x, Keep::result,
               [](Vjp& v, const Tensor& y) { return mul(v.grad(), add_scalar(y, 1)); });
}
Tensor log(Tensor x) {
  floats_only(x);
  return unary(Op::log, UnaryOp::log, x, Keep::input,
               [](Vjp& v, const Tensor& x) { return div(v.grad(), x); });
}
Tensor log1p(Tensor x) {
  floats_only(x);
  return unary(Op::log1p, UnaryOp::log1p, x, Keep::input,
               [](Vjp& v, const Tensor& x) { return div(v.grad(), add_scalar(x, 1)); });
}
Tensor reciprocal(Tensor x) {
  floats_only(x);
  return unary(Op::reciprocal, UnaryOp::reciprocal, x, Keep::result,
               [](Vjp& v, const Tensor& y) { return neg(mul(mul(v.grad(), y), y)); });
}
Tensor sin(Tensor x) {
  floats_only(x);
  return unary(Op::sin, UnaryOp::sin, x, Keep::input,
               [](Vjp& v, const Tensor& x) { return mul(v.grad(), cos(x)); });
}
Tensor cos(Tensor x) {
  floats_only(x);
  return unary(Op::cos, UnaryOp::cos, x, Keep::input,
               [](Vjp& v, const Tensor& x) { return neg(mul(v.grad(), sin(x))); });
}
Tensor erf(Tensor x) {  // the derivative is 2/sqrt(pi) exp(-x^2)
  floats_only(x);
  return unary(Op::erf, UnaryOp::erf, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return mul(v.grad(), mul_scalar(exp(neg(square(x))), 2 * std::numbers::inv_sqrtpi));
  });
}

namespace {
Tensor step_function(Op op, UnaryOp kernel, Tensor x) {
  return unary(op, kernel, x, Keep::nothing,
               [](Vjp& v, const Tensor&) { return zeros_like(v.grad()); });
}
}  // namespace
Tensor floor(Tensor x) { return step_function(Op::floor, UnaryOp::floor, x); }
Tensor ceil(Tensor x) { return step_function(Op::ceil, UnaryOp::ceil, x); }
Tensor round(Tensor x) { return step_function(Op::round, UnaryOp::round, x); }

Tensor clamp(Tensor x, double low, double high) {
  if (std::isnan(low) || std::isnan(high)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "low and high are numbers (use -+infinity for none); got NaN");
  }
  fit_scalar(x, std::isfinite(low) ? low : 0);
  fit_scalar(x, std::isfinite(high) ? high : 0);
  return unary(
      Op::clamp, UnaryOp::clamp, x, Keep::input,
      [low, high](Vjp& v, const Tensor& x) {
        // An infinite bound is no bound: infinite elements are inside.
        auto limit = [&](double at) { return full(x.ctx(), x.dtype(), {}, at); };
        Tensor above = std::isinf(low) ? ge(x, limit(low)) : gt(x, limit(low));
        Tensor below = std::isinf(high) ? le(x, limit(high)) : lt(x, limit(high));
        return where(logical_and(above, below), v.grad(), zeros_like(v.grad()));
      },
      low, high);
}

}  // namespace mpt::ops
