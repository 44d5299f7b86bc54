// The C++ layer, mpt.hpp: its calls read naturally and report errors by exceptions.
// SPDX-License-Identifier: Apache-2.0
#include "mpt/mpt.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>
#include <vector>

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
  auto ctx = mpt::Context::create();
  auto x = ctx.arange(0, 6);
  auto m = mpt::reshape(x, {2, 3});
  EXPECT_EQ(mpt::sum(m, {0}, true).shape(), (mpt::Shape{1, 3}));
  EXPECT_EQ(mpt::sum(m).item(), 15);
  EXPECT_EQ((2 / (m + 1)).read<float>()[3], 0.5f);
  EXPECT_EQ((m / 1.0).dtype(), MPT_F32) << "a quotient, not a product with 1";
  EXPECT_EQ(mpt::transpose(m, 0, 1).read<int64_t>(), (std::vector<int64_t>{0, 3, 1, 4, 2, 5}));
  std::ostringstream s;
  s << m;
  EXPECT_EQ(s.str(), "tensor([[0, 1, 2],\n        [3, 4, 5]], dtype=i64)");
}

// Returns the result of the C call with every argument given, the reference of the short forms.
template <class... P, class... A>
std::vector<double> whole(mpt_status (*f)(P...), A... a) {
  mpt_tensor out{};
  mpt::must(f(a..., &out));
  return mpt::Tensor(out).read<double>();
}
std::vector<double> values(const mpt::Tensor& t) { return t.read<double>(); }

TEST(Hpp, LossesLeftShortAreTheMean) {
  auto ctx = mpt::Context::create({.seed = 2});
  const auto x = ctx.normal({4, 3}), p = mpt::softmax(x, 1),
             q = mpt::softmax(ctx.normal({4, 3}), 1);
  const auto log = mpt::log_softmax(x, 1), t = ctx.tensor<int64_t>({4}, {0, 2, -100, 1});
  const auto mean = MPT_REDUCTION_MEAN;
  const mpt_tensor none{}, in = x.get(), to = q.get();
  const auto entropy = whole(mpt_cross_entropy, in, t.get(), none, nullptr);
  EXPECT_EQ(values(mpt::cross_entropy(x, t)), entropy);
  EXPECT_EQ(values(mpt::cross_entropy(x, t, nullptr, nullptr)), entropy);
  EXPECT_NEAR(mpt::nll_loss(log, t).item(), entropy[0], 1e-6);
  EXPECT_EQ(values(mpt::binary_cross_entropy(p, q)),
            whole(mpt_binary_cross_entropy, p.get(), to, mean));
  EXPECT_EQ(values(mpt::binary_cross_entropy_with_logits(x, q)),
            whole(mpt_binary_cross_entropy_with_logits, in, to, none, mean));
  EXPECT_EQ(values(mpt::mse_loss(x, q)), whole(mpt_mse_loss, in, to, mean));
  EXPECT_EQ(values(mpt::l1_loss(x, q)), whole(mpt_l1_loss, in, to, mean));
  EXPECT_EQ(values(mpt::smooth_l1_loss(x, q)), whole(mpt_smooth_l1_loss, in, to, mean, 1.0));
  EXPECT_EQ(values(mpt::huber_loss(x, q)), whole(mpt_huber_loss, in, to, mean, 1.0));
  EXPECT_EQ(values(mpt::kl_div(log, q)), whole(mpt_kl_div, log.get(), to, mean, 0));
  EXPECT_EQ(values(mpt::cosine_similarity(x, q)), whole(mpt_cosine_similarity, in, to, 1, 1e-8));
}

TEST(Hpp, ArgumentsLeftOutArePyTorchs) {
  auto ctx = mpt::Context::create({.seed = 3});
  const auto x = ctx.normal({2, 3, 4}), i = ctx.tensor<int64_t>({3}, {0, 2, 0});
  const auto square = ctx.normal({4, 4});
  const mpt_tensor in = x.get(), none{};
  auto again = [&](auto f) { return ctx.seed(5), f(); };
  EXPECT_EQ(again([&] { return values(mpt::dropout(x)); }),
            again([&] { return whole(mpt_dropout, in, 0.5, 1); }));
  EXPECT_NE(values(mpt::dropout(x, 0.3)), values(x));
  EXPECT_EQ(values(mpt::clamp(x, 0.1)), whole(mpt_clamp, in, 0.1, HUGE_VAL));
  EXPECT_EQ(values(mpt::leaky_relu(x)), whole(mpt_leaky_relu, in, 0.01));
  EXPECT_EQ(values(mpt::elu(x)), whole(mpt_elu, in, 1.0));
  EXPECT_EQ(values(mpt::slice(x, 2, 1)), whole(mpt_slice, in, 2, 1, 4, 1));
  EXPECT_EQ(mpt::flatten(x).shape(), (mpt::Shape{24}));
  EXPECT_EQ(mpt::flatten(x, 1).shape(), (mpt::Shape{2, 12}));
  EXPECT_EQ(values(mpt::var(x)), whole(mpt_var, in, nullptr, 0, 1, 0));
  EXPECT_EQ(values(mpt::std(x)), whole(mpt_std, in, nullptr, 0, 1, 0));
  EXPECT_EQ(values(mpt::norm(x)), whole(mpt_norm, in, 2.0, nullptr, 0, 0));
  EXPECT_EQ(mpt::one_hot(i).shape(), (mpt::Shape{3, 3}));
  EXPECT_EQ(values(mpt::argsort(x)), whole(mpt_argsort, in, -1, 0));
  EXPECT_EQ(values(mpt::topk(x, 2).first), values(mpt::topk(x, 2, 2, 1).first));
  EXPECT_EQ(values(mpt::sort(x).second), values(mpt::sort(x, 2, 0).second));
  EXPECT_EQ(values(mpt::layer_norm(x, 1)), whole(mpt_layer_norm, in, 1, none, none, nullptr));
  EXPECT_EQ(values(mpt::rms_norm(x, 1)), whole(mpt_rms_norm, in, 1, none, nullptr));
  EXPECT_EQ(values(mpt::group_norm(x, 3)), whole(mpt_group_norm, in, 3, none, none, nullptr));
  EXPECT_EQ(values(mpt::linear(x, square)), whole(mpt_linear, in, square.get(), none, 0));
  EXPECT_EQ(values(mpt::max_pool1d(x, 2)), whole(mpt_max_pool1d, in, 2, 0, 0, nullptr));
  const auto kernel = ctx.normal({5, 3, 2});
  EXPECT_EQ(values(mpt::conv1d(x, kernel)),
            whole(mpt_conv1d, in, kernel.get(), none, 1, 0, nullptr));

  // By default an embedding trains row 0, and running statistics take a tenth of the batch.
  auto table = ctx.ones({3, 2}).requires_grad();
  mpt::sum(mpt::embedding(i, table)).backward();
  EXPECT_EQ(values(table.grad()), (std::vector<double>{2, 2, 0, 0, 1, 1}));
  auto mean = ctx.zeros({3}), variance = ctx.ones({3}), old = ctx.zeros({3}), one = ctx.ones({3});
  mpt_batch_norm_desc norm;
  mpt_batch_norm_desc_init(&norm, sizeof norm);
  norm.training = 1;
  const auto y = mpt::batch_norm(x, nullptr, nullptr, mean, variance, &norm);
  EXPECT_EQ(values(y), whole(mpt_batch_norm, in, none, none, old.get(), one.get(), &norm));
  EXPECT_EQ(values(mean), values(old));
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
  { mpt::Trace dry(ctx, true); }
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
    ctx.end_step();
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
