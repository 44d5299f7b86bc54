// Tests of the search for the first non-finite value on a device.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "late_answers.h"

namespace mpt_test {
namespace {

// The step after an answer with non-finite gradients is searched, and nothing waits for it.
TEST_F(LateAnswers, TheFirstNonFiniteValueIsFoundInTheNextStep) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_stepper s = stepper("16-mixed", {sgd(params)});
  EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_OK);
  EXPECT_EQ(mpt_stepper_wait(s), MPT_STEP_SKIPPED);
  EXPECT_EQ(verdict(s).bad_phase, MPT_NON_FINITE_NONE);
  EXPECT_STREQ(verdict(s).bad_parameter, "w");
  EXPECT_EQ(step_with(s, w, {0, NAN}), MPT_OK);
  mpt_non_finite f = {};
  f.struct_size = sizeof f;
  OK(mpt_context_get_non_finite(ctx, &f));
  EXPECT_EQ(f.found, 0);
  EXPECT_EQ(mpt_stepper_wait(s), MPT_STEP_SKIPPED);
  // The result of mul is not kept: sum does not read it again.
  EXPECT_EQ(verdict(s).bad_phase, MPT_NON_FINITE_FORWARD) << verdict(s).bad_text;
  EXPECT_STREQ(verdict(s).bad_op_name, "sum");
  OK(mpt_context_get_non_finite(ctx, &f));
  EXPECT_EQ(f.found, 1);
  EXPECT_EQ(f.step, 1);
  EXPECT_EQ(f.nans, 1);
  EXPECT_EQ(f.elements, 1);
  EXPECT_EQ(step_with(s, w, {0, 1}), MPT_OK);
  EXPECT_EQ(mpt_stepper_wait(s), MPT_OK);
  OK(mpt_context_get_non_finite(ctx, &f));
  EXPECT_EQ(f.found, 1);
}

// An answer that comes between a backward and its step lets the step after that one be searched.
TEST_F(LateAnswers, TheNextStepIsOneWithoutABackward) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_stepper s = stepper("16-mixed", {sgd(params)});
  for (int i = 0; i < 3; ++i) {
    const mpt_tensor loss = loss_with(w, {0, INFINITY});
    OK(mpt_stepper_backward(s, loss));
    if (i == 1) {
      read(loss);  // waits for the step before
    }
    EXPECT_EQ(mpt_stepper_step(s), MPT_OK);
  }
  EXPECT_EQ(mpt_stepper_wait(s), MPT_STEP_SKIPPED);
  EXPECT_EQ(verdict(s).bad_phase, MPT_NON_FINITE_FORWARD) << verdict(s).bad_text;
  EXPECT_EQ(std::string(verdict(s).bad_text).substr(0, 7), "step 3:") << verdict(s).bad_text;
}

TEST_F(LateAnswers, ALoopByHandIsSearchedToo) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_optimizer o = sgd(params);
  mpt_scaler s = nullptr;
  OK(mpt_scaler_create(ctx, nullptr, &s));
  mpt_verdict v = {};
  v.struct_size = sizeof v;
  for (int i = 0; i < 3; ++i) {
    mpt_tensor scaled = nullptr;
    OK(mpt_scaler_scale(s, loss_with(w, {0, i < 2 ? INFINITY : 1}), &scaled));
    OK(mpt_backward(&scaled, nullptr, 1, nullptr));
    EXPECT_EQ(mpt_scaler_step(s, o), MPT_OK);
    if (i == 0) {
      OK(mpt_scaler_wait(s));
    }
    OK(mpt_scaler_update(s));
    OK(mpt_scaler_wait(s));
    OK(mpt_params_zero_grad(params));
    OK(mpt_scaler_get_verdict(s, o, &v));
    EXPECT_EQ(v.bad_phase, i == 1 ? MPT_NON_FINITE_FORWARD : MPT_NON_FINITE_NONE) << v.bad_text;
    EXPECT_EQ(std::string(v.bad_text).substr(0, 7), i == 1 ? "step 2:" : "") << v.bad_text;
  }
  mpt_scaler_release(s);
}

// A gradient that overflows although every value of the forward is finite.
TEST_F(LateAnswers, SoIsTheFirstNonFiniteGradient) {
  const mpt_tensor w = add("w", {2}, {0, 1});
  mpt_stepper_desc d;
  mpt_stepper_desc_init(&d, sizeof d);
  d.check = 1;
  const mpt_precision p = precision("32-true");
  mpt_stepper s = nullptr;
  OK(mpt_stepper_create(ctx, &p, &d, &s));
  OK(mpt_stepper_add(s, sgd(params)));
  for (int i = 0; i < 2; ++i) {
    mpt_tensor root = nullptr, loss = nullptr;
    OK(mpt_sqrt(w, &root));  // its slope at 0 is infinite
    OK(mpt_sum(root, nullptr, 0, 0, &loss));
    OK(mpt_stepper_backward(s, loss));
    EXPECT_EQ(mpt_stepper_step(s), MPT_OK);
    EXPECT_EQ(mpt_stepper_wait(s), MPT_STEP_SKIPPED);
  }
  EXPECT_EQ(verdict(s).bad_phase, MPT_NON_FINITE_BACKWARD) << verdict(s).bad_text;
  EXPECT_STREQ(verdict(s).bad_op_name, "sqrt");
}

}  // namespace
}  // namespace mpt_test
