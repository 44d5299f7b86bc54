// Tests of the fake device itself, through the interface that the library uses.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstring>
#include <memory>

#include "backends/device.h"
#include "fixture.h"

namespace mpt_fake {
namespace {

using Opened = std::unique_ptr<mpt::Device, void (*)(mpt::Device*)>;

Opened open_device() {
  void* const module = dlopen(FAKE_MODULE, RTLD_NOW | RTLD_LOCAL);
  const auto* d =
      reinterpret_cast<const mpt::DeviceModule* (*)()>(dlsym(module, mpt::kDeviceModuleFunction))();
  std::string why;
  return Opened(d->open(0, nullptr, why), d->close);
}

struct Queue : ::testing::Test {
  Control& control = opened_control();
  Opened device = open_device();
  static constexpr size_t kPiece = 4096, kBlock = kAlign + 8;
  char* piece = static_cast<char*>(device->alloc(kPiece));
  char* block = piece + kAlign;

  void SetUp() override { device->block_begins(block, kBlock); }
  void TearDown() override {
    device->block_ends(block, kBlock);
    device->free(piece, kPiece);
    device.reset();
    EXPECT_EQ(control.leaks, 0);
  }
  mpt::Event record() {
    mpt::Event e = 0;
    EXPECT_EQ(device->record(e), nullptr);
    return e;
  }
  std::string failure() {
    mpt::Device::Failure f;
    return device->take_failure(f) ? f.text : "";
  }
  void expect_violation(const char* text) {
    const std::string f = failure();
    EXPECT_NE(f.find(text), std::string::npos) << f;
    EXPECT_EQ(std::exchange(control.violations, 0), 1);
  }
};

TEST_F(Queue, TheSourceOfACopyMayChange) {
  char source[] = "before", *staging = static_cast<char*>(device->alloc_staging(8));
  EXPECT_EQ(device->copy_in(block, source, 7), nullptr);
  std::strcpy(source, "after");
  EXPECT_EQ(device->copy_out(staging, block, 7), nullptr);
  const mpt::Event copied = record();
  EXPECT_EQ(static_cast<unsigned char>(staging[0]), kLate);
  EXPECT_FALSE(device->has_passed(copied));
  EXPECT_EQ(device->wait(copied), nullptr);
  EXPECT_TRUE(device->has_passed(copied));
  EXPECT_STREQ(staging, "before");
  device->free_staging(staging, 8);
}

TEST_F(Queue, AWaitRunsNoFurtherThanItsEvent) {
  EXPECT_EQ(device->fill(block, 1, 64), nullptr);
  const mpt::Event first = record();
  EXPECT_EQ(device->fill(block, 2, 64), nullptr);
  const mpt::Event second = record();
  EXPECT_EQ(device->wait(first), nullptr);
  EXPECT_FALSE(device->has_passed(second));
  EXPECT_EQ(*static_cast<const char*>(control.look(block)), 1);
  control.entries_per_query = 1;
  EXPECT_TRUE(device->has_passed(second));
  control.entries_per_query = 0;
  EXPECT_EQ(*static_cast<const char*>(control.look(block)), 2);
}

TEST_F(Queue, FindsWhatIsNotAllowed) {
  EXPECT_EQ(device->fill(block + kBlock - 4, 0, 5), nullptr);  // past the end of the block
  EXPECT_EQ(device->wait(record()), nullptr);
  expect_violation("in no block");
  volatile size_t bytes = 9;  // unknown to the compiler, which warns
  EXPECT_NE(device->copy_within(block, block + 8, bytes), nullptr);
  expect_violation("overlap");
  EXPECT_EQ(device->copy_within(block, block + 8, 8), nullptr);
  char* staging = static_cast<char*>(device->alloc_staging(8));
  EXPECT_NE(device->copy_out(&staging, block, 8), nullptr);  // no staging memory
  EXPECT_EQ(device->copy_out(staging, block, 8), nullptr);
  device->free_staging(staging, 8);
  expect_violation("before the copy to it");
  device->block_ends(block, 60);
  EXPECT_EQ(device->wait(record()), nullptr);
  expect_violation("did not begin");
  device->block_begins(block + kAlign, 8);
  EXPECT_EQ(device->wait(record()), nullptr);
  expect_violation("where another one is");
  device->block_begins(block + 2 * kAlign + 64, 8);
  EXPECT_EQ(device->wait(record()), nullptr);
  expect_violation("is not aligned");
  device->has_passed(record() + 1);
  expect_violation("is none of this device");
  const Opened other = open_device();
  device->free(piece + 1, kPiece);
  expect_violation("did not give");
}

TEST_F(Queue, TheBytesOfADeviceAreNotTheHosts) {
  EXPECT_DEATH(static_cast<volatile char*>(block)[0] = 1, "");
}

TEST(QueueDeath, AModuleThatIsUnloadedWithLeaksEndsTheProcess) {
  const auto leak = [] {
    opened_control();
    Opened d = open_device();
    d->alloc(100);
    d.reset();
    std::exit(0);
  };
  EXPECT_EXIT(leak(), ::testing::KilledBySignal(SIGABRT), "1 pieces of memory were not given back");
}

}  // namespace
}  // namespace mpt_fake
