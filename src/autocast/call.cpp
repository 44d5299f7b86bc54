// Call: casts the inputs of an operation by its class.
// SPDX-License-Identifier: Apache-2.0
#include "autocast/call.h"

#include "autocast/cast_cache.h"
#include "autocast/classes.h"
#include "autocast/cost.h"
#include "autograd/cast.h"
#include "autograd/node.h"
#include "core/observer.h"

namespace mpt {
namespace {

// Casts x. The cast goes through the cache if x is an f32 leaf, whose copy other operations need
// too. If another rank has the elements of x, the copy travels, and its source keeps it.
Tensor autocast_to(const Tensor& x, DType dtype) {
  Context& ctx = x.ctx();
  if (StorageSource* const source = x->storage->source) [[unlikely]] {
    if (Ref<Storage> copy = source->cast(x, dtype)) {
      const Dims& shape = x.shape();
      Tensor y = Tensor::on(std::move(copy), dtype, shape, contiguous_strides(shape), 0);
      y->inference = false;
      if (wants_grad({&x})) ops::record_cast(y, x);
      return y;
    }
  }
  const bool cacheable = ctx.autocast.cache && x->wants_grad && !x->is_view &&
                         x.dtype() == DType::f32 && dtype == ctx.autocast.dtype;
  if (!cacheable) return ops::cast(x, dtype);
  Tensor y = cached_copy(x, dtype).alias();
  if (wants_grad({&x})) ops::record_cast(y, x);
  return y;
}

// True if autocast may cast the tensor: it never casts f64 and integers (PyTorch's rule).
bool eligible(const Tensor& t) { return t && is_floating(t.dtype()) && t.dtype() != DType::f64; }

// Returns the text that says what to use instead of a banned op.
const char* advice(const Context& ctx, Op op) {
  const int i = static_cast<int>(op);
  if (op == Op::binary_cross_entropy) {
    return "Probabilities near 0 and 1 round to them in 16 bits, and log gives -inf: use "
           "binary_cross_entropy_with_logits on the values before the sigmoid.";
  }
  if (i >= kFirstCustomOp) {
    const auto& own =
        ctx.find_part<AutocastPart>()->custom[static_cast<size_t>(i - kFirstCustomOp)];
    if (!own.advice.empty()) return own.advice.c_str();
  }
  return "mpt_autocast_set_class changes its class.";
}

// Tells the observers of a cast; `before` is the cache before it.
void notify_cast(const Tensor& from, DType to, const CastCachePart& before) {
  Context& ctx = from.ctx();
  const CastCachePart& now = cast_cache(ctx);
  CastHow how = CastHow::made;
  if (now.hits > before.hits) how = CastHow::hit;
  else if (now.stale > before.stale) how = CastHow::refreshed;
  else if (now.misses > before.misses) how = CastHow::missed;
  notify(ctx, [&](Observer& o) { o.cast(from, to, how); });
}

void cast_to(Tensor& t, DType dtype) {
  if (!eligible(t) || t.dtype() == dtype) return;
  if (!t.ctx().observers) [[likely]] {
    t = autocast_to(t, dtype);
    return;
  }
  const Tensor from = t;
  const CastCachePart before = cast_cache(t.ctx());
  t = autocast_to(t, dtype);
  notify_cast(from, dtype, before);
}

// True if an op that can round `t` itself should do so. Tells the observers of the read.
bool defers_cast(const Tensor& t, DType to) {
  if (!can_defer_cast(t)) return false;
  notify(t.ctx(), [&](Observer& o) { o.cast(t, to, CastHow::read); });
  return true;
}

}  // namespace

void Call::begin(Op op, std::span<Tensor* const> inputs) {
  ClassTable::Entry cls{CastClass::none, CastWhy::off};
  if (autocast_) {
    cls = cast_class(ctx_, op);
    if (cls.cls == CastClass::lower && ctx_.autocast.cost_rule &&
        keeps_f32(ctx_, op, inputs, deferred_cast_)) {
      cls = {CastClass::fp32, CastWhy::cost};
    }
  }
  if (ctx_.observers) {
    const OpEvent event{.op = static_cast<int>(op),
                        .phase = OpPhase::forward,
                        .in = inputs,
                        .cls = cls,
                        .scope = autocast_ ? ctx_.autocast.dtype : DType::none};
    notify(ctx_, [&](Observer& o) { o.op_began(event); });
    observed_ = true;
  }
  if (!autocast_) return;
  ctx_.autocast.enabled = false;
  try {
    apply(op, cls.cls, inputs);
  } catch (...) {
    ctx_.autocast.enabled = autocast_;
    if (observed_) notify_end();
    throw;
  }
}

void Call::notify_end() const noexcept {
  notify(ctx_, [](Observer& o) { o.op_ended(); });
}

void Call::apply(Op op, CastClass cls, std::span<Tensor* const> inputs) {
  switch (cls) {
    case CastClass::none: break;
    case CastClass::lower:
      for (Tensor* t : inputs) {
        if (t == deferred_cast_ && defers_cast(*t, ctx_.autocast.dtype)) cast_is_deferred_ = true;
        else cast_to(*t, ctx_.autocast.dtype);
      }
      break;
    case CastClass::fp32:
      for (Tensor* t : inputs) cast_to(*t, DType::f32);
      break;
    case CastClass::fp32_out: fp32_out_ = true; break;
    case CastClass::promote: {
      DType widest = DType::none;
      if (state_ && eligible(*state_)) {
        widest = mpt::promote(ctx_.autocast.dtype, state_->dtype());
      } else {
        for (Tensor* t : inputs) {
          if (!eligible(*t)) continue;
          widest = widest == DType::none ? t->dtype() : mpt::promote(widest, t->dtype());
        }
      }
      if (widest != DType::none)
        for (Tensor* t : inputs) cast_to(*t, widest);
      break;
    }
    case CastClass::banned:
      for (Tensor* t : inputs) {
        if (!eligible(*t) || !is_half(t->dtype())) continue;
        fail(MPT_ERROR_UNSUPPORTED,
             "%s is banned under autocast, and its input is %s. %s Or cast the input to f32 "
             "yourself",
             op_name(ctx_, op), name_of(t->dtype()), advice(ctx_, op));
      }
      for (Tensor* t : inputs) cast_to(*t, DType::f32);
  }
}

}  // namespace mpt
