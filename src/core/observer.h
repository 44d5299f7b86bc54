// Observer: is told what a context does. The observers are in observe/: the trace, the memory of a
// step, the search for the first non-finite value. While a context has none, an event costs the
// test of one pointer.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>

#include "core/context.h"

namespace mpt {

class Node;
struct Launch;  // backends/cache.h

enum class OpPhase : int32_t { forward = 0, backward, step, host };  // numbers of MPT_TRACE_*
// How autocast got the result of a cast. Numbers of MPT_TRACE_CAST_*.
enum class CastHow : int32_t { made = 0, hit, refreshed, missed, read };

// The beginning of an operation.
struct OpEvent {
  int op;  // negative: no op
  OpPhase phase = OpPhase::forward;
  std::span<const Tensor* const> in;
  ClassTable::Entry cls = {CastClass::none, CastWhy::off};
  DType scope = DType::none;  // dtype of the autocast scope; none: casts are off
};

class Observer {
 public:
  Observer() = default;
  Observer(const Observer&) = default;
  Observer& operator=(const Observer&) = default;
  virtual ~Observer() = default;
  void attach(Context& ctx);  // begins to observe; an observer has one context at a time
  void detach(Context& ctx) noexcept;

  // False if the observer may miss the work of replays, which make no calls.
  virtual bool needs_calls() const noexcept { return true; }

  // An operation and the operations inside it begin and end like brackets.
  virtual void op_began(const OpEvent&) {}
  virtual void op_ended() noexcept {}
  virtual void cast(const Tensor& /*from*/, DType /*to*/, CastHow) {}    // by autocast
  virtual void op_cast(const Tensor& /*from*/, const Tensor& /*to*/) {}  // by the operation `cast`
  virtual void launching(const Launch&) {}  // before its workspace is allocated

  // Results that no kernel computed: those of the host's operation on `in`, the row-sparse gradient
  // with a row for each row of `from`, the gradient of a leaf. `rows` is empty for a dense one.
  virtual void computed(std::span<const Tensor> /*out*/, std::span<const Tensor> /*in*/) {}
  virtual void row_gradient(std::span<const Tensor> /*out*/, const Tensor& /*from*/) {}
  virtual void leaf_gradient(const Tensor& /*leaf*/, const Tensor& /*grad*/,
                             const Tensor& /*rows*/) {}

  // A gradient function reads a value that the forward saved. `maker` made the value, nullptr: a
  // leaf. `user` reads it, rounded to `as` unless that is none.
  virtual void value_read(const Tensor& /*value*/, Node* /*maker*/, const Node& /*user*/,
                          DType /*as*/) {}

 private:
  template <class F>
  friend void notify(const Context& ctx, const F& event);
  Observer* next_ = nullptr;  // in Context::observers
};

// Calls event(observer) for every observer of the context.
template <class F>
inline void notify(const Context& ctx, const F& event) {
  for (Observer* o = ctx.observers; o;) {
    Observer* const next = o->next_;  // an observer that runs out of memory detaches itself
    event(*o);
    o = next;
  }
}

bool any_needs_calls(const Context& ctx);

// Reports an operation that has no Call (autocast/call.h), or a step of the backward, for the
// lifetime of the object.
class ObservedOp {
 public:
  ObservedOp(const Context& ctx, Op op, OpPhase phase, std::span<const Tensor* const> in)
      : ctx_(ctx), observed_(ctx.observers) {
    if (observed_) [[unlikely]]
      begin(op, phase, in);
  }
  // For the forward of an operation.
  ObservedOp(Op op, std::initializer_list<const Tensor*> in)
      : ObservedOp((*in.begin())->ctx(), op, OpPhase::forward, {in.begin(), in.size()}) {}
  ~ObservedOp() {
    if (observed_) [[unlikely]]
      end();
  }
  ObservedOp(const ObservedOp&) = delete;
  ObservedOp& operator=(const ObservedOp&) = delete;

 private:
  void begin(Op op, OpPhase phase, std::span<const Tensor* const> in) const;
  void end() const noexcept;

  const Context& ctx_;
  const bool observed_;
};

}  // namespace mpt
