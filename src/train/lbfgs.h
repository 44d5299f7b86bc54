// L-BFGS: steps that evaluate the loss several times, with or without a loss scaler.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <functional>
#include <vector>

#include "core/ref.h"
#include "params/params.h"
#include "precision/master.h"
#include "train/scaler.h"

namespace mpt {

struct LbfgsOptions {
  bool strong_wolfe = false;
  double lr = 1, tolerance_grad = 1e-7, tolerance_change = 1e-9;
  int32_t max_iterations = 20, max_evaluations = 0, history = 100;
};
void check(const LbfgsOptions& o);

class Lbfgs {
 public:
  // Creates an optimizer of `params`. `scaler` may be empty.
  static Ref<Lbfgs> make(Ref<Params> params, Ref<Scaler> scaler, const LbfgsOptions& o);
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return params_->ctx(); }

  // Makes one step with a closure that returns the loss of the present parameters. Returns false if
  // a value that is not finite made it undo the step. `loss` gets the loss of the first evaluation.
  bool step(const std::function<Tensor()>& closure, double* loss);

  int32_t pairs() const { return static_cast<int32_t>(state_.pairs.size()); }
  int64_t steps() const { return steps_; }
  int64_t iterations() const { return state_.iterations; }
  int64_t evaluations() const { return evaluations_; }
  const Ref<Params>& set() const { return params_; }
  const Ref<Scaler>& scaler() const { return scaler_; }

  // A change y of the gradient, the change s of the parameters, and rho = 1 / (y . s).
  struct Pair {
    Tensor y, s;
    double rho;
  };
  // The state that a step changes besides the parameters.
  struct State {
    std::deque<Pair> pairs;
    Tensor direction, gradient;           // from the latest iteration
    double step_size = 0, curvature = 1;  // curvature: y . s / y . y of the latest pair
    int64_t iterations = 0;
  };
  // The state for checkpoints: everything but the parameters and the scaler.
  struct Saved {
    LbfgsOptions options;
    State state;
    int64_t steps = 0, evaluations = 0;
  };
  Saved saved() const { return {options_, state_, steps_, evaluations_}; }
  void restore(Saved&& s) noexcept;

 private:
  // A point at t times the direction: the loss, its gradient, and the slope along the direction.
  struct Point {
    double t = 0, loss = 0;
    Tensor gradient;
    double slope = 0;
  };
  class Step;

  Lbfgs(Ref<Params> params, Ref<Scaler> scaler, const LbfgsOptions& o)
      : params_(std::move(params)), scaler_(std::move(scaler)), options_(o) {}

  Ref<Params> params_;
  uint32_t refs_ = 1;
  Ref<Scaler> scaler_;
  LbfgsOptions options_;
  State state_;
  int64_t steps_ = 0, evaluations_ = 0;
};

}  // namespace mpt
