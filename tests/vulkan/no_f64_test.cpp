// A device that its program has made without shaderFloat64 trains with the CPU's bits, and refuses
// f64 by name.
// SPDX-License-Identifier: Apache-2.0
#include <cstring>
#include <memory>
#include <string>
#include <utility>

#include "../tier.h"
#include "backends/vulkan/connection.h"
#include "layers.h"
#include "mpt/mpt_vulkan.h"
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

class WithoutF64 : public testing::Test {
 protected:
  void SetUp() override {
    mpt::vulkan::Loader loader = mpt::vulkan::open_loader();
    real_get = std::exchange(loader.get, &get);
    program_ = std::make_unique<mpt::vulkan::Connection>(std::move(loader), 0);
    handles_ = program_->handles();
    ASSERT_EQ(handles_.has_float64, 0);
  }
  void TearDown() override {
    program_.reset();
    EXPECT_EQ(layers_.messages(), "");
  }
  small::Where device() const { return {.module = VULKAN_MODULE, .native = &handles_}; }

 private:
  const mpt_test::Layers layers_;
  std::unique_ptr<mpt::vulkan::Connection> program_;
  mpt_vulkan_device handles_{};
};

TEST_F(WithoutF64, TrainsAsTheCpu) {
  small::Training there(device(), small::Model::mlp, "16-mixed");
  small::Training here({}, small::Model::mlp, "16-mixed");
  for (int i = 0; i < 4; ++i) {
    const small::Step a = there.run_step(), b = here.run_step();
    EXPECT_EQ(a.outcome, b.outcome) << "step " << i;
    EXPECT_EQ(a.scale, b.scale) << "step " << i;
    if (b.outcome == MPT_VERDICT_APPLIED) {
      EXPECT_EQ(a.losses, b.losses) << "step " << i;
    }
  }
  EXPECT_EQ(there.values(), here.values());
}

TEST_F(WithoutF64, EveryRuleTrainsAsOnTheCpu) {
  LONG("a training of each optimizer");
  small::expect_rules_of_the_cpu(device(), 3);
}

TEST_F(WithoutF64, RefusesF64ByName) {
  const mpt::Context ctx = device().context(1);
  const mpt::Tensor x = ctx.full({4}, 1, MPT_F64);
  const mpt::Result<mpt::Tensor> sum = mpt::attempt([&] { return x + x; });
  ASSERT_FALSE(sum);
  const std::string why = sum.error().what();
  EXPECT_NE(why.find("the device has no arithmetic in f64"), std::string::npos) << why;
}

}  // namespace
