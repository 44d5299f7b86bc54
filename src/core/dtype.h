// Element types: numbers shared with the ABI, sizes, kinds, names, and the promotion rule.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt {

// clang-format off
enum class DType : int32_t {  // numbers of mpt_dtype in mpt.h; src/api checks that they agree
  none = 0, f32 = 1, f64 = 2, f16 = 3, bf16 = 4, f8e4m3 = 5, f8e5m2 = 6,
  i8 = 7, u8 = 8, i32 = 9, i64 = 10, boolean = 11,
};
// clang-format on
inline constexpr int kDTypeEnd = 12;

struct DTypeInfo {
  const char* name;
  int8_t size;  // bytes of one element
  bool floating;
  int8_t mantissa;  // explicit mantissa bits of a float; 0 for other types
  double largest;   // largest finite value
};

inline constexpr DTypeInfo kDTypes[kDTypeEnd] = {
    {"none", 0, false, 0, 0},
    {"f32", 4, true, 23, 3.4028234663852886e38},
    {"f64", 8, true, 52, 1.7976931348623157e308},
    {"f16", 2, true, 10, 65504.0},
    {"bf16", 2, true, 7, 3.3895313892515355e38},
    {"f8e4m3", 1, true, 3, 448.0},
    {"f8e5m2", 1, true, 2, 57344.0},
    {"i8", 1, false, 0, 127},
    {"u8", 1, false, 0, 255},
    {"i32", 4, false, 0, 2147483647.0},
    {"i64", 8, false, 0, 9.2233720368547758e18},
    {"bool", 1, false, 0, 1},
};

constexpr bool is_valid(DType t) {
  return static_cast<int32_t>(t) > 0 && static_cast<int32_t>(t) < kDTypeEnd;
}
constexpr const DTypeInfo& info(DType t) { return kDTypes[static_cast<int32_t>(t)]; }
constexpr int64_t size_of(DType t) { return info(t).size; }
constexpr const char* name_of(DType t) { return is_valid(t) ? info(t).name : "invalid"; }
constexpr bool is_floating(DType t) { return info(t).floating; }
constexpr bool is_half(DType t) { return t == DType::f16 || t == DType::bf16; }
constexpr bool is_f8(DType t) { return t == DType::f8e4m3 || t == DType::f8e5m2; }
constexpr bool is_integral(DType t) { return is_valid(t) && !is_floating(t); }

// How 16-bit matrix products are computed: native16 uses the processor's own 16-bit instructions,
// widen16 widens to f32, measure chooses by a measurement. Numbers of MPT_ARITHMETIC_*.
enum class Arithmetic : int32_t { measure = 0, native16 = 1, widen16 = 2 };

// How a 16-bit parameter keeps more precision than its own bits between updates. Numbers of
// MPT_MASTER_*.
enum class Master : int32_t { none = 0, split, copy, stochastic, kahan };
inline constexpr int32_t kMasters = 5;

// Returns the common type of two operands, by the lattice of NumPy and PyTorch. f8 types are for
// storage only: with any other type they promote to f32, with f64 to f64.
DType promote(DType a, DType b);

}  // namespace mpt
