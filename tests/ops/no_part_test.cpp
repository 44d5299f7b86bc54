// Tests that an element with the factor 0 takes no part, whatever it is: infinity and NaN neither
// pass into the result nor into a gradient.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "autograd/engine.h"
#include "harness.h"

namespace mpt::test {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
const double kNaN = std::nan("");
constexpr DType kDTypes[] = {DType::f16, DType::bf16, DType::f32, DType::f64};

class NoPart : public ::testing::Test {
 protected:
  Tensor of(DType dtype, const Dims& shape, const std::vector<double>& v) {
    Tensor t = make(*ctx, dtype, shape, v);
    t->wants_grad = is_floating(dtype);
    return t;
  }
  Tensor line(DType dtype, const std::vector<double>& v) {
    return of(dtype, {static_cast<int64_t>(v.size())}, v);
  }
  // Returns the gradients of y for the incoming gradient `from` in every element of y.
  std::vector<std::vector<double>> slopes(const Tensor& y, const std::vector<Tensor>& inputs,
                                          double from = 1, bool again = false) {
    const Tensor roots[] = {y}, grads[] = {ops::full(*ctx, y.dtype(), y.shape(), from)};
    std::vector<std::vector<double>> all;
    for (const Tensor& g : gradients(roots, grads, inputs, {.create_graph = again})) {
      all.push_back(values(g).v);
    }
    return all;
  }

  TestContext ctx;
};

TEST_F(NoPart, DroppedElements) {
  for (const DType dtype : kDTypes) {
    for (const double v : {kInf, -kInf, kNaN}) {
      // 129 elements fill whole vectors and a rest.
      const Tensor x = of(dtype, {43, 3}, std::vector<double>(129, v));
      for (const double p : {0.5, 1.0}) {
        for (const Tensor& y : {ops::dropout(x, p, true), ops::dropout_channels(x, 1, p, true)}) {
          const std::vector<double> kept = values(y).v, slope = slopes(y, {x}, v)[0];
          int dropped = 0;
          for (size_t i = 0; i < kept.size(); ++i) {
            if (kept[i] != 0) {
              EXPECT_TRUE(kept[i] == v || (std::isnan(v) && std::isnan(kept[i]))) << kept[i];
              EXPECT_TRUE(slope[i] == v || (std::isnan(v) && std::isnan(slope[i]))) << slope[i];
              continue;
            }
            ++dropped;
            EXPECT_EQ(slope[i], 0) << name_of(dtype);
          }
          EXPECT_TRUE(p == 1 ? dropped == 129 : dropped > 9 && dropped < 120) << dropped;
        }
      }
    }
  }
}

TEST_F(NoPart, AProductWithAlphaZeroAndAnInputWithBetaZero) {
  for (const DType dtype : kDTypes) {
    for (const double v : {kInf, kNaN}) {
      const Tensor x = of(dtype, {1}, {3}), a = of(dtype, {1, 2}, {v, 1}),
                   b = of(dtype, {2, 1}, {1, v});
      const Tensor y = ops::addmm(x, a, b, 2, 0);
      EXPECT_EQ(values(y).v[0], 6) << name_of(dtype);
      EXPECT_EQ(slopes(y, {x, a, b}), (std::vector<std::vector<double>>{{2}, {0, 0}, {0, 0}}));
      const Tensor z =
          ops::addmm(of(dtype, {1}, {v}), of(dtype, {1, 1}, {3}), of(dtype, {1, 1}, {5}), 0, 2);
      EXPECT_EQ(values(z).v[0], 30) << name_of(dtype);
    }
  }
}

TEST_F(NoPart, IgnoredRowsOfALossWithClassWeights) {
  for (const double smoothing : {0.0, 0.1}) {
    const Tensor x = of(DType::f32, {2, 2}, {kNaN, kInf, 1, 2});
    const Tensor target = make(*ctx, DType::i64, {2}, {-100, 1});
    const Tensor weight = make(*ctx, DType::f32, {2}, {0.5, 1});
    const Tensor y = ops::cross_entropy(x, target, weight, -100, ops::Reduction::mean, smoothing);
    EXPECT_TRUE(std::isfinite(values(y).v[0]));
    const std::vector<double> slope = slopes(y, {x})[0];
    EXPECT_EQ(slope[0], 0);
    EXPECT_EQ(slope[1], 0);
    EXPECT_NE(slope[2], 0);
  }
}

// A scatter stores the last element of equal indices; the others have no part in the result.
TEST_F(NoPart, ElementsThatAScatterReplaces) {
  for (const DType dtype : kDTypes) {
    const Tensor x = of(dtype, {3, 2}, {1, 2, 3, 4, 5, 6});
    const Tensor src = of(dtype, {3, 2}, {10, 20, 30, 40, 50, 60});
    const Tensor index = make(*ctx, DType::i64, {3, 2}, {2, 0, 2, 1, 0, 1});
    const Tensor y = ops::scatter(x, 0, index, src);
    EXPECT_EQ(values(y).v, (std::vector<double>{50, 20, 3, 60, 30, 6}));
    EXPECT_EQ(slopes(y, {x, src}),
              (std::vector<std::vector<double>>{{0, 0, 1, 0, 0, 1}, {0, 1, 1, 0, 1, 1}}));
  }
}

TEST_F(NoPart, NegativeElementsWithASlopeOfZero) {
  for (const DType dtype : kDTypes) {
    const Tensor x = of(dtype, {1, 5}, {-kInf, -1, 0, kInf, kNaN});
    const Tensor w = line(dtype, {0});
    for (const Tensor& y : {ops::leaky_relu(x, 0), ops::prelu(x, w)}) {
      const std::vector<double> v = values(y).v, d = slopes(y, {x}, kInf)[0];
      for (size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(v[i], 0) << name_of(dtype);
        EXPECT_EQ(d[i], 0) << name_of(dtype);
      }
      EXPECT_EQ(v[3], kInf);
      EXPECT_EQ(d[3], kInf);
      EXPECT_TRUE(std::isnan(v[4]));
    }
  }
}

TEST_F(NoPart, ClassesOfWeightZero) {
  using enum ops::Reduction;
  for (const DType dtype : kDTypes) {
    const Tensor x = of(dtype, {2, 2}, {0, -kInf, 0, 0}), weight = make(*ctx, dtype, {2}, {1, 0});
    const Tensor target = make(*ctx, DType::i64, {2}, {1, 0});
    for (const double smooth : {0.0, 0.5}) {
      const Tensor y = ops::cross_entropy(x, target, weight, -100, mean, smooth);
      // With smoothing the class 0 of the first row has half of it, and the loss 0.
      EXPECT_NEAR(values(y).v[0], std::log(2) * (smooth == 0 ? 1 : 0.75), 1e-6);
      const std::vector<double> d = slopes(y, {x})[0];
      const double first = smooth == 0 ? 0 : d[0], second = smooth == 0 ? -0.5 : -0.375;
      const std::vector<double> want = {first, 0, second, -second};
      EXPECT_EQ(d, want) << name_of(dtype);
    }
    for (const double bad : {-kInf, kInf, kNaN}) {
      const Tensor p = of(dtype, {2, 2}, {0, bad, -2, -1});
      const Tensor y = ops::nll_loss(p, target, weight, -100, mean);
      EXPECT_EQ(values(y).v[0], 2);
      EXPECT_EQ(slopes(y, {p})[0], (std::vector<double>{0, 0, -1, 0})) << name_of(dtype);
      const Tensor rows = ops::nll_loss(p, target, weight, -100, none);
      EXPECT_EQ(values(rows).v, (std::vector<double>{0, 2}));
      EXPECT_FALSE(std::signbit(values(rows).v[0]));
    }
    // Smoothing of 1 leaves nothing of the target, whose loss is infinite as a part of the others.
    for (const Tensor& w : {Tensor(), make(*ctx, dtype, {2}, {1, 1})}) {
      EXPECT_EQ(values(ops::cross_entropy(x, target, w, -100, sum, 1)).v[0], kInf);
    }
  }
}

TEST_F(NoPart, ElementsOfWeightZero) {
  using enum ops::Reduction;
  const std::function<Tensor(const Tensor&, const Tensor&)> losses[] = {
      [](const Tensor& x, const Tensor& t) { return ops::mse_loss(x, t, none); },
      [](const Tensor& x, const Tensor& t) { return ops::l1_loss(x, t, none); },
      [](const Tensor& x, const Tensor& t) { return ops::huber_loss(x, t, none, 1); },
      [](const Tensor& x, const Tensor& t) { return ops::smooth_l1_loss(x, t, none, 1); },
      [](const Tensor& x, const Tensor& t) { return ops::binary_cross_entropy(x, t, none); },
      [](const Tensor& x, const Tensor& t) {
        return ops::binary_cross_entropy_with_logits(x, t, {}, none);
      },
      [](const Tensor& x, const Tensor& t) {
        const Tensor two = ops::full(x.ctx(), x.dtype(), {}, 2);
        return ops::binary_cross_entropy_with_logits(x, t, two, none);
      },
      [](const Tensor& x, const Tensor& t) { return ops::kl_div(x, t, none, false); },
      [](const Tensor& x, const Tensor& t) { return ops::kl_div(x, t, none, true); },
  };
  for (const DType dtype : kDTypes) {
    const Tensor weight = make(*ctx, dtype, {2}, {0, 2});
    for (const auto& loss : losses) {
      const Tensor plain_x = line(dtype, {0.25}), plain_t = line(dtype, {0.75});
      const Tensor plain = loss(plain_x, plain_t);
      const std::vector<std::vector<double>> want = slopes(plain, {plain_x, plain_t}, 2);
      for (const double bad : {kInf, -kInf, kNaN}) {
        for (const bool in_target : {false, true}) {
          const Tensor x = line(dtype, {in_target ? 0.5 : bad, 0.25});
          const Tensor t = line(dtype, {in_target ? bad : 0, 0.75});
          const Tensor y = ops::weighted_loss(loss(x, t), weight, sum);
          const auto index = static_cast<int>(&loss - losses);
          EXPECT_EQ(values(y).v[0], 2 * values(plain).v[0]) << index << ", " << bad;
          const std::vector<std::vector<double>> d = slopes(y, {x, t});
          for (const size_t i : {0, 1}) {
            EXPECT_EQ(d[i][0], 0) << "loss " << index << ", input " << i << ", " << bad;
            EXPECT_EQ(d[i][1], want[i][0]) << "loss " << index << ", input " << i;
          }
        }
      }
    }
    const Tensor logits = of(dtype, {2, 2}, {kInf, 0, 0, 0});
    const Tensor target = make(*ctx, DType::i64, {2}, {1, 0});
    const Tensor y =
        ops::weighted_loss(ops::cross_entropy(logits, target, {}, -100, none, 0), weight, sum);
    EXPECT_EQ(slopes(y, {logits})[0], (std::vector<double>{0, 0, -1, 1})) << name_of(dtype);
  }
}

TEST_F(NoPart, TapsOfWeightZero) {
  for (const DType dtype : kDTypes) {
    for (const double bad : {kInf, -kInf, kNaN}) {
      const auto same = [&](const std::vector<double>& got, const std::vector<double>& want) {
        ASSERT_EQ(got.size(), want.size());
        for (size_t i = 0; i < got.size(); ++i) {
          EXPECT_TRUE(got[i] == want[i] || (std::isnan(got[i]) && std::isnan(want[i])))
              << got[i] << " for " << want[i] << " at " << i << " in " << name_of(dtype);
        }
      };
      const std::vector<double> row = {1, bad, 2};
      const Tensor x = of(dtype, {1, 1, 3}, row), plane = of(dtype, {1, 1, 1, 3}, row);
      for (const bool corners : {false, true}) {
        same(values(ops::interpolate(x, {3}, InterpolateOp::linear, corners)).v, row);
        same(values(ops::interpolate(plane, {1, 3}, InterpolateOp::linear, corners)).v, row);
      }
      same(values(ops::interpolate_by(x, 1, 1, 1, InterpolateOp::linear, false)).v, row);
      // Elements 0, 2 and 4 of five are those of the input.
      const Tensor wide = ops::interpolate(x, {5}, InterpolateOp::linear, true);
      same(values(wide).v, {1, bad, bad, bad, 2});
      const Tensor g = make(*ctx, dtype, {1, 1, 5}, {1, 1, bad, 1, 1});
      const Tensor roots[] = {wide}, grads[] = {g}, inputs[] = {x};
      same(values(gradients(roots, grads, inputs, {})[0]).v, {1.5, bad, 1.5});
      // Channels last, with more of them than a vector has.
      std::vector<double> many;
      for (const double v : row) many.insert(many.end(), 20, v);
      const Tensor last = ops::permute(make(*ctx, dtype, {1, 1, 3, 20}, many), Dims{0, 3, 1, 2});
      const Tensor y = ops::interpolate(last, {1, 3}, InterpolateOp::linear, false);
      for (int64_t c = 0; c < 20; ++c) {
        same(values(ops::contiguous(ops::select(y, 1, c))).v, row);
      }
    }
  }
}

// Attention to some of the keys, the others being hidden by a mask, by causality, or by dropout.
TEST_F(NoPart, HiddenKeys) {
  for (const DType dtype : kDTypes) {
    for (const int64_t keys : {3, 100}) {
      for (const double bad : {kInf, kNaN}) {
        const int64_t hidden = keys - 2;
        std::vector<double> plain, spoilt, shown, bias;
        for (int64_t j = 0; j < keys; ++j) {
          for (int64_t d = 0; d < 3; ++d) {
            plain.push_back(std::sin(static_cast<double>(3 * j + d)));
            spoilt.push_back(j == hidden ? bad : plain.back());
          }
          shown.push_back(j == hidden ? 0 : 1);
          bias.push_back(j == hidden ? -kInf : 0.25);
        }
        const Dims shape{1, 1, keys, 3};
        const Tensor masks[] = {make(*ctx, DType::boolean, {1, keys}, shown),
                                make(*ctx, DType::f32, {1, keys}, bias)};
        for (const Tensor& mask : masks) {
          const auto attend = [&](const std::vector<double>& of_key,
                                  const std::vector<double>& of_value) {
            const Tensor q = of(dtype, {1, 1, 2, 3}, {1, -1, 0.5, 0.25, 2, -1});
            const Tensor k = of(dtype, shape, of_key), v = of(dtype, shape, of_value);
            const Tensor y = ops::scaled_dot_product_attention(q, k, v, mask, 0, false, 0);
            std::vector<std::vector<double>> all = slopes(y, {q, k, v});
            all.push_back(values(y).v);
            return all;
          };
          const std::vector<std::vector<double>> want = attend(plain, plain);
          for (const auto& got : {attend(plain, spoilt), attend(spoilt, plain)}) {
            for (size_t i = 0; i < got.size(); ++i) {
              for (size_t n = 0; n < got[i].size(); ++n) {
                const double unit = dtype == DType::bf16  ? 0x1p-6
                                    : dtype == DType::f16 ? 0x1p-9
                                                          : 1e-5;
                ASSERT_NEAR(got[i][n], want[i][n], unit * (1 + std::fabs(want[i][n])))
                    << (i == 3 ? "value" : "gradient") << ' ' << i << " at " << n << " in "
                    << name_of(dtype) << ", " << keys << " keys";
              }
            }
            for (size_t n = 0; n < 3; ++n) {
              EXPECT_EQ(got[1][static_cast<size_t>(hidden) * 3 + n], 0);
              EXPECT_EQ(got[2][static_cast<size_t>(hidden) * 3 + n], 0);
            }
          }
        }
        // A position before the key does not see it; the others do.
        const Tensor q = of(dtype, shape, plain), v = of(dtype, shape, spoilt);
        const Tensor y = ops::scaled_dot_product_attention(q, q, v, {}, 0, true, 0);
        const std::vector<double> got = values(y).v;
        for (int64_t i = 0; i < keys; ++i) {
          EXPECT_EQ(std::isfinite(got[static_cast<size_t>(3 * i)]), i < hidden) << i;
        }
        // Nothing is left of keys that are all dropped.
        const Tensor none = ops::scaled_dot_product_attention(q, q, v, {}, 1, false, 0);
        for (const double n : values(none).v) EXPECT_EQ(n, 0) << name_of(dtype);
      }
    }
  }
}

TEST_F(NoPart, AScaleOfZeroWeighsAllKeysAlike) {
  const Tensor q = of(DType::f32, {1, 1, 1, 1}, {4}), k = of(DType::f32, {1, 1, 2, 1}, {0, 1});
  const double zero = std::numeric_limits<double>::denorm_min();
  const Tensor y = ops::scaled_dot_product_attention(q, k, k, {}, 0, false, zero);
  EXPECT_EQ(values(y).v[0], 0.5);
  EXPECT_EQ(slopes(y, {q, k})[0][0], 0);
  EXPECT_EQ(values(ops::attention_weights(q, k, {}, false, zero)).v,
            (std::vector<double>{0.5, 0.5}));
}

}  // namespace
}  // namespace mpt::test
