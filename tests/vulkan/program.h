// ProgramDevice: a device of Vulkan that a program has made for itself, with one queue, and what a
// renderer would do with it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "backends/vulkan/memory.h"
#include "layers.h"
#include "mpt/mpt_vulkan.h"

namespace mpt_test {

class ProgramDevice {
 public:
  // `connection` makes instance and device; here it is the program.
  ProgramDevice() : connection_(mpt::vulkan::open_loader(), 0), handles_(connection_.handles()) {
    const auto& vk = connection_.vk;
    VkCommandPoolCreateInfo pool{};
    pool.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
    pool.queueFamilyIndex = connection_.family;
    EXPECT_EQ(VK_SUCCESS, vk.CreateCommandPool(connection_.device, &pool, nullptr, &pool_));
    VkSemaphoreTypeCreateInfo type{};
    type.sType = VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO;
    type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
    VkSemaphoreCreateInfo semaphore{};
    semaphore.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO;
    semaphore.pNext = &type;
    EXPECT_EQ(VK_SUCCESS, vk.CreateSemaphore(connection_.device, &semaphore, nullptr, &done_));
    EXPECT_TRUE(buffers_.make(mpt::vulkan::Use::to_host, kBytes, host_));
  }
  ~ProgramDevice() {
    wait();
    while (!made_.empty()) destroy_buffer();
    buffers_.destroy(host_);
    connection_.vk.DestroySemaphore(connection_.device, done_, nullptr);
    connection_.vk.DestroyCommandPool(connection_.device, pool_, nullptr);
  }
  ProgramDevice(const ProgramDevice&) = delete;
  ProgramDevice& operator=(const ProgramDevice&) = delete;

  // Returns the struct that a program gives to a context.
  mpt_vulkan_device handles() const { return handles_; }

  // Queues commands behind the work of a context (nullptr: behind none).
  template <class Write>
  void submit(const mpt_vulkan_device* context, Write write) {
    const auto& vk = connection_.vk;
    VkCommandBufferAllocateInfo allocate{};
    allocate.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
    allocate.commandPool = pool_;
    allocate.commandBufferCount = 1;
    VkCommandBuffer commands = nullptr;
    ASSERT_EQ(VK_SUCCESS, vk.AllocateCommandBuffers(connection_.device, &allocate, &commands));
    VkCommandBufferBeginInfo begin{};
    begin.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
    begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    ASSERT_EQ(VK_SUCCESS, vk.BeginCommandBuffer(commands, &begin));
    write(vk, commands);
    ASSERT_EQ(VK_SUCCESS, vk.EndCommandBuffer(commands));
    const uint64_t after = context ? context->value : 0, number = ++value_;
    VkSemaphore wait = nullptr;
    if (context) std::memcpy(&wait, &context->semaphore, sizeof wait);
    VkTimelineSemaphoreSubmitInfo values{};
    values.sType = VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO;
    values.waitSemaphoreValueCount = context ? 1 : 0;
    values.pWaitSemaphoreValues = &after;
    values.signalSemaphoreValueCount = 1;
    values.pSignalSemaphoreValues = &number;
    const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    VkSubmitInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    info.pNext = &values;
    info.waitSemaphoreCount = context ? 1 : 0;
    info.pWaitSemaphores = &wait;
    info.pWaitDstStageMask = &stage;
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    info.signalSemaphoreCount = 1;
    info.pSignalSemaphores = &done_;
    ASSERT_EQ(VK_SUCCESS, vk.QueueSubmit(connection_.queue, 1, &info, nullptr));
  }
  void wait() {
    VkSemaphoreWaitInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO;
    info.semaphoreCount = 1;
    info.pSemaphores = &done_;
    info.pValues = &value_;
    EXPECT_EQ(VK_SUCCESS, connection_.vk.WaitSemaphores(connection_.device, &info, UINT64_MAX));
  }

  // Makes a buffer for tensors.
  mpt_vulkan_buffer make_buffer(uint64_t bytes) {
    mpt::vulkan::Buffer b;
    EXPECT_TRUE(buffers_.make(mpt::vulkan::Use::compute, bytes, b));
    made_.push_back(b);
    mpt_vulkan_buffer out = {
        .struct_size = sizeof out,
        .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT,
        .device = handles_.device,
        .buffer = 0,
        .offset = 0,
        .size = bytes};
    std::memcpy(&out.buffer, &b.buffer, sizeof b.buffer);
    return out;
  }
  // Destroys the buffer that was made last.
  void destroy_buffer() {
    buffers_.destroy(made_.back());
    made_.pop_back();
  }
  // Returns the program's semaphore, and the value that it has behind the work so far.
  uint64_t semaphore() const {
    uint64_t number = 0;
    std::memcpy(&number, &done_, sizeof done_);
    return number;
  }
  uint64_t value() const { return value_; }
  const mpt::vulkan::Connection& connection() const { return connection_; }

  // Reads a tensor's buffer as a renderer would, without the library.
  std::vector<float> read(const mpt_vulkan_device& context, uint64_t buffer, uint64_t offset,
                          size_t count) {
    VkBuffer from = nullptr;
    std::memcpy(&from, &buffer, sizeof from);
    submit(&context, [&](const mpt::vulkan::Functions& vk, VkCommandBuffer commands) {
      const VkBufferCopy region{.srcOffset = offset, .dstOffset = 0, .size = 4 * count};
      vk.CmdCopyBuffer(commands, from, host_.buffer, 1, &region);
      VkMemoryBarrier b{};
      b.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
      b.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
      b.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
      vk.CmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0,
                            1, &b, 0, nullptr, 0, nullptr);
    });
    wait();
    std::vector<float> v(count);
    std::memcpy(v.data(), host_.data(), 4 * count);
    return v;
  }
  // Queues a fill of a tensor's buffer with an f32.
  void fill(const mpt_vulkan_device& context, uint64_t buffer, uint64_t offset, size_t count,
            float value) {
    VkBuffer to = nullptr;
    std::memcpy(&to, &buffer, sizeof to);
    uint32_t word = 0;
    std::memcpy(&word, &value, sizeof word);
    submit(&context, [&](const mpt::vulkan::Functions& vk, VkCommandBuffer commands) {
      vk.CmdFillBuffer(commands, to, offset, 4 * count, word);
    });
  }

 private:
  static constexpr uint64_t kBytes = 1 << 16;

  const mpt::vulkan::Connection connection_;
  const mpt_vulkan_device handles_;
  mpt::vulkan::Buffers buffers_{connection_};
  mpt::vulkan::Buffer host_;
  std::vector<mpt::vulkan::Buffer> made_;
  VkCommandPool pool_ = nullptr;
  VkSemaphore done_ = nullptr;
  uint64_t value_ = 0;
};

}  // namespace mpt_test
