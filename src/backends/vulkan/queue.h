// Queue: records commands into batches, gives these to the device, and follows what has run.
//
// A batch is a command buffer whose end sets a timeline semaphore to the number of the batch. The
// numbers begin with 1. An event of the device is the number of the batch that is recorded when the
// event is asked for, so it passes with the whole batch.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "backends/gpu/hazards.h"
#include "backends/vulkan/connection.h"

namespace mpt::vulkan {

class Queue {
 public:
  static constexpr const char* kLost = "the device is lost";

  explicit Queue(const Connection& c);  // throws MPT_ERROR_DEVICE
  ~Queue();                             // call finish() before
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;

  // Queues the command that `write` records into a command buffer, behind what was queued before
  // and uses the same memory. Every command comes this way, so that none lacks its barrier. `name`
  // is a static string for messages. Returns nullptr, or a text that says why not.
  template <class Write>
  const char* add(const char* name, Write write) {
    if (const char* why = begin(name)) return why;
    if (!recording_ || is_stopped_) return nullptr;  // a failure drops it
    write(recording_);
    end();
    return nullptr;
  }
  // Told what the commands use that are added next.
  gpu::Hazards& hazards() { return hazards_; }
  // Call before the command is added that gives its bytes to the host.
  void gives_to_host() { has_bytes_for_host_ = true; }
  // Returns the number of the batch that ends the work queued so far.
  uint64_t number() const { return submitted_ + (recording_ ? 1 : 0); }

  // Returns the number of the batch that the next command will be in.
  uint64_t next() const { return submitted_ + 1; }

  // Gives what is recorded to the device.
  void submit() noexcept;
  // Submits, and returns the semaphore that has the value number() when all has run. From now on
  // the program may queue work of its own between two batches.
  VkSemaphore share() noexcept {
    submit();
    is_shared_ = true;
    return timeline_;
  }
  // Lets what is queued from now on wait, on the device, until a semaphore of the program has a
  // value.
  void wait_for(VkSemaphore semaphore, uint64_t value);
  // Submits if the device has nothing to do.
  void submit_if_idle() noexcept {
    if (recording_ && has_run(submitted_)) submit();
  }
  // True if the batches up to this one have run, or have failed. Does not submit.
  bool has_run(uint64_t batch) noexcept;
  // Does the same, and submits what is to run.
  bool has_passed(uint64_t batch) noexcept {
    if (batch > submitted_) submit();
    return has_run(batch);
  }
  // Submits and waits until they have run, or returns a text that says why not.
  const char* wait(uint64_t batch) noexcept;
  // Submits and waits until all has run.
  void finish() noexcept;
  uint64_t done() const { return done_; }  // the last batch that is known to have run

  bool is_lost() const { return is_lost_; }  // or hangs
  // True if the device has not answered for kLongest seconds. What it uses must not be destroyed.
  bool is_hung() const { return is_hung_; }
  // Notes a failure of queued work; nothing runs from here to the call that takes it.
  void fail(std::string text);
  bool take_failure(Device::Failure& out);

 private:
  static constexpr uint32_t kMostCommands = 64;  // in a batch
  static constexpr uint32_t kFewCommands = 8;    // in a batch if the device has nothing to do
  static constexpr uint64_t kLatest = 4;         // commands that a failure names
  static constexpr uint64_t kTold = 8;           // commands that a hang names
  static constexpr uint64_t kMostBatches = 64;   // that are submitted and have not run
  // A device that ends no batch for so many seconds hangs. Drivers of GPUs end such work after some
  // seconds themselves; a software driver may take minutes.
  static constexpr int kLongest = 600;
  static constexpr int kSlice = 10;  // seconds between two looks at what has run

  const char* begin(const char* name);
  void end() noexcept;
  void note(VkResult r, const char* what);
  VkResult wait_in_slices(uint64_t batch);
  void say_hung();
  void recycle() noexcept;

  struct Batch {
    VkCommandBuffer commands;
    uint64_t number;
    uint64_t first, last;  // its commands have the numbers [first, last)
  };
  const Connection& c_;
  const Functions& vk_;
  VkCommandPool pool_ = nullptr;
  VkSemaphore timeline_ = nullptr;
  VkCommandBuffer recording_ = nullptr;
  uint32_t commands_ = 0;  // in it
  gpu::Hazards hazards_;
  bool has_bytes_for_host_ = false;
  bool is_shared_;  // with work of the program
  uint64_t submitted_ = 0, done_ = 0;
  std::vector<VkSemaphore> awaited_;  // by the next batch
  std::vector<uint64_t> awaited_values_;
  std::vector<VkPipelineStageFlags> awaited_stages_;
  std::deque<Batch> running_;
  std::vector<VkCommandBuffer> unused_;
  std::deque<Device::Failure> failures_;
  // Names of the last commands, among them all that have not run.
  std::array<const char*, kMostCommands*(kMostBatches + 1)> latest_{};
  uint64_t count_ = 0;  // commands so far
  uint64_t first_ = 0;  // the first that is in no batch
  bool is_lost_ = false, is_hung_ = false;
  bool is_stopped_ = false;  // by a failure that was not taken
  std::string refusal_;      // the text of the last one
};

}  // namespace mpt::vulkan
