// Callbacks: wraps functions of the host in the library's function types.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "mpt/mpt_autograd.h"
#include "ops/checkpoint.h"

namespace mpt::api {

// Returns a forward that lends its inputs to the host's function and takes over its `out_count`
// results. `what` names the function in messages.
ForwardFn forward_of(mpt_forward_fn forward, void* user, int32_t out_count, std::string what);

// Calls the host's `done` once nothing can call its function any more. A call that fails leaves
// `armed` unset and never calls it.
struct DoneNotifier {
  DoneNotifier(mpt_done_fn d, void* u) : done(d), user(u) {}
  ~DoneNotifier() {
    if (armed && done) done(user);
  }
  DoneNotifier(const DoneNotifier&) = delete;
  DoneNotifier& operator=(const DoneNotifier&) = delete;
  mpt_done_fn done;
  void* user;
  bool armed = false;
};

}  // namespace mpt::api
