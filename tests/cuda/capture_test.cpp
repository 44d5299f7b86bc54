// Tests of captures on a device of CUDA: work of the library in graphs of the driver, replayed with
// the bits of work that is queued, on a stand-in for the driver whose streams run late.
// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <string>
#include <vector>

#include "../support/fixture.h"
#include "backends/cuda/device.h"
#include "program.h"

namespace mpt_test {
namespace {

using mpt::Capture;
using mpt::cuda::CudaDevice;
using mpt::cuda::Result;

constexpr size_t kCount = 1000;

class CudaCaptures : public Train {
 protected:
  void SetUp() override {
    fake() = {};
    objects = fake().objects;
    ASSERT_EQ(create(&ctx), MPT_OK) << mpt_last_error();
    device = device_of(ctx);
    x = full(1);
    y = full(2);
    sum_of_product();  // kernels and memory are there
    OK(mpt_fill_into(x, 1));
    read(x);
  }
  void TearDown() override {
    mpt_context_release(ctx);
    ctx = nullptr;
    EXPECT_EQ(fake().objects, objects);
  }
  static mpt_status create(mpt_context* out, void* stream = nullptr) {
    mpt_cuda_device native{};
    native.struct_size = sizeof native;
    native.stream = stream;
    mpt_device_module module;
    mpt_device_module_init(&module, sizeof module);
    module.path = CUDA_MODULE;
    module.native = &native;
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.device = MPT_DEVICE_CUDA;
    d.next = reinterpret_cast<const mpt_chain*>(&module);
    return mpt_context_create(&d, out);
  }
  static mpt::Device* device_of(mpt_context c) {
    void* native = nullptr;
    EXPECT_EQ(mpt_context_get_device_native(c, MPT_DEVICE_CUDA, 0, &native), MPT_OK);
    return static_cast<CudaDevice*>(static_cast<const mpt_cuda_device*>(native)->module);
  }
  mpt_tensor full(double value, int64_t n = kCount) {
    mpt_tensor t = nullptr;
    EXPECT_EQ(mpt_full(ctx, MPT_F32, &n, 1, value, &t), MPT_OK) << mpt_last_error();
    return t;
  }
  static void* address(mpt_tensor t) {
    void* p = nullptr;
    EXPECT_EQ(mpt_tensor_get_data(t, &p), MPT_OK) << mpt_last_error();
    return p;
  }
  // x = x * y + y, with a block of its own for the product.
  void sum_of_product() {
    mpt_tensor product = nullptr;
    OK(mpt_mul(x, y, &product));
    OK(mpt_copy_into(x, product));
    mpt_tensor_release(product);  // takes effect in the next call
    OK(mpt_add_into(x, y));
  }
  template <class F>
  Capture capture(F work) {
    Capture c = 0;
    EXPECT_STREQ(device->begin_capture(), nullptr);
    work();
    EXPECT_STREQ(device->end_capture(c), nullptr);
    return c;
  }
  void replay(Capture c) { EXPECT_STREQ(device->replay(c), nullptr); }
  void run() {
    mpt::Event now = 0;
    EXPECT_STREQ(device->record(now), nullptr);
    EXPECT_STREQ(device->wait(now), nullptr);
  }

  size_t objects = 0;
  mpt::Device* device = nullptr;
  mpt_tensor x = nullptr, y = nullptr;
};

TEST_F(CudaCaptures, RunAgainOnWhatIsThereThen) {
  const uint64_t waits = fake().waits;
  const Capture c = capture([this] { sum_of_product(); });
  replay(c);
  replay(c);
  OK(mpt_fill_into(y, -1));
  replay(c);
  OK(mpt_fill_into(y, 3));
  replay(c);
  EXPECT_EQ(fake().waits, waits) << "the host waits for none of it";
  EXPECT_EQ(read(x), Floats(kCount, -30));
  device->drop_capture(c);
}

TEST_F(CudaCaptures, RunNothingWhileTheyAreMade) {
  const uint64_t commands = fake().commands;
  const Capture c = capture([this] { sum_of_product(); });
  EXPECT_EQ(read(x), Floats(kCount, 1));
  if (has_stand_in()) {
    EXPECT_LE(fake().commands, commands + 2) << "the read, and what it waits for";
  }
  device->drop_capture(c);
}

// A replay writes to the device the bytes of the capture, and to the host those of then.
TEST_F(CudaCaptures, CopyAgain) {
  auto* const staging = static_cast<float*>(device->alloc_staging(sizeof(float)));
  float value = 5;
  const size_t outside = device->outside();
  const Capture c = capture([&] {
    EXPECT_STREQ(device->copy_out(staging, address(x), sizeof value), nullptr);
    EXPECT_STREQ(device->copy_in(address(x), &value, sizeof value), nullptr);
  });
  EXPECT_EQ(device->outside(), outside + sizeof value) << "the bytes are kept";
  value = 77;
  for (const float before : {6.0f, -2.0f}) {
    OK(mpt_fill_into(x, before));
    replay(c);
    run();
    EXPECT_EQ(*staging, before);
    Floats wanted(kCount, before);
    wanted[0] = 5;
    EXPECT_EQ(read(x), wanted);
  }
  device->drop_capture(c);
  device->free_staging(staging, sizeof(float));
}

TEST_F(CudaCaptures, AreDroppedWhileTheirReplaysAreQueued) {
  const Capture c = capture([&] {
    const float value = 5;
    EXPECT_STREQ(device->copy_in(address(x), &value, sizeof value), nullptr);
  });
  for (int i = 0; i < 50; ++i) replay(c);
  device->drop_capture(c);
  EXPECT_STREQ(device->replay(c), "there is no such capture");
  EXPECT_EQ(read(x)[0], 5);
  const size_t outside = device->outside();
  device->drop_capture(capture([] {}));  // destroys those dropped before
  EXPECT_EQ(device->outside(), outside - sizeof(float));
}

TEST_F(CudaCaptures, TakeAndGiveBackMemoryOfTheDevice) {
  constexpr size_t kBytes = 1 << 16;
  void* memory = nullptr;
  void* const other = device->alloc(kBytes);
  const Capture c = capture([&] {
    memory = device->alloc(kBytes);
    ASSERT_TRUE(memory) << device->why_no_memory();
    EXPECT_STREQ(device->fill(memory, 0x40, kBytes), nullptr);
    EXPECT_STREQ(device->copy_within(address(x), memory, kCount * sizeof(float)), nullptr);
    device->free(other, kBytes);  // takes effect behind the capture
  });
  for (int i = 0; i < 2; ++i) {
    OK(mpt_fill_into(x, 0));
    replay(c);
    EXPECT_EQ(read(x), Floats(kCount, 3.0039215f));  // 0x40404040
  }
  device->drop_capture(c);
  device->free(memory, kBytes);
}

// The kernel's constant memory, such as strides, is that of later launches too.
TEST_F(CudaCaptures, KernelsPreparedInThemRunOutsideToo) {
  const int64_t shape[] = {20, 50}, order[] = {1, 0};
  mpt_tensor rows = nullptr, turned = nullptr;
  OK(mpt_reshape(x, shape, 2, &rows));
  OK(mpt_permute(rows, order, 2, &turned));
  Floats values(kCount);
  for (size_t i = 0; i < kCount; ++i) values[i] = static_cast<float>(i);
  mpt_tensor copy = nullptr;
  const Capture c = capture([&] {
    const int64_t back[] = {50, 20};
    OK(mpt_empty(ctx, MPT_F32, back, 2, &copy));
    OK(mpt_copy_into(copy, turned));
  });
  OK(mpt_tensor_write(x, MPT_F32, values.data(), kCount));
  mpt_tensor outside = nullptr;
  OK(mpt_contiguous(turned, &outside));
  const Floats wanted = read(outside);
  EXPECT_EQ(wanted[1], 50);
  OK(mpt_fill_into(copy, 0));
  OK(mpt_copy_into(copy, turned));  // the kernel of the capture, queued
  EXPECT_EQ(read(copy), wanted);
  OK(mpt_fill_into(copy, 0));
  replay(c);
  EXPECT_EQ(read(copy), wanted);
  device->drop_capture(c);
}

TEST_F(CudaCaptures, AreRefusedInAnotherOrder) {
  Capture c = 0;
  mpt::Event event = 0;
  EXPECT_STREQ(device->end_capture(c), "no capture has begun");
  EXPECT_STREQ(device->replay(c), "there is no such capture");
  c = capture([&] {
    EXPECT_STREQ(device->begin_capture(), "a capture has begun already");
    EXPECT_STREQ(device->record(event), "work is being captured");
    EXPECT_STREQ(device->replay(c), "work is being captured");
    void* native = nullptr;
    OK(mpt_context_get_device_native(ctx, MPT_DEVICE_CUDA, 0, &native));
    const auto& d = *static_cast<const mpt_cuda_device*>(native);
    EXPECT_STREQ(d.wait_for_stream(&d, reinterpret_cast<void*>(mpt::cuda::kLegacyStream)),
                 "work is being captured");
  });
  replay(c);  // runs nothing
  device->drop_capture(c);
  EXPECT_STREQ(device->replay(c), "there is no such capture");
  EXPECT_EQ(read(x), Floats(kCount, 1));
}

TEST_F(CudaCaptures, OfAStreamOfTheProgram) {
  Program own;
  mpt_context other = nullptr;
  OK(create(&other, own.stream));
  mpt::Device& d = *device_of(other);
  void* const memory = d.alloc(kCount * sizeof(float));
  Capture c = 0;
  EXPECT_STREQ(d.begin_capture(), nullptr);
  EXPECT_STREQ(d.fill(memory, 0x40, kCount * sizeof(float)), nullptr);
  EXPECT_STREQ(d.end_capture(c), nullptr);
  own.write(memory, 1, kCount);
  EXPECT_STREQ(d.replay(c), nullptr);
  EXPECT_EQ(own.read(memory, kCount), Floats(kCount, 3.0039215f));
  d.drop_capture(c);
  d.free(memory, kCount * sizeof(float));
  mpt_context_release(other);
  OK(create(&other, reinterpret_cast<void*>(mpt::cuda::kLegacyStream)));
  EXPECT_STREQ(device_of(other)->begin_capture(),
               "the default stream cannot be captured: give mpt_cuda_device.stream another one");
  mpt_context_release(other);
}

TEST_F(CudaCaptures, EndWithTheDevice) {
  const Capture kept = capture([this] { OK(mpt_fill_into(x, 3)); });
  replay(kept);
  EXPECT_STREQ(device->begin_capture(), nullptr);
  OK(mpt_fill_into(x, 4));
}

TEST_F(CudaCaptures, ALostDeviceIsNamed) {
  if (!has_stand_in()) GTEST_SKIP() << "a device that is lost is lost for all";
  const Capture c = capture([this] { OK(mpt_fill_into(x, 3)); });
  fake().calls = 0;
  fake().fails = 1;
  fake().failure = Result::illegal_address;
  fake().is_sticky = true;
  EXPECT_STREQ(device->replay(c), "the device is lost");
  fake().fails = 0;
  EXPECT_STREQ(device->replay(c), "the device is lost");
  EXPECT_STREQ(device->begin_capture(), "the device is lost");
  device->drop_capture(c);
  Floats v;
  EXPECT_EQ(mpt_fill_into(x, 1), MPT_ERROR_DEVICE);
}

TEST_F(CudaCaptures, EveryCallOfTheDriverFailsInTurn) {
  if (!has_stand_in()) GTEST_SKIP() << "the stand-in fails";
  fake().failure = Result{1};  // CUDA_ERROR_INVALID_VALUE, after which the device goes on
  const float value = 5;
  for (uint64_t n = 1;; ++n) {
    OK(mpt_fill_into(x, 1));
    read(x);
    fake().calls = 0;
    fake().fails = n;
    Capture c = 0;
    const char* why = device->begin_capture();
    if (!why) {
      why = device->copy_in(address(x), &value, sizeof value);
      const char* const end = device->end_capture(c);
      if (!why) why = end;
      else if (!end) device->drop_capture(c);
    }
    if (!why) why = device->replay(c);
    const std::string said = why ? why : "";
    const bool is_enough = fake().calls < n;
    fake().fails = 0;
    if (said.empty()) {
      EXPECT_EQ(read(x)[0], 5) << n;
      device->drop_capture(c);
    } else {
      EXPECT_TRUE(said.find("CUDA_ERROR_INVALID_VALUE") != said.npos ||
                  said.find("memory") != said.npos)
          << said;
      EXPECT_EQ(read(x)[0], 1) << n << ": " << said;
      device->drop_capture(c);
    }
    if (!is_enough) continue;
    EXPECT_EQ(said, "");
    EXPECT_GT(n, 5u);
    break;
  }
}

}  // namespace
}  // namespace mpt_test
