// The loop of a pointwise kernel around its function on sixteen lanes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {

struct Scalars {
  F a, b;
};

// One operand: a running vector, or sixteen copies of its one value.
template <class D>
struct Stream {
  typedef typename D::T T;
  const T* p;
  int64_t step;
  alignas(64) T copies[kLanes];

  Stream(const void* data, int64_t by) : p(static_cast<const T*>(data)), step(by) {
    if (step) return;
    for (int i = 0; i < kLanes; ++i) copies[i] = *p;
    p = copies;
  }
  F at(int64_t i) const { return D::load(p + i * step); }
  F at(int64_t i, int64_t n) const { return step ? load_n<D>(p + i, n) : D::load(p); }
};

MPT_INLINE Scalars splat(const double* s) {
  return {set(static_cast<float>(s[0])), set(static_cast<float>(s[1]))};
}

template <class D, class Op>
void map1(void* out, const void* const* in, const int64_t* step, int64_t n, const double* scalars) {
  const Stream<D> x(in[0], step[0]);
  auto* y = static_cast<typename D::T*>(out);
  const Scalars s = splat(scalars);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) D::store(y + i, Op::of(x.at(i), s));
  if (i < n) store_n<D>(y + i, Op::of(x.at(i, n - i), s), n - i);
}

template <class D, class Op>
void map2(void* out, const void* const* in, const int64_t* step, int64_t n, const double* scalars) {
  const Stream<D> x(in[0], step[0]), y(in[1], step[1]);
  auto* z = static_cast<typename D::T*>(out);
  const Scalars s = splat(scalars);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) D::store(z + i, Op::of(x.at(i), y.at(i), s));
  if (i < n) store_n<D>(z + i, Op::of(x.at(i, n - i), y.at(i, n - i), s), n - i);
}

template <class D, class Op>
void map3(void* out, const void* const* in, const int64_t* step, int64_t n, const double* scalars) {
  const Stream<D> x(in[0], step[0]), y(in[1], step[1]), z(in[2], step[2]);
  auto* w = static_cast<typename D::T*>(out);
  const Scalars s = splat(scalars);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) D::store(w + i, Op::of(x.at(i), y.at(i), z.at(i), s));
  if (i < n) {
    const int64_t m = n - i;
    store_n<D>(w + i, Op::of(x.at(i, m), y.at(i, m), z.at(i, m), s), m);
  }
}

// The forms whose result is bool: Op::of gives a mask.
template <class D, class Op>
void test1(void* out, const void* const* in, const int64_t* step, int64_t n, const double*) {
  const Stream<D> x(in[0], step[0]);
  auto* y = static_cast<uint8_t*>(out);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) store_bool(y + i, Op::of(x.at(i)));
  if (i < n) store_bool(y + i, Op::of(x.at(i, n - i)), n - i);
}

template <class D, class Op>
void test2(void* out, const void* const* in, const int64_t* step, int64_t n, const double*) {
  const Stream<D> x(in[0], step[0]), y(in[1], step[1]);
  auto* z = static_cast<uint8_t*>(out);
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) store_bool(z + i, Op::of(x.at(i), y.at(i)));
  if (i < n) store_bool(z + i, Op::of(x.at(i, n - i), y.at(i, n - i)), n - i);
}

// A function that has no SIMD form, lane by lane.
template <class G>
MPT_INLINE F each(F x, F y, G g) {
  float p[kLanes], q[kLanes];
  store(p, x);
  store(q, y);
  for (int i = 0; i < kLanes; ++i) p[i] = g(p[i], q[i]);
  return load(p);
}

}  // namespace mpt::cpu::MPT_ISA
