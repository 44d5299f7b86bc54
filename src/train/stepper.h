// Stepper: a whole training step for many losses and optimizers under one scale, or one per loss.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "autograd/engine.h"
#include "core/ref.h"
#include "train/release.h"
#include "train/scaler.h"

namespace mpt {

struct StepperOptions {
  int32_t accumulate = 1;
  double clip_norm = 0, clip_value = 0, clip_norm_type = 2;
  ClipOver clip_over = ClipOver::all;
  bool skip_together = false, check = false, keep_grads = false;
  bool release_grads = false, error_if_nonfinite = false, at_once = false;
  int32_t losses = 1, events = 0, skip_limit = 0;
};

class Stepper {
 public:
  // scaler: may be empty; several losses get one each with its options.
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
  bool step();  // false: an optimizer was skipped
  void drop();  // the gradients, and open micro-batches
  const Verdict& verdict(int32_t index) const;

  int64_t open() const { return open_; }  // backwards since the last step
  // A backward with release_grads failed half way. A load of the whole training mends it.
  bool broken() const { return broken_; }
  void repaired() noexcept;
  int64_t steps() const { return steps_; }
  int64_t skipped() const { return skipped_; }
  int64_t skipped_in_row() const { return in_row_; }
  int64_t events() const { return event_count_; }
  const Verdict& event(int64_t index) const;  // from the oldest

 private:
  struct Loss {
    Ref<Scaler> scaler;
    Stepping stepping;  // of several losses: what each backward brought
    bool open = false;  // a backward has come since the last step
  };
  Stepper(Context& ctx, const StepperOptions& o)
      : ctx_(ctx),
        options_(o),
        losses_(static_cast<size_t>(o.losses)),
        events_(static_cast<size_t>(o.events)) {}
  ~Stepper();
  bool scales() const { return losses_[0].scaler && losses_[0].scaler->enabled(); }
  // Whether gradients are unscaled as they arrive: several scales meet in them.
  bool apart() const { return losses_.size() > 1 && scales(); }
  size_t place(int32_t index) const;  // of a loss; throws
  void check_backward(const Tensor& loss, const BackwardOptions& options) const;
  Tensor seed(int32_t index, const Tensor& loss) const;
  void backward_apart(Loss& l, int32_t index, const Tensor& loss, const Tensor& seed,
                      BackwardOptions options);
  void backward_with_release(const Tensor& loss, const Tensor& seed, BackwardOptions options);
  bool step_released();
  void decide();
  void close();
  void count_open(int32_t by);
  void need_distinct(int32_t code, Optimizer* more);
  void need_outside(const char* what) const;
  void look_for_foreign_grads();
  void look_at_the_floor(const Verdict& v);
  [[noreturn]] void fail_at_limit() const;

  static constexpr int64_t kLooks = 8;  // steps

  Context& ctx_;
  uint32_t refs_ = 1;
  StepperOptions options_;
  std::vector<Loss> losses_;
  std::vector<Ref<Optimizer>> optimizers_;
  std::vector<Optimizer*> list_;  // the same, for a decision
  std::vector<int32_t>
      first_bad_;  // by optimizer: the first loss with a non-finite gradient, or -1
  std::vector<Verdict> verdicts_, fresh_;
  std::vector<Verdict> events_;  // a ring
  int64_t event_count_ = 0;      // of it
  size_t next_event_ = 0;
  Stepping stepping_;
  GradRelease release_;
  size_t parameters_ = 0;  // of all optimizers, when they were looked through
  bool broken_ = false, said_foreign_ = false, said_floor_ = false;
  bool running_ = false;  // a backward, whose hooks may call
  int64_t open_ = 0, steps_ = 0, skipped_ = 0, in_row_ = 0;
};

}  // namespace mpt
