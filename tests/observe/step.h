// Fixtures of the observe tests: a context, and a step of a small network under f16.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "../support/scope.h"

namespace mpt_test {

using Observe = TrainInScope;

// A step of a small network under f16, with a scaler.
class ObserveStep : public TrainInScope {
 protected:
  void SetUp() override {
    TrainInScope::SetUp();
    p = precision("16-mixed");
    OK(mpt_params_set_precision(params, &p));
    w = add("fc.weight", {5, 8}, normal(40, 0.1));
    b = add("fc.bias", {5}, normal(5, 0.1));
    OK(mpt_optimizer_create(params, nullptr, &optimizer));
    mpt_scaler_desc scale;
    mpt_scaler_desc_init(&scale, sizeof scale);
    scale.init_scale = 1024;
    mpt_stepper_desc how;
    mpt_stepper_desc_init(&how, sizeof how);
    OK(mpt_scaler_create(ctx, &scale, &how.scaler));
    OK(mpt_stepper_create(ctx, &p, &how, &stepper));
    mpt_scaler_release(how.scaler);
    OK(mpt_stepper_add(stepper, optimizer));
    x = random({4, 8});
    const int64_t classes[] = {0, 1, 2, 3}, four = 4;
    OK(mpt_tensor_from_data(ctx, MPT_I64, &four, 1, classes, sizeof classes, &target));
  }
  void TearDown() override {
    mpt_stepper_release(stepper);
    mpt_optimizer_release(optimizer);
    TrainInScope::TearDown();
  }
  mpt_tensor forward(mpt_tensor input) {
    mpt_tensor loss = nullptr;
    EXPECT_EQ(mpt_precision_push(ctx, &p), MPT_OK);
    mpt_tensor h = call(mpt_linear, input, w, b, MPT_ACTIVATION_NONE);
    h = call(mpt_layer_norm, h, 1, mpt_tensor{}, mpt_tensor{}, nullptr);
    loss = call(mpt_cross_entropy, h, target, mpt_tensor{}, nullptr);
    EXPECT_EQ(mpt_precision_pop(ctx), MPT_OK);
    return loss;
  }
  mpt_status step(mpt_tensor input) {
    EXPECT_EQ(mpt_stepper_backward(stepper, forward(input)), MPT_OK) << mpt_last_error();
    return mpt_stepper_step(stepper);
  }
  mpt_non_finite finding() {
    mpt_non_finite f = {};
    f.struct_size = sizeof f;
    EXPECT_EQ(mpt_context_get_non_finite(ctx, &f), MPT_OK);
    return f;
  }
  // Runs backward() and a step that is skipped for it, and returns the finding. A device finds the
  // origin in the second of two such steps.
  template <class F>
  mpt_non_finite skipped(const F& backward) {
    for (int i = 0; i <= kLater; ++i) {
      backward();
      EXPECT_EQ(mpt_stepper_step(stepper), MPT_STEP_SKIPPED) << mpt_last_error();
    }
    return finding();
  }
  // Runs such steps with one value of the batch set to `value`, and returns the finding.
  mpt_non_finite skipped_with(float value) {
    Floats v = read(x);
    v[3] = value;
    mpt_tensor bad = make({4, 8}, v);
    EXPECT_EQ(mpt_tensor_set_name(bad, "batch"), MPT_OK);
    return skipped([&] { OK(mpt_stepper_backward(stepper, forward(bad))); });
  }

  const int kLater = test_device() ? 1 : 0;  // steps by which a finding is later
  mpt_precision p;
  mpt_tensor w = nullptr, b = nullptr, x = nullptr, target = nullptr;
  mpt_optimizer optimizer = nullptr;
  mpt_stepper stepper = nullptr;
};

}  // namespace mpt_test
