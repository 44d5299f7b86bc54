// Tests of one scaler shared by several steppers, and by steppers and calls by hand.
// SPDX-License-Identifier: Apache-2.0
#include "../support/steps.h"

namespace mpt_test {
namespace {

class SharedScaler : public Steps {
 protected:
  void SetUp() override {
    Steps::SetUp();
    mpt_scaler_desc d;
    mpt_scaler_desc_init(&d, sizeof d);
    d.init_scale = 8;
    d.growth_interval = 1;
    OK(mpt_scaler_create(ctx, &d, &scaler));
    a = add("a", {1}, {1});
    mpt_params set = another();
    b = make({1}, {1});
    OK(mpt_params_add(set, "b", b));
    of_a = sgd(params);
    of_b = sgd(set);
  }
  mpt_stepper with_scaler(mpt_optimizer o) {
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    d.scaler = scaler;
    mpt_stepper s = nullptr;
    EXPECT_EQ(mpt_stepper_create(ctx, nullptr, &d, &s), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_stepper_add(s, o), MPT_OK) << mpt_last_error();
    return s;
  }
  double scale() {
    mpt_scaler_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_scaler_get_info(scaler, &i), MPT_OK);
    return i.scale;
  }
  mpt_tensor scaled(mpt_tensor loss) {
    mpt_tensor out = nullptr;
    EXPECT_EQ(mpt_scaler_scale(scaler, loss, &out), MPT_OK) << mpt_last_error();
    return out;
  }
  mpt_scaler scaler = nullptr;
  mpt_tensor a = nullptr, b = nullptr;
  mpt_optimizer of_a = nullptr, of_b = nullptr;
};

TEST_F(SharedScaler, MovesWhenTheLastStepperHasStepped) {
  const mpt_stepper first = with_scaler(of_a), second = with_scaler(of_b);
  for (float g : {INFINITY, 0.5f}) {  // back off, then grow
    const double before = scale();
    const float at = read(b)[0];
    OK(mpt_stepper_backward(second, loss_with(b, {0.25f})));
    OK(mpt_stepper_backward(first, loss_with(a, {g})));
    EXPECT_EQ(mpt_stepper_step(first), g > 1 ? MPT_STEP_SKIPPED : MPT_OK);
    EXPECT_EQ(scale(), before) << "the second's gradients are scaled by it";
    OK(mpt_stepper_step(second));
    EXPECT_EQ(read(b)[0], at - 0.25f);
    EXPECT_EQ(scale(), g > 1 ? before / 2 : before * 2);
  }
  // The last stepper may also drop its micro-batches: the overflow that the other one found still
  // counts.
  OK(mpt_stepper_backward(second, loss_with(b, {0.25f})));
  OK(mpt_stepper_backward(first, loss_with(a, {INFINITY})));
  EXPECT_EQ(mpt_stepper_step(first), MPT_STEP_SKIPPED);
  OK(mpt_stepper_drop(second));
  OK(mpt_scaler_wait(scaler));
  EXPECT_EQ(scale(), 4);
}
TEST_F(SharedScaler, ByHandAndByAStepperDoNotMix) {
  const mpt_stepper s = with_scaler(of_a);
  mpt_tensor by_hand = scaled(loss_with(b, {0.25f}));
  OK(mpt_backward(&by_hand, nullptr, 1, nullptr));
  OK(mpt_stepper_backward(s, loss_with(a, {0.5f})));
  OK(mpt_stepper_step(s));  // the scale has moved
  EXPECT_EQ(mpt_scaler_step(scaler, of_b), MPT_ERROR_STATE);
  EXPECT_EQ(read(b)[0], 1);
  // A stepper's open micro-batches are closed to calls by hand.
  OK(mpt_stepper_backward(s, loss_with(a, {0.5f})));
  scaled(loss_with(b, {1}));
  EXPECT_EQ(mpt_scaler_step(scaler, of_a), MPT_ERROR_STATE);
  EXPECT_EQ(mpt_scaler_unscale(scaler, of_a), MPT_ERROR_STATE);
  const mpt_stepper unscaled = stepper("32-true", {of_a});
  OK(mpt_stepper_backward(unscaled, loss_with(a, {2})));
  EXPECT_EQ(mpt_stepper_step(unscaled), MPT_ERROR_STATE);
  OK(mpt_stepper_drop(unscaled));
  EXPECT_EQ(read(a)[0], 0.5f);
}
TEST_F(SharedScaler, IsFreeAfterAPenaltysStep) {
  const mpt_stepper s = with_scaler(of_a);
  scaled(loss_with(a, {1}));  // as in the recipe of a gradient penalty
  OK(mpt_stepper_backward(s, loss_with(a, {0.5f})));
  EXPECT_EQ(mpt_scaler_set_scale(scaler, 32), MPT_ERROR_STATE);
  OK(mpt_stepper_step(s));
  OK(mpt_scaler_set_scale(scaler, 32));
  scaled(loss_with(a, {1}));
  OK(mpt_stepper_backward(s, loss_with(a, {0.5f})));
  OK(mpt_stepper_drop(s));
  OK(mpt_scaler_set_scale(scaler, 16));
  OK(mpt_grad_mode_push(ctx, MPT_GRAD_DISABLED));
  scaled(loss_with(a, {1}));  // for logging
  OK(mpt_grad_mode_pop(ctx));
  OK(mpt_scaler_set_scale(scaler, 8));
}
TEST_F(SharedScaler, StaysWhereNobodyHadAGradient) {
  const mpt_stepper s = with_scaler(of_a);
  mpt_tensor x = make({1}, {1});
  OK(mpt_tensor_set_requires_grad(x, 1));
  OK(mpt_stepper_backward(s, loss_with(x, {1})));
  OK(mpt_stepper_step(s));
  EXPECT_EQ(verdict(s).outcome, MPT_VERDICT_NO_GRADIENT);
  EXPECT_EQ(scale(), 8);
}
TEST_F(SharedScaler, AStepperThatGoesGivesItsGradientsUp) {
  const mpt_stepper s = with_scaler(of_a);
  OK(mpt_stepper_backward(s, loss_with(a, {0.5f})));
  mpt_stepper_release(s);
  OK(mpt_scaler_set_scale(scaler, 16)) << "nothing is scaled by the old one";
  EXPECT_TRUE(grad(a).empty());
}
TEST_F(SharedScaler, NeverGrowsByBackingOff) {
  mpt_scaler_state q = {};
  q.struct_size = sizeof q;
  OK(mpt_scaler_get_state(scaler, &q));
  q.scale = 0.25;  // below min_scale, as PyTorch's scale may be
  OK(mpt_scaler_set_state(scaler, &q));
  const mpt_stepper s = with_scaler(of_a);
  OK(mpt_stepper_backward(s, loss_with(a, {INFINITY})));
  EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
  EXPECT_EQ(scale(), 0.25);
  q.hysteresis_left = 99;
  EXPECT_EQ(mpt_scaler_set_state(scaler, &q), MPT_ERROR_INVALID_ARGUMENT);
}

}  // namespace
}  // namespace mpt_test
