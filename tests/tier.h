// Tiers of a run of the tests, and what a case says about the time and the device that it needs.
// The environment has
//   MPT_TIER         quick, the default, for every change; full takes long
//   MPT_TEST_DEVICE  the path of a device's module; without it the tests run on the CPU
//   MPT_TEST_LACKS   what that device lacks, by the words of tests/devices/meson.build
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

namespace mpt::test {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kChecksAddresses = true;
#else
inline constexpr bool kChecksAddresses = false;
#endif
#if defined(__SANITIZE_THREAD__)
inline constexpr bool kChecksThreads = true;
#else
inline constexpr bool kChecksThreads = false;
#endif
inline constexpr bool kIsSanitized = kChecksAddresses || kChecksThreads;

inline bool is_full_tier() {
  const char* tier = std::getenv("MPT_TIER");
  return tier && std::string_view(tier) == "full";
}

// Returns the path of the device's module; nullptr: the tests run on the CPU.
inline const char* test_device() { return std::getenv("MPT_TEST_DEVICE"); }

inline bool device_lacks(std::string_view what) {
  const char* given = std::getenv("MPT_TEST_LACKS");
  std::string_view words = given ? given : "";
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(','));
    if (word == what) return true;
    words.remove_prefix(word.size() == words.size() ? word.size() : word.size() + 1);
  }
  return false;
}

// How often a test that draws repeats itself: in the quick and in the full tier, and where these
// numbers are given, on devices and under the sanitizer of addresses or of threads.
struct Rounds {
  uint64_t quick = 1, full = 1;
  uint64_t device = 0, device_full = 0;
  uint64_t addresses = 0, threads = 0;
};

inline uint64_t rounds(const Rounds& r) {
  if (r.addresses != 0 && kChecksAddresses) return r.addresses;
  if (r.threads != 0 && kChecksThreads) return r.threads;
  const bool there = r.device != 0 && test_device();
  if (is_full_tier()) return there && r.device_full != 0 ? r.device_full : r.full;
  return there ? r.device : r.quick;
}

// Returns the seed of a test that draws: the number in the environment variable `name`. Without one
// it is a constant or, in the full tier, a number made of today's date (UTC). Prints it in the form
// in which the variable repeats it.
inline uint64_t daily_seed(const char* name) {
  const char* given = std::getenv(name);
  uint64_t date = 20260101;
  if (is_full_tier()) {
    const std::time_t now = std::time(nullptr);
    std::tm day{};
    gmtime_r(&now, &day);
    date =
        static_cast<uint64_t>((day.tm_year + 1900) * 10000 + (day.tm_mon + 1) * 100 + day.tm_mday);
  }
  // Seeds of a day are not those of the next.
  const uint64_t seed = given ? std::strtoull(given, nullptr, 10) : date * 10'000'000;
  std::printf("%s=%llu\n", name, static_cast<unsigned long long>(seed));
  return seed;
}

}  // namespace mpt::test

// A case that takes long says so, and the quick tier skips it: everywhere, on devices, or under a
// sanitizer. tests/install/run_suites.py knows these cases by the words "takes long", and wants to
// see each of them run: once, on that device, or under that sanitizer.
#define LONG_WHERE(condition, where, why) \
  if ((condition) && !mpt::test::is_full_tier()) GTEST_SKIP() << "takes long" where ": " << why
#define LONG_IF(condition, why) LONG_WHERE(condition, "", why)
#define LONG(why) LONG_IF(true, why)
#define LONG_ON_DEVICES(why) LONG_WHERE(mpt::test::test_device(), " on devices", why)
#define LONG_UNDER_SANITIZERS(why) LONG_WHERE(mpt::test::kIsSanitized, " under a sanitizer", why)
// A case that no tier runs under a sanitizer.
#define NOT_UNDER_SANITIZERS(why) \
  if (mpt::test::kIsSanitized) GTEST_SKIP() << why

// A case that does not run on some devices says what it needs.
#define NEEDS_HOST(why) \
  if (mpt::test::test_device()) GTEST_SKIP() << why
#define NEEDS_FORK() \
  if (mpt::test::device_lacks("fork")) GTEST_SKIP() << "a child of fork() has no driver"
#define NEEDS_EXCHANGE() \
  if (mpt::test::device_lacks("exchange")) GTEST_SKIP() << "DLPack does not exchange its memory"
#define NEEDS_SECOND_DEVICE() \
  if (mpt::test::device_lacks("second device")) GTEST_SKIP() << "there is one device"
