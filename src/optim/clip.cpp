// Clips the gradients of a set of parameters in place.
// SPDX-License-Identifier: Apache-2.0
#include "optim/clip.h"

#include <cmath>
#include <vector>

#include "backends/cache.h"
#include "backends/host_access.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "ops/ops.h"
#include "optim/multi_plan.h"
#include "precision/master.h"

namespace mpt {
namespace {

// Plans a pass over the gradients of a set. names: if given, receives the parameter of each.
void gather(const Params& params, TensorPlan& plan, std::vector<const char*>* names = nullptr) {
  plan.begin(params.ctx());
  int32_t slot = 0;
  for (const Params::Entry& e : params.params()) {
    const Tensor& g = flat_grad(e.tensor);
    if (!g) continue;
    if (names) names->push_back(e.name.c_str());
    MultiTensor& t = plan.add(g.count());
    t.slot = slot++;
    t.grad = g.address();
    t.grad_dtype = g.dtype();
  }
  plan.finish();
  plan.send();
}

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

// Scales the gradients of a plan as decided.
void scale(const TensorPlan& plan, const Tensor& decision, const Tensor& report) {
  const Tensor no_scaler;
  launch(Kernel::multi_scale, {&decision, &no_scaler},
         {&report, &plan.table(), &plan.chunks(), &plan.units()}, None{},
         plan.size(Kernel::multi_scale));
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
  TensorPlan plan;
  std::vector<const char*> names;
  gather(params, plan, &names);
  if (plan.empty()) {
    if (norm) *norm = 0;
    return;
  }
  Context& ctx = params.ctx();
  const Tensor stats = Tensor::empty(ctx, DType::f64, {1, kStatsWidth}, Purpose::other),
               decision = Tensor::empty(ctx, DType::f64, {1, kDecisionWidth}, Purpose::other),
               report = Tensor::empty(ctx, DType::f64, {1, kReportWidth}, Purpose::other),
               no_scaler;
  plan.make_partials();
  launch(Kernel::multi_stats, {&stats, &plan.partials()},
         {&no_scaler, &plan.table(), &plan.chunks(), &plan.units()}, None{},
         StatsScalars{plan.size(Kernel::multi_stats), 0, p});
  HostTable<int32_t> optimizer_of_group;
  optimizer_of_group.push_back(ctx, 0);
  optimizer_of_group.send();
  launch(Kernel::step_decide, {&decision, &report},
         {&stats, &no_scaler, &optimizer_of_group.operand()}, DecideParams{},
         DecideScalars{max_norm, 0, p});
  if (error_if_nonfinite || norm) {
    const DecisionReport r = report_of(HostView<double>(report));
    if (error_if_nonfinite && r.non_finite > 0) {
      fail(MPT_ERROR_STATE,
           "%lld values of the gradients are not finite, the first in '%s' (error_if_nonfinite); "
           "no gradient was changed",
           static_cast<long long>(r.non_finite), names[static_cast<size_t>(r.first_bad)]);
    }
    if (norm) *norm = r.norm;
  }
  if (std::isfinite(max_norm)) scale(plan, decision, report);
}

void clip_grad_value(const Params& params, double limit) {
  check_positive(limit, "limit");
  check_unscaled(params);
  TensorPlan plan;
  gather(params, plan);
  if (plan.empty()) return;
  const Decision limited = {.apply = 1, .multiplier = 1, .limit = limit, .clip = 1};
  Context& ctx = params.ctx();
  const Tensor decision = Tensor::empty(ctx, DType::f64, {1, kDecisionWidth}, Purpose::other);
  upload(decision, &limited, sizeof limited);
  scale(plan, decision, {});
}

}  // namespace mpt
