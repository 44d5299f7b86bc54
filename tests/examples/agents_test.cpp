// Tests of the helpers of examples/agents: the memory with priorities, the advantages, the game.
// SPDX-License-Identifier: Apache-2.0
#include "../../examples/agents/advantages.h"
#include "../../examples/agents/cart_pole.h"
#include "../../examples/agents/replay.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace {

TEST(Replay, DrawsInProportionToPriorities) {
  const auto memory = std::make_unique<replay>();
  const std::vector<double> priorities = {1, 2, 5, 4};
  for (double p : priorities) replay_set(memory.get(), replay_add(memory.get()), p);
  rng random = {1};
  constexpr int n = 12000;
  std::vector<int> slots(n);
  std::vector<float> weights(n);
  replay_draw(memory.get(), n, 1, &random, slots.data(), weights.data());
  std::vector<double> counts(4), sums(4);
  for (int i = 0; i < n; ++i) {
    ASSERT_LT(slots[i], 4) << "a slot that holds nothing";
    ++counts[slots[i]];
    sums[slots[i]] += weights[i];
  }
  for (int k = 0; k < 4; ++k) {
    EXPECT_NEAR(counts[k], 1000 * priorities[k], 2);
    EXPECT_NEAR(sums[k], 1000, 2) << "a full correction makes all slots weigh the same";
  }
}

TEST(Replay, ForgetsTheOldestAndDrawsTheNewestSoon) {
  const auto memory = std::make_unique<replay>();
  for (int i = 0; i < SLOTS; ++i) {
    EXPECT_EQ(replay_add(memory.get()), i);
    replay_set(memory.get(), i, i == 3 ? 7 : 1);
  }
  EXPECT_EQ(replay_add(memory.get()), 0);
  EXPECT_EQ(memory->sums[SLOTS], 7) << "the largest priority";
  EXPECT_EQ(memory->sums[1], SLOTS + 12);
}

TEST(Advantages, AreTheSumsOfTheirDefinition) {
  // Two copies, four times. The first fails at the second time; the second is cut at the third.
  const std::vector<float> rewards = {1, 2, 3, 4, 5, 6, 7, 8};
  const std::vector<float> before = {.1f, .2f, .3f, .4f, .5f, .6f, .7f, .8f};
  const std::vector<float> after = {.3f, .4f, 9, .6f, .7f, 2, 3, 4};
  const std::vector<int> failed = {0, 0, 1, 0, 0, 0, 0, 0}, ended = {0, 0, 1, 0, 0, 1, 0, 0};
  std::vector<float> advantages(8);
  const double gamma = 0.9, lambda = 0.8, decay = gamma * lambda;
  estimate_advantages(rewards.data(), before.data(), after.data(), failed.data(), ended.data(), 8,
                      2, gamma, lambda, advantages.data());
  std::vector<double> errors(8);
  for (int i = 0; i < 8; ++i)
    errors[i] = rewards[i] + (failed[i] ? 0 : gamma * after[i]) - before[i];
  const std::vector<double> expected = {errors[0] + decay * errors[2],
                                        errors[1] + decay * errors[3] + decay * decay * errors[5],
                                        errors[2],
                                        errors[3] + decay * errors[5],
                                        errors[4] + decay * errors[6],
                                        errors[5],
                                        errors[6],
                                        errors[7]};
  for (int i = 0; i < 8; ++i) EXPECT_NEAR(advantages[i], expected[i], 1e-5) << i;
}

TEST(CartPole, MovesAsThatOfGymnasium) {
  cart_pole cart = {0.01, -0.02, 0.03, 0.04, 0};
  // States of CartPole-v1 of Gymnasium 1.4.0 after 10 and 15 of these pushes.
  const double tenth[SENSES] = {-0.029539668228752702, -0.4162069973534875, 0.09999388640889142,
                                0.7601510437209227};
  const double last[SENSES] = {-0.09486383744614638, -1.0094904585777773, 0.21830326319711543,
                               1.846706000448215};
  for (int i = 0; i < 15; ++i) {
    EXPECT_EQ(cart_push(&cart, i % 3 == 0), i < 14) << i;
    double senses[SENSES];
    cart_see(&cart, senses);
    if (i != 9 && i != 14) continue;
    for (int k = 0; k < SENSES; ++k) EXPECT_NEAR(senses[k], i == 9 ? tenth[k] : last[k], 1e-12);
  }
  EXPECT_EQ(cart.age, 15);
}

}  // namespace
