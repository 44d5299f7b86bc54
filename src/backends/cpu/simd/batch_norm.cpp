// BatchNormTable: batch norm in SIMD.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/batch_norm.h"

#include "backends/cpu/simd/reduce.h"
#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {
namespace {

constexpr int64_t kBlock = 256;     // vectors that are summed before they are added to the total
constexpr int64_t kRowBlock = 128;  // rows that are summed before they are added to the total

template <class D>
void plane(const void* from, void* to, int64_t n, const ChannelValues& c, bool relu) {
  auto* x = static_cast<const typename D::T*>(from);
  auto* y = static_cast<typename D::T*>(to);
  const F mean = set(c.mean), scale = set(c.scale), shift = set(c.shift);
  const F floor = set(relu ? 0 : -__builtin_inff());
  vectors(n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    store_some<D>(y + i, max(floor, fma(load_some<D>(x + i, m) - mean, scale, shift)), m);
  });
}

// Returns g: dy where the activation passed x, else 0.
template <class D>
MPT_INLINE F gradient(const typename D::T* dy, const typename D::T* y, int64_t m) {
  const F g = load_some<D>(dy, m);
  return y ? pick(load_some<D>(y, m) <= set(0), set(0), g) : g;
}

template <class D>
void plane_sums(const PlaneGrad& p, float mean, double* total_g, double* total_gx) {
  typedef typename D::T T;
  auto *dy = static_cast<const T*>(p.dy), *x = static_cast<const T*>(p.x),
       *y = static_cast<const T*>(p.y);
  const F shift = set(mean);
  for (int64_t from = 0; from < p.n; from += kBlock * kLanes) {
    const int64_t n = p.n - from < kBlock * kLanes ? p.n - from : kBlock * kLanes;
    F a = set(0), b = a;
    vectors(n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
      const F g = gradient<D>(dy + from + i, y ? y + from + i : nullptr, m);
      a = a + g;
      b = fma(g, load_some<D>(x + from + i, m) - shift, b);
    });
    *total_g += static_cast<double>(sum(a));
    *total_gx += static_cast<double>(sum(b));
  }
}

template <class D>
void plane_grad(const PlaneGrad& p, const ChannelValues& c) {
  typedef typename D::T T;
  auto *dy = static_cast<const T*>(p.dy), *x = static_cast<const T*>(p.x),
       *y = static_cast<const T*>(p.y);
  auto* dx = static_cast<T*>(p.dx);
  const F mean = set(c.mean), scale = set(c.scale), flat = set(c.flat), slope = set(c.slope);
  vectors(p.n, [&](int64_t i, int64_t m) MPT_INLINE_LAMBDA {
    const F g = gradient<D>(dy + i, y ? y + i : nullptr, m);
    store_some<D>(dx + i, scale * ((g - flat) - (load_some<D>(x + i, m) - mean) * slope), m);
  });
}

// -- contiguous channels --------------------------------------------------------------------------

// Calls f(group, column, width) over n columns in groups of 4, 2 or 1 vectors, or only of 1 if
// registers are short. The values of a group stay in registers for all rows. Only the last group
// may be narrower than its vectors.
template <int kVectors>
struct Group {
  static constexpr int vectors = kVectors;
};
template <class G>
MPT_INLINE void groups(int64_t n, G f) {
  int64_t i = 0;
#if defined(__AVX2__)
  for (; n - i >= 4 * kLanes; i += 4 * kLanes) f(Group<4>(), i, int64_t{4 * kLanes});
  if (n - i >= 2 * kLanes) {
    f(Group<2>(), i, int64_t{2 * kLanes});
    i += 2 * kLanes;
  }
#endif
  for (; i < n; i += kLanes) f(Group<1>(), i, n - i < kLanes ? n - i : int64_t{kLanes});
}

template <int kG>
struct Values {
  F v[kG];
  Values() = default;
  explicit Values(const float* p, int64_t width) {
    for (int j = 0; j < kG; ++j) v[j] = p ? load_some<F32>(p + j * kLanes, width) : set(0);
  }
  void put(float* p, int64_t width) const {
    for (int j = 0; j < kG; ++j) store_some<F32>(p + j * kLanes, v[j], width);
  }
};

// Returns the number of elements per vector: all, except in a narrow group.
MPT_INLINE int64_t lanes_of(int64_t width) { return width < kLanes ? width : kLanes; }

template <class D>
void row(const void* from, int64_t x_stride, void* to, int64_t y_stride, int64_t rows, int64_t n,
         const ChannelArrays& c, bool relu) {
  const F floor = set(relu ? 0 : -__builtin_inff());
  groups(n, [&](auto group, int64_t i, int64_t width) {
    constexpr int kG = decltype(group)::vectors;
    const int64_t m = lanes_of(width);
    const Values<kG> mean(c.mean + i, m), scale(c.scale + i, m), shift(c.shift + i, m);
    auto* x = static_cast<const typename D::T*>(from) + i;
    auto* y = static_cast<typename D::T*>(to) + i;
    for (int64_t r = 0; r < rows; ++r, x += x_stride, y += y_stride) {
      for (int j = 0; j < kG; ++j) {
        const F v = fma(load_some<D>(x + j * kLanes, m) - mean.v[j], scale.v[j], shift.v[j]);
        store_some<D>(y + j * kLanes, max(floor, v), m);
      }
    }
  });
}

// Sums f(row, vector, sum) over the rows, several rows at a time so that additions overlap.
template <int kG, int kSums, class G>
MPT_INLINE void sum_rows(int64_t rows, F (&total)[kSums][kG], G f) {
  constexpr int kR = 8 / kSums / kG < 1 ? 1 : 8 / kSums / kG;
  F sums[kR][kSums][kG];
  for (int r = 0; r < kR; ++r)
    for (int k = 0; k < kSums; ++k)
      for (int j = 0; j < kG; ++j) sums[r][k][j] = set(0);
  int64_t at = 0;
  for (; at + kR <= rows; at += kR) {
    for (int r = 0; r < kR; ++r)
      for (int j = 0; j < kG; ++j) f(at + r, j, sums[r]);
  }
  for (; at < rows; ++at)
    for (int j = 0; j < kG; ++j) f(at, j, sums[0]);
  for (int k = 0; k < kSums; ++k) {
    for (int j = 0; j < kG; ++j) {
      for (int half = kR / 2; half; half /= 2)
        for (int r = 0; r < half; ++r) sums[r][k][j] = sums[r][k][j] + sums[r + half][k][j];
      total[k][j] = sums[0][k][j];
    }
  }
}

// Computes block after block, reading each twice while it is in L1: first its mean, then the
// squares about the mean. The moments of the blocks are combined as in Chan, Golub and LeVeque
// (1979).
template <class D>
void row_moments(const void* from, int64_t x_stride, int64_t rows, int64_t n, float* means,
                 float* squares) {
  groups(n, [&](auto group, int64_t i, int64_t width) {
    constexpr int kG = decltype(group)::vectors;
    const int64_t m = lanes_of(width);
    Values<kG> mean(nullptr, m), square(nullptr, m);
    auto* x = static_cast<const typename D::T*>(from) + i;
    for (int64_t top = 0; top < rows; top += kRowBlock, x += kRowBlock * x_stride) {
      const int64_t count = rows - top < kRowBlock ? rows - top : kRowBlock;
      F sum[1][kG], about[1][kG];
      sum_rows<kG, 1>(count, sum, [&](int64_t r, int j, F(&s)[1][kG]) MPT_INLINE_LAMBDA {
        s[0][j] = s[0][j] + load_some<D>(x + r * x_stride + j * kLanes, m);
      });
      for (int j = 0; j < kG; ++j) sum[0][j] = sum[0][j] * set(1.f / static_cast<float>(count));
      sum_rows<kG, 1>(count, about, [&](int64_t r, int j, F(&s)[1][kG]) MPT_INLINE_LAMBDA {
        const F d = load_some<D>(x + r * x_stride + j * kLanes, m) - sum[0][j];
        s[0][j] = fma(d, d, s[0][j]);
      });
      const float share = static_cast<float>(count) / static_cast<float>(top + count);
      for (int j = 0; j < kG; ++j) {
        const F d = sum[0][j] - mean.v[j];
        mean.v[j] = fma(d, set(share), mean.v[j]);
        square.v[j] = square.v[j] + fma(d * d, set(share * static_cast<float>(top)), about[0][j]);
      }
    }
    mean.put(means + i, m);
    square.put(squares + i, m);
  });
}

template <class D>
void row_sums(const RowGrad& p, const float* means, float* total_g, float* total_gx) {
  typedef typename D::T T;
  groups(p.n, [&](auto group, int64_t i, int64_t width) {
    constexpr int kG = decltype(group)::vectors;
    const int64_t m = lanes_of(width);
    const Values<kG> mean(means + i, m);
    Values<kG> g_sum(nullptr, m), gx_sum(nullptr, m);
    auto *dy = static_cast<const T*>(p.dy) + i, *x = static_cast<const T*>(p.x) + i;
    auto* y = p.y ? static_cast<const T*>(p.y) + i : nullptr;
    for (int64_t top = 0; top < p.rows; top += kRowBlock) {
      const int64_t count = p.rows - top < kRowBlock ? p.rows - top : kRowBlock;
      F sum[2][kG];
      const auto one = [&](int64_t r, int j, F(&s)[2][kG]) MPT_INLINE_LAMBDA {
        const int64_t at = top + r, k = j * kLanes;
        const F g = gradient<D>(dy + at * p.dy_stride + k, y ? y + at * p.y_stride + k : y, m);
        const F d = load_some<D>(x + at * p.x_stride + k, m) - mean.v[j];
        s[0][j] = s[0][j] + g;
        s[1][j] = fma(g, d, s[1][j]);
      };
      // GCC 12 keeps the sums of four vectors in registers only if it may choose what to inline.
      if constexpr (kG < 4) sum_rows<kG, 2>(count, sum, one);
      else sum_rows<kG, 2>(count, sum, [&](int64_t r, int j, F(&s)[2][kG]) { one(r, j, s); });
      for (int j = 0; j < kG; ++j) {
        g_sum.v[j] = g_sum.v[j] + sum[0][j];
        gx_sum.v[j] = gx_sum.v[j] + sum[1][j];
      }
    }
    g_sum.put(total_g + i, m);
    gx_sum.put(total_gx + i, m);
  });
}

template <class D>
void row_grad(const RowGrad& p, const ChannelArrays& c) {
  typedef typename D::T T;
  groups(p.n, [&](auto group, int64_t i, int64_t width) {
    constexpr int kG = decltype(group)::vectors;
    const int64_t m = lanes_of(width);
    const Values<kG> mean(c.mean + i, m), flat(c.flat + i, m), slope(c.slope + i, m),
        scale(c.scale + i, m);
    auto *dy = static_cast<const T*>(p.dy) + i, *x = static_cast<const T*>(p.x) + i;
    auto* y = p.y ? static_cast<const T*>(p.y) + i : nullptr;
    auto* dx = static_cast<T*>(p.dx) + i;
    for (int64_t r = 0; r < p.rows; ++r) {
      for (int j = 0; j < kG; ++j) {
        const int64_t k = j * kLanes;
        const F g = gradient<D>(dy + k, y ? y + k : y, m);
        const F d = load_some<D>(x + k, m) - mean.v[j];
        store_some<D>(dx + k, scale.v[j] * ((g - flat.v[j]) - d * slope.v[j]), m);
      }
      dy += p.dy_stride;
      x += p.x_stride;
      dx += p.dx_stride;
      if (y) y += p.y_stride;
    }
  });
}

}  // namespace

#define EACH(f) \
  { f<F32>, f<BF16>, f<F16> }
const BatchNormTable batch_norm_table = {EACH(plane),   EACH(plane_sums),  EACH(plane_grad),
                                         EACH(row),     EACH(row_moments), EACH(row_sums),
                                         EACH(row_grad)};

}  // namespace mpt::cpu::MPT_ISA
