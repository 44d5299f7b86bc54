// L-BFGS: steps that evaluate the loss several times (Nocedal & Wright 2006, algorithms 7.4, 3.5).
// SPDX-License-Identifier: Apache-2.0
#include "train/lbfgs.h"

#include <algorithm>
#include <cmath>

#include "autograd/engine.h"
#include "autograd/node.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "optim/ranges.h"

namespace mpt {
namespace {

double dot(const Tensor& a, const Tensor& b) {
  Tensor s = ops::convert(ops::sum(ops::mul(a, b)), DType::f64);
  return read_item<double>(s);
}
double largest(const Tensor& a) {  // NaN if there is one
  if (a.count() == 0) return 0;
  Tensor s = ops::convert(ops::max(ops::abs(a)), DType::f64);
  return read_item<double>(s);
}
Tensor plus(const Tensor& a, double times, const Tensor& b) {
  return ops::binary_raw(BinaryOp::add_scaled, a, b, times);
}

// Thrown where an evaluation gives a value that is not finite; the step is then undone.
struct NotFinite {};

// Returns the minimum, within [low, high], of the cubic through two points with values f and slopes
// g, or the middle of the interval if the cubic has no minimum.
double cubic_minimum(double x1, double f1, double g1, double x2, double f2, double g2, double low,
                     double high) {
  const double a = g1 + g2 - 3 * (f1 - f2) / (x1 - x2), square = a * a - g1 * g2;
  if (!(square >= 0)) return (low + high) / 2;
  const double b = std::sqrt(square);
  const double at = x1 <= x2 ? x2 - (x2 - x1) * ((g2 + b - a) / (g2 - g1 + 2 * b))
                             : x1 - (x1 - x2) * ((g1 + b - a) / (g1 - g2 + 2 * b));
  return std::min(std::max(at, low), high);
}

}  // namespace

void check(const LbfgsOptions& o) {
  const auto positive = [](const char* name, double v) {
    if (std::isfinite(v) && v > 0) return;
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_lbfgs_desc.%s is %g; it has to be finite and above 0",
         name, v);
  };
  const auto not_negative = [](const char* name, double v) {
    check_range("mpt_lbfgs_desc", {name, v, 0, INFINITY});
  };
  positive("lr", o.lr);
  not_negative("tolerance_grad", o.tolerance_grad);
  not_negative("tolerance_change", o.tolerance_change);
  positive("max_iterations", o.max_iterations);
  not_negative("max_evaluations", o.max_evaluations);
  positive("history", o.history);
}

void Lbfgs::restore(Saved&& s) noexcept {
  options_ = s.options;
  state_ = std::move(s.state);
  steps_ = s.steps;
  evaluations_ = s.evaluations;
}

Ref<Lbfgs> Lbfgs::make(Ref<Params> params, Ref<Scaler> scaler, const LbfgsOptions& o) {
  check(o);
  if (scaler && &scaler->ctx() != &params->ctx()) {
    fail(MPT_ERROR_INVALID_HANDLE, "the scaler belongs to another context than the parameters");
  }
  if (scaler && !scaler->enabled()) scaler = {};
  LbfgsOptions own = o;
  if (own.max_evaluations == 0) {
    own.max_evaluations =
        static_cast<int32_t>(std::min<int64_t>(int64_t{own.max_iterations} * 5 / 4, INT32_MAX));
  }
  return Ref<Lbfgs>::adopt(new Lbfgs(std::move(params), std::move(scaler), own));
}

// One step in progress. Works on a copy of the state; restores the parameters unless commit() was
// called.
class Lbfgs::Step {
 public:
  Step(Lbfgs& l, const std::function<Tensor()>& closure)
      : l_(l),
        o_(l.options_),
        state(l.state_),
        ctx_(l.ctx()),
        host_autocast_(ctx_.autocast),
        closure_(closure) {
    bool all_f64 = true;
    for (const Params::Entry& e : l.params_->params()) {
      if (!e.tensor->wants_grad) continue;
      ops::need_writable(e.tensor, Op::optimizer_step);
      need_whole(e.tensor);
      params_.push_back(e.tensor);
      all_f64 = all_f64 && e.tensor.dtype() == DType::f64;
      count_ += e.tensor.count();
    }
    if (params_.empty()) {
      fail(MPT_ERROR_STATE,
           "every parameter of the set is frozen, or the set is empty: there is nothing to train");
    }
    dtype_ = all_f64 ? DType::f64 : DType::f32;
    if (state.gradient && (state.gradient.count() != count_ || state.gradient.dtype() != dtype_)) {
      state = {};  // other parameters: the history does not apply to them
    }
    if (l.scaler_ && l.scaler_->has_pending_gradients()) {
      fail(MPT_ERROR_STATE,
           "the scaler has open micro-batches, or a loss was scaled without an update since: "
           "finish that step first");
    }
    for (const Tensor& p : params_) {
      start_.push_back(ops::clone(master_read(p)));
      start_values_.push_back(prepare_value(p, start_.back()));
    }
    if (l.scaler_) {
      l.scaler_->prepare_update();
      l.scaler_->lock();
      multiplier_ = static_cast<double>(static_cast<float>(1 / l.scaler_->state().scale));
    }
    ctx_.autocast.enabled = false;
  }
  ~Step() {
    ctx_.autocast = host_autocast_;
    if (l_.scaler_) l_.scaler_->unlock();
    if (committed_) return;
    for (size_t i = 0; i < params_.size(); ++i) apply_value(params_[i], start_values_[i]);
  }
  Step(const Step&) = delete;
  Step& operator=(const Step&) = delete;

  void run() {
    Point now = evaluate(0);
    if (largest(now.gradient) <= o_.tolerance_grad) return;
    for (int32_t n = 1; n <= o_.max_iterations; ++n) {
      set_direction(now.gradient);
      const double before = now.loss;
      const double guess =
          state.iterations == 1 ? std::min(1.0, 1 / absolute_sum(now.gradient)) * o_.lr : o_.lr;
      state.step_size = guess;
      now.t = 0;
      now.slope = dot(now.gradient, state.direction);
      if (now.slope > -o_.tolerance_change) break;
      bool evaluated = true;
      if (o_.strong_wolfe) {
        now = search(now, guess);
        move(now.t);
      } else if (n < o_.max_iterations) {
        now = evaluate(guess);
      } else {  // the loss at the last point is not needed
        now.t = guess;
        move(guess);
        evaluated = false;
      }
      state.step_size = now.t;
      set_origin();
      if (n == o_.max_iterations || evaluations >= o_.max_evaluations) break;
      if (evaluated && largest(now.gradient) <= o_.tolerance_grad) break;
      if (largest(state.direction) * std::fabs(now.t) <= o_.tolerance_change) break;
      if (std::fabs(now.loss - before) < o_.tolerance_change) break;
    }
  }
  void commit() { committed_ = true; }

 private:
  Lbfgs& l_;
  const LbfgsOptions& o_;

 public:
  State state;
  int64_t evaluations = 0;
  double first_loss = NAN;  // loss of the first evaluation

 private:
  // Computes the direction at the present gradient by the two-loop recursion (algorithm 7.4), after
  // adding the pair of the last move.
  void set_direction(const Tensor& gradient) {
    if (++state.iterations == 1) {
      state.direction = ops::neg(gradient);
    } else {
      Tensor y = ops::sub(gradient, state.gradient);
      Tensor s = ops::mul_scalar(state.direction, state.step_size);
      const double ys = dot(y, s);
      if (ys > 1e-10) {
        if (state.pairs.size() == static_cast<size_t>(o_.history)) state.pairs.pop_front();
        state.curvature = ys / dot(y, y);
        state.pairs.push_back({std::move(y), std::move(s), 1 / ys});
      }
      Tensor q = ops::neg(gradient);
      std::vector<double> alpha(state.pairs.size());
      for (size_t i = alpha.size(); i-- > 0;) {
        const Pair& p = state.pairs[i];
        alpha[i] = dot(p.s, q) * p.rho;
        q = plus(q, -alpha[i], p.y);
      }
      q = ops::mul_scalar(q, state.curvature);
      for (size_t i = 0; i < alpha.size(); ++i) {
        const Pair& p = state.pairs[i];
        q = plus(q, alpha[i] - dot(p.y, q) * p.rho, p.s);
      }
      state.direction = q;
    }
    state.gradient = gradient;
  }

  static double absolute_sum(const Tensor& a) {
    Tensor s = ops::convert(ops::sum(ops::abs(a)), DType::f64);
    return read_item<double>(s);
  }

  // Sets the parameters to the iteration's origin plus t times the direction.
  void move(double t) {
    int64_t at = 0;
    for (size_t i = 0; i < params_.size(); ++i) {
      const Tensor& from = origin(i);
      Tensor d = state.direction.view(from.shape(), contiguous_strides(from.shape()), at);
      Tensor x = ops::convert(from, dtype_);
      master_write(params_[i], plus(x, t, d));
      at += from.count();
    }
  }
  const Tensor& origin(size_t i) const { return origins_.empty() ? start_[i] : origins_[i]; }
  // Makes the present parameters the origin of the next iteration.
  void set_origin() {
    std::vector<Tensor> origins;
    for (const Tensor& p : params_) origins.push_back(ops::clone(master_read(p)));
    origins_ = std::move(origins);
  }

  // Evaluates the loss and its gradient at t times the direction.
  Point evaluate(double t) {
    if (t != 0) move(t);
    ++evaluations;
    Point p;
    p.t = t;
    std::vector<Tensor> g;
    {
      GradModeGuard recorded(ctx_, GradMode::enabled);
      g = gradients_of(call(), p.loss);
    }
    if (evaluations == 1) first_loss = p.loss;
    p.gradient = flat_gradient(g);
    if (!std::isfinite(p.loss) || !std::isfinite(largest(p.gradient))) throw NotFinite();
    if (state.direction) p.slope = dot(p.gradient, state.direction);
    return p;
  }

  Tensor call() {  // under the host's autocast; the step itself runs without
    ctx_.autocast = host_autocast_;
    Tensor loss = closure_();
    host_autocast_ = ctx_.autocast;
    ctx_.autocast.enabled = false;
    return loss;
  }

  std::vector<Tensor> gradients_of(Tensor loss, double& value) {
    need_floating(loss, "the closure's loss");
    if (loss.count() != 1) {
      fail(MPT_ERROR_SHAPE,
           "the closure's loss has shape %s; it has to be one value: reduce it (mean, sum)",
           text(loss.shape()).s);
    }
    if (!loss.requires_grad()) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "the closure's loss does not depend on a tensor that requires a gradient");
    }
    if (is_half(loss.dtype())) loss = ops::cast(loss, DType::f32);
    Tensor v = ops::convert(loss, DType::f64);
    value = read_item<double>(v);
    GradModeGuard no_grad(ctx_, GradMode::disabled);
    Tensor seed = l_.scaler_ ? ops::convert(l_.scaler_->factor(1), loss.dtype())
                             : ops::full(ctx_, loss.dtype(), {}, 1);
    seed = seed.view(loss.shape(), contiguous_strides(loss.shape()), 0);
    return gradients({&loss, 1}, {&seed, 1}, params_, {});
  }

  // Returns all gradients as one flat unscaled vector.
  Tensor flat_gradient(std::span<const Tensor> list) {
    Tensor flat = Tensor::empty(ctx_, dtype_, {count_});
    int64_t at = 0;
    bool any = false;
    for (size_t i = 0; i < list.size(); ++i) {
      const int64_t n = params_[i].count();
      Tensor to = flat.view(params_[i].shape(), contiguous_strides(params_[i].shape()), at);
      if (list[i]) launch(Kernel::copy, {&to}, {&list[i]});
      else launch(Kernel::fill, {&to}, {}, None{}, FillScalars{0, 0});
      any = any || list[i];
      at += n;
    }
    if (!any) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "the closure's loss does not depend on the parameters");
    }
    return multiplier_ == 1 ? flat : ops::mul_scalar(flat, multiplier_);
  }

  // Returns a point that meets the strong Wolfe conditions (algorithm 3.5): finds a bracket and
  // then narrows it.
  Point search(const Point& zero, double t) {
    constexpr double kDecrease = 1e-4, kCurvature = 0.9;
    const int64_t max_trials = o_.max_evaluations - evaluations;  // PyTorch before 2.15: 25
    const double norm = largest(state.direction);
    auto exceeds_decrease = [&](const Point& p) {
      return p.loss > zero.loss + kDecrease * p.t * zero.slope;
    };
    auto meets_curvature = [&](const Point& p) {
      return std::fabs(p.slope) <= -kCurvature * zero.slope;
    };
    Point last = zero, point = evaluate(t), ends[2];
    int64_t n = 0;
    for (; n < max_trials; ++n) {
      if (exceeds_decrease(point) || (n > 1 && point.loss >= last.loss)) break;
      if (meets_curvature(point)) return point;
      if (point.slope >= 0) break;
      const double next =
          cubic_minimum(last.t, last.loss, last.slope, point.t, point.loss, point.slope,
                        point.t + 0.01 * (point.t - last.t), point.t * 10);
      last = std::move(point);
      point = evaluate(next);
    }
    ends[0] = n == max_trials ? zero : std::move(last);
    ends[1] = std::move(point);
    int low = ends[0].loss <= ends[1].loss ? 0 : 1;
    bool close = false;  // the last trial was close to an end
    while (n < max_trials && std::fabs(ends[1].t - ends[0].t) * norm >= o_.tolerance_change) {
      const auto [left, right] = std::minmax(ends[0].t, ends[1].t);
      double at = cubic_minimum(ends[0].t, ends[0].loss, ends[0].slope, ends[1].t, ends[1].loss,
                                ends[1].slope, left, right);
      const double margin = 0.1 * (right - left);
      if (std::min(right - at, at - left) >= margin) {
        close = false;
      } else if (close || at >= right || at <= left) {
        at = std::fabs(at - right) < std::fabs(at - left) ? right - margin : left + margin;
        close = false;
      } else {
        close = true;
      }
      Point p = evaluate(at);
      ++n;
      if (exceeds_decrease(p) || p.loss >= ends[low].loss) {
        ends[1 - low] = std::move(p);
        low = ends[0].loss <= ends[1].loss ? 0 : 1;
        continue;
      }
      const bool done = meets_curvature(p);
      if (!done && p.slope * (ends[1 - low].t - ends[low].t) >= 0) ends[1 - low] = ends[low];
      ends[low] = std::move(p);
      if (done) break;
    }
    return ends[low];
  }

  Context& ctx_;
  Autocast host_autocast_;
  const std::function<Tensor()>& closure_;
  std::vector<Tensor> params_, start_, origins_;
  std::vector<NewValue> start_values_;
  DType dtype_ = DType::f32;
  int64_t count_ = 0;
  double multiplier_ = 1;
  bool committed_ = false;
};

bool Lbfgs::step(const std::function<Tensor()>& closure, double* loss) {
  need_no_recording(*ctx().home, "a step of L-BFGS, in which the host decides,");
  need_no_replay(ctx(), "mpt_lbfgs_step");
  need_no_dry_run(ctx(),
                  "a step of L-BFGS depends on the losses that it finds; trace its closure and a "
                  "backward");
  GradModeGuard no_grad(ctx(), GradMode::disabled);
  bool applied = true;
  {
    Step s(*this, closure);
    try {
      s.run();
      s.commit();
      state_ = std::move(s.state);
      evaluations_ += s.evaluations;
      ++steps_;
    } catch (const NotFinite&) {
      applied = false;
    }
    if (loss) *loss = s.first_loss;
  }
  if (scaler_) scaler_->update_with(!applied);
  return applied;
}

}  // namespace mpt
