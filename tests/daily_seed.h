// The seed of tests that draw, printed, so that a failure can be repeated: one that never changes,
// or in the full tier a new one each day.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

namespace mpt::test {

// Returns the number in the environment variable `name`. Without one it returns a constant or,
// where MPT_TIER=full, a number made of today's date (UTC). Prints it in the form in which the
// variable repeats it.
inline uint64_t daily_seed(const char* name) {
  const char* given = std::getenv(name);
  const char* tier = std::getenv("MPT_TIER");
  uint64_t date = 20260101;
  if (tier && std::string_view(tier) == "full") {
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
