// Observer: the list of a context, and operations without a call frame.
// SPDX-License-Identifier: Apache-2.0
#include "core/observer.h"

namespace mpt {

void Observer::attach(Context& ctx) {
  next_ = ctx.observers;
  ctx.observers = this;
}

void Observer::detach(Context& ctx) noexcept {
  Observer** at = &ctx.observers;
  while (*at && *at != this) at = &(*at)->next_;
  if (*at) *at = next_;
  next_ = nullptr;
}

void ObservedOp::begin(Op op, OpPhase phase, std::span<const Tensor* const> in) const {
  notify(ctx_,
         [&](Observer& o) { o.op_began({.op = static_cast<int>(op), .phase = phase, .in = in}); });
}

void ObservedOp::end() const noexcept {
  notify(ctx_, [](Observer& o) { o.op_ended(); });
}

}  // namespace mpt
