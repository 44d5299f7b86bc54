// Loops of pointwise kernels around functions of sixteen lanes.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/vec.h"

namespace mpt::cpu::MPT_ISA {

// The scalars of a pointwise kernel, in every lane.
struct MapScalars {
  F a, b;
};

// One operand: contiguous elements, or sixteen copies of a constant.
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
};

MPT_INLINE MapScalars splat(const double* s) {
  return {set(static_cast<float>(s[0])), set(static_cast<float>(s[1]))};
}

// Calls body(out, in[0], .., count) on whole vectors, then once on a copy of the remainder padded
// to a vector. Both use the same loop, which keeps the code small.
template <class Out, class D, int kIn, class Body>
MPT_INLINE void spans(Out* out, const Stream<D>* in, int64_t n, Body body) {
  typedef typename D::T T;
  const int64_t whole = n - n % kLanes;
  alignas(64) T left[kIn][kLanes];
  alignas(64) Out results[kLanes];
  const T* from[kIn];
  for (int i = 0; i < kIn; ++i) from[i] = in[i].p;
  Out* to = out;
  int64_t count = whole;
  for (int pass = 0; pass < 2; ++pass) {
    for (int64_t at = 0; at < count; at += kLanes) body(to + at, from, at);
    if (pass == 1 || n == whole) break;
    for (int i = 0; i < kIn; ++i) {
      for (int64_t k = 0; k < kLanes; ++k) {
        left[i][k] = in[i].p[in[i].step ? (k < n - whole ? whole + k : whole) : 0];
      }
      from[i] = left[i];
    }
    to = results;
    count = kLanes;
  }
  if (n != whole) {
    for (int64_t k = 0; k < n - whole; ++k) out[whole + k] = results[k];
  }
}

// Loops over one, two or three operands of dtype D: Op::of computes sixteen elements.
template <class D, class Op>
void map1(void* out, const void* const* in, const int64_t* step, int64_t n, const double* scalars) {
  typedef typename D::T T;
  const Stream<D> x[1] = {{in[0], step[0]}};
  const MapScalars s = splat(scalars);
  spans<T, D, 1>(static_cast<T*>(out), x, n,
                 [&](T* to, const T* const* p, int64_t at) MPT_INLINE_LAMBDA {
                   D::store(to, Op::of(D::load(p[0] + at * x[0].step), s));
                 });
}

template <class D, class Op>
void map2(void* out, const void* const* in, const int64_t* step, int64_t n, const double* scalars) {
  typedef typename D::T T;
  const Stream<D> x[2] = {{in[0], step[0]}, {in[1], step[1]}};
  const MapScalars s = splat(scalars);
  spans<T, D, 2>(
      static_cast<T*>(out), x, n, [&](T* to, const T* const* p, int64_t at) MPT_INLINE_LAMBDA {
        D::store(to, Op::of(D::load(p[0] + at * x[0].step), D::load(p[1] + at * x[1].step), s));
      });
}

template <class D, class Op>
void map3(void* out, const void* const* in, const int64_t* step, int64_t n, const double* scalars) {
  typedef typename D::T T;
  const Stream<D> x[3] = {{in[0], step[0]}, {in[1], step[1]}, {in[2], step[2]}};
  const MapScalars s = splat(scalars);
  spans<T, D, 3>(
      static_cast<T*>(out), x, n, [&](T* to, const T* const* p, int64_t at) MPT_INLINE_LAMBDA {
        D::store(to, Op::of(D::load(p[0] + at * x[0].step), D::load(p[1] + at * x[1].step),
                            D::load(p[2] + at * x[2].step), s));
      });
}

// Loops whose result is bool: Op::of returns a mask.
template <class D, class Op>
void test1(void* out, const void* const* in, const int64_t* step, int64_t n, const double*) {
  typedef typename D::T T;
  const Stream<D> x[1] = {{in[0], step[0]}};
  spans<uint8_t, D, 1>(static_cast<uint8_t*>(out), x, n,
                       [&](uint8_t* to, const T* const* p, int64_t at) MPT_INLINE_LAMBDA {
                         store_bool(to, Op::of(D::load(p[0] + at * x[0].step)));
                       });
}

template <class D, class Op>
void test2(void* out, const void* const* in, const int64_t* step, int64_t n, const double*) {
  typedef typename D::T T;
  const Stream<D> x[2] = {{in[0], step[0]}, {in[1], step[1]}};
  spans<uint8_t, D, 2>(
      static_cast<uint8_t*>(out), x, n,
      [&](uint8_t* to, const T* const* p, int64_t at) MPT_INLINE_LAMBDA {
        store_bool(to, Op::of(D::load(p[0] + at * x[0].step), D::load(p[1] + at * x[1].step)));
      });
}

// Applies a function without a SIMD form lane by lane.
template <class G>
MPT_INLINE F each(F x, F y, G g) {
  float p[kLanes], q[kLanes];
  store(p, x);
  store(q, y);
  for (int i = 0; i < kLanes; ++i) p[i] = g(p[i], q[i]);
  return load(p);
}

}  // namespace mpt::cpu::MPT_ISA
