// Parameters that travel when they are used.
// SPDX-License-Identifier: Apache-2.0
#include "comm/gathered.h"

#include <algorithm>
#include <exception>
#include <string>
#include <utility>

#include "backends/cache.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "comm/messages.h"
#include "core/context.h"
#include "core/error.h"
#include "core/tensor_meta.h"

namespace mpt {

class GatheredParams::Source final : public StorageSource {
 public:
  Source(Ref<GatheredParams> set, Storage& s, int32_t owner)
      : set_(std::move(set)), storage_(s), owner_(owner) {}

  void bring(uint64_t use) override { set_->bring(*this, use); }
  bool begin_write() noexcept override;
  Ref<Storage> cast(const Tensor& of, DType dtype) override;
  void forget_all() noexcept override { set_->forget(); }
  int32_t owner() const override { return owner_; }
  bool is_own() const override { return owner_ == set_->comm_->rank(); }
  void end() noexcept override;

 private:
  friend class GatheredParams;
  bool keeps_memory() const { return is_own() && !is_copy_; }
  Purpose purpose() const { return is_copy_ ? Purpose::cast_cache : Purpose::parameters; }
  Use use() const { return {number_, is_copy_ ? dtype_ : DType::none}; }
  // False for a copy of a parameter that has changed since.
  bool is_current() const { return !is_copy_ || (param_ && param_->storage_.version == version_); }
  Tensor elements() const {
    return Tensor::on(Ref<Storage>(&storage_), dtype_, shape_, stride_, 0);
  }
  const Ref<Storage>& copy(DType dtype);
  Ref<Storage> make_copy(DType dtype);
  void wait() noexcept;

  const Ref<GatheredParams> set_;
  Storage& storage_;
  const int32_t owner_;
  size_t number_ = 0;  // the parameter's, in params_
  DType dtype_ = DType::none;
  Dims shape_, stride_;
  std::vector<Ref<Storage>> copies_;  // a parameter's, one per dtype
  // A copy: its parameter, nullptr when that has ended, and the version of its storage.
  bool is_copy_ = false;
  Source* param_ = nullptr;
  uint32_t version_ = 0;

  State state_ = State::away;
  bool is_dry_ = false;
  uint64_t used_ = 0;
  size_t last_ = kNever, next_ = kNever;  // its last and its next use in the step
  List::iterator at_;                     // in one of the lists, unless it is away
  Tensor staging_;                        // elements on the host, if the storage lies on a device
  std::unique_ptr<Meeting> meeting_;
  std::unique_ptr<Exchange> exchange_;  // destroyed before the memory that it uses
};

// -- sources --------------------------------------------------------------------------------------

// Waits for the elements. After an error the communicator has failed, and later calls say so.
void GatheredParams::Source::wait() noexcept {
  if (state_ != State::coming || !meeting_) return;
  try {
    meeting_->wait();
    exchange_->wait();
  } catch (const std::exception&) {
  }
}

bool GatheredParams::Source::begin_write() noexcept {
  if (storage_.ctx->uses_own) return storage_.has_memory();
  if (state_ == State::coming) {  // the elements that come are overwritten
    wait();
    set_->drop(*this);
  }
  return state_ == State::here || keeps_memory();
}

Ref<Storage> GatheredParams::Source::make_copy(DType dtype) {
  const PlaceGuard there(*storage_.ctx, *storage_.place);
  const auto count = storage_.bytes / static_cast<size_t>(size_of(dtype_));
  Ref<Storage> copy =
      Storage::make_without_memory(*storage_.ctx, count * static_cast<size_t>(size_of(dtype)));
  Source& s = set_->attach(*copy, owner_);
  s.number_ = number_;
  s.dtype_ = dtype;
  s.shape_ = shape_;
  s.stride_ = contiguous_strides(shape_);
  s.is_copy_ = true;
  s.param_ = this;
  s.version_ = storage_.version;
  return copy;
}

// Returns the copy in a dtype. One of older elements goes, unless the tape has it.
const Ref<Storage>& GatheredParams::Source::copy(DType dtype) {
  for (Ref<Storage>& c : copies_) {
    auto& s = static_cast<Source&>(*c->source);
    if (s.dtype_ != dtype) continue;
    if (s.is_current()) return c;
    s.wait();
    set_->drop(s);
    return c = make_copy(dtype);
  }
  return copies_.emplace_back(make_copy(dtype));
}

Ref<Storage> GatheredParams::Source::cast(const Tensor& of, DType dtype) {
  const bool is_whole = !is_copy_ && of->offset == 0 && of.shape() == shape_ &&
                        of.stride() == stride_ && of.dtype() == dtype_;
  if (!is_whole) return {};
  if (storage_.ctx->dry_run) return make_copy(dtype);  // for this run alone
  return copy(dtype);
}

void GatheredParams::Source::end() noexcept {
  wait();
  set_->drop(*this);
  if (!is_copy_) set_->params_[number_] = nullptr;
  for (const Ref<Storage>& c : copies_) static_cast<Source&>(*c->source).param_ = nullptr;
  storage_.source = nullptr;
  delete this;
}

// -- the set --------------------------------------------------------------------------------------

GatheredParams::Source& GatheredParams::attach(Storage& s, int32_t owner) {
  auto* const source = new Source(Ref<GatheredParams>(this), s, owner);
  s.source = source;
  s.ctx->uses = std::max<uint64_t>(s.ctx->uses, 1);
  size_t& largest = s.ctx->dry_run ? largest_dry_ : largest_;
  largest = std::max(largest, s.bytes);
  return *source;
}

bool GatheredParams::can_keep(const Tensor& t) {
  const Storage& s = *t->storage;
  return !s.source && s.owned && !s.read_only && !s.is_exposed &&
         t.bytes() == static_cast<int64_t>(s.bytes) && is_dense(t.shape(), t.stride());
}

void GatheredParams::add(const Tensor& param, int32_t owner) {
  Storage& s = *param->storage;
  params_.reserve(params_.size() + 1);
  names_.reserve(names_.size() + 1);
  std::string name = param.quoted().s;
  // A copy from before is one that other ranks may not have.
  if (TensorMeta* const m = param->meta) {
    if (m->cast.copy) s.ctx->find_part<CastOwner>()->forget(*param.get());
    m->cast.lent_to_gradient = false;
  }
  Source& source = attach(s, owner);
  source.number_ = params_.size();
  source.dtype_ = param.dtype();
  source.shape_ = param.shape();
  source.stride_ = param.stride();
  params_.push_back(&source);
  names_.push_back(std::move(name));
  if (!source.is_own()) s.drop_memory();
}

// Returns the number of the next use in this step, or kNever if none is foreseen.
size_t GatheredParams::next_use(const Source& s) const { return is_foreseen_ ? s.next_ : kNever; }

// Drops elements until there is room for `bytes` bytes: those that are used last, and of several
// the least recently used one, but none of use number `use` or that is used before use `before` of
// the step. Returns whether there is room.
bool GatheredParams::make_room(size_t bytes, uint64_t use, size_t before) {
  while (held_ + bytes > most()) {
    Source* last = nullptr;
    size_t when = 0;
    for (Source* s : present_) {
      if (s->used_ == use) continue;
      const size_t next = next_use(*s);
      if (next < before || (last && next <= when)) continue;
      last = s;
      when = next;
    }
    if (!last) return false;
    last->wait();
    drop(*last);
  }
  return true;
}

void GatheredParams::drop(Source& s) noexcept {
  if (s.state_ == State::away && !s.is_dry_) return;
  (s.is_dry_ ? held_dry_ : held_) -= s.storage_.bytes;
  (s.is_dry_ ? dry_ : present_).erase(s.at_);
  s.state_ = State::away;
  s.is_dry_ = false;
  s.exchange_.reset();
  s.meeting_.reset();
  s.staging_ = Tensor();
  if (!s.keeps_memory()) s.storage_.drop_memory();
}

void GatheredParams::forget() noexcept {
  if (present_.empty() && now_.empty()) return;
  while (!present_.empty()) {
    Source& s = *present_.front();
    s.wait();
    drop(s);
  }
  before_ = std::exchange(now_, {});
  is_foreseen_ = true;
}

// Gives a dry run memory without elements.
void GatheredParams::bring_dry(Source& s, uint64_t use) {
  if (s.state_ == State::away && !s.is_dry_ && !s.keeps_memory()) {
    const size_t most = most_ ? most_ : 2 * std::max(largest_, largest_dry_);
    while (!dry_.empty() && held_dry_ + s.storage_.bytes > most && dry_.front()->used_ != use)
      drop(*dry_.front());
    s.storage_.take_memory(s.purpose());
    s.at_ = dry_.insert(dry_.end(), &s);
    s.is_dry_ = true;
    held_dry_ += s.storage_.bytes;
  }
  if (s.is_dry_) s.used_ = use;
}

void GatheredParams::bring(Source& s, uint64_t use) {
  const Context& ctx = *s.storage_.ctx;
  if (ctx.uses_own && s.storage_.has_memory()) return;
  if (ctx.dry_run) return bring_dry(s, use);
  need_no_recording(*ctx.home, "the use of a parameter that one rank keeps (MPT_SHARD_PARAMS)");
  while (!dry_.empty()) drop(*dry_.front());
  if (s.state_ == State::away) begin(s, use);
  s.used_ = use;
  if (s.state_ == State::coming) finish(s);
  // The owner of a master may use the parameter several times where others use it once.
  if (!now_.empty() && now_.back().use == s.use()) return;
  present_.splice(present_.end(), present_, s.at_);
  note(s);
  look_ahead(use);
}

// Adds a use to those of the step. One that does not follow the step before may begin it again: an
// evaluation came before.
void GatheredParams::note(Source& s) {
  const Use use = s.use();
  is_foreseen_ = is_foreseen_ && now_.size() < before_.size() && before_[now_.size()].use == use;
  if (!is_foreseen_ && !before_.empty() && before_[0].use == use) begin_again();
  constexpr size_t kMostUnforeseen = 1 << 16;  // more are no step
  if (!is_foreseen_ && now_.size() > before_.size() + kMostUnforeseen) {
    now_.back() = {use};
    return;
  }
  const size_t number = now_.size();
  if (s.last_ < number && now_[s.last_].use == use) now_[s.last_].next = number;
  s.last_ = number;
  now_.push_back({use});
  s.next_ = is_foreseen_ ? before_[number].next : kNever;
}

void GatheredParams::begin_again() {
  now_.clear();
  is_foreseen_ = true;
  for (Source* s : present_) {
    const auto is_it = [use = s->use()](const Noted& n) { return n.use == use; };
    const auto first = std::find_if(before_.begin(), before_.end(), is_it);
    s->next_ = first == before_.end() ? kNever : static_cast<size_t>(first - before_.begin());
  }
}

// Starts the next one that is away, if it is among the next uses and nothing has to go for it that
// is used before.
void GatheredParams::look_ahead(uint64_t use) {
  constexpr size_t kAhead = 16;
  if (!is_foreseen_) return;
  const size_t end = std::min(before_.size(), now_.size() + kAhead);
  for (size_t i = now_.size(); i < end; ++i) {
    const Use& then = before_[i].use;
    Source* next = params_[then.param];
    if (!next) return;
    if (then.dtype != DType::none) next = static_cast<Source*>(next->copy(then.dtype)->source);
    if (next->state_ != State::away) continue;
    if (!make_room(next->storage_.bytes, use, i)) return;
    begin(*next, use);
    next->next_ = i;
    return;
  }
}

// Starts the messages from the owner.
void GatheredParams::begin(Source& s, uint64_t use) {
  if (!s.is_current()) {
    fail(MPT_ERROR_STATE,
         "a graph needs the 16-bit copy of a value that its parameter does not have any more: with "
         "MPT_SHARD_PARAMS the backward comes before the step, and before other writes");
  }
  make_room(s.storage_.bytes, use, 0);
  try {
    s.at_ = present_.insert(present_.end(), &s);
    s.state_ = State::coming;
    held_ += s.storage_.bytes;
    if (!s.storage_.has_memory()) s.storage_.take_memory(s.purpose());
    s.meeting_ = std::make_unique<Meeting>(*comm_, &names_);
    s.exchange_ = std::make_unique<Exchange>(*comm_);
    const auto number = static_cast<int64_t>(s.number_) * kUsesOfParam;
    s.meeting_->begin(Together::use, number + static_cast<int64_t>(s.use().dtype), 0);
    send(s);
  } catch (const std::exception& e) {
    comm_->break_off("rank %d could not take part in the use of a parameter: %s", comm_->rank(),
                     e.what());
    drop(s);
    throw;
  }
}

void GatheredParams::send(Source& s) {
  Context& ctx = *s.storage_.ctx;
  const OwnElements as_it_is(ctx);
  const Tensor elements = s.elements();
  if (s.is_copy_ && s.is_own()) {
    const Tensor param = s.param_->elements();
    launch(Kernel::copy, {&elements}, {&param});
  }
  const size_t n = s.storage_.bytes;
  if (DeviceLink* const link = comm_->link_of(*s.storage_.place)) {
    void* const on_device = elements.address();
    return s.exchange_->begin(from_root<DeviceMessage>(*comm_, s.owner_, on_device, n), *link);
  }
  if (!is_on_host(elements)) s.staging_ = s.is_own() ? host_copy(elements) : host_room(elements);
  void* const data = s.staging_ ? HostWriter<char>(s.staging_).data() : elements.address();
  s.exchange_->begin(from_root(*comm_, s.owner_, data, n));
}

void GatheredParams::finish(Source& s) {
  if (s.meeting_) {
    s.meeting_->wait();
    s.exchange_->wait();
    s.exchange_.reset();
    s.meeting_.reset();
  }
  // If there is no memory for the upload, the next use begins here.
  if (s.staging_ && !s.is_own()) {
    const OwnElements as_it_is(*s.storage_.ctx);
    const HostView<char> from(s.staging_);
    upload(s.elements(), from.data(), from.size());
  }
  s.staging_ = Tensor();
  s.state_ = State::here;
}

}  // namespace mpt
