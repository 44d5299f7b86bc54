// Finds the functions of Vulkan, and names its results.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/functions.h"

namespace mpt::vulkan {

void Functions::find(PFN_vkGetInstanceProcAddr get) {
  CreateInstance = reinterpret_cast<PFN_vkCreateInstance>(get(nullptr, "vkCreateInstance"));
  EnumerateInstanceVersion =
      reinterpret_cast<PFN_vkEnumerateInstanceVersion>(get(nullptr, "vkEnumerateInstanceVersion"));
}

void Functions::find(PFN_vkGetInstanceProcAddr get, VkInstance instance) {
#define MPT_X(name) name = reinterpret_cast<PFN_vk##name>(get(instance, "vk" #name));
  MPT_VULKAN_INSTANCE(MPT_X)
#undef MPT_X
}

void Functions::find(VkDevice device) {
#define MPT_X(name) name = reinterpret_cast<PFN_vk##name>(GetDeviceProcAddr(device, "vk" #name));
  MPT_VULKAN_DEVICE(MPT_X)
#undef MPT_X
}

const char* name_of(VkResult r) {
  switch (r) {
#define MPT_X(name) \
  case name: return #name;
    MPT_X(VK_SUCCESS)
    MPT_X(VK_TIMEOUT)
    MPT_X(VK_ERROR_OUT_OF_HOST_MEMORY)
    MPT_X(VK_ERROR_OUT_OF_DEVICE_MEMORY)
    MPT_X(VK_ERROR_INITIALIZATION_FAILED)
    MPT_X(VK_ERROR_DEVICE_LOST)
    MPT_X(VK_ERROR_MEMORY_MAP_FAILED)
    MPT_X(VK_ERROR_LAYER_NOT_PRESENT)
    MPT_X(VK_ERROR_EXTENSION_NOT_PRESENT)
    MPT_X(VK_ERROR_FEATURE_NOT_PRESENT)
    MPT_X(VK_ERROR_INCOMPATIBLE_DRIVER)
    MPT_X(VK_ERROR_TOO_MANY_OBJECTS)
    MPT_X(VK_ERROR_UNKNOWN)
    MPT_X(VK_ERROR_INVALID_SHADER_NV)
#undef MPT_X
    default: return r < 0 ? "an error without a name" : "a result without a name";
  }
}

}  // namespace mpt::vulkan
