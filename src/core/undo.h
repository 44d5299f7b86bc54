// Rollback: undoes the changes of a public call that fails.
//
// entry() (api/entry.h) begins every public call with an empty list of changes. The code below it
// calls on_failure() before each change. At the end of the call, end_call() (api/context.cpp)
// commits the changes, or rolls them back if the call failed. A stepper commits
// before the update of its step (train/stepper_step.cpp), and with release_grads after that of each
// parameter (train/release.cpp), which it cannot undo. Outside a public
// call, as in tests of internal functions, on_failure() does nothing, and changes stay.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <utility>

#include "core/error.h"

namespace mpt {

// One change that can be undone; `before` is the change made before it.
class Undo {
 public:
  explicit Undo(Undo* before) : before_(before) {}
  virtual ~Undo() = default;
  virtual void run() noexcept = 0;              // undoes the change
  virtual void end() noexcept { delete this; }  // called when no longer needed
  Undo* before() const { return before_; }

 private:
  Undo* before_;
};

// Registers `f`, which undoes a change if the public call in progress fails. Call it before the
// change.
template <class F>
void on_failure(F f) {
  struct One final : Undo {
    F f;
    One(Undo* before, F&& g) : Undo(before), f(std::move(g)) {}
    void run() noexcept override { f(); }
  };
  PublicCall& call = call_in_progress;
  if (call.function) call.undo = new One(call.undo, std::move(f));
}

// Keeps the changes that the public call has made so far, even if it fails later.
inline void commit_changes() noexcept {
  PublicCall& call = call_in_progress;
  while (Undo* u = call.undo) {
    call.undo = u->before();
    u->end();
  }
}

// Undoes the changes since the last commit, the latest first.
inline void roll_back_changes() noexcept {
  PublicCall& call = call_in_progress;
  while (Undo* u = call.undo) {
    u->run();
    call.undo = u->before();
    u->end();
  }
}

}  // namespace mpt
