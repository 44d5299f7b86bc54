// Completions: the queue of what waits for the answers of a place.
// SPDX-License-Identifier: Apache-2.0
#include "backends/completions.h"

#include <exception>
#include <memory>
#include <utility>

#include "backends/devices.h"
#include "core/context.h"

namespace mpt {

void Completion::wait() {
  while (queue_) {
    queue_->front().copy_.wait();
    queue_->take_front();
  }
}

void Completion::forget() noexcept {
  if (!queue_) return;
  unlink();
  queue_->steps_ -= ends_step_;
  queue_ = nullptr;
}

Completions::~Completions() {
  while (!empty()) front().forget();
}

void Completions::push(Completion& c, bool is_queued) {
  c.queue_ = this;
  c.place_ = &place_;
  c.failures_ = place_.late_failures;
  c.is_queued_ = is_queued;
  c.insert_after(*list_.prev);
}

void Completions::when_ready(Completion& c, Reads reads) {
  c.forget();
  c.copy_.begin(reads);
  c.ends_step_ = false;
  push(c, true);
  if (place_.is_host) drain();
}

void Completions::at_end_of_step(Completion& c, Reads reads) {
  c.forget();
  bool is_queued = true;
  try {
    c.copy_.begin(reads);
  } catch (const std::exception& e) {
    c.copy_.clear();
    is_queued = false;
    keep_refusal(place_, "a copy of an answer", e.what());
  }
  c.ends_step_ = true;
  ++steps_;
  push(c, is_queued);
  if (place_.is_host) drain();
}

void Completions::when_run(Completion& c) noexcept {
  c.forget();
  c.copy_.begin_empty(place_);
  c.ends_step_ = false;
  push(c, true);
  if (place_.is_host) drain();
}

void Completions::take_front() {
  Completion& c = front();
  c.forget();
  c.then();
}

void Completions::drain() {
  if (is_draining_ && !place_.is_host) return;  // then() has called back into the library
  struct Draining {
    bool& is;
    const bool was = std::exchange(is, true);
    ~Draining() { is = was; }
  };
  const Draining draining{is_draining_};
  while (!empty() && front().copy_.ready()) take_front();
}

void Completions::finish() noexcept {
  if (empty()) return;
  wait_for_queue(*place_.device);
  while (!empty()) take_front();
}

void Completions::wait_for_room() {
  while (steps_ >= kMostStepsAhead) front().wait();
}

namespace {

// Borrowed: memory of others, from its import until the owner is told.
class Borrowed final : public Completion {
 public:
  Borrowed(Completions& all, Done done) : all_(all), done_(done) {}
  static void release(void* p) {
    auto& b = *static_cast<Borrowed*>(p);
    b.all_.when_run(b);
  }

 private:
  void then() override {
    const std::unique_ptr<Borrowed> end(this);
    done_.function(done_.user);
  }

  Completions& all_;
  Done done_;
};

}  // namespace

Done after_queue(const Place& place, Done done) {
  if (place.is_host || !done.function) return done;
  return {Borrowed::release, new Borrowed(completions(place), done)};
}

Completions& completions(const Place& place) { return *place.completions; }

void take_answers(const Context& ctx) {
  for (const Place* p : ctx.places) p->completions->drain();
}

}  // namespace mpt
