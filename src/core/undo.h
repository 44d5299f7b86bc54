// Rollback: a public call registers how to undo each change that it makes
// before its last point of failure.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <utility>

#include "core/error.h"

namespace mpt {

class Undo {
 public:
  explicit Undo(Undo* before) : before_(before) {}
  virtual ~Undo() = default;
  virtual void run() noexcept = 0;
  virtual void end() noexcept { delete this; }  // called when no longer needed
  Undo* before() const { return before_; }

 private:
  Undo* before_;
};

// Registers `f`, which runs if the public call in progress fails, the latest first. Call it before
// the change. Does nothing outside a public call.
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

// Ends the changes of a public call: undoes them if it failed.
inline void end_changes(bool failed) noexcept {
  PublicCall& call = call_in_progress;
  while (Undo* u = call.undo) {
    if (failed) u->run();
    call.undo = u->before();
    u->end();
  }
}

}  // namespace mpt
