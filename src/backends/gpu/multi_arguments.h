// Arguments of the optimizers' kernels, and the layout of the tables of backends/multi.h, as
// kernels/*.slang declare them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "backends/gpu/device.h"
#include "backends/multi.h"

namespace mpt::gpu {

// Arguments of split and join. The constants are the master, and the dtype of the 16 bits.
struct SplitArguments {
  uint64_t x, hi, lo, count;
  uint32_t groups, none;
};

struct DecideArguments {
  uint64_t decision, report, stats, scaler, optimizer_of_group;
  uint32_t group_count, optimizers;
  uint32_t check, together, over, unscale;
  double max_norm, limit, p;
};

struct ScalerArguments {
  uint64_t scaler;
  double growth, backoff, interval, min_scale, max_scale, hysteresis;
  uint32_t is_static, none;
};

struct StatsArguments {
  uint64_t tensors, chunks, partials, stats, scaler;
  double limit, p;
  uint32_t chunk_count, rows;
  uint32_t groups, none;
};

struct ScaleArguments {
  uint64_t tensors, chunks, decision, scaler, report;
  uint32_t chunk_count, groups;
};

// Arguments of the kernels of multi_step.
struct UpdateArguments {
  uint64_t tensors, chunks, numbers, decision, counts, shift, partials, scaler, report;
  uint64_t rules;   // kRuleBytes of scratch for each tensor
  uint64_t tables;  // CodeTables
  uint32_t tensor_count, chunk_count;
  uint32_t flags;  // UpdateFlag
  uint32_t groups;
};
static_assert(sizeof(UpdateArguments) <= kMaxArguments);
enum UpdateFlag : uint32_t { kAlways = 1, kAsIs = 2, kPartial = 4 };
inline constexpr size_t kRuleBytes = 512;

// The tables that encode states: CodeSearch of the formats signed8, unsigned8 and signed4, and the
// books of signed4 and unsigned4.
struct CodeTables {
  float threshold[3][16], slope[3][16], book[2][16];
};
static_assert(sizeof(CodeTables) <= kMostKept);

// -- the structs that the kernels read from memory ------------------------------------------------

#define MPT_AT(type, field, offset) static_assert(offsetof(type, field) == (offset))
MPT_AT(MultiState, scale, 8);
MPT_AT(MultiState, format, 16);
MPT_AT(MultiState, block, 20);
static_assert(sizeof(MultiState) == 24);
MPT_AT(MultiTensor, param, 0);
MPT_AT(MultiTensor, low, 8);
MPT_AT(MultiTensor, copy, 16);
MPT_AT(MultiTensor, state, 24);
MPT_AT(MultiTensor, grad, 96);
MPT_AT(MultiTensor, count, 104);
MPT_AT(MultiTensor, row, 112);
MPT_AT(MultiTensor, width, 120);
MPT_AT(MultiTensor, param_dtype, 128);
MPT_AT(MultiTensor, grad_dtype, 132);
MPT_AT(MultiTensor, copy_dtype, 136);
MPT_AT(MultiTensor, slot, 140);
MPT_AT(MultiTensor, group, 144);
MPT_AT(MultiTensor, master, 148);
MPT_AT(MultiTensor, key, 152);
MPT_AT(MultiTensor, first, 160);
MPT_AT(MultiTensor, rows, 168);
MPT_AT(MultiTensor, columns, 176);
MPT_AT(MultiTensor, scratch, 184);
MPT_AT(MultiTensor, row_scale, 192);
static_assert(sizeof(MultiTensor) == 200);
MPT_AT(MultiChunk, tensor, 0);
MPT_AT(MultiChunk, count, 4);
MPT_AT(MultiChunk, begin, 8);
static_assert(sizeof(MultiChunk) == 16);
MPT_AT(MultiPartial, powers, 0);
MPT_AT(MultiPartial, largest, 8);
MPT_AT(MultiPartial, non_finite, 16);
static_assert(sizeof(MultiPartial) == 24);
MPT_AT(GradStats, non_finite, 0);
MPT_AT(GradStats, first_bad, 8);
MPT_AT(GradStats, powers, 16);
MPT_AT(GradStats, largest, 24);
static_assert(sizeof(GradStats) == 32);
MPT_AT(Decision, apply, 0);
MPT_AT(Decision, multiplier, 8);
MPT_AT(Decision, limit, 16);
MPT_AT(Decision, clip, 24);
static_assert(sizeof(Decision) == 32);
MPT_AT(DecisionReport, apply, 0);
MPT_AT(DecisionReport, non_finite, 8);
MPT_AT(DecisionReport, first_bad, 16);
MPT_AT(DecisionReport, norm, 24);
static_assert(sizeof(DecisionReport) == 32);
static_assert(kScale == 0 && kTracker == 1 && kHysteresis == 2 && kFound == 3 && kUpdates == 4 &&
              kSkipped == 5);
MPT_AT(UpdateNumbers, groups, 0);
MPT_AT(UpdateNumbers, scheduled, 8);
MPT_AT(UpdateNumbers, first_count, 16);
MPT_AT(UpdateNumbers, seed, 24);
MPT_AT(UpdateNumbers, draw, 32);
static_assert(sizeof(UpdateNumbers) == 40);
MPT_AT(Scheduled, lr, 0);
MPT_AT(Scheduled, has_momentum, 8);
MPT_AT(Scheduled, momentum, 16);
static_assert(sizeof(Scheduled) == 24);
MPT_AT(Hyper, kind, 0);
MPT_AT(Hyper, lr, 8);
MPT_AT(Hyper, weight_decay, 16);
MPT_AT(Hyper, momentum, 24);
MPT_AT(Hyper, dampening, 32);
MPT_AT(Hyper, beta1, 40);
MPT_AT(Hyper, beta2, 48);
MPT_AT(Hyper, eps, 56);
MPT_AT(Hyper, alpha, 64);
MPT_AT(Hyper, lr_decay, 72);
MPT_AT(Hyper, initial_accumulator, 80);
MPT_AT(Hyper, nesterov, 88);
MPT_AT(Hyper, amsgrad, 89);
MPT_AT(Hyper, centered, 90);
MPT_AT(Hyper, maximize, 91);
MPT_AT(Hyper, beta3, 96);
MPT_AT(Hyper, alpha_warmup, 104);
MPT_AT(Hyper, beta3_warmup, 112);
MPT_AT(Hyper, trust_coefficient, 120);
MPT_AT(Hyper, trust_clip, 128);
MPT_AT(Hyper, beta2_decay, 136);
MPT_AT(Hyper, min_rms, 144);
MPT_AT(Hyper, clip_threshold, 152);
MPT_AT(Hyper, state_bits, 160);
MPT_AT(Hyper, state_block, 164);
MPT_AT(Hyper, state_min, 168);
static_assert(sizeof(Hyper) == 176);
#undef MPT_AT
// The kernels have the numbers of these enums, and know the facts of each rule.
static_assert(
    static_cast<int>(OptimizerKind::sgd) == 1 && static_cast<int>(OptimizerKind::adam) == 2 &&
    static_cast<int>(OptimizerKind::adamw) == 3 && static_cast<int>(OptimizerKind::rmsprop) == 4 &&
    static_cast<int>(OptimizerKind::adagrad) == 5 && static_cast<int>(OptimizerKind::lion) == 6 &&
    static_cast<int>(OptimizerKind::ademamix) == 7 && static_cast<int>(OptimizerKind::lamb) == 8 &&
    static_cast<int>(OptimizerKind::lars) == 9 && static_cast<int>(OptimizerKind::novograd) == 10 &&
    static_cast<int>(OptimizerKind::adafactor) == 11 &&
    static_cast<int>(OptimizerKind::sparse_adam) == 12 && kRules == 12);
static_assert(static_cast<int>(StateFormat::plain) == 0 &&
              static_cast<int>(StateFormat::signed8) == 1 &&
              static_cast<int>(StateFormat::unsigned8) == 2 &&
              static_cast<int>(StateFormat::signed4) == 3 &&
              static_cast<int>(StateFormat::unsigned4) == 4);
static_assert(static_cast<int>(Master::none) == 0 && static_cast<int>(Master::split) == 1 &&
              static_cast<int>(Master::stochastic) == 3 && static_cast<int>(Master::kahan) == 4);
static_assert(static_cast<int>(ClipOver::all) == 0 && static_cast<int>(ClipOver::group) == 2);

}  // namespace mpt::gpu
