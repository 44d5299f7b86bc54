// Dynamic loss scaling.
// SPDX-License-Identifier: Apache-2.0
#include "train/scaler.h"

#include <algorithm>
#include <bit>
#include <cfloat>
#include <cmath>

#include "autograd/row_sparse.h"
#include "backends/cache.h"
#include "backends/completions.h"
#include "backends/devices.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "core/undo.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt {

namespace {

// Checks a scale that is set after creation.
void check_scale(double scale, double min_scale, double max_scale) {
  min_scale = std::max(min_scale, kLeastScale);
  if (scale >= min_scale && scale <= max_scale) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "scale is %g; it has to be at least %g and at most %g", scale,
       min_scale, max_scale);
}

}  // namespace

void check(const ScalerOptions& o, const char* of) {
  auto bad = [of](const char* what, double v, const char* right) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s%s is %g; %s", of, what, v, right);
  };
  const bool scales = o.min_scale >= 0 && o.max_scale <= FLT_MAX && o.min_scale <= o.max_scale;
  if (!scales) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "%smin_scale is %g and max_scale %g; they have to be finite, with 0 <= min_scale <= "
         "max_scale",
         of, o.min_scale, o.max_scale);
  }
  if (!(o.init_scale >= kLeastScale && o.init_scale >= o.min_scale &&
        o.init_scale <= o.max_scale)) {
    bad("init_scale", o.init_scale,
        "it has to be a normal f32 above 0, so that it has an inverse, and between min_scale and "
        "max_scale");
  }
  if (!(o.growth_factor > 1 && std::isfinite(o.growth_factor))) {
    bad("growth_factor", o.growth_factor, "it has to be above 1");
  }
  if (!(o.backoff_factor > 0 && o.backoff_factor < 1)) {
    bad("backoff_factor", o.backoff_factor, "it has to be above 0 and below 1");
  }
  if (o.growth_interval < 1) {
    bad("growth_interval", static_cast<double>(o.growth_interval), "it has to be at least 1");
  }
  if (o.hysteresis < 1) bad("hysteresis", o.hysteresis, "it has to be at least 1");
}

// A step of an optimizer in flight.
class Scaler::Step final : public Update {
 public:
  explicit Step(Record& of) : of_(of) {}

 private:
  void has_ended() override;
  Record& of_;
};

struct Scaler::Record {
  Ref<Optimizer> optimizer;
  Stage stage = Stage::ready;
  UpdateStep step;
  Updates<Step> updates;
  Verdict verdict;  // the latest with an answer
};

void Scaler::Step::has_ended() { of_.verdict = verdicts[0]; }

Scaler::Scaler(Context& ctx, const ScalerOptions& o) : ctx_(ctx), options_(o), asked_(*this) {}

Ref<Scaler> Scaler::make(Context& ctx, const ScalerOptions& o) {
  check(o);
  need_no_recording(*ctx.home, "the making of a loss scaler");
  auto s = Ref<Scaler>::adopt(new Scaler(ctx, o));
  s->state_ = Tensor::empty(ctx, DType::f64, {kScalerWidth}, Purpose::other);
  s->found_ = s->state_.view({}, {}, kFound);
  const Tensor* const state[] = {&s->state_};
  completions(s->state_.place()).reserve(s->asked_, state);  // so that run_update() needs none
  s->write({o.init_scale, 0, o.hysteresis, 0, 0});
  return s;
}

Scaler::~Scaler() {
  try {
    for (const auto& r : records_) r->updates.wait();
  } catch (...) {  // the device is lost
  }
  for (const auto& r : records_)
    if (r->optimizer->scaled_by == this) r->optimizer->scaled_by = nullptr;
}

void Scaler::write(const ScalerState& s) noexcept {
  double d[kScalerWidth] = {};
  d[kScale] = static_cast<double>(static_cast<float>(s.scale));  // PyTorch's scale is an f32
  d[kTracker] = static_cast<double>(s.growth_tracker);
  d[kHysteresis] = static_cast<double>(s.hysteresis_left);
  d[kUpdates] = static_cast<double>(s.updates);
  d[kSkipped] = static_cast<double>(s.skipped);
  const ScalerOptions& o = options_;
  writes_ = {};
  for (const double v : {o.growth_factor, o.backoff_factor, o.min_scale, o.max_scale})
    writes_.add(std::bit_cast<uint64_t>(v));
  for (const int64_t v :
       {int64_t{o.enabled}, int64_t{o.is_static}, o.growth_interval, int64_t{o.hysteresis}})
    writes_.add(static_cast<uint64_t>(v));
  writes_.add(std::bit_cast<uint64_t>(d[kScale]));
  for (const int64_t v : {s.growth_tracker, int64_t{s.hysteresis_left}})
    writes_.add(static_cast<uint64_t>(v));
  is_apart_ = false;
  asked_.forget();
  known_ = s;
  known_->scale = d[kScale];
  try {
    upload(state_, d, sizeof d);
  } catch (const Error& e) {  // the device refused a copy
    keep_refusal(state_.place(), "a copy", e.what());
  }
}

// Asks for the state, unless it is known or was asked for. The device may have refused it before.
void Scaler::ask() const {
  if (!known_ && !asked_.is_pending()) completions(state_.place()).when_ready(asked_, {&state_});
}

void Scaler::take_state() {
  if (!asked_.has_answer()) return;  // it is asked for again
  const auto d = asked_.get<double>(0);
  known_ = {d[kScale], static_cast<int64_t>(d[kTracker]), static_cast<int64_t>(d[kHysteresis]),
            static_cast<int64_t>(d[kUpdates]), static_cast<int64_t>(d[kSkipped])};
}

bool Scaler::has_state() const {
  if (!enabled()) return true;
  ask();
  return known_.has_value();
}

ScalerState Scaler::state() const {
  if (!enabled()) return {};
  while (!known_) {
    ask();
    asked_.wait();
  }
  return *known_;
}

void Scaler::check_restore(const ScalerOptions& options, const ScalerState& s) const {
  need_no_recorded_work(ctx_, "the restoring of a scaler");
  need_unlocked("a restored state would change the scale");
  need_no_scaled_loss("replace its state");
  check_scale(s.scale, 0, options.max_scale);
  ScalerOptions o = options;
  o.init_scale = s.scale;
  o.min_scale = std::min(o.min_scale, s.scale);
  check(o, "");
  if (s.growth_tracker < 0 || s.hysteresis_left < 0 || s.hysteresis_left > o.hysteresis) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "growth_tracker is %lld and hysteresis_left %lld; both have to be at least 0, and "
         "hysteresis_left at most the scaler's hysteresis, %d",
         lld(s.growth_tracker), lld(s.hysteresis_left), o.hysteresis);
  }
}

void Scaler::restore(const ScalerOptions& o, const ScalerState& s) noexcept {
  options_ = o;
  write(s);
}

uint64_t Scaler::writes() {
  if (is_apart_) {
    const ScalerState s = state();
    writes_.add(std::bit_cast<uint64_t>(s.scale));
    for (const int64_t v : {s.growth_tracker, s.hysteresis_left})
      writes_.add(static_cast<uint64_t>(v));
    is_apart_ = update_deferred_;
  }
  // The others have updated their scale. Nothing else tells before the last stepper unlocks it.
  return writes_.value() + (update_deferred_ && !options_.is_static ? 1 : 0);
}

bool Scaler::has_pending_gradients() const {
  bool any = scaled_ || open_ > 0;
  for (const auto& r : records_) any |= r->stage != Stage::ready;
  return any;
}

Tensor Scaler::factor(double times) const {
  Tensor scale = state_.view({}, {}, kScale);
  Tensor f = ops::convert(scale, DType::f32);
  return times == 1 ? f : ops::mul_scalar(f, times);
}

Tensor Scaler::scale(Tensor loss) {
  need_floating(loss, "the value to scale");
  if (!enabled()) return loss;
  if (is_half(loss.dtype())) loss = ops::cast(loss, DType::f32);  // f16 cannot hold 65536
  Tensor scaled = ops::mul(loss, ops::convert(factor(1), loss.dtype()));
  scaled_ |= ctx_.grad_enabled();  // without recording there is no backward
  return scaled;
}

void Scaler::need_unlocked(const char* what) const {
  if (open_ > 0) {
    fail(MPT_ERROR_STATE,
         "a stepper has open micro-batches of the present scale, and %s: call mpt_stepper_step "
         "first",
         what);
  }
}

void Scaler::need_no_scaled_loss(const char* what) const {
  if (!scaled_) return;
  fail(
      MPT_ERROR_STATE,
      "a loss was scaled by the present scale, without an update since: %s after mpt_scaler_update",
      what);
}

void Scaler::need_own(const Optimizer& o) const {
  if (&o.ctx() != &ctx_) {
    fail(MPT_ERROR_INVALID_HANDLE, "the optimizer and the scaler belong to different contexts");
  }
}

Scaler::Record& Scaler::record(const Ref<Optimizer>& o, const char* what) {
  need_own(*o);
  if (o->scaled_open > 0) {
    fail(MPT_ERROR_STATE,
         "%s, but a stepper has scaled this optimizer's gradients: call mpt_stepper_step, which "
         "checks, unscales and steps, or mpt_stepper_drop, which drops them",
         what);
  }
  if (!scaled_ && open_ > 0) {
    fail(MPT_ERROR_STATE,
         "%s, but a stepper has open micro-batches: call mpt_stepper_step, which checks, unscales "
         "and steps",
         what);
  }
  if (!scaled_) {
    fail(MPT_ERROR_STATE,
         "%s, but no loss was scaled since the last update: call mpt_scaler_scale on the loss "
         "before its backward",
         what);
  }
  if (o->scaled_by && o->scaled_by != this) {
    fail(MPT_ERROR_STATE,
         "%s, but another scaler has unscaled or stepped this optimizer without an update since: "
         "its gradients have that scaler's scale",
         what);
  }
  for (const auto& r : records_)
    if (r->optimizer == o) return *r;
  records_.push_back(std::make_unique<Record>());
  records_.back()->optimizer = o;
  return *records_.back();
}

namespace {

// Converts f16 gradients to f32: f16 cannot hold the unscaled gradients, hence the scale.
void widen_f16_grads(Optimizer& o) {
  for (const Optimizer::Slot& s : o.slots()) {
    const Tensor& p = s.entry->tensor;
    Tensor& g = p->meta->grad;
    if (!p->wants_grad || !g || g.dtype() != DType::f16) continue;
    Tensor wide = with_rows_of(g, ops::convert(g, DType::f32, Purpose::gradients));
    on_failure([p, before = g] { p->meta->grad = before; });
    g = std::move(wide);
  }
}

}  // namespace

void Scaler::unscale(const Ref<Optimizer>& o) {
  if (!enabled()) return;
  const WholeCall whole(ctx_);
  need_no_recorded_work(ctx_, "mpt_scaler_unscale");
  Record& r = record(o, "unscale was called");
  if (r.stage != Stage::ready) {
    fail(MPT_ERROR_STATE, "unscale was called for an optimizer that was %s since the last update",
         r.stage == Stage::unscaled ? "unscaled already" : "stepped");
  }
  Optimizer* const one = o.get();
  widen_f16_grads(*one);
  r.step.prepare({&one, 1}, state_, UpdateStep::Target::grads, {.check = true, .unscale = true});
  const Tensor* const state[] = {&state_};
  r.updates.next(r).ask(r.step, rounds_ + 1, state);
  r.step.scale_grads();
  r.stage = Stage::unscaled;
  o->scaled_by = this;
}

bool Scaler::step(const Ref<Optimizer>& o) {
  const WholeCall whole(ctx_);
  need_no_recording(state_.place(), "mpt_scaler_step (the step of a stepper can be)");
  need_no_replay(ctx_, "mpt_scaler_step");
  if (!enabled()) {
    o->step();
    return true;
  }
  completions(state_.place()).wait_for_room();
  Record& r = record(o, "step was called");
  if (r.stage == Stage::stepped) {
    fail(MPT_ERROR_STATE,
         "step was called twice for an optimizer since the last update: call mpt_scaler_update "
         "once per iteration");
  }
  if (r.stage == Stage::unscaled) {
    r.step.update_unscaled();
  } else {
    Optimizer* const one = o.get();
    const Tensor* const state[] = {&state_};
    r.step.prepare({&one, 1}, state_, UpdateStep::Target::params, {.check = true, .unscale = true});
    r.updates.next(r).ask(r.step, rounds_ + 1, state);
    r.step.update();
  }
  r.stage = Stage::stepped;
  o->scaled_by = this;
  if (ctx_.dry_run) return true;
  r.updates.end({});
  return r.updates.is_pending() || r.verdict.outcome != Outcome::non_finite;
}

void Scaler::wait() {
  for (const auto& r : records_) r->updates.wait();
  state();
}

std::optional<Verdict> Scaler::verdict(const Ref<Optimizer>& o) {
  need_own(*o);
  for (const auto& r : records_) {
    if (r->optimizer != o) continue;
    if (r->updates.is_pending()) return {};
    if (r->verdict.outcome == Outcome::none) continue;
    if (!has_state()) return {};
    Verdict v = r->verdict;
    v.scale_after = state().scale;
    return v;
  }
  fail(MPT_ERROR_STATE, "this scaler has not stepped the optimizer%s",
       enabled() ? "" : ": it is disabled");
}

void Scaler::unlock() {
  if (--open_ > 0 || !update_deferred_) return;
  update_deferred_ = false;
  run_update();
}

void Scaler::stepped(bool is_of_all_ranks) {
  scaled_ = false;
  if (!is_of_all_ranks) note_apart();
  update_deferred_ = open_ > 1;
  if (!update_deferred_) run_update();
}

void Scaler::stepped_again() {
  note_apart();
  forget_state();
}

// Notes an update that is not one of all ranks, for writes().
void Scaler::note_apart() { is_apart_ |= !options_.is_static; }

void Scaler::dropped() {
  scaled_ = false;
  if (!update_deferred_) set_found(false);  // a deferred update may use another stepper's flag
}

void Scaler::set_found(bool found) {
  const double value = found ? 1 : 0;
  upload(found_, &value, sizeof value);
}

void Scaler::run_update() {
  launch_prepared(update_, Kernel::scaler_update, {&state_}, {}, None{},
                  ScalerScalars{.growth = options_.growth_factor,
                                .backoff = options_.backoff_factor,
                                .interval = static_cast<double>(options_.growth_interval),
                                .min_scale = std::max(options_.min_scale, kLeastScale),
                                .max_scale = options_.max_scale,
                                .hysteresis = static_cast<double>(options_.hysteresis),
                                .is_static = options_.is_static},
                  Effect::lasting);
  forget_state();
}

// The device has changed the state: asks for it.
void Scaler::forget_state() noexcept {
  asked_.forget();  // an earlier answer
  known_.reset();
  try {
    ask();
  } catch (const std::exception& e) {  // the device refused it
    keep_refusal(state_.place(), "a copy of an answer", e.what());
  }
}

void Scaler::update_with(bool found_inf) {
  set_found(found_inf);
  note_apart();
  run_update();
}

void Scaler::prepare_update() { update_ = prepare_launch(Kernel::scaler_update, {&state_}, {}); }

void Scaler::update() {
  if (!enabled()) return;
  const WholeCall whole(ctx_);
  need_no_recorded_work(ctx_, "mpt_scaler_update");
  need_unlocked("an update would change the scale");
  bool any = false, any_gradient = false;
  for (const auto& r : records_) {
    if (r->stage == Stage::ready) continue;
    any = true;
    any_gradient |= r->step.has_gradient(0);
  }
  if (!any) {
    fail(MPT_ERROR_STATE,
         "no optimizer was unscaled or stepped since the last update, so no gradients were "
         "checked: call mpt_scaler_step first");
  }
  if (any_gradient) {  // an update without gradients says nothing about the scale
    prepare_update();
    note_apart();
    run_update();
  }
  scaled_ = false;
  if (!ctx_.dry_run) {
    ++ctx_.steps;
    ++rounds_;
  }
  for (const auto& r : records_)
    if (r->optimizer->scaled_by == this) r->optimizer->scaled_by = nullptr;
  // Drops the records of optimizers that nothing else refers to.
  std::erase_if(records_, [](const auto& r) {
    return r->optimizer->references() == 1 && !r->updates.is_pending();
  });
  for (const auto& r : records_) r->stage = Stage::ready;
}

void Scaler::set_scale(double scale) {
  if (!enabled()) return;
  need_no_recorded_work(ctx_, "mpt_scaler_set_scale");
  need_unlocked("a new scale would not fit them");
  need_no_scaled_loss("set the scale");
  check_scale(scale, options_.min_scale, options_.max_scale);
  ScalerState s = state();
  if (!is_apart_ && s.scale == static_cast<double>(static_cast<float>(scale))) return;
  s.scale = scale;
  write(s);
}

}  // namespace mpt
