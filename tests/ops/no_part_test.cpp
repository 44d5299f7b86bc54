// Tests that an element with the factor 0 takes no part, whatever it is: infinity and NaN neither
// pass into the result nor into a gradient.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
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

}  // namespace
}  // namespace mpt::test
