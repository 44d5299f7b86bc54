// Lion: steps by the sign of the momentum.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/rules/rule.h"

namespace mpt {

struct Lion : Rule {
  static constexpr RuleData kData = {.name = "Lion",
                                     .defaults = {.lr = 1e-4, .beta2 = 0.99},
                                     .reads = {.beta1 = true, .beta2 = true},
                                     .states = {{0, "exp_avg"}},
                                     .decay = Decay::parameter,
                                     .cycled = Cycled::beta1};

  static void scalars(const Hyper&, double, StepRule&) {}

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V g, S& s) {
    const V d = fma(r.decay, w, g), m = s.get(0);
    const V c = fma(r.beta1, m, r.one_minus_beta1 * d);
    s.put(0, fma(r.beta2, m, r.one_minus_beta2 * d));
    return w * r.shrink - r.lr * sign(c);
  }
};

}  // namespace mpt
