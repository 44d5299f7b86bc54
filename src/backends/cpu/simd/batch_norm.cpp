// Batch norm in SIMD.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/batch_norm.h"

#include "backends/cpu/simd/reduce.h"
#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {
namespace {

constexpr int64_t kBlock = 256;  // rows, or vectors, summed before they join the others

template <class D>
void plane(const void* from, void* to, int64_t n, const ChannelValues& c, bool relu) {
  auto* x = static_cast<const typename D::T*>(from);
  auto* y = static_cast<typename D::T*>(to);
  const F mean = set(c.mean), scale = set(c.scale), shift = set(c.shift);
  const F floor = set(relu ? 0 : -__builtin_inff());
  vectors(n, [&](int64_t i, int64_t m) {
    store_some<D>(y + i, max(floor, fma(load_some<D>(x + i, m) - mean, scale, shift)), m);
  });
}

// g: dy where the activation let x through.
template <class D>
MPT_INLINE F gradient(const typename D::T* dy, const typename D::T* y, int64_t m) {
  const F g = load_some<D>(dy, m);
  return y ? pick(load_some<D>(y, m) > set(0), g, set(0)) : g;
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
    vectors(n, [&](int64_t i, int64_t m) {
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
  vectors(p.n, [&](int64_t i, int64_t m) {
    const F g = gradient<D>(dy + i, y ? y + i : nullptr, m);
    store_some<D>(dx + i, scale * ((g - flat) - (load_some<D>(x + i, m) - mean) * slope), m);
  });
}

template <class D>
void row(const void* from, int64_t x_stride, void* to, int64_t y_stride, int64_t rows, int64_t n,
         const ChannelArrays& c, bool relu) {
  const F floor = set(relu ? 0 : -__builtin_inff());
  for (int64_t r = 0; r < rows; ++r) {
    auto* x = static_cast<const typename D::T*>(from) + r * x_stride;
    auto* y = static_cast<typename D::T*>(to) + r * y_stride;
    vectors(n, [&](int64_t i, int64_t m) {
      const F v = fma(load_some<D>(x + i, m) - load_some<F32>(c.mean + i, m),
                      load_some<F32>(c.scale + i, m), load_some<F32>(c.shift + i, m));
      store_some<D>(y + i, max(floor, v), m);
    });
  }
}

MPT_INLINE void zero(float* p, int64_t n) {
  for (int64_t i = 0; i < n; ++i) p[i] = 0;
}
MPT_INLINE void add(const float* x, int64_t n, float* to) {
  vectors(n, [&](int64_t i, int64_t m) {
    store_some<F32>(to + i, load_some<F32>(to + i, m) + load_some<F32>(x + i, m), m);
  });
}

template <class D>
void row_squares(const void* from, int64_t x_stride, int64_t rows, int64_t n, const float* mean,
                 float* squares) {
  alignas(64) float block[kColumns];
  zero(squares, n);
  for (int64_t top = 0; top < rows; top += kBlock) {
    zero(block, n);
    for (int64_t r = top; r < rows && r < top + kBlock; ++r) {
      auto* x = static_cast<const typename D::T*>(from) + r * x_stride;
      vectors(n, [&](int64_t i, int64_t m) {
        const F d = load_some<D>(x + i, m) - load_some<F32>(mean + i, m);
        store_some<F32>(block + i, fma(d, d, load_some<F32>(block + i, m)), m);
      });
    }
    add(block, n, squares);
  }
}

template <class D>
void row_sums(const RowGrad& p, const float* mean, float* total_g, float* total_gx) {
  typedef typename D::T T;
  alignas(64) float a[kColumns], b[kColumns];
  zero(total_g, p.n);
  zero(total_gx, p.n);
  for (int64_t top = 0; top < p.rows; top += kBlock) {
    zero(a, p.n);
    zero(b, p.n);
    for (int64_t r = top; r < p.rows && r < top + kBlock; ++r) {
      auto* dy = static_cast<const T*>(p.dy) + r * p.dy_stride;
      auto* x = static_cast<const T*>(p.x) + r * p.x_stride;
      auto* y = p.y ? static_cast<const T*>(p.y) + r * p.y_stride : nullptr;
      vectors(p.n, [&](int64_t i, int64_t m) {
        const F g = gradient<D>(dy + i, y ? y + i : nullptr, m);
        const F d = load_some<D>(x + i, m) - load_some<F32>(mean + i, m);
        store_some<F32>(a + i, load_some<F32>(a + i, m) + g, m);
        store_some<F32>(b + i, fma(g, d, load_some<F32>(b + i, m)), m);
      });
    }
    add(a, p.n, total_g);
    add(b, p.n, total_gx);
  }
}

template <class D>
void row_grad(const RowGrad& p, const ChannelArrays& c) {
  typedef typename D::T T;
  for (int64_t r = 0; r < p.rows; ++r) {
    auto* dy = static_cast<const T*>(p.dy) + r * p.dy_stride;
    auto* x = static_cast<const T*>(p.x) + r * p.x_stride;
    auto* y = p.y ? static_cast<const T*>(p.y) + r * p.y_stride : nullptr;
    auto* dx = static_cast<T*>(p.dx) + r * p.dx_stride;
    vectors(p.n, [&](int64_t i, int64_t m) {
      const F g = gradient<D>(dy + i, y ? y + i : nullptr, m);
      const F d = load_some<D>(x + i, m) - load_some<F32>(c.mean + i, m);
      const F v = (g - load_some<F32>(c.flat + i, m)) - d * load_some<F32>(c.slope + i, m);
      store_some<D>(dx + i, load_some<F32>(c.scale + i, m) * v, m);
    });
  }
}

}  // namespace

#define EACH(f) \
  { f<F32>, f<BF16>, f<F16> }
const BatchNormTable batch_norm_table = {EACH(plane),   EACH(plane_sums),  EACH(plane_grad),
                                         EACH(row),     EACH(row_squares), EACH(row_sums),
                                         EACH(row_grad)};

}  // namespace mpt::cpu::MPT_ISA
