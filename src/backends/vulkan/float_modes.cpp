// Asks for the modes of floats.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/float_modes.h"

#include <cstring>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace mpt::vulkan {
namespace {

// Numbers of SPIR-V and of SPV_KHR_float_controls.
constexpr uint32_t kHeader = 5, kExtension = 10, kEntryPoint = 15, kExecutionMode = 16,
                   kCapability = 17, kTypeFloat = 22;
constexpr uint32_t kSubnormals = 4459, kNan = 4461, kToEven = 4462;  // modes
constexpr uint32_t kCapabilityOfMode = 5;  // a mode's capability has a number larger by this
constexpr std::string_view kControls = "SPV_KHR_float_controls";

size_t place_of(uint32_t width) { return width == 16 ? 0 : width == 32 ? 1 : 2; }

template <class F>
void each_instruction(std::span<const uint32_t> code, F f) {
  for (size_t i = kHeader; i < code.size(); i += code[i] >> 16)
    f(code.subspan(i, code[i] >> 16), code[i] & 0xffff);
}

void append(std::vector<uint32_t>& to, uint32_t op, std::initializer_list<uint32_t> words) {
  to.push_back(static_cast<uint32_t>(words.size() + 1) << 16 | op);
  to.insert(to.end(), words);
}

// Returns those of the widths for which the mode can be asked.
std::vector<uint32_t> widths_with(const FloatModes::Mode& mode,
                                  const std::vector<uint32_t>& widths) {
  std::vector<uint32_t> there;
  for (const uint32_t w : widths)
    if (mode.is_there[place_of(w)]) there.push_back(w);
  if (there.size() == widths.size() ||
      mode.independence == VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_ALL) {
    return there;
  }
  const bool may_differ = mode.independence == VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_32_BIT_ONLY;
  if (may_differ && mode.is_there[place_of(32)]) return {32};
  return {};
}

}  // namespace

FloatModes::FloatModes(const VkPhysicalDeviceVulkan12Properties& p)
    : keeps_subnormals{{p.shaderDenormPreserveFloat16 != 0, p.shaderDenormPreserveFloat32 != 0,
                        p.shaderDenormPreserveFloat64 != 0},
                       p.denormBehaviorIndependence},
      keeps_nan{{p.shaderSignedZeroInfNanPreserveFloat16 != 0,
                 p.shaderSignedZeroInfNanPreserveFloat32 != 0,
                 p.shaderSignedZeroInfNanPreserveFloat64 != 0},
                VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_ALL},
      rounds_to_even{{p.shaderRoundingModeRTEFloat16 != 0, p.shaderRoundingModeRTEFloat32 != 0,
                      p.shaderRoundingModeRTEFloat64 != 0},
                     p.roundingModeIndependence} {}

std::vector<uint32_t> with_float_modes(std::span<const uint32_t> code, const char* entry,
                                       const FloatModes& modes) {
  uint32_t function = 0;
  std::vector<uint32_t> widths;
  each_instruction(code, [&](std::span<const uint32_t> w, uint32_t op) {
    // The modes are for the formats of IEEE 754; those of others, such as bf16, have a third word.
    if (op == kTypeFloat && w.size() == 3) widths.push_back(w[2]);
    if (op == kEntryPoint && !std::strcmp(reinterpret_cast<const char*>(&w[3]), entry))
      function = w[2];
  });
  std::vector<uint32_t> capabilities, asked;
  const std::pair<uint32_t, const FloatModes::Mode*> all[] = {
      {kSubnormals, &modes.keeps_subnormals},
      {kNan, &modes.keeps_nan},
      {kToEven, &modes.rounds_to_even}};
  for (const auto& [number, mode] : all) {
    const std::vector<uint32_t> with = widths_with(*mode, widths);
    if (!with.empty()) append(capabilities, kCapability, {number + kCapabilityOfMode});
    for (const uint32_t width : with) append(asked, kExecutionMode, {function, number, width});
  }
  if (asked.empty()) return {code.begin(), code.end()};
  std::vector<uint32_t> name(kControls.size() / 4 + 1);
  std::memcpy(name.data(), kControls.data(), kControls.size());
  capabilities.push_back(static_cast<uint32_t>(name.size() + 1) << 16 | kExtension);
  capabilities.insert(capabilities.end(), name.begin(), name.end());

  std::vector<uint32_t> out(code.begin(), code.begin() + kHeader);
  uint32_t before = kCapability;
  each_instruction(code, [&](std::span<const uint32_t> w, uint32_t op) {
    if (before == kCapability && op != kCapability)
      out.insert(out.end(), capabilities.begin(), capabilities.end());
    if (before == kEntryPoint && op != kEntryPoint)
      out.insert(out.end(), asked.begin(), asked.end());
    out.insert(out.end(), w.begin(), w.end());
    before = op;
  });
  return out;
}

}  // namespace mpt::vulkan
