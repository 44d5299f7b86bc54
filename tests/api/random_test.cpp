// Initial values of weights: bounds, means and deviations by the formulas of the papers.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "mpt/mpt.h"

namespace {

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()

struct Found {
  double least = 0, most = 0, mean = 0, deviation = 0, kurtosis = 0;
};

class Random : public ::testing::Test {
 protected:
  void SetUp() override {
    OK(mpt_context_create(nullptr, &ctx));
    OK(mpt_context_set_seed(ctx, 7));
  }
  void TearDown() override { mpt_context_release(ctx); }

  using Draw = mpt_status (*)(mpt_context, mpt_dtype, const int64_t*, int32_t, double, mpt_tensor*);
  Found draw(Draw f, std::vector<int64_t> shape, double parameter, mpt_dtype dtype = MPT_F32) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(f(ctx, dtype, shape.data(), static_cast<int32_t>(shape.size()), parameter, &t),
              MPT_OK)
        << mpt_last_error();
    mpt_tensor_info i = {.struct_size = sizeof i};
    EXPECT_EQ(mpt_tensor_get_info(t, &i), MPT_OK);
    std::vector<double> v(static_cast<size_t>(i.count));
    EXPECT_EQ(mpt_tensor_read(t, MPT_F64, v.data(), i.count), MPT_OK) << mpt_last_error();
    mpt_tensor_release(t);
    Found found;
    const auto n = static_cast<double>(v.size());
    const auto [least, most] = std::minmax_element(v.begin(), v.end());
    found.least = *least, found.most = *most;
    for (double x : v) found.mean += x / n;
    double second = 0, fourth = 0;
    for (double x : v) {
      second += std::pow(x - found.mean, 2) / n;
      fourth += std::pow(x - found.mean, 4) / n;
    }
    found.deviation = std::sqrt(second);
    found.kurtosis = fourth / (second * second);
    return found;
  }
  // Allows five standard errors over the 64 * 32 * 9 elements drawn.
  void is_uniform(const Found& f, double bound) {
    EXPECT_LE(f.most, bound * (1 + 1e-6));
    EXPECT_GE(f.least, -bound * (1 + 1e-6));
    EXPECT_GT(f.most, 0.99 * bound);
    EXPECT_LT(f.least, -0.99 * bound);
    EXPECT_NEAR(f.mean, 0, 5 * bound / std::sqrt(3.0 * kCount));
    EXPECT_NEAR(f.deviation, bound / std::sqrt(3.0), 0.02 * bound);
    EXPECT_NEAR(f.kurtosis, 1.8, 0.1);
  }
  void is_normal(const Found& f, double deviation) {
    EXPECT_NEAR(f.mean, 0, 5 * deviation / std::sqrt(kCount));
    EXPECT_NEAR(f.deviation, deviation, 5 * deviation / std::sqrt(2.0 * kCount));
    EXPECT_NEAR(f.kurtosis, 3, 5 * std::sqrt(24.0 / kCount));
    EXPECT_GT(f.most, 3 * deviation);
    EXPECT_LT(f.least, -3 * deviation);
  }
  static constexpr double kCount = 64 * 32 * 9;
  const std::vector<int64_t> shape = {64, 32, 3, 3};  // fan_in 32 * 9, fan_out 64 * 9
  mpt_context ctx = nullptr;
};

TEST_F(Random, KaimingUniform) {
  is_uniform(draw(mpt_kaiming_uniform, shape, 0), std::sqrt(6.0 / 288));
  is_uniform(draw(mpt_kaiming_uniform, shape, std::sqrt(5.0)), 1 / std::sqrt(288.0));
  is_uniform(draw(mpt_kaiming_uniform, {576, 32}, 0, MPT_F64), std::sqrt(6.0 / 32));
}

TEST_F(Random, KaimingNormal) {
  is_normal(draw(mpt_kaiming_normal, shape, 0), std::sqrt(2.0 / 288));
  is_normal(draw(mpt_kaiming_normal, shape, 2), std::sqrt(2.0 / (5 * 288)));
  is_normal(draw(mpt_kaiming_normal, {32, 576}, 0), std::sqrt(2.0 / 576));
}

TEST_F(Random, XavierUniform) {
  is_uniform(draw(mpt_xavier_uniform, shape, 1), std::sqrt(6.0 / (288 + 576)));
  is_uniform(draw(mpt_xavier_uniform, {576, 32}, 3), 3 * std::sqrt(6.0 / (576 + 32)));
}

TEST_F(Random, XavierNormal) {
  is_normal(draw(mpt_xavier_normal, shape, 1), std::sqrt(2.0 / (288 + 576)));
  is_normal(draw(mpt_xavier_normal, {576, 32}, 0.5), 0.5 * std::sqrt(2.0 / (576 + 32)));
}

TEST_F(Random, Integers) {
  const auto draw_integers = [&](int64_t low, int64_t high, mpt_dtype dtype = MPT_DTYPE_NONE) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_randint(ctx, dtype, shape.data(), 4, low, high, &t), MPT_OK) << mpt_last_error();
    std::vector<int64_t> v(static_cast<size_t>(kCount));
    EXPECT_EQ(mpt_tensor_read(t, MPT_I64, v.data(), static_cast<int64_t>(v.size())), MPT_OK);
    mpt_tensor_release(t);
    return v;
  };
  std::vector<double> found(5);
  for (const int64_t v : draw_integers(-2, 3)) ++found.at(static_cast<size_t>(v + 2));
  for (const double n : found) EXPECT_NEAR(n, kCount / 5, 5 * std::sqrt(kCount * 0.16));
  // Every bit of a wide range is 1 in half of the draws.
  std::vector<double> ones(48);
  for (const int64_t v : draw_integers(0, int64_t{1} << 48))
    for (size_t k = 0; k < ones.size(); ++k) ones[k] += static_cast<double>(v >> k & 1);
  for (const double n : ones) EXPECT_NEAR(n, kCount / 2, 5 * std::sqrt(kCount / 4));
  for (const int64_t v : draw_integers(255, 256, MPT_U8)) EXPECT_EQ(v, 255);
  for (const int64_t v : draw_integers(2048, 2049, MPT_F16)) EXPECT_EQ(v, 2048);
  for (const int64_t v : draw_integers(-(int64_t{1} << 53), 1 - (int64_t{1} << 53)))
    EXPECT_EQ(v, -(int64_t{1} << 53));
  const auto refused = [&](int64_t low, int64_t high, mpt_dtype dtype, const char* text) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_randint(ctx, dtype, shape.data(), 4, low, high, &t), MPT_ERROR_INVALID_ARGUMENT);
    EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error();
  };
  refused(3, 3, MPT_I64, "low is 3 and high is 3; low must be below high");
  refused(0, int64_t{1} << 60, MPT_I64, "both must lie within 2^53");
  refused(0, (int64_t{1} << 48) + 1, MPT_I64, "at most 2^48 integers");
  refused(-1, 3, MPT_U8, "u8 does not have all integers between them");
  refused(0, 130, MPT_I8, "i8 does not have");
  refused(0, 2050, MPT_F16, "f16 does not have");
}

// Attention never stores its matrix of scores, neither in the forward nor for the backward: memory
// grows with the length, not with its square.
TEST(Attention, TheScoresAreNeverStored) {
  LONG_ON_DEVICES("long sequences");
  constexpr int64_t heads = 2, depth = 16;
  const auto peak = [&](int64_t length, mpt_dtype dtype, bool causal) {
    mpt_context ctx = nullptr;
    EXPECT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK);
    const int64_t shape[] = {1, heads, length, depth};
    mpt_tensor in[3], y = nullptr, loss = nullptr;
    mpt_attention_desc how;
    mpt_attention_desc_init(&how, sizeof how);
    how.causal = causal;
    for (mpt_tensor& t : in) {
      EXPECT_EQ(mpt_normal(ctx, dtype, shape, 4, 0, 1, &t), MPT_OK);
      EXPECT_EQ(mpt_tensor_set_requires_grad(t, 1), MPT_OK);
    }
    EXPECT_EQ(mpt_context_reset_peak(ctx), MPT_OK);
    mpt_memory_info before = {.struct_size = sizeof before}, after = before;
    EXPECT_EQ(mpt_context_get_memory(ctx, &before), MPT_OK);
    EXPECT_EQ(mpt_scaled_dot_product_attention(in[0], in[1], in[2], nullptr, &how, &y), MPT_OK)
        << mpt_last_error();
    EXPECT_EQ(mpt_sum(y, nullptr, 0, 0, &loss), MPT_OK);
    EXPECT_EQ(mpt_backward(&loss, nullptr, 1, nullptr), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_context_get_memory(ctx, &after), MPT_OK);
    mpt_context_release(ctx);
    return static_cast<double>(after.total_peak - before.total_now);
  };
  for (mpt_dtype dtype : {MPT_F32, MPT_BF16, MPT_F16}) {
    for (bool causal : {false, true}) {
      SCOPED_TRACE(std::string(mpt_dtype_name(dtype)) + (causal ? " causal" : ""));
      const double shorter = peak(1024, dtype, causal), longer = peak(2048, dtype, causal);
      const double scores = heads * 2048.0 * 2048 * static_cast<double>(mpt_dtype_size(dtype));
      EXPECT_LT(longer, scores / 2);
      EXPECT_LT(longer, 2.5 * shorter);
    }
  }
}

}  // namespace
