// Tests of a second queue on a device of CUDA: copies on both, ordered by events, on a stand-in for
// the driver whose streams run late and in any order that CUDA allows.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "backends/cuda/device.h"
#include "program.h"

// The toolkit of a module without kernels.
mpt::cuda::Toolkit mpt::cuda::toolkit() { return {13000, 80}; }
std::span<const mpt::cuda::Entry> mpt::cuda::entries() { return {}; }

namespace mpt_test {
namespace {

using mpt::cuda::address_of;
using mpt::cuda::CudaDevice;
using mpt::cuda::Result;
using mpt::cuda::Stream;
using mpt::cuda::StreamHandle;

class SecondQueue : public testing::Test {
 protected:
  static constexpr size_t kBytes = 4096;

  void SetUp() override {
    device = std::make_unique<CudaDevice>(0, mpt_cuda_device{});
    std::string why;
    second = device->second_queue(why);
    ASSERT_TRUE(second) << why;
    for (void*& p : memory) p = device->alloc(kBytes);
  }
  void TearDown() override {
    if (!device) return;
    mpt::Device::Failure f;
    EXPECT_FALSE(device->take_failure(f)) << f.text;
    for (void* p : memory) device->free(p, kBytes);
    device.reset();
    EXPECT_EQ(fake().objects, objects);
  }

  void fill(int i, uint8_t byte) { EXPECT_EQ(device->fill(memory[i], byte, kBytes), nullptr); }
  void copy_on_first(int to, int from) {
    EXPECT_EQ(device->copy_within(memory[to], memory[from], kBytes), nullptr);
  }
  void copy_on_second(int to, int from) {
    const mpt::cuda::Primary& p = device->primary();
    const mpt::cuda::Current current(p.cu, p.context);
    EXPECT_EQ(second->add("a copy of the second queue",
                          [&](StreamHandle s) {
                            return p.cu.copy_within(address_of(memory[to]),
                                                    address_of(memory[from]), kBytes, s);
                          }),
              nullptr);
  }
  // Makes each queue late, so that a wait that is missing shows.
  void fall_behind() {
    for (int i = 0; i < 50; ++i) {
      fill(4, 1);
      copy_on_second(6, 5);
    }
  }
  uint8_t first_byte(int i) {
    auto* const staging = static_cast<uint8_t*>(device->alloc_staging(kBytes));
    EXPECT_EQ(device->copy_out(staging, memory[i], kBytes), nullptr);
    mpt::Event e = 0;
    EXPECT_EQ(device->record(e), nullptr);
    EXPECT_EQ(device->wait(e), nullptr);
    const uint8_t byte = staging[kBytes - 1];
    device->free_staging(staging, kBytes);
    return byte;
  }
  // Copies from memory 0 by both queues in turn, and returns what arrives in memory 3.
  uint8_t passed_on(uint8_t byte, bool is_ordered) {
    fill(3, 0);
    fall_behind();
    fill(0, byte);
    copy_on_first(1, 0);
    if (is_ordered) {
      EXPECT_EQ(device->second_after_first(), nullptr);
    }
    copy_on_second(2, 1);
    if (is_ordered) {
      EXPECT_EQ(device->first_after_second(), nullptr);
    }
    copy_on_first(3, 2);
    const uint8_t got = first_byte(3);
    second->finish();
    return got;
  }

  const size_t objects = fake().objects;
  std::unique_ptr<CudaDevice> device;
  Stream* second = nullptr;
  void* memory[7] = {};
};

TEST_F(SecondQueue, IsMadeOnce) {
  std::string why;
  EXPECT_EQ(device->second_queue(why), second);
  EXPECT_NE(second->handle(), static_cast<const mpt_cuda_device*>(device->native())->stream);
}

TEST_F(SecondQueue, IsOrderedWithTheFirstByEvents) {
  for (uint8_t byte = 1; byte <= 20; ++byte) {
    const uint64_t waits = fake().waits;
    EXPECT_EQ(passed_on(byte, true), byte);
    EXPECT_EQ(fake().waits, waits + (has_stand_in() ? 2 : 0)) << "those of this test";
  }
}

// The test above cannot pass by luck.
TEST_F(SecondQueue, AMissingOrderIsFound) {
  if (!has_stand_in()) GTEST_SKIP() << "a GPU may run the queues in order by chance";
  int wrong = 0;
  for (uint8_t byte = 1; byte <= 20; ++byte) wrong += passed_on(byte, false) != byte;
  EXPECT_GT(wrong, 5);
}

TEST_F(SecondQueue, AFailureIsThatOfTheDevice) {
  second->fail("a reduction has failed");
  copy_on_second(1, 0);  // is dropped
  mpt::Device::Failure f;
  ASSERT_TRUE(device->take_failure(f));
  EXPECT_EQ(f.text.find("a reduction has failed"), 0u) << f.text;
  EXPECT_FALSE(f.is_lost);
  EXPECT_EQ(passed_on(9, true), 9) << "and the queue goes on";
}

TEST_F(SecondQueue, EveryCallOfTheDriverFailsInTurn) {
  if (!has_stand_in()) GTEST_SKIP() << "the stand-in fails";
  for (uint64_t n = 1;; ++n) {
    CudaDevice other(0, {});
    fake().calls = 0;
    fake().fails = n;
    std::string why;
    Stream* const s = other.second_queue(why);
    const char* refused = s ? other.second_after_first() : why.c_str();
    if (!refused) refused = other.first_after_second();
    const bool is_enough = fake().calls < n;
    fake().fails = 0;
    if (is_enough) {
      EXPECT_STREQ(refused, nullptr);
      EXPECT_GT(n, 6u);
      break;
    }
    ASSERT_TRUE(refused) << n;
    mpt::Device::Failure f;  // there is one if the device is lost
    const std::string said = other.take_failure(f) ? f.text : refused;
    EXPECT_NE(said.find("returned error 999"), std::string::npos) << n << ": " << said;
  }
}

}  // namespace
}  // namespace mpt_test
