// Options of a stepper.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/multi.h"
#include "train/scaler.h"

namespace mpt {

// Split of memory among the ranks: numbers of mpt_shard.
enum class Shard : int32_t { none, states, grads, params };

struct StepperOptions {
  int32_t accumulate = 1;
  double clip_norm = 0, clip_value = 0, clip_norm_type = 2;
  ClipOver clip_over = ClipOver::all;
  bool skip_together = false, check = false, keep_grads = false;
  bool release_grads = false, error_if_nonfinite = false, at_once = false;
  int32_t losses = 1, events = 0, skip_limit = 0;
  // For several ranks: GradReducer::Options, and the steps between two comparisons of parameters.
  DType wire = DType::none;
  bool wire_stochastic = false;
  bool overlap = true;
  Shard shard = Shard::none;
  int64_t gather_from = int64_t{16} << 10, gather_bytes = 0;  // with Shard::params: in bytes
  int64_t bucket_bytes = int64_t{4} << 20, compare_every = 0;
};

// Throws if an option is out of its range, or contradicts another one or the scaler. scaler: its
// options; nullptr without a scaler.
void check(const StepperOptions& o, const ScalerOptions* scaler);

}  // namespace mpt
