// Statistics of elements by magnitude.
// SPDX-License-Identifier: Apache-2.0
#include "observe/stats.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "backends/host_access.h"
#include "core/context.h"
#include "core/error.h"
#include "core/half.h"
#include "ops/ops.h"

namespace mpt {
namespace {

constexpr int64_t kGrain = 1 << 16;

// Returns a tensor whose elements fill one contiguous range, in any order.
Tensor flat_of(const Tensor& t) {
  return is_dense(t.shape(), t.stride()) ? t : ops::convert(t, t.dtype());
}

// Calls f(load), where load(data, i) returns element i of an array of this dtype as a double.
template <class F>
void with_loader(DType dtype, const F& f) {
  switch (dtype) {
    case DType::f32:
      return f([](const void* p, int64_t i) -> double { return static_cast<const float*>(p)[i]; });
    case DType::f64:
      return f([](const void* p, int64_t i) { return static_cast<const double*>(p)[i]; });
    case DType::f16:
      return f([](const void* p, int64_t i) -> double {
        return f16_to_f32(static_cast<const uint16_t*>(p)[i]);
      });
    case DType::bf16:
      return f([](const void* p, int64_t i) -> double {
        return bf16_to_f32(static_cast<const uint16_t*>(p)[i]);
      });
    case DType::f8e4m3:
      return f([](const void* p, int64_t i) -> double {
        return f8e4m3_to_f32(static_cast<const uint8_t*>(p)[i]);
      });
    case DType::f8e5m2:
      return f([](const void* p, int64_t i) -> double {
        return f8e5m2_to_f32(static_cast<const uint8_t*>(p)[i]);
      });
    default:
      fail(MPT_ERROR_DTYPE, "a tensor of %s has no such statistics; it must be floating",
           name_of(dtype));
  }
}

// Runs one(sum, value) over all elements and merges the sums of the workers. They are counts and
// extremes, so the order does not matter.
template <class S, class One>
S sum_over(const Tensor& t, const One& one) {
  const HostView<std::byte> elements(flat_of(t));
  const Jobs& jobs = t.ctx().jobs;
  std::vector<S> sums(static_cast<size_t>(jobs.workers()));
  with_loader(t.dtype(), [&](auto load) {
    const void* data = elements.data();
    jobs.run(t.count(), kGrain, [&](int64_t begin, int64_t end, int32_t worker) {
      S s;
      for (int64_t i = begin; i < end; ++i) one(s, load(data, i));
      sums[static_cast<size_t>(worker)].add(s);
    });
  });
  for (size_t i = 1; i < sums.size(); ++i) sums[0].add(sums[i]);
  return sums[0];
}

struct Counts : NonFiniteCounts {
  void add(const Counts& o) {
    nans += o.nans;
    up += o.up;
    down += o.down;
  }
};

}  // namespace

NonFiniteCounts count_non_finite(const Tensor& t, DType as) {
  if (t.count() == 0) return {};
  // Without rounding this is overflow_from(f64), which is infinite as a double.
  const double over = overflow_from(as == DType::none ? DType::f64 : as);
  return sum_over<Counts>(t, [over](Counts& c, double v) {
    if (std::fabs(v) < over) return;
    if (std::isnan(v)) ++c.nans;
    else ++(v > 0 ? c.up : c.down);
  });
}

double least_normal(DType dtype) {
  switch (dtype) {
    case DType::f64: return 0x1p-1022;
    case DType::f16:
    case DType::f8e5m2: return 0x1p-14;
    case DType::f8e4m3: return 0x1p-6;
    default: return 0x1p-126;  // f32, bf16
  }
}

double least_subnormal(DType dtype) {
  return std::ldexp(least_normal(dtype), -info(dtype).mantissa);
}

double overflow_from(DType dtype) {
  const double largest = info(dtype).largest;
  return largest + std::ldexp(0.5, std::ilogb(largest) - info(dtype).mantissa);
}

void ElementStats::add(const ElementStats& o) {
  elements += o.elements;
  zeros += o.zeros;
  underflows += o.underflows;
  subnormals += o.subnormals;
  overflows += o.overflows;
  infinities += o.infinities;
  nans += o.nans;
  largest = std::max(largest, o.largest);
  if (o.smallest > 0) smallest = smallest > 0 ? std::min(smallest, o.smallest) : o.smallest;
  for (int i = 0; i < kExponentBins; ++i) exponents[i] += o.exponents[i];
}

ElementStats stats_of(const Tensor& t, DType dtype, double scale) {
  if (!is_floating(t.dtype())) {
    fail(MPT_ERROR_DTYPE, "tensor%s is %s; it must be floating", t.quoted().s, name_of(t.dtype()));
  }
  // Rounding is to nearest, ties to even: half the least subnormal rounds to 0, and a value half a
  // step below the least normal number rounds up to it.
  const double subnormal_step = least_subnormal(dtype), none = subnormal_step / 2,
               subnormal = least_normal(dtype) - subnormal_step / 2, over = overflow_from(dtype);
  return sum_over<ElementStats>(t, [=](ElementStats& s, double v) {
    const double m = std::fabs(v * scale);
    ++s.elements;
    if (m == 0) {
      ++s.zeros;
      return;
    }
    if (!std::isfinite(m)) {
      ++(std::isnan(m) ? s.nans : s.infinities);
      return;
    }
    s.largest = std::max(s.largest, m);
    s.smallest = s.smallest > 0 ? std::min(s.smallest, m) : m;
    const int e = static_cast<int>(std::bit_cast<uint64_t>(m) >> 52) - 1023;
    ++s.exponents[std::clamp(e - kFirstExponent, 0, kExponentBins - 1)];
    if (m <= none) ++s.underflows;
    else if (m < subnormal) ++s.subnormals;
    else if (m >= over) ++s.overflows;
  });
}

}  // namespace mpt
