// Buckets of gradients: packing, sending, and the sums as gradients.
// SPDX-License-Identifier: Apache-2.0
#include "train/grad_reducer.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <string>

#include "autograd/grad_sum.h"
#include "autograd/leaf_grads.h"
#include "autograd/row_sparse.h"
#include "backends/host_access.h"
#include "comm/messages.h"
#include "core/error.h"
#include "core/sizes.h"
#include "core/tensor_meta.h"

namespace mpt {
namespace {

constexpr int64_t kLine = 64;  // bytes to which a gradient is aligned in its bucket
// The results of a bucket are sent when so many more buckets have left: a number and not the time
// of arrival, because all ranks have to start their exchanges in the same order.
constexpr size_t kAhead = 2;

int64_t aligned(int64_t elements, DType dtype) {
  const int64_t line = kLine / size_of(dtype);
  return steps_over(elements, line) * line;
}

// True if a dense gradient can be its bucket, which is not written once it leaves.
bool can_travel(const Tensor& grad, DType wire) {
  return grad.dtype() == wire && grad->offset == 0 && grad.contiguous() && is_sole_owner(grad);
}

bool is_trained(const Params::Entry& e) { return e.tensor->wants_grad && e.tensor.count() > 0; }

// Message of each rank behind the exchanges of a step, before the numbers of its gradients.
struct Head {
  uint64_t settings, draws;
  int32_t bad_rank;
  int32_t drops;
};

}  // namespace

int64_t GradReducer::Bucket::place_of(int64_t count) const {
  return is_one() ? count : aligned(count, wire);
}

const GradReducer::Item* GradReducer::find(const Tensor& leaf) const {
  const auto at =
      std::lower_bound(by_address_.begin(), by_address_.end(), leaf.get(),
                       [](const ByAddress& a, const TensorImpl* t) { return a.leaf < t; });
  return at != by_address_.end() && at->leaf == leaf.get() ? &items_[at->item] : nullptr;
}

// -- the plan -------------------------------------------------------------------------------------

// Lists the parameters that are trained, and makes buckets if they are others than before.
void GradReducer::plan(const std::vector<Ref<Optimizer>>& optimizers, int32_t addends) {
  size_t n = 0;
  bool is_same = true;
  const auto key_of = [&](auto o, size_t slot) {
    return static_cast<uint64_t>(optimizers.rend() - o) << 32 | slot;
  };
  for (auto o = optimizers.rbegin(); o != optimizers.rend(); ++o) {
    const std::vector<Optimizer::Slot>& slots = (*o)->slots();
    for (auto s = slots.rbegin(); s != slots.rend(); ++s) {
      const Params::Entry* const e = s->entry;
      if (!is_trained(*e)) continue;
      const DType kept = kept_grad_dtype(e->tensor, addends);
      const int32_t owner = options_.to_owners ? s->owner : -1;
      if (n < items_.size() && items_[n].entry == e && items_[n].kept == kept &&
          items_[n].owner == owner) {
        ++n;
        continue;
      }
      is_same = false;
      const size_t slot = static_cast<size_t>(slots.rend() - s) - 1;
      const bool is_sparse = n < items_.size() && items_[n].entry == e && items_[n].is_sparse;
      items_.resize(n);
      items_.push_back({.optimizer = o->get(),
                        .slot_index = slot,
                        .key = key_of(o, slot),
                        .entry = e,
                        .kept = kept,
                        .owner = owner,
                        .is_sparse = is_sparse});
      ++n;
    }
  }
  if (is_same && n == items_.size() && !buckets_.empty()) return;
  items_.resize(n);
  order_.resize(n);
  std::iota(order_.begin(), order_.end(), size_t{0});
  observes_ = options_.in_backward;
  make_buckets();
}

void GradReducer::make_buckets() {
  buckets_.clear();
  by_address_.clear();
  for (size_t place = 0; place < order_.size(); ++place) {
    const size_t i = order_[place];
    Item& item = items_[i];
    by_address_.push_back({item.leaf().get(), i});
    if (item.is_sparse) continue;
    const DType wire = options_.wire != DType::none && is_half_below(options_.wire, item.kept)
                           ? options_.wire
                           : item.kept;
    const int64_t count = aligned(item.leaf().count(), wire);
    const bool to_owners = item.owner >= 0;
    const auto is_alike = [&](const Bucket& b) {
      return b.kept == item.kept && b.to_owners == to_owners;
    };
    auto b = std::find_if(buckets_.rbegin(), buckets_.rend(), is_alike);
    if (b == buckets_.rend() || (b->used + count) * size_of(wire) > options_.bucket_bytes) {
      buckets_.push_back({.kept = item.kept,
                          .wire = wire,
                          .to_owners = to_owners,
                          .cuts = {},
                          .items = {},
                          .buffer = {},
                          .rounding = {},
                          .reduction = {}});
      b = buckets_.rbegin();
    }
    item.offset = b->used;
    b->used += count;
    b->items.push_back(i);
    b->last_place = place;
  }
  // A bucket leaves behind those before it, so they are in the order in which they fill: one of a
  // dtype that few parameters have may be open from the first layer to the last.
  std::sort(buckets_.begin(), buckets_.end(),
            [](const Bucket& a, const Bucket& b) { return a.last_place < b.last_place; });
  for (size_t n = 0; n < buckets_.size(); ++n) {
    Bucket& b = buckets_[n];
    b.used = 0;
    for (const size_t i : b.items) {
      items_[i].bucket = n;
      b.used += b.place_of(items_[i].leaf().count());
    }
    b.room = b.to_owners || b.is_one() ? b.used : RankReduction::room(*comm_, b.wire, b.used);
    if (b.to_owners) lay_out_by_owner(b);
    if (!options_.rounds_stochastically || b.wire == b.kept) continue;
    std::vector<WireRounding::Part> parts;
    for (const size_t i : b.items)
      parts.push_back({items_[i].offset, items_[i].leaf().count(), items_[i].key});
    b.rounding = std::make_unique<WireRounding>(std::move(parts));
  }
  std::sort(by_address_.begin(), by_address_.end(),
            [](const ByAddress& a, const ByAddress& b) { return a.leaf < b.leaf; });
}

// Places the parameters of a bucket owner by owner.
void GradReducer::lay_out_by_owner(Bucket& b) {
  int64_t at = 0;
  for (int32_t r = 0; r < comm_->size(); ++r) {
    b.cuts.push_back(at);
    for (const size_t i : b.items) {
      if (items_[i].owner != r) continue;
      items_[i].offset = at;
      at += b.place_of(items_[i].leaf().count());
    }
  }
  b.cuts.push_back(at);
}

// Returns the hash of what the ranks must have in common to exchange buckets.
uint64_t GradReducer::hash() const {
  SameHash h;
  h.add(same_);
  h.add(static_cast<uint64_t>(observes_));
  for (const Item& i : items_) {
    h.add(i.key);
    h.add(static_cast<uint64_t>(i.kept));
    h.add(static_cast<uint64_t>(i.leaf().count()));
    h.add(static_cast<uint64_t>(i.is_sparse));
    h.add(static_cast<uint64_t>(i.owner));
  }
  for (const Bucket& b : buckets_) {
    h.add(static_cast<uint64_t>(b.wire));
    h.add(static_cast<uint64_t>(b.room));
  }
  return h.value();
}

// -- a step ---------------------------------------------------------------------------------------

void GradReducer::prepare(const std::vector<Ref<Optimizer>>& optimizers, int32_t addends,
                          int64_t step, uint64_t same, uint64_t stream) {
  plan(optimizers, addends);
  for (Item& i : items_) {
    i.given = Given::none;
    i.is_packed = false;
    i.completed_as = kNever;
  }
  completed_ = 0;
  for (Bucket& b : buckets_) {
    b.missing = b.items.size();
    b.buffer = {};
    b.reduction.reset();
  }
  left_ = 0;
  bad_rank_ = -1;
  step_ = step;
  same_ = same;
  stream_ = stream;
  state_ = State::prepared;
}

// Tells the other ranks that the gradients of the step come.
void GradReducer::begin() {
  if (state_ != State::prepared) return;
  meeting_ = std::make_unique<Meeting>(*comm_);
  meeting_->begin(Together::step, step_, hash());
  have_met_ = false;
  state_ = State::sending;
}

// Puts the present gradient of a parameter, or zeros, into its bucket. A gradient that is alone in
// its bucket becomes the bucket, if nothing has to be converted.
void GradReducer::pack(Item& item) {
  Bucket& b = buckets_[item.bucket];
  Tensor& grad = item.leaf()->meta->grad;
  const bool is_dense = grad && !is_row_sparse(grad);
  if (is_dense && b.is_one() && !b.rounding && can_travel(grad, b.wire))
    b.buffer = grad.view({b.room}, {1}, 0);
  else copy_to_bucket(item, is_dense);
  if (grad) item.given = is_dense ? Given::dense : Given::rows;
  if (is_dense) grad = Tensor();
  item.is_packed = true;
  --b.missing;
}

// Copies a dense gradient, or zeros.
void GradReducer::copy_to_bucket(const Item& item, bool is_dense) {
  Bucket& b = buckets_[item.bucket];
  if (!b.buffer) {
    Context& ctx = comm_->ctx();
    const PlaceGuard guard(ctx, item.leaf().place());
    b.buffer = Tensor::empty(ctx, b.rounding ? b.kept : b.wire, {b.room}, Purpose::gradients);
    if (b.room > b.used) fill_bytes(b.buffer.view({b.room - b.used}, {1}, b.used), 0);
  }
  const Dims& shape = item.leaf().shape();
  const int64_t count = item.leaf().count(), all = b.place_of(count);
  const Tensor to = b.buffer.view(shape, contiguous_strides(shape), item.offset);
  if (is_dense) launch(Kernel::copy, {&to}, {&item.leaf()->meta->grad});
  else fill_bytes(b.buffer.view({count}, {1}, item.offset), 0);
  if (all > count) fill_bytes(b.buffer.view({all - count}, {1}, item.offset + count), 0);
}

bool GradReducer::has_consumed(const Tensor& leaf) const {
  const Item* const i = find(leaf);
  return i && i->is_packed && i->bucket < left_;
}

void GradReducer::consume(const Tensor& leaf) {
  Item& item = items_[static_cast<size_t>(find(leaf) - items_.data())];
  begin();
  Tensor& grad = leaf->meta->grad;
  if (item.is_sparse || is_row_sparse(grad)) return;  // until finish()
  if (!item.is_packed) {
    item.completed_as = completed_++;
    pack(item);
  } else {  // another part of a gradient that has not left
    const Dims& shape = leaf.shape();
    const Tensor sum =
        buckets_[item.bucket].buffer.view(shape, contiguous_strides(shape), item.offset);
    ReadyLaunch add = make_addable(sum, grad);
    add_prepared(add, sum, grad);
    grad = Tensor();
  }
  send_ready();
  poll();
}

// Sends the buckets that are complete, in their order.
void GradReducer::send_ready() {
  for (; left_ < buckets_.size() && buckets_[left_].missing == 0; ++left_) {
    Bucket& b = buckets_[left_];
    if (b.rounding) round(b);
    b.reduction =
        std::make_unique<RankReduction>(*comm_, options_.finds_bad_rank, b.rounding.get());
    if (b.to_owners) b.reduction->begin_pieces(std::move(b.buffer), b.cuts, b.kept, BinaryOp::add);
    else b.reduction->begin(std::move(b.buffer), b.kept, BinaryOp::add);
    b.buffer = {};
    if (left_ < kAhead) continue;
    need_meeting();
    buckets_[left_ - kAhead].reduction->combine();
  }
}

// Rounds a bucket that is complete, and prepares the rounding of its sums.
void GradReducer::round(Bucket& b) {
  Context& ctx = comm_->ctx();
  const PlaceGuard guard(ctx, b.buffer.place());
  SameHash key;
  for (const uint64_t part : {ctx.generator.seed, static_cast<uint64_t>(step_), stream_})
    key.add(part);
  b.rounding->begin(key.value());
  const Tensor rounded = Tensor::empty(ctx, b.wire, {b.room}, Purpose::gradients);
  b.rounding->round(rounded, b.buffer, 0);
  b.buffer = rounded;
}

// Lets the engine move what is under way.
void GradReducer::poll() {
  if (!meeting_->poll()) return;
  for (size_t i = 0; i < left_; ++i) buckets_[i].reduction->poll();
}

void GradReducer::end() {
  state_ = State::idle;
  meeting_.reset();
  for (const Item& i : items_)
    if (i.owner >= 0) i.slot().has_sum_away = false;
  for (Bucket& b : buckets_) {
    b.buffer = {};
    b.reduction.reset();
  }
}

int32_t GradReducer::finish(const Told& told) {
  if (state_ == State::done) return -1;
  return comm_->together("add up the gradients of a step", [&] {
    begin();
    const int32_t other = finish_all(told);
    if (other < 0) state_ = State::done;
    return other;
  });
}

int32_t GradReducer::meet(const Told& told) {
  return comm_->together("make a step with the others", [&] {
    begin();
    need_meeting();
    given_.assign(static_cast<size_t>(comm_->size()) * sizeof(Head), 0);
    return exchange_heads(told, sizeof(Head));
  });
}

// Waits until all ranks are known to be at the same step, before what they have sent is looked at.
void GradReducer::need_meeting() {
  if (have_met_) return;
  const int32_t rank = meeting_->wait();
  have_met_ = true;
  if (rank < 0) return;
  comm_->give_up(
      "rank %d does not take the same step as rank 0, number %lld: it is at another stepper or "
      "loss, its parameters differ in number, size or dtype or are frozen there alone, or its "
      "gradients are of another number of backwards",
      rank, lld(step_));
}

int32_t GradReducer::finish_all(const Told& told) {
  need_meeting();
  for (Item& i : items_)
    if (!i.is_sparse && !i.is_packed) pack(i);
  send_ready();
  for (Bucket& b : buckets_) b.reduction->combine();
  for (Bucket& b : buckets_) {
    b.reduction->wait();
    const int32_t bad = b.reduction->bad_rank();
    if (bad >= 0 && (bad_rank_ < 0 || bad < bad_rank_)) bad_rank_ = bad;
  }
  return tell_given(told);
}

// Exchanges given_, of which each rank has `width` bytes that begin with its head: its settings,
// the lowest bad rank that it has found, and its number of draws, of which all take the highest, so
// that the optimizers draw alike. Returns -1, or the first rank with other settings than rank 0.
int32_t GradReducer::exchange_heads(const Told& told, size_t width) {
  const auto ranks = static_cast<size_t>(comm_->size()), own = static_cast<size_t>(comm_->rank());
  uint64_t& draws = comm_->ctx().generator.draws;
  const Head head = {told.settings, draws, bad_rank_, told.drops};
  std::memcpy(given_.data() + own * width, &head, sizeof head);
  gather(*comm_, given_.data(), width);
  comm_->rely_on_link();
  std::vector<Head> heads(ranks);
  for (size_t r = 0; r < ranks; ++r) std::memcpy(&heads[r], given_.data() + r * width, sizeof head);
  for (size_t r = 0; r < ranks; ++r) {
    const Head& theirs = heads[r];
    if (theirs.drops != head.drops) {
      const size_t dropping = told.drops ? own : r;
      comm_->give_up(
          "rank %zu drops step %lld, which rank %zu takes: mpt_stepper_drop is a call that all "
          "make",
          dropping, lld(step_), own + r - dropping);
    }
    const int32_t bad = theirs.bad_rank;
    if (bad >= 0 && (bad_rank_ < 0 || bad < bad_rank_)) bad_rank_ = bad;
    draws = std::max(draws, theirs.draws);
  }
  draws_ = draws;
  if (told.drops) return -1;
  const auto other = std::find_if(heads.begin(), heads.end(),
                                  [&](const Head& h) { return h.settings != heads[0].settings; });
  return other == heads.end() ? -1 : static_cast<int32_t>(other - heads.begin());
}

// Tells the ranks which gradients each has, and stores the sums.
int32_t GradReducer::tell_given(const Told& told) {
  const auto ranks = static_cast<size_t>(comm_->size()), own = static_cast<size_t>(comm_->rank());
  const size_t places = sizeof(Head) + items_.size();
  const size_t width = places + (observes_ ? items_.size() * sizeof(uint32_t) : 0);
  given_.assign(ranks * width, 0);
  uint8_t* const mine = given_.data() + own * width;
  for (size_t i = 0; i < items_.size(); ++i) {
    Item& item = items_[i];
    const Tensor& grad = item.leaf()->meta->grad;
    if (item.is_sparse && grad) item.given = is_row_sparse(grad) ? Given::rows : Given::dense;
    mine[sizeof(Head) + i] = static_cast<uint8_t>(item.given);
    if (observes_)
      std::memcpy(mine + places + i * sizeof(uint32_t), &item.completed_as, sizeof(uint32_t));
  }
  const int32_t other = exchange_heads(told, width);
  if (other >= 0) return other;
  std::vector<Given> given(ranks);
  bool has_new_sparse = false;
  for (size_t i = 0; i < items_.size(); ++i) {
    Item& item = items_[i];
    bool has_dense = false, has_rows = false;
    for (size_t r = 0; r < ranks; ++r) {
      given[r] = static_cast<Given>(given_[r * width + sizeof(Head) + i]);
      has_dense |= given[r] == Given::dense;
      has_rows |= given[r] == Given::rows;
    }
    if (has_dense && (has_rows || item.is_sparse)) {
      fail(
          MPT_ERROR_UNSUPPORTED,
          "parameter '%s' has a row-sparse gradient on one rank or in one step, and a dense one in "
          "another: use one embedding option on all ranks",
          item.entry->name.c_str());
    }
    if (has_dense && item.is_away(*comm_)) {
      item.slot().has_sum_away = true;
    } else if (has_dense) {
      const Dims& shape = item.leaf().shape();
      const Bucket& b = buckets_[item.bucket];
      const int64_t begin = b.to_owners ? b.cuts[own] : 0;
      set_leaf_grad(*item.leaf().get(), b.reduction->result().view(shape, contiguous_strides(shape),
                                                                   item.offset - begin));
    } else if (has_rows) {
      sum_rows(item, given);
      has_new_sparse |= !item.is_sparse;
      item.is_sparse = true;
    }
  }
  for (Bucket& b : buckets_) b.reduction.reset();
  const bool has_new_order = observes_ && take_order(given_.data() + places);
  if (has_new_sparse || has_new_order) make_buckets();
  return -1;
}

// Orders the items as the backward of rank 0 has completed their gradients, those without one last.
// Returns whether it has completed any. places: a number of each item of rank 0.
bool GradReducer::take_order(const uint8_t* places) {
  std::vector<uint32_t> place(items_.size());
  std::memcpy(place.data(), places, place.size() * sizeof(uint32_t));
  if (std::all_of(place.begin(), place.end(), [](uint32_t p) { return p == kNever; })) return false;
  std::stable_sort(order_.begin(), order_.end(),
                   [&](size_t a, size_t b) { return place[a] < place[b]; });
  observes_ = false;
  return true;
}

// Adds up the rows of all ranks, in the order of the ranks.
void GradReducer::sum_rows(const Item& item, const std::vector<Given>& given) {
  Context& ctx = comm_->ctx();
  const Tensor& leaf = item.leaf();
  const PlaceGuard guard(ctx, leaf.place());
  Tensor own = leaf->meta->grad;
  const size_t ranks = given.size(), me = static_cast<size_t>(comm_->rank());
  // Number of rows of each rank, then the rows' numbers and values.
  const int64_t mine = own ? own.size(0) : 0;
  const std::vector<int64_t> counts = gathered(*comm_, std::span<const int64_t>(&mine, 1));
  const int64_t width = leaf.count() / leaf.size(0);
  const DType dtype = item.kept;
  if (own && own.dtype() != dtype) own = cast_leaf_grad(leaf, own, dtype);
  const Tensor own_values = own ? own.alias() : Tensor();
  std::vector<Tensor> rows(ranks), values(ranks), rows_here(ranks), values_here(ranks);
  for (size_t r = 0; r < ranks; ++r) {
    if (counts[r] == 0) continue;
    rows[r] = r == me ? own->meta->rows : Tensor::empty(ctx, DType::i64, {counts[r]});
    values[r] =
        r == me ? own_values : Tensor::empty(ctx, dtype, {counts[r], width}, Purpose::gradients);
    rows_here[r] = r == me ? host_copy(rows[r]) : host_room(rows[r]);
    values_here[r] = r == me ? host_copy(values[r]) : host_room(values[r]);
  }
  for (const std::vector<Tensor>* const here : {&rows_here, &values_here}) {
    exchange_now(*comm_, with_others(*comm_, [&](size_t r) {
      mpt_comm_message m = {};
      if (counts[me]) {
        const HostView<char> v((*here)[me]);
        m.send = v.data();
        m.send_bytes = v.size();
      }
      if (counts[r]) {
        const HostWriter<char> v((*here)[r]);
        m.recv = v.data();
        m.recv_bytes = v.size();
      }
      return m;
    }));
  }
  Tensor sum;
  for (size_t r = 0; r < ranks; ++r) {
    if (counts[r] == 0) continue;
    const auto rank = static_cast<int32_t>(r);
    const bool is_first = bad_rank_ < 0 || rank < bad_rank_;
    if (options_.finds_bad_rank && is_first && has_non_finite(values_here[r])) bad_rank_ = rank;
    if (r != me && !is_on_host(rows[r])) {
      copy_between(rows[r], rows_here[r]);
      copy_between(values[r], values_here[r]);
    }
    Tensor each = make_row_sparse(values[r], rows[r]);
    sum = sum ? add_row_sparse(sum, each) : std::move(each);
  }
  if (!sum) {  // no rank has read a row, which is a gradient nevertheless
    sum = make_row_sparse(Tensor::empty(ctx, dtype, {0, width}, Purpose::gradients),
                          Tensor::empty(ctx, DType::i64, {0}));
  }
  set_leaf_grad(*leaf.get(), std::move(sum));
}

}  // namespace mpt
