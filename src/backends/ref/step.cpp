// The optimizers' formulas, an element at a time in double.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>
#include <cmath>

#include "backends/multi.h"
#include "backends/ref/access.h"
#include "backends/ref/params.h"

namespace mpt {
namespace {

using ref::load;
using ref::store;

bool wide(const MultiTensor& t) { return t.param_dtype == DType::f64; }
DType state_dtype(const MultiTensor& t) { return wide(t) ? DType::f64 : DType::f32; }
// As a state would keep it.
double kept(const MultiTensor& t, double v) {
  return wide(t) ? v : static_cast<double>(static_cast<float>(v));
}

bool factored(const MultiTensor& t) { return t.columns > 0; }
double factored_v(const MultiTensor& t, int64_t i) {
  const int64_t row = i / t.columns, matrix = row / t.rows;
  return t.row_scale[row] *
         load(state_dtype(t), t.state[1].data, matrix * t.columns + i % t.columns);
}

// One double as the vector of a formula (backends/rules/), with the functions that a formula
// calls. fma rounds twice, as a product and a sum do.
struct One {
  double v;
};
One operator+(One a, One b) { return {a.v + b.v}; }
One operator-(One a, One b) { return {a.v - b.v}; }
One operator*(One a, One b) { return {a.v * b.v}; }
One operator/(One a, One b) { return {a.v / b.v}; }
One fma(One a, One b, One c) { return {a.v * b.v + c.v}; }
One sqrt(One a) { return {std::sqrt(a.v)}; }
One max(One a, One b) { return {std::max(a.v, b.v)}; }
One neg(One a) { return {-a.v}; }
One positive(One a) { return {std::max(a.v, 0.0)}; }
One sign(One a) { return {static_cast<double>((a.v > 0) - (a.v < 0))}; }

Scalars<One> in_ones(const MultiTensor& t, const StepRule& rule) {
  auto r = converted<One>(scalars_of(rule), [](double v) { return One{v}; });
  r.factored = factored(t);
  return r;
}

// One element: its states are read from s and left there, g becomes a direction, p is updated.
struct Element {
  const MultiTensor& t;
  const Scalars<One>& r;
  double g, p;
  double s[kStates] = {};
  bool changed[kStates] = {};

  One get(int slot) const { return {s[slot]}; }
  One put(int slot, One v) {
    changed[slot] = true;
    s[slot] = kept(t, v.v);
    return {s[slot]};
  }

  template <class R>
  One direction() {
    if constexpr (HasDirection<R, One, Element>) return R::direction(r, One{p}, One{g}, *this);
    else return {g};
  }
  template <class R>
  void update() {
    const One d = direction<R>();
    p = R::step(r, One{p}, d, *this).v;
  }
};

// One state of a tensor that has a value for each element, or data nullptr.
struct Slot {
  void* data = nullptr;
  bool coded = false;
};

// f(element, number of it) for a range, with its states read before and, to write, after.
template <bool kWrite, class F>
void each_element(const MultiTensor& t, const StepRule& rule, const double* decision, int64_t begin,
                  int64_t count, F f) {
  Scalars<One> r = in_ones(t, rule);
  if (kWrite && rule_info(rule.kind).data.needs_whole) {
    r.factor = {t.whole[0]};
    r.pull = {t.whole[1]};
  }
  const DType dtype = state_dtype(t);
  Slot slot[kStates];
  bool forgive = false;  // elements of coded states that are not finite are left out
  for (int k = 0; k < kStates; ++k) {
    if (!is_elementwise(t, r.one_value, k)) continue;
    slot[k] = {t.state[k].data, is_coded(t.state[k].format)};
    forgive |= slot[k].coded;
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
                .g = ref::grad_as_read(t, first + i, decision) * (rule.maximize ? -1 : 1),
                .p = ref::load_param(t, first + i)};
      for (int k = 0; k < kStates; ++k) {
        if (!slot[k].data) continue;
        e.s[k] =
            slot[k].coded ? static_cast<double>(coded[k][i]) : load(dtype, slot[k].data, first + i);
      }
      if (factored(t)) e.s[0] = factored_v(t, first + i);
      const double p = e.p;
      const bool lost = forgive && !std::isfinite(e.g);
      if (lost) e.g = 0;
      f(e);
      if (!kWrite) continue;
      for (int k = 0; k < kStates; ++k) {
        if (!e.changed[k]) continue;
        changed[k] = true;
        if (lost) e.s[k] = 0;
        if (slot[k].coded) coded[k][i] = static_cast<float>(e.s[k]);
        else store(dtype, slot[k].data, first + i, e.s[k]);
      }
      ref::store_param(t, first + i, lost ? p : e.p);
    }
    for (int k = 0; k < kStates && kWrite; ++k) {
      if (changed[k] && slot[k].coded) plain_encode(t.state[k], first, n, coded[k]);
    }
  }
}

}  // namespace

void plain_step(const MultiTensor& t, const StepRule& rule, const double* decision, int64_t begin,
                int64_t count) {
  with_formula(rule_info(rule.kind).formula, [&](auto formula) {
    each_element<true>(t, rule, decision, begin, count,
                       [](Element& e) { e.update<decltype(formula)>(); });
  });
}

void plain_sums(const MultiTensor& t, const StepRule& rule, const double* decision, int64_t begin,
                int64_t count, double sums[2]) {
  sums[0] = sums[1] = 0;
  with_formula(rule_info(rule.kind).formula, [&](auto formula) {
    using R = decltype(formula);
    if constexpr (R::kData.needs_whole) {
      each_element<false>(t, rule, decision, begin, count, [&](Element& e) {
        sums[0] += e.p * e.p;
        const double d = e.direction<R>().v;
        sums[1] += d * d;
      });
    }
  });
}

void plain_factors(MultiTensor& t, const StepRule& rule, const double* decision) {
  if (!factored(t)) return;
  const DType d = state_dtype(t);
  const int64_t size = t.rows * t.columns, matrices = size ? t.count / size : 0;
  auto blend = [&](void* state, int64_t i, double mean) {
    const double before = load(d, state, i);
    store(d, state, i, before + (1 - rule.beta2) * (mean - before));
  };
  auto square = [&](int64_t i) {
    const double g = ref::grad_as_read(t, i, decision);
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
  plain_row_scales(t, rule);
}

void plain_row_scales(MultiTensor& t, const StepRule& rule) {
  const int64_t matrices = t.count / (t.rows * t.columns);
  for (int64_t m = 0; m < matrices; ++m) {
    double sum = 0;
    for (int64_t r = m * t.rows; r < (m + 1) * t.rows; ++r)
      sum += t.row_scale[r] = load(state_dtype(t), t.state[0].data, r);
    const double mean = std::max(sum / static_cast<double>(t.rows), rule.eps);
    for (int64_t r = m * t.rows; r < (m + 1) * t.rows; ++r) t.row_scale[r] /= mean;
  }
}

void plain_whole(MultiTensor& t, const StepRule& r, const double sums[2]) {
  const RuleInfo& rule = rule_info(r.kind);
  void* state = nullptr;  // with one value
  for (const StateInfo& s : rule.data.states)
    if (s.key && s.extent == StateExtent::one) state = t.state[s.slot].data;
  Whole w{.count = t.count,
          .norm = std::sqrt(sums[0]),
          .squares = sums[1],
          .grad_norm = std::sqrt(sums[1]),
          .wide = wide(t),
          .pull = r.pull};
  if (state) w.state = load(state_dtype(t), state, 0);
  rule.whole(r, w);
  if (state) store(state_dtype(t), state, 0, w.state);
  t.whole[0] = w.factor;
  t.whole[1] = w.pull;
}

}  // namespace mpt
