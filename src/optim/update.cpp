// Order of an update: statistics, decision, change, answer.
// SPDX-License-Identifier: Apache-2.0
#include "optim/update.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <utility>

#include "backends/cache.h"
#include "backends/recorder.h"
#include "core/context.h"
#include "observe/late_search.h"
#include "observe/non_finite.h"
#include "ops/create.h"
#include "ops/ops.h"
#include "optim/sharding.h"

namespace mpt {
namespace {

// Returns a view of `count` rows of a matrix.
Tensor rows(const Tensor& t, int64_t first, int64_t count) {
  const int64_t width = t.size(1);
  return t.view({count, width}, {width, 1}, t->offset + first * width);
}

}  // namespace

// Numbers the groups of all optimizers, in their order.
void UpdateStep::list_groups() {
  optimizer_of_group_.clear();
  first_group_.clear();
  for (size_t i = 0; i < plans_.size(); ++i) {
    first_group_.push_back(static_cast<int32_t>(optimizer_of_group_.size()));
    for (size_t g = 0; g < groups_of(i); ++g)
      optimizer_of_group_.push_back(ctx(), static_cast<int32_t>(i));
  }
  first_group_.push_back(static_cast<int32_t>(optimizer_of_group_.size()));
  optimizer_of_group_.send();
}

// True if the results of the last step have the shapes of this one.
bool UpdateStep::has_results() const {
  if (!stats_ || first_group_.size() != plans_.size() + 1) return false;
  for (size_t i = 0; i < plans_.size(); ++i)
    if (static_cast<size_t>(first_group_[i + 1] - first_group_[i]) != groups_of(i)) return false;
  return true;
}

// Makes the tensors that the kernels write their results to, or keeps those of the last step.
void UpdateStep::make_results() {
  if (has_results()) return optimizer_of_group_.send();
  stats_ = Tensor();  // remade last, so that a failure in between leaves it empty
  list_groups();
  const auto passes = static_cast<int64_t>(plans_.size());
  const int64_t groups = first_group_.back();
  const LastingMemory lasting(*ctx().place);  // statistics may be cleared once
  Tensor stats = Tensor::empty(ctx(), DType::f64, {groups, kStatsWidth}, Purpose::other);
  decision_ = Tensor::empty(ctx(), DType::f64, {groups, kDecisionWidth}, Purpose::other);
  report_ = Tensor::empty(ctx(), DType::f64, {passes, kReportWidth}, Purpose::other);
  rows_.clear();
  for (size_t i = 0; i < plans_.size(); ++i) {
    const int64_t first = first_group_[i], count = first_group_[i + 1] - first;
    rows_.push_back({rows(stats, first, count), rows(decision_, first, count),
                     rows(report_, static_cast<int64_t>(i), 1)});
  }
  stats_ = std::move(stats);
  stats_are_zero_ = false;
}

void UpdateStep::plan(Plans& plans, const Optimizer::PlanOptions& o) {
  plans.resize(optimizers_.size());
  for (size_t i = 0; i < optimizers_.size(); ++i) optimizers_[i]->plan(plans[i], o);
}

// Sends the plans to the place of the launches.
void UpdateStep::send(Plans& plans) {
  for (Optimizer::Plan& p : plans) {
    p.pass().send();
    if (!p.average().empty()) p.average().send();
  }
}

// Prepares the launches that follow, so that they cannot fail. Keeps no scratch memory if it
// throws.
void UpdateStep::prepare_launches(Plans& plans, Target target) try {
  const Tensor none;
  ready_.clear();
  for (size_t i = 0; i < plans.size(); ++i) {
    const Rows& r = rows_[i];
    const TensorPlan& p = plans[i].pass();
    if (target == Target::grads) {
      ready_.push_back(prepare_launch(Kernel::multi_scale, {&r.decision, &found_},
                                      {&r.report, &p.table(), &p.chunks(), &p.units()}));
    } else {
      const Tensor& counts = target == Target::params ? optimizers_[i]->counts() : none;
      ready_.push_back(prepare_launch(
          Kernel::multi_step, {&r.decision, &counts, &found_, &p.step_partials()},
          {&r.report, &shift_, &p.table(), &p.chunks(), &p.units(), &p.number_table()},
          p.step_params()));
    }
    if (target == Target::params && !plans[i].average().empty())
      plans[i].average().prepare(r.decision);
  }
} catch (...) {
  ready_.clear();
  throw;
}

void UpdateStep::prepare(std::span<Optimizer* const> optimizers, const Tensor& scaler,
                         Target target, const Options& o, std::span<const GradSum> sums) {
  ctx_ = &optimizers[0]->ctx();
  optimizers_.assign(optimizers.begin(), optimizers.end());
  options_ = o;
  const bool update = target == Target::params;
  plan(plans_, {.update = update,
                .by_owners = update && o.comm,
                .drops_grads = update && o.drops_grads,
                .slot = o.slot,
                .rounding_draw = o.rounding_draw});
  for (size_t i = 0; i < plans_.size() && target == Target::sums; ++i) {
    const size_t slots = optimizers_[i]->slots().size();
    plans_[i].add_into(sums.first(slots));
    sums = sums.subspan(slots);
  }
  decide(scaler, target);
}

void UpdateStep::prepare(const Params& params, const Options& o) {
  ctx_ = &params.ctx();
  optimizers_.clear();
  options_ = o;
  plans_.resize(1);
  plans_[0].pass().add_grads(params);
  decide({}, Target::grads);
}

// Makes the results of the step, and prepares the launches behind it.
void UpdateStep::decide(const Tensor& scaler, Target target) {
  const Options& o = options_;
  make_results();
  found_ = scaler;
  if (ctx().dry_run && scaler)  // the scaler is not told
    found_ = Tensor::empty(ctx(), scaler.dtype(), scaler.shape(), Purpose::other);
  shift_ = ops::draw_shift(ctx());
  send(plans_);
  if (o.need_stats()) {
    stats_are_zero_ = false;
    for (size_t i = 0; i < plans_.size(); ++i) {
      TensorPlan& p = plans_[i].pass();
      p.make_partials();
      launch(Kernel::multi_stats, {&rows_[i].stats, &p.partials()},
             {&scaler, &p.table(), &p.chunks(), &p.units()}, None{},
             StatsScalars{p.size(Kernel::multi_stats), o.limit, o.p});
      if (o.comm && target == Target::params && !ctx().dry_run)
        share_stats(*o.comm, *optimizers_[i], p, rows_[i].stats);
    }
  } else if (!stats_are_zero_) {
    ops::fill_into(stats_, 0);
    stats_are_zero_ = true;
  }
  prepare_launches(plans_, target);
  launch(Kernel::step_decide, {&decision_, &report_},
         {&stats_, &scaler, &optimizer_of_group_.operand()},
         DecideParams{o.check, o.skip_together, o.over, o.unscale},
         DecideScalars{o.max_norm, o.limit, o.p});
}

void UpdateStep::scale_grads() {
  for (size_t i = 0; i < plans_.size(); ++i) {
    if (plans_[i].empty()) continue;
    const TensorPlan& p = plans_[i].pass();
    launch_prepared(ready_[i], Kernel::multi_scale, {&rows_[i].decision, &found_},
                    {&rows_[i].report, &p.table(), &p.chunks(), &p.units()}, None{},
                    p.size(Kernel::multi_scale));
  }
}

// Updates the tensors of one optimizer's pass.
void UpdateStep::launch_step(size_t optimizer, TensorPlan& pass, const Tensor& counts,
                             UpdateScalars how, Effect effect) {
  how.size = pass.size(Kernel::multi_step);
  how.is_partial = pass.is_partial;
  const Rows& r = rows_[optimizer];
  launch_prepared(
      ready_[optimizer], Kernel::multi_step, {&r.decision, &counts, &found_, &pass.step_partials()},
      {&r.report, &shift_, &pass.table(), &pass.chunks(), &pass.units(), &pass.number_table()},
      pass.step_params(), how, effect);
}

void UpdateStep::add_grads() {
  for (size_t i = 0; i < plans_.size(); ++i) {
    if (plans_[i].empty()) continue;
    launch_step(i, plans_[i].pass(), Tensor(), {.always = true}, Effect::passing);
  }
}

void UpdateStep::launch_update(Plans& plans, bool reads_as_is) {
  for (size_t i = 0; i < plans.size(); ++i) {
    if (plans[i].empty()) continue;
    launch_step(i, plans[i].pass(), optimizers_[i]->counts(), {.reads_as_is = reads_as_is},
                Effect::lasting);
    if (!ctx().dry_run) optimizers_[i]->launched(plans[i]);
  }
  if (!options_.comm) move_averages(plans);
}

void UpdateStep::move_averages(Plans& plans) {
  for (size_t i = 0; i < plans.size(); ++i)
    if (!plans[i].average().empty()) plans[i].average().launch(rows_[i].decision);
}

void UpdateStep::update() { launch_update(plans_, false); }

void UpdateStep::plan_again(uint64_t draws) {
  optimizer_of_group_.send();
  for (size_t i = 0; i < plans_.size(); ++i)
    if (!plans_[i].empty()) optimizers_[i]->plan_again(plans_[i], draws);
  send(plans_);
}

void UpdateStep::check_fit() const {
  for (size_t i = 0; i < plans_.size(); ++i)
    if (!plans_[i].empty()) optimizers_[i]->check_fit(plans_[i]);
}

void UpdateStep::launched_again() {
  for (size_t i = 0; i < plans_.size(); ++i)
    if (!plans_[i].empty()) optimizers_[i]->launched_again(plans_[i]);
}

void UpdateStep::update_unscaled() {
  plan(plans_after_scaling_, {.update = true});
  send(plans_after_scaling_);
  found_ = Tensor();  // scale_grads() has told the scaler
  prepare_launches(plans_after_scaling_, Target::params);
  launch_update(plans_after_scaling_, true);
}

// -- the answer ----------------------------------------------------------------------------------

void Update::ask(UpdateStep& step, int64_t number, Reads scalers) {
  reads_.clear();
  has_report_ = step.has_report();
  if (has_report_) {
    reads_.push_back(&step.report());
    reads_.insert(reads_.end(), scalers.begin(), scalers.end());
  }
  number_ = number;
  context_step_ = step.ctx().steps;
  has_norm_ = step.has_norm();
  scalers_before_ = has_report_ ? scalers.size() : 0;
  optimizers_.assign(step.optimizers().begin(), step.optimizers().end());
  has_gradient_.clear();
  for (size_t i = 0; i < optimizers_.size(); ++i) has_gradient_.push_back(step.has_gradient(i));
  verdicts.resize(optimizers_.size());
  queue_ = &completions(step.report().place());
  queue_->reserve(ended_, scalers);
  queue_->when_ready(decided_, reads_);
}

void Update::end(Reads scalers) {
  scalers_after_ = scalers.size();
  queue_->at_end_of_step(ended_, scalers);
}

void Update::decide() {
  const bool is_known = decided_.has_answer();
  for (size_t i = 0; i < verdicts.size(); ++i) {
    const DecisionReport r = has_report_ && is_known
                                 ? report_of(decided_.get<double>(0).subspan(i * kReportWidth))
                                 : DecisionReport{.apply = 1, .norm = NAN};
    Verdict& v = verdicts[i] = verdict_of(r, has_gradient_[i], *optimizers_[i]);
    v.optimizer = static_cast<int32_t>(i);
    v.step = number_;
    v.loss = loss_of(i);
    if (has_norm_) v.norm = r.norm;
    if (scalers_before_ > 0) {
      v.scale_before = is_known ? decided_.get<double>(1 + static_cast<size_t>(v.loss))[kScale]
                                : static_cast<double>(NAN);
    }
  }
  find_origin();
  has_decided();
}

// Looks for the origin of non-finite gradients, if there are any. Without memory it is not found.
void Update::find_origin() noexcept {
  Context& ctx = optimizers_[0]->ctx();
  const bool is_finite = std::all_of(verdicts.begin(), verdicts.end(),
                                     [](const Verdict& v) { return v.non_finite == 0; });
  if (is_finite || !may_have_origin()) return forget_late(ctx, context_step_);
  try {
    std::vector<Tensor> leaves;
    for (size_t i = 0; i < verdicts.size(); ++i) {
      if (verdicts[i].non_finite == 0) continue;
      for (const Optimizer::Slot& s : optimizers_[i]->slots()) leaves.push_back(s.entry->tensor);
    }
    const auto origin = origin_of(ctx, number_, context_step_, leaves);
    for (Verdict& v : verdicts)
      if (v.is_skip()) v.finding = origin;
  } catch (const std::exception&) {
  }
}

void Update::finish() {
  for (size_t i = 0; i < verdicts.size(); ++i) {
    Verdict& v = verdicts[i];
    if (has_gradient_[i]) optimizers_[i]->answered(!v.is_skip(), context_step_);
    v.steps = optimizers_[i]->known_steps();
    if (scalers_after_ == 0) continue;
    v.scale_after = ended_.has_answer() ? ended_.get<double>(static_cast<size_t>(v.loss))[kScale]
                                        : static_cast<double>(NAN);
  }
  has_ended();
}

Verdict verdict_of(const DecisionReport& r, bool has_gradient, Optimizer& o) {
  Verdict v;
  v.non_finite = static_cast<int64_t>(r.non_finite);
  if (!has_gradient) v.outcome = Outcome::no_gradient;
  else if (r.apply != 0) v.outcome = Outcome::applied;
  else v.outcome = v.non_finite > 0 ? Outcome::non_finite : Outcome::together;
  if (v.non_finite > 0) {
    const auto slot = static_cast<size_t>(r.first_bad);
    v.bad = o.slots()[slot].entry->name.c_str();
  }
  return v;
}

}  // namespace mpt
