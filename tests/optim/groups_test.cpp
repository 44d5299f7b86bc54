// Groups of an optimizer: the latest one that selects a parameter has it, and many are possible.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "../support/linear.h"
#include "mpt/mpt.h"

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()

namespace mpt::test {
namespace {

struct Part {
  std::string prefix, suffix;
};

// Steps an optimizer whose group i has learning rate i, and returns the group of each parameter.
// `early` groups are added before the first step.
void groups_of(const std::vector<std::string>& names, const std::vector<Part>& parts, size_t early,
               std::vector<int>& groups) {
  mpt_context ctx = nullptr;
  mpt_params set = nullptr;
  mpt_optimizer sgd = nullptr;
  mpt_optimizer_desc rule;
  mpt_sgd_desc_init(&rule, sizeof rule);
  rule.lr = 0;
  OK(mpt_context_create(nullptr, &ctx));
  OK(mpt_params_create(ctx, &set));
  std::vector<mpt_tensor> tensors(names.size());
  for (size_t i = 0; i < names.size(); ++i) {
    OK(mpt_zeros(ctx, MPT_F32, nullptr, 0, &tensors[i]));
    OK(mpt_params_add(set, names[i].c_str(), tensors[i]));
    if (i == 0) {
      OK(mpt_optimizer_create(set, &rule, &sgd));
    }
  }
  const auto step = [&] {
    for (mpt_tensor t : tensors) OK(mpt_backward(&t, nullptr, 1, nullptr));
    OK(mpt_optimizer_step(sgd));
    OK(mpt_optimizer_zero_grad(sgd));
  };
  for (size_t i = 0; i < parts.size(); ++i) {
    if (i == early) step();
    mpt_selection s;
    mpt_selection_init(&s, sizeof s);
    s.prefix = parts[i].prefix.c_str();
    s.suffix = parts[i].suffix.c_str();
    rule.lr = 0;
    int32_t group = 0;
    OK(mpt_optimizer_add_group(sgd, &s, &rule, &group));
    ASSERT_EQ(group, static_cast<int32_t>(i + 1));
  }
  for (size_t i = 1; i <= parts.size(); ++i)
    OK(mpt_optimizer_set_lr(sgd, static_cast<int32_t>(i), static_cast<double>(i)));
  step();
  for (mpt_tensor t : tensors) {
    float value = 0;
    OK(mpt_tensor_read(t, MPT_F32, &value, 1));
    groups.push_back(static_cast<int>(-value));
  }
  mpt_context_release(ctx);
}

TEST(OptimizerGroups, TheLatestGroupThatSelectsAParameterHasIt) {
  const std::vector<std::string> names = {"a",   "a-b.w", "a.b.w", "a.b.bias", "a.b.c.w",
                                          "a.w", "ab.w",  "w",     "b.bias"};
  const std::vector<Part> parts = {{"a.b", ""}, {"a", "w"},      {"", "bias"}, {"a.b.c.w", ""},
                                   {"w", ""},   {"a.b", "bias"}, {"a", "w"},   {"a-b", ""}};
  std::vector<int> expected;
  for (std::string_view name : names) {
    int group = 0;
    for (size_t i = 0; i < parts.size(); ++i) {
      const auto& [prefix, suffix] = parts[i];
      const bool is_under = prefix.empty() || name == prefix || name.starts_with(prefix + ".");
      const std::string_view last = name.substr(name.rfind('.') + 1);
      if (is_under && (suffix.empty() || last == suffix)) group = static_cast<int>(i + 1);
    }
    expected.push_back(group);
  }
  for (size_t early = 0; early <= parts.size(); ++early) {
    std::vector<int> groups;
    groups_of(names, parts, early, groups);
    EXPECT_EQ(groups, expected) << early << " groups before the first step";
  }
}

// Returns the time that `count` groups of one parameter take, with the first step.
double time_of(int count) {
  mpt_context ctx = nullptr;
  mpt_params set = nullptr;
  mpt_optimizer sgd = nullptr;
  mpt_optimizer_desc rule;
  mpt_sgd_desc_init(&rule, sizeof rule);
  EXPECT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK);
  EXPECT_EQ(mpt_params_create(ctx, &set), MPT_OK);
  const auto name = [](int i) { return "layers." + std::to_string(i) + ".weight"; };
  mpt_tensor t = nullptr;
  for (int i = 0; i < count; ++i) {
    EXPECT_EQ(mpt_zeros(ctx, MPT_F32, nullptr, 0, &t), MPT_OK);
    EXPECT_EQ(mpt_params_add(set, name(i).c_str(), t), MPT_OK);
  }
  EXPECT_EQ(mpt_backward(&t, nullptr, 1, nullptr), MPT_OK);
  EXPECT_EQ(mpt_optimizer_create(set, &rule, &sgd), MPT_OK);
  const double start = used();
  for (int i = 0; i < count; ++i) {
    const std::string prefix = name(i);
    mpt_selection s;
    mpt_selection_init(&s, sizeof s);
    s.prefix = prefix.c_str();
    EXPECT_EQ(mpt_optimizer_add_group(sgd, &s, &rule, nullptr), MPT_OK) << mpt_last_error();
  }
  EXPECT_EQ(mpt_optimizer_step(sgd), MPT_OK) << mpt_last_error();
  const double time = used() - start;
  mpt_context_release(ctx);
  return time;
}

TEST(OptimizerGroups, TimeIsLinearInTheNumberOfGroups) {
  NEEDS_HOST("the fake device checks every launch");
  time_of(16'000);
  expect_linear(time_of, 2000, "groups");
}

}  // namespace
}  // namespace mpt::test
