// mpt.hpp: the C++ layer reads well and reports by exceptions.
// SPDX-License-Identifier: Apache-2.0
#include "mpt/mpt.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace {

TEST(Hpp, TrainsARegression) {
  auto ctx = mpt::Context::create({.seed = 1});
  auto x = ctx.tensor<float>({4, 2}, {0, 0, 0, 1, 1, 0, 1, 1});
  auto t = ctx.tensor<float>({4, 1}, {1, 3, 0, 2});
  auto w = ctx.uniform({1, 2}, -1, 1).requires_grad(), b = ctx.zeros({1}).requires_grad();
  double loss = 1;
  for (int i = 0; i < 300; ++i) {
    auto l = mpt::mean(mpt::square(mpt::linear(x, w, b) - t));
    l.backward();
    loss = l.item();
    for (auto* p : {&w, &b}) {
      mpt::NoGrad off(ctx);
      auto next = *p - 0.2 * p->grad();
      p->write<float>(next.read<float>());
      p->zero_grad();
    }
  }
  EXPECT_LT(loss, 1e-6);
}

TEST(Hpp, ArgumentsBracesAndDefaults) {
  auto ctx = mpt::Context::create({});
  auto x = ctx.arange(0, 6);
  auto m = mpt::reshape(x, {2, 3});
  EXPECT_EQ(mpt::sum(m, {0}, true).shape(), (mpt::Shape{1, 3}));
  EXPECT_EQ(mpt::sum(m).item(), 15);
  EXPECT_EQ(mpt::transpose(m, 0, 1).read<int64_t>(), (std::vector<int64_t>{0, 3, 1, 4, 2, 5}));
  std::ostringstream s;
  s << m;
  EXPECT_EQ(s.str(), "tensor([[0, 1, 2],\n        [3, 4, 5]], dtype=i64)");
}

TEST(Hpp, ErrorsCarryTextAndCode) {
  auto ctx = mpt::Context::create({});
  try {
    (void)mpt::matmul(ctx.zeros({2, 3}), ctx.zeros({2, 3}));
    FAIL();
  } catch (const mpt::Error& e) {
    EXPECT_EQ(e.status(), MPT_ERROR_SHAPE);
    EXPECT_NE(std::string(e.what()).find("mpt_matmul"), std::string::npos);
  }
}

TEST(Hpp, TracesAndFindings) {
  mpt::Context ctx = mpt::Context::create({});
  mpt::Tensor x = ctx.ones({2, 2});
  mpt_autocast_desc d;
  mpt_autocast_desc_init(&d, sizeof d);
  d.profile = MPT_PROFILE_APEX_O1;
  mpt::Trace trace(ctx);
  {
    mpt::Autocast scope(ctx, d);
    mpt::matmul(x, x);
  }
  EXPECT_NE(trace.end().find("forward matmul: lower"), std::string::npos);
  { mpt::Trace another(ctx); }
  EXPECT_EQ(ctx.non_finite().phase, MPT_NON_FINITE_NONE);
}

TEST(Hpp, MemoryIsReportedAndForeseen) {
  auto peak = [](int64_t rows, int64_t ask) {
    auto ctx = mpt::Context::create({});
    auto w = ctx.ones({64, 64}).requires_grad();
    auto x = ctx.ones({rows, 64});
    EXPECT_THROW((void)ctx.memory_fit(ask), mpt::Error);
    ctx.watch_memory({x});
    mpt::mean(mpt::square(mpt::linear(x, w))).backward();
    mpt::check(mpt_memory_end_step(ctx.get()));
    EXPECT_NE(ctx.memory_text().find("activations"), std::string::npos);
    const mpt_memory_fit_info f = ctx.memory_fit(ask, size_t{1} << 20);
    EXPECT_EQ(f.fits, f.peak <= size_t{1} << 20);
    return static_cast<double>(f.peak);
  };
  EXPECT_NEAR(peak(100, 1000), peak(1000, 1000), 0.02 * peak(1000, 1000));
}

TEST(Hpp, SecondOrderAndAutocast) {
  auto ctx = mpt::Context::create({});
  auto x = ctx.tensor<float>({1}, {3}).requires_grad();
  auto y = mpt::pow_scalar(x, 3.0);
  auto g = mpt::grad({&y, 1}, {&x, 1}, true, true)[0];
  EXPECT_FLOAT_EQ(static_cast<float>(mpt::grad({&g, 1}, {&x, 1})[0].item()), 18);
  mpt::Autocast scope(ctx);
  EXPECT_EQ(mpt::matmul(ctx.ones({2, 2}), ctx.ones({2, 2})).dtype(), MPT_BF16);
}

}  // namespace
