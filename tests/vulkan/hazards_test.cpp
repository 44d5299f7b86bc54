// Which commands of a queue get a barrier, and what the plans of kernels tell of their memory.
// SPDX-License-Identifier: Apache-2.0
#include "backends/gpu/hazards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "operands.h"
#include "recording.h"

namespace mpt::test {
namespace {

using gpu::Hazards;
using gpu::MemoryRange;
using Ranges = std::vector<MemoryRange>;

// Begins a kernel and returns whether its only launch gets a barrier.
bool launch(Hazards& h, const Ranges& written, const Ranges& read = {}) {
  h.begin({written, read});
  const bool needs = h.next();
  h.end();
  return needs;
}

TEST(Hazards, WritesAndReadsOfOneMemory) {
  const MemoryRange x{0, 16}, y{16, 32}, z{32, 48}, half_y{24, 32};
  Hazards h;
  EXPECT_TRUE(launch(h, {x}));  // behind work that nothing is known of
  EXPECT_FALSE(launch(h, {y}));
  EXPECT_TRUE(launch(h, {z}, {half_y}));  // reads what was written
  EXPECT_FALSE(launch(h, {{48, 64}}, {y, x}));
  EXPECT_FALSE(launch(h, {{64, 80}}, {y}));  // two read the same
  EXPECT_TRUE(launch(h, {half_y}));          // writes what is read
  EXPECT_FALSE(launch(h, {x}, {z}));
  EXPECT_TRUE(launch(h, {x}));  // writes what is written
}

TEST(Hazards, LaunchesOfOneKernelDependOnEachOther) {
  const MemoryRange x{0, 16}, y{16, 32};
  Hazards h;
  launch(h, {x});
  h.begin({{&y, 1}, {}});
  EXPECT_FALSE(h.next());
  EXPECT_TRUE(h.next());
  EXPECT_TRUE(h.next());
  h.end();
  EXPECT_FALSE(launch(h, {x}));     // a barrier lies behind its last writer
  EXPECT_TRUE(launch(h, {}, {y}));  // none behind the last launch
}

TEST(Hazards, CommandsThatTellNothingUseAllMemory) {
  const MemoryRange x{0, 16}, y{16, 32};
  Hazards h;
  launch(h, {x});
  EXPECT_TRUE(h.next());
  EXPECT_TRUE(h.next());
  EXPECT_TRUE(launch(h, {y}));
  EXPECT_FALSE(launch(h, {x}));
}

TEST(Hazards, AFailureLosesBarriers) {
  const MemoryRange x{0, 16}, y{16, 32};
  Hazards h;
  launch(h, {x});
  h.forget();
  EXPECT_TRUE(launch(h, {y}));
}

// No two commands between two barriers meet, and a barrier separates two that do.
TEST(Hazards, RandomUses) {
  Random random(5);
  Hazards h;
  std::vector<std::pair<Ranges, Ranges>> open;
  const auto meet = [](const Ranges& a, const Ranges& b) {
    return std::any_of(a.begin(), a.end(), [&](const MemoryRange& x) {
      return std::any_of(b.begin(), b.end(), [&](const MemoryRange& y) { return x.meets(y); });
    });
  };
  int without = 0;
  for (int i = 0; i < 20000; ++i) {
    std::pair<Ranges, Ranges> now;
    for (Ranges* r : {&now.first, &now.second}) {
      for (auto n = random() % 4; n > 0; --n) {
        const uint64_t at = random() % 500;
        r->push_back({at, at + random() % 9});
      }
    }
    const bool meets = std::any_of(open.begin(), open.end(), [&](const auto& o) {
      return meet(now.first, o.first) || meet(now.first, o.second) || meet(now.second, o.first);
    });
    const bool has_barrier = launch(h, now.first, now.second);
    ASSERT_TRUE(has_barrier || !meets) << i;
    if (has_barrier) open.clear();
    else ++without;
    open.push_back(now);
  }
  EXPECT_GT(without, 1000);
}

// -- what the plans tell --------------------------------------------------------------------------

TEST(Uses, AreTheOperandsAndTheWorkspace) {
  RecordingDevice device;
  const Spec out{DType::f32, {2, 3}, {1, 2}}, in{DType::f16, {2, 3}, {0, 2}};
  const PointParams params{static_cast<int16_t>(BinaryOp::add)};
  const Spec inputs[] = {in, in};
  Why why;
  const auto p = mpt::prepare(gpu::gpu_backend(),
                              {.kernel = Kernel::binary,
                               .out = {&out, 1},
                               .in = inputs,
                               .params = &params,
                               .params_size = sizeof params,
                               .device = &device},
                              why);
  ASSERT_TRUE(p) << why.text;
  char memory[100];
  void* y = memory;
  const void* x[] = {memory + 30, memory + 60};
  const PointScalars scalars;
  ASSERT_STREQ(nullptr, p->run({&y, x, &scalars, nullptr, Jobs(), sizeof scalars}));
  const auto at = [&](const MemoryRange& r) {
    const auto base = reinterpret_cast<uintptr_t>(memory);
    return std::pair(r.begin - base, r.end - base);
  };
  ASSERT_EQ(device.written.size(), 1u);
  ASSERT_EQ(device.read.size(), 2u);
  EXPECT_EQ(at(device.written[0]), (std::pair<uint64_t, uint64_t>(0, 24)));
  EXPECT_EQ(at(device.read[0]), (std::pair<uint64_t, uint64_t>(30, 40)));
  EXPECT_EQ(at(device.read[1]), (std::pair<uint64_t, uint64_t>(60, 70)));
  EXPECT_FALSE(device.is_in_kernel);
}

}  // namespace
}  // namespace mpt::test
