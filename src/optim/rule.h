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

constexpr uint32_t bit(ScheduleKind kind) { return 1U << static_cast<int32_t>(kind); }
inline constexpr uint32_t kStepwise = bit(ScheduleKind::step);
inline constexpr uint32_t kOneCycle = bit(ScheduleKind::one_cycle);
inline constexpr uint32_t kFading = bit(ScheduleKind::linear) | bit(ScheduleKind::cosine);
inline constexpr uint32_t kByHost = bit(ScheduleKind::lambda);
inline constexpr uint32_t kMoved = kFading | kStepwise | kByHost;
inline constexpr uint32_t kWarmed = kMoved | bit(ScheduleKind::constant);
inline constexpr uint32_t kEvery = kWarmed | kOneCycle;

// The numbers of mpt_schedule_desc, with its names (mpt_optim.h):
// X(type, name, default, low, high, kinds). A valid value is finite, at least `low` and below
// `high`; with an empty range any value is valid. The kinds that do not read a field need its
// default. Saved trainings have them in this order.
#define MPT_SCHEDULE_FIELDS(X) MPT_SCHEDULE_FIRST_FIELDS(X) MPT_SCHEDULE_ADDED_FIELDS(X)
#define MPT_SCHEDULE_FIRST_FIELDS(X)                             \
  X(int64_t, warmup_steps, 0, 0, INFINITY, kWarmed)              \
  X(int64_t, total_steps, 0, 0, INFINITY, kFading | kOneCycle)   \
  X(double, end_factor, 0, 0, INFINITY, kFading)                 \
  X(int64_t, step_size, 1, 1, INFINITY, kStepwise)               \
  X(double, gamma, 0.1, 0, INFINITY, kStepwise)                  \
  X(double, pct_start, 0.3, 0, 1 + DBL_EPSILON, kOneCycle)       \
  X(double, div_factor, 25, DBL_MIN, INFINITY, kOneCycle)        \
  X(double, final_div_factor, 1e4, DBL_MIN, INFINITY, kOneCycle) \
  X(double, base_momentum, 0.85, 0, 1, kOneCycle)                \
  X(double, max_momentum, 0.95, 0, 1, kOneCycle)                 \
  X(bool, cycle_momentum, true, 0, 0, kOneCycle)                 \
  X(bool, linear_anneal, false, 0, 0, kOneCycle)
// Fields that the first saved trainings do not have.
#define MPT_SCHEDULE_ADDED_FIELDS(X)           \
  X(double, min_lr, 0, 0, INFINITY, kMoved)    \
  X(int64_t, first_step, 0, 0, 0x1p53, kEvery) \
  X(bool, resets_lr, false, 0, 0, kOneCycle | kByHost)

struct Schedule {
  ScheduleKind kind = ScheduleKind::none;
#define MPT_FIELD(type, name, initial, low, high, kinds) type name = initial;
  MPT_SCHEDULE_FIELDS(MPT_FIELD)
#undef MPT_FIELD
  mpt_status (*factor_fn)(void* user, int64_t step, double* factor) = nullptr;
  void* user = nullptr;
  std::shared_ptr<void> owner;  // notifies the host when the last copy of the schedule is destroyed

  struct Value {
    double factor = 1;
    bool has_momentum = false;
    double momentum = 0;  // replaces what the rule cycles (RuleData::cycled)
  };
  // Returns the values for the step after `count` applied ones since the schedule was set. Throws
  // what the host's function does.
  Value at(int64_t count) const;

 private:
  double factor(int64_t t) const;
};
void check(const Schedule& s);  // throws if a number is out of its range

}  // namespace mpt
