// split, join, multi_stats, multi_scale, multi_step: units of the plan over the workers.
// SPDX-License-Identifier: Apache-2.0
#include "backends/multi.h"

#include <algorithm>
#include <cmath>

#include "backends/cpu/make.h"
#include "backends/cpu/simd/multi.h"

namespace mpt::cpu {
namespace {

constexpr const char* kName = "cpu simd";

// f64 parameters and gradients, and the rest of the dtypes, take the plain way.
PassType pass_type(DType t, Master master = Master::none) {
  if (master == Master::split) return PassType::split;
  if (master == Master::kahan) {
    return t == DType::bf16 ? PassType::kahan_bf16 : PassType::kahan_f16;
  }
  if (master == Master::stochastic) {
    return t == DType::bf16 ? PassType::random_bf16 : PassType::random_f16;
  }
  switch (t) {
    case DType::f32: return PassType::f32;
    case DType::bf16: return PassType::bf16;
    case DType::f16: return PassType::f16;
    default: return PassType::none;
  }
}

// Runs body(chunk index) for every chunk of the plan, a unit at a time.
template <class Body>
void each_chunk(const MultiPlan& plan, const Jobs& jobs, const Body& body) {
  if (plan.units.size() < 2) return;
  jobs.run(static_cast<int64_t>(plan.units.size()) - 1, 1, [&](int64_t from, int64_t to, int32_t) {
    const auto end = static_cast<size_t>(plan.units[static_cast<size_t>(to)]);
    for (auto c = static_cast<size_t>(plan.units[static_cast<size_t>(from)]); c < end; ++c) body(c);
  });
}

StepPass pass_of(const MultiTensor& t, const double* decision, bool maximize) {
  StepPass p = {};
  p.param = t.param;
  p.low = t.low;
  p.copy = t.copy;
  for (int k = 0; k < kStates; ++k) p.state[k] = {t.state[k].data};
  p.grad = t.grad;
  p.param_type = pass_type(t.param_dtype, t.master);
  p.key = t.key;
  p.first = t.first;
  p.copy_type = t.copy ? pass_type(t.copy_dtype) : PassType::none;
  p.grad_type = pass_type(t.grad_dtype);
  p.multiplier = static_cast<float>(decision[1]);
  p.limit = static_cast<float>(decision[2]);
  p.clip = static_cast<float>(maximize ? -decision[3] : decision[3]);
  return p;
}

StepScalars scalars_of(const StepRule& r) {
  auto f = [](double v) { return static_cast<float>(v); };
  return {.kind = static_cast<int32_t>(r.kind),
          .nesterov = r.nesterov,
          .amsgrad = r.amsgrad,
          .centered = r.centered,
          .first = r.first,
          .has_momentum = r.momentum != 0,
          .lr = f(r.lr),
          .decay = f(r.decay),
          .shrink = f(r.shrink),
          .momentum = f(r.momentum),
          .undamped = f(r.undamped),
          .beta1 = f(r.beta1),
          .beta2 = f(r.beta2),
          .correction2 = f(r.correction2),
          .eps = f(r.eps),
          .rest1 = f(1 - r.beta1),
          .rest2 = f(1 - r.beta2)};
}

bool in_simd(const MultiTensor& t) {
  return pass_type(t.param_dtype) != PassType::none && pass_type(t.grad_dtype) != PassType::none &&
         (!t.copy || pass_type(t.copy_dtype) != PassType::none);
}

void run_stats(const Run& run, int64_t groups) {
  const auto& s = run.get<StatsScalars>();
  const MultiPlan& plan = *s.plan;
  const auto* scaler = static_cast<const double*>(run.in[0]);
  const double limit = s.limit * (scaler ? scaler[kScale] : 1);
  each_chunk(plan, run.jobs, [&](size_t c) {
    const MultiChunk& chunk = plan.chunks[c];
    const MultiTensor& t = plan.tensors[static_cast<size_t>(chunk.tensor)];
    const PassType type = pass_type(t.grad_dtype);
    if (type == PassType::none) {
      plan.partials[c] = plain_stats(t, limit, chunk.begin, chunk.count);
      return;
    }
    PassStats p;
    const auto* grad = static_cast<const char*>(t.grad) + chunk.begin * size_of(t.grad_dtype);
    multi_table().stats(grad, type, chunk.count, static_cast<float>(limit), &p);
    plan.partials[c] = {p.squares, p.largest, p.non_finite};
  });
  double* out = static_cast<double*>(run.out[0]);
  for (int64_t g = 0; g < groups; ++g) {
    double* row = out + g * kStatsWidth;
    row[0] = row[2] = row[3] = 0;
    row[1] = -1;
  }
  for (size_t c = 0; c < plan.chunks.size(); ++c) {  // in one order, whoever computed them
    const int32_t tensor = plan.chunks[c].tensor;
    const MultiPartial& p = plan.partials[c];
    double* row = out + plan.tensors[static_cast<size_t>(tensor)].group * kStatsWidth;
    row[0] += static_cast<double>(p.non_finite);
    if (p.non_finite && row[1] < 0) row[1] = tensor;
    row[2] += p.squares;
    row[3] = std::max(row[3], p.largest);
  }
}

}  // namespace

std::unique_ptr<Prepared> make_multi_stats(const Request& r, Why&) {
  return prepared(kName, [groups = r.out[0].shape[0]](const Run& run) { run_stats(run, groups); });
}

std::unique_ptr<Prepared> make_multi_scale(const Request&, Why&) {
  return prepared(kName, [](const Run& run) {
    const MultiPlan& plan = *run.get<PlanScalars>().plan;
    const auto* decision = static_cast<const double*>(run.out[0]);
    each_chunk(plan, run.jobs, [&](size_t c) {
      const MultiChunk& chunk = plan.chunks[c];
      const MultiTensor& t = plan.tensors[static_cast<size_t>(chunk.tensor)];
      const double* d = decision + t.group * kDecisionWidth;
      if (pass_type(t.grad_dtype) == PassType::none) {
        plain_scale(t, d, chunk.begin, chunk.count);
      } else {
        multi_table().scale(pass_of(t, d, false), chunk.begin, chunk.count);
      }
    });
  });
}

std::unique_ptr<Prepared> make_multi_step(const Request&, Why&) {
  return prepared(kName, [](const Run& run) {
    const MultiPlan& plan = *run.get<PlanScalars>().plan;
    const auto* decision = static_cast<const double*>(run.out[0]);
    each_chunk(plan, run.jobs, [&](size_t c) {
      const MultiChunk& chunk = plan.chunks[c];
      const MultiTensor& t = plan.tensors[static_cast<size_t>(chunk.tensor)];
      const double* d = decision + t.group * kDecisionWidth;
      if (d[0] == 0) return;
      const StepRule& rule = plan.rules[static_cast<size_t>(t.rule)];
      if (in_simd(t)) {
        multi_table().step(pass_of(t, d, rule.maximize), scalars_of(rule), chunk.begin,
                           chunk.count);
      } else {
        plain_step(t, rule, d, chunk.begin, chunk.count);
      }
    });
  });
}

std::unique_ptr<Prepared> make_split(const Request& r, Why& why) {
  if (r.get<SplitParams>().master != Master::split) return why.refuse(kName, "not a split");
  return prepared(kName, [n = count(r.in[0].shape)](const Run& run) {
    run.jobs.run(n, kMultiUnit, [&](int64_t from, int64_t to, int32_t) {
      multi_table().split(static_cast<const float*>(run.in[0]) + from,
                          static_cast<uint16_t*>(run.out[0]) + from,
                          static_cast<uint16_t*>(run.out[1]) + from, to - from);
    });
  });
}

std::unique_ptr<Prepared> make_join(const Request& r, Why& why) {
  if (r.get<SplitParams>().master != Master::split) return why.refuse(kName, "not a split");
  return prepared(kName, [n = count(r.out[0].shape)](const Run& run) {
    run.jobs.run(n, kMultiUnit, [&](int64_t from, int64_t to, int32_t) {
      multi_table().join(static_cast<const uint16_t*>(run.in[0]) + from,
                         static_cast<const uint16_t*>(run.in[1]) + from,
                         static_cast<float*>(run.out[0]) + from, to - from);
    });
  });
}

}  // namespace mpt::cpu
