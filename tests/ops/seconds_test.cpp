// Gradients of gradients in 16 bits, of operations on several elements, against those in f64.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "autograd/engine.h"
#include "functions.h"

namespace mpt::test {
namespace {

using Values = std::vector<double>;
using Run = std::function<Tensor(const std::vector<Tensor>& x)>;

Values drawn(std::mt19937& bits, const Dims& shape, double most) {
  std::uniform_real_distribution<double> draw(-most, most);
  Values v(static_cast<size_t>(count(shape)));
  for (double& x : v) x = draw(bits);
  return v;
}

// The inputs of a function, the gradient of its result, and those of the gradients.
struct Numbers {
  std::vector<Values> in, of_gradients;
  Values of_result;
};

// Returns the gradients of the inputs, and those of the inputs and of the result's gradient with
// respect to a sum of them. Gradients that can be differentiated have the bits of others.
std::vector<Values> orders(Context& ctx, DType dtype, const Run& run,
                           const std::vector<Dims>& shapes, const Numbers& n) {
  std::vector<Tensor> inputs, weights;
  for (size_t i = 0; i < shapes.size(); ++i) {
    inputs.push_back(make(ctx, dtype, shapes[i], n.in[i]));
    inputs.back()->wants_grad = true;
    weights.push_back(make(ctx, dtype, shapes[i], n.of_gradients[i]));
  }
  const Tensor roots[] = {run(inputs)};
  const Tensor grads[] = {make(ctx, dtype, roots[0].shape(), n.of_result)};
  grads[0]->wants_grad = true;
  const auto first = gradients(roots, grads, inputs, {.create_graph = true});
  const Tensor again[] = {run(inputs)};
  const auto plain = gradients(again, grads, inputs, {});
  for (size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(values(first[i]).v, values(plain[i]).v) << "gradient of input " << i;
  }
  std::vector<Tensor> all = inputs;
  all.push_back(grads[0]);
  std::vector<Values> v;
  for (const Tensor& t : first) v.push_back(values(t).v);
  for (const Tensor& t : gradients(first, weights, all, {})) {
    v.push_back(t ? values(t).v : Values());
  }
  return v;
}

// Expects each list of gradients within `bound` units in the last place of its largest element.
void near_f64(const char* name, const std::vector<Dims>& shapes, const Run& run, double most,
              double bound) {
  TestContext ctx;
  std::mt19937 bits(7);
  for (const DType dtype : {DType::f16, DType::bf16}) {
    const auto rounded = [&](const Dims& shape, double limit) {
      return values(make(*ctx, dtype, shape, drawn(bits, shape, limit))).v;
    };
    Numbers n;
    std::vector<Tensor> plain;
    for (const Dims& s : shapes) {
      n.in.push_back(rounded(s, most));
      n.of_gradients.push_back(rounded(s, 2));
      plain.push_back(make(*ctx, DType::f64, s, n.in.back()));
    }
    n.of_result = rounded(run(plain).shape(), 100);
    const auto want = orders(*ctx, DType::f64, run, shapes, n);
    const auto got = orders(*ctx, dtype, run, shapes, n);
    for (size_t k = 0; k < want.size(); ++k) {
      ASSERT_EQ(got[k].size(), want[k].size());
      double largest = 0, error = 0;
      for (size_t i = 0; i < want[k].size(); ++i) {
        largest = std::max(largest, std::fabs(want[k][i]));
        // A NaN is an error without bound.
        error =
            std::fabs(got[k][i] - want[k][i]) <= error ? error : std::fabs(got[k][i] - want[k][i]);
      }
      const double ulps = error / static_cast<double>(spacing(dtype, largest));
      EXPECT_LE(ulps, bound) << name << ", list " << k << " in " << name_of(dtype);
    }
  }
}

// Functions of one tensor, against differences of their second derivatives.
TEST(Seconds, ThirdDerivativesInF64) {
  TestContext ctx;
  const double inf = std::numeric_limits<double>::infinity();
  const Values at = {-30.25, -3.75, -0.5, 0.375, 2.25, 20.5, inf, -inf};
  for (const Function& f : functions()) {
    if (f.bend == nullptr) continue;
    Tensor x = make(*ctx, DType::f64, {static_cast<int64_t>(at.size())}, at);
    x->wants_grad = true;
    const Tensor inputs[] = {x}, ones[] = {ops::full(*ctx, DType::f64, x.shape(), 1)};
    std::vector<Tensor> y = {f.run(x)};
    for (int order = 1; order <= 3 && y[0].requires_grad(); ++order) {
      y = gradients(y, ones, inputs, {.create_graph = order < 3});
      if (order < 3 && !y[0].requires_grad()) y[0] = ops::full(*ctx, DType::f64, x.shape(), 0);
    }
    const Values got = values(y[0]).v;
    for (size_t i = 0; i < at.size(); ++i) {
      const Real h = 1e-5L, v = at[i];
      if (std::isnan(f.value(v)) || !std::isfinite(f.bend(v))) continue;
      const Real want = std::isinf(v) ? 0 : (f.bend(v + h) - f.bend(v - h)) / (2 * h);
      EXPECT_NEAR(got[i], static_cast<double>(want),
                  static_cast<double>(1e-7L * std::fmax(1, std::fabs(want))))
          << f.name << " at " << at[i];
    }
  }
}

// The gradients that can be differentiated have the bits of those that cannot, and their own are
// near the formulas.
TEST(Seconds, FunctionsInF32) {
  TestContext ctx;
  std::mt19937 bits(11);
  Values at = drawn(bits, {2000}, 30);
  for (const double v : {0.0, 1e-30, -1e-30, 1e-4, -1e-4, 1e30, -1e30}) at.push_back(v);
  Tensor x = make(*ctx, DType::f32, {static_cast<int64_t>(at.size())}, at);
  x->wants_grad = true;
  at = values(x).v;
  const Tensor inputs[] = {x}, ones[] = {ops::full(*ctx, DType::f32, x.shape(), 1)};
  for (const Function& f : functions()) {
    if (f.slope == nullptr) continue;
    const Tensor roots[] = {f.run(x)}, again[] = {f.run(x)};
    const Tensor slopes[] = {gradients(roots, ones, inputs, {.create_graph = true})[0]};
    const Values first = values(slopes[0]).v;
    const Values plain = values(gradients(again, ones, inputs, {})[0]).v;
    for (size_t i = 0; i < at.size(); ++i) {
      if (std::isnan(plain[i]) && std::isnan(first[i])) continue;
      EXPECT_EQ(first[i], plain[i]) << f.name << " at " << at[i];
    }
    if (f.bend == nullptr) continue;
    const Values got = values(gradients(slopes, ones, inputs, {})[0]).v;
    for (size_t i = 0; i < at.size(); ++i) {
      const Real want = f.bend(at[i]);
      if (std::isnan(f.value(at[i])) || !(std::fabs(want) < 1e38L)) continue;
      EXPECT_NEAR(got[i], static_cast<double>(want),
                  static_cast<double>(1e-7L + 4e-6L * std::fabs(want)))
          << f.name << " at " << at[i];
    }
  }
}

TEST(Seconds, OfRows) {
  for (const double most : {1.0, 12.0}) {
    near_f64(
        "softmax", {{3, 40}}, [](const auto& x) { return ops::softmax(x[0], 1, DType::none); },
        most, 3);
    near_f64(
        "log_softmax", {{40, 3}},
        [](const auto& x) { return ops::log_softmax(x[0], 0, DType::none); }, most, 3);
    near_f64(
        "glu", {{4, 20}}, [](const auto& x) { return ops::glu(x[0], 1); }, most, 1);
  }
}

TEST(Seconds, OfSlopes) {
  near_f64(
      "prelu", {{5, 4, 3}, {4}}, [](const auto& x) { return ops::prelu(x[0], x[1]); }, 3, 1);
}

TEST(Seconds, OfFusedActivations) {
  for (const Activation act : {Activation::relu, Activation::sigmoid, Activation::tanh}) {
    near_f64(
        "linear", {{5, 4}, {3, 4}},
        [act](const auto& x) { return ops::linear(x[0], x[1], {}, act); }, 1, 8);
  }
}

}  // namespace
}  // namespace mpt::test
