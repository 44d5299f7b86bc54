// SGD and LARS, which is SGD with a learning rate per tensor.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>

#include "backends/rules/rule.h"

namespace mpt {

struct Sgd : Rule {
  static constexpr bool kStreams = true;
  static constexpr RuleData kData = {
      .name = "SGD",
      .reads = {.momentum = true, .dampening = true, .nesterov = true},
      .states = {{0, "momentum_buffer", StateSign::both, KeptWith::momentum}},
      .cycled = Cycled::momentum,
      .by_rows = true};

  static void scalars(const Hyper& h, double t, StepRule& r) {
    r.undamped = 1 - h.dampening;
    r.first = t == 1;
  }

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V g, S& s) {
    return w * r.shrink - r.lr * moved(r, fma(r.decay, w, g), s);
  }

  // Returns the gradient, or the momentum that it updates.
  template <class V, class S>
  MPT_FORMULA V moved(const Scalars<V>& r, V g, S& s) {
    if (!r.has_momentum) return g;
    const V b = s.put(0, r.first ? g : fma(r.momentum, s.get(0), r.undamped * g));
    return r.nesterov ? fma(r.momentum, b, g) : b;
  }
};

struct Lars : Rule {
  static constexpr RuleData kData = {
      .name = "LARS",
      .defaults = {.lr = 0.1, .momentum = 0.9},
      .reads = {.momentum = true,
                .dampening = true,
                .eps = true,
                .nesterov = true,
                .trust_coefficient = true,
                .trust_clip = true},
      .states = {{0, "momentum_buffer", StateSign::both, KeptWith::momentum}},
      .decay = Decay::update,
      .cycled = Cycled::momentum,
      .needs_whole = true};

  static void scalars(const Hyper& h, double t, StepRule& r) {
    Sgd::scalars(h, t, r);
    r.trust_coefficient = h.trust_coefficient;
    if (!h.trust_clip) return;
    r.trust_coefficient =
        h.trust_coefficient / std::max(r.lr, DBL_MIN);  // lr * factor is at most lr
    r.max_ratio = 1;
  }

  // A norm that is NaN makes the whole tensor NaN.
  static void whole(const StepRule& r, Whole& w) {
    if (w.norm != 0 && w.grad_norm != 0) {
      w.factor = r.trust_coefficient * w.norm / (w.grad_norm + r.pull * w.norm + r.eps);
      if (r.max_ratio > 0 && w.factor > r.max_ratio) w.factor = r.max_ratio;
    } else {
      w.pull = 0;
    }
  }

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V g, S& s) {
    return w * r.shrink - r.lr * Sgd::moved(r, r.factor * fma(r.pull, w, g), s);
  }
};

}  // namespace mpt
