// Checks of hyper-parameters, the states of a rule, and schedules.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>

#include "backends/multi.h"
#include "core/error.h"

namespace mpt {

// Throws if a hyper-parameter is out of its range; the text names the field.
void check(const Hyper& h);

// How a rule uses a row-sparse gradient: updates its rows alone, needs a dense one, or refuses it.
enum class RowsRule { rows, dense, none };
RowsRule rows_rule(const Hyper& h);

// States that a rule keeps for a parameter of a given rank.
struct StateKeys {
  StateInfo keys[kStates];
  int count = 0;
};
StateKeys state_keys(const Hyper& h, int rank);
StateKeys all_state_keys(OptimizerKind kind, int rank);  // with every optional state
// Returns the format of a state of a parameter with `count` elements. States of f64 parameters are
// plain.
StateFormat state_format(const Hyper& h, const StateInfo& key, DType param, int64_t count);
int32_t state_block(const Hyper& h);
const char* kind_name(OptimizerKind kind);
Hyper default_hyper(OptimizerKind kind);  // the defaults of PyTorch

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
  std::shared_ptr<void> owner;  // notifies the host when the last copy of the schedule is destroyed

  // Returns the values for the step after `t` applied ones. Throws what the host's function does.
  Scheduled at(int64_t t) const;

 private:
  double factor(int64_t t) const;
};
void check(const Schedule& s);  // throws if a number is out of its range

}  // namespace mpt
