// Access to single elements of any dtype, for code whose speed does not matter.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

#include "core/dtype.h"
#include "core/half.h"

namespace mpt::cpu {

// Returns d rounded to odd: rounding the float again gives the same result as rounding d directly.
inline float to_odd(double d) {
  float f = static_cast<float>(d);
  if (std::isnan(d) || static_cast<double>(f) == d) return f;
  if (std::fabs(static_cast<double>(f)) > std::fabs(d)) f = std::nextafterf(f, 0.f);
  return std::bit_cast<float>(std::bit_cast<uint32_t>(f) | 1u);
}

// Returns d as an integer: truncated and saturated; NaN gives 0.
template <class T>
T saturate(double d) {
  if (d != d) return 0;
  constexpr double kLow = static_cast<double>(std::numeric_limits<T>::min());
  constexpr double kHigh = static_cast<double>(std::numeric_limits<T>::max());
  if (d <= kLow) return std::numeric_limits<T>::min();
  if (d >= kHigh) return std::numeric_limits<T>::max();
  return static_cast<T>(d);
}

template <class T>
void put(void* p, T v) {
  std::memcpy(p, &v, sizeof v);
}
template <class T>
T get(const void* p) {
  T v;
  std::memcpy(&v, p, sizeof v);
  return v;
}

// Stores a value: integers wrap, bool is v != 0, floats round.
inline void store_scalar(DType t, void* p, double v);
inline void store_scalar(DType t, void* p, int64_t v) {
  switch (t) {
    case DType::i8: return put(p, static_cast<int8_t>(v));
    case DType::u8: return put(p, static_cast<uint8_t>(v));
    case DType::i32: return put(p, static_cast<int32_t>(v));
    case DType::i64: return put(p, v);
    case DType::boolean: return put(p, static_cast<uint8_t>(v != 0));
    default: return store_scalar(t, p, static_cast<double>(v));
  }
}
inline void store_scalar(DType t, void* p, double v) {
  switch (t) {
    case DType::f32: return put(p, static_cast<float>(v));
    case DType::f64: return put(p, v);
    case DType::f16: return put(p, f32_to_f16(to_odd(v)));
    case DType::bf16: return put(p, f32_to_bf16(to_odd(v)));
    case DType::f8e4m3: return put(p, f32_to_f8e4m3(to_odd(v)));
    case DType::f8e5m2: return put(p, f32_to_f8e5m2(to_odd(v)));
    case DType::i8: return put(p, saturate<int8_t>(v));
    case DType::u8: return put(p, saturate<uint8_t>(v));
    case DType::i32: return put(p, saturate<int32_t>(v));
    case DType::i64: return put(p, saturate<int64_t>(v));
    case DType::boolean: return put(p, static_cast<uint8_t>(v != 0));
    case DType::none: return;
  }
}

}  // namespace mpt::cpu
