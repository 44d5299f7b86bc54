// The hyper-parameters of a group (backends/rules/rule.h) and a schedule over steps.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>

#include "backends/multi.h"
#include "core/error.h"

namespace mpt {

// Throws, naming the field that is out of range.
void check(const Hyper& h);

// What a rule does with a gradient of some rows alone (mpt_optim.h).
enum class RowsRule { rows, dense, none };
RowsRule rows_rule(const Hyper& h);

// The states that a rule keeps of a parameter of that rank.
struct StateKeys {
  StateInfo keys[kStates];
  int count = 0;
};
StateKeys state_keys(const Hyper& h, int rank);
StateKeys all_state_keys(OptimizerKind kind, int rank);  // whatever is switched on
// As a parameter with `count` elements keeps it; plain where that is f64.
StateFormat state_format(const Hyper& h, const StateInfo& key, DType param, int64_t count);
int32_t state_block(const Hyper& h);
const char* kind_name(OptimizerKind kind);
Hyper default_hyper(OptimizerKind kind);  // PyTorch's

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
