// Access to single elements of any dtype as double or int64, and loops over strided shapes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

#include "backends/backend.h"
#include "core/half.h"

namespace mpt::ref {

// Returns d rounded to odd: rounding the float again gives the same result as rounding d directly.
inline float to_odd(double d) {
  float f = static_cast<float>(d);
  if (std::isnan(d) || static_cast<double>(f) == d) return f;
  if (std::fabs(static_cast<double>(f)) > std::fabs(d)) f = std::nextafterf(f, 0.f);
  uint32_t u = std::bit_cast<uint32_t>(f) | 1;
  return std::bit_cast<float>(u);
}

// Truncates and saturates; NaN gives 0.
inline int64_t to_int(double d, int64_t low, int64_t high) {
  if (std::isnan(d)) return 0;
  if (d <= static_cast<double>(low)) return low;
  if (d >= static_cast<double>(high)) return high;
  return static_cast<int64_t>(d);
}

template <class T>
const T& element(const void* p, int64_t i) {
  return static_cast<const T*>(p)[i];
}
template <class T>
T& element(void* p, int64_t i) {
  return static_cast<T*>(p)[i];
}

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

// Stores an integer: narrower integers wrap, bool is v != 0, floats round.
inline void store_int(DType t, void* p, int64_t i, int64_t v);

inline void store(DType t, void* p, int64_t i, double v) {
  switch (t) {
    case DType::f32: element<float>(p, i) = static_cast<float>(v); break;
    case DType::f64: element<double>(p, i) = v; break;
    case DType::f16: element<uint16_t>(p, i) = f32_to_f16(to_odd(v)); break;
    case DType::bf16: element<uint16_t>(p, i) = f32_to_bf16(to_odd(v)); break;
    case DType::f8e4m3: element<uint8_t>(p, i) = f32_to_f8e4m3(to_odd(v)); break;
    case DType::f8e5m2: element<uint8_t>(p, i) = f32_to_f8e5m2(to_odd(v)); break;
    case DType::i8: store_int(t, p, i, to_int(v, INT8_MIN, INT8_MAX)); break;
    case DType::u8: store_int(t, p, i, to_int(v, 0, UINT8_MAX)); break;
    case DType::i32: store_int(t, p, i, to_int(v, INT32_MIN, INT32_MAX)); break;
    case DType::i64: store_int(t, p, i, to_int(v, INT64_MIN, INT64_MAX)); break;
    case DType::boolean: store_int(t, p, i, v != 0); break;
    case DType::none: break;
  }
}

inline void store_int(DType t, void* p, int64_t i, int64_t v) {
  switch (t) {
    case DType::i8: element<int8_t>(p, i) = static_cast<int8_t>(v); break;
    case DType::u8: element<uint8_t>(p, i) = static_cast<uint8_t>(v); break;
    case DType::i32: element<int32_t>(p, i) = static_cast<int32_t>(v); break;
    case DType::i64: element<int64_t>(p, i) = v; break;
    case DType::boolean: element<uint8_t>(p, i) = v != 0; break;
    default: store(t, p, i, static_cast<double>(v));
  }
}

// Returns v after a store as dtype `t` and a load.
inline double rounded(DType t, double v) {
  alignas(8) char bytes[8];
  store(t, bytes, 0, v);
  return load(t, bytes, 0);
}

// A Spec with its memory. Indices beyond the rank are 0, so a tensor of rank 4 can be read as one
// of rank 5 whose last extent is 1.
struct View {
  DType dtype = DType::none;
  Dims shape, stride;
  char* data = nullptr;

  View() = default;
  View(const Spec& s, const void* p)
      : dtype(s.dtype),
        shape(s.shape),
        stride(s.stride),
        data(const_cast<char*>(static_cast<const char*>(p))) {}

  explicit operator bool() const { return dtype != DType::none; }
  int64_t extent(int dim) const { return dim < shape.size() ? shape[dim] : 1; }

  template <class... I>
  int64_t offset(I... i) const {
    int64_t at = 0;
    int dim = 0;
    ((at += dim < stride.size() ? static_cast<int64_t>(i) * stride[dim] : 0, ++dim), ...);
    return at;
  }
  int64_t offset(const Dims& i) const {
    int64_t at = 0;
    for (int d = 0; d < i.size() && d < stride.size(); ++d) at += i[d] * stride[d];
    return at;
  }
  // Indices are passed by reference: GCC 14 warns when a Dims is copied, for only its first `rank`
  // elements are initialized.
  template <class... I>
  double get(const I&... i) const {
    return load(dtype, data, offset(i...));
  }
  template <class... I>
  void set(double v, const I&... i) const {
    store(dtype, data, offset(i...), v);
  }
  template <class... I>
  int64_t get_int(const I&... i) const {
    return load_int(dtype, data, offset(i...));
  }
  template <class... I>
  void set_int(int64_t v, const I&... i) const {
    store_int(dtype, data, offset(i...), v);
  }
};

// Calls f(index) for each multi-index of `shape`, in row-major order.
template <class F>
void walk(const Dims& shape, F f) {
  if (count(shape) == 0) return;
  Dims index = Dims::filled(shape.size(), 0);
  for (;;) {
    f(static_cast<const Dims&>(index));
    int d = shape.size() - 1;
    while (d >= 0 && ++index[d] == shape[d]) index[d--] = 0;
    if (d < 0) return;
  }
}

// A copy of the specs of a request, kept for the run.
struct Specs {
  std::array<Spec, 8> out, in;
  explicit Specs(const Request& r) {
    for (size_t i = 0; i < r.out.size() && i < out.size(); ++i) out[i] = r.out[i];
    for (size_t i = 0; i < r.in.size() && i < in.size(); ++i) in[i] = r.in[i];
  }
  View y(const Run& r, int i = 0) const { return bind(out[i], r.out, i); }
  View x(const Run& r, int i = 0) const { return bind(in[i], r.in, i); }

 private:
  template <class P>
  static View bind(const Spec& s, P p, int i) {
    return s ? View(s, p[i]) : View();
  }
};

// Declares the make functions that kernels.inc lists.
#define KERNEL(id, make) std::unique_ptr<Prepared> make(const Request&, Why&);
#include "backends/ref/kernels.inc"
#undef KERNEL

}  // namespace mpt::ref
