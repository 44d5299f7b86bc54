// Tests of the search for the first value that is not finite.
// SPDX-License-Identifier: Apache-2.0
#include "step.h"

namespace mpt_test {
namespace {

TEST_F(ObserveStep, NothingIsFoundWhereAllIsWell) {
  OK(step(x));
  EXPECT_EQ(finding().phase, MPT_NON_FINITE_NONE);
  EXPECT_EQ(finding().found, 0);
}

TEST_F(ObserveStep, AnOverflowOfTheForwardIsNamed) {
  OK(step(x));
  OK(step(x));
  const mpt_non_finite f = skipped([&] {
    OK(mpt_precision_push(ctx, &p));
    mpt_tensor h = call(mpt_linear, x, w, b, MPT_ACTIVATION_NONE);
    h = call(mpt_mul_scalar, h, 1e4);
    h = call(mpt_mul, h, h);  // exceeds 65504
    h = call(mpt_relu, h);
    mpt_tensor loss = call(mpt_mean, h, static_cast<const int64_t*>(nullptr), 0, 0);
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(stepper, loss));
  });
  EXPECT_EQ(f.phase, MPT_NON_FINITE_FORWARD) << f.text;
  EXPECT_STREQ(f.op_name, "mul") << f.text;
  EXPECT_EQ(f.op, op("mul"));
  EXPECT_EQ(f.step, 2 + kLater);
  EXPECT_EQ(f.found, 1) << "the gradients' own Inf is no second finding";
  EXPECT_EQ(f.dtype, MPT_F16);
  EXPECT_EQ(f.elements, 20);
  EXPECT_GT(f.infs, 0);
  EXPECT_TRUE(std::string(f.text).starts_with("step " + std::to_string(3 + kLater) +
                                              ": the forward of mul"))
      << f.text;
  // The verdict has the finding as well, and keeps it when the next finding arrives.
  mpt_verdict v = {};
  v.struct_size = sizeof v;
  OK(mpt_stepper_get_verdict(stepper, 0, &v));
  EXPECT_EQ(v.bad_phase, MPT_NON_FINITE_FORWARD);
  EXPECT_EQ(v.bad_op, op("mul"));
  EXPECT_STREQ(v.bad_op_name, "mul");
  EXPECT_STREQ(v.bad_text, f.text);
  OK(step(x));
  OK(mpt_stepper_get_verdict(stepper, 0, &v));
  EXPECT_EQ(v.bad_phase, MPT_NON_FINITE_NONE);
  EXPECT_EQ(v.bad_op, -1);
  EXPECT_STREQ(v.bad_text, "");
}

// Only the tape holds the results: no scope is open and no handles exist.
TEST_F(ObserveStep, TheTapeIsEnough) {
  const mpt_tensor keep[] = {w, b};
  OK(mpt_scope_pop(ctx, keep, 2));
  OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
  OK(mpt_fill_into(b, NAN));
  OK(mpt_grad_mode_pop(ctx));
  const mpt_non_finite f = skipped([&] {
    mpt_tensor input = random({4, 8}), h, n, loss;
    OK(mpt_linear(input, w, b, 0, &h));
    OK(mpt_layer_norm(h, 1, nullptr, nullptr, nullptr, &n));
    mpt_tensor_release(h);
    OK(mpt_sum(n, nullptr, 0, 0, &loss));
    mpt_tensor_release(n);
    OK(mpt_stepper_backward(stepper, loss));
  });
  EXPECT_EQ(f.phase, MPT_NON_FINITE_INPUT) << f.text;
  EXPECT_STREQ(f.op_name, "linear") << f.text;
  EXPECT_STREQ(f.tensor, "fc.bias") << f.text;
  EXPECT_EQ(f.nans, 5);
  OK(mpt_scope_push(ctx));
}

TEST_F(ObserveStep, ABadBatchIsAnInput) {
  const mpt_non_finite f = skipped_with(INFINITY);
  EXPECT_EQ(f.phase, MPT_NON_FINITE_INPUT) << f.text;
  EXPECT_STREQ(f.op_name, "linear") << f.text;
}

// The value is finite, but overflows the 16-bit dtype to which the operation rounds it.
TEST_F(ObserveStep, ABatchThatOverflowsAsItIsReadIsAnInput) {
  for (float value : {-1e6f, 1e6f}) {
    const mpt_non_finite f = skipped_with(value);
    EXPECT_EQ(f.phase, MPT_NON_FINITE_INPUT) << f.text;
    EXPECT_STREQ(f.op_name, "linear") << f.text;
    EXPECT_STREQ(f.tensor, "batch") << f.text;
    EXPECT_EQ(f.infs, 1);
    EXPECT_NE(std::string(f.text).find("not finite in f16: 0 NaN and 1 Inf of 32, f32[4, 8]"),
              std::string::npos)
        << f.text;
  }
}

// The loss is finite and its gradient overflows on the way; the parameters after it are finite.
TEST_F(ObserveStep, AnOverflowOfTheBackwardIsBetweenTwoParameters) {
  mpt_tensor last = nullptr;
  add("last", {5}, {1, 1, 1, 1, 1});
  OK(mpt_params_get(params, "last", &last));
  const mpt_non_finite f = skipped([&] {
    OK(mpt_precision_push(ctx, &p));
    mpt_tensor h = call(mpt_linear, x, w, b, MPT_ACTIVATION_NONE);
    h = call(mpt_mul_scalar, h, 60000.0);  // its gradient has this factor too, in f16
    h = call(mpt_mul_scalar, h, 1e-5);
    h = call(mpt_mul, h, last);
    mpt_tensor loss = sum(h);
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(stepper, call(mpt_mul_scalar, loss, 200.0)));
  });
  EXPECT_EQ(f.phase, MPT_NON_FINITE_BACKWARD) << f.text;
  if (test_device()) {  // which looks at every gradient on the way
    EXPECT_STREQ(f.op_name, "mul_scalar") << f.text;
    EXPECT_EQ(f.exact, 1);
    return;
  }
  EXPECT_STREQ(f.op_name, "linear") << f.text;
  EXPECT_TRUE(!std::strcmp(f.tensor, "fc.weight") || !std::strcmp(f.tensor, "fc.bias")) << f.text;
  EXPECT_STREQ(f.last_finite, "last") << f.text;
  EXPECT_EQ(f.step, 0);
  EXPECT_NE(std::string(f.text).find("the backward of linear"), std::string::npos) << f.text;
}

// Without a scaler or a check, the norm of the clipping shows the value. If nothing checks
// gradients, the next loss does, which only the host reads.
TEST_F(ObserveStep, GradientsWithoutAScaler) {
  const mpt_precision plain = precision("bf16-mixed");
  for (const bool clipped : {true, false}) {
    mpt_params set = nullptr;
    OK(mpt_params_create(ctx, &set));
    mpt_tensor v = make({2}, {0.5f, 0.25f});
    OK(mpt_params_add(set, "v", v));
    OK(mpt_params_set_precision(set, &plain));
    mpt_optimizer o = nullptr;
    OK(mpt_optimizer_create(set, nullptr, &o));
    mpt_stepper_desc how;
    mpt_stepper_desc_init(&how, sizeof how);
    how.clip_norm = clipped ? 1 : 0;
    mpt_stepper s = nullptr;
    OK(mpt_stepper_create(ctx, &plain, &how, &s));
    OK(mpt_stepper_add(s, o));
    const int64_t before = finding().found;
    for (int i = 0; i < 2; ++i) {
      mpt_tensor h = call(mpt_mul_scalar, call(mpt_mul_scalar, v, 1e-30), 1e30);
      OK(mpt_stepper_backward(s, call(mpt_mul_scalar, sum(h), 1e10)));  // 1e40 on the way
      OK(mpt_stepper_step(s));
      const int on_host = i + (clipped ? 1 : 0), on_device = clipped ? i : 0;
      EXPECT_EQ(finding().found - before, test_device() ? on_device : on_host);
      if (finding().found == before) continue;
      const mpt_non_finite f = finding();
      EXPECT_EQ(f.phase, i == 0 ? MPT_NON_FINITE_BACKWARD : MPT_NON_FINITE_INPUT) << f.text;
      EXPECT_STREQ(f.tensor, "v") << f.text;
      EXPECT_STREQ(f.op_name, "mul_scalar") << f.text;
    }
    mpt_stepper_release(s);
  }
}

// The step after a bad one is watched. The finding then names the operation itself, in
// micro-batches too, until a step is clean. The events that a stepper records have the finding of
// each step.
TEST_F(ObserveStep, AnOverflowThatComesAgainIsNamedExactly) {
  add("last", {5}, {1, 1, 1, 1, 1});
  mpt_stepper_desc how;
  mpt_stepper_desc_init(&how, sizeof how);
  how.events = 4;
  how.accumulate = 2;
  mpt_scaler_desc scale;
  mpt_scaler_desc_init(&scale, sizeof scale);
  scale.is_static = 1;
  scale.init_scale = 1024;
  OK(mpt_scaler_create(ctx, &scale, &how.scaler));
  mpt_stepper s = nullptr;
  OK(mpt_stepper_create(ctx, &p, &how, &s));
  mpt_scaler_release(how.scaler);
  OK(mpt_stepper_add(s, optimizer));
  mpt_tensor last = nullptr;
  OK(mpt_params_get(params, "last", &last));
  auto backward = [&](double by) {
    OK(mpt_precision_push(ctx, &p));
    mpt_tensor h = call(mpt_linear, x, w, b, MPT_ACTIVATION_NONE);
    h = call(mpt_mul_scalar, h, 60000.0);
    h = call(mpt_mul_scalar, h, 1e-3);
    h = call(mpt_neg, h);
    h = call(mpt_mul, h, last);
    mpt_tensor loss = sum(h);
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(s, call(mpt_mul_scalar, loss, by)));
  };
  for (int step = 0; step < 4; ++step) {
    const bool bad = step < 3;
    backward(1e-6);
    backward(bad ? 4 : 1e-6);
    EXPECT_EQ(mpt_stepper_step(s), bad ? MPT_STEP_SKIPPED : MPT_OK);
    if (!bad) break;
    const mpt_non_finite f = finding();
    if (test_device() && step == 0) continue;
    EXPECT_EQ(f.step, step);
    EXPECT_EQ(f.exact, step > 0) << f.text;
    EXPECT_STREQ(f.op_name, step > 0 ? "mul_scalar" : "linear") << f.text;
    EXPECT_STREQ(f.last_finite, test_device() ? "" : "last");
    if (step == 0) continue;
    EXPECT_NE(std::string(f.text).find("the backward of mul_scalar"), std::string::npos) << f.text;
    EXPECT_NE(std::string(f.text).find("f16[4, 5]"), std::string::npos) << f.text;
  }
  for (int64_t i = kLater; i < 3; ++i) {
    mpt_verdict v = {};
    v.struct_size = sizeof v;
    OK(mpt_stepper_get_event(s, i, &v));
    EXPECT_EQ(v.bad_phase, MPT_NON_FINITE_BACKWARD);
    EXPECT_STREQ(v.bad_op_name, i > 0 ? "mul_scalar" : "linear");
    EXPECT_EQ(std::string(v.bad_text).substr(0, 7), "step " + std::to_string(v.step) + ":")
        << v.bad_text;
  }
  mpt_stepper_release(s);
}

}  // namespace
}  // namespace mpt_test
