// Sets of many parameters, long names, and modules that are nested deeply.
// SPDX-License-Identifier: Apache-2.0
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>

#include "../support/linear.h"
#include "fixture.h"

namespace mpt::test {
namespace {

mpt_status make_gru(mpt_params set, const char* prefix, int64_t layers, mpt_module* out) {
  mpt_rnn_desc d;
  mpt_rnn_desc_init(&d, sizeof d);
  d.layers = layers;
  return mpt_nn_gru(set, prefix, 1, 1, &d, out);
}

// Makes a set of `count` parameters, reads each by its name, sets a precision and an optimizer.
// Returns the time.
double train_many(int64_t count) {
  const double start = used();
  mpt_context ctx = nullptr;
  mpt_params set = nullptr;
  mpt_module module = nullptr;
  mpt_stepper stepper = nullptr;
  mpt_optimizer optimizer = nullptr;
  EXPECT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK);
  EXPECT_EQ(mpt_params_create(ctx, &set), MPT_OK);
  EXPECT_EQ(make_gru(set, "rnn", count / 4, &module), MPT_OK) << mpt_last_error();
  for (int64_t i = 0; i < count / 4; ++i) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_params_get(set, ("rnn.bias_hh_l" + std::to_string(i)).c_str(), &t), MPT_OK);
    mpt_tensor_release(t);
  }
  mpt_precision precision;
  EXPECT_EQ(mpt_precision_from_name("bf16-mixed", &precision, sizeof precision), MPT_OK);
  EXPECT_EQ(mpt_params_set_precision(set, &precision), MPT_OK) << mpt_last_error();
  mpt_optimizer_desc adam;
  mpt_adamw_desc_init(&adam, sizeof adam);
  EXPECT_EQ(mpt_optimizer_create(set, &adam, &optimizer), MPT_OK) << mpt_last_error();
  EXPECT_EQ(mpt_stepper_create(ctx, &precision, nullptr, &stepper), MPT_OK) << mpt_last_error();
  EXPECT_EQ(mpt_stepper_add(stepper, optimizer), MPT_OK) << mpt_last_error();
  mpt_context_release(ctx);
  return used() - start;
}

TEST(NnLimits, TimeIsLinearInTheNumberOfParameters) {
  NEEDS_HOST("the fake device checks every launch");
  train_many(10'000);
  expect_linear(train_many, 50'000, "parameters");
}

// Adds `count` optimizers of 250 parameters each to a stepper. Returns the time.
double add_many(int count) {
  const double start = used();
  mpt_context ctx = nullptr;
  mpt_stepper stepper = nullptr;
  EXPECT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK);
  EXPECT_EQ(mpt_stepper_create(ctx, nullptr, nullptr, &stepper), MPT_OK) << mpt_last_error();
  for (int i = 0; i < count; ++i) {
    mpt_params set = nullptr;
    mpt_tensor w = nullptr;
    mpt_optimizer optimizer = nullptr;
    EXPECT_EQ(mpt_params_create(ctx, &set), MPT_OK);
    for (int k = 0; k < 250; ++k) {
      EXPECT_EQ(mpt_zeros(ctx, MPT_F32, nullptr, 0, &w), MPT_OK);
      EXPECT_EQ(mpt_params_add(set, std::to_string(k).c_str(), w), MPT_OK);
    }
    EXPECT_EQ(mpt_optimizer_create(set, nullptr, &optimizer), MPT_OK);
    EXPECT_EQ(mpt_stepper_add(stepper, optimizer), MPT_OK) << mpt_last_error();
  }
  mpt_context_release(ctx);
  return used() - start;
}

TEST(NnLimits, AddingAnOptimizerDoesNotVisitTheParametersOfOthers) {
  NEEDS_HOST("the fake device checks every launch");
  add_many(800);
  expect_linear(add_many, 100, "optimizers");
}

TEST(NnLimits, NamesCountTowardsTheMemoryLimit) {
  NEEDS_HOST("the limit is that of the host");
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "a sanitizer takes memory of its own";
#endif
  const pid_t child = fork();  // the highest memory is that of the child
  ASSERT_GE(child, 0);
  if (child == 0) {
    const auto highest = [] {
      rusage u;
      getrusage(RUSAGE_SELF, &u);
      return u.ru_maxrss;  // in KB
    };
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.memory_limit = 16 << 20;
    mpt_context ctx = nullptr;
    mpt_params set = nullptr;
    mpt_module module = nullptr;
    if (mpt_context_create(&d, &ctx) || mpt_params_create(ctx, &set)) _exit(1);
    const long before = highest();
    if (make_gru(set, std::string(10'000, 'a').c_str(), 1 << 20, &module) !=
        MPT_ERROR_OUT_OF_MEMORY)
      _exit(2);
    if (highest() - before > 40 << 10) _exit(3);
    if (make_gru(set, "a", 1000, &module) != MPT_OK) _exit(4);  // the names were given back
    _exit(0);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status)) << "signal " << WTERMSIG(status);
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST_F(Nn, ModulesNestedTooDeeplyAreAnError) {
  mpt_module m = nullptr;
  OK(mpt_nn_activation(ctx, MPT_ACTIVATION_RELU, &m));
  for (int depth = 2; depth <= 1000; ++depth) {
    const mpt_module inner = m;
    OK(mpt_nn_sequential(ctx, &inner, 1, &m));
    mpt_module_release(inner);
  }
  mpt_module deeper = nullptr;
  EXPECT_EQ(mpt_nn_sequential(ctx, &m, 1, &deeper), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_STREQ(mpt_last_error(),
               "mpt_nn_sequential: modules are nested 1001 deep; at most 1000 are possible");
  OK(mpt_module_train(m, 0));
  mpt_tensor y = nullptr;
  OK(mpt_module_forward(m, wave({4}), &y));
  mpt_module_release(m);
}

// Every level contains the next one twice, so there are 2^40 ways to the innermost module.
TEST_F(Nn, TrainVisitsAModuleOnceHoweverOftenItIsContained) {
  mpt_module innermost = nullptr, middle = nullptr;
  OK(mpt_nn_dropout(ctx, 0.5, &innermost));
  mpt_module m = innermost;
  for (int depth = 1; depth <= 40; ++depth) {
    const mpt_module twice[] = {m, m};
    OK(mpt_nn_sequential(ctx, twice, 2, &m));
    if (depth == 20) middle = m;
  }
  const auto expect_training = [&](mpt_bool32 on) {
    for (mpt_module each : {innermost, middle, m}) {
      mpt_bool32 is_on = !on;
      OK(mpt_module_is_training(each, &is_on));
      EXPECT_EQ(is_on, on);
    }
  };
  OK(mpt_module_train(m, 0));
  expect_training(0);
  OK(mpt_module_train(middle, 1));
  OK(mpt_module_train(m, 1));
  expect_training(1);
}

}  // namespace
}  // namespace mpt::test
