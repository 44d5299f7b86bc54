// Tests of steps whose answers come late, as on a device. Here answers are held back until somebody
// waits for them.
// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
#include <string>
#include <vector>

#include "mpt/mpt.h"
#include "optim/answers.h"
#include "steps.h"

namespace mpt_test {
namespace {

// Schedules 1, 1/2, 1/3, .. and counts the calls for each step.
struct Factors {
  std::vector<int> calls = std::vector<int>(100);
  static mpt_status factor(void* user, int64_t step, double* out) {
    ++static_cast<Factors*>(user)->calls[static_cast<size_t>(step)];
    *out = 1.0 / static_cast<double>(1 + step);
    return MPT_OK;
  }
};

class LateAnswers : public Steps {
 protected:
  void TearDown() override {
    mpt::Answer::late_for_tests = false;
    Steps::TearDown();
  }
  void hold() { mpt::Answer::late_for_tests = true; }
  void set_schedule(mpt_optimizer o, Factors& f) {
    mpt_schedule_desc d;
    mpt_schedule_desc_init(&d, sizeof d);
    d.kind = MPT_SCHEDULE_LAMBDA;
    d.factor = Factors::factor;
    d.user = &f;
    OK(mpt_optimizer_set_schedule(o, &d));
  }
  mpt_optimizer adam(mpt_params set) {
    mpt_optimizer_desc d;
    mpt_adam_desc_init(&d, sizeof d);
    d.lr = 0.1;
    mpt_optimizer o = nullptr;
    EXPECT_EQ(mpt_optimizer_create(set, &d, &o), MPT_OK) << mpt_last_error();
    return o;
  }
  int64_t steps_of(mpt_optimizer o) {
    mpt_optimizer_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_optimizer_get_info(o, &i), MPT_OK) << mpt_last_error();
    return i.steps;
  }
};

TEST_F(LateAnswers, StepsHaveTheBitsOfThoseAnsweredAtOnce) {
  struct Result {
    std::vector<uint32_t> w;
    double scale;
    int64_t steps, skipped, events;
    std::vector<int64_t> skipped_steps;
  };
  const auto run = [&](const char* name, bool late) {
    mpt_params set = another();
    const mpt_tensor w = add_to(set, "w", {3}, {1, 2, 3});
    const mpt_precision p = precision(name);
    EXPECT_EQ(mpt_params_set_precision(set, &p), MPT_OK);
    const mpt_optimizer o = adam(set);
    Factors factors;
    set_schedule(o, factors);
    const mpt_stepper s = stepper(name, {o}, [](mpt_stepper_desc& d) {
      d.events = 20;
      d.check = 1;
      d.clip_norm = 2;
    });
    if (late) hold();
    for (int i = 0; i < 16; ++i) {
      const float big = i % 5 == 3 || i % 5 == 4 ? INFINITY : 1;
      const mpt_status status = step_with(s, w, {0.1f * static_cast<float>(i), big, -3});
      EXPECT_EQ(status, !late && std::isinf(big) ? MPT_STEP_SKIPPED : MPT_OK);
      if (late && i % 4 == 3) {
        EXPECT_EQ(mpt_stepper_wait(s), std::isinf(big) ? MPT_STEP_SKIPPED : MPT_OK);
      }
    }
    for (int i = 0; i < 16; ++i) EXPECT_LE(factors.calls[static_cast<size_t>(i)], 1);
    EXPECT_EQ(mpt_stepper_wait(s), MPT_OK);
    Result r{.w = bits(read(w)), .scale = verdict(s).scale_after, .steps = steps_of(o)};
    r.skipped = info_of(s).skipped;
    r.events = info_of(s).events;
    for (int64_t i = 0; i < r.events; ++i) {
      mpt_verdict v = {};
      v.struct_size = sizeof v;
      EXPECT_EQ(mpt_stepper_get_event(s, i, &v), MPT_OK);
      EXPECT_STREQ(v.bad_parameter, "w");
      r.skipped_steps.push_back(v.step * 1000 + v.steps);
    }
    mpt::Answer::late_for_tests = false;
    mpt_stepper_release(s);
    mpt_optimizer_release(o);
    return r;
  };
  for (const char* name : {"32-true", "16-mixed", "bf16-mixed", "bf16-true"}) {
    const Result now = run(name, false), late = run(name, true);
    EXPECT_EQ(now.w, late.w) << name;
    EXPECT_EQ(now.scale, late.scale) << name;
    EXPECT_EQ(now.steps, 10);
    EXPECT_EQ(late.steps, 10);
    EXPECT_EQ(late.skipped, 6);
    EXPECT_EQ(late.events, 6);
    EXPECT_EQ(now.skipped_steps, late.skipped_steps) << name;
  }
}

TEST_F(LateAnswers, VerdictsAreNotReadyUntilTheyAre) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_optimizer o = sgd(params);
  const mpt_stepper s = stepper("16-mixed", {o});
  hold();
  EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_OK);
  mpt_verdict v = {};
  v.struct_size = sizeof v;
  v.steps = 77;
  mpt_stepper_info i = {};
  i.struct_size = sizeof i;
  mpt_scaler_info scale = {};
  scale.struct_size = sizeof scale;
  EXPECT_EQ(mpt_stepper_get_verdict(s, 0, &v), MPT_NOT_READY);
  EXPECT_EQ(mpt_stepper_get_info(s, &i), MPT_NOT_READY);
  EXPECT_EQ(mpt_scaler_get_info(scaler_of(s), &scale), MPT_NOT_READY);
  EXPECT_EQ(v.steps, 77);
  EXPECT_EQ(mpt_stepper_wait(s), MPT_STEP_SKIPPED);
  EXPECT_EQ(verdict(s).outcome, MPT_VERDICT_NON_FINITE);
  EXPECT_EQ(verdict(s).scale_after, 32768);
  EXPECT_EQ(info_of(s).skipped, 1);
  EXPECT_EQ(step_with(s, w, {1, 1}), MPT_OK);
  EXPECT_EQ(steps_of(o), 1);  // waits
  EXPECT_EQ(mpt_stepper_wait(s), MPT_OK);
  EXPECT_EQ(read(w), (Floats{0, 0}));
}

TEST_F(LateAnswers, ErrorsComeWithTheAnswer) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_stepper s =
      stepper("16-mixed", {sgd(params)}, [](mpt_stepper_desc& d) { d.skip_limit = 2; });
  hold();
  for (int i = 0; i < 2; ++i) EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_OK);
  REFUSED(MPT_ERROR_STATE, mpt_stepper_wait(s), "2 steps in a row were skipped (skip_limit)");
  EXPECT_EQ(mpt_stepper_wait(s), MPT_STEP_SKIPPED);  // the error was reported
  EXPECT_EQ(info_of(s).skipped_in_row, 2);
  mpt_params set = another();
  const mpt_tensor u = add_to(set, "u", {2}, {1, 1});
  const mpt_stepper strict =
      stepper("32-true", {sgd(set)}, [](mpt_stepper_desc& d) { d.error_if_nonfinite = 1; });
  EXPECT_EQ(step_with(strict, u, {NAN, 0}), MPT_OK);
  EXPECT_EQ(step_with(strict, u, {0.5f, 0}), MPT_OK);
  REFUSED(MPT_ERROR_STATE, mpt_stepper_wait(strict),
          "1 values of the gradients of optimizer 0 were not finite in step 1, the first in 'u'");
  EXPECT_EQ(read(u), (Floats{0.5f, 1}));
}

TEST_F(LateAnswers, EachLossHasItsScale) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_stepper s =
      stepper("16-mixed", {sgd(params)}, [](mpt_stepper_desc& d) { d.losses = 2; });
  hold();
  for (int i = 0; i < 3; ++i) {
    OK(mpt_stepper_backward_loss(s, 0, loss_with(w, {0.25f, 0.25f}), nullptr));
    OK(mpt_stepper_backward_loss(s, 1, loss_with(w, {0, i == 1 ? INFINITY : 0}), nullptr));
    EXPECT_EQ(mpt_stepper_step(s), MPT_OK);
    if (i == 1) {
      EXPECT_EQ(mpt_stepper_wait(s), MPT_STEP_SKIPPED);
      EXPECT_EQ(verdict(s).loss, 1);
      EXPECT_EQ(verdict(s).scale_before, 65536);
      EXPECT_EQ(verdict(s).scale_after, 32768);
    }
  }
  EXPECT_EQ(mpt_stepper_wait(s), MPT_OK);
  EXPECT_EQ(read(w), (Floats{0.5f, 0.5f}));
  EXPECT_EQ(info_of(scaler_of(s, 0)).scale, 65536);
  EXPECT_EQ(info_of(scaler_of(s, 1)).scale, 32768);
}

TEST_F(LateAnswers, LoopsByHand) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_optimizer o = sgd(params);
  mpt_scaler s = nullptr;
  OK(mpt_scaler_create(ctx, nullptr, &s));
  hold();
  mpt_verdict v = {};
  v.struct_size = sizeof v;
  for (int i = 0; i < 3; ++i) {
    mpt_tensor scaled = nullptr;
    OK(mpt_scaler_scale(s, loss_with(w, {0.25f, i == 1 ? INFINITY : 0}), &scaled));
    OK(mpt_backward(&scaled, nullptr, 1, nullptr));
    if (i == 2) {
      OK(mpt_scaler_unscale(s, o));
    }
    EXPECT_EQ(mpt_scaler_step(s, o), MPT_OK);
    EXPECT_EQ(mpt_scaler_get_verdict(s, o, &v), MPT_NOT_READY);
    OK(mpt_scaler_update(s));
    OK(mpt_params_zero_grad(params));
  }
  EXPECT_EQ(steps_of(o), 2);
  EXPECT_EQ(read(w), (Floats{0.5f, 1}));
  mpt_scaler_state state = {};
  state.struct_size = sizeof state;
  OK(mpt_scaler_get_state(s, &state));  // waits
  EXPECT_EQ(state.scale, 32768);
  mpt_scaler_release(s);
}

TEST_F(LateAnswers, ASavedTrainingIsWhole) {
  const std::string path = testing::TempDir() + "late_answers.mpt";
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_optimizer o = adam(params);
  const mpt_stepper s = stepper("16-mixed", {o});
  mpt_training_desc d;
  mpt_training_desc_init(&d, sizeof d);
  d.stepper = s;
  hold();
  for (int i = 0; i < 4; ++i) EXPECT_EQ(step_with(s, w, {1, i == 2 ? INFINITY : 1}), MPT_OK);
  OK(mpt_training_save(path.c_str(), &d));
  EXPECT_EQ(steps_of(o), 3);
  const Floats saved = read(w);
  EXPECT_EQ(step_with(s, w, {1, 1}), MPT_OK);
  OK(mpt_training_load(path.c_str(), &d));
  EXPECT_EQ(read(w), saved);
  EXPECT_EQ(steps_of(o), 3);
  mpt_scaler_state state = {};
  state.struct_size = sizeof state;
  OK(mpt_scaler_get_state(scaler_of(s), &state));
  EXPECT_EQ(state.scale, 32768);
  EXPECT_EQ(step_with(s, w, {1, 1}), MPT_OK);
  EXPECT_EQ(mpt_stepper_wait(s), MPT_OK);
  EXPECT_EQ(steps_of(o), 4);
  std::remove(path.c_str());
}

// Steps that fail or are skipped change neither the scale nor the counts, and answers at once.
TEST_F(LateAnswers, ACheckThatFailsLeavesTheScale) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_optimizer o = sgd(params);
  Factors factors;
  set_schedule(o, factors);
  const mpt_stepper s = stepper("16-mixed", {o});
  EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_STEP_SKIPPED);
  EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_STEP_SKIPPED);
  EXPECT_EQ(step_with(s, w, {0.5f, 0}), MPT_OK);
  EXPECT_EQ(step_with(s, w, {0.5f, 0}), MPT_OK);
  EXPECT_EQ(factors.calls[0], 1);
  EXPECT_EQ(factors.calls[1], 1);
  EXPECT_EQ(factors.calls[2], 0);
  EXPECT_EQ(read(w), (Floats{0.25f, 1}));
  mpt_precision p = precision("32-true");
  p.scaling = MPT_SCALING_STATIC;
  p.static_scale = 8;
  mpt_stepper_desc d;
  mpt_stepper_desc_init(&d, sizeof d);
  d.error_if_nonfinite = 1;
  mpt_stepper strict = nullptr;
  OK(mpt_stepper_create(ctx, &p, &d, &strict));
  OK(mpt_stepper_add(strict, o));
  REFUSED(MPT_ERROR_STATE, step_with(strict, w, {0, NAN}), "error_if_nonfinite");
  EXPECT_EQ(info_of(strict).open, 1);
  OK(mpt_stepper_drop(strict));
  EXPECT_EQ(step_with(strict, w, {0.375f, 0}), MPT_OK);
  EXPECT_EQ(read(w), (Floats{0.125f, 1}));
  EXPECT_EQ(info_of(scaler_of(strict)).skipped, 0);
}

}  // namespace
}  // namespace mpt_test
