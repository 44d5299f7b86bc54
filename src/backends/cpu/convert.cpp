// The choice of a conversion; scalar conversions between dtypes that the SIMD code does not
// support.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/convert.h"

#include <array>
#include <cstring>

#include "backends/plain/element.h"

namespace mpt::cpu {
namespace {

// Storage types of the dtypes; each converts through float, double or an integer.
struct Bf16 {
  uint16_t bits;
};
struct F16 {
  uint16_t bits;
};
struct F8e4m3 {
  uint8_t bits;
};
struct F8e5m2 {
  uint8_t bits;
};
struct Bool {
  uint8_t bits;
};

// Returns 2^n.
constexpr float power(int n) {
  float p = 1;
  for (; n > 0; --n) p *= 2;
  for (; n < 0; ++n) p /= 2;
  return p;
}

// Returns the values of all 256 codes of an 8-bit float.
constexpr std::array<float, 256> f8_values(int mantissa, int bias, bool infinity) {
  std::array<float, 256> t{};
  for (int code = 0; code < 256; ++code) {
    const int e = (code & 127) >> mantissa, m = code & ((1 << mantissa) - 1);
    const bool top = infinity ? e == (127 >> mantissa) : (code & 127) == 127;
    float v = e == 0 ? static_cast<float>(m) * power(1 - bias - mantissa)
                     : static_cast<float>(m + (1 << mantissa)) * power(e - bias - mantissa);
    if (top)
      v = infinity && m == 0 ? std::numeric_limits<float>::infinity()
                             : std::numeric_limits<float>::quiet_NaN();
    t[static_cast<size_t>(code)] = code & 128 ? -v : v;
  }
  return t;
}
constexpr auto kF8e4m3 = f8_values(3, 7, false);
constexpr auto kF8e5m2 = f8_values(2, 15, true);

// Return the value of a stored element.
inline float value(float v) { return v; }
inline double value(double v) { return v; }
inline float value(Bf16 v) { return bf16_to_f32(v.bits); }
inline float value(F16 v) { return f16_to_f32(v.bits); }
inline float value(F8e4m3 v) { return kF8e4m3[v.bits]; }
inline float value(F8e5m2 v) { return kF8e5m2[v.bits]; }
inline int8_t value(int8_t v) { return v; }
inline uint8_t value(uint8_t v) { return v; }
inline int32_t value(int32_t v) { return v; }
inline int64_t value(int64_t v) { return v; }
inline bool value(Bool v) { return v.bits != 0; }

// Returns v as a float that rounds to 16 or 8 bits as v does.
template <class V>
float to_float(V v) {
  if constexpr (std::is_same_v<V, float>) return v;
  else if constexpr (std::is_same_v<V, double>) return plain::to_odd(v);
  else if constexpr (sizeof(V) < 4) return static_cast<float>(v);
  else return plain::to_odd(static_cast<double>(plain::folded(v)));
}

// Store a value: floats round, integers saturate, and wrap if v is an integer too.
template <class V>
void assign(float& to, V v) {
  to = static_cast<float>(v);
}
template <class V>
void assign(double& to, V v) {
  to = static_cast<double>(v);
}
template <class V>
void assign(Bf16& to, V v) {
  to.bits = f32_to_bf16(to_float(v));
}
template <class V>
void assign(F16& to, V v) {
  to.bits = f32_to_f16(to_float(v));
}
template <class V>
void assign(F8e4m3& to, V v) {
  to.bits = f32_to_f8e4m3(to_float(v));
}
template <class V>
void assign(F8e5m2& to, V v) {
  to.bits = f32_to_f8e5m2(to_float(v));
}
template <class V>
void assign(Bool& to, V v) {
  to.bits = v != 0;
}
template <class T, class V>
requires std::is_integral_v<T>
void assign(T& to, V v) {
  if constexpr (std::is_integral_v<V>) to = static_cast<T>(v);
  else to = plain::saturate<T>(static_cast<double>(v));
}

// Converts n contiguous elements.
template <class From, class To>
void each(const void* from, void* to, int64_t n) {
  auto* x = static_cast<const From*>(from);
  auto* y = static_cast<To*>(to);
  if constexpr (std::is_same_v<From, To>) {
    std::memmove(y, x, static_cast<size_t>(n) * sizeof(To));
  } else {
    for (int64_t i = 0; i < n; ++i) assign(y[i], value(x[i]));
  }
}

template <class From>
Convert find_to(DType to) {
  switch (to) {
    case DType::f32: return each<From, float>;
    case DType::f64: return each<From, double>;
    case DType::f16: return each<From, F16>;
    case DType::bf16: return each<From, Bf16>;
    case DType::f8e4m3: return each<From, F8e4m3>;
    case DType::f8e5m2: return each<From, F8e5m2>;
    case DType::i8: return each<From, int8_t>;
    case DType::u8: return each<From, uint8_t>;
    case DType::i32: return each<From, int32_t>;
    case DType::i64: return each<From, int64_t>;
    case DType::boolean: return each<From, Bool>;
    case DType::none: break;
  }
  return nullptr;
}

template <class T>
void gather_as(const void* from, int64_t step, void* to, int64_t n) {
  auto* x = static_cast<const T*>(from);
  auto* y = static_cast<T*>(to);
  for (int64_t i = 0; i < n; ++i) y[i] = x[i * step];
}
template <class T>
void scatter_as(const void* from, void* to, int64_t step, int64_t n) {
  auto* x = static_cast<const T*>(from);
  auto* y = static_cast<T*>(to);
  for (int64_t i = 0; i < n; ++i) y[i * step] = x[i];
}

}  // namespace

Convert find_convert(DType from, DType to) {
  if (simd_type(from) >= 0 && simd_type(to) >= 0) {
    return convert_table().convert[simd_type(from)][simd_type(to)];
  }
  switch (from) {
    case DType::f32: return find_to<float>(to);
    case DType::f64: return find_to<double>(to);
    case DType::f16: return find_to<F16>(to);
    case DType::bf16: return find_to<Bf16>(to);
    case DType::f8e4m3: return find_to<F8e4m3>(to);
    case DType::f8e5m2: return find_to<F8e5m2>(to);
    case DType::i8: return find_to<int8_t>(to);
    case DType::u8: return find_to<uint8_t>(to);
    case DType::i32: return find_to<int32_t>(to);
    case DType::i64: return find_to<int64_t>(to);
    case DType::boolean: return find_to<Bool>(to);
    case DType::none: break;
  }
  return nullptr;
}

void gather(const void* from, int64_t step, void* to, int64_t n, int64_t size) {
  switch (size) {
    case 1: return gather_as<uint8_t>(from, step, to, n);
    case 2: return gather_as<uint16_t>(from, step, to, n);
    case 4: return gather_as<uint32_t>(from, step, to, n);
    default: return gather_as<uint64_t>(from, step, to, n);
  }
}

void scatter(const void* from, void* to, int64_t step, int64_t n, int64_t size) {
  switch (size) {
    case 1: return scatter_as<uint8_t>(from, to, step, n);
    case 2: return scatter_as<uint16_t>(from, to, step, n);
    case 4: return scatter_as<uint32_t>(from, to, step, n);
    default: return scatter_as<uint64_t>(from, to, step, n);
  }
}

}  // namespace mpt::cpu
