// Stream: the queue of a device of CUDA, with events that follow what has run.
//
// Events of the driver are recorded when the library asks for one, or when memory that queued
// work uses is to be used again. They are numbered from 1 on, and number n passes with all that was
// queued before it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "backends/cuda/primary.h"

namespace mpt::cuda {

class Stream {
 public:
  static constexpr const char* kLost = "the device is lost";

  // Makes a stream, or works on that of the program. Throws MPT_ERROR_DEVICE.
  explicit Stream(const Primary& p, StreamHandle given = nullptr);
  ~Stream();  // call finish() before
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  // Queues the work that `call` gives to the driver. `name` is a static string for messages.
  // Returns nullptr, or a text that says why not. A failure that was not taken drops the work.
  template <class Call>
  const char* add(const char* name, Call call) {
    if (is_lost_) return kLost;
    if (is_stopped_) return nullptr;
    latest_[count_++ % kLatest] = name;
    const char* why = check(name, call(handle_));
    has_work_ |= !why;
    return why;
  }
  // Records an event behind the work queued so far, and returns its number.
  const char* record(uint64_t& number);
  // Returns the number of the next event, which passes with what is queued now.
  uint64_t next() const { return recorded_ + 1; }
  // True if event `number`, at most next(), has passed or the device is lost. Does not wait.
  bool has_run(uint64_t number) noexcept;
  // Waits until it has passed, or returns a text that says why not.
  const char* wait(uint64_t number) noexcept;

  // Do what the functions of mpt_cuda_device say, with the same results.
  const char* record_for_program(EventHandle e);
  const char* wait_for(EventHandle e);
  const char* wait_for(StreamHandle other);

  // Waits until all has run.
  void finish() noexcept;

  // Returns the text for a result of the driver; nullptr: success. Notes that the device is lost.
  const char* check(const char* what, Result r);
  bool is_lost() const { return is_lost_; }
  StreamHandle handle() const { return handle_; }

  // Notes a failure of queued work; nothing is queued from here to the call that takes it.
  void fail(std::string text);
  bool take_failure(Device::Failure& out);

 private:
  static constexpr uint64_t kLatest = 4;  // commands that a failure names

  void check_given() const;
  const char* refuse(const char* what, Result r);  // the text for a result; nullptr: success
  const char* mark();

  const Primary& p_;
  const bool is_given_;  // the stream is the program's
  StreamHandle handle_ = nullptr;
  uint64_t recorded_ = 0, passed_ = 0;  // numbers of the last events
  bool has_work_ = false;               // since the last event
  std::deque<EventHandle> waiting_;     // events passed_ + 1 to recorded_
  std::vector<EventHandle> unused_;
  std::deque<Device::Failure> failures_;
  std::array<const char*, kLatest> latest_{};  // names of the last commands
  uint64_t count_ = 0;                         // commands so far
  bool is_lost_ = false;
  bool is_stopped_ = false;  // by a failure that was not taken
  std::string refusal_;      // the text of the last one
};

}  // namespace mpt::cuda
