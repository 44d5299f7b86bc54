// libmpt for C++20: element types. 16-bit floats of its own, and the compiler's where it has them.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_ELEMENT_HPP
#define MPT_ELEMENT_HPP

#include <bit>
#include <cstdint>
#include <type_traits>

#include "mpt_error.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

namespace detail {

// Converts f32 to the bits of f16, rounded to nearest even. Magnitudes of 65520 and more become
// infinity.
constexpr uint16_t to_f16(float v) {
  const uint32_t x = std::bit_cast<uint32_t>(v), m = x & 0x7fffffff;
  const uint32_t sign = x >> 16 & 0x8000;
  uint32_t bits = 0;
  if (m > 0x7f800000) {
    bits = 0x7e00;  // NaN.
  } else if (m >= 0x477ff000) {
    bits = 0x7c00;  // Infinity.
  } else if (m >= 0x38800000) {
    bits = (m - 0x38000000 + 0xfff + (m >> 13 & 1)) >> 13;
  } else if (m > 0x33000000) {  // Above half of the least subnormal, 2^-24.
    const uint32_t shift = 126 - (m >> 23), digits = (m & 0x7fffff) | 0x800000;
    const uint32_t rest = digits & ((1u << shift) - 1), half = 1u << (shift - 1);
    bits = digits >> shift;
    bits += rest > half || (rest == half && (bits & 1)) ? 1 : 0;
  }
  return static_cast<uint16_t>(sign | bits);
}

// Converts the bits of f16 to f32.
constexpr float from_f16(uint16_t h) {
  const uint32_t sign = uint32_t{h} << 16 & 0x80000000, exponent = h >> 10 & 31, digits = h & 0x3ff;
  uint32_t bits = 0;
  if (exponent == 31) bits = 0x7f800000 | digits << 13;
  else if (exponent != 0) bits = (exponent + 112) << 23 | digits << 13;
  else bits = std::bit_cast<uint32_t>(static_cast<float>(digits) * 0x1p-24f);
  return std::bit_cast<float>(sign | bits);
}

// Converts f32 to the bits of bf16, rounded to nearest even.
constexpr uint16_t to_bf16(float v) {
  const uint32_t x = std::bit_cast<uint32_t>(v);
  if ((x & 0x7fffffff) > 0x7f800000) return static_cast<uint16_t>(x >> 16 | 0x40);  // NaN.
  return static_cast<uint16_t>((x + 0x7fff + (x >> 16 & 1)) >> 16);
}

}  // namespace detail

// IEEE 16-bit float, MPT_F16. The conversion from float is explicit and rounds to nearest even. The
// conversion to float is implicit, and arithmetic and comparisons are those of float.
struct f16 {
  uint16_t bits = 0;
  f16() = default;
  constexpr explicit f16(float v) : bits(detail::to_f16(v)) {}
  constexpr operator float() const { return detail::from_f16(bits); }
};

// bfloat16, MPT_BF16: the upper two bytes of a float. The conversion from float is explicit and
// rounds to nearest even. The conversion to float is implicit, and arithmetic and comparisons are
// those of float.
struct bf16 {
  uint16_t bits = 0;
  bf16() = default;
  constexpr explicit bf16(float v) : bits(detail::to_bf16(v)) {}
  constexpr operator float() const { return std::bit_cast<float>(uint32_t{bits} << 16); }
};

// 8-bit float with 4 exponent and 3 mantissa bits, MPT_F8E4M3, for storage. mpt::cast converts
// tensors of it.
struct f8e4m3 {
  uint8_t bits = 0;
  friend bool operator==(f8e4m3, f8e4m3) = default;
};

// 8-bit float with 5 exponent and 2 mantissa bits, MPT_F8E5M2, for storage. mpt::cast converts
// tensors of it.
struct f8e5m2 {
  uint8_t bits = 0;
  friend bool operator==(f8e5m2, f8e5m2) = default;
};

static_assert(sizeof(f16) == 2 && sizeof(bf16) == 2 && sizeof(f8e4m3) == 1 && sizeof(f8e5m2) == 1);
static_assert(sizeof(bool) == 1, "elements of MPT_BOOL are bytes");

// Dtype of a C++ element type. MPT_DTYPE_NONE for a type without one (uint32_t, char, ..).
template <class T>
inline constexpr mpt_dtype dtype_of = MPT_DTYPE_NONE;
template <>
inline constexpr mpt_dtype dtype_of<float> = MPT_F32;
template <>
inline constexpr mpt_dtype dtype_of<double> = MPT_F64;
template <>
inline constexpr mpt_dtype dtype_of<f16> = MPT_F16;
template <>
inline constexpr mpt_dtype dtype_of<bf16> = MPT_BF16;
template <>
inline constexpr mpt_dtype dtype_of<f8e4m3> = MPT_F8E4M3;
template <>
inline constexpr mpt_dtype dtype_of<f8e5m2> = MPT_F8E5M2;
template <>
inline constexpr mpt_dtype dtype_of<signed char> = MPT_I8;
template <>
inline constexpr mpt_dtype dtype_of<unsigned char> = MPT_U8;
template <>
inline constexpr mpt_dtype dtype_of<int> = sizeof(int) == 4 ? MPT_I32 : MPT_DTYPE_NONE;
template <>
inline constexpr mpt_dtype dtype_of<long> = sizeof(long) == 8 ? MPT_I64 : MPT_I32;
template <>
inline constexpr mpt_dtype dtype_of<long long> = MPT_I64;
template <>
inline constexpr mpt_dtype dtype_of<bool> = MPT_BOOL;
// The compiler's own types. std::float16_t and std::bfloat16_t are the same types where they exist.
#if defined(__FLT16_MANT_DIG__) && (defined(__clang__) || __GNUC__ >= 13)
template <>
inline constexpr mpt_dtype dtype_of<_Float16> = MPT_F16;
#endif
#if defined(__BFLT16_MANT_DIG__) || defined(__STDCPP_BFLOAT16_T__)
template <>
inline constexpr mpt_dtype dtype_of<__bf16> = MPT_BF16;
#endif

namespace detail {
// Returns the dtype of an element type at compile time.
template <class T>
consteval mpt_dtype element() {
  constexpr mpt_dtype dtype = dtype_of<std::remove_cv_t<T>>;
  static_assert(
      dtype != MPT_DTYPE_NONE,
      "libmpt has no dtype for this element type: use float, double, mpt::f16, mpt::bf16, "
      "mpt::f8e4m3, mpt::f8e5m2, int8_t, uint8_t, int32_t, int64_t or bool");
  return dtype;
}
}  // namespace detail

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_ELEMENT_HPP
