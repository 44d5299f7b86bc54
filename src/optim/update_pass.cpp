// Order of an update: statistics, decision, change.
// SPDX-License-Identifier: Apache-2.0
#include "optim/update_pass.h"

#include <new>
#include <utility>

#include "backends/cache.h"
#include "backends/devices.h"
#include "backends/host_access.h"
#include "core/context.h"
#include "core/error.h"
#include "observe/late_search.h"
#include "observe/non_finite.h"
#include "ops/create.h"
#include "ops/ops.h"

namespace mpt {
namespace {

// Returns a view of `count` rows of a matrix.
Tensor rows(const Tensor& t, int64_t first, int64_t count) {
  const int64_t width = t.size(1);
  return t.view({count, width}, {width, 1}, t->offset + first * width);
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

// True if the results of the last pass have the shapes of this one.
bool UpdatePass::has_results() const {
  if (!stats_ || first_group_.size() != optimizers_.size() + 1) return false;
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    const auto groups = static_cast<size_t>(first_group_[i + 1] - first_group_[i]);
    if (groups != optimizers_[i]->groups().size()) return false;
  }
  return true;
}

// Makes the tensors that the kernels write their results to, or keeps those of the last pass.
void UpdatePass::make_results(Context& ctx) {
  if (has_results()) return;
  stats_ = Tensor();  // remade last, so that a failure in between leaves it empty
  list_groups();
  const auto optimizers = static_cast<int64_t>(optimizers_.size());
  const int64_t groups = first_group_.back();
  Tensor stats = Tensor::empty(ctx, DType::f64, {groups, kStatsWidth}, Purpose::other);
  decision_ = Tensor::empty(ctx, DType::f64, {groups, kDecisionWidth}, Purpose::other);
  report_ = Tensor::empty(ctx, DType::f64, {optimizers, kReportWidth}, Purpose::other);
  rows_.clear();
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    const int64_t first = first_group_[i], count = first_group_[i + 1] - first;
    rows_.push_back({rows(stats, first, count), rows(decision_, first, count),
                     rows(report_, static_cast<int64_t>(i), 1)});
  }
  stats_ = std::move(stats);
  stats_are_zero_ = false;
}

void UpdatePass::plan(Plans& plans, const Optimizer::PlanOptions& o) {
  plans.resize(optimizers_.size());
  for (size_t i = 0; i < optimizers_.size(); ++i) optimizers_[i]->plan(plans[i], o);
}

// Prepares the launches of the call that follows, so that it cannot fail.
void UpdatePass::prepare(Target target) {
  const Tensor none;
  ready_.clear();
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    const Rows& r = rows_[i];
    if (target == Target::grads) {
      ready_.push_back(prepare_launch(Kernel::multi_scale, {&r.decision, &found_}, {&r.report}));
    } else {
      const Tensor& counts = target == Target::params ? optimizers_[i]->counts() : none;
      ready_.push_back(prepare_launch(Kernel::multi_step, {&r.decision, &counts, &found_},
                                      {&r.report, &shift_}));
    }
  }
}

void UpdatePass::decide(std::span<Optimizer* const> optimizers, const Tensor& scaler, Target target,
                        const Options& o) {
  optimizers_.assign(optimizers.begin(), optimizers.end());
  Context& ctx = optimizers_[0]->ctx();
  make_results(ctx);
  applied_.resize(optimizers_.size());
  found_ = scaler;
  shift_ = ops::draw_shift(ctx);
  const bool update = target == Target::params;
  plan(plans_, {.update = update,
                .drops_grads = update && o.drops_grads,
                .slot = o.slot,
                .rounding_draw = o.rounding_draw});
  if (o.need_stats()) {
    stats_are_zero_ = false;
    for (size_t i = 0; i < plans_.size(); ++i) {
      MultiPlan view = plans_[i].view();
      launch(Kernel::multi_stats, {&rows_[i].stats}, {&scaler}, None{},
             StatsScalars{&view, o.limit, o.p});
    }
  } else if (!stats_are_zero_) {
    ops::fill_into(stats_, 0);
    stats_are_zero_ = true;
  }
  prepare(target);
  launch(Kernel::step_decide, {&decision_, &report_}, {&stats_, &scaler},
         DecideParams{o.check, o.skip_together, o.over, o.unscale},
         DecideScalars{optimizer_of_group_.data(), o.max_norm, o.limit, o.p});
}

void UpdatePass::scale_grads() {
  for (size_t i = 0; i < plans_.size(); ++i) {
    if (plans_[i].empty()) continue;
    const MultiPlan view = plans_[i].view();
    launch_prepared(ready_[i], Kernel::multi_scale, {&rows_[i].decision, &found_},
                    {&rows_[i].report}, None{},
                    PlanScalars{.plan = &view, .is_dry = optimizers_[i]->ctx().dry_run});
  }
}

void UpdatePass::add_grads(std::span<const GradSum> sums) {
  const Tensor no_counts;
  for (size_t i = 0; i < plans_.size(); ++i) {
    const size_t slots = optimizers_[i]->slots().size();
    plans_[i].add_into(sums.first(slots));
    sums = sums.subspan(slots);
    if (plans_[i].empty()) continue;
    const MultiPlan view = plans_[i].view();
    launch_prepared(
        ready_[i], Kernel::multi_step, {&rows_[i].decision, &no_counts, &found_},
        {&rows_[i].report, &shift_}, None{},
        PlanScalars{.plan = &view, .is_dry = optimizers_[i]->ctx().dry_run, .always = true});
  }
}

void UpdatePass::run_update(Plans& plans, const Tensor& scaler, bool reads_as_is,
                            const Answer* answer, bool is_known) {
  const bool dry = optimizers_[0]->ctx().dry_run;
  for (size_t i = 0; i < plans.size(); ++i) {
    applied_[i] = 0;
    if (plans[i].empty()) continue;
    const MultiPlan view = plans[i].view();
    launch_prepared(ready_[i], Kernel::multi_step,
                    {&rows_[i].decision, &optimizers_[i]->counts(), &scaler},
                    {&rows_[i].report, &shift_}, None{},
                    PlanScalars{.plan = &view, .is_dry = dry, .reads_as_is = reads_as_is});
    if (dry || (answer && is_known && report_of(*answer, i).apply == 0)) continue;
    optimizers_[i]->applied(plans[i], is_known);
    applied_[i] = 1;
  }
}

void UpdatePass::update(const Answer* answer, bool is_known) {
  run_update(plans_, found_, false, answer, is_known);
}

void UpdatePass::update_unscaled(const Answer* answer, bool is_known) {
  plan(plans_after_scaling_, {.update = true});
  found_ = Tensor();  // scale_grads() has told the scaler
  prepare(Target::params);
  run_update(plans_after_scaling_, found_, true, answer, is_known);
}

bool UpdatePass::has_dropped_all(size_t optimizer) const {
  const Optimizer::Plan& plan = plans_[optimizer];
  return plan.drops_grads() && plan.is_complete() && applied_[optimizer];
}

void UpdatePass::report_non_finite(const Answer& answer) const {
  std::vector<Tensor> leaves;
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    if (report_of(answer, i).non_finite == 0) continue;
    for (const Optimizer::Slot& s : optimizers_[i]->slots()) leaves.push_back(s.entry->tensor);
  }
  if (!leaves.empty()) report_gradients(optimizers_[0]->ctx(), leaves);
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

std::shared_ptr<const NonFinite> finding_of(const Context& ctx, int64_t step, int64_t of) {
  const auto* searches = ctx.find_part<NonFiniteSearches>();
  if (!searches) return {};
  const NonFinite& f = searches->finding;
  if (f.phase == NonFinite::Phase::none || f.step != of) return {};
  auto own = std::make_shared<NonFinite>(f);
  own->set_text(step);
  return own;
}

std::shared_ptr<const NonFinite> late_finding_of(Place& place, Context& ctx, int64_t step,
                                                 int64_t of, int64_t next) noexcept {
  try {
    find_late(ctx, of);
    search_step(ctx, next);
    return finding_of(ctx, step, of);
  } catch (const Error& e) {
    if (e.code() == MPT_ERROR_DEVICE)
      keep_refusal(place, "the search for a non-finite value", e.what());
  } catch (const std::bad_alloc&) {
  }
  return {};
}

}  // namespace mpt
