// Publishing of parameters to another set.
// SPDX-License-Identifier: Apache-2.0
#include "train/publishing.h"

#include <utility>

#include "autocast/cast_cache.h"
#include "autograd/node.h"
#include "backends/cache.h"
#include "backends/devices.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "core/context.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "optim/average.h"
#include "precision/master.h"

namespace mpt {
namespace {

void need_host(const Params& set, const char* which) {
  if (set.ctx().home->is_host) return;
  fail(MPT_ERROR_UNSUPPORTED, "`%s` is on %s; sets are published between contexts on the host",
       which, name_of(*set.ctx().home).s);
}

// Writes the value of a tensor, with its master, in the dtype of another one.
void write_value(const Tensor& to, const Tensor& from) {
  need_whole(from);
  const Tensor value = to.dtype() == from.dtype() ? from : master_read(from);
  launch(Kernel::copy, {&to}, {&value});
}

// True if a recording reads or writes the memory.
bool is_recorded(const Storage& s) { return s.owned && s.block && s.block->holds > 0; }

// Throws if a parameter that a subscriber has left out is not read-only any more.
void need_read_only(const Tensor& t) {
  if (t->storage->read_only) return;
  fail(MPT_ERROR_STATE,
       "the tensor%s was read-only in both sets at mpt_subscriber_create, which left it out, and "
       "is not now: create the subscriber anew",
       t.quoted().s);
}

}  // namespace

Ref<Publisher> Publisher::make(Ref<Params> from) {
  need_host(*from, "from");
  return Ref<Publisher>::adopt(new Publisher(std::move(from)));
}

// Writes the values into the reader's slot, which the reader does not see yet.
void Publisher::write(const Reader& r) const {
  const std::lock_guard<std::mutex> writing(r.exchange->writing);
  if (!r.exchange->has_reader) return;
  for (const Tensor& t : r.left_out) need_read_only(t);
  for (const Item& i : r.items) write_value(i.slots[r.slot], i.value);
}

// Gives the written slot to the reader. Returns false if the subscriber has ended.
bool Publisher::give(Reader& r) const noexcept {
  const std::lock_guard<std::mutex> writing(r.exchange->writing);
  if (!r.exchange->has_reader) return false;
  r.exchange->versions[r.slot] = version_;
  r.slot = r.exchange->give(r.slot);
  return true;
}

// Writes for all readers first, which can fail: a publication that fails gives nothing to any.
int64_t Publisher::publish() {
  const WholeCall whole(ctx());
  need_no_recorded_work(ctx(), "mpt_publisher_publish");
  const GradModeGuard no_grad(ctx(), GradMode::disabled);
  for (const Reader& r : readers_) write(r);
  ++version_;
  std::erase_if(readers_, [this](Reader& r) { return !give(r); });
  return version_;
}

Subscriber::~Subscriber() {
  const std::lock_guard<std::mutex> writing(exchange_->writing);
  exchange_->has_reader = false;
}

// Makes the slots of one tensor, which both sides see, unless it is read-only in both sets.
void Subscriber::add(const Params::Entry& e, Publisher::Reader& reader, const Params& from) {
  const Tensor& t = e.tensor;
  const Tensor& source = from.get(e.name);
  if (are_read_only(t, source)) {
    left_out_.push_back(t);
    reader.left_out.push_back(source);
    return;
  }
  if (has_extra_bits(t->need_meta().master.kind)) {
    fail(MPT_ERROR_UNSUPPORTED,
         "'%s' of `to` has a master, which a set that does not train needs not: set a precision "
         "without one, as bf16-true",
         e.name.c_str());
  }
  const PlaceGuard there(ctx(), ctx().host);
  Publisher::Item written{source, {}};
  Item read{&e, {}};
  for (uint32_t s = 0; s < SlotExchange::kSlots; ++s) {
    read.slots[s] = Tensor::empty(ctx(), t.dtype(), t.shape(), Purpose::parameters);
    const HostWriter<char> memory(read.slots[s]);
    Context& c = from.ctx();
    written.slots[s] =
        Tensor::on(Storage::borrow(c, c.host, memory.data(), memory.size(), nullptr, nullptr),
                   t.dtype(), t.shape(), contiguous_strides(t.shape()), 0);
  }
  reader.items.push_back(std::move(written));
  items_.push_back(std::move(read));
}

Ref<Subscriber> Subscriber::make(Ref<Params> to, Publisher& publisher, bool copies) {
  need_host(*to, "to");
  const Params& from = *publisher.from_;
  need_matching(*to, from, "mpt_subscriber_create");
  Publisher::Reader reader;
  reader.exchange = std::make_shared<SlotExchange>();
  const auto s = Ref<Subscriber>::adopt(new Subscriber(std::move(to), copies, reader.exchange));
  for (const Params::Entry& e : s->to_->params()) s->add(e, reader, from);
  for (const Params::Entry& e : s->to_->buffers()) s->add(e, reader, from);
  publisher.readers_.push_back(std::move(reader));
  return s;
}

// Throws if the set cannot take values now: its dtypes are others than when it subscribed, its
// memory is read-only, or something besides the set reads the memory that it would give back.
void Subscriber::need_fit() const {
  for (const Tensor& t : left_out_) need_read_only(t);
  for (const Item& i : items_) {
    const Tensor &to = i.to->tensor, &slot = i.slots[slot_];
    const char* const name = i.to->name.c_str();
    if (to.dtype() != slot.dtype() || has_extra_bits(to->meta->master.kind)) {
      fail(MPT_ERROR_STATE,
           "'%s' has got another precision since mpt_subscriber_create: create the subscriber anew",
           name);
    }
    ops::need_writable(to, Op::write);
    if (copies_) continue;
    const bool has_slot = to->storage.get() == slot->storage.get();
    for (const Tensor* const t : {&to, &slot}) {
      const Storage& s = *(*t)->storage;
      if (is_recorded(s)) {
        fail(MPT_ERROR_STATE,
             "'%s' is in use by a recording, whose replays read its present memory: release that, "
             "or create the subscriber with `copies` = 1",
             name);
      }
      if (s.refs == (has_slot ? 2 : 1)) continue;
      fail(MPT_ERROR_STATE,
           "'%s' is still in use, by a view, a graph or a recording of its present values: release "
           "that, or create the subscriber with `copies` = 1",
           name);
    }
  }
}

int64_t Subscriber::take() {
  need_no_recorded_work(ctx(), "mpt_subscriber_take");
  if (!exchange_->has_new()) return version_;
  need_fit();
  slot_ = exchange_->take(slot_);
  version_ = exchange_->versions[slot_];
  for (const Item& i : items_) {
    const Tensor &to = i.to->tensor, &from = i.slots[slot_];
    if (copies_) {
      copy_bytes(to, from);
      ops::touch(to, Op::write);
      continue;
    }
    NewStorage fresh;
    fresh.main = from;
    fresh.master = to->meta->master.kind;
    fresh.grad_dtype = to->meta->grad_dtype;
    apply_storage(to, std::move(fresh));
  }
  return version_;
}

}  // namespace mpt
