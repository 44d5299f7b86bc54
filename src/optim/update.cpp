// Update: verdicts of an update, and what its optimizers are told.
// SPDX-License-Identifier: Apache-2.0
#include "optim/update.h"

#include <algorithm>
#include <cmath>
#include <exception>

#include "core/context.h"
#include "observe/late_search.h"
#include "observe/non_finite.h"
#include "optim/update_step.h"

namespace mpt {

void Update::ask(UpdateStep& step, int64_t number, Reads scalers) {
  reads_.clear();
  has_report_ = step.has_report();
  if (has_report_) {
    reads_.push_back(&step.report());
    reads_.insert(reads_.end(), scalers.begin(), scalers.end());
  }
  number_ = number;
  of_context_ = step.ctx().steps;
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
  for (size_t i = 0; i < verdicts.size(); ++i) {
    const DecisionReport r = has_report_
                                 ? report_of(decided_.get<double>(0).subspan(i * kReportWidth))
                                 : DecisionReport{.apply = 1};
    Verdict& v = verdicts[i] = verdict_of(r, has_gradient_[i], *optimizers_[i]);
    v.optimizer = static_cast<int32_t>(i);
    v.step = number_;
    v.loss = loss_of(i);
    if (has_norm_) v.norm = r.norm;
    if (scalers_before_ > 0) {
      v.scale_before = decided_.get<double>(1 + static_cast<size_t>(v.loss))[kScale];
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
  if (is_finite) return forget_late(ctx, of_context_);
  try {
    std::vector<Tensor> leaves;
    for (size_t i = 0; i < verdicts.size(); ++i) {
      if (verdicts[i].non_finite == 0) continue;
      for (const Optimizer::Slot& s : optimizers_[i]->slots()) leaves.push_back(s.entry->tensor);
    }
    const auto origin = origin_of(ctx, number_, of_context_, leaves);
    for (Verdict& v : verdicts)
      if (v.is_skip()) v.finding = origin;
  } catch (const std::exception&) {
  }
}

void Update::finish() {
  for (size_t i = 0; i < verdicts.size(); ++i) {
    Verdict& v = verdicts[i];
    if (has_gradient_[i]) optimizers_[i]->answered(!v.is_skip(), of_context_);
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
