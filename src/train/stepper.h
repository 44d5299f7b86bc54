// Stepper: a whole training step for many losses and optimizers under one scale, or one per loss.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "autograd/engine.h"
#include "core/ref.h"
#include "optim/update_pass.h"
#include "optim/verdict.h"
#include "train/release.h"
#include "train/scaler.h"
#include "train/stepper_options.h"

namespace mpt {

class Stepper {
 public:
  // Makes a stepper. `scaler` may be empty. Further losses get scalers with the same options.
  static Ref<Stepper> make(Context& ctx, Ref<Scaler> scaler, const StepperOptions& o);
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return ctx_; }
  const Ref<Scaler>& scaler(int32_t loss = 0) const;  // throws; empty without scaling
  int32_t losses() const { return static_cast<int32_t>(losses_.size()); }
  const std::vector<Ref<Optimizer>>& optimizers() const { return optimizers_; }

  void add(Ref<Optimizer> o);
  void backward(int32_t index, const Tensor& loss, BackwardOptions options);
  bool step();  // returns false if an optimizer was skipped
  void drop();  // drops the gradients, and with them the open micro-batches
  const Verdict& verdict(int32_t index) const;

  int64_t open() const { return open_; }  // number of micro-batches: backwards since the last step
  // True if a backward with release_grads has failed after it had updated some parameters.
  bool broken() const { return broken_; }
  void repaired() noexcept { broken_ = false; }  // a load has replaced all parameters and states
  int64_t steps() const { return steps_; }
  int64_t skipped() const { return skipped_; }
  int64_t skipped_in_row() const { return skipped_in_row_; }
  int64_t events() const { return static_cast<int64_t>(events_.size()); }
  const Verdict& event(int64_t index) const;  // counted from the oldest

 private:
  struct Loss {
    Ref<Scaler> scaler;
    UpdatePass pass;    // if separate(): unscales the gradients of one backward
    bool open = false;  // had a backward since the last step
  };
  Stepper(Context& ctx, const StepperOptions& o)
      : ctx_(ctx),
        options_(o),
        losses_(static_cast<size_t>(o.losses)),
        events_(static_cast<size_t>(o.events)) {}
  ~Stepper();
  bool scales() const { return losses_[0].scaler && losses_[0].scaler->enabled(); }
  // True if the losses have scales of their own. The gradients of each backward are then unscaled
  // when it ends, before they are added to those of other losses.
  bool separate() const { return losses_.size() > 1 && scales(); }
  size_t check_index(int32_t index) const;  // throws if there is no such loss
  void check_backward(const Tensor& loss, const BackwardOptions& options) const;
  // Returns the gradient with which the backward starts: scale / accumulate.
  Tensor seed(int32_t index, const Tensor& loss) const;
  void backward_separate(Loss& l, int32_t index, const Tensor& loss, const Tensor& seed,
                         BackwardOptions options);
  void backward_with_release(const Tensor& loss, const Tensor& seed, BackwardOptions options);
  bool step_released();
  void check_owners() const;
  void decide();
  void add_findings();
  void close();                 // ends the step: no micro-batch is open any more
  void count_open(int32_t by);  // adds `by` to the scaled_open of the optimizers and their sets
  void check_distinct(int32_t code, Optimizer* more);
  void check_not_in_backward(const char* what) const;
  void warn_of_foreign_grads();
  void warn_at_least_scale(const Verdict& v);
  [[noreturn]] void fail_at_skip_limit() const;
  std::vector<Optimizer*>& optimizer_list();

  Context& ctx_;
  uint32_t refs_ = 1;
  StepperOptions options_;
  std::vector<Loss> losses_;
  std::vector<Ref<Optimizer>> optimizers_;
  std::vector<Optimizer*> list_;  // memory of optimizer_list()
  // For each optimizer the first loss that had a non-finite gradient since the last step, or -1.
  std::vector<int32_t> first_bad_;
  std::vector<Verdict> verdicts_, next_verdicts_;  // last step, step in progress
  VerdictLog events_;
  UpdatePass pass_;
  GradRelease release_;
  size_t checked_parameters_ = 0;  // number of parameters when check_distinct() passed
  bool broken_ = false, in_backward_ = false;
  bool warned_foreign_grads_ = false, warned_least_scale_ = false;
  int64_t open_ = 0, steps_ = 0, skipped_ = 0, skipped_in_row_ = 0;
};

}  // namespace mpt
