// Sharing: where the jobs of a step run, on a machine with planted times and on threads.
// SPDX-License-Identifier: Apache-2.0
#include "core/sharing.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <utility>
#include <vector>

#include "api/entry.h"
#include "core/context.h"
#include "core/pool.h"
#include "mpt/mpt.h"

namespace mpt {
namespace {

using Way = Sharing::Way;

double now;  // seconds of the planted clock

// A program on a machine where a step takes planted times in the two ways.
struct Program {
  double shared = 1e-3, alone = 1e-3;  // seconds
  Sharing sharing{Clock{[](void*) { return now; }}};

  // Makes a step of jobs with the given numbers of chunks. Returns the way of its last job.
  Way step(const std::vector<int64_t>& jobs = {2, 6, 2, 8}) {
    Way way{};
    for (int64_t chunks : jobs) way = sharing.next(nullptr, chunks);
    now += way == Way::shared ? shared : alone;
    sharing.end_step();
    return way;
  }
  // Returns the mean time of a step.
  double mean(int steps) {
    const double begin = now;
    for (int i = 0; i < steps; ++i) step();
    return (now - begin) / steps;
  }
};

TEST(Sharing, StaysWhereItIsFaster) {
  Program p;
  p.alone = 1.5e-3;
  EXPECT_LT(p.mean(5000), 1.01 * p.shared);
  EXPECT_EQ(p.step(), Way::shared);
}

TEST(Sharing, EndsWhereItIsSlower) {
  Program p;
  p.shared = 1.6e-3;
  p.mean(50);
  EXPECT_LT(p.mean(5000), 1.01 * p.alone);
  EXPECT_EQ(p.step(), Way::alone);
}

TEST(Sharing, FollowsAMachineThatChanges) {
  Program p;
  for (int i = 0; i < 3; ++i) {
    p.shared = 0.7e-3;
    p.mean(1000);
    EXPECT_EQ(p.step(), Way::shared) << i;
    p.shared = 1.6e-3;
    p.mean(1000);
    EXPECT_EQ(p.step(), Way::alone) << i;
  }
}

TEST(Sharing, SingleSlowStepsDecideNothing) {
  Program p;
  int alone = 0;
  for (int i = 0; i < 5000; ++i) {
    const double slow = i % 3 == 0 ? 10 : 1;
    p.shared = 0.7e-3 * slow;
    p.alone = 1e-3 * slow;
    alone += p.step() == Way::alone;
  }
  EXPECT_LT(alone, 100);
}

TEST(Sharing, JobsThatNoStepHadAreShared) {
  Program p;
  p.shared = 1.6e-3;
  p.mean(100);
  ASSERT_EQ(p.step(), Way::alone);
  EXPECT_EQ(p.sharing.next(nullptr, 1000), Way::shared);  // a larger job
  Way way = Way::alone;
  for (int i = 0; i < 20; ++i) way = p.sharing.next(nullptr, 2);  // a step never had as many
  EXPECT_EQ(way, Way::shared);
  p.sharing.end_step();
  EXPECT_EQ(p.step(), Way::alone);  // and the next step is as usual
}

TEST(Sharing, AnotherKindOfStepStartsShared) {
  Program p;
  p.shared = 1.6e-3;
  p.mean(100);
  ASSERT_EQ(p.step(), Way::alone);
  for (int i = 0; i < 10; ++i) p.step({2, 2});
  EXPECT_EQ(p.step({2, 2}), Way::shared);
}

TEST(Sharing, StepsThatAllDifferAreShared) {
  Program p;
  p.shared = 1.6e-3;
  p.mean(100);
  for (int64_t i = 0; i < 10; ++i) p.step({2, i % 8});
  for (int64_t i = 0; i < 500; ++i) ASSERT_EQ(p.step({2, i % 8}), Way::shared);
}

TEST(Sharing, LongStepsAndProgramsWithoutStepsAreShared) {
  Program p;
  p.shared = 2 * Sharing::kLongestStep;
  p.alone = Sharing::kLongestStep;
  for (int i = 0; i < 500; ++i) ASSERT_EQ(p.step(), Way::shared);
  Program without;
  for (int i = 0; i < 500; ++i) ASSERT_EQ(without.sharing.next(nullptr, 2), Way::shared);
}

TEST(Sharing, EveryChunkRunsOnceInEachWay) {
  Pool pool(4);
  for (int i = 0; i < 400; ++i) {
    const Way way = i / 3 % 2 ? Way::alone : Way::shared;
    pool.sharing().fix(way);
    std::vector<int> runs(100);
    std::atomic<int32_t> most{0};
    pool.jobs().run(1000, 10, [&](int64_t begin, int64_t, int32_t worker) {
      ++runs[static_cast<size_t>(begin / 10)];
      if (worker > most) most = worker;
    });
    EXPECT_EQ(runs, std::vector<int>(100, 1));
    EXPECT_TRUE(most == 0 || way == Way::shared);
  }
}

#define OK(call) EXPECT_EQ(call, MPT_OK) << mpt_last_error()

// Trains a small network of many kinds of kernels for some steps, in ways that change as `ways`
// says. Returns the losses and a parameter.
std::vector<float> trained(int32_t workers, const std::vector<Way>& ways) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.own_threads = workers;
  d.seed = 5;
  mpt_context ctx;
  OK(mpt_context_create(&d, &ctx));
  mpt_precision precision;
  OK(mpt_precision_from_name("bf16-mixed", &precision, sizeof precision));
  mpt_params params;
  OK(mpt_params_create(ctx, &params));
  const auto parameter = [&](const char* name, std::vector<int64_t> shape) {
    mpt_tensor t;
    OK(mpt_normal(ctx, MPT_F32, shape.data(), static_cast<int32_t>(shape.size()), 0, 0.1, &t));
    OK(mpt_params_add(params, name, t));
    return t;
  };
  const mpt_tensor kernel = parameter("kernel", {16, 3, 3, 3}),
                   table = parameter("table", {50, 96}), qkv = parameter("qkv", {288, 96}),
                   bias = parameter("bias", {288}), w = parameter("w", {256, 96}),
                   head = parameter("head", {200, 256});
  const int64_t images[4] = {2, 3, 16, 16}, words[2] = {2, 64};
  std::vector<int64_t> ids(2 * 64);
  for (size_t i = 0; i < ids.size(); ++i) ids[i] = static_cast<int64_t>(i * 7 % 50);
  mpt_tensor x, tokens;
  OK(mpt_normal(ctx, MPT_F32, images, 4, 0, 1, &x));
  OK(mpt_tensor_from_data(ctx, MPT_I64, words, 2, ids.data(), ids.size() * 8, &tokens));
  OK(mpt_params_set_precision(params, &precision));
  mpt_optimizer optimizer;
  OK(mpt_optimizer_create(params, nullptr, &optimizer));
  mpt_stepper stepper;
  OK(mpt_stepper_create(ctx, &precision, nullptr, &stepper));
  OK(mpt_stepper_add(stepper, optimizer));
  std::vector<float> values;
  for (Way way : ways) {
    if (workers > 1) api::in(ctx).pool->sharing().fix(way);
    mpt_tensor h, y, c, loss;
    OK(mpt_scope_push(ctx));
    OK(mpt_precision_push(ctx, &precision));
    OK(mpt_conv2d(x, kernel, nullptr, 1, 1, nullptr, &c));
    OK(mpt_gelu(c, 0, &c));
    OK(mpt_mean(c, nullptr, 0, 0, &c));
    OK(mpt_embedding(tokens, table, -1, &h));
    OK(mpt_linear(h, qkv, bias, MPT_ACTIVATION_NONE, &h));
    OK(mpt_self_attention(h, 4, 0, nullptr, nullptr, &h));
    OK(mpt_layer_norm(h, 1, nullptr, nullptr, nullptr, &h));
    OK(mpt_linear(h, w, nullptr, MPT_ACTIVATION_RELU, &h));
    OK(mpt_linear(h, head, nullptr, MPT_ACTIVATION_NONE, &y));
    OK(mpt_softmax(y, -1, MPT_DTYPE_NONE, &y));
    OK(mpt_mul(y, y, &y));
    OK(mpt_mean(y, nullptr, 0, 0, &y));
    OK(mpt_add(y, c, &loss));
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(stepper, loss));
    OK(mpt_stepper_step(stepper));
    double value = 0;
    OK(mpt_tensor_get_item(loss, &value));
    values.push_back(static_cast<float>(value));
    OK(mpt_scope_pop(ctx, nullptr, 0));
  }
  for (const auto& [t, count] :
       {std::pair(kernel, 432), std::pair(table, 4800), std::pair(qkv, 27648), std::pair(w, 24576),
        std::pair(head, 51200)}) {
    const size_t at = values.size();
    values.resize(at + static_cast<size_t>(count));
    OK(mpt_tensor_read(t, MPT_F32, values.data() + at, count));
  }
  mpt_context_release(ctx);
  return values;
}

TEST(Sharing, TheWaysGiveTheSameBits) {
  const Way s = Way::shared, a = Way::alone;
  const std::vector<float> one = trained(1, {s, s, s});
  EXPECT_NE(one[0], one[2]) << "the network does not learn";
  for (int32_t workers : {2, 3, 7}) EXPECT_EQ(trained(workers, {a, s, a}), one) << workers;
}

}  // namespace
}  // namespace mpt
