// Asks a driver why a device was lost.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/fault.h"

#include <cinttypes>
#include <cstdio>
#include <vector>

namespace mpt::vulkan {
namespace {

const char* name_of(VkDeviceFaultAddressTypeEXT type) {
  switch (type) {
    case VK_DEVICE_FAULT_ADDRESS_TYPE_READ_INVALID_EXT: return "invalid read at";
    case VK_DEVICE_FAULT_ADDRESS_TYPE_WRITE_INVALID_EXT: return "invalid write at";
    case VK_DEVICE_FAULT_ADDRESS_TYPE_EXECUTE_INVALID_EXT: return "invalid instruction at";
    case VK_DEVICE_FAULT_ADDRESS_TYPE_INSTRUCTION_POINTER_UNKNOWN_EXT:
    case VK_DEVICE_FAULT_ADDRESS_TYPE_INSTRUCTION_POINTER_INVALID_EXT:
    case VK_DEVICE_FAULT_ADDRESS_TYPE_INSTRUCTION_POINTER_FAULT_EXT: return "instruction at";
    default: return nullptr;
  }
}

}  // namespace

bool FaultFeatures::read(const Functions& vk, VkPhysicalDevice device) {
  VkPhysicalDeviceFeatures2 features{};
  features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  features.pNext = &faults;
  vk.GetPhysicalDeviceFeatures2(device, &features);
  return faults.deviceFault == VK_TRUE;
}

void FaultFeatures::want(VkPhysicalDeviceVulkan12Features& v12) {
  faults.deviceFaultVendorBinary = VK_FALSE;
  faults.pNext = v12.pNext;
  v12.pNext = &faults;
}

std::string fault_text(const Functions& vk, VkDevice device) {
  if (!vk.GetDeviceFaultInfoEXT) return "";
  VkDeviceFaultCountsEXT counts{};
  counts.sType = VK_STRUCTURE_TYPE_DEVICE_FAULT_COUNTS_EXT;
  if (vk.GetDeviceFaultInfoEXT(device, &counts, nullptr) != VK_SUCCESS) return "";
  counts.vendorBinarySize = 0;
  std::vector<VkDeviceFaultAddressInfoEXT> addresses(counts.addressInfoCount);
  std::vector<VkDeviceFaultVendorInfoEXT> makers(counts.vendorInfoCount);
  VkDeviceFaultInfoEXT info{};
  info.sType = VK_STRUCTURE_TYPE_DEVICE_FAULT_INFO_EXT;
  info.pAddressInfos = addresses.data();
  info.pVendorInfos = makers.data();
  if (vk.GetDeviceFaultInfoEXT(device, &counts, &info) < 0) return "";
  std::string text = info.description;
  const auto add = [&text](const std::string& more) { text += (text.empty() ? "" : ", ") + more; };
  char number[32];
  for (uint32_t i = 0; i < counts.addressInfoCount && i < addresses.size(); ++i) {
    const char* const what = name_of(addresses[i].addressType);
    if (!what) continue;
    std::snprintf(number, sizeof number, " 0x%" PRIx64, addresses[i].reportedAddress);
    add(what + std::string(number));
  }
  for (uint32_t i = 0; i < counts.vendorInfoCount && i < makers.size(); ++i) {
    std::snprintf(number, sizeof number, " (code %" PRIu64 ")", makers[i].vendorFaultCode);
    add(makers[i].description + std::string(number));
  }
  return text.empty() ? text : ": " + text;
}

}  // namespace mpt::vulkan
