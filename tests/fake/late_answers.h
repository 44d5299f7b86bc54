// LateAnswers: fixture of steps whose answers come late: on the fake device they come when somebody
// waits for them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <dlfcn.h>

#include <cstdlib>
#include <string>
#include <utility>

#include "../support/steps.h"
#include "control.h"

namespace mpt_test {

class LateAnswers : public Steps {
 protected:
  // A context on the host, whose steps are answered at once.
  mpt_context host_context() {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.flags = MPT_CONTEXT_REFERENCE;  // on the host, with the kernels of the fake device
    mpt_context c = nullptr;
    EXPECT_EQ(mpt_context_create(&d, &c), MPT_OK) << mpt_last_error();
    return c;
  }
  mpt_optimizer adam(mpt_params set) {
    mpt_optimizer_desc d;
    mpt_adam_desc_init(&d, sizeof d);
    d.lr = 0.1;
    mpt_optimizer o = nullptr;
    EXPECT_EQ(mpt_optimizer_create(set, &d, &o), MPT_OK) << mpt_last_error();
    return o;
  }
  // Returns the control of the fake device, which the context has opened.
  static mpt_fake::Control& control() {
    void* const module = dlopen(std::getenv("MPT_TEST_DEVICE"), RTLD_NOW | RTLD_LOCAL);
    return *reinterpret_cast<mpt_fake::Control* (*)()>(dlsym(module, "fake_control"))();
  }
  int64_t steps_of(mpt_optimizer o) {
    mpt_optimizer_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_optimizer_get_info(o, &i), MPT_OK) << mpt_last_error();
    return i.steps;
  }
};

}  // namespace mpt_test
