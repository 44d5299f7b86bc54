// Tests that a device's cooperative matrices are taken only if a product of them is right. The
// program's vkGetInstanceProcAddr leaves out their launches on a real device.
// SPDX-License-Identifier: Apache-2.0
#include <set>
#include <string>
#include <vector>

#include "../support/fixture.h"
#include "program.h"
#include "replace.h"

namespace mpt_test {
namespace {

struct Plan {
  bool breaks = false;  // leaves out the launches of kernels with matrices
  int64_t launches = 0;
  bool is_matrix = false;  // the bound kernel
  std::set<VkPipeline> pipelines;
} plan;

PFN_vkGetInstanceProcAddr real_instance;
PFN_vkGetDeviceProcAddr real_device;

PFN_vkCreateComputePipelines real_compile;
VKAPI_ATTR VkResult VKAPI_CALL compile(VkDevice d, VkPipelineCache c, uint32_t n,
                                       const VkComputePipelineCreateInfo* i,
                                       const VkAllocationCallbacks* a, VkPipeline* out) {
  const VkResult r = real_compile(d, c, n, i, a, out);
  if (r == VK_SUCCESS && std::string(i->stage.pName).starts_with("mpt_matrix_"))
    plan.pipelines.insert(*out);
  return r;
}
PFN_vkCmdBindPipeline real_bind;
VKAPI_ATTR void VKAPI_CALL bind(VkCommandBuffer c, VkPipelineBindPoint at, VkPipeline p) {
  plan.is_matrix = plan.pipelines.count(p) > 0;
  real_bind(c, at, p);
}
PFN_vkCmdDispatch real_dispatch;
VKAPI_ATTR void VKAPI_CALL dispatch(VkCommandBuffer c, uint32_t x, uint32_t y, uint32_t z) {
  plan.launches += plan.is_matrix;
  if (!plan.is_matrix || !plan.breaks) real_dispatch(c, x, y, z);
}
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice d, const char* name) {
  PFN_vkVoidFunction f = real_device(d, name);
  replace(name, "vkCreateComputePipelines", f, real_compile, &compile) ||
      replace(name, "vkCmdBindPipeline", f, real_bind, &bind) ||
      replace(name, "vkCmdDispatch", f, real_dispatch, &dispatch);
  return f;
}
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance i, const char* name) {
  PFN_vkVoidFunction f = real_instance(i, name);
  replace(name, "vkGetDeviceProcAddr", f, real_device, &get_device);
  return f;
}

constexpr int64_t kRows = 20, kColumns = 40, kDepth = 33;

class Matrices : public Train {
 protected:
  void SetUp() override {
    own_ = std::make_unique<ProgramDevice>();
    if (own_->connection().features.f16.m == 0)
      GTEST_SKIP() << "the device has no cooperative matrices of f16";
  }
  void TearDown() override {
    close();
    own_.reset();
    EXPECT_EQ(layers_.messages(), "");
  }
  void open(const Plan& p, const std::vector<char>& cache = {}) {
    close();
    plan = p;
    mpt_vulkan_device native = own_->handles();
    real_instance = reinterpret_cast<PFN_vkGetInstanceProcAddr>(native.get_proc);
    native.get_proc = reinterpret_cast<void (*)()>(&get_instance);
    native.cache = cache.empty() ? nullptr : cache.data();
    native.cache_size = cache.size();
    mpt_device_module module;
    mpt_device_module_init(&module, sizeof module);
    module.path = VULKAN_MODULE;
    module.native = &native;
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.device = MPT_DEVICE_VULKAN;
    d.next = reinterpret_cast<const mpt_chain*>(&module);
    OK(mpt_context_create(&d, &ctx));
  }
  void close() {
    mpt_context_release(ctx);
    ctx = nullptr;
  }
  std::vector<char> cache() const {
    mpt_vulkan_device* now = nullptr;
    EXPECT_EQ(
        mpt_context_get_device_native(ctx, MPT_DEVICE_VULKAN, 0, reinterpret_cast<void**>(&now)),
        MPT_OK);
    size_t size = 0;
    EXPECT_TRUE(now->get_cache(now, nullptr, &size));
    std::vector<char> bytes(size);
    EXPECT_TRUE(now->get_cache(now, bytes.data(), &size));
    return bytes;
  }
  // Multiplies whole numbers in f16, and compares with their product.
  void multiply() {
    Floats a, b, c;
    for (int64_t i = 0; i < kRows * kDepth; ++i) a.push_back(static_cast<float>(i * 7 % 9 - 4));
    for (int64_t i = 0; i < kDepth * kColumns; ++i) b.push_back(static_cast<float>(i * 5 % 7 - 3));
    for (int64_t i = 0; i < kRows; ++i) {
      for (int64_t j = 0; j < kColumns; ++j) {
        float sum = 0;
        for (int64_t k = 0; k < kDepth; ++k)
          sum += a[static_cast<size_t>(i * kDepth + k)] * b[static_cast<size_t>(k * kColumns + j)];
        c.push_back(sum);
      }
    }
    const mpt_tensor left = make({kRows, kDepth}, a), right = make({kDepth, kColumns}, b);
    mpt_tensor x = nullptr, y = nullptr, z = nullptr;
    OK(mpt_cast(left, MPT_F16, &x));
    OK(mpt_cast(right, MPT_F16, &y));
    OK(mpt_matmul(x, y, &z));
    EXPECT_EQ(read(z), c);
    for (const mpt_tensor t : {left, right, x, y, z}) mpt_tensor_release(t);
  }
  // Multiplies, and returns the trace, which has the reason of each kernel.
  std::string traced() {
    EXPECT_EQ(mpt_trace_begin(ctx), MPT_OK);
    multiply();
    EXPECT_EQ(mpt_trace_end(ctx), MPT_OK);
    size_t n = 0;
    EXPECT_EQ(mpt_trace_text(ctx, nullptr, 0, &n), MPT_OK);
    std::string text(n, 0);
    EXPECT_EQ(mpt_trace_text(ctx, text.data(), n, nullptr), MPT_OK);
    return text;
  }

  const Layers layers_;
  std::unique_ptr<ProgramDevice> own_;
};

testing::AssertionResult has(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << text << "does not say: " << part;
}

constexpr const char* kReason = "a product of the device's matrices differs from the host's";

TEST_F(Matrices, AreTestedAtTheirFirstUse) {
  open({});
  EXPECT_EQ(plan.launches, 0);
  const std::string text = traced();
  EXPECT_EQ(plan.launches, 2 + 1) << "a test for each of two sizes of tiles, and the product";
  EXPECT_TRUE(has(text, "gpu matrices"));
  EXPECT_FALSE(has(text, kReason));
  multiply();
  EXPECT_EQ(plan.launches, 2 + 2);
  const std::vector<char> kept = cache();
  open({}, kept);
  multiply();
  EXPECT_EQ(plan.launches, 1);
}

TEST_F(Matrices, AreNotTakenIfTheyAreWrong) {
  open({.breaks = true});
  const std::string text = traced();
  EXPECT_EQ(plan.launches, 1);
  EXPECT_TRUE(has(text, "gpu tiles"));
  EXPECT_TRUE(has(text, kReason));
  multiply();
  EXPECT_EQ(plan.launches, 1);
  // The result of the test is kept with the compiled kernels.
  const std::vector<char> kept = cache();
  open({}, kept);
  EXPECT_TRUE(has(traced(), kReason));
  EXPECT_EQ(plan.launches, 0);
  // Without them the test runs again.
  open({});
  EXPECT_TRUE(has(traced(), "gpu matrices"));
}

}  // namespace
}  // namespace mpt_test
