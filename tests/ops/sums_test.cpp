// Sums and counts of 16-bit tensors: reductions, losses and their gradients pass through no number
// of 16 bits on the way, outside a scope as in one, for 1 to 65520 elements (in the full tier to a
// million).
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "../tier.h"
#include "autocast/classes.h"
#include "autograd/engine.h"
#include "core/tensor_meta.h"
#include "harness.h"

namespace mpt::test {
namespace {

using enum ops::Reduction;

// A function of x [n] and y [n], to compare with the same function of f64.
struct Summed {
  const char* name;
  std::function<Tensor(const Tensor& x, const Tensor& y)> run;
  bool cancels = false;  // terms of both signs are summed, each with f32's rounding
};
const Summed kSummed[] = {
    {"sum", [](const Tensor& x, const Tensor&) { return ops::sum(x); }, true},
    {"mean", [](const Tensor& x, const Tensor&) { return ops::mean(x); }},
    {"var", [](const Tensor& x, const Tensor&) { return ops::var(x, {}, 0); }},
    {"std", [](const Tensor& x, const Tensor&) { return ops::std(x, {}, 0); }},
    {"max", [](const Tensor& x, const Tensor&) { return ops::max(x); }},
    {"min", [](const Tensor& x, const Tensor&) { return ops::min(x); }},
    {"amin", [](const Tensor& x, const Tensor&) { return ops::amin(x); }},
    {"norm", [](const Tensor& x, const Tensor&) { return ops::norm(x, 2); }},
    {"norm/3", [](const Tensor& x, const Tensor&) { return ops::norm(x, 3); }},
    {"logsumexp", [](const Tensor& x, const Tensor&) { return ops::logsumexp(x); }},
    {"dot", [](const Tensor& x, const Tensor& y) { return ops::dot(x, y); }, true},
    {"add/broadcast",
     [](const Tensor& x, const Tensor& y) { return ops::add(ops::narrow(x, 0, 0, 1), y); }},
    {"mse_loss", [](const Tensor& x, const Tensor& y) { return ops::mse_loss(x, y, mean); }},
    {"mse_loss/sum", [](const Tensor& x, const Tensor& y) { return ops::mse_loss(x, y, sum); }},
    {"l1_loss", [](const Tensor& x, const Tensor& y) { return ops::l1_loss(x, y, sum); }},
    {"huber_loss", [](const Tensor& x, const Tensor& y) { return ops::huber_loss(x, y, sum, 1); }},
    {"smooth_l1_loss",
     [](const Tensor& x, const Tensor& y) { return ops::smooth_l1_loss(x, y, sum, 0.5); }},
    {"kl_div", [](const Tensor& x, const Tensor& y) { return ops::kl_div(x, y, batchmean, true); }},
    {"bce_with_logits",
     [](const Tensor& x, const Tensor& y) {
       return ops::binary_cross_entropy_with_logits(x, y, {}, mean);
     }},
    {"nll_loss",
     [](const Tensor& x, const Tensor&) {
       const Tensor target = ops::full(x.ctx(), DType::i64, {x.count()}, 0);
       return ops::nll_loss(ops::reshape(x, {x.count(), 1}), target, {}, -100, mean);
     }},
    {"cross_entropy",
     [](const Tensor& x, const Tensor& y) {
       const Tensor target = ops::full(x.ctx(), DType::i64, {x.count()}, 1);
       return ops::cross_entropy(ops::stack({x, y}, 1), target, {}, -100, mean, 0);
     }},
    {"cosine_similarity",
     [](const Tensor& x, const Tensor& y) { return ops::cosine_similarity(x, y, 0, 1e-8); }},
};

// The values of x and y: all equal, or of both signs and several sizes.
std::vector<double> drawn(int64_t n, double seed, bool equal) {
  std::vector<double> v;
  for (int64_t i = 0; i < n; ++i) {
    v.push_back(equal ? seed : seed * std::sin(seed * static_cast<double>(i + 1)));
  }
  return v;
}

class Sums : public ::testing::Test {
 protected:
  struct Result {
    Array y, dx;
  };
  Result of(const Summed& f, DType dtype, const Array& x, const Array& y) {
    Tensor a = make(*ctx, x, dtype), b = make(*ctx, y, dtype);
    a->wants_grad = true;
    const Tensor root = f.run(a, b);
    const Tensor roots[] = {root}, grads[] = {ops::full(*ctx, root.dtype(), root.shape(), 1)},
                 inputs[] = {a};
    return {values(root), values(gradients(roots, grads, inputs, {})[0])};
  }
  // Expects the elements within `units` of 2^-8 or 2^-11 of the true ones, or of the smallest step.
  void expect_near(const Array& got, const Array& want, DType half, double units, double more,
                   const std::string& what) {
    const double unit = half == DType::bf16 ? 0x1p-8 : 0x1p-11, most = 65504, least = 0x1p-24;
    double scale = 0;
    for (const double w : want.v) scale = std::max(scale, std::fabs(w));
    for (size_t i = 0; i < want.v.size(); ++i) {
      if (got.dtype == DType::f16 && std::fabs(want.v[i]) > most) continue;
      // Where the terms of an element cancel, f32's rounding of them remains.
      const double bound = units * unit * std::fabs(want.v[i]) + 1e-5 * scale + least + more;
      ASSERT_LE(std::fabs(got.v[i] - want.v[i]), bound)
          << what << ": element " << i << " is " << got.v[i] << ", not " << want.v[i];
    }
  }

  TestContext ctx;
};

TEST_F(Sums, AreWithinARoundingOfTheTrueOnes) {
  std::vector<int64_t> counts = {1, 7, 300, 4097, 65520};
  if (is_full_tier()) counts.push_back(1000000);
  else if (test_device()) counts = {7, 65520};
  for (const DType half : {DType::f16, DType::bf16}) {
    for (const int64_t n : counts) {
      for (const bool equal : {true, false}) {
        // The values are those of the 16 bits, so that only the computation differs.
        Array x{.shape = {n}, .v = drawn(n, 1.375, equal), .differentiable = true},
            y{.shape = {n}, .v = drawn(n, -0.625, equal)};
        x.v = values(make(*ctx, x, half)).v;
        y.v = values(make(*ctx, y, half)).v;
        for (const Summed& f : kSummed) {
          const std::string what = std::string(f.name) + " of " + std::to_string(n) +
                                   (equal ? " equal " : " ") + name_of(half);
          const Result want = of(f, DType::f64, x, y);
          for (const bool scope : {false, true}) {
            if (scope) autocast_push(*ctx, {.dtype = half});
            const Result got = of(f, half, x, y);
            if (scope) autocast_pop(*ctx);
            const double more = f.cancels ? 0x1p-22 * std::sqrt(static_cast<double>(n)) : 0;
            expect_near(got.y, want.y, half, 1.1, more, what + (scope ? " in a scope" : ""));
            expect_near(got.dx, want.dx, half, 3, 0,
                        what + (scope ? " in a scope" : "") + ", gradient");
          }
        }
      }
    }
  }
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
