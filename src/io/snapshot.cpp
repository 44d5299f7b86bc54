// Snapshots: what can fail is done first, and then the elements are copied by calls that cannot.
// SPDX-License-Identifier: Apache-2.0
#include "io/snapshot.h"

#include <algorithm>
#include <cstring>

#include "autograd/node.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "core/context.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "precision/master.h"

namespace mpt::io {
namespace {

// Copies of elements to be made.
class Copies {
 public:
  void add(const Tensor& to, const Tensor& from) {
    list_.emplace_back(to, from.contiguous() ? from : ops::contiguous(from.alias()));
  }
  // Returns `present` if it can take the elements of `from`, else a new tensor beside it, and adds
  // the copy.
  Tensor into(const Tensor& present, const Tensor& from, Purpose purpose) {
    if (!from) return {};
    const PlaceGuard guard(from.ctx(), from.place());
    const bool fits = present && present.dtype() == from.dtype() &&
                      present.shape() == from.shape() && &present.place() == &from.place();
    Tensor to = fits ? present : Tensor::empty(from.ctx(), from.dtype(), from.shape(), purpose);
    add(to, from);
    return to;
  }
  void run() const noexcept {
    for (const auto& [to, from] : list_) copy_bytes(to, from);
  }

 private:
  std::vector<std::pair<Tensor, Tensor>> list_;
};

// Replaces the tensors of an optimizer's state by others that get their elements: those of
// `present` where they fit.
void move_to(Optimizer::State& s, const std::vector<Optimizer::Slot>& present,
             const Tensor& present_counts, Purpose purpose, Copies& copies) {
  for (size_t i = 0; i < s.slots.size(); ++i) {
    for (int k = 0; k < kStates; ++k) {
      OptimizerState& state = s.slots[i].state[k];
      if (!state) continue;
      const OptimizerState now = i < present.size() ? present[i].state[k] : OptimizerState();
      Tensor codes = copies.into(now.codes(), state.codes(), purpose);
      Tensor scale = copies.into(now.scale(), state.scale(), purpose);
      state = OptimizerState::make(state.spec(), std::move(codes), std::move(scale));
    }
  }
  if (!s.counts.all) return;
  const Tensor counts = copies.into(present_counts, s.counts.all, Purpose::other);
  s.counts = {counts, counts.view({}, {}, 0)};
}

// True if another rank keeps the elements, and their copy.
bool is_away(const Tensor& t) { return t->storage->source && !t->storage->source->is_own(); }

// True if a snapshot has no copy: nothing of this rank writes the elements.
bool is_left_out(const Tensor& t) { return is_away(t) || t->storage->read_only; }

Master master_of(const Tensor& t) { return t->meta ? t->meta->master.kind : Master::none; }

constexpr const char* kDiffers = "the training is not that of the snapshot";

}  // namespace

Ref<Snapshot> Snapshot::make(Training t) {
  auto s = Ref<Snapshot>::adopt(new Snapshot(std::move(t)));
  s->take();
  return s;
}

void Snapshot::take() {
  need_no_recorded_work(ctx(), "a snapshot");
  const GradModeGuard no_grad(ctx(), GradMode::disabled);
  Copies copies;
  std::vector<Kept> kept;
  t_.for_each_tensor([&](const Params::Entry& e) {
    const Kept before = kept.size() < kept_.size() ? kept_[kept.size()] : Kept{};
    if (is_left_out(e.tensor)) {
      kept.push_back({.value = {},
                      .bits = {},
                      .master = master_of(e.tensor),
                      .was_read_only = e.tensor->storage->read_only});
      return;
    }
    const Tensor bits = has_master(e.tensor) ? current_master_bits(e.tensor) : Tensor();
    kept.push_back({.value = copies.into(before.value, e.tensor, Purpose::other),
                    .bits = copies.into(before.bits, bits, Purpose::other),
                    .master = master_of(e.tensor)});
  });
  TrainingValues now = values_of(t_);
  values_.optimizers.resize(now.optimizers.size());  // the first time
  for (size_t i = 0; i < now.optimizers.size(); ++i) {
    const Optimizer::State& before = values_.optimizers[i];
    move_to(now.optimizers[i], before.slots, before.counts.all, Purpose::other, copies);
  }
  size_t bytes = 0;
  for (const HostValue& v : t_.values) bytes += v.bytes;
  if (host_.size() != bytes) {
    memory_.add(bytes);
    host_.resize(bytes);
  }
  copies.run();
  kept_ = std::move(kept);
  values_ = std::move(now);
  std::byte* at = host_.data();
  for (const HostValue& v : t_.values) {
    if (v.bytes > 0) std::memcpy(at, v.data, v.bytes);
    at += v.bytes;
  }
}

void Snapshot::check_fit() const {
  size_t count = 0, i = 0;
  t_.for_each_tensor([&](const Params::Entry&) { ++count; });
  if (count != kept_.size()) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s: it had %zu parameters and buffers and has %zu", kDiffers,
         kept_.size(), count);
  }
  t_.for_each_tensor([&](const Params::Entry& e) {
    const Kept& k = kept_[i++];
    const Tensor& t = e.tensor;
    if (!k.value && is_left_out(t)) return;
    if (k.was_read_only) {
      fail(
          MPT_ERROR_INVALID_ARGUMENT,
          "%s: the memory of '%s' was read-only, so that the snapshot has no copy, and is not now: "
          "take the snapshot again",
          kDiffers, e.name.c_str());
    }
    if (!k.value || is_away(t)) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s: '%s' has another owner", kDiffers, e.name.c_str());
    }
    if (!(k.value.shape() == t.shape())) {
      fail(MPT_ERROR_SHAPE, "'%s' has shape %s in the snapshot and %s now", e.name.c_str(),
           text(k.value.shape()).s, text(t.shape()).s);
    }
    const bool has_bits = static_cast<bool>(k.bits);
    if (k.value.dtype() != t.dtype() || has_bits != has_master(t) ||
        (has_bits && k.master != master_of(t))) {
      fail(
          MPT_ERROR_DTYPE,
          "'%s' is %s in the snapshot and %s now, or has another kind of master: set the precision "
          "of then, or take the snapshot again",
          e.name.c_str(), name_of(k.value.dtype()), name_of(t.dtype()));
    }
    ops::need_writable(t, Op::write);
  });
  for (const Ref<Stepper>& s : t_.steppers) {
    for (const Ref<Optimizer>& o : s->optimizers()) {
      if (std::find(t_.optimizers.begin(), t_.optimizers.end(), o) == t_.optimizers.end())
        fail(MPT_ERROR_INVALID_ARGUMENT, "%s: a stepper has got another optimizer", kDiffers);
    }
  }
  for (size_t n = 0; n < t_.optimizers.size(); ++n) {
    Optimizer& o = *t_.optimizers[n];
    const Optimizer::State& then = values_.optimizers[n];
    if (o.groups().size() != then.hyper.size()) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s: optimizer %zu had %zu groups and has %zu", kDiffers, n,
           then.hyper.size(), o.groups().size());
    }
    for (size_t k = 0; k < o.slots().size(); ++k) {
      const Optimizer::Slot& now = o.slots()[k];
      if (now.group == then.slots[k].group && now.owner == then.slots[k].owner) continue;
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s: '%s' has got another group or owner in optimizer %zu",
           kDiffers, now.entry->name.c_str(), n);
    }
  }
  auto saved = values_.scalers.begin();
  t_.for_each_scaler([&](const Scaler& s) {
    s.check_restore(saved->options, saved->state);
    ++saved;
  });
}

void Snapshot::restore() {
  need_no_recorded_work(ctx(), "a rollback");
  const GradModeGuard no_grad(ctx(), GradMode::disabled);
  check_fit();
  Copies copies;
  size_t i = 0;
  t_.for_each_tensor([&](const Params::Entry& e) {
    const Kept& k = kept_[i++];
    if (StorageSource* const source = e.tensor->storage->source) source->forget_all();
    if (!k.value) return;
    copies.add(e.tensor, k.value);
    if (k.bits) copies.add(e.tensor->meta->master.bits, k.bits);
  });
  TrainingValues then = values_;
  for (size_t n = 0; n < then.optimizers.size(); ++n) {
    Optimizer& o = *t_.optimizers[n];
    move_to(then.optimizers[n], o.slots(), o.counts(), Purpose::states, copies);
  }
  copies.run();
  t_.for_each_tensor([&](const Params::Entry& e) {
    if (e.tensor->storage->read_only) return;
    ops::touch(e.tensor, Op::write);
    if (has_master(e.tensor)) mark_master_bits_current(e.tensor);
  });
  put(t_, std::move(then));
  const std::byte* at = host_.data();
  for (const HostValue& v : t_.values) {
    if (v.bytes > 0) std::memcpy(v.data, at, v.bytes);
    at += v.bytes;
  }
}

}  // namespace mpt::io
