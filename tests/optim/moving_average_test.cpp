// Tests of averages that the steps of an optimizer move.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "../comm/on_ranks.h"
#include "mpt/mpt.hpp"

namespace {

using Floats = std::vector<float>;

constexpr double kDecay = 0.75;
const char* const kPrecisions[] = {"32-true",
                                   "bf16-mixed",
                                   "16-mixed",
                                   "bf16-true",
                                   "bf16-true,master=split",
                                   "bf16-true,master=copy",
                                   "16-true,master=copy",
                                   "bf16-true,master=kahan",
                                   "bf16-true,master=stochastic"};

// A set with two layers, a batch norm with its buffers, and a parameter that gets no gradient.
struct Model {
  mpt::Params params;
  mpt::Module up, norm, down;

  Model(const mpt::Context& ctx, const char* precision, const char* from = nullptr) : params(ctx) {
    up = mpt::nn::linear(params, "up", 6, 12, MPT_ACTIVATION_TANH);
    norm = mpt::nn::batch_norm(params, "norm", 12);
    down = mpt::nn::linear(params, "down", 12, 3);
    params.add("unused", ctx.ones({3}));
    params.set_precision(mpt::Precision(from ? from : precision));
  }
  Floats values() const {
    Floats all;
    for (const auto& [name, t] : params.all())
      for (const float v : t.read<float>()) all.push_back(v);
    return all;
  }
};

struct Training {
  mpt::Context ctx;
  mpt::Precision precision;
  Model model, average;
  mpt::Optimizer optimizer;
  mpt::Stepper stepper;

  explicit Training(const char* name, const char* averages = "32-true",
                    mpt::Stepper::Options how = {}, const mpt::Context& c = mpt::Context::create())
      : ctx(c), precision(name), model(c, name), average(c, averages) {
    average.params.copy_from(model.params);
    optimizer = mpt::Optimizer(model.params, mpt::adamw(0.05));
    optimizer.set_average(average.params, kDecay);
    stepper = mpt::Stepper(ctx, precision, how);
    stepper.add(optimizer);
  }
  mpt::Tensor batch(int step) const {
    Floats v;
    for (int i = 0; i < 8 * 6; ++i) v.push_back(std::sin(static_cast<float>(i * 3 + 17 * step)));
    return ctx.tensor({8, 6}, v);
  }
  mpt::Tensor loss(const mpt::Tensor& x) const {
    const mpt::PrecisionScope scope(ctx, precision);
    const mpt::Tensor y = model.down(model.norm(model.up(precision.input(x))));
    return mpt::mean(mpt::square(precision.output(y) - 1.0));
  }
  bool step(int number) const {
    stepper.backward(loss(batch(number)));
    return stepper.step();
  }
};

// The average of a step is, to the bit, that of mpt_params_lerp behind the step.
TEST(MovingAverage, MovesBehindEachStepInEveryPrecision) {
  for (const char* precision : kPrecisions) {
    for (const char* averages : kPrecisions) {
      const Training t(precision, averages);
      const Model moved(t.ctx, averages);
      moved.params.copy_from(t.average.params);
      const bool is_random = std::string(averages).find("stochastic") != std::string::npos;
      for (int i = 0; i < 4; ++i) {
        const Floats before = t.average.values();
        const bool is_applied = t.step(i);
        if (is_applied) moved.params.lerp(t.model.params, 1 - kDecay);
        const Floats now = t.average.values(), want = moved.values();
        ASSERT_EQ(now.size(), want.size());
        for (size_t k = 0; k < now.size(); ++k) {
          if (!is_random) {
            ASSERT_EQ(now[k], want[k]) << precision << " into " << averages;
          }
          ASSERT_NEAR(now[k], want[k], 0.02 * (0.1 + std::fabs(want[k])))
              << precision << " into " << averages;
        }
        if (is_applied) {
          EXPECT_NE(now, before) << precision << " into " << averages;
        }
      }
    }
  }
}

TEST(MovingAverage, ASkippedStepMovesNothing) {
  for (const char* precision : {"16-mixed", "bf16-true,master=split"}) {
    mpt::Stepper::Options how;
    how.check_finite = true;
    const Training t(precision, "32-true", how);
    ASSERT_TRUE(t.step(0));
    const Floats before = t.average.values();
    const mpt::Tensor inf = t.ctx.full({}, std::numeric_limits<double>::infinity());
    t.stepper.backward(mpt::sum(mpt::cast(t.model.params["up.weight"], MPT_F32)) * inf);
    EXPECT_FALSE(t.stepper.step() && t.stepper.wait());
    EXPECT_EQ(t.average.values(), before) << precision;
    ASSERT_TRUE(t.step(1));
    EXPECT_NE(t.average.values(), before) << precision;
  }
}

// A step that is skipped for one of two optimizers moves the average of the other alone.
TEST(MovingAverage, EachOptimizerDecidesForItsOwn) {
  const mpt::Context ctx = mpt::Context::create();
  const mpt::Params a(ctx), b(ctx), average_a(ctx), average_b(ctx);
  const mpt::Tensor x = a.add("x", ctx.ones({4})), y = b.add("y", ctx.ones({4}));
  const mpt::Tensor of_x = average_a.add("x", ctx.ones({4}));
  const mpt::Tensor of_y = average_b.add("y", ctx.ones({4}));
  const mpt::Optimizer first(a, mpt::sgd(0.5)), second(b, mpt::sgd(0.5));
  first.set_average(average_a, 0.5);
  second.set_average(average_b, 0.5);
  mpt::Stepper::Options how;
  how.check_finite = true;
  const mpt::Stepper stepper(ctx, {}, how);
  stepper.add(first);
  stepper.add(second);
  const mpt::Tensor inf = ctx.full({4}, std::numeric_limits<double>::infinity());
  stepper.backward(mpt::sum(x) + mpt::sum(y * inf));
  stepper.step();
  stepper.wait();
  EXPECT_EQ(x.read<float>(), Floats(4, 0.5f));
  EXPECT_EQ(of_x.read<float>(), Floats(4, 0.75f));
  EXPECT_EQ(of_y.read<float>(), Floats(4, 1));
}

// Steps of the optimizer alone, of a scaler, and of single parameters move the same way.
TEST(MovingAverage, EveryKindOfStepMoves) {
  const auto by = [](const std::function<void(const Training&, int)>& step,
                     mpt::Stepper::Options how = {}) {
    const Training t("32-true", "32-true", how);
    for (int i = 0; i < 3; ++i) step(t, i);
    return t.average.values();
  };
  const Floats want = by([](const Training& t, int i) { t.step(i); });
  EXPECT_EQ(by([](const Training& t, int i) {
              t.loss(t.batch(i)).backward();
              t.optimizer.step();
              t.optimizer.zero_grad();
            }),
            want);
  for (const bool unscales : {false, true}) {
    EXPECT_EQ(by([&](const Training& t, int i) {
                const mpt::Scaler scaler(t.ctx);
                scaler.set_scale(1024);
                scaler.scale(t.loss(t.batch(i))).backward();
                if (unscales) scaler.unscale(t.optimizer);
                EXPECT_TRUE(scaler.step(t.optimizer));
                scaler.update();
                t.optimizer.zero_grad();
              }),
              want)
        << unscales;
  }
  mpt::Stepper::Options release;
  release.release_grads = true;
  EXPECT_EQ(by([](const Training& t, int i) { t.step(i); }, release), want);
}

TEST(MovingAverage, AReplayMoves) {
  for (const char* averages : {"32-true", "bf16-true,master=kahan", "bf16-true"}) {
    for (const char* precision : {"bf16-mixed", "bf16-true,master=split", "16-mixed"}) {
      const Training plain(precision, averages), recorded(precision, averages);
      mpt::Tensor x = recorded.batch(0);
      const auto train = [&] {
        recorded.stepper.backward(recorded.loss(x));
        recorded.stepper.step();
      };
      plain.step(0);
      train();
      const auto recording = mpt::Recording::of(recorded.ctx, train);
      plain.step(0);
      for (int i = 1; i < 5; ++i) {
        if (i == 3) {
          plain.optimizer.set_average(plain.average.params, 0.9);
          recorded.optimizer.set_average(recorded.average.params, 0.9);
        }
        plain.step(i);
        x.write(plain.batch(i).read<float>());
        recording.replay();
        ASSERT_EQ(recorded.model.values(), plain.model.values()) << precision << ", step " << i;
        ASSERT_EQ(recorded.average.values(), plain.average.values())
            << precision << " into " << averages << ", step " << i;
      }
      const Model other(recorded.ctx, averages);
      for (const mpt::Params& set : {other.params, mpt::Params()}) {
        mpt::must(mpt_optimizer_set_average(recorded.optimizer.get(), set.get(), 0.9));
        EXPECT_EQ(mpt_recording_replay(recording.get()), MPT_ERROR_STATE);
        EXPECT_NE(std::string(mpt_last_error()).find("record the step again"), std::string::npos);
      }
    }
  }
}

TEST(MovingAverage, EndsAndFollowsFrozenParameters) {
  const Training t("32-true");
  t.step(0);
  t.model.params.freeze("up", true);
  const auto distance = [&] {
    double sum = 0;
    const auto now = t.model.params["up.weight"].read<float>();
    const auto average = t.average.params["up.weight"].read<float>();
    for (size_t i = 0; i < now.size(); ++i) sum += std::fabs(now[i] - average[i]);
    return sum;
  };
  const double before = distance();
  t.step(1);
  EXPECT_NEAR(distance(), kDecay * before, 1e-4 * before);
  mpt::must(mpt_optimizer_set_average(t.optimizer.get(), nullptr, 0));
  const Floats last = t.average.values();
  t.step(2);
  EXPECT_EQ(t.average.values(), last);
}

// A frozen parameter in 16 bits has an average in f32 like any other. The f32 values of parameters
// in halves are given back behind the step.
TEST(MovingAverage, TakesNothingBetweenSteps) {
  for (const char* precision : {"bf16-true", "bf16-true,master=split"}) {
    const Training t(precision);
    t.model.params.freeze("up", true);
    t.optimizer.set_average(t.average.params, kDecay);
    const auto scratch = [&] { return t.ctx.memory().now[MPT_MEMORY_WORKSPACE]; };
    mpt::must(mpt_optimizer_set_average(t.optimizer.get(), nullptr, 0));
    t.step(0);
    const auto before = scratch();
    t.optimizer.set_average(t.average.params, kDecay);
    t.step(1);
    EXPECT_LE(scratch(), before + 1024) << precision << ": tables alone";
  }
}

// The average is on every rank that of one program, also where ranks own states and gradients.
TEST(MovingAverage, IsTheSameOnEveryRank) {
  for (const mpt_shard shard : {MPT_SHARD_NONE, MPT_SHARD_STATES, MPT_SHARD_GRADS}) {
    Floats values[2], averages[2];
    mpt_test::expect_none(mpt_test::on_ranks(2, [&](const mpt_test::Rank& r) {
      mpt::Stepper::Options how;
      how.comm = r.comm;
      how.shard = shard;
      const Training t("32-true", "32-true", how, r.ctx);
      const Model moved(t.ctx, "32-true");
      moved.params.copy_from(t.average.params);
      for (int i = 0; i < 3; ++i) {
        t.step(2 * i + r.rank);
        moved.params.lerp(t.model.params, 1 - kDecay);
      }
      EXPECT_EQ(t.average.values(), moved.values());
      averages[r.rank] = t.average.values();
      averages[r.rank].resize(6 * 12 + 12);  // the first layer: buffers are those of each rank
    }));
    EXPECT_EQ(averages[0], averages[1]);
  }
}

TEST(MovingAverage, RefusesParametersThatLieOnOneRank) {
  for (const auto& [shard, precision] : {std::pair(MPT_SHARD_STATES, "bf16-true,master=split"),
                                         std::pair(MPT_SHARD_PARAMS, "32-true")}) {
    mpt_test::expect_none(mpt_test::on_ranks(2, [&](const mpt_test::Rank& r) {
      mpt::Stepper::Options how;
      how.comm = r.comm;
      how.shard = shard;
      how.gather_from = 1;
      const Training t(precision, "32-true", how, r.ctx);
      t.stepper.backward(t.loss(t.batch(0)));
      EXPECT_EQ(mpt_stepper_step(t.stepper.get()), MPT_ERROR_STATE);
      EXPECT_NE(std::string(mpt_last_error()).find("mpt_stepper_desc.shard"), std::string::npos)
          << mpt_last_error();
    }));
  }
}

TEST(MovingAverage, BadInputChangesNothing) {
  const Training t("32-true");
  t.step(0);
  const mpt::Context other = mpt::Context::create();
  const Floats values = t.model.values(), average = t.average.values();
  const auto refused = [&](mpt_status got, mpt_status code, const char* text) {
    EXPECT_EQ(got, code);
    EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error();
    EXPECT_EQ(t.model.values(), values);
    EXPECT_EQ(t.average.values(), average);
  };
  const auto set = [&](const mpt::Params& p, double decay = 0.5) {
    return mpt_optimizer_set_average(t.optimizer.get(), p.get(), decay);
  };
  refused(set(t.average.params, 1.5), MPT_ERROR_INVALID_ARGUMENT, "decay is 1.5");
  refused(set(t.average.params, NAN), MPT_ERROR_INVALID_ARGUMENT, "decay is nan");
  refused(set(t.model.params), MPT_ERROR_INVALID_ARGUMENT, "the set that the optimizer trains");
  refused(set(Model(other, "32-true").params), MPT_ERROR_INVALID_HANDLE, "different contexts");
  const Model wide(t.ctx, "32-true", "64-true");
  refused(set(wide.params), MPT_ERROR_DTYPE, "is f32, and f64 in the average");
  const mpt::Params few(t.ctx), one(t.ctx), short_one(t.ctx);
  few.add("up.weight", t.ctx.zeros({12, 6}));
  refused(set(few), MPT_ERROR_INVALID_ARGUMENT, "the average lacks 'up.bias'");
  one.add("w", t.ctx.zeros({12, 6}));
  short_one.add("w", t.ctx.zeros({12, 5}));
  refused(mpt_optimizer_set_average(mpt::Optimizer(one).get(), short_one.get(), 0.5),
          MPT_ERROR_SHAPE, "'w' has shape [12, 6], and [12, 5] in the average");

  // A parameter that comes later is missed at the step, which has changed nothing.
  t.model.params.add("later", t.ctx.ones({2}));
  const Floats with_later = t.model.values();
  t.stepper.backward(t.loss(t.batch(1)));
  const Floats buffers = t.model.values();
  EXPECT_EQ(mpt_stepper_step(t.stepper.get()), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(std::string(mpt_last_error()).find("the average lacks 'later'"), std::string::npos);
  EXPECT_EQ(t.model.values(), buffers);
  EXPECT_EQ(t.average.values(), average);
  t.average.params.add("later", t.ctx.ones({2}));
  EXPECT_TRUE(t.stepper.step());
}

}  // namespace
