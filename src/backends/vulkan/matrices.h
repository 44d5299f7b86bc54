// Cooperative matrices of a device of Vulkan: the extensions and features that they take, and the
// sizes that a device has. Debian 12's headers of Vulkan do not have them yet.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "backends/gpu/device.h"
#include "backends/vulkan/functions.h"

namespace mpt::vulkan {

// The features that kernels with cooperative matrices take beside what every device must have. A
// chain of Vulkan's structs, which has those of bfloat16 only if the device has their extension.
struct MatrixFeatures {
  // VkPhysicalDeviceCooperativeMatrixFeaturesKHR.
  struct Matrices {
    VkStructureType sType = static_cast<VkStructureType>(1000506000);
    void* pNext = nullptr;
    VkBool32 cooperativeMatrix = VK_FALSE;
    VkBool32 cooperativeMatrixRobustBufferAccess = VK_FALSE;
  } matrices;
  // VkPhysicalDeviceShaderBfloat16FeaturesKHR.
  struct Bfloat16 {
    VkStructureType sType = static_cast<VkStructureType>(1000141000);
    void* pNext = nullptr;
    VkBool32 shaderBFloat16Type = VK_FALSE;
    VkBool32 shaderBFloat16DotProduct = VK_FALSE;
    VkBool32 shaderBFloat16CooperativeMatrix = VK_FALSE;
  } bfloat16;
  VkPhysicalDeviceSubgroupSizeControlFeaturesEXT subgroups{};
  std::vector<const char*> extensions;  // that a device is to be made with; empty: no matrices

  MatrixFeatures() {
    subgroups.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES_EXT;
  }
  MatrixFeatures(const MatrixFeatures&) = delete;
  MatrixFeatures& operator=(const MatrixFeatures&) = delete;

  // Finds what a device offers, whose features of Vulkan 1.2 are given.
  void read(const Functions& vk, VkPhysicalDevice device,
            const VkPhysicalDeviceVulkan12Features& v12);
  // Asks for what was found: puts the chain behind these features, and sets those of theirs that
  // the kernels take.
  void want(VkPhysicalDeviceVulkan12Features& v12);
  bool has_bfloat16() const { return extensions.size() > 2; }

 private:
  void chain();
};

// Sets the sizes of matrices and of subgroups in the features of a device.
void read_matrix_sizes(const Functions& vk, VkInstance instance, PFN_vkGetInstanceProcAddr get,
                       VkPhysicalDevice device, bool has_bfloat16, gpu::Features& out);

}  // namespace mpt::vulkan
