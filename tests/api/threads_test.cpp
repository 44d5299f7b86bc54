// Calls of two threads in one context.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

#include "../support/fixture.h"

namespace {

using mpt_test::Floats;

class Threads : public mpt_test::Train {};

// A hook of a gradient, which runs inside mpt_backward.
struct Hook {
  mpt_context ctx = nullptr, free = nullptr;
  mpt_tensor x = nullptr;
  std::vector<mpt_status> statuses;
  std::string text;

  static mpt_status run(void* user, mpt_tensor*) {
    Hook& h = *static_cast<Hook*>(user);
    std::thread([&h] {
      mpt_tensor y = nullptr;
      int64_t seed, draws;
      h.statuses = {mpt_neg(h.x, &y), mpt_context_get_generator(h.ctx, &seed, &draws),
                    mpt_context_get_generator(h.free, &seed, &draws), mpt_context_resume(h.ctx)};
      EXPECT_EQ(mpt_neg(h.x, &y), MPT_ERROR_STATE);
      h.text = mpt_last_error();
      mpt_tensor_release(h.x);
    }).join();
    int64_t seed, draws;
    h.statuses.push_back(mpt_context_get_generator(h.ctx, &seed, &draws));
    return MPT_OK;
  }
};

TEST_F(Threads, ASecondThreadInAContextIsRefused) {
  mpt_tensor x = make({2}, {1, 2}), y = nullptr;
  OK(mpt_tensor_set_requires_grad(x, 1));
  Hook hook;
  hook.ctx = ctx;
  hook.x = make({1}, {1});
  OK(mpt_context_create(nullptr, &hook.free));
  int64_t id = 0;
  OK(mpt_tensor_add_hook(x, Hook::run, &hook, nullptr, &id));
  OK(mpt_sum(x, nullptr, 0, 0, &y));
  OK(mpt_backward(&y, nullptr, 1, nullptr));
  EXPECT_EQ(grad(x), (Floats{1, 1})) << "the first call goes on";
  EXPECT_EQ(hook.statuses,
            (std::vector<mpt_status>{MPT_ERROR_STATE, MPT_ERROR_STATE, MPT_OK, MPT_OK, MPT_OK}));
  EXPECT_EQ(hook.text,
            "mpt_neg: another thread is in a call on this context, mpt_backward: one thread at a "
            "time uses a context, so wait for that call, or give each thread a context of its own");
  EXPECT_FALSE(mpt_tensor_is_valid(hook.x)) << "any thread may release";
  // Another thread may use the context when the call has ended.
  std::thread([this] { OK(mpt_context_set_seed(ctx, 1)); }).join();
  EXPECT_EQ(mpt_backward(&y, nullptr, 1, nullptr), MPT_ERROR_STATE) << "a call that fails";
  std::thread([this] { OK(mpt_context_set_seed(ctx, 1)); }).join();
  mpt_context_release(hook.free);
}

}  // namespace
