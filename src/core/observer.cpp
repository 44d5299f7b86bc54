// Observer: the list of a context, and operations without a call frame.
// SPDX-License-Identifier: Apache-2.0
#include "core/observer.h"

#include "core/error.h"

namespace mpt {

void Observer::attach(Context& ctx) {
  if (needs_calls() && ctx.home->recorder) {
    fail(MPT_ERROR_STATE,
         "a trace, statistics or a check of values cannot begin while a recording is made: a "
         "replay makes no calls that they could see");
  }
  next_ = ctx.observers;
  ctx.observers = this;
}

void Observer::detach(Context& ctx) noexcept {
  Observer** at = &ctx.observers;
  while (*at && *at != this) at = &(*at)->next_;
  if (*at) *at = next_;
  next_ = nullptr;
}

bool any_needs_calls(const Context& ctx) {
  bool any = false;
  notify(ctx, [&](const Observer& o) { any |= o.needs_calls(); });
  return any;
}

void ObservedOp::begin(Op op, OpPhase phase, std::span<const Tensor* const> in) const {
  notify(ctx_,
         [&](Observer& o) { o.op_began({.op = static_cast<int>(op), .phase = phase, .in = in}); });
}

void ObservedOp::end() const noexcept {
  notify(ctx_, [](Observer& o) { o.op_ended(); });
}

}  // namespace mpt
