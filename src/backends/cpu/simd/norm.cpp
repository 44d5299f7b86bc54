// NormTable: layer norm and RMS norm of rows in SIMD.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/norm.h"
#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {
namespace {

// Returns the number of elements in the vector at i of a row of n.
MPT_INLINE int64_t count(int64_t i, int64_t n) { return n - i < kLanes ? n - i : kLanes; }

constexpr int64_t kBlock = 4096;  // elements that are added up before they join the sum of a row

// Sums elements [i, n) into four sums, so that additions overlap. The order depends on n - i alone.
template <class G>
MPT_INLINE float block_sum(int64_t i, int64_t n, G f) {
  F a = set(0), b = a, c = a, d = a;
  for (; i + 4 * kLanes <= n; i += 4 * kLanes) {
    a = a + f(i, kLanes);
    b = b + f(i + kLanes, kLanes);
    c = c + f(i + 2 * kLanes, kLanes);
    d = d + f(i + 3 * kLanes, kLanes);
  }
  for (; i + kLanes <= n; i += kLanes) a = a + f(i, kLanes);
  if (i < n) b = b + pick(lanes_below(n - i), f(i, n - i), set(0));
  return sum((a + b) + (c + d));
}

// Sums the blocks of a row in f64, so that an element is not lost beside the sum of many.
template <class G>
MPT_INLINE float sum_of(int64_t n, G f) {
  double total = 0;
  for (int64_t i = 0; i < n; i += kBlock)
    total += static_cast<double>(block_sum(i, n - i < kBlock ? n : i + kBlock, f));
  return static_cast<float>(total);
}

// The sums of the differences from a mean and of their squares.
struct Spread {
  double sum, squares;
};
template <class D>
MPT_INLINE Spread block_spread(const typename D::T* x, int64_t n, F mean) {
  F s = set(0), t = s, q = s, r = s;
  int64_t i = 0;
  for (; i + 2 * kLanes <= n; i += 2 * kLanes) {
    const F d = D::load(x + i) - mean, e = D::load(x + i + kLanes) - mean;
    s = s + d;
    t = t + e;
    q = fma(d, d, q);
    r = fma(e, e, r);
  }
  for (; i < n; i += kLanes) {
    const int64_t m = count(i, n);
    const F d = pick(lanes_below(m), load_some<D>(x + i, m) - mean, set(0));
    s = s + d;
    q = fma(d, d, q);
  }
  return {static_cast<double>(sum(s + t)), static_cast<double>(sum(q + r))};
}
template <class D>
MPT_INLINE Spread spread_of(const typename D::T* x, int64_t n, F mean) {
  Spread total{};
  for (int64_t i = 0; i < n; i += kBlock) {
    const Spread s = block_spread<D>(x + i, n - i < kBlock ? n - i : kBlock, mean);
    total.sum += s.sum;
    total.squares += s.squares;
  }
  return total;
}

// Computes y = (x - mean) rstd w + b for rows [begin, end).
template <class D>
void norm(const NormRows& p, int64_t begin, int64_t end) {
  const int64_t n = p.columns;
  const float inverse = n ? 1.f / static_cast<float>(n) : 0;
  for (int64_t r = begin; r < end; ++r) {
    auto* x = static_cast<const typename D::T*>(p.x) + r * p.x_stride;
    auto* y = static_cast<typename D::T*>(p.y) + r * p.y_stride;
    float mean = 0, var;
    if (p.rms) {
      var = sum_of(n,
                   [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
                     const F d = load_some<D>(x + i, m);
                     return d * d;
                   }) *
            inverse;
    } else {
      mean = sum_of(n, [&](int64_t i, int64_t m)
                           MPT_INLINE_LAMBDA { return load_some<D>(x + i, m); }) *
             inverse;
      // Corrects the rounding error of the mean, so that a row of equal values has exactly this
      // value as its mean and becomes 0.
      const Spread s = spread_of<D>(x, n, set(mean));
      const float off = static_cast<float>(s.sum) * inverse;
      mean += off;
      var = static_cast<float>(s.squares) * inverse - off * off;
      if (var < 0) var = 0;
    }
    float rstd = 1.f / __builtin_sqrtf(var + p.eps);
    if (!is_whole_variance(var, p.eps)) p.in_double(p, x, mean, rstd);
    const F shift = set(mean);
    const F scale = set(rstd);
    auto row = [&](auto value) {
      int64_t i = 0;
      for (; i + kLanes <= n; i += kLanes) {
        D::store(y + i, value((D::load(x + i) - shift) * scale, i, static_cast<int64_t>(kLanes)));
      }
      if (i < n)
        store_n<D>(y + i, value((load_n<D>(x + i, n - i) - shift) * scale, i, n - i), n - i);
    };
    if (p.w && p.b) {
      row([&](F v, int64_t i, int64_t m) MPT_INLINE_LAMBDA {
        return fma(v, load_some<F32>(p.w + i, m), load_some<F32>(p.b + i, m));
      });
    } else if (p.w) {
      row([&](F v, int64_t i, int64_t m)
              MPT_INLINE_LAMBDA { return v * load_some<F32>(p.w + i, m); });
    } else {
      row([&](F v, int64_t i, int64_t m)
              MPT_INLINE_LAMBDA { return p.b ? v + load_some<F32>(p.b + i, m) : v; });
    }
    if (p.mean) p.mean[r * p.mean_step] = mean;
    if (p.rstd) p.rstd[r * p.rstd_step] = rstd;
  }
}

// With hat = (x - mean) rstd and g = dy w computes dx = rstd (g - mean(g) - hat mean(g hat)); RMS
// norms have no mean(g). Adds dy hat to dw and dy to db. flat and along are the sums of g and g
// hat.
template <class D>
void norm_grad(const NormGradRows& p, int64_t begin, int64_t end) {
  const int64_t n = p.columns;
  const float inverse = n ? 1.f / static_cast<float>(n) : 0;
  for (int64_t r = begin; r < end; ++r) {
    auto* dy = static_cast<const typename D::T*>(p.dy) + r * p.dy_stride;
    auto* x = static_cast<const typename D::T*>(p.x) + r * p.x_stride;
    const F mean = set(p.rms ? 0 : p.mean[r * p.mean_step]), rstd = set(p.rstd[r * p.rstd_step]);
    auto step = [&](int64_t i, int64_t m, F& s, F& t) MPT_INLINE_LAMBDA {
      const F d = load_some<D>(dy + i, m);
      F hat = (load_some<D>(x + i, m) - mean) * rstd;
      if (m < kLanes) hat = pick(lanes_below(m), hat, set(0));
      if (p.dw) store_some<F32>(p.dw + i, fma(d, hat, load_some<F32>(p.dw + i, m)), m);
      if (p.db) store_some<F32>(p.db + i, d + load_some<F32>(p.db + i, m), m);
      const F g = p.w ? d * load_some<F32>(p.w + i, m) : d;
      s = s + g;
      t = fma(g, hat, t);
    };
    double flat = 0, along = 0;
    for (int64_t from = 0; from < n; from += kBlock) {
      const int64_t end = n - from < kBlock ? n : from + kBlock;
      F s = set(0), t = s, s2 = s, t2 = s;
      int64_t i = from;
      for (; i + 2 * kLanes <= end; i += 2 * kLanes) {
        step(i, kLanes, s, t);
        step(i + kLanes, kLanes, s2, t2);
      }
      for (; i < end; i += kLanes) step(i, count(i, end), s, t);
      flat += static_cast<double>(sum(s + s2));
      along += static_cast<double>(sum(t + t2));
    }
    if (!p.dx) continue;
    auto* dx = static_cast<typename D::T*>(p.dx) + r * p.dx_stride;
    const F a = set(static_cast<float>(along) * inverse);
    const F f = set(p.rms ? 0 : static_cast<float>(flat) * inverse);
    auto write = [&](int64_t at, int64_t m) MPT_INLINE_LAMBDA {
      const F d = load_some<D>(dy + at, m), hat = (load_some<D>(x + at, m) - mean) * rstd;
      const F g = p.w ? d * load_some<F32>(p.w + at, m) : d;
      store_some<D>(dx + at, rstd * ((g - f) - hat * a), m);
    };
    int64_t i = 0;
    for (; i + kLanes <= n; i += kLanes) write(i, kLanes);
    if (i < n) write(i, n - i);
  }
}

}  // namespace

#define ROW(f) \
  { f<F32>, f<BF16>, f<F16> }
const NormTable norm_table = {ROW(norm), ROW(norm_grad)};

}  // namespace mpt::cpu::MPT_ISA
