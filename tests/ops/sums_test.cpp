// Sums and counts: reductions, losses and their gradients of 16 bits pass through no number of 16
// bits on the way, outside a scope as in one, for 1 to 65520 elements (in the full tier to a
// million).
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "../tier.h"
#include "autocast/classes.h"
#include "autograd/engine.h"
#include "core/tensor_meta.h"
#include "summed.h"

namespace mpt::test {
namespace {

using enum ops::Reduction;

// Returns n values: all equal, or of both signs and several sizes.
std::vector<double> drawn(int64_t n, double seed, bool equal) {
  std::vector<double> v;
  for (int64_t i = 0; i < n; ++i) {
    v.push_back(equal ? seed : seed * std::sin(seed * static_cast<double>(i + 1)));
  }
  return v;
}
std::vector<double> drawn(int64_t n, double seed, bool equal, Terms terms) {
  std::vector<double> v = drawn(n, seed, equal);
  for (double& x : v) {
    if (terms == Terms::shares) x = 1 / (1 + std::exp(-x));
    // The product of many equal numbers is 0, 1 or infinite.
    if (terms == Terms::near_one) x = equal ? 1 : std::exp(x / 2);
  }
  return v;
}

class Sums : public ::testing::Test {
 protected:
  struct Result {
    Array y, dx, dy;
  };
  Result of(const Summed& f, DType dtype, const Array& x, const Array& y) {
    Tensor a = make(*ctx, x, dtype), b = make(*ctx, y, dtype);
    a->wants_grad = b->wants_grad = true;
    const Tensor root = f.run(a, b);
    std::vector<double> incoming;
    for (int64_t i = 0; i < root.count(); ++i) {
      incoming.push_back(f.incoming * (i % 3 == 0 ? 1 : 0.5 * static_cast<double>(i % 3 * 2 - 1)));
    }
    const Tensor roots[] = {root}, grads[] = {make(*ctx, root.dtype(), root.shape(), incoming)},
                 inputs[] = {a, b};
    const std::vector<Tensor> g = gradients(roots, grads, inputs, {});
    return {values(root), values(g[0]), g[1] ? values(g[1]) : Array{}};
  }
  // Expects the elements within `units` of half the distance of neighbours of the true ones, or
  // within the smallest step, and `more`, and `relative` of the largest.
  void expect_near(const Array& got, const Array& want, DType dtype, double units, double relative,
                   double more, const std::string& what) {
    const double unit = dtype == DType::bf16 ? 0x1p-8 : dtype == DType::f16 ? 0x1p-11 : 0x1p-24;
    const double most = 65504, least = dtype == DType::f32 ? 0x1p-126 : 0x1p-24;
    double scale = 0;
    for (const double w : want.v) scale = std::max(scale, std::fabs(w));
    ASSERT_EQ(got.v.size(), want.v.size()) << what;
    for (size_t i = 0; i < want.v.size(); ++i) {
      if (got.dtype == DType::f16 && std::fabs(want.v[i]) > most) continue;
      // Where the terms of an element cancel, f32's rounding of them remains.
      const double bound = units * unit * std::fabs(want.v[i]) + relative * scale + least + more;
      ASSERT_LE(std::fabs(got.v[i] - want.v[i]), bound)
          << what << ": element " << i << " is " << got.v[i] << ", not " << want.v[i];
    }
  }

  TestContext ctx;
};

TEST_F(Sums, AreWithinARoundingOfTheTrueOnes) {
  std::vector<int64_t> counts = {1, 7, 300, 4097, 65520};
  if (is_full_tier()) counts.push_back(1000000);
  // Devices run each function once over equal terms, and once over others in a scope. In the full
  // tier they run all, but a million terms only once.
  const bool few = test_device() && !is_full_tier();
  if (few) counts = {65520};
  for (const DType dtype : {DType::f16, DType::bf16, DType::f32}) {
    if (few && dtype == DType::f32) continue;
    for (const int64_t n : counts) {
      for (const bool equal : {true, false}) {
        if (n == 1000000 && test_device() && (equal || dtype != DType::bf16)) continue;
        for (const Summed& f : summed()) {
          // The values are those of the dtype, so that only the computation differs.
          Array x{.shape = {n}, .v = drawn(n, 1.375, equal, f.x)},
              y{.shape = {n}, .v = drawn(n, -0.625, equal, f.y)};
          x.v = values(make(*ctx, x, dtype)).v;
          y.v = values(make(*ctx, y, dtype)).v;
          const std::string what = std::string(f.name) + " of " + std::to_string(n) +
                                   (equal ? " equal " : " ") + name_of(dtype);
          const Result want = of(f, DType::f64, x, y);
          for (const bool scope : {false, true}) {
            if ((scope && !f.in_scope) || (few && scope == equal)) continue;
            if (scope) autocast_push(*ctx, {.dtype = dtype == DType::f32 ? DType::bf16 : dtype});
            const Result got = of(f, dtype, x, y);
            if (scope) autocast_pop(*ctx);
            const auto terms = static_cast<double>(n);
            const double slope = f.cancels == Cancels::slope ? 0x1p-22 : 0;
            const double more =
                f.cancels != Cancels::sum
                    ? (f.cancels == Cancels::mean ? 0x1p-24 : slope)
                    : (dtype == DType::f32 ? 0x1p-24 * terms : 0x1p-22 * std::sqrt(terms));
            const double relative = 1e-5 + (f.accumulates ? 0x1p-22 * std::sqrt(terms) : 0);
            const std::string where = what + (scope ? " in a scope" : "");
            expect_near(got.y, want.y, dtype, 1.1, relative, more, where);
            expect_near(got.dx, want.dx, dtype, 3, relative, slope, where + ", gradient");
            expect_near(got.dy, want.dy, dtype, 3, relative, slope, where + ", gradient of y");
          }
        }
      }
    }
  }
}

// Operations of the sections of reductions and losses, and later ones, that sum nothing or that
// other tests cover.
const char* const kNoSum[] = {
    // They give truth values and places, which do not round.
    "any", "all", "argmax", "argmin", "nonzero", "isclose",
    // They draw, or drop elements.
    "dropout", "dropout_channels", "gumbel_softmax", "multinomial",
    // They compute each element on its own.
    "div_scalar", "rdiv_scalar", "tan", "log2", "log10", "round_decimals", "softsign", "logsigmoid",
    "softplus_beta", "hardsigmoid", "hardswish", "mish", "glu", "prelu", "lerp", "lerp_scalar",
    "add_scaled",
    // They move elements.
    "pixel_shuffle", "pixel_unshuffle", "masked_select", "unique",
    // They are products, windows and sums by index, whose kernels long_sums_test.cpp tests.
    "bmm", "addmm", "einsum", "attention_weights", "interpolate_by", "index_add_scaled",
    "adaptive_max_pool1d", "adaptive_max_pool2d", "adaptive_max_pool3d"};

TEST_F(Sums, EveryReductionAndLossHasARow) {
  std::set<std::string> rowed, not_rowed;
  for (const Summed& f : summed())
    rowed.insert(std::string(f.name).substr(0, std::string(f.name).find('/')));
  for (const char* name : kNoSum) not_rowed.insert(name);
  const auto within = [](int i, Op first, Op last) {
    return i >= static_cast<int>(first) && i <= static_cast<int>(last);
  };
  std::set<std::string> sections;
  for (int i = 0; i < kOps; ++i) {
    // Whatever is added to the list comes after rnn_tanh.
    if (kOpInfo[i].internal ||
        !(within(i, Op::sum, Op::cumsum) || within(i, Op::softmax, Op::cosine_similarity) ||
          within(i, Op::div_scalar, Op::count_)))
      continue;
    const std::string name = kOpInfo[i].name;
    sections.insert(name);
    EXPECT_NE(rowed.contains(name), not_rowed.contains(name))
        << name << " needs a row in summed.cpp, or a place in kNoSum with its reason";
  }
  for (const std::string& name : not_rowed) EXPECT_TRUE(sections.contains(name)) << name;
}

// A function of w [1] and x [n] in which w stands n times, and the gradient of w that one element
// of the result's gives.
struct Repeated {
  const char* name;
  std::function<Tensor(const Tensor& w, const Tensor& x)> run;
  std::function<double(double w, double x, double g)> grad;
};
const Repeated kRepeated[] = {
    {"mul", [](const Tensor& w, const Tensor& x) { return ops::mul(w, x); },
     [](double, double x, double g) { return g * x; }},
    {"mul/by itself", [](const Tensor& w, const Tensor& x) { return ops::mul(x, w); },
     [](double, double x, double g) { return g * x; }},
    {"div", [](const Tensor& w, const Tensor& x) { return ops::div(w, x); },
     [](double, double x, double g) { return g / x; }},
    {"div/by it", [](const Tensor& w, const Tensor& x) { return ops::div(x, w); },
     [](double w, double x, double g) { return -g * x / w / w; }},
    {"remainder", [](const Tensor& w, const Tensor& x) { return ops::remainder(x, w); },
     [](double w, double x, double g) { return -g * std::floor(x / w); }},
    {"lerp_scalar", [](const Tensor& w, const Tensor& x) { return ops::lerp_scalar(w, x, 0.999); },
     [](double, double, double g) { return g * 0.001; }},
    {"matmul/one matrix",
     [](const Tensor& w, const Tensor& x) {
       const Tensor rows = ops::reshape(x, {x.count(), 1, 1});
       return ops::reshape(ops::matmul(rows, ops::reshape(w, {1, 1})), {x.count()});
     },
     [](double, double x, double g) { return g * x; }},
    {"matmul/one of a batch",
     [](const Tensor& w, const Tensor& x) {
       const Tensor rows = ops::reshape(x, {x.count(), 1, 1});
       return ops::reshape(ops::matmul(ops::reshape(w, {1, 1, 1}), rows), {x.count()});
     },
     [](double, double x, double g) { return g * x; }},
};

TEST_F(Sums, GradientsOfARepeatedOperandAreRoundedOnce) {
  const int64_t n = test_device() ? 4097 : 60000;
  for (const DType half : {DType::f16, DType::bf16}) {
    for (const double size : {1e-4, 100.0}) {
      const Array x{.shape = {n},
                    .v = values(make(*ctx, {.shape = {n}, .v = drawn(n, size, true)}, half)).v};
      const Array g{.shape = {n},
                    .v = values(make(*ctx, {.shape = {n}, .v = drawn(n, 1e-4, true)}, half)).v};
      for (const Repeated& f : kRepeated) {
        Tensor w = make(*ctx, half, {1}, {0.75}), with = make(*ctx, x, half);
        w->wants_grad = true;
        const Tensor roots[] = {f.run(w, with)}, grads[] = {make(*ctx, g, half)}, inputs[] = {w};
        const double got = values(gradients(roots, grads, inputs, {})[0]).v[0];
        double want = 0;
        for (size_t i = 0; i < x.v.size(); ++i) want += f.grad(0.75, x.v[i], g.v[i]);
        const double unit = half == DType::bf16 ? 0x1p-8 : 0x1p-11;
        EXPECT_NEAR(got, want, 0.51 * unit * 2 * std::fabs(want) + 0x1p-25 + 1e-5 * std::fabs(want))
            << f.name << " of " << name_of(half) << ", " << size;
      }
    }
  }
}

TEST_F(Sums, AGradientOfManyPartsMayOverflowOnTheWay) {
  Tensor x = make(*ctx, DType::f16, {1}, {0});
  x->wants_grad = true;
  const Tensor grads[] = {make(*ctx, DType::f16, {6, 1}, {4e4, 4e4, -6e4, -6e4, 4e4, 4e4})};
  const auto stacked = [&] { return ops::stack({x, x, x, x, x, x}, 0); };
  const Tensor inputs[] = {x}, first[] = {stacked()}, second[] = {stacked()};
  EXPECT_EQ(values(gradients(first, grads, inputs, {})[0]).v[0], 40000);
  backward(second, grads, {});
  EXPECT_EQ(values(x->meta->grad).v[0], 40000);
}

TEST_F(Sums, TheGradientOfAStdDoesNotReadItsRoundedResult) {
  Tensor x = make(*ctx, DType::f16, {2}, {65504, -65504});
  x->wants_grad = true;
  const Tensor roots[] = {ops::std(x, {}, 1)}, grads[] = {ops::full(*ctx, DType::f16, {}, 1)},
               inputs[] = {x};
  const Array d = values(gradients(roots, grads, inputs, {})[0]);
  EXPECT_NEAR(d.v[0], std::sqrt(0.5), 1e-3);
  EXPECT_NEAR(d.v[1], -std::sqrt(0.5), 1e-3);
}

TEST_F(Sums, LossesAreF32) {
  const Tensor x = make(*ctx, DType::f16, {2}, {300, 0}), y = make(*ctx, DType::f16, {2}, {0, 0});
  EXPECT_EQ(values(ops::mse_loss(x, y, sum)).v[0], 90000);
  for (const auto& loss :
       {ops::mse_loss(x, y, none), ops::l1_loss(x, y, mean), ops::huber_loss(x, y, none, 1),
        ops::smooth_l1_loss(x, y, sum, 1), ops::kl_div(x, y, sum, false),
        ops::binary_cross_entropy_with_logits(x, y, {}, mean)}) {
    EXPECT_EQ(loss.dtype(), DType::f32);
  }
}

TEST_F(Sums, AProbabilityThatIsItsTargetHasNoGradient) {
  for (const DType t : {DType::f16, DType::bf16, DType::f32}) {
    Tensor p = make(*ctx, t, {3}, {0, 0.5, 1});
    p->wants_grad = true;
    const Tensor loss = ops::binary_cross_entropy(p, ops::detach(p), none);
    const Tensor roots[] = {loss}, grads[] = {ops::full(*ctx, loss.dtype(), {3}, 1)},
                 inputs[] = {p};
    EXPECT_EQ(values(gradients(roots, grads, inputs, {})[0]).v, (std::vector<double>{0, 0, 0}));
  }
}

}  // namespace
}  // namespace mpt::test
