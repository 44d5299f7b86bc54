// Passes over many tensors: split and join, statistics, decisions, optimizer steps (multi.h).
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

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
    plain::decide(run, p, groups, optimizers);
  });
}

std::unique_ptr<Prepared> make_multi_step(const Request& r, Why&) {
  const bool has_shift = r.in.size() > 1 && r.in[1];
  return prepared("ref", [has_shift, slots = plain::slots_of(r)](const Run& run) {
    update(run, has_shift, slots);
  });
}

std::unique_ptr<Prepared> make_scaler_update(const Request&, Why&) {
  return prepared("ref", [](const Run& run) { plain::update_scaler(run); });
}

}  // namespace mpt::ref
