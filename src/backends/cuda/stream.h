// Stream: the queue of a device of CUDA, with events that follow what has run.
//
// Events of the driver are recorded when the library asks for one, or when memory that queued
// work uses is to be used again. They are numbered from 1 on, and number n passes with all that was
// queued before it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "backends/cuda/primary.h"

namespace mpt::cuda {

class Stream {
 public:
  static constexpr const char* kLost = "the device is lost";
  static constexpr const char* kCaptured = "work is being captured";

  // Makes a stream, or works on that of the program. Throws MPT_ERROR_DEVICE.
  explicit Stream(const Primary& p, StreamHandle given = nullptr);
  ~Stream();  // call finish() before
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  // Queues the work that `call` gives to the driver. `name` is a static string for messages.
  // Returns nullptr, or a text that says why not. A failure that was not taken drops the work.
  template <class Call>
  const char* add(const char* name, Call call) {
    return queue(name, [&](StreamHandle s) { return check(name, call(s)); });
  }
  // Does so with work that a library gives to the driver: `call` returns nullptr, or a text. The
  // library need not say that the device is lost, so the driver is asked.
  template <class Call>
  const char* add_of_library(const char* name, Call call) {
    const char* why = queue(name, call);
    if (why && !is_lost_) mark();
    return is_lost_ ? kLost : why;
  }
  // Records an event behind the work queued so far, and returns its number.
  const char* record(uint64_t& number);
  // Returns the number of the next event, which passes with what is queued now.
  uint64_t next() const { return recorded_ + 1; }
  // True if event `number`, at most next(), has passed or the device is lost. Does not wait.
  bool has_run(uint64_t number) noexcept;
  // Waits until it has passed, or returns a text that says why not.
  const char* wait(uint64_t number) noexcept;

  // Lets what is queued from now on go into a graph; nothing of it runs. Events are refused
  // meanwhile, and those recorded before pass as ever.
  const char* begin_capture();
  // Ends that, and makes the graph, or returns a text that says why there is none.
  const char* end_capture(Graph& out);
  bool is_captured() const { return is_captured_; }

  // Do what the functions of mpt_cuda_device say, with the same results.
  const char* record_for_program(EventHandle e);
  const char* wait_for(EventHandle e);
  const char* wait_for(StreamHandle other);

  // Waits until all has run.
  void finish() noexcept;
  // Sets what looks after work of others that the stream waits for, and returns true while some
  // has not run. Waits ask it again and again before they block.
  void set_watch(std::function<bool()> watch) { watch_ = std::move(watch); }
  // Returns when no such work is left, or `is_done`.
  template <class F>
  void look_after_others(F is_done) const {
    while (watch_ && watch_() && !is_done()) std::this_thread::sleep_for(kPause);
  }

  // Returns the text for a result of the driver; nullptr: success. Notes that the device is lost.
  const char* check(const char* what, Result r);
  bool is_lost() const { return is_lost_; }
  bool has_failed() const { return is_stopped_ || is_lost_; }
  StreamHandle handle() const { return handle_; }

  // Notes a failure of queued work; nothing is queued from here to the call that takes it.
  void fail(std::string text);
  // Does so for work of other ranks that this stream was to wait for.
  void fail_of_ranks(std::string text);
  bool take_failure(Device::Failure& out);

 private:
  static constexpr uint64_t kLatest = 4;  // commands that a failure names
  static constexpr std::chrono::microseconds kPause{50};

  template <class Call>
  const char* queue(const char* name, Call call) {
    if (is_lost_) return kLost;
    if (is_stopped_) return nullptr;
    latest_[count_++ % kLatest] = name;
    const char* why = call(handle_);
    has_work_ |= !why && !is_captured_;
    return why;
  }
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
  bool is_captured_ = false;  // work goes into a graph
  bool is_stopped_ = false;   // by a failure that was not taken
  std::string refusal_;       // the text of the last one
  std::function<bool()> watch_;
};

}  // namespace mpt::cuda
