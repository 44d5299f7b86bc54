// Trace: recording.
// SPDX-License-Identifier: Apache-2.0
#include "observe/trace.h"

#include <cstring>

#include "backends/cache.h"
#include "backends/kernel_info.h"
#include "backends/multi.h"
#include "core/error.h"

namespace mpt {
namespace {

Trace::Operand operand(const Tensor& t) { return {t.dtype(), t.shape(), t.name()}; }

template <class T>
void drop(T& list) {
  T().swap(list);
}

// -- bytes that a launch reads and writes ---------------------------------------------------------

int64_t bytes_of(const Tensor& t) {
  if (!t) return 0;
  int64_t n = size_of(t.dtype());
  for (int i = 0; i < t.rank(); ++i)
    if (t.stride()[i] != 0) n *= t.shape()[i];
  return n;
}

int64_t bytes_of(const Launch& l) {
  if (info(l.kernel).over_tensors) return static_cast<const PassSize*>(l.scalars)->bytes;
  int64_t bytes = 0;
  for (auto side : {l.out, l.in})
    for (const Tensor* t : side) bytes += bytes_of(*t);
  return bytes;
}

}  // namespace

void Trace::begin(Context& ctx, Mode mode) {
  clear();
  memory_ = std::make_unique<Arena::Outside>(ctx.arena);
  generator_ = ctx.generator;
  on_ = true;
  ctx.dry_run = mode == Mode::dry;
  attach(ctx);
}

void Trace::end(Context& ctx) {
  if (ctx.dry_run) ctx.generator = generator_;
  on_ = false;
  ctx.dry_run = false;
  detach(ctx);
}

template <class F>
void Trace::attempt(F f) noexcept {
  if (is_full_) return;
  try {
    f();
  } catch (...) {
    is_full_ = true;
    drop(ops);
    drop(casts);
    drop(kernels);
    drop(hazards);
    drop(by_hand_);
    memory_->shrink_to(0);
  }
}

template <class T>
void Trace::add(std::vector<T>& list, T record, size_t more) {
  memory_->grow(list);
  memory_->add(more);
  list.push_back(std::move(record));
}

void Trace::add_op(const OpEvent& e) {
  Operation o{.op = e.op,
              .name = {},
              .phase = e.phase,
              .cls = e.cls.cls,
              .why = e.cls.why,
              .scope = e.scope,
              .in = {}};
  o.in.reserve(e.in.size());
  for (const Tensor* t : e.in) o.in.push_back(*t ? operand(*t) : Operand());
  const char* function = call_in_progress.function;
  if (e.op < 0 && function) o.name = std::strncmp(function, "mpt_", 4) ? function : function + 4;
  size_t more = o.in.size() * sizeof(Operand) + o.name.size();
  for (const Operand& t : o.in) more += t.name.size();
  add(ops, std::move(o), more);
}

void Trace::op_began(const OpEvent& e) noexcept {
  if (depth_ == 0) attempt([&] { add_op(e); });
  ++depth_;
}

void Trace::cast(const Tensor& from, DType to, CastHow how) noexcept {
  attempt([&] {
    const int64_t n = from.count();
    const bool copied = how != CastHow::hit && how != CastHow::read;
    const int64_t bytes = !copied ? 0 : n * (size_of(from.dtype()) + size_of(to));
    Cast c{.op = ops.size() - 1, .from = operand(from), .to = to, .how = how, .bytes = bytes};
    const size_t name = c.from.name.size();
    add(casts, std::move(c), name);
    ++ops.back().casts;
    if (from->hand_cast) hazard(HazardKind::undone, from, cast_from(from), to);
  });
}

void Trace::launching(const Launch& l) noexcept {
  attempt([&] {
    if (depth_ == 0) add_op({.op = -1, .phase = OpPhase::host, .in = {}});
    const Prepared& p = l.prepared;
    const int64_t bytes = bytes_of(l);
    Kernel k{
        .op = ops.size() - 1, .text = p.text, .name = p.name, .refused = p.refused, .bytes = bytes};
    const size_t texts = k.text.size() + k.name.size() + k.refused.size();
    add(kernels, std::move(k), texts);
    ++ops.back().kernels;
    ops.back().bytes += bytes;
  });
}

const Trace::Operand* Trace::cast_from(const Tensor& t) const {
  const auto it = t->hand_cast ? by_hand_.find(t.get()) : by_hand_.end();
  return it == by_hand_.end() ? nullptr : &it->second;
}

// A tensor without a name gets the name of the tensor that it was cast from.
void Trace::hazard(HazardKind kind, const Tensor& t, const Operand* cast_from, DType to) {
  Hazard h{.op = ops.size() - 1, .kind = kind, .from = operand(t), .to = to, .text = {}};
  if (h.from.name.empty() && cast_from) h.from.name = cast_from->name;
  constexpr size_t kText = 512;  // bounds Hazard::text without the name
  const size_t more = 2 * h.from.name.size() + kText;
  add(hazards, std::move(h), more);
}

void Trace::op_cast(const Tensor& from, const Tensor& to) noexcept {
  if (depth_ != 1 || !to.ctx().autocast.enabled || !is_floating(to.dtype())) return;
  attempt([&] {
    const Operand* before = cast_from(from);
    if (from->hand_cast) hazard(HazardKind::again, from, before, to.dtype());
    else if (from->wants_grad) hazard(HazardKind::parameter, from, nullptr, to.dtype());
    Operand source = operand(from);
    if (source.name.empty() && before) source.name = before->name;
    memory_->add(sizeof(decltype(by_hand_)::value_type) + 4 * sizeof(void*) + source.name.size());
    by_hand_[to.get()] = std::move(source);
    to->hand_cast = true;
  });
}

}  // namespace mpt
