// Included before every test program that can run on a device. If the environment variable
// MPT_TEST_DEVICE has the path of a module, contexts of the CPU are made on that module's device.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdlib.h>

#include "mpt/mpt_context.h"

namespace mpt_test {

// Returns the path of the module; nullptr: the tests run on the CPU.
inline const char* test_device() { return getenv("MPT_TEST_DEVICE"); }

inline mpt_status create_context(const mpt_context_desc* desc, mpt_context* out) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  if (desc) d = *desc;
  // Descriptors of another size, and those with a chain, are tests of their own.
  const bool is_plain = d.struct_size == sizeof d && !d.next && d.device == MPT_DEVICE_CPU;
  if (!test_device() || !is_plain || d.device_index != 0) return mpt_context_create(desc, out);
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  module.path = test_device();
  d.device = MPT_DEVICE_MODULE;
  d.next = reinterpret_cast<const mpt_chain*>(&module);
  return mpt_context_create(&d, out);
}

}  // namespace mpt_test

#define mpt_context_create ::mpt_test::create_context

// Skips a test of what only the CPU does.
#define NEEDS_HOST(why) \
  if (mpt_test::test_device()) GTEST_SKIP() << why
