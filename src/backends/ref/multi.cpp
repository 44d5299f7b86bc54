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

void stats(const Run& run, int64_t groups) {
  const auto& s = run.get<StatsScalars>();
  auto* out = static_cast<GradStats*>(run.out[0]);
  const auto* scaler = static_cast<const double*>(run.in[0]);
  const double limit = s.limit * (scaler ? scaler[kScale] : 1);
  std::fill_n(out, groups, GradStats());
  const MultiPlan plan = plain::stats_plan(run);
  auto partial = plan.partials.begin();
  each(plan, [&](const MultiChunk& chunk, const MultiTensor& t) {
    *partial = plain::grad_stats(t, limit, s.p, chunk.begin, chunk.count);
    out[t.group].add(*partial++, t.slot);
  });
}

void decide(const Run& run, const DecideParams& p, int64_t groups, int64_t optimizers) {
  const auto& s = run.get<DecideScalars>();
  const bool max_only = std::isinf(s.p);
  // Returns a group's share of a norm. The statistics leave non-finite values out; the norm is then
  // NaN, unless a limit makes them finite.
  auto gathered = [&](const GradStats& row) {
    if (row.non_finite > 0 && s.limit == 0) return static_cast<double>(NAN);
    return max_only ? row.largest : row.powers;
  };
  auto largest = [](double a, double b) { return b > a || std::isnan(b) ? b : a; };
  auto gather = [&](double a, double b) { return max_only ? largest(a, b) : a + b; };
  auto norm_of = [&](double v) {
    if (max_only) return v;
    return s.p == 2 ? std::sqrt(v) : std::pow(v, 1 / s.p);
  };
  auto* decisions = static_cast<Decision*>(run.out[0]);
  auto* reports = static_cast<DecisionReport*>(run.out[1]);
  const auto* stats = static_cast<const GradStats*>(run.in[0]);
  const auto* scaler = static_cast<const double*>(run.in[1]);
  const auto* optimizer_of_group = static_cast<const int32_t*>(run.in[2]);
  double found = 0, total = 0;
  std::fill_n(reports, optimizers, DecisionReport());
  for (int64_t g = 0; g < groups; ++g) {
    const GradStats& row = stats[g];
    DecisionReport& r = reports[optimizer_of_group[g]];
    r.non_finite += row.non_finite;
    const bool is_first = r.first_bad < 0 || row.first_bad < r.first_bad;
    if (row.first_bad >= 0 && is_first) r.first_bad = row.first_bad;
    const double v = gathered(row);
    r.norm = p.over == ClipOver::group ? largest(r.norm, v) : gather(r.norm, v);
    found += row.non_finite;
  }
  // The inverse is computed in double and rounded to float, as in PyTorch.
  const double multiplier =
      p.unscale && scaler ? static_cast<double>(static_cast<float>(1 / scaler[kScale])) : 1;
  // The norm over all optimizers leaves out an optimizer that is skipped alone.
  auto in_total = [&](const DecisionReport& r) { return r.apply != 0 || p.together; };
  for (int64_t o = 0; o < optimizers; ++o) {
    DecisionReport& r = reports[o];
    const bool is_skipped = p.check && (r.non_finite > 0 || (p.together && found > 0));
    r.apply = is_skipped ? 0 : 1;
  }
  for (int64_t g = 0; g < groups; ++g) {
    if (in_total(reports[optimizer_of_group[g]])) total = gather(total, gathered(stats[g]));
  }
  for (int64_t o = 0; o < optimizers; ++o) {
    DecisionReport& r = reports[o];
    r.norm = norm_of(p.over == ClipOver::all && in_total(r) ? total : r.norm) * multiplier;
  }
  for (int64_t g = 0; g < groups; ++g) {
    const DecisionReport& r = reports[optimizer_of_group[g]];
    const double norm =
        p.over == ClipOver::group ? norm_of(gathered(stats[g])) * multiplier : r.norm;
    const double clip = s.max_norm / (norm + 1e-6);
    const bool is_clipped = s.max_norm != 0 && !std::isinf(s.max_norm) && !(clip >= 1);
    decisions[g] = {.apply = r.apply,
                    .multiplier = multiplier,
                    .limit = s.limit,
                    .clip = is_clipped ? clip : 1};
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
    const double min_scale = std::min(s.min_scale, state[kScale]);
    state[kScale] = std::max(to_f32(state[kScale] * s.backoff), min_scale);
    return;
  }
  state[kHysteresis] = s.hysteresis;
  state[kTracker] += 1;
  if (state[kTracker] < s.interval) return;
  state[kTracker] = 0;
  const double grown = to_f32(state[kScale] * s.growth);
  if (std::isfinite(grown)) state[kScale] = std::min(grown, std::max(s.max_scale, state[kScale]));
}

void update(const Run& run, bool has_shift, int64_t slots) {
  const auto& s = run.get<UpdateScalars>();
  const MultiPlan plan = plain::update_plan(run);
  const auto* decisions = static_cast<const Decision*>(run.out[0]);
  auto* counts = static_cast<int64_t*>(run.out[1]);
  for (const MultiTensor& t : plan.tensors) {
    const StepRule rule = plain::rule_for(plan, t, counts);
    const Decision d = plain::decision_for(s, decisions[t.group]);
    if (d.apply == 0 || !rule_info(rule.kind).data.needs_whole) continue;
    double sums[2];
    plain::update_factors(t, rule, d);
    plain::sum_squares(t, rule, d, 0, t.count, sums);
    plain::finish_whole(t, rule, sums);
  }
  each(plan, [&](const MultiChunk& c, const MultiTensor& t) {
    const StepRule rule = plain::rule_for(plan, t, counts);
    const Decision d = plain::decision_for(s, decisions[t.group]);
    each_piece(t, c, [&](void* grad, int64_t begin, int64_t count) {
      MultiTensor piece = t;
      piece.grad = grad;
      if (has_shift) {
        const auto shift = static_cast<uint64_t>(*static_cast<const int64_t*>(run.in[1]));
        piece.key = rounding_key(plan.seed, plan.draw + shift);
      }
      if (d.apply != 0) plain::step(piece, rule, d, begin, count);
      else if (t.copy) plain::write_copy(t, begin, count);
    });
  });
  plain::count_updates(plan, s, decisions, counts, slots);
  plain::add_found(run.out[2], run.in[0]);
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
    const auto* decisions = static_cast<const Decision*>(run.out[0]);
    each(plain::scale_plan(run), [&](const MultiChunk& c, const MultiTensor& t) {
      const Decision& d = decisions[t.group];
      if (!plain::is_unchanged(d)) plain::scale_grad(t, d, c.begin, c.count);
    });
    plain::add_found(run.out[1], run.in[0]);
  });
}

std::unique_ptr<Prepared> make_step_decide(const Request& r, Why&) {
  return prepared("ref", [p = r.get<DecideParams>(), groups = r.out[0].shape[0],
                          optimizers = r.out[1].shape[0]](const Run& run) {
    decide(run, p, groups, optimizers);
  });
}

std::unique_ptr<Prepared> make_multi_step(const Request& r, Why&) {
  const bool has_shift = r.in.size() > 1 && r.in[1];
  return prepared("ref", [has_shift, slots = plain::slots_of(r)](const Run& run) {
    update(run, has_shift, slots);
  });
}

std::unique_ptr<Prepared> make_scaler_update(const Request&, Why&) {
  return prepared("ref", [](const Run& run) { update_scaler(run); });
}

}  // namespace mpt::ref
