// The decision on an update and the update of a loss scale: the kernels step_decide and
// scaler_update (multi.h), for every host.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <span>

#include "backends/plain/multi.h"

namespace mpt::plain {
namespace {

double larger(double a, double b) { return b > a || std::isnan(b) ? b : a; }

// The norm of gradients, gathered from the statistics of groups.
class Norm {
 public:
  explicit Norm(const DecideScalars& s) : s_(s), max_only_(std::isinf(s.p)) {}

  // Returns a group's share. The statistics leave non-finite values out; the norm is then NaN,
  // unless a limit makes them finite.
  double share(const GradStats& row) const {
    if (row.non_finite > 0 && s_.limit == 0) return NAN;
    return max_only_ ? row.largest : row.powers;
  }
  double gather(double a, double b) const { return max_only_ ? larger(a, b) : a + b; }
  // Returns the norm of what was gathered.
  double of(double v) const {
    if (max_only_) return v;
    return s_.p == 2 ? std::sqrt(v) : std::pow(v, 1 / s_.p);
  }

 private:
  const DecideScalars& s_;
  bool max_only_;
};

// Writes the rows of report that the rows of stats give, with norms that are gathered and not yet
// taken, and returns the number of non-finite values.
double collect(const Norm& norm, ClipOver over, std::span<const GradStats> stats,
               const int32_t* optimizer_of_group, std::span<DecisionReport> reports) {
  double found = 0;
  std::fill(reports.begin(), reports.end(), DecisionReport());
  for (size_t g = 0; g < stats.size(); ++g) {
    const GradStats& row = stats[g];
    DecisionReport& r = reports[static_cast<size_t>(optimizer_of_group[g])];
    r.non_finite += row.non_finite;
    const bool is_first = r.first_bad < 0 || row.first_bad < r.first_bad;
    if (row.first_bad >= 0 && is_first) r.first_bad = row.first_bad;
    const double v = norm.share(row);
    r.norm = over == ClipOver::group ? larger(r.norm, v) : norm.gather(r.norm, v);
    found += row.non_finite;
  }
  return found;
}

}  // namespace

void decide(const Run& run, const DecideParams& p, int64_t groups, int64_t optimizers) {
  const auto& s = run.get<DecideScalars>();
  const Norm norm(s);
  const auto n = static_cast<size_t>(groups);
  const std::span<const GradStats> stats(static_cast<const GradStats*>(run.in[0]), n);
  const std::span<Decision> decisions(static_cast<Decision*>(run.out[0]), n);
  const std::span<DecisionReport> reports(static_cast<DecisionReport*>(run.out[1]),
                                          static_cast<size_t>(optimizers));
  const auto* scaler = static_cast<const double*>(run.in[1]);
  const auto* optimizer_of_group = static_cast<const int32_t*>(run.in[2]);
  auto report_of_group = [&](size_t g) -> const DecisionReport& {
    return reports[static_cast<size_t>(optimizer_of_group[g])];
  };

  const double found = collect(norm, p.over, stats, optimizer_of_group, reports);
  for (DecisionReport& r : reports) {
    const bool is_skipped = p.check && (r.non_finite > 0 || (p.together && found > 0));
    r.apply = is_skipped ? 0 : 1;
  }
  // The norm over all optimizers leaves out an optimizer that is skipped alone.
  auto in_total = [&](const DecisionReport& r) { return r.apply != 0 || p.together; };
  double total = 0;
  for (size_t g = 0; g < n; ++g) {
    if (in_total(report_of_group(g))) total = norm.gather(total, norm.share(stats[g]));
  }
  // The inverse is computed in double and rounded to float, as in PyTorch.
  const double multiplier =
      p.unscale && scaler ? static_cast<double>(static_cast<float>(1 / scaler[kScale])) : 1;
  for (DecisionReport& r : reports) {
    r.norm = norm.of(p.over == ClipOver::all && in_total(r) ? total : r.norm) * multiplier;
  }
  for (size_t g = 0; g < n; ++g) {
    const DecisionReport& r = report_of_group(g);
    const double length =
        p.over == ClipOver::group ? norm.of(norm.share(stats[g])) * multiplier : r.norm;
    const double clip = s.max_norm / (length + 1e-6);
    const bool is_clipped = s.max_norm != 0 && !std::isinf(s.max_norm) && !(clip >= 1);
    decisions[g] = {.apply = r.apply,
                    .multiplier = multiplier,
                    .limit = s.limit,
                    .clip = is_clipped ? clip : 1};
  }
}

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

}  // namespace mpt::plain
