// ReduceTable: reductions in SIMD.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/reduce.h"

#include "backends/cpu/simd/math.h"

namespace mpt::cpu::MPT_ISA {
namespace {

struct Add {
  MPT_INLINE F join(F a, F b) { return a + b; }
  MPT_INLINE double join(double a, double b) { return a + b; }
  static constexpr float kStart = 0;
};
struct Sum : Add {
  MPT_INLINE F of(F x) { return x; }
};
struct Abs : Add {
  MPT_INLINE F of(F x) { return abs(x); }
};
struct Square : Add {
  MPT_INLINE F of(F x) { return x * x; }
};
struct Max {
  MPT_INLINE F of(F x) { return x; }
  MPT_INLINE F join(F a, F b) { return max_nan(a, b); }
  MPT_INLINE double join(double a, double b) { return a != a || a > b ? a : b; }
  static constexpr float kStart = -kInf;
};
struct Min {
  MPT_INLINE F of(F x) { return x; }
  MPT_INLINE F join(F a, F b) { return min_nan(a, b); }
  MPT_INLINE double join(double a, double b) { return a != a || a < b ? a : b; }
  static constexpr float kStart = kInf;
};

template <class Op>
double fold_lanes(F v) {
  float q[kLanes];
  store(q, v);
  double d[kLanes];
  for (int i = 0; i < kLanes; ++i) d[i] = static_cast<double>(q[i]);
  for (int half = 8; half; half /= 2)
    for (int i = 0; i < half; ++i) d[i] = Op::join(d[i], d[i + half]);
  return d[0];
}

template <class Op, class D>
double run(const void* data, int64_t n, float shift) {
  constexpr int64_t kBlock = 4096;
  auto* x = static_cast<const typename D::T*>(data);
  const F s = set(shift);
  double total = static_cast<double>(Op::kStart);
  auto at = [&](int64_t i) { return Op::of(D::load(x + i) - s); };
  for (int64_t from = 0; from < n; from += kBlock) {
    const int64_t end = from + kBlock < n ? from + kBlock : n;
    F a = set(Op::kStart), b = a, c = a, d = a;
    int64_t i = from;
    for (; i + 4 * kLanes <= end; i += 4 * kLanes) {
      a = Op::join(a, at(i));
      b = Op::join(b, at(i + kLanes));
      c = Op::join(c, at(i + 2 * kLanes));
      d = Op::join(d, at(i + 3 * kLanes));
    }
    for (; i + kLanes <= end; i += kLanes) a = Op::join(a, at(i));
    if (i < end) {
      const F last = Op::of(load_n<D>(x + i, end - i) - s);
      b = Op::join(b, pick(lanes_below(end - i), last, set(Op::kStart)));
    }
    total = Op::join(total, fold_lanes<Op>(Op::join(Op::join(a, b), Op::join(c, d))));
  }
  return total;
}

template <class Op>
void more(const float* x, int64_t n, float* acc) {
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) store(acc + i, Op::join(load(acc + i), load(x + i)));
  if (i < n)
    store_n<F32>(acc + i, Op::join(load_n<F32>(acc + i, n - i), load_n<F32>(x + i, n - i)), n - i);
}

// Folds four rows per pass over `acc`, which stays in L1.
template <class Op, class D>
void columns(const void* data, int64_t stride, int64_t rows, int64_t n, float* acc) {
  constexpr int64_t kBlock = 256;  // rows that are summed before they are added to the total
  auto* x = static_cast<const typename D::T*>(data);
  alignas(64) float block[kColumns];
  for (int64_t i = 0; i < n; ++i) acc[i] = Op::kStart;
  for (int64_t from = 0; from < rows; from += kBlock) {
    const int64_t end = from + kBlock < rows ? from + kBlock : rows;
    float* to = rows <= kBlock ? acc : block;
    if (to == block)
      for (int64_t i = 0; i < n; ++i) block[i] = Op::kStart;
    int64_t r = from;
    for (; r + 4 <= end; r += 4) {
      const typename D::T* p = x + r * stride;
      int64_t i = 0;
      for (; i + kLanes <= n; i += kLanes) {
        const F ab = Op::join(Op::of(D::load(p + i)), Op::of(D::load(p + stride + i)));
        const F cd =
            Op::join(Op::of(D::load(p + 2 * stride + i)), Op::of(D::load(p + 3 * stride + i)));
        store(to + i, Op::join(load(to + i), Op::join(ab, cd)));
      }
      if (i < n) {
        const int64_t m = n - i;
        const F ab = Op::join(Op::of(load_n<D>(p + i, m)), Op::of(load_n<D>(p + stride + i, m)));
        const F cd = Op::join(Op::of(load_n<D>(p + 2 * stride + i, m)),
                              Op::of(load_n<D>(p + 3 * stride + i, m)));
        store_n<F32>(to + i, Op::join(load_n<F32>(to + i, m), Op::join(ab, cd)), m);
      }
    }
    for (; r < end; ++r) {
      const typename D::T* p = x + r * stride;
      int64_t i = 0;
      for (; i + kLanes <= n; i += kLanes)
        store(to + i, Op::join(load(to + i), Op::of(D::load(p + i))));
      if (i < n) {
        const int64_t m = n - i;
        store_n<F32>(to + i, Op::join(load_n<F32>(to + i, m), Op::of(load_n<D>(p + i, m))), m);
      }
    }
    if (to == block) more<Op>(block, n, acc);
  }
}

void scale(float* x, int64_t n, float by) {
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) store(x + i, load(x + i) * set(by));
  for (; i < n; ++i) x[i] *= by;
}

}  // namespace

#define RUN(Op) \
  { run<Op, F32>, run<Op, BF16>, run<Op, F16> }
#define COLUMNS(Op) \
  { columns<Op, F32>, columns<Op, BF16>, columns<Op, F16> }
const ReduceTable reduce_table = {
    {RUN(Sum), RUN(Abs), RUN(Square), RUN(Max), RUN(Min)},
    {COLUMNS(Sum), COLUMNS(Abs), COLUMNS(Square), COLUMNS(Max), COLUMNS(Min)},
    {more<Sum>, more<Sum>, more<Sum>, more<Max>, more<Min>},
    scale};

}  // namespace mpt::cpu::MPT_ISA
