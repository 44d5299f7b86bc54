// Hyper-parameters, schedules, and the scalars of one step.
// SPDX-License-Identifier: Apache-2.0
#include "optim/rule.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <iterator>

#include "core/error.h"
#include "optim/ranges.h"

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
    case OptimizerKind::ademamix:
      h.weight_decay = 1e-2;
      h.alpha = 5;
      break;
    case OptimizerKind::lamb:
      h.eps = 1e-6;
      h.weight_decay = 1e-2;
      break;
    case OptimizerKind::lars:
      h.lr = 0.1;
      h.momentum = 0.9;
      break;
    case OptimizerKind::novograd: break;
    case OptimizerKind::adafactor:
      h.lr = 1e-2;
      h.eps = static_cast<double>(FLT_EPSILON);
      break;
    case OptimizerKind::sparse_adam: break;
  }
  return h;
}

const char* kind_name(OptimizerKind k) {
  constexpr const char* names[] = {"SGD",     "Adam",     "AdamW",     "RMSprop",
                                   "Adagrad", "Lion",     "AdEMAMix",  "LAMB",
                                   "LARS",    "NovoGrad", "Adafactor", "SparseAdam"};
  const auto i = static_cast<size_t>(k) - 1;
  return i < std::size(names) ? names[i] : "unknown";
}

void check(const Hyper& h) {
  const auto kind = static_cast<int32_t>(h.kind);
  constexpr auto kLast = static_cast<int32_t>(OptimizerKind::sparse_adam);
  if (kind < 1 || kind > kLast) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "optimizer kind %d is unknown; MPT_OPTIMIZER_SGD (1) to MPT_OPTIMIZER_SPARSE_ADAM (%d) "
         "are: fill the "
         "descriptor "
         "with mpt_sgd_desc_init or one of its sisters",
         kind, kLast);
  }
  constexpr double kAny = INFINITY;
  check_ranges("mpt_optimizer_desc",
               {{"lr", h.lr, 0, kAny},
                {"weight_decay", h.weight_decay, 0, kAny},
                {"momentum", h.momentum, 0, kAny},
                {"dampening", h.dampening, -DBL_MAX, kAny},
                {"beta1", h.beta1, 0, 1},
                {"beta2", h.beta2, 0, 1},
                {"eps", h.eps, 0, kAny},
                {"alpha", h.alpha, 0, kAny},
                {"lr_decay", h.lr_decay, 0, kAny},
                {"initial_accumulator", h.initial_accumulator, 0, kAny},
                {"beta3", h.beta3, 0, 1},
                {"alpha_warmup", static_cast<double>(h.alpha_warmup), 0, kAny},
                {"beta3_warmup", static_cast<double>(h.beta3_warmup), 0, kAny},
                {"trust_coefficient", h.trust, 0, kAny},
                {"beta2_decay", h.beta2_decay, -DBL_MAX, DBL_MIN},
                {"min_rms", h.min_rms, 0, kAny},
                {"clip_threshold", h.clip_threshold, DBL_MIN, kAny},
                {"state_min", static_cast<double>(h.state_min), 0, kAny}});
  if (h.kind == OptimizerKind::sparse_adam && h.weight_decay != 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_optimizer_desc.weight_decay is %g with MPT_OPTIMIZER_SPARSE_ADAM, which leaves rows "
         "without a "
         "gradient alone; 0 is right",
         h.weight_decay);
  }
  if (h.nesterov && (h.momentum <= 0 || h.dampening != 0)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "nesterov with momentum %g and dampening %g: it needs a momentum above 0 and a dampening "
         "of 0",
         h.momentum, h.dampening);
  }
  if (h.state_bits != 32 && h.state_bits != 8 && h.state_bits != 4) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_optimizer_desc.state_bits is %d; 32, 8 and 4 are known",
         h.state_bits);
  }
  const int32_t b = h.state_block;
  if (b != 0 && b != 64 && b != 128 && b != 256) {
    fail(
        MPT_ERROR_INVALID_ARGUMENT,
        "mpt_optimizer_desc.state_block is %d; 64, 128 and 256 elements are known, and 0: 256 of 8 "
        "bits, 128 of 4",
        b);
  }
  if (h.state_bits != 32 && h.kind == OptimizerKind::adafactor) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_optimizer_desc.state_bits is %d with MPT_OPTIMIZER_ADAFACTOR, whose states are sums "
         "over rows "
         "and columns and have no form of fewer bits; 32 is right",
         h.state_bits);
  }
}

StateKeys state_keys(const Hyper& h, int rank) {
  StateKeys k;
  auto add = [&](int slot, const char* key, bool is_signed = true,
                 StateExtent extent = StateExtent::elements) {
    k.keys[k.count++] = {slot, key, is_signed, extent};
  };
  switch (h.kind) {
    case OptimizerKind::sgd:
    case OptimizerKind::lars:
      if (h.momentum != 0) add(0, "momentum_buffer");
      break;
    case OptimizerKind::adam:
    case OptimizerKind::adamw:
      add(0, "exp_avg");
      add(1, "exp_avg_sq", false);
      if (h.amsgrad) add(2, "max_exp_avg_sq", false);
      break;
    case OptimizerKind::rmsprop:
      add(0, "square_avg", false);
      if (h.centered) add(1, "grad_avg");
      if (h.momentum != 0) add(2, "momentum_buffer");
      break;
    case OptimizerKind::adagrad: add(0, "sum", false); break;
    case OptimizerKind::lion: add(0, "exp_avg"); break;
    case OptimizerKind::ademamix:
      add(0, "exp_avg");
      add(1, "exp_avg_sq", false);
      add(2, "exp_avg_slow");
      break;
    case OptimizerKind::lamb:
    case OptimizerKind::sparse_adam:
      add(0, "exp_avg");
      add(1, "exp_avg_sq", false);
      break;
    case OptimizerKind::novograd:
      add(0, "exp_avg");
      add(1, "exp_avg_sq", false, StateExtent::one);
      break;
    case OptimizerKind::adafactor:
      if (rank < 2) {
        add(0, "variance", false);
      } else {
        add(0, "row_var", false, StateExtent::rows);
        add(1, "col_var", false, StateExtent::columns);
      }
      break;
  }
  return k;
}

RowsRule rows_rule(const Hyper& h) {
  if (h.kind == OptimizerKind::sparse_adam) return RowsRule::rows;
  const bool sgd = h.kind == OptimizerKind::sgd, adagrad = h.kind == OptimizerKind::adagrad;
  if ((!sgd && !adagrad) || h.weight_decay != 0) return RowsRule::none;
  return sgd && h.momentum != 0 ? RowsRule::dense : RowsRule::rows;
}

StateKeys all_state_keys(OptimizerKind kind, int rank) {
  Hyper h;
  h.kind = kind;
  h.momentum = 1;
  h.amsgrad = h.centered = true;
  return state_keys(h, rank);
}

StateFormat state_format(const Hyper& h, const StateKey& key, DType param, int64_t count) {
  if (h.state_bits == 32 || param == DType::f64 || count < h.state_min ||
      key.extent != StateExtent::elements) {
    return StateFormat::plain;
  }
  if (h.state_bits == 8) return key.is_signed ? StateFormat::signed8 : StateFormat::unsigned8;
  return key.is_signed ? StateFormat::signed4 : StateFormat::unsigned4;
}

int32_t state_block(const Hyper& h) {
  return h.state_block ? h.state_block : h.state_bits == 4 ? 128 : 256;
}

double initial_state(const Hyper& h, int slot) {
  return h.kind == OptimizerKind::adagrad && slot == 0 ? h.initial_accumulator : 0;
}

namespace {

// AdEMAMix: the slow average's weight grows in a straight line, its half-life as well.
double warmed_alpha(const Hyper& h, double t) {
  if (h.alpha_warmup == 0) return h.alpha;
  return std::min(h.alpha, h.alpha * t / static_cast<double>(h.alpha_warmup));
}
double warmed_beta3(const Hyper& h, double t) {
  if (h.beta3_warmup == 0 || h.beta3 == 0) return h.beta3;
  const double from = std::log(std::max(h.beta1, DBL_MIN)), to = std::log(h.beta3);
  const double part = std::min(1.0, t / static_cast<double>(h.beta3_warmup));
  return std::min(h.beta3, std::exp(from * to / ((1 - part) * to + part * from)));
}

// Off the parameter itself, into the update or into the gradient.
void place_decay(const Hyper& h, double lr, StepRule& r) {
  switch (h.kind) {
    case OptimizerKind::adamw:
    case OptimizerKind::lion:
    case OptimizerKind::ademamix:
    case OptimizerKind::adafactor: r.shrink = 1 - lr * h.weight_decay; break;
    case OptimizerKind::lamb:
    case OptimizerKind::lars:
    case OptimizerKind::novograd: r.pull = h.weight_decay; break;
    default: r.decay = h.weight_decay;
  }
}

}  // namespace

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
  place_decay(h, lr, r);
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
    case OptimizerKind::sparse_adam:  // adam, but that eps is added to sqrt(v) without its
                                      // correction
      r.kind = OptimizerKind::adam;
      r.beta1 = schedule.momentum(schedule_step, h.beta1);
      r.lr = lr / (1 - std::pow(r.beta1, n));
      r.correction2 = 1 / std::sqrt(1 - std::pow(h.beta2, n));
      r.eps *= r.correction2;
      break;
    case OptimizerKind::adagrad: r.lr = lr / (1 + (n - 1) * h.lr_decay); break;
    case OptimizerKind::lion: r.beta1 = schedule.momentum(schedule_step, h.beta1); break;
    case OptimizerKind::ademamix: {
      r.beta1 = schedule.momentum(schedule_step, h.beta1);
      const double correction = 1 - std::pow(r.beta1, n);
      r.lr = lr / correction;
      r.correction2 = 1 / std::sqrt(1 - std::pow(h.beta2, n));
      r.slow = correction * warmed_alpha(h, n);
      r.beta3 = warmed_beta3(h, n);
      break;
    }
    case OptimizerKind::lamb:
    case OptimizerKind::novograd:
      r.beta1 = schedule.momentum(schedule_step, h.beta1);
      r.correction1 = 1 / (1 - std::pow(r.beta1, n));
      r.correction2 = 1 / std::sqrt(1 - std::pow(h.beta2, n));
      r.first = t == 1;
      break;
    case OptimizerKind::lars:
      r.momentum = h.momentum != 0 ? schedule.momentum(schedule_step, h.momentum) : 0;
      r.undamped = 1 - h.dampening;
      r.first = t == 1;
      r.trust = h.trust;
      if (h.trust_clip) {  // lr * factor is at most lr
        r.trust = h.trust / std::max(lr, DBL_MIN);
        r.limit = 1;
      }
      break;
    case OptimizerKind::adafactor:
      r.beta2 = 1 - std::pow(n, h.beta2_decay);
      r.lr = std::min(lr, 1 / std::sqrt(n));
      r.eps = std::max(h.eps, 1e-18);  // its square is a float
      r.least = h.min_rms;
      r.clip = h.clip_threshold;
      break;
  }
  return r;
}

}  // namespace mpt
