// Edge cases as PyTorch's users expect them: dtypes of mixed kinds, the ends of a dtype's range,
// numbers that an integer cannot hold, NaN.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "autograd/engine.h"
#include "backends/host_access.h"
#include "harness.h"

namespace mpt::test {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
const double kNaN = std::nan("");

using Values = std::vector<double>;

class Edges : public ::testing::Test {
 protected:
  Tensor of(DType dtype, const std::vector<double>& v, bool grad = false) {
    Tensor t = make(*ctx, dtype, {static_cast<int64_t>(v.size())}, v);
    t->wants_grad = grad;
    return t;
  }
  Tensor one(DType dtype, double v) { return make(*ctx, dtype, {}, {v}); }
  // Returns the gradient of y by x for an incoming gradient `g` of y.
  double slope(const Tensor& y, const Tensor& x, double g = 1, bool again = false) {
    Tensor from = make(*ctx, y.dtype(), y.shape(), {g});
    const Tensor roots[] = {y}, grads[] = {from}, inputs[] = {x};
    return values(gradients(roots, grads, inputs, {.create_graph = again})[0]).v[0];
  }

  TestContext ctx;
};

TEST_F(Edges, DivisionOfAnIntegerAndAFloatHasTheFloatsDType) {
  for (DType d : {DType::f16, DType::bf16, DType::f32, DType::f64}) {
    EXPECT_EQ(ops::div(of(DType::i32, {1, 3}), of(d, {2, 2})).dtype(), d);
    EXPECT_EQ(ops::div(of(d, {2, 2}), of(DType::u8, {1, 3})).dtype(), d);
    EXPECT_EQ(ops::div(of(DType::boolean, {1, 1}), one(d, 2)).dtype(), d);
  }
  EXPECT_EQ(ops::div(of(DType::i64, {1, 3}), of(DType::u8, {2, 2})).dtype(), DType::f32);
}

// No intermediate value overflows or underflows where the gradient itself is in range.
TEST_F(Edges, GradientsInTheRangeOfF16) {
  Tensor x = of(DType::f16, {300}), y = of(DType::f16, {300}, true);
  EXPECT_NEAR(slope(ops::div(x, y), y), -1.0 / 300, 1e-5);
  EXPECT_NEAR(slope(ops::div(x, y), y, 1024), -1024.0 / 300, 1e-2);
  y = of(DType::f32, {1e-25}, true);
  EXPECT_NEAR(slope(ops::div(of(DType::f32, {1e-25}), y), y) / -1e25, 1, 1e-5);
  Tensor small = of(DType::f16, {1e-4}, true);
  EXPECT_NEAR(slope(ops::rsqrt(small), small, 0.01) / -5000, 1, 0.01);
  Tensor large = of(DType::f16, {2000}, true);
  EXPECT_NEAR(slope(ops::reciprocal(large), large, 32768) * -122.07, 1, 0.01);
  Tensor half = of(DType::f16, {0.25}, true);
  EXPECT_EQ(slope(ops::square(half), half, 60000), 30000);
  Tensor most = of(DType::f16, {65504}, true);
  EXPECT_NEAR(slope(ops::square(most), most, 0.125), 16376, 8);
}

TEST_F(Edges, AGeluThatIsDifferentiatedAgainSaturates) {
  for (double v : {300.0, -300.0}) {
    Tensor x = of(DType::f16, {v}, true);
    EXPECT_EQ(slope(ops::gelu(x, true), x, 1, true), v > 0 ? 1 : 0);
  }
}

TEST_F(Edges, ReluGivesTheSameGradientWhetherItIsDifferentiatedAgain) {
  Tensor x = of(DType::f32, {-1}, true);
  for (bool again : {false, true}) EXPECT_EQ(slope(ops::relu(x), x, kInf, again), 0);
}

// Where one factor is a constant or a frozen weight, the other factor is not saved: it may change,
// and its memory is freed.
TEST_F(Edges, WhatNoGradientNeedsIsNotKept) {
  Tensor leaf = make(*ctx, DType::f32, {1, 2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8});
  leaf->wants_grad = true;
  const Tensor two = one(DType::f32, 2), weight = make(*ctx, DType::f32, {2, 2}, {1, 1, 1, 1}),
               kernel = make(*ctx, DType::f32, {2, 2, 1, 1}, {1, 1, 1, 1});
  const auto each = {
      std::function<Tensor(const Tensor&)>([&](const Tensor& x) { return ops::mul(x, two); }),
      std::function<Tensor(const Tensor&)>([&](const Tensor& x) { return ops::mul(two, x); }),
      std::function<Tensor(const Tensor&)>([&](const Tensor& x) { return ops::div(x, two); }),
      std::function<Tensor(const Tensor&)>([&](const Tensor& x) { return ops::remainder(x, two); }),
      std::function<Tensor(const Tensor&)>([&](const Tensor& x) { return ops::matmul(x, weight); }),
      std::function<Tensor(const Tensor&)>([&](const Tensor& x) { return ops::matmul(weight, x); }),
      std::function<Tensor(const Tensor&)>(
          [&](const Tensor& x) { return ops::linear(x, weight, {}, Activation::none); }),
      std::function<Tensor(const Tensor&)>(
          [&](const Tensor& x) { return ops::conv2d(x, kernel, {}, {}); }),
      std::function<Tensor(const Tensor&)>(
          [&](const Tensor& x) { return ops::conv_transpose2d(x, kernel, {}, {}); })};
  const double want[] = {2, 2, 0.5, 1, 2, 2, 2, 2, 2};
  int i = 0;
  for (const auto& op : each) {
    for (bool again : {false, true}) {
      Tensor x = ops::mul_scalar(leaf, 1);
      const auto before = x->storage->refs;
      Tensor y = op(x);
      EXPECT_EQ(x->storage->refs, before) << i;
      ops::fill_into(x, 0);
      EXPECT_EQ(slope(ops::sum(y), leaf, 1, again), want[i]) << i;
    }
    ++i;
  }
}

// The nearest f32 is inside of some of these bounds and outside of the others.
TEST_F(Edges, ABoundBetweenTwoNumbersHasOneOnEachSide) {
  for (const double low : {-0.7, -0.3, -0.1}) {
    for (const double high : {0.1, 0.3, 0.7}) {
      std::vector<double> at;
      for (const double bound : {low, high}) {
        const auto near = static_cast<float>(bound);
        for (const float v : {std::nextafter(near, -1.f), near, std::nextafter(near, 1.f)})
          at.push_back(v);
      }
      const Tensor x = of(DType::f32, at, true);
      const Tensor roots[] = {ops::clamp(x, low, high)}, inputs[] = {x},
                   grads[] = {ops::full(*ctx, DType::f32, x.shape(), 1)};
      Values inside;
      for (const double v : at) inside.push_back(v > low && v < high);
      EXPECT_EQ(values(gradients(roots, grads, inputs, {})[0]).v, inside) << low << ' ' << high;
    }
  }
}

TEST_F(Edges, GluDividesADimOfEvenExtent) {
  refused(MPT_ERROR_SHAPE, "x has no dims", [&] { ops::glu(one(DType::f32, 1), -1); });
  refused(MPT_ERROR_SHAPE, "must be even", [&] { ops::glu(of(DType::f32, {1, 2, 3}), 0); });
}

TEST_F(Edges, LerpEndsExactlyAndStaysBetween) {
  const std::vector<double> ends = {-3e38, -1e8, -1.5, -1e-30, 0, 1e-30, 0.1, 1, 1e8, 3e38};
  for (const double a : ends) {
    for (const double b : ends) {
      const Tensor x = of(DType::f32, {a}), y = of(DType::f32, {b});
      const double from = values(x).v[0], to = values(y).v[0];
      EXPECT_EQ(values(ops::lerp_scalar(x, y, 0)).v[0], from);
      EXPECT_EQ(values(ops::lerp_scalar(x, y, 1)).v[0], to);
      for (const double w : {0.1, 0.3, 0.5, 0.7, 0.999}) {
        const double v = values(ops::lerp_scalar(x, y, w)).v[0];
        EXPECT_GE(v, std::min(from, to)) << a << ", " << b << ", " << w;
        EXPECT_LE(v, std::max(from, to)) << a << ", " << b << ", " << w;
      }
    }
  }
}

TEST_F(Edges, ZeroToAPowerIsLevel) {
  Tensor x = of(DType::f32, {0.5}, true), zero = of(DType::f32, {0}, true);
  EXPECT_EQ(slope(ops::rpow_scalar(0, x), x), 0);
  EXPECT_EQ(slope(ops::rpow_scalar(0, zero), zero), 0);
  EXPECT_NEAR(slope(ops::rpow_scalar(2, zero), zero), std::log(2), 1e-6);
}

// Division as in PyTorch: not by a reciprocal, and integers give floats.
TEST_F(Edges, NumbersDivideInOneStep) {
  const Tensor whole = of(DType::i64, {3, -8});
  EXPECT_EQ(ops::div_scalar(whole, 1).dtype(), DType::f32);
  EXPECT_EQ(values(ops::div_scalar(whole, 0.5)).v, (std::vector<double>{6, -16}));
  EXPECT_EQ(values(ops::rdiv_scalar(12, whole)).v, (std::vector<double>{4, -1.5}));
  EXPECT_EQ(read_item<float>(ops::div_scalar(of(DType::f32, {5}), 49)), 5.f / 49.f);
  EXPECT_NE(5.f / 49.f, 5.f * (1 / 49.f)) << "what a reciprocal would give";
  Tensor tiny = of(DType::f16, {1e-5}, true);  // f16 cannot hold its reciprocal
  const Tensor y = ops::rdiv_scalar(0.01, tiny);
  EXPECT_NEAR(values(y).v[0], 0.01 / values(tiny).v[0], 0.5);
  EXPECT_EQ(values(ops::div_scalar(of(DType::f32, {1, -1, 0}), 0)).v[1], -kInf);
}

TEST_F(Edges, SumsAndProductsInOneCall) {
  auto matrix = [&](DType t, const Dims& shape, const std::vector<double>& v) {
    return make(*ctx, t, shape, v);
  };
  const Tensor nan = matrix(DType::f32, {1, 1}, {std::nan("")}),
               two = matrix(DType::f32, {1, 1}, {2});
  EXPECT_EQ(values(ops::addmm(nan, two, two, 0, 3)).v[0], 12) << "beta 0 does not look at it";
  // 256 + 1 + 1: in bf16, 257 would round to 256, and 256 + 1 to 256 again.
  const Tensor row = matrix(DType::bf16, {1, 2}, {256, 1}),
               ones = matrix(DType::bf16, {2, 1}, {1, 1});
  EXPECT_EQ(values(ops::addmm(matrix(DType::bf16, {}, {1}), row, ones, 1, 1)).v[0], 258);
  const Tensor whole = matrix(DType::i64, {1, 1}, {7});
  EXPECT_EQ(values(ops::addmm(whole, whole, whole, -2, 3)).v[0], 133);
  refused(MPT_ERROR_INVALID_ARGUMENT, "whole numbers",
          [&] { ops::addmm(whole, whole, whole, 0.5, 1); });
  refused(MPT_ERROR_DTYPE, "one dtype", [&] { ops::addmm(whole, two, two, 1, 1); });
  refused(MPT_ERROR_SHAPE, "stretches to", [&] { ops::addmm(row, two, two, 1, 1); });
  const Tensor batch = matrix(DType::f32, {2, 1, 1}, {1, 2}),
               one = matrix(DType::f32, {1, 1, 1}, {1});
  refused(MPT_ERROR_SHAPE, "mpt_matmul broadcasts", [&] { ops::bmm(batch, one); });
  refused(MPT_ERROR_SHAPE, "3 dims", [&] { ops::bmm(two, two); });
}

TEST_F(Edges, PowersOfIntegersAreExact) {
  const Tensor three = of(DType::i64, {3, 39});
  EXPECT_EQ(read_item<int64_t>(ops::pow_scalar(three, 39)), 4052555153018976267);
  EXPECT_EQ(read_item<int64_t>(ops::pow(three, of(DType::i64, {39, 1}))), 4052555153018976267);
  EXPECT_EQ(read_item<int64_t>(ops::rpow_scalar(3, three), 1), 4052555153018976267);
  EXPECT_EQ(ops::rpow_scalar(3, three).dtype(), DType::i64);
  EXPECT_EQ(ops::rpow_scalar(0.5, three).dtype(), DType::f32);
  EXPECT_EQ(values(ops::pow_scalar(of(DType::u8, {5, 3}), 7)).v, (std::vector<double>{45, 139}));
  EXPECT_EQ(values(ops::pow(of(DType::i32, {2, 1, -1, 0}), of(DType::i32, {-1, -3, -3, 0}))).v,
            (std::vector<double>{0, 1, -1, 1}));
  refused(MPT_ERROR_INVALID_ARGUMENT, "i64 to the power -1", [&] { ops::pow_scalar(three, -1); });
}

TEST_F(Edges, ProductsOfIntegersWrap) {
  const auto of = [&](DType t, const Dims& shape, const std::vector<double>& v) {
    return make(*ctx, t, shape, v);
  };
  const auto product = [&](DType t, double v) {
    const Tensor a = of(t, {1, 2}, {v, v});
    const double y = values(ops::matmul(a, ops::transpose(a, 0, 1))).v[0];
    EXPECT_EQ(values(ops::linear(a, a, {}, Activation::none)).v[0], y);
    EXPECT_EQ(values(ops::einsum({a, a}, "ij,kj->ik")).v[0], y);
    return y;
  };
  EXPECT_EQ(product(DType::i8, 100), 32);  // 20000
  EXPECT_EQ(product(DType::i8, 9), -94);   // 162
  EXPECT_EQ(product(DType::u8, 100), 32);
  EXPECT_EQ(product(DType::i32, 65536), 0);
  EXPECT_EQ(product(DType::i32, 33000), -2116967296.0);
  EXPECT_EQ(product(DType::i64, 4294967296.0), 0);
  // Sums above 2^53 are exact.
  const Tensor a = of(DType::i64, {1, 3}, {134217728, 1, 134217728});
  const Tensor b = of(DType::i64, {3, 1}, {134217728, 1, -134217728});
  EXPECT_EQ(values(ops::matmul(a, b)).v[0], 1);
  const Tensor row = of(DType::i8, {1, 1}, {100});
  EXPECT_EQ(values(ops::linear(row, row, of(DType::i8, {1}, {100}), Activation::relu)).v[0], 116);
  EXPECT_EQ(values(ops::addmm(row, row, row, 2, 3)).v[0], -8);
}

TEST_F(Edges, FloorDivideIsPythons) {
  const std::vector<double> a = {1.5, -1.5, 7, 7, 1, -158, 0, kInf, 3},
                            b = {-kInf, kInf, 0.1, -0.1, 0, -4.601478576660156e-05, 5, 2, kNaN};
  for (DType d : {DType::f32, DType::f64}) {
    const std::vector<double> v = values(ops::floor_divide(of(d, a), of(d, b))).v;
    EXPECT_EQ(v[0], -1);
    EXPECT_EQ(v[1], -1);
    EXPECT_EQ(v[2], 69);
    EXPECT_EQ(v[3], -70);
    EXPECT_EQ(v[4], kInf);
    EXPECT_EQ(v[5], 3433678);
    EXPECT_EQ(v[6], 0);
    EXPECT_TRUE(std::isnan(v[7]) && std::isnan(v[8]));
  }
}

TEST_F(Edges, BoolsHaveNoNegativeAndNoDifference) {
  const Tensor yes = of(DType::boolean, {1, 0});
  refused(MPT_ERROR_DTYPE, "logical_not", [&] { ops::neg(yes); });
  refused(MPT_ERROR_DTYPE, "logical_xor", [&] { ops::sub(yes, yes); });
  EXPECT_EQ(values(ops::sub(of(DType::i64, {1, 1}), yes)).v, (std::vector<double>{0, 1}));
}

TEST_F(Edges, AnIntegerTakesNoValueThatItHasNot) {
  Tensor x = of(DType::u8, {1, 2});
  const Tensor mask = of(DType::boolean, {1, 0});
  for (double v : {kNaN, kInf, -kInf, 256.0, -256.0}) {
    refused(MPT_ERROR_INVALID_ARGUMENT, "u8", [&] { ops::masked_fill(x, mask, v); });
    refused(MPT_ERROR_INVALID_ARGUMENT, "u8", [&] { ops::fill_into(x, v); });
  }
  refused(MPT_ERROR_INVALID_ARGUMENT, "i64", [&] { ops::full(*ctx, DType::i64, {2}, 0x1p63); });
  EXPECT_EQ(values(x).v, (std::vector<double>{1, 2}));
  EXPECT_EQ(values(ops::masked_fill(x, mask, 255.5)).v[0], 255);
  EXPECT_EQ(values(ops::masked_fill(x, mask, -1)).v[0], 255);  // as in PyTorch
  EXPECT_EQ(read_item<int64_t>(ops::full(*ctx, DType::i64, {1}, -0x1p63)), INT64_MIN);
  EXPECT_EQ(values(ops::full(*ctx, DType::boolean, {1}, 0.5)).v[0], 1);
}

TEST_F(Edges, ChunksOfNothingAreAsManyAsAskedFor) {
  const Tensor x = make(*ctx, DType::f32, {2, 0}, {});
  EXPECT_EQ(ops::chunk(x, 3, 1).size(), 3u);
  EXPECT_EQ(ops::chunk(x, 3, 1)[2].shape(), (Dims{2, 0}));
  EXPECT_EQ(ops::chunk(x, 3, 0).size(), 2u);
  refused(MPT_ERROR_SHAPE, "chunks", [&] { ops::chunk(x, INT64_MAX, 1); });
}

TEST_F(Edges, DivergenceFromANegativeProbabilityIsNaN) {
  const Tensor log_p = of(DType::f32, {-1, -2, -3});
  const std::vector<double> v =
      values(ops::kl_div(log_p, of(DType::f32, {-0.5, 0, 1}), ops::Reduction::none, false)).v;
  EXPECT_TRUE(std::isnan(v[0]));
  EXPECT_EQ(v[1], 0);
  EXPECT_EQ(v[2], 3);
}

TEST_F(Edges, ALossOfLogitsThatAreRightIsSmallAndNotNothing) {
  for (DType d : {DType::f32, DType::f64}) {
    const std::vector<double> x = {20, -20, 50, 3, -3}, t = {1, 0, 1, 0.75, 0.25},
                              v = values(ops::binary_cross_entropy_with_logits(
                                             of(d, x), of(d, t), {}, ops::Reduction::none))
                                      .v;
    for (size_t i = 0; i < 3; ++i) EXPECT_NEAR(v[i] / std::exp(-std::fabs(x[i])), 1, 1e-6);
    for (size_t i = 3; i < 5; ++i) EXPECT_NEAR(v[i], 0.75 + std::log1p(std::exp(-3)), 1e-6);
  }
  // A 16-bit overflow gives an infinite loss, not NaN.
  EXPECT_EQ(values(ops::binary_cross_entropy_with_logits(
                       of(DType::f32, {kInf}), of(DType::f32, {0.5}), {}, ops::Reduction::none))
                .v[0],
            kInf);
}

// The eps, scale and label smoothing reach f64 kernels with all of their digits.
TEST_F(Edges, F64KeepsTheDigitsOfItsNumbers) {
  const double eps = 0.1;  // not a float
  const std::vector<double> in = {1, 2, 3, 6};
  const double var = 3.5, want = 3 / std::sqrt(var + eps);
  const Tensor x = make(*ctx, DType::f64, {1, 4}, in), row = make(*ctx, DType::f64, {4, 1}, in);
  EXPECT_NEAR(values(ops::layer_norm(x, 1, {}, {}, eps)).v[3], want, 1e-14);
  EXPECT_NEAR(values(ops::rms_norm(x, 1, {}, eps)).v[3], 6 / std::sqrt(12.5 + eps), 1e-14);
  Tensor mean = of(DType::f64, {0}), running = of(DType::f64, {0});
  EXPECT_NEAR(
      values(ops::batch_norm(row, {}, {}, mean, running, true, 1, eps, Activation::none)).v[3],
      want, 1e-14);
  EXPECT_NEAR(values(running).v[0], var * 4 / 3, 1e-14);
  const Tensor q = make(*ctx, DType::f64, {1, 1, 1}, {1}),
               k = make(*ctx, DType::f64, {1, 2, 1}, {0, 1}),
               v = make(*ctx, DType::f64, {1, 2, 1}, {0, 1});
  EXPECT_NEAR(values(ops::scaled_dot_product_attention(q, k, v, {}, 0, false, 0.1)).v[0],
              1 / (1 + std::exp(-0.1)), 1e-15);
  const Tensor logits = make(*ctx, DType::f64, {1, 2}, {0, 1});
  const double log_sum = std::log(1 + std::exp(1));
  EXPECT_NEAR(values(ops::cross_entropy(logits, make(*ctx, DType::i64, {1}, {0}), {}, -100,
                                        ops::Reduction::sum, 0.1))
                  .v[0],
              0.95 * log_sum + 0.05 * (log_sum - 1), 1e-15);
}

// Integers that are no numbers of f64 are rounded once: 2^62 + 2^54 is in the middle of two numbers
// of bf16, and one more decides.
TEST_F(Edges, LargeIntegersAreRoundedOnce) {
  const int64_t top = int64_t{1} << 62;
  struct Bits {
    DType dtype;
    int kept;
  };
  for (const auto& [dtype, kept] :
       {Bits{DType::bf16, 8}, Bits{DType::f32, 24}, Bits{DType::f64, 53}}) {
    if (dtype == DType::f64 && !ctx->home->is_host) continue;  // perhaps without f64
    const int64_t step = int64_t{1} << (63 - kept), half = step / 2;
    const int64_t in[] = {top + half,        top + half + 1,        top + half - 1,
                          top + step + half, top + step + half - 1, -top - half - 1,
                          -top - half};
    const int64_t out[] = {top, top + step, top, top + 2 * step, top + step, -top - step, -top};
    Tensor x = Tensor::empty(*ctx, DType::i64, {7});
    {
      const HostWriter<int64_t> to(x);
      std::copy(std::begin(in), std::end(in), to.begin());
      to.finish();
    }
    const std::vector<double> y = values(ops::cast(x, dtype)).v;
    for (size_t i = 0; i < 7; ++i)
      EXPECT_EQ(y[i], static_cast<double>(out[i])) << name_of(dtype) << " " << i;
  }
}

// A number that is added to all scores of a query changes nothing: neither the logarithm of their
// sum, which is lost beside it, nor its rounding is part of a probability.
TEST_F(Edges, AttentionToHugeScores) {
  const TestContext truth(true);
  struct Result {
    Values y, dk, dv;
  };
  constexpr int64_t kQueries = 70;
  const auto run = [&](const TestContext& on, DType dtype, int64_t keys, double level, bool causal,
                       bool masked) {
    Values k, v, hidden, incoming;
    for (int64_t j = 0; j < keys; ++j) {
      k.push_back(level + (level == 0 || std::fabs(level) < 0x1p22 ? double(j % 3) : 0));
      v.push_back(std::sin(double(j)));
      hidden.push_back(j % 5 == 4 ? -kInf : 0);
    }
    for (int64_t i = 0; i < kQueries; ++i) incoming.push_back(std::cos(double(i)));
    const Tensor q = make(*on, dtype, {1, 1, kQueries, 1}, Values(kQueries, 1));
    Tensor a = make(*on, dtype, {1, 1, keys, 1}, k), b = make(*on, dtype, {1, 1, keys, 1}, v);
    a->wants_grad = b->wants_grad = true;
    const Tensor mask = masked ? make(*on, dtype, {1, 1, 1, keys}, hidden) : Tensor();
    const Tensor y = ops::scaled_dot_product_attention(q, a, b, mask, 0, causal, 1);
    const Tensor roots[] = {y}, inputs[] = {a, b},
                 grads[] = {make(*on, dtype, {1, 1, kQueries, 1}, incoming)};
    const std::vector<Tensor> g = gradients(roots, grads, inputs, {});
    return Result{values(y).v, values(g[0]).v, values(g[1]).v};
  };
  for (const DType dtype : {DType::f32, DType::f64}) {
    for (const int64_t keys : {2, 300}) {
      for (const bool causal : {false, true}) {
        for (const bool masked : {false, true}) {
          for (const double level : {0x1p9, 0x1p20, -0x1p20, 0x1p50, -0x1p50, 0x1p100}) {
            const bool near = std::fabs(level) < 0x1p22;
            Result want = run(truth, DType::f64, keys, 0, causal, masked);
            // Beside a huge number others are lost: all scores are equal.
            if (!near) want = run(truth, DType::f64, keys, 0x1p30, causal, masked);
            const Result got = run(ctx, dtype, keys, level, causal, masked);
            const std::string what = std::string(name_of(dtype)) + ", " + std::to_string(level);
            const std::pair<const Values*, const Values*> pairs[] = {
                {&got.y, &want.y}, {&got.dk, &want.dk}, {&got.dv, &want.dv}};
            for (const auto& [g, w] : pairs)
              for (size_t i = 0; i < w->size(); ++i) ASSERT_NEAR((*g)[i], (*w)[i], 2e-5) << what;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace mpt::test
