// Limit cases as in PyTorch, on both backends: gradients where an element is NaN, infinite or on a
// kink, and tensors without elements or without dims.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <limits>

#include "autograd/engine.h"
#include "harness.h"

namespace mpt::test {
namespace {

using Values = std::vector<double>;
constexpr double kInf = std::numeric_limits<double>::infinity();
const double kNaN = std::nan("");

// Expects NaN where NaN is wanted, equal values elsewhere.
void expect_same(const Values& got, const Values& want, const char* what) {
  ASSERT_EQ(got.size(), want.size()) << what;
  for (size_t i = 0; i < want.size(); ++i) {
    if (std::isnan(want[i])) EXPECT_TRUE(std::isnan(got[i])) << what << " " << i << ": " << got[i];
    else EXPECT_EQ(got[i], want[i]) << what << " " << i;
  }
}

class Limits : public ::testing::TestWithParam<bool> {
 protected:
  Tensor of(DType dtype, const Dims& shape, const Values& v, bool grad = true) {
    Tensor t = make(*ctx, dtype, shape, v);
    t->wants_grad = grad;
    return t;
  }
  Tensor of(DType dtype, const Values& v) { return of(dtype, {static_cast<int64_t>(v.size())}, v); }
  Tensor empty(const Dims& shape, bool grad = true) { return of(DType::f32, shape, {}, grad); }
  Tensor index(const Dims& shape, const Values& v = {}) { return of(DType::i64, shape, v, false); }

  // Expects the gradient of y's sum, both with and without create_graph.
  void expect_grad(const std::function<Tensor()>& f, const Tensor& x, const Values& want,
                   const char* what) {
    for (bool again : {false, true}) {
      const Tensor roots[] = {ops::sum(f())}, inputs[] = {x};
      const Tensor g = gradients(roots, {}, inputs, {.create_graph = again})[0];
      ASSERT_TRUE(g) << what;
      EXPECT_EQ(g.shape(), x.shape()) << what;
      expect_same(values(g).v, want, what);
    }
  }
  // Expects that gradients of both orders are finite and have the shapes of their tensors.
  void expect_orders(const char* what, const Tensor& y, std::vector<Tensor> inputs) {
    Tensor g = of(y.dtype(), y.shape(), Values(static_cast<size_t>(y.count()), 1));
    const Tensor roots[] = {y}, from[] = {g};
    const std::vector<Tensor> first = gradients(roots, from, inputs, {.create_graph = true});
    Tensor total;
    for (size_t i = 0; i < inputs.size(); ++i) {
      ASSERT_TRUE(first[i]) << what << i;
      EXPECT_EQ(first[i].shape(), inputs[i].shape()) << what << i;
      for (double v : values(first[i]).v) EXPECT_TRUE(std::isfinite(v)) << what << i;
      Tensor part = ops::sum(ops::square(first[i]));
      total = total ? ops::add(total, part) : part;
    }
    if (!total.requires_grad()) return;
    inputs.push_back(g);
    const Tensor again[] = {total};
    const std::vector<Tensor> second = gradients(again, {}, inputs, {});
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (!second[i]) continue;
      EXPECT_EQ(second[i].shape(), inputs[i].shape()) << what << i;
      for (double v : values(second[i]).v) EXPECT_TRUE(std::isfinite(v)) << what << i;
    }
  }

  TestContext ctx{GetParam()};
};

constexpr DType kFloats[] = {DType::f32, DType::f64, DType::f16, DType::bf16};

// -- NaN, infinity, kinks -------------------------------------------------------------------------

TEST_P(Limits, AGradientPassesAReluOfNaN) {
  // More than a vector, with a remainder.
  Values in(37, 2), want(37, 1);
  in[3] = in[36] = kNaN;
  in[4] = in[35] = 0;
  in[5] = -kInf;
  want[4] = want[5] = want[35] = 0;
  for (DType d : kFloats) {
    Tensor x = of(d, in);
    expect_grad([&] { return ops::relu(x); }, x, want, name_of(d));
  }
}

TEST_P(Limits, AGradientPassesAFusedReluOfNaN) {
  for (DType d : {DType::f32, DType::bf16}) {
    Tensor bias = of(d, {kNaN, -1, 1});
    const Tensor x = of(d, {1, 1}, {0}, false), w = of(d, {3, 1}, {1, 1, 1}, false);
    expect_grad([&] { return ops::linear(x, w, bias, Activation::relu); }, bias, {1, 0, 1},
                name_of(d));
  }
  const Tensor x = of(DType::f32, {2, 3}, {1, 2, 3, 4, 5, 6}, false),
               w = of(DType::f32, {3}, {1, 1, 1}, false);
  Tensor b = of(DType::f32, {kNaN, -9, 9});
  expect_grad([&] { return ops::batch_norm(x, w, b, {}, {}, true, 0, 1e-5, Activation::relu); }, b,
              {2, 0, 2}, "batch_norm");
}

TEST_P(Limits, BothOfAPairGetTheGradientWhereOneIsNaN) {
  for (DType d : kFloats) {
    Tensor a = of(d, {kNaN, 1, 2, 3, kInf}), b = of(d, {1, kNaN, 2, 1, -kInf});
    auto most = [&] { return ops::maximum(a, b); };
    auto least = [&] { return ops::minimum(a, b); };
    expect_grad(most, a, {1, 1, 0.5, 1, 1}, "maximum a");
    expect_grad(most, b, {1, 1, 0.5, 0, 0}, "maximum b");
    expect_grad(least, a, {1, 1, 0.5, 0, 0}, "minimum a");
    expect_grad(least, b, {1, 1, 0.5, 1, 1}, "minimum b");
    // An input that does not contribute gets gradient 0 even if the incoming gradient is infinite.
    const Tensor huge = of(d, {5}, Values(5, kInf), false);
    expect_grad([&] { return ops::mul(most(), huge); }, b, {kInf, kInf, kInf, 0, 0}, "infinite");
  }
}

TEST_P(Limits, TheExtremeOfAllSharesItsGradientAmongNaNs) {
  Tensor x = of(DType::f32, {1, kNaN, 2, kNaN}), y = of(DType::f32, {1, 3, 3, 2});
  expect_grad([&] { return ops::max(x); }, x, {0, 0.5, 0, 0.5}, "max");
  expect_grad([&] { return ops::min(x); }, x, {0, 0.5, 0, 0.5}, "min");
  expect_grad([&] { return ops::max(y); }, y, {0, 0.5, 0.5, 0}, "equals");
  expect_grad([&] { return ops::amax(x); }, x, Values(4, kNaN), "amax");
}

TEST_P(Limits, AClampHasNoSlopeAtABound) {
  for (DType d : kFloats) {
    Tensor x = of(d, {-kInf, -2, -1, 0, 1, 2, kInf, kNaN});
    expect_grad([&] { return ops::clamp(x, -1, 1); }, x, {0, 0, 0, 1, 0, 0, 0, 0}, "both");
    expect_grad([&] { return ops::clamp(x, -1, kInf); }, x, {0, 0, 0, 1, 1, 1, 1, 0}, "low");
    expect_grad([&] { return ops::clamp(x, -kInf, 1); }, x, {1, 1, 1, 1, 0, 0, 0, 0}, "high");
  }
}

TEST_P(Limits, WhatIsLinearPastItsBoundHasNoSecondSlopeThere) {
  const Tensor target = of(DType::f64, {3}, {0, 0, 0}, false);
  Tensor x = of(DType::f64, {-2, 0, 2});
  auto curve = [&](const Tensor& y) {
    const Tensor roots[] = {ops::sum(y)}, inputs[] = {x};
    const Tensor again[] = {ops::sum(gradients(roots, {}, inputs, {.create_graph = true})[0])};
    return values(gradients(again, {}, inputs, {})[0]).v;
  };
  expect_same(curve(ops::huber_loss(x, target, ops::Reduction::sum, 2)), {0, 1, 0}, "huber");
  expect_same(curve(ops::smooth_l1_loss(x, target, ops::Reduction::sum, 2)), {0, 0.5, 0}, "smooth");
  expect_same(curve(ops::elu(x, 1)), {std::exp(-2), 0, 0}, "elu");
}

TEST_P(Limits, ANormOfInfiniteElementsSaysSo) {
  Tensor x = of(DType::f64, {kInf, 1}), zero = of(DType::f64, {0, 2});
  expect_grad([&] { return ops::norm(x, 0.5); }, x, {kNaN, kInf}, "p 0.5");
  expect_grad([&] { return ops::norm(zero, -1); }, zero, {0, 0}, "p -1");
}

TEST_P(Limits, AProductOfZeroAndWhatIsNotFinite) {
  Tensor x = of(DType::f32, {0, kInf, 1}), y = of(DType::f32, {0, kNaN, 1}),
         z = of(DType::f32, {0, 0, kNaN}), finite = of(DType::f32, {0, 2, 3});
  auto product = [](const Tensor& t) { return [&t] { return ops::prod(t); }; };
  expect_grad(product(x), x, {kInf, 0, kNaN}, "infinite");
  expect_grad(product(y), y, {kNaN, 0, kNaN}, "NaN");
  expect_grad(product(z), z, {kNaN, kNaN, 0}, "two zeros");
  expect_grad(product(finite), finite, {6, 0, 0}, "finite");
}

TEST_P(Limits, ARowThatIsIgnoredMayHoldNaN) {
  Tensor x = of(DType::f32, {3, 2}, {1, 1, kNaN, 1, kInf, 1});
  const Tensor target = index({3}, {0, -100, -100});
  expect_grad([&] { return ops::cross_entropy(x, target, {}, -100, ops::Reduction::mean, 0); }, x,
              {-0.5, 0.5, 0, 0, 0, 0}, "cross_entropy");
}

TEST_P(Limits, ASoftmaxOfHugeEqualsIsEven) {
  for (DType d : {DType::f32, DType::f64}) {
    const Tensor x = of(d, {4}, Values(4, 1e30), false);
    expect_same(values(ops::softmax(x, 0, DType::none)).v, Values(4, 0.25), "softmax");
    EXPECT_NEAR(values(ops::log_softmax(x, 0, DType::none)).v[0], -std::log(4), 1e-6);
  }
}

// -- numbers with 16-bit tensors ------------------------------------------------------------------

// An f32 without dims is a number: it is not rounded to the dtype of the tensor beside it.
TEST_P(Limits, ANumberBesideSixteenBitsKeepsItsDigits) {
  const double n = static_cast<float>(1000.3);
  for (DType d : {DType::f16, DType::bf16}) {
    Tensor x = of(d, {2001, -2001, 0.5});
    const Tensor number = of(DType::f32, {}, {n}, false);
    auto check = [&](const Tensor& y, double (*f)(double, double), bool first, const char* what) {
      EXPECT_EQ(y.dtype(), d);
      Values want;
      for (double v : values(x).v) want.push_back(first ? f(v, n) : f(n, v));
      expect_same(values(y).v, values(of(d, want)).v, what);
    };
    check(
        ops::add(x, number), [](double a, double b) { return a + b; }, true, "x + n");
    check(
        ops::add(number, x), [](double a, double b) { return a + b; }, false, "n + x");
    check(
        ops::sub(x, number), [](double a, double b) { return a - b; }, true, "x - n");
    check(
        ops::sub(number, x), [](double a, double b) { return a - b; }, false, "n - x");
    check(
        ops::mul(x, number), [](double a, double b) { return a * b; }, true, "x n");
    check(
        ops::mul(number, x), [](double a, double b) { return a * b; }, false, "n x");
    check(
        ops::add_scaled(x, number, 3), [](double a, double b) { return a + 3 * b; }, true,
        "x + 3 n");
    auto quotient = [](double a, double b) { return a / b; };
    auto whole = [](double a, double b) { return std::floor(a / b); };
    auto rest = [](double a, double b) { return a - b * std::floor(a / b); };
    check(ops::div(x, number), quotient, true, "x / n");
    check(ops::div(number, x), quotient, false, "n / x");
    check(ops::floor_divide(x, number), whole, true, "x // n");
    check(ops::floor_divide(number, x), whole, false, "n // x");
    check(ops::remainder(x, number), rest, true, "x % n");
    check(ops::remainder(number, x), rest, false, "n % x");
    expect_grad([&] { return ops::div(x, number); }, x, values(of(d, Values(3, 1 / n))).v, "grad");
    expect_grad([&] { return ops::mul(x, number); }, x, values(of(d, Values(3, n))).v, "grad");
    // Whole numbers of few bits do not wrap.
    const Tensor byte = of(DType::u8, {}, {200}, false);
    expect_same(values(ops::add_scaled(x, byte, -2)).v,
                values(of(d, {2001 - 400, -2001 - 400, 0.5 - 400})).v, "x - 2 byte");
    // A number that is trained gives the same values, and gets its gradient in its own dtype.
    Tensor scale = of(DType::f32, {}, {n});
    for (auto op : {ops::add, ops::sub, ops::mul, ops::div}) {
      expect_same(values(op(x, scale)).v, values(op(x, number)).v, "trained");
      const Tensor roots[] = {ops::sum(op(x, scale))}, inputs[] = {scale};
      EXPECT_EQ(gradients(roots, {}, inputs, {})[0].dtype(), DType::f32);
    }
    const Tensor roots[] = {ops::sum(ops::mul(x, scale))}, inputs[] = {scale};
    EXPECT_NEAR(values(gradients(roots, {}, inputs, {})[0]).v[0], 0.5, 1e-6);
  }
}

// The deviation is in the range of 16 bits where the variance is not.
TEST_P(Limits, ADeviationIsTakenInF32) {
  Tensor x = of(DType::f16, {2000, -2000}), small = of(DType::f16, {1e-4, 3e-4});
  EXPECT_NEAR(values(ops::std(x, {}, 0)).v[0], 2000, 1);
  EXPECT_NEAR(values(ops::std(small, {}, 0)).v[0], 1e-4, 1e-6);
  expect_grad([&] { return ops::std(x, {}, 0); }, x, {0.5, -0.5}, "large");
}

// A row of equal elements has no deviation, however many and however large they are: exactly 0, and
// not -0, whose reciprocal root is -inf.
TEST_P(Limits, EqualElementsHaveNoVariance) {
  for (DType d : kFloats) {
    for (int64_t n : {2, 3, 16, 33, 34, 63, 100, 129, 1000, 5001}) {
      for (double value : {1.7, -0.1, 12345.678, 1e30, -3e38, 1e-30}) {
        const Tensor x = of(d, {n, 1}, Values(static_cast<size_t>(n), value), false);
        if (!std::isfinite(values(x).v[0])) continue;  // beyond f16
        const Tensor wide = ops::expand(x, {n, 3}),
                     rows = ops::contiguous(ops::transpose(wide, 0, 1));
        const Tensor results[] = {ops::var(x, {}, 1), ops::std(x, {}, 0), ops::var(wide, {0}, 1),
                                  ops::std(rows, {1}, 1)};
        for (const Tensor& y : results) {
          for (double v : values(y).v) {
            EXPECT_EQ(v, 0) << name_of(d) << ", " << n << " times " << value;
            EXPECT_FALSE(std::signbit(v)) << name_of(d) << ", " << n << " times " << value;
          }
        }
      }
    }
  }
}

// The variance of 12345 + i does not suffer from the size of the mean.
TEST_P(Limits, AVarianceOfSmallDifferences) {
  for (DType d : {DType::f32, DType::f64}) {
    for (int64_t n : {7, 100, 999}) {
      Values in;
      for (int64_t i = 0; i < n; ++i) in.push_back(12345 + static_cast<double>(i % 4) / 64);
      double mean = 0, squares = 0;
      for (double v : in) mean += v / static_cast<double>(n);
      for (double v : in) squares += (v - mean) * (v - mean);
      const double want = squares / static_cast<double>(n - 1);
      EXPECT_NEAR(values(ops::var(of(d, in), {}, 1)).v[0], want, 2e-6 * want) << n;
    }
  }
  Values in(50, 0.25);
  in[0] = 1e8;
  const double want = 1e8 * 1e8 / 50;  // (n - 1) / n of it, divided by n - 1
  EXPECT_NEAR(values(ops::var(of(DType::f32, in), {}, 1)).v[0], want, 1e-5 * want);
}

// -- tensors without elements or without dims -----------------------------------------------------

TEST_P(Limits, IndicesOfNothing) {
  const Tensor none = index({0});
  Tensor x = empty({0, 3}), src = empty({0, 3}), rows = of(DType::f32, {2, 3}, Values(6, 1));
  Tensor y = ops::index_add(x, 0, none, src);
  EXPECT_EQ(y.shape(), (Dims{0, 3}));
  expect_orders("index_add", y, {x, src});
  y = ops::index_add(rows, 0, none, src);
  EXPECT_EQ(values(y).v, Values(6, 1));
  expect_orders("index_add rows", y, {rows, src});
  y = ops::index_select(rows, 1, none);
  EXPECT_EQ(y.shape(), (Dims{2, 0}));
  expect_orders("index_select", y, {rows});
  y = ops::embedding(index({2, 0}), rows, -1);
  EXPECT_EQ(y.shape(), (Dims{2, 0, 3}));
  expect_orders("embedding", y, {rows});
  for (const Dims& shape : {Dims{0}, Dims{0, 3}, Dims{2, 0, 3}, Dims{2, 0}}) {  // any rank works
    y = ops::gather(rows, 1, index(shape));
    EXPECT_EQ(y.shape(), shape);
    expect_orders("gather", y, {rows});
    for (bool add : {false, true}) {
      y = add ? ops::scatter_add(rows, 1, index(shape), src)
              : ops::scatter(rows, 1, index(shape), src);
      EXPECT_EQ(values(y).v, Values(6, 1));
      expect_orders("scatter", y, {rows, src});
    }
  }
}

// A tensor without dims is accepted where one dim is expected.
TEST_P(Limits, GatherAndScatterWithoutDims) {
  Tensor x = of(DType::f32, {5, 6, 7}), one = of(DType::f32, {}, {4});
  const Tensor at = index({}, {2}), twice = index({2}, {0, 0});
  Tensor y = ops::gather(x, 0, at);
  EXPECT_EQ(y.shape(), Dims{});
  EXPECT_EQ(values(y).v[0], 7);
  expect_grad([&] { return ops::gather(x, -1, at); }, x, {0, 0, 1}, "gather");
  EXPECT_EQ(values(ops::gather(one, 0, twice)).v, (Values{4, 4}));
  expect_grad([&] { return ops::gather(one, 0, twice); }, one, {2}, "gather of one");
  EXPECT_EQ(values(ops::scatter(x, 0, at, one)).v, (Values{5, 6, 4}));
  y = ops::scatter_add(one, 0, twice, x);
  EXPECT_EQ(y.shape(), Dims{});
  EXPECT_EQ(values(y).v[0], 15);
  expect_grad([&] { return ops::scatter_add(one, 0, twice, x); }, x, {1, 1, 0}, "scatter_add");
  refused(MPT_ERROR_SHAPE, "same number of dims", [&] { ops::gather(x, 0, index({1, 1}, {0})); });
}

TEST_P(Limits, AnElementWithoutDimsIsAllThereIsToChoose) {
  Tensor x = of(DType::f32, {}, {3});
  const auto [y, at] = ops::topk(x, 0, 0, true);
  EXPECT_EQ(y.shape(), Dims{});
  EXPECT_EQ(values(y).v[0], 3);
  EXPECT_EQ(values(at).v[0], 0);
  expect_grad([&] { return ops::topk(x, 0, 0, true).first; }, x, {1}, "topk");
}

TEST_P(Limits, ConvolutionsOfAnEmptyBatch) {
  for (int spatial = 1; spatial <= 3; ++spatial) {
    Dims image{0, 2}, kernel{3, 2}, back{2, 3};
    for (int i = 0; i < spatial; ++i) {
      image.push(4);
      kernel.push(3);
      back.push(3);
    }
    auto filled = [&](const Dims& s) {
      return of(DType::f32, s, Values(static_cast<size_t>(count(s)), 1));
    };
    Tensor x = empty(image), w = filled(kernel), t = filled(back), b = filled({3});
    auto conv = spatial == 1 ? ops::conv1d : spatial == 2 ? ops::conv2d : ops::conv3d;
    auto transposed = spatial == 1   ? ops::conv_transpose1d
                      : spatial == 2 ? ops::conv_transpose2d
                                     : ops::conv_transpose3d;
    Tensor y = conv(x, w, b, {});
    EXPECT_EQ(y.size(0), 0);
    EXPECT_EQ(y.size(2), 2);
    expect_orders("conv", y, {x, w, b});
    y = transposed(x, t, b, {});
    EXPECT_EQ(y.size(1), 3);
    EXPECT_EQ(y.size(2), 6);
    expect_orders("conv_transpose", y, {x, t, b});
  }
  // Without channels only the bias remains.
  Tensor x = empty({1, 0, 2, 2}), w = empty({0, 2, 1, 1}), b = of(DType::f32, {5, 6});
  Tensor y = ops::conv_transpose2d(x, w, b, {});
  EXPECT_EQ(values(y).v, (Values{5, 5, 5, 5, 6, 6, 6, 6}));
  expect_orders("no channels", y, {x, w, b});
}

TEST_P(Limits, PoolsOfAnEmptyBatchAndToNothing) {
  Tensor x = empty({0, 2, 4, 4}), full = of(DType::f32, {1, 1, 2, 2}, {1, 2, 3, 4});
  ops::PoolOptions two;
  for (int i = 0; i < 3; ++i) two.kernel[i] = two.stride[i] = 2;
  expect_orders("max_pool", ops::max_pool2d(x, two), {x});
  expect_orders("avg_pool", ops::avg_pool2d(x, two), {x});
  expect_orders("adaptive", ops::adaptive_avg_pool2d(x, 3, 3), {x});
  expect_orders("interpolate", ops::interpolate(x, {3, 5}, InterpolateOp::linear, false), {x});
  Tensor y = ops::adaptive_avg_pool2d(full, 3, 0);
  EXPECT_EQ(y.shape(), (Dims{1, 1, 3, 0}));
  expect_grad([&] { return ops::adaptive_avg_pool2d(full, 3, 0); }, full, {0, 0, 0, 0}, "to none");
}

TEST_P(Limits, AttentionOfNoHeads) {
  for (const Dims& shape : {Dims{1, 0, 3, 4}, Dims{0, 2, 3, 4}, Dims{1, 2, 0, 4}}) {
    for (bool causal : {false, true}) {
      Tensor q = empty(shape), k = empty(shape), v = empty(shape), mask = of(DType::f32, {1}, {0});
      Tensor y = ops::scaled_dot_product_attention(q, k, v, {}, 0, causal, 0);
      EXPECT_EQ(y.shape(), shape);
      expect_orders("attention", y, {q, k, v});
      y = ops::scaled_dot_product_attention(q, k, v, mask, 0, causal, 0);
      expect_orders("masked", y, {q, k, v, mask});
    }
  }
}

// Dropout of everything leaves zeros, without a gradient, as in PyTorch.
TEST_P(Limits, DropoutOfEverything) {
  for (DType d : {DType::f32, DType::bf16, DType::f64}) {
    const Values some{1, 2, 3, 4, 5, 6, 7, 8};
    Tensor x = of(d, some);
    expect_grad([&] { return ops::dropout(x, 1, true); }, x, Values(8, 0), "dropout");
    expect_same(values(ops::dropout(x, 1, true)).v, Values(8, 0), "dropout");
    Tensor q = of(d, {1, 1, 2, 4}, some), k = of(d, {1, 1, 2, 4}, some),
           v = of(d, {1, 1, 2, 4}, some);
    auto attend = [&] { return ops::scaled_dot_product_attention(q, k, v, {}, 1, false, 0); };
    expect_same(values(attend()).v, Values(8, 0), "attention");
    for (const Tensor* t : {&q, &k, &v}) expect_grad(attend, *t, Values(8, 0), "attention");
  }
}

// Keys without a query's heads divide nothing: the composed gradient would divide by 0.
TEST_P(Limits, AttentionWithKeyHeadsNeedsQueryHeads) {
  Tensor q = empty({1, 0, 3, 4}), none = empty({1, 0, 3, 4});
  const Tensor k = of(DType::f32, {1, 2, 3, 4}, Values(24, 1)), v = k;
  refused(MPT_ERROR_SHAPE, "0 only if the query has none",
          [&] { ops::scaled_dot_product_attention(q, k, v, {}, 0, false, 0); });
  refused(MPT_ERROR_SHAPE, "0 only if the query has none",
          [&] { ops::scaled_dot_product_attention(k, none, none, {}, 0, false, 0); });
}

// A large extent costs nothing where another one is 0: these calls would not end otherwise.
TEST_P(Limits, ReductionsOfAnEmptyTensorWithAHugeExtent) {
  const Dims huge{int64_t{1} << 33, 0, 3};
  Tensor x = of(DType::f32, {1, 1, 3}, {1, 2, 3});
  expect_grad([&] { return ops::expand(x, huge); }, x, {0, 0, 0}, "expand");
  const Tensor e = ops::expand(x, huge);
  EXPECT_EQ(values(ops::sum(e, Dims{0, 1})).v, (Values{0, 0, 0}));
  EXPECT_EQ(values(ops::prod(e, Dims{0, 1})).v, (Values{1, 1, 1}));
  for (double mean : values(ops::mean(e, Dims{0, 1})).v) EXPECT_TRUE(std::isnan(mean));
}

// The result of a pool whose windows contain the whole tensor. A kernel's extent costs nothing:
// these calls would not end otherwise.
TEST_P(Limits, PoolsWithAKernelMuchLargerThanTheTensor) {
  for (int32_t kernel : {1 << 20, 1 << 30, INT32_MAX}) {
    for (int spatial = 1; spatial <= 3; ++spatial) {
      Dims shape{1, 1};
      for (int d = 0; d < spatial; ++d) shape.push(2);
      Values in(size_t{1} << spatial, 1);
      in.back() = 3;
      const double mean = (static_cast<double>(in.size()) + 2) / static_cast<double>(in.size());
      Values winner(in.size(), 0), shared(in.size(), 1 / static_cast<double>(in.size()));
      winner.back() = 1;
      ops::PoolOptions o;
      for (int d = 0; d < 3; ++d) o.kernel[d] = o.stride[d] = kernel;
      o.ceil_mode = true;
      ops::PoolOptions of_average = o;
      of_average.count_include_pad = false;
      auto most = spatial == 1 ? ops::max_pool1d : spatial == 2 ? ops::max_pool2d : ops::max_pool3d;
      auto average = spatial == 1   ? ops::avg_pool1d
                     : spatial == 2 ? ops::avg_pool2d
                                    : ops::avg_pool3d;
      for (DType d : kFloats) {
        Tensor x = of(d, shape, in);
        EXPECT_EQ(values(most(x, o)).v, Values{3});
        EXPECT_NEAR(values(average(x, of_average)).v[0], mean, 1e-2);
        expect_grad([&] { return most(x, o); }, x, winner, "max");
        expect_grad([&] { return average(x, of_average); }, x, shared, "average");
      }
    }
  }
}

// The mean of no elements is NaN; its gradient has no elements, and the gradient of that is 0.
TEST_P(Limits, MeansOfNothing) {
  Tensor x = empty({2, 0}), target = empty({2, 0});
  expect_orders("mean", ops::mean(x, {1}), {x});
  expect_orders("mean of all", ops::mean(x), {x});
  expect_orders("var", ops::var(x, {1}, 1), {x});
  expect_orders("mse", ops::mse_loss(x, target, ops::Reduction::mean), {x, target});
  expect_orders("cross entropy", ops::cross_entropy(x, target, {}, -100, ops::Reduction::mean, 0),
                {x, target});
  EXPECT_TRUE(std::isnan(values(ops::mean(x)).v[0]));
}

TEST_P(Limits, ABatchNormOfNothingLearnsNothing) {
  Tensor x = empty({0, 2, 3}), w = of(DType::f32, {1, 2}), b = of(DType::f32, {3, 4});
  Tensor mean = of(DType::f32, {2}, {5, 6}, false), var = of(DType::f32, {2}, {7, 8}, false);
  for (bool running : {false, true}) {
    Tensor y = ops::batch_norm(x, w, b, running ? mean : Tensor(), running ? var : Tensor(), true,
                               0.5, 1e-5, Activation::relu);
    EXPECT_EQ(y.shape(), x.shape());
    expect_orders("batch_norm", y, {x, w, b});
  }
  EXPECT_EQ(values(mean).v, (Values{5, 6}));
  EXPECT_EQ(values(var).v, (Values{7, 8}));
  refused(MPT_ERROR_SHAPE, "more than one value per channel", [&] {
    ops::batch_norm(of(DType::f32, {1, 2}, {1, 2}), w, b, {}, {}, true, 0, 1e-5, Activation::none);
  });
}

// Running statistics of any dtype are those of the sums' dtype, rounded.
TEST_P(Limits, ABatchNormMayHaveRunningStatisticsOfAnyDType) {
  for (const DType x_dtype : {DType::f32, DType::bf16, DType::f16, DType::f64}) {
    for (const DType dtype : {DType::bf16, DType::f16, DType::f64, DType::f32}) {
      const DType sums = x_dtype == DType::f64 ? DType::f64 : DType::f32;
      for (const bool rows : {false, true}) {
        Tensor x = of(x_dtype, {3, 2, 2}, {1, 2, 3, 5, 1, -2, 4, 8, 0.5, 1, 2, 9}, false);
        if (rows) x = ops::reshape(ops::transpose(x, 1, 2), {6, 2});
        Tensor mean = of(dtype, {2}, {5, 6}, false), var = of(dtype, {2}, {0.75, 8}, false);
        const Tensor wide_mean = ops::clone(ops::cast(mean, sums)),
                     wide_var = ops::clone(ops::cast(var, sums));
        const auto run = [&](const Tensor& m, const Tensor& v, bool training) {
          return values(ops::batch_norm(x, {}, {}, m, v, training, 0.3, 1e-5, Activation::none)).v;
        };
        EXPECT_EQ(run(mean, var, false), run(wide_mean, wide_var, false));
        EXPECT_EQ(run(mean, var, true), run(wide_mean, wide_var, true));
        EXPECT_EQ(values(mean).v, values(ops::cast(wide_mean, dtype)).v);
        EXPECT_EQ(values(var).v, values(ops::cast(wide_var, dtype)).v);
        EXPECT_EQ(mean.dtype(), dtype);
      }
    }
  }
}

TEST_P(Limits, CellsOfNothing) {
  for (int64_t batch : {0, 2}) {
    for (int64_t hidden : {0, 2}) {
      if (batch && hidden) continue;
      auto zeros = [&](const Dims& s) {
        return of(DType::f32, s, Values(static_cast<size_t>(count(s)), 0));
      };
      Tensor x = zeros({batch, 3}), h = zeros({batch, hidden}), c = zeros({batch, hidden});
      Tensor ih = zeros({4 * hidden, 3}), hh = zeros({4 * hidden, hidden});
      expect_orders("lstm", ops::lstm_cell(x, h, c, ih, hh, {}, {}).first, {x, h, c, ih, hh});
      ih = zeros({3 * hidden, 3}), hh = zeros({3 * hidden, hidden});
      expect_orders("gru", ops::gru_cell(x, h, ih, hh, {}, {}), {x, h, ih, hh});
    }
  }
}

// The memory and time of a step do not depend on its elements: this would not end.
TEST_P(Limits, StepsWithoutElementsAreBounded) {
  const int64_t steps = int64_t{1} << 40;
  const Tensor none = empty({steps, 0, 3}, false), ih = of(DType::f32, {16, 3}, Values(48, 1)),
               hh = of(DType::f32, {16, 4}, Values(64, 1));
  ops::RnnOptions o;
  o.bias = false;
  refused(MPT_ERROR_SHAPE, "steps without elements", [&] { ops::lstm(none, {}, {}, {ih, hh}, o); });
  const Tensor few = empty({5, 0, 3}, false);
  EXPECT_EQ(ops::lstm(few, {}, {}, {ih, hh}, o)[0].shape(), (Dims{5, 0, 4}));
}

TEST_P(Limits, NothingSplitsIntoOnePieceOfNothing) {
  const Tensor x = empty({2, 0});
  const std::vector<Tensor> parts = ops::split(x, 0, 1);
  ASSERT_EQ(parts.size(), 1u);
  EXPECT_EQ(parts[0].shape(), x.shape());
  refused(MPT_ERROR_INVALID_ARGUMENT, "split_size", [&] { ops::split(x, 0, 0); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "split_size", [&] { ops::split(x, -1, 1); });
}

INSTANTIATE_TEST_SUITE_P(Backends, Limits, ::testing::Bool(), [](const auto& info) {
  return info.param ? std::string("ref") : std::string("cpu");
});

}  // namespace
}  // namespace mpt::test
