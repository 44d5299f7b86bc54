// UpdateStep: checks, unscales and clips the gradients of some optimizers, or of a set of
// parameters, and updates the optimizers' parameters. prepare() does all that can fail; the launch
// that follows it changes the tensors. Update: an update in flight, from the check of the gradients
// to what follows from the answer. Updates: those of one owner.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "backends/backend.h"
#include "backends/cache.h"
#include "backends/completions.h"
#include "backends/host_table.h"
#include "backends/kernels.h"
#include "backends/multi.h"
#include "core/tensor.h"
#include "optim/flat_grad.h"
#include "optim/optimizer.h"
#include "optim/verdict.h"

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
    double p = 2;          // power of the norm
    Comm* comm = nullptr;  // the ranks, each of which updates what it owns
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
  // With Options::comm: moves the averages, when the parameters of the other ranks are there.
  // Without it update() has done so.
  void move_averages() { move_averages(plans_); }
  // Unscales, limits and clips the gradients in place.
  void scale_grads();
  // For a step whose launches are recorded and run again: write the numbers of the next update, and
  // note that it was launched again. See Optimizer::plan_again().
  void plan_again(uint64_t draws);
  void check_fit() const;  // throws if the plans do not fit any more
  void launched_again();
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
  void move_averages(Plans& plans);

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
  std::vector<ReadyLaunch> ready_;  // one per optimizer, for the launches
  Tensor found_;                    // scaler that the launch tells of non-finite values
  Tensor shift_;                    // ops::draw_shift()
  bool stats_are_zero_ = false;     // no gradient was examined since stats_ was cleared
};

// The order is: UpdateStep::prepare, ask, a launch of the UpdateStep, end. On the host the verdicts
// are there when ask() returns, and on a device they may come after later updates were launched.
class Update {
 public:
  Update() : decided_(*this), ended_(*this) {}
  virtual ~Update() = default;
  Update(const Update&) = delete;
  Update& operator=(const Update&) = delete;

  // Asks what the device has found in the gradients of a step, and for the states of its scalers,
  // one per loss; both may be left out. number: the number of the step in its verdicts.
  void ask(UpdateStep& step, int64_t number, Reads scalers);
  // Ends the update after its launch. scalers: their states after it. It is the last call of a
  // step, because on the host what follows runs now.
  void end(Reads scalers);
  bool is_pending() const { return decided_.is_pending() || ended_.is_pending(); }
  void wait() {
    decided_.wait();
    ended_.wait();
  }

  // One per optimizer. `steps` and `scale_after` are set when the update ends. Without an answer of
  // the device an update counts as applied, and its norm and scales are NaN.
  std::vector<Verdict> verdicts;

 protected:
  // Returns the loss that has made the gradients of an optimizer non-finite.
  virtual int32_t loss_of(size_t /*optimizer*/) const { return 0; }
  virtual void has_decided() {}  // the verdicts are there
  // False if another rank has made the gradients non-finite, so that no origin is here.
  virtual bool may_have_origin() const { return true; }
  virtual void has_ended() = 0;

 private:
  void decide();
  void finish();
  void find_origin() noexcept;

  Then<Update, &Update::decide> decided_;  // the report of the step, and the scalers' states before
  Then<Update, &Update::finish> ended_;    // the scalers' states after
  std::vector<const Tensor*> reads_;
  std::vector<Optimizer*> optimizers_;
  std::vector<uint8_t> has_gradient_;  // one per optimizer
  int64_t number_ = 0, context_step_ = 0;
  Completions* queue_ = nullptr;
  bool has_report_ = false, has_norm_ = false;
  size_t scalers_before_ = 0, scalers_after_ = 0;
};

// Returns the verdict of a step that reported this; without the fields of steps, scales and losses.
Verdict verdict_of(const DecisionReport& r, bool has_gradient, Optimizer& o);

// Updates: the updates of one owner that have not ended, and memory for more. The owner keeps the
// optimizers until then.
template <class U>
class Updates {
 public:
  // Returns the update in progress, until end() has been called for it.
  template <class... Arguments>
  U& next(Arguments&... arguments) {
    if (next_) return *next_;
    for (const auto& u : all_)
      if (!u->is_pending()) return *(next_ = u.get());
    all_.push_back(std::make_unique<U>(arguments...));
    return *(next_ = all_.back().get());
  }
  void end(Reads scalers) { std::exchange(next_, nullptr)->end(scalers); }
  bool is_pending() const {
    for (const auto& u : all_)
      if (u.get() != next_ && u->is_pending()) return true;
    return false;
  }
  void wait() {
    for (const auto& u : all_) u->wait();
  }

 private:
  std::vector<std::unique_ptr<U>> all_;
  U* next_ = nullptr;
};

}  // namespace mpt
