// Scalar conversions between f32 and the narrow float formats, correctly rounded to nearest even.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>

namespace mpt {

inline float bf16_to_f32(uint16_t h) { return std::bit_cast<float>(uint32_t{h} << 16); }

inline uint16_t f32_to_bf16(float f) {
  uint32_t u = std::bit_cast<uint32_t>(f);
  if ((u & 0x7fffffffu) > 0x7f800000u) return static_cast<uint16_t>((u >> 16) | 0x40);  // quiet NaN
  return static_cast<uint16_t>((u + 0x7fff + ((u >> 16) & 1)) >> 16);
}

inline float f16_to_f32(uint16_t h) {
  uint32_t sign = uint32_t{h & 0x8000u} << 16, e = (h >> 10) & 31, m = h & 1023;
  if (e == 31) return std::bit_cast<float>(sign | 0x7f800000u | (m << 13) | (m ? 0x400000u : 0));
  if (e == 0) {
    float v = static_cast<float>(m) * 0x1p-24f;
    return sign ? -v : v;
  }
  return std::bit_cast<float>(sign | ((e + 112) << 23) | (m << 13));
}

inline uint16_t f32_to_f16(float f) {
  uint32_t u = std::bit_cast<uint32_t>(f), a = u & 0x7fffffffu;
  uint16_t sign = static_cast<uint16_t>((u >> 16) & 0x8000u);
  if (a > 0x7f800000u) return static_cast<uint16_t>(sign | 0x7e00u | ((a >> 13) & 0x3ff));
  if (a >= 0x477ff000u) return static_cast<uint16_t>(sign | 0x7c00u);  // rounds to 65536 or above
  if (a < 0x38800000u) {  // subnormal result: let the float adder round at 2^-24
    float v = std::bit_cast<float>(a) + 0.5f;
    return static_cast<uint16_t>(sign | (std::bit_cast<uint32_t>(v) - 0x3f000000u));
  }
  a += 0xfff + ((a >> 13) & 1);
  return static_cast<uint16_t>(sign | ((a - 0x38000000u) >> 13));
}

// OCP 8-bit floats. e4m3 has no infinity (0x7f is NaN). A finite overflow becomes NaN in e4m3 and
// infinity in e5m2, as in the hardware's non-saturating conversion.
float f8e4m3_to_f32(uint8_t b);
float f8e5m2_to_f32(uint8_t b);
uint8_t f32_to_f8e4m3(float f);
uint8_t f32_to_f8e5m2(float f);

}  // namespace mpt
