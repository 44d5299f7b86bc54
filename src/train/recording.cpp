// Recordings: what a recording needs of its context, and its replay.
// SPDX-License-Identifier: Apache-2.0
#include "train/recording.h"

#include <exception>
#include <utility>
#include <vector>

#include "autocast/cast_cache.h"
#include "backends/cache.h"
#include "backends/devices.h"
#include "backends/host_access.h"
#include "core/error.h"
#include "core/observer.h"
#include "core/tensor_meta.h"
#include "ops/create.h"
#include "precision/master.h"

namespace mpt {

// The recording that is being made.
struct Recordings : Context::Part {
  static constexpr PartId kId = PartId::recordings;
  Ref<Recording> made;
};

namespace {

// Calls f with every tensor that has rare fields.
template <class F>
void for_each_meta(Context& ctx, F f) {
  for (ListNode* n = ctx.metas.next; n != &ctx.metas; n = n->next) f(static_cast<TensorMeta&>(*n));
}

void need_no_gradient(Context& ctx, const char* what) {
  for_each_meta(ctx, [&](const TensorMeta& m) {
    if (!m.grad) return;
    fail(MPT_ERROR_STATE, "tensor '%s' has a gradient %s", m.name.text.c_str(), what);
  });
}

}  // namespace

void Recording::begin(Context& ctx) {
  auto& all = ctx.part<Recordings>();
  if (all.made) fail(MPT_ERROR_STATE, "a recording is being made: mpt_record_end first");
  need_no_replay(ctx, "mpt_record_begin");
  need_no_dry_run(ctx, "a recording has the work of a step, which a dry trace leaves out");
  if (any_needs_calls(ctx)) {
    fail(MPT_ERROR_STATE,
         "a trace, statistics or a check of values observe the context, and a replay makes no "
         "calls that they could see: end them before mpt_record_begin");
  }
  if (ctx.anomaly) {
    fail(MPT_ERROR_STATE, "in anomaly mode the host reads every result, which cannot be recorded");
  }
  need_no_gradient(ctx,
                   "before mpt_record_begin, to which a replay would add: step, or drop it, first");
  ops::draw_shift(ctx);  // exists before the work that reads it
  auto r = Ref<Recording>::adopt(new Recording(ctx));
  r->seed_ = ctx.generator.seed;
  r->first_draw_ = ctx.generator.draws;
  r->refresh_masters();
  r->find_copies();
  r->recorder_.begin();
  all.made = std::move(r);
}

Ref<Recording> Recording::end(Context& ctx) {
  auto& all = ctx.part<Recordings>();
  if (!all.made) fail(MPT_ERROR_STATE, "no recording is being made: mpt_record_begin first");
  Ref<Recording> r = std::move(all.made);
  all.made = {};
  r->take_copies();
  r->recorder_.end();
  r->take_written();
  r->draws_ = ctx.generator.draws - r->first_draw_;
  need_no_gradient(ctx,
                   "at mpt_record_end, and a replay would not add to it: record the step of the "
                   "stepper too, without keep_grads");
  return r;
}

Recording::~Recording() {
  if (ctx_.replaying == this) ctx_.replaying = nullptr;
}

// Makes the masters current of parameters that were written in place, so that this is no part of
// the work.
void Recording::refresh_masters() {
  for_each_meta(ctx_, [](const TensorMeta& m) {
    if (m.master.bits) current_master_bits(Tensor(m.owner));
  });
}

// Lists what counts as written by a replay. A parameter with a master counts by its update; if the
// work writes it in place behind that, its master is not current at the end.
void Recording::take_written() {
  written_ = recorder_.written();
  for_each_meta(ctx_, [this](const TensorMeta& m) {
    if (!m.master.bits) return;
    const Ref<Storage>& s = m.owner->storage;
    const auto is_it = [&s](const Ref<Storage>& other) { return other.get() == s.get(); };
    if (std::erase_if(written_, is_it) == 0) return;
    if (m.master.bits_version != s->version) written_last_.push_back(s);
  });
  written_last_.insert(written_last_.end(), written_.begin(), written_.end());
}

// Lists the copies that the cache of casts has. The recorder keeps their memory.
void Recording::find_copies() {
  for (TensorImpl* leaf : cast_cache(ctx_).holders) {
    const Tensor& copy = leaf->meta->cast.copy;
    if (&copy.place() != ctx_.home || !copy->storage->owned) continue;
    recorder_.keep(copy);
    copies_.push_back({.leaf = Tensor(leaf),
                       .copy = uncounted(copy),
                       .version = {},
                       .seen = leaf->storage->version});
  }
}

// Takes the copies from the cache, which would use their memory for other things. The cache may
// have moved a copy meanwhile: the work then ends with a copy back.
void Recording::take_copies() {
  std::erase_if(copies_, [this](const Copy& c) { return !recorder_.has_read_cast(c.copy); });
  for (Copy& c : copies_) {
    const CachedCast& now = c.leaf->meta->cast;
    const uint32_t version = c.leaf->storage->version;
    const bool is_current =
        now.copy && now.version == version && now.copy.dtype() == c.copy.dtype();
    if (!is_current) continue;
    c.is_updated = version != c.seen;
    c.version = version;
    if (!have_one_address(now.copy, c.copy)) launch(Kernel::copy, {&c.copy}, {&now.copy});
  }
  failures_ = ctx_.home->failures;
  clear_cast_cache(ctx_);
}

void Recording::set_device_shift(uint64_t draws) {
  if (ctx_.home->is_host || draws_ == 0) return;
  const auto value = static_cast<int64_t>(draws);
  upload(ops::draw_shift(ctx_), &value, sizeof value);
}

// All that can be wrong is found here, before any work runs.
void Recording::start(bool in_slices) {
  need_no_recording(*ctx_.home, "a replay");
  need_no_replay(ctx_, "another replay");
  need_no_dry_run(ctx_, "a replay runs the work of a step, which a dry trace leaves out");
  if (ctx_.generator.seed != seed_) {
    fail(MPT_ERROR_STATE,
         "the recording draws with seed %llu, and the context has seed %llu now: record again",
         llu(seed_), llu(ctx_.generator.seed));
  }
  if (!Generator::may_have(ctx_.generator.draws + draws_)) ctx_.generator.take(INT64_MAX);
  if (in_slices) recorder_.make_slices();
  recorder_.shift_draws(ctx_.generator.draws - first_draw_);
  recorder_.start();
  const PlaceGuard guard(ctx_, *ctx_.home);
  const int64_t failures = ctx_.home->failures;
  const bool are_defined = std::exchange(failures_, failures) == failures;
  for (Copy& c : copies_) {
    const uint32_t version = c.leaf->storage->version;
    if (are_defined && c.version == version) continue;
    launch(Kernel::copy, {&c.copy}, {&c.leaf});
    c.version = version;
  }
  for (const Ref<Storage>& s : written_) s->count_write(static_cast<Op>(s->last_writer));
  ctx_.generator.draws += draws_;
  is_running_ = true;
  ctx_.replaying = this;
  pause();
}

// Remembers the versions of the leaves until the replay goes on.
void Recording::pause() {
  for (Copy& c : copies_) c.seen = c.leaf->storage->version;
}

// Finds the leaves that others have written meanwhile.
void Recording::go_on() {
  for (Copy& c : copies_)
    if (c.seen != c.leaf->storage->version) c.version.reset();
}

void Recording::finish() {
  is_running_ = false;
  ctx_.replaying = nullptr;
  for (Copy& c : copies_)
    if (c.is_updated && c.version) c.version = c.leaf->storage->version;
  for (const Ref<Storage>& s : written_last_) s->count_write(static_cast<Op>(s->last_writer));
}

bool Recording::run(const Deadline* deadline) {
  const ObservedOp zone(ctx_, static_cast<Op>(-1), OpPhase::host, {});
  const bool is_resumed = is_running_;
  need_not_cancelled(ctx_);
  if (!is_resumed) start(deadline != nullptr);
  go_on();
  bool has_more = false;
  try {
    if (is_resumed) recorder_.resume();
    set_device_shift(recorder_.draw_shift());
    while ((has_more = recorder_.advance(deadline)) && !is_cancelled(ctx_) &&
           !(deadline && deadline->left() <= 0)) {
    }
    set_device_shift(0);
  } catch (...) {
    recorder_.give_up();
    for (Copy& c : copies_) c.version.reset();
    finish();
    try {
      set_device_shift(0);
    } catch (const std::exception& e) {
      keep_refusal(*ctx_.home, "the number of draws", e.what());
    }
    throw;
  }
  if (has_more) {
    pause();
    need_not_cancelled(ctx_);
    return false;
  }
  finish();
  ++replays_;
  return true;
}

void Recording::replay() {
  while (!run(nullptr)) {  // cancelled and resumed within the same moment
  }
}

bool Recording::advance(int64_t nanoseconds) {
  const Deadline deadline{ctx_.clock,
                          ctx_.clock.seconds() + 1e-9 * static_cast<double>(nanoseconds)};
  return run(&deadline);
}

}  // namespace mpt
