// Fixture of the tests of the fake device: its control, and a context on it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <dlfcn.h>

#include <stdexcept>
#include <utility>

#include "../support/fixture.h"
#include "control.h"

namespace mpt_fake {

using mpt_test::Floats;

// Opens the module for the whole test program.
inline Control& opened_control() {
  static Control* const c = [] {
    void* module = dlopen(FAKE_MODULE, RTLD_NOW | RTLD_LOCAL);
    if (!module) throw std::runtime_error(dlerror());
    return reinterpret_cast<Control* (*)()>(dlsym(module, "fake_control"))();
  }();
  return *c;
}

// Creates a context on a device of a module.
inline mpt_status create_context(const char* path, mpt_context_desc d, mpt_context* out) {
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  module.path = path;
  d.device = MPT_DEVICE_MODULE;
  d.next = reinterpret_cast<const mpt_chain*>(&module);
  return mpt_context_create(&d, out);
}
inline mpt_status create_context(const char* path, mpt_context* out, int32_t index = 0) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.device_index = index;
  return create_context(path, d, out);
}

class Fake : public mpt_test::Train {
 protected:
  void SetUp() override {
    control.reset();
    OK(create_context(FAKE_MODULE, &ctx));
  }
  void TearDown() override {
    control.reset();
    mpt_context_release(ctx);
    EXPECT_EQ(control.devices, 0);
    EXPECT_EQ(control.pieces, 0);
    EXPECT_EQ(control.staging, 0);
    EXPECT_EQ(control.leaks, 0);
    EXPECT_EQ(take_violations(), 0);
  }

  mpt_tensor full(double value, int64_t n = 4, mpt_dtype dtype = MPT_F32) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_full(ctx, dtype, &n, 1, value, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  using Train::add;
  mpt_tensor add(mpt_tensor a, mpt_tensor b) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_add(a, b, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  mpt_tensor to(mpt_tensor t, mpt_device device, int32_t index = 0) {
    mpt_tensor moved = nullptr;
    EXPECT_EQ(mpt_tensor_to(t, device, index, &moved), MPT_OK) << mpt_last_error();
    return moved;
  }
  using Train::read;
  mpt_status read(mpt_tensor t, Floats& out) {
    mpt_tensor_info i = {};
    i.struct_size = sizeof i;
    mpt_tensor host = nullptr;
    mpt_status s = mpt_tensor_get_info(t, &i);
    if (s == MPT_OK) s = mpt_tensor_to(t, MPT_DEVICE_CPU, 0, &host);
    if (s != MPT_OK) return s;
    out.resize(static_cast<size_t>(i.count));
    s = mpt_tensor_read(host, MPT_F32, out.data(), static_cast<int64_t>(out.size()));
    mpt_tensor_release(host);
    return s;
  }
  // The first byte of a tensor as it is now, without running the queue; -1: nothing is there.
  int first_byte(void* address) {
    const auto* p = static_cast<const unsigned char*>(control.look(address));
    return p ? *p : -1;
  }
  void* address(mpt_tensor t) {
    void* p = nullptr;
    EXPECT_EQ(mpt_tensor_get_data(t, &p), MPT_OK) << mpt_last_error();
    return p;
  }
  // Takes the violations that a test planted.
  int64_t take_violations() { return std::exchange(control.violations, 0); }

  Control& control = opened_control();
};

}  // namespace mpt_fake
