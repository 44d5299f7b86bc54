// Answer: what kernels found, as the host gets it, perhaps late. AnswerQueue: the steps whose
// answer the host does not have yet.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <initializer_list>
#include <span>
#include <vector>

#include "backends/devices.h"
#include "backends/host_access.h"

namespace mpt {

// Copies of small tensors that arrive on the host later: at once where the tensors are.
class Answer {
 public:
  // Queues copies of the tensors, and forgets earlier ones. Does not wait.
  void begin(std::span<const Tensor* const> tensors) { report_.begin(tensors); }
  void begin(std::initializer_list<const Tensor*> tensors) {
    begin(std::span(tensors.begin(), tensors.size()));
  }
  // For calls that cannot fail: returns false if the device refuses the copies, which the next
  // public call reports.
  bool try_begin(std::span<const Tensor* const> tensors) noexcept {
    try {
      begin(tensors);
      return true;
    } catch (const std::exception& e) {
      keep_refusal(tensors[0]->place(), "a copy of an answer", e.what());
      return false;
    }
  }
  bool is_ready() const { return report_.ready(); }
  void wait() { report_.wait(); }
  // Returns the elements of tensor number `index`. Only when the answer is ready.
  template <class T>
  std::span<const T> get(size_t index) const {
    return report_.get<T>(index);
  }

 private:
  LateReport report_;
};

// Keeps the steps without an answer, in order, and at most kMost: the host is so many steps ahead
// of a device. Step has is_ready() and wait(). Memory of a step is used again by a later one.
template <class Step>
class AnswerQueue {
 public:
  // Returns the step that is being made; push() queues it.
  Step& next() {
    if (steps_.size() == queued_) steps_.emplace_back();
    return steps_[queued_];
  }
  void push() { ++queued_; }
  bool empty() const { return queued_ == 0; }
  static constexpr size_t kMost = 64;
  // Waits for the oldest step if the queue is full; settle() takes it. Call both before a step.
  void wait_for_room() {
    if (queued_ >= kMost) steps_[queued_ - kMost].wait();
  }

  // Calls f(step) for each step whose answer is there, until the first one without. A step leaves
  // the queue before the call. wait: waits for all.
  template <class F>
  void settle(bool wait, F f) {
    while (queued_ > 0) {
      if (wait) steps_[0].wait();
      if (!steps_[0].is_ready()) return;
      const size_t count = std::min(queued_ + 1, steps_.size());  // next() moves too
      std::rotate(steps_.begin(), steps_.begin() + 1,
                  steps_.begin() + static_cast<ptrdiff_t>(count));
      --queued_;
      f(steps_[count - 1]);
    }
  }

 private:
  std::vector<Step> steps_;  // the queue, next(), and memory
  size_t queued_ = 0;
};

}  // namespace mpt
