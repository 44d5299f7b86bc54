// The table of rules at run time.
// SPDX-License-Identifier: Apache-2.0
#include "backends/rules/all.h"

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

Scalars<double> scalars_of(const StepRule& r) {
  const RuleInfo& rule = rule_info(r.kind);
  Scalars<double> s = {};
  s.kind = rule.formula;
  s.nesterov = r.nesterov;
  s.amsgrad = r.amsgrad;
  s.centered = r.centered;
  s.first = r.first;
  s.has_momentum = r.momentum != 0;
  for (const StateInfo& state : rule.data.states) {
    if (state.key && state.extent == StateExtent::one)
      s.one_value = static_cast<uint8_t>(s.one_value | 1 << state.slot);
  }
#define MPT_SCALAR(name, initial) s.name = r.name;
  MPT_RULE_SCALARS(MPT_SCALAR)
#undef MPT_SCALAR
  s.rest1 = 1 - r.beta1;
  s.rest2 = 1 - r.beta2;
  s.rest3 = 1 - r.beta3;
  return s;
}

}  // namespace mpt
