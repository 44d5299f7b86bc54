// The table of rules at run time.
// SPDX-License-Identifier: Apache-2.0
#include "backends/rules/all.h"

#include <algorithm>
#include <cfloat>

namespace mpt {
namespace {

template <class R>
constexpr OptimizerKind kKind = OptimizerKind::none;
#define MPT_RULE(id, Type) \
  template <>              \
  constexpr OptimizerKind kKind<Type> = OptimizerKind::id;
MPT_RULES(MPT_RULE)
#undef MPT_RULE

template <class R>
constexpr OptimizerKind formula_of() {
  if constexpr (has_own_formula<R>) return kKind<R>;
  else return kKind<typename R::Formula>;
}

constexpr RuleInfo kTable[] = {
#define MPT_RULE(id, Type) {#id, Type::kData, formula_of<Type>(), Type::scalars, Type::whole},
    MPT_RULES(MPT_RULE)
#undef MPT_RULE
};

}  // namespace

const RuleInfo* find_rule(OptimizerKind kind) {
  const auto number = static_cast<int32_t>(kind);
  return number >= 1 && number <= kRules ? &kTable[number - 1] : nullptr;
}

StepRule rule_of(const Hyper& h, const Scheduled& now, int64_t t) {
  const RuleInfo& rule = rule_info(h.kind);
  StepRule r{{.kind = h.kind}};
  r.nesterov = h.nesterov;
  r.amsgrad = h.amsgrad;
  r.centered = h.centered;
  r.maximize = h.maximize;
  r.lr = now.lr;
  r.beta1 = h.beta1;
  r.beta2 = h.beta2;
  r.eps = std::max(h.eps, static_cast<double>(FLT_MIN));  // so that 0 / (0 + eps) is 0
  switch (rule.data.cycled) {
    case Cycled::nothing: break;
    case Cycled::beta1:
      if (now.has_momentum) r.beta1 = now.momentum;
      break;
    case Cycled::momentum:  // a rule without momentum has no momentum to cycle
      if (h.momentum != 0) r.momentum = now.has_momentum ? now.momentum : h.momentum;
      break;
  }
  switch (rule.data.decay) {
    case Decay::gradient: r.decay = h.weight_decay; break;
    case Decay::update: r.pull = h.weight_decay; break;
    case Decay::parameter: r.shrink = 1 - r.lr * h.weight_decay; break;
    case Decay::none: break;
  }
  rule.scalars(h, static_cast<double>(t), r);
  return r;
}

Scalars<double> scalars_of(const StepRule& r) {
  const RuleInfo& rule = rule_info(r.kind);
  Scalars<double> s = {};
  static_cast<RuleFlags&>(s) = r;
  s.kind = rule.formula;
  s.has_momentum = r.momentum != 0;
  for (const StateInfo& state : rule.data.states) {
    if (state.key && state.extent == StateExtent::one)
      s.one_value = static_cast<uint8_t>(s.one_value | 1 << state.slot);
  }
#define MPT_SCALAR(name, initial) s.name = r.name;
  MPT_RULE_SCALARS(MPT_SCALAR)
#undef MPT_SCALAR
  s.one_minus_beta1 = 1 - r.beta1;
  s.one_minus_beta2 = 1 - r.beta2;
  s.one_minus_beta3 = 1 - r.beta3;
  return s;
}

}  // namespace mpt
