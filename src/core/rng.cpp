// Normal draws that are the same bits on every machine: log, sin and cos are our own.
// SPDX-License-Identifier: Apache-2.0
#include "core/rng.h"

#include <bit>
#include <numbers>

namespace mpt {
namespace {

// ln(x) for x in (0, 1], by x = m 2^e and the atanh series in (m-1)/(m+1); plain adds and products
// (no fused ones: this file is built with contraction off), so the same everywhere.
double portable_log(double x) {
  uint64_t u = std::bit_cast<uint64_t>(x);
  int e = static_cast<int>(u >> 52) - 1023;
  double m = std::bit_cast<double>((u & 0x000fffffffffffffull) | 0x3ff0000000000000ull);
  if (m > std::numbers::sqrt2) {
    m *= 0.5;
    ++e;
  }
  double s = (m - 1) / (m + 1), z = s * s, sum = 0;
  for (int k = 21; k >= 1; k -= 2) sum = sum * z + 1.0 / k;
  return 2 * s * sum + e * std::numbers::ln2;
}

// cos and sin of 2 pi t, t in [0, 1): folded to an eighth of a turn, then Taylor.
void portable_circle(double t, double& c, double& s) {
  int q = static_cast<int>(t * 4 + 0.5);
  double x = (t - q * 0.25) * (2 * std::numbers::pi), z = x * x;
  double cs = 0, sn = 0;
  for (int k = 9; k >= 0; --k) {
    cs = 1 - cs * z / ((2 * k + 1) * (2 * k + 2));
    sn = 1 - sn * z / ((2 * k + 2) * (2 * k + 3));
  }
  sn *= x;
  switch (q & 3) {
    case 0: c = cs, s = sn; break;
    case 1: c = -sn, s = cs; break;
    case 2: c = -cs, s = -sn; break;
    default: c = sn, s = -cs;
  }
}

}  // namespace

double normal_at(uint64_t seed, uint64_t i) {
  Philox4 b = philox(seed, i >> 2);
  uint32_t w0 = b.v[i & 2], w1 = b.v[(i & 2) + 1];
  double u = (w0 + 1.0) * 0x1p-32;  // (0, 1]
  double r = std::sqrt(-2 * portable_log(u)), c, s;
  portable_circle(w1 * 0x1p-32, c, s);
  return r * (i & 1 ? s : c);
}

}  // namespace mpt
