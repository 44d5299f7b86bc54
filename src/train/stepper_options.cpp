// Options of a stepper.
// SPDX-License-Identifier: Apache-2.0
#include "train/stepper_options.h"

#include <cmath>

#include "core/error.h"

namespace mpt {
namespace {

constexpr int32_t kMaxLosses = 1024, kMaxEvents = 1 << 20;

void check_ranges(const StepperOptions& o) {
  auto at_least_one = [](const char* what, int32_t v, int32_t max) {
    if (v >= 1 && v <= max) return;
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_stepper_desc.%s is %d; it has to be 1 to %d", what, v,
         max);
  };
  at_least_one("accumulate", o.accumulate, INT32_MAX);
  at_least_one("losses", o.losses, kMaxLosses);
  if (o.events < 0 || o.events > kMaxEvents) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_stepper_desc.events is %d; it has to be 0 (none) to %d",
         o.events, kMaxEvents);
  }
  if (o.skip_limit < 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.skip_limit is %d; it has to be 0 (none) or positive", o.skip_limit);
  }
  if (!(o.clip_norm >= 0) || !(o.clip_value >= 0 && std::isfinite(o.clip_value))) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.clip_norm is %g and clip_value %g; each has to be 0 (none) or positive",
         o.clip_norm, o.clip_value);
  }
  if (!(o.clip_norm_type > 0)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.clip_norm_type is %g; it has to be above 0, or INFINITY for the largest "
         "magnitude",
         o.clip_norm_type);
  }
  if (o.wire != DType::none && !is_half(o.wire)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.wire is %d; it has to be MPT_F16, MPT_BF16 or MPT_DTYPE_NONE",
         static_cast<int32_t>(o.wire));
  }
  if (o.wire_stochastic && o.wire == DType::none) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.wire_stochastic is 1 without wire: set it to MPT_F16 or MPT_BF16");
  }
  if (o.bucket_bytes < 1 || o.compare_every < 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.bucket_bytes is %lld and compare_every %lld; they have to be at least 1 "
         "and at least 0",
         lld(o.bucket_bytes), lld(o.compare_every));
  }
  if (o.gather_from < 1 || o.gather_bytes < 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.gather_from is %lld and gather_bytes %lld; they have to be at least 1 "
         "and at least 0",
         lld(o.gather_from), lld(o.gather_bytes));
  }
  const auto one_of = [](const char* what, int32_t v, int32_t last, const char* names) {
    if (v >= 0 && v <= last) return;
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_stepper_desc.%s is %d; it has to be %s", what, v, names);
  };
  one_of("shard", static_cast<int32_t>(o.shard), 3,
         "MPT_SHARD_NONE (0), MPT_SHARD_STATES (1), MPT_SHARD_GRADS (2) or MPT_SHARD_PARAMS (3)");
  one_of("clip_over", static_cast<int32_t>(o.clip_over), 2,
         "MPT_CLIP_GLOBAL (0), MPT_CLIP_OPTIMIZER (1) or MPT_CLIP_GROUP (2)");
}

// Checks that no option needs all gradients at once, which an update in the backward cannot give.
void check_release(const StepperOptions& o, bool scales) {
  const struct {
    bool is_set;
    const char* why;
  } conflicts[] = {
      {o.clip_norm > 0, "clip_norm needs the norm of all gradients: use clip_value, or neither"},
      {scales,
       "a scaler needs all gradients to decide whether to step: use a precision without one "
       "(bf16-mixed, bf16-true, O3), or loss_scale=none"},
      {o.check, "check needs all gradients to decide whether to step: leave it out"},
      {o.error_if_nonfinite, "error_if_nonfinite needs all gradients: leave it out"},
      {o.accumulate > 1, "accumulate keeps the gradients of the micro-batches: set it to 1"},
      {o.losses > 1, "several losses have a backward each: add them up"},
      {o.keep_grads, "keep_grads keeps the gradients that release_grads drops: set one of the two"},
  };
  for (const auto& c : conflicts) {
    if (!c.is_set) continue;
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.release_grads updates each parameter in the backward, but %s", c.why);
  }
}

}  // namespace

void check(const StepperOptions& o, const ScalerOptions* scaler) {
  check_ranges(o);
  const bool scales = scaler && scaler->enabled;
  if (o.error_if_nonfinite && scales && !scaler->is_static) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.error_if_nonfinite is 1 with a dynamic scaler, which finds its scale by "
         "non-finite gradients: use a static scaler, or read the verdict of MPT_STEP_SKIPPED");
  }
  if (o.shard >= Shard::grads && scales && o.losses > 1) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.shard is %s with %d losses that have scales of their own, whose "
         "gradients every rank adds up: use MPT_SHARD_STATES, or a precision without a scaler",
         o.shard == Shard::grads ? "MPT_SHARD_GRADS" : "MPT_SHARD_PARAMS", o.losses);
  }
  if (o.release_grads) check_release(o, scales);
}

}  // namespace mpt
