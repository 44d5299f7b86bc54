// Tests of the stand-in for CUDA's driver: it finds the faults that a module could have.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>

#include "backends/cuda/images.h"
#include "backends/cuda/primary.h"
#include "backends/cuda/stream.h"
#include "fake_driver.h"
#include "program.h"

// The toolkit of a module without kernels.
mpt::cuda::Toolkit mpt::cuda::toolkit() { return {13000, 80}; }
std::span<const mpt::cuda::Entry> mpt::cuda::entries() { return {}; }

namespace mpt_test {
namespace {

using namespace mpt::cuda;

constexpr size_t kBytes = 1000;

class FakeDriver : public testing::Test {
 protected:
  void SetUp() override {
    cu.push_current(primary.context);
    const PoolProperties properties;
    ASSERT_EQ(cu.pool_create(&pool, &properties), Result::success);
    ASSERT_EQ(cu.stream_create(&stream, kNonBlockingStream), Result::success);
    ASSERT_EQ(cu.alloc(&device, kBytes, pool, stream), Result::success);
    ASSERT_EQ(cu.host_alloc(&pinned, kBytes, 0), Result::success);
  }
  void TearDown() override {
    if (device) cu.free(device, stream);
    cu.stream_wait(stream);
    if (pinned) cu.host_free(pinned);
    cu.stream_destroy(stream);
    cu.pool_destroy(pool);
    Context c = nullptr;
    cu.pop_current(&c);
  }
  unsigned char* bytes() { return static_cast<unsigned char*>(pinned); }

  Primary primary{0};
  const CudaDriver& cu = primary.cu;
  Pool pool = nullptr;
  StreamHandle stream = nullptr;
  Address device = 0;
  void* pinned = nullptr;
};
using FakeDriverDeathTest = FakeDriver;

TEST_F(FakeDriver, MemoryIsNanAtFirst) {
  std::memset(pinned, 0, kBytes);
  cu.copy_out(pinned, device, kBytes, stream);
  cu.stream_wait(stream);
  for (size_t i = 0; i < kBytes; ++i) ASSERT_EQ(bytes()[i], 0xff);
}

TEST_F(FakeDriver, WorkRunsLate) {
  std::memset(pinned, 1, kBytes);
  cu.copy_in(device, pinned, kBytes, stream);
  std::memset(pinned, 2, kBytes);  // before the copy has run
  cu.copy_out(pinned, device, kBytes, stream);
  EXPECT_EQ(bytes()[0], 2);
  std::memset(pinned, 3, kBytes);
  EventHandle e = nullptr;
  ASSERT_EQ(cu.event_create(&e, kEventWithoutTime), Result::success);
  cu.event_record(e, stream);
  for (int i = 0; i < 5; ++i) cu.fill(device, 4, kBytes, stream);
  cu.event_wait(e);
  EXPECT_EQ(bytes()[0], 3) << "both copies run now";
  cu.event_destroy(e);
}

TEST_F(FakeDriverDeathTest, TheHostCannotTouchTheDevice) {
  EXPECT_DEATH(*reinterpret_cast<volatile char*>(device) = 1, "");
}

TEST_F(FakeDriverDeathTest, BytesOutsideOfAPiece) {
  EXPECT_DEATH(cu.fill(device, 1, kBytes + 1, stream), "leaves the memory of the device");
  EXPECT_DEATH(cu.copy_within(device, device + 8, 100, stream), "overlaps");
}

TEST_F(FakeDriverDeathTest, EarlyAndSecondFrees) {
  cu.fill(device, 1, kBytes, stream);
  EXPECT_DEATH(
      {
        cu.free(device, stream);
        cu.fill(device, 1, 1, stream);
      },
      "was freed before");
  EXPECT_DEATH(
      {
        cu.free(device, stream);
        cu.free(device, stream);
      },
      "is freed that is not in use");
  EXPECT_DEATH(
      {
        cu.copy_out(pinned, device, kBytes, stream);
        cu.host_free(pinned);
      },
      "is freed before a copy has run");
}

TEST_F(FakeDriverDeathTest, MemoryThatIsNotPinned) {
  char own[16] = {};
  EXPECT_DEATH(cu.copy_in(device, own, sizeof own, stream), "memory that is not pinned");
}

TEST_F(FakeDriver, NoContextIsCurrent) {
  Context c = nullptr;
  cu.pop_current(&c);
  EXPECT_EQ(static_cast<int>(cu.fill(device, 1, 1, stream)), 201);
  cu.push_current(c);
}

// A driver of the toolkit's major version may be too old for the images.
TEST_F(FakeDriver, TheModuleNeedsADriverThatLoadsItsImages) {
  int& version = fake().version;
  const auto refusal = [](int toolkit) -> std::string {
    try {
      const CudaDriver driver(toolkit);
      return "";
    } catch (const std::exception& e) {
      return e.what();
    }
  };
  const int before = version;
  version = 12030;
  EXPECT_EQ(refusal(12080),
            "CUDA's driver is for CUDA 12.3; this module needs one for 12.4 or later");
  version = 12040;
  EXPECT_EQ(refusal(12080), "");
  EXPECT_EQ(refusal(13000),
            "CUDA's driver is for CUDA 12.4; this module needs one for 13.0 or later");
  version = 13020;
  EXPECT_EQ(refusal(12090), "");
  EXPECT_EQ(refusal(13000), "");
  version = before;
}

TEST_F(FakeDriverDeathTest, ObjectsThatAreLeft) {
  EXPECT_EXIT(std::exit(0), testing::ExitedWithCode(1), "objects are left: 1 pieces");
}

}  // namespace
}  // namespace mpt_test
