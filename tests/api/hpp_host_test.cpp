// Functions and files of the host through the C++ layer.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>

// Includes the header under more warnings than the build has, as a program may.
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wshadow"
#pragma GCC diagnostic error "-Wold-style-cast"
#include "mpt/mpt.hpp"
#pragma GCC diagnostic pop

namespace {

using Floats = std::vector<float>;

struct Host : ::testing::Test {
  mpt::Context ctx = mpt::Context::create({.seed = 3});
  mpt::Tensor x = ctx.tensor({3}, Floats{0.5f, 1, 2}).requires_grad();
};

template <class F>
std::string text_of(F f) {
  try {
    f();
  } catch (const mpt::Error& e) {
    return e.what();
  }
  return "no error";
}

TEST_F(Host, HooksSeeAndReplaceGradients) {
  int seen = 0;
  double after = 0;
  auto alive = std::make_shared<int>(0);
  const int64_t look = mpt::add_hook(x, [&seen, alive](const mpt::Tensor&) { ++seen; });
  const int64_t half = mpt::add_hook(x, [](const mpt::Tensor& g) { return g * 0.5; });
  mpt::add_hook(x, [](const mpt::Tensor& g) { return g; });  // returning the input replaces nothing
  mpt::add_post_hook(x, [&](const mpt::Tensor& t) { after = mpt::sum(t.grad()).item(); });
  mpt::sum(x * 4.0).backward();
  EXPECT_EQ(x.grad().read<float>(), Floats(3, 2));
  EXPECT_EQ(after, 6);
  mpt::remove_hook(x, half);
  EXPECT_EQ(alive.use_count(), 2);
  mpt::remove_hook(x, look);
  EXPECT_EQ(alive.use_count(), 1) << "the function goes with its hook";
  x.zero_grad();
  mpt::sum(x * 4.0).backward();
  EXPECT_EQ(x.grad().read<float>(), Floats(3, 4));
  EXPECT_EQ(seen, 1);
}

TEST_F(Host, AnotherUserHasModesOfItsOwn) {
  const mpt::Context::Generator before = ctx.generator();
  const int64_t other = ctx.create_modes(8);
  ctx.use_modes(other);
  EXPECT_EQ(ctx.generator(), (mpt::Context::Generator{8, 0}));
  ctx.use_modes(0);
  EXPECT_EQ(ctx.generator(), before);
  ctx.end_modes(other);
  EXPECT_NE(text_of([&] { ctx.use_modes(other); }).find("have ended"), std::string::npos);
}

TEST_F(Host, WhatAFunctionThrowsIsAnErrorOfTheCall) {
  mpt::add_hook(x, [](const mpt::Tensor& g) { return mpt::reshape(g, {5}); });
  EXPECT_NE(text_of([&] { mpt::sum(x).backward(); }).find("mpt_reshape: shape [5] asked for"),
            std::string::npos);
  const auto bad = mpt::nn::function(
      ctx, [](const mpt::Tensor&) -> mpt::Tensor { throw std::runtime_error("its own"); });
  EXPECT_NE(text_of([&] { bad(x); }).find("its own"), std::string::npos) << "what() comes through";
  const auto odd = mpt::nn::function(ctx, [](const mpt::Tensor&) -> mpt::Tensor { throw 7; });
  EXPECT_NE(text_of([&] { odd(x); }).find("no std::exception"), std::string::npos);
}

// y = x sin x: in f32 under autocast, differentiable twice.
TEST_F(Host, AnOperationWithAClassAndAGradient) {
  auto alive = std::make_shared<int>(0);
  {
    const mpt::Op op(
        ctx, "xsinx", {.cast_class = MPT_CAST_FP32},
        [alive](const mpt::Tensors& in) { return mpt::Tensors{in[0] * mpt::sin(in[0])}; },
        [](const mpt::Tensors& in, const mpt::Tensors&, const mpt::Tensors& grad) {
          return mpt::Tensors{grad[0] * (mpt::sin(in[0]) + in[0] * mpt::cos(in[0]))};
        });
    const auto y = op(x);
    const mpt::Tensors roots{mpt::sum(y)}, in{x};
    const auto g = mpt::grad(roots, in, false, true)[0];
    const mpt::Tensors again{mpt::sum(g)};
    const auto second = mpt::grad(again, in)[0].read<float>(), first = g.read<float>();
    const auto v = x.read<float>();
    for (size_t i = 0; i < 3; ++i) {
      EXPECT_NEAR(first[i], std::sin(v[i]) + v[i] * std::cos(v[i]), 1e-6);
      EXPECT_NEAR(second[i], 2 * std::cos(v[i]) - v[i] * std::sin(v[i]), 1e-6);
    }
    const mpt::Autocast scope(ctx, MPT_F16);
    EXPECT_EQ(op(mpt::cast(x, MPT_F16)).dtype(), MPT_F32);
  }
  EXPECT_EQ(alive.use_count(), 2) << "the context may call it still";
  EXPECT_NE(text_of([&] {
              mpt::Op(ctx, "xsinx", {}, [](const mpt::Tensors& in) { return in; });
            }).find("'xsinx' exists already"),
            std::string::npos);
  const mpt::Op two(ctx, "two", {.in_count = 2, .out_count = 2}, [](const mpt::Tensors& in) {
    return mpt::Tensors{in[0] + in[1], in[0] - in[1]};
  });
  EXPECT_EQ(two.call({x, x})[1].read<float>(), Floats(3, 0));
  const mpt::Op wrong(ctx, "wrong", {}, [](const mpt::Tensors&) { return mpt::Tensors{}; });
  EXPECT_NE(text_of([&] { wrong(x); }).find("the forward of 'wrong'"), std::string::npos);
  ctx.shutdown();
  EXPECT_EQ(alive.use_count(), 1);
}

TEST_F(Host, ALearningRateByAFunction) {
  const mpt::Params params(ctx);
  auto w = params.add("w", ctx.zeros({1}));
  const mpt::Optimizer sgd(params, mpt::sgd(1));
  auto alive = std::make_shared<int>(0);
  sgd.set_schedule([alive](int64_t t) {
    if (t == 2) throw std::runtime_error("no third step");
    return 1.0 / (1 << t);
  });
  for (int i = 0; i < 2; ++i) {
    w.set_grad(ctx.full({1}, -1));
    sgd.step();
  }
  EXPECT_EQ(w.item(), 1.5);
  EXPECT_NE(text_of([&] { sgd.lr(); }).find("no third step"), std::string::npos);
  EXPECT_EQ(alive.use_count(), 2);
  sgd.set_schedule(mpt::schedule(MPT_SCHEDULE_CONSTANT));
  EXPECT_EQ(alive.use_count(), 1) << "the function goes with its schedule";
  EXPECT_EQ(sgd.lr(), 1);
}

TEST_F(Host, CheckpointsAndModulesOfFunctions) {
  int runs = 0;
  const auto y = mpt::recompute(ctx,
                                [&runs](const mpt::Tensor& t) {
                                  ++runs;
                                  return mpt::exp(t);
                                },
                                {x})[0];
  mpt::sum(y).backward();
  EXPECT_EQ(runs, 2);
  EXPECT_EQ(x.grad().read<float>(), y.read<float>());
  mpt::Params params(ctx);
  const auto net = mpt::nn::sequential(
      ctx, {mpt::nn::function(ctx, [](const mpt::Tensor& t) { return t * 2.0; }),
            mpt::nn::linear(params, "fc", 3, 2)});
  EXPECT_EQ(net(x).read<float>(),
            mpt::linear(x * 2.0, params["fc.weight"], params["fc.bias"], MPT_ACTIVATION_NONE)
                .read<float>());
}

TEST_F(Host, ModulesOfSeveralInputsAndResults) {
  mpt::Params params(ctx);
  mpt_rnn_desc d;
  mpt_rnn_desc_init(&d, sizeof d);
  d.batch_first = 1;
  const auto lstm = mpt::nn::lstm(params, "lstm", 4, 6, &d);
  const auto gru = mpt::nn::gru(params, "gru", 6, 5, &d);
  const auto attention = mpt::nn::multihead_attention(params, "mha", 6, 2);
  const auto all = lstm.call({ctx.normal({2, 7, 4})}, 3);
  EXPECT_EQ(all[0].shape(), mpt::Shape({2, 7, 6}));
  EXPECT_EQ(all[2].shape(), mpt::Shape({1, 2, 6}));
  EXPECT_EQ(gru(all[0]).shape(), mpt::Shape({2, 7, 5}));
  EXPECT_EQ(attention(all[0], mpt::narrow(all[0], 1, 0, 3)).shape(), mpt::Shape({2, 7, 6}));
  const auto up = mpt::nn::conv_transpose2d(params, "up", 2, 3, 2, 2);
  EXPECT_EQ(up(ctx.zeros({1, 2, 4, 4})).shape(), mpt::Shape({1, 3, 8, 8}));
  EXPECT_EQ(mpt::nn::conv1d(params, "c1", 2, 3, 3)(ctx.zeros({1, 2, 8})).shape(),
            mpt::Shape({1, 3, 6}));
}

TEST_F(Host, FilesOfTensorsAndPartsOfSets) {
  const std::string path = ::testing::TempDir() + std::to_string(getpid()) + ".mpt_hpp_host";
  const std::vector<std::pair<std::string, mpt::Tensor>> list{{"a.weight", x},
                                                              {"b", ctx.ones({2}, MPT_I64)}};
  mpt::save_tensors(path.c_str(), list);
  {
    const mpt::File file(ctx, path.c_str());
    EXPECT_EQ(file.names(), (std::vector<std::string>{"b", "a.weight"})) << "the widest first";
    EXPECT_EQ(file["a.weight"].read<float>(), x.read<float>());
    EXPECT_EQ(file.metadata("none"), "");
  }
  mpt::Params params(ctx);
  params.add("weight", ctx.zeros({3}));
  EXPECT_THROW(params.load(path.c_str()), mpt::Error);
  mpt_params_file_desc how;
  mpt_params_file_desc_init(&how, sizeof how);
  how.strict = 0;
  how.file_prefix = "a";
  const auto info = params.load(path.c_str(), how);
  EXPECT_EQ(info.loaded, 1);
  EXPECT_EQ(params["weight"].read<float>(), x.read<float>());
  std::remove(path.c_str());
}

std::string logged;
TEST_F(Host, WarningsReachAFunction) {
  const auto loud = mpt::Context::create({.log = [](int32_t, const char* text) { logged = text; }});
  mpt::mse_loss(loud.zeros({2, 1}), loud.zeros({2}));
  EXPECT_NE(logged.find("target [2] broadcast to [2, 2]"), std::string::npos) << logged;
}

// A learning rate of 0 means the optimizer's default; an invalid one is refused, not replaced.
TEST_F(Host, ALearningRateThatIsNoneIsRefused) {
  mpt::Params params(ctx);
  params.add("w", ctx.zeros({3}));
  for (double lr : {-1.0, std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_NE(text_of([&] { mpt::Optimizer(params, mpt::adamw(lr)); }).find("desc.lr is"),
              std::string::npos);
  }
  EXPECT_EQ(mpt::Optimizer(params, mpt::adamw()).lr(), 1e-3);
}

TEST_F(Host, AGraphIsKeptForASecondLoss) {
  mpt::Params params(ctx);
  const auto w = params.add("w", ctx.ones({3}));
  const mpt::Stepper stepper(ctx);
  stepper.add(mpt::Optimizer(params, mpt::sgd(1)));
  mpt_backward_desc keep;
  mpt_backward_desc_init(&keep, sizeof keep);
  keep.retain_graph = 1;
  const auto loss = mpt::sum(w * w);
  stepper.backward(loss, keep);
  stepper.backward(loss);
  stepper.step();
  EXPECT_EQ(w.read<float>(), Floats(3, -3));
}

}  // namespace
