// Learning rate and momentum schedules over the applied steps.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cfloat>
#include <cmath>
#include <numbers>

#include "core/error.h"
#include "optim/ranges.h"
#include "optim/rule.h"

namespace mpt {

// In the order of ScheduleKind.
constexpr const char* kNames[] = {"MPT_SCHEDULE_CONSTANT",  "MPT_SCHEDULE_LINEAR",
                                  "MPT_SCHEDULE_COSINE",    "MPT_SCHEDULE_STEP",
                                  "MPT_SCHEDULE_ONE_CYCLE", "MPT_SCHEDULE_LAMBDA"};

void check(const Schedule& s) {
  const auto kind = static_cast<int32_t>(s.kind);
  if (kind < 1 || kind > static_cast<int32_t>(ScheduleKind::lambda)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "schedule kind %d is unknown; it has to be MPT_SCHEDULE_CONSTANT (1) to "
         "MPT_SCHEDULE_LAMBDA (6)",
         kind);
  }
  const uint32_t own = bit(s.kind);
  const FieldCheck fields[] = {
#define MPT_FIELD(type, name, initial, low, high, kinds) \
  {{#name, static_cast<double>(s.name), low, high}, initial, ((kinds)&own) != 0},
      MPT_SCHEDULE_FIELDS(MPT_FIELD)
#undef MPT_FIELD
  };
  check_fields("mpt_schedule_desc", fields, kNames[kind - 1]);
  if ((own & (kFading | kOneCycle)) && s.total_steps <= s.warmup_steps) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_schedule_desc.total_steps is %lld; it has to be above warmup_steps, %lld",
         lld(s.total_steps), lld(s.warmup_steps));
  }
  if (s.kind != ScheduleKind::lambda && s.factor_fn) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_schedule_desc.factor is given; %s does not use it, so it must be NULL",
         kNames[kind - 1]);
  }
  if (s.kind == ScheduleKind::lambda && !s.factor_fn) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_schedule_desc.factor is NULL; MPT_SCHEDULE_LAMBDA needs it");
  }
}

namespace {

// Returns the value of a one-cycle schedule, which rises from `low` to `high` and falls to `last`:
// torch.optim.lr_scheduler.OneCycleLR with two phases.
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
      double f = NAN;
      const uint64_t errors = error_count();
      const mpt_status status = factor_fn(user, t, &f);
      if (status != MPT_OK) fail_callback("the schedule's callback", status, errors);
      if (!std::isfinite(f)) {
        fail(MPT_ERROR_CALLBACK,
             "the schedule's callback returned %g for step %lld; the factor has to be finite", f,
             lld(t));
      }
      return f;
    }
    default: return 1;
  }
}

Schedule::Value Schedule::at(int64_t count) const {
  const int64_t t = first_step + count;
  Value s{.factor = factor(t)};
  s.has_momentum = kind == ScheduleKind::one_cycle && cycle_momentum;
  if (s.has_momentum) s.momentum = cycle(*this, t, max_momentum, base_momentum, max_momentum);
  return s;
}

}  // namespace mpt
