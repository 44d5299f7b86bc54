// Normal draws: two standard normals from two 32-bit draws by Box-Muller. The code uses double
// arithmetic without branches and its own log, sin and cos, so that the bits are the same on every
// machine, in scalar and in vector code (contraction is off everywhere).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace mpt {

struct NormalPair {
  double first, second;
};

// Returns ln(x) for x in (0, 1], by x = m 2^e and the atanh series in (m - 1) / (m + 1).
[[gnu::always_inline]] inline double portable_log(double x) {
  const auto u = std::bit_cast<uint64_t>(x);
  double m = std::bit_cast<double>((u & 0x000fffffffffffffu) | 0x3ff0000000000000u);
  const bool large = m > std::numbers::sqrt2;
  const double e = static_cast<double>(static_cast<int32_t>(u >> 52) - 1023) + (large ? 1. : 0.);
  m *= large ? 0.5 : 1.;
  const double s = (m - 1) / (m + 1), z = s * s;
  double sum = 0;
#pragma GCC unroll 11
  for (int k = 21; k >= 1; k -= 2) sum = sum * z + 1.0 / k;
  return 2 * s * sum + e * std::numbers::ln2;
}

[[gnu::always_inline]] inline NormalPair normal_pair(uint32_t w0, uint32_t w1) {
  const double r = std::sqrt(-2 * portable_log((w0 + 1.0) * 0x1p-32));
  // The angle is 2 pi w1 / 2^32: a whole number of quarter turns, plus at most an eighth of a turn
  // either way, whose sine and cosine come from the Taylor series.
  const uint32_t quarters = (w1 >> 30) + (w1 >> 29 & 1);
  const double x = static_cast<double>(static_cast<int32_t>(w1 - (quarters << 30))) * 0x1p-32 *
                   (2 * std::numbers::pi);
  const double z = x * x;
  double c = 0, s = 0;
#pragma GCC unroll 10
  for (int k = 9; k >= 0; --k) {
    c = 1 - c * z * (1.0 / ((2 * k + 1) * (2 * k + 2)));
    s = 1 - s * z * (1.0 / ((2 * k + 2) * (2 * k + 3)));
  }
  s *= x;
  const bool turned = quarters & 1;
  const double along = turned ? s : c, up = turned ? c : s;
  return {((quarters + 1) & 2 ? -r : r) * along, (quarters & 2 ? -r : r) * up};
}

}  // namespace mpt
