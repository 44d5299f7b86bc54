// A device that its program has made without shaderFloat64 trains with every rule, with the CPU's
// bits, and refuses f64 by name.
// SPDX-License-Identifier: Apache-2.0
#include <cstring>
#include <utility>

#include "backends/vulkan/connection.h"
#include "layers.h"
#include "rules.h"

namespace {

PFN_vkGetInstanceProcAddr real_get;
PFN_vkGetPhysicalDeviceFeatures2 real_features;

VKAPI_ATTR void VKAPI_CALL features(VkPhysicalDevice p, VkPhysicalDeviceFeatures2* out) {
  real_features(p, out);
  out->features.shaderFloat64 = VK_FALSE;
}
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get(VkInstance i, const char* name) {
  const PFN_vkVoidFunction f = real_get(i, name);
  if (std::strcmp(name, "vkGetPhysicalDeviceFeatures2") != 0) return f;
  real_features = reinterpret_cast<PFN_vkGetPhysicalDeviceFeatures2>(f);
  return reinterpret_cast<PFN_vkVoidFunction>(&features);
}

void expect_refusal(const mpt::Error& e) {
  EXPECT_NE(std::string(e.what()).find("the device has no arithmetic in f64"), std::string::npos)
      << e.what();
}

TEST(WithoutF64, TrainsWithEveryRuleAndRefusesF64ByName) {
  const mpt_test::Layers layers;
  {
    mpt::vulkan::Loader loader = mpt::vulkan::open_loader();
    real_get = std::exchange(loader.get, get);
    const mpt::vulkan::Connection program(std::move(loader), 0);
    const mpt_vulkan_device handles = program.handles();
    ASSERT_EQ(handles.has_float64, 0);
    const small::Where device{.module = VULKAN_MODULE, .native = &handles};
    small::expect_rules_of_the_cpu(device, 3);

    const mpt::Context ctx = device.context(1);
    mpt::Tensor x = ctx.full({4}, 1, MPT_F64);
    const mpt::Result<mpt::Tensor> sum = mpt::attempt([&] { return x + x; });
    ASSERT_FALSE(sum);
    expect_refusal(sum.error());
    mpt::Params params(ctx);
    params.add("x", x);
    const auto optimizer = mpt::Optimizer(params, mpt::sgd(0.1));
    x.set_grad(ctx.full({4}, 1, MPT_F64));
    mpt::Stepper stepper(ctx, mpt::Precision("64-true"), {});
    stepper.add(optimizer);
    const mpt::Result<void> step = mpt::attempt([&] { stepper.step(); });
    ASSERT_FALSE(step);
    expect_refusal(step.error());
  }
  EXPECT_EQ(layers.messages(), "");
}

}  // namespace
