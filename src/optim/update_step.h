// UpdateStep: checks, unscales and clips the gradients of some optimizers, or of a set of
// parameters, and updates the optimizers' parameters. prepare() does all that can fail; the launch
// that follows it changes the tensors. An Update (optim/update.h) does what follows from the
// answer.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "backends/backend.h"
#include "backends/cache.h"
#include "backends/host_table.h"
#include "backends/kernels.h"
#include "backends/multi.h"
#include "core/tensor.h"
#include "optim/optimizer.h"

namespace mpt {

class UpdateStep {
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
    // See Optimizer::PlanOptions. For steps of one optimizer.
    std::optional<size_t> slot;
    std::optional<uint64_t> rounding_draw;
    bool need_stats() const { return check || max_norm > 0; }
  };
  // The tensors that the step changes, and the launch that changes them.
  enum class Target {
    params,  // update()
    grads,   // scale_grads(), later perhaps update_unscaled()
    sums,    // add_grads()
  };

  // Plans the step, computes the statistics of the gradients, and decides which optimizers are
  // updated, and by which factor and limits their gradients are read. scaler: Scaler's state
  // tensor, in which the launch that follows notes non-finite values; empty without a scaler. sums:
  // the target `sums`, one entry per slot, optimizer by optimizer.
  void prepare(std::span<Optimizer* const> optimizers, const Tensor& scaler, Target target,
               const Options& o, std::span<const GradSum> sums = {});

  // Prepares the clipping of a set's gradients by scale_grads(). The set counts as one optimizer
  // with one group.
  void prepare(const Params& params, const Options& o);

  Context& ctx() const { return *ctx_; }
  std::span<Optimizer* const> optimizers() const { return optimizers_; }
  bool has_gradient(size_t optimizer) const { return !plans_[optimizer].empty(); }
  // Returns what was decided, f64 [O, 4] (DecisionReport): memory that the next step uses again.
  const Tensor& report() const { return report_; }
  bool has_report() const { return options_.need_stats(); }  // otherwise every optimizer is updated
  bool has_norm() const { return options_.max_norm > 0; }

  // The launches cannot fail.
  // Updates the parameters of the optimizers that the decision does not skip. The host does not
  // know which: Optimizer::answered() has to be called for each optimizer that has a gradient.
  void update();
  // Unscales, limits and clips the gradients in place.
  void scale_grads();
  // Updates after scale_grads(), by the gradients as they are now; the host may have changed them.
  // Planning it can fail, and changes nothing then.
  void update_unscaled();
  // Adds the gradients, unscaled and clipped, to the sums, whether or not they are finite.
  void add_grads();

  // True if the update has dropped the gradient of every parameter of the optimizer.
  bool has_dropped_all(size_t optimizer) const { return plans_[optimizer].has_dropped_all(); }

 private:
  using Plans = std::vector<Optimizer::Plan>;  // one per optimizer
  size_t groups_of(size_t i) const {
    return optimizers_.empty() ? 1 : optimizers_[i]->groups().size();
  }
  bool has_results() const;
  void list_groups();
  void make_results();
  void plan(Plans& plans, const Optimizer::PlanOptions& o);
  void decide(const Tensor& scaler, Target target);
  void prepare_launches(Plans& plans, Target target);
  void send(Plans& plans);
  void launch_step(size_t optimizer, TensorPlan& pass, const Tensor& counts, UpdateScalars how,
                   Effect effect);
  void launch_update(Plans& plans, bool reads_as_is);

  Context* ctx_ = nullptr;
  std::vector<Optimizer*> optimizers_;  // empty: the pass is over the gradients of a set
  Options options_;
  Plans plans_;
  Plans plans_after_scaling_;  // used by update_unscaled()
  HostTable<int32_t> optimizer_of_group_;
  std::vector<int32_t> first_group_;  // one per optimizer, and at the end the number of groups
  Tensor stats_, decision_, report_;  // results of multi_stats and step_decide
  struct Rows {                       // views of the rows of one optimizer
    Tensor stats, decision, report;
  };
  std::vector<Rows> rows_;
  std::vector<ReadyKernel> ready_;  // one per optimizer, for the launches
  Tensor found_;                    // scaler that the launch tells of non-finite values
  Tensor shift_;                    // ops::draw_shift()
  bool stats_are_zero_ = false;     // no gradient was examined since stats_ was cleared
};

}  // namespace mpt
