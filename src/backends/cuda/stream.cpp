// Queues work on a stream and follows what has run.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/stream.h"

#include <algorithm>
#include <utility>

namespace mpt::cuda {

Stream::Stream(const Primary& p) : p_(p) {
  const Current current(p.cu, p.context);
  p.cu.need("cuStreamCreate", p.cu.stream_create(&handle_, kNonBlockingStream));
}

Stream::~Stream() {
  const Current current(p_.cu, p_.context);
  for (const EventHandle e : waiting_) p_.cu.event_destroy(e);
  for (const EventHandle e : unused_) p_.cu.event_destroy(e);
  p_.cu.stream_destroy(handle_);
}

void Stream::finish() noexcept {
  const Current current(p_.cu, p_.context);
  p_.cu.stream_wait(handle_);
}

const char* Stream::check(const char* what, Result r) {
  if (r == Result::success) return nullptr;
  if (!is_fatal(r)) {
    refusal_ = p_.cu.text(what, r);
    return refusal_.c_str();
  }
  if (!std::exchange(is_lost_, true)) fail(p_.cu.text(what, r));
  return kLost;
}

const char* Stream::mark() {
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

void Stream::fail(std::string text) {
  is_stopped_ = true;
  const uint64_t n = std::min(count_, kLatest);
  for (uint64_t i = 0; i < n; ++i) {
    text += i ? ", " : ". The last commands: ";
    text += latest_[(count_ - n + i) % kLatest];
  }
  failures_.push_back({std::move(text), is_lost_});
}

bool Stream::take_failure(Device::Failure& out) {
  if (failures_.empty()) return false;
  out = std::move(failures_.front());
  failures_.pop_front();
  if (failures_.empty()) is_stopped_ = false;
  return true;
}

}  // namespace mpt::cuda
