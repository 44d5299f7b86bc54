// Hyper-parameters, schedules, and the scalars of one step.
// SPDX-License-Identifier: Apache-2.0
#include "optim/rule.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <initializer_list>
#include <numbers>

#include "core/error.h"

namespace mpt {

Hyper Hyper::defaults(OptimizerKind kind) {
  Hyper h;
  h.kind = kind;
  switch (kind) {
    case OptimizerKind::sgd:
    case OptimizerKind::adam: break;
    case OptimizerKind::adamw: h.weight_decay = 1e-2; break;
    case OptimizerKind::rmsprop: h.lr = 1e-2; break;
    case OptimizerKind::adagrad:
      h.lr = 1e-2;
      h.eps = 1e-10;
      break;
    case OptimizerKind::lion:
      h.lr = 1e-4;
      h.beta2 = 0.99;
      break;
  }
  return h;
}

namespace {

struct Range {
  const char* name;
  double value, low, high;  // low <= value < high
};

void check_ranges(const char* of, std::initializer_list<Range> ranges) {
  for (const Range& r : ranges) {
    if (r.value >= r.low && r.value < r.high) continue;  // false for NaN
    if (r.high > DBL_MAX) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "%s.%s is %g; a finite number from %g on is needed", of,
           r.name, r.value, r.low);
    }
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s.%s is %g; it is at least %g and below %g", of, r.name,
         r.value, r.low, r.high);
  }
}

}  // namespace

void check(const Hyper& h) {
  const auto kind = static_cast<int32_t>(h.kind);
  if (kind < 1 || kind > static_cast<int32_t>(OptimizerKind::lion)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "optimizer kind %d is unknown; MPT_SGD (1) to MPT_LION (6) are: fill the descriptor with "
         "mpt_sgd_desc_init or one of its sisters",
         kind);
  }
  constexpr double kAny = INFINITY;
  check_ranges("mpt_optimizer_desc", {{"lr", h.lr, 0, kAny},
                                      {"weight_decay", h.weight_decay, 0, kAny},
                                      {"momentum", h.momentum, 0, kAny},
                                      {"dampening", h.dampening, -DBL_MAX, kAny},
                                      {"beta1", h.beta1, 0, 1},
                                      {"beta2", h.beta2, 0, 1},
                                      {"eps", h.eps, 0, kAny},
                                      {"alpha", h.alpha, 0, kAny},
                                      {"lr_decay", h.lr_decay, 0, kAny},
                                      {"initial_accumulator", h.initial_accumulator, 0, kAny}});
  if (h.nesterov && (h.momentum <= 0 || h.dampening != 0)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "nesterov with momentum %g and dampening %g: it needs a momentum above 0 and a dampening "
         "of 0",
         h.momentum, h.dampening);
  }
}

StateKeys state_keys(const Hyper& h) {
  StateKeys k;
  auto add = [&](int slot, const char* key) { k.keys[k.count++] = {slot, key}; };
  switch (h.kind) {
    case OptimizerKind::sgd:
      if (h.momentum != 0) add(0, "momentum_buffer");
      break;
    case OptimizerKind::adam:
    case OptimizerKind::adamw:
      add(0, "exp_avg");
      add(1, "exp_avg_sq");
      if (h.amsgrad) add(2, "max_exp_avg_sq");
      break;
    case OptimizerKind::rmsprop:
      add(0, "square_avg");
      if (h.centered) add(1, "grad_avg");
      if (h.momentum != 0) add(2, "momentum_buffer");
      break;
    case OptimizerKind::adagrad: add(0, "sum"); break;
    case OptimizerKind::lion: add(0, "exp_avg"); break;
  }
  return k;
}

StateKeys all_state_keys(OptimizerKind kind) {
  Hyper h;
  h.kind = kind;
  h.momentum = 1;
  h.amsgrad = h.centered = true;
  return state_keys(h);
}

double initial_state(const Hyper& h, int slot) {
  return h.kind == OptimizerKind::adagrad && slot == 0 ? h.initial_accumulator : 0;
}

void check(const Schedule& s) {
  const auto kind = static_cast<int32_t>(s.kind);
  if (kind < 1 || kind > static_cast<int32_t>(ScheduleKind::lambda)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "schedule kind %d is unknown; MPT_SCHEDULE_CONSTANT (1) to MPT_SCHEDULE_LAMBDA (6) are",
         kind);
  }
  constexpr double kAny = INFINITY;
  check_ranges("mpt_schedule_desc", {{"warmup_steps", static_cast<double>(s.warmup_steps), 0, kAny},
                                     {"end_factor", s.end_factor, 0, kAny},
                                     {"gamma", s.gamma, 0, kAny},
                                     {"step_size", static_cast<double>(s.step_size), 1, kAny},
                                     {"pct_start", s.pct_start, 0, std::nextafter(1.0, 2.0)},
                                     {"div_factor", s.div_factor, DBL_MIN, kAny},
                                     {"final_div_factor", s.final_div_factor, DBL_MIN, kAny},
                                     {"base_momentum", s.base_momentum, 0, 1},
                                     {"max_momentum", s.max_momentum, 0, 1}});
  const bool ends = s.kind == ScheduleKind::linear || s.kind == ScheduleKind::cosine ||
                    s.kind == ScheduleKind::one_cycle;
  if (ends && s.total_steps <= s.warmup_steps) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_schedule_desc.total_steps is %lld; it has to be more than the %lld of the warm-up",
         static_cast<long long>(s.total_steps), static_cast<long long>(s.warmup_steps));
  }
  if (s.kind == ScheduleKind::one_cycle && s.warmup_steps > 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_schedule_desc.warmup_steps is %lld; one-cycle has a warm-up of its own (pct_start)",
         static_cast<long long>(s.warmup_steps));
  }
  if (s.kind == ScheduleKind::lambda && !s.factor_fn) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_schedule_desc.factor is NULL; MPT_SCHEDULE_LAMBDA calls it");
  }
}

namespace {

// One-cycle: from `low` up to `high` and down to `last`, as PyTorch's two phases.
double cycle(const Schedule& s, int64_t t, double low, double high, double last) {
  const double up = s.pct_start * static_cast<double>(s.total_steps) - 1;
  const double end = static_cast<double>(s.total_steps - 1);
  const double at = std::min(static_cast<double>(t), end);
  double from = low, to = high, part = up > 0 ? at / up : 1;
  if (at > up) {
    from = high;
    to = last;
    part = end > up ? (at - up) / (end - up) : 1;
  }
  if (s.linear_anneal) return from + (to - from) * part;
  return to + (from - to) / 2 * (1 + std::cos(std::numbers::pi * part));
}

}  // namespace

double Schedule::factor(int64_t t) const {
  if (kind == ScheduleKind::none) return 1;
  if (t < warmup_steps) return static_cast<double>(t + 1) / static_cast<double>(warmup_steps);
  t -= warmup_steps;
  const double whole = static_cast<double>(total_steps - warmup_steps);
  const double part = std::min(1.0, static_cast<double>(t) / whole);  // linear, cosine
  switch (kind) {
    case ScheduleKind::linear: return 1 + (end_factor - 1) * part;
    case ScheduleKind::cosine:
      return end_factor + (1 - end_factor) * (1 + std::cos(std::numbers::pi * part)) / 2;
    case ScheduleKind::step: return std::pow(gamma, static_cast<double>(t / step_size));
    case ScheduleKind::one_cycle:
      return cycle(*this, t, 1 / div_factor, 1, 1 / div_factor / final_div_factor);
    case ScheduleKind::lambda: {
      const double f = factor_fn(user, t);
      if (!std::isfinite(f)) {
        fail(MPT_ERROR_CALLBACK, "the schedule's callback gave %g for step %lld", f,
             static_cast<long long>(t));
      }
      return f;
    }
    default: return 1;
  }
}

double Schedule::momentum(int64_t t, double own) const {
  if (kind != ScheduleKind::one_cycle || !cycle_momentum) return own;
  return cycle(*this, t, max_momentum, base_momentum, max_momentum);
}

StepRule rule_of(const Hyper& h, const Schedule& schedule, int64_t schedule_step, int64_t t) {
  StepRule r;
  const double lr = h.lr * schedule.factor(schedule_step), n = static_cast<double>(t);
  r.kind = h.kind;
  r.nesterov = h.nesterov;
  r.amsgrad = h.amsgrad;
  r.centered = h.centered;
  r.maximize = h.maximize;
  r.lr = lr;
  r.beta1 = h.beta1;
  r.beta2 = h.beta2;
  r.eps = std::max(h.eps, static_cast<double>(FLT_MIN));  // 0 / 0 stays 0
  const bool decoupled = h.kind == OptimizerKind::adamw || h.kind == OptimizerKind::lion;
  if (decoupled) r.shrink = 1 - lr * h.weight_decay;
  else r.decay = h.weight_decay;
  switch (h.kind) {
    case OptimizerKind::sgd:
      r.momentum = h.momentum != 0 ? schedule.momentum(schedule_step, h.momentum) : 0;
      r.undamped = 1 - h.dampening;
      r.first = t == 1;
      break;
    case OptimizerKind::adam:
    case OptimizerKind::adamw:
      r.beta1 = schedule.momentum(schedule_step, h.beta1);
      r.lr = lr / (1 - std::pow(r.beta1, n));
      r.correction2 = 1 / std::sqrt(1 - std::pow(h.beta2, n));
      break;
    case OptimizerKind::rmsprop:
      r.momentum = h.momentum != 0 ? schedule.momentum(schedule_step, h.momentum) : 0;
      r.beta2 = h.alpha;
      break;
    case OptimizerKind::adagrad: r.lr = lr / (1 + (n - 1) * h.lr_decay); break;
    case OptimizerKind::lion: r.beta1 = schedule.momentum(schedule_step, h.beta1); break;
  }
  return r;
}

}  // namespace mpt
