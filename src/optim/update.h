// Update: an update in flight, from the check of the gradients to what follows from the answer.
// Updates: those of one owner.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "backends/completions.h"
#include "optim/optimizer.h"
#include "optim/verdict.h"

namespace mpt {

class UpdateStep;

// The order is: UpdateStep::prepare, ask, a launch of the UpdateStep, end. On the host the verdicts
// are there when ask() returns, and on a device they may come after later updates were launched.
class Update {
 public:
  Update() : decided_(*this), ended_(*this) {}
  virtual ~Update() = default;
  Update(const Update&) = delete;
  Update& operator=(const Update&) = delete;

  // Asks what the device has found in the gradients of a step, and for the states of its scalers,
  // one per loss; both may be left out. number: the number of the step in its verdicts.
  void ask(UpdateStep& step, int64_t number, Reads scalers);
  // Ends the update after its launch. scalers: their states after it. It is the last call of a
  // step, because on the host what follows runs now.
  void end(Reads scalers);
  bool is_pending() const { return decided_.is_pending() || ended_.is_pending(); }
  void wait() {
    decided_.wait();
    ended_.wait();
  }

  // One per optimizer. `steps` and `scale_after` are set when the update ends.
  std::vector<Verdict> verdicts;

 protected:
  // Returns the loss that has made the gradients of an optimizer non-finite.
  virtual int32_t loss_of(size_t /*optimizer*/) const { return 0; }
  virtual void has_decided() {}  // the verdicts are there
  virtual void has_ended() = 0;

 private:
  void decide();
  void finish();
  void find_origin() noexcept;

  Then<Update, &Update::decide> decided_;  // the report of the step, and the scalers' states before
  Then<Update, &Update::finish> ended_;    // the scalers' states after
  std::vector<const Tensor*> reads_;
  std::vector<Optimizer*> optimizers_;
  std::vector<uint8_t> has_gradient_;  // one per optimizer
  int64_t number_ = 0, of_context_ = 0;
  Completions* queue_ = nullptr;
  bool has_report_ = false, has_norm_ = false;
  size_t scalers_before_ = 0, scalers_after_ = 0;
};

// Returns the verdict of a step that reported this; without the fields of steps, scales and losses.
Verdict verdict_of(const DecisionReport& r, bool has_gradient, Optimizer& o);

// Updates: the updates of one owner that have not ended, and memory for more. The owner keeps the
// optimizers until then.
template <class U>
class Updates {
 public:
  // Returns the update in progress, until end() has been called for it.
  template <class... Arguments>
  U& next(Arguments&... arguments) {
    if (next_) return *next_;
    for (const auto& u : all_)
      if (!u->is_pending()) return *(next_ = u.get());
    all_.push_back(std::make_unique<U>(arguments...));
    return *(next_ = all_.back().get());
  }
  void end(Reads scalers) { std::exchange(next_, nullptr)->end(scalers); }
  bool is_pending() const {
    for (const auto& u : all_)
      if (u.get() != next_ && u->is_pending()) return true;
    return false;
  }
  void wait() {
    for (const auto& u : all_) u->wait();
  }

 private:
  std::vector<std::unique_ptr<U>> all_;
  U* next_ = nullptr;
};

}  // namespace mpt
