// The kernels split, join, multi_stats, multi_scale and multi_step. The workers share the units of
// the plan.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "backends/cpu/make.h"
#include "backends/cpu/simd/multi.h"
#include "backends/plain/multi.h"

namespace mpt::cpu {
namespace {

constexpr const char* kName = "cpu simd";

// True for dtypes with SIMD code; other dtypes go through backends/plain.
bool in_simd(DType t) { return t == DType::f32 || is_half(t); }
bool in_simd(const MultiTensor& t) {
  return in_simd(t.param_dtype) && in_simd(t.grad_dtype) && (!t.copy || in_simd(t.copy_dtype));
}

// With fewer units waking a second worker costs more than it gains, so the caller runs them alone.
constexpr size_t kSharedUnits = 4;

// Runs body(first, end) on ranges of chunks that cover the plan. A range is one unit or, if there
// are few, all of them.
template <class Body>
void each_unit(const MultiPlan& plan, const Jobs& jobs, const Body& body) {
  if (plan.units.size() < 2) return;
  const size_t units = plan.units.size() - 1;
  const auto run = [&](int64_t from, int64_t to, int32_t) {
    body(static_cast<size_t>(plan.units[static_cast<size_t>(from)]),
         static_cast<size_t>(plan.units[static_cast<size_t>(to)]));
  };
  if (units < kSharedUnits) run(0, static_cast<int64_t>(units), 0);
  else jobs.run(static_cast<int64_t>(units), 1, run);
}
// Runs body(chunk index) for every chunk.
template <class Body>
void each_chunk(const MultiPlan& plan, const Jobs& jobs, const Body& body) {
  each_unit(plan, jobs, [&](size_t c, size_t end) {
    for (; c < end; ++c) body(c);
  });
}

enum class Goal : bool { minimize, maximize };
Goal goal_of(const StepRule& r) { return r.maximize ? Goal::maximize : Goal::minimize; }

Reading reading_of(const Decision& d, Goal goal) {
  return {static_cast<float>(d.multiplier), static_cast<float>(d.limit),
          static_cast<float>(goal == Goal::maximize ? -d.clip : d.clip)};
}

StepScalars in_f32(const StepRule& r) {
  return converted<float>(scalars_of(r), [](double v) { return static_cast<float>(v); });
}
bool needs_whole(const Hyper& h) { return rule_info(h.kind).data.needs_whole; }

// The rule that the tensors of a group share which have had the same number of updates.
struct SharedRule {
  int32_t group;
  int64_t count;
  StepRule rule;
  StepScalars scalars;  // in f32
};
// The rules of a pass. Most passes have at most kMaxRules.
class Rules {
 public:
  Rules(const MultiPlan& plan, const int64_t* counts, int64_t slots)
      : plan_(plan), counts_(counts) {
    if (counts && slots > 0 && plain::is_whole(plan, slots) &&
        std::all_of(counts + 1, counts + 1 + slots, [&](int64_t n) { return n == counts[1]; })) {
      rules_[size_++] = make(plan.tensors[0]);
      return;
    }
    for (const MultiTensor& t : plan.tensors) {
      if (find(t)) continue;
      rules_[size_++] = make(t);
      if (size_ == kMaxRules) return;
    }
  }
  // Returns the rule of a tensor. `room` holds a rule beyond kMaxRules.
  const SharedRule& get(const MultiTensor& t, SharedRule& room) const {
    if (const SharedRule* r = find(t)) return *r;
    room = make(t);
    return room;
  }
  // True if both tensors have the same rule.
  bool is_shared(const MultiTensor& a, const MultiTensor& b) const {
    return a.group == b.group && plain::count_of(a, counts_) == plain::count_of(b, counts_);
  }

 private:
  const SharedRule* find(const MultiTensor& t) const {
    const int64_t count = plain::count_of(t, counts_);
    for (size_t i = 0; i < size_; ++i)
      if (rules_[i].group == t.group && rules_[i].count == count) return &rules_[i];
    return nullptr;
  }
  SharedRule make(const MultiTensor& t) const {
    const StepRule rule = plain::rule_for(plan_, t, counts_);
    return {t.group, plain::count_of(t, counts_), rule, in_f32(rule)};
  }

  static constexpr size_t kMaxRules = 8;
  const MultiPlan& plan_;
  const int64_t* counts_;
  size_t size_ = 0;
  SharedRule rules_[kMaxRules];
};

void run_stats(const Run& run, int64_t groups) {
  const auto& s = run.get<StatsScalars>();
  const MultiPlan plan = plain::stats_plan(run);
  const auto* scaler = static_cast<const double*>(run.in[0]);
  const double limit = s.limit * (scaler ? scaler[kScale] : 1);
  each_chunk(plan, run.jobs, [&](size_t c) {
    const MultiChunk& chunk = plan.chunks[c];
    const MultiTensor& t = plan.tensors[static_cast<size_t>(chunk.tensor)];
    if (!in_simd(t.grad_dtype) || (s.p != 2 && !std::isinf(s.p))) {
      plan.partials[c] = plain::grad_stats(t, limit, s.p, chunk.begin, chunk.count);
      return;
    }
    PassStats p;
    const auto* grad = static_cast<const char*>(t.grad) + chunk.begin * size_of(t.grad_dtype);
    multi_table().stats(grad, t.grad_dtype, chunk.count, static_cast<float>(limit), &p);
    plan.partials[c] = {p.squares, p.largest, p.non_finite};
  });
  auto* out = static_cast<GradStats*>(run.out[0]);
  std::fill_n(out, groups, GradStats());
  for (size_t c = 0; c < plan.chunks.size(); ++c) {  // in one order for any number of workers
    const MultiTensor& t = plan.tensors[static_cast<size_t>(plan.chunks[c].tensor)];
    const MultiPartial& p = plan.partials[c];
    out[t.group].add(p, t.slot);
  }
}

// -- steps ----------------------------------------------------------------------------------------

void factors(const MultiTensor& t, const SharedRule& shared, const Decision& decision,
             const Jobs& jobs) {
  if (!in_simd(t)) return plain::update_factors(t, shared.rule, decision);
  const Reading reading = reading_of(decision, goal_of(shared.rule));
  const int64_t rows = t.count / t.columns, matrices = rows / t.rows;
  jobs.run(rows, std::max<int64_t>(1, kMultiUnit / t.columns), [&](int64_t a, int64_t b, int32_t) {
    multi_table().row_means(t, reading, shared.scalars, a, b);
  });
  const int64_t strips = (t.columns + kStateBlock - 1) / kStateBlock;
  const int64_t grain = std::max<int64_t>(1, kMultiUnit / (kStateBlock * t.rows));
  jobs.run(matrices * strips, grain, [&](int64_t a, int64_t b, int32_t) {
    for (int64_t i = a; i < b; ++i) {
      const int64_t from = i % strips * kStateBlock;
      multi_table().column_means(t, reading, shared.scalars, i / strips, from,
                                 std::min(t.columns, from + kStateBlock));
    }
  });
  plain::scale_rows(t, shared.rule);
}

// Computes the norms for rules with needs_whole, of all tensors whose groups are applied.
void measure_whole(const MultiPlan& plan, const UpdateScalars& s, const Rules& rules,
                   const Decision* decisions, const Jobs& jobs) {
  if (std::none_of(plan.groups.begin(), plan.groups.end(), needs_whole)) return;
  const auto decision_of = [&](const MultiTensor& t) {
    return plain::decision_for(s, decisions[t.group]);
  };
  const auto takes_part = [&](const MultiTensor& t) {
    return needs_whole(plan.groups[static_cast<size_t>(t.group)]) && decision_of(t).apply != 0;
  };
  for (const MultiTensor& t : plan.tensors) {
    SharedRule room;
    if (t.columns > 0 && takes_part(t)) factors(t, rules.get(t, room), decision_of(t), jobs);
  }
  each_chunk(plan, jobs, [&](size_t c) {
    const MultiChunk& chunk = plan.chunks[c];
    const MultiTensor& t = plan.tensors[static_cast<size_t>(chunk.tensor)];
    if (!takes_part(t)) return;
    SharedRule room;
    const SharedRule& r = rules.get(t, room);
    double sums[2];
    if (in_simd(t)) {
      multi_table().sums(t, chunk, reading_of(decision_of(t), goal_of(r.rule)), r.scalars, sums);
    } else {
      plain::sum_squares(t, r.rule, decision_of(t), chunk.begin, chunk.count, sums);
    }
    plan.partials[c] = {sums[0], sums[1], 0};  // two sums of squares in the fields of statistics
  });
  for (size_t c = 0; c < plan.chunks.size();) {  // in one order for any number of workers
    const int32_t tensor = plan.chunks[c].tensor;
    const MultiTensor& t = plan.tensors[static_cast<size_t>(tensor)];
    double sums[2] = {};
    for (; c < plan.chunks.size() && plan.chunks[c].tensor == tensor; ++c) {
      sums[0] += plan.partials[c].powers;
      sums[1] += plan.partials[c].largest;
    }
    SharedRule room;
    if (takes_part(t)) plain::finish_whole(t, rules.get(t, room).rule, sums);
  }
}

// Calls f(tensor, chunk) for the pieces of a chunk that are contiguous in the parameter.
template <class F>
void each_piece_of(const MultiTensor& t, const MultiChunk& chunk, const F& f) {
  MultiTensor piece = t;
  piece.row = nullptr;
  each_piece(t, chunk, [&](void* grad, int64_t begin, int64_t count) {
    piece.grad = grad;
    f(piece, MultiChunk{0, static_cast<int32_t>(count), begin});
  });
}

// Writes the copy of a tensor that is not updated.
void write_copy(const MultiTensor& t, const MultiChunk& chunk) {
  each_piece_of(t, chunk, [&](const MultiTensor& piece, const MultiChunk& at) {
    if (in_simd(t)) multi_table().write_copy(piece, at);
    else plain::write_copy(piece, at.begin, at.count);
  });
}

void run_step(const Run& run, int64_t slots) {
  const auto& s = run.get<UpdateScalars>();
  const MultiPlan plan = plain::update_plan(run);
  const auto* decisions = static_cast<const Decision*>(run.out[0]);
  auto* counts = static_cast<int64_t*>(run.out[1]);
  const Rules rules(plan, counts, slots);
  const MultiTable& table = multi_table();
  measure_whole(plan, s, rules, decisions, run.jobs);
  const auto tensor_of = [&](size_t chunk) -> const MultiTensor& {
    return plan.tensors[static_cast<size_t>(plan.chunks[chunk].tensor)];
  };
  each_unit(plan, run.jobs, [&](size_t c, size_t end) {
    SharedRule room;
    for (size_t first = c; first < end; first = c) {
      const MultiTensor& t = tensor_of(c++);
      const Decision d = plain::decision_for(s, decisions[t.group]);
      const MultiChunk* chunk = &plan.chunks[first];
      if (d.apply == 0) {
        if (t.copy) write_copy(t, *chunk);
        continue;
      }
      const SharedRule& shared = rules.get(t, room);
      const Reading reading = reading_of(d, goal_of(shared.rule));
      if (!in_simd(t)) {
        each_piece_of(t, *chunk, [&](const MultiTensor& piece, const MultiChunk& at) {
          plain::step(piece, shared.rule, d, at.begin, at.count);
        });
      } else if (t.row) {
        each_piece_of(t, *chunk, [&](const MultiTensor& piece, const MultiChunk& at) {
          table.step(&piece, &at, 1, reading, shared.scalars);
        });
      } else {  // together with the chunks after it that are stored alike
        const auto same = [&](const MultiTensor& o) {
          return rules.is_shared(o, t) && stored_alike(o, t);
        };
        while (c < end && same(tensor_of(c))) ++c;
        table.step(plan.tensors.data(), chunk, static_cast<int64_t>(c - first), reading,
                   shared.scalars);
      }
    }
  });
  plain::count_updates(plan, s, decisions, counts, slots);
  plain::add_found(run.out[2], run.in[0]);
}

}  // namespace

std::unique_ptr<Prepared> make_multi_stats(const Request& r, Why&) {
  return prepared(kName, [groups = r.out[0].shape[0]](const Run& run) { run_stats(run, groups); });
}

std::unique_ptr<Prepared> make_multi_scale(const Request&, Why&) {
  return prepared(kName, [](const Run& run) {
    const MultiPlan plan = plain::scale_plan(run);
    const auto* decisions = static_cast<const Decision*>(run.out[0]);
    each_chunk(plan, run.jobs, [&](size_t c) {
      const MultiChunk& chunk = plan.chunks[c];
      const MultiTensor& t = plan.tensors[static_cast<size_t>(chunk.tensor)];
      const Decision& d = decisions[t.group];
      if (plain::is_unchanged(d)) return;
      if (in_simd(t.grad_dtype)) multi_table().scale(t, chunk, reading_of(d, Goal::minimize));
      else plain::scale_grad(t, d, chunk.begin, chunk.count);
    });
    plain::add_found(run.out[1], run.in[0]);
  });
}

std::unique_ptr<Prepared> make_multi_step(const Request& r, Why& why) {
  if (r.in.size() > 1 && r.in[1]) return why.refuse(kName, "shifted draws");
  return prepared(kName, [slots = plain::slots_of(r)](const Run& run) { run_step(run, slots); });
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
