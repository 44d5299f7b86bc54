// Autocast: casting inputs by class, through the cache of casts.
// SPDX-License-Identifier: Apache-2.0
#include "ops/autocast.h"

#include <algorithm>

#include "ops/cost.h"
#include "ops/ops.h"
#include "ops/profiles.h"

namespace mpt {

const OpInfo kOpInfo[kOps] = {
#define OP(name, cls, kind, params, args) {#name, CastClass::cls, OpKind::kind, false},
#define OPI(name, cls) {#name, CastClass::cls, OpKind::any, true},
#include "ops/ops.def"
};

AutocastPart& autocast_part(Context& ctx) { return ctx.part<AutocastPart>(Context::kAutocastPart); }
CastCachePart& cast_cache(Context& ctx) { return ctx.part<CastCachePart>(Context::kCastCachePart); }

// -- classes --------------------------------------------------------------------------------------

namespace {

// Where an op stands in a table of classes.
size_t place(Op op) {
  const int i = static_cast<int>(op);
  return static_cast<size_t>(i < kFirstCustomOp ? i : kOps + i - kFirstCustomOp);
}

}  // namespace

CastClass own_class(const Context& ctx, Op op) {
  const int i = static_cast<int>(op);
  if (i < kOps) return kOpInfo[i].cls;
  auto* part = ctx.find_part<AutocastPart>(Context::kAutocastPart);
  const auto c = static_cast<size_t>(i - kFirstCustomOp);
  return part && c < part->custom.size() ? part->custom[c].cls : CastClass::none;
}

namespace {

// Every op's class under a profile, with the overrides made outside of every scope.
Ref<ClassTable> make_table(Context& ctx, int32_t profile) {
  const AutocastPart& part = autocast_part(ctx);
  auto t = Ref<ClassTable>::adopt(new ClassTable);
  t->profile = profile;
  for (int i = 0; i < kOps; ++i) t->of.push_back({kOpInfo[i].cls, CastWhy::own});
  for (const auto& own : part.custom) t->of.push_back({own.cls, CastWhy::own});
  if (profile > 0) {
    for (const ClassChange& c : profiles()[static_cast<size_t>(profile - 1)].changes) {
      t->of[place(c.op)] = {c.cls, CastWhy::profile};
    }
  }
  for (const auto& [op, cls] : part.global) t->of[place(op)] = {cls, CastWhy::changed};
  return t;
}

// The same for a scope, which does not change it.
Ref<ClassTable> table_of(Context& ctx, int32_t profile) {
  Ref<ClassTable>& latest = autocast_part(ctx).latest;
  if (!latest || latest->profile != profile) latest = make_table(ctx, profile);
  return latest;
}

}  // namespace

ClassTable::Entry cast_class(const Context& ctx, Op op) {
  const ClassTable* t = ctx.autocast.classes.get();
  if (t && place(op) < t->of.size()) return t->of[place(op)];
  return {own_class(ctx, op), CastWhy::own};
}

void autocast_push(Context& ctx, const AutocastOptions& o) {
  if (o.enabled && !is_half(o.dtype)) {
    fail(MPT_ERROR_DTYPE, "an autocast scope computes in bf16 or f16, not %s", name_of(o.dtype));
  }
  Autocast& a = ctx.autocast;
  Ref<ClassTable> classes = o.profile ? table_of(ctx, o.profile) : nullptr;
  AutocastPart::Scope& scope = autocast_part(ctx).scopes.emplace_back();
  scope.before = a;
  scope.drops_casts = o.cache == CacheUse::scope;
  a.enabled = o.enabled;
  a.cache = o.cache != CacheUse::off;
  a.cost_rule = o.cost_rule;
  if (o.enabled) a.dtype = o.dtype;
  if (classes) a.classes = std::move(classes);
}

void autocast_pop(Context& ctx) {
  AutocastPart& part = autocast_part(ctx);
  if (part.scopes.empty()) fail(MPT_ERROR_STATE, "no autocast scope is open");
  const bool drops = part.scopes.back().drops_casts;
  ctx.autocast = std::move(part.scopes.back().before);
  part.scopes.pop_back();
  if (drops) clear_cast_cache(ctx);
}

void autocast_override(Context& ctx, Op op, const CastClass* cls) {
  AutocastPart& part = autocast_part(ctx);
  if (!has_cast_class(op)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "%s has no class to change: it moves, converts or writes elements in the dtypes it gets",
         op_name(ctx, op));
  }
  if (part.scopes.empty()) {
    auto changed = part.global;
    std::erase_if(changed, [op](const auto& c) { return c.first == op; });
    if (cls) changed.emplace_back(op, *cls);
    std::swap(part.global, changed);
    part.latest = nullptr;
    try {
      ctx.autocast.classes = part.global.empty() ? nullptr : make_table(ctx, 0);
    } catch (...) {
      std::swap(part.global, changed);
      throw;
    }
    return;
  }
  const ClassTable* now = ctx.autocast.classes.get();
  Ref<ClassTable> table = make_table(ctx, now ? now->profile : 0);
  const ClassTable::Entry before = table->of[place(op)];
  if (now) std::copy(now->of.begin(), now->of.end(), table->of.begin());
  table->of[place(op)] = cls ? ClassTable::Entry{*cls, CastWhy::changed} : before;
  ctx.autocast.classes = std::move(table);
}

// -- the cache ------------------------------------------------------------------------------------

namespace {

void drop_copy(CastCachePart& c, TensorMeta& m) {
  c.bytes -= static_cast<size_t>(m.cast.copy.bytes());
  m.cast = CachedCast();
}

// It outlives the grad mode it is made in: what is made in inference mode serves recording later.
Tensor make_copy(const Tensor& leaf, DType dtype) {
  Tensor copy = ops::convert(leaf, dtype, Purpose::cast_cache);
  copy->inference = false;
  return copy;
}

}  // namespace

void forget_cast(Context& ctx, TensorImpl* t) {  // the leaf is going away
  auto* c = ctx.find_part<CastCachePart>(Context::kCastCachePart);
  if (!c) return;
  std::erase(c->holders, t);
  drop_copy(*c, *t->meta);
}

void clear_cast_cache(Context& ctx) {
  CastCachePart& c = cast_cache(ctx);
  for (TensorImpl* t : c.holders) drop_copy(c, *t->meta);
  c.holders.clear();
}

Tensor cached_copy(const Tensor& leaf, DType dtype) {
  CastCachePart& c = cast_cache(leaf.ctx());
  TensorMeta& m = leaf->need_meta();
  const uint32_t version = leaf->storage->version;
  if (m.cast.copy && m.cast.copy.dtype() == dtype) {
    if (m.cast.version == version) {
      ++c.hits;
    } else {  // refresh in place: the memory is there
      ++c.stale;
      if (m.cast.copy->storage->refs == 1) {
        launch(Kernel::copy, {&m.cast.copy}, {&leaf});
        ++m.cast.copy->storage->version;
      } else {  // somebody still reads the old values
        m.cast.copy = make_copy(leaf, dtype);
      }
      m.cast.version = version;
    }
    m.cast.used = ++c.tick;
    return m.cast.copy;
  }
  ++c.misses;
  Tensor copy = make_copy(leaf, dtype);
  const auto bytes = static_cast<size_t>(copy.bytes());
  if (c.limit && bytes > c.limit) return copy;
  while (c.limit && c.bytes + bytes > c.limit) {
    auto oldest = std::min_element(c.holders.begin(), c.holders.end(),
                                   [](const TensorImpl* a, const TensorImpl* b) {
                                     return a->meta->cast.used < b->meta->cast.used;
                                   });
    if (oldest == c.holders.end()) break;
    drop_copy(c, *(*oldest)->meta);
    c.holders.erase(oldest);
    ++c.evictions;
  }
  if (m.cast.copy) c.bytes -= static_cast<size_t>(m.cast.copy.bytes());
  else c.holders.push_back(leaf.get());
  c.bytes += bytes;
  m.cast = {copy, version, ++c.tick};
  return copy;
}

void mark_current(const Tensor& leaf) {
  CachedCast& c = leaf->meta->cast;
  ++c.copy->storage->version;
  c.version = leaf->storage->version;
}

Tensor spend_copy(const Vjp& v, int input, const Tensor& copy) {
  const Node* cast = v.node().edges[input].node.get();
  if (!v.spend_copies() || !v.last() || !cast || cast->op != Op::cast) return {};
  const Tensor& leaf = cast->edges[0].leaf;
  if (!leaf || !leaf->meta) return {};
  TensorMeta& m = *leaf->meta;
  // The cache and the value saved for this backward hold it, and nobody else.
  const bool alone = m.cast.copy && m.cast.copy->storage.get() == copy->storage.get() &&
                     m.cast.copy->refs == 1 && copy->refs == 1 && copy->storage->refs == 2;
  if (!alone || m.grad || m.grad_dtype != copy.dtype()) return {};
  Tensor place = copy.alias();
  CastCachePart& c = cast_cache(leaf.ctx());
  std::erase(c.holders, leaf.get());
  drop_copy(c, m);
  m.cast.spent = true;
  leaf.ctx().arena.set_purpose(place->storage->data, Purpose::gradients);
  return place;
}

bool can_return_copy(const Tensor& leaf, const Tensor& grad, size_t most) {
  const CachedCast& cast = leaf->meta->cast;
  const bool fits = cast.spent && !cast.copy && is_half(grad.dtype()) && grad->refs == 1 &&
                    grad->storage->refs == 1 && grad->storage->owned && !grad->node &&
                    grad.contiguous();
  if (!fits) return false;
  CastCachePart& c = cast_cache(leaf.ctx());
  if (c.limit && c.bytes + static_cast<size_t>(grad.bytes()) > c.limit) return false;
  c.holders.reserve(c.holders.size() + most);
  return true;
}

void return_copy(const Tensor& leaf) noexcept {
  CastCachePart& c = cast_cache(leaf.ctx());
  TensorMeta& m = *leaf->meta;
  m.cast.copy = std::move(m.grad);
  m.grad = Tensor();
  m.cast.spent = false;
  m.cast.used = ++c.tick;
  c.holders.push_back(leaf.get());
  c.bytes += static_cast<size_t>(m.cast.copy.bytes());
  leaf.ctx().arena.set_purpose(m.cast.copy->storage->data, Purpose::cast_cache);
  mark_current(leaf);
}

// -- the rule -------------------------------------------------------------------------------------

namespace {

// f64 and integers are never cast (PyTorch's eligibility).
bool eligible(const Tensor& t) { return t && is_floating(t.dtype()) && t.dtype() != DType::f64; }

// What to use instead of a banned op.
const char* advice(const Context& ctx, Op op) {
  const int i = static_cast<int>(op);
  if (op == Op::binary_cross_entropy) {
    return "Probabilities near 0 and 1 round to them in 16 bits, and log gives -inf: use "
           "binary_cross_entropy_with_logits on the values before the sigmoid.";
  }
  if (i >= kFirstCustomOp) {
    const auto& own = ctx.find_part<AutocastPart>(Context::kAutocastPart)
                          ->custom[static_cast<size_t>(i - kFirstCustomOp)];
    if (!own.advice.empty()) return own.advice.c_str();
  }
  return "mpt_autocast_set_class changes its class.";
}

// A hazard: this cast takes back, or repeats, one that the host made.
void note_cast(const Tensor& from, DType to, const CastCachePart& before) {
  Context& ctx = from.ctx();
  const CastCachePart& now = cast_cache(ctx);
  const auto how = now.hits > before.hits       ? Trace::How::hit
                   : now.stale > before.stale   ? Trace::How::refreshed
                   : now.misses > before.misses ? Trace::How::missed
                                                : Trace::How::made;
  ctx.op_trace->cast(from, to, how);
  if (from->hand_cast) ctx.op_trace->cast_again(from, to);
}

void cast_to(Tensor& t, DType dtype) {
  if (!eligible(t) || t.dtype() == dtype) return;
  if (!t.ctx().op_trace) [[likely]] {
    t = ops::autocast_to(t, dtype);
    return;
  }
  const Tensor from = t;
  const CastCachePart before = cast_cache(t.ctx());
  t = ops::autocast_to(t, dtype);
  note_cast(from, dtype, before);
}

// Whether an op that rounds this itself is better left to it.
bool stays(const Tensor& t, DType to) {
  if (!is_left_late(t)) return false;
  Context& ctx = t.ctx();
  if (ctx.op_trace) [[unlikely]] {
    ctx.op_trace->cast(t, to, Trace::How::read);
    if (t->hand_cast) ctx.op_trace->cast_again(t, to);
  }
  return true;
}

}  // namespace

void Call::begin(Op op, std::span<Tensor* const> inputs) {
  ClassTable::Entry cls{CastClass::none, CastWhy::off};
  if (autocast_) {
    cls = cast_class(ctx_, op);
    if (cls.cls == CastClass::lower && ctx_.autocast.cost_rule && loses(ctx_, op, inputs, late_)) {
      cls = {CastClass::fp32, CastWhy::cost};
    }
  }
  if (ctx_.op_trace) {
    ctx_.op_trace->open(static_cast<int>(op), Trace::Phase::forward, inputs, cls,
                        autocast_ ? ctx_.autocast.dtype : DType::none);
    trace_ = ctx_.op_trace;
  }
  if (!autocast_) return;
  ctx_.autocast.enabled = false;
  try {
    apply(op, cls.cls, inputs);
  } catch (...) {
    ctx_.autocast.enabled = autocast_;
    if (trace_) trace_->close();
    throw;
  }
}

void Call::apply(Op op, CastClass cls, std::span<Tensor* const> inputs) {
  switch (cls) {
    case CastClass::none: break;
    case CastClass::lower:
      for (Tensor* t : inputs) {
        if (t == late_ && stays(*t, ctx_.autocast.dtype)) left_late_ = true;
        else cast_to(*t, ctx_.autocast.dtype);
      }
      break;
    case CastClass::fp32:
      for (Tensor* t : inputs) cast_to(*t, DType::f32);
      break;
    case CastClass::fp32_out: fp32_out_ = true; break;
    case CastClass::promote: {
      DType widest = DType::none;
      for (Tensor* t : inputs) {
        if (!eligible(*t)) continue;
        widest = widest == DType::none ? t->dtype() : mpt::promote(widest, t->dtype());
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

// -- promotion ------------------------------------------------------------------------------------

DType meet(std::span<const Tensor* const> inputs) {
  // PyTorch's rule: tensors with dims decide; 0-dim ones only lift the kind (bool, integer, float).
  auto kind = [](DType t) { return is_floating(t) ? 2 : t == DType::boolean ? 0 : 1; };
  DType dims = DType::none, scalars = DType::none;
  for (const Tensor* t : inputs) {
    if (!*t) continue;
    DType& into = t->rank() > 0 ? dims : scalars;
    into = into == DType::none ? t->dtype() : mpt::promote(into, t->dtype());
  }
  if (dims == DType::none) return scalars;
  if (scalars == DType::none || kind(scalars) <= kind(dims)) return dims;
  return mpt::promote(dims, scalars);
}

void promote(std::initializer_list<Tensor*> inputs) {
  const Tensor* list[8];
  size_t n = 0;
  bool same = true;
  for (Tensor* t : inputs) {
    list[n++] = t;
    same &= t->dtype() == (*inputs.begin())->dtype();
  }
  if (same) return;
  const DType to = meet({list, n});
  for (Tensor* t : inputs)
    if (t->dtype() != to) *t = ops::cast(*t, to);
}

// -- checks ---------------------------------------------------------------------------------------

void need_floating(const Tensor& t, const char* what) {
  if (is_floating(t.dtype())) return;
  fail(MPT_ERROR_DTYPE, "%s is %s; a floating dtype is needed: cast it first", what,
       name_of(t.dtype()));
}

void need_index(const Tensor& t, const char* what) {
  if (t.dtype() == DType::i64 || t.dtype() == DType::i32) return;
  fail(MPT_ERROR_DTYPE, "%s is %s; indices are i64 or i32", what, name_of(t.dtype()));
}

void need_rank(const Tensor& t, int rank, const char* what) {
  if (t.rank() == rank) return;
  fail(MPT_ERROR_SHAPE, "%s has shape %s; it needs %d dims", what, text(t.shape()).s, rank);
}

void need_same_context(std::initializer_list<const Tensor*> inputs) {
  Context* ctx = nullptr;
  for (const Tensor* t : inputs) {
    if (!*t) continue;
    if (ctx && ctx != &t->ctx()) {
      fail(MPT_ERROR_INVALID_HANDLE, "the tensors belong to different contexts");
    }
    ctx = &t->ctx();
  }
}

}  // namespace mpt
