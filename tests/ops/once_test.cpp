// Operations that are computed in several steps round a result or gradient of 16 bits once, at the
// end: their sums pass numbers that f16 does not have.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <functional>
#include <tuple>
#include <vector>

#include "autocast/classes.h"
#include "autograd/engine.h"
#include "core/context.h"
#include "harness.h"

namespace mpt::test {
namespace {

using Values = std::vector<double>;

class Once : public ::testing::Test {
 protected:
  Tensor half(const Dims& shape, const Values& v, bool grad = false) {
    Tensor t = make(*ctx, DType::f16, shape, v);
    t->wants_grad = grad;
    return t;
  }
  // Returns the gradient of x, from that of y.
  Values gradient(const Tensor& y, const Tensor& of_y, const Tensor& x, bool create_graph = false) {
    const Tensor roots[] = {y}, grads[] = {of_y}, inputs[] = {x};
    return values(gradients(roots, grads, inputs,
                            {.retain_graph = true, .create_graph = create_graph})[0])
        .v;
  }
  // Calls f outside a scope of f16, and in one.
  void in_scopes(const std::function<void()>& f) {
    f();
    autocast_push(*ctx, {.dtype = DType::f16});
    f();
    autocast_pop(*ctx);
  }

  TestContext ctx;
};

// -- softmax --------------------------------------------------------------------------------------

// The gradient is that of the exact probabilities, not of those that the rounded result gives.
TEST_F(Once, AGradientOfSoftmaxDoesNotSeeTheRoundedResult) {
  constexpr int64_t kClasses = 50257;
  const double p = 1.0 / kClasses;
  for (const DType dtype : {DType::bf16, DType::f16}) {
    const Tensor x = make(*ctx, dtype, {1, kClasses}, Values(kClasses, 0));
    x->wants_grad = true;
    Values first(kClasses, 0);
    first[0] = 1;
    const Tensor g = make(*ctx, dtype, {1, kClasses}, first);
    const double near = dtype == DType::bf16 ? 0x1p-8 : 0x1p-10;  // f16: p is subnormal
    for (const bool create_graph : {false, true}) {
      const Values by_log = gradient(ops::log_softmax(x, 1, DType::none), g, x, create_graph);
      EXPECT_NEAR(by_log[0], 1 - p, near);
      EXPECT_NEAR(by_log[7], -p, near * p + 0x1p-26);
    }
    // Two logits, of which the one has a probability near 1.
    const Tensor pair = make(*ctx, dtype, {1, 2}, {6, 0});
    pair->wants_grad = true;
    const double q = 1 / (1 + std::exp(6));
    const Values by =
        gradient(ops::softmax(pair, 1, DType::none), make(*ctx, dtype, {1, 2}, {1, 0}), pair);
    EXPECT_NEAR(by[0], q * (1 - q), near * q);
    EXPECT_NEAR(by[1], -q * (1 - q), near * q);
  }
}

// -- transposed convolutions ----------------------------------------------------------------------

TEST_F(Once, ATransposedConvolutionAddsItsBiasBeforeItRounds) {
  in_scopes([&] {
    for (const int spatial : {1, 2, 3}) {
      const auto run = spatial == 1   ? ops::conv_transpose1d
                       : spatial == 2 ? ops::conv_transpose2d
                                      : ops::conv_transpose3d;
      const auto shape = [&](int64_t first, int64_t second) {
        Dims s = Dims::filled(spatial + 2, 1);
        s[0] = first;
        s[1] = second;
        return s;
      };
      const Tensor one = half({1}, {-60000}), x = half(shape(1, 1), {300});
      EXPECT_EQ(values(run(x, x, one, {})).v[0], 30000) << spatial;
      EXPECT_EQ(values(run(x, x, one, {.activation = Activation::relu})).v[0], 30000) << spatial;
      const Tensor y = run(half(shape(1, 2), {300, -300}), half(shape(2, 1), {300, 300}),
                           half({2}, {-60000, 60000}), {.groups = 2});
      EXPECT_EQ(values(y).v, (Values{30000, -30000})) << spatial;
      EXPECT_EQ(y.dtype(), DType::f16);
    }
  });
}

TEST_F(Once, ATransposedConvolutionHasTheGradientsOfItsParts) {
  for (const bool create_graph : {false, true}) {
    const Tensor x = half({1, 1, 2}, {300, -300}, true), w = half({1, 1, 1}, {2}, true);
    const Tensor b = half({1}, {1}, true), g = half({1, 1, 2}, {100, 60000});
    const Tensor y = ops::conv_transpose1d(x, w, b, {.activation = Activation::relu});
    EXPECT_EQ(values(y).v, (Values{601, 0}));
    EXPECT_EQ(gradient(y, g, x, create_graph), (Values{200, 0}));
    EXPECT_EQ(gradient(y, g, w, create_graph), (Values{30000}));
    EXPECT_EQ(gradient(y, g, b, create_graph), (Values{100}));
  }
}

// -- gradients over several dims ------------------------------------------------------------------

TEST_F(Once, TheGradientOfARepeatIsSummedOverAllDims) {
  for (const bool create_graph : {false, true}) {
    const auto sums = [&](const Dims& shape, const Dims& repeats, const Values& g) {
      const Tensor x = half(shape, Values(static_cast<size_t>(count(shape)), 1), true);
      const Tensor y = ops::repeat(x, repeats);
      return gradient(y, half(y.shape(), g), x, create_graph);
    };
    EXPECT_EQ(sums({1}, {2, 2}, {60000, 60000, -60000, -60000}), (Values{0}));
    EXPECT_EQ(sums({2}, {2, 2}, {60000, 1, 60000, 2, -60000, 3, -60000, 4}), (Values{0, 10}));
    EXPECT_EQ(sums({2, 1}, {2, 1, 2}, {60000, 60000, 1, 2, -60000, -60000, 3, 4}), (Values{0, 10}));
    EXPECT_EQ(sums({2}, {0, 2}, {}), (Values{0, 0}));
  }
}

TEST_F(Once, TheGradientOfAPadIsSummedOverAllDims) {
  const auto sums = [&](ops::PadMode mode, const Dims& shape, const std::vector<int64_t>& pads,
                        const Values& g) {
    const Tensor x = half(shape, Values(static_cast<size_t>(count(shape)), 1), true);
    const Tensor y = ops::pad(x, pads, mode, 0);
    const Values once = gradient(y, half(y.shape(), g), x);
    EXPECT_EQ(once, gradient(y, half(y.shape(), g), x, true));
    return once;
  };
  using enum ops::PadMode;
  const Values four = {60000, -60000, 60000, -60000};
  EXPECT_EQ(sums(replicate, {1, 1}, {1, 0, 0, 1}, four), (Values{0}));
  EXPECT_EQ(sums(circular, {1, 1}, {1, 0, 0, 1}, four), (Values{0}));
  EXPECT_EQ(sums(reflect, {2, 2}, {1, 0, 1, 0}, {60000, 1, -60000, 2, 3, 4, 60000, 5, -60000}),
            (Values{3, 6, 6, 0}));
  // One dim is cut and two are padded.
  EXPECT_EQ(sums(replicate, {2, 1, 1}, {1, 0, 0, 1, -1, 0}, four), (Values{0, 0}));
}

// -- recurrent networks ---------------------------------------------------------------------------

TEST_F(Once, GatesAreSummedBeforeTheyAreRounded) {
  const Tensor a = half({1, 1}, {300}), none = half({1, 1}, {0});
  const auto column = [&](int64_t gates, double v) {
    return half({gates, 1}, Values(static_cast<size_t>(gates), v));
  };
  in_scopes([&] {
    const Tensor h = ops::rnn_tanh_cell(a, a, column(1, 300), column(1, -300), {}, {});
    EXPECT_EQ(values(h).v[0], 0);
    const auto [y, c] = ops::lstm_cell(a, a, none, column(4, 300), column(4, -300), {}, {});
    EXPECT_EQ(values(y).v[0], 0);
    EXPECT_EQ(values(c).v[0], 0);
    EXPECT_EQ(values(ops::gru_cell(a, a, column(3, 300), column(3, -300), {}, {})).v[0], 150.5);
    EXPECT_EQ(h.dtype(), DType::f16);
    EXPECT_EQ(c.dtype(), DType::f16);
    // The biases take part in the sum.
    const Tensor one = half({1}, {1}), most = half({1}, {60000}), least = half({1}, {-60000});
    const Tensor x = half({2, 1, 1}, {0, 0});
    const auto [all, last] = ops::rnn_tanh(x, {}, {none, none, most, least}, {});
    EXPECT_EQ(values(all).v, (Values{0, 0}));
    const Tensor with = ops::rnn_tanh_cell(a, a, column(1, 300), column(1, -300), one, least);
    EXPECT_EQ(values(with).v[0], -1);
  });
}

// Products of one element are exact in f32, so that the cells of 16 bits are those of f32, rounded.
TEST_F(Once, StatesAreRoundedOnceInAStep) {
  for (const DType dtype : {DType::f16, DType::bf16}) {
    for (const double v : {0.3, -1.7, 2.2}) {
      const auto of = [&](const Dims& shape, double step, DType t) {
        Values all;
        for (int64_t i = 0; i < count(shape); ++i)
          all.push_back(std::sin(v + step * static_cast<double>(i)));
        return ops::cast(make(*ctx, dtype, shape, all), t);
      };
      const auto rounded = [&](const Tensor& t) { return values(ops::cast(t, dtype)).v; };
      struct Cells {
        Values h, c, gru, tanh;
      };
      const auto cells = [&](DType t) {
        const auto weight = [&](int64_t gates) { return of({gates, 1}, 0.7, t); };
        const auto bias = [&](int64_t gates) { return of({gates}, 0.4, t); };
        const Tensor x = of({3, 1}, 1.1, t), s = of({3, 1}, -0.9, t), c = of({3, 1}, 2.3, t);
        const auto [h, after] =
            ops::lstm_cell(x, s, c, weight(4), ops::neg(weight(4)), bias(4), bias(4));
        return Cells{rounded(h), rounded(after),
                     rounded(ops::gru_cell(x, s, weight(3), ops::neg(weight(3)), bias(3), bias(3))),
                     rounded(ops::rnn_tanh_cell(x, s, weight(1), weight(1), bias(1), bias(1)))};
      };
      const Cells got = cells(dtype), want = cells(DType::f32);
      EXPECT_EQ(got.h, want.h) << name_of(dtype) << ", " << v;
      EXPECT_EQ(got.c, want.c) << name_of(dtype) << ", " << v;
      EXPECT_EQ(got.gru, want.gru) << name_of(dtype) << ", " << v;
      EXPECT_EQ(got.tanh, want.tanh) << name_of(dtype) << ", " << v;
    }
  }
}

TEST_F(Once, ASequenceIsItsCells) {
  const Tensor x = half({3, 1, 1}, {0.7, -1.3, 2.1});
  const Tensor w = half({4, 1}, {0.9, -0.4, 1.7, 0.3}), u = half({4, 1}, {-0.6, 1.1, 0.8, -1.9});
  const Tensor b = half({4}, {0.1, 0.2, -0.7, 0.4});
  const std::vector<Tensor> all = ops::lstm(x, {}, {}, {w, u, b, b}, {});
  Tensor h = half({1, 1}, {0}), c = h;
  for (int t = 0; t < 3; ++t) {
    std::tie(h, c) = ops::lstm_cell(ops::select(x, 0, t), h, c, w, u, b, b);
    EXPECT_EQ(values(h).v[0], values(all[0]).v[static_cast<size_t>(t)]) << t;
  }
  EXPECT_EQ(values(c).v, values(all[2]).v);
}

TEST_F(Once, AWiderStateKeepsItsDType) {
  const Tensor x = half({1, 1}, {0.5}), w = half({4, 1}, {1, 2, 3, 4});
  const Tensor c0 = make(*ctx, DType::f32, {1, 1}, {0.1});
  c0->wants_grad = true;
  const auto [h, c] = ops::lstm_cell(x, x, c0, w, w, {}, {});
  EXPECT_EQ(h.dtype(), DType::f32);
  EXPECT_EQ(c.dtype(), DType::f32);
  const auto logistic = [](double v) { return 1 / (1 + std::exp(-v)); };
  const double i = logistic(1), f = logistic(2), o = logistic(4),
               after = f * 0.1 + i * std::tanh(3);
  EXPECT_NEAR(values(c).v[0], after, 1e-6);
  EXPECT_NEAR(values(h).v[0], o * std::tanh(after), 1e-6);
  const Tensor one = make(*ctx, DType::f32, {1, 1}, {1});
  const double slope = 1 - std::tanh(after) * std::tanh(after);
  EXPECT_NEAR(gradient(h, one, c0)[0], f * o * slope, 1e-6);
  EXPECT_NEAR(gradient(c, one, c0)[0], f, 1e-6);
}

TEST_F(Once, TheGradientOfAStateIsSummedBeforeItIsRounded) {
  for (const bool create_graph : {false, true}) {
    const Tensor x = half({1, 1}, {1}), zero = half({1, 1}, {0}), c0 = half({1, 1}, {0}, true);
    // The forget gate is a half and the output gate 1.
    const auto [h, c] = ops::lstm_cell(x, zero, c0, half({4, 1}, {0, 0, 0, 20}),
                                       half({4, 1}, {0, 0, 0, 0}), {}, {});
    const Tensor roots[] = {h, c}, grads[] = {half({1, 1}, {60000}), half({1, 1}, {60000})},
                 inputs[] = {c0};
    const Tensor d = gradients(roots, grads, inputs, {.create_graph = create_graph})[0];
    EXPECT_EQ(values(d).v[0], 60000);
  }
}

}  // namespace
}  // namespace mpt::test
