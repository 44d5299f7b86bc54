// Rows of any SIMD dtype summed into, or compared with, rows of f32.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/rows.h"

#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {
namespace {

MPT_INLINE I loadi_n(const int32_t* p, int64_t n) {
  int32_t q[kLanes] = {};
  for (int64_t i = 0; i < n; ++i) q[i] = p[i];
  return loadi(q);
}
MPT_INLINE void storei_n(int32_t* p, I v, int64_t n) {
  int32_t q[kLanes];
  storei(q, v);
  for (int64_t i = 0; i < n; ++i) p[i] = q[i];
}

template <class D>
void start(float* y, const void* data, float w, int64_t n) {
  auto* x = static_cast<const typename D::T*>(data);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) store(y + i, D::load(x + i) * set(w));
  if (i < n) store_n<F32>(y + i, load_n<D>(x + i, n - i) * set(w), n - i);
}

template <class D>
void add(float* y, const void* data, float w, int64_t n) {
  auto* x = static_cast<const typename D::T*>(data);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) store(y + i, fma(D::load(x + i), set(w), load(y + i)));
  if (i < n) {
    const F sum = fma(load_n<D>(x + i, n - i), set(w), load_n<F32>(y + i, n - i));
    store_n<F32>(y + i, sum, n - i);
  }
}

template <class T>
MPT_INLINE void pick_up(const T* x, int64_t stride, int64_t n, T* q) {
  if (stride == 2 && n == kLanes) {
    for (int i = 0; i < kLanes; ++i) q[i] = x[2 * i];
  } else {
    for (int64_t i = 0; i < n; ++i) q[i] = x[i * stride];
  }
}

template <class D>
void max(float* best, int32_t* at, const void* data, int64_t stride, int32_t first, int32_t step,
         int64_t n) {
  typedef typename D::T T;
  auto* x = static_cast<const T*>(data);
  int32_t ramp[kLanes];
  for (int32_t i = 0; i < kLanes; ++i) ramp[i] = first + i * step;
  I position = loadi(ramp);
  const I advance = seti(kLanes * step);
  for (int64_t i = 0; i < n; i += kLanes) {
    const int64_t m = n - i < kLanes ? n - i : kLanes;
    F v;
    if (stride == 1) {
      v = m == kLanes ? D::load(x + i) : load_n<D>(x + i, m);
    } else {
      T q[kLanes] = {};
      pick_up(x + i * stride, stride, m, q);
      v = D::load(q);
    }
    const bool full = m == kLanes;
    const F b = full ? load(best + i) : load_n<F32>(best + i, m);
    const M better = ~(v <= b) & ~is_nan(b);
    const F value = pick(better, v, b);
    const I where = pick(better, position, full ? loadi(at + i) : loadi_n(at + i, m));
    if (full) {
      store(best + i, value);
      storei(at + i, where);
    } else {
      store_n<F32>(best + i, value, m);
      storei_n(at + i, where, m);
    }
    position = position + advance;
  }
}

template <class D>
void add_where(float* y, const void* data, const int32_t* at, int32_t position, int64_t n) {
  auto* x = static_cast<const typename D::T*>(data);
  const I here = seti(position);
  for (int64_t i = 0; i < n; i += kLanes) {
    const int64_t m = n - i < kLanes ? n - i : kLanes;
    const bool full = m == kLanes;
    const I p = full ? loadi(at + i) : loadi_n(at + i, m);
    const F v = full ? D::load(x + i) : load_n<D>(x + i, m);
    const F sum = full ? load(y + i) : load_n<F32>(y + i, m);
    const F next = pick((p > here) | (here > p), sum, sum + v);
    if (full) store(y + i, next);
    else store_n<F32>(y + i, next, m);
  }
}

void combine(float* __restrict y, const float* __restrict x, const int32_t* __restrict at,
             const float* __restrict w, int64_t taps, int64_t n) {
  for (int64_t j = 0; j < n; ++j) y[j] = w[j] * x[at[j]];
  for (int64_t t = 1; t < taps; ++t) {
    at += n;
    w += n;
    for (int64_t j = 0; j < n; ++j) y[j] += w[j] * x[at[j]];
  }
}

}  // namespace

const RowTable row_table = {
    {start<F32>, start<BF16>, start<F16>},
    {add<F32>, add<BF16>, add<F16>},
    {max<F32>, max<BF16>, max<F16>},
    {add_where<F32>, add_where<BF16>, add_where<F16>},
    combine,
};

}  // namespace mpt::cpu::MPT_ISA
