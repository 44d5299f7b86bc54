// Tests of contexts at the limits of a device: its memory, the size of a piece, and kernels that
// its driver refuses. The program's vkGetInstanceProcAddr puts the limits on a real device.
// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <string>

#include "../support/fixture.h"
#include "mpt/mpt_memory.h"
#include "program.h"
#include "replace.h"

namespace mpt_test {
namespace {

constexpr uint64_t kMiB = uint64_t{1} << 20;

struct Limits {
  uint64_t all = UINT64_MAX;  // bytes that can be allocated
  uint64_t heap = 0;          // bytes that the device says to have; 0: its own
  uint64_t piece = 0;         // maxMemoryAllocationSize; 0: the device's own
  bool takes_kernels = true;
  uint64_t used = 0;
  int64_t refused = 0;  // allocations
  std::map<VkDeviceMemory, uint64_t> pieces;
} limits;

PFN_vkGetInstanceProcAddr real_instance;
PFN_vkGetDeviceProcAddr real_device;

PFN_vkAllocateMemory real_allocate;
VKAPI_ATTR VkResult VKAPI_CALL allocate(VkDevice d, const VkMemoryAllocateInfo* i,
                                        const VkAllocationCallbacks* a, VkDeviceMemory* out) {
  if (i->allocationSize > limits.all - limits.used) {
    ++limits.refused;
    return VK_ERROR_OUT_OF_DEVICE_MEMORY;
  }
  const VkResult r = real_allocate(d, i, a, out);
  if (r == VK_SUCCESS) limits.used += limits.pieces[*out] = i->allocationSize;
  return r;
}
PFN_vkFreeMemory real_free;
VKAPI_ATTR void VKAPI_CALL give_back(VkDevice d, VkDeviceMemory m, const VkAllocationCallbacks* a) {
  limits.used -= limits.pieces[m];
  limits.pieces.erase(m);
  real_free(d, m, a);
}
PFN_vkCreateComputePipelines real_compile;
VKAPI_ATTR VkResult VKAPI_CALL compile(VkDevice d, VkPipelineCache c, uint32_t n,
                                       const VkComputePipelineCreateInfo* i,
                                       const VkAllocationCallbacks* a, VkPipeline* out) {
  return limits.takes_kernels ? real_compile(d, c, n, i, a, out) : VK_ERROR_INVALID_SHADER_NV;
}
PFN_vkGetPhysicalDeviceProperties2 real_properties;
VKAPI_ATTR void VKAPI_CALL properties(VkPhysicalDevice p, VkPhysicalDeviceProperties2* out) {
  real_properties(p, out);
  for (auto* s = static_cast<VkBaseOutStructure*>(out->pNext); s && limits.piece; s = s->pNext) {
    if (s->sType != VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES) continue;
    reinterpret_cast<VkPhysicalDeviceVulkan11Properties*>(s)->maxMemoryAllocationSize =
        limits.piece;
  }
}
PFN_vkGetPhysicalDeviceMemoryProperties real_memory;
VKAPI_ATTR void VKAPI_CALL memory(VkPhysicalDevice p, VkPhysicalDeviceMemoryProperties* out) {
  real_memory(p, out);
  for (uint32_t i = 0; i < out->memoryHeapCount && limits.heap; ++i)
    out->memoryHeaps[i].size = limits.heap;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice d, const char* name) {
  PFN_vkVoidFunction f = real_device(d, name);
  replace(name, "vkAllocateMemory", f, real_allocate, &allocate) ||
      replace(name, "vkFreeMemory", f, real_free, &give_back) ||
      replace(name, "vkCreateComputePipelines", f, real_compile, &compile);
  return f;
}
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance i, const char* name) {
  PFN_vkVoidFunction f = real_instance(i, name);
  replace(name, "vkGetDeviceProcAddr", f, real_device, &get_device) ||
      replace(name, "vkGetPhysicalDeviceProperties2", f, real_properties, &properties) ||
      replace(name, "vkGetPhysicalDeviceMemoryProperties", f, real_memory, &memory);
  return f;
}

class DeviceLimits : public Train {
 protected:
  void SetUp() override { limits = {}; }
  void TearDown() override {
    mpt_context_release(ctx);
    ctx = nullptr;
    EXPECT_EQ(limits.used, 0u) << "memory of the device that was not freed";
    own.reset();
    EXPECT_EQ(layers.messages(), "");
  }
  void open(const Limits& l) {
    own = std::make_unique<ProgramDevice>();
    limits = l;
    mpt_vulkan_device native = own->handles();
    real_instance = reinterpret_cast<PFN_vkGetInstanceProcAddr>(native.get_proc);
    native.get_proc = reinterpret_cast<void (*)()>(&get_instance);
    mpt_device_module module;
    mpt_device_module_init(&module, sizeof module);
    module.path = VULKAN_MODULE;
    module.native = &native;
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.device = MPT_DEVICE_VULKAN;
    d.next = reinterpret_cast<const mpt_chain*>(&module);
    OK(mpt_context_create(&d, &ctx));
  }
  mpt_status full(uint64_t bytes, mpt_tensor* out) const {
    const auto n = static_cast<int64_t>(bytes / 4);
    return mpt_full(ctx, MPT_F32, &n, 1, 3, out);
  }
  const std::string& name() const { return own->connection().name; }
  void expect_usable() {
    mpt_tensor t = nullptr, sum = nullptr;
    OK(full(4000, &t));
    OK(mpt_add(t, t, &sum));
    EXPECT_EQ(read(sum), Floats(1000, 6));
    mpt_tensor_release(t);
    mpt_tensor_release(sum);
  }

  const Layers layers;
  std::unique_ptr<ProgramDevice> own;
};

TEST_F(DeviceLimits, FreePiecesGoBackWhereMemoryIsShort) {
  open({.all = 100 * kMiB});
  mpt_tensor t[4] = {};
  for (mpt_tensor& one : t) OK(full(15 * kMiB, &one));
  for (const mpt_tensor one : t) mpt_tensor_release(one);
  mpt_tensor large = nullptr;
  OK(full(80 * kMiB, &large));  // only where the pieces of the others were freed
  EXPECT_GT(limits.refused, 0);
  EXPECT_EQ(read(large), Floats(80 * kMiB / 4, 3));
  mpt_tensor_release(large);
  expect_usable();
}

TEST_F(DeviceLimits, WhatTheDriverReturnedIsNamed) {
  open({.all = 50 * kMiB});
  mpt_tensor first = nullptr, second = nullptr;
  OK(full(30 * kMiB, &first));
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, full(30 * kMiB, &second),
          "the device has no more: vkAllocateMemory of 31457280 bytes returned "
          "VK_ERROR_OUT_OF_DEVICE_MEMORY");
  EXPECT_EQ(second, nullptr);
  EXPECT_EQ(read(first), Floats(30 * kMiB / 4, 3));
  mpt_tensor_release(first);
  OK(full(30 * kMiB, &second));
  mpt_tensor_release(second);
  expect_usable();
}

TEST_F(DeviceLimits, TheLimitOfAPieceIsNamed) {
  open({.piece = 8 * kMiB});
  mpt_tensor t = nullptr;
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, full(16 * kMiB, &t),
          "16777216 bytes in one piece are more than maxMemoryAllocationSize of " + name());
  EXPECT_NE(std::string(mpt_last_error()).find(", 8388608"), std::string::npos) << mpt_last_error();
  EXPECT_EQ(t, nullptr);
  OK(full(7 * kMiB, &t));
  mpt_tensor_release(t);
  expect_usable();
}

TEST_F(DeviceLimits, TheSizeOfTheMemoryIsNamed) {
  open({.heap = 8 * kMiB});
  mpt_tensor t = nullptr;
  REFUSED(MPT_ERROR_OUT_OF_MEMORY, full(16 * kMiB, &t),
          "16777216 bytes in one piece are more than the memory of " + name());
  EXPECT_NE(std::string(mpt_last_error()).find(", 8388608"), std::string::npos) << mpt_last_error();
  expect_usable();
}

TEST_F(DeviceLimits, AKernelThatTheDriverRefusesIsNamed) {
  open({.takes_kernels = false});
  const mpt_tensor t = make({1000}, Floats(1000, 1));
  mpt_tensor sum = nullptr;
  REFUSED(MPT_ERROR_UNSUPPORTED, mpt_add(t, t, &sum), "VK_ERROR_INVALID_SHADER_NV");
  EXPECT_EQ(sum, nullptr);
  limits.takes_kernels = true;
  mpt_tensor_release(t);
  expect_usable();
}

}  // namespace
}  // namespace mpt_test
