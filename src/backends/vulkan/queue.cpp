// Records, submits and follows batches.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/queue.h"

#include <algorithm>
#include <utility>

#include "backends/vulkan/fault.h"
#include "core/error.h"

namespace mpt::vulkan {
namespace {

constexpr VkPipelineStageFlags kOwnStages =
    VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT;
constexpr VkAccessFlags kOwnWrites = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;

struct Accesses {
  VkPipelineStageFlags stages;
  VkAccessFlags accesses;
};
void put_barrier(const Functions& vk, VkCommandBuffer commands, Accesses from, Accesses to) {
  VkMemoryBarrier b{};
  b.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  b.srcAccessMask = from.accesses;
  b.dstAccessMask = to.accesses;
  vk.CmdPipelineBarrier(commands, from.stages, to.stages, 0, 1, &b, 0, nullptr, 0, nullptr);
}

}  // namespace

Queue::Queue(const Connection& c) : c_(c), vk_(c.vk), is_shared_(c.is_of_program()) {
  VkCommandPoolCreateInfo pool{};
  pool.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
  pool.flags =
      VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT | VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
  pool.queueFamilyIndex = c.family;
  VkSemaphoreTypeCreateInfo timeline{};
  timeline.sType = VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO;
  timeline.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
  VkSemaphoreCreateInfo semaphore{};
  semaphore.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO;
  semaphore.pNext = &timeline;
  VkResult r = vk_.CreateCommandPool(c.device, &pool, nullptr, &pool_);
  if (r == VK_SUCCESS) r = vk_.CreateSemaphore(c.device, &semaphore, nullptr, &timeline_);
  if (r == VK_SUCCESS) return;
  vk_.DestroyCommandPool(c.device, pool_, nullptr);
  mpt::fail(MPT_ERROR_DEVICE, "the queue of %s could not be made: %s", c.name.c_str(), name_of(r));
}

Queue::~Queue() {
  vk_.DestroySemaphore(c_.device, timeline_, nullptr);
  vk_.DestroyCommandPool(c_.device, pool_, nullptr);
}

// Puts the barrier that lets the next command see what those before it have written, and write over
// what they have read, if it needs one. The barrier covers the batches before this one too.
const char* Queue::begin(const char* name) {
  if (is_lost_) return kLost;
  if (is_stopped_) return nullptr;
  VkResult r = VK_SUCCESS;
  if (!recording_) {
    if (unused_.empty()) {
      VkCommandBufferAllocateInfo info{};
      info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
      info.commandPool = pool_;
      info.commandBufferCount = 1;
      VkCommandBuffer made = nullptr;
      r = vk_.AllocateCommandBuffers(c_.device, &info, &made);
      if (r == VK_SUCCESS) unused_.push_back(made);
    }
    if (r == VK_SUCCESS) {
      VkCommandBufferBeginInfo info{};
      info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
      info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
      r = vk_.BeginCommandBuffer(unused_.back(), &info);
    }
    if (r != VK_SUCCESS) {
      refusal_ = std::string("a command buffer could not be begun: ") + name_of(r);
      return refusal_.c_str();
    }
    recording_ = unused_.back();
    unused_.pop_back();
  }
  latest_[count_++ % latest_.size()] = name;
  // The program's work before this batch may be of any kind.
  const bool is_behind_program = is_shared_ && commands_ == 0;
  if (!hazards_.next() && !is_behind_program) return nullptr;
  put_barrier(vk_, recording_,
              is_behind_program
                  ? Accesses{VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_ACCESS_MEMORY_WRITE_BIT}
                  : Accesses{kOwnStages, kOwnWrites},
              {kOwnStages, kOwnWrites | VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_TRANSFER_READ_BIT});
  return nullptr;
}

void Queue::end() noexcept {
  ++commands_;
  if (commands_ >= kMostCommands) submit();
  else if (commands_ % kFewCommands == 0) submit_if_idle();
}

void Queue::wait_for(VkSemaphore semaphore, uint64_t value) {
  submit();
  for (size_t i = 0; i < awaited_.size(); ++i) {
    if (awaited_[i] != semaphore) continue;
    awaited_values_[i] = std::max(awaited_values_[i], value);
    return;
  }
  awaited_.push_back(semaphore);
  awaited_values_.push_back(value);
  awaited_stages_.push_back(VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
}

void Queue::submit() noexcept {
  if (!recording_) return;
  if (has_bytes_for_host_) {
    put_barrier(vk_, recording_, {kOwnStages, kOwnWrites},
                {VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT});
  }
  const VkCommandBuffer commands = std::exchange(recording_, nullptr);
  const uint64_t first = std::exchange(first_, count_);
  commands_ = 0;
  has_bytes_for_host_ = false;
  if (is_lost_) {
    vk_.EndCommandBuffer(commands);
    return unused_.push_back(commands);
  }
  const uint64_t number = submitted_ + 1;
  VkTimelineSemaphoreSubmitInfo values{};
  values.sType = VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO;
  values.waitSemaphoreValueCount = static_cast<uint32_t>(awaited_.size());
  values.pWaitSemaphoreValues = awaited_values_.data();
  values.signalSemaphoreValueCount = 1;
  values.pSignalSemaphoreValues = &number;
  VkSubmitInfo info{};
  info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
  info.pNext = &values;
  info.waitSemaphoreCount = static_cast<uint32_t>(awaited_.size());
  info.pWaitSemaphores = awaited_.data();
  info.pWaitDstStageMask = awaited_stages_.data();
  info.commandBufferCount = 1;
  info.pCommandBuffers = &commands;
  info.signalSemaphoreCount = 1;
  info.pSignalSemaphores = &timeline_;
  const char* what = "vkEndCommandBuffer";
  VkResult r = vk_.EndCommandBuffer(commands);
  if (r == VK_SUCCESS) {
    what = "vkQueueSubmit";
    const Connection::Locked locked(c_);
    r = vk_.QueueSubmit(c_.queue, 1, &info, nullptr);
  }
  if (r != VK_SUCCESS) {
    unused_.push_back(commands);
    is_lost_ = is_lost_ || r == VK_ERROR_DEVICE_LOST;
    return fail(std::string(what) + " returned " + name_of(r));
  }
  awaited_.clear();
  awaited_values_.clear();
  awaited_stages_.clear();
  submitted_ = number;
  running_.push_back({commands, number, first, count_});
  if (submitted_ - done_ > kMostBatches && !has_run(submitted_ - kMostBatches)) {
    wait(submitted_ - kMostBatches);
  }
}

bool Queue::has_run(uint64_t batch) noexcept {
  batch = std::min(batch, number());  // a failure may have dropped the last one
  if (batch <= done_ || is_lost_) return true;
  if (batch > submitted_) return false;
  uint64_t now = done_;
  note(vk_.GetSemaphoreCounterValue(c_.device, timeline_, &now), "vkGetSemaphoreCounterValue");
  done_ = std::max(done_, now);
  recycle();
  return batch <= done_ || is_lost_;
}

const char* Queue::wait(uint64_t batch) noexcept {
  if (batch > submitted_) submit();
  batch = std::min(batch, submitted_);
  if (batch > done_ && !is_lost_) {
    const VkResult r = wait_in_slices(batch);
    note(r, "vkWaitSemaphores");
    if (r == VK_SUCCESS) done_ = std::max(done_, batch);
    else if (r == VK_TIMEOUT) say_hung();
    else if (!is_lost_) return name_of(r);
    recycle();
  }
  return is_lost_ ? kLost : nullptr;
}

// Returns VK_TIMEOUT if the device has ended no batch for kLongest seconds.
VkResult Queue::wait_in_slices(uint64_t batch) {
  constexpr uint64_t kNanoseconds = 1'000'000'000;
  VkSemaphoreWaitInfo info{};
  info.sType = VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO;
  info.semaphoreCount = 1;
  info.pSemaphores = &timeline_;
  info.pValues = &batch;
  for (int seconds = 0; seconds < kLongest; seconds += kSlice) {
    const uint64_t before = done_;
    const VkResult r = vk_.WaitSemaphores(c_.device, &info, kSlice * kNanoseconds);
    if (r != VK_TIMEOUT) return r;
    if (has_run(batch)) return is_lost_ ? VK_ERROR_DEVICE_LOST : VK_SUCCESS;
    if (done_ > before) seconds = 0;
  }
  return VK_TIMEOUT;
}

void Queue::say_hung() {
  is_lost_ = is_hung_ = true;
  std::string text = "the device has ended no work for " + std::to_string(kLongest) + " seconds";
  if (!running_.empty()) {
    const Batch& b = running_.front();
    text += ". It is at";
    for (uint64_t i = b.first; i < std::min(b.last, b.first + kTold); ++i)
      text += (i == b.first ? " " : ", ") + std::string(latest_[i % latest_.size()]);
    if (b.last - b.first > kTold) {
      text += " and " + std::to_string(b.last - b.first - kTold) + " commands more";
    }
  }
  fail(std::move(text));
}

void Queue::finish() noexcept {
  if (wait(number()) && !is_hung_) {
    const Connection::Locked locked(c_);
    vk_.QueueWaitIdle(c_.queue);
  }
  done_ = submitted_;
  recycle();
}

void Queue::recycle() noexcept {
  while (!running_.empty() && running_.front().number <= done_) {
    unused_.push_back(running_.front().commands);
    running_.pop_front();
  }
}

void Queue::note(VkResult r, const char* what) {
  if (r != VK_ERROR_DEVICE_LOST || std::exchange(is_lost_, true)) return;
  fail(std::string(what) + " returned " + name_of(r));
}

void Queue::fail(std::string text) {
  is_stopped_ = true;
  hazards_.forget();
  if (is_lost_ && !is_hung_) text += fault_text(vk_, c_.device);
  const uint64_t n = is_hung_ ? 0 : std::min(count_, kLatest);
  for (uint64_t i = 0; i < n; ++i) {
    text += i ? ", " : ". The last commands: ";
    text += latest_[(count_ - n + i) % latest_.size()];
  }
  failures_.push_back({std::move(text), is_lost_});
}

bool Queue::take_failure(Device::Failure& out) {
  if (failures_.empty()) return false;
  out = std::move(failures_.front());
  failures_.pop_front();
  if (failures_.empty()) is_stopped_ = false;
  return true;
}

}  // namespace mpt::vulkan
