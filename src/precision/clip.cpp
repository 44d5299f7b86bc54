// Clipping the gradients of a set in place.
// SPDX-License-Identifier: Apache-2.0
#include "precision/clip.h"

#include <cmath>

#include "backends/cache.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "ops/ops.h"
#include "optim/multi_plan.h"
#include "precision/master.h"

namespace mpt {
namespace {

void gather(const Params& params, TensorPlan& plan) {
  for (const Params::Entry& e : params.params()) {
    const Tensor& g = flat_grad(e.tensor);
    if (!g) continue;
    MultiTensor& t = plan.add(raw_count(g));
    t.grad = g.data();
    t.grad_dtype = g.dtype();
  }
  plan.finish();
}

void need_positive(double v, const char* what) {
  if (v > 0 && std::isfinite(v)) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %g; a positive number is needed", what, v);
}

void scale(Context& ctx, MultiPlan plan, double limit, double clip) {
  Tensor decision = ops::full(ctx, DType::f64, {1, kDecisionWidth}, 1);
  decision.as<double>()[2] = limit;
  decision.as<double>()[3] = clip;
  launch(Kernel::multi_scale, {&decision}, {}, None{}, PlanScalars{&plan});
}

}  // namespace

double clip_grad_norm(const Params& params, double max_norm) {
  need_positive(max_norm, "max_norm");
  TensorPlan plan;
  gather(params, plan);
  if (plan.empty()) return 0;
  MultiPlan view = plan.view();
  Tensor stats = Tensor::empty(params.ctx(), DType::f64, {1, kStatsWidth}), none;
  launch(Kernel::multi_stats, {&stats}, {&none}, None{}, StatsScalars{&view, 0});
  const double* s = stats.as<double>();
  const double norm = s[0] > 0 ? NAN : std::sqrt(s[2]);
  const double clip = max_norm / (norm + 1e-6);
  if (!(clip >= 1)) scale(params.ctx(), view, 0, clip);
  return norm;
}

void clip_grad_value(const Params& params, double limit) {
  need_positive(limit, "limit");
  TensorPlan plan;
  gather(params, plan);
  if (!plan.empty()) scale(params.ctx(), plan.view(), limit, 1);
}

}  // namespace mpt
