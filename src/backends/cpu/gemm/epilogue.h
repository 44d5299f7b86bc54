// How a finished block of f32 sums leaves: scale, bias, activation, narrowing, and the form of C.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/gemm/vec.h"

namespace mpt::cpu::MPT_ISA {

// -- activations
// -----------------------------------------------------------------------------------

MPT_INLINE V select(VI mask, V a, V b) { return (V)(((VI)a & mask) | ((VI)b & ~mask)); }

MPT_INLINE V exp(V x) {
  constexpr float kRound = 12582912.f;  // 1.5 * 2^23: adding it leaves the nearest integer
  const V low_end = all(-87.3f), high_end = all(88.7f);
  x = select(x < low_end, low_end, x);
  x = select(x > high_end, high_end, x);
  const V shifted = madd(x, all(1.44269504f), all(kRound)), n = shifted - kRound;
  const V r = madd(n, all(2.12194440e-4f), madd(n, all(-0.693359375f), x));
  V p = all(1.9875691500e-4f);
  p = madd(p, r, all(1.3981999507e-3f));
  p = madd(p, r, all(8.3334519073e-3f));
  p = madd(p, r, all(4.1665795894e-2f));
  p = madd(p, r, all(1.6666665459e-1f));
  p = madd(p, r, all(5.0000001201e-1f));
  p = madd(p * r, r, r) + 1.f;
  return p * (V)(((VI)shifted << 23) + 0x3f800000);
}

MPT_INLINE V sigmoid(V x) { return 1.f / (1.f + exp(-x)); }

MPT_INLINE V tanh(V x) {
  const VI sign = (VI)x & static_cast<int32_t>(0x80000000u);
  const V a = (V)((VI)x ^ sign), z = x * x;
  V p = all(-5.70498872745e-3f);
  p = madd(p, z, all(2.06390887954e-2f));
  p = madd(p, z, all(-5.37397155531e-2f));
  p = madd(p, z, all(1.33314422036e-1f));
  p = madd(p, z, all(-3.33332819422e-1f));
  const V far = (V)((VI)(1.f - 2.f / (exp(2.f * a) + 1.f)) | sign);
  return select(a < 0.625f, madd(p * z, x, x), far);
}

// x Phi(x), with erfc by Numerical Recipes' fit: its relative error stays at 1.2e-7 in the tail.
MPT_INLINE V gelu_erf(V x) {
  const V z = (V)((VI)x & 0x7fffffff) * 0.70710678f;
  const V t = 1.f / (1.f + 0.5f * z);
  V p = all(0.17087277f);
  p = madd(p, t, all(-0.82215223f));
  p = madd(p, t, all(1.48851587f));
  p = madd(p, t, all(-1.13520398f));
  p = madd(p, t, all(0.27886807f));
  p = madd(p, t, all(-0.18628806f));
  p = madd(p, t, all(0.09678418f));
  p = madd(p, t, all(0.37409196f));
  p = madd(p, t, all(1.00002368f));
  const V finite = select(x > 20.f, all(20.f), x);  // inf has no tail
  const V tail = 0.5f * finite * (t * exp(p * t - 1.26551223f - z * z));
  return select(x > 0.f, x - tail, tail);
}

MPT_INLINE V gelu_tanh(V x) { return x * sigmoid(1.5957691216f * (x + 0.044715f * x * x * x)); }

template <Activation kAct>
MPT_INLINE V activate(V x) {
  if constexpr (kAct == Activation::relu) return select(x < 0.f, V{}, x);
  if constexpr (kAct == Activation::gelu_erf) return gelu_erf(x);
  if constexpr (kAct == Activation::gelu_tanh) return gelu_tanh(x);
  if constexpr (kAct == Activation::silu) return x * sigmoid(x);
  if constexpr (kAct == Activation::sigmoid) return sigmoid(x);
  if constexpr (kAct == Activation::tanh) return tanh(x);
  return x;
}

// -- stores
// ----------------------------------------------------------------------------------------

struct Sums {  // of a block, and where its (0, 0) lies in C
  const float* p;
  int64_t ld, rows, cols, row, col;
};

template <class E>
MPT_INLINE V bias_at(E, const void* bias, int64_t i, int64_t n) {
  const auto* p = static_cast<const typename E::T*>(bias) + i;
  return n == kLanes ? load(E{}, p) : load_n(E{}, p, n);
}
MPT_INLINE V bias_at(const Output& o, int64_t i, int64_t n) {
  if (o.bias_dtype == DType::f32) return bias_at(F32{}, o.bias, i, n);
  if (o.bias_dtype == DType::bf16) return bias_at(BF16{}, o.bias, i, n);
  return bias_at(F16{}, o.bias, i, n);
}

// C's columns lie side by side.
template <class E, Activation kAct>
static void store_rows(const Sums& s, const Output& o) {
  auto* c = static_cast<typename E::T*>(o.c);
  const bool plain = o.alpha == 1.f && !o.bias && o.beta == 0.f;
  for (int64_t i = 0; i < s.rows; ++i) {
    const float* from = s.p + i * s.ld;
    const float row_bias = o.bias && o.bias_dim == 0 ? bias_at(o, s.row + i, 1)[0] : 0.f;
    for (int64_t j = 0; j < s.cols; j += kLanes) {
      const int64_t n = low(kLanes, s.cols - j);
      auto* to = c + o.view.at(s.row + i, s.col + j);
      V v = load(F32{}, from + j);
      if (!plain) {
        v = v * o.alpha;
        if (o.bias) v = v + (o.bias_dim ? bias_at(o, s.col + j, n) : all(row_bias));
      }
      v = activate<kAct>(v);
      if (o.beta != 0.f) v = v + o.beta * (n == kLanes ? load(E{}, to) : load_n(E{}, to, n));
      if (n == kLanes) store(E{}, to, v);
      else store_n(E{}, to, v, n);
    }
  }
}

#if defined(__AVX512F__)
// Nothing but narrowing, a cache line at a time and past the caches.
template <class E>
static void stream_rows(const Sums& s, const Output& o) {
  auto* c = static_cast<typename E::T*>(o.c);
  constexpr int kStep = 64 / sizeof(typename E::T);
  for (int64_t i = 0; i < s.rows; ++i) {
    const float* from = s.p + i * s.ld;
    for (int64_t j = 0; j < s.cols; j += kStep) {
      void* to = c + o.view.at(s.row + i, s.col + j);
      __m512i line = (__m512i)load(F32{}, from + j);
      if constexpr (kStep == 32) {
        const __m256i second = narrow16(E{}, load(F32{}, from + j + 16));
        const __m256i first = narrow16(E{}, (V)line);
        line = _mm512_inserti64x4(_mm512_castsi256_si512(first), second, 1);
      }
      _mm512_stream_si512(reinterpret_cast<__m512i*>(to), line);
    }
  }
}
template <class E>
MPT_INLINE bool may_stream(const Sums& s, const Output& o) {
  constexpr int64_t kStep = 64 / sizeof(typename E::T);
  const int64_t at = o.view.at(s.row, s.col) * static_cast<int64_t>(sizeof(typename E::T));
  return o.stream && o.act == Activation::none && o.alpha == 1.f && o.beta == 0.f && !o.bias &&
         s.cols % kStep == 0 && s.col % kStep == 0 && o.view.rs % kStep == 0 &&
         (reinterpret_cast<uintptr_t>(o.c) + static_cast<uintptr_t>(at)) % 64 == 0;
}
#endif

// No side of C is dense.
template <class E, Activation kAct>
static void store_scattered(const Sums& s, const Output& o) {
  auto* c = static_cast<typename E::T*>(o.c);
  for (int64_t i = 0; i < s.rows; ++i) {
    for (int64_t j = 0; j < s.cols; ++j) {
      auto& to = c[o.view.at(s.row + i, s.col + j)];
      float v = s.p[i * s.ld + j] * o.alpha;
      if (o.bias) v += bias_at(o, o.bias_dim ? s.col + j : s.row + i, 1)[0];
      v = activate<kAct>(all(v))[0];
      if (o.beta != 0.f) v += o.beta * E::widen(to);
      to = E::narrow(v);
    }
  }
}

template <class E>
static void store_block(const Sums& s, const Output& o) {
#if defined(__AVX512F__)
  if (o.view.cs == 1 && may_stream<E>(s, o)) return stream_rows<E>(s, o);
#endif
#define MPT_STORE(act)                                        \
  case Activation::act:                                       \
    if (o.view.cs == 1) store_rows<E, Activation::act>(s, o); \
    else store_scattered<E, Activation::act>(s, o);           \
    return;
  switch (o.act) {
    MPT_STORE(none)
    MPT_STORE(relu)
    MPT_STORE(gelu_erf)
    MPT_STORE(gelu_tanh)
    MPT_STORE(silu)
    MPT_STORE(sigmoid)
    MPT_STORE(tanh)
  }
#undef MPT_STORE
}

static void store_typed(const Sums& s, const Output& o) {
  if (o.dtype == DType::f32) store_block<F32>(s, o);
  else if (o.dtype == DType::bf16) store_block<BF16>(s, o);
  else store_block<F16>(s, o);
}

// At most 64 x 64 sums; rows are readable up to a multiple of the vector's length.
static void store_sums(const Sums& s, const Output& o) {
  if (o.view.cs == 1 || o.view.rs != 1) return store_typed(s, o);
  alignas(64) float t[64 * 64];
  const int64_t ld = s.rows <= 32 ? 32 : 64;
  for (int64_t i = 0; i < s.rows; i += kLanes) {
    for (int64_t j = 0; j < s.cols; j += kLanes) {
      V v[kLanes];
#pragma GCC unroll 16
      for (int r = 0; r < kLanes; ++r) {
        v[r] = i + r < s.rows ? load(F32{}, s.p + (i + r) * s.ld + j) : V{};
      }
      transpose(v);
#pragma GCC unroll 16
      for (int r = 0; r < kLanes; ++r) store(F32{}, t + (j + r) * ld + i, v[r]);
    }
  }
  Output flipped = o;
  flipped.view = o.view.transposed();
  flipped.bias_dim = 1 - o.bias_dim;
  store_typed({t, ld, s.cols, s.rows, s.col, s.row}, flipped);
}

}  // namespace mpt::cpu::MPT_ISA
