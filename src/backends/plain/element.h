// Loads and stores of single elements of any dtype, for code whose speed does not matter.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/dtype.h"
#include "core/half.h"

namespace mpt::plain {

// Returns d rounded to odd: rounding the float again gives the same result as rounding d directly.
inline float to_odd(double d) {
  float f = static_cast<float>(d);
  if (std::isnan(d) || static_cast<double>(f) == d) return f;
  if (std::fabs(static_cast<double>(f)) > std::fabs(d)) f = std::nextafterf(f, 0.f);
  return std::bit_cast<float>(std::bit_cast<uint32_t>(f) | 1u);
}

// Returns v with its last ten bits folded into one, so that it is a number of f64 and rounds to 16
// and 8 bits as v does.
constexpr int64_t folded(int64_t v) {
  constexpr int64_t kFolded = 1023;
  if (v >= -(int64_t{1} << 53) && v <= int64_t{1} << 53) return v;
  return (v & ~kFolded) | ((v & kFolded) != 0 ? kFolded + 1 : 0);
}

// Returns d truncated and saturated; NaN gives 0.
template <class T>
T saturate(double d) {
  if (std::isnan(d)) return 0;
  constexpr auto kLow = std::numeric_limits<T>::min(), kHigh = std::numeric_limits<T>::max();
  if (d <= static_cast<double>(kLow)) return kLow;
  if (d >= static_cast<double>(kHigh)) return kHigh;
  return static_cast<T>(d);
}

template <class T>
const T& element(const void* p, int64_t i) {
  return static_cast<const T*>(p)[i];
}
template <class T>
T& element(void* p, int64_t i) {
  return static_cast<T*>(p)[i];
}

// Returns element i of p, of an integer dtype or bool.
inline int64_t load_int(DType t, const void* p, int64_t i) {
  switch (t) {
    case DType::i8: return element<int8_t>(p, i);
    case DType::u8: return element<uint8_t>(p, i);
    case DType::i32: return element<int32_t>(p, i);
    case DType::i64: return element<int64_t>(p, i);
    case DType::boolean: return element<uint8_t>(p, i) != 0;
    default: return 0;
  }
}

// Returns element i of p as a double.
inline double load(DType t, const void* p, int64_t i) {
  switch (t) {
    case DType::f32: return static_cast<double>(element<float>(p, i));
    case DType::f64: return element<double>(p, i);
    case DType::f16: return static_cast<double>(f16_to_f32(element<uint16_t>(p, i)));
    case DType::bf16: return static_cast<double>(bf16_to_f32(element<uint16_t>(p, i)));
    case DType::f8e4m3: return static_cast<double>(f8e4m3_to_f32(element<uint8_t>(p, i)));
    case DType::f8e5m2: return static_cast<double>(f8e5m2_to_f32(element<uint8_t>(p, i)));
    default: return static_cast<double>(load_int(t, p, i));
  }
}

// Stores a number: integers saturate, bool is v != 0, floats round.
inline void store(DType t, void* p, int64_t i, double v) {
  switch (t) {
    case DType::f32: element<float>(p, i) = static_cast<float>(v); break;
    case DType::f64: element<double>(p, i) = v; break;
    case DType::f16: element<uint16_t>(p, i) = f32_to_f16(to_odd(v)); break;
    case DType::bf16: element<uint16_t>(p, i) = f32_to_bf16(to_odd(v)); break;
    case DType::f8e4m3: element<uint8_t>(p, i) = f32_to_f8e4m3(to_odd(v)); break;
    case DType::f8e5m2: element<uint8_t>(p, i) = f32_to_f8e5m2(to_odd(v)); break;
    case DType::i8: element<int8_t>(p, i) = saturate<int8_t>(v); break;
    case DType::u8: element<uint8_t>(p, i) = saturate<uint8_t>(v); break;
    case DType::i32: element<int32_t>(p, i) = saturate<int32_t>(v); break;
    case DType::i64: element<int64_t>(p, i) = saturate<int64_t>(v); break;
    case DType::boolean: element<uint8_t>(p, i) = v != 0; break;
    case DType::none: break;
  }
}

// Stores an integer: narrower integers wrap, bool is v != 0, floats round.
inline void store_int(DType t, void* p, int64_t i, int64_t v) {
  switch (t) {
    case DType::i8: element<int8_t>(p, i) = static_cast<int8_t>(v); break;
    case DType::u8: element<uint8_t>(p, i) = static_cast<uint8_t>(v); break;
    case DType::i32: element<int32_t>(p, i) = static_cast<int32_t>(v); break;
    case DType::i64: element<int64_t>(p, i) = v; break;
    case DType::boolean: element<uint8_t>(p, i) = v != 0; break;
    case DType::f32: element<float>(p, i) = static_cast<float>(v); break;
    case DType::f64: element<double>(p, i) = static_cast<double>(v); break;
    default: store(t, p, i, static_cast<double>(folded(v)));
  }
}

// Returns v after a store as dtype `t` and a load.
inline double rounded(DType t, double v) {
  alignas(8) char bytes[8];
  store(t, bytes, 0, v);
  return load(t, bytes, 0);
}

}  // namespace mpt::plain
