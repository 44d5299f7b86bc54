// Epilogue of the matrix product: scales a finished block of f32 sums, applies bias and activation,
// narrows, and writes it to C in C's layout.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/gemm/vec.h"
#include "backends/cpu/simd/exp.h"

namespace mpt::cpu::MPT_ISA {

// -- activations ----------------------------------------------------------------------------------

MPT_INLINE V select(VI mask, V a, V b) { return (V)(((VI)a & mask) | ((VI)b & ~mask)); }

// These functions take fewer steps than those of simd/math.h and round differently, so a fused
// activation may differ from a separate one in the last bits.

// Returns e^x for -87.3 <= x <= 88.7; the result beyond is that at the limit.
MPT_INLINE_IF_AVX2 V exp(V x) {
  constexpr float kRound = 12582912.f;  // 1.5 * 2^23: adding it rounds to an integer
  const V low_end = broadcast(-87.3f), high_end = broadcast(88.7f);
  x = select(x < low_end, low_end, x);
  x = select(x > high_end, high_end, x);
  const V shifted = madd(x, broadcast(kLog2e), broadcast(kRound)), n = shifted - kRound;
  const V r = madd(n, broadcast(-kLn2Low), madd(n, broadcast(-kLn2High), x));
  V p = broadcast(kExpTail[0]);
#pragma GCC unroll 8
  for (int i = 1; i < 6; ++i) p = madd(p, r, broadcast(kExpTail[i]));
  p = madd(p * r, r, r) + 1.f;
  return p * (V)(((VI)shifted << 23) + 0x3f800000);
}

MPT_INLINE_IF_AVX2 V sigmoid(V x) { return 1.f / (1.f + exp(-x)); }

MPT_INLINE_IF_AVX2 V tanh(V x) {
  const VI sign = (VI)x & static_cast<int32_t>(0x80000000u);
  const V a = (V)((VI)x ^ sign), z = x * x;
  V p = broadcast(-5.70498872745e-3f);
  p = madd(p, z, broadcast(2.06390887954e-2f));
  p = madd(p, z, broadcast(-5.37397155531e-2f));
  p = madd(p, z, broadcast(1.33314422036e-1f));
  p = madd(p, z, broadcast(-3.33332819422e-1f));
  const V far = (V)((VI)(1.f - 2.f / (exp(2.f * a) + 1.f)) | sign);
  return select(a < 0.625f, madd(p * z, x, x), far);
}

template <Activation kAct>
MPT_INLINE V activate(V x) {
  if constexpr (kAct == Activation::relu) return select(x < 0.f, V{}, x);
  if constexpr (kAct == Activation::sigmoid) return sigmoid(x);
  if constexpr (kAct == Activation::tanh) return tanh(x);
  return x;
}

// -- stores ---------------------------------------------------------------------------------------

struct Sums {  // sums of a block, and the position of its (0, 0) in C
  const float* p;
  int64_t ld, rows, cols, row, col;
};

template <class E>
MPT_INLINE V bias_at(E, const void* bias, int64_t i, int64_t n) {
  const auto* p = static_cast<const typename E::T*>(bias) + i;
  return n == kNative ? load(E{}, p) : load_n(E{}, p, n);
}
MPT_INLINE_IF_AVX2 V bias_at(const Output& o, int64_t i, int64_t n) {
  if (o.bias_dtype == DType::f32) return bias_at(F32Element{}, o.bias, i, n);
  if (o.bias_dtype == DType::bf16) return bias_at(BF16Element{}, o.bias, i, n);
  return bias_at(F16Element{}, o.bias, i, n);
}

template <int kN, class E>
MPT_INLINE void store_vectors(E, typename E::T* to, const V* v) {
#if defined(__AVX512F__)
  if constexpr (sizeof *to == 2 && kN == 2) return _mm512_storeu_si512(to, line_of(E{}, v));
#endif
#pragma GCC unroll 4
  for (int j = 0; j + 1 < kN; j += 2) store2(E{}, to + j * kNative, v[j], v[j + 1]);
  if (kN % 2) store(E{}, to + (kN - 1) * kNative, v[kN - 1]);
}

// True if the sums only need to be rounded and stored, with contiguous columns of C.
MPT_INLINE bool stores_unchanged(const Output& o) {
  return o.alpha == 1.f && o.beta == 0.f && !o.bias && o.act == Activation::none && o.view.cs == 1;
}

// Stores one row of up to 32 columns. kN is the number of whole vectors, or 0 for any count.
template <class E, Activation kAct, int kN>
MPT_INLINE void store_row(const float* from, int64_t cols, const V* bias, float alpha, float beta,
                          typename E::T* to) {
  if constexpr (kN > 0) {
    if (beta == 0.f) {
      V v[kN];
#pragma GCC unroll 8
      for (int j = 0; j < kN; ++j) {
        v[j] =
            activate<kAct>(madd(load(F32Element{}, from + j * kNative), broadcast(alpha), bias[j]));
      }
      return store_vectors<kN>(E{}, to, v);
    }
  }
#pragma GCC unroll 8
  for (int j = 0; j < kTile / kNative; ++j) {
    const int64_t n = min(kNative, cols - j * kNative);
    if (n <= 0) break;
    V v = activate<kAct>(madd(load(F32Element{}, from + j * kNative), broadcast(alpha), bias[j]));
    auto* at = to + j * kNative;
    if (beta != 0.f)
      v = madd(broadcast(beta), n == kNative ? load(E{}, at) : load_n(E{}, at, n), v);
    if (n == kNative) store(E{}, at, v);
    else store_n(E{}, at, v, n);
  }
}

#if defined(__AVX512F__)
// Stores 32 columns of plain sums, one cache line at a time, past the caches.
template <class E>
MPT_INLINE void stream_row(const float* from, typename E::T* to) {
  constexpr int kStep = 64 / sizeof(typename E::T);
#pragma GCC unroll 2
  for (int j = 0; j < kTile; j += kStep) {
    const V v[2] = {load(F32Element{}, from + j),
                    load(F32Element{}, from + j + (kStep == 32 ? 16 : 0))};
    _mm512_stream_si512(reinterpret_cast<__m512i*>(to + j), line_of(E{}, v));
  }
}
#endif

// Stores sums into a C with contiguous columns, up to 32 columns at a time. With AVX-512 pieces end
// at multiples of 32 columns, so that whole cache lines can be streamed.
template <class E, Activation kAct>
static void store_rows(const Sums& s, const Output& o) {
  // kWhole: vectors in a row of a full panel, which has a loop of constant size.
#if defined(__AVX512F__)
  constexpr int kWhole = 2;
  constexpr bool kAligned = true;
#else
  constexpr int kWhole = kNative == 8 ? 3 : 2;
  constexpr bool kAligned = false;
#endif
  for (int64_t j = 0, cols; j < s.cols; j += cols) {
    cols = min(kAligned ? kTile - (s.col + j) % kTile : kTile, s.cols - j);
    V bias[kTile / kNative];
    for (V& x : bias)
      x = broadcast(-0.f);  // -0 is neutral: adding it keeps even the sign of a zero
    if (o.bias && o.bias_dim) {
#pragma GCC unroll 8
      for (int v = 0; v < kTile / kNative; ++v) {
        const int64_t n = min(kNative, cols - v * kNative);
        if (n > 0) bias[v] = bias_at(o, s.col + j + v * kNative, n);
      }
    }
    const float* from = s.p + j;
    auto* to = static_cast<typename E::T*>(o.c) + o.view.at(s.row, s.col + j);
#if defined(__AVX512F__)
    const bool as_is = kAct == Activation::none && o.alpha == 1.f && !o.bias && o.beta == 0.f;
    const bool lines = reinterpret_cast<uintptr_t>(to) % 64 == 0 && o.view.rs % kTile == 0;
    if (o.is_streamed && as_is && cols == kTile && lines) {
      for (int64_t i = 0; i < s.rows; ++i) stream_row<E>(from + i * s.ld, to + i * o.view.rs);
      continue;
    }
#endif
    for (int64_t i = 0; i < s.rows; ++i, from += s.ld, to += o.view.rs) {
      if (o.bias && !o.bias_dim) {
        const V b = broadcast(bias_at(o, s.row + i, 1)[0]);
#pragma GCC unroll 8
        for (V& x : bias) x = b;
      }
      if (cols == kWhole * kNative) {
        store_row<E, kAct, kWhole>(from, cols, bias, o.alpha, o.beta, to);
      } else {
        store_row<E, kAct, 0>(from, cols, bias, o.alpha, o.beta, to);
      }
    }
  }
}

// Stores sums into a C with neither contiguous rows nor contiguous columns.
template <class E, Activation kAct>
static void store_scattered(const Sums& s, const Output& o) {
  auto* c = static_cast<typename E::T*>(o.c);
  for (int64_t i = 0; i < s.rows; ++i) {
    for (int64_t j = 0; j < s.cols; ++j) {
      auto& to = c[o.view.at(s.row + i, s.col + j)];
      float v = s.p[i * s.ld + j] * o.alpha;
      if (o.bias) v += bias_at(o, o.bias_dim ? s.col + j : s.row + i, 1)[0];
      v = activate<kAct>(broadcast(v))[0];
      if (o.beta != 0.f) v += o.beta * E::widen(to);
      to = E::narrow(v);
    }
  }
}

template <class E>
static void store_block(const Sums& s, const Output& o) {
#define MPT_STORE(act)                                        \
  case Activation::act:                                       \
    if (o.view.cs == 1) store_rows<E, Activation::act>(s, o); \
    else store_scattered<E, Activation::act>(s, o);           \
    return;
  switch (o.act) {
    MPT_STORE(none)
    MPT_STORE(relu)
    MPT_STORE(sigmoid)
    MPT_STORE(tanh)
    default: return;  // not fusable: refused by the make functions
  }
#undef MPT_STORE
}

static void store_typed(const Sums& s, const Output& o) {
  if (o.dtype == DType::f32) store_block<F32Element>(s, o);
  else if (o.dtype == DType::bf16) store_block<BF16Element>(s, o);
  else store_block<F16Element>(s, o);
}

// Prefetches the cache lines of C that a block will write, before the arithmetic.
static void prefetch_output(const Output& o, int64_t row, int64_t rows, int64_t col, int64_t cols) {
#if defined(__AVX512F__)
  if (o.is_streamed) return;
#endif
  const int64_t size = o.dtype == DType::f32 ? 4 : 2;
  const bool turned = o.view.cs != 1;
  const MatrixStrides v = turned ? o.view.transposed() : o.view;
  const int64_t i0 = turned ? col : row, n = turned ? cols : rows;
  const int64_t j0 = turned ? row : col, bytes = (turned ? rows : cols) * size;
  for (int64_t i = 0; i < n; ++i) {
    const char* p = static_cast<const char*>(o.c) + v.at(i0 + i, j0) * size;
    for (int64_t b = 0; b < bytes; b += 64) __builtin_prefetch(p + b, 1);
    __builtin_prefetch(p + bytes - 1, 1);  // the last byte may be in another cache line
  }
}

// Stores at most 64 x 64 sums. Rows are readable up to a multiple of the vector length.
static void store_sums(const Sums& s, const Output& o) {
  if (o.view.cs == 1 || o.view.rs != 1) return store_typed(s, o);
  alignas(64) float t[64 * 64];
  const int64_t ld = s.rows <= 32 ? 32 : 64;
  for (int64_t i = 0; i < s.rows; i += kNative) {
    for (int64_t j = 0; j < s.cols; j += kNative) {
      V v[kNative];
      transpose_rows(s.p + i * s.ld + j, s.ld, s.rows - i, v);
#pragma GCC unroll 16
      for (int r = 0; r < kNative; ++r) store(F32Element{}, t + (j + r) * ld + i, v[r]);
    }
  }
  Output flipped = o;
  flipped.view = o.view.transposed();
  flipped.bias_dim = 1 - o.bias_dim;
  store_typed({t, ld, s.cols, s.rows, s.col, s.row}, flipped);
}

// Calls one(b, i, j) for every 32 rows of every panel, in the order of C's memory.
template <class Width>
MPT_INLINE void each_tile(const BlockPass& b, void (*one)(const BlockPass&, int64_t, int64_t),
                          const Width& width) {
  if (!b.out || b.out->view.cs == 1) {
    for (int64_t i = 0; i < b.rows; i += kTile) {
      for (int64_t j = 0; j < b.cols; j += width(b, j)) one(b, i, j);
    }
  } else {
    for (int64_t j = 0; j < b.cols; j += width(b, j)) {
      for (int64_t i = 0; i < b.rows; i += kTile) one(b, i, j);
    }
  }
#if defined(__AVX512F__)
  if (b.last && b.out->is_streamed) _mm_sfence();
#endif
}

}  // namespace mpt::cpu::MPT_ISA
