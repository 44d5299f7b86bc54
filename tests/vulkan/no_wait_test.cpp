// A training step on a device of Vulkan waits for nothing after the first one, taken or skipped,
// and what it copies to the host is a report, which nobody waits for.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <set>
#include <utility>

#include "backends/vulkan/connection.h"
#include "layers.h"
#include "mpt/mpt_vulkan.h"
#include "small_trainings.h"

namespace {

using namespace small;

// Counts what the driver asks of Vulkan, by functions that take the place of Vulkan's.
struct Asked {
  int64_t waits = 0, submits = 0;
  uint64_t bytes_to_host = 0;
} asked;

std::set<VkBuffer> of_host;  // buffers that only receive copies
PFN_vkGetInstanceProcAddr real_instance;
PFN_vkGetDeviceProcAddr real_device;
PFN_vkWaitSemaphores real_wait;
PFN_vkQueueWaitIdle real_idle;
PFN_vkQueueSubmit real_submit;
PFN_vkCreateBuffer real_create;
PFN_vkCmdCopyBuffer real_copy;

VkResult VKAPI_CALL wait(VkDevice d, const VkSemaphoreWaitInfo* i, uint64_t t) {
  ++asked.waits;
  return real_wait(d, i, t);
}
VkResult VKAPI_CALL idle(VkQueue q) {
  ++asked.waits;
  return real_idle(q);
}
VkResult VKAPI_CALL submit(VkQueue q, uint32_t n, const VkSubmitInfo* i, VkFence f) {
  ++asked.submits;
  return real_submit(q, n, i, f);
}
VkResult VKAPI_CALL create(VkDevice d, const VkBufferCreateInfo* i, const VkAllocationCallbacks* a,
                           VkBuffer* o) {
  const VkResult r = real_create(d, i, a, o);
  if (r != VK_SUCCESS) return r;
  if (i->usage == VK_BUFFER_USAGE_TRANSFER_DST_BIT) of_host.insert(*o);
  else of_host.erase(*o);  // a buffer that was destroyed had the handle
  return r;
}
void VKAPI_CALL copy(VkCommandBuffer c, VkBuffer from, VkBuffer to, uint32_t n,
                     const VkBufferCopy* r) {
  if (of_host.contains(to)) asked.bytes_to_host += r->size;
  real_copy(c, from, to, n, r);
}

PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice d, const char* name) {
  const PFN_vkVoidFunction f = real_device(d, name);
#define REPLACE(function, mine, real)                   \
  if (std::strcmp(name, "vk" #function) == 0) {         \
    real = reinterpret_cast<PFN_vk##function>(f);       \
    return reinterpret_cast<PFN_vkVoidFunction>(&mine); \
  }
  REPLACE(WaitSemaphores, wait, real_wait)
  REPLACE(QueueWaitIdle, idle, real_idle)
  REPLACE(QueueSubmit, submit, real_submit)
  REPLACE(CreateBuffer, create, real_create)
  REPLACE(CmdCopyBuffer, copy, real_copy)
#undef REPLACE
  return f;
}
PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance i, const char* name) {
  const PFN_vkVoidFunction f = real_instance(i, name);
  if (std::strcmp(name, "vkGetDeviceProcAddr") != 0) return f;
  real_device = reinterpret_cast<PFN_vkGetDeviceProcAddr>(f);
  return reinterpret_cast<PFN_vkVoidFunction>(&get_device);
}

// Reports have some 100 bytes. After a step that was seen to be skipped, the next one searches for
// the first non-finite value, with 8 bytes for each tensor. The parameters alone have 73 000.
constexpr uint64_t kMostBytes = 20000;

class NoWait : public testing::Test {
 protected:
  void SetUp() override {
    mpt::vulkan::Loader loader = mpt::vulkan::open_loader();
    real_instance = std::exchange(loader.get, &get_instance);
    connection_ = std::make_unique<mpt::vulkan::Connection>(std::move(loader), 0);
    handles_ = connection_->handles();
  }
  void TearDown() override {
    connection_.reset();
    EXPECT_EQ(layers_.messages(), "");
  }
  Where device() const { return {.module = VULKAN_MODULE, .native = &handles_}; }

 private:
  const mpt_test::Layers layers_;
  std::unique_ptr<mpt::vulkan::Connection> connection_;
  mpt_vulkan_device handles_{};
};

TEST_F(NoWait, AStepWaitsForNothingAfterTheFirst) {
  for (const char* precision : {"32-true", "16-mixed", "bf16-mixed"}) {
    const testing::ScopedTrace trace(__FILE__, __LINE__, precision);
    Training t(device(), Model::gpt, precision);
    t.run_step();
    EXPECT_GT(asked.waits, 0) << "the loss was read";
    for (int step = 1; step < 4; ++step) {  // one of them is skipped
      asked = {};
      t.queue_step([](const mpt::Tensor&) {});
      EXPECT_EQ(asked.waits, 0) << "step " << step;
      EXPECT_GT(asked.submits, 0) << "step " << step;
      EXPECT_LT(asked.bytes_to_host, kMostBytes) << "step " << step;
    }
    t.stepper().wait();
  }
}

}  // namespace
