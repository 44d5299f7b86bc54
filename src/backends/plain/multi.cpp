// Optimizer passes over one tensor, one element at a time in double.
// SPDX-License-Identifier: Apache-2.0
#include "backends/plain/multi.h"

#include <algorithm>
#include <cmath>

#include "backends/masters.h"
#include "backends/plain/element.h"

namespace mpt::plain {
namespace {

// The loop over elements calls these functions, so they are inlined like formulas.

// Return and set the exact value of an element of the parameter (backends/masters.h).
MPT_FORMULA double load_param(const MultiTensor& t, int64_t i) {
  if (!t.low) return load(t.param_dtype, t.param, i);
  const uint16_t p = element<uint16_t>(t.param, i), low = element<uint16_t>(t.low, i);
  const bool kahan = t.master == Master::kahan;
  return static_cast<double>(kahan ? compensated(t.param_dtype, p, low) : joined(p, low));
}

MPT_FORMULA void store_param(const MultiTensor& t, int64_t i, double v) {
  const auto f = static_cast<float>(v);
  switch (t.master) {
    case Master::split:
      split_into(f, element<uint16_t>(t.param, i), element<uint16_t>(t.low, i));
      break;
    case Master::kahan:
      compensate(t.param_dtype, f, element<uint16_t>(t.param, i), element<uint16_t>(t.low, i));
      break;
    case Master::stochastic:
      element<uint16_t>(t.param, i) =
          rounded_by(t.param_dtype, f, rounding_bits(t.key, t.first, i));
      break;
    default: store(t.param_dtype, t.param, i, v);
  }
  // Rounded from the stored master, as a cast would.
  if (t.copy)
    store(t.copy_dtype, t.copy, i, t.param_dtype == DType::f64 ? v : static_cast<double>(f));
}

bool is_f64(const MultiTensor& t) { return t.param_dtype == DType::f64; }

// Returns a gradient unscaled, limited and clipped, each of which rounds to T.
template <class T>
MPT_FORMULA T prepared(T g, const Decision& d) {
  g *= static_cast<T>(d.multiplier);
  const auto limit = static_cast<T>(d.limit);
  if (limit > 0) g = std::clamp(g, -limit, limit);
  return g * static_cast<T>(d.clip);
}
// Returns the prepared gradient: f32 unless it or the parameter is f64, so that one pass has the
// bits of passes that store it in between.
MPT_FORMULA double read_grad(const MultiTensor& t, int64_t i, const Decision& decision) {
  const double g = load(t.grad_dtype, t.grad, i);
  if (is_f64(t) || t.grad_dtype == DType::f64) return prepared(g, decision);
  return static_cast<double>(prepared(static_cast<float>(g), decision));
}

DType state_dtype(const MultiTensor& t) { return is_f64(t) ? DType::f64 : DType::f32; }
// Returns v rounded as a state of `t` stores it.
double as_stored(const MultiTensor& t, double v) {
  return is_f64(t) ? v : static_cast<double>(static_cast<float>(v));
}

bool is_factored(const MultiTensor& t) { return t.columns > 0; }
// Returns the second moment of element i from its factors.
double factored_v(const MultiTensor& t, int64_t i) {
  const int64_t row = i / t.columns, matrix = row / t.rows;
  return t.row_scale[row] *
         load(state_dtype(t), t.state[1].data, matrix * t.columns + i % t.columns);
}

// A vector of one double, with the functions that formulas call (backends/rules/). Its fma rounds
// twice.
struct ScalarLane {
  double v;
};
ScalarLane operator+(ScalarLane a, ScalarLane b) { return {a.v + b.v}; }
ScalarLane operator-(ScalarLane a, ScalarLane b) { return {a.v - b.v}; }
ScalarLane operator*(ScalarLane a, ScalarLane b) { return {a.v * b.v}; }
ScalarLane operator/(ScalarLane a, ScalarLane b) { return {a.v / b.v}; }
ScalarLane fma(ScalarLane a, ScalarLane b, ScalarLane c) { return {a.v * b.v + c.v}; }
ScalarLane sqrt(ScalarLane a) { return {std::sqrt(a.v)}; }
ScalarLane max(ScalarLane a, ScalarLane b) { return {std::max(a.v, b.v)}; }
ScalarLane neg(ScalarLane a) { return {-a.v}; }
ScalarLane positive(ScalarLane a) { return {std::max(a.v, 0.0)}; }
ScalarLane sign(ScalarLane a) { return {static_cast<double>((a.v > 0) - (a.v < 0))}; }

Scalars<ScalarLane> scalars_for(const MultiTensor& t, const StepRule& rule) {
  auto r = converted<ScalarLane>(scalars_of(rule), [](double v) { return ScalarLane{v}; });
  r.factored = is_factored(t);
  return r;
}

// One element in a formula: `s` holds its states, before and after.
struct Element {
  const MultiTensor& t;
  const Scalars<ScalarLane>& r;
  double g, p;
  double s[kStates] = {};
  bool changed[kStates] = {};

  ScalarLane get(int slot) const { return {s[slot]}; }
  ScalarLane put(int slot, ScalarLane v) {
    changed[slot] = true;
    s[slot] = as_stored(t, v.v);
    return {s[slot]};
  }

  template <class R>
  ScalarLane direction() {
    if constexpr (HasDirection<R, ScalarLane, Element>)
      return R::direction(r, ScalarLane{p}, ScalarLane{g}, *this);
    else return {g};
  }
  template <class R>
  void update() {
    const ScalarLane d = direction<R>();
    p = R::step(r, ScalarLane{p}, d, *this).v;
  }
};

// A state with one value per element; data is nullptr if the tensor has no such state in a slot.
struct ElementState {
  void* data = nullptr;
  bool coded = false;
};

enum class ElementAccess : bool { read, write };

// Calls f(element) for each element of a range. With `write` it then stores the parameter and the
// states that changed. Where a state is coded, an element with a non-finite gradient keeps its
// parameter and its states become 0.
template <ElementAccess kAccess, class F>
void each_element(const MultiTensor& t, const StepRule& rule, const Decision& decision,
                  int64_t begin, int64_t count, F f) {
  constexpr bool kWrite = kAccess == ElementAccess::write;
  Scalars<ScalarLane> r = scalars_for(t, rule);
  if (kWrite && rule_info(rule.kind).data.needs_whole) {
    r.factor = {t.scratch->factor};
    r.pull = {t.scratch->pull};
  }
  const DType dtype = state_dtype(t);
  ElementState slot[kStates];
  bool has_coded = false;
  for (int k = 0; k < kStates; ++k) {
    if (!is_elementwise(t, r.one_value, k)) continue;
    slot[k] = {t.state[k].data, is_coded(t.state[k].format)};
    has_coded |= slot[k].coded;
  }
  for (int64_t first = begin; first < begin + count; first += kStateBlock) {
    const int64_t n = std::min<int64_t>(kStateBlock, begin + count - first);
    float coded[kStates][kStateBlock];
    for (int k = 0; k < kStates; ++k)
      if (slot[k].coded) plain_decode(t.state[k], first, n, coded[k]);
    bool changed[kStates] = {};
    for (int64_t i = 0; i < n; ++i) {
      Element e{.t = t,
                .r = r,
                .g = read_grad(t, first + i, decision) * (rule.maximize ? -1 : 1),
                .p = load_param(t, first + i)};
      for (int k = 0; k < kStates; ++k) {
        if (!slot[k].data) continue;
        e.s[k] =
            slot[k].coded ? static_cast<double>(coded[k][i]) : load(dtype, slot[k].data, first + i);
      }
      if (is_factored(t)) e.s[0] = factored_v(t, first + i);
      const double p = e.p;
      const bool is_skipped = has_coded && !std::isfinite(e.g);
      if (is_skipped) e.g = 0;
      f(e);
      if (!kWrite) continue;
      for (int k = 0; k < kStates; ++k) {
        if (!e.changed[k]) continue;
        changed[k] = true;
        if (is_skipped) e.s[k] = 0;
        if (slot[k].coded) coded[k][i] = static_cast<float>(e.s[k]);
        else store(dtype, slot[k].data, first + i, e.s[k]);
      }
      store_param(t, first + i, is_skipped ? p : e.p);
    }
    for (int k = 0; k < kStates && kWrite; ++k) {
      if (changed[k] && slot[k].coded) plain_encode(t.state[k], first, n, coded[k]);
    }
  }
}

}  // namespace

MultiPartial grad_stats(const MultiTensor& t, double limit, double power, int64_t begin,
                        int64_t count) {
  MultiPartial p = {};
  for (int64_t i = begin; i < begin + count; ++i) {
    double v = std::fabs(load(t.grad_dtype, t.grad, i));
    if (!std::isfinite(v)) {
      ++p.non_finite;
      continue;
    }
    if (limit > 0) v = std::min(v, limit);
    if (power == 2) p.powers += v * v;
    else p.powers += power == 1 ? v : std::pow(v, power);
    p.largest = std::max(p.largest, v);
  }
  return p;
}

void scale_grad(const MultiTensor& t, const Decision& decision, int64_t begin, int64_t count) {
  for (int64_t i = begin; i < begin + count; ++i) {
    store(t.grad_dtype, t.grad, i, read_grad(t, i, decision));
  }
}

void step(const MultiTensor& t, const StepRule& rule, const Decision& decision, int64_t begin,
          int64_t count) {
  with_formula(rule_info(rule.kind).formula, [&](auto formula) {
    each_element<ElementAccess::write>(t, rule, decision, begin, count,
                                       [](Element& e) { e.update<decltype(formula)>(); });
  });
}

void write_copy(const MultiTensor& t, int64_t begin, int64_t count) {
  for (int64_t i = begin; i < begin + count; ++i) store(t.copy_dtype, t.copy, i, load_param(t, i));
}

StepRule rule_for(const MultiPlan& plan, const MultiTensor& t, const int64_t* counts) {
  const auto group = static_cast<size_t>(t.group);
  const auto last = static_cast<int64_t>(plan.scheduled.size() / plan.groups.size()) - 1;
  const int64_t at = counts ? std::clamp<int64_t>(counts[0] - plan.first_count, 0, last) : 0;
  return rule_of(plan.groups[group],
                 plan.scheduled[static_cast<size_t>(at) * plan.groups.size() + group],
                 count_of(t, counts) + 1);
}

void count_updates(const MultiPlan& plan, const UpdateScalars& s, const Decision* decisions,
                   int64_t* counts, int64_t slots) {
  if (!counts) return;
  bool any = false;
  if (is_whole(plan, slots)) {
    any = s.always || decisions[0].apply != 0;
    for (int64_t i = 0; i < slots; ++i) counts[1 + i] += any;
  } else {
    for (const MultiTensor& t : plan.tensors) {
      if (!s.always && decisions[t.group].apply == 0) continue;
      any = true;
      ++counts[1 + t.slot];
    }
  }
  if (any && !s.is_partial) ++counts[0];
}

void sum_squares(const MultiTensor& t, const StepRule& rule, const Decision& decision,
                 int64_t begin, int64_t count, double sums[2]) {
  sums[0] = sums[1] = 0;
  with_formula(rule_info(rule.kind).formula, [&](auto formula) {
    using R = decltype(formula);
    if constexpr (R::kData.needs_whole) {
      each_element<ElementAccess::read>(t, rule, decision, begin, count, [&](Element& e) {
        sums[0] += e.p * e.p;
        const double d = e.direction<R>().v;
        sums[1] += d * d;
      });
    }
  });
}

void update_factors(const MultiTensor& t, const StepRule& rule, const Decision& decision) {
  if (!is_factored(t)) return;
  const DType d = state_dtype(t);
  const int64_t size = t.rows * t.columns, matrices = size ? t.count / size : 0;
  auto blend = [&](void* state, int64_t i, double mean) {
    const double before = load(d, state, i);
    store(d, state, i, before + (1 - rule.beta2) * (mean - before));
  };
  auto square = [&](int64_t i) {
    const double g = read_grad(t, i, decision);
    return g * g;
  };
  for (int64_t m = 0; m < matrices; ++m) {
    for (int64_t r = 0; r < t.rows; ++r) {
      double sum = 0;
      for (int64_t c = 0; c < t.columns; ++c) sum += square(m * size + r * t.columns + c);
      blend(t.state[0].data, m * t.rows + r, sum / static_cast<double>(t.columns));
    }
    for (int64_t c = 0; c < t.columns; ++c) {
      double sum = 0;
      for (int64_t r = 0; r < t.rows; ++r) sum += square(m * size + r * t.columns + c);
      blend(t.state[1].data, m * t.columns + c, sum / static_cast<double>(t.rows));
    }
  }
  scale_rows(t, rule);
}

void scale_rows(const MultiTensor& t, const StepRule& rule) {
  const int64_t matrices = t.count / (t.rows * t.columns);
  double* scale = t.row_scale;
  for (int64_t m = 0; m < matrices; ++m) {
    double sum = 0;
    for (int64_t r = m * t.rows; r < (m + 1) * t.rows; ++r) {
      scale[r] = load(state_dtype(t), t.state[0].data, r);
      sum += scale[r];
    }
    const double mean = std::max(sum / static_cast<double>(t.rows), rule.eps);
    for (int64_t r = m * t.rows; r < (m + 1) * t.rows; ++r) scale[r] /= mean;
  }
}

void finish_whole(const MultiTensor& t, const StepRule& r, const double sums[2]) {
  const RuleInfo& rule = rule_info(r.kind);
  void* state = nullptr;  // with one value
  for (const StateInfo& s : rule.data.states)
    if (s.key && s.extent == StateExtent::one) state = t.state[s.slot].data;
  Whole w{.count = t.count,
          .norm = std::sqrt(sums[0]),
          .squares = sums[1],
          .grad_norm = std::sqrt(sums[1]),
          .wide = is_f64(t),
          .pull = r.pull};
  if (state) w.state = load(state_dtype(t), state, 0);
  rule.whole(r, w);
  if (state) store(state_dtype(t), state, 0, w.state);
  t.scratch->factor = w.factor;
  t.scratch->pull = w.pull;
}

}  // namespace mpt::plain
