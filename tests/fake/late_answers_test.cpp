// Tests of steps whose answers come late: on the fake device they come when somebody waits for
// them.
// SPDX-License-Identifier: Apache-2.0
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "late_answers.h"
#include "mpt/mpt.hpp"

namespace mpt_test {
namespace {

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
    mpt_stepper_release(s);
    mpt_optimizer_release(o);
    return r;
  };
  for (const char* name : {"32-true", "16-mixed", "bf16-mixed", "bf16-true"}) {
    mpt_context own = host_context();
    std::swap(own, ctx);
    const Result now = run(name, false);
    std::swap(own, ctx);
    const Result late = run(name, true);
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

// The queue runs one entry in each query, so the two parts of an answer arrive one after the other.
TEST_F(LateAnswers, AnAnswerIsTakenWhenAllOfItIsThere) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_stepper s = stepper("16-mixed", {sgd(params)});
  control().entries_per_query = 1;
  for (double scale = 65536; scale > 4096; scale /= 2) {
    mpt_verdict v = {};
    v.struct_size = sizeof v;
    EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_OK);
    int queries = 1;
    while (mpt_stepper_get_verdict(s, 0, &v) == MPT_NOT_READY) ++queries;
    EXPECT_GT(queries, 3);
    EXPECT_EQ(v.scale_before, scale);
    EXPECT_EQ(v.scale_after, scale / 2);
  }
  control().entries_per_query = 0;
}

TEST_F(LateAnswers, ErrorsComeWithTheAnswer) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_stepper s =
      stepper("16-mixed", {sgd(params)}, [](mpt_stepper_desc& d) { d.skip_limit = 2; });
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

// A step waits for the oldest answer when 64 have not come. That of the second step, for which step
// 66 waits, brings the error.
TEST_F(LateAnswers, AreAtMost64) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_stepper s =
      stepper("16-mixed", {sgd(params)}, [](mpt_stepper_desc& d) { d.skip_limit = 2; });
  for (int i = 0; i < 65; ++i) ASSERT_EQ(step_with(s, w, {0, INFINITY}), MPT_OK) << i;
  REFUSED(MPT_ERROR_STATE, step_with(s, w, {0, INFINITY}), "2 steps in a row");
}

TEST_F(LateAnswers, LoopsByHand) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_optimizer o = sgd(params);
  mpt_scaler s = nullptr;
  OK(mpt_scaler_create(ctx, nullptr, &s));
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
  mpt_scaler_info i = {};
  i.struct_size = sizeof i;
  EXPECT_EQ(mpt_scaler_get_info(s, &i), MPT_NOT_READY);
  OK(mpt_scaler_wait(s));
  OK(mpt_scaler_get_info(s, &i));
  EXPECT_EQ(i.scale, 32768);
  OK(mpt_scaler_get_verdict(s, o, &v));
  EXPECT_EQ(v.outcome, MPT_VERDICT_APPLIED);
  EXPECT_EQ(steps_of(o), 2);
  EXPECT_EQ(read(w), (Floats{0.5f, 1}));
  mpt_scaler_release(s);
}

TEST_F(LateAnswers, ASavedTrainingIsWhole) {
  const std::string path = testing::TempDir() + std::to_string(getpid()) + ".late_answers.mpt";
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_optimizer o = adam(params);
  const mpt_stepper s = stepper("16-mixed", {o});
  mpt_training_desc d;
  mpt_training_desc_init(&d, sizeof d);
  d.stepper = s;
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

// Steps of a scaler by hand before a load are answered by the load if the training has the scaler,
// and count for nothing otherwise.
TEST_F(LateAnswers, AnswersOfStepsBeforeALoadDoNotCount) {
  const std::string path = testing::TempDir() + std::to_string(getpid()) + ".late_answers.mpt";
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_optimizer o = adam(params);
  const mpt_stepper stepper_ = stepper("16-mixed", {o});
  for (const bool has_scaler : {true, false}) {
    mpt_scaler s = nullptr;
    OK(mpt_scaler_create(ctx, nullptr, &s));
    mpt_training_desc d;
    mpt_training_desc_init(&d, sizeof d);
    d.optimizers = &o;
    d.optimizer_count = 1;
    d.scaler = has_scaler ? s : nullptr;
    const auto step = [&](float g) {
      mpt_tensor scaled = nullptr;
      OK(mpt_scaler_scale(s, loss_with(w, {1, g}), &scaled));
      OK(mpt_backward(&scaled, nullptr, 1, nullptr));
      EXPECT_EQ(mpt_scaler_step(s, o), MPT_OK);
      OK(mpt_scaler_update(s));
      OK(mpt_params_zero_grad(params));
    };
    const int64_t before = steps_of(o);
    step(1);
    OK(mpt_training_save(path.c_str(), &d));
    step(1);
    step(1);
    OK(mpt_training_load(path.c_str(), &d));
    EXPECT_EQ(step_with(stepper_, w, {1, INFINITY}), MPT_OK);
    EXPECT_EQ(step_with(stepper_, w, {1, 1}), MPT_OK);
    OK(mpt_scaler_wait(s));
    mpt_verdict v = {};
    v.struct_size = sizeof v;
    OK(mpt_scaler_get_verdict(s, o, &v));
    if (has_scaler) {
      EXPECT_EQ(v.steps, before + 3);
    }
    EXPECT_EQ(mpt_stepper_wait(stepper_), MPT_OK);
    EXPECT_EQ(verdict(stepper_).steps, before + 2);
    EXPECT_EQ(steps_of(o), before + 2);
    mpt_scaler_release(s);
  }
  std::remove(path.c_str());
}

// The device refuses each copy to the host in turn. A step fails as long as it can; behind the
// update the refusal is kept for the next call, which reports it once.
TEST_F(LateAnswers, ARefusedCopyLosesNoStep) {
  using mpt_fake::Call;
  mpt_fake::Control& c = control();
  const mpt_tensor w = add("w", {2}, {0, 0});
  const mpt_optimizer o = sgd(params);
  const mpt_stepper s = stepper("16-mixed", {o});
  c.count(Call::copy_out) = 0;
  EXPECT_EQ(step_with(s, w, {1, 1}), MPT_OK);
  const int64_t copies = c.count(Call::copy_out);
  EXPECT_EQ(mpt_stepper_wait(s), MPT_OK);
  int kept = 0;
  for (int64_t n = 1; n <= copies; ++n) {
    OK(mpt_stepper_backward(s, loss_with(w, {1, n % 2 ? INFINITY : 1})));
    c.refuse_at(Call::copy_out, n);
    if (mpt_stepper_step(s) == MPT_OK) {
      ++kept;
      REFUSED(MPT_ERROR_DEVICE, mpt_stepper_wait(s), "refused a copy");
    } else {
      EXPECT_EQ(mpt_last_error_code(), MPT_ERROR_DEVICE) << mpt_last_error();
      EXPECT_EQ(mpt_stepper_step(s), MPT_OK) << mpt_last_error();
    }
    EXPECT_EQ(mpt_stepper_wait(s), n % 2 ? MPT_STEP_SKIPPED : MPT_OK);
    const mpt_verdict v = verdict(s);
    EXPECT_EQ(v.step, n + 1);
    EXPECT_EQ(v.outcome, n % 2 ? MPT_VERDICT_NON_FINITE : MPT_VERDICT_APPLIED);
    const double scale = 65536 / std::exp2((n + 1) / 2);
    OK(mpt_scaler_wait(scaler_of(s)));
    EXPECT_EQ(info_of(scaler_of(s)).scale, scale);
    if (n == copies) EXPECT_TRUE(std::isnan(v.scale_after)) << v.scale_after;
    else EXPECT_EQ(v.scale_after, scale);
    const auto taken = static_cast<float>(1 + n / 2);
    EXPECT_EQ(read(w), (Floats{-taken, -taken}));
    EXPECT_EQ(steps_of(o), 1 + n / 2);
  }
  EXPECT_EQ(kept, 2);  // the scale, and the answer
}

// Each piece of work of a step fails in turn, and the device drops what was queued behind it: the
// answers that a failure was reported before have no values.
TEST_F(LateAnswers, AnAnswerThatWasDroppedIsNotRead) {
  mpt_fake::Control& c = control();
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_optimizer o = sgd(params);
  const mpt_stepper s = stepper("16-mixed", {o}, [](mpt_stepper_desc& d) { d.clip_norm = 1; });
  EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_OK);  // the next step is searched
  EXPECT_EQ(mpt_stepper_wait(s), MPT_STEP_SKIPPED);
  int dropped = 0;
  for (int64_t n = 1;; ++n) {
    SCOPED_TRACE(n);
    c.fail_late = n;
    EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_OK);
    const mpt_status status = mpt_stepper_wait(s);
    if (c.fail_late) break;
    EXPECT_EQ(status, MPT_ERROR_DEVICE);
    const mpt_status again = mpt_stepper_wait(s);
    const mpt_verdict v = verdict(s);
    EXPECT_TRUE(std::isnan(v.scale_after)) << v.scale_after;
    if (v.outcome == MPT_VERDICT_APPLIED) {
      ++dropped;
      EXPECT_EQ(again, MPT_OK);
      EXPECT_EQ(v.non_finite, 0);
      EXPECT_EQ(v.bad_parameter, nullptr);
      EXPECT_EQ(v.bad_phase, MPT_NON_FINITE_NONE) << v.bad_text;
      EXPECT_TRUE(std::isnan(v.scale_before)) << v.scale_before;
      EXPECT_TRUE(std::isnan(v.grad_norm)) << v.grad_norm;
    } else {
      EXPECT_EQ(v.outcome, MPT_VERDICT_NON_FINITE);
    }
    if (n % 2) {
      EXPECT_EQ(steps_of(o), 0);  // no step was applied, whatever the verdict says
    }
    EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_OK);
    EXPECT_EQ(mpt_stepper_wait(s), MPT_STEP_SKIPPED);
    EXPECT_EQ(verdict(s).non_finite, 1);
    EXPECT_EQ(verdict(s).steps, 0);
  }
  c.fail_late = 0;
  EXPECT_GT(dropped, 10);
}

// Updates without a stepper, too: the schedule of the next one goes on from those that were
// applied.
TEST_F(LateAnswers, DroppedUpdatesDoNotCount) {
  mpt_fake::Control& c = control();
  const mpt_tensor w = add("w", {1}, {0});
  const mpt_optimizer o = sgd(params);
  Factors factors;  // the learning rate of an update tells how many were applied before
  set_schedule(o, factors);
  const mpt_tensor one = make({1}, {1});
  int64_t applied = 0;
  float expected = 0;
  for (int64_t n = 1; n <= 40; ++n) {
    SCOPED_TRACE(n);
    OK(mpt_tensor_set_grad(w, one));
    const bool fails = n % 4 == 0;
    if (fails) c.fail_late = 1;
    OK(mpt_optimizer_step(o));
    float value = 0;
    EXPECT_EQ(mpt_tensor_read(w, MPT_F32, &value, 1), fails ? MPT_ERROR_DEVICE : MPT_OK);
    if (!fails) expected -= 1 / static_cast<float>(++applied);
    EXPECT_EQ(read(w), Floats{expected});
    if (n % 3 == 0) {
      EXPECT_EQ(steps_of(o), applied);
    }
  }
  EXPECT_EQ(applied, 30);
  EXPECT_EQ(steps_of(o), applied);
}

// Every public call takes the answers that are there. A warning that one of them brings may release
// the stepper.
TEST_F(LateAnswers, ACallbackMayReleaseTheStepper) {
  struct Host {
    mpt_context ctx = nullptr;
    mpt_stepper stepper = nullptr;
    int warnings = 0;
  } host;
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  hooks.user = &host;
  hooks.log = [](void* user, int32_t, const char*) {
    auto& h = *static_cast<Host*>(user);
    ++h.warnings;
    mpt_stepper_release(h.stepper);
    EXPECT_EQ(mpt_context_set_seed(h.ctx, 2), MPT_OK);  // drops what was released
  };
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.hooks = &hooks;
  mpt_context own = nullptr;
  OK(mpt_context_create(&d, &own));
  std::swap(own, ctx);
  host.ctx = ctx;
  mpt_params set = another();
  const mpt_tensor w = add_to(set, "w", {2}, {1, 1});
  host.stepper = stepper("16-mixed,max_loss_scale=1", {sgd(set)});
  EXPECT_EQ(step_with(host.stepper, w, {0, INFINITY}), MPT_OK);
  OK(mpt_stepper_backward(host.stepper, loss_with(w, {1, 1})));
  EXPECT_EQ(read(w), (Floats{1, 1}));  // waits, and the next call takes the answer
  EXPECT_EQ(host.warnings, 0);
  drain();
  EXPECT_EQ(host.warnings, 1);
  EXPECT_EQ(mpt_stepper_wait(host.stepper), MPT_ERROR_INVALID_HANDLE);
  std::swap(own, ctx);
  mpt_context_release(own);
}

// The function of a schedule is called while a step is planned. It may call the library, which
// takes answers; the plan has the values for the counts from which it began.
TEST_F(LateAnswers, AScheduleThatCallsTheLibraryChangesNothing) {
  struct Host {
    mpt_context ctx = nullptr;
    mpt_tensor read = nullptr;  // waits for all that is queued
    int calls = 0;
  };
  const auto run = [&](bool calls_back) {
    Host host{ctx};
    mpt_params set = another();
    const mpt_tensor w = add_to(set, "w", {1}, {1});
    if (calls_back) host.read = w;
    const mpt_optimizer o = sgd(set);
    mpt_schedule_desc d;
    mpt_schedule_desc_init(&d, sizeof d);
    d.kind = MPT_SCHEDULE_LAMBDA;
    d.user = &host;
    d.factor = [](void* user, int64_t step, double* out) -> mpt_status {
      auto& h = *static_cast<Host*>(user);
      ++h.calls;
      *out = 1.0 / static_cast<double>(1 + step);
      float value = 0;
      if (h.read && mpt_tensor_read(h.read, MPT_F32, &value, 1) != MPT_OK) return MPT_ERROR_STATE;
      return mpt_context_set_seed(h.ctx, 1);
    };
    EXPECT_EQ(mpt_optimizer_set_schedule(o, &d), MPT_OK) << mpt_last_error();
    const mpt_stepper s = stepper("16-mixed", {o});
    for (int i = 0; i < 12; ++i) EXPECT_EQ(step_with(s, w, {i % 3 == 1 ? INFINITY : 1}), MPT_OK);
    EXPECT_EQ(mpt_stepper_wait(s), MPT_OK);
    EXPECT_EQ(steps_of(o), 8);
    EXPECT_GE(host.calls, 8);
    return bits(read(w));
  };
  EXPECT_EQ(run(true), run(false));
}

// The callback of an answer calls the library, and takes no answer of a later step.
TEST_F(LateAnswers, ACallbackTakesNoLaterAnswer) {
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  mpt_context own = nullptr;
  hooks.user = &own;
  hooks.log = [](void* user, int32_t, const char*) {
    EXPECT_EQ(mpt_context_set_seed(*static_cast<mpt_context*>(user), 2), MPT_OK);
  };
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.hooks = &hooks;
  OK(mpt_context_create(&d, &own));
  const mpt_context other = std::exchange(ctx, own);
  mpt_params set = another();
  const mpt_tensor w = add_to(set, "w", {2}, {1, 1});
  const mpt_stepper s = stepper("16-mixed,max_loss_scale=1", {sgd(set)});
  for (const float g : {INFINITY, 1.0f}) EXPECT_EQ(step_with(s, w, {0, g}), MPT_OK);
  EXPECT_EQ(read(w), (Floats{1, 0}));  // waits, and the next call takes both answers
  EXPECT_EQ(verdict(s).step, 2);
  EXPECT_EQ(info_of(s).skipped_in_row, 0);
  mpt_context_release(std::exchange(ctx, other));
}

// The host is 64 steps ahead of a device at most, whichever stepper they belong to.
TEST_F(LateAnswers, TheLimitIsOneForAllSteppers) {
  const mpt_tensor w = add("w", {1}, {1});
  mpt_params set = another();
  const mpt_tensor u = add_to(set, "u", {1}, {1});
  const mpt_stepper one = stepper("16-mixed", {sgd(params)}), two = stepper("16-mixed", {sgd(set)});
  mpt_verdict v = {};
  v.struct_size = sizeof v;
  for (int i = 0; i < 32; ++i) {
    ASSERT_EQ(step_with(one, w, {0}), MPT_OK);
    ASSERT_EQ(step_with(two, u, {0}), MPT_OK);
  }
  EXPECT_EQ(mpt_stepper_get_verdict(one, 0, &v), MPT_NOT_READY);
  control().count(mpt_fake::Call::wait) = 0;
  ASSERT_EQ(step_with(one, w, {0}), MPT_OK);
  EXPECT_GT(control().count(mpt_fake::Call::wait), 0);
}

TEST(LateAnswersInCpp, AreEmptyUntilTheyCome) {
  const auto context = mpt::Context::create();
  const mpt::Params set(context);
  const auto w = set.add("w", context.ones({2}));
  const mpt::Stepper stepper(context, mpt::Precision("16-mixed"), {.events = 2});
  stepper.add(mpt::Optimizer(set, mpt::sgd(1)));
  stepper.backward(mpt::sum(w * w) * INFINITY);
  EXPECT_TRUE(stepper.step());
  EXPECT_FALSE(stepper.verdict());
  EXPECT_FALSE(stepper.events());
  EXPECT_FALSE(stepper.info());
  EXPECT_FALSE(stepper.scaler().info());
  EXPECT_FALSE(stepper.wait());
  EXPECT_EQ(stepper.verdict()->bad_parameter, "w");
  EXPECT_EQ(stepper.events()->size(), 1u);
  EXPECT_EQ(stepper.info()->skipped, 1);
  EXPECT_EQ(stepper.scaler().info()->scale, 32768);
}

// A hook reads a gradient in the middle of a backward, and the step goes on.
TEST_F(LateAnswers, ACallbackMayReadInBetween) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_stepper s = stepper("32-true", {sgd(params)});
  Floats seen(2);
  int64_t id = 0;
  const auto hook = [](void* user, mpt_tensor* grad) {
    return mpt_tensor_read(*grad, MPT_F32, static_cast<Floats*>(user)->data(), 2);
  };
  OK(mpt_tensor_add_hook(w, hook, &seen, nullptr, &id));
  EXPECT_EQ(step_with(s, w, {0.5f, 0.25f}), MPT_OK);
  EXPECT_EQ(seen, (Floats{0.5f, 0.25f}));
  EXPECT_EQ(read(w), (Floats{0.5f, 0.75f}));
}

}  // namespace
}  // namespace mpt_test
