// Activations. Their gradients are fused kernels, or composed of ops if the backward must be
// differentiable.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <numbers>

#include "ops/pointwise.h"

namespace mpt::ops {

namespace {

Tensor positive(const Tensor& x) { return gt(x, full(x.ctx(), x.dtype(), {}, 0)); }

// The gradient of the sigmoid (a = 1) and of tanh (a = 2), from the input: their rounded results
// are too near 1 to give it.
Tensor logistic_vjp(const Vjp& v, const Tensor& x, double a) {
  return fused(
      v, BinaryOp::logistic_grad, x,
      [a](const Tensor& g, const Tensor& x) {
        const Tensor ax = mul_scalar(x, a);
        return mul(g, mul_scalar(mul(sigmoid(ax), sigmoid(neg(ax))), a * a));
      },
      a);
}

}  // namespace

Tensor relu(Tensor x) {
  return unary(Op::relu, UnaryOp::relu, x, Keep::result, [](Vjp& v, const Tensor& y) {
    return fused(v, BinaryOp::relu_grad, y, [](const Tensor& g, const Tensor& y) {
      return where(le(y, zeros_like(y)), zeros_like(g), g);  // gives all of g where y is NaN
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
      Tensor x2 = square(clamp(x, -32, 32));  // t is +-1 outside; x^2 overflows f16 from 256 on
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
            [beta](const Tensor& g, const Tensor& x) {
              return mul(g, sigmoid(mul_scalar(x, beta)));
            },
            beta);
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
    return fused(v, BinaryOp::softsign_grad, x, [](const Tensor& g, const Tensor& x) {
      const Tensor below = add_scalar(abs(x), 1);
      return div(div(g, below), below);
    });
  });
}

Tensor hardsigmoid(Tensor x) {
  floats_only(x);
  return unary(Op::hardsigmoid, UnaryOp::hardsigmoid, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::hardsigmoid_grad, x, [](const Tensor& g, const Tensor& x) {
      return where(lt(abs(x), full(x.ctx(), x.dtype(), {}, 3)), div_scalar(g, 6), zeros_like(g));
    });
  });
}

Tensor hardswish(Tensor x) {  // Howard et al. 2019
  floats_only(x);
  return unary(Op::hardswish, UnaryOp::hardswish, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::hardswish_grad, x, [](const Tensor& g, const Tensor& x) {
      auto number = [&](double value) { return full(x.ctx(), x.dtype(), {}, value); };
      Tensor inside = mul(g, div_scalar(add_scalar(mul_scalar(clamp(x, -3, 3), 2), 3), 6));
      inside = where(le(x, number(-3)), zeros_like(g), inside);
      return where(ge(x, number(3)), g, inside);
    });
  });
}

Tensor mish(Tensor x) {  // Misra 2019
  floats_only(x);
  return unary(Op::mish, UnaryOp::mish, x, Keep::input, [](Vjp& v, const Tensor& x) {
    return fused(v, BinaryOp::mish_grad, x, [](const Tensor& g, const Tensor& x) {
      const Tensor t = tanh(softplus(x));
      const Tensor slope = mul(sigmoid(x), add_scalar(neg(square(t)), 1));
      return mul(g, add(t, mul(x, slope)));
    });
  });
}

// -- activations with a second operand ------------------------------------------------------------

Tensor glu(Tensor x, int64_t dim) {  // Dauphin et al. 2016
  floats_only(x);
  Call call(Op::glu, {&x});
  if (x.rank() == 0) fail(MPT_ERROR_SHAPE, "x has no dims; one of them is divided into two halves");
  const int d = wrap_dim(dim, x.rank());
  const int64_t half = x.size(d) / 2;
  if (x.size(d) % 2 != 0) {
    fail(MPT_ERROR_SHAPE, "dim %d of x has the extent %lld; it must be even", d,
         static_cast<long long>(x.size(d)));
  }
  auto halves = [d, half](const Tensor& t) {
    return std::pair{narrow(t, d, 0, half), narrow(t, d, half, half)};
  };
  Tensor y;
  {
    GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    const auto [a, b] = halves(x);
    y = binary_raw(BinaryOp::softplus_grad, a, b, 1);
  }
  if (wants_grad({&x})) {
    record(Op::glu, y, {&x}, [x = save(x), halves, d](Vjp& v) {
      const Tensor& g = v.grad();
      const auto [a, b] = halves(x.get(v));
      if (v.create_graph()) {
        const Tensor s = sigmoid(b);
        return v.set(0, cat({mul(g, s), mul(mul(g, a), mul(s, sigmoid(neg(b))))}, d));
      }
      Tensor dx = Tensor::empty(g.ctx(), g.dtype(), x.get(v).shape());
      auto [da, db] = halves(dx);
      launch(Kernel::binary, {&da}, {&g, &b}, code(BinaryOp::softplus_grad), PointScalars{1, 0});
      launch(Kernel::ternary, {&db}, {&g, &a, &b}, code(TernaryOp::glu_grad), PointScalars{});
      v.set(0, dx);
    });
  }
  return y;
}

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
             if (v.wants(0) && v.create_graph()) {
               v.set(0, where(positive(in), g, mul(g, reshape(slope, spread))));
             } else if (v.wants(0)) {
               Tensor dx = Tensor::empty(g.ctx(), g.dtype(), g.shape());
               const Tensor by = expand(reshape(slope, spread), g.shape());
               launch(Kernel::ternary, {&dx}, {&g, &in, &by}, code(TernaryOp::prelu_grad),
                      PointScalars{});
               v.set(0, dx);
             }
             if (!v.wants(1)) return;
             const Tensor parts = mul(exact(g), exact(in));
             const Tensor kept = where(positive(in), zeros_like(parts), parts);
             v.set(1, cast(reshape(sum_to(kept, spread), shape), slope.dtype()));
           });
  }
  return y;
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

}  // namespace mpt::ops
