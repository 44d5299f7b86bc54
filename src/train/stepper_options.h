// Options of a stepper.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/multi.h"
#include "train/scaler.h"

namespace mpt {

struct StepperOptions {
  int32_t accumulate = 1;
  double clip_norm = 0, clip_value = 0, clip_norm_type = 2;
  ClipOver clip_over = ClipOver::all;
  bool skip_together = false, check = false, keep_grads = false;
  bool release_grads = false, error_if_nonfinite = false, at_once = false;
  int32_t losses = 1, events = 0, skip_limit = 0;
};

// Throws if an option is out of its range, or contradicts another one or the scaler. scaler: its
// options; nullptr without a scaler.
void check(const StepperOptions& o, const ScalerOptions* scaler);

}  // namespace mpt
