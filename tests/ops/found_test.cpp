// Elements that are found, drawn or resampled: exact positions, frequencies of draws, empty rows,
// one rounding to 16 bits, and what is refused.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

#include "autograd/engine.h"
#include "core/context.h"
#include "harness.h"
#include "ops/create.h"

namespace mpt::test {
namespace {

using Values = std::vector<double>;
using enum ops::Reduction;
constexpr double kInf = std::numeric_limits<double>::infinity();
const double kNaN = std::nan("");

class Found : public ::testing::Test {
 protected:
  Tensor real(const Dims& shape, const Values& v, bool grad = false, DType dtype = DType::f32) {
    Tensor t = make(*ctx, dtype, shape, v);
    t->wants_grad = grad;
    return t;
  }
  Tensor line(const Values& v, DType dtype = DType::f32) {
    return real({static_cast<int64_t>(v.size())}, v, false, dtype);
  }
  Values gradient(const Tensor& y, const Tensor& x) {
    const Tensor roots[] = {y}, inputs[] = {x};
    const Tensor ones[] = {ops::full(*ctx, y.dtype(), y.shape(), 1)};
    return values(gradients(roots, ones, inputs, {.retain_graph = true})[0]).v;
  }

  TestContext ctx;
};

// -- medians and distinct elements ----------------------------------------------------------------

TEST_F(Found, AMedianIsNaNWhereAnElementIs) {
  for (DType d : {DType::f16, DType::bf16, DType::f32}) {
    EXPECT_TRUE(std::isnan(values(ops::median(line({1, kNaN, 3}, d))).v[0]));
    EXPECT_EQ(values(ops::median(line({kInf, -kInf, 3, 2}, d))).v[0], 2);
  }
  const auto [v, at] = ops::median_dim(real({2, 3}, {1, kNaN, kNaN, 5, 3, 4}), 1);
  EXPECT_TRUE(std::isnan(values(v).v[0]));
  EXPECT_EQ(values(v).v[1], 4);
  EXPECT_EQ(values(at).v, (Values{1, 2}));
  EXPECT_EQ(values(ops::median(line({7, 3, 9, 8}, DType::i64))).v[0], 7);
  refused(MPT_ERROR_SHAPE, "median of shape [0]", [&] { ops::median(line({})); });
  refused(MPT_ERROR_SHAPE, "no elements along dim 1", [&] {
    ops::median_dim(real({2, 0}, {}), 1);
  });
}

TEST_F(Found, DistinctElementsAreCounted) {
  const std::vector<Tensor> u = ops::unique(line({kNaN, 2, -0.0, 2, kNaN, 0, -kInf}));
  const Array v = values(u[0]);
  ASSERT_EQ(v.v.size(), 5u);  // each NaN is distinct
  EXPECT_EQ((Values{v.v[0], v.v[1], v.v[2]}), (Values{-kInf, 0, 2}));
  EXPECT_TRUE(std::isnan(v.v[3]) && std::isnan(v.v[4]));
  EXPECT_EQ(values(u[1]).v, (Values{3, 2, 1, 2, 4, 1, 0}));
  EXPECT_EQ(values(u[2]).v, (Values{1, 2, 2, 1, 1}));
  const std::vector<Tensor> flags = ops::unique(line({1, 0, 1}, DType::boolean));
  EXPECT_EQ(values(flags[0]).v, (Values{0, 1}));
  EXPECT_EQ(values(flags[2]).v, (Values{1, 2}));
}

TEST_F(Found, PositionsOfNothingAndOfScalars) {
  EXPECT_EQ(ops::nonzero(real({2, 3}, Values(6, 0))).shape(), (Dims{0, 2}));
  EXPECT_EQ(ops::nonzero(real({}, {5})).shape(), (Dims{1, 0}));
  EXPECT_EQ(ops::nonzero(real({}, {-0.0})).shape(), (Dims{0, 0}));
  const Tensor none = make(*ctx, DType::boolean, {3}, {0, 0, 0});
  EXPECT_EQ(ops::masked_select(line({1, 2, 3}), none).shape(), (Dims{0}));
  refused(MPT_ERROR_DTYPE, "mask is f32; it must be bool",
          [&] { ops::masked_select(line({1}), line({1})); });
}

// -- draws ----------------------------------------------------------------------------------------

TEST_F(Found, DrawsFollowTheWeights) {
  const int64_t n = 20000;
  const Tensor weights = line({1, 0, 3, 4});
  const Values drawn = values(ops::multinomial(weights, n, true)).v;
  double counts[4] = {};
  for (double i : drawn) ++counts[static_cast<int>(i)];
  EXPECT_EQ(counts[1], 0);
  const double expected[] = {0.125, 0, 0.375, 0.5};
  for (int i : {0, 2, 3}) {  // five standard deviations
    const double p = expected[i], off = 5 * std::sqrt(p * (1 - p) / static_cast<double>(n));
    EXPECT_NEAR(counts[i] / static_cast<double>(n), p, off) << i;
  }
  const Values all = values(ops::multinomial(ops::expand(weights, {50, 4}), 3, false)).v;
  for (size_t r = 0; r < 50; ++r) {
    const std::set<double> row{all[3 * r], all[3 * r + 1], all[3 * r + 2]};
    EXPECT_EQ(row, (std::set<double>{0, 2, 3}));
  }
  refused(MPT_ERROR_INVALID_ARGUMENT, "4 different indices asked for; a row has 3 weights above 0",
          [&] { ops::multinomial(weights, 4, false); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "finite and at least 0", [&] {
    ops::multinomial(line({1, -1}), 1, true);
  });
  refused(MPT_ERROR_INVALID_ARGUMENT, "finite and at least 0", [&] {
    ops::multinomial(line({1, kNaN}), 1, true);
  });
}

// A draw near the end of an interval is rounded down, not to the end: one of 512 of bf16 in [0, 1),
// and one of 250,000 of f32 in [100, 101).
TEST_F(Found, UniformDrawsAreBelowTheEnd) {
  const auto count =
      static_cast<int64_t>(rounds({.quick = 1 << 20, .full = 1 << 23, .device = 1 << 14}));
  for (const DType dtype : {DType::f16, DType::bf16, DType::f32, DType::f64}) {
    for (const auto& [low, high, below] :
         {std::array{0.0, 1.0, 0.9375}, std::array{-1.0, 1.0, 0.9375},
          std::array{100.0, 101.0, 100.0}, std::array{1.0, 2.0, 1.9375},
          std::array{-3.0, -2.0, -2.0625}, std::array{-1.0, 0.0, -0.01}}) {
      const Tensor y = ops::uniform(*ctx, dtype, {count}, low, high);
      const double least = values(ops::min(y)).v[0], most = values(ops::max(y)).v[0];
      EXPECT_GE(least, low) << info(dtype).name;
      EXPECT_LT(most, high) << info(dtype).name << " in [" << low << ", " << high << ")";
      EXPECT_GE(most, below) << info(dtype).name << " in [" << low << ", " << high << ")";
    }
  }
}

TEST_F(Found, EquationsThatDoNotFitAreRefused) {
  const Tensor a = real({2, 3}, Values(6, 1)), b = real({3, 4}, Values(12, 1));
  const auto einsum = [&](mpt_status code, const char* equation, const char* text) {
    refused(code, text, [&] { ops::einsum({a, b}, equation); });
  };
  const auto invalid = MPT_ERROR_INVALID_ARGUMENT;
  einsum(invalid, "ij", "the equation 'ij' has 1 operands, and 2 tensors are given");
  einsum(invalid, "i1,jk", "'i1' of the equation 'i1,jk' is no term");
  einsum(invalid, "i..j,jk", "is no term");
  einsum(invalid, "ij,jk->ii", "can have each letter of the operands once");
  einsum(invalid, "ij,jk->z", "letter of the operands once, and no others");
  einsum(MPT_ERROR_SHAPE, "ijk,jk", "'ijk' of the equation 'ijk,jk' has 3 dims");
  einsum(MPT_ERROR_SHAPE, "ij,ik->jk", "the dims 'i' have the extents 2 and 3");
  einsum(MPT_ERROR_SHAPE, "ii,jk->jk", "the dims 'i' have the extents 2 and 3");
  const int64_t huge = int64_t{1} << 40;
  const Tensor one = real({1, 1}, {1});
  const Tensor tall = ops::expand(one, {huge, 1}), wide = ops::expand(one, {1, huge});
  refused(MPT_ERROR_SHAPE, "einsum: 1099511627776 times 1099511627776 overflows an int64", [&] {
    ops::einsum({tall, wide}, "ij,ij->ij");
  });
  refused(invalid, "einsum takes at least one tensor", [] { ops::einsum({}, ""); });
}

// A chain of products is computed in f32: 258 * 1.015625 is 262.03125, which bf16 has as 262.
TEST_F(Found, AChainOfProductsIsRoundedOnce) {
  const Tensor a = real({1, 2}, {258, -256}, false, DType::bf16);
  const Tensor b = real({2, 2}, {1.015625, 0, 0, 1}, false, DType::bf16);
  const Tensor c = real({2}, {1, 1}, false, DType::bf16);
  const Tensor y = ops::einsum({a, b, c}, "bi,ij,j->b");
  EXPECT_EQ(y.dtype(), DType::bf16);
  EXPECT_EQ(values(y).v[0], 6.03125);
}

TEST_F(Found, AHardDrawIsExactlyOne) {
  for (DType d : {DType::f16, DType::bf16, DType::f32, DType::f64}) {
    const Tensor x = real({64, 5}, Values(320, 0.5), true, d);
    const Tensor y = ops::gumbel_softmax(x, 1, 0.5, true);
    EXPECT_EQ(y.dtype(), d);
    const Values v = values(y).v;
    double of_first = 0;
    for (size_t r = 0; r < 64; ++r) {
      EXPECT_EQ(std::count(v.begin() + 5 * r, v.begin() + 5 * r + 5, 1), 1);
      EXPECT_EQ(std::count(v.begin() + 5 * r, v.begin() + 5 * r + 5, 0), 4);
      of_first += v[5 * r];
    }
    EXPECT_NEAR(of_first / 64, 0.2, 0.25);
    // The gradient is the softmax's: that of one column is not 0, and each row's adds up to 0.
    const Values g = gradient(ops::select(y, 1, 0), x);
    double largest = 0;
    for (size_t r = 0; r < 64; ++r) {
      double sum = 0;
      for (size_t k = 0; k < 5; ++k) sum += g[5 * r + k];
      EXPECT_NEAR(sum, 0, 1e-2);
      largest = std::max(largest, std::fabs(g[5 * r]));
    }
    EXPECT_GT(largest, 0.05);
  }
  refused(MPT_ERROR_INVALID_ARGUMENT, "tau is 0; it must be above 0",
          [&] { ops::gumbel_softmax(line({1}), 0, 0, false); });
}

TEST_F(Found, ChannelsAreDroppedAsAWhole) {
  const Tensor x = real({40, 10, 3}, Values(1200, 1), true);
  const Tensor y = ops::dropout_channels(x, 1, 0.25, true);
  const Values v = values(y).v;
  int dropped = 0;
  for (size_t c = 0; c < 400; ++c) {
    EXPECT_TRUE(v[3 * c] == v[3 * c + 1] && v[3 * c] == v[3 * c + 2]);
    EXPECT_TRUE(v[3 * c] == 0 || std::fabs(v[3 * c] - 1 / 0.75) < 1e-6);
    dropped += v[3 * c] == 0;
  }
  EXPECT_NEAR(dropped, 100, 45);
  EXPECT_EQ(gradient(y, x), v);
  EXPECT_EQ(ops::dropout_channels(x, 1, 0.25, false)->storage, x->storage);
  refused(MPT_ERROR_INVALID_ARGUMENT, "spatial_dims is 3 and x has shape [40, 10, 3]",
          [&] { ops::dropout_channels(x, 3, 0.5, true); });
}

// -- resampling -----------------------------------------------------------------------------------

// A factor is the simplest fraction that it rounds, so that no position is off by a rounding.
TEST_F(Found, PositionsOfAFactorAreExact) {
  Values from(100);
  for (size_t i = 0; i < 100; ++i) from[i] = static_cast<double>(i);
  const Tensor x = real({1, 1, 100}, from);
  struct Factor {
    double value;
    int64_t up, down;
  };
  for (const auto& [value, up, down] :
       {Factor{1.3, 13, 10}, Factor{0.7, 7, 10}, Factor{2.0 / 3, 2, 3}, Factor{1.1, 11, 10},
        Factor{0.29, 29, 100}, Factor{3, 3, 1}, Factor{1.0009765625, 1025, 1024}}) {
    const Values near =
        values(ops::interpolate_by(x, 1, 1, value, InterpolateOp::nearest, false)).v;
    ASSERT_EQ(near.size(), static_cast<size_t>(std::floor(100 * value)));
    for (size_t i = 0; i < near.size(); ++i)
      EXPECT_EQ(near[i], static_cast<double>(static_cast<int64_t>(i) * down / up)) << value;
    const Values linear =
        values(ops::interpolate_by(x, 1, 1, value, InterpolateOp::linear, false)).v;
    for (size_t i = 0; i < linear.size(); ++i) {
      const double at =
          (static_cast<double>(i) + 0.5) * static_cast<double>(down) / static_cast<double>(up) -
          0.5;
      EXPECT_NEAR(linear[i], std::clamp(at, 0.0, 99.0), 2e-5) << value << " at " << i;
    }
  }
  const double pi = 3.14159265358979;
  const Values v = values(ops::interpolate_by(x, 1, 1, pi, InterpolateOp::nearest, false)).v;
  ASSERT_EQ(v.size(), 314u);
  for (size_t i = 0; i < v.size(); ++i)
    EXPECT_EQ(v[i], std::floor(static_cast<double>(i) / pi)) << i;
}

TEST_F(Found, FactorsThatDoNotFitAreRefused) {
  const Tensor x = real({1, 1, 4}, {1, 2, 3, 4});
  const auto by = [&](double d, double h, double w, bool align = false) {
    return ops::interpolate_by(x, d, h, w, InterpolateOp::nearest, align);
  };
  refused(MPT_ERROR_INVALID_ARGUMENT, "height is 2; x of shape [1, 1, 4] has no such dim",
          [&] { by(1, 2, 1); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "depth is 0.5", [&] { by(0.5, 1, 1); });
  refused(MPT_ERROR_SHAPE, "4 elements times 0.2 make an extent of 0", [&] { by(1, 1, 0.2); });
  for (double bad : {0.0, -1.0, kInf, kNaN, 1e-9})
    refused(MPT_ERROR_INVALID_ARGUMENT, "it must lie in [2^-23, 2^23]", [&] { by(1, 1, bad); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "align_corners is for linear", [&] { by(1, 1, 2, true); });
  refused(MPT_ERROR_SHAPE, "must have [batch, channels] and 1 to 3 spatial dims",
          [&] { ops::interpolate_by(line({1}), 1, 1, 2, InterpolateOp::linear, false); });
  refused(MPT_ERROR_SHAPE, "6 channels; they must be a multiple of 4", [&] {
    ops::pixel_shuffle(real({6, 1, 1}, Values(6, 0)), 2);
  });
  refused(MPT_ERROR_SHAPE, "must be multiples of factor, 2", [&] {
    ops::pixel_unshuffle(real({1, 3, 2}, Values(6, 0)), 2);
  });
  refused(MPT_ERROR_SHAPE, "more elements than an int64 can count", [&] {
    ops::pixel_unshuffle(real({4, 0, 0}, {}), INT32_MAX);
  });
  refused(MPT_ERROR_SHAPE, "more elements than an int64 can count", [&] {
    ops::pixel_shuffle(real({0, int64_t{1} << 40, 1}, {}), INT32_MAX);
  });
  refused(MPT_ERROR_SHAPE, "circular padding takes at most that", [&] {
    ops::pad(line({1, 2}), {3, 0}, ops::PadMode::circular, 0);
  });
}

TEST_F(Found, AdaptiveMaximaTakeNaN) {
  const Tensor x = real({1, 1, 5}, {1, kNaN, 3, -kInf, -kInf}, true);
  const Tensor y = ops::adaptive_max_pool1d(x, 3);  // windows [0, 2), [1, 4), [3, 5)
  const Values v = values(y).v;
  EXPECT_TRUE(std::isnan(v[0]) && std::isnan(v[1]));
  EXPECT_EQ(v[2], -kInf);
  EXPECT_EQ(gradient(y, x), (Values{0, 2, 0, 1, 0}));
}

// -- rows without keys, and terms of 0 ------------------------------------------------------------

TEST_F(Found, WeightsOfARowWithoutKeysAreZero) {
  for (DType d : {DType::f16, DType::bf16, DType::f32, DType::f64}) {
    for (const bool is_added : {false, true}) {
      const Tensor q = real({2, 3}, {1, 2, 3, -1, 0, 1}, true, d);
      const Tensor k = real({2, 3}, {0.5, 1, 0, 1, 1, 1}, true, d);
      const Tensor mask = is_added ? real({2, 2}, {0, -kInf, -kInf, -kInf}, true, d)
                                   : make(*ctx, DType::boolean, {2, 2}, {1, 0, 0, 0});
      const Tensor y = ops::attention_weights(q, k, mask, false, 0);
      EXPECT_EQ(y.dtype(), d);
      EXPECT_EQ(values(y).v, (Values{1, 0, 0, 0}));
      for (const Tensor& t : {q, k}) {
        for (double g : gradient(ops::square(y), t)) EXPECT_EQ(g, 0);
      }
      if (!is_added) continue;
      for (double g : gradient(ops::square(y), mask)) EXPECT_EQ(g, 0);
    }
  }
  refused(MPT_ERROR_SHAPE, "with one batch and depth", [&] {
    ops::attention_weights(real({1, 3}, {1, 2, 3}), real({1, 2}, {1, 2}), {}, false, 0);
  });
}

TEST_F(Found, ADivergenceOfProbabilityZeroIsZero) {
  const Tensor x = real({4}, {-kInf, -1, -kInf, kInf}, true);
  for (const bool is_log : {false, true}) {
    const Tensor t = real(
        {4},
        {is_log ? -kInf : 0, is_log ? std::log(0.5) : 0.5, is_log ? -kInf : 0, is_log ? -kInf : 0},
        true);
    const Tensor y = ops::kl_div(x, t, none, is_log);
    const Values v = values(y).v;
    EXPECT_EQ((Values{v[0], v[2], v[3]}), (Values{0, 0, 0}));
    EXPECT_NEAR(v[1], 0.5 * (std::log(0.5) + 1), 1e-6);
    const Values gx = gradient(y, x), gt = gradient(y, t);
    EXPECT_EQ((Values{gx[0], gx[2], gx[3]}), (Values{0, 0, 0}));
    EXPECT_EQ((Values{gt[0], gt[2], gt[3]}), (Values{0, 0, 0}));
    EXPECT_NEAR(gx[1], -0.5, 1e-6);
  }
  // A prediction of 0 for what has a probability is infinitely far.
  EXPECT_EQ(values(ops::kl_div(line({-kInf}), line({0.5}), sum, false)).v[0], kInf);
}

// -- one rounding ---------------------------------------------------------------------------------

TEST_F(Found, ScaledSumsRoundOnce) {
  // In f16, 3 * 32768 is infinite and 2048 + 1.5 is 2050 by two roundings.
  EXPECT_EQ(values(ops::add_scaled(line({-60000}, DType::f16), line({32768}, DType::f16), 3)).v[0],
            38304);
  EXPECT_EQ(values(ops::add_scaled(line({2048}, DType::f16), line({1}, DType::f16), 1.25)).v[0],
            2050);
  const Tensor at = make(*ctx, DType::i64, {1}, {0});
  EXPECT_EQ(
      values(ops::index_add_scaled(line({-60000}, DType::f16), 0, at, line({32768}, DType::f16), 3))
          .v[0],
      38304);
  EXPECT_EQ(values(ops::add_scaled(line({3}, DType::i64), line({2}, DType::i64), -4)).v[0], -5);
  EXPECT_EQ(ops::add_scaled(line({3}, DType::i64), line({2}, DType::i64), 0.5).dtype(), DType::f32);
  refused(MPT_ERROR_INVALID_ARGUMENT, "scale is 0.5 and x is i64",
          [&] { ops::index_add_scaled(line({1}, DType::i64), 0, at, line({1}, DType::i64), 0.5); });
  // The distance is 300, and its square no number of f16.
  const Tensor a = real({1, 4}, {300, 0, 0, 0}, true, DType::f16), b = real({1, 4}, {0, 0, 0, 0});
  const Tensor d = ops::pairwise_distance(a, ops::cast(b, DType::f16), 2, 0, ops::KeepDims::no);
  EXPECT_EQ(values(d).v[0], 300);
  EXPECT_EQ(gradient(d, a), (Values{1, 0, 0, 0}));
}

TEST_F(Found, ClosenessOfIntegersIsExact) {
  const auto close = [&](double a, double b, DType d, double rtol, double atol) {
    return values(ops::isclose(line({a}, d), line({b}, d), rtol, atol, false)).v[0] != 0;
  };
  EXPECT_TRUE(close(16777217, 16777216, DType::i64, 0, 1));
  EXPECT_FALSE(close(16777217, 16777216, DType::i64, 0, 0.5));
  EXPECT_FALSE(close(9e18, -9e18, DType::i64, 0, 1));  // their distance is no i64
  EXPECT_TRUE(close(200, 55, DType::u8, 0, 145));
  EXPECT_FALSE(close(kInf, 1, DType::f32, 1e5, 0));
  EXPECT_FALSE(close(1, kInf, DType::f32, 1e5, 0));
  EXPECT_TRUE(close(-kInf, -kInf, DType::f16, 0, 0));
  EXPECT_FALSE(close(kNaN, kNaN, DType::f64, 0, 0));
  refused(MPT_ERROR_INVALID_ARGUMENT, "rtol is -1",
          [&] { ops::isclose(line({1}), line({1}), -1, 0, false); });
}

}  // namespace
}  // namespace mpt::test
