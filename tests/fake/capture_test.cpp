// Tests of captures: work of the library that a device keeps and queues again.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <string>

#include "backends/device.h"
#include "fixture.h"

namespace mpt_fake {
namespace {

class Captures : public Fake {
 protected:
  void SetUp() override {
    Fake::SetUp();
    void* native = nullptr;
    OK(mpt_context_get_device_native(ctx, MPT_DEVICE_MODULE, 0, &native));
    device = static_cast<mpt::Device*>(static_cast<const Native*>(native)->device);
    x = full(1);
    y = full(2);
    read(x);
  }
  // Captures what a function queues.
  template <class F>
  mpt::Capture capture(F work) {
    mpt::Capture c = 0;
    EXPECT_EQ(device->begin_capture(), nullptr);
    work();
    EXPECT_STREQ(device->end_capture(c), nullptr);
    return c;
  }
  // Captures x = x * y + y, with a block of its own for the product.
  mpt::Capture sum_of_product() {
    return capture([this] {
      mpt_tensor product = nullptr;
      OK(mpt_mul(x, y, &product));
      OK(mpt_copy_into(x, product));
      mpt_tensor_release(product);  // takes effect in the next call
      OK(mpt_add_into(x, y));
    });
  }
  void run() {
    mpt::Event now = 0;
    EXPECT_EQ(device->record(now), nullptr);
    EXPECT_EQ(device->wait(now), nullptr);
  }
  // Expects that the first failure of the queue is a fault of the library.
  void expect_violation(const char* text) {
    run();
    mpt::Device::Failure first, f;
    device->take_failure(first);
    EXPECT_NE(first.text.find(text), std::string::npos) << first.text;
    while (device->take_failure(f)) continue;
    EXPECT_GE(take_violations(), 1);
  }
  void replay(mpt::Capture c) { EXPECT_STREQ(device->replay(c), nullptr); }

  mpt::Device* device = nullptr;
  mpt_tensor x = nullptr, y = nullptr;
};

TEST_F(Captures, RunAgainOnWhatIsThereThen) {
  const int64_t entries = control.entries;
  const mpt::Capture c = sum_of_product();
  EXPECT_EQ(read(x), Floats(4, 1));
  EXPECT_EQ(control.entries, entries + 1);  // the read alone
  replay(c);
  replay(c);
  EXPECT_EQ(control.entries, entries + 1);
  EXPECT_EQ(read(x), Floats(4, 10));
  OK(mpt_fill_into(y, -1));
  replay(c);
  OK(mpt_fill_into(y, 3));
  replay(c);
  EXPECT_EQ(read(x), Floats(4, -30));
  device->drop_capture(c);
}

// A replay writes to the device the bytes of the capture, and to the host those of then.
TEST_F(Captures, CopyAgain) {
  auto* const staging = static_cast<float*>(device->alloc_staging(sizeof(float)));
  float value = 5;
  const mpt::Capture c = capture([&] {
    EXPECT_EQ(device->copy_out(staging, address(x), sizeof value), nullptr);
    EXPECT_EQ(device->copy_in(address(x), &value, sizeof value), nullptr);
  });
  value = 77;
  for (const float before : {6.0f, -2.0f}) {
    OK(mpt_fill_into(x, before));
    replay(c);
    run();
    EXPECT_EQ(*staging, before);
    EXPECT_EQ(read(x), (Floats{5, before, before, before}));
  }
  device->drop_capture(c);
  device->free_staging(staging, sizeof(float));
}

// The memory of a capture keeps nothing from one replay to the next.
TEST_F(Captures, BeginTheirBlocksAgain) {
  const mpt::Capture c = capture([this] {
    mpt_tensor t = nullptr;
    const int64_t n = 4;
    OK(mpt_empty(ctx, MPT_F32, &n, 1, &t));
    OK(mpt_copy_into(x, t));
    OK(mpt_copy_into(t, y));
    mpt_tensor_release(t);
    OK(mpt_fill_into(y, 5));
  });
  for (int i = 0; i < 2; ++i) {
    replay(c);
    for (const float v : read(x)) EXPECT_TRUE(std::isnan(v));
  }
  device->drop_capture(c);
}

TEST_F(Captures, AFailureOfAReplayNamesTheLaunch) {
  const mpt::Capture c = sum_of_product();
  replay(c);
  EXPECT_EQ(read(x), Floats(4, 4));
  control.fail_late = 1;
  replay(c);
  Floats v;
  REFUSED(MPT_ERROR_DEVICE, read(x, v), "earlier work on fake:0 failed: binary f32[4]");
  replay(c);
  OK(read(x, v));
  control.is_lost = true;
  control.fail_late = 1;
  replay(c);
  REFUSED(MPT_ERROR_DEVICE, read(x, v), "was lost");
  EXPECT_STREQ(device->replay(c), "the device is lost");
  EXPECT_STREQ(device->begin_capture(), "the device is lost");
  device->drop_capture(c);
}

TEST_F(Captures, AreRefusedInAnotherOrder) {
  mpt::Capture c = 0;
  EXPECT_STREQ(device->end_capture(c), "no capture has begun");
  EXPECT_STREQ(device->replay(c), "there is no such capture");
  c = capture([&] {
    mpt::Event event = 0;
    EXPECT_STREQ(device->begin_capture(), "a capture has begun already");
    EXPECT_STREQ(device->record(event), "work is being captured");
    EXPECT_STREQ(device->replay(c), "work is being captured");
  });
  device->drop_capture(c);
  EXPECT_STREQ(device->replay(c), "there is no such capture");
  device->drop_capture(c);
  expect_violation("dropped a capture that is not there");
}

TEST_F(Captures, BlocksThatStayBeginOnce) {
  mpt_tensor kept = nullptr;
  mpt::Capture c = capture([&] { OK(mpt_add(x, y, &kept)); });
  replay(c);
  OK(mpt_fill_into(y, 5));
  replay(c);
  EXPECT_EQ(read(kept), Floats(4, 6));
  device->drop_capture(c);
  EXPECT_EQ(device->begin_capture(), nullptr);
  mpt_tensor_release(std::exchange(y, nullptr));
  OK(mpt_fill_into(x, 5));
  EXPECT_STREQ(device->end_capture(c), "a block ends in the capture and does not begin there");
  EXPECT_EQ(read(add(x, x)), Floats(4, 2));
}

// -- what the device finds ------------------------------------------------------------------------

TEST_F(Captures, MemoryOfACaptureThatIsGivenToATensorIsFound) {
  const mpt::Capture c = sum_of_product();
  const mpt_tensor other = full(9);  // takes the memory of the product
  replay(c);
  expect_violation("a block begins where another one is");
  mpt_tensor_release(other);  // its block is gone
  Floats v;
  read(x, v);
  EXPECT_EQ(take_violations(), 1);
  device->drop_capture(c);
}

TEST_F(Captures, MemoryThatACaptureUsesAndATensorGetsIsFound) {
  const mpt::Capture c = capture([this] { OK(mpt_add_into(x, y)); });
  void* const place = address(y);
  mpt_tensor_release(std::exchange(y, nullptr));
  const mpt_tensor other = full(9);
  EXPECT_EQ(address(other), place);
  replay(c);
  expect_violation("a replay used memory that was given to another block");
  device->drop_capture(c);
}

TEST_F(Captures, StagingThatWasFreedIsFound) {
  void* const staging = device->alloc_staging(4);
  const mpt::Capture c =
      capture([&] { EXPECT_EQ(device->copy_out(staging, address(x), 4), nullptr); });
  device->free_staging(staging, 4);
  replay(c);
  expect_violation("copied to staging that was freed");
  replay(c);
  device->drop_capture(c);
  expect_violation("copied to staging that was freed");
}

TEST_F(Captures, ThatAreNotDroppedAreLeaks) {
  sum_of_product();
  mpt_context_release(std::exchange(ctx, nullptr));
  EXPECT_EQ(std::exchange(control.leaks, 0), 1);
}

}  // namespace
}  // namespace mpt_fake
