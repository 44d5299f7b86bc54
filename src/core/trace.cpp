// Trace: recording.
// SPDX-License-Identifier: Apache-2.0
#include "core/trace.h"

#include <cstring>

#include "core/error.h"

namespace mpt {
namespace {

Trace::Operand operand(const Tensor& t) { return {t.dtype(), t.shape(), t.name()}; }

}  // namespace

void Trace::open(int op, Phase phase, std::span<const Tensor* const> in, ClassTable::Entry cls,
                 DType scope) {
  if (depth_ == 0) {
    Operation o{op, {}, phase, cls.cls, cls.why, scope, {}};
    for (const Tensor* t : in) o.in.push_back(*t ? operand(*t) : Operand());
    const char* function = call_in_progress.function;
    if (op < 0 && function) o.name = std::strncmp(function, "mpt_", 4) ? function : function + 4;
    ops.push_back(std::move(o));
  }
  ++depth_;
}

void Trace::cast(const Tensor& from, DType to, How how) {
  const int64_t n = from.count();
  const bool copied = how != How::hit && how != How::read;
  const int64_t bytes = !copied ? 0 : n * (size_of(from.dtype()) + size_of(to));
  casts.push_back({ops.size() - 1, operand(from), to, how, bytes});
  ++ops.back().casts;
}

void Trace::kernel(const std::string& text, const char* name, const std::string& refused,
                   int64_t bytes) {
  const bool alone = depth_ == 0;
  if (alone) open(-1, Phase::host, {}, {CastClass::none, CastWhy::off}, DType::none);
  kernels.push_back({ops.size() - 1, text, name, refused, bytes});
  ++ops.back().kernels;
  ops.back().bytes += bytes;
  if (alone) close();
}

const Trace::Operand* Trace::cast_from(const Tensor& t) const {
  const auto it = t->hand_cast ? by_hand_.find(t.get()) : by_hand_.end();
  return it == by_hand_.end() ? nullptr : &it->second;
}

// A tensor without a name gets the name of the tensor that it was cast from.
void Trace::hazard(HazardKind kind, const Tensor& t, const Operand* cast_from, DType to) {
  Hazard h{ops.size() - 1, kind, operand(t), to, {}};
  if (h.from.name.empty() && cast_from) h.from.name = cast_from->name;
  hazards.push_back(std::move(h));
}

void Trace::cast_by_hand(const Tensor& from, const Tensor& to) {
  const Operand* before = cast_from(from);
  if (from->hand_cast) hazard(HazardKind::again, from, before, to.dtype());
  else if (from->wants_grad) hazard(HazardKind::parameter, from, nullptr, to.dtype());
  Operand source = operand(from);
  if (source.name.empty() && before) source.name = before->name;
  by_hand_[to.get()] = std::move(source);
  to->hand_cast = true;
}

void Trace::cast_again(const Tensor& hand_cast, DType to) {
  hazard(HazardKind::undone, hand_cast, cast_from(hand_cast), to);
}

}  // namespace mpt
