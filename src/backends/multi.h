// Flat passes over many tensors: the contract of split, join, multi_stats, multi_scale,
// step_decide, multi_step and scaler_update. All but split and join get their tensors from a plan
// (in the scalars) instead of operands.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "core/dtype.h"

namespace mpt {

enum class OptimizerKind : int32_t { sgd = 1, adam, adamw, rmsprop, adagrad, lion };  // MPT_SGD ..

// The formulas of mpt_optim.h with their scalars worked out, in double, for one step.
struct StepRule {
  OptimizerKind kind;
  bool nesterov = false, amsgrad = false, centered = false, maximize = false;
  bool first = false;   // sgd: b = g
  double lr = 0;        // sgd, rmsprop, lion: lr; adam: lr / (1 - b1^t); adagrad: decayed lr
  double decay = 0;     // added to g as decay * p
  double shrink = 1;    // p is multiplied by it first
  double momentum = 0;  // sgd, rmsprop
  double undamped = 1;  // sgd: 1 - dampening
  double beta1 = 0, beta2 = 0;  // adam, lion; rmsprop: beta2 is alpha
  double correction2 = 1;       // adam: 1 / sqrt(1 - b2^t)
  double eps = 0;               // above 0, so that padding stays zero
};

// State slots: sgd b; adam m, v, largest v; rmsprop v, mean g, b; adagrad s; lion m.
inline constexpr int kStates = 3;

// A state of one tensor: values in f32, or in f64 with an f64 parameter. Empty where there is none.
struct MultiState {
  void* data = nullptr;
};

// One tensor of a pass: flat physical elements, all in one layout.
struct MultiTensor {
  void* param = nullptr;
  void* low = nullptr;   // split, kahan: what is beside the parameter (masters.h)
  void* copy = nullptr;  // f16 or bf16: rewritten with the updated parameter
  MultiState state[kStates] = {};
  void* grad = nullptr;
  int64_t count = 0;
  DType param_dtype = DType::none, grad_dtype = DType::none, copy_dtype = DType::none;
  int32_t rule = 0;   // into MultiPlan::rules
  int32_t group = 0;  // row of the statistics and decisions
  // none, split, kahan or stochastic. (A parameter with an f32 copy is that copy here, and its
  // own 16 bits are `copy`.)
  Master master = Master::none;
  uint64_t key = 0, first = 0;  // stochastic: Philox key, and the block of element 0
};

// A piece of one tensor; units of work are runs of chunks of about the same size together.
struct MultiChunk {
  int32_t tensor, count;
  int64_t begin;
};
inline constexpr int32_t kMultiUnit = 16384;  // elements of a unit; the most in a chunk

// -- split, join: params SplitParams
// ---------------------------------------------------------------
struct SplitParams {
  Master master;  // split or kahan; for kahan lo is of hi's dtype
};

// What a chunk contributes to the statistics.
struct MultiPartial {
  double squares, largest;
  int64_t non_finite;
};

struct MultiPlan {
  std::span<const MultiTensor> tensors;
  std::span<const MultiChunk> chunks;
  std::span<const int32_t> units;  // first chunk of each unit, and the number of chunks at the end
  std::span<const StepRule> rules;
  std::span<MultiPartial> partials;  // one per chunk: scratch of multi_stats
};

// -- multi_stats: out stats f64 [G, 4]; in scaler f64 [8]?. scalars StatsScalars
// ------------------- Of the gradients as they are, by group: {non-finite values, number of the
// first tensor with one or -1, sum of squares, largest magnitude} - the last two over values
// limited to +-limit * scale. The same bits for any number of workers.
struct StatsScalars {
  const MultiPlan* plan;
  double limit;  // 0: none
};
inline constexpr int kStatsWidth = 4;

// -- multi_scale: out decision f64 [G, 4] (only read). scalars PlanScalars
// --------------------------------------- Gradients in place: as multi_step reads them, but always,
// apply or not.
struct PlanScalars {
  const MultiPlan* plan;
};

// -- step_decide: out decision f64 [G, 4], report f64 [O, 4], scaler f64 [8]? (read and written);
//    in stats f64 [G, 4]. params DecideParams, scalars DecideScalars
//    -------------------------------
// decision by group: {apply (0 or 1), multiplier, limit (0: none), clip}: a gradient is read as
// clamp(g * multiplier, +-limit) * clip. report by optimizer: {apply, non-finite values, first bad
// tensor or -1, norm after the limit}. Adds to scaler[found].
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
};
inline constexpr int kDecisionWidth = 4, kReportWidth = 4;

// -- multi_step: out decision f64 [G, 4] (only read). scalars PlanScalars
// ---------------------------------------- The update of every tensor whose group is to apply;
// parameters, remainders, copies and states are written. maximize is the rule's.

// -- scaler_update: out scaler f64 [8]. scalars ScalerScalars
// --------------------------------------
enum ScalerSlot { kScale, kTracker, kHysteresis, kFound, kUpdates, kSkipped };
inline constexpr int kScalerWidth = 8;

// The passes over elements [begin, begin + count) of one tensor in any dtype, plainly: what ref
// does, and other backends for the dtypes that they have no better code for.
MultiPartial plain_stats(const MultiTensor& t, double limit, int64_t begin, int64_t count);
void plain_scale(const MultiTensor& t, const double* decision, int64_t begin, int64_t count);
void plain_step(const MultiTensor& t, const StepRule& rule, const double* decision, int64_t begin,
                int64_t count);
struct ScalerScalars {
  double growth, backoff, interval, min_scale, max_scale;
  double hysteresis;
  int32_t is_static;
};

}  // namespace mpt
