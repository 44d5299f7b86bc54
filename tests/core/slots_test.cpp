// Tests handles: each is unique and can be released from any thread at any moment.
// SPDX-License-Identifier: Apache-2.0
#include "core/slots.h"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <set>
#include <thread>
#include <vector>

#include "core/error.h"

namespace mpt {
namespace {

std::atomic<int> dropped;
void count_drop(void* object) {
  EXPECT_NE(object, nullptr);
  ++dropped;
}
int thing;

class Slots : public ::testing::Test {
 protected:
  void SetUp() override {
    dropped = 0;
    space = open_space();
  }
  void TearDown() override {
    if (space) close_space(space);
  }
  uint64_t make(HandleType t = HandleType::tensor) {
    return make_handle(t, space, &thing, count_drop);
  }
  int space = 0;
};

TEST_F(Slots, CountsAndGoesStale) {
  const uint64_t h = make();
  EXPECT_EQ(h >> 63, 0u);
  EXPECT_EQ(space_of(h), space);
  EXPECT_EQ(find_handle(h, HandleType::tensor), &thing);
  EXPECT_EQ(find_handle(h, HandleType::context), nullptr);
  EXPECT_TRUE(retain_handle(h, HandleType::tensor));
  release_handle(h, HandleType::tensor);
  EXPECT_FALSE(has_released(space));
  release_handle(h, HandleType::context);  // the wrong type: no effect
  EXPECT_TRUE(is_live(h, HandleType::tensor));
  release_handle(h, HandleType::tensor);
  EXPECT_FALSE(is_live(h, HandleType::tensor));
  EXPECT_EQ(find_handle(h, HandleType::tensor), nullptr);
  EXPECT_FALSE(retain_handle(h, HandleType::tensor));
  release_handle(h, HandleType::tensor);
  EXPECT_EQ(dropped, 0);  // dropped only when the owning thread drains
  drain_space(space);
  EXPECT_EQ(dropped, 1);
}

TEST_F(Slots, ASlotIsUsedAgainLateAndUnderAnotherHandle) {
  std::set<uint64_t> seen;
  const uint64_t first = make();
  release_handle(first, HandleType::tensor);
  drain_space(space);
  const uint32_t slot = first & 0xffffff;
  int until = 0;
  for (bool again = false; !again; ++until) {
    const uint64_t h = make();
    EXPECT_TRUE(seen.insert(h).second);
    again = (h & 0xffffff) == slot;
    release_handle(h, HandleType::tensor);
    drain_space(space);
    ASSERT_LT(until, 100000);
  }
  EXPECT_GE(until, 1000);  // free slots are reused first in, first out
  EXPECT_EQ(find_handle(first, HandleType::tensor), nullptr);
}

TEST_F(Slots, GarbageIsNeverAHandle) {
  const uint64_t h = make();
  for (int bit = 0; bit < 64; ++bit) {
    const uint64_t g = h ^ (uint64_t{1} << bit);
    EXPECT_EQ(find_handle(g, HandleType::tensor), nullptr) << bit;
    release_handle(g, HandleType::tensor);
    EXPECT_FALSE(retain_handle(g, HandleType::tensor));
  }
  for (uint64_t g : {uint64_t{0}, ~uint64_t{0}, uint64_t{1}, uint64_t{0xffffff}}) {
    EXPECT_EQ(find_handle(g, HandleType::tensor), nullptr);
  }
  EXPECT_TRUE(is_live(h, HandleType::tensor));
  EXPECT_TRUE(release_handle(h, HandleType::tensor)) << "one reference was left";
}

TEST_F(Slots, ClosingMakesAllStaleAndDropsInReverseOrder) {
  static std::vector<int>* order;
  std::vector<int> seen;
  order = &seen;
  int ids[3] = {0, 1, 2};
  std::vector<uint64_t> handles;
  for (int& id : ids) {
    handles.push_back(make_handle(HandleType::tensor, space, &id,
                                  [](void* p) { order->push_back(*static_cast<int*>(p)); }));
  }
  close_space(space);
  space = 0;
  EXPECT_EQ(seen, (std::vector<int>{2, 1, 0}));
  for (uint64_t h : handles) EXPECT_FALSE(is_live(h, HandleType::tensor));
}

TEST_F(Slots, SpacesRunOutAndComeBack) {
  std::vector<int> spaces;
  mpt_status status = MPT_OK;
  try {
    for (;;) spaces.push_back(open_space());
  } catch (const Error& e) {
    status = e.code();
  }
  EXPECT_EQ(status, MPT_ERROR_OUT_OF_MEMORY);
  EXPECT_GE(spaces.size(), 250u);
  for (int s : spaces) close_space(s);
  spaces = {open_space()};
  close_space(spaces[0]);
}

TEST(Threads, ReleaseWhileTheDriverWorks) {
  dropped = 0;
  const int space = open_space();
  constexpr int kRounds = 200, kBatch = 500, kThreads = 3;
  std::vector<std::atomic<uint64_t>> mail(kBatch * kThreads);
  std::atomic<bool> stop{false};
  std::vector<std::thread> finalizers;
  for (int t = 0; t < kThreads; ++t) {
    finalizers.emplace_back([&, t] {
      while (!stop) {
        for (int i = 0; i < kBatch; ++i) {
          const uint64_t h = mail[static_cast<size_t>(t * kBatch + i)].exchange(0);
          if (!h) continue;
          retain_handle(h, HandleType::tensor);
          release_handle(h, HandleType::tensor);
          release_handle(h, HandleType::tensor);
          release_handle(h, HandleType::tensor);  // one release too many
          is_live(h, HandleType::tensor);
        }
      }
    });
  }
  int made = 0;
  for (int r = 0; r < kRounds; ++r) {
    for (auto& m : mail) {
      if (m.load() != 0) continue;
      m = make_handle(HandleType::tensor, space, &thing, count_drop);
      ++made;
    }
    drain_space(space);
  }
  stop = true;
  for (auto& t : finalizers) t.join();
  close_space(space);
  EXPECT_EQ(dropped, made);
}

// Garbage collectors release handles while the context shuts down, or after it has.
TEST(Threads, ReleaseWhileTheSpaceCloses) {
  for (int round = 0; round < 200; ++round) {
    dropped = 0;
    const int space = open_space();
    std::vector<uint64_t> handles(300);
    for (uint64_t& h : handles) h = make_handle(HandleType::tensor, space, &thing, count_drop);
    std::atomic<bool> go{false};
    std::thread collector([&] {
      while (!go) {
      }
      for (uint64_t h : handles) release_handle(h, HandleType::tensor);
    });
    go = true;
    close_space(space);
    const int again = open_space();  // may reuse the slots at once
    std::vector<uint64_t> next(300);
    for (uint64_t& h : next) h = make_handle(HandleType::tensor, again, &thing, count_drop);
    collector.join();
    EXPECT_EQ(dropped, 300);
    for (uint64_t h : next) EXPECT_TRUE(is_live(h, HandleType::tensor));
    close_space(again);
    EXPECT_EQ(dropped, 600);
  }
}

}  // namespace
}  // namespace mpt
