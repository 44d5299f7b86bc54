// Stepper: a whole training step for many losses and optimizers under one scale.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "autograd/engine.h"
#include "core/ref.h"
#include "precision/release.h"
#include "precision/scaler.h"

namespace mpt {

struct StepperOptions {
  int32_t accumulate = 1;
  double clip_norm = 0, clip_value = 0;
  ClipOver clip_over = ClipOver::all;
  bool skip_together = false, check = false, keep_grads = false, release_grads = false;
};

enum class Outcome : int32_t { none = 0, applied, non_finite, together, no_gradient, partial };

struct Verdict {
  Outcome outcome = Outcome::none;
  int64_t steps = 0, non_finite = 0;
  std::string bad;
  double norm = NAN, scale_before = 1, scale_after = 1;
};

class Stepper {
 public:
  // scaler: may be empty.
  static Ref<Stepper> make(Context& ctx, Ref<Scaler> scaler, const StepperOptions& o);
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return ctx_; }
  const Ref<Scaler>& scaler() const { return scaler_; }
  const std::vector<Ref<Optimizer>>& optimizers() const { return optimizers_; }
  bool open() const { return open_; }  // a backward has come since the last step
  // A backward with release_grads failed half way. A load of the whole training mends it.
  bool broken() const { return broken_; }
  void mended() noexcept;

  void add(Ref<Optimizer> o);
  void backward(const Tensor& loss, BackwardOptions options);
  bool step();  // false: an optimizer was skipped
  const Verdict& verdict(int32_t index) const;

 private:
  Stepper(Context& ctx, Ref<Scaler> scaler, const StepperOptions& o)
      : ctx_(ctx), scaler_(std::move(scaler)), options_(o) {}
  ~Stepper() { close(); }
  bool scales() const { return scaler_ && scaler_->enabled(); }
  void close();
  void backward_with_release(const Tensor& loss, const Tensor& seed, BackwardOptions options);
  bool step_released();

  Context& ctx_;
  uint32_t refs_ = 1;
  Ref<Scaler> scaler_;
  StepperOptions options_;
  std::vector<Ref<Optimizer>> optimizers_;
  std::vector<Verdict> verdicts_;
  Stepping stepping_;
  GradRelease release_;
  bool open_ = false, broken_ = false;
};

}  // namespace mpt
