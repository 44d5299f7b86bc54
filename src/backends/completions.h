// Completions: what follows when a device has answered. Everything that waits for an answer of a
// place stands in one queue, in the order of the work that it waits for: verdicts of steps, states
// of scalers, flags of late checks, counts of the search for non-finite values, and owners of
// borrowed memory, who are told that no work uses it any more.
//
// A public call takes the answers that are there, on its own thread, before it does anything else.
//
// On the host nothing waits: what follows runs at once, by the same code.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

#include "backends/host_access.h"
#include "core/list_node.h"
#include "core/place.h"
#include "core/tensor.h"

namespace mpt {

class Completions;

using Reads = std::span<const Tensor* const>;

// Completion: copies of small dense tensors, as they are in the order of the queue, and what
// follows when they are on the host. It belongs to the object that is told, and can be queued again
// when its answer has come; its memory is used again. Its end takes it from the queue.
class Completion : private ListNode {
 public:
  virtual ~Completion() { forget(); }
  bool is_pending() const { return queue_ != nullptr; }
  // Waits until then() has been called for it and all that was queued before.
  void wait();
  void forget() noexcept;  // takes it from the queue

  // For then(). False if the device has refused the copies, or if queued work has failed meanwhile,
  // with which the device may have dropped them. Otherwise get() returns the elements of tensor
  // number `index`, in memory order.
  bool has_answer() const { return is_queued_ && failures_ == place_->late_failures; }
  template <class T>
  std::span<const T> get(size_t index) const {
    return copy_.get<T>(index);
  }

 protected:
  Completion() = default;
  // Does what depends on the answer. It is called when the completion has left the queue.
  virtual void then() = 0;

 private:
  friend class Completions;

  LateCopy copy_;
  Completions* queue_ = nullptr;  // in which it is pending
  const Place* place_ = nullptr;
  int64_t failures_ = 0;    // Place::late_failures when it was queued
  bool is_queued_ = false;  // the copies
  bool ends_step_ = false;
};

// Then: a completion that calls a member function of its owner.
template <class Owner, void (Owner::*function)()>
class Then final : public Completion {
 public:
  explicit Then(Owner& owner) : owner_(owner) {}

 private:
  void then() override { (owner_.*function)(); }
  Owner& owner_;
};

class Completions {
 public:
  explicit Completions(Place& place) : place_(place) {}
  ~Completions();
  Completions(const Completions&) = delete;
  Completions& operator=(const Completions&) = delete;

  // Queues copies of the tensors, which lie on this place, and calls then() when they have arrived:
  // before it returns on the host. A completion that is pending goes to the end. Throws if the
  // device refuses the copies; the completion is not pending then.
  void when_ready(Completion& c, Reads reads);
  void when_ready(Completion& c, std::initializer_list<const Tensor*> reads) {
    when_ready(c, Reads(reads.begin(), reads.size()));
  }
  // Queues the end of a step in the same way, in any case: if the device refuses the copies, the
  // next public call reports it, and the completion has no answer. Needs no memory after reserve().
  void at_end_of_step(Completion& c, Reads reads);
  // Calls then() in the same way when the work that was queued until now has run. Needs no memory
  // and cannot fail: the device is asked again for an event that it has refused.
  void when_run(Completion& c) noexcept;
  // Takes the memory for copies of the tensors, so that queueing them needs none.
  void reserve(Completion& c, Reads reads) { c.copy_.reserve(reads); }

  // Calls then() of the completions whose answers are there, up to the first whose is not. Does not
  // wait. then() may throw; the others then stay in the queue.
  void drain();
  // Waits for the device and calls then() of all that is in the queue. Only when a context ends,
  // where no other completions than those of when_run() are left.
  void finish() noexcept;
  // Waits until fewer than kMostStepsAhead steps have not ended, which bounds the memory that their
  // answers take.
  void wait_for_room();
  static constexpr int64_t kMostStepsAhead = 64;

 private:
  friend class Completion;
  bool empty() const { return list_.next == &list_; }
  Completion& front() { return static_cast<Completion&>(*list_.next); }
  void push(Completion& c, bool is_queued);
  void take_front();

  Place& place_;
  ListNode list_;
  int64_t steps_ = 0;  // ends of steps in the queue
  bool is_draining_ = false;
};

// Done: a function of the host that is called once, when the library does not use something of the
// host any more.
struct Done {
  DoneFn function = nullptr;
  void* user = nullptr;
};
// Returns what to call when no tensor is on borrowed memory of a place any more: `done` is then
// called as then() of when_run() is. Memory of the host is not used by queued work, so `done`
// itself is returned for it. The caller must use the result.
Done after_queue(const Place& place, Done done);

// Returns the queue of a place.
Completions& completions(const Place& place);
// Takes the answers that are there, of all devices of a context.
void take_answers(const Context& ctx);

}  // namespace mpt
