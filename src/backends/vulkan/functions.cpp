// Finds the functions of Vulkan, and names its results.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/functions.h"

#include <algorithm>
#include <cstring>

namespace mpt::vulkan {
namespace {

// `list` is called with room for no extension, then with room for all.
template <class List>
std::vector<VkExtensionProperties> listed(List list) {
  uint32_t count = 0;
  std::vector<VkExtensionProperties> all;
  if (list(&count, nullptr) != VK_SUCCESS) return all;
  all.resize(count);
  if (list(&count, all.data()) < 0) count = 0;
  all.resize(count);
  return all;
}

}  // namespace

void Functions::find(PFN_vkGetInstanceProcAddr get) {
#define MPT_X(name) name = reinterpret_cast<PFN_vk##name>(get(nullptr, "vk" #name));
  MPT_X(CreateInstance)
  MPT_X(EnumerateInstanceVersion)
  MPT_X(EnumerateInstanceExtensionProperties)
#undef MPT_X
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

Extensions::Extensions(const Functions& vk) {
  if (!vk.EnumerateInstanceExtensionProperties) return;
  all_ = listed([&](uint32_t* count, VkExtensionProperties* out) {
    return vk.EnumerateInstanceExtensionProperties(nullptr, count, out);
  });
}

Extensions::Extensions(const Functions& vk, VkPhysicalDevice device)
    : all_(listed([&](uint32_t* count, VkExtensionProperties* out) {
        return vk.EnumerateDeviceExtensionProperties(device, nullptr, count, out);
      })) {}

bool Extensions::has(const char* name) const {
  return std::any_of(all_.begin(), all_.end(), [name](const VkExtensionProperties& e) {
    return std::strcmp(e.extensionName, name) == 0;
  });
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
