// The order of a step: check, unscale, clip, update.
// SPDX-License-Identifier: Apache-2.0
#include "train/stepping.h"

#include <utility>

#include "autograd/probe.h"
#include "backends/cache.h"
#include "core/context.h"
#include "core/trace.h"
#include "core/undo.h"
#include "ops/ops.h"

namespace mpt {
namespace {

Tensor rows(const Tensor& t, int64_t first, int64_t count) {
  const int64_t width = t.size(1);
  return t.view({count, width}, {width, 1}, t->offset + first * width);
}

}  // namespace

void Stepping::decide(std::span<Optimizer* const> optimizers, const Tensor& scaler,
                      const StepOptions& o, bool update) {
  optimizers_.assign(optimizers.begin(), optimizers.end());
  Context& ctx = optimizers_[0]->ctx();
  const auto n = static_cast<int64_t>(optimizers_.size());
  optimizer_of_group_.clear();
  first_group_.clear();
  any_.clear();
  for (int64_t i = 0; i < n; ++i) {
    first_group_.push_back(static_cast<int32_t>(optimizer_of_group_.size()));
    optimizer_of_group_.resize(
        optimizer_of_group_.size() + optimizers_[static_cast<size_t>(i)]->groups().size(),
        static_cast<int32_t>(i));
  }
  const auto groups = static_cast<int64_t>(optimizer_of_group_.size());
  first_group_.push_back(static_cast<int32_t>(groups));
  parts_.clear();
  normed_ = o.max_norm > 0;
  if (!stats_ || stats_.size(0) != groups || report_.size(0) != n) {
    stats_ = Tensor();  // made anew, all three of them
    Tensor stats = Tensor::empty(ctx, DType::f64, {groups, kStatsWidth}, Purpose::other);
    decision_ = Tensor::empty(ctx, DType::f64, {groups, kDecisionWidth}, Purpose::other);
    report_ = Tensor::empty(ctx, DType::f64, {n, kReportWidth}, Purpose::other);
    stats_ = std::move(stats);
    blank_ = false;
  }
  if (!o.need_stats() && !blank_) {
    ops::fill_into(stats_, 0);
    blank_ = true;
  }
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    TensorPlan& plan = optimizers_[i]->plan(update, update && o.spend);
    any_.push_back(!plan.empty());
    if (update) optimizers_[i]->take_rounding_key();
    const int64_t first = first_group_[i], count = first_group_[i + 1] - first;
    parts_.push_back(rows(decision_, first, count));
    if (!o.need_stats()) continue;
    blank_ = false;
    MultiPlan view = plan.view();
    Tensor part = rows(stats_, first, count);
    launch(Kernel::multi_stats, {&part}, {&scaler}, None{}, StatsScalars{&view, o.limit, o.p});
  }
  double* found = scaler ? scaler.as<double>() + kFound : nullptr;
  const double before = found ? *found : 0;
  launch(Kernel::step_decide, {&decision_, &report_, &scaler}, {&stats_},
         DecideParams{o.check, o.together, o.over, o.unscale},
         DecideScalars{optimizer_of_group_.data(), o.max_norm, o.limit, o.p});
  if (found && *found != before) {
    on_failure([scaler, before] { scaler.as<double>()[kFound] = before; });
  }
}

void Stepping::prepare_update() {
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    if (!optimizers_[i]->planned().empty()) prepare_launch(Kernel::multi_step, {&parts_[i]}, {});
  }
}

void Stepping::run(Kernel kernel, bool states, bool planned) {
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    TensorPlan& plan = planned ? optimizers_[i]->planned() : optimizers_[i]->plan(states, false);
    if (plan.empty()) continue;
    MultiPlan view = plan.view();
    launch(kernel, {&parts_[i]}, {}, None{}, PlanScalars{&view});
    if (states && report(i).outcome == Outcome::applied) optimizers_[i]->applied();
  }
}

void Stepping::prepare_add(std::span<Optimizer* const> optimizers) {
  for (Optimizer* o : optimizers) {
    const auto groups = static_cast<int64_t>(o->groups().size());
    Tensor part = Tensor::empty(o->ctx(), DType::f64, {groups, kDecisionWidth}, Purpose::other);
    prepare_launch(Kernel::multi_step, {&part}, {});
  }
}

void Stepping::add_grads() {
  for (int64_t g = 0, n = decision_.size(0); g < n; ++g)
    decision_.as<double>()[g * kDecisionWidth] = 1;
  run(Kernel::multi_step, false, true);
}

void Stepping::scale_grads() { run(Kernel::multi_scale, false, true); }

void Stepping::update(bool plain) {
  if (plain) {  // keep whom it applies to, read the gradients as they are
    Tensor factors = decision_.view({decision_.size(0), 3}, {kDecisionWidth, 1}, 1);
    ops::fill_into(factors, 1);
    Tensor limits = decision_.view({decision_.size(0)}, {kDecisionWidth}, 2);
    ops::fill_into(limits, 0);
  }
  if (is_dry(optimizers_[0]->ctx())) {
    for (int64_t g = 0; g < decision_.size(0); ++g) decision_.as<double>()[g * kDecisionWidth] = 0;
    for (int64_t i = 0; i < report_.size(0); ++i) report_.as<double>()[i * kReportWidth] = 0;
  }
  run(Kernel::multi_step, true, !plain);
}

std::shared_ptr<const NonFinite> finding_of(const Context& ctx, int64_t step) {
  const auto* f = ctx.find_part<NonFinite>(Context::kNonFinitePart);
  if (!f || f->phase == NonFinite::Phase::none || f->step != ctx.steps) return {};
  auto own = std::make_shared<NonFinite>(*f);
  own->set_text(step);
  return own;
}

void Stepping::report_bad() const {
  std::vector<Tensor> leaves;
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    if (report(i).non_finite == 0) continue;
    for (const Optimizer::Slot& s : optimizers_[i]->slots()) leaves.push_back(s.entry->tensor);
  }
  if (!leaves.empty()) report_gradients(optimizers_[0]->ctx(), leaves);
}

Verdict Stepping::report(size_t optimizer) const {
  const double* r = report_.as<double>() + static_cast<int64_t>(optimizer) * kReportWidth;
  Verdict v;
  v.outcome = !any_[optimizer] ? Outcome::no_gradient
              : r[0] != 0      ? Outcome::applied
              : r[1] > 0       ? Outcome::non_finite
                               : Outcome::together;
  v.non_finite = static_cast<int64_t>(r[1]);
  if (r[1] > 0) v.bad = optimizers_[optimizer]->name(static_cast<int64_t>(r[2]));
  if (normed_) v.norm = r[3];
  v.optimizer = static_cast<int32_t>(optimizer);
  return v;
}

}  // namespace mpt
