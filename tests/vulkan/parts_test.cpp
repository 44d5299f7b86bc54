// Tests of pieces of memory that are larger than an allocation of the device may be. The program's
// vkGetInstanceProcAddr makes allocations small on a real device. A driver without sparse binding
// refuses such pieces.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "backends/gpu/arguments.h"
#include "backends/vulkan/device.h"
#include "fixture.h"
#include "replace.h"

namespace mpt_test {
namespace {

using mpt::vulkan::VulkanDevice;

constexpr uint64_t kMiB = uint64_t{1} << 20, kPart = 4 * kMiB;

struct Plan {
  uint64_t space = 0;                         // sparseAddressSpaceSize; 0: the device's own
  int64_t allocations = INT64_MAX;            // that the device grants
  VkResult bind = VK_SUCCESS;                 // result of vkQueueBindSparse
  bool has_sparse = true;                     // if the device has it
  std::map<VkDeviceMemory, uint64_t> memory;  // that is allocated, in bytes
  int64_t fences = 0, buffers = 0;            // that exist
  int64_t binds = 0;
} plan;

PFN_vkGetInstanceProcAddr real_instance;
PFN_vkGetDeviceProcAddr real_device;

PFN_vkGetPhysicalDeviceProperties2 real_properties;
VKAPI_ATTR void VKAPI_CALL properties(VkPhysicalDevice p, VkPhysicalDeviceProperties2* out) {
  real_properties(p, out);
  if (plan.space) out->properties.limits.sparseAddressSpaceSize = plan.space;
  for (auto* s = static_cast<VkBaseOutStructure*>(out->pNext); s; s = s->pNext) {
    if (s->sType != VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES) continue;
    reinterpret_cast<VkPhysicalDeviceVulkan11Properties*>(s)->maxMemoryAllocationSize = kPart;
  }
}
PFN_vkGetPhysicalDeviceFeatures2 real_features;
VKAPI_ATTR void VKAPI_CALL features(VkPhysicalDevice p, VkPhysicalDeviceFeatures2* out) {
  real_features(p, out);
  if (!plan.has_sparse) out->features.sparseBinding = VK_FALSE;
}
PFN_vkAllocateMemory real_allocate;
VKAPI_ATTR VkResult VKAPI_CALL allocate(VkDevice d, const VkMemoryAllocateInfo* i,
                                        const VkAllocationCallbacks* a, VkDeviceMemory* out) {
  EXPECT_LE(i->allocationSize, kPart);
  if (plan.allocations-- <= 0) return VK_ERROR_OUT_OF_DEVICE_MEMORY;
  const VkResult r = real_allocate(d, i, a, out);
  if (r == VK_SUCCESS) plan.memory[*out] = i->allocationSize;
  return r;
}
PFN_vkFreeMemory real_free;
VKAPI_ATTR void VKAPI_CALL give_back(VkDevice d, VkDeviceMemory m, const VkAllocationCallbacks* a) {
  plan.memory.erase(m);
  real_free(d, m, a);
}
PFN_vkCreateBuffer real_create;
VKAPI_ATTR VkResult VKAPI_CALL create(VkDevice d, const VkBufferCreateInfo* i,
                                      const VkAllocationCallbacks* a, VkBuffer* out) {
  const VkResult r = real_create(d, i, a, out);
  plan.buffers += r == VK_SUCCESS;
  return r;
}
PFN_vkDestroyBuffer real_destroy;
VKAPI_ATTR void VKAPI_CALL destroy(VkDevice d, VkBuffer b, const VkAllocationCallbacks* a) {
  plan.buffers -= b != VK_NULL_HANDLE;
  real_destroy(d, b, a);
}
PFN_vkCreateFence real_fence;
VKAPI_ATTR VkResult VKAPI_CALL fence(VkDevice d, const VkFenceCreateInfo* i,
                                     const VkAllocationCallbacks* a, VkFence* out) {
  const VkResult r = real_fence(d, i, a, out);
  plan.fences += r == VK_SUCCESS;
  return r;
}
PFN_vkDestroyFence real_end;
VKAPI_ATTR void VKAPI_CALL end(VkDevice d, VkFence f, const VkAllocationCallbacks* a) {
  --plan.fences;
  real_end(d, f, a);
}
PFN_vkQueueBindSparse real_bind;
VKAPI_ATTR VkResult VKAPI_CALL bind(VkQueue q, uint32_t n, const VkBindSparseInfo* i, VkFence f) {
  ++plan.binds;
  // The parts follow one another: a driver may give other memory where none is bound.
  EXPECT_EQ(n * i->bufferBindCount, 1u);
  uint64_t end = 0;
  for (uint32_t k = 0; k < i->pBufferBinds->bindCount; ++k) {
    const VkSparseMemoryBind& b = i->pBufferBinds->pBinds[k];
    EXPECT_EQ(b.resourceOffset, end);
    EXPECT_EQ(b.memoryOffset, 0u);
    EXPECT_EQ(b.size, plan.memory[b.memory]);
    end += b.size;
  }
  return plan.bind == VK_SUCCESS ? real_bind(q, n, i, f) : plan.bind;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice d, const char* name) {
  PFN_vkVoidFunction f = real_device(d, name);
  replace(name, "vkAllocateMemory", f, real_allocate, &allocate) ||
      replace(name, "vkFreeMemory", f, real_free, &give_back) ||
      replace(name, "vkCreateBuffer", f, real_create, &create) ||
      replace(name, "vkDestroyBuffer", f, real_destroy, &destroy) ||
      replace(name, "vkCreateFence", f, real_fence, &fence) ||
      replace(name, "vkDestroyFence", f, real_end, &end) ||
      replace(name, "vkQueueBindSparse", f, real_bind, &bind);
  return f;
}
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance i, const char* name) {
  PFN_vkVoidFunction f = real_instance(i, name);
  replace(name, "vkGetDeviceProcAddr", f, real_device, &get_device) ||
      replace(name, "vkGetPhysicalDeviceProperties2", f, real_properties, &properties) ||
      replace(name, "vkGetPhysicalDeviceFeatures2", f, real_features, &features);
  return f;
}

class Parts : public testing::Test {
 protected:
  void TearDown() override {
    device_.reset();
    EXPECT_EQ(plan.buffers, 0);
    EXPECT_EQ(plan.fences, 0);
    EXPECT_TRUE(plan.memory.empty()) << "memory of the device that was not freed";
    EXPECT_EQ(layers().messages(), "");
  }
  // Opens a device; false: its driver has no sparse binding.
  bool open(Plan p = {}) {
    plan = std::move(p);
    layers();
    mpt::vulkan::Loader loader = mpt::vulkan::open_loader();
    real_instance = std::exchange(loader.get, &get_instance);
    connection_ = std::make_unique<mpt::vulkan::Connection>(loader, 0);
    const bool has = connection_->sparse_space > 0;
    name_ = connection_->name;
    connection_.reset();
    device_ = std::make_unique<VulkanDevice>(std::move(loader), 0);
    return has;
  }
  void expect_none(uint64_t bytes, const std::string& why) {
    const int64_t buffers = plan.buffers;
    const size_t pieces = plan.memory.size();
    EXPECT_EQ(device_->alloc(bytes), nullptr);
    EXPECT_NE(std::string(device_->why_no_memory()).find(why), std::string::npos)
        << device_->why_no_memory();
    EXPECT_EQ(plan.buffers, buffers);
    EXPECT_EQ(plan.memory.size(), pieces);
    EXPECT_EQ(plan.fences, 0);
  }
  // Writes each word of a piece by a kernel, and bytes around the end of its first part by the
  // queue. Reads some around the ends of its parts.
  void expect_works(void* p, uint64_t bytes) {
    auto* const to = static_cast<char*>(p);
    std::string why;
    const mpt::gpu::CompiledKernel* const f = device_->find("mpt_fill_4", {}, why);
    ASSERT_NE(f, nullptr) << why;
    const mpt::gpu::PointArguments fill{.out = reinterpret_cast<uintptr_t>(p),
                                        .in = {},
                                        .geometry = 0,
                                        .count = bytes / 4,
                                        .a = 0x01010101,
                                        .b = 0,
                                        .steps = 0,
                                        .groups = 16};
    QUEUED(device_->launch(*f, &fill, sizeof fill, fill.groups));
    QUEUED(device_->fill(to + kPart - 100, 2, 200));
    const uint64_t end = bytes / 4 * 4;
    for (const uint64_t at : {uint64_t{0}, kPart - 200, 2 * kPart - 200, end - 400}) {
      Bytes wanted(400, 1);
      if (at == kPart - 200) std::fill(wanted.begin() + 100, wanted.begin() + 300, uint8_t{2});
      EXPECT_EQ(OnDevice(*device_).read(to + at, 400), wanted) << at;
    }
  }

  std::unique_ptr<mpt::vulkan::Connection> connection_;
  std::unique_ptr<VulkanDevice> device_;
  std::string name_;
};

TEST_F(Parts, APieceHasSeveralAllocations) {
  if (!open()) GTEST_SKIP() << "the driver has no sparse binding";
  const size_t before = plan.memory.size();
  constexpr uint64_t kBytes = 3 * kPart + 12345;
  void* const p = device_->alloc(kBytes);
  ASSERT_NE(p, nullptr) << device_->why_no_memory();
  EXPECT_EQ(plan.memory.size() - before, 4u);
  EXPECT_EQ(plan.binds, 1);
  expect_works(p, kBytes);
  // A copy from one part to the next.
  auto* const at = static_cast<char*>(p);
  QUEUED(device_->copy_within(at + 2 * kPart - 50, at + kPart - 50, 100));
  EXPECT_EQ(OnDevice(*device_).read(at + 2 * kPart - 50, 100), Bytes(100, 2));
  device_->free(p, kBytes);
  OnDevice(*device_).wait();
  // A piece that fits into one allocation has one.
  void* const small = device_->alloc(kPart);
  ASSERT_NE(small, nullptr) << device_->why_no_memory();
  EXPECT_EQ(plan.binds, 1);
  device_->free(small, kPart);
}

TEST_F(Parts, WithoutThemTheBatchThatFitsIsTold) {
  open({.has_sparse = false});
  expect_none(2 * kPart + 1,
              std::to_string(2 * kPart + 1) +
                  " bytes in one piece are more than maxMemoryAllocationSize of " + name_ +
                  ", 4194304; if the piece grows with the batch, 1/3 of the batch fits");
  EXPECT_EQ(plan.binds, 0);
}

TEST_F(Parts, WhatIsLeftOfTheAddressesIsCounted) {
  if (!open({.space = 5 * kPart})) GTEST_SKIP() << "the driver has no sparse binding";
  void* const p = device_->alloc(3 * kPart);
  ASSERT_NE(p, nullptr) << device_->why_no_memory();
  expect_none(3 * kPart, "more than what is left of sparseAddressSpaceSize of " + name_ +
                             ", 8388608; if the piece grows with the batch, 1/2 of the batch fits");
  device_->free(p, 3 * kPart);
  OnDevice(*device_).wait();
  void* const again = device_->alloc(5 * kPart);
  ASSERT_NE(again, nullptr) << device_->why_no_memory();
  expect_works(again, 5 * kPart);
  device_->free(again, 5 * kPart);
}

// The third allocation fails, then the binding. Nothing is left of either piece.
TEST_F(Parts, APieceThatCannotBeMadeLeavesNothing) {
  if (!open()) GTEST_SKIP() << "the driver has no sparse binding";
  plan.allocations = 2;
  expect_none(3 * kPart,
              "vkAllocateMemory of 4194304 bytes returned VK_ERROR_OUT_OF_DEVICE_MEMORY");
  plan.allocations = INT64_MAX;
  plan.bind = VK_ERROR_OUT_OF_HOST_MEMORY;
  expect_none(3 * kPart,
              "vkQueueBindSparse of 12582912 bytes returned VK_ERROR_OUT_OF_HOST_MEMORY");
  plan.bind = VK_SUCCESS;
  void* const p = device_->alloc(3 * kPart);
  ASSERT_NE(p, nullptr) << device_->why_no_memory();
  expect_works(p, 3 * kPart);
  device_->free(p, 3 * kPart);
}

}  // namespace
}  // namespace mpt_test
