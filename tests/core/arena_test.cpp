// Tests the arena against a model: no overlap, right accounts, merging of neighbours, limits.
// SPDX-License-Identifier: Apache-2.0
#include "core/arena.h"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <utility>
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

// Memory of a device: pages that the host cannot touch. It checks the blocks that it is told of.
struct Pages : PieceSource {
  size_t bytes = 0, beside = 0;  // in the pieces; held by libraries of the device
  int pieces = 0, refuse_after = -1;
  std::map<char*, size_t> taken, live;  // the pieces; the blocks
  ~Pages() override {
    EXPECT_EQ(bytes, 0u);
    EXPECT_EQ(pieces, 0);
  }
  void* alloc(size_t n) override {
    if (refuse_after == 0) return nullptr;
    if (refuse_after > 0) --refuse_after;
    void* p = mmap(nullptr, n, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    EXPECT_NE(p, MAP_FAILED);
    taken[static_cast<char*>(p)] = n;
    bytes += n;
    ++pieces;
    return p;
  }
  void free(void* p, size_t n) noexcept override {
    EXPECT_EQ(taken[static_cast<char*>(p)], n);
    taken.erase(static_cast<char*>(p));
    munmap(p, n);
    bytes -= n;
    --pieces;
  }
  size_t outside() const noexcept override { return beside; }
  void block_begins(void* p, size_t n) noexcept override {
    auto* at = static_cast<char*>(p);
    auto piece = taken.upper_bound(at);
    ASSERT_NE(piece, taken.begin());
    --piece;
    EXPECT_LE(at + n, piece->first + piece->second);
    auto above = live.lower_bound(at);
    if (above != live.end()) {
      EXPECT_LE(at + n, above->first);
    }
    if (above != live.begin()) {
      const auto below = std::prev(above);
      EXPECT_LE(below->first + below->second, at);
    }
    EXPECT_TRUE(live.emplace(at, n).second);
  }
  void block_ends(void* p, size_t n) noexcept override {
    const auto it = live.find(static_cast<char*>(p));
    ASSERT_NE(it, live.end());
    EXPECT_EQ(it->second, n);
    live.erase(it);
  }
};

// Returns nullptr if there is no memory. Then nothing that the arena counts has changed.
Arena::Block* try_alloc(Arena& arena, size_t bytes, Purpose purpose) {
  const size_t total = arena.stats().total_now, highest = arena.stats().highest.total;
  try {
    return arena.alloc(bytes, purpose);
  } catch (const Error& e) {
    EXPECT_EQ(e.code(), MPT_ERROR_OUT_OF_MEMORY) << e.what();
    EXPECT_EQ(arena.stats().total_now, total);
    EXPECT_EQ(arena.stats().highest.total, highest);
    return nullptr;
  }
}

enum class Memory { host, device };  // the memory of a host is written

// Returns the number of allocations that found no memory.
int random_against_model(Arena& arena, Memory memory, unsigned seed, int steps) {
  struct Live {
    Arena::Block* block;
    size_t bytes;
    Purpose purpose;
    unsigned char mark;
  };
  std::map<char*, Live> model;
  std::mt19937 random(seed);
  size_t total = 0, by_purpose[kPurposes] = {};
  int refused = 0;
  const auto check = [&] {
    EXPECT_EQ(arena.stats().total_now, total);
    EXPECT_GE(arena.stats().highest.total, total);
    for (int k = 0; k < kPurposes; ++k) EXPECT_EQ(arena.stats().now[k], by_purpose[k]);
  };
  for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) {
    if (model.empty() || (random() % 5 < 3 && total < (size_t{24} << 20))) {
      static constexpr size_t sizes[] = {0, 1, 63, 64, 65, 200, 4096, 100000, 1500000};
      const size_t bytes = sizes[random() % std::size(sizes)] + random() % 3;
      const auto purpose = static_cast<Purpose>(random() % kPurposes);
      Arena::Block* b = try_alloc(arena, bytes, purpose);
      if (!b) {
        ++refused;
        if (model.empty()) continue;
        arena.free(model.begin()->second.block);
        total -= model.begin()->second.bytes;
        by_purpose[static_cast<int>(model.begin()->second.purpose)] -= model.begin()->second.bytes;
        model.erase(model.begin());
        check();
        continue;
      }
      auto* p = static_cast<char*>(b->data);
      EXPECT_EQ(reinterpret_cast<uintptr_t>(p) % (memory == Memory::host ? 64 : 256), 0u);
      auto above = model.lower_bound(p);
      EXPECT_TRUE(above == model.end() || p + bytes <= above->first);
      if (above != model.begin()) {
        auto below = std::prev(above);
        EXPECT_LE(below->first + below->second.bytes, p);
      }
      EXPECT_FALSE(model.contains(p));
      const auto mark = static_cast<unsigned char>(random());
      if (memory == Memory::host) std::memset(p, mark, bytes);
      model[p] = {b, bytes, purpose, mark};
      total += bytes;
      by_purpose[static_cast<int>(purpose)] += bytes;
    } else {
      auto it = std::next(model.begin(), static_cast<long>(random() % model.size()));
      auto& [p, live] = *it;
      for (size_t k = 0; memory == Memory::host && k < live.bytes; k += 97) {
        EXPECT_EQ(static_cast<unsigned char>(p[k]), live.mark);
      }
      by_purpose[static_cast<int>(live.purpose)] -= live.bytes;
      if (random() % 4 == 0) {
        live.purpose = static_cast<Purpose>(random() % kPurposes);
        by_purpose[static_cast<int>(live.purpose)] += live.bytes;
        arena.set_purpose(live.block, live.purpose);
      } else {
        total -= live.bytes;
        arena.free(live.block);
        model.erase(it);
      }
    }
    check();
  }
  for (auto& [p, live] : model) arena.free(live.block);
  EXPECT_EQ(arena.stats().total_now, 0u);
  return refused;
}

TEST(Arena, RandomAgainstAModelOnTheSystemsMemory) {
  Arena arena({}, 0);
  for (unsigned seed = 1; seed <= 5; ++seed) random_against_model(arena, Memory::host, seed, 4000);
}

TEST(Arena, RandomAgainstAModelOnTheHostsMemory) {
  Host host;
  {
    Arena arena(host.hooks(), 0);
    random_against_model(arena, Memory::host, 7, 8000);
    EXPECT_EQ(arena.stats().reserved, host.bytes);
    EXPECT_EQ(arena.stats().host_allocations, host.pieces);
  }
  EXPECT_EQ(host.bytes, 0u);
  EXPECT_EQ(host.pieces, 0);
}

TEST(Arena, RandomAgainstAModelOnADevicesMemory) {
  Pages pages;
  Arena host({}, 0), arena(pages, host, 0);
  // The first piece is larger than all that follows. In the end all blocks have merged again.
  const size_t large = size_t{64} << 20;
  arena.free(arena.alloc(large, Purpose::other));
  for (unsigned seed = 1; seed <= 20; ++seed) {
    random_against_model(arena, Memory::device, seed, 3000);
    arena.free(arena.alloc(large, Purpose::other));
    EXPECT_EQ(pages.pieces, 1);
    EXPECT_TRUE(pages.live.empty());
  }
  EXPECT_EQ(arena.stats().reserved, pages.bytes);
  EXPECT_EQ(arena.stats().host_allocations, pages.pieces);
  EXPECT_EQ(host.stats().total_now, 0u);
}

TEST(Arena, RandomAgainstAModelAtTheLimit) {
  int refused = 0;
  for (size_t limit = 4096; limit < (size_t{8} << 20); limit += limit / 64 * 16 + 4096) {
    Host host;
    Pages pages;
    Arena small({}, limit), hooked(host.hooks(), limit), device(pages, small, limit);
    refused += random_against_model(small, Memory::host, 3, 300);
    EXPECT_LE(small.stats().reserved, limit);
    refused += random_against_model(hooked, Memory::host, 4, 300);
    EXPECT_LE(host.bytes, limit);
    refused += random_against_model(device, Memory::device, 5, 300);
    EXPECT_LE(pages.bytes, limit);
  }
  EXPECT_GT(refused, 300);
}

// The source has nothing more from its n-th call on.
TEST(Arena, MemoryThatEndsAtAnyPointChangesNothing) {
  int n = 0;
  for (bool was_refused = true; was_refused; ++n) {
    Pages pages;
    Arena host({}, 0), arena(pages, host, 0);
    pages.refuse_after = n;
    was_refused = random_against_model(arena, Memory::device, 11, 600) > 0;
    EXPECT_LE(pages.pieces, n);
    pages.refuse_after = -1;
    EXPECT_EQ(random_against_model(arena, Memory::device, 11, 600), 0);
  }
  EXPECT_GT(n, 4);
}

// Fills a host that has no more memory with blocks of `bytes` each.
std::vector<Arena::Block*> fill(Arena& host, size_t bytes) {
  std::vector<Arena::Block*> blocks;
  while (Arena::Block* b = try_alloc(host, bytes, Purpose::other)) blocks.push_back(b);
  return blocks;
}

TEST(Arena, AHostWithoutMemoryForHeadersIsOutOfMemory) {
  for (size_t bytes : {64, 1000, 5000}) {
    Pages pages;
    Arena host({}, size_t{1} << 20), arena(pages, host, 0);
    std::vector<Arena::Block*> full = fill(host, 64), device;
    ASSERT_GT(full.size(), 4000u);
    while (Arena::Block* b = try_alloc(arena, bytes, Purpose::other)) device.push_back(b);
    EXPECT_LT(device.size(), 64u);
    EXPECT_LE(pages.pieces, 1);
    // A block that is freed can be had again without a header.
    if (!device.empty()) {
      arena.free(device.back());
      device.back() = arena.alloc(bytes, Purpose::other);
    }
    arena.free(nullptr);
    for (size_t i = 0; i < 200; ++i) host.free(full[i]);
    for (int i = 0; i < 60; ++i) device.push_back(arena.alloc(bytes, Purpose::other));
    for (Arena::Block* b : device) arena.free(b);
    for (size_t i = 200; i < full.size(); ++i) host.free(full[i]);
    EXPECT_EQ(host.stats().total_now, 0u);
  }
}

TEST(Arena, ADevicesHeadersGoBackToTheHost) {
  Arena host({}, 0);
  size_t reserved = 0;
  for (int i = 0; i < 30; ++i) {
    Pages pages;
    Arena arena(pages, host, 0);
    for (int k = 0; k < 40000; ++k) (void)arena.alloc(100, Purpose::other);
    if (i == 0) reserved = host.stats().reserved;
    EXPECT_EQ(host.stats().reserved, reserved);
    pages.live.clear();
  }
}

TEST(Arena, AReservedPieceIsSmallerIfTheDeviceHasNotAsMuch) {
  struct Little : Pages {
    void* alloc(size_t n) override { return bytes + n > 40000 ? nullptr : Pages::alloc(n); }
  } pages;
  Arena host({}, 0), arena(pages, host, 0);
  for (int i = 0; i < 3; ++i) EXPECT_NE(try_alloc(arena, 12000, Purpose::other), nullptr);
  EXPECT_EQ(try_alloc(arena, 12000, Purpose::other), nullptr);
  pages.live.clear();
}

// After a change of precision, gradients and copies of half the width fill the blocks that the wide
// parameters leave: no byte stays free between them.
TEST(Arena, APlaceTakesTheTwoHalvesOfWhatItHeld) {
  std::mt19937 random(3);
  for (int i = 0; i < 120; ++i) {
    Pages pages;  // without the guards of sanitizers
    pages.align = i % 2 ? 256 : 64;
    Arena host({}, 0), arena(pages, host, 0);
    const size_t n =
        i < 8 ? size_t{8736} * 8736 : 1024 * pages.align + random() % (size_t{1} << (10 + i / 8));
    arena.free(arena.alloc(64 * n, Purpose::other));  // one piece has room for all
    Arena::Block* wide = arena.alloc(4 * n, Purpose::parameters);
    auto* start = static_cast<char*>(wide->data);
    Arena::Block* guard = arena.alloc(64, Purpose::other);
    auto* end = static_cast<char*>(guard->data);
    arena.free(wide);
    Arena::Block* part[] = {arena.alloc(2 * n, Purpose::gradients),
                            arena.alloc(n, Purpose::gradients), arena.alloc(n, Purpose::gradients)};
    EXPECT_EQ(part[0]->data, start) << n;
    EXPECT_EQ(part[1]->data, start + part[0]->size) << n;
    EXPECT_EQ(part[2]->data, start + part[0]->size + part[1]->size) << n;
    EXPECT_EQ(start + part[0]->size + 2 * part[1]->size, end) << n;
    EXPECT_EQ(pages.pieces, 1);
    for (Arena::Block* b : part) arena.free(b);
    arena.free(guard);
  }
}

TEST(Arena, GrowthCountsTheFreePlaceAtTheEnd) {
  Arena arena({}, 0);
  const size_t large = size_t{200} << 20;
  Arena::Block* first = arena.alloc(large, Purpose::other);
  EXPECT_LE(arena.stats().reserved, large + (size_t{4} << 20));
  arena.free(first);
  Arena::Block* larger = arena.alloc(large + large / 2, Purpose::other);
  EXPECT_LE(arena.stats().reserved, large + large / 2 + (size_t{4} << 20));
  arena.free(larger);
}

TEST(Arena, ALimitIsKeptAndAnErrorChangesNothing) {
  Arena arena({}, size_t{8} << 20);
  std::vector<Arena::Block*> taken;
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
  for (Arena::Block* p : taken) arena.free(p);
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

TEST(Arena, LeavesTheRestOfALimitedAddressSpaceToTheProcess) {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "a sanitizer does not live in little address space";
#endif
  const pid_t child = fork();  // the limit is lowered only in the child
  ASSERT_GE(child, 0);
  if (child == 0) {
    constexpr size_t kRoom = size_t{4} << 30;
    const rlimit room = {kRoom, kRoom};
    setrlimit(RLIMIT_AS, &room);
    Arena a({}, 0);
    for (int i = 0; i < 200; ++i) a.alloc(1 << 20, Purpose::other);
    const void* rest = mmap(nullptr, kRoom / 4 * 3, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    _exit(rest == MAP_FAILED ? 1 : 0);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status)) << "signal " << WTERMSIG(status);
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST(Arena, ARefusingHostIsOutOfMemoryAndCanRecover) {
  Host host;
  Arena arena(host.hooks(), 0);
  Arena::Block* p = arena.alloc(100, Purpose::other);
  host.refuse_after = 0;
  EXPECT_THROW(arena.alloc(size_t{64} << 20, Purpose::other), Error);
  Arena::Block* q = arena.alloc(100, Purpose::other);  // the reserved memory still works
  host.refuse_after = -1;
  Arena::Block* r = arena.alloc(size_t{64} << 20, Purpose::other);
  for (Arena::Block* x : {p, q, r}) arena.free(x);
}

// Returns the text of the error of an allocation that finds no memory.
std::string refusal(Arena& arena, size_t bytes) {
  try {
    (void)arena.alloc(bytes, Purpose::other);
  } catch (const Error& e) {
    EXPECT_EQ(e.code(), MPT_ERROR_OUT_OF_MEMORY);
    return e.what();
  }
  ADD_FAILURE() << "there was memory";
  return {};
}

constexpr size_t kMiB = size_t{1} << 20;

// Makes 30 blocks of 10 MiB and frees all but some of them, so that there is room for one of
// 200 MiB only if the pieces between those go back.
void expect_room(Arena& arena, const size_t& given, Memory memory) {
  std::vector<Arena::Block*> blocks;
  for (int i = 0; i < 30; ++i) {
    blocks.push_back(arena.alloc(10 * kMiB, Purpose::other));
    if (memory == Memory::host) std::memset(blocks.back()->data, i, 10 * kMiB);
  }
  const size_t before = given;
  for (int i = 0; i < 30; ++i)
    if (i % 13) arena.free(std::exchange(blocks[i], nullptr));
  arena.free(arena.alloc(5 * kMiB, Purpose::other));  // finds room, so all pieces stay
  EXPECT_EQ(given, before);
  Arena::Block* large = arena.alloc(200 * kMiB, Purpose::other);
  EXPECT_LE(given, 400 * kMiB);
  EXPECT_EQ(arena.stats().reserved, given);
  EXPECT_EQ(arena.stats().total_now, 230 * kMiB);
  for (int i = 0; i < 30; ++i) {
    if (!blocks[i]) continue;
    const auto* p = static_cast<const char*>(blocks[i]->data);
    if (memory == Memory::host) {
      EXPECT_TRUE(std::all_of(p, p + 10 * kMiB, [i](char c) { return c == i; })) << i;
    }
    arena.free(blocks[i]);
  }
  arena.free(large);
  EXPECT_EQ(arena.stats().total_now, 0u);
}

TEST(Arena, MemoryOfADevicesLibrariesCountsTowardsTheLimit) {
  Pages pages;
  Arena host({}, 0), arena(pages, host, 8 * kMiB);
  pages.beside = 5 * kMiB;
  EXPECT_EQ(arena.outside(), 5 * kMiB);
  EXPECT_EQ(try_alloc(arena, 4 * kMiB, Purpose::other), nullptr);
  pages.beside = 3 * kMiB;
  Arena::Block* b = try_alloc(arena, 4 * kMiB, Purpose::other);
  ASSERT_NE(b, nullptr);
  EXPECT_EQ(arena.stats().total_now, 4 * kMiB);
  arena.free(b);
}

TEST(Arena, PiecesWithoutABlockGoBackAtTheLimit) {
  Host host;
  Pages pages;
  Arena hooked(host.hooks(), 400 * kMiB), headers({}, 0), device(pages, headers, 400 * kMiB);
  expect_room(hooked, host.bytes, Memory::host);
  expect_room(device, pages.bytes, Memory::device);
}

TEST(Arena, PiecesWithoutABlockGoBackWhenTheHostOrTheDeviceHasNoMore) {
  static constexpr size_t kMost = 400 * kMiB;
  struct Little : Pages {
    void* alloc(size_t n) override { return bytes + n > kMost ? nullptr : Pages::alloc(n); }
  } pages;
  Host host;
  HostMemory hooks = host.hooks();
  hooks.alloc = [](void* user, size_t size, size_t align) -> void* {
    auto* h = static_cast<Host*>(user);
    return h->bytes + size > kMost ? nullptr : h->hooks().alloc(user, size, align);
  };
  Arena hooked(hooks, 0), headers({}, 0), device(pages, headers, 0);
  expect_room(hooked, host.bytes, Memory::host);
  expect_room(device, pages.bytes, Memory::device);
}

// The pieces go back and come again many times; the headers of the host do not grow with it.
TEST(Arena, PiecesThatGoBackLeaveNothingBehind) {
  Pages pages;
  Arena host({}, 0), arena(pages, host, 16 * kMiB);
  size_t reserved = 0;
  for (int i = 0; i < 200; ++i) {
    std::vector<Arena::Block*> small;
    for (int k = 0; k < 900; ++k) small.push_back(arena.alloc(10000, Purpose::other));
    for (Arena::Block* b : small) arena.free(b);
    arena.free(arena.alloc(15 * kMiB, Purpose::other));
    EXPECT_EQ(pages.pieces, 1);
    if (i == 0) reserved = host.stats().reserved;
    EXPECT_EQ(host.stats().reserved, reserved);
  }
}

TEST(Arena, AnErrorTellsWhatIsInUseWhatIsFreeAndTheLimit) {
  Pages pages;
  Arena host({}, 0), arena(pages, host, 4 * kMiB);
  Arena::Block* used = arena.alloc(256, Purpose::other);
  Arena::Block* other = arena.alloc(2 * kMiB, Purpose::other);
  arena.free(other);  // alone in its piece
  EXPECT_EQ(refusal(arena, 4 * kMiB),
            "4194304 bytes requested with 256 in use and 1048320 free in the same pieces, of "
            "1048576 taken from the device; the context's memory_limit of 4194304 (0 of it outside "
            "the arena) is reached or the device has no more");
  EXPECT_EQ(pages.pieces, 1);
  arena.free(used);
  pages.refuse_after = 0;
  Arena free(pages, host, 0);
  EXPECT_EQ(refusal(free, 100),
            "100 bytes requested with 0 in use and 0 free in the same pieces, of 0 taken from the "
            "device; the device has no more");
}

TEST(Arena, ARepeatedStepFindsItsBlocksAgain) {
  Arena arena({}, 0);
  auto step = [&](std::vector<void*>& at) {
    std::vector<Arena::Block*> blocks;
    for (size_t i = 1; i <= 60; ++i)
      blocks.push_back(arena.alloc(i * i * 517, Purpose::activations));
    at.clear();
    for (Arena::Block* b : blocks) at.push_back(b->data);
    for (size_t i = blocks.size(); i-- > 0;) arena.free(blocks[i]);
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
  Pages pages;
  Arena host({}, 0), arena(pages, host, 0);
  std::vector<Arena::Block*> small;
  for (size_t i = 0; i < 6000; ++i) small.push_back(arena.alloc(64 * (i % 20), Purpose::other));
  const size_t reserved = arena.stats().reserved;
  void* last = small[777]->data;
  arena.free(small[777]);
  small[777] = arena.alloc(64 * (777 % 20) - 5, Purpose::other);
  EXPECT_EQ(small[777]->data, last);
  for (Arena::Block* b : small) arena.free(b);
  std::vector<Arena::Block*> large;
  for (const auto& [p, bytes] : std::map(pages.taken)) {
    large.push_back(arena.alloc(bytes, Purpose::other));
  }
  EXPECT_EQ(arena.stats().reserved, reserved);
  for (size_t i = 0; i < 20; ++i) arena.free(arena.alloc(64 * i, Purpose::other));
  for (Arena::Block* b : large) arena.free(b);
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
