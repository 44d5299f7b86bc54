// The memory that a context takes outside its arena counts towards memory_limit: names, hooks,
// scopes and modes, remembered skips, traces.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "mpt/mpt.h"

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()

namespace mpt::test {
namespace {

constexpr double kLimit = 16,
                 kKept = 0.3;  // MB; kKept: what lists may keep for their next elements

class MemoryLimit : public ::testing::Test {
 protected:
  void SetUp() override {
    NEEDS_HOST("the limit is that of the host");
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.memory_limit = static_cast<size_t>(kLimit * 1e6);
    OK(mpt_context_create(&d, &ctx_));
    OK(mpt_ones(ctx_, MPT_F32, nullptr, 0, &leaf_));
    OK(mpt_tensor_set_requires_grad(leaf_, 1));
  }
  void TearDown() override { mpt_context_release(ctx_); }

  // Returns the memory outside the arena in MB, as the report has it.
  double outside() {
    size_t size = 0;
    EXPECT_EQ(mpt_memory_text(ctx_, nullptr, 0, &size), MPT_OK);
    std::string report(size, 0);
    EXPECT_EQ(mpt_memory_text(ctx_, report.data(), size, nullptr), MPT_OK);
    const size_t to = report.find(" MB outside the arena");
    if (to == std::string::npos) return 0;
    return std::stod(report.substr(report.rfind(' ', to - 1)));
  }
  // Calls `more` until the limit is reached, at most `most` times. Returns the calls that
  // succeeded.
  int64_t fill(int64_t most, const std::function<mpt_status()>& more) {
    const double before = outside();
    int64_t calls = 0;
    mpt_status status = MPT_OK;
    while (calls < most && (status = more()) == MPT_OK) ++calls;
    EXPECT_EQ(status, MPT_ERROR_OUT_OF_MEMORY) << calls << " calls succeeded";
    EXPECT_NE(std::string(mpt_last_error()).find("memory_limit"), std::string::npos)
        << mpt_last_error();
    EXPECT_GT(outside(), before + kLimit / 8) << "after " << calls << " calls";
    EXPECT_LT(outside(), kLimit);
    return calls;
  }

  mpt_context ctx_ = nullptr;
  mpt_tensor leaf_ = nullptr;
};

TEST_F(MemoryLimit, CountsNames) {
  OK(mpt_tensor_set_name(leaf_, "short"));
  const double before = outside();
  EXPECT_EQ(mpt_tensor_set_name(leaf_, std::string(100'000'000, 'a').c_str()),
            MPT_ERROR_OUT_OF_MEMORY);
  const char* name = nullptr;
  OK(mpt_tensor_get_name(leaf_, &name));
  EXPECT_STREQ(name, "short");
  EXPECT_EQ(outside(), before);

  OK(mpt_tensor_set_name(leaf_, std::string(1'000'000, 'a').c_str()));
  EXPECT_NEAR(outside(), before + 1, 0.01);
  OK(mpt_tensor_set_name(leaf_, std::string(2'000'000, 'b').c_str()));
  EXPECT_NEAR(outside(), before + 2, 0.01) << "the old name is not counted";
  mpt_params set = nullptr;
  OK(mpt_params_create(ctx_, &set));
  OK(mpt_params_add(set, std::string(500'000, 'p').c_str(), leaf_));
  EXPECT_NEAR(outside(), before + 1, 0.01) << "the set and the tensor have the name";
  mpt_params_release(set);
  EXPECT_NEAR(outside(), before + 0.5, 0.01) << "the tensor has the name";
  mpt_tensor_release(leaf_);
  EXPECT_NEAR(outside(), before, 0.01);
}

int64_t functions_done = 0;
void count_done(void*) { ++functions_done; }
mpt_status keep_gradient(void*, mpt_tensor*) { return MPT_OK; }
mpt_status see_leaf(void*, mpt_tensor) { return MPT_OK; }

TEST_F(MemoryLimit, CountsHooks) {
  functions_done = 0;
  mpt_tensor result = nullptr;
  OK(mpt_exp(leaf_, &result));
  std::vector<int64_t> ids;
  const auto add = [&](mpt_tensor t) {
    return [&, t] {
      int64_t id = 0;
      const mpt_status status = mpt_tensor_add_hook(t, keep_gradient, nullptr, count_done, &id);
      if (status == MPT_OK) ids.push_back(id);
      return status;
    };
  };
  const double before = outside();
  int64_t hooks = fill(1'000'000, add(result));
  EXPECT_EQ(functions_done, 0) << "a hook that was not added is not done";
  mpt_tensor_release(result);
  EXPECT_NEAR(outside(), before, 0.01);
  EXPECT_EQ(functions_done, hooks);

  hooks += fill(1'000'000, [&] {
    return mpt_tensor_add_post_hook(leaf_, see_leaf, nullptr, count_done, nullptr);
  });
  mpt_tensor_release(leaf_);
  EXPECT_NEAR(outside(), before, 0.01);
  EXPECT_EQ(functions_done, hooks);

  OK(mpt_ones(ctx_, MPT_F32, nullptr, 0, &leaf_));
  OK(mpt_tensor_set_requires_grad(leaf_, 1));
  ids.clear();
  for (int i = 0; i < 1000; ++i) OK(add(leaf_)());
  EXPECT_GT(outside(), before + 0.1);
  for (int64_t id : ids) OK(mpt_tensor_remove_hook(leaf_, id));
  EXPECT_NEAR(outside(), before, 0.01);
  EXPECT_EQ(functions_done, hooks + 1000);
}

TEST_F(MemoryLimit, CountsScopes) {
  const double before = outside();
  for (int round = 0; round < 2; ++round) {
    const int64_t scopes = fill(10'000'000, [&] { return mpt_scope_push(ctx_); });
    for (int64_t i = 0; i < scopes; ++i) OK(mpt_scope_pop(ctx_, nullptr, 0));
    EXPECT_EQ(mpt_scope_pop(ctx_, nullptr, 0), MPT_ERROR_STATE) << "the failed scope is not open";
    EXPECT_LT(outside(), before + kKept);
  }
}

TEST_F(MemoryLimit, CountsTheHandlesOfAScope) {
  mpt_params set = nullptr;
  OK(mpt_params_create(ctx_, &set));
  OK(mpt_params_add(set, "w", leaf_));
  OK(mpt_scope_push(ctx_));
  const double before = outside();
  mpt_tensor latest = nullptr;
  fill(10'000'000, [&] {
    mpt_tensor same = nullptr;
    const mpt_status status = mpt_params_get(set, "w", &same);
    if (status == MPT_OK) latest = same;
    return status;
  });
  mpt_tensor_info info = {};
  info.struct_size = sizeof info;
  OK(mpt_tensor_get_info(latest, &info));
  OK(mpt_scope_pop(ctx_, nullptr, 0));
  EXPECT_EQ(mpt_tensor_get_info(latest, &info), MPT_ERROR_INVALID_HANDLE);
  EXPECT_LT(outside(), before + kKept);
}

TEST_F(MemoryLimit, CountsGradModes) {
  const double before = outside();
  const int64_t modes =
      fill(10'000'000, [&] { return mpt_grad_mode_push(ctx_, MPT_GRAD_DISABLED); });
  for (int64_t i = 0; i < modes; ++i) OK(mpt_grad_mode_pop(ctx_));
  EXPECT_EQ(mpt_grad_mode_pop(ctx_), MPT_ERROR_STATE);
  EXPECT_LT(outside(), before + kKept);
  mpt_tensor y = nullptr;
  OK(mpt_exp(leaf_, &y));
  mpt_tensor_info info = {};
  info.struct_size = sizeof info;
  OK(mpt_tensor_get_info(y, &info));
  EXPECT_EQ(info.requires_grad, 1);
}

TEST_F(MemoryLimit, CountsAutocastScopesAndTheirClasses) {
  mpt_op matmul = 0;
  OK(mpt_op_from_name(ctx_, "matmul", &matmul));
  const double before = outside();
  for (const bool overrides : {false, true}) {
    int64_t scopes = 0;
    fill(1'000'000, [&] {
      const mpt_status status = mpt_autocast_push(ctx_, nullptr);
      if (status != MPT_OK) return status;
      ++scopes;
      return overrides ? mpt_autocast_set_class(ctx_, matmul, MPT_CAST_FP32) : MPT_OK;
    });
    for (int64_t i = 0; i < scopes; ++i) OK(mpt_autocast_pop(ctx_));
    EXPECT_EQ(mpt_autocast_pop(ctx_), MPT_ERROR_STATE);
    EXPECT_LT(outside(), before + kKept);
  }
}

TEST_F(MemoryLimit, CountsTheEventsOfAStepper) {
  const double before = outside();
  mpt_stepper_desc d;
  mpt_stepper_desc_init(&d, sizeof d);
  d.events = 1 << 20;
  mpt_stepper stepper = nullptr;
  EXPECT_EQ(mpt_stepper_create(ctx_, nullptr, &d, &stepper), MPT_ERROR_OUT_OF_MEMORY);
  EXPECT_EQ(stepper, nullptr);
  EXPECT_EQ(outside(), before);
  d.events = 10'000;
  OK(mpt_stepper_create(ctx_, nullptr, &d, &stepper));
  EXPECT_GT(outside(), before + 0.5);
  mpt_stepper_release(stepper);
  EXPECT_EQ(outside(), before);
}

TEST_F(MemoryLimit, CountsTheFindingsOfEvents) {
  mpt_params set = nullptr;
  mpt_optimizer sgd = nullptr;
  mpt_stepper stepper = nullptr;
  mpt_optimizer_desc rule;
  mpt_stepper_desc d;
  mpt_precision precision;
  OK(mpt_params_create(ctx_, &set));
  OK(mpt_params_add(set, "w", leaf_));
  mpt_sgd_desc_init(&rule, sizeof rule);
  OK(mpt_optimizer_create(set, &rule, &sgd));
  mpt_stepper_desc_init(&d, sizeof d);
  d.events = 1000;
  OK(mpt_precision_from_name("16-mixed", &precision, sizeof precision));
  OK(mpt_stepper_create(ctx_, &precision, &d, &stepper));
  OK(mpt_stepper_add(stepper, sgd));
  mpt_tensor infinity = nullptr;
  OK(mpt_full(ctx_, MPT_F32, nullptr, 0, INFINITY, &infinity));
  double before = 0;
  for (int i = 0; i < 300; ++i) {
    if (i == 5) before = outside();
    OK(mpt_scope_push(ctx_));
    mpt_tensor loss = nullptr;
    OK(mpt_mul(leaf_, infinity, &loss));
    OK(mpt_stepper_backward(stepper, loss));
    EXPECT_EQ(mpt_stepper_step(stepper), MPT_STEP_SKIPPED) << mpt_last_error();
    OK(mpt_scope_pop(ctx_, nullptr, 0));
  }
  EXPECT_GT(outside(), before + 0.5) << "every skip has a finding with a text";
  mpt_stepper_release(stepper);
  EXPECT_LT(outside(), before);
}

TEST_F(MemoryLimit, ATraceWithoutRoomDropsItsRecordsAndDisturbsNoOperation) {
  const double before = outside();
  mpt_tensor y = nullptr;
  OK(mpt_exp(leaf_, &y));  // prepares the kernel
  OK(mpt_scope_push(ctx_));
  OK(mpt_trace_begin(ctx_));
  double most = 0;
  mpt_trace_info info = {};
  info.struct_size = sizeof info;
  mpt_status status = MPT_OK;
  for (int i = 0; i < 1'000'000 && status == MPT_OK; ++i) {
    OK(mpt_scope_push(ctx_));
    OK(mpt_exp(leaf_, &y));
    OK(mpt_scope_pop(ctx_, nullptr, 0));
    if (i % 1000 == 0) most = std::max(most, outside());
    status = mpt_trace_get_info(ctx_, &info);
  }
  EXPECT_EQ(status, MPT_ERROR_OUT_OF_MEMORY);
  EXPECT_NE(std::string(mpt_last_error()).find("memory_limit"), std::string::npos)
      << mpt_last_error();
  EXPECT_GT(most, before + kLimit / 8);
  EXPECT_LT(outside(), before + kKept);
  OK(mpt_trace_end(ctx_));
  EXPECT_EQ(mpt_trace_text(ctx_, nullptr, 0, nullptr), MPT_ERROR_OUT_OF_MEMORY);

  OK(mpt_trace_begin(ctx_));
  OK(mpt_exp(leaf_, &y));
  OK(mpt_trace_end(ctx_));
  OK(mpt_trace_get_info(ctx_, &info));
  EXPECT_EQ(info.ops, 1);
  const double recorded = outside();
  EXPECT_GT(recorded, before);
  OK(mpt_trace_clear(ctx_));
  EXPECT_LT(outside(), recorded);
}

}  // namespace
}  // namespace mpt::test
