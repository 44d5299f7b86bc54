// Tests of the modules of GPUs: memory, copies, fills, order, events, several devices. The errors
// are those of Vulkan, whose validation layer watches all of its tests.
// SPDX-License-Identifier: Apache-2.0
#include <dlfcn.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <thread>

#include "fixture.h"

namespace mpt_test {
namespace {

constexpr size_t kMiB = size_t{1} << 20;

const mpt::DeviceModule& description() {
  const char* const another = getenv("MPT_TEST_DEVICE");
  void* const module = dlopen(another ? another : GPU_MODULE, RTLD_NOW | RTLD_LOCAL);
  if (!module) throw std::runtime_error(dlerror());
  return *reinterpret_cast<const mpt::DeviceModule* (*)()>(
      dlsym(module, mpt::kDeviceModuleFunction))();
}

Opened open_device(int32_t index, std::string& why) {
  layers();
  const mpt::DeviceModule& d = description();
  return Opened(d.open(index, nullptr, why), d.close);
}
Opened open_device() {
  std::string why;
  Opened d = open_device(0, why);
  if (!d) throw std::runtime_error(why);
  return d;
}

class Gpu : public testing::Test {
 protected:
  void TearDown() override {
    mpt::Device::Failure f;
    EXPECT_FALSE(device->take_failure(f)) << f.text;
    device.reset();
    EXPECT_EQ(layers().messages(), "");
  }
  char* alloc(size_t bytes) {
    auto* p = static_cast<char*>(device->alloc(bytes));
    EXPECT_NE(p, nullptr);
    return p;
  }
  Bytes read(const void* p, size_t bytes) { return OnDevice(*device).read(p, bytes); }
  void wait() { OnDevice(*device).wait(); }

  Opened device = open_device();
};

// -- memory ---------------------------------------------------------------------------------------

TEST_F(Gpu, PiecesAreAlignedAndApart) {
  const size_t sizes[] = {1, 255, 256, 4097, kMiB, 64 * kMiB};
  std::vector<char*> pieces;
  for (size_t n : sizes) {
    pieces.push_back(alloc(n));
    EXPECT_EQ(reinterpret_cast<uintptr_t>(pieces.back()) % 256, 0u);
    QUEUED(device->fill(pieces.back(), static_cast<uint8_t>(n % 251), n));
  }
  for (size_t i = 0; i < pieces.size(); ++i) {
    EXPECT_EQ(read(pieces[i], sizes[i]), Bytes(sizes[i], static_cast<uint8_t>(sizes[i] % 251)));
    device->free(pieces[i], sizes[i]);
  }
}

TEST_F(Gpu, MemoryFreedUnderQueuedWorkIsUsedUntilItHasRun) {
  constexpr size_t kBytes = 4 * kMiB;
  char* const to = alloc(20 * kBytes);
  for (size_t i = 0; i < 20; ++i) {
    char* const from = alloc(kBytes);
    QUEUED(device->fill(from, static_cast<uint8_t>(i + 1), kBytes));
    QUEUED(device->copy_within(to + i * kBytes, from, kBytes));
    device->free(from, kBytes);
  }
  for (size_t i = 0; i < 20; ++i) {
    EXPECT_EQ(read(to + i * kBytes, kBytes), Bytes(kBytes, static_cast<uint8_t>(i + 1)));
  }
}

TEST_F(Gpu, TooMuchMemoryIsRefusedAndTheDeviceGoesOn) {
  EXPECT_EQ(device->alloc(size_t{1} << 50), nullptr);
  EXPECT_EQ(device->alloc(SIZE_MAX), nullptr);
  EXPECT_EQ(device->alloc_staging(size_t{1} << 50), nullptr);
  char* const p = alloc(100);
  QUEUED(device->fill(p, 3, 100));
  EXPECT_EQ(read(p, 100), Bytes(100, 3));
}

TEST_F(Gpu, MemoryThatTheDeviceHasNotGivenIsRefused) {
  char* const p = alloc(256);
  Bytes host(300);
  const auto is_refused = [](const char* why) {
    const std::string text = why ? why : "queued";
    EXPECT_NE(text.find("are in no memory of the "), std::string::npos) << text;
  };
  is_refused(device->copy_in(host.data(), p, 8));
  is_refused(device->fill(host.data(), 1, 8));
  is_refused(device->fill(p + 250, 1, 7));
  is_refused(device->fill(p - 1, 1, 2));
  is_refused(device->copy_within(p, nullptr, 8));
  is_refused(device->copy_out(device->alloc_staging(8), host.data(), 8));
  EXPECT_STREQ(device->copy_out(host.data(), p, 8),
               "the target of a copy to the host is no staging memory of the device");
  QUEUED(device->fill(p, 1, 256));
  EXPECT_EQ(read(p, 256), Bytes(256, 1));
}

// -- copies and fills -----------------------------------------------------------------------------

TEST_F(Gpu, CopiesOfEveryAlignment) {
  constexpr size_t kBytes = 1024;
  char* const p = alloc(kBytes);
  char* const q = alloc(kBytes);
  Bytes in_p(kBytes, 7), in_q(kBytes, 9);
  QUEUED(device->fill(p, 7, kBytes));
  QUEUED(device->fill(q, 9, kBytes));
  uint32_t seed = 0;
  for (size_t to = 0; to < 9; ++to) {
    for (size_t from = 0; from < 9; ++from) {
      for (size_t n : {0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 63, 255}) {
        const Bytes b = pattern(n, ++seed);
        QUEUED(device->copy_in(p + from, b.data(), n));
        std::copy(b.begin(), b.end(), in_p.begin() + from);
        QUEUED(device->copy_within(q + 3 * to + n, p + from, n));
        std::copy_n(in_p.begin() + from, n, in_q.begin() + 3 * to + n);
      }
    }
    ASSERT_EQ(read(q, kBytes), in_q) << to;
    ASSERT_EQ(read(q + to, to), Bytes(in_q.begin() + to, in_q.begin() + 2 * to));
  }
  EXPECT_EQ(read(p, kBytes), in_p);
}

TEST_F(Gpu, LargeCopiesTakeTheBytesAtOnce) {
  for (size_t n : {8 * kMiB + 1, 100 * kMiB + 3}) {
    Bytes b = pattern(n);
    const Bytes expected = b;
    char* const p = alloc(n + 5);
    QUEUED(device->copy_in(p + 5, b.data(), n));
    std::fill(b.begin(), b.end(), uint8_t{0});
    EXPECT_TRUE(read(p + 5, n) == expected) << n;
    device->free(p, n + 5);
  }
}

TEST_F(Gpu, FillsOfEveryAlignment) {
  constexpr size_t kBytes = 64;
  char* const p = alloc(kBytes);
  for (size_t at = 0; at < 9; ++at) {
    for (size_t n = 0; n < 20; ++n) {
      QUEUED(device->fill(p, 0x5a, kBytes));
      QUEUED(device->fill(p + at, 0xc3, n));
      Bytes expected(kBytes, 0x5a);
      std::fill_n(expected.begin() + at, n, uint8_t{0xc3});
      ASSERT_EQ(read(p, kBytes), expected) << at << " " << n;
    }
  }
}

// -- the queue ------------------------------------------------------------------------------------

TEST_F(Gpu, WorkRunsInTheOrderOfItsQueue) {
  constexpr size_t kBytes = 4096;
  char* const p = alloc(2 * kBytes);
  Bytes expected(2 * kBytes);
  QUEUED(device->fill(p, 0, 2 * kBytes));
  for (uint32_t i = 0; i < 1000; ++i) {
    const size_t at = i * 37 % (kBytes / 2), n = 1 + i * 101 % (kBytes / 2);
    const Bytes b = pattern(n, i);
    QUEUED(device->copy_in(p + at, b.data(), n));
    QUEUED(device->copy_within(p + kBytes + n / 2, p + at / 2, n));
    QUEUED(device->fill(p + at, static_cast<uint8_t>(i), n / 2));
    std::copy(b.begin(), b.end(), expected.begin() + at);
    std::copy_n(expected.begin() + at / 2, n, expected.begin() + kBytes + n / 2);
    std::fill_n(expected.begin() + at, n / 2, static_cast<uint8_t>(i));
  }
  EXPECT_EQ(read(p, 2 * kBytes), expected);
}

TEST_F(Gpu, EventsPassBehindTheWorkBeforeThem) {
  OnDevice on(*device);
  EXPECT_TRUE(device->has_passed(on.record())) << "nothing is queued";
  constexpr size_t kBytes = 16 * kMiB;
  char* const p = alloc(kBytes);
  auto* const staging = static_cast<uint8_t*>(device->alloc_staging(kBytes));
  mpt::Event last = 0;
  for (uint8_t i = 1; i <= 10; ++i) {
    std::memset(staging, 0, kBytes);
    QUEUED(device->fill(p, i, kBytes));
    QUEUED(device->copy_out(staging, p, kBytes));
    const mpt::Event e = on.record();
    EXPECT_GT(e, last);
    last = e;
    while (!device->has_passed(e)) std::this_thread::yield();
    EXPECT_EQ(std::count(staging, staging + kBytes, i), static_cast<int64_t>(kBytes));
    EXPECT_TRUE(device->has_passed(e));
    QUEUED(device->wait(e));
  }
  device->free_staging(staging, kBytes);
}

TEST_F(Gpu, StagingIsUsedAgainByLaterCopies) {
  char* const p = alloc(64);
  auto* const staging = static_cast<uint8_t*>(device->alloc_staging(64));
  for (uint8_t i = 0; i < 200; ++i) {
    QUEUED(device->fill(p, i, 64));
    QUEUED(device->copy_out(staging + 3, p + 1, 61));
  }
  wait();
  EXPECT_EQ(Bytes(staging + 3, staging + 64), Bytes(61, 199));
  device->free_staging(staging, 64);
}

TEST_F(Gpu, MemoryOfUploadsIsBounded) {
  const size_t before = device->outside();
  char* const p = alloc(kMiB);
  const Bytes b = pattern(kMiB);
  for (int i = 0; i < 300; ++i) QUEUED(device->copy_in(p, b.data(), kMiB));
  EXPECT_LE(device->outside(), before + 64 * kMiB);
  for (int i = 0; i < 300; ++i) {
    QUEUED(device->copy_in(p, b.data(), kMiB));
    wait();
  }
  EXPECT_LE(device->outside(), before + 9 * kMiB);
  EXPECT_TRUE(read(p, kMiB) == b);
}

// -- launches -------------------------------------------------------------------------------------

// The arguments of mpt_fill_4 for dense memory (gpu/arguments.h).
struct FillArguments {
  uint64_t out, in[3] = {}, geometry = 0, count, a, b = 0;
  uint32_t steps = 0, groups = 1;
};

TEST_F(Gpu, LaunchesRunInOrderWithCopies) {
  auto& gpu = static_cast<mpt::gpu::GpuDevice&>(*device);
  std::string why;
  const mpt::gpu::CompiledKernel* const f = gpu.find("mpt_fill_4", {}, why);
  ASSERT_NE(f, nullptr) << why;
  EXPECT_EQ(gpu.find("mpt_fill_4", {}, why), f);
  constexpr size_t kItems = 1000;
  char* const p = alloc(4 * kItems);
  char* const all = alloc(4 * kItems * 100);
  Bytes expected;
  for (uint32_t i = 0; i < 100; ++i) {
    const FillArguments a{.out = reinterpret_cast<uintptr_t>(p), .count = kItems, .a = i};
    QUEUED(gpu.launch(*f, &a, sizeof a, 1));
    QUEUED(device->copy_within(all + 4 * kItems * i, p, 4 * kItems));
    for (size_t k = 0; k < 4 * kItems; ++k) expected.push_back(k % 4 ? 0 : static_cast<uint8_t>(i));
  }
  EXPECT_TRUE(read(all, 4 * kItems * 100) == expected);
  EXPECT_EQ(gpu.find("mpt_none", {}, why), nullptr);
  EXPECT_EQ(why, "the driver has no kernel mpt_none");
}

// -- several devices ------------------------------------------------------------------------------

TEST_F(Gpu, DevicesOfOneProcessAreApart) {
  const auto work = [](mpt::Device& d, uint8_t value) {
    char* const p = static_cast<char*>(d.alloc(kMiB));
    for (int i = 0; i < 50; ++i) {
      ASSERT_STREQ(nullptr, d.fill(p, static_cast<uint8_t>(i), kMiB));
      ASSERT_STREQ(nullptr, d.fill(p, value, kMiB));
      ASSERT_TRUE(OnDevice(d).read(p, kMiB) == Bytes(kMiB, value));
    }
    d.free(p, kMiB);
  };
  const Opened other = open_device();
  std::thread thread([&] { work(*other, 1); });
  work(*device, 2);
  thread.join();
}

// -- errors ---------------------------------------------------------------------------------------

TEST(VulkanErrors, ANumberWithoutADevice) {
  for (int32_t index : {-1, 1000}) {
    std::string why;
    EXPECT_FALSE(open_device(index, why));
    EXPECT_NE(why.find(" devices, numbered from 0: "), std::string::npos) << why;
  }
}

TEST(VulkanErrors, NoDriver) {
  const char* const files[] = {"VK_ICD_FILENAMES", "VK_DRIVER_FILES"};
  std::string before[2];
  for (int i = 0; i < 2; ++i) {
    if (const char* v = getenv(files[i])) before[i] = v;
    setenv(files[i], "/nonexistent.json", 1);
  }
  std::string why;
  EXPECT_FALSE(open_device(0, why));
  EXPECT_NE(why.find("found no driver"), std::string::npos) << why;
  for (int i = 0; i < 2; ++i) {
    if (before[i].empty()) unsetenv(files[i]);
    else setenv(files[i], before[i].c_str(), 1);
  }
  EXPECT_TRUE(open_device(0, why)) << why;
}

}  // namespace
}  // namespace mpt_test
