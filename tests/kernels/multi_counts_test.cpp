// Tests of what an optimizer pass takes from memory: counts, decisions, the schedule, the report.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "backends/backend.h"
#include "backends/masters.h"
#include "backends/multi.h"
#include "multi_set.h"

namespace mpt {
namespace {

// More counts than rules that a pass keeps.
TEST(Multi, ManyRulesInOnePass) {
  for (const Backend* backend : {&ref_backend(), &cpu_backend()}) {
    const Hyper rule = rule_of(OptimizerKind::adam, 1);
    Set a(rule, false);
    for (size_t k = 0; k < a.tensors.size(); ++k) a.counts[1 + k] = static_cast<int64_t>(k % 40);
    step(*backend, a, {1, 1, 0, 1, 1, 1, 0, 1});
    for (int64_t updates : {0, 17, 39}) {
      Set b(rule, false, 32, 256, updates);
      step(*backend, b, {1, 1, 0, 1, 1, 1, 0, 1});
      for (size_t k = static_cast<size_t>(updates); k < a.tensors.size(); k += 40) {
        EXPECT_EQ(a.counts[1 + k], updates + 1);
        for (int64_t i = 0; i < a.tensors[k].count; ++i)
          ASSERT_EQ(param(a.tensors[k], i), param(b.tensors[k], i)) << k << " element " << i;
      }
    }
  }
}

// The kernel takes the schedule's value for the optimizer's own count, which the host may not know.
TEST(Multi, TheScheduleFollowsTheCount) {
  for (const Backend* backend : {&ref_backend(), &cpu_backend()}) {
    for (int64_t ahead : {0, 1, 2}) {
      Hyper rule = rule_of(OptimizerKind::sgd, 0);
      Set a(rule, false), b(rule, false);
      a.schedule = {{.factor = 1}, {.factor = 3}, {.factor = 0.5}};
      a.groups[1].lr *= 2;
      MultiPlan plan = a.plan();
      a.counts[0] += ahead;
      const UpdateScalars s{size_of(plan)};
      std::vector<double> decision = {1, 1, 0, 1, 1, 1, 0, 1};
      run(*backend, Kernel::multi_step, plan, decision, &s, Jobs(), {.counts = a.counts});
      for (size_t g = 0; g < 2; ++g)
        b.groups[g].lr = a.groups[g].lr * a.schedule[static_cast<size_t>(ahead)].factor;
      step(*backend, b, decision);
      EXPECT_EQ(a.memory, b.memory);
    }
  }
}

// Sums take every gradient; a scaler learns what the report says.
TEST(Multi, WaysToApply) {
  for (const Backend* backend : {&ref_backend(), &cpu_backend()}) {
    const Hyper rule = rule_of(OptimizerKind::adam, 0);
    const Set before(rule, false);
    Set skipped(rule, false), always(rule, false), stepped(rule, false);
    const std::vector<double> skip = {0, 0.5, 0.1, 0.5, 0, 0.5, 0.1, 0.5};
    const DecisionReport report{.apply = 0, .non_finite = 3};
    const auto apply = [&](Set& set, UpdateScalars how, double found) {
      MultiPlan plan = set.plan();
      how.size = size_of(plan);
      std::vector<double> decision = skip;
      double scaler[kScalerWidth] = {};
      run(*backend, Kernel::multi_step, plan, decision, &how, Jobs(),
          {.counts = set.counts, .scaler = scaler, .report = &report});
      EXPECT_EQ(scaler[kFound], found);
    };
    apply(skipped, {}, 3);
    EXPECT_EQ(skipped.counts, before.counts);
    for (size_t k = 0; k < before.tensors.size(); ++k) {
      const MultiTensor &x = skipped.tensors[k], &y = before.tensors[k];
      for (int64_t i = 0; i < x.count; ++i) ASSERT_EQ(param(x, i), param(y, i));
    }
    apply(always, {.always = true, .reads_as_is = true}, 3);
    step(*backend, stepped, {1, 1, 0, 1, 1, 1, 0, 1});
    EXPECT_EQ(always.memory, stepped.memory);
    EXPECT_EQ(always.counts, stepped.counts);
    Set partial(rule, false);
    apply(partial, {.always = true, .reads_as_is = true, .is_partial = true}, 3);
    EXPECT_EQ(partial.counts[0], before.counts[0]);
    EXPECT_TRUE(std::equal(partial.counts.begin() + 1, partial.counts.end(),
                           stepped.counts.begin() + 1, stepped.counts.end()));
  }
}

// Stochastic rounding takes the key of a draw that a number in memory shifts.
TEST(Multi, AShiftMovesTheKey) {
  constexpr int64_t kCount = 64;
  const auto rounded = [](uint64_t draw, const int64_t* shift) {
    std::vector<uint16_t> param(kCount, f32_to_bf16(1));
    std::vector<float> grad(kCount, 0.001f);
    MultiTensor t{.param = param.data(),
                  .grad = grad.data(),
                  .count = kCount,
                  .param_dtype = DType::bf16,
                  .grad_dtype = DType::f32,
                  .master = Master::stochastic,
                  .key = rounding_key(7, draw)};
    const MultiChunk chunk{0, kCount, 0};
    const int32_t units[] = {0, 1};
    MultiPartial partial = {};
    const Hyper rule = rule_of(OptimizerKind::sgd, 0);
    const Scheduled scheduled = {.lr = rule.lr};
    const MultiPlan plan{.tensors = {&t, 1},
                         .chunks = {&chunk, 1},
                         .units = units,
                         .partials = {&partial, 1},
                         .groups = {&rule, 1},
                         .scheduled = {&scheduled, 1},
                         .seed = 7,
                         .draw = draw};
    const UpdateScalars s{size_of(plan)};
    std::vector<double> decision = {1, 1, 0, 1};
    run(ref_backend(), Kernel::multi_step, plan, decision, &s, Jobs(), {.shift = shift});
    return param;
  };
  const int64_t shift = 8, none = 0;
  EXPECT_EQ(rounded(4, &shift), rounded(12, nullptr));
  EXPECT_EQ(rounded(4, &none), rounded(4, nullptr));
  EXPECT_NE(rounded(4, &shift), rounded(4, nullptr));
}

}  // namespace
}  // namespace mpt
