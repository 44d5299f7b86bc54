// The tier of a run, which the environment variable MPT_TIER names: `quick`, the default, for every
// change, or `full`, which takes long.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

namespace mpt::test {

inline bool is_full_tier() {
  const char* tier = std::getenv("MPT_TIER");
  return tier && std::string_view(tier) == "full";
}

// Returns the first number, or in the full tier the second one: rounds of a test that draws.
inline uint64_t rounds(uint64_t quick, uint64_t full) { return is_full_tier() ? full : quick; }

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
