// Included before every test program that can run on a device. If the environment variable
// MPT_TEST_DEVICE has the path of a module, contexts of the CPU are made on that module's device.
// Contexts with the reference kernels stay on the CPU: the device's results are compared with them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdlib.h>

#include "../tier.h"
#include "mpt/mpt_context.h"
#include "mpt/mpt_train.h"

#define MPT_TEST_ON_DEVICES  // this program can run on them

namespace mpt_test {

using mpt::test::test_device;

// Number of the device on which this thread makes its contexts. Ranks with MPT_TEST_DEVICES, a
// number of devices, take turns.
inline thread_local int32_t device_of_thread = 0;

inline mpt_status create_context(const mpt_context_desc* desc, mpt_context* out) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  if (desc) d = *desc;
  // Descriptors of another size, and those with a chain, are tests of their own.
  const bool is_plain = d.struct_size == sizeof d && !d.next && d.device == MPT_DEVICE_CPU &&
                        !(d.flags & MPT_CONTEXT_REFERENCE);
  if (!test_device() || !is_plain || d.device_index != 0) return mpt_context_create(desc, out);
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  module.path = test_device();
  d.device = MPT_DEVICE_MODULE;
  d.device_index = device_of_thread;
  d.next = reinterpret_cast<const mpt_chain*>(&module);
  return mpt_context_create(&d, out);
}

// Steps of a program whose tests read the answer of each: they wait for it.
inline mpt_status stepper_step(mpt_stepper s) {
  const mpt_status status = mpt_stepper_step(s);
  return status == MPT_OK && test_device() ? mpt_stepper_wait(s) : status;
}
inline mpt_status scaler_step(mpt_scaler s, mpt_optimizer o) {
  mpt_status status = mpt_scaler_step(s, o);
  if (status != MPT_OK || !test_device()) return status;
  status = mpt_scaler_wait(s);
  mpt_verdict v = {};
  v.struct_size = sizeof v;
  if (status != MPT_OK || mpt_scaler_get_verdict(s, o, &v) != MPT_OK) return status;
  return v.outcome == MPT_VERDICT_NON_FINITE ? MPT_STEP_SKIPPED : MPT_OK;
}
inline mpt_status scaler_update(mpt_scaler s) {
  const mpt_status status = mpt_scaler_update(s);
  return status == MPT_OK && test_device() ? mpt_scaler_wait(s) : status;
}

}  // namespace mpt_test

// A program whose tests are about late answers defines MPT_TEST_LATE.
#ifndef MPT_TEST_LATE
#define mpt_stepper_step ::mpt_test::stepper_step
#define mpt_scaler_step ::mpt_test::scaler_step
#define mpt_scaler_update ::mpt_test::scaler_update
#endif
#define mpt_context_create ::mpt_test::create_context
