// FloatModes: what a device promises of the arithmetic of kernels that ask for it. If they do not,
// it may take subnormal numbers for 0, compute as if there were no NaN, and round as it likes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vulkan/vulkan_core.h>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace mpt::vulkan {

struct FloatModes {
  // A mode for floats of 16, 32 and 64 bits, and which of them need not be as the others.
  struct Mode {
    std::array<bool, 3> is_there{};
    VkShaderFloatControlsIndependence independence = VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE;
  };
  Mode keeps_subnormals, keeps_nan, rounds_to_even;

  FloatModes() = default;
  explicit FloatModes(const VkPhysicalDeviceVulkan12Properties& p);
};

// Returns the SPIR-V of a module whose entry asks for all modes that the device has.
std::vector<uint32_t> with_float_modes(std::span<const uint32_t> code, const char* entry,
                                       const FloatModes& modes);

}  // namespace mpt::vulkan
