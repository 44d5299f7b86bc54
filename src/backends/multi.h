// Flat passes over many tensors: the contract of the kernels split, join, multi_stats, multi_scale,
// step_decide, multi_step and scaler_update. The operands of a pass are tables of its tensors and
// of its work. The host does not read what the kernels compute: which are launched, and in which
// order, does not depend on it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "backends/rules/all.h"
#include "backends/state_codes.h"
#include "core/dtype.h"

namespace mpt {

// Scratch of one tensor whose rule has needs_whole: written by the passes before the update.
struct TensorScratch {
  double factor = 1, pull = 0;  // Whole::factor and Whole::pull
};

// One tensor of a pass, as flat elements: a parameter of an optimizer, and its gradient. The
// addresses are those of the place.
struct MultiTensor {
  void* param = nullptr;
  void* low = nullptr;  // split, kahan: the 16 bits beside each element of param (masters.h)
  // f16 or bf16: rewritten with the parameter, whether its group is updated or not, so that it is
  // current after the pass either way.
  void* copy = nullptr;
  // States with a value per element are all plain, or all codes of the same bits.
  MultiState state[kStates] = {};
  void* grad = nullptr;
  int64_t count = 0;  // elements of grad, and of param without `row`
  // Row-sparse gradient: the numbers of the rows of param that grad holds, and the width of a row.
  // Only for rules with by_rows and plain states.
  const int64_t* row = nullptr;
  int64_t width = 0;
  DType param_dtype = DType::none, grad_dtype = DType::none, copy_dtype = DType::none;
  int32_t slot = 0;   // number of the parameter in its optimizer
  int32_t group = 0;  // row of the statistics and decisions, number of the hyper-parameters
  // One of: none, split, kahan, stochastic. Where the master is an f32 copy, param is that copy,
  // and `copy` holds the 16 bits.
  Master master = Master::none;
  uint64_t key = 0, first = 0;       // stochastic: Philox key, and the block of element 0
  int64_t rows = 0, columns = 0;     // factored states: extents of each matrix; else 0
  TensorScratch* scratch = nullptr;  // rules with needs_whole
  double* row_scale = nullptr;       // factored states, scratch: mean of each row over its matrix's
};

// True if both tensors have the same storage formats, so that one loop serves both.
inline bool stored_alike(const MultiTensor& a, const MultiTensor& b) {
  return a.param_dtype == b.param_dtype && a.grad_dtype == b.grad_dtype &&
         a.copy_dtype == b.copy_dtype && a.master == b.master && !a.row == !b.row &&
         a.state[0].format == b.state[0].format;
}

// True if the state holds a value for every element. `one_value` is Scalars::one_value.
inline bool is_elementwise(const MultiTensor& t, uint8_t one_value, int state) {
  return t.state[state].data && !(one_value >> state & 1) && t.columns == 0;
}

// A piece of one tensor. A unit of work is a run of chunks with at most kMultiUnit elements.
struct MultiChunk {
  int32_t tensor, count;
  int64_t begin;
};
inline constexpr int32_t kMultiUnit = 16384;

// Calls f(grad, begin, count) for the pieces of a chunk that are contiguous in the parameter.
// `begin` is an index into the parameter; `grad` is moved so that the same index reads its
// gradient.
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
  Master master;  // split or kahan. For kahan, lo has hi's dtype
};

// The contribution of a chunk to the statistics.
struct MultiPartial {
  double powers, largest;
  int64_t non_finite;
};

// -- the operands of a pass -----------------------------------------------------------------------
// tensors u8, chunks u8, units u8: a MultiTensor each; a MultiChunk each; an int32_t each, the
// first chunk of each unit and then the number of chunks. The tables are longer than what they
// hold, of which the scalars of a pass tell the number. They are absent in a pass without a tensor.
// partials f64 [C, 3]: a MultiPartial for each chunk, which multi_stats writes, and scratch of
// multi_step. Not in a pass without a tensor, and in multi_step only if a rule has needs_whole.

struct PassSize {
  int64_t tensors = 0, chunks = 0, units = 0;  // elements of the tables
  int64_t bytes = 0;  // that the pass reads and writes, for traces; 0 without an observer
};

// The numbers of an update, in one operand u8: this, and behind it the hyper-parameters of the
// optimizer's groups, and for `first_count` applied steps, one more, and so on, what the schedule
// gives each of the groups.
struct UpdateNumbers {
  int64_t groups = 0, scheduled = 0;  // number of groups, and of the numbers of applied steps
  int64_t first_count = 0;
  // Stochastic rounding: the draw that has given MultiTensor::key (rounding_key).
  uint64_t seed = 0, draw = 0;

  static size_t bytes(size_t groups, size_t scheduled) {
    return sizeof(UpdateNumbers) + groups * sizeof(Hyper) + scheduled * groups * sizeof(Scheduled);
  }
  Hyper* first_group() { return reinterpret_cast<Hyper*>(this + 1); }
  const Hyper* first_group() const { return reinterpret_cast<const Hyper*>(this + 1); }
  Scheduled* first_scheduled() { return reinterpret_cast<Scheduled*>(first_group() + groups); }
  const Scheduled* first_scheduled() const {
    return reinterpret_cast<const Scheduled*>(first_group() + groups);
  }
};
static_assert(sizeof(UpdateNumbers) % alignof(Hyper) == 0 &&
              sizeof(Hyper) % alignof(Scheduled) == 0);

// The operands of a pass, as kernels read them.
struct MultiPlan {
  std::span<const MultiTensor> tensors;
  std::span<const MultiChunk> chunks;
  std::span<const int32_t> units;
  std::span<MultiPartial> partials;
  std::span<const Hyper> groups = {};
  std::span<const Scheduled> scheduled = {};  // one per group, for each number of steps
  int64_t first_count = 0;
  uint64_t seed = 0, draw = 0;

  // `in` points to the operands tensors, chunks and units. `numbers` is that of an update.
  static MultiPlan of(const PassSize& n, const void* const* in, void* partials = nullptr,
                      const void* numbers = nullptr) {
    const auto size = [](int64_t count) { return static_cast<size_t>(count); };
    MultiPlan plan{
        .tensors = {static_cast<const MultiTensor*>(in[0]), size(n.tensors)},
        .chunks = {static_cast<const MultiChunk*>(in[1]), size(n.chunks)},
        .units = {static_cast<const int32_t*>(in[2]), size(n.units)},
        .partials = {static_cast<MultiPartial*>(partials), partials ? size(n.chunks) : 0},
    };
    if (!numbers) return plan;
    const auto& u = *static_cast<const UpdateNumbers*>(numbers);
    plan.groups = {u.first_group(), size(u.groups)};
    plan.scheduled = {u.first_scheduled(), size(u.scheduled * u.groups)};
    plan.first_count = u.first_count;
    plan.seed = u.seed;
    plan.draw = u.draw;
    return plan;
  }
};

// -- multi_stats: out stats f64 [G, 4], partials; in scaler f64 [8]?, tensors, chunks, units ------
// Takes scalars StatsScalars. Computes the statistics of the gradients before unscaling. Every
// number of workers gives the same bits.
struct GradStats {        // a row of stats: one group
  double non_finite = 0;  // number of non-finite values
  double first_bad = -1;  // slot of the first tensor with one; -1: none
  double powers = 0;      // sum of |g|^p over finite values, limited to +-limit * scale
  double largest = 0;     // largest magnitude of the same values

  void add(const MultiPartial& p, int32_t slot) {
    non_finite += static_cast<double>(p.non_finite);
    if (p.non_finite && first_bad < 0) first_bad = slot;
    powers += p.powers;
    largest = std::max(largest, p.largest);
  }
};
struct StatsScalars {
  PassSize size;
  double limit;  // 0: none
  double p = 2;  // infinite: the sum is not used
};
inline constexpr int kStatsWidth = sizeof(GradStats) / sizeof(double);

// -- step_decide: out decision f64 [G, 4], report f64 [O, 4]; in stats f64 [G, 4], scaler f64 [8]?
// Takes in optimizer_of_group u8 (an int32_t each, ascending), params DecideParams and scalars
// DecideScalars.
struct Decision {  // a row of decision: a gradient of the group is read as
                   // clamp(g * multiplier, +-limit) * clip
  double apply;    // 1: update the group's parameters; 0: skip them
  double multiplier;
  double limit;  // 0: none
  double clip;
};
struct DecisionReport {  // a row of report: one optimizer
  double apply = 0;
  double non_finite = 0;  // number of non-finite values
  double first_bad = -1;  // slot of the first tensor with one; -1: none
  double norm = 0;        // norm of the unscaled gradients after the limit
};
// Returns a row of report from its elements.
inline DecisionReport report_of(std::span<const double> row) {
  return {.apply = row[0], .non_finite = row[1], .first_bad = row[2], .norm = row[3]};
}
enum class ClipOver : int32_t { all = 0, optimizer = 1, group = 2 };
struct DecideParams {
  int32_t check;     // skip an optimizer with a non-finite gradient
  int32_t together;  // skip all optimizers if one is skipped
  ClipOver over;
  int32_t unscale;  // the multiplier is 1 / scale, else 1
};
struct DecideScalars {
  double max_norm;  // 0: none
  double limit;     // 0: none
  double p = 2;     // exponent of the norm, as in the statistics
};
inline constexpr int kDecisionWidth = sizeof(Decision) / sizeof(double);
inline constexpr int kReportWidth = sizeof(DecisionReport) / sizeof(double);

// -- multi_scale: out decision f64 [G, 4] (only read), scaler f64 [8]? ----------------------------
//
// Takes in report f64 [1, 4]?, tensors, chunks, units and scalars PassSize. Unscales, limits and
// clips the gradients in place, whether `apply` is set or not. Adds the non-finite values of the
// report to scaler[kFound], if there is a scaler.

// -- multi_step: out decision f64 [G, 4] (only read), counts i64 [1 + N]?, scaler f64 [8]?,
// partials?
//
// Takes in report f64 [1, 4]?, shift i64 [1]?, tensors, chunks, units, numbers (UpdateNumbers),
// params MultiStepParams and scalars UpdateScalars. Updates every tensor whose group has `apply`
// set: parameters, low halves, copies and states; of the other tensors, only the copies. Where a
// state is coded, an element with a non-finite gradient keeps its parameter, and its states become
// zero.
struct MultiStepParams {
  int32_t has_wide = 1;  // the parameter, gradient or copy of a tensor is not f32, f16 or bf16
};
struct UpdateScalars {
  PassSize size;
  bool always = false;       // updates every group, as for sums of gradients
  bool reads_as_is = false;  // gradients are read as they are, as after multi_scale
  bool is_partial = false;   // does not count a step of the optimizer
};
// shift: added to the draw. The keys are then those of that draw, and not MultiTensor::key.
// counts: the applied steps of the optimizer, then the updates of each of its N slots. The rule of
// a tensor (rule_of) comes from its group's hyper-parameters, the schedule's values for counts[0],
// and update number counts[1 + slot] + 1. The kernel then counts what it has updated. Without
// counts every update is the first.
// Adds the non-finite values of the report to scaler[kFound], if there is a scaler.

// -- scaler_update: out scaler f64 [8]. scalars ScalerScalars -------------------------------------
enum ScalerSlot { kScale, kTracker, kHysteresis, kFound, kUpdates, kSkipped };
inline constexpr int kScalerWidth = 8;

struct ScalerScalars {
  double growth, backoff, interval, min_scale, max_scale;
  double hysteresis;
  bool is_static;
};

}  // namespace mpt
