// Mean and variance in f64, for elements whose sum or whose squares f32 does not have.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "backends/cpu/convert.h"

namespace mpt::cpu {

struct Moments {
  double mean = 0, var = 0;
  float rstd(double eps) const { return static_cast<float>(1 / std::sqrt(var + eps)); }
};

// Returns the moments of `count` elements, or for rms those about 0. runs(f) calls f(x, n) for each
// run of adjacent elements, which `widen` converts to f32.
template <class Runs>
Moments moments_in_double(Convert widen, int64_t size, int64_t count, bool rms, const Runs& runs) {
  constexpr int64_t kBlock = 512;
  const auto mean_of = [&](const auto& f) {
    double total = 0;
    runs([&](const char* x, int64_t n) {
      alignas(64) float wide[kBlock];
      for (int64_t from = 0; from < n; from += kBlock) {
        const int64_t m = std::min(kBlock, n - from);
        widen(x + from * size, wide, m);
        for (int64_t i = 0; i < m; ++i) total += f(static_cast<double>(wide[i]));
      }
    });
    return total / static_cast<double>(std::max<int64_t>(count, 1));
  };
  Moments m;
  if (!rms) m.mean = mean_of([](double v) { return v; });
  if (!std::isfinite(m.mean)) m.var = m.mean - m.mean;  // NaN: an element is not finite
  else m.var = mean_of([&](double v) { return (v - m.mean) * (v - m.mean); });
  return m;
}

}  // namespace mpt::cpu
