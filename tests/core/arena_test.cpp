// Tests the arena against a model: no overlap, right accounts, merging of neighbours, limits.
// SPDX-License-Identifier: Apache-2.0
#include "core/arena.h"

#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <memory>
#include <random>
#include <vector>

#include "core/error.h"

namespace mpt {
namespace {

struct Host {
  size_t bytes = 0;
  int pieces = 0, refuse_after = -1;
  HostMemory hooks() {
    return {[](void* user, size_t size, size_t align) -> void* {
              auto* h = static_cast<Host*>(user);
              if (h->refuse_after == 0) return nullptr;
              if (h->refuse_after > 0) --h->refuse_after;
              h->bytes += size;
              ++h->pieces;
              return std::aligned_alloc(align, size);
            },
            [](void* user, void* p, size_t size, size_t) {
              auto* h = static_cast<Host*>(user);
              h->bytes -= size;
              --h->pieces;
              std::free(p);
            },
            this};
  }
};

void random_against_model(Arena& arena, unsigned seed, int steps) {
  struct Live {
    size_t bytes;
    Purpose purpose;
    unsigned char mark;
  };
  std::map<char*, Live> model;
  std::mt19937 random(seed);
  size_t total = 0, by_purpose[kPurposes] = {};
  for (int i = 0; i < steps; ++i) {
    if (model.empty() || (random() % 5 < 3 && total < (size_t{24} << 20))) {
      static constexpr size_t sizes[] = {0, 1, 63, 64, 65, 200, 4096, 100000, 1500000};
      const size_t bytes = sizes[random() % std::size(sizes)] + random() % 3;
      const auto purpose = static_cast<Purpose>(random() % kPurposes);
      auto* p = static_cast<char*>(arena.alloc(bytes, purpose));
      ASSERT_EQ(reinterpret_cast<uintptr_t>(p) % 64, 0u);
      auto above = model.lower_bound(p);
      ASSERT_TRUE(above == model.end() || p + bytes <= above->first);
      if (above != model.begin()) {
        auto below = std::prev(above);
        ASSERT_LE(below->first + below->second.bytes, p);
      }
      ASSERT_FALSE(model.contains(p));
      const auto mark = static_cast<unsigned char>(random());
      std::memset(p, mark, bytes);
      model[p] = {bytes, purpose, mark};
      total += bytes;
      by_purpose[static_cast<int>(purpose)] += bytes;
    } else {
      auto it = std::next(model.begin(), static_cast<long>(random() % model.size()));
      auto& [p, live] = *it;
      for (size_t k = 0; k < live.bytes; k += 97) {
        ASSERT_EQ(static_cast<unsigned char>(p[k]), live.mark);
      }
      if (random() % 4 == 0) {
        by_purpose[static_cast<int>(live.purpose)] -= live.bytes;
        live.purpose = static_cast<Purpose>(random() % kPurposes);
        by_purpose[static_cast<int>(live.purpose)] += live.bytes;
        arena.set_purpose(p, live.purpose);
      } else {
        total -= live.bytes;
        by_purpose[static_cast<int>(live.purpose)] -= live.bytes;
        arena.free(p);
        model.erase(it);
      }
    }
    ASSERT_EQ(arena.stats().total_now, total);
    for (int k = 0; k < kPurposes; ++k) ASSERT_EQ(arena.stats().now[k], by_purpose[k]);
    ASSERT_GE(arena.stats().highest.total, total);
  }
  for (auto& [p, live] : model) arena.free(p);
  EXPECT_EQ(arena.stats().total_now, 0u);
}

TEST(Arena, RandomAgainstAModelOnTheSystemsMemory) {
  Arena arena({}, 0);
  for (unsigned seed = 1; seed <= 5; ++seed) {
    random_against_model(arena, seed, 4000);
    // All blocks have merged again: one large block fits into the reserved memory without growth.
    const size_t reserved = arena.stats().reserved;
    void* p = arena.alloc(reserved - 4096, Purpose::other);
    EXPECT_EQ(arena.stats().reserved, reserved);
    arena.free(p);
  }
}

TEST(Arena, RandomAgainstAModelOnTheHostsMemory) {
  Host host;
  {
    Arena arena(host.hooks(), 0);
    random_against_model(arena, 7, 8000);
    EXPECT_EQ(arena.stats().reserved, host.bytes);
    EXPECT_EQ(arena.stats().host_allocations, host.pieces);
  }
  EXPECT_EQ(host.bytes, 0u);
  EXPECT_EQ(host.pieces, 0);
}

// After a change of precision, gradients and copies of half the width fill the blocks that the wide
// parameters leave, so that no block stays half empty.
TEST(Arena, APlaceTakesTheTwoHalvesOfWhatItHeld) {
  std::mt19937 random(3);
  for (int i = 0; i < 40; ++i) {
    Arena arena({}, 0);
    const size_t n = i < 4 ? size_t{8736} * 8736
                           // Above the size of the last free block, which is below 2 MiB.
                           : (4 << 20) + random() % (16 << 20);
    void* wide = arena.alloc(4 * n, Purpose::parameters);
    void* guard = arena.alloc(64, Purpose::other);
    arena.free(wide);
    const size_t reserved = arena.stats().reserved;
    void* half[] = {arena.alloc(2 * n, Purpose::gradients), arena.alloc(n, Purpose::gradients),
                    arena.alloc(n, Purpose::gradients)};
    for (void* p : half) {
      EXPECT_LT(static_cast<char*>(p), static_cast<char*>(guard)) << n;
      EXPECT_GE(static_cast<char*>(p), static_cast<char*>(wide)) << n;
    }
    EXPECT_EQ(arena.stats().reserved, reserved);
    for (void* p : half) arena.free(p);
    arena.free(guard);
  }
}

TEST(Arena, GrowthCountsTheFreePlaceAtTheEnd) {
  Arena arena({}, 0);
  const size_t large = size_t{200} << 20;
  void* first = arena.alloc(large, Purpose::other);
  EXPECT_LE(arena.stats().reserved, large + (size_t{4} << 20));
  arena.free(first);
  void* larger = arena.alloc(large + large / 2, Purpose::other);
  EXPECT_LE(arena.stats().reserved, large + large / 2 + (size_t{4} << 20));
  arena.free(larger);
}

TEST(Arena, ALimitIsKeptAndAnErrorChangesNothing) {
  Arena arena({}, size_t{8} << 20);
  std::vector<void*> taken;
  mpt_status status = MPT_OK;
  try {
    for (;;) taken.push_back(arena.alloc(size_t{1} << 20, Purpose::activations));
  } catch (const Error& e) {
    status = e.code();
  }
  EXPECT_EQ(status, MPT_ERROR_OUT_OF_MEMORY);
  EXPECT_GE(taken.size(), 5u);
  EXPECT_LE(arena.stats().reserved, size_t{8} << 20);
  EXPECT_EQ(arena.stats().total_now, taken.size() << 20);
  arena.free(taken.back());
  taken.back() = arena.alloc(size_t{1} << 20, Purpose::activations);
  for (void* p : taken) arena.free(p);
  EXPECT_THROW(arena.alloc(SIZE_MAX - 64, Purpose::other), Error);
  EXPECT_THROW(arena.alloc(size_t{1} << 50, Purpose::other), Error);
}

TEST(Arena, ALimitIsUsedToItsLastPage) {
  Arena arena({}, size_t{3} << 20);
  (void)arena.alloc(100, Purpose::other);
  (void)arena.alloc(size_t{1700} << 10, Purpose::other);
  (void)arena.alloc(size_t{1200} << 10, Purpose::other);
  EXPECT_LE(arena.stats().reserved, size_t{3} << 20);
}

TEST(Arena, ARefusingHostIsOutOfMemoryAndCanRecover) {
  Host host;
  Arena arena(host.hooks(), 0);
  void* p = arena.alloc(100, Purpose::other);
  host.refuse_after = 0;
  EXPECT_THROW(arena.alloc(size_t{64} << 20, Purpose::other), Error);
  void* q = arena.alloc(100, Purpose::other);  // the reserved memory still works
  host.refuse_after = -1;
  void* r = arena.alloc(size_t{64} << 20, Purpose::other);
  for (void* x : {p, q, r}) arena.free(x);
}

TEST(Arena, ARepeatedStepFindsItsBlocksAgain) {
  Arena arena({}, 0);
  auto step = [&](std::vector<void*>& at) {
    at.clear();
    for (size_t i = 1; i <= 60; ++i) at.push_back(arena.alloc(i * i * 517, Purpose::activations));
    for (size_t i = at.size(); i-- > 0;) arena.free(at[i]);
  };
  std::vector<void*> first, again;
  step(first);
  step(first);
  const auto before = arena.stats().host_allocations;
  for (int k = 0; k < 20; ++k) {
    step(again);
    EXPECT_EQ(first, again);
  }
  EXPECT_EQ(arena.stats().host_allocations, before);
}

// Freed small blocks are kept for requests of the same size and merged when a larger block is
// needed.
TEST(Arena, SmallBlocksComeBackAndMakeOneLargePlace) {
  Arena arena({}, 0);
  std::vector<void*> small;
  for (size_t i = 0; i < 6000; ++i) small.push_back(arena.alloc(64 * (i % 20), Purpose::other));
  const size_t reserved = arena.stats().reserved;
  void* last = small[777];
  arena.free(last);
  EXPECT_EQ(arena.alloc(64 * (777 % 20) - 5, Purpose::other), last);
  for (void* p : small) arena.free(p);
  void* large = arena.alloc(reserved - 4096, Purpose::other);
  EXPECT_EQ(arena.stats().reserved, reserved);
  for (size_t i = 0; i < 20; ++i) arena.free(arena.alloc(64 * i, Purpose::other));
  arena.free(large);
}

TEST(Arena, ObjectsComeFromTheirFreeLists) {
  Arena arena({}, 0);
  void* a = arena.alloc_object(100);
  arena.free_object(a, 100);
  EXPECT_EQ(arena.alloc_object(97), a);  // 97 has the size class of 100
  std::vector<void*> many;
  for (int i = 0; i < 10000; ++i) many.push_back(arena.alloc_object(64));
  for (void* p : many) std::memset(p, 1, 64);
  for (void* p : many) arena.free_object(p, 64);
  const size_t reserved = arena.stats().reserved;
  for (auto& p : many) p = arena.alloc_object(64);
  EXPECT_EQ(arena.stats().reserved, reserved);
  void* large = arena.alloc_object(5000);
  arena.free_object(large, 5000);
}

}  // namespace
}  // namespace mpt
