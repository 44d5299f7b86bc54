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

PassState state_of(const MultiState& m) {
  PassState s = {};
  s.data = m.data;
  s.scale = m.scale;
  s.format = m.format;
  s.block = m.block;
  if (is_coded(m.format)) {
    const CodeBook& book = code_book(m.format);
    s.zero = book.zero;
    s.value = book.value;
    s.slope = book.slope;
    s.base = book.base;
    if (m.format != StateFormat::unsigned4) s.search = &code_search(m.format);
  }
  return s;
}

StepPass pass_of(const MultiTensor& t, const double* decision, bool maximize) {
  StepPass p = {};
  p.param = t.param;
  p.low = t.low;
  p.copy = t.copy;
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

// The same with what a step needs beside.
StepPass pass_of(const MultiTensor& t, const double* decision, const StepRule& rule) {
  StepPass p = pass_of(t, decision, rule.maximize);
  for (int k = 0; k < kStates; ++k)
    if (is_elementwise(t, rule.kind, k)) p.state[k] = state_of(t.state[k]);
  p.factor = static_cast<float>(t.whole[0]);
  p.pull = static_cast<float>(t.whole[1]);
  if (t.columns > 0) {
    p.row_scale = t.row_scale;
    p.column_mean = static_cast<const float*>(t.state[1].data);
    p.rows = t.rows;
    p.columns = t.columns;
  }
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
          .pull = f(r.pull),
          .shrink = f(r.shrink),
          .momentum = f(r.momentum),
          .undamped = f(r.undamped),
          .beta1 = f(r.beta1),
          .beta2 = f(r.beta2),
          .slow = f(r.slow),
          .correction1 = f(r.correction1),
          .correction2 = f(r.correction2),
          .eps = f(r.eps),
          .rest1 = f(1 - r.beta1),
          .rest2 = f(1 - r.beta2),
          .rest3 = f(1 - r.beta3)};
}

// The rules of a plan in f32; there are few, but for odd cases.
class Rules {
 public:
  explicit Rules(const MultiPlan& plan) : plan_(plan) {
    for (size_t i = 0; i < std::min(plan.rules.size(), kMost); ++i)
      scalars_[i] = scalars_of(plan.rules[i]);
  }
  // `room` is for one past the few.
  const StepScalars& get(int32_t rule, StepScalars&& room = {}) const {
    const auto i = static_cast<size_t>(rule);
    return i < kMost ? scalars_[i] : room = scalars_of(plan_.rules[i]);
  }

 private:
  static constexpr size_t kMost = 8;
  const MultiPlan& plan_;
  StepScalars scalars_[kMost];
};

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
    if (type == PassType::none || (s.p != 2 && !std::isinf(s.p))) {
      plan.partials[c] = plain_stats(t, limit, s.p, chunk.begin, chunk.count);
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
    row[2] += p.powers;
    row[3] = std::max(row[3], p.largest);
  }
}

// -- steps ----------------------------------------------------------------------------------------

void factors(MultiTensor& t, const StepRule& rule, const StepScalars& scalars,
             const double* decision, const Jobs& jobs) {
  if (!in_simd(t)) return plain_factors(t, rule, decision);
  const StepPass pass = pass_of(t, decision, rule);
  const int64_t rows = t.count / t.columns, matrices = rows / t.rows;
  const auto means = [&](int k) { return static_cast<float*>(t.state[k].data); };
  jobs.run(rows, std::max<int64_t>(1, kMultiUnit / t.columns), [&](int64_t a, int64_t b, int32_t) {
    multi_table().row_means(pass, scalars, means(0), a, b);
  });
  const int64_t strips = (t.columns + kStateBlock - 1) / kStateBlock;
  const int64_t grain = std::max<int64_t>(1, kMultiUnit / (kStateBlock * t.rows));
  jobs.run(matrices * strips, grain, [&](int64_t a, int64_t b, int32_t) {
    for (int64_t i = a; i < b; ++i) {
      const int64_t from = i % strips * kStateBlock;
      multi_table().column_means(pass, scalars, means(1), i / strips, from,
                                 std::min(t.columns, from + kStateBlock));
    }
  });
  plain_row_scales(t, rule);
}

// What needs_whole asks for, for all tensors that are to be updated.
void measure_whole(const MultiPlan& plan, const Rules& rules, const double* decisions,
                   const Jobs& jobs) {
  if (std::none_of(plan.rules.begin(), plan.rules.end(),
                   [](const StepRule& r) { return needs_whole(r.kind); })) {
    return;
  }
  const auto rule_of = [&](const MultiTensor& t) -> const StepRule& {
    return plan.rules[static_cast<size_t>(t.rule)];
  };
  const auto decision_of = [&](const MultiTensor& t) {
    return decisions + t.group * kDecisionWidth;
  };
  const auto takes_part = [&](const MultiTensor& t) {
    return needs_whole(rule_of(t).kind) && decision_of(t)[0] != 0;
  };
  for (MultiTensor& t : plan.tensors) {
    if (t.columns > 0 && takes_part(t))
      factors(t, rule_of(t), rules.get(t.rule), decision_of(t), jobs);
  }
  each_chunk(plan, jobs, [&](size_t c) {
    const MultiChunk& chunk = plan.chunks[c];
    const MultiTensor& t = plan.tensors[static_cast<size_t>(chunk.tensor)];
    if (!takes_part(t)) return;
    const StepRule& rule = rule_of(t);
    double sums[2];
    if (in_simd(t)) {
      multi_table().sums(pass_of(t, decision_of(t), rule), rules.get(t.rule), chunk.begin,
                         chunk.count, sums);
    } else {
      plain_sums(t, rule, decision_of(t), chunk.begin, chunk.count, sums);
    }
    plan.partials[c] = {sums[0], sums[1], 0};
  });
  for (size_t c = 0; c < plan.chunks.size();) {  // in one order, whoever computed them
    const int32_t tensor = plan.chunks[c].tensor;
    MultiTensor& t = plan.tensors[static_cast<size_t>(tensor)];
    double sums[2] = {};
    for (; c < plan.chunks.size() && plan.chunks[c].tensor == tensor; ++c) {
      sums[0] += plan.partials[c].powers;
      sums[1] += plan.partials[c].largest;
    }
    if (takes_part(t)) plain_whole(t, rule_of(t), sums);
  }
}

// Whether MultiTable::step_in_place takes the tensor.
bool lies_in_f32(const MultiTensor& t, const double* decision, const StepRule& rule) {
  bool plain = t.param_dtype == DType::f32 && t.grad_dtype == DType::f32 && !t.copy &&
               decision[1] == 1 && decision[2] == 0 && decision[3] == 1 && !rule.maximize &&
               !needs_whole(rule.kind);
  for (const MultiState& s : t.state) plain &= !is_coded(s.format);
  return plain;
}

void run_step(const Run& run) {
  const MultiPlan& plan = *run.get<PlanScalars>().plan;
  const auto* decision = static_cast<const double*>(run.out[0]);
  const Rules rules(plan);
  const MultiTable& table = multi_table();
  measure_whole(plan, rules, decision, run.jobs);
  each_chunk(plan, run.jobs, [&](size_t c) {
    const MultiChunk& chunk = plan.chunks[c];
    const MultiTensor& t = plan.tensors[static_cast<size_t>(chunk.tensor)];
    const double* d = decision + t.group * kDecisionWidth;
    if (d[0] == 0) return;
    const StepRule& rule = plan.rules[static_cast<size_t>(t.rule)];
    if (in_simd(t)) {
      const StepScalars scalars = rules.get(t.rule);
      const bool in_place = lies_in_f32(t, d, rule);
      each_piece(t, chunk, [&](void* grad, int64_t begin, int64_t count) {
        const int64_t done = in_place ? table.step_in_place(scalars, t, grad, begin, count) : 0;
        if (done == count) return;
        StepPass pass = pass_of(t, d, rule);
        pass.grad = grad;
        table.step(pass, scalars, begin + done, count - done);
      });
    } else {
      MultiTensor piece = t;
      each_piece(t, chunk, [&](void* grad, int64_t begin, int64_t count) {
        piece.grad = grad;
        plain_step(piece, rule, d, begin, count);
      });
    }
  });
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
  return prepared(kName, run_step);
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
