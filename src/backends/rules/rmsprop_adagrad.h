// RMSprop and Adagrad: the gradient divided by the root of its mean square or sum of squares.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/rules/rule.h"

namespace mpt {

struct RmsProp : Rule {
  static constexpr RuleData kData = {
      .name = "RMSprop",
      .defaults = {.lr = 1e-2},
      .reads = {.momentum = true, .eps = true, .alpha = true, .centered = true},
      .states = {{0, "square_avg", StateSign::positive},
                 {1, "grad_avg", StateSign::both, KeptWith::centered},
                 {2, "momentum_buffer", StateSign::both, KeptWith::momentum}},
      .cycled = Cycled::momentum};

  static void scalars(const Hyper& h, double, StepRule& r) { r.beta2 = h.alpha; }

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V g, S& s) {
    const V d = fma(r.decay, w, g);
    V v = s.put(0, fma(r.beta2, s.get(0), r.one_minus_beta2 * d * d));
    if (r.centered) {
      const V before = s.get(1), mean = s.put(1, fma(r.one_minus_beta2, d - before, before));
      v = positive(v - mean * mean);
    }
    V a = d / (sqrt(v) + r.eps);
    if (r.has_momentum) a = s.put(2, fma(r.momentum, s.get(2), a));
    return w * r.shrink - r.lr * a;
  }
};

struct Adagrad : Rule {
  static constexpr RuleData kData = {
      .name = "Adagrad",
      .defaults = {.lr = 1e-2, .eps = 1e-10},
      .reads = {.eps = true, .lr_decay = true, .initial_accumulator = true},
      .states = {{.key = "sum",
                  .sign = StateSign::positive,
                  .initial = &Hyper::initial_accumulator}},
      .by_rows = true};

  static void scalars(const Hyper& h, double t, StepRule& r) {
    r.lr = r.lr / (1 + (t - 1) * h.lr_decay);
  }

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V g, S& s) {
    const V d = fma(r.decay, w, g), v = s.put(0, fma(d, d, s.get(0)));
    return w * r.shrink - r.lr * d / (sqrt(v) + r.eps);
  }
};

}  // namespace mpt
