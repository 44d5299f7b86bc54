// A fixture with optimizers, steppers, scalers and losses of a known gradient.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "fixture.h"

namespace mpt_test {

// Schedules 1, 1/2, 1/3, .. and counts the calls for each step.
struct Factors {
  std::vector<int> calls = std::vector<int>(100);
  static mpt_status factor(void* user, int64_t step, double* out) {
    ++static_cast<Factors*>(user)->calls[static_cast<size_t>(step)];
    *out = 1.0 / static_cast<double>(1 + step);
    return MPT_OK;
  }
};

class Steps : public Train {
 protected:
  mpt_params another() {
    mpt_params set = nullptr;
    EXPECT_EQ(mpt_params_create(ctx, &set), MPT_OK);
    return set;
  }
  mpt_tensor add_to(mpt_params set, const char* name, const Shape& shape, const Floats& v) {
    mpt_tensor t = make(shape, v);
    EXPECT_EQ(mpt_params_add(set, name, t), MPT_OK) << mpt_last_error();
    return t;
  }
  // Makes an SGD optimizer. With lr 1, a step subtracts the gradient.
  mpt_optimizer sgd(mpt_params set, double lr = 1) {
    mpt_optimizer_desc d;
    mpt_sgd_desc_init(&d, sizeof d);
    d.lr = lr;
    mpt_optimizer o = nullptr;
    EXPECT_EQ(mpt_optimizer_create(set, &d, &o), MPT_OK) << mpt_last_error();
    return o;
  }
  void set_schedule(mpt_optimizer o, Factors& f) {
    mpt_schedule_desc d;
    mpt_schedule_desc_init(&d, sizeof d);
    d.kind = MPT_SCHEDULE_LAMBDA;
    d.factor = Factors::factor;
    d.user = &f;
    OK(mpt_optimizer_set_schedule(o, &d));
  }
  template <class Change>
  mpt_stepper stepper(const char* name, const std::vector<mpt_optimizer>& optimizers,
                      Change change) {
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    change(d);
    mpt_precision p = precision(name);
    mpt_stepper s = nullptr;
    EXPECT_EQ(mpt_stepper_create(ctx, &p, &d, &s), MPT_OK) << mpt_last_error();
    for (mpt_optimizer o : optimizers) EXPECT_EQ(mpt_stepper_add(s, o), MPT_OK) << mpt_last_error();
    return s;
  }
  mpt_stepper stepper(const char* name, const std::vector<mpt_optimizer>& optimizers) {
    return stepper(name, optimizers, [](mpt_stepper_desc&) {});
  }
  mpt_verdict verdict(mpt_stepper s, int32_t index = 0) {
    mpt_verdict v = {};
    v.struct_size = sizeof v;
    EXPECT_EQ(mpt_stepper_get_verdict(s, index, &v), MPT_OK) << mpt_last_error();
    return v;
  }
  mpt_stepper_info info_of(mpt_stepper s) {
    mpt_stepper_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_stepper_get_info(s, &i), MPT_OK) << mpt_last_error();
    return i;
  }
  mpt_scaler_info info_of(mpt_scaler s) {
    mpt_scaler_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_scaler_get_info(s, &i), MPT_OK) << mpt_last_error();
    return i;
  }
  mpt_scaler scaler_of(mpt_stepper s, int32_t loss = 0) {
    mpt_scaler out = nullptr;
    EXPECT_EQ(mpt_stepper_get_loss_scaler(s, loss, &out), MPT_OK) << mpt_last_error();
    return out;
  }
  // Returns a loss whose gradient with respect to w is `g`.
  mpt_tensor loss_with(mpt_tensor w, const Floats& g) {
    mpt_tensor_info i = info(w);
    mpt_tensor y = nullptr, s = nullptr;
    EXPECT_EQ(mpt_mul(w, make(Shape(i.shape, i.shape + i.rank), g), &y), MPT_OK)
        << mpt_last_error();
    EXPECT_EQ(mpt_sum(y, nullptr, 0, 0, &s), MPT_OK);
    return s;
  }
  // Runs the backward pass of loss_with(w, g), and the step.
  mpt_status step_with(mpt_stepper s, mpt_tensor w, const Floats& g) {
    EXPECT_EQ(mpt_stepper_backward(s, loss_with(w, g)), MPT_OK) << mpt_last_error();
    return mpt_stepper_step(s);
  }
};

}  // namespace mpt_test
