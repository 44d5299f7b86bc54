// UpdatePass: checks, unscales and clips the gradients of some optimizers and updates their
// parameters. decide() does all that can fail; the call that follows it changes the tensors.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "backends/backend.h"
#include "backends/kernels.h"
#include "backends/multi.h"
#include "core/tensor.h"
#include "optim/answers.h"
#include "optim/optimizer.h"
#include "optim/verdict.h"

namespace mpt {

class UpdatePass {
 public:
  struct Options {
    bool check = false;          // skip an optimizer that has a non-finite gradient
    bool skip_together = false;  // skip all optimizers if one is skipped
    bool unscale = false;        // divide the gradients by the scaler's scale
    bool drops_grads = false;    // the gradients are dropped after the update
    ClipOver over = ClipOver::all;
    // max_norm: the gradients are scaled down to this norm. limit: each value is clamped to
    // [-limit, limit]. 0: none.
    double max_norm = 0, limit = 0;
    double p = 2;  // power of the norm
    // See Optimizer::PlanOptions. For passes over one optimizer.
    std::optional<size_t> slot;
    std::optional<uint64_t> rounding_draw;
    bool need_stats() const { return check || max_norm > 0; }
  };
  // The tensors that the pass changes, and the call that changes them.
  enum class Target {
    params,  // update()
    grads,   // scale_grads(), later perhaps update_unscaled()
    sums,    // add_grads()
  };

  // Plans the pass, computes the statistics of the gradients, and decides which optimizers are
  // updated, and by which factor and limits their gradients are read. scaler: Scaler's state
  // tensor, in which the call that follows notes non-finite values; empty without a scaler.
  void decide(std::span<Optimizer* const> optimizers, const Tensor& scaler, Target target,
              const Options& o);

  // Returns what was decided, f64 [O, 4] (DecisionReport): memory that the next pass uses again.
  const Tensor& report() const { return report_; }
  bool has_gradient(size_t optimizer) const { return !plans_[optimizer].empty(); }

  // Updates the parameters of the optimizers that the decision does not skip. Cannot fail. answer:
  // its first tensor is report(); nullptr if nothing was checked. Without is_known it has not come:
  // versions and gradients become as if every optimizer were updated, and Optimizer::answered() has
  // to be called for each that has a gradient.
  void update(const Answer* answer, bool is_known = true);
  // Unscales, limits and clips the gradients in place.
  void scale_grads();
  // Updates after scale_grads(), by the gradients as they are now; the host may have changed them.
  void update_unscaled(const Answer* answer, bool is_known);
  // Adds the gradients, unscaled and clipped, to `sums`, whether or not they are finite. sums: one
  // entry per slot, optimizer by optimizer. Cannot fail.
  void add_grads(std::span<const GradSum> sums);

  // True if the update has dropped the gradient of every parameter of the optimizer.
  bool has_dropped_all(size_t optimizer) const;
  // Looks for the operation that made the first non-finite gradient, and records it as the
  // context's finding (observe/non_finite.h). Call it if the answer has non-finite values, before
  // the gradients are dropped.
  void report_non_finite(const Answer& answer) const;

 private:
  using Plans = std::vector<Optimizer::Plan>;  // one per optimizer
  bool has_results() const;
  void list_groups();
  void make_results(Context& ctx);
  void plan(Plans& plans, const Optimizer::PlanOptions& o);
  void prepare(Target target);
  void run_update(Plans& plans, const Tensor& scaler, bool reads_as_is, const Answer* answer,
                  bool is_known);

  std::vector<Optimizer*> optimizers_;
  Plans plans_;
  Plans plans_after_scaling_;  // used by update_unscaled(); verdicts refer to plans_
  std::vector<int32_t> optimizer_of_group_;
  std::vector<int32_t> first_group_;  // one per optimizer, and at the end the number of groups
  Tensor stats_, decision_, report_;  // results of multi_stats and step_decide
  struct Rows {                       // views of the rows of one optimizer
    Tensor stats, decision, report;
  };
  std::vector<Rows> rows_;
  std::vector<ReadyKernel> ready_;  // one per optimizer, for the call after prepare()
  Tensor found_;                  // scaler that the call after decide() tells of non-finite values
  Tensor shift_;                  // ops::draw_shift()
  bool stats_are_zero_ = false;   // no gradient was examined since stats_ was cleared
  std::vector<uint8_t> applied_;  // for each optimizer: the update has called Optimizer::applied()
};

// Returns row number `optimizer` of an answer whose first tensor is UpdatePass::report().
inline DecisionReport report_of(const Answer& answer, size_t optimizer) {
  return report_of(answer.get<double>(0).subspan(optimizer * kReportWidth));
}
// Returns what a pass decided for an optimizer. The caller sets the norm if it was asked for, and
// the fields of steps, scales and losses.
Verdict verdict_of(const DecisionReport& r, bool has_gradient, Optimizer& o);

}  // namespace mpt
