// Loops of pointwise kernels around functions of sixteen lanes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {

// The scalars of a pointwise kernel, in every lane.
struct MapScalars {
  F a, b;
};

MPT_INLINE MapScalars splat(const double* s) {
  return {set(static_cast<float>(s[0])), set(static_cast<float>(s[1]))};
}

// The operands of a kernel: contiguous elements with step 1, or a constant with step 0.
template <class T, int kIn>
struct MapOperands {
  const T* p[kIn];
  int64_t step[kIn];

  // Returns sixteen elements of operand k from element i on, or sixteen copies of its constant.
  template <class D, int k>
  MPT_ALWAYS F get(int64_t i) const {
    return D::load(p[k] + i * step[k]);
  }
};
// Computes n elements, a multiple of sixteen.
template <class Out, class T, int kIn>
using MapLoop = void (*)(Out* out, const MapOperands<T, kIn>& in, const MapScalars& s, int64_t n);

// Calls `loop` on whole vectors, then once on a copy of the remainder padded to a vector. It is
// compiled once for all functions with such operands, which keeps the code small.
template <class Out, class T, int kIn>
static __attribute__((noinline)) void spans(MapLoop<Out, T, kIn> loop, Out* out,
                                            const void* const* in, const int64_t* step, int64_t n,
                                            const double* scalars) {
  alignas(64) T copies[kIn][kLanes];
  alignas(64) Out results[kLanes];
  MapOperands<T, kIn> x;
  for (int i = 0; i < kIn; ++i) {
    x.p[i] = static_cast<const T*>(in[i]);
    x.step[i] = step[i];
    if (step[i]) continue;
    for (T& copy : copies[i]) copy = *x.p[i];
    x.p[i] = copies[i];
  }
  const MapScalars s = splat(scalars);
  const int64_t whole = n - n % kLanes, left = n - whole;
  if (whole) loop(out, x, s, whole);
  if (!left) return;
  for (int i = 0; i < kIn; ++i) {
    if (!x.step[i]) continue;
    const T* from = x.p[i] + whole;
    for (int64_t k = 0; k < kLanes; ++k) copies[i][k] = from[k < left ? k : 0];
    x.p[i] = copies[i];
  }
  loop(results, x, s, kLanes);
  for (int64_t k = 0; k < left; ++k) out[whole + k] = results[k];
}

// Loops over one, two or three operands of dtype D: Op::of computes sixteen elements. They copy
// the operands and scalars, which then cannot alias the memory that is written.
template <class D, class Op, class T>
void loop1(T* out, const MapOperands<T, 1>& in, const MapScalars& scalars, int64_t n) {
  const MapOperands<T, 1> x = in;
  const MapScalars s = scalars;
  for (int64_t i = 0; i < n; i += kLanes) D::store(out + i, Op::of(x.template get<D, 0>(i), s));
}
template <class D, class Op, class T>
void loop2(T* out, const MapOperands<T, 2>& in, const MapScalars& scalars, int64_t n) {
  const MapOperands<T, 2> x = in;
  const MapScalars s = scalars;
  for (int64_t i = 0; i < n; i += kLanes)
    D::store(out + i, Op::of(x.template get<D, 0>(i), x.template get<D, 1>(i), s));
}
template <class D, class Op, class T>
void loop3(T* out, const MapOperands<T, 3>& in, const MapScalars& scalars, int64_t n) {
  const MapOperands<T, 3> x = in;
  const MapScalars s = scalars;
  for (int64_t i = 0; i < n; i += kLanes)
    D::store(out + i,
             Op::of(x.template get<D, 0>(i), x.template get<D, 1>(i), x.template get<D, 2>(i), s));
}
// Loops whose result is bool: Op::of returns a mask.
template <class D, class Op, class T>
void bools1(uint8_t* out, const MapOperands<T, 1>& in, const MapScalars&, int64_t n) {
  const MapOperands<T, 1> x = in;
  for (int64_t i = 0; i < n; i += kLanes) store_bool(out + i, Op::of(x.template get<D, 0>(i)));
}
template <class D, class Op, class T>
void bools2(uint8_t* out, const MapOperands<T, 2>& in, const MapScalars&, int64_t n) {
  const MapOperands<T, 2> x = in;
  for (int64_t i = 0; i < n; i += kLanes)
    store_bool(out + i, Op::of(x.template get<D, 0>(i), x.template get<D, 1>(i)));
}

// The kernels of the tables.
#define MPT_MAP(name, loop, Out, count)                                                 \
  template <class D, class Op>                                                          \
  void name(void* out, const void* const* in, const int64_t* step, int64_t n,           \
            const double* scalars) {                                                    \
    typedef typename D::T T;                                                            \
    spans<Out, T, count>(loop<D, Op, T>, static_cast<Out*>(out), in, step, n, scalars); \
  }
MPT_MAP(map1, loop1, T, 1)
MPT_MAP(map2, loop2, T, 2)
MPT_MAP(map3, loop3, T, 3)
MPT_MAP(test1, bools1, uint8_t, 1)
MPT_MAP(test2, bools2, uint8_t, 2)
#undef MPT_MAP

// Applies a function without a SIMD form lane by lane.
template <class G>
MPT_INLINE F each(F x, F y, G g) {
  float p[kLanes], q[kLanes];
  store(p, x);
  store(q, y);
  for (int i = 0; i < kLanes; ++i) p[i] = g(p[i], q[i]);
  return load(p);
}
template <class G>
MPT_INLINE F each(F x, F y, F z, G g) {
  float p[kLanes], q[kLanes], r[kLanes];
  store(p, x);
  store(q, y);
  store(r, z);
  for (int i = 0; i < kLanes; ++i) p[i] = g(p[i], q[i], r[i]);
  return load(p);
}

}  // namespace mpt::cpu::MPT_ISA
