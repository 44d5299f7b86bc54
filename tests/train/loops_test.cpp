// Tests of training loops: accumulation, several losses, optimizers and models, schedules.
// SPDX-License-Identifier: Apache-2.0
#include <array>

#include "loops.h"

namespace mpt_test {
namespace {

// -- accumulation ---------------------------------------------------------------------------------

TEST_F(Loops, AccumulationUnderOneScale) {
  mpt_tensor a = add("a", {2}, {0, 0});
  mpt_stepper s = stepper("16-mixed", {sgd(params)}, [](mpt_stepper_desc& d) { d.accumulate = 4; });
  mpt_scaler scaler = scaler_of(s);
  mpt_scaler_state state = {};
  state.struct_size = sizeof state;
  OK(mpt_scaler_get_state(scaler, &state));
  for (float g : {1.f, 2.f, 3.f, 6.f}) {
    OK(mpt_stepper_backward(s, loss_with(a, {g, 1})));
    REFUSED(MPT_ERROR_STATE, mpt_scaler_update(scaler), "open micro-batches");
    REFUSED(MPT_ERROR_STATE, mpt_scaler_set_scale(scaler, 2), "open micro-batches");
    REFUSED(MPT_ERROR_STATE, mpt_scaler_set_state(scaler, &state), "open micro-batches");
  }
  OK(mpt_stepper_step(s));
  EXPECT_EQ(read(a), (Floats{-3, -1}));
  EXPECT_EQ(info_of(scaler).updates, 1) << "one update for four micro-batches";
  OK(mpt_scaler_set_scale(scaler, 2));
  OK(mpt_stepper_backward(s, loss_with(a, {4, 4})));
  OK(mpt_stepper_drop(s));  // drops the micro-batches: the scale is unlocked, nothing has changed
  OK(mpt_scaler_set_scale(scaler, 4));
  EXPECT_EQ(read(a), (Floats{-3, -1}));
  EXPECT_EQ(info_of(scaler).updates, 1);
}

// Sums 257 parts: of one backward pass (like a recurrent network's weight, with one part per time
// step), of 257 backward passes, of checkpointed regions, of mpt_grad, and of a result that is not
// a leaf. The first part is 1, and bf16 cannot add 1/512 to 1.
TEST_F(Loops, GradientsIn16BitsAreSummedIn32) {
  struct Part {
    mpt_tensor with;
    static mpt_status run(void* user, const mpt_tensor* in, int32_t, mpt_tensor* out, int32_t) {
      mpt_tensor y = nullptr;
      const mpt_status status = mpt_mul(in[0], static_cast<Part*>(user)->with, &y);
      return status == MPT_OK ? mpt_sum(y, nullptr, 0, 0, out) : status;
    }
  };
  enum { kOne, kMany, kRegions, kGrad, kResult };
  for (mpt_dtype kept : {MPT_BF16, MPT_F32}) {
    for (int how : {kOne, kMany, kRegions, kGrad, kResult}) {
      SCOPED_TRACE(how);
      mpt_params set = another();
      mpt_tensor w = add_to(set, "w", {1, 2}, {0, 0}), total = nullptr, got = nullptr;
      mpt_precision p = precision("bf16-mixed");
      p.grad = kept;
      OK(mpt_params_set_precision(set, &p));
      mpt_stepper s = stepper("bf16-mixed", {sgd(set)});
      mpt_tensor from = w;
      if (how == kResult) {
        OK(mpt_clone(w, &from));
      }
      std::array<Part, 257> parts;
      for (size_t i = 0; i < parts.size(); ++i) {
        const float g = i == (how == kMany ? 0 : 256) ? 1 : 1.f / 512;
        mpt_tensor loss = nullptr;
        OK(mpt_cast(make({1, 2}, {g, g}), MPT_BF16, &parts[i].with));
        if (how == kRegions) {
          OK(mpt_recompute(ctx, Part::run, &parts[i], nullptr, &w, 1, &loss, 1));
        } else {
          OK(Part::run(&parts[i], &from, 1, &loss, 1));
        }
        EXPECT_EQ(info(loss).dtype, MPT_BF16);
        OK(mpt_cast(loss, MPT_F32, &loss));
        if (how == kMany) {
          OK(mpt_stepper_backward(s, loss));
        } else if (total) {
          OK(mpt_add(total, loss, &total));
        } else total = loss;
      }
      if (how == kGrad) {
        OK(mpt_grad(&total, nullptr, 1, &w, 1, nullptr, &got));
        EXPECT_EQ(read(got)[0], 1.5f);
        EXPECT_EQ(info(got).dtype, kept);
        continue;
      }
      if (how != kMany) {
        OK(mpt_stepper_backward(s, total));
        OK(mpt_tensor_get_grad(w, &got));
        EXPECT_EQ(info(got).dtype, kept);
      }
      // Two backward passes, as of two losses, are still summed in the dtype of the stored
      // gradient.
      const double rounding = how == kMany && kept == MPT_BF16 ? 1.0 / 512 : 0;
      EXPECT_NEAR(grad(w)[0], 1.5, rounding);
      OK(mpt_stepper_step(s));
      EXPECT_NEAR(read(w)[0], -1.5, rounding);
    }
  }
}

// Runs 1024 equal micro-batches. In bf16 a sum of 0.25 no longer grows by 1/1024. An existing
// gradient is 256, to which 16 bits cannot add 1/32. A small number of micro-batches stays in 16
// bits.
TEST_F(Loops, ManyMicroBatchesAreSummedIn32BitsInEveryPrecision) {
  for (const char* name : {"bf16-mixed", "16-mixed", "bf16-true", "16-true", "O2", "O3"}) {
    SCOPED_TRACE(name);
    mpt_params set = another();
    mpt_tensor w = add_to(set, "w", {1, 2}, {0, 0});
    const mpt_precision p = precision(name);
    OK(mpt_params_set_precision(set, &p));
    const mpt_dtype own = p.grad ? p.grad : p.param;
    struct {
      int32_t parts;
      float there;
      mpt_dtype sum;
    } const cases[] = {{2, 0, own},
                       {16, 0, own == MPT_F16 ? own : MPT_F32},
                       {32, 256, MPT_F32},
                       {1024, 0, MPT_F32}};
    for (const auto& c : cases) {
      for (bool at_once : {false, true}) {
        SCOPED_TRACE(c.parts);
        mpt_stepper s = stepper(name, {sgd(set)}, [&](mpt_stepper_desc& d) {
          d.accumulate = c.parts;
          d.at_once = at_once;
        });
        if (mpt_scaler scaler = scaler_of(s)) {
          OK(mpt_scaler_set_scale(scaler, 1));
        }
        mpt_tensor there = nullptr;
        OK(mpt_cast(make({1, 2}, {c.there, c.there}), own, &there));
        OK(mpt_tensor_set_grad(w, there));
        for (int i = 0; i < c.parts; ++i) {
          mpt_tensor half = nullptr, loss = nullptr;
          OK(mpt_scope_push(ctx));
          OK(mpt_cast(w, own, &half));
          OK(mpt_sum(half, nullptr, 0, 0, &loss));
          OK(mpt_stepper_backward(s, loss));
          OK(mpt_scope_pop(ctx, nullptr, 0));
        }
        EXPECT_EQ(grad(w), Floats(2, c.there + 1));
        mpt_tensor sum = nullptr;
        OK(mpt_tensor_get_grad(w, &sum));
        EXPECT_EQ(info(sum).dtype, c.sum);
        OK(mpt_stepper_drop(s));
        mpt_stepper_release(s);
      }
    }
  }
}

// Extra memory of a micro-batch on top of the existing gradients. With at_once it is zero.
// Otherwise it is the size of the new gradients until the micro-batch is complete, so that a
// failure leaves the existing gradients unchanged.
TEST_F(Loops, WhatAccumulationHoldsAtItsPeak) {
  const int64_t n = 1 << 18;
  auto fails = [](void*, mpt_tensor*) -> mpt_status { return MPT_ERROR_CALLBACK; };
  for (bool at_once : {false, true}) {
    mpt_params set = another();
    std::vector<mpt_tensor> ws;
    for (int i = 0; i < 4; ++i)
      ws.push_back(add_to(set, std::to_string(i).c_str(), {4, n / 4}, Floats(n, 1)));
    mpt_stepper s = stepper("32-true", {sgd(set)}, [&](mpt_stepper_desc& d) {
      d.accumulate = 2;
      d.at_once = at_once;
    });
    auto micro_batch = [&](mpt_tensor hooked = nullptr) {
      mpt_tensor loss = nullptr, all = nullptr;
      EXPECT_EQ(mpt_scope_push(ctx), MPT_OK);
      for (mpt_tensor w : ws) {
        mpt_tensor sq = nullptr;
        EXPECT_EQ(mpt_mul_scalar(w, 2, &sq), MPT_OK);
        if (w == hooked) {
          EXPECT_EQ(mpt_tensor_add_hook(sq, fails, nullptr, nullptr, nullptr), MPT_OK);
        }
        EXPECT_EQ(mpt_sum(sq, nullptr, 0, 0, &loss), MPT_OK);
        if (all) {
          EXPECT_EQ(mpt_add(all, loss, &all), MPT_OK);
        } else all = loss;
      }
      const mpt_status status = mpt_stepper_backward(s, all);
      EXPECT_EQ(mpt_scope_pop(ctx, nullptr, 0), MPT_OK);
      return status;
    };
    OK(mpt_context_reset_peak(ctx));
    OK(micro_batch());
    const size_t first = gradient_peak();
    EXPECT_GE(first, 4 * static_cast<size_t>(n) * 4);
    OK(mpt_context_reset_peak(ctx));
    OK(micro_batch());
    const double times = static_cast<double>(gradient_peak()) / static_cast<double>(first);
    if (at_once) {
      EXPECT_LT(times, 1.3);
    } else {
      EXPECT_GT(times, 1.9);
    }
    EXPECT_EQ(grad(ws[0])[0], 2);
    EXPECT_EQ(micro_batch(ws[0]), MPT_ERROR_CALLBACK);  // the last one reached
    const bool told =
        std::string(mpt_last_error()).find("micro-batches were dropped") != std::string::npos;
    EXPECT_EQ(told, at_once) << mpt_last_error();
    EXPECT_EQ(info_of(s).open, at_once ? 0 : 2);
    for (mpt_tensor w : ws) {
      const Floats g = grad(w);
      ASSERT_EQ(g.empty(), at_once);
      if (!at_once) {
        EXPECT_EQ(g[0], 2) << "as it was";
      }
    }
    OK(mpt_stepper_drop(s));
    OK(micro_batch());
    OK(micro_batch());
    OK(mpt_stepper_step(s));
    EXPECT_EQ(read(ws[3])[5], -1);
    mpt_params_release(set);
    mpt_stepper_release(s);
  }
}

// -- many losses, optimizers, models --------------------------------------------------------------

TEST_F(Loops, ManyLossesOfOneGraphAndOfSeveral) {
  for (const char* mode : {"32-true", "16-mixed", "bf16-mixed"}) {
    mpt_params set = another();
    mpt_tensor w = add_to(set, "w", {2, 2}, {1, 2, 3, 4});
    mpt_precision p = precision(mode);
    OK(mpt_params_set_precision(set, &p));
    mpt_stepper s = stepper(mode, {sgd(set)});
    lower_scale(s);
    mpt_tensor y = nullptr, one = nullptr, two = nullptr;
    OK(mpt_square(w, &y));  // shared by both losses
    OK(mpt_mul_scalar(y, 0.5, &one));
    OK(mpt_sum(one, nullptr, 0, 0, &one));
    OK(mpt_mul_scalar(y, 0.25, &two));
    OK(mpt_sum(two, nullptr, 0, 0, &two));
    mpt_backward_desc keep;
    mpt_backward_desc_init(&keep, sizeof keep);
    keep.retain_graph = 1;
    OK(mpt_stepper_backward_loss(s, 0, one, &keep));
    OK(mpt_stepper_backward(s, two));
    REFUSED(MPT_ERROR_STATE, mpt_stepper_backward(s, two), "freed");
    OK(mpt_stepper_backward(s, loss_with(w, {1, 1, 1, 1})));  // a graph of its own
    OK(mpt_stepper_step(s));
    EXPECT_EQ(read(w), (Floats{1 - 1.5f - 1, 2 - 3.f - 1, 3 - 4.5f - 1, 4 - 6.f - 1})) << mode;
  }
}

// A stepper of three losses with a scale each, on shared parameters and others.
class Losses : public Loops {
 protected:
  void start(const char* mode) {
    p = precision(mode);
    mpt_params shared = another(), own = another();
    w = add_to(shared, "w", {2, 2}, {0, 0, 0, 0});
    v = add_to(own, "v", {1, 2}, {0, 0});
    OK(mpt_params_set_precision(shared, &p));
    OK(mpt_params_set_precision(own, &p));
    mpt_scaler_desc sd;
    mpt_scaler_desc_init(&sd, sizeof sd);
    sd.growth_interval = 2;
    mpt_scaler first = nullptr;
    OK(mpt_scaler_create(ctx, &sd, &first));
    s = stepper(mode, {sgd(shared), sgd(own)}, [&](mpt_stepper_desc& d) {
      d.losses = 3;
      d.scaler = first;
      d.accumulate = 2;
      d.events = 4;
    });
    for (int i = 0; i < 3; ++i) scalers[i] = scaler_of(s, i);
    OK(mpt_scaler_set_scale(scalers[1], 1024));
    OK(mpt_scaler_set_scale(scalers[2], 2));
  }
  void backward(int32_t loss, mpt_tensor of, const Floats& g) {
    mpt_tensor with = nullptr, l = nullptr;
    OK(mpt_cast(make(of == w ? Shape{2, 2} : Shape{1, 2}, g), info(of).dtype, &with));
    OK(mpt_mul(of, with, &l));
    OK(mpt_sum(l, nullptr, 0, 0, &l));
    OK(mpt_stepper_backward_loss(s, loss, l, nullptr));
  }
  // Accumulates two micro-batches and makes a step.
  void step() {
    for (int micro = 0; micro < 2; ++micro) {
      backward(0, w, {0.5f, 0.25f, 0, 0});
      backward(1, w, {0.25f, 0, 4, 0});
      backward(1, v, {1, 2});
    }
    EXPECT_EQ(grad(w), (Floats{0.75f, 0.25f, 4, 0})) << "true values, summed";
    mpt_tensor g = nullptr;
    OK(mpt_tensor_get_grad(w, &g));
    EXPECT_EQ(info(g).dtype, p.param == MPT_F64 ? MPT_F64 : MPT_F32);
    REFUSED(MPT_ERROR_STATE, mpt_scaler_set_scale(scalers[2], 4), "open");
    OK(mpt_stepper_step(s));
    EXPECT_EQ(read(w), (Floats{-0.75f, -0.25f, -4, 0}));
    EXPECT_EQ(read(v), (Floats{-1, -2}));
    EXPECT_EQ(info_of(scalers[0]).growth_tracker, 1);
    EXPECT_EQ(info_of(scalers[1]).growth_tracker, 1);
    EXPECT_EQ(info_of(scalers[2]).updates, 0) << "its loss had no backward";
  }
  // Makes a step in which loss 1 overflows in the first of two micro-batches, on shared parameters
  // only.
  void step_with_an_overflow() {
    backward(0, w, {1, 1, 1, 1});
    backward(1, w, {1, INFINITY, 1, 1});
    backward(1, v, {1, 1});
    backward(0, w, {1, 1, 1, 1});
    EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
    EXPECT_EQ(read(w), (Floats{-0.75f, -0.25f, -4, 0}));
    EXPECT_EQ(read(v), (Floats{-1.5f, -2.5f})) << "the other optimizer steps alone";
    EXPECT_EQ(info_of(scalers[0]).scale, 131072) << "clean twice: it grows";
    EXPECT_EQ(info_of(scalers[1]).scale, 512);
    EXPECT_EQ(info_of(scalers[2]).scale, 2);
    mpt_verdict verdict_of = verdict(s, 0);
    EXPECT_EQ(verdict_of.loss, 1);
    EXPECT_EQ(verdict_of.scale_before, 1024);
    EXPECT_EQ(verdict_of.scale_after, 512);
    EXPECT_STREQ(verdict_of.bad_parameter, "w");
    OK(mpt_stepper_get_event(s, 0, &verdict_of));
    EXPECT_EQ(verdict_of.loss, 1);
  }

  mpt_precision p = {};
  mpt_tensor w = nullptr, v = nullptr;
  mpt_stepper s = nullptr;
  mpt_scaler scalers[3] = {};
};

// Scales by loss, like Apex's num_losses. Shared parameters get the sum of the true gradients,
// though each loss has its own scale. An overflow changes the scale of its own loss only.
TEST_F(Losses, AScaleForEach) {
  for (const char* mode : {"16-mixed", "bf16-mixed", "64-true"}) {
    SCOPED_TRACE(mode);
    start(mode);
    step();
    step_with_an_overflow();
  }
}

TEST_F(Losses, AFailedBackwardLeavesTheSumsAndTheScales) {
  for (const char* mode : {"16-mixed", "bf16-mixed", "64-true"}) {
    SCOPED_TRACE(mode);
    start(mode);
    step();
    step_with_an_overflow();
    backward(0, w, {0.5f, 0.5f, 0.5f, 0.5f});
    mpt_tensor bad = loss_with(v, {1, 1});
    if (info(v).dtype != MPT_F32) {
      OK(mpt_sum(v, nullptr, 0, 0, &bad));
    }
    OK(mpt_tensor_add_hook(
        bad, [](void*, mpt_tensor*) -> mpt_status { return MPT_ERROR_CALLBACK; }, nullptr, nullptr,
        nullptr));
    EXPECT_EQ(mpt_stepper_backward_loss(s, 2, bad, nullptr), MPT_ERROR_CALLBACK);
    EXPECT_EQ(grad(w), (Floats{0.25f, 0.25f, 0.25f, 0.25f}));
    EXPECT_TRUE(grad(v).empty());
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_backward_loss(s, 3, bad, nullptr),
            "loss is 3; the stepper has 3 losses");
    mpt_backward_desc graph;
    mpt_backward_desc_init(&graph, sizeof graph);
    graph.create_graph = 1;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_backward_loss(s, 1, bad, &graph),
            "create_graph");
    OK(mpt_stepper_drop(s));
    OK(mpt_scaler_set_scale(scalers[1], 8));
  }
}

TEST_F(Loops, OptimizersSkipAloneAndOneUpdateFollows) {
  for (int skip : {MPT_SKIP_ALONE, MPT_SKIP_TOGETHER}) {
    mpt_params sets[3] = {another(), another(), another()};
    mpt_tensor w[3];
    std::vector<mpt_optimizer> optimizers;
    for (int i = 0; i < 3; ++i) {
      w[i] = add_to(sets[i], "w", {1}, {1});
      optimizers.push_back(sgd(sets[i]));
    }
    mpt_stepper s = stepper("16-mixed", optimizers, [&](mpt_stepper_desc& d) { d.skip = skip; });
    OK(mpt_stepper_backward(s, loss_with(w[0], {1})));
    OK(mpt_stepper_backward(s, loss_with(w[1], {NAN})));
    OK(mpt_stepper_backward(s, loss_with(w[2], {NAN})));
    EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
    EXPECT_EQ(read(w[0])[0], skip == MPT_SKIP_ALONE ? 0 : 1);
    EXPECT_EQ(read(w[1])[0], 1);
    EXPECT_EQ(info_of(scaler_of(s)).scale, 32768) << "one backoff for two bad optimizers";
    EXPECT_EQ(info_of(scaler_of(s)).updates, 1);
  }
  // Two optimizers share a scaler by hand, with one update at the end.
  mpt_params one = another(), two = another();
  mpt_tensor a = add_to(one, "a", {1}, {1}), b = add_to(two, "b", {1}, {1});
  mpt_optimizer oa = sgd(one), ob = sgd(two);
  mpt_scaler s = nullptr;
  mpt_tensor out = nullptr;
  OK(mpt_scaler_create(ctx, nullptr, &s));
  OK(mpt_scaler_scale(s, make({}, {1}), &out));
  set_grad(a, {INFINITY});
  set_grad(b, {65536});
  EXPECT_EQ(mpt_scaler_step(s, oa), MPT_STEP_SKIPPED);
  EXPECT_EQ(mpt_scaler_step(s, ob), MPT_OK);
  OK(mpt_scaler_update(s));
  EXPECT_EQ(read(a)[0], 1);
  EXPECT_EQ(read(b)[0], 0);
  EXPECT_EQ(info_of(s).scale, 32768);
}

// Two models are converted to a precision and stepped by one optimizer each, with one call for
// both.
TEST_F(Loops, SeveralModels) {
  for (const char* mode : kModes) {
    mpt_precision p = precision(mode);
    mpt_params sets[2] = {another(), another()};
    mpt_tensor w[2];
    std::vector<mpt_optimizer> optimizers;
    for (int i = 0; i < 2; ++i) {
      w[i] = add_to(sets[i], "weight", {4, 4}, Floats(16, 1));
      OK(mpt_params_set_precision(sets[i], &p));
      optimizers.push_back(sgd(sets[i], 0.5));
    }
    mpt_stepper s = stepper(mode, optimizers);
    lower_scale(s);
    mpt_tensor x = nullptr, h = nullptr, loss = nullptr;
    OK(mpt_precision_input(&p, make({2, 4}, Floats(8, 0.25f)), &x));
    OK(mpt_precision_push(ctx, &p));
    OK(mpt_linear(x, w[0], nullptr, MPT_ACTIVATION_NONE, &h));  // a generator, a critic
    OK(mpt_linear(h, w[1], nullptr, MPT_ACTIVATION_NONE, &loss));
    OK(mpt_sum(loss, nullptr, 0, 0, &loss));
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(s, loss));
    OK(mpt_stepper_step(s));
    EXPECT_EQ(read(w[0]), Floats(16, 1 - 0.5f * 2)) << mode;  // 2 rows * 0.25 * 4 outputs
    EXPECT_EQ(read(w[1]), Floats(16, 1 - 0.5f * 2)) << mode;  // 2 rows * h = 1
    EXPECT_EQ(verdict(s, 0).outcome, MPT_VERDICT_APPLIED);
    EXPECT_EQ(verdict(s, 1).outcome, MPT_VERDICT_APPLIED);
  }
}

// -- schedules ------------------------------------------------------------------------------------

TEST_F(Loops, SchedulesDoNotMoveOnASkippedStep) {
  mpt_params good = another(), bad = another();
  mpt_tensor a = add_to(good, "a", {1}, {1}), b = add_to(bad, "b", {1}, {1});
  mpt_optimizer oa = sgd(good), ob = sgd(bad);
  mpt_schedule_desc d;
  mpt_schedule_desc_init(&d, sizeof d);
  d.kind = MPT_SCHEDULE_STEP;
  d.step_size = 1;
  d.gamma = 0.5;
  OK(mpt_optimizer_set_schedule(oa, &d));
  OK(mpt_optimizer_set_schedule(ob, &d));
  mpt_stepper s = stepper("16-mixed", {oa, ob});
  for (int i = 0; i < 4; ++i) {
    const bool skips = i % 2 == 0;
    OK(mpt_stepper_backward(s, loss_with(a, {0})));
    OK(mpt_stepper_backward(s, loss_with(b, {skips ? NAN : 0})));
    EXPECT_EQ(mpt_stepper_step(s), skips ? MPT_STEP_SKIPPED : MPT_OK);
  }
  double la = 0, lb = 0;
  OK(mpt_optimizer_get_lr(oa, 0, &la));
  OK(mpt_optimizer_get_lr(ob, 0, &lb));
  EXPECT_EQ(la, 0.0625);
  EXPECT_EQ(lb, 0.25) << "two of four were applied";
}

}  // namespace
}  // namespace mpt_test
