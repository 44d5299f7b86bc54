// Tests of the module of CUDA on a stand-in for NVIDIA's driver: what is missing is named, every
// call of the driver fails in turn, memory runs out, the device is lost.
// tests/vulkan/device_test.cpp has those of memory and order.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "backends/gpu/device.h"
#include "fake_driver.h"

namespace mpt_test {
namespace {

using mpt::cuda::Result;
using Opened = std::unique_ptr<mpt::Device, void (*)(mpt::Device*)>;

constexpr size_t kMiB = size_t{1} << 20;

// Opens a library for the whole test program, and calls its function.
template <class T>
T* from(const char* library, const char* function) {
  void* const opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!opened) throw std::runtime_error(dlerror());
  return reinterpret_cast<T* (*)()>(dlsym(opened, function))();
}
const mpt::DeviceModule& module() {
  static const auto* const m =
      from<const mpt::DeviceModule>(CUDA_MODULE, mpt::kDeviceModuleFunction);
  return *m;
}
FakeCuda& fake() {
  static FakeCuda* const f = from<FakeCuda>("libcuda.so.1", kFakeCuda);
  return *f;
}

class Cuda : public testing::Test {
 protected:
  void SetUp() override { fake() = {}; }
  void TearDown() override { EXPECT_EQ(fake().objects, 0u); }

  static Opened open(std::string& why, int32_t index = 0) {
    return Opened(module().open(index, nullptr, why), module().close);
  }
  static Opened open() {
    std::string why;
    Opened d = open(why);
    EXPECT_TRUE(d) << why;
    return d;
  }
  static std::string refusal(int32_t index = 0) {
    std::string why;
    EXPECT_FALSE(open(why, index));
    return why;
  }
  static std::string text_of(const std::vector<mpt::FoundDevice>& all) {
    std::string s;
    for (const auto& d : all) {
      s += d.name + " " + d.uuid + " " + std::to_string(d.memory) + " " + d.missing + "\n";
    }
    return s;
  }
};

// -- what is missing ------------------------------------------------------------------------------

TEST_F(Cuda, DevicesAreListed) {
  std::vector<mpt::FoundDevice> found;
  std::string why;
  ASSERT_TRUE(module().list(found, why)) << why;
  EXPECT_EQ(text_of(found),
            "Fake GPU A a0a1a2a3a4a5a6a7a8a9aaabacadaeaf 4294967296 \n"
            "Fake GPU B b0b1b2b3b4b5b6b7b8b9babbbcbdbebf 4294967296 \n");
}

TEST_F(Cuda, ANumberWithoutADevice) {
  for (int32_t index : {-1, 2}) {
    EXPECT_EQ(refusal(index),
              "CUDA has 2 devices, numbered from 0: Fake GPU A (a0a1a2a3a4a5a6a7a8a9aaabacadaeaf), "
              "Fake GPU B (b0b1b2b3b4b5b6b7b8b9babbbcbdbebf)");
  }
}

TEST_F(Cuda, AnOldDriver) {
  fake().version = 11080;
  EXPECT_EQ(refusal(), "CUDA's driver is for CUDA 11.8; this module needs one for 13.0 or later");
}

TEST_F(Cuda, NoDevice) {
  fake().devices = 0;
  EXPECT_EQ(refusal(), "CUDA's driver found no device (CUDA_ERROR_NO_DEVICE)");
  std::vector<mpt::FoundDevice> found;
  std::string why;
  EXPECT_FALSE(module().list(found, why));
  EXPECT_EQ(why, "CUDA's driver found no device (CUDA_ERROR_NO_DEVICE)");
}

TEST_F(Cuda, AnArchitectureThatIsNotCovered) {
  fake().major = 7;
  fake().minor = 5;
  EXPECT_EQ(
      refusal(),
      "Fake GPU A cannot be used: it has compute capability 7.5, and this module has code for "
      "8.0 and later");
  std::vector<mpt::FoundDevice> found;
  std::string why;
  ASSERT_TRUE(module().list(found, why));
  EXPECT_NE(found.at(0).missing.find("compute capability 7.5"), std::string::npos);
}

TEST_F(Cuda, ADeviceWithoutPools) {
  fake().has_pools = false;
  EXPECT_EQ(refusal(),
            "Fake GPU A cannot be used: it has no pools of memory "
            "(CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED)");
}

// A test of this name runs where the stand-in is not found.
TEST(WithoutADriver, TheLoaderSaysSo) {
  if (void* const there = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL)) {
    dlclose(there);
    GTEST_SKIP() << "libcuda.so.1 is here";
  }
  std::string why;
  EXPECT_EQ(module().open(0, nullptr, why), nullptr);
  EXPECT_NE(why.find("CUDA's driver could not be opened: libcuda.so.1: cannot open"),
            std::string::npos)
      << why;
}

// -- memory ---------------------------------------------------------------------------------------

TEST_F(Cuda, FreedMemoryGoesBackToTheDevice) {
  fake().memory = 20 * kMiB;
  const Opened d = open();
  for (size_t i = 0; i < 5; ++i) {
    void* const p = d->alloc(12 * kMiB + i * kMiB);  // more than the pool has kept
    ASSERT_NE(p, nullptr) << d->why_no_memory();
    ASSERT_STREQ(nullptr, d->fill(p, 1, kMiB));
    d->free(p, 12 * kMiB + i * kMiB);
  }
}

TEST_F(Cuda, ThereIsNoMoreMemory) {
  fake().memory = 20 * kMiB;
  const Opened d = open();
  void* const p = d->alloc(12 * kMiB);
  ASSERT_NE(p, nullptr);
  EXPECT_EQ(d->alloc(12 * kMiB), nullptr);
  EXPECT_STREQ(d->why_no_memory(),
               "cuMemAllocFromPoolAsync returned CUDA_ERROR_OUT_OF_MEMORY; 8 of the device's 20 MB "
               "are free");
  d->free(p, 12 * kMiB);
  void* const q = d->alloc(12 * kMiB);
  EXPECT_NE(q, nullptr) << d->why_no_memory();
  d->free(q, 12 * kMiB);
}

// -- order ----------------------------------------------------------------------------------------

TEST_F(Cuda, NothingWaitsButWait) {
  const Opened d = open();
  auto* const p = static_cast<char*>(d->alloc(kMiB));
  void* const to = d->alloc_staging(kMiB);
  const std::vector<char> bytes(kMiB);
  mpt::Event e = 0;
  for (int i = 0; i < 20; ++i) {
    ASSERT_STREQ(nullptr, d->copy_in(p, bytes.data(), bytes.size()));
    ASSERT_STREQ(nullptr, d->copy_out(to, p, kMiB));
    ASSERT_STREQ(nullptr, d->record(e));
  }
  EXPECT_EQ(fake().waits, 0u);
  EXPECT_LT(fake().commands, 40u);
  EXPECT_STREQ(nullptr, d->wait(e));
  EXPECT_TRUE(d->has_passed(e));
  EXPECT_EQ(fake().commands, 40u);
  d->free_staging(to, kMiB);
  d->free(p, kMiB);
}

TEST_F(Cuda, TheContextOfTheProgramStaysCurrent) {
  const Opened d = open();
  void* const driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  const auto push =
      reinterpret_cast<Result (*)(mpt::cuda::Context)>(dlsym(driver, "cuCtxPushCurrent_v2"));
  const auto pop =
      reinterpret_cast<Result (*)(mpt::cuda::Context*)>(dlsym(driver, "cuCtxPopCurrent_v2"));
  int own = 0;
  push(reinterpret_cast<mpt::cuda::Context>(&own));
  void* const p = d->alloc(256);
  std::string why;
  EXPECT_NE(static_cast<mpt::gpu::GpuDevice&>(*d).find("mpt_copy", {}, why), nullptr) << why;
  mpt::Event e = 0;
  EXPECT_STREQ(nullptr, d->fill(p, 1, 256));
  EXPECT_STREQ(nullptr, d->record(e));
  EXPECT_STREQ(nullptr, d->wait(e));
  d->free(p, 256);
  mpt::cuda::Context now = nullptr;
  pop(&now);
  EXPECT_EQ(reinterpret_cast<int*>(now), &own);
}

// -- failures -------------------------------------------------------------------------------------

// The arguments of mpt_fill_4 for dense memory (gpu/arguments.h).
struct FillArguments {
  uint64_t out, in[3] = {}, geometry = 0, count, a, b = 0;
  uint32_t steps = 0, groups = 1;
};

// Opens a device, copies, launches, reads. Returns the texts of all that went wrong; without any
// the bytes were right.
std::string work() {
  std::string why, said;
  const auto note = [&said](const char* text) {
    if (text) said += std::string(text) + "\n";
    return !text;
  };
  const Opened d(module().open(0, nullptr, why), module().close);
  if (!d) return why;
  auto& gpu = static_cast<mpt::gpu::GpuDevice&>(*d);
  constexpr size_t kBytes = kMiB + 4, kHalf = kBytes / 2, kFilled = 1024;
  auto* const p = static_cast<char*>(d->alloc(kBytes));
  auto* const q = static_cast<char*>(d->alloc(kBytes));
  auto* const out = static_cast<unsigned char*>(d->alloc_staging(kBytes));
  const std::vector<char> bytes(kBytes, 3);
  if (!p || !q) note(d->why_no_memory());
  if (!out) note("no staging memory");
  const mpt::gpu::CompiledKernel* const f = gpu.find("mpt_fill_4", {}, why);
  if (!f) note(why.c_str());
  mpt::Event e = 0;
  const FillArguments a{
      .out = reinterpret_cast<uintptr_t>(q), .count = kFilled / 4, .a = 0x07070707};
  if (p && q && out && f && note(d->copy_in(p, bytes.data(), kBytes)) &&
      note(d->fill(q, 5, kBytes)) && note(d->copy_within(q, p, kHalf)) &&
      note(gpu.launch(*f, &a, sizeof a, 1)) && note(d->copy_out(out, q, kBytes)) &&
      note(d->record(e)) && note(d->wait(e))) {
    mpt::Device::Failure failure;
    if (d->take_failure(failure)) {
      note(failure.text.c_str());
    } else {
      for (size_t i = 0; i < kBytes; ++i) {
        const int wanted = i < kFilled ? 7 : i < kHalf ? 3 : 5;
        if (out[i] != wanted) return "byte " + std::to_string(i) + " is wrong";
      }
    }
  }
  if (e) d->wait(e);
  if (out) {
    if (!said.empty() && note(d->record(e))) note(d->wait(e));
    d->free_staging(out, kBytes);
  }
  if (p) d->free(p, kBytes);
  if (q) d->free(q, kBytes);
  return said;
}

TEST_F(Cuda, EveryCallOfTheDriverFailsInTurn) {
  for (const bool is_sticky : {false, true}) {
    uint64_t n = 1;
    for (;; ++n) {
      fake() = {};
      fake().fails = n;
      fake().failure = is_sticky ? Result::illegal_address : Result{1};
      fake().is_sticky = is_sticky;
      const std::string said = work();
      if (fake().calls < n) break;
      const char* name = is_sticky ? "CUDA_ERROR_ILLEGAL_ADDRESS" : "CUDA_ERROR_INVALID_VALUE";
      const bool is_named = said.find(name) != std::string::npos;
      const bool is_lost = said.find("the device is lost") != std::string::npos;
      const bool is_staging = said.find("memory") != std::string::npos;
      EXPECT_TRUE(is_named || is_lost || is_staging || said.empty()) << n << ": " << said;
      EXPECT_EQ(said.find("is wrong"), std::string::npos) << n << ": " << said;
      EXPECT_EQ(fake().objects, 0u) << n << ": " << said;
    }
    EXPECT_GT(n, 30u) << "calls of the driver";
  }
}

TEST_F(Cuda, ALostDeviceNamesWhatRanLast) {
  const Opened d = open();
  void* const p = d->alloc(256);
  mpt::Event e = 0;
  ASSERT_STREQ(nullptr, d->fill(p, 1, 256));
  ASSERT_STREQ(nullptr, d->record(e));
  mpt::Device::Failure failure;
  EXPECT_FALSE(d->take_failure(failure));
  fake().fails = fake().calls + 1;
  fake().failure = Result::illegal_address;
  fake().is_sticky = true;
  EXPECT_STREQ(d->wait(e), "the device is lost");
  EXPECT_TRUE(d->has_passed(e));
  EXPECT_STREQ(d->fill(p, 1, 256), "the device is lost");
  EXPECT_STREQ(d->copy_in(p, &e, sizeof e), "the device is lost");
  EXPECT_STREQ(d->record(e), "the device is lost");
  EXPECT_EQ(d->alloc(256), nullptr);
  ASSERT_TRUE(d->take_failure(failure));
  EXPECT_TRUE(failure.is_lost);
  EXPECT_EQ(failure.text,
            "cuEventQuery returned CUDA_ERROR_ILLEGAL_ADDRESS (an illegal memory access was "
            "encountered). The last commands: a fill");
  EXPECT_FALSE(d->take_failure(failure));
}

TEST_F(Cuda, TheRestOfACopyThatWasRefusedIsAFailure) {
  const Opened d = open();
  auto* const p = static_cast<char*>(d->alloc(3 * kMiB));
  const std::vector<char> bytes(3 * kMiB, 1);
  mpt::Device::Failure failure;
  bool has_failed = false;
  for (uint64_t i = 0; i < 200 && !has_failed; ++i) {
    fake().calls = 0;
    fake().fails = 1 + i % 7;  // a copy makes a number of calls that differs
    fake().failure = Result::out_of_memory;
    const char* const why = d->copy_in(p, bytes.data(), 3 * kMiB);
    has_failed = !why && d->take_failure(failure);
  }
  fake().fails = 0;
  ASSERT_TRUE(has_failed);
  EXPECT_EQ(failure.text.find("the rest of a copy was refused: "), 0u) << failure.text;
  EXPECT_FALSE(failure.is_lost);
  mpt::Event e = 0;
  EXPECT_STREQ(nullptr, d->fill(p, 1, 1));
  EXPECT_STREQ(nullptr, d->record(e));
  EXPECT_STREQ(nullptr, d->wait(e));
  d->free(p, 3 * kMiB);
}

}  // namespace
}  // namespace mpt_test
