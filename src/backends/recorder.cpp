// Recorder: notes, and their replay.
// SPDX-License-Identifier: Apache-2.0
#include "backends/recorder.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <string>
#include <utility>

#include "backends/devices.h"
#include "core/error.h"

namespace mpt {

Recorder::Recorder(Place& place, Arena& host) : place_(place), hold_(*place.arena), memory_(host) {}

Recorder::~Recorder() {
  give_up();
  stop();
  for (const Item& i : items_)
    if (i.kind == Kind::capture) place_.device->drop_capture(i.capture);
}

void Recorder::begin() {
  place_.recorder = this;
  hold_.begin();
}

void Recorder::stop() noexcept {
  if (place_.recorder != this) return;
  hold_.end();
  place_.recorder = nullptr;
}

void Recorder::end() {
  for (Action& a : last_) noted(std::move(a));
  last_.clear();
  stop();
  if (is_complete_ && hold_.is_complete()) {
    if (!place_.is_host) make_captures();
    memory_.add(items_.capacity() * sizeof(Item) + pointers_.capacity() * sizeof(void*) +
                scalars_.capacity() * sizeof scalars_[0]);
    return;
  }
  fail(MPT_ERROR_OUT_OF_MEMORY, "the recording had no memory for its notes: it was dropped");
}

// Replaces the work between two actions by one capture, if the device has captures. Two items at
// least: one is queued as fast by itself.
void Recorder::make_captures() {
  std::vector<Item> made;
  made.reserve(items_.size());
  captured_.reserve(items_.size());  // nothing below fails, so that no capture is lost
  std::vector<size_t> place_of(items_.size() + 1);  // the old items' numbers among the new ones
  for (size_t first = 0, end = 0; first < items_.size(); first = end) {
    end = first + 1;
    if (items_[first].kind != Kind::action)
      while (end < items_.size() && items_[end].kind != Kind::action) ++end;
    const std::span<const Item> part(items_.data() + first, end - first);
    Capture c = 0;
    const bool is_captured = part.size() > 1 && capture(part, c);
    for (size_t i = first; i < end; ++i) place_of[i] = made.size() + (is_captured ? 0 : i - first);
    if (!is_captured) {
      made.insert(made.end(), part.begin(), part.end());
      continue;
    }
    for (const Item& i : part)
      if (i.ready) captured_.push_back(i.ready);
    made.push_back({.kind = Kind::capture, .capture = c});
    ++captures_;
  }
  place_of.back() = made.size();
  for (auto& [at, action] : resumes_) at = place_of[at];
  items_ = std::move(made);
}

// Captures work, which does not run meanwhile. Returns false if the device refuses a part of it.
bool Recorder::capture(std::span<const Item> items, Capture& capture) {
  if (place_.device->begin_capture()) return false;
  bool is_refused = false;
  for (const Item& i : items) is_refused |= run(i) != nullptr;
  if (place_.device->end_capture(capture)) return false;
  if (is_refused) place_.device->drop_capture(capture);
  return !is_refused;
}

// -- notes ----------------------------------------------------------------------------------------

template <class F>
void Recorder::note(F f) noexcept {
  try {
    f();
  } catch (const std::exception&) {
    is_complete_ = false;
  }
}

void Recorder::keep(const Tensor& t) { hold_.add(t->storage->block); }

// Keeps the memory of an operand. Returns true if it is written and the program may read it.
bool Recorder::use(const Tensor& t, bool is_written) {
  if (!t) return false;
  Storage& s = *t->storage;
  const bool is_own = s.owned && hold_.has_made(s.block);
  if (s.owned) hold_.add(s.block);
  const auto keep = [&s](std::vector<Ref<Storage>>& list) {
    const auto is_it = [&s](const Ref<Storage>& other) { return other.get() == &s; };
    if (std::none_of(list.begin(), list.end(), is_it)) list.emplace_back(&s);
  };
  if (!s.owned) keep(kept_);
  if (!is_written && s.purpose() == Purpose::cast_cache) casts_.insert(s.data);
  // A copy of a parameter in the cache of casts is found and written by its one reference.
  const bool is_seen = is_written && !is_own && s.purpose() != Purpose::cast_cache;
  if (is_seen) keep(written_);
  return is_seen;
}

void Recorder::add_launch(const Note& n) {
  ctx_ = &n.out[0]->ctx();
  // The update writes by the pointers of a table.
  bool is_whole = n.kernel == Kernel::multi_step;
  for (const Tensor* t : n.out) is_whole |= use(*t, true);
  for (const Tensor* t : n.in) use(*t, false);
  constexpr size_t kWord = sizeof scalars_[0];
  const size_t at = scalars_.size(), first = pointers_.size();
  scalars_.resize(at + (n.run.scalars_size + kWord - 1) / kWord);
  if (n.run.scalars_size) std::memcpy(&scalars_[at], n.run.scalars, n.run.scalars_size);
  pointers_.insert(pointers_.end(), n.run.out, n.run.out + n.out.size());
  for (size_t i = 0; i < n.in.size(); ++i) pointers_.push_back(const_cast<void*>(n.run.in[i]));
  items_.push_back({.kind = Kind::launch,
                    .is_prepared = n.is_prepared,
                    .is_whole = is_whole,
                    .kernel = n.kernel,
                    .at = static_cast<uint32_t>(first),
                    .out = static_cast<uint32_t>(n.out.size()),
                    .scalars = at,
                    .bytes = n.run.scalars_size,
                    .workspace = n.run.workspace,
                    .ready = n.ready});
}

void Recorder::launch(const Note& n) {
  if (n.is_prepared) note([&] { add_launch(n); });
  else add_launch(n);
  ++launches_;
}

void Recorder::refused() noexcept {
  if (!items_.empty()) items_.pop_back();
}

void Recorder::fill(const Tensor& to, uint8_t byte, size_t bytes) {
  use(to, true);
  items_.push_back({.kind = Kind::fill, .byte = byte, .bytes = bytes, .workspace = to.address()});
}

void Recorder::copy(const Tensor& to, const Tensor& from) noexcept {
  note([&] {
    use(to, true);
    use(from, false);
  });
}

void Recorder::copy_piece(void* to, const void* from, size_t bytes) noexcept {
  note([&] {
    const size_t at = pointers_.size();
    pointers_.push_back(const_cast<void*>(from));
    items_.push_back(
        {.kind = Kind::copy, .at = static_cast<uint32_t>(at), .bytes = bytes, .workspace = to});
  });
}

void Recorder::add_action(Action action) {
  actions_.push_back(std::move(action));
  items_.push_back({.kind = Kind::action, .at = static_cast<uint32_t>(actions_.size() - 1)});
}

void Recorder::noted(Action action) noexcept {
  note([&] { add_action(std::move(action)); });
}

void Recorder::noted_last(Action action) noexcept {
  if (place_.is_host) return noted(std::move(action));
  note([&] { last_.push_back(std::move(action)); });
}

void Recorder::at_resume(Action action) noexcept {
  note([&] { resumes_.emplace_back(items_.size(), std::move(action)); });
}

void Recorder::at_start(Action action) noexcept {
  note([&] { starts_.push_back(std::move(action)); });
}

int32_t Recorder::steps_before(const void* optimizer) {
  for (auto& [of, steps] : steps_)
    if (of == optimizer) return steps++;
  steps_.emplace_back(optimizer, 1);
  return 0;
}

void Recorder::each_time(Action action) {
  const bool could_read = std::exchange(may_read_, true);
  struct Restore {
    bool& value;
    const bool before;
    ~Restore() { value = before; }
  } const restore{may_read_, could_read};
  action();
  add_action(std::move(action));
}

void Recorder::need_no_read(const char* what) const {
  if (may_read_) return;
  fail(MPT_ERROR_STATE,
       "%s while a recording is made: the host would decide by what a replay computes anew. Do it "
       "before mpt_record_begin or after mpt_record_end",
       what);
}

void Recorder::need_own_memory(const Tensor& t) const {
  const Storage& s = *t->storage;
  if (!s.owned || !hold_.has_made(s.block)) return;
  fail(MPT_ERROR_STATE,
       "the host writes elements of a new tensor while a recording is made: a replay would not "
       "write them. Make the tensor before mpt_record_begin");
}

Tensor uncounted(const Tensor& t) {
  Storage& s = *t->storage;
  return Tensor::on(Storage::borrow(t.ctx(), t.place(), s.data, s.bytes, nullptr, nullptr),
                    t.dtype(), t.shape(), t.stride(), t->offset);
}

void need_no_replay(const Context& ctx, const char* what) {
  if (!ctx.replaying) return;
  fail(MPT_ERROR_STATE,
       "%s was called while a replay is in progress: mpt_recording_advance until it is done, or "
       "mpt_recording_replay first",
       what);
}

void need_no_recording(const Place& place, const char* what) {
  if (!place.recorder) return;
  fail(MPT_ERROR_STATE,
       "%s cannot be recorded: do it before mpt_record_begin or after mpt_record_end", what);
}

void need_no_recorded_work(const Context& ctx, const char* what) {
  need_no_recording(*ctx.home, what);
  need_no_replay(ctx, what);
}

// -- replay ---------------------------------------------------------------------------------------

Run Recorder::arguments(const Item& i, Arguments& space) const {
  void* const* const out = pointers_.data() + i.at;
  const void* const* const in = const_cast<const void* const*>(out) + i.out;
  const void* scalars = i.bytes ? &scalars_[i.scalars] : nullptr;
  const uint64_t by = place_.is_host ? shift_ : 0;  // a device has a number that its kernels add
  if (by != 0 && i.kernel == Kernel::random) {
    std::memcpy(&space.random, scalars, sizeof space.random);
    space.random.offset += by;
    scalars = &space.random;
  } else if (by != 0 && i.bytes == sizeof space.attention &&
             (i.kernel == Kernel::attention || i.kernel == Kernel::attention_grad)) {
    std::memcpy(&space.attention, scalars, sizeof space.attention);
    space.attention.offset += by;
    scalars = &space.attention;
  }
  return {out, in, scalars, i.workspace, ctx_->jobs, i.bytes};
}

const char* Recorder::run(const Item& i) {
  Device& device = *place_.device;
  switch (i.kind) {
    case Kind::fill: return device.fill(i.workspace, i.byte, i.bytes);
    case Kind::copy: return device.copy_within(i.workspace, pointers_[i.at], i.bytes);
    case Kind::capture: return device.replay(i.capture);
    case Kind::action: actions_[i.at](); return nullptr;
    case Kind::launch: break;
  }
  Arguments space;
  return i.ready->run(arguments(i, space));
}

// Runs a launch, or the rest of it, until the deadline. Returns true if it has ended.
bool Recorder::run_in_slices(const Item& i, const Deadline* deadline, const char*& refused) {
  if (!slices_->is_running()) slices_->start(*i.ready, arguments(i, divided_));
  if (!slices_->go_on(ctx_->jobs, deadline)) return false;
  refused = slices_->refused();
  return true;
}

void Recorder::start() {
  for (const Action& a : starts_) a();
}

void Recorder::make_slices() {
  if (Fiber::kExists && place_.is_host && !slices_) {
    slices_ = std::make_unique<Slices>(*place_.arena);
  }
}

void Recorder::resume() {
  const size_t next = at_ + (is_in_midst() ? 1 : 0);
  for (const auto& [at, action] : resumes_)
    if (at >= next) action();
}

// Ends the launch that is in its midst, whose function could not be left otherwise.
void Recorder::give_up() noexcept {
  try {
    if (is_in_midst()) slices_->go_on(ctx_->jobs, nullptr);
  } catch (...) {  // the error for which the replay is given up is the one to report
  }
  at_ = 0;
}

// Runs the next item, or a part of it until the deadline. Returns true if the item has ended.
bool Recorder::run_next(const Deadline* deadline) {
  const Item& i = items_[at_];
  const bool is_divided = deadline && slices_ && i.kind == Kind::launch && !i.is_whole;
  const char* refused = nullptr;
  if (!is_divided && !is_in_midst()) {
    ++at_;
    refused = run(i);
  } else {
    if (!run_in_slices(i, deadline, refused)) return false;
    ++at_;
  }
  if (!refused) [[likely]]
    return true;
  const std::string why = refused;
  const char* const what = i.ready ? i.ready->text.c_str() : "recorded work";
  if (i.is_prepared) {
    keep_refusal(place_, what, why.c_str());
    return true;
  }
  check_device(place_);
  fail(MPT_ERROR_DEVICE, "%s refused %s in a replay: %s", name_of(place_).s, what, why.c_str());
}

bool Recorder::advance(const Deadline* deadline) {
  if (at_ < items_.size() && !run_next(deadline)) return true;
  while (at_ < items_.size() && items_[at_].kind == Kind::action) run_next(deadline);
  if (at_ < items_.size()) return true;
  at_ = 0;
  return false;
}

}  // namespace mpt
