// Tests of the plans of updates, which a device keeps as tables: parameters that come and go
// between the steps of an optimizer, and steps that fail in between.
// SPDX-License-Identifier: Apache-2.0
#include <string>
#include <vector>

#include "fixture.h"

namespace mpt_fake {
namespace {

class Plans : public Fake {
 protected:
  mpt_optimizer sgd(mpt_params set) {
    mpt_optimizer_desc d;
    mpt_sgd_desc_init(&d, sizeof d);
    d.lr = 1;
    return make_optimizer(set, d);
  }
  mpt_optimizer adam(mpt_params set) {
    mpt_optimizer_desc d;
    mpt_adam_desc_init(&d, sizeof d);
    d.lr = 0.25;
    return make_optimizer(set, d);
  }
  // Adds a parameter of ones to `params`, with a gradient of ones.
  mpt_tensor add_ones(const std::string& name) {
    const mpt_tensor t = add(name.c_str(), {2}, {1, 1});
    set_grad(t, {1, 1});
    return t;
  }

 private:
  mpt_optimizer make_optimizer(mpt_params set, const mpt_optimizer_desc& d) {
    mpt_optimizer o = nullptr;
    EXPECT_EQ(mpt_optimizer_create(set, &d, &o), MPT_OK) << mpt_last_error();
    return o;
  }
};

// The steps of each parameter are counted on the device, so that a new one begins at 0.
TEST_F(Plans, AParameterThatIsAddedLaterHasItsOwnSteps) {
  OK(mpt_params_create(ctx, &params));
  const mpt_tensor w = add_ones("w");
  const mpt_optimizer o = adam(params);
  for (int i = 0; i < 2; ++i) OK(mpt_optimizer_step(o));
  const mpt_tensor u = add_ones("u");
  OK(mpt_optimizer_step(o));
  for (const float v : read(w)) EXPECT_NEAR(v, 0.25, 1e-5);
  for (const float v : read(u)) EXPECT_NEAR(v, 0.75, 1e-5);
}

// The tables of a plan grow for more parameters, and the device refuses each upload in turn. The
// next step has the old parameters, whose tables are as they were before the growth.
TEST_F(Plans, ATableThatGrewInAFailedStepIsSentAgain) {
  bool is_refused = true;
  for (int64_t n = 1; is_refused; ++n) {
    OK(mpt_params_create(ctx, &params));
    const mpt_tensor w = add_ones("w");
    const mpt_optimizer o = sgd(params);
    OK(mpt_optimizer_step(o));
    std::vector<mpt_tensor> more;
    for (int i = 0; i < 40; ++i) more.push_back(add_ones(std::to_string(i)));
    control.refuse_at(Call::copy_in, n);
    is_refused = mpt_optimizer_step(o) != MPT_OK;
    control.refuse_at(Call::copy_in, 0);
    if (is_refused) {
      for (const mpt_tensor t : more) OK(mpt_tensor_set_grad(t, nullptr));
      OK(mpt_optimizer_step(o));
    }
    EXPECT_EQ(read(w), (Floats{-1, -1})) << "upload " << n;
    for (const mpt_tensor t : more) EXPECT_EQ(read(t), Floats(2, is_refused ? 1 : 0));
    mpt_optimizer_release(o);
    mpt_params_release(params);
  }
}

}  // namespace
}  // namespace mpt_fake
