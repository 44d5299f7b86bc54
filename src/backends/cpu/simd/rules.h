// Runs the formulas of the optimizers (backends/rules/) on a block, in whole vectors.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/multi.h"
#include "backends/cpu/simd/states.h"
#include "backends/cpu/simd/vec.h"
#include "backends/multi.h"
#include "backends/rules/all.h"

namespace mpt::cpu::MPT_ISA {

// Access of a rule to the parameter or the gradient: get(i) returns sixteen values from element i
// on, put(i, v) stores them, and finish(n) stores what put() has delayed.
struct Floats {
  float* p;
  template <class Room>
  MPT_INLINE Floats of(const MultiTensor& t, int64_t at, Room*) {
    return {static_cast<float*>(t.param) + at};
  }
  MPT_ALWAYS F get(int64_t i) const { return load(p + i); }
  MPT_ALWAYS void put(int64_t i, F v) const { store(p + i, v); }
  MPT_ALWAYS void finish(int64_t) const {}
};

// Functions that formulas call besides those of vec.h.
MPT_INLINE F positive(F v) { return max(v, set(0)); }
MPT_INLINE F sign(F v) {  // NaN for NaN
  const F zero = set(0);
  return pick(v > zero, set(1), pick(v < zero, set(-1), v * zero));
}

// The states of sixteen elements from `i` on: the parameter `s` of a formula.
template <class R, class S>
struct StatesAt {
  S& s;
  int64_t i;

  MPT_ALWAYS F get(int slot) const {
    return slot == 0 ? get_one<0>() : slot == 1 ? get_one<1>() : get_one<2>();
  }
  MPT_ALWAYS F put(int slot, F v) const {
    if (slot == 0) MPT_ISA::put<0>(s, i, v);
    else if (slot == 1) MPT_ISA::put<1>(s, i, v);
    else MPT_ISA::put<2>(s, i, v);
    return v;
  }
  template <int K>
  MPT_ALWAYS F get_one() const {
    if constexpr (is_positive(R::kData, K)) return square<K>(s, i);
    else return MPT_ISA::get<K>(s, i);
  }
};

// Return the scalars in every lane; with a tensor, also what depends on it.
MPT_INLINE Scalars<F> in_lanes(const StepScalars& r) {
  return converted<F>(r, [](float v) MPT_INLINE_LAMBDA { return set(v); });
}
MPT_INLINE Scalars<F> in_lanes(const StepScalars& r, const MultiTensor& t) {
  Scalars<F> lanes = in_lanes(r);
  lanes.factored = t.columns > 0;
  return lanes;
}

// Steps n elements by rule R. P and G give access to the parameter and the gradient, S to the
// states.
template <class R, class P, class G, class S>
MPT_INLINE void step_each(const Scalars<F>& r, P p, G g, S& s, int64_t n) {
  for (int64_t i = 0; i < n; i += kLanes) {
    StatesAt<R, S> at{s, i};
    const F w = p.get(i);
    F d = g.get(i);
    if constexpr (HasDirection<R, F, StatesAt<R, S>>) d = R::direction(r, w, d, at);
    p.put(i, R::step(r, w, d, at));
  }
}

// Steps n elements in buffers by the formula of `r`.
template <class S>
static void update(const StepScalars& r, const MultiTensor& t, float* p, float* g, S& s,
                   int64_t n) {
  with_formula(r.kind, [&](auto rule) MPT_INLINE_LAMBDA {
    using R = decltype(rule);
    Scalars<F> lanes = in_lanes(r, t);
    if constexpr (R::kData.needs_whole) {
      lanes.factor = set(static_cast<float>(t.scratch->factor));
      lanes.pull = set(static_cast<float>(t.scratch->pull));
    }
    step_each<R>(lanes, Floats{p}, Floats{g}, s, n);
  });
}

// Replaces the gradient by the rule's direction, if it has one.
template <class S>
static void direct(const StepScalars& r, const MultiTensor& t, const float* p, float* g, S& s,
                   int64_t n) {
  with_formula(r.kind, [&](auto rule) MPT_INLINE_LAMBDA {
    using R = decltype(rule);
    if constexpr (HasDirection<R, F, StatesAt<R, S>>) {
      const Scalars<F> lanes = in_lanes(r, t);
      for (int64_t i = 0; i < n; i += kLanes) {
        StatesAt<R, S> at{s, i};
        store(g + i, R::direction(lanes, load(p + i), load(g + i), at));
      }
    }
  });
}

// True for rules with a fast pass over each storage format.
MPT_INLINE bool streams(OptimizerKind formula) {
  bool found = false;
  with_formula(formula, [&](auto rule) MPT_INLINE_LAMBDA { found = decltype(rule)::kStreams; });
  return found;
}
// Steps n elements in their storage formats, for a rule of which streams() is true.
template <class P, class G, class S>
MPT_INLINE void stream(const StepScalars& r, P p, G g, S& s, int64_t n) {
  with_formula(r.kind, [&](auto rule) MPT_INLINE_LAMBDA {
    using R = decltype(rule);
    if constexpr (R::kStreams) step_each<R>(in_lanes(r), p, g, s, n);
  });
}

}  // namespace mpt::cpu::MPT_ISA
