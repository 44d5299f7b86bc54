// Helpers of the stepper tests.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "fixture.h"

namespace mpt_test {

class Stepper : public Train {
 protected:
  mpt_optimizer sgd(mpt_params set, double lr = 1) {
    mpt_optimizer_desc d;
    mpt_sgd_desc_init(&d, sizeof d);
    d.lr = lr;
    mpt_optimizer o = nullptr;
    EXPECT_EQ(mpt_optimizer_create(set, &d, &o), MPT_OK) << mpt_last_error();
    return o;
  }
  mpt_params another() {
    mpt_params set = nullptr;
    EXPECT_EQ(mpt_params_create(ctx, &set), MPT_OK);
    return set;
  }
  mpt_stepper create(
      const char* name, std::vector<mpt_optimizer> optimizers,
      void (*change)(mpt_stepper_desc&) = [](mpt_stepper_desc&) {}) {
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    change(d);
    mpt_precision p = precision(name);
    mpt_stepper s = nullptr;
    EXPECT_EQ(mpt_stepper_create(ctx, &p, &d, &s), MPT_OK) << mpt_last_error();
    for (mpt_optimizer o : optimizers) EXPECT_EQ(mpt_stepper_add(s, o), MPT_OK) << mpt_last_error();
    return s;
  }
  mpt_verdict verdict(mpt_stepper s, int32_t index = 0) {
    mpt_verdict v = {};
    v.struct_size = sizeof v;
    EXPECT_EQ(mpt_stepper_get_verdict(s, index, &v), MPT_OK) << mpt_last_error();
    return v;
  }
  // Returns a loss whose gradient with respect to w is `g`.
  mpt_tensor loss_with(mpt_tensor w, const Floats& g) {
    mpt_tensor y, s;
    EXPECT_EQ(mpt_mul(w, make({static_cast<int64_t>(g.size())}, g), &y), MPT_OK);
    EXPECT_EQ(mpt_sum(y, nullptr, 0, 0, &s), MPT_OK);
    return s;
  }
};

}  // namespace mpt_test
