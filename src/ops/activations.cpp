// Activations. Their gradients are fused kernels, or composed of ops if the backward must be
// differentiable.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <numbers>

#include "ops/pointwise.h"

namespace mpt::ops {

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

}  // namespace mpt::ops
