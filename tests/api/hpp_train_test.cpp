// Training through the C++ layer.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <string>

#include "mpt/mpt.hpp"

namespace {

struct Net {
  mpt::Context ctx = mpt::Context::create({.seed = 3});
  mpt::Params params{ctx};
  mpt::Module model = mpt::nn::sequential(
      ctx, {mpt::nn::linear(params, "up", 4, 32, MPT_ACTIVATION_RELU),
            mpt::nn::layer_norm(params, "norm", {32}), mpt::nn::linear(params, "down", 32, 1)});
  mpt::Tensor x = ctx.normal({64, 4}), y = mpt::sum(x, {1}, true);

  mpt::Tensor loss(const mpt::Precision& p) {
    const mpt::PrecisionScope scope(ctx, p);
    return mpt::mse_loss(model(x), y, MPT_REDUCTION_MEAN);
  }
};

TEST(HppTrain, LearnsInEveryMixedPrecision) {
  for (const char* name : {"32-true", "bf16-mixed", "16-mixed"}) {
    Net net;
    const mpt::Precision precision(name);
    net.params.set_precision(precision);
    const mpt::Stepper stepper(net.ctx, precision, {.accumulate = 2, .clip_norm = 10});
    stepper.add(mpt::Optimizer(net.params, mpt::adamw(1e-2)));
    const double before = net.loss(precision).item();
    for (int i = 0; i < 150; ++i) {
      stepper.backward(net.loss(precision));
      stepper.backward(net.loss(precision));
      stepper.step();
    }
    EXPECT_LT(net.loss(precision).item(), 0.05 * before) << name;
    EXPECT_EQ(static_cast<bool>(stepper.scaler()), std::string(name) == "16-mixed");
    EXPECT_GT(stepper.verdict()->grad_norm, 0);
  }
}

TEST(HppTrain, AnInfiniteGradientIsSkippedAndNamed) {
  Net net;
  const mpt::Precision precision("32-true");
  mpt::Stepper stepper(net.ctx, precision, {.check_finite = true});
  stepper.add(mpt::Optimizer(net.params));
  const auto before = net.params["up.weight"].read<float>();
  stepper.backward(mpt::sum(net.params["up.weight"]) * INFINITY);
  EXPECT_FALSE(stepper.step());
  EXPECT_EQ(stepper.verdict()->bad_parameter, "up.weight");
  EXPECT_EQ(net.params["up.weight"].read<float>(), before);
}

TEST(HppTrain, GradientsByRows) {
  const auto ctx = mpt::Context::create({.seed = 3});
  mpt::Params params(ctx);
  auto table = mpt::nn::embedding(params, "table", 100, 8, 0, true);
  mpt::Tensor weight = params["table.weight"];
  const auto before = weight.read<float>();
  mpt::Stepper stepper(ctx, mpt::Precision("32-true"), {.clip_norm = 1});
  stepper.add(mpt::Optimizer(params, mpt::sparse_adam(0.1)));
  EXPECT_FALSE(weight.grad_rows().first);
  const mpt::Tensor rows = ctx.tensor<int64_t>({4}, {7, 0, 7, 99});
  stepper.backward(mpt::mean(mpt::square(table(rows))));
  EXPECT_EQ(weight.grad_rows().first.read<int64_t>(), (std::vector<int64_t>{7, 99}));
  EXPECT_EQ(weight.grad_rows().second.shape(), (mpt::Shape{2, 8}));
  EXPECT_THROW(weight.grad(), mpt::Error);
  EXPECT_TRUE(stepper.step());
  const auto after = weight.read<float>();
  for (size_t i = 0; i < after.size(); ++i)
    EXPECT_EQ(after[i] != before[i], i / 8 == 7 || i / 8 == 99) << i;
}

TEST(HppTrain, ScalerByHandEqualsTheStepper) {
  std::vector<float> result[2];
  for (const bool by_hand : {false, true}) {
    Net net;
    const mpt::Precision precision("16-mixed");
    net.params.set_precision(precision);
    const mpt::Optimizer sgd(net.params, mpt::sgd(0.1));
    if (by_hand) {
      const mpt::Scaler scaler(net.ctx);
      for (int i = 0; i < 5; ++i) {
        scaler.scale(net.loss(precision)).backward();
        scaler.unscale(sgd);
        scaler.step(sgd);
        scaler.update();
        sgd.zero_grad();
      }
    } else {
      const mpt::Stepper stepper(net.ctx, precision);
      stepper.add(sgd);
      for (int i = 0; i < 5; ++i) {
        stepper.backward(net.loss(precision));
        stepper.step();
      }
    }
    result[by_hand] = net.params["down.weight"].read<float>();
  }
  EXPECT_EQ(result[0], result[1]);
}

TEST(HppTrain, ParametersGoThroughAFile) {
  const std::string path = testing::TempDir() + std::to_string(getpid()) + ".hpp_train_test";
  Net a, b;
  a.params.freeze("up");
  const mpt::Optimizer lion(a.params, mpt::lion());
  a.loss({}).backward();
  lion.step();
  EXPECT_EQ(lion.info().steps, 1);
  a.params.save(path.c_str());
  EXPECT_NE(a.params["down.weight"].read<float>(), b.params["down.weight"].read<float>());
  EXPECT_EQ(a.params["up.weight"].read<float>(), b.params["up.weight"].read<float>());
  b.params.load(path.c_str());
  EXPECT_EQ(a.params["down.weight"].read<float>(), b.params["down.weight"].read<float>());
  std::remove(path.c_str());
  EXPECT_THROW(b.params.load(path.c_str()), mpt::Error);
}

TEST(HppTrain, ATrainingGoesOnFromAFile) {
  const std::string path = testing::TempDir() + std::to_string(getpid()) + ".hpp_training";
  const mpt::Precision precision("16-true");
  std::vector<float> result[2];
  int64_t position = 7;
  const mpt_host_value mine[] = {mpt::host_value("position", position)};
  for (const bool resumed : {false, true}) {
    Net net;
    net.params.set_precision(precision);
    const mpt::Stepper stepper(net.ctx, precision);
    stepper.add(mpt::Optimizer(net.params));
    const auto step = [&] {
      const mpt::PrecisionScope scope(net.ctx, precision);
      const auto out = mpt::cast(net.model(precision.input(net.x)), MPT_F32);
      stepper.backward(mpt::mse_loss(out, net.y, MPT_REDUCTION_MEAN));
      stepper.step();
    };
    if (resumed) {
      position = 0;
      mpt::load_training(path.c_str(), stepper, mine);
      EXPECT_EQ(position, 7);
    } else {
      step();
      mpt::save_training(path.c_str(), stepper, mine);
    }
    step();
    result[resumed] = net.params["up.weight"].read<float>();
  }
  EXPECT_EQ(result[0], result[1]);
  std::remove(path.c_str());
}

TEST(HppTrain, ATrainingInMemory) {
  Net net;
  const mpt::Stepper stepper(net.ctx);
  stepper.add(mpt::Optimizer(net.params));
  int64_t position = 7;
  const mpt_host_value mine[] = {mpt::host_value("position", position)};
  const mpt::Blob blob(net.ctx);
  mpt::save_training(blob.writer(), stepper, mine);
  const std::string bytes(blob.text());
  const mpt::Snapshot snapshot({stepper.get()}, mine);
  const auto before = net.params["up.weight"].read<float>();
  const auto change = [&] {
    position = 0;
    const std::vector<float> other(before.size(), 3.0f);
    net.params["up.weight"].write(other);
  };
  change();
  snapshot.restore();
  EXPECT_EQ(position, 7);
  EXPECT_EQ(net.params["up.weight"].read<float>(), before);
  change();
  mpt::load_training(mpt::reader(std::as_bytes(std::span(bytes)), "slot"), stepper, mine);
  EXPECT_EQ(position, 7);
  EXPECT_EQ(net.params["up.weight"].read<float>(), before);
  net.params.save(blob.writer());
  const std::string set(blob.text());
  change();
  net.params.load(mpt::reader(std::as_bytes(std::span(set))));
  EXPECT_EQ(net.params["up.weight"].read<float>(), before);
  const std::pair<std::string, mpt::Tensor> tensors[] = {{"w", net.params["up.weight"]}};
  mpt::save_tensors(blob.writer(), tensors);
  EXPECT_EQ(mpt::File(net.ctx, mpt::reader(blob.bytes()))["w"].read<float>(), before);
}

TEST(HppTrain, TwoSteppersInOneFile) {
  const std::string path = testing::TempDir() + std::to_string(getpid()) + ".hpp_two";
  std::vector<float> weights[2];
  for (const bool load : {false, true}) {
    const auto ctx = mpt::Context::create({.seed = load ? 3 : 4});
    const mpt::Params sets[] = {mpt::Params(ctx), mpt::Params(ctx)};
    const mpt::Stepper steppers[] = {mpt::Stepper(ctx), mpt::Stepper(ctx)};
    for (int i : {0, 1}) {
      mpt::nn::linear(sets[i], "fc", 3, 2);
      steppers[i].add(mpt::Optimizer(sets[i]));
    }
    if (load) mpt::load_training(path.c_str(), {steppers[0].get(), steppers[1].get()});
    else mpt::save_training(path.c_str(), {steppers[0].get(), steppers[1].get()});
    weights[load] = sets[1]["fc.weight"].read<float>();
  }
  EXPECT_EQ(weights[0], weights[1]);
  std::remove(path.c_str());
}

TEST(HppTrain, SkipsAreRememberedAndTheStateIsPyTorchs) {
  Net net;
  const mpt::Precision precision("16-mixed");
  const mpt::Stepper stepper(net.ctx, precision, {.losses = 2, .events = 2});
  stepper.add(mpt::Optimizer(net.params));
  EXPECT_EQ(stepper.scaler().to_json(),
            R"({"scale":65536.0,"growth_factor":2.0,"backoff_factor":0.5,"growth_interval":2000,)"
            R"("_growth_tracker":0})");
  stepper.scaler(1).from_json(
      R"({"scale":8,"growth_factor":2,"backoff_factor":0.5,"growth_interval":5,"_growth_tracker":1})");
  EXPECT_EQ(stepper.scaler(1).info()->scale, 8);
  EXPECT_THROW(stepper.scaler(1).from_json("{"), mpt::Error);
  stepper.backward(mpt::sum(net.params["up.weight"]));
  stepper.backward(mpt::sum(net.params["up.weight"]) * NAN, 1);
  EXPECT_FALSE(stepper.step());
  const auto events = stepper.events();
  ASSERT_TRUE(events && events->size() == 1);
  EXPECT_EQ(events->front().loss, 1);
  EXPECT_EQ(events->front().scale_after, 4);
  int seen = 0;
  for (const auto& skip : *stepper.events()) seen += skip.outcome == MPT_VERDICT_NON_FINITE;
  EXPECT_EQ(seen, 1);
  const mpt::Verdict verdict = *stepper.verdict();
  stepper.drop();
  EXPECT_EQ(verdict.bad_parameter, "up.weight") << "a verdict has texts of its own";
  EXPECT_EQ(stepper.scaler(0).info()->scale, 65536);
  stepper.backward(mpt::sum(net.params["up.weight"]));
  stepper.drop();
  EXPECT_EQ(stepper.info()->open, 0);
}

TEST(HppTrain, LbfgsByAFunction) {
  Net net;
  mpt_lbfgs_desc how;
  mpt_lbfgs_desc_init(&how, sizeof how);
  how.line_search = MPT_LINE_SEARCH_STRONG_WOLFE;
  const mpt::Lbfgs lbfgs(net.params, &how);
  const mpt::Precision precision("32-true");
  double first = 0;
  EXPECT_TRUE(lbfgs.step([&] { return net.loss(precision); }, &first));
  for (int i = 0; i < 4; ++i) lbfgs.step([&] { return net.loss(precision); });
  EXPECT_LT(net.loss(precision).item(), 0.05 * first);
  const double before = net.loss(precision).item();
  EXPECT_THROW(lbfgs.step([]() -> mpt::Tensor { throw std::runtime_error("the host's own"); }),
               std::runtime_error);
  EXPECT_EQ(net.loss(precision).item(), before);
}

}  // namespace
