// Tests of the modes of floats that kernels ask for.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/float_modes.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "backends/vulkan/programs.h"

namespace mpt::vulkan {
namespace {

constexpr uint32_t kHeader = 5, kExtension = 10, kMemoryModel = 14, kEntryPoint = 15,
                   kExecutionMode = 16, kCapability = 17;
constexpr uint32_t kSubnormals = 4459, kNan = 4461, kToEven = 4462;
constexpr auto kAll = VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_ALL,
               kNone = VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_NONE,
               kOnly32 = VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_32_BIT_ONLY;

using Asked = std::set<std::pair<uint32_t, uint32_t>>;  // mode and width

// The modes that a module asks for. Its parts have to come in the order of the specification.
struct Read {
  Asked asked;
  std::set<uint32_t> capabilities;
  bool has_extension = false;
};
Read read(const std::vector<uint32_t>& code) {
  Read r;
  int part = 0;
  const auto comes = [&part](int number) {
    EXPECT_LE(part, number) << "a part that comes too late";
    part = number;
  };
  for (size_t i = kHeader; i < code.size(); i += code[i] >> 16) {
    switch (code[i] & 0xffff) {
      case kCapability:
        comes(0);
        r.capabilities.insert(code[i + 1]);
        break;
      case kExtension:
        comes(1);
        r.has_extension |=
            std::string(reinterpret_cast<const char*>(&code[i + 1])) == "SPV_KHR_float_controls";
        break;
      case kMemoryModel: comes(2); break;
      case kEntryPoint: comes(3); break;
      case kExecutionMode:
        comes(4);
        if (code[i + 2] >= kSubnormals && code[i + 2] <= kToEven)
          r.asked.insert({code[i + 2], code[i + 3]});
        break;
      default: break;
    }
  }
  return r;
}

const Entry& entry(const std::string& name) {
  for (const Entry& e : entries())
    if (name == e.name) return e;
  ADD_FAILURE() << name;
  return entries()[0];
}
Read with(const char* name, const FloatModes& modes) {
  const Entry& e = entry(name);
  return read(with_float_modes(e.code, e.name, modes));
}

// Names kernels with floats of 32 bits alone, and of 32 and 64 bits.
constexpr const char *kNarrow = "mpt_unary_f32", *kWide = "mpt_multi_step_f32";

TEST(FloatModes, AreThoseThatTheDeviceHas) {
  VkPhysicalDeviceVulkan12Properties p{};
  EXPECT_EQ(with(kWide, FloatModes(p)).asked, Asked());
  p.shaderDenormPreserveFloat32 = p.shaderRoundingModeRTEFloat64 = true;
  p.shaderSignedZeroInfNanPreserveFloat32 = p.shaderSignedZeroInfNanPreserveFloat64 = true;
  p.denormBehaviorIndependence = p.roundingModeIndependence = kAll;
  const Read wide = with(kWide, FloatModes(p)), narrow = with(kNarrow, FloatModes(p));
  EXPECT_EQ(wide.asked, (Asked{{kSubnormals, 32}, {kNan, 32}, {kNan, 64}, {kToEven, 64}}));
  EXPECT_EQ(narrow.asked, (Asked{{kSubnormals, 32}, {kNan, 32}}));
  for (const auto& [mode, width] : wide.asked) EXPECT_TRUE(wide.capabilities.count(mode + 5));
  EXPECT_EQ(narrow.capabilities.count(kToEven + 5), 0u);
  EXPECT_TRUE(wide.has_extension && narrow.has_extension);
}

TEST(FloatModes, WidthsThatCannotDifferAreAskedForTogether) {
  for (const auto independence : {kNone, kOnly32, kAll}) {
    for (const bool has_64 : {false, true}) {
      FloatModes m;
      m.keeps_subnormals = {{false, true, has_64}, independence};
      Asked wanted;
      if (has_64 || independence != kNone) wanted.insert({kSubnormals, 32});
      if (has_64) wanted.insert({kSubnormals, 64});
      EXPECT_EQ(with(kWide, m).asked, wanted) << independence << has_64;
      EXPECT_EQ(with(kNarrow, m).asked, (Asked{{kSubnormals, 32}})) << independence << has_64;
    }
  }
}

TEST(FloatModes, AreNotAskedForBf16) {
  FloatModes m;
  m.keeps_subnormals = {{true, true, true}, kAll};
  EXPECT_EQ(with("mpt_matrix_bf16_16x16x16", m).asked, (Asked{{kSubnormals, 32}}));
  EXPECT_EQ(with("mpt_matrix_f16_16x16x16", m).asked,
            (Asked{{kSubnormals, 16}, {kSubnormals, 32}}));
}

TEST(FloatModes, EveryKernelCanAsk) {
  FloatModes all;
  for (auto* m : {&all.keeps_subnormals, &all.keeps_nan, &all.rounds_to_even})
    *m = {{true, true, true}, kAll};
  for (const Entry& e : entries()) {
    const Read r = read(with_float_modes(e.code, e.name, all));
    EXPECT_EQ(r.asked.empty(), !r.has_extension) << e.name;
    const std::vector<uint32_t> plain(e.code.begin(), e.code.end());
    EXPECT_EQ(with_float_modes(e.code, e.name, {}), plain) << e.name;
  }
}

}  // namespace
}  // namespace mpt::vulkan
