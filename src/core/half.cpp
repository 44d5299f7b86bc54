// 8-bit float conversions.
// SPDX-License-Identifier: Apache-2.0
#include "core/half.h"

#include <cmath>

namespace mpt {
namespace {

// Rounds a = |f| to a float with `mant` mantissa bits and exponent bias `bias`; returns its bits
// without the sign. Codes increase with magnitude, so that a carry out of the mantissa increments
// the exponent.
uint32_t encode(float a, int mant, int bias) {
  if (a == 0.f) return 0;  // frexp gives 0 an exponent of 0
  int e;
  float m = std::frexp(a, &e);  // a = m * 2^e, m in [0.5, 1)
  int exponent = e - 1 + bias;
  if (exponent < 1) return static_cast<uint32_t>(std::nearbyint(std::ldexp(a, mant + bias - 1)));
  float q = std::nearbyint(std::ldexp(m, mant + 1));  // in [2^mant, 2^(mant+1)]
  return (static_cast<uint32_t>(exponent) << mant) + static_cast<uint32_t>(q) - (1u << mant);
}

float decode(uint32_t code, int mant, int bias) {
  uint32_t e = code >> mant, m = code & ((1u << mant) - 1);
  if (e == 0) return std::ldexp(static_cast<float>(m), 1 - bias - mant);
  return std::ldexp(static_cast<float>(m + (1u << mant)), static_cast<int>(e) - bias - mant);
}

}  // namespace

float f8e4m3_to_f32(uint8_t b) {
  float v = (b & 0x7f) == 0x7f ? std::nanf("") : decode(b & 0x7f, 3, 7);
  return b & 0x80 ? -v : v;
}

float f8e5m2_to_f32(uint8_t b) {
  uint32_t a = b & 0x7f;
  const float top = a > 0x7c ? std::nanf("") : INFINITY;
  float v = a < 0x7c ? decode(a, 2, 15) : top;
  return b & 0x80 ? -v : v;
}

uint8_t f32_to_f8e4m3(float f) {
  uint8_t sign = std::signbit(f) ? 0x80 : 0;
  if (!std::isfinite(f)) return sign | 0x7f;
  uint32_t c = std::fabs(f) >= 512.f ? 0x7f : encode(std::fabs(f), 3, 7);
  return static_cast<uint8_t>(sign | (c > 0x7e ? 0x7f : c));
}

uint8_t f32_to_f8e5m2(float f) {
  uint8_t sign = std::signbit(f) ? 0x80 : 0;
  if (std::isnan(f)) return sign | 0x7e;
  uint32_t c = std::fabs(f) >= 65536.f ? 0x7c : encode(std::fabs(f), 2, 15);
  return static_cast<uint8_t>(sign | (c > 0x7c ? 0x7c : c));
}

}  // namespace mpt
