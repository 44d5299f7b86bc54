// The reason that a driver gives for the loss of a device, by the extension VK_EXT_device_fault.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "backends/vulkan/functions.h"

namespace mpt::vulkan {

// The feature that a device is made with so that its driver tells.
struct FaultFeatures {
  VkPhysicalDeviceFaultFeaturesEXT faults{};

  FaultFeatures() { faults.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT; }
  FaultFeatures(const FaultFeatures&) = delete;
  FaultFeatures& operator=(const FaultFeatures&) = delete;

  // Returns false if a device that offers the extension lacks the feature.
  bool read(const Functions& vk, VkPhysicalDevice device);
  // Asks for the feature, behind these.
  void want(VkPhysicalDeviceVulkan12Features& v12);
};

// Returns what the driver tells of a lost device, such as ": page fault, invalid write at
// 0x7f00", or "".
std::string fault_text(const Functions& vk, VkDevice device);

}  // namespace mpt::vulkan
