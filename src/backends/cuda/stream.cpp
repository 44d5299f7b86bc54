// Queues work on a stream and follows what has run.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/stream.h"

#include <algorithm>
#include <utility>

#include "core/error.h"

namespace mpt::cuda {

Stream::Stream(const Primary& p, StreamHandle given)
    : p_(p), is_given_(given != nullptr), handle_(given) {
  const Current current(p.cu, p.context);
  if (given) check_given();
  else p.cu.need("cuStreamCreate", p.cu.stream_create(&handle_, kNonBlockingStream));
}

void Stream::check_given() const {
  if (reinterpret_cast<uintptr_t>(handle_) == kPerThreadStream) {
    mpt::fail(MPT_ERROR_DEVICE,
              "mpt_cuda_device.stream is CU_STREAM_PER_THREAD, another stream on each thread: give "
              "a stream that was made, or CU_STREAM_LEGACY");
  }
  Context its_context = nullptr;
  p_.cu.need("cuStreamGetCtx of mpt_cuda_device.stream",
             p_.cu.stream_context(handle_, &its_context));
  if (its_context != p_.context) {
    mpt::fail(MPT_ERROR_DEVICE,
              "mpt_cuda_device.stream is of another CUcontext, on %s; mpt_cuda_device.context has "
              "to be that of the stream, on %s (NULL: its primary context)",
              p_.device_of(its_context).c_str(), p_.device_of(p_.context).c_str());
  }
  unsigned status = 0;
  p_.cu.need("cuStreamIsCapturing of mpt_cuda_device.stream",
             p_.cu.stream_capture(handle_, &status));
  if (status != 0) {
    mpt::fail(MPT_ERROR_DEVICE,
              "mpt_cuda_device.stream is being captured into a graph; end the capture before the "
              "context is created");
  }
}

Stream::~Stream() {
  const Current current(p_.cu, p_.context);
  for (const EventHandle e : waiting_) p_.cu.event_destroy(e);
  for (const EventHandle e : unused_) p_.cu.event_destroy(e);
  if (!is_given_) p_.cu.stream_destroy(handle_);
}

void Stream::finish() noexcept {
  const Current current(p_.cu, p_.context);
  p_.cu.stream_wait(handle_);
}

const char* Stream::refuse(const char* what, Result r) {
  if (r == Result::success) return nullptr;
  refusal_ = p_.cu.text(what, r);
  return refusal_.c_str();
}

const char* Stream::check(const char* what, Result r) {
  if (!is_fatal(r)) return refuse(what, r);
  if (!std::exchange(is_lost_, true)) fail(p_.cu.text(what, r));
  return kLost;
}

const char* Stream::mark() {
  if (is_captured_) return nullptr;
  EventHandle e = nullptr;
  if (unused_.empty()) {
    const char* why = check("cuEventCreate", p_.cu.event_create(&e, kEventWithoutTime));
    if (why) return why;
    unused_.push_back(e);
  }
  e = unused_.back();
  if (const char* why = check("cuEventRecord", p_.cu.event_record(e, handle_))) return why;
  unused_.pop_back();
  waiting_.push_back(e);
  ++recorded_;
  has_work_ = false;
  return nullptr;
}

const char* Stream::record(uint64_t& number) {
  if (is_lost_) return kLost;
  if (is_captured_) return kCaptured;
  if (has_work_) {
    if (const char* why = mark()) return why;
  }
  number = recorded_;
  return nullptr;
}

bool Stream::has_run(uint64_t number) noexcept {
  if (number > recorded_) {
    if (!has_work_) number = recorded_;
    else if (mark()) return is_lost_;
  }
  while (passed_ < recorded_ && !is_lost_) {
    const Result r = p_.cu.event_query(waiting_.front());
    if (r == Result::not_ready || check("cuEventQuery", r)) break;
    unused_.push_back(waiting_.front());
    waiting_.pop_front();
    ++passed_;
  }
  return number <= passed_ || is_lost_;
}

const char* Stream::wait(uint64_t number) noexcept {
  look_after_others([&] { return has_run(number); });
  if (has_run(number)) return is_lost_ ? kLost : nullptr;
  // An event that could not be recorded is waited for with the whole stream.
  const bool is_recorded = number <= recorded_;
  const char* why =
      is_recorded ? check("cuEventSynchronize", p_.cu.event_wait(waiting_[number - passed_ - 1]))
                  : check("cuStreamSynchronize", p_.cu.stream_wait(handle_));
  if (why) return why;
  if (!is_recorded) has_work_ = false;
  for (const uint64_t last = std::min(number, recorded_); passed_ < last; ++passed_) {
    unused_.push_back(waiting_.front());
    waiting_.pop_front();
  }
  return nullptr;
}

const char* Stream::record_for_program(EventHandle e) {
  if (is_lost_) return kLost;
  if (is_captured_) return kCaptured;
  if (!e) return "the event is NULL";
  const Current current(p_.cu, p_.context);
  return check("cuEventRecord", p_.cu.event_record(e, handle_));
}

const char* Stream::wait_for(EventHandle e) {
  if (is_lost_) return kLost;
  if (is_captured_) return kCaptured;
  if (!e) return "the event is NULL";
  const Current current(p_.cu, p_.context);
  const char* const why = check("cuStreamWaitEvent", p_.cu.stream_wait_event(handle_, e, 0));
  has_work_ |= !why;
  return why;
}

// An event belongs to the context of the stream that records it. It may be destroyed before it has
// passed.
const char* Stream::wait_for(StreamHandle other) {
  if (is_lost_) return kLost;
  if (is_captured_) return kCaptured;
  if (!other) return "the stream is NULL; the default stream is CU_STREAM_LEGACY, (void *)1";
  const CudaDriver& cu = p_.cu;
  const Current ours(cu, p_.context);
  Context its_context = nullptr;
  if (const char* why = refuse("cuStreamGetCtx", cu.stream_context(other, &its_context)))
    return why;
  const Current its(cu, its_context);
  unsigned status = 0;
  if (const char* why = refuse("cuStreamIsCapturing", cu.stream_capture(other, &status)))
    return why;
  if (status != 0) return "the stream is being captured into a graph";
  EventHandle e = nullptr;
  if (const char* why = refuse("cuEventCreate", cu.event_create(&e, kEventWithoutTime))) return why;
  const char* why = refuse("cuEventRecord", cu.event_record(e, other));
  if (!why) why = wait_for(e);
  cu.event_destroy(e);
  return why;
}

const char* Stream::begin_capture() {
  if (is_lost_) return kLost;
  if (is_captured_) return "a capture has begun already";
  if (is_stopped_) return "a failure was not taken";
  if (reinterpret_cast<uintptr_t>(handle_) == kLegacyStream) {
    return "the default stream cannot be captured: give mpt_cuda_device.stream another one";
  }
  const Current current(p_.cu, p_.context);
  if (const char* why = has_work_ ? mark() : nullptr) return why;
  const char* why =
      check("cuStreamBeginCapture", p_.cu.capture_begin(handle_, CaptureMode::relaxed));
  is_captured_ = !why;
  return why;
}

const char* Stream::end_capture(Graph& out) {
  out = nullptr;
  if (!is_captured_) return "no capture has begun";
  is_captured_ = false;
  const Current current(p_.cu, p_.context);
  const char* why = check("cuStreamEndCapture", p_.cu.capture_end(handle_, &out));
  if (!why && has_failed()) why = "work of the capture has failed";
  if (why && out) p_.cu.graph_destroy(std::exchange(out, nullptr));
  return why;
}

void Stream::fail(std::string text) {
  is_stopped_ = true;
  const uint64_t n = std::min(count_, kLatest);
  for (uint64_t i = 0; i < n; ++i) {
    text += i ? ", " : ". The last commands: ";
    text += latest_[(count_ - n + i) % kLatest];
  }
  failures_.push_back({.text = std::move(text), .is_lost = is_lost_});
}

void Stream::fail_of_ranks(std::string text) {
  is_stopped_ = true;
  failures_.push_back({.text = std::move(text), .is_lost = is_lost_, .is_of_ranks = true});
}

bool Stream::take_failure(Device::Failure& out) {
  if (failures_.empty()) return false;
  out = std::move(failures_.front());
  failures_.pop_front();
  if (failures_.empty()) is_stopped_ = false;
  return true;
}

}  // namespace mpt::cuda
