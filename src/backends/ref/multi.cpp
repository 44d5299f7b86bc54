// Passes over many tensors: split and join, statistics, decisions, optimizer steps (multi.h).
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "backends/masters.h"
#include "backends/plain/multi.h"
#include "backends/ref/access.h"

namespace mpt::ref {

namespace {

// Calls f(chunk, tensor) for every chunk.
template <class F>
void each(const MultiPlan& plan, F f) {
  for (const MultiChunk& chunk : plan.chunks) {
    f(chunk, plan.tensors[static_cast<size_t>(chunk.tensor)]);
  }
}

// multi.h has the columns of the statistics, of the report and of the decision, which are numbered
// here.
void stats(const Run& run, int64_t groups) {
  const auto& s = run.get<StatsScalars>();
  double* out = static_cast<double*>(run.out[0]);
  const auto* scaler = static_cast<const double*>(run.in[0]);
  const double limit = s.limit * (scaler ? scaler[kScale] : 1);
  for (int64_t g = 0; g < groups; ++g) {
    double* row = out + g * kStatsWidth;
    row[0] = row[2] = row[3] = 0;
    row[1] = -1;
  }
  each(*s.plan, [&](const MultiChunk& chunk, const MultiTensor& t) {
    double* row = out + t.group * kStatsWidth;
    const MultiPartial p = plain::grad_stats(t, limit, s.p, chunk.begin, chunk.count);
    row[0] += static_cast<double>(p.non_finite);
    if (p.non_finite && row[1] < 0) row[1] = chunk.tensor;
    row[2] += p.powers;
    row[3] = std::max(row[3], p.largest);
  });
}

void decide(const Run& run, const DecideParams& p, int64_t groups, int64_t optimizers) {
  const auto& s = run.get<DecideScalars>();
  const bool max_only = std::isinf(s.p);
  // Returns a group's share of a norm. The statistics leave non-finite values out; the norm is then
  // NaN, unless a limit makes them finite.
  auto gathered = [&](const double* row) {
    return row[0] > 0 && s.limit == 0 ? NAN : max_only ? row[3] : row[2];
  };
  auto largest = [](double a, double b) { return b > a || std::isnan(b) ? b : a; };
  auto gather = [&](double a, double b) { return max_only ? largest(a, b) : a + b; };
  auto norm_of = [&](double v) {
    return max_only ? v : s.p == 2 ? std::sqrt(v) : std::pow(v, 1 / s.p);
  };
  double *decision = static_cast<double*>(run.out[0]), *report = static_cast<double*>(run.out[1]),
         *scaler = static_cast<double*>(run.out[2]);
  const auto* stats = static_cast<const double*>(run.in[0]);
  double found = 0, total = 0;
  for (int64_t o = 0; o < optimizers; ++o) {
    double* r = report + o * kReportWidth;
    r[0] = r[1] = r[3] = 0;
    r[2] = -1;
  }
  for (int64_t g = 0; g < groups; ++g) {
    const double* row = stats + g * kStatsWidth;
    double* r = report + s.optimizer_of_group[g] * kReportWidth;
    r[1] += row[0];
    if (row[1] >= 0 && (r[2] < 0 || row[1] < r[2])) r[2] = row[1];
    const double v = gathered(row);
    r[3] = p.over == ClipOver::group ? largest(r[3], v) : gather(r[3], v);
    found += row[0];
  }
  if (scaler) scaler[kFound] += found;
  // The inverse is computed in double and rounded to float, as in PyTorch.
  const double multiplier =
      p.unscale && scaler ? static_cast<double>(static_cast<float>(1 / scaler[kScale])) : 1;
  // The norm over all optimizers leaves out an optimizer that is skipped alone.
  auto in_total = [&](const double* r) { return r[0] != 0 || p.together; };
  for (int64_t o = 0; o < optimizers; ++o) {
    double* r = report + o * kReportWidth;
    r[0] = !(p.check && (r[1] > 0 || (p.together && found > 0)));
  }
  for (int64_t g = 0; g < groups; ++g) {
    if (in_total(report + s.optimizer_of_group[g] * kReportWidth))
      total = gather(total, gathered(stats + g * kStatsWidth));
  }
  for (int64_t o = 0; o < optimizers; ++o) {
    double* r = report + o * kReportWidth;
    r[3] = norm_of(p.over == ClipOver::all && in_total(r) ? total : r[3]) * multiplier;
  }
  for (int64_t g = 0; g < groups; ++g) {
    const double* r = report + s.optimizer_of_group[g] * kReportWidth;
    double* d = decision + g * kDecisionWidth;
    const double norm =
        p.over == ClipOver::group ? norm_of(gathered(stats + g * kStatsWidth)) * multiplier : r[3];
    d[0] = r[0];
    d[1] = multiplier;
    d[2] = s.limit;
    const double clip = s.max_norm / (norm + 1e-6);
    d[3] = s.max_norm == 0 || std::isinf(s.max_norm) || clip >= 1 ? 1 : clip;
  }
}

// PyTorch's amp_update_scale in the same precision, with limits and hysteresis.
void update_scaler(const Run& run) {
  const auto& s = run.get<ScalerScalars>();
  auto* state = static_cast<double*>(run.out[0]);
  const bool found = state[kFound] > 0;
  state[kFound] = 0;
  state[kUpdates] += 1;
  state[kSkipped] += found;
  if (s.is_static) return;
  auto to_f32 = [](double v) { return static_cast<double>(static_cast<float>(v)); };
  if (found) {
    state[kTracker] = 0;
    state[kHysteresis] -= 1;
    if (state[kHysteresis] > 0) return;
    state[kHysteresis] = 0;
    // A restored scale may be below the minimum.
    const double least = std::min(s.min_scale, state[kScale]);
    state[kScale] = std::max(to_f32(state[kScale] * s.backoff), least);
    return;
  }
  state[kHysteresis] = s.hysteresis;
  state[kTracker] += 1;
  if (state[kTracker] < s.interval) return;
  state[kTracker] = 0;
  const double grown = to_f32(state[kScale] * s.growth);
  if (std::isfinite(grown)) state[kScale] = std::min(grown, std::max(s.max_scale, state[kScale]));
}

}  // namespace

std::unique_ptr<Prepared> make_split(const Request& r, Why&) {
  return prepared("ref", [n = count(r.in[0].shape), dtype = r.out[0].dtype,
                          kahan = r.get<SplitParams>().master == Master::kahan](const Run& run) {
    for (int64_t i = 0; i < n; ++i) {
      const float x = element<float>(run.in[0], i);
      auto &hi = element<uint16_t>(run.out[0], i), &lo = element<uint16_t>(run.out[1], i);
      if (kahan) compensate(dtype, x, hi, lo);
      else split_into(x, hi, lo);
    }
  });
}

std::unique_ptr<Prepared> make_join(const Request& r, Why&) {
  return prepared("ref", [n = count(r.in[0].shape), dtype = r.in[0].dtype,
                          kahan = r.get<SplitParams>().master == Master::kahan](const Run& run) {
    for (int64_t i = 0; i < n; ++i) {
      const uint16_t hi = element<uint16_t>(run.in[0], i), lo = element<uint16_t>(run.in[1], i);
      element<float>(run.out[0], i) = kahan ? compensated(dtype, hi, lo) : joined(hi, lo);
    }
  });
}

std::unique_ptr<Prepared> make_multi_stats(const Request& r, Why&) {
  return prepared("ref", [groups = r.out[0].shape[0]](const Run& run) { stats(run, groups); });
}

std::unique_ptr<Prepared> make_multi_scale(const Request&, Why&) {
  return prepared("ref", [](const Run& run) {
    const auto* decision = static_cast<const double*>(run.out[0]);
    each(*run.get<PlanScalars>().plan, [&](const MultiChunk& c, const MultiTensor& t) {
      plain::scale_grad(t, decision + t.group * kDecisionWidth, c.begin, c.count);
    });
  });
}

std::unique_ptr<Prepared> make_step_decide(const Request& r, Why&) {
  return prepared("ref", [p = r.get<DecideParams>(), groups = r.out[0].shape[0],
                          optimizers = r.out[1].shape[0]](const Run& run) {
    decide(run, p, groups, optimizers);
  });
}

std::unique_ptr<Prepared> make_multi_step(const Request&, Why&) {
  return prepared("ref", [](const Run& run) {
    const MultiPlan& plan = *run.get<PlanScalars>().plan;
    const auto* decision = static_cast<const double*>(run.out[0]);
    for (const MultiTensor& t : plan.tensors) {
      const StepRule& rule = plan.rules[static_cast<size_t>(t.rule)];
      const double* d = decision + t.group * kDecisionWidth;
      if (d[0] == 0 || !rule_info(rule.kind).data.needs_whole) continue;
      double sums[2];
      plain::update_factors(t, rule, d);
      plain::sum_squares(t, rule, d, 0, t.count, sums);
      plain::finish_whole(t, rule, sums);
    }
    each(plan, [&](const MultiChunk& c, const MultiTensor& t) {
      const double* d = decision + t.group * kDecisionWidth;
      if (d[0] == 0) return;
      each_piece(t, c, [&](void* grad, int64_t begin, int64_t count) {
        MultiTensor piece = t;
        piece.grad = grad;
        plain::step(piece, plan.rules[static_cast<size_t>(t.rule)], d, begin, count);
      });
    });
  });
}

std::unique_ptr<Prepared> make_scaler_update(const Request&, Why&) {
  return prepared("ref", [](const Run& run) { update_scaler(run); });
}

}  // namespace mpt::ref
