// Lists of all optimizer rules, and of narrow states of one rule.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "golden.h"

namespace mpt_test {

struct Rule {
  std::string kind = "adamw";
  int32_t state_bits = 32;
};
inline std::ostream& operator<<(std::ostream& out, const Rule& rule) {
  return out << rule.kind << ", states of " << rule.state_bits << " bits";
}

inline const std::vector<Rule> kRules = [] {
  std::vector<Rule> rules;
  for (const std::string& kind : kRuleKinds) rules.push_back({kind});
  rules.push_back({"adamw", 8});
  rules.push_back({"adamw", 4});
  return rules;
}();

inline mpt_optimizer_desc desc_of(const Rule& rule) {
  mpt_optimizer_desc d = optimizer_desc(rule.kind);
  d.state_bits = rule.state_bits;
  d.state_min = 0;
  return d;
}

}  // namespace mpt_test
