// Adafactor, which keeps squared gradients as means over rows and columns.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>

#include "backends/rules/rule.h"

namespace mpt {

struct Adafactor : Rule {
  static constexpr RuleData kData = {
      .name = "Adafactor",
      .defaults = {.lr = 1e-2, .eps = static_cast<double>(FLT_EPSILON)},
      .reads = {.eps = true, .beta2_decay = true, .min_rms = true, .clip_threshold = true},
      .states = {{0, "variance", StateSign::positive, KeptWith::vectors},
                 {0, "row_var", StateSign::positive, KeptWith::matrices, StateExtent::rows},
                 {1, "col_var", StateSign::positive, KeptWith::matrices, StateExtent::columns}},
      .decay = Decay::parameter,
      .needs_whole = true};

  static void scalars(const Hyper& h, double t, StepRule& r) {
    r.beta2 = 1 - std::pow(t, h.beta2_decay);
    r.lr = std::min(r.lr, 1 / std::sqrt(t));
    r.eps = std::max(h.eps, 1e-18);  // its square is a normal float
    r.min_rms = h.min_rms;
    r.clip_threshold = h.clip_threshold;
  }

  template <class V, class S>
  MPT_FORMULA V direction(const Scalars<V>& r, V, V g, S& s) {
    V v = s.get(0);
    if (!r.factored) v = s.put(0, fma(r.one_minus_beta2, g * g - v, v));
    return g / sqrt(max(v, r.eps * r.eps));
  }

  static void whole(const StepRule& r, Whole& w) {
    const double root = std::sqrt(static_cast<double>(w.count));
    const double over = w.grad_norm / (root * r.clip_threshold);
    w.factor = std::max(r.min_rms, w.norm / root) * r.lr / (over <= 1 ? 1 : over);
  }

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V u, S&) {
    return w * r.shrink - r.factor * u;
  }
};

}  // namespace mpt
