// Reads what a device offers of cooperative matrices.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/matrices.h"

#include <algorithm>

#include "backends/gpu/product_arguments.h"

namespace mpt::vulkan {
namespace {

constexpr const char* kMatrixExtension = "VK_KHR_cooperative_matrix";
constexpr const char* kBfloat16Extension = "VK_KHR_shader_bfloat16";

// VkCooperativeMatrixPropertiesKHR, with the numbers of VkComponentTypeKHR and VkScopeKHR.
struct MatrixProperties {
  VkStructureType sType = static_cast<VkStructureType>(1000506001);
  void* pNext = nullptr;
  uint32_t m, n, k;
  uint32_t a, b, c, result;
  VkBool32 saturates;
  uint32_t scope;
};
constexpr uint32_t kFloat16 = 0, kFloat32 = 1, kBfloat16 = 1000141000, kSubgroup = 3;
using GetProperties = VkResult(VKAPI_PTR*)(VkPhysicalDevice, uint32_t*, MatrixProperties*);

std::vector<MatrixProperties> properties_of(GetProperties get, VkPhysicalDevice device) {
  std::vector<MatrixProperties> all;
  uint32_t count = 0;
  if (!get || get(device, &count, nullptr) != VK_SUCCESS) return all;
  all.resize(count);
  if (get(device, &count, all.data()) < 0) count = 0;
  all.resize(count);
  return all;
}

// Returns the preferred size that the device has and that the kernels take.
gpu::MatrixSize size_of(const std::vector<MatrixProperties>& all, uint32_t type,
                        uint32_t subgroup) {
  for (const gpu::MatrixSize& s : gpu::kMatrixSizes) {
    const bool has = std::any_of(all.begin(), all.end(), [&](const MatrixProperties& p) {
      return p.m == s.m && p.n == s.n && p.k == s.k && p.a == type && p.b == type &&
             p.c == kFloat32 && p.result == kFloat32 && !p.saturates && p.scope == kSubgroup;
    });
    if (has && gpu::matrix_columns(s, subgroup) > 0) return s;
  }
  return {};
}

}  // namespace

void MatrixFeatures::chain() {
  matrices.pNext = &subgroups;
  subgroups.pNext = has_bfloat16() ? &bfloat16 : nullptr;
}

void MatrixFeatures::read(const Functions& vk, VkPhysicalDevice device,
                          const VkPhysicalDeviceVulkan12Features& v12) {
  const Extensions offered(vk, device);
  if (!offered.has(kMatrixExtension) || !offered.has(VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME))
    return;
  extensions = {kMatrixExtension, VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME};
  if (offered.has(kBfloat16Extension)) extensions.push_back(kBfloat16Extension);
  chain();
  VkPhysicalDeviceFeatures2 features{};
  features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  features.pNext = &matrices;
  vk.GetPhysicalDeviceFeatures2(device, &features);
  VkPhysicalDeviceProperties2 properties{};
  properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  vk.GetPhysicalDeviceProperties2(device, &properties);
  if (!matrices.cooperativeMatrix || !subgroups.subgroupSizeControl ||
      !subgroups.computeFullSubgroups || !v12.vulkanMemoryModel ||
      !v12.vulkanMemoryModelDeviceScope || !v12.shaderFloat16 ||
      properties.properties.limits.maxComputeSharedMemorySize < gpu::kMatrixShared) {
    extensions.clear();
    return;
  }
  if (!bfloat16.shaderBFloat16Type || !bfloat16.shaderBFloat16CooperativeMatrix) {
    extensions.resize(2);
  }
}

void MatrixFeatures::want(VkPhysicalDeviceVulkan12Features& v12) {
  matrices.cooperativeMatrixRobustBufferAccess = VK_FALSE;
  bfloat16.shaderBFloat16DotProduct = VK_FALSE;
  chain();
  v12.pNext = &matrices;
  v12.vulkanMemoryModel = v12.vulkanMemoryModelDeviceScope = v12.shaderFloat16 = VK_TRUE;
}

void read_matrix_sizes(const Functions& vk, VkInstance instance, PFN_vkGetInstanceProcAddr get,
                       VkPhysicalDevice device, bool has_bfloat16, gpu::Features& out) {
  VkPhysicalDeviceSubgroupSizeControlPropertiesEXT sizes{};
  sizes.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES_EXT;
  VkPhysicalDeviceSubgroupProperties usual{};
  usual.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES;
  usual.pNext = &sizes;
  VkPhysicalDeviceProperties2 properties{};
  properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  properties.pNext = &usual;
  vk.GetPhysicalDeviceProperties2(device, &properties);
  const uint32_t subgroup = usual.subgroupSize;
  if (!(sizes.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) || subgroup == 0 ||
      gpu::kPointThreads / subgroup > sizes.maxComputeWorkgroupSubgroups) {
    return;
  }
  const std::vector<MatrixProperties> all =
      properties_of(reinterpret_cast<GetProperties>(
                        get(instance, "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR")),
                    device);
  out.f16 = size_of(all, kFloat16, subgroup);
  if (has_bfloat16) out.bf16 = size_of(all, kBfloat16, subgroup);
  out.subgroup = subgroup;
}

}  // namespace mpt::vulkan
