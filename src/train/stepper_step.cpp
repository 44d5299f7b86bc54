// The step of a stepper: decision, update, and what depends on the answer, which may come late.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "backends/host_access.h"
#include "core/error.h"
#include "core/observer.h"
#include "core/tensor_meta.h"
#include "observe/late_search.h"
#include "observe/non_finite.h"
#include "train/stepper.h"

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

bool Stepper::Step::is_decided() const {
  bool all = !asks || decided.is_ready();
  for (size_t k = 0; k < backward_count; ++k) all &= backwards[k].answer.is_ready();
  return all;
}

void Stepper::Step::wait() {
  if (asks) decided.wait();
  for (size_t k = 0; k < backward_count; ++k) backwards[k].answer.wait();
  if (has_stepped) stepped.wait();
}

// Lists the states of the scalers, after `first` if it is given.
std::span<const Tensor* const> Stepper::scaler_states(const Tensor* first) {
  tensors_.clear();
  if (first) tensors_.push_back(first);
  if (scales())
    for (const Loss& l : losses_) tensors_.push_back(&l.scaler->device_state());
  return tensors_;
}

// Does all of the step that can fail.
void Stepper::decide(Step& s) {
  check_owners();
  const bool unscale = scales() && !separate();
  const UpdatePass::Options o = {.check = scales() || options_.check || options_.error_if_nonfinite,
                                 .skip_together = options_.skip_together,
                                 .unscale = unscale,
                                 .drops_grads = !options_.keep_grads,
                                 .over = options_.clip_over,
                                 .max_norm = options_.clip_norm,
                                 .limit = options_.clip_value,
                                 .p = options_.clip_norm_type};
  pass_.decide(optimizer_list(), unscale ? losses_[0].scaler->device_state() : Tensor(),
               UpdatePass::Target::params, o);
  s.number = steps_ + 1;
  s.of_context = ctx_.steps;
  s.has_gradient.resize(optimizers_.size());
  for (size_t i = 0; i < optimizers_.size(); ++i) s.has_gradient[i] = pass_.has_gradient(i);
  s.verdicts.resize(optimizers_.size());
  s.asks = o.need_stats();
  if (s.asks) s.decided.begin(scaler_states(&pass_.report()));
  s.stepped.begin(scaler_states(nullptr));  // takes its memory; step() begins it again
  s.is_known = s.is_decided();
  if (s.is_known) {
    judge(s);
    add_findings(s);
  }
  if (!scales()) return;
  for (Loss& l : losses_) l.scaler->prepare_update();
}

// Sets the verdicts of a step, except for what its update makes.
void Stepper::judge(Step& s) {
  for (size_t i = 0; i < s.verdicts.size(); ++i) {
    const DecisionReport r = s.asks ? report_of(s.decided, i) : DecisionReport{.apply = 1};
    Verdict& v = s.verdicts[i] = verdict_of(r, s.has_gradient[i], *optimizers_[i]);
    v.optimizer = static_cast<int32_t>(i);
    v.step = s.number;
    if (options_.clip_norm > 0) v.norm = r.norm;
    for (size_t k = s.backward_count; k-- > 0;) {
      const BackwardAnswer& b = s.backwards[k];
      if (report_of(b.answer, i).non_finite > 0) v.loss = b.loss;
    }
    if (scales()) v.scale_before = s.decided.get<double>(1 + static_cast<size_t>(v.loss))[kScale];
  }
}

namespace {

const Verdict* first_non_finite(std::span<const Verdict> verdicts) {
  const auto bad = std::find_if(verdicts.begin(), verdicts.end(),
                                [](const Verdict& v) { return v.non_finite > 0; });
  return bad == verdicts.end() ? nullptr : &*bad;
}

}  // namespace

// Looks for the origin of non-finite gradients, if there are any.
void Stepper::add_findings(Step& s) {
  const Verdict* bad = first_non_finite(s.verdicts);
  if (!bad) return;
  pass_.report_non_finite(s.decided);
  const std::shared_ptr<const NonFinite> finding = finding_of(ctx_, s.number, s.of_context);
  if (options_.error_if_nonfinite) {
    fail(MPT_ERROR_STATE,
         "%lld values of the gradients of optimizer %d are not finite, the first in '%s' "
         "(error_if_nonfinite): no parameter was updated, and the micro-batches stay open until "
         "mpt_stepper_drop%s%s",
         static_cast<long long>(bad->non_finite), bad->optimizer, bad->bad, finding ? ". In " : "",
         finding ? finding->text.c_str() : "");
  }
  for (Verdict& v : s.verdicts)
    if (v.is_skip()) v.finding = finding;
}

// Warns once if a step was skipped at the least scale: the loss or the model makes the non-finite
// gradient, and a lower scale does not help.
void Stepper::warn_at_least_scale(const Verdict& v) {
  if (warned_least_scale_ || v.outcome != Outcome::non_finite) return;
  const ScalerOptions& o = scaler(v.loss)->options();
  if (o.is_static || v.scale_before > std::max(o.min_scale, kLeastScale)) return;
  warned_least_scale_ = true;
  ctx_.log(MPT_LOG_WARNING,
           "a step was skipped at the least scale, %g: the loss or the model makes the gradient of "
           "'%s' non-finite, and no scale can prevent that%s%s",
           v.scale_before, v.bad, v.finding ? ". In " : "",
           v.finding ? v.finding->text.c_str() : "");
}

bool Stepper::step() {
  check_not_in_backward("step was called");
  if (optimizers_.empty()) {
    fail(MPT_ERROR_STATE, "the stepper has no optimizer: call mpt_stepper_add first");
  }
  if (!open_ && !broken_) {
    fail(MPT_ERROR_STATE,
         "mpt_stepper_backward was not called since the last step, so there are no gradients");
  }
  if (options_.release_grads) return step_released();
  steps_made_.wait_for_room();
  settle(false);
  throw_late_error();
  const ObservedOp frame(ctx_, Op::optimizer_step, OpPhase::step, {});
  Step& s = steps_made_.next();
  decide(s);
  // The calls below cannot fail.
  pass_.update(s.asks ? &s.decided : nullptr, s.is_known);
  const bool any =  // without a gradient nothing is known of the scale
      std::any_of(s.has_gradient.begin(), s.has_gradient.end(),
                  [](uint8_t has) { return has != 0; });
  if (scales() && any) {
    for (Loss& l : losses_)
      if (l.open) l.scaler->stepped();
  }
  close();
  for (size_t i = 0; i < optimizers_.size(); ++i)
    if (!options_.keep_grads && !pass_.has_dropped_all(i)) optimizers_[i]->zero_grad();
  if (ctx_.dry_run) {
    ctx_.end_step();
    return true;
  }
  ++steps_;
  ++ctx_.steps;
  s.has_stepped = s.stepped.try_begin(scaler_states(nullptr));
  steps_made_.push();
  ctx_.end_step();
  const bool is_answered = settle(false);
  throw_late_error();
  return !is_answered || all_stepped_;
}

// Takes what the search on the device has found in a step, or lets it search another one.
void Stepper::add_late_finding(Step& s) {
  if (is_on_host(pass_.report())) return;
  if (!first_non_finite(s.verdicts)) return forget_late(ctx_, s.of_context);
  const int64_t next = ctx_.steps + (open_ > 0 ? 1 : 0);
  const auto finding = late_finding_of(pass_.report().place(), ctx_, s.number, s.of_context, next);
  for (Verdict& v : s.verdicts)
    if (v.is_skip()) v.finding = finding;
}

// Does all that depends on the answer of a step.
void Stepper::finish(Step& s) {
  if (!s.is_known) {
    judge(s);
    for (size_t i = 0; i < s.verdicts.size(); ++i)
      if (s.has_gradient[i]) optimizers_[i]->answered(!s.verdicts[i].is_skip(), s.of_context);
    add_late_finding(s);
  }
  all_stepped_ = true;
  for (size_t i = 0; i < s.verdicts.size(); ++i) {
    Verdict& v = s.verdicts[i];
    v.steps = optimizers_[i]->known_steps();
    if (scales()) {
      v.scale_after =
          s.has_stepped ? s.stepped.get<double>(static_cast<size_t>(v.loss))[kScale] : NAN;
      warn_at_least_scale(v);
    }
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
  else if (options_.error_if_nonfinite && bad) late_error_ = {LateError::non_finite, *bad, 0};
}

bool Stepper::settle(bool wait) {
  steps_made_.settle(wait, [this](Step& s) { finish(s); });
  return steps_made_.empty();
}

void Stepper::throw_late_error() {
  if (late_error_.kind == LateError::none) return;
  const LateError e = std::exchange(late_error_, {});
  const Verdict& v = e.cause;
  const auto count = static_cast<long long>(v.non_finite);
  if (e.kind == LateError::non_finite) {
    fail(MPT_ERROR_STATE,
         "%lld values of the gradients of optimizer %d were not finite in step %lld, the first in "
         "'%s' (error_if_nonfinite): the step was skipped",
         count, v.optimizer, static_cast<long long>(v.step), v.bad);
  }
  fail(MPT_ERROR_STATE,
       "%lld steps in a row were skipped (skip_limit), the last for %lld values of the gradient of "
       "optimizer %d that are not finite, the first in '%s', at a scale of %g%s%s",
       static_cast<long long>(e.in_row), count, v.optimizer, v.bad, v.scale_before,
       v.finding ? ". In " : "", v.finding ? v.finding->text.c_str() : "");
}

bool Stepper::wait() {
  settle(true);
  throw_late_error();
  return all_stepped_;
}

}  // namespace mpt
