// Lists every rule. A new one gets a line in the list, and its file an include.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <iterator>
#include <type_traits>

#include "backends/rules/adafactor.h"
#include "backends/rules/adam.h"
#include "backends/rules/lion.h"
#include "backends/rules/rmsprop_adagrad.h"
#include "backends/rules/rule.h"
#include "backends/rules/sgd.h"

// X(id, Type), in the ORDER of MPT_OPTIMIZER_SGD (1) and on.
#define MPT_RULES(X)      \
  X(sgd, Sgd)             \
  X(adam, Adam)           \
  X(adamw, AdamW)         \
  X(rmsprop, RmsProp)     \
  X(adagrad, Adagrad)     \
  X(lion, Lion)           \
  X(ademamix, AdEMAMix)   \
  X(lamb, Lamb)           \
  X(lars, Lars)           \
  X(novograd, NovoGrad)   \
  X(adafactor, Adafactor) \
  X(sparse_adam, SparseAdam)

namespace mpt {

enum class OptimizerKind : int32_t {
  none = 0,
#define MPT_RULE(id, Type) id,
  MPT_RULES(MPT_RULE)
#undef MPT_RULE
};

#define MPT_RULE(id, Type) OptimizerKind::id,
inline constexpr OptimizerKind kKinds[] = {MPT_RULES(MPT_RULE)};
#undef MPT_RULE
inline constexpr auto kRules = static_cast<int32_t>(std::size(kKinds));

// The facts of a rule; nullptr for a kind that is none.
const RuleInfo* find_rule(OptimizerKind kind);
// Call with a kind that is known.
inline const RuleInfo& rule_info(OptimizerKind kind) { return *find_rule(kind); }

// Returns the scalars of update number `t` of a parameter, counted from 1.
StepRule rule_of(const Hyper& h, const Scheduled& now, int64_t t);
// Converts the scalars of a rule for its formula.
Scalars<double> scalars_of(const StepRule& r);

template <class R, class = void>
inline constexpr bool has_own_formula = true;
template <class R>
inline constexpr bool has_own_formula<R, std::void_t<typename R::Formula>> = false;

// Calls f(Rule()) with the rule of a kind whose Formula is itself.
template <class F>
inline __attribute__((always_inline)) void with_formula(OptimizerKind kind, F f) {
  switch (kind) {
#define MPT_RULE(id, Type)                          \
  case OptimizerKind::id:                           \
    if constexpr (has_own_formula<Type>) f(Type()); \
    return;
    MPT_RULES(MPT_RULE)
#undef MPT_RULE
    case OptimizerKind::none: return;
  }
}

}  // namespace mpt
