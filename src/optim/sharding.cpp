// Owners of parameters, and what they tell the other ranks in a step.
// SPDX-License-Identifier: Apache-2.0
#include "optim/sharding.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <utility>

#include "backends/cache.h"
#include "backends/host_access.h"
#include "comm/messages.h"
#include "core/context.h"
#include "core/sizes.h"
#include "core/tensor_meta.h"
#include "ops/ops.h"

namespace mpt {

void give_owners(const Ref<Comm>& comm, std::span<const Ref<Optimizer>> optimizers,
                 GatheredParams* gathered, int64_t gather_from) {
  struct New {
    Optimizer* optimizer;
    size_t slot;
    const Tensor* param;
    uint8_t can_keep;  // the owner alone can keep it
  };
  std::vector<New> fresh;
  std::vector<int64_t> load(static_cast<size_t>(comm->size()));
  std::map<const Storage*, int32_t> owners;  // two parameters on one storage have one owner
  for (const Ref<Optimizer>& o : optimizers) {
    const std::vector<Optimizer::Slot>& slots = o->slots();
    for (size_t i = 0; i < slots.size(); ++i) {
      const Optimizer::Slot& s = slots[i];
      const Tensor& p = s.entry->tensor;
      if (s.owner >= 0) {
        load[static_cast<size_t>(s.owner)] += p.count();
        owners.emplace(p->storage.get(), s.owner);
      } else if (!p->meta->accepts_row_sparse) {
        const bool can = gathered && p.bytes() >= gather_from && GatheredParams::can_keep(p);
        fresh.push_back({o.get(), i, &p, can});
      }
    }
  }
  std::stable_sort(fresh.begin(), fresh.end(),
                   [](const New& a, const New& b) { return a.param->count() > b.param->count(); });
  std::vector<uint8_t> can_keep;
  for (const New& n : fresh) can_keep.push_back(n.can_keep);
  if (gathered) can_keep = mpt::gathered(*comm, std::span<const uint8_t>(can_keep));
  for (size_t i = 0; i < fresh.size(); ++i) {
    const New& n = fresh[i];
    const auto least = std::min_element(load.begin(), load.end());
    const auto at = owners.emplace(n.param->get()->storage.get(), least - load.begin()).first;
    const int32_t owner = at->second;
    load[static_cast<size_t>(owner)] += n.param->count();
    n.optimizer->shard(comm, n.slot, owner);
    bool can = gathered && !n.param->get()->storage->source;
    for (size_t k = i; k < can_keep.size(); k += fresh.size()) can &= can_keep[k] != 0;
    if (can) gathered->add(*n.param, owner);
  }
}

// -- statistics -----------------------------------------------------------------------------------

void share_stats(Comm& comm, Optimizer& optimizer, const TensorPlan& plan, const Tensor& stats) {
  const std::span<const MultiTensor> tensors = plan.tensors();
  const std::vector<Optimizer::Slot>& slots = optimizer.slots();
  const auto ranks = static_cast<size_t>(comm.size()), me = static_cast<size_t>(comm.rank());
  const auto slot_of = [&](const MultiTensor& t) -> const Optimizer::Slot& {
    return slots[static_cast<size_t>(t.slot)];
  };
  const auto chunks_of = [&](const MultiTensor& t) {
    const Tensor& p = slot_of(t).entry->tensor;
    const Tensor& grad = p->meta->grad;  // rows are here, too
    const int64_t away = grad ? grad.count() : p.count();
    const int64_t elements = slot_of(t).is_away ? away : t.count;
    return static_cast<size_t>(steps_over(elements, int64_t{kMultiUnit}));
  };
  // The partial statistics of each rank's chunks, in the order of the pass. Those of parameters
  // without an owner are here.
  std::vector<std::vector<MultiPartial>> partials(ranks + 1);
  std::vector<size_t> counts(ranks + 1);
  const auto index_of = [&](const Optimizer::Slot& s) {
    return s.owner < 0 ? ranks : static_cast<size_t>(s.owner);
  };
  for (const MultiTensor& t : tensors) counts[index_of(slot_of(t))] += chunks_of(t);
  const bool has_own = counts[me] + counts[ranks] > 0;
  const Tensor here = has_own ? host_copy(plan.partials()) : Tensor();
  if (has_own) {
    const HostView<MultiPartial> own(here);
    size_t at = 0;
    for (const MultiTensor& t : tensors) {
      if (slot_of(t).is_away) continue;
      std::vector<MultiPartial>& to = partials[index_of(slot_of(t))];
      for (size_t n = chunks_of(t); n > 0; --n) to.push_back(own[at++]);
    }
  }
  exchange_now(comm, with_others(comm, [&](size_t r) -> mpt_comm_message {
                 partials[r].resize(counts[r]);
                 return {.send = partials[me].data(),
                         .send_bytes = partials[me].size() * sizeof(MultiPartial),
                         .recv = partials[r].data(),
                         .recv_bytes = counts[r] * sizeof(MultiPartial)};
               }));
  std::vector<GradStats> rows(static_cast<size_t>(stats.size(0)));
  std::vector<size_t> at(ranks + 1);
  for (const MultiTensor& t : tensors) {
    const size_t from = index_of(slot_of(t));
    for (size_t n = chunks_of(t); n > 0; --n)
      rows[static_cast<size_t>(t.group)].add(partials[from][at[from]++], t.slot);
  }
  upload(stats, rows.data(), rows.size() * sizeof(GradStats));
}

// -- parameters -----------------------------------------------------------------------------------

namespace {

// Some parameters that travel together: those of each rank are one message.
class Parcel {
 public:
  Parcel(Comm& comm, std::vector<const Optimizer::Slot*> slots)
      : comm_(comm), slots_(std::move(slots)), exchange_(comm) {
    const auto ranks = static_cast<size_t>(comm.size()), me = static_cast<size_t>(comm.rank());
    std::vector<size_t> bytes(ranks);
    for (const Optimizer::Slot* s : slots_) bytes[static_cast<size_t>(s->owner)] += bytes_of(*s);
    size_t all = 0;
    for (size_t r = 0; r < ranks; ++r) {
      begin_.push_back(all);
      all += bytes[r];
    }
    const PlaceGuard on_host(comm.ctx(), comm.ctx().host);
    buffer_ = Tensor::empty(comm.ctx(), DType::u8, {static_cast<int64_t>(all)}, Purpose::other);
    const HostWriter<char> to(buffer_);
    std::vector<size_t> at = begin_;
    for (const Optimizer::Slot* s : slots_) {
      if (s->is_away) continue;
      download(to.data() + at[me], s->entry->tensor);
      at[me] += bytes_of(*s);
    }
    exchange_.begin(with_others(comm_, [&](size_t r) -> mpt_comm_message {
      return {.send = to.data() + begin_[me],
              .send_bytes = bytes[me],
              .recv = to.data() + begin_[r],
              .recv_bytes = bytes[r]};
    }));
  }

  // Waits for the values, and writes them.
  void finish() {
    exchange_.wait();
    const HostView<char> from(buffer_);
    std::vector<size_t> at = begin_;
    for (const Optimizer::Slot* s : slots_) {
      if (!s->is_away) continue;
      size_t& next = at[static_cast<size_t>(s->owner)];
      upload(s->entry->tensor, from.data() + next, bytes_of(*s));
      ops::touch(s->entry->tensor, Op::optimizer_step);
      next += bytes_of(*s);
    }
  }

  static size_t bytes_of(const Optimizer::Slot& s) {
    return static_cast<size_t>(s.entry->tensor.bytes());
  }

 private:
  Comm& comm_;
  std::vector<const Optimizer::Slot*> slots_;
  std::vector<size_t> begin_;  // where each rank's bytes begin in the buffer
  Tensor buffer_;
  Exchange exchange_;  // destroyed before the memory that it uses
};

}  // namespace

void forget_params(std::span<const Ref<Optimizer>> optimizers) noexcept {
  for (const Ref<Optimizer>& o : optimizers)
    for (const Optimizer::Slot& s : o->slots())
      if (StorageSource* const source = s.entry->tensor->storage->source) source->forget_all();
}

void share_params(Comm& comm, std::span<const Ref<Optimizer>> optimizers,
                  const std::vector<bool>& updated, int64_t most) {
  std::unique_ptr<Parcel> under_way;
  std::vector<const Optimizer::Slot*> slots;
  size_t bytes = 0;
  const auto send = [&] {
    if (slots.empty()) return;
    auto next = std::make_unique<Parcel>(comm, std::exchange(slots, {}));
    if (under_way) under_way->finish();
    under_way = std::move(next);
    bytes = 0;
  };
  size_t at = 0;
  for (const Ref<Optimizer>& o : optimizers) {
    for (const Optimizer::Slot& s : o->slots()) {
      if (!updated[at++] || s.owner < 0) continue;
      if (s.entry->tensor->storage->source) continue;
      slots.push_back(&s);
      bytes += Parcel::bytes_of(s);
      if (bytes >= static_cast<size_t>(most)) send();
    }
  }
  send();
  if (under_way) under_way->finish();
}

}  // namespace mpt
