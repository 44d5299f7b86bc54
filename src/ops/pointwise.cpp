// Pointwise ops: broadcasting arithmetic, comparison, functions, activations, selection.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <limits>
#include <numbers>

#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

PointParams code(UnaryOp op) { return {static_cast<int16_t>(op)}; }
PointParams code(BinaryOp op) { return {static_cast<int16_t>(op)}; }

bool gives_bool(BinaryOp op) { return op >= BinaryOp::eq && op <= BinaryOp::logical_xor; }

// The operand that the result lies like: the first, unless that is an expanded view (the gradient
// of a mean, say) and the second is not.
const Tensor& model(const Tensor& x, const Tensor& y) {
  const bool keep = x.stride() == y.stride() || is_contiguous(x.shape(), x.stride()) ||
                    is_dense(x.shape(), x.stride()) || !is_dense(y.shape(), y.stride());
  return keep ? x : y;
}

Tensor binary_to(BinaryOp op, const Tensor& x, const Tensor& y, DType dtype, double a) {
  if (x->layout && x->layout == y->layout) {
    Tensor z = Tensor::empty_packed(x.ctx(), dtype, *x->layout, Purpose::activations);
    launch(Kernel::binary, {&z}, {&x, &y}, code(op), PointScalars{a, 0});
    return z;
  }
  if (x.shape() == y.shape()) {
    Tensor z = Tensor::empty_strided(x.ctx(), dtype, x.shape(),
                                     strides_like(x.shape(), x.shape(), model(x, y).stride()));
    launch(Kernel::binary, {&z}, {&x, &y}, code(op), PointScalars{a, 0});
    return z;
  }
  const Dims shape = broadcast(x.shape(), y.shape());
  const Tensor& like = x.shape() == shape ? x : y;
  Tensor z = Tensor::empty_strided(x.ctx(), dtype, shape,
                                   strides_like(shape, like.shape(), like.stride()));
  Tensor xb = x.view(shape, broadcast_strides(x.shape(), x.stride(), shape), x->offset);
  Tensor yb = y.view(shape, broadcast_strides(y.shape(), y.stride(), shape), y->offset);
  launch(Kernel::binary, {&z}, {&xb, &yb}, code(op), PointScalars{a, 0});
  return z;
}

// Integers have no inexact functions: those ops take them as f32.
void floats_only(Tensor& x) {
  if (!is_floating(x.dtype())) x = cast(x, DType::f32);
}

// A function of one tensor whose gradient is `grad(g, x, y)`, written in ops. `keep` says what that
// reads: the input or the result.
enum class Keep { nothing, input, result };
template <class G>
Tensor unary(Op op, UnaryOp kernel, Tensor x, Keep keep, G grad, double a = 0, double b = 0) {
  Call call(op, {&x});
  Tensor y = unary_raw(kernel, x, a, b);
  if (wants_grad({&x})) {
    if (keep == Keep::input) {
      record(op, y, {&x}, [x = save(x), grad](Vjp& v) { v.set(0, grad(v, x.get(v))); });
    } else if (keep == Keep::result) {
      record(op, y, {&x}, [y = save_result(y), grad](Vjp& v) { v.set(0, grad(v, y.get(v))); });
    } else {
      record(op, y, {&x}, [grad](Vjp& v) { v.set(0, grad(v, Tensor())); });
    }
  }
  return y;
}

Tensor zeros_like(const Tensor& x) { return full(x.ctx(), x.dtype(), x.shape(), 0); }

// A gradient function of the result's gradient and s, over the former where nobody else reads it.
Tensor grad_raw(const Vjp& v, BinaryOp kernel, const Tensor& s, double a = 0) {
  const Tensor& g = v.grad();
  const bool over = v.grad_is_spare() && g.shape() == s.shape() && g->layout == s->layout &&
                    (g->layout || is_dense(g.shape(), g.stride()));
  if (!over) return binary_raw(kernel, g, s, a);
  launch(Kernel::binary, {&g}, {&g, &s}, code(kernel), PointScalars{a, 0});
  return g;
}

// Fused where nobody differentiates it again, composed of ops where somebody does.
template <class C>
Tensor fused(const Vjp& v, BinaryOp kernel, const Tensor& s, C composed, double a = 0) {
  return v.create_graph() ? composed(v.grad(), s) : grad_raw(v, kernel, s, a);
}

}  // namespace

Tensor unary_raw(UnaryOp op, const Tensor& x, double a, double b) {
  const DType dtype = op >= UnaryOp::logical_not ? DType::boolean : x.dtype();
  Tensor y = x->layout ? Tensor::empty_packed(x.ctx(), dtype, *x->layout, Purpose::activations)
                       : Tensor::empty_strided(x.ctx(), dtype, x.shape(),
                                               strides_like(x.shape(), x.shape(), x.stride()));
  launch(Kernel::unary, {&y}, {&x}, code(op), PointScalars{a, b});
  return y;
}

Tensor binary_raw(BinaryOp op, const Tensor& x, const Tensor& y, double a) {
  return binary_to(op, x, y, gives_bool(op) ? DType::boolean : x.dtype(), a);
}

// -- two operands ---------------------------------------------------------------------------------

namespace {

// Brings a and b to one dtype, which it returns. What divides or is divided may be a number, as in
// PyTorch: an f32 or integer without dims, and that no gradient goes to, is not rounded to 16 bits.
DType meet_for(Op op, Tensor& a, Tensor& b) {
  const bool divides = op == Op::div || op == Op::floor_divide || op == Op::remainder;
  auto number = [](const Tensor& n, const Tensor& x) {
    return n.rank() == 0 && x.rank() > 0 && is_half(x.dtype()) && !n.requires_grad() &&
           (n.dtype() == DType::f32 || !is_floating(n.dtype()));
  };
  if (divides && number(b, a)) return a.dtype();
  if (divides && number(a, b)) return b.dtype();
  promote({&a, &b});
  return a.dtype();
}

template <class G>
Tensor binary(Op op, BinaryOp kernel, Tensor a, Tensor b, G grads) {
  need_same_context({&a, &b});
  Call call(op, {&a, &b});
  const DType dtype = meet_for(op, a, b);
  Tensor out = binary_to(kernel, a, b, dtype, 0);
  if (wants_grad({&a, &b})) {
    grads(out, a, b);
  }
  return out;
}

Tensor compare(Op op, BinaryOp kernel, Tensor a, Tensor b) {
  need_same_context({&a, &b});
  Call call(op, {&a, &b});
  const DType dtype = meet_for(op, a, b);
  return binary_to(kernel, a, b, gives_bool(kernel) ? DType::boolean : dtype, 0);
}

}  // namespace

Tensor add(Tensor a, Tensor b) {
  return binary(Op::add, BinaryOp::add, a, b, [](Tensor& out, const Tensor& a, const Tensor& b) {
    record(Op::add, out, {&a, &b}, [sa = a.shape(), sb = b.shape()](Vjp& v) {
      if (v.wants(0)) v.set(0, sum_to(v.grad(), sa));
      if (v.wants(1)) v.set(1, sum_to(v.grad(), sb));
    });
  });
}

Tensor sub(Tensor a, Tensor b) {
  if (a.dtype() == DType::boolean && b.dtype() == DType::boolean) {
    fail(MPT_ERROR_DTYPE, "bools cannot be subtracted: use logical_xor, or cast first");
  }
  return binary(Op::sub, BinaryOp::sub, a, b, [](Tensor& out, const Tensor& a, const Tensor& b) {
    record(Op::sub, out, {&a, &b}, [sa = a.shape(), sb = b.shape()](Vjp& v) {
      if (v.wants(0)) v.set(0, sum_to(v.grad(), sa));
      if (v.wants(1)) v.set(1, sum_to(neg(v.grad()), sb));
    });
  });
}

Tensor mul(Tensor a, Tensor b) {
  return binary(Op::mul, BinaryOp::mul, a, b, [](Tensor& out, const Tensor& a, const Tensor& b) {
    record(Op::mul, out, {&a, &b},
           [a = save_for(b, a), b = save_for(a, b), sa = a.shape(), sb = b.shape()](Vjp& v) {
             if (v.wants(0)) v.set(0, sum_to(mul(v.grad(), b.get(v)), sa));
             if (v.wants(1)) v.set(1, sum_to(mul(v.grad(), a.get(v)), sb));
           });
  });
}

Tensor div(Tensor a, Tensor b) {
  if (!is_floating(a.dtype()) && !is_floating(b.dtype())) {
    floats_only(a);
    floats_only(b);
  }
  return binary(Op::div, BinaryOp::div, a, b, [](Tensor& out, const Tensor& a, const Tensor& b) {
    record(Op::div, out, {&a, &b}, [a = save_for(b, a), b = save(b), from = a.shape()](Vjp& v) {
      const Tensor& y = b.get(v);
      if (v.wants(0)) v.set(0, sum_to(div(v.grad(), y), from));
      // One division after the other: y^2 leaves the range of f16 from 256 on.
      if (v.wants(1)) v.set(1, sum_to(neg(mul(v.grad(), div(div(a.get(v), y), y))), y.shape()));
    });
  });
}

Tensor pow(Tensor a, Tensor b) {
  return binary(Op::pow, BinaryOp::pow, a, b, [](Tensor& out, const Tensor& a, const Tensor& b) {
    record(Op::pow, out, {&a, &b}, [a = save(a), b = save(b)](Vjp& v) {
      const Tensor &x = a.get(v), &p = b.get(v), &g = v.grad();
      if (v.wants(0)) {
        // p x^(p-1), with 0 where p is 0 (there x^(p-1) may be infinite)
        Tensor d = mul(p, pow(x, add_scalar(p, -1)));
        d = where(eq(p, zeros_like(p)), zeros_like(d), d);
        v.set(0, sum_to(mul(g, d), x.shape()));
      }
      if (v.wants(1)) {
        // x^p ln x, with 0 where x is 0 and p >= 0
        Tensor zero = logical_and(eq(x, zeros_like(x)), ge(p, zeros_like(p)));
        Tensor d = mul(pow(x, p), log(x));
        v.set(1, sum_to(mul(g, where(zero, zeros_like(d), d)), p.shape()));
      }
    });
  });
}

namespace {

// maximum and minimum share the gradient between equals, as PyTorch does; where one is NaN both get
// all of it.
Tensor extreme(Op op, BinaryOp kernel, BinaryOp wins, Tensor a, Tensor b) {
  return binary(op, kernel, a, b, [op, wins](Tensor& out, const Tensor& a, const Tensor& b) {
    record(op, out, {&a, &b}, [a = save(a), b = save(b), wins](Vjp& v) {
      const Tensor &x = a.get(v), &y = b.get(v), &g = v.grad();
      Tensor zero = full(g.ctx(), g.dtype(), {}, 0);
      Tensor tied = where(binary_raw(BinaryOp::eq, x, y), mul_scalar(g, 0.5), g);
      auto share = [&](const Tensor& p, const Tensor& q) {
        return where(binary_raw(wins, q, p), zero, tied);
      };
      if (v.wants(0)) v.set(0, sum_to(share(x, y), x.shape()));
      if (v.wants(1)) v.set(1, sum_to(share(y, x), y.shape()));
    });
  });
}

}  // namespace

Tensor maximum(Tensor a, Tensor b) {
  return extreme(Op::maximum, BinaryOp::maximum, BinaryOp::gt, a, b);
}
Tensor minimum(Tensor a, Tensor b) {
  return extreme(Op::minimum, BinaryOp::minimum, BinaryOp::lt, a, b);
}

Tensor floor_divide(Tensor a, Tensor b) {
  return compare(Op::floor_divide, BinaryOp::floor_div, a, b);
}
Tensor remainder(Tensor a, Tensor b) {  // a - b (a // b)
  return binary(Op::remainder, BinaryOp::remainder, a, b,
                [](Tensor& out, const Tensor& a, const Tensor& b) {
                  record(Op::remainder, out, {&a, &b},
                         [a = save_for(b, a), b = save_for(b, b), from = a.shape()](Vjp& v) {
                           if (v.wants(0)) v.set(0, sum_to(v.grad(), from));
                           if (!v.wants(1)) return;
                           const Tensor &x = a.get(v), &y = b.get(v);
                           v.set(1, sum_to(neg(mul(v.grad(), floor_divide(x, y))), y.shape()));
                         });
                });
}

Tensor eq(Tensor a, Tensor b) { return compare(Op::eq, BinaryOp::eq, a, b); }
Tensor ne(Tensor a, Tensor b) { return compare(Op::ne, BinaryOp::ne, a, b); }
Tensor lt(Tensor a, Tensor b) { return compare(Op::lt, BinaryOp::lt, a, b); }
Tensor le(Tensor a, Tensor b) { return compare(Op::le, BinaryOp::le, a, b); }
Tensor gt(Tensor a, Tensor b) { return compare(Op::gt, BinaryOp::gt, a, b); }
Tensor ge(Tensor a, Tensor b) { return compare(Op::ge, BinaryOp::ge, a, b); }
Tensor logical_and(Tensor a, Tensor b) {
  return compare(Op::logical_and, BinaryOp::logical_and, a, b);
}
Tensor logical_or(Tensor a, Tensor b) {
  return compare(Op::logical_or, BinaryOp::logical_or, a, b);
}
Tensor logical_xor(Tensor a, Tensor b) {
  return compare(Op::logical_xor, BinaryOp::logical_xor, a, b);
}

// -- a tensor and a number ------------------------------------------------------------------------

namespace {

// A fraction lifts an integer tensor to f32, as a Python number does.
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
        return mul(v.grad(), div(rdiv_scalar(-value, x), x));  // x^2 leaves the range of f16
      },
      value);
}

Tensor pow_scalar(Tensor x, double p) {
  fit_scalar(x, p);
  if (!is_floating(x.dtype()) && p < 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "%s to the power %g is no whole number: cast x to a floating dtype first",
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
        if (base == 0) d = where(isfinite(y), zeros_like(d), d);  // 0^x is level where x >= 0
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
Tensor erf(Tensor x) {  // d erf = 2/sqrt(pi) exp(-x^2)
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
        // An infinite bound is none: what is infinite itself lies within.
        auto limit = [&](double at) { return full(x.ctx(), x.dtype(), {}, at); };
        Tensor above = std::isinf(low) ? ge(x, limit(low)) : gt(x, limit(low));
        Tensor below = std::isinf(high) ? le(x, limit(high)) : lt(x, limit(high));
        return where(logical_and(above, below), v.grad(), zeros_like(v.grad()));
      },
      low, high);
}

// -- activations ----------------------------------------------------------------------------------

Tensor relu(Tensor x) {
  return unary(Op::relu, UnaryOp::relu, x, Keep::result, [](Vjp& v, const Tensor& y) {
    return fused(v, BinaryOp::relu_grad, y, [](const Tensor& g, const Tensor& y) {
      return where(le(y, zeros_like(y)), zeros_like(g), g);  // all of it where y is NaN
    });
  });
}

Tensor leaky_relu(Tensor x, double slope) {
  floats_only(x);
  return unary(
      Op::leaky_relu, UnaryOp::leaky_relu, x, Keep::input,
      [slope](Vjp& v, const Tensor& x) {
        return fused(
            v, BinaryOp::leaky_relu_grad, x,
            [slope](const Tensor& g, const Tensor& x) {
              return where(gt(x, zeros_like(x)), g, mul_scalar(g, slope));
            },
            slope);
      },
      slope);
}

Tensor elu(Tensor x, double alpha) {
  floats_only(x);
  return unary(
      Op::elu, UnaryOp::elu, x, Keep::input,
      [alpha](Vjp& v, const Tensor& x) {
        return fused(
            v, BinaryOp::elu_grad, x,
            [alpha](const Tensor& g, const Tensor& x) {
              Tensor low = mul(g, mul_scalar(exp(clamp(x, -kInf, 0)), alpha));
              return where(gt(x, zeros_like(x)), g, low);
            },
            alpha);
      },
      alpha);
}

Tensor gelu(Tensor x, bool approximate_tanh) {
  // Hendrycks & Gimpel 2016: x Phi(x), or with tanh(sqrt(2/pi) (x + 0.044715 x^3)).
  floats_only(x);
  if (!approximate_tanh) {
    return unary(Op::gelu, UnaryOp::gelu_erf, x, Keep::input, [](Vjp& v, const Tensor& x) {
      return fused(v, BinaryOp::gelu_erf_grad, x, [](const Tensor& g, const Tensor& x) {
        Tensor cdf = mul_scalar(add_scalar(erf(mul_scalar(x, 1 / std::numbers::sqrt2)), 1), 0.5);
        Tensor pdf = mul_scalar(exp(mul_scalar(square(x), -0.5)),
                                std::numbers::inv_sqrtpi / std::numbers::sqrt2);
        return mul(g, add(cdf, mul(x, pdf)));
      });
    });
  }
  return unary(Op::gelu, UnaryOp::gelu_tanh, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::gelu_tanh_grad, x, [](const Tensor& g, const Tensor& x) {
      const double c = std::sqrt(2 / std::numbers::pi), k = 0.044715;
      Tensor x2 =
          square(clamp(x, -32, 32));  // t is +-1 outside, and x^2 infinite in f16 from 256 on
      Tensor t = tanh(mul(mul_scalar(x, c), add_scalar(mul_scalar(x2, k), 1)));
      Tensor inner = mul_scalar(add_scalar(mul_scalar(x2, 3 * k), 1), c);
      Tensor slope = mul(add_scalar(neg(square(t)), 1), inner);
      return mul(g, mul_scalar(add(add_scalar(t, 1), mul(x, slope)), 0.5));
    });
  });
}

Tensor silu(Tensor x) {
  floats_only(x);
  return unary(Op::silu, UnaryOp::silu, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::silu_grad, x, [](const Tensor& g, const Tensor& x) {
      Tensor s = sigmoid(x);
      return mul(g, mul(s, add_scalar(mul(x, add_scalar(neg(s), 1)), 1)));
    });
  });
}

Tensor sigmoid(Tensor x) {
  floats_only(x);
  return unary(Op::sigmoid, UnaryOp::sigmoid, x, Keep::result, [](Vjp& v, const Tensor& y) {
    return fused(v, BinaryOp::sigmoid_grad, y, [](const Tensor& g, const Tensor& y) {
      return mul(g, mul(y, add_scalar(neg(y), 1)));
    });
  });
}

Tensor tanh(Tensor x) {
  floats_only(x);
  return unary(Op::tanh, UnaryOp::tanh, x, Keep::result, [](Vjp& v, const Tensor& y) {
    return fused(v, BinaryOp::tanh_grad, y, [](const Tensor& g, const Tensor& y) {
      return mul(g, add_scalar(neg(square(y)), 1));
    });
  });
}

Tensor softplus(Tensor x) {
  floats_only(x);
  return unary(Op::softplus, UnaryOp::softplus, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::softplus_grad, x,
                 [](const Tensor& g, const Tensor& x) { return mul(g, sigmoid(x)); });
  });
}

Tensor activation_vjp(const Vjp& v, Activation act, const Tensor& y) {
  const Tensor& g = v.grad();
  if (!v.create_graph()) {
    return grad_raw(v,
                    act == Activation::relu      ? BinaryOp::relu_grad
                    : act == Activation::sigmoid ? BinaryOp::sigmoid_grad
                                                 : BinaryOp::tanh_grad,
                    y);
  }
  if (act == Activation::relu) return where(le(y, zeros_like(y)), zeros_like(g), g);
  if (act == Activation::sigmoid) return mul(g, mul(y, add_scalar(neg(y), 1)));
  return mul(g, add_scalar(neg(square(y)), 1));
}

void activate_in_place(Activation act, Tensor& y) {
  UnaryOp op = UnaryOp::tanh;
  switch (act) {
    case Activation::none: return;
    case Activation::relu: op = UnaryOp::relu; break;
    case Activation::gelu_erf: op = UnaryOp::gelu_erf; break;
    case Activation::gelu_tanh: op = UnaryOp::gelu_tanh; break;
    case Activation::silu: op = UnaryOp::silu; break;
    case Activation::sigmoid: op = UnaryOp::sigmoid; break;
    case Activation::tanh: break;
  }
  launch(Kernel::unary, {&y}, {&y}, code(op), PointScalars{});
}

Tensor activate(Activation act, Tensor x) {
  switch (act) {
    case Activation::none: return x;
    case Activation::relu: return relu(x);
    case Activation::gelu_erf: return gelu(x, false);
    case Activation::gelu_tanh: return gelu(x, true);
    case Activation::silu: return silu(x);
    case Activation::sigmoid: return sigmoid(x);
    case Activation::tanh: return tanh(x);
  }
  return {};
}

Tensor activate_result(Activation act, Tensor y) {
  if (y.requires_grad()) return activate(act, y);
  activate_in_place(act, y);
  return y;
}

// -- tests and selection --------------------------------------------------------------------------

namespace {
Tensor test(Op op, UnaryOp kernel, Tensor x) {
  Call call(op, {&x});
  return unary_raw(kernel, x);
}
}  // namespace

Tensor logical_not(Tensor x) { return test(Op::logical_not, UnaryOp::logical_not, x); }
Tensor isfinite(Tensor x) { return test(Op::isfinite, UnaryOp::isfinite, x); }
Tensor isnan(Tensor x) { return test(Op::isnan, UnaryOp::isnan, x); }

Tensor where(Tensor c, Tensor a, Tensor b) {
  need_same_context({&c, &a, &b});
  Call call(Op::where, {&a, &b});
  promote({&a, &b});
  if (c.dtype() != DType::boolean) {
    fail(MPT_ERROR_DTYPE, "condition is %s; it must be bool (compare first)", name_of(c.dtype()));
  }
  const Dims shape = broadcast(broadcast(c.shape(), a.shape()), b.shape());
  auto spread = [&](const Tensor& t) {
    return t.view(shape, broadcast_strides(t.shape(), t.stride(), shape), t->offset);
  };
  Tensor out = Tensor::empty(a.ctx(), a.dtype(), shape), cb = spread(c), ab = spread(a),
         bb = spread(b);
  launch(Kernel::ternary, {&out}, {&cb, &ab, &bb},
         PointParams{static_cast<int16_t>(TernaryOp::where)}, PointScalars{});
  if (wants_grad({&a, &b})) {
    record(Op::where, out, {&a, &b}, [c = save(c), sa = a.shape(), sb = b.shape()](Vjp& v) {
      const Tensor &cond = c.get(v), &g = v.grad(), zero = zeros_like(v.grad());
      if (v.wants(0)) v.set(0, sum_to(where(cond, g, zero), sa));
      if (v.wants(1)) v.set(1, sum_to(where(cond, zero, g), sb));
    });
  }
  return out;
}

Tensor masked_fill(Tensor x, Tensor mask, double value) {
  Call call(Op::masked_fill, {&x});
  return where(mask, full(x.ctx(), x.dtype(), {}, value), x);
}

}  // namespace mpt::ops
