// Activations. Their gradients are fused kernels; the gradients of those are composed of ops.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <numbers>

#include "ops/pointwise.h"

namespace mpt::ops {

namespace {

Tensor positive(const Tensor& x) { return gt(x, full(x.ctx(), x.dtype(), {}, 0)); }

// Returns s(a x) s(-a x) with s = sigmoid.
Tensor bell(const Tensor& x, double a) {
  const Tensor ax = mul_scalar(x, a);
  return mul(sigmoid(ax), sigmoid(neg(ax)));
}

// The gradient of the sigmoid (a = 1) and of tanh (a = 2), from the input: their rounded results
// are too near 1 to give it.
Tensor logistic_vjp(const Vjp& v, const Tensor& x, double a) {
  return fused(
      v, BinaryOp::logistic_grad, x,
      [a](const Tensor& x) {
        return mul(mul_scalar(bell(x, a), -a * a * a), tanh(mul_scalar(x, a / 2)));
      },
      a);
}

// The second derivatives of gelu and mish. They are 0 outside of the bounds, where the product of
// an infinite x and 0 would be NaN.
Tensor gelu_erf_bend(const Tensor& in) {  // the density of the normal distribution, by 2 - x^2
  const Tensor x2 = square(clamp(in, -40, 40)), root = exp(mul_scalar(x2, -0.25));
  const Tensor peak = mul_scalar(root, std::numbers::inv_sqrtpi / std::numbers::sqrt2);
  return mul(mul(peak, add_scalar(neg(x2), 2)), root);
}
Tensor gelu_tanh_bend(const Tensor& in) {
  const double c = std::sqrt(2 / std::numbers::pi), k = 0.044715;
  const Tensor x = clamp(in, -32, 32), x2 = square(x);
  const Tensor inner = mul(mul_scalar(x, c), add_scalar(mul_scalar(x2, k), 1));
  const Tensor slope =
      mul_scalar(add_scalar(mul_scalar(x2, 3 * k), 1), c);  // the derivative of `inner`
  const Tensor rest =
      sub(add(slope, mul_scalar(x2, 3 * c * k)), mul(mul(x, tanh(inner)), square(slope)));
  return mul(mul_scalar(bell(inner, 2), 4), rest);
}
Tensor mish_bend(const Tensor& in) {
  // With u = s(-x), tanh(softplus(x)) is (1 - u^2) / (1 + u^2): no difference of near numbers.
  const Tensor x = clamp(in, -1e3, 1e3), u = sigmoid(neg(x)), s = sigmoid(x);
  const Tensor below = add_scalar(square(u), 1);
  const Tensor t = div(mul(s, add_scalar(u, 1)), below);
  const Tensor root = div(mul_scalar(u, 2), below);  // the root of 1 - t^2
  const Tensor rest = add_scalar(mul(x, sub(u, mul_scalar(mul(t, s), 2))), 2);
  return mul(root, mul(root, mul(s, rest)));
}

}  // namespace

Tensor relu(Tensor x) {
  return unary(Op::relu, UnaryOp::relu, x, Keep::result, [](Vjp& v, const Tensor& y) {
    return fused(v, BinaryOp::relu_grad, y, Straight());  // gives all of g where y is NaN
  });
}

Tensor leaky_relu(Tensor x, double slope) {
  floats_only(x);
  return unary(
      Op::leaky_relu, UnaryOp::leaky_relu, x, Keep::input,
      [slope](Vjp& v, const Tensor& x) {
        return fused(v, BinaryOp::leaky_relu_grad, x, Straight(), slope);
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
            [alpha](const Tensor& x) {
              const Tensor zero = zeros_like(x), above = ge(x, zero);  // 0 at 0, as in PyTorch
              return where(above, zero, mul_scalar(exp(where(above, zero, x)), alpha));
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
      return fused(v, BinaryOp::gelu_erf_grad, x, gelu_erf_bend);
    });
  }
  return unary(Op::gelu, UnaryOp::gelu_tanh, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::gelu_tanh_grad, x, gelu_tanh_bend);
  });
}

Tensor silu(Tensor x) {
  floats_only(x);
  return unary(Op::silu, UnaryOp::silu, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::silu_grad, x, [](const Tensor& in) {
      const Tensor x = clamp(in, -1e3, 1e3);  // it is 0 outside
      return mul(bell(x, 1), add_scalar(neg(mul(x, tanh(mul_scalar(x, 0.5)))), 2));
    });
  });
}

Tensor sigmoid(Tensor x) {
  floats_only(x);
  return unary(Op::sigmoid, UnaryOp::sigmoid, x, Keep::input,
               [](Vjp& v, const Tensor& x) { return logistic_vjp(v, x, 1); });
}

Tensor tanh(Tensor x) {
  floats_only(x);
  return unary(Op::tanh, UnaryOp::tanh, x, Keep::input,
               [](Vjp& v, const Tensor& x) { return logistic_vjp(v, x, 2); });
}

namespace {
Tensor softplus_of(Op op, Tensor x, double beta) {
  floats_only(x);
  return unary(
      op, UnaryOp::softplus, x, Keep::input,
      [beta](Vjp& v, const Tensor& x) {
        return fused(
            v, BinaryOp::softplus_grad, x,
            [beta](const Tensor& x) { return mul_scalar(bell(x, beta), beta); }, beta);
      },
      beta);
}
}  // namespace
Tensor softplus(Tensor x) { return softplus_of(Op::softplus, x, 1); }
Tensor softplus_beta(Tensor x, double beta) {
  if (!std::isfinite(beta) || beta == 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "beta is %g; it must be a finite number other than 0", beta);
  }
  return softplus_of(Op::softplus_beta, x, beta);
}
Tensor logsigmoid(Tensor x) { return softplus_of(Op::logsigmoid, x, -1); }

Tensor softsign(Tensor x) {
  floats_only(x);
  return unary(Op::softsign, UnaryOp::softsign, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::softsign_grad, x, [](const Tensor& x) {
      const Tensor below = add_scalar(abs(x), 1);
      return div(div(div(mul_scalar(sign(x), -2), below), below), below);
    });
  });
}

Tensor hardsigmoid(Tensor x) {
  floats_only(x);
  return unary(Op::hardsigmoid, UnaryOp::hardsigmoid, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::hardsigmoid_grad, x, Straight());
  });
}

Tensor hardswish(Tensor x) {  // Howard et al. 2019
  floats_only(x);
  return unary(Op::hardswish, UnaryOp::hardswish, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::hardswish_grad, x, [](const Tensor& x) {
      const auto number = [&](double value) { return full(x.ctx(), x.dtype(), {}, value); };
      return where(lt(abs(x), number(3)), number(1. / 3), number(0));
    });
  });
}

Tensor mish(Tensor x) {  // Misra 2019
  floats_only(x);
  return unary(Op::mish, UnaryOp::mish, x, Keep::input,
               [](Vjp& v, const Tensor& x) { return fused(v, BinaryOp::mish_grad, x, mish_bend); });
}

// -- activations with a second operand ------------------------------------------------------------

namespace {

// The halves of a tensor along a dim.
std::pair<Tensor, Tensor> halves(const Tensor& t, int d) {
  const int64_t half = t.size(d) / 2;
  return {narrow(t, d, 0, half), narrow(t, d, half, half)};
}

// Computes the gradient of glu with kernels; its own gradient is composed of ops.
Tensor glu_slope(const Tensor& g, const Tensor& x, int d) {
  Tensor dx = Tensor::empty(g.ctx(), g.dtype(), x.shape());
  {
    GradModeGuard no_grad(g.ctx(), GradMode::disabled);
    const auto [a, b] = halves(x, d);
    auto [da, db] = halves(dx, d);
    launch(Kernel::binary, {&da}, {&g, &b}, code(BinaryOp::softplus_grad), PointScalars{1, 0});
    launch(Kernel::ternary, {&db}, {&g, &a, &b}, code(TernaryOp::glu_grad), PointScalars{});
  }
  if (wants_grad({&g, &x})) {
    record(Op::glu, dx, {&g, &x}, [g = save_for(x, g), x = save(x), d](Vjp& v) {
      const auto [a, b] = halves(exact(x.get(v)), d);
      const auto [by_a, by_b] = halves(exact(v.grad()), d);
      const DType dtype = x.get(v).dtype();
      const Tensor slope = bell(b, 1);
      if (v.wants(0)) {
        v.set(0, cast(add(mul(by_a, sigmoid(b)), mul(by_b, mul(a, slope))), dtype));
      }
      if (!v.wants(1)) return;
      const Tensor in = exact(g.get(v)), bend = mul(mul(a, slope), tanh(mul_scalar(b, 0.5)));
      const Tensor da = mul(in, mul(by_b, slope));
      const Tensor db = mul(in, sub(mul(by_a, slope), mul(by_b, bend)));
      v.set(1, cast(cat({da, db}, d), dtype));
    });
  }
  return dx;
}

}  // namespace

Tensor glu(Tensor x, int64_t dim) {  // Dauphin et al. 2016
  floats_only(x);
  Call call(Op::glu, {&x});
  if (x.rank() == 0) fail(MPT_ERROR_SHAPE, "x has no dims; one of them is divided into two halves");
  const int d = wrap_dim(dim, x.rank());
  if (x.size(d) % 2 != 0) {
    fail(MPT_ERROR_SHAPE, "dim %d of x has the extent %lld; it must be even", d,
         static_cast<long long>(x.size(d)));
  }
  Tensor y;
  {
    GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    const auto [a, b] = halves(x, d);
    y = binary_raw(BinaryOp::softplus_grad, a, b, 1);
  }
  if (wants_grad({&x})) {
    record(Op::glu, y, {&x},
           [x = save(x), d](Vjp& v) { v.set(0, glu_slope(v.grad(), x.get(v), d)); });
  }
  return y;
}

namespace {

// Returns g x added up to `to`, over the elements x that are not positive.
Tensor prelu_by_weight(const Tensor& g, const Tensor& x, const Dims& to) {
  const Tensor above = positive(x), a = exact(g), b = exact(x);
  if (!wants_grad({&g, &x})) {
    const Tensor parts = mul(a, b);
    return sum_to(where(above, zeros_like(parts), parts), to);
  }
  // Both factors are 0 where x is positive: a gradient is 0 there, whatever the other one is.
  return sum_to(mul(where(above, zeros_like(a), a), where(above, zeros_like(b), b)), to);
}

// Computes the gradient of prelu for x with one kernel.
Tensor prelu_slope(const Tensor& g, const Tensor& x, const Tensor& weight) {
  Tensor dx = Tensor::empty(g.ctx(), g.dtype(), g.shape());
  {
    GradModeGuard no_grad(g.ctx(), GradMode::disabled);
    const Tensor by = expand(weight, g.shape());
    launch(Kernel::ternary, {&dx}, {&g, &x, &by}, code(TernaryOp::prelu_grad), PointScalars{});
  }
  if (wants_grad({&g, &weight})) {
    record(Op::prelu, dx, {&g, &weight},
           [g = save_for(weight, g), x = save(x), w = save(weight)](Vjp& v) {
             const Tensor &in = x.get(v), &by = w.get(v);
             if (v.wants(0)) v.set(0, prelu_slope(v.grad(), in, by));
             if (!v.wants(1)) return;
             const Tensor above = positive(in), h = exact(v.grad()), from = exact(g.get(v));
             const Tensor parts =
                 mul(where(above, zeros_like(h), h), where(above, zeros_like(from), from));
             v.set(1, cast(sum_to(parts, by.shape()), by.dtype()));
           });
  }
  return dx;
}

}  // namespace

Tensor prelu(Tensor x, Tensor weight) {  // He et al. 2015
  need_same_context({&x, &weight});
  Call call(Op::prelu, {&x, &weight});
  need_floating(x, "x");
  need_floating(weight, "weight");
  promote({&x, &weight});
  Dims spread = Dims::filled(x.rank(), 1);
  if (weight.count() != 1) {
    const int64_t channels = x.rank() > 1 ? x.size(1) : 1;
    if (weight.rank() != 1 || weight.count() != channels) {
      fail(MPT_ERROR_SHAPE, "weight has shape %s; x of shape %s takes one element, or [%lld]",
           text(weight.shape()).s, text(x.shape()).s, static_cast<long long>(channels));
    }
    spread[1] = channels;
  }
  Tensor y;
  {
    GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    y = binary_raw(BinaryOp::prelu, x, reshape(weight, spread));
  }
  if (wants_grad({&x, &weight})) {
    record(Op::prelu, y, {&x, &weight},
           [x = save(x), w = save(weight), shape = weight.shape(), spread](Vjp& v) {
             const Tensor &in = x.get(v), &g = v.grad(), &slope = w.get(v);
             if (v.wants(0)) v.set(0, prelu_slope(g, in, reshape(slope, spread)));
             if (!v.wants(1)) return;
             const Tensor kept = prelu_by_weight(g, in, spread);
             v.set(1, cast(reshape(kept, shape), slope.dtype()));
           });
  }
  return y;
}

Tensor activation_vjp(const Vjp& v, Activation act, const Tensor& y) {
  if (act == Activation::relu) return fused(v, BinaryOp::relu_grad, y, Straight());
  if (act == Activation::sigmoid) {
    return fused(v, BinaryOp::sigmoid_grad, y,
                 [](const Tensor& y) { return add_scalar(mul_scalar(y, -2), 1); });
  }
  return fused(v, BinaryOp::tanh_grad, y, [](const Tensor& y) { return mul_scalar(y, -2); });
}

void activate_in_place(Activation act, Tensor& y) {
  if (act != Activation::none) activate_to(act, y, y);
}

void activate_to(Activation act, Tensor& y, const Tensor& x) {
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
  launch(Kernel::unary, {&y}, {&x}, code(op), PointScalars{});
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

}  // namespace mpt::ops
