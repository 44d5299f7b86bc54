// A training with every rule of optimizers, on a device and on the CPU.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include "small_trainings.h"

namespace small {

// Trains an MLP in 16-mixed on a device and on the CPU with each rule, and expects the same bits of
// the losses, the verdicts and the parameters. Some steps are skipped.
inline void expect_rules_of_the_cpu(const Where& device, int steps) {
#define X(NAME, name) mpt_##name##_desc_init,
  void (*const kRules[])(mpt_optimizer_desc*, size_t) = {MPT_OPTIMIZERS(X)};
#undef X
  for (const auto init : kRules) {
    mpt_optimizer_desc rule;
    init(&rule, sizeof rule);
    if (rule.kind == MPT_OPTIMIZER_SGD || rule.kind == MPT_OPTIMIZER_LARS) rule.momentum = 0.9;
    if (rule.kind != MPT_OPTIMIZER_SPARSE_ADAM) rule.weight_decay = 1e-2;
    const testing::ScopedTrace trace(__FILE__, __LINE__, "rule " + std::to_string(rule.kind));
    Training there(device, Model::mlp, "16-mixed", 1, &rule);
    Training here({}, Model::mlp, "16-mixed", 1, &rule);
    for (int i = 0; i < steps; ++i) {
      const Step a = there.run_step(), b = here.run_step();
      if (there.is_by_library()) GTEST_SKIP() << "the sums of products have another order";
      EXPECT_EQ(a.outcome, b.outcome) << "step " << i;
      EXPECT_EQ(a.scale, b.scale) << "step " << i;
      if (b.outcome != MPT_VERDICT_APPLIED) continue;
      EXPECT_EQ(a.losses, b.losses) << "step " << i;
      EXPECT_EQ(a.norm, b.norm) << "step " << i;
    }
    EXPECT_EQ(there.values(), here.values());
  }
}

}  // namespace small
