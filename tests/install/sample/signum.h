// Signum: the sign of a momentum, and a part of the momentum itself.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/rules/rule.h"

namespace mpt {

struct Signum : Rule {
  static constexpr RuleData kData = {.name = "Signum",
                                     .defaults = {.lr = 1e-3, .leak = 0.1},
                                     .reads = {.beta1 = true, .leak = true},
                                     .states = {{0, "exp_avg"}},
                                     .decay = Decay::parameter,
                                     .cycled = Cycled::beta1};

  static void scalars(const Hyper& h, double, StepRule& r) { r.leak = h.leak; }

  template <class V, class S>
  MPT_FORMULA V step(const Scalars<V>& r, V w, V g, S& s) {
    const V m0 = s.get(0), m = s.put(0, fma(r.one_minus_beta1, g - m0, m0));
    return w * r.shrink - r.lr * fma(r.leak, m, sign(m));
  }
};

}  // namespace mpt
