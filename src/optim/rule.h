// What an optimizer does, as data: hyper-parameters of a group, and a schedule over steps.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>

#include "backends/multi.h"
#include "core/error.h"

namespace mpt {

// PyTorch's names; each kind uses some of them (mpt_optim.h).
struct Hyper {
  OptimizerKind kind = OptimizerKind::adamw;
  double lr = 1e-3, weight_decay = 0;
  double momentum = 0, dampening = 0;
  double beta1 = 0.9, beta2 = 0.999, eps = 1e-8, alpha = 0.99;
  double lr_decay = 0, initial_accumulator = 0;
  bool nesterov = false, amsgrad = false, centered = false, maximize = false;
  double beta3 = 0.9999;
  int64_t alpha_warmup = 0, beta3_warmup = 0;
  double trust = 1e-3;
  bool trust_clip = false;
  double beta2_decay = -0.8, min_rms = 1e-3, clip_threshold = 1;
  // Of parameters of at least state_min elements, in blocks of state_block (0: the usual).
  int32_t state_bits = 32, state_block = 0;
  int64_t state_min = 4096;

  static Hyper defaults(OptimizerKind kind);  // PyTorch's
};
// Throws, naming the field that is out of range.
void check(const Hyper& h);

// What a rule does with a gradient of some rows alone (mpt_optim.h).
enum class RowsRule { rows, dense, none };
RowsRule rows_rule(const Hyper& h);

// A state that a rule reads: where, PyTorch's key, and what it is like.
enum class StateExtent : int8_t {
  elements,
  one,
  rows,
  columns
};  // one value, or one of each row ..
struct StateKey {
  int slot;
  const char* key;
  bool is_signed = true;
  StateExtent extent = StateExtent::elements;
};
struct StateKeys {
  StateKey keys[kStates];
  int count = 0;
};
StateKeys state_keys(const Hyper& h, int rank);          // of a parameter of that rank
StateKeys all_state_keys(OptimizerKind kind, int rank);  // whatever is switched on
double initial_state(const Hyper& h, int slot);
// As a parameter with `count` elements keeps it; plain where that is f64.
StateFormat state_format(const Hyper& h, const StateKey& key, DType param, int64_t count);
int32_t state_block(const Hyper& h);
const char* kind_name(OptimizerKind kind);

enum class ScheduleKind : int32_t { none = 0, constant, linear, cosine, step, one_cycle, lambda };

struct Schedule {
  ScheduleKind kind = ScheduleKind::none;
  int64_t warmup_steps = 0, total_steps = 0, step_size = 1;
  double end_factor = 0, gamma = 0.1;
  double pct_start = 0.3, div_factor = 25, final_div_factor = 1e4;
  double base_momentum = 0.85, max_momentum = 0.95;
  bool cycle_momentum = true, linear_anneal = false;
  mpt_status (*factor_fn)(void* user, int64_t step, double* factor) = nullptr;
  void* user = nullptr;
  std::shared_ptr<void> owner;  // tells the host when the last copy of the schedule goes

  double factor(int64_t t) const;                // of the lr
  double momentum(int64_t t, double own) const;  // in force at step t
};
void check(const Schedule& s);

// The scalars of step number `t` (from 1).
StepRule rule_of(const Hyper& h, const Schedule& schedule, int64_t schedule_step, int64_t t);

}  // namespace mpt
