// Clipping the gradients of a set in place.
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

// The gradients of a set; `names` (may be NULL) gets whose each is.
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

void need_positive(double v, const char* what) {
  if (v > 0 && std::isfinite(v)) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %g; a positive number is needed", what, v);
}

void need_unscaled(const Params& params) {
  if (params.scaled_open == 0) return;
  fail(
      MPT_ERROR_STATE,
      "a stepper has scaled the gradients and has not stepped: it clips the true ones in its step, "
      "by mpt_stepper_desc.clip_norm and clip_value");
}

void scale(Context& ctx, MultiPlan plan, double limit, double clip) {
  Tensor decision = ops::full(ctx, DType::f64, {1, kDecisionWidth}, 1);
  decision.as<double>()[2] = limit;
  decision.as<double>()[3] = clip;
  launch(Kernel::multi_scale, {&decision}, {}, None{}, PlanScalars{&plan});
}

}  // namespace

double clip_grad_norm(const Params& params, double max_norm, double p, bool strict) {
  if (!(max_norm > 0)) need_positive(max_norm, "max_norm");  // infinity measures, and clips nothing
  if (!(p > 0)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "norm_type is %g; a number above 0, or INFINITY for the largest magnitude", p);
  }
  if (std::isfinite(max_norm)) need_unscaled(params);
  TensorPlan plan;
  std::vector<const char*> names;
  gather(params, plan, &names);
  if (plan.empty()) return 0;
  MultiPlan view = plan.view();
  Tensor stats = Tensor::empty(params.ctx(), DType::f64, {1, kStatsWidth}), none;
  launch(Kernel::multi_stats, {&stats}, {&none}, None{}, StatsScalars{&view, 0, p});
  const double* s = stats.as<double>();
  if (strict && s[0] > 0) {
    fail(MPT_ERROR_STATE,
         "%lld values of the gradients are not finite, the first in '%s' (error_if_nonfinite); the "
         "gradients are as they were",
         static_cast<long long>(s[0]), names[static_cast<size_t>(s[1])]);
  }
  const double norm = s[0] > 0        ? NAN
                      : std::isinf(p) ? s[3]
                      : p == 2        ? std::sqrt(s[2])
                                      : std::pow(s[2], 1 / p);
  const double clip = max_norm / (norm + 1e-6);
  if (!(clip >= 1) && std::isfinite(max_norm)) scale(params.ctx(), view, 0, clip);
  return norm;
}

void clip_grad_value(const Params& params, double limit) {
  need_positive(limit, "limit");
  need_unscaled(params);
  TensorPlan plan;
  gather(params, plan);
  if (!plan.empty()) scale(params.ctx(), plan.view(), limit, 1);
}

}  // namespace mpt
