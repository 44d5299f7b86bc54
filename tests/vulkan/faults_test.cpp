// Tests of the driver of Vulkan over a loader that plants faults: functions that fail, features
// that are missing, a barrier that is left out.
// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <utility>

#include "backends/gpu/stored.h"
#include "backends/vulkan/device.h"
#include "core/error.h"
#include "fixture.h"
#include "replace.h"

namespace mpt_test {
namespace {

using mpt::vulkan::VulkanDevice;

constexpr size_t kMiB = size_t{1} << 20;

// -- the loader -----------------------------------------------------------------------------------

struct Plan {
  struct Fault {
    int64_t call;  // that fails, from 1
    VkResult result;
  };
  std::map<std::string, Fault> faults;  // by the function
  std::map<std::string, int64_t> calls;
  bool has_barriers = true;
  bool has_int8 = true, has_timelines = true, has_f64 = true;
  uint32_t version = 0;  // 0: the device's own
  uint32_t threads = 0;  // most threads of a group; 0: the device's own
  std::string cached;    // compiled kernels that the driver was given
} plan;

VkResult planned(const char* function) {
  ++plan.calls[function];
  const auto at = plan.faults.find(function);
  if (at == plan.faults.end() || --at->second.call > 0) return VK_SUCCESS;
  const VkResult r = at->second.result;
  plan.faults.erase(at);
  return r;
}

PFN_vkGetInstanceProcAddr real_instance;
PFN_vkGetDeviceProcAddr real_device;

// Functions that can fail: name, parameters, arguments.
// clang-format off
#define FAULTY(X)                                                                                  \
  X(CreateDevice, (VkPhysicalDevice p, const VkDeviceCreateInfo* i, const VkAllocationCallbacks* a, VkDevice* o), (p, i, a, o)) \
  X(CreateCommandPool, (VkDevice d, const VkCommandPoolCreateInfo* i, const VkAllocationCallbacks* a, VkCommandPool* o), (d, i, a, o)) \
  X(CreateSemaphore, (VkDevice d, const VkSemaphoreCreateInfo* i, const VkAllocationCallbacks* a, VkSemaphore* o), (d, i, a, o)) \
  X(CreatePipelineLayout, (VkDevice d, const VkPipelineLayoutCreateInfo* i, const VkAllocationCallbacks* a, VkPipelineLayout* o), (d, i, a, o)) \
  X(CreateShaderModule, (VkDevice d, const VkShaderModuleCreateInfo* i, const VkAllocationCallbacks* a, VkShaderModule* o), (d, i, a, o)) \
  X(CreateComputePipelines, (VkDevice d, VkPipelineCache c, uint32_t n, const VkComputePipelineCreateInfo* i, const VkAllocationCallbacks* a, VkPipeline* o), (d, c, n, i, a, o)) \
  X(CreateBuffer, (VkDevice d, const VkBufferCreateInfo* i, const VkAllocationCallbacks* a, VkBuffer* o), (d, i, a, o)) \
  X(AllocateMemory, (VkDevice d, const VkMemoryAllocateInfo* i, const VkAllocationCallbacks* a, VkDeviceMemory* o), (d, i, a, o)) \
  X(MapMemory, (VkDevice d, VkDeviceMemory m, VkDeviceSize at, VkDeviceSize n, VkMemoryMapFlags f, void** o), (d, m, at, n, f, o)) \
  X(AllocateCommandBuffers, (VkDevice d, const VkCommandBufferAllocateInfo* i, VkCommandBuffer* o), (d, i, o)) \
  X(BeginCommandBuffer, (VkCommandBuffer c, const VkCommandBufferBeginInfo* i), (c, i))            \
  X(QueueSubmit, (VkQueue q, uint32_t n, const VkSubmitInfo* i, VkFence f), (q, n, i, f))          \
  X(WaitSemaphores, (VkDevice d, const VkSemaphoreWaitInfo* i, uint64_t t), (d, i, t))             \
  X(GetSemaphoreCounterValue, (VkDevice d, VkSemaphore s, uint64_t* o), (d, s, o))
// clang-format on

#define X(name, parameters, arguments)                  \
  PFN_vk##name real_##name;                             \
  VKAPI_ATTR VkResult VKAPI_CALL name parameters {      \
    const VkResult r = planned("vk" #name);             \
    return r != VK_SUCCESS ? r : real_##name arguments; \
  }
FAULTY(X)
#undef X

PFN_vkCreatePipelineCache real_cache;
VKAPI_ATTR VkResult VKAPI_CALL cache(VkDevice d, const VkPipelineCacheCreateInfo* i,
                                     const VkAllocationCallbacks* a, VkPipelineCache* o) {
  plan.cached.assign(static_cast<const char*>(i->pInitialData), i->initialDataSize);
  const VkResult r = planned("vkCreatePipelineCache");
  return r != VK_SUCCESS ? r : real_cache(d, i, a, o);
}

// A command buffer whose end fails is not recorded any more.
PFN_vkEndCommandBuffer real_end;
VKAPI_ATTR VkResult VKAPI_CALL end(VkCommandBuffer c) {
  const VkResult r = real_end(c);
  const VkResult fault = planned("vkEndCommandBuffer");
  return fault != VK_SUCCESS ? fault : r;
}

PFN_vkCmdPipelineBarrier real_barrier;
VKAPI_ATTR void VKAPI_CALL barrier(VkCommandBuffer c, VkPipelineStageFlags from,
                                   VkPipelineStageFlags to, VkDependencyFlags f, uint32_t n,
                                   const VkMemoryBarrier* m, uint32_t nb,
                                   const VkBufferMemoryBarrier* b, uint32_t ni,
                                   const VkImageMemoryBarrier* i) {
  planned("vkCmdPipelineBarrier");
  if (plan.has_barriers) real_barrier(c, from, to, f, n, m, nb, b, ni, i);
}

PFN_vkGetPhysicalDeviceFeatures2 real_features;
VKAPI_ATTR void VKAPI_CALL features(VkPhysicalDevice p, VkPhysicalDeviceFeatures2* out) {
  real_features(p, out);
  if (!plan.has_f64) out->features.shaderFloat64 = VK_FALSE;
  for (auto* s = static_cast<VkBaseOutStructure*>(out->pNext); s; s = s->pNext) {
    if (s->sType != VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES) continue;
    auto& v12 = *reinterpret_cast<VkPhysicalDeviceVulkan12Features*>(s);
    if (!plan.has_int8) v12.shaderInt8 = VK_FALSE;
    if (!plan.has_timelines) v12.timelineSemaphore = VK_FALSE;
  }
}

PFN_vkGetPhysicalDeviceProperties2 real_properties;
VKAPI_ATTR void VKAPI_CALL properties(VkPhysicalDevice p, VkPhysicalDeviceProperties2* out) {
  real_properties(p, out);
  if (plan.version) out->properties.apiVersion = plan.version;
  if (plan.threads) out->properties.limits.maxComputeWorkGroupInvocations = plan.threads;
}

PFN_vkVoidFunction planted(const char* name, PFN_vkVoidFunction f) {
#define X(function, parameters, arguments) \
  if (replace(name, "vk" #function, f, real_##function, &function)) return f;
  FAULTY(X)
#undef X
  if (replace(name, "vkCreatePipelineCache", f, real_cache, &cache)) return f;
  if (replace(name, "vkEndCommandBuffer", f, real_end, &end)) return f;
  if (replace(name, "vkCmdPipelineBarrier", f, real_barrier, &barrier)) return f;
  if (replace(name, "vkGetPhysicalDeviceFeatures2", f, real_features, &features)) return f;
  replace(name, "vkGetPhysicalDeviceProperties2", f, real_properties, &properties);
  return f;
}
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice d, const char* name) {
  return planted(name, real_device(d, name));
}
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance i, const char* name) {
  PFN_vkVoidFunction f = real_instance(i, name);
  if (replace(name, "vkGetDeviceProcAddr", f, real_device, &get_device)) return f;
  return planted(name, f);
}

std::unique_ptr<VulkanDevice> open_device(const mpt_vulkan_device& given = {}) {
  layers();
  mpt::vulkan::Loader loader = mpt::vulkan::open_loader();
  real_instance = std::exchange(loader.get, &get_instance);
  return std::make_unique<VulkanDevice>(std::move(loader), 0, given);
}

// -- the tests ------------------------------------------------------------------------------------

class Faults : public testing::Test {
 protected:
  void SetUp() override { plan = {}; }
  void TearDown() override {
    EXPECT_TRUE(plan.faults.empty()) << "a planned fault has not happened";
    close();
  }
  // A new instance begins with an empty file of messages.
  void close() {
    device.reset();
    EXPECT_EQ(layers().messages(), "");
  }
  void open() {
    close();
    plan = {};
    device = open_device();
    p = static_cast<char*>(device->alloc(kBytes));
    ASSERT_NE(p, nullptr);
    QUEUED(device->fill(p, 1, kBytes));
    OnDevice(*device).wait();
  }
  // Lets a call from now on fail.
  void fail(const char* function, VkResult r, int64_t call = 1) {
    plan.faults[function] = {call, r};
  }
  void expect_bytes(uint8_t value) {
    EXPECT_EQ(OnDevice(*device).read(p, kBytes), Bytes(kBytes, value));
  }
  void expect_failure(const char* text, bool is_lost) {
    mpt::Device::Failure f;
    ASSERT_TRUE(device->take_failure(f));
    EXPECT_NE(f.text.find(text), std::string::npos) << f.text;
    EXPECT_EQ(f.is_lost, is_lost);
    EXPECT_FALSE(device->take_failure(f)) << f.text;
  }
  // Expects that no device can be opened.
  void expect_refusal(const char* text) {
    try {
      open_device();
      ADD_FAILURE() << "opened, without " << text;
    } catch (const mpt::Error& e) {
      EXPECT_NE(std::string(e.what()).find(text), std::string::npos) << e.what();
    }
  }

  static constexpr size_t kBytes = 1000;
  std::unique_ptr<VulkanDevice> device;
  char* p = nullptr;
};

TEST_F(Faults, ALostDeviceSaysSo) {
  for (const char* function :
       {"vkEndCommandBuffer", "vkQueueSubmit", "vkWaitSemaphores", "vkGetSemaphoreCounterValue"}) {
    SCOPED_TRACE(function);
    open();
    QUEUED(device->fill(p, 2, kBytes));
    fail(function, VK_ERROR_DEVICE_LOST);
    mpt::Event e = 0;
    device->record(e);  // refused if it has found the loss
    if (std::strcmp(function, "vkGetSemaphoreCounterValue") == 0) {
      EXPECT_TRUE(device->has_passed(e));
    }
    EXPECT_STREQ(device->wait(e), "the device is lost");
    EXPECT_TRUE(device->has_passed(e));
    expect_failure((std::string(function) + " returned VK_ERROR_DEVICE_LOST").c_str(), true);
    mpt::Event none = 0;
    EXPECT_STREQ(device->fill(p, 4, kBytes), "the device is lost");
    EXPECT_STREQ(device->copy_in(p, &none, 8), "the device is lost");
    EXPECT_STREQ(device->record(none), "the device is lost");
    EXPECT_STREQ(device->wait(e), "the device is lost");
    device->free(p, kBytes);
  }
}

TEST_F(Faults, WorkBehindAFailureIsDroppedUntilItIsTaken) {
  for (const char* function : {"vkEndCommandBuffer", "vkQueueSubmit"}) {
    SCOPED_TRACE(function);
    open();
    fail(function, VK_ERROR_OUT_OF_DEVICE_MEMORY);
    QUEUED(device->fill(p, 2, kBytes));
    OnDevice(*device).wait();
    QUEUED(device->fill(p, 3, kBytes));
    OnDevice(*device).wait();
    expect_failure("returned VK_ERROR_OUT_OF_DEVICE_MEMORY. The last commands: a fill", false);
    expect_bytes(1);
    QUEUED(device->fill(p, 4, kBytes));
    expect_bytes(4);
  }
}

TEST_F(Faults, RefusedWorkIsNotQueued) {
  open();
  for (const char* function : {"vkBeginCommandBuffer", "vkAllocateCommandBuffers"}) {
    if (std::strcmp(function, "vkAllocateCommandBuffers") == 0) {
      close();
      device = open_device();
    }
    p = static_cast<char*>(device->alloc(kBytes));
    fail(function, VK_ERROR_OUT_OF_HOST_MEMORY);
    const char* why = device->fill(p, 2, kBytes);
    EXPECT_STREQ(why, "a command buffer could not be begun: VK_ERROR_OUT_OF_HOST_MEMORY");
    QUEUED(device->fill(p, 3, kBytes));
    expect_bytes(3);
  }
  fail("vkWaitSemaphores", VK_ERROR_OUT_OF_HOST_MEMORY);
  QUEUED(device->fill(p, 5, kBytes));
  const mpt::Event e = OnDevice(*device).record();
  EXPECT_STREQ(device->wait(e), "VK_ERROR_OUT_OF_HOST_MEMORY");
  QUEUED(device->wait(e));
  expect_bytes(5);
}

TEST_F(Faults, APartOfACopyThatIsRefusedIsAFailure) {
  open();
  const Bytes b = pattern(70 * kMiB);
  auto* const large = static_cast<char*>(device->alloc(b.size()));
  fail("vkBeginCommandBuffer", VK_ERROR_OUT_OF_HOST_MEMORY, 2);
  QUEUED(device->copy_in(large, b.data(), b.size()));
  expect_failure("the rest of a copy or a fill was refused", false);
  QUEUED(device->copy_in(large, b.data(), b.size()));
  EXPECT_TRUE(OnDevice(*device).read(large, b.size()) == b);
}

TEST_F(Faults, NoMoreMemory) {
  for (const char* function : {"vkCreateBuffer", "vkAllocateMemory", "vkMapMemory"}) {
    SCOPED_TRACE(function);
    open();
    if (std::strcmp(function, "vkMapMemory") != 0) {
      fail(function, VK_ERROR_OUT_OF_DEVICE_MEMORY);
      EXPECT_EQ(device->alloc(100), nullptr);
    }
    fail(function, VK_ERROR_OUT_OF_DEVICE_MEMORY);
    EXPECT_EQ(device->alloc_staging(100), nullptr);
    const Bytes b = pattern(3 * kMiB);
    auto* const room = static_cast<char*>(device->alloc(b.size()));
    fail(function, VK_ERROR_OUT_OF_DEVICE_MEMORY);
    EXPECT_STREQ(device->copy_in(room, b.data(), b.size()),
                 "there is no memory of the host for the bytes");
    // With one piece of upload memory a copy goes on, and waits for it.
    fail(function, VK_ERROR_OUT_OF_DEVICE_MEMORY, 2);
    QUEUED(device->copy_in(room, b.data(), b.size()));
    EXPECT_TRUE(OnDevice(*device).read(room, b.size()) == b);
  }
}

TEST_F(Faults, AKernelThatIsNotCompiled) {
  open();
  std::string why;
  for (const char* function : {"vkCreateShaderModule", "vkCreateComputePipelines"}) {
    fail(function, VK_ERROR_OUT_OF_HOST_MEMORY);
    EXPECT_EQ(device->find("mpt_fill_4", {}, why), nullptr);
    EXPECT_NE(why.find("did not compile mpt_fill_4: VK_ERROR_OUT_OF_HOST_MEMORY"),
              std::string::npos)
        << why;
  }
  EXPECT_NE(device->find("mpt_fill_4", {}, why), nullptr) << why;
}

TEST_F(Faults, WhatACompilerDoesNotTakeIsCompiledAsAWhole) {
  open();
  const auto before = plan.calls["vkCreateComputePipelines"];
  fail("vkCreateComputePipelines", VK_ERROR_UNKNOWN);
  std::string why;
  EXPECT_NE(device->find("mpt_fill_4", {}, why), nullptr) << why;
  EXPECT_EQ(plan.calls["vkCreateComputePipelines"], before + 2);
}

TEST_F(Faults, TheDriverGetsCompiledKernels) {
  const std::string kernels = "these are no kernels, which a driver has to find out by itself";
  const std::string identity = mpt::vulkan::Connection(mpt::vulkan::open_loader(), 0).identity;
  const std::string choice = {3, 'a', ' ', 'b', 1};
  const mpt::gpu::Stored stored{.choices = choice, .pipelines = kernels};
  std::vector<char> bytes = stored.bytes_of(mpt::vulkan::kStoredFormat, identity);
  const auto open_with = [&](size_t size) {
    device.reset();
    device = open_device({.cache = bytes.data(), .cache_size = size});
    const std::vector<char> read = device->choices().bytes();
    EXPECT_EQ(std::string(read.begin(), read.end()), plan.cached.empty() ? "" : choice);
    return plan.cached;
  };
  EXPECT_EQ(open_with(bytes.size()), kernels);
  // Other bytes are ignored.
  for (const size_t n : {size_t{0}, size_t{1}, size_t{47}, size_t{48}, bytes.size() - 16}) {
    EXPECT_EQ(open_with(n), "") << n;
  }
  bytes = stored.bytes_of(mpt::vulkan::kStoredFormat, identity + " another driver");
  EXPECT_EQ(open_with(bytes.size()), "");
  bytes = stored.bytes_of(mpt::vulkan::kStoredFormat, identity);
  bytes[14] = '0';  // another version of the format
  EXPECT_EQ(open_with(bytes.size()), "");
  bytes.assign(kernels.begin(), kernels.end());
  EXPECT_EQ(open_with(bytes.size()), "");
}

TEST_F(Faults, WhatADeviceLacksIsNamed) {
  plan.has_int8 = plan.has_timelines = false;
  expect_refusal("lacks features of Vulkan that libmpt needs: timelineSemaphore, shaderInt8");
  plan = {.version = VK_API_VERSION_1_1};
  expect_refusal("has version 1.1 of Vulkan; it must have 1.2 or later");
  plan = {.threads = 128};
  expect_refusal("runs groups of at most 128 threads; libmpt needs 256");
  plan = {.has_f64 = false};
  device = open_device();
  EXPECT_FALSE(device->features().f64);
  for (const auto& e : mpt::vulkan::entries()) {
    if (!e.needs_f64) continue;
    std::string why;
    EXPECT_EQ(device->find(e.name, {}, why), nullptr);
    EXPECT_NE(why.find("(shaderFloat64)"), std::string::npos) << why;
  }
}

// The layer reports what is left behind.
TEST_F(Faults, ADeviceThatIsOpenedHalfWay) {
  for (const char* function : {"vkCreateDevice", "vkCreateCommandPool", "vkCreateSemaphore",
                               "vkCreatePipelineLayout", "vkCreatePipelineCache"}) {
    fail(function, VK_ERROR_OUT_OF_HOST_MEMORY);
    expect_refusal("VK_ERROR_OUT_OF_HOST_MEMORY");
    EXPECT_EQ(layers().messages(), "") << function;
  }
}

// -- costs, and the method ------------------------------------------------------------------------

TEST_F(Faults, CommandsHaveABarrierAndDoNotWait) {
  open();
  plan = {};
  constexpr int64_t kCommands = 1000;
  for (int64_t i = 0; i < kCommands; ++i) QUEUED(device->fill(p, static_cast<uint8_t>(i), kBytes));
  EXPECT_EQ(plan.calls["vkCmdPipelineBarrier"], kCommands);
  EXPECT_EQ(plan.calls["vkWaitSemaphores"], 0);
  EXPECT_GE(plan.calls["vkQueueSubmit"], kCommands / 64);
  EXPECT_LE(plan.calls["vkQueueSubmit"], kCommands / 8);
  expect_bytes(static_cast<uint8_t>(kCommands - 1));
}

TEST_F(Faults, TheLayerFindsALeftOutBarrier) {
  open();
  plan.has_barriers = false;
  QUEUED(device->fill(p, 2, kBytes));
  QUEUED(device->fill(p, 3, kBytes));
  OnDevice(*device).wait();
  EXPECT_NE(layers().messages().find("SYNC-HAZARD-WRITE-AFTER-WRITE"), std::string::npos)
      << "is the layer VK_LAYER_KHRONOS_validation installed?";
  device.reset();
  device = open_device();  // empties the file
}

}  // namespace
}  // namespace mpt_test
