// Subnormal numbers on a device that does not keep them: Vulkan lets it take a subnormal operand or
// result of each operation for 0, of either sign. All other numbers keep their bounds.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "backends/plain/element.h"
#include "operands.h"

namespace mpt::test {

// True if the device of the tests may take subnormal numbers for 0.
inline bool may_flush = false;

// Returns the least normal number of the type that a kernel computes in: f64 if any operand is of
// it, or else f32. Elements of 16 and 8 bits and integers are numbers of that type; kernels convert
// them without arithmetic of floats.
inline double least_normal(const std::vector<Operand>& out, const std::vector<Operand>& in) {
  const auto is_wide = [](const Operand& x) { return x.spec.dtype == DType::f64; };
  return std::any_of(out.begin(), out.end(), is_wide) || std::any_of(in.begin(), in.end(), is_wide)
             ? std::numeric_limits<double>::min()
             : std::numeric_limits<float>::min();
}

inline bool is_subnormal(double v, double least) { return v != 0 && std::abs(v) < least; }
// True if both numbers may be 0 on the device.
inline bool are_zero(double a, double b, double least) {
  return may_flush && std::abs(a) < least && std::abs(b) < least;
}

// Calls f with an operand as it is, and if it has subnormal elements, with 0 and with -0 instead.
template <class F>
void each_reading(const Operand& x, double least, F f) {
  f(x);
  if (!is_floating(x.spec.dtype)) return;
  for (const double zero : {0.0, -0.0}) {
    Operand read = x;
    bool has_any = false;
    ref::walk(x.spec.shape, [&](const Dims& i) {
      const int64_t at = x.view().offset(i);
      if (!is_subnormal(plain::load(x.spec.dtype, x.data(), at), least)) return;
      plain::store(x.spec.dtype, read.data(), at, zero);
      has_any = true;
    });
    if (has_any) f(read);
  }
}

// Calls f with all operands, each of them read apart from the others.
template <class F>
void each_reading(const std::vector<Operand>& in, double least, F f, size_t first = 0) {
  if (first == in.size()) return f(in);
  each_reading(in[first], least, [&](const Operand& x) {
    std::vector<Operand> read = in;
    read[first] = x;
    each_reading(read, least, f, first + 1);
  });
}

}  // namespace mpt::test
