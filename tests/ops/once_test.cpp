// Operations that are computed in several steps round a result or gradient of 16 bits once, at the
// end: their sums pass numbers that f16 does not have.
// SPDX-License-Identifier: Apache-2.0
#include <functional>
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

}  // namespace
}  // namespace mpt::test
