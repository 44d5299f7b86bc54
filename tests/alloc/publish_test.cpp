// Publishing with each allocation failing in turn: a publication reaches all subscribers or none,
// and a call that failed can be made again.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "../tier.h"
#include "faults.h"
#include "mpt/mpt.hpp"

namespace mpt_test {
namespace {

// Makes a call with each allocation failing in turn, until it makes fewer. `failed` is called where
// the call has failed. Returns how often that was.
int fail_each_of(const std::function<mpt_status()>& call, const std::function<void()>& failed) {
  for (int n = 1, failures = 0;; ++n) {
    mpt_status status = MPT_OK;
    bool fired = false;
    {
      const Faults faults(n);
      status = call();
      fired = faults.fired();
    }
    if (status != MPT_OK) {
      EXPECT_TRUE(fired);
      EXPECT_EQ(status, MPT_ERROR_OUT_OF_MEMORY) << mpt_last_error();
      ++failures;
      failed();
    }
    if (!fired || ::testing::Test::HasFailure()) return failures;
  }
}

struct Net {
  mpt::Context ctx = mpt::Context::create();
  mpt::Params params;

  explicit Net(const char* precision = "32-true") : params(ctx) {
    mpt::nn::linear(params, "up", 8, 16);
    mpt::nn::linear(params, "down", 16, 2);
    params.set_precision(mpt::Precision(precision));
  }
  void fill(int64_t value) const {
    const mpt::NoGrad no_grad(ctx);
    for (const auto& [name, t] : params.all()) {
      mpt::Tensor p = t;
      p.fill(static_cast<double>(value));
    }
  }
  void expect(int64_t value) const {
    for (const auto& [name, t] : params.all())
      for (const float v : t.read<float>()) EXPECT_EQ(v, static_cast<float>(value)) << name;
  }
};

// The first of three subscribers has ended, whose place the others take in a publication.
TEST(AllocPublishing, AllSubscribersOrNone) {
  NEEDS_HOST("sets are published between contexts on the host");
  const Net trained("bf16-mixed"), first, second, third("bf16-true");
  const mpt::Publisher publisher(trained.params);
  mpt::Subscriber ends(first.params, publisher);
  const mpt::Subscriber takes(second.params, publisher), copies(third.params, publisher, true);
  trained.fill(1);
  EXPECT_EQ(publisher.publish(), 1);
  EXPECT_EQ(takes.take(), 1);
  EXPECT_EQ(copies.take(), 1);
  ends = {};
  first.ctx.ones({1});  // the next call with its context
  int64_t given = 1;
  const auto all_have = [&] {
    EXPECT_EQ(takes.take(), given);
    EXPECT_EQ(copies.take(), given);
    second.expect(given);
    third.expect(given);
  };
  trained.fill(2);
  const int failures =
      fail_each_of([&] { return mpt_publisher_publish(publisher.get(), &given); }, all_have);
  EXPECT_GE(failures, 10);
  all_have();
  EXPECT_EQ(given, 2) << "a publication that failed has no number";
}

TEST(AllocPublishing, EachCallCanBeMadeAgain) {
  NEEDS_HOST("sets are published between contexts on the host");
  const int64_t before = heap_blocks();
  for (const bool copies : {false, true}) {
    const Net trained("bf16-mixed"), used;
    used.fill(7);
    trained.fill(1);
    mpt_publisher publisher = nullptr;
    mpt_subscriber subscriber = nullptr;
    fail_each_of([&] { return mpt_publisher_create(trained.params.get(), &publisher); },
                 [&] { EXPECT_EQ(publisher, nullptr); });
    const int failures = fail_each_of(
        [&] { return mpt_subscriber_create(used.params.get(), publisher, copies, &subscriber); },
        [&] {
          EXPECT_EQ(subscriber, nullptr);
          EXPECT_EQ(mpt_publisher_publish(publisher, nullptr), MPT_OK) << mpt_last_error();
        });
    EXPECT_GE(failures, 20);
    used.expect(7);
    int64_t given = 0, version = 0;
    mpt::must(mpt_publisher_publish(publisher, &given));
    fail_each_of([&] { return mpt_subscriber_take(subscriber, &version); },
                 [&] { used.expect(7); });
    EXPECT_EQ(version, given);
    used.expect(1);
    mpt_publisher_release(publisher);
    mpt_subscriber_release(subscriber);
  }
  EXPECT_EQ(heap_blocks(), before) << "blocks of the heap are left";
}

}  // namespace
}  // namespace mpt_test
