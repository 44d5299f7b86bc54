// Clips the gradients of a set of parameters in place.
// SPDX-License-Identifier: Apache-2.0
#include "optim/clip.h"

#include <cmath>
#include <vector>

#include "backends/cache.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "ops/ops.h"
#include "optim/multi_plan.h"
#include "precision/master.h"

namespace mpt {
namespace {

// Plans a pass over the gradients of a set. names: if given, receives the parameter of each.
void gather(const Params& params, TensorPlan& plan, std::vector<const char*>* names = nullptr) {
  for (const Params::Entry& e : params.params()) {
    const Tensor& g = flat_grad(e.tensor);
    if (!g) continue;
    if (names) names->push_back(e.name.c_str());
    MultiTensor& t = plan.add(g.count());
    t.grad = g.data();
    t.grad_dtype = g.dtype();
  }
  plan.finish();
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

double norm_of(const GradStats& s, double p) {
  if (s.non_finite > 0) return NAN;
  if (std::isinf(p)) return s.largest;
  return p == 2 ? std::sqrt(s.powers) : std::pow(s.powers, 1 / p);
}

void scale(Context& ctx, MultiPlan plan, double limit, double clip) {
  Tensor decision = Tensor::empty(ctx, DType::f64, {1, kDecisionWidth}, Purpose::other);
  *decision.as<Decision>() = {.apply = 1, .multiplier = 1, .limit = limit, .clip = clip};
  launch(Kernel::multi_scale, {&decision}, {}, None{}, PlanScalars{&plan});
}

}  // namespace

double clip_grad_norm(const Params& params, double max_norm, double p, bool error_if_nonfinite) {
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
  if (plan.empty()) return 0;
  MultiPlan view = plan.view();
  Tensor stats = Tensor::empty(params.ctx(), DType::f64, {1, kStatsWidth}), none;
  launch(Kernel::multi_stats, {&stats}, {&none}, None{}, StatsScalars{&view, 0, p});
  const GradStats& s = *stats.as<GradStats>();
  if (error_if_nonfinite && s.non_finite > 0) {
    fail(MPT_ERROR_STATE,
         "%lld values of the gradients are not finite, the first in '%s' (error_if_nonfinite); no "
         "gradient was changed",
         static_cast<long long>(s.non_finite), names[static_cast<size_t>(s.first_bad)]);
  }
  const double norm = norm_of(s, p);
  const double clip = max_norm / (norm + 1e-6);
  if (!(clip >= 1) && std::isfinite(max_norm)) scale(params.ctx(), view, 0, clip);
  return norm;
}

void clip_grad_value(const Params& params, double limit) {
  check_positive(limit, "limit");
  check_unscaled(params);
  TensorPlan plan;
  gather(params, plan);
  if (!plan.empty()) scale(params.ctx(), plan.view(), limit, 1);
}

}  // namespace mpt
