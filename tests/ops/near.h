// Comparisons of arrays within a tolerance.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "cases.h"

namespace mpt::test {

inline void near(const std::vector<double>& got, const std::vector<double>& want, double tolerance,
                 const std::string& what) {
  ASSERT_EQ(got.size(), want.size()) << what;
  double scale = 0;
  for (double w : want)
    if (std::isfinite(w)) scale = std::max(scale, std::fabs(w));
  for (size_t i = 0; i < got.size(); ++i) {
    if (std::isnan(want[i]) && std::isnan(got[i])) continue;
    if (got[i] == want[i]) continue;
    ASSERT_LE(std::fabs(got[i] - want[i]), tolerance * (std::fabs(want[i]) + 0.1 * scale + 0.01))
        << what << ": element " << i << " is " << got[i] << ", not " << want[i];
  }
}

inline void near(const Arrays& got, const Arrays& want, double tolerance, const std::string& what) {
  ASSERT_EQ(got.size(), want.size()) << what;
  for (size_t k = 0; k < got.size(); ++k) {
    const std::string which = what + ", result " + std::to_string(k);
    ASSERT_EQ(got[k].shape, want[k].shape)
        << which << ": " << text(got[k].shape).s << ", not " << text(want[k].shape).s;
    ASSERT_EQ(is_floating(got[k].dtype), is_floating(want[k].dtype)) << which;
    near(got[k].v, want[k].v, is_floating(want[k].dtype) ? tolerance : 0, which);
  }
}

// Compares 16-bit results with the results of the same inputs in f32. The one rounding of the
// result is at most half a unit in the last place, 2^-8 (bf16) or 2^-11 (f16) of the result, plus
// the noise of f32. Intermediate roundings that a row declares have magnitudes up to the largest
// result. `more` is allowed in addition.
inline void near_half(const Arrays& got, const Arrays& want, DType half, double roundings,
                      const std::string& what, double more = 0) {
  ASSERT_EQ(got.size(), want.size()) << what;
  const double unit = half == DType::bf16 ? 0x1p-8 : 0x1p-11,
               least = half == DType::bf16 ? 0 : 0x1p-25;
  for (size_t k = 0; k < got.size(); ++k) {
    if (!is_floating(want[k].dtype)) {
      near(got[k].v, want[k].v, 0, what);
      continue;
    }
    ASSERT_EQ(got[k].shape, want[k].shape) << what;
    double scale = 0;
    for (double w : want[k].v)
      if (std::isfinite(w)) scale = std::max(scale, std::fabs(w));
    for (size_t i = 0; i < got[k].v.size(); ++i) {
      const double g = got[k].v[i], w = want[k].v[i];
      if (g == w || (std::isnan(g) && std::isnan(w))) continue;
      const double noise = 2e-5 * (std::fabs(w) + 0.1 * scale + 0.01);
      const double own = unit * std::fabs(w) * (1 + unit) + least;
      const double others = (roundings - 1) * unit * (std::fabs(w) + 0.1 * scale + 0.01);
      ASSERT_LE(std::fabs(g - w), own + others + noise + more)
          << what << ", result " << k << ": element " << i << " is " << g << ", not " << w;
    }
  }
}

}  // namespace mpt::test
