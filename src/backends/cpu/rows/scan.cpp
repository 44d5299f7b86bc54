// scan: running sums along a dim, in double or, for integers, in uint64, which wraps. Many adjacent
// lines are summed at once.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "backends/cpu/dim_view.h"
#include "backends/cpu/make.h"
#include "backends/cpu/walk.h"
#include "core/half.h"

namespace mpt::cpu {
namespace {

constexpr int64_t kSideBySide = 64;  // lines that are summed at once

// Conversions of elements to the type of the sum, and back.

template <class T, class Sum>
Sum to_sum(T v) {
  return static_cast<Sum>(v);
}
template <class T, class Sum>
T from_sum(Sum v) {
  return static_cast<T>(v);
}
inline double from_bf16(uint16_t v) { return static_cast<double>(bf16_to_f32(v)); }
inline double from_f16(uint16_t v) { return static_cast<double>(f16_to_f32(v)); }
inline uint16_t to_bf16(double v) { return f32_to_bf16(static_cast<float>(v)); }
inline uint16_t to_f16(double v) { return f32_to_f16(static_cast<float>(v)); }

// Sums all lines. Operands of the view: y, x.
template <class T, class Sum, Sum (*load)(T), T (*store)(Sum)>
void run_lines(const DimView& l, const Run& run) {
  const int64_t per_outer = (l.inner + kSideBySide - 1) / kSideBySide;
  const int64_t work = std::max<int64_t>(l.extent[0] * std::min(l.inner, kSideBySide), 1);
  run.jobs.run(l.outer * per_outer, std::max<int64_t>(1, kGrain / work),
               [&](int64_t first, int64_t last, int32_t) {
                 for (int64_t i = first; i < last; ++i) {
                   const int64_t begin = i % per_outer * kSideBySide;
                   const int64_t n = std::min(kSideBySide, l.inner - begin);
                   const auto at = l.at(i / per_outer);
                   T* y = static_cast<T*>(run.out[0]) + at[0] + begin * l.step[0];
                   const T* x = static_cast<const T*>(run.in[0]) + at[1] + begin * l.step[1];
                   if (n == 1) {
                     Sum sum = 0;
                     for (int64_t k = 0; k < l.extent[0]; ++k) {
                       sum += load(x[k * l.along[1]]);
                       y[k * l.along[0]] = store(sum);
                     }
                     continue;
                   }
                   Sum sum[kSideBySide] = {};
                   for (int64_t k = 0; k < l.extent[0]; ++k) {
                     const T* from = x + k * l.along[1];
                     T* to = y + k * l.along[0];
                     if (l.step[0] == 1 && l.step[1] == 1) {
                       for (int64_t j = 0; j < n; ++j) {
                         sum[j] += load(from[j]);
                         to[j] = store(sum[j]);
                       }
                     } else {
                       for (int64_t j = 0; j < n; ++j) {
                         sum[j] += load(from[j * l.step[1]]);
                         to[j * l.step[0]] = store(sum[j]);
                       }
                     }
                   }
                 }
               });
}

template <class T, class Sum>
constexpr auto plain_lines = run_lines<T, Sum, to_sum<T, Sum>, from_sum<T, Sum>>;

}  // namespace

std::unique_ptr<Prepared> make_scan(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0];
  if (y.dtype != x.dtype) return why.refuse("cpu scan", "one dtype");
  DimView l({&y, &x}, r.get<DimParams>().dim, y.shape);
  if (!l.can_merge) return why.refuse("cpu scan", "the dims behind dim must merge");
  void (*f)(const DimView&, const Run&) = nullptr;
  switch (y.dtype) {
    case DType::f32: f = plain_lines<float, double>; break;
    case DType::f64: f = plain_lines<double, double>; break;
    case DType::f16: f = run_lines<uint16_t, double, from_f16, to_f16>; break;
    case DType::bf16: f = run_lines<uint16_t, double, from_bf16, to_bf16>; break;
    case DType::i8: f = plain_lines<int8_t, uint64_t>; break;
    case DType::u8: f = plain_lines<uint8_t, uint64_t>; break;
    case DType::i32: f = plain_lines<int32_t, uint64_t>; break;
    case DType::i64: f = plain_lines<int64_t, uint64_t>; break;
    default: return why.refuse("cpu scan", "no sums of this dtype");
  }
  return prepared("cpu scan", [l, f](const Run& run) { f(l, run); });
}

}  // namespace mpt::cpu
