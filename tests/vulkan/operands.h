// Operands of kernels in memory of the host, with random dtypes, layouts and values.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <random>
#include <vector>

#include "backends/backend.h"
#include "backends/ref/access.h"

namespace mpt::test {

using Random = std::mt19937;

inline int64_t below(Random& r, int64_t n) {
  return static_cast<int64_t>(r() % static_cast<uint64_t>(n));
}

// Returns a shape of rank 0 to 8 with at most a few thousand elements.
inline Dims draw_shape(Random& r) {
  Dims shape;
  int64_t room = 4000;
  for (int64_t d = below(r, kMaxRank + 1); d > 0; --d) {
    shape.push(1 + below(r, std::min<int64_t>(room, d > 3 ? 3 : 40)));
    room = std::max<int64_t>(1, room / shape[shape.size() - 1]);
  }
  return shape;
}

// Returns the strides of a permutation of dense dims, some of them reversed or, but for an output,
// broadcast; every fourth layout has gaps.
inline Dims draw_strides(const Dims& shape, bool is_output, Random& r) {
  std::vector<int> order;
  for (int d = 0; d < shape.size(); ++d)
    order.insert(order.begin() + below(r, static_cast<int64_t>(order.size()) + 1), d);
  Dims stride = Dims::filled(shape.size(), 0);
  int64_t step = below(r, 4) ? 1 : 2;
  for (int d : order) {
    if (!is_output && below(r, 3) == 0) continue;
    stride[d] = below(r, 5) ? step : -step;
    step *= shape[d];
  }
  return stride;
}

enum class Values {
  any,    // numbers near 1, and random bits: subnormals, infinities, NaN
  near,   // numbers near 1
  small,  // whole numbers from 0 to 100, which every dtype holds
};

inline double draw_number(DType t, Values values, Random& r) {
  if (t == DType::boolean) return static_cast<double>(below(r, 2));
  if (values == Values::small) return static_cast<double>(below(r, 101));
  return std::normal_distribution<>(0, 2)(r);
}

// Bytes of the elements, with kGuard bytes before and behind them. One without a dtype is absent.
struct Operand {
  static constexpr int64_t kGuard = 64;
  Spec spec;
  int64_t first = 0;  // position of the first element, in bytes
  std::vector<char> bytes;

  Operand() = default;
  // `skip`: elements before the lowest one, which make the operand unaligned.
  Operand(DType t, const Dims& shape, const Dims& stride, int64_t skip = 0)
      : spec{t, shape, stride} {
    int64_t low = 0, high = 0;
    for (int d = 0; d < shape.size(); ++d) {
      const int64_t reach = (shape[d] - 1) * stride[d];
      (reach < 0 ? low : high) += reach;
    }
    first = kGuard + (skip - low) * size_of(t);
    bytes.assign(static_cast<size_t>(first + (high + 1) * size_of(t) + kGuard), '\xa5');
    spec.is_unaligned = first % static_cast<int64_t>(kOperandAlign) != 0;
  }

  void* data() { return spec ? bytes.data() + first : nullptr; }
  const void* data() const { return spec ? bytes.data() + first : nullptr; }
  ref::View view() const { return {spec, data()}; }

  void draw(Values values, Random& r) {
    const ref::View v = view();
    ref::walk(spec.shape, [&](const Dims& i) {
      v.set(draw_number(spec.dtype, values, r), i);
      if (values != Values::any || spec.dtype == DType::boolean || below(r, 3)) return;
      char* const p = v.data + v.offset(i) * size_of(spec.dtype);
      for (int64_t k = 0; k < size_of(spec.dtype); ++k) p[k] = static_cast<char>(below(r, 256));
    });
  }
};

// Returns the position of an element's bits among all numbers of its dtype, so that neighbours are
// one apart: the unit of distances in ulp.
inline int64_t rank_of(DType t, const char* p) {
  int64_t bits = 0;
  const int64_t size = size_of(t);
  std::memcpy(&bits, p, static_cast<size_t>(size));
  if (!is_floating(t)) return bits;
  const auto sign = static_cast<int64_t>(uint64_t{1} << (8 * size - 1));
  return bits & sign ? -(bits & ~sign) : bits;
}

// True if two elements are the same number, or at most `ulps` apart. NaN is equal to NaN.
inline bool are_near(DType t, const char* a, const char* b, int64_t ulps) {
  const auto size = static_cast<size_t>(size_of(t));
  if (std::memcmp(a, b, size) == 0) return true;
  if (!is_floating(t)) return false;
  const bool a_nan = std::isnan(plain::load(t, a, 0)), b_nan = std::isnan(plain::load(t, b, 0));
  if (a_nan || b_nan) return a_nan && b_nan;
  return ulps > 0 && std::abs(rank_of(t, a) - rank_of(t, b)) <= ulps;
}

}  // namespace mpt::test
