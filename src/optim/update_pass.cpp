// Order of an update: statistics, decision, change.
// SPDX-License-Identifier: Apache-2.0
#include "optim/update_pass.h"

#include <utility>

#include "backends/cache.h"
#include "core/context.h"
#include "core/undo.h"
#include "observe/non_finite.h"
#include "ops/ops.h"

namespace mpt {
namespace {

// Returns a view of `count` rows of a matrix.
Tensor rows(const Tensor& t, int64_t first, int64_t count) {
  const int64_t width = t.size(1);
  return t.view({count, width}, {width, 1}, t->offset + first * width);
}

// Registers that a failure of the call sets `value`, which is stored in `owner`, back to `before`.
// Usually the value has not changed; nothing is registered then, so that a step takes no memory.
void restore_on_failure(const Tensor& owner, double& value, double before) {
  if (value == before) return;
  const double after = std::exchange(value, before);  // registration itself may fail
  on_failure([owner, &value, before] { value = before; });
  value = after;
}

}  // namespace

// Numbers the groups of all optimizers, in their order.
void UpdatePass::list_groups() {
  optimizer_of_group_.clear();
  first_group_.clear();
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    first_group_.push_back(static_cast<int32_t>(optimizer_of_group_.size()));
    optimizer_of_group_.resize(optimizer_of_group_.size() + optimizers_[i]->groups().size(),
                               static_cast<int32_t>(i));
  }
  first_group_.push_back(static_cast<int32_t>(optimizer_of_group_.size()));
}

// Makes the tensors that the kernels write their results to, or keeps those of the last pass.
void UpdatePass::make_results(Context& ctx) {
  const auto optimizers = static_cast<int64_t>(optimizers_.size());
  const int64_t groups = first_group_.back();
  if (!stats_ || stats_.size(0) != groups || report_.size(0) != optimizers) {
    stats_ = Tensor();  // remade last, so that a failure in between leaves it empty
    Tensor stats = Tensor::empty(ctx, DType::f64, {groups, kStatsWidth}, Purpose::other);
    decision_ = Tensor::empty(ctx, DType::f64, {groups, kDecisionWidth}, Purpose::other);
    report_ = Tensor::empty(ctx, DType::f64, {optimizers, kReportWidth}, Purpose::other);
    stats_ = std::move(stats);
    stats_are_zero_ = false;
  }
  decision_rows_.clear();
  for (size_t i = 0; i < optimizers_.size(); ++i)
    decision_rows_.push_back(
        rows(decision_, first_group_[i], first_group_[i + 1] - first_group_[i]));
}

void UpdatePass::plan(Plans& plans, const Optimizer::PlanOptions& o) {
  plans.resize(optimizers_.size());
  for (size_t i = 0; i < optimizers_.size(); ++i) optimizers_[i]->plan(plans[i], o);
}

void UpdatePass::decide(std::span<Optimizer* const> optimizers, const Tensor& scaler, Target target,
                        const Options& o) {
  optimizers_.assign(optimizers.begin(), optimizers.end());
  list_groups();
  make_results(optimizers_[0]->ctx());
  has_norm_ = o.max_norm > 0;
  const bool update = target == Target::params;
  plan(plans_, {.update = update,
                .drops_grads = update && o.drops_grads,
                .slot = o.slot,
                .rounding_key = o.rounding_key});
  if (o.need_stats()) {
    stats_are_zero_ = false;
    for (size_t i = 0; i < plans_.size(); ++i) {
      MultiPlan view = plans_[i].view();
      Tensor part = rows(stats_, first_group_[i], first_group_[i + 1] - first_group_[i]);
      launch(Kernel::multi_stats, {&part}, {&scaler}, None{}, StatsScalars{&view, o.limit, o.p});
    }
  } else if (!stats_are_zero_) {
    ops::fill_into(stats_, 0);
    stats_are_zero_ = true;
  }
  const Kernel next = target == Target::grads ? Kernel::multi_scale : Kernel::multi_step;
  for (const Tensor& decision : decision_rows_) prepare_launch(next, {&decision}, {});
  double* const found = scaler ? scaler.as<double>() + kFound : nullptr;
  const double found_before = found ? *found : 0;
  launch(Kernel::step_decide, {&decision_, &report_, &scaler}, {&stats_},
         DecideParams{o.check, o.skip_together, o.over, o.unscale},
         DecideScalars{optimizer_of_group_.data(), o.max_norm, o.limit, o.p});
  if (found) restore_on_failure(scaler, *found, found_before);
}

void UpdatePass::run(Kernel kernel, Plans& plans) {
  for (size_t i = 0; i < plans.size(); ++i) {
    if (plans[i].empty()) continue;
    MultiPlan view = plans[i].view();
    launch(kernel, {&decision_rows_[i]}, {}, None{}, PlanScalars{&view});
  }
}

std::span<Decision> UpdatePass::decisions() {
  return {decision_.as<Decision>(), static_cast<size_t>(decision_.size(0))};
}
std::span<DecisionReport> UpdatePass::reports() const {
  return {report_.as<DecisionReport>(), static_cast<size_t>(report_.size(0))};
}

void UpdatePass::scale_grads() { run(Kernel::multi_scale, plans_); }

void UpdatePass::add_grads(std::span<const GradSum> sums) {
  for (size_t i = 0; i < plans_.size(); ++i) {
    const size_t slots = optimizers_[i]->slots().size();
    plans_[i].add_into(sums.first(slots));
    sums = sums.subspan(slots);
  }
  for (Decision& d : decisions()) d.apply = 1;
  run(Kernel::multi_step, plans_);
}

void UpdatePass::run_update(Plans& plans) {
  if (optimizers_[0]->ctx().dry_run) {  // the kernels run, for the trace, and change nothing
    for (Decision& d : decisions()) d.apply = 0;
    for (DecisionReport& r : reports()) r.apply = 0;
  }
  run(Kernel::multi_step, plans);
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    if (plans[i].empty() || verdict(i).outcome != Outcome::applied) continue;
    optimizers_[i]->applied(plans[i]);
  }
}

void UpdatePass::update() { run_update(plans_); }

void UpdatePass::update_unscaled() {
  plan(plans_after_scaling_, {.update = true});
  for (const Tensor& decision : decision_rows_) prepare_launch(Kernel::multi_step, {&decision}, {});
  // The decision still says which optimizers to update. A multiplier and a clip of 1 and no limit
  // make the kernel read their gradients as they are.
  for (Decision& d : decisions()) d = {.apply = d.apply, .multiplier = 1, .limit = 0, .clip = 1};
  run_update(plans_after_scaling_);
}

Verdict UpdatePass::verdict(size_t optimizer) const {
  const DecisionReport& r = reports()[optimizer];
  Verdict v;
  v.optimizer = static_cast<int32_t>(optimizer);
  v.non_finite = static_cast<int64_t>(r.non_finite);
  if (plans_[optimizer].empty()) v.outcome = Outcome::no_gradient;
  else if (r.apply != 0) v.outcome = Outcome::applied;
  else v.outcome = v.non_finite > 0 ? Outcome::non_finite : Outcome::together;
  if (v.non_finite > 0) v.bad = plans_[optimizer].name(static_cast<int64_t>(r.first_bad));
  if (has_norm_) v.norm = r.norm;
  return v;
}

bool UpdatePass::has_dropped_all(size_t optimizer) const {
  const Optimizer::Plan& plan = plans_[optimizer];
  return plan.drops_grads() && plan.is_complete() && verdict(optimizer).outcome == Outcome::applied;
}

void UpdatePass::report_non_finite() const {
  std::vector<Tensor> leaves;
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    if (verdict(i).non_finite == 0) continue;
    for (const Optimizer::Slot& s : optimizers_[i]->slots()) leaves.push_back(s.entry->tensor);
  }
  if (!leaves.empty()) report_gradients(optimizers_[0]->ctx(), leaves);
}

std::shared_ptr<const NonFinite> finding_of(const Context& ctx, int64_t step) {
  const auto* f = ctx.find_part<NonFinite>();
  if (!f || f->phase == NonFinite::Phase::none || f->step != ctx.steps) return {};
  auto own = std::make_shared<NonFinite>(*f);
  own->set_text(step);
  return own;
}

}  // namespace mpt
