// Precision as data: which fields may be combined, and the format of one parameter.
// SPDX-License-Identifier: Apache-2.0
#include "precision/precision.h"

#include <cfloat>
#include <cmath>

#include "autocast/profiles.h"
#include "core/error.h"

namespace mpt {
namespace {

constexpr DType kNone = DType::none;

// True for a dtype that parameters and gradients can have.
bool is_trainable(DType t) { return is_valid(t) && is_floating(t) && !is_f8(t); }
// True for a valid limit of a loss scale, where 0 means the default.
bool is_limit(double v) { return v >= 0 && std::isfinite(v); }

void check_master(const Precision& p) {
  const auto master = static_cast<int32_t>(p.master);
  if (master < 0 || master >= kMasters) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "precision.master is %d; it must be MPT_MASTER_NONE (0), MPT_MASTER_SPLIT, "
         "MPT_MASTER_COPY, MPT_MASTER_STOCHASTIC or MPT_MASTER_KAHAN (%d)",
         master, kMasters - 1);
  }
  if (p.master == Master::split && p.param != DType::bf16) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "precision.master is MPT_MASTER_SPLIT and param is %s; param must be bf16, the upper half "
         "of a split f32",
         name_of(p.param));
  }
  if (p.master != Master::none && !is_half(p.param)) {
    constexpr const char* names[] = {"", "", "COPY", "STOCHASTIC", "KAHAN"};
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "precision.master is MPT_MASTER_%s and param is %s; only bf16 and f16 parameters need a "
         "master: set one of them, or MPT_MASTER_NONE",
         names[master], name_of(p.param));
  }
}

void check_scaling(const Precision& p) {
  const auto scaling = static_cast<int32_t>(p.scaling);
  if (scaling < 0 || scaling > 2) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "precision.scaling is %d; it must be MPT_SCALING_NONE (0), MPT_SCALING_DYNAMIC or "
         "MPT_SCALING_STATIC (2)",
         scaling);
  }
  if (p.scaling == Scaling::fixed && !(p.static_scale >= FLT_MIN && p.static_scale <= FLT_MAX)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "precision.static_scale is %g; it must be a normal f32 above 0", p.static_scale);
  }
  if (!is_limit(p.min_loss_scale) || !is_limit(p.max_loss_scale) ||
      (p.max_loss_scale > 0 && p.min_loss_scale > p.max_loss_scale)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "precision.min_loss_scale is %g and max_loss_scale %g; each must be 0 (the scaler's "
         "default) or positive, the first at most the second",
         p.min_loss_scale, p.max_loss_scale);
  }
}

}  // namespace

void check(const Precision& p) {
  if (p.param == kNone && (p.vectors_f32 || p.batch_norm_f32)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "precision.param is none, which keeps the dtypes of parameters; vectors_f32 and "
         "batch_norm_f32, which change some, must be 0");
  }
  if (p.param != kNone && !is_trainable(p.param)) {
    fail(MPT_ERROR_DTYPE, "precision.param is %s; it must be f32, f64, f16 or bf16",
         name_of(p.param));
  }
  if (p.compute != kNone && !is_half(p.compute)) {
    fail(MPT_ERROR_DTYPE,
         "precision.compute is %s; it must be bf16, f16, or none (0) for no autocast",
         name_of(p.compute));
  }
  check_profile(p.profile, "precision");
  if (p.grad != kNone && !is_trainable(p.grad)) {
    fail(MPT_ERROR_DTYPE, "precision.grad is %s; it must be f32, f64, f16 or bf16",
         name_of(p.grad));
  }
  if (p.output != kNone && !is_trainable(p.output)) {
    fail(MPT_ERROR_DTYPE,
         "precision.output is %s; it must be f32, f64, f16, bf16, or none (0) for no conversion",
         name_of(p.output));
  }
  if (p.buffer != kNone && !is_trainable(p.buffer)) {
    fail(MPT_ERROR_DTYPE,
         "precision.buffer is %s; it must be f32, f64, f16, bf16, or none (0) for the default",
         name_of(p.buffer));
  }
  check_master(p);
  check_scaling(p);
}

ParamFormat format_of(const Precision& p, int rank, bool is_batch_norm_affine) {
  if ((p.vectors_f32 && rank < 2) || (p.batch_norm_f32 && is_batch_norm_affine)) {
    return {DType::f32, Master::none, DType::f32};
  }
  return {p.param, p.master, p.grad == kNone ? p.param : p.grad};
}

}  // namespace mpt
