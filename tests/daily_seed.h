// The seed of tests that draw: a new one each day, printed, so that a failure can be repeated.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace mpt::test {

// Returns the number in the environment variable `name`; without one, a number made of today's date
// (UTC). Prints it in the form in which the variable repeats it.
inline uint64_t daily_seed(const char* name) {
  const char* given = std::getenv(name);
  uint64_t seed = given ? std::strtoull(given, nullptr, 10) : 0;
  if (!given) {
    const std::time_t now = std::time(nullptr);
    std::tm day{};
    gmtime_r(&now, &day);
    const int date = (day.tm_year + 1900) * 10000 + (day.tm_mon + 1) * 100 + day.tm_mday;
    seed = static_cast<uint64_t>(date) * 10'000'000;  // seeds of a day are not those of the next
  }
  std::printf("%s=%llu\n", name, static_cast<unsigned long long>(seed));
  return seed;
}

}  // namespace mpt::test
