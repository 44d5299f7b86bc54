// Clips the gradients of a set of parameters in place.
// SPDX-License-Identifier: Apache-2.0
#include "optim/clip.h"

#include <cmath>

#include "backends/host_access.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "optim/update.h"

namespace mpt {
namespace {

void check_positive(double v, const char* what) {
  if (v > 0 && std::isfinite(v)) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %g; it has to be positive and finite", what, v);
}

void check_unscaled(const Params& params) {
  if (params.scaled_open == 0) return;
  fail(MPT_ERROR_STATE,
       "a stepper has scaled the gradients and has not stepped: set mpt_stepper_desc.clip_norm or "
       "clip_value, and its step clips the unscaled gradients");
}

// Returns the name of a parameter that has a gradient; `number` counts these.
const char* name_of_gradient(const Params& params, int64_t number) {
  for (const Params::Entry& e : params.params())
    if (e.tensor->meta->grad && number-- == 0) return e.name.c_str();
  return "";
}

}  // namespace

void clip_grad_norm(const Params& params, double max_norm, double p, bool error_if_nonfinite,
                    double* norm) {
  // Infinity is allowed: the norm is computed and nothing is clipped.
  if (!(max_norm > 0)) check_positive(max_norm, "max_norm");
  if (!(p > 0)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "norm_type is %g; it has to be above 0, or INFINITY for the largest magnitude", p);
  }
  if (std::isfinite(max_norm)) check_unscaled(params);
  UpdateStep step;
  step.prepare(params, {.max_norm = max_norm, .p = p});
  if (error_if_nonfinite || norm) {
    const DecisionReport r = report_of(HostView<double>(step.report()));
    if (error_if_nonfinite && r.non_finite > 0) {
      fail(MPT_ERROR_STATE,
           "%lld values of the gradients are not finite, the first in '%s' (error_if_nonfinite); "
           "no gradient was changed",
           lld(static_cast<int64_t>(r.non_finite)),
           name_of_gradient(params, static_cast<int64_t>(r.first_bad)));
    }
    if (norm) *norm = r.norm;
  }
  if (std::isfinite(max_norm)) step.scale_grads();
}

void clip_grad_value(const Params& params, double limit) {
  check_positive(limit, "limit");
  check_unscaled(params);
  UpdateStep step;
  step.prepare(params, {.limit = limit});
  step.scale_grads();
}

}  // namespace mpt
