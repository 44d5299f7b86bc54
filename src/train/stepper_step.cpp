// The step of a stepper: decision, update, and what depends on the answer, which may come late.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <exception>
#include <memory>
#include <utility>

#include "backends/cache.h"
#include "backends/completions.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "core/error.h"
#include "core/observer.h"
#include "core/tensor_meta.h"
#include "core/undo.h"
#include "observe/non_finite.h"
#include "optim/sharding.h"
#include "train/stepper.h"
#include "train/stepper_update.h"

namespace mpt {

// Checks that the gradients are this stepper's own.
void Stepper::check_owners() const {
  for (const Ref<Optimizer>& o : optimizers_) {
    if (o->scaled_by) {
      fail(MPT_ERROR_STATE,
           "mpt_scaler_unscale or mpt_scaler_step was called for one of the optimizers, and no "
           "mpt_scaler_update since: its gradients are no longer the stepper's");
    }
    if (o->scaled_open > (scales() ? 1 : 0)) {
      fail(MPT_ERROR_STATE,
           "another stepper has scaled gradients of one of the optimizers and has not stepped: "
           "they are added to these. mpt_stepper_drop of that stepper drops them");
    }
  }
}

// Lists the states of the scalers.
Reads Stepper::scaler_states() {
  tensors_.clear();
  if (scales())
    for (const Loss& l : losses_) tensors_.push_back(&l.scaler->device_state());
  return tensors_;
}

// Does all of the step that can fail. Returns which slots are updated on any rank, if parameters
// have owners.
std::vector<bool> Stepper::prepare(UpdateStep& step, Step& s) {
  const bool unscale = scales() && !separate();
  const UpdateStep::Options o = {.check = scales() || options_.check || options_.error_if_nonfinite,
                                 .skip_together = options_.skip_together,
                                 .unscale = unscale,
                                 .drops_grads = !options_.keep_grads,
                                 .over = options_.clip_over,
                                 .max_norm = options_.clip_norm,
                                 .limit = options_.clip_value,
                                 .p = options_.clip_norm_type,
                                 .comm = is_sharded() ? comm_.get() : nullptr};
  const bool exchanges = o.comm && !ctx_.dry_run;
  std::vector<bool> updated;
  try {
    check_owners();
    if (exchanges) updated = slots_with_gradient();
    step.prepare(optimizer_list(), unscale ? losses_[0].scaler->device_state() : Tensor(),
                 UpdateStep::Target::params, o);
    if (scales())
      for (Loss& l : losses_) l.scaler->prepare_update();
    s.ask(step, steps_ + 1, scaler_states());
  } catch (const std::exception& e) {  // the others do not repeat their exchanges
    if (exchanges) {
      comm_->break_off("rank %d could not prepare step %lld: %s", comm_->rank(), lld(steps_ + 1),
                       e.what());
    }
    throw;
  }
  is_refused_ = late_error_.kind == LateError::non_finite && late_error_.cause.step > steps_;
  if (is_refused_ || !reducer_) throw_late_error();
  return updated;
}

namespace {

const Verdict* first_non_finite(std::span<const Verdict> verdicts) {
  const auto bad = std::find_if(verdicts.begin(), verdicts.end(),
                                [](const Verdict& v) { return v.non_finite > 0; });
  return bad == verdicts.end() ? nullptr : &*bad;
}

}  // namespace

void Stepper::Step::ask_backward(UpdateStep& step, int32_t loss) {
  if (backwards_.size() == backward_count_) backwards_.push_back(std::make_unique<Backward>());
  Backward& b = *backwards_[backward_count_];
  b.loss = loss;
  b.is_bad.assign(step.optimizers().size(), 0);
  completions(step.report().place()).when_ready(b, {&step.report()});
  ++backward_count_;
}

void Stepper::Step::Backward::then() {
  if (!has_answer()) return;
  const std::span<const double> rows = get<double>(0);
  for (size_t i = 0; i < is_bad.size(); ++i)
    is_bad[i] = report_of(rows.subspan(i * kReportWidth)).non_finite > 0;
}

int32_t Stepper::Step::loss_of(size_t optimizer) const {
  for (size_t k = 0; k < backward_count_; ++k)
    if (backwards_[k]->is_bad[optimizer]) return backwards_[k]->loss;
  return 0;
}

void Stepper::Step::has_decided() {
  for (Verdict& v : verdicts) v.bad_rank = v.non_finite > 0 ? bad_rank : -1;
  const Verdict* bad = first_non_finite(verdicts);
  if (of_.options_.error_if_nonfinite && bad) of_.late_error_ = {LateError::non_finite, *bad, 0};
}

// Warns once if a step was skipped at the least scale: the loss or the model makes the non-finite
// gradient, and a lower scale does not help.
void Stepper::warn_at_least_scale(const Verdict& v) {
  if (warned_least_scale_ || v.outcome != Outcome::non_finite) return;
  const ScalerOptions& o = scaler(v.loss)->options();
  if (o.is_static || v.scale_before > std::max(o.min_scale, kLeastScale)) return;
  warned_least_scale_ = true;
  ctx_.log.warn(
      "a step was skipped at the least scale, %g: the loss or the model makes the gradient of "
      "'%s' non-finite, and no scale can prevent that%s%s",
      v.scale_before, v.bad, v.finding ? ". In " : "", v.finding ? v.finding->text.c_str() : "");
}

bool Stepper::step() {
  const WholeCall whole(ctx_);
  check_not_in_backward("step was called");
  need_no_replay(ctx_, "mpt_stepper_step");
  if (optimizers_.empty()) {
    fail(MPT_ERROR_STATE, "the stepper has no optimizer: call mpt_stepper_add first");
  }
  const bool has_backward = open_ || broken_;
  if (!has_backward && (!reducer_ || separate() || ctx_.dry_run)) {
    fail(MPT_ERROR_STATE,
         "mpt_stepper_backward was not called since the last step, so there are no gradients");
  }
  if (options_.release_grads) return step_released();
  completions(*ctx_.home).wait_for_room();
  // The answer of an earlier step may have come to this rank alone: stepped() tells it.
  if (!reducer_) throw_late_error();
  const ObservedOp frame(ctx_, Op::optimizer_step, OpPhase::step, {});
  std::shared_ptr<Recorded> recorded;
  if (ctx_.home->recorder) {
    recorded = std::make_shared<Recorded>();
    recorded->stepper = Ref<Stepper>(this);
    if (scales()) recorded->scaling = losses_[0].scaler->options();
  }
  UpdateStep& step = recorded ? recorded->update : step_;
  if (!has_backward) begin_without_backward();
  reduce();
  Generator& generator = ctx_.generator;
  const uint64_t own_draws = generator.draws;
  if (reducer_ && !ctx_.dry_run && own_draws != reducer_->draws()) {
    // This rank has drawn since the ranks have met, and the update draws as theirs do.
    on_failure([&generator, own_draws] { generator.draws = own_draws; });
    generator.draws = reducer_->draws();
  }
  const std::vector<bool> updated = prepare(step, updates_.next(*this));
  generator.draws = std::max(generator.draws, own_draws);
  if (recorded) note_start(recorded);
  // The update below cannot be undone, so that no error behind it undoes anything.
  commit_changes();
  if (!updated.empty()) forget_params(optimizers_);
  step.update();
  bool any = false;  // without a gradient nothing is known of the scale
  for (size_t i = 0; i < optimizers_.size(); ++i) any |= step.has_gradient(i);
  if (scales() && any) {
    for (Loss& l : losses_)
      if (l.open) l.scaler->stepped(static_cast<bool>(reducer_));
  }
  close();
  for (size_t i = 0; i < optimizers_.size(); ++i)
    if (!options_.keep_grads && !step.has_dropped_all(i)) optimizers_[i]->zero_grad();
  if (ctx_.dry_run) {
    ctx_.end_step();
    return true;
  }
  if (recorded) note_update(recorded, any);
  if (!updated.empty()) {
    try {
      share_updates(updated);
    } catch (...) {
      end_step(scaler_states());
      throw;
    }
    step.move_averages();
  }
  return stepped(scaler_states());
}

// Ends a step whose update was launched.
void Stepper::end_step(Reads scalers) {
  ++steps_;
  ++ctx_.steps;
  ctx_.end_step();
  updates_.end(scalers);
}

// Does so, and tells what is known of the steps.
bool Stepper::stepped(Reads scalers) {
  end_step(scalers);
  throw_late_error();
  return !is_answered() || all_stepped_;
}

// Throws if the recorded step cannot be taken now.
void Stepper::check_replay(const Recorded& step) const {
  if (open_ || broken_) {
    fail(MPT_ERROR_STATE,
         "the stepper of the recording has open micro-batches: call mpt_stepper_step or "
         "mpt_stepper_drop before the replay");
  }
  for (const Loss& l : losses_) {
    if (!l.scaler || !l.scaler->has_pending_gradients()) continue;
    fail(MPT_ERROR_STATE,
         "gradients of the present scale are pending, and the recording updates the scale: step or "
         "drop them before the replay");
  }
  if (scales() && losses_[0].scaler->options() != step.scaling) {
    fail(MPT_ERROR_STATE,
         "the scaler has other options than when the step was recorded: record the step again");
  }
  check_owners();
}

namespace {

// Returns a copy of a scaler's state, made in the order of the queue.
Tensor copied(const Tensor& state) {
  const PlaceGuard guard(state.ctx(), state.place());
  Tensor copy = Tensor::empty(state.ctx(), state.dtype(), state.shape(), Purpose::other);
  copy_bytes(copy, state);
  return copy;
}

}  // namespace

// Lists one state of a scaler, if there is one.
Reads Stepper::copy_of(const Tensor& state) {
  tensors_.clear();
  if (state) tensors_.push_back(&state);
  return tensors_;
}

// Notes what a replay does before its work. On the host it also asks for the answer at this point,
// so that an error comes before the update.
void Stepper::note_start(const std::shared_ptr<Recorded>& step) {
  Recorder& recorder = *ctx_.home->recorder;
  recorder.at_start([step, &recorder] {
    Stepper& s = *step->stepper;
    s.check_replay(*step);
    completions(*s.ctx_.home).wait_for_room();
    s.throw_late_error();
    step->update.plan_again(s.ctx_.home->is_host ? recorder.draw_shift() : 0);
  });
  if (!ctx_.home->is_host) {
    recorder.at_resume([step] { step->update.check_fit(); });  // calls have come between two slices
    if (scales()) step->scaler_before = copied(losses_[0].scaler->device_state());
    return;
  }
  recorder.noted([step] {
    Stepper& s = *step->stepper;
    step->update.check_fit();
    Step& next = s.updates_.next(s);
    next.begin();
    next.ask(step->update, s.steps_ + 1, s.scaler_states());
    s.throw_late_error();
  });
}

// Notes what a replay does when the update was launched, on a device behind all work.
void Stepper::note_update(const std::shared_ptr<Recorded>& step, bool any) {
  const bool asks = !ctx_.home->is_host;
  if (asks && scales()) step->scaler_after = copied(losses_[0].scaler->device_state());
  ctx_.home->recorder->noted_last([step, any, asks] {
    Stepper& s = *step->stepper;
    if (asks) {
      Step& next = s.updates_.next(s);
      next.begin();
      next.ask(step->update, s.steps_ + 1, s.copy_of(step->scaler_before));
    }
    step->update.launched_again();
    if (s.scales() && any) s.losses_[0].scaler->stepped_again();
    s.stepped(asks ? s.copy_of(step->scaler_after) : s.scaler_states());
  });
}

// Does all that depends on the answer of a step.
void Stepper::finish(Step& s) {
  all_stepped_ = true;
  for (const Verdict& v : s.verdicts) {
    if (scales()) warn_at_least_scale(v);
    if (!v.is_skip()) continue;
    all_stepped_ = false;
    events_.add(v);
  }
  if (!all_stepped_) ++skipped_;
  skipped_in_row_ = all_stepped_ ? 0 : skipped_in_row_ + 1;
  std::swap(verdicts_, s.verdicts);
  const Verdict* bad = first_non_finite(verdicts_);
  if (options_.skip_limit > 0 && skipped_in_row_ >= options_.skip_limit)
    late_error_ = {LateError::skip_limit, *bad, skipped_in_row_};
}

void Stepper::Step::has_ended() {
  // The host may release the stepper in a callback. Its destructor waits for answers too.
  const Ref<Stepper> kept(of_.refs_ > 0 ? &of_ : nullptr);
  of_.finish(*this);
}

bool Stepper::is_answered() const { return !updates_.is_pending(); }

void Stepper::wait_for_answers() { updates_.wait(); }

void Stepper::throw_late_error() {
  if (late_error_.kind == LateError::none) return;
  const LateError e = std::exchange(late_error_, {});
  const Verdict& v = e.cause;
  const auto count = lld(v.non_finite);
  char from[40] = "";
  if (v.bad_rank >= 0) std::snprintf(from, sizeof from, ", from rank %d", v.bad_rank);
  const char *in = v.finding ? ". In " : "", *text = v.finding ? v.finding->text.c_str() : "";
  if (e.kind == LateError::non_finite && v.step > steps_ && open_) {
    fail(MPT_ERROR_STATE,
         "%lld values of the gradients of optimizer %d are not finite, the first in '%s'%s "
         "(error_if_nonfinite): no parameter was updated, and the micro-batches stay open until "
         "mpt_stepper_drop%s%s",
         count, v.optimizer, v.bad, from, in, text);
  }
  if (e.kind == LateError::non_finite) {
    fail(MPT_ERROR_STATE,
         "%lld values of the gradients of optimizer %d were not finite in step %lld, the first in "
         "'%s'%s (error_if_nonfinite): the step was skipped",
         count, v.optimizer, lld(v.step), v.bad, from);
  }
  fail(MPT_ERROR_STATE,
       "%lld steps in a row were skipped (skip_limit), the last for %lld values of the gradient of "
       "optimizer %d that are not finite, the first in '%s'%s, at a scale of %g%s%s",
       lld(e.in_row), count, v.optimizer, v.bad, from, v.scale_before, in, text);
}

bool Stepper::wait() {
  wait_for_answers();
  throw_late_error();
  return all_stepped_;
}

}  // namespace mpt
