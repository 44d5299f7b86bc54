// Functions: the functions of Vulkan that the driver calls, found at run time.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

#include <vector>

namespace mpt::vulkan {

// clang-format off
#define MPT_VULKAN_INSTANCE(X)                                                                     \
  X(DestroyInstance) X(EnumeratePhysicalDevices) X(GetPhysicalDeviceProperties2)                   \
  X(GetPhysicalDeviceFeatures2) X(GetPhysicalDeviceMemoryProperties)                               \
  X(GetPhysicalDeviceMemoryProperties2)                                                            \
  X(GetPhysicalDeviceQueueFamilyProperties) X(EnumerateDeviceExtensionProperties)                  \
  X(CreateDevice) X(GetDeviceProcAddr)
#define MPT_VULKAN_DEVICE(X)                                                                       \
  X(DestroyDevice) X(GetDeviceQueue) X(QueueWaitIdle) X(QueueBindSparse)                           \
  X(CreateFence) X(DestroyFence) X(WaitForFences)                                                  \
  X(CreateBuffer) X(DestroyBuffer) X(GetBufferMemoryRequirements) X(GetBufferDeviceAddress)        \
  X(AllocateMemory) X(FreeMemory) X(BindBufferMemory) X(MapMemory)                                 \
  X(CreateCommandPool) X(DestroyCommandPool) X(AllocateCommandBuffers)                             \
  X(BeginCommandBuffer) X(EndCommandBuffer) X(QueueSubmit)                                         \
  X(CreateSemaphore) X(DestroySemaphore) X(WaitSemaphores) X(GetSemaphoreCounterValue)             \
  X(CreateShaderModule) X(DestroyShaderModule) X(CreatePipelineLayout) X(DestroyPipelineLayout)    \
  X(CreatePipelineCache) X(DestroyPipelineCache) X(GetPipelineCacheData) X(CreateComputePipelines) X(DestroyPipeline)      \
  X(CmdPipelineBarrier) X(CmdCopyBuffer) X(CmdFillBuffer) X(CmdBindPipeline) X(CmdPushConstants)   \
  X(CmdDispatch) X(GetDeviceFaultInfoEXT)
// clang-format on

struct Functions {
#define MPT_X(name) PFN_vk##name name = nullptr;
  MPT_X(CreateInstance)
  MPT_X(EnumerateInstanceVersion)
  MPT_X(EnumerateInstanceExtensionProperties)
  MPT_VULKAN_INSTANCE(MPT_X)
  MPT_VULKAN_DEVICE(MPT_X)
#undef MPT_X

  // Find the functions that need no handle, those of an instance, and those of a device.
  void find(PFN_vkGetInstanceProcAddr get);
  void find(PFN_vkGetInstanceProcAddr get, VkInstance instance);
  void find(VkDevice device);
};

// The extensions that a loader or a device offers.
class Extensions {
 public:
  explicit Extensions(const Functions& vk);  // lists those of the loader
  Extensions(const Functions& vk, VkPhysicalDevice device);
  bool has(const char* name) const;

 private:
  std::vector<VkExtensionProperties> all_;
};

// Returns the name of a result, such as "VK_ERROR_DEVICE_LOST".
const char* name_of(VkResult r);

}  // namespace mpt::vulkan
