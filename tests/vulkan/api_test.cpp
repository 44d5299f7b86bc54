// Tests of contexts on a device of Vulkan, through the public API.
// SPDX-License-Identifier: Apache-2.0
#include <stdlib.h>

#include <string>
#include <utility>
#include <vector>

#include "../support/fixture.h"
#include "layers.h"

namespace mpt_test {
namespace {

class VulkanContext : public Train {
 protected:
  void SetUp() override { OK(create(&ctx)); }
  void TearDown() override {
    mpt_context_release(ctx);
    EXPECT_EQ(layers.messages(), "");
  }
  static mpt_status create(mpt_context* out, int32_t index = 0, size_t limit = 0) {
    mpt_device_module module;
    mpt_device_module_init(&module, sizeof module);
    module.path = VULKAN_MODULE;
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.device = MPT_DEVICE_MODULE;
    d.device_index = index;
    d.memory_limit = limit;
    d.next = reinterpret_cast<const mpt_chain*>(&module);
    return mpt_context_create(&d, out);
  }
  static mpt_tensor full(mpt_context c, double value, int64_t n) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_full(c, MPT_F32, &n, 1, value, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  Floats values(mpt_tensor t) {
    mpt_tensor host = nullptr;
    EXPECT_EQ(mpt_tensor_to(t, MPT_DEVICE_CPU, 0, &host), MPT_OK) << mpt_last_error();
    const Floats v = read(host);
    mpt_tensor_release(host);
    return v;
  }

  const Layers layers;
};

TEST_F(VulkanContext, TensorsGoThereAndBack) {
  Floats v(100000);
  for (size_t i = 0; i < v.size(); ++i) v[i] = static_cast<float>(i);
  EXPECT_EQ(values(make({100, 1000}, v)), v);
}

TEST_F(VulkanContext, Computes) {
  mpt_tensor sum = nullptr;
  OK(mpt_add(full(ctx, 1.5, 1000), full(ctx, 2, 1000), &sum));
  EXPECT_EQ(values(sum), Floats(1000, 3.5f));
}

TEST_F(VulkanContext, ContextsOfOneProcessAreApart) {
  mpt_context other = nullptr;
  OK(create(&other));
  const mpt_tensor a = full(ctx, 1, 100), b = full(other, 2, 100);
  EXPECT_EQ(values(a), Floats(100, 1));
  EXPECT_EQ(values(b), Floats(100, 2));
  mpt_context_release(other);
  EXPECT_EQ(values(a), Floats(100, 1));
}

TEST_F(VulkanContext, GoesOnWhereMemoryWasShort) {
  mpt_context small = nullptr;
  OK(create(&small, 0, size_t{100} << 20));
  const int64_t n = 60 << 18;  // 60 MiB
  mpt_tensor first = full(small, 1, n), second = nullptr;
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, mpt_full(small, MPT_F32, &n, 1, 2, &second), "memory");
  EXPECT_EQ(values(first), Floats(static_cast<size_t>(n), 1));
  mpt_tensor_release(first);
  OK(mpt_full(small, MPT_F32, &n, 1, 2, &second));
  EXPECT_EQ(values(second), Floats(static_cast<size_t>(n), 2));
  mpt_context_release(small);
}

TEST_F(VulkanContext, MemoryOfTheHostIsRefused) {
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  module.path = VULKAN_MODULE;
  module.alloc = [](void*, size_t bytes) -> void* { return aligned_alloc(256, bytes); };
  module.free = [](void*, void* p, size_t) { free(p); };
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.device = MPT_DEVICE_MODULE;
  d.next = reinterpret_cast<const mpt_chain*>(&module);
  mpt_context none = nullptr;
  REFUSED(
      MPT_ERROR_DEVICE, mpt_context_create(&d, &none),
      "mpt_device_module.alloc is set, and device_index 0 of MPT_DEVICE_MODULE uses only memory");
  EXPECT_EQ(none, nullptr);
}

TEST_F(VulkanContext, WhatIsMissingIsNamed) {
  mpt_context none = nullptr;
  REFUSED(MPT_ERROR_DEVICE, create(&none, 1000),
          "device_index 1000 of MPT_DEVICE_MODULE could not be opened: Vulkan has ");
  std::vector<std::pair<const char*, std::string>> before;
  for (const char* name : {"VK_ICD_FILENAMES", "VK_DRIVER_FILES"}) {
    if (const char* files = getenv(name)) before.emplace_back(name, files);
    setenv(name, "/nonexistent.json", 1);
  }
  REFUSED(MPT_ERROR_DEVICE, create(&none), "Vulkan's loader found no driver");
  for (const char* name : {"VK_ICD_FILENAMES", "VK_DRIVER_FILES"}) unsetenv(name);
  for (const auto& [name, files] : before) setenv(name, files.c_str(), 1);
}

}  // namespace
}  // namespace mpt_test
