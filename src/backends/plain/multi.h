// Optimizer passes over one tensor in any dtype, one element at a time in double: the backend `ref`
// runs all tensors through them, `cpu` those of dtypes without SIMD code. The decision on an
// update.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"
#include "backends/multi.h"

namespace mpt::plain {

// Each reads or writes elements [begin, begin + count) of one tensor. `decision` is the row of the
// tensor's group.
MultiPartial grad_stats(const MultiTensor& t, double limit, double p, int64_t begin, int64_t count);
void scale_grad(const MultiTensor& t, const Decision& decision, int64_t begin, int64_t count);
void step(const MultiTensor& t, const StepRule& rule, const Decision& decision, int64_t begin,
          int64_t count);
// Writes the copy of a tensor that is not updated.
void write_copy(const MultiTensor& t, int64_t begin, int64_t count);

// The parts of multi_step that are not about elements. `counts` is the operand, or nullptr.

// Returns the number of updates of a tensor.
inline int64_t count_of(const MultiTensor& t, const int64_t* counts) {
  return counts ? counts[1 + t.slot] : 0;
}
// Returns the rule of a tensor's next update.
StepRule rule_for(const MultiPlan& plan, const MultiTensor& t, const int64_t* counts);
// Returns the decision for a group under the scalars of a launch.
inline Decision decision_for(const UpdateScalars& s, const Decision& d) {
  const double apply = s.always ? 1 : d.apply;
  if (s.reads_as_is) return {.apply = apply, .multiplier = 1, .limit = 0, .clip = 1};
  return {.apply = apply, .multiplier = d.multiplier, .limit = d.limit, .clip = d.clip};
}
// True if gradients are read unchanged, so that scaling them in place does nothing.
inline bool is_unchanged(const Decision& d) {
  return d.multiplier == 1 && d.limit == 0 && d.clip == 1;
}
// Returns the number of slots in the counts of a multi_step; 0 without counts.
inline int64_t slots_of(const Request& r) {
  return r.out.size() > 1 && r.out[1] ? r.out[1].shape[0] - 1 : 0;
}
// True if the plan has one group and a tensor for each of the `slots` of its optimizer, as most
// have. The counts alone then say what a pass over all tensors would.
inline bool is_whole(const MultiPlan& plan, int64_t slots) {
  return plan.groups.size() == 1 && static_cast<int64_t>(plan.tensors.size()) == slots;
}
// Counts the updates after they were made. `slots`: the number of slots in `counts`.
void count_updates(const MultiPlan& plan, const UpdateScalars& s, const Decision* decisions,
                   int64_t* counts, int64_t slots);
// Adds the non-finite values of an optimizer to a scaler's state. The operands may be nullptr.
inline void add_found(void* to, const void* report) {
  auto* scaler = static_cast<double*>(to);
  if (scaler) scaler[kFound] += static_cast<const DecisionReport*>(report)->non_finite;
}

// Run step_decide and scaler_update. The scale changes as in PyTorch's amp_update_scale, in the
// same precision, with limits and hysteresis.
void decide(const Run& run, const DecideParams& p, int64_t groups, int64_t optimizers);
void update_scaler(const Run& run);

// Return the plan in the operands of a run.
inline MultiPlan stats_plan(const Run& r) {
  return MultiPlan::of(r.get<StatsScalars>().size, r.in + 1, r.out[1]);
}
inline MultiPlan scale_plan(const Run& r) { return MultiPlan::of(r.get<PassSize>(), r.in + 1); }
inline MultiPlan update_plan(const Run& r) {
  return MultiPlan::of(r.get<UpdateScalars>().size, r.in + 2, r.out[3], r.in[5]);
}

// The passes before `step` of rules with needs_whole, in this order. They write the states and the
// scratch.

// Updates the factors of a factored state, then calls scale_rows.
void update_factors(const MultiTensor& t, const StepRule& rule, const Decision& decision);
// Sets MultiTensor::row_scale: the means of the rows over the mean of their matrix.
void scale_rows(const MultiTensor& t, const StepRule& rule);
// Sums over elements [begin, begin + count): sums[0] the squares of the parameter, sums[1] the
// squares of the rule's direction, or of the gradient where the rule has none.
void sum_squares(const MultiTensor& t, const StepRule& rule, const Decision& decision,
                 int64_t begin, int64_t count, double sums[2]);
// Sets factor and pull of the scratch, and the state with one value, from the sums over the whole
// tensor.
void finish_whole(const MultiTensor& t, const StepRule& rule, const double sums[2]);

}  // namespace mpt::plain
