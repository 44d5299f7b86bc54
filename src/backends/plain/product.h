// ScaledProduct: a product of doubles of which no part overflows or is lost.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace mpt::plain {

// The product of some numbers is `value` times 2^exponent. For numbers of f32 `value` is a number
// of f64 at any time, and for those of f64 too, if each is multiplied by `multiply_real`.
struct ScaledProduct {
  double value = 1;
  int64_t exponent = 0;

  void multiply(double x) {
    value *= x;
    const double size = std::fabs(value);
    // Neither 0 nor infinity nor NaN has an exponent to take out.
    if ((size > kMost && size <= kLargest) || (size < 1 / kMost && size > 0)) normalise();
  }
  void multiply_real(double x) {
    int e = 0;
    multiply(std::frexp(x, &e));
    exponent += std::isfinite(x) ? e : 0;
  }
  void multiply(const ScaledProduct& p) {
    multiply_real(p.value);
    exponent += p.exponent;
  }
  double result() const {
    return std::ldexp(value, static_cast<int>(std::clamp<int64_t>(exponent, -4000, 4000)));
  }

 private:
  static constexpr double kMost = 0x1p300, kLargest = 0x1.fffffffffffffp1023;

  void normalise() {
    int e = 0;
    value = std::frexp(value, &e);
    exponent += e;
  }
};

}  // namespace mpt::plain
