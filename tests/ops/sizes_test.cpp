// Sizes: shapes whose element count overflows, and empty tensors with huge other extents.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <ctime>

#include "autograd/engine.h"
#include "core/error.h"
#include "core/sizes.h"
#include "harness.h"
#include "ops/create.h"

namespace mpt::test {
namespace {

constexpr int64_t kHuge = INT64_MAX, k62 = int64_t{1} << 62;

class Sizes : public ::testing::TestWithParam<bool> {
 protected:
  void refused(mpt_status code, const char* saying, const std::function<void()>& f) {
    try {
      f();
      ADD_FAILURE() << "accepted; wanted: " << saying;
    } catch (const Error& e) {
      EXPECT_EQ(e.code(), code) << e.what();
      EXPECT_NE(std::string(e.what()).find(saying), std::string::npos) << e.what();
    }
  }
  Tensor empty(DType dtype, const Dims& shape) { return Tensor::empty(*ctx, dtype, shape); }
  TestContext ctx{GetParam()};
};

TEST_P(Sizes, LayersTimesWeights) {
  Tensor x = empty(DType::f32, {1, 1, 1}), w = empty(DType::f32, {4, 1});
  for (int64_t layers : {k62, k62 + 1, kHuge, int64_t{1} << 61}) {
    ops::RnnOptions o;
    o.layers = layers;
    for (size_t weights : {0, 2, 4}) {
      const std::vector<Tensor> list(weights, w);
      for (bool both : {false, true}) {
        o.bidirectional = both;
        EXPECT_THROW(ops::lstm(x, {}, {}, list, o), Error);
        EXPECT_THROW(ops::gru(x, {}, list, o), Error);
        EXPECT_THROW(ops::rnn_tanh(x, {}, list, o), Error);
      }
    }
  }
}

TEST_P(Sizes, ExtentsThatAddUp) {
  const Tensor a = empty(DType::u8, {0, kHuge});
  for (size_t n : {2, 3, 4}) {
    refused(MPT_ERROR_SHAPE, "overflows an int64", [&] { ops::cat(std::vector<Tensor>(n, a), 1); });
  }
  refused(MPT_ERROR_SHAPE, "more", [&] { ops::stack({a, a}, 0); });
  EXPECT_EQ(ops::cat({a, a}, 0).shape(), a.shape());
}

TEST_P(Sizes, PiecesAreCountedBeforeTheyAreMade) {
  const Tensor x = empty(DType::u8, {kHuge, 0}), y = empty(DType::u8, {0, kHuge});
  refused(MPT_ERROR_INVALID_ARGUMENT, "results, not 1", [&] { ops::split(x, 1, 0, 1); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "9223372036854775807 results",
          [&] { ops::chunk(x, kHuge, 0, 7); });
  for (int64_t pieces : {1, 2, 3}) {
    const std::vector<Tensor> parts = ops::chunk(x, pieces, 0, pieces);
    ASSERT_EQ(static_cast<int64_t>(parts.size()), pieces);
    int64_t n = 0;
    for (const Tensor& p : parts) n += p.size(0);
    EXPECT_EQ(n, kHuge);
  }
  EXPECT_EQ(ops::split(x, k62 + 1, 0).size(), 2u);
  EXPECT_EQ(ops::split(x, kHuge, 0).size(), 1u);
  EXPECT_EQ(ops::slice(x, 0, 0, kHuge, k62).size(0), 2);
  EXPECT_EQ(ops::roll(x, {k62 + 5}, {0}).shape(), x.shape());
  EXPECT_EQ(ops::roll(y, {-kHuge + 1}, {1}).shape(), y.shape());
  EXPECT_EQ(ops::to_string(y), "tensor([], dtype=u8, shape=[0, 9223372036854775807])");
}

TEST_P(Sizes, WhatConvolutionsReach) {
  const int64_t n = int64_t{1} << 61;
  Tensor x = empty(DType::f16, {0, 1, n}), w = empty(DType::f16, {0, 1, n});
  ops::ConvOptions o;
  for (int i = 0; i < 3; ++i) o.dilation[i] = INT32_MAX;
  refused(MPT_ERROR_SHAPE, "the reach of the kernel", [&] { ops::conv1d(x, w, {}, o); });
  for (int i = 0; i < 3; ++i) o.stride[i] = INT32_MAX;
  const Tensor none = empty(DType::f16, {1, 0, n});
  refused(MPT_ERROR_SHAPE, "a spatial dim", [&] { ops::conv_transpose1d(none, w, {}, o); });
  o.groups = INT32_MAX;
  w = empty(DType::f16, {0, n, 1});
  refused(MPT_ERROR_SHAPE, "the channels of all groups", [&] { ops::conv1d(x, w, {}, o); });
}

TEST_P(Sizes, StridesOfForeignMemory) {
  float one = 1;
  EXPECT_THROW(ops::borrow(*ctx, DType::f32, {2}, {k62}, &one, SIZE_MAX, nullptr, nullptr), Error);
  EXPECT_THROW(ops::borrow(*ctx, DType::u8, {2}, {kHuge - 1}, &one, SIZE_MAX, nullptr, nullptr),
               Error);
  // The stride along a dim of one element has no effect.
  const Tensor t = ops::borrow(*ctx, DType::f32, {1, 1}, {kHuge, kHuge}, &one, 4, nullptr, nullptr);
  EXPECT_EQ(values(ops::slice(t, 0, 0, kHuge, 7)).v, std::vector<double>{1});
  EXPECT_EQ(ops::narrow(t, 0, 1, 0).count(), 0);
}

// Every op that loops over rows, and its gradient, on very many or very long rows without elements.
TEST(Shares, AreExactWhereTheProductOverflows) {
  for (int64_t n = 0; n < 40; ++n) {
    for (int64_t m = 1; m < 12; ++m) {
      for (int64_t i = 0; i <= m; ++i) {
        EXPECT_EQ(share_below(i, n, m), i * n / m);
        EXPECT_EQ(share_above(i, n, m), (i * n + m - 1) / m);
      }
    }
  }
  EXPECT_EQ(share_below(15, k62, 16), k62 / 16 * 15);
  EXPECT_EQ(share_below(16, kHuge, 16), kHuge);
  EXPECT_EQ(share_above(1, kHuge, 2), k62);
}

TEST_P(Sizes, LoopsOverNothingEnd) {
  const int64_t k33 = int64_t{1} << 33, k40 = int64_t{1} << 40, k31 = int64_t{1} << 31;
  const std::clock_t start = std::clock();
  for (const Dims& shape : {Dims{k33, 0}, Dims{k40, 0}, Dims{0, k33}, Dims{k31, 0, 3}}) {
    Tensor x = empty(DType::f32, shape);
    x->wants_grad = true;
    for (int64_t d = 0; d < shape.size(); ++d) {
      auto back = [&](const Tensor& y) {
        const Tensor roots[] = {y}, inputs[] = {x},
                     g[] = {ops::full(*ctx, y.dtype(), y.shape(), 1)};
        EXPECT_EQ(gradients(roots, g, inputs, {})[0].shape(), shape);
      };
      back(ops::sort(x, d, false).first);
      EXPECT_EQ(ops::argsort(x, d, true).shape(), shape);
      back(ops::topk(x, 0, d, true).first);
      back(ops::cumsum(x, d));
      back(ops::softmax(x, d, DType::none));
      back(ops::log_softmax(x, d, DType::none));
      back(ops::flip(x, {d}));
      back(ops::sum(x));
      back(ops::mean(x));
      back(ops::prod(x));
      back(ops::norm(x, 2));
      back(ops::tril(x, 0));
      back(ops::exp(x));
      back(ops::mul(x, x));
      back(ops::cat({x, x}, d));
      back(ops::transpose(x, 0, d));
    }
    EXPECT_LT(std::clock() - start, 20 * CLOCKS_PER_SEC) << text(shape).s;
  }
  Tensor x = empty(DType::f32, {0, k31});
  x->wants_grad = true;
  const Tensor y = ops::layer_norm(x, 1, {}, {}, 1e-5);
  const Tensor roots[] = {y}, inputs[] = {x}, g[] = {empty(DType::f32, {0, k31})};
  EXPECT_EQ(gradients(roots, g, inputs, {})[0].shape(), x.shape());
}

// -- rows of one value ----------------------------------------------------------------------------

// As in PyTorch: equal values do not differ from their mean.
TEST_P(Sizes, ALayerNormOfEqualValuesIsZero) {
  for (DType dtype : {DType::f32, DType::f64, DType::bf16, DType::f16}) {
    for (double v : {1.7, 1000.1, 12345.678, -0.3, 1e-30, 3e4}) {
      for (int64_t n : {1, 2, 3, 6, 7, 16, 33, 100, 255, 768, 1000, 4097}) {
        const Tensor x = ops::full(*ctx, dtype, {2, n}, v);
        for (double y : values(ops::layer_norm(x, 1, {}, {}, 1e-5)).v)
          ASSERT_EQ(y, 0) << name_of(dtype) << " " << v << " " << n;
        const Tensor image = ops::full(*ctx, dtype, {1, 2, n}, v);
        for (double y : values(ops::group_norm(image, 2, {}, {}, 1e-5)).v) ASSERT_EQ(y, 0);
        for (double y : values(ops::instance_norm(image, {}, {}, 1e-5)).v) ASSERT_EQ(y, 0);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Backends, Sizes, ::testing::Bool(), [](const auto& info) {
  return info.param ? std::string("ref") : std::string("cpu");
});

}  // namespace
}  // namespace mpt::test
