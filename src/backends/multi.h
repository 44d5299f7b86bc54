// Flat passes over many tensors: the contract of split, join, multi_stats, multi_scale,
// step_decide, multi_step and scaler_update. All but split and join get their tensors from a plan
// (in the scalars) instead of operands.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "backends/rules/all.h"
#include "backends/state_codes.h"
#include "core/dtype.h"

namespace mpt {

// One tensor of a pass: flat elements.
struct MultiTensor {
  void* param = nullptr;
  void* low = nullptr;             // split, kahan: what is beside the parameter (masters.h)
  void* copy = nullptr;            // f16 or bf16: rewritten with the updated parameter
  MultiState state[kStates] = {};  // with a value per element: all plain, or of the same bits
  void* grad = nullptr;
  int64_t count = 0;  // elements of grad; of param as well, but with `row`
  // The gradient is one of some rows of the parameter, a matrix of this width: these. Only for
  // rules that take an element at a time, and plain states.
  const int64_t* row = nullptr;
  int64_t width = 0;
  DType param_dtype = DType::none, grad_dtype = DType::none, copy_dtype = DType::none;
  int32_t rule = 0;   // into MultiPlan::rules
  int32_t group = 0;  // row of the statistics and decisions
  // none, split, kahan or stochastic. (A parameter with an f32 copy is that copy here, and its
  // own 16 bits are `copy`.)
  Master master = Master::none;
  uint64_t key = 0, first = 0;  // stochastic: Philox key, and the block of element 0
  // adafactor, where v is factored: matrices of this many rows and columns, one after the other.
  int64_t rows = 0, columns = 0;
  double* row_scale = nullptr;  // scratch, one per row: what a column's mean is multiplied by
  double whole[2] = {};         // scratch, of rules with needs_whole: {factor, pull} for the update
};

// Whether both go the same way through memory.
inline bool stored_alike(const MultiTensor& a, const MultiTensor& b) {
  return a.param_dtype == b.param_dtype && a.grad_dtype == b.grad_dtype &&
         a.copy_dtype == b.copy_dtype && a.master == b.master && !a.row == !b.row &&
         a.state[0].format == b.state[0].format;
}

// True if the state holds a value for every element. one_value: of the rule's Scalars.
inline bool is_elementwise(const MultiTensor& t, uint8_t one_value, int state) {
  return t.state[state].data && !(one_value >> state & 1) && t.columns == 0;
}

// A piece of one tensor; units of work are runs of chunks of about the same size together.
struct MultiChunk {
  int32_t tensor, count;
  int64_t begin;
};
inline constexpr int32_t kMultiUnit = 16384;  // elements of a unit; the most in a chunk

// f(grad, begin, count) for the pieces of a chunk that lie together in the parameter, from its
// element `begin` on, with `grad` such that its elements have the same numbers.
template <class F>
void each_piece(const MultiTensor& t, const MultiChunk& chunk, F f) {
  if (!t.row) return f(t.grad, chunk.begin, int64_t{chunk.count});
  const int64_t end = chunk.begin + chunk.count;
  for (int64_t i = chunk.begin; i < end;) {
    const int64_t k = i / t.width, n = std::min((k + 1) * t.width, end) - i;
    const int64_t moved = (t.row[k] - k) * t.width;
    const auto grad =
        reinterpret_cast<uintptr_t>(t.grad) - static_cast<uintptr_t>(moved * size_of(t.grad_dtype));
    f(reinterpret_cast<void*>(grad), i + moved, n);
    i += n;
  }
}

// -- split, join: params SplitParams --------------------------------------------------------------
struct SplitParams {
  Master master;  // split or kahan; for kahan lo is of hi's dtype
};

// What a chunk contributes to the statistics.
struct MultiPartial {
  double powers, largest;
  int64_t non_finite;
};

struct MultiPlan {
  std::span<MultiTensor> tensors;
  std::span<const MultiChunk> chunks;
  std::span<const int32_t> units;  // first chunk of each unit, and the number of chunks at the end
  std::span<const StepRule> rules;
  std::span<MultiPartial> partials;  // one per chunk: scratch
};

// -- multi_stats: out stats f64 [G, 4]; in scaler f64 [8]?. scalars StatsScalars ------------------
// Of the gradients as they are, by group: {non-finite values, number of the first tensor with one
// or -1, sum of |g|^p, largest magnitude} - the last two over values limited to +-limit * scale.
// The same bits for any number of workers.
struct StatsScalars {
  const MultiPlan* plan;
  double limit;  // 0: none
  double p = 2;  // infinite: the sum is not used
};
inline constexpr int kStatsWidth = 4;

// -- multi_scale: out decision f64 [G, 4] (only read). scalars PlanScalars ------------------------
// Gradients in place: as multi_step reads them, but always, apply or not.
struct PlanScalars {
  const MultiPlan* plan;
};

// -- step_decide: out decision f64 [G, 4], report f64 [O, 4], scaler f64 [8]? (read, written); ----
// in stats f64 [G, 4]. params DecideParams, scalars DecideScalars. decision by group: {apply (0 or
// 1), multiplier, limit (0: none), clip}: a gradient is read as clamp(g * multiplier, +-limit) *
// clip. report by optimizer: {apply, non-finite values, first bad tensor or -1, norm after the
// limit}. Adds to scaler[found].
enum class ClipOver : int32_t { all = 0, optimizer = 1, group = 2 };
struct DecideParams {
  int32_t check;     // skip an optimizer with a non-finite gradient
  int32_t together;  // skip all when one is
  ClipOver over;
  int32_t unscale;  // multiplier 1 / scale, else 1
};
struct DecideScalars {
  const int32_t* optimizer_of_group;  // not decreasing
  double max_norm;                    // 0: none
  double limit;                       // 0: none
  double p = 2;                       // of the norm, as the statistics have it
};
inline constexpr int kDecisionWidth = 4, kReportWidth = 4;

// -- multi_step: out decision f64 [G, 4] (only read). scalars PlanScalars -------------------------
// The update of every tensor whose group is to apply; parameters, remainders, copies and states
// are written. maximize is the rule's. Where a state is coded, an element whose gradient is not
// finite keeps its parameter and gets states of zero.

// -- scaler_update: out scaler f64 [8]. scalars ScalerScalars -------------------------------------
enum ScalerSlot { kScale, kTracker, kHysteresis, kFound, kUpdates, kSkipped };
inline constexpr int kScalerWidth = 8;

struct ScalerScalars {
  double growth, backoff, interval, min_scale, max_scale;
  double hysteresis;
  int32_t is_static;
};

}  // namespace mpt
