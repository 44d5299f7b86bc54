// Pointwise ops of one tensor: arithmetic with a number, and functions.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <cstdlib>
#include <numbers>

#include "core/half.h"
#include "ops/pointwise.h"

namespace mpt::ops {

// -- a tensor and a number ------------------------------------------------------------------------

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
        return composed(v, x, [value](const Tensor& g, const Tensor& x) {
          return div(div(mul_scalar(g, -value), x), x);  // x^2 could overflow
        });
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
        return composed(v, x, [p](const Tensor& g, const Tensor& x) {
          const Tensor gp = mul_scalar(g, p);
          if (std::fabs(p) >= 1) return mul(gp, pow_scalar(x, p - 1));
          const Tensor root = pow_scalar(x, (p - 1) / 2);  // x^(p-1) itself may overflow
          return mul(mul(gp, root), root);
        });
      },
      p);
}

namespace {

// True if the logarithm of a base loses more than 4 of its 24 digits where the base is rounded to
// f32: near 1, and outside f32's range.
bool needs_logarithm(double base) {
  const double off = std::fabs(base - static_cast<float>(base));
  return off > 0x1p-20 * std::fabs(base * std::log(std::fabs(base)));
}

Tensor powers_of(double base, const Tensor& x) {
  const bool is_narrow = is_floating(x.dtype()) && x.dtype() != DType::f64;
  if (!is_narrow || !needs_logarithm(base)) return unary_raw(UnaryOp::rpow_scalar, x, base);
  const double log_base = std::log(std::fabs(base));
  const Tensor y =
      unary_to(UnaryOp::exp, unary_to(UnaryOp::mul_scalar, x, DType::f32, log_base), x.dtype());
  return base > 0 ? y : binary_raw(BinaryOp::mul, y, unary_raw(UnaryOp::rpow_scalar, x, -1));
}

}  // namespace

Tensor rpow_scalar(double base, Tensor x) {
  fit_scalar(x, base);
  Call call(Op::rpow_scalar, {&x});
  Tensor y = powers_of(base, x);
  if (wants_grad({&x})) {
    record(Op::rpow_scalar, y, {&x}, [x = save(x), base](Vjp& v) {
      v.set(0, composed(v, x.get(v), [base](const Tensor& g, const Tensor& x) {
              if (base == 0) {  // 0^x is constant for x >= 0
                const Tensor y = rpow_scalar(base, x);
                return mul(g, where(isfinite(y), zeros_like(y), mul_scalar(y, -kInf)));
              }
              const Tensor root = rpow_scalar(base, mul_scalar(x, 0.5));  // does not overflow
              return mul(mul(mul_scalar(g, std::log(base)), root), root);
            }));
    });
  }
  return y;
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
  return unary(Op::rsqrt, UnaryOp::rsqrt, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return composed(v, x, [](const Tensor& g, const Tensor& x) {  // in an order without overflow
      return div(mul(mul_scalar(g, -0.5), rsqrt(x)), x);
    });
  });
}
Tensor square(Tensor x) {
  return unary(Op::square, UnaryOp::square, x, Keep::input,
               [](Vjp& v, const Tensor& x) { return mul_scalar(mul(v.grad(), x), 2); });
}
Tensor exp(Tensor x) {
  floats_only(x);
  // The result of 16 bits may be infinite or without digits, where the gradient is neither.
  if (is_half(x.dtype())) {
    return unary(Op::exp, UnaryOp::exp, x, Keep::input, [](Vjp& v, const Tensor& x) {
      return composed(v, x, [](const Tensor& g, const Tensor& x) { return mul(g, exp(x)); });
    });
  }
  return unary(Op::exp, UnaryOp::exp, x, Keep::result,
               [](Vjp& v, const Tensor& y) { return mul(v.grad(), y); });
}
Tensor expm1(Tensor x) {
  floats_only(x);
  return unary(Op::expm1, UnaryOp::expm1, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return composed(v, x, [](const Tensor& g, const Tensor& x) { return mul(g, exp(x)); });
  });
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
  return unary(Op::reciprocal, UnaryOp::reciprocal, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return composed(v, x, [](const Tensor& g, const Tensor& x) { return div(div(neg(g), x), x); });
  });
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
    return composed(v, x, [again = v.create_graph()](const Tensor& g, const Tensor& in) {
      const Tensor x = again ? clamp(in, -40, 40) : in;  // its derivatives are 0 outside
      return mul(g, mul_scalar(exp(neg(square(x))), 2 * std::numbers::inv_sqrtpi));
    });
  });
}
Tensor tan(Tensor x) {
  floats_only(x);
  Call call(Op::tan, {&x});
  Tensor y;
  {
    GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    const Tensor angle = exact(x);
    y = cast(div(sin(angle), cos(angle)), x.dtype());
  }
  if (wants_grad({&x})) {
    record(Op::tan, y, {&x}, [x = save(x)](Vjp& v) {
      v.set(0, composed(v, x.get(v), [](const Tensor& g, const Tensor& x) {
              return div(div(g, cos(x)), cos(x));
            }));
    });
  }
  return y;
}

namespace {
Tensor log_to(Op op, UnaryOp kernel, Tensor x, double scale) {  // scale: 1 / ln(base)
  floats_only(x);
  return unary(op, kernel, x, Keep::input, [scale](Vjp& v, const Tensor& x) {
    return composed(
        v, x, [scale](const Tensor& g, const Tensor& x) { return div(mul_scalar(g, scale), x); });
  });
}
}  // namespace
Tensor log2(Tensor x) { return log_to(Op::log2, UnaryOp::log2, x, std::numbers::log2e); }
Tensor log10(Tensor x) { return log_to(Op::log10, UnaryOp::log10, x, std::numbers::log10e); }

namespace {
Tensor step_function(Op op, UnaryOp kernel, Tensor x, double a = 0, double b = 0) {
  return unary(
      op, kernel, x, Keep::nothing, [](Vjp& v, const Tensor&) { return zeros_like(v.grad()); }, a,
      b);
}
}  // namespace
Tensor floor(Tensor x) { return step_function(Op::floor, UnaryOp::floor, x); }
Tensor ceil(Tensor x) { return step_function(Op::ceil, UnaryOp::ceil, x); }
Tensor round(Tensor x) { return step_function(Op::round, UnaryOp::round, x); }
Tensor round_decimals(Tensor x, int64_t decimals) {
  constexpr int64_t kMost = 38;  // 10^38 is the largest power of ten in f32
  if (decimals < -kMost || decimals > kMost) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "decimals is %lld; -%lld to %lld are supported",
         static_cast<long long>(decimals), static_cast<long long>(kMost),
         static_cast<long long>(kMost));
  }
  if (decimals == 0 || (!is_floating(x.dtype()) && decimals > 0)) {
    return step_function(Op::round_decimals, UnaryOp::round, x);
  }
  if (!is_floating(x.dtype())) {
    fail(MPT_ERROR_DTYPE, "%s has no form for %lld decimals: cast x to a floating dtype first",
         name_of(x.dtype()), static_cast<long long>(decimals));
  }
  const double power = std::pow(10.0, static_cast<double>(std::abs(decimals)));
  return step_function(Op::round_decimals, UnaryOp::round_at, x, decimals > 0 ? power : 0,
                       decimals < 0 ? power : 0);
}

namespace {
// Returns a number as an element of a floating dtype.
double rounded(DType dtype, double value) {
  if (dtype == DType::f64) return value;
  const auto narrow = static_cast<float>(value);
  if (dtype == DType::f16) return f16_to_f32(f32_to_f16(narrow));
  return dtype == DType::bf16 ? bf16_to_f32(f32_to_bf16(narrow)) : narrow;
}
}  // namespace

Tensor clamp(Tensor x, double low, double high) {
  if (std::isnan(low) || std::isnan(high)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "low and high are numbers (use -+infinity for none); got NaN");
  }
  fit_scalar(x, std::isfinite(low) ? low : 0);
  fit_scalar(x, std::isfinite(high) ? high : 0);
  return unary(
      Op::clamp, UnaryOp::clamp, x, Keep::input,
      [low, high](Vjp& v, const Tensor& x) {
        // An infinite bound is no bound: infinite elements are inside. A bound that the dtype
        // rounds inward is inside itself.
        const double least = rounded(x.dtype(), low), most = rounded(x.dtype(), high);
        auto limit = [&](double at) { return full(x.ctx(), x.dtype(), {}, at); };
        Tensor above = std::isinf(low) || least > low ? ge(x, limit(least)) : gt(x, limit(least));
        Tensor below = std::isinf(high) || most < high ? le(x, limit(most)) : lt(x, limit(most));
        return where(logical_and(above, below), v.grad(), zeros_like(v.grad()));
      },
      low, high);
}

}  // namespace mpt::ops
