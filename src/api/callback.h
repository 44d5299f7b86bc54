// The host's functions as the library's.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "mpt/mpt_autograd.h"
#include "ops/checkpoint.h"

namespace mpt::api {

// A forward that lends its inputs to the host's function and takes its `out_count` results over.
// `what` names it in messages.
ForwardFn forward_of(mpt_forward_fn forward, void* user, int32_t out_count, std::string what);

// Tells the host when nothing can call its function any more; never on failure.
struct Alive {
  Alive(mpt_done_fn d, void* u) : done(d), user(u) {}
  ~Alive() {
    if (armed && done) done(user);
  }
  Alive(const Alive&) = delete;
  Alive& operator=(const Alive&) = delete;
  mpt_done_fn done;
  void* user;
  bool armed = false;
};

}  // namespace mpt::api
