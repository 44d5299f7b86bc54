// Tests of Fiber: a function that stops and goes on, on its own stack.
// SPDX-License-Identifier: Apache-2.0
#include "core/fiber.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>
#include <vector>

#include "core/float_mode.h"

namespace mpt {
namespace {

struct Fibers : testing::Test {
  void SetUp() override {
    if (!Fiber::kExists) GTEST_SKIP() << "this processor has no exchange of stacks";
  }
  std::vector<char> stack = std::vector<char>(64 << 10);
  Fiber fiber{stack.data(), stack.size()};
  double sum = 0;
  uint64_t mode = 0;
};

TEST_F(Fibers, StopAndGoOn) {
  const auto add = [](void* p) {
    auto& f = *static_cast<Fibers*>(p);
    double a = 1, b = 2, c = 4, d = 8;  // some of them in registers that a function keeps
    for (int i = 0; i < 100; ++i) {
      f.fiber.stop();
      f.sum += a + b + c + d;
      a *= 1.5, b -= 3, c += 2, d = a;
    }
  };
  double wanted = 0, a = 1, b = 2, c = 4, d = 8;
  for (int run = 0; run < 3; ++run) {
    sum = wanted = 0, a = 1, b = 2, c = 4, d = 8;
    EXPECT_FALSE(fiber.start(add, this));
    for (int i = 0; i < 100; ++i) {
      EXPECT_TRUE(fiber.is_running());
      EXPECT_EQ(fiber.go_on(), i == 99);
      wanted += a + b + c + d;
      a *= 1.5, b -= 3, c += 2, d = a;
      EXPECT_EQ(sum, wanted);
    }
    EXPECT_FALSE(fiber.is_running());
  }
}

TEST_F(Fibers, EndAtOnce) {
  EXPECT_TRUE(fiber.start([](void* p) { static_cast<Fibers*>(p)->sum = 7; }, this));
  EXPECT_EQ(sum, 7);
}

TEST_F(Fibers, CatchTheirOwnExceptions) {
  const auto throws = [](void* p) {
    auto& f = *static_cast<Fibers*>(p);
    try {
      f.fiber.stop();
      throw std::runtime_error("on the fiber");
    } catch (const std::runtime_error&) {
      f.sum = 1;
    }
  };
  EXPECT_FALSE(fiber.start(throws, this));
  try {
    throw std::runtime_error("beside the fiber");
  } catch (const std::runtime_error&) {
    sum = 2;
  }
  EXPECT_TRUE(fiber.go_on());
  EXPECT_EQ(sum, 1);
}

// The fiber begins in the caller's mode, and each side keeps its own.
TEST_F(Fibers, KeepTheirFloatMode) {
#if defined(__x86_64__)
  const uint64_t caller = float_mode(), flushes = caller | 0x8040;
  const auto note = [](void* p) {
    auto& f = *static_cast<Fibers*>(p);
    f.fiber.stop();
    f.mode = float_mode();
    set_float_state(f.mode & ~uint64_t{0x8040});
    f.fiber.stop();
  };
  set_float_state(flushes);
  EXPECT_FALSE(fiber.start(note, this));
  set_float_state(caller);
  EXPECT_FALSE(fiber.go_on());
  EXPECT_EQ(mode, flushes);
  EXPECT_EQ(float_mode(), caller);
  EXPECT_TRUE(fiber.go_on());
  EXPECT_EQ(float_mode(), caller);
#else
  GTEST_SKIP() << "the bits of the mode are written down for x86-64";
#endif
}

}  // namespace
}  // namespace mpt
