// SoftmaxTable: softmax and cross entropy in SIMD.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/softmax.h"

#include "backends/cpu/simd/math.h"

namespace mpt::cpu::MPT_ISA {
namespace {

constexpr int64_t kChunk = 2048;  // f32 values of a row that are kept in L1

template <class D>
MPT_INLINE float value_at(const typename D::T* p) {
  float q[kLanes];
  store(q, load_n<D>(p, 1));
  return q[0];
}

// Widens a chunk into `buffer`, padded with -inf to whole vectors, and returns the largest value.
template <class D>
MPT_INLINE float widen(const typename D::T* x, int64_t n, float* buffer) {
  F a = set(-kInf), b = a;
  int64_t i = 0;
  for (; i + 2 * kLanes <= n; i += 2 * kLanes) {
    const F v = D::load(x + i), w = D::load(x + i + kLanes);
    store(buffer + i, v);
    store(buffer + i + kLanes, w);
    a = max(v, a);
    b = max(w, b);
  }
  for (; i < n; i += kLanes) {
    const int64_t m = n - i < kLanes ? n - i : kLanes;
    const F v = pick(lanes_below(m), load_some<D>(x + i, m), set(-kInf));
    store(buffer + i, v);
    a = max(v, a);
  }
  return fold(max(a, b), [](float p, float q) { return p > q ? p : q; });
}

// Computes buffer = exp(buffer - largest) and returns the sum: 0 for a row of -inf alone.
MPT_INLINE float exp_all(float* buffer, int64_t n, float largest) {
  const F shift = set(largest == -kInf ? 0.f : largest);
  F a = set(0), b = a;
  int64_t i = 0;
  for (; i + kLanes < n; i += 2 * kLanes) {
    const F v = exp_negative(load(buffer + i) - shift);
    const F w = exp_negative(load(buffer + i + kLanes) - shift);
    store(buffer + i, v);
    store(buffer + i + kLanes, w);
    a = a + v;
    b = b + w;
  }
  for (; i < n; i += kLanes) {
    const F v = pick(lanes_below(n - i < kLanes ? n - i : kLanes),
                     exp_negative(load(buffer + i) - shift), set(0));
    store(buffer + i, v);
    a = a + v;
  }
  return sum(a + b);
}

// A sum below this has one largest element, of 1, and the others add up to less than a half.
constexpr float kOneIsMost = 1.5f;

// Returns the sum of the elements of `exp_all` but the one of 1, if their sum is below kOneIsMost.
MPT_INLINE float sum_of_others(const float* buffer, int64_t n) {
  F a = set(0);
  vectors(n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    const F v = load_some<F32>(buffer + i, m);
    a = a + pick(v == set(1), set(0), v);
  });
  return sum(a);
}

MPT_INLINE double sum_all(const float* buffer, int64_t n) {
  F a = set(0);
  vectors(n,
          [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA { a = a + load_some<F32>(buffer + i, m); });
  return static_cast<double>(sum(a));
}

// Returns e^(from - to) for `from` <= `to`; 1 if both are the same infinity.
MPT_INLINE float rescale(float from, float to) {
  return from == to ? 1.f : __builtin_expf(from - to);
}

// Returns the sum over the vectors of a row, which add(i, m, t) adds to t: of up to a chunk in f32,
// and of chunks in double.
template <class G>
MPT_INLINE float sum_row(int64_t n, const G& add) {
  double total = 0;
  for (int64_t from = 0; from < n; from += kChunk) {
    F t = set(0);
    vectors(n - from < kChunk ? n - from : kChunk,
            [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA { t = add(from + i, m, t); });
    total += static_cast<double>(sum(t));
  }
  return static_cast<float>(total);
}

template <class D>
MaxAndSum log_sum(const void* data, int64_t n, Total total) {
  auto* x = static_cast<const typename D::T*>(data);
  alignas(64) float buffer[kChunk + kLanes];
  MaxAndSum s{-kInf, 0, 0, 0};
  double sum = 0, rest = 0;  // rest: sum - 1, with its digits where it is small
  for (int64_t from = 0; from < n; from += kChunk) {
    const int64_t m = n - from < kChunk ? n - from : kChunk;
    const float top = widen<D>(x + from, m, buffer);
    if (total == Total::yes) s.total += sum_all(buffer, m);
    const float largest = top > s.largest ? top : s.largest;
    const double before = sum * static_cast<double>(rescale(s.largest, largest));
    const float more = exp_all(buffer, m, largest);
    if (top > s.largest) {  // the element of 1 is in this chunk
      const float others = more < kOneIsMost ? sum_of_others(buffer, m) : more - 1;
      rest = before + static_cast<double>(others);
    } else {
      rest += static_cast<double>(more);
    }
    sum = before + static_cast<double>(more);
    s.largest = largest;
  }
  s.sum = static_cast<float>(sum);
  if (s.sum == 0) return {0, 1, 0, s.total};
  s.log_of_sum =
      s.sum < kOneIsMost ? __builtin_log1p(rest) : __builtin_log(static_cast<double>(s.sum));
  return s;
}

template <class D>
void softmax(const void* from, void* to, int64_t n) {
  auto* x = static_cast<const typename D::T*>(from);
  auto* y = static_cast<typename D::T*>(to);
  if (n <= kChunk) {
    alignas(64) float buffer[kChunk + kLanes];
    const float largest = widen<D>(x, n, buffer);
    const float all = exp_all(buffer, n, largest);
    const F scale = set(all == 0 ? 0.f : 1.f / all);
    vectors(n, [&](int64_t i, int64_t m)
                   MPT_INLINE_LAMBDA { store_some<D>(y + i, load(buffer + i) * scale, m); });
    return;
  }
  const MaxAndSum s = log_sum<D>(x, n, Total::no);
  const F largest = set(s.largest), scale = set(1.f / s.sum);
  vectors(n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    store_some<D>(y + i, exp_negative(load_some<D>(x + i, m) - largest) * scale, m);
  });
}

template <class D>
void log_softmax(const void* from, void* to, int64_t n) {
  auto* x = static_cast<const typename D::T*>(from);
  auto* y = static_cast<typename D::T*>(to);
  const MaxAndSum s = log_sum<D>(x, n, Total::no);
  // Two subtractions, so that a large `largest` costs no precision.
  const F largest = set(s.largest), log_of_sum = set(static_cast<float>(s.log_of_sum));
  vectors(n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    store_some<D>(y + i, (load_some<D>(x + i, m) - largest) - log_of_sum, m);
  });
}

// The probability above which an element is the only one, also among results of 16 bits.
constexpr float kMost = 0.75f, kLogOfMost = -0.2876821f;

// Returns the largest element of a row, or what is left of it without NaN.
template <class D>
MPT_INLINE float max_of(const typename D::T* x, int64_t n) {
  F a = set(-kInf);
  vectors(n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    a = max(pick(lanes_below(m), load_some<D>(x + i, m), set(-kInf)), a);
  });
  return fold(a, [](float p, float q) { return p > q ? p : q; });
}

template <class D>
void softmax_grad(const void* a, const void* b, void* c, int64_t n) {
  auto *dy = static_cast<const typename D::T*>(a), *y = static_cast<const typename D::T*>(b);
  auto* dx = static_cast<typename D::T*>(c);
  const F dot = set(sum_row(n, [&](int64_t i, int64_t m, F t) MPT_INLINE_LAMBDA {
    return fma(load_some<D>(dy + i, m), load_some<D>(y + i, m), t);
  }));
  F own = set(0), sum = dot;
  if (max_of<D>(y, n) > kMost) {
    // The gradient counts from that of the one element with most of the probability, so that what
    // it has itself is computed from the others.
    own = set(sum_row(n, [&](int64_t i, int64_t m, F t) MPT_INLINE_LAMBDA {
      return t + pick(load_some<D>(y + i, m) > set(kMost), load_some<D>(dy + i, m), set(0));
    }));
    sum = set(sum_row(n, [&](int64_t i, int64_t m, F t) MPT_INLINE_LAMBDA {
      const F p = load_some<D>(y + i, m), g = load_some<D>(dy + i, m) - own;
      return t + pick(p > set(kMost), set(0), g * p);
    }));
  }
  vectors(n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    const F g = load_some<D>(dy + i, m) - own;
    store_some<D>(dx + i, load_some<D>(y + i, m) * (g - sum), m);
  });
}

template <class D>
void log_softmax_grad(const void* a, const void* b, void* c, int64_t n) {
  auto *dy = static_cast<const typename D::T*>(a), *y = static_cast<const typename D::T*>(b);
  auto* dx = static_cast<typename D::T*>(c);
  const F minus = set(-sum_row(
      n, [&](int64_t i, int64_t m, F t) MPT_INLINE_LAMBDA { return t + load_some<D>(dy + i, m); }));
  if (max_of<D>(y, n) > kLogOfMost) {
    // The element with most of the probability has (1 - p) of its own gradient.
    const F others = set(sum_row(n, [&](int64_t i, int64_t m, F t) MPT_INLINE_LAMBDA {
      return t + pick(load_some<D>(y + i, m) > set(kLogOfMost), set(0), load_some<D>(dy + i, m));
    }));
    vectors(n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
      const F g = load_some<D>(dy + i, m), log_p = load_some<D>(y + i, m), p = exp(log_p);
      const F most = neg(fma(g, expm1(log_p), p * others));
      store_some<D>(dx + i, pick(log_p > set(kLogOfMost), most, fma(p, minus, g)), m);
    });
    return;
  }
  vectors(n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    store_some<D>(dx + i, fma(exp(load_some<D>(y + i, m)), minus, load_some<D>(dy + i, m)), m);
  });
}

template <class D>
void cross_entropy_grad(const void* from, void* to, int64_t n, const Slope& s) {
  auto* x = static_cast<const typename D::T*>(from);
  auto* dx = static_cast<typename D::T*>(to);
  const F g = set(s.g), spread = set(s.spread);
  // Two subtractions, so that a large `top` costs no precision.
  const auto share = [&](F v) MPT_INLINE_LAMBDA { return exp((v - set(s.top)) - set(s.rest)); };
  // Computed before dx is written, because dx may alias x.
  const F log_p = (set(value_at<D>(x + s.target)) - set(s.top)) - set(s.rest);
  const F peak = g * (expm1(log_p) + set(s.smooth - s.spread));
  vectors(n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    store_some<D>(dx + i, g * (share(load_some<D>(x + i, m)) - spread), m);
  });
  store_n<D>(dx + s.target, peak, 1);
}

}  // namespace

#define ROW(f) \
  { f<F32>, f<BF16>, f<F16> }
const SoftmaxTable softmax_table = {ROW(softmax),      ROW(log_softmax),
                                    ROW(softmax_grad), ROW(log_softmax_grad),
                                    ROW(log_sum),      ROW(cross_entropy_grad)};

}  // namespace mpt::cpu::MPT_ISA
