// Callbacks: wraps functions of the host in the library's function types.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/context.h"
#include "mpt/mpt_autograd.h"
#include "ops/checkpoint.h"

namespace mpt::api {

// Holds the handles that are lent to a callback; releases them when the callback has returned.
class LentHandles {
 public:
  explicit LentHandles(std::span<const Tensor> tensors);
  ~LentHandles();
  LentHandles(const LentHandles&) = delete;
  LentHandles& operator=(const LentHandles&) = delete;
  const mpt_tensor* data() const { return handles_.data(); }

 private:
  std::vector<mpt_tensor> handles_;
};

// Takes over the handles that a callback stored, and returns their tensors. Releases every tensor
// handle once, also if it throws: because the callback returned an error, or because a handle is
// not that of a live tensor of `ctx`. `what` names the callback in messages.
enum class StoredNull { refused, accepted };
std::vector<Tensor> take_stored(Context& ctx, std::span<const mpt_tensor> stored, StoredNull null,
                                const char* what, mpt_status status, uint64_t errors_before);

// Returns a forward that lends its inputs to the host's function and takes over its `out_count`
// results. `what` names the function in messages.
ForwardFn forward_of(Context& ctx, mpt_forward_fn forward, void* user, int32_t out_count,
                     std::string what);

// Calls the host's `done` once nothing can call its function any more. A call that fails leaves
// `armed` unset and never calls it. The function counts towards the limit of the context until
// then.
struct DoneNotifier {
  DoneNotifier(Context& ctx, mpt_done_fn d, void* u) : done(d), user(u), memory(ctx.arena) {
    memory.add(kBytes);
  }
  ~DoneNotifier() {
    if (armed && done) done(user);
  }
  DoneNotifier(const DoneNotifier&) = delete;
  DoneNotifier& operator=(const DoneNotifier&) = delete;
  mpt_done_fn done;
  void* user;
  bool armed = false;
  static constexpr size_t kBytes = 256;  // an estimate for the function with its place in a list
  Arena::Outside memory;
};

}  // namespace mpt::api
