// A save of all ranks: formats, values in the order of the file, and the end.
// SPDX-License-Identifier: Apache-2.0
#include "io/ranks_save.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <span>
#include <utility>

#include "backends/cache.h"
#include "backends/host_access.h"
#include "comm/messages.h"
#include "core/context.h"
#include "core/error.h"

namespace mpt::io {

RanksSave::RanksSave(Comm& comm, int passes, uint64_t same) : comm_(comm) {
  const int32_t other = Meeting(comm).meet(Together::save, 0, same);
  if (other >= 0) {
    fail(MPT_ERROR_COMM,
         "rank %d saves another training than rank 0: its optimizers, or the names, owners or "
         "groups of its parameters differ",
         other);
  }
  const auto mine = static_cast<uint8_t>(passes);
  writes_ = gathered(comm, std::span<const uint8_t>(&mine, 1));
  passes_ = *std::max_element(writes_.begin(), writes_.end());
}

std::vector<StateSpec> RanksSave::specs_of(Optimizer& o) {
  struct Format {
    DType dtype;
    StateFormat format;
    int32_t block;
  };
  const std::vector<Optimizer::Slot>& slots = o.slots();
  std::vector<Format> mine(slots.size() * kStates);
  std::memset(static_cast<void*>(mine.data()), 0, mine.size() * sizeof(Format));
  std::vector<StateSpec> specs;
  for (size_t i = 0; i < slots.size(); ++i) {
    for (int k = 0; k < kStates; ++k) {
      const OptimizerState& s = slots[i].state[k];
      Format& f = mine[i * kStates + static_cast<size_t>(k)];
      f.dtype = DType::none;
      if (s) f = {s.spec().dtype, s.spec().format, s.spec().block};
    }
  }
  const std::vector<Format> all = gathered(comm_, std::span<const Format>(mine));
  for (size_t i = 0; i < mine.size(); ++i) {
    const Optimizer::Slot& slot = slots[i / kStates];
    const auto owner = static_cast<size_t>(slot.owner < 0 ? comm_.rank() : slot.owner);
    const Format& f = all[owner * mine.size() + i];
    StateSpec& spec = specs.emplace_back();
    spec.dtype = f.dtype;
    spec.format = f.format;
    spec.block = f.block;
  }
  return specs;
}

Named RanksSave::add(int32_t owner, std::string name, DType dtype, const Dims& shape,
                     std::function<Tensor()> value) {
  const auto fetched = [this, name] { return fetch(name); };
  items_.push_back({owner, {name, dtype, shape, std::move(value)}});
  return {std::move(name), dtype, shape, fetched};
}

void RanksSave::begin() {
  std::sort(items_.begin(), items_.end(),
            [](const Item& a, const Item& b) { return is_before(a.tensor, b.tensor); });
}

// Sends the next value, from its owner to the ranks that write a file, and returns it there. The
// others must not wait for a rank that fails.
Tensor RanksSave::send_next() {
  return comm_.together("take part in mpt_training_save",
                        [&] { return send(items_[next_++ % items_.size()]); });
}

Tensor RanksSave::send(const Item& item) {
  const auto me = static_cast<size_t>(comm_.rank()), owner = static_cast<size_t>(item.owner);
  const PlaceGuard on_host(comm_.ctx(), comm_.ctx().host);
  Tensor value;
  if (me == owner) {
    const OwnElements own(comm_.ctx());
    value = host_copy(item.tensor.value());
  } else if (writes_[me]) {
    value = Tensor::empty(comm_.ctx(), item.tensor.dtype, item.tensor.shape);
  }
  exchange_now(comm_, with_others(comm_, [&](size_t r) {
                 mpt_comm_message m = {};
                 if (me == owner && writes_[r]) {
                   const HostView<char> from(value);
                   m.send = from.data();
                   m.send_bytes = from.size();
                 } else if (r == owner && writes_[me]) {
                   const HostWriter<char> to(value);
                   m.recv = to.data();
                   m.recv_bytes = to.size();
                 }
                 return m;
               }));
  return value;
}

Tensor RanksSave::fetch(const std::string& name) {
  if (next_ == all() || items_[next_ % items_.size()].tensor.name != name) {
    fail(MPT_ERROR_INTERNAL, "the value of '%s' is asked for in another order than it travels",
         name.c_str());
  }
  return send_next();
}

void RanksSave::finish(const std::string& failure) {
  if (comm_.has_failed()) return;  // and this rank throws what it has failed with
  while (next_ < all()) send_next();
  char mine[200] = {};
  std::strncpy(mine, failure.c_str(), sizeof mine - 1);
  const std::vector<char> all = gathered(comm_, std::span<const char>(mine));
  is_finished_ = true;
  for (size_t r = 0; r < writes_.size(); ++r) {
    const char* const theirs = all.data() + r * sizeof mine;
    if (!*theirs || r == static_cast<size_t>(comm_.rank())) continue;
    if (failure.empty()) fail(MPT_ERROR_COMM, "rank %zu wrote no file: %s", r, theirs);
  }
}

}  // namespace mpt::io
