// A custom operation with its gradient, in C++: y = x |x|, with an autocast class of its own.
//
// The gradient is composed of operations, so gradients of gradients work as well. The program
// compares the gradients with central differences and exits with 1 if they disagree.
// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <cmath>
#include <cstdio>
#include <mpt/mpt.hpp>

int main() try {
  auto ctx = mpt::Context::create({.seed = 1});

  // MPT_CAST_FP32 makes autocast pass the inputs in f32, whatever the dtype of the scope is.
  const mpt::Op signed_square(
      ctx, "signed_square", {.cast_class = MPT_CAST_FP32},
      [](const mpt::Tensors& in) { return mpt::Tensors{in[0] * mpt::abs(in[0])}; },
      [](const mpt::Tensors& in, const mpt::Tensors&, const mpt::Tensors& grad) {
        return mpt::Tensors{2 * mpt::abs(in[0]) * grad[0]};
      });

  // Compute the gradient, and the gradient of the gradient.
  const auto x = ctx.uniform({1000}, -2, 2).requires_grad();
  const std::array inputs{x}, y{mpt::sum(signed_square(x))};
  const auto dx = mpt::grad(y, inputs, false, /*create_graph=*/true)[0];
  const std::array dx_sum{mpt::sum(dx)};
  const auto dxx = mpt::grad(dx_sum, inputs)[0];

  double worst = 0, worst2 = 0;
  const auto value = x.read<double>(), first = dx.read<double>(), second = dxx.read<double>();
  const auto f = [](double v) { return v * std::fabs(v); };
  for (size_t i = 0; i < value.size(); ++i) {
    const double v = value[i], h = 1e-4;
    worst = std::fmax(worst, std::fabs(first[i] - (f(v + h) - f(v - h)) / (2 * h)));
    worst2 = std::fmax(worst2, std::fabs(second[i] - (v < 0 ? -2 : 2)));
  }
  std::printf("gradient: off by at most %.1g; its gradient: by at most %.1g\n", worst, worst2);

  // In a bf16 scope the operation receives a 16-bit product and computes in f32.
  const auto w = ctx.normal({8, 8});
  const mpt::Autocast scope(ctx, MPT_BF16);
  const auto product = mpt::matmul(w, w), squared = signed_square(product);
  std::printf("under autocast: matmul gives %s, signed_square gives %s\n",
              mpt::dtype_name(product.dtype()), mpt::dtype_name(squared.dtype()));
  const bool right = product.dtype() == MPT_BF16 && squared.dtype() == MPT_F32;
  return worst < 2e-3 && worst2 < 1e-6 && right ? 0 : 1;
} catch (const mpt::Error& e) {
  std::fprintf(stderr, "%s\n", e.what());
  return 1;
}
