// What an optimizer does, as data: hyper-parameters of a group, and a schedule over steps.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/multi.h"

namespace mpt {

// PyTorch's names; each kind uses some of them (mpt_optim.h).
struct Hyper {
  OptimizerKind kind = OptimizerKind::adamw;
  double lr = 1e-3, weight_decay = 0;
  double momentum = 0, dampening = 0;
  double beta1 = 0.9, beta2 = 0.999, eps = 1e-8, alpha = 0.99;
  double lr_decay = 0, initial_accumulator = 0;
  bool nesterov = false, amsgrad = false, centered = false, maximize = false;

  static Hyper defaults(OptimizerKind kind);  // PyTorch's
};
// Throws, naming the field that is out of range.
void check(const Hyper& h);

// Names and slots of the state tensors that a rule reads: {slot, PyTorch's key}.
struct StateKey {
  int slot;
  const char* key;
};
struct StateKeys {
  StateKey keys[kStates];
  int count = 0;
};
StateKeys state_keys(const Hyper& h);
StateKeys all_state_keys(OptimizerKind kind);  // whatever is switched on
double initial_state(const Hyper& h, int slot);

enum class ScheduleKind : int32_t { none = 0, constant, linear, cosine, step, one_cycle, lambda };

struct Schedule {
  ScheduleKind kind = ScheduleKind::none;
  int64_t warmup_steps = 0, total_steps = 0, step_size = 1;
  double end_factor = 0, gamma = 0.1;
  double pct_start = 0.3, div_factor = 25, final_div_factor = 1e4;
  double base_momentum = 0.85, max_momentum = 0.95;
  bool cycle_momentum = true, linear_anneal = false;
  double (*factor_fn)(void* user, int64_t step) = nullptr;
  void* user = nullptr;

  double factor(int64_t t) const;                // of the lr
  double momentum(int64_t t, double own) const;  // in force at step t
};
void check(const Schedule& s);

// The scalars of step number `t` (from 1).
StepRule rule_of(const Hyper& h, const Schedule& schedule, int64_t schedule_step, int64_t t);

}  // namespace mpt
