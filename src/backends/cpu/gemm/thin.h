// Products of few rows. B is read once and in place, because packing would cost more than the
// product. Only fma.cpp includes this file.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/gemm/epilogue.h"

namespace mpt::cpu::MPT_ISA {

using gemm::kThinCols;
using gemm::kThinRows;
using gemm::Thin;

MPT_INLINE float lane_sum(V v) {
  float x[kNative];
  __builtin_memcpy(x, &v, sizeof x);
  for (int n = kNative / 2; n > 0; n /= 2) {
    for (int i = 0; i < n; ++i) x[i] += x[i + n];
  }
  return x[0];
}

// Adds to `part` the products of kM rows of a and kN contiguous columns of b over `depth`.
template <int kM, int kN, class E>
MPT_INLINE void dots(E, const float* a, int64_t ld, const typename E::T* b, int64_t bcs,
                     int64_t depth, V* part, int64_t pitch) {
  V acc[kM][kN] = {};
  const auto add = [&](int64_t k, int64_t n) __attribute__((always_inline)) {
    V bv[kN];
#pragma GCC unroll 4
    for (int j = 0; j < kN; ++j) {
      bv[j] = n == kNative ? load(E{}, b + j * bcs + k) : load_n(E{}, b + j * bcs + k, n);
    }
#pragma GCC unroll 4
    for (int i = 0; i < kM; ++i) {
      const V av = load(F32Element{}, a + i * ld + k);
#pragma GCC unroll 4
      for (int j = 0; j < kN; ++j) acc[i][j] = madd(av, bv[j], acc[i][j]);
    }
  };
  int64_t k = 0;
  for (; k + kNative <= depth; k += kNative) add(k, kNative);
  if (k < depth) add(k, depth - k);
#pragma GCC unroll 4
  for (int i = 0; i < kM; ++i) {
#pragma GCC unroll 4
    for (int j = 0; j < kN; ++j) part[i * pitch + j] += acc[i][j];
  }
}

// Multiplies kM rows by the contiguous columns of b, in pieces for which the rows of a stay in L1.
template <int kM, class E>
static void dot_rows(E, const float* a, int64_t ld, const PackSource& s, float* sums) {
  constexpr int64_t kCols = 64, kDepth = 1024, kN = kM == 1 ? 4 : 2;
  const auto* base = static_cast<const typename E::T*>(s.base);
  for (int64_t from = 0; from < s.rows; from += kCols) {
    const int64_t cols = min(kCols, s.rows - from);
    V part[kM * kCols] = {};
    for (int64_t k = 0; k < s.depth; k += kDepth) {
      const int64_t depth = min(kDepth, s.depth - k);
      int64_t j = 0;
      const auto at = [&] { return base + s.view.at(s.k + k, s.row + from + j); };
      for (; j + kN <= cols; j += kN) {
        dots<kM, kN>(E{}, a + k, ld, at(), s.view.cs, depth, part + j, kCols);
      }
      for (; j < cols; ++j) dots<kM, 1>(E{}, a + k, ld, at(), s.view.cs, depth, part + j, kCols);
    }
    for (int i = 0; i < kM; ++i) {
      for (int64_t j = 0; j < cols; ++j) {
        sums[i * kThinCols + from + j] = lane_sum(part[i * kCols + j]);
      }
    }
  }
}

// Adds to `sums` the product of kM rows of a, kK deep, and kK contiguous rows of b.
template <int kM, int kK, class E>
MPT_INLINE void add_rows(E, const float* a, int64_t ld, const typename E::T* b, int64_t brs,
                         int64_t cols, float* sums) {
  const auto add = [&]<int kN>(int64_t j, int64_t n) __attribute__((always_inline)) {
    V bv[kK][kN];
#pragma GCC unroll 4
    for (int k = 0; k < kK; ++k) {
#pragma GCC unroll 2
      for (int v = 0; v < kN; ++v) {
        const auto* at = b + k * brs + j + v * kNative;
        bv[k][v] = n >= kNative ? load(E{}, at) : load_n(E{}, at, n);
      }
    }
#pragma GCC unroll 4
    for (int i = 0; i < kM; ++i) {
      float* to = sums + i * kThinCols + j;
      V c[kN];
#pragma GCC unroll 2
      for (int v = 0; v < kN; ++v) c[v] = load(F32Element{}, to + v * kNative);
#pragma GCC unroll 4
      for (int k = 0; k < kK; ++k) {
        const V av = broadcast(a[i * ld + k]);
#pragma GCC unroll 2
        for (int v = 0; v < kN; ++v) c[v] = madd(av, bv[k][v], c[v]);
      }
#pragma GCC unroll 2
      for (int v = 0; v < kN; ++v) store(F32Element{}, to + v * kNative, c[v]);
    }
  };
  int64_t j = 0;
  for (; j + 2 * kNative <= cols; j += 2 * kNative) add.template operator()<2>(j, kNative);
  for (; j < cols; j += kNative) add.template operator()<1>(j, cols - j);
}

// Adds up blocks of the depth, so that a product is not lost beside a sum over a long depth.
template <int kM, class E>
static void axpy_rows(E, const float* a, int64_t ld, const PackSource& s, float* sums) {
  constexpr int64_t kDepth = 512;
  const auto* b = static_cast<const typename E::T*>(s.base) + s.view.at(s.k, s.row);
  const auto each_vector = [&](auto visit) {
    for (int64_t i = 0; i < kM; ++i)
      for (int64_t j = 0; j < s.rows; j += kNative) visit(i * kThinCols + j);
  };
  alignas(64) float more[kM * kThinCols];
  for (int64_t from = 0; from < s.depth; from += kDepth) {
    float* const to = from == 0 ? sums : more;
    each_vector([&](int64_t at) { store(F32Element{}, to + at, V{}); });
    const int64_t end = min(from + kDepth, s.depth);
    int64_t k = from;
    for (; k + 4 <= end; k += 4) {
      add_rows<kM, 4>(E{}, a + k, ld, b + k * s.view.rs, s.view.rs, s.rows, to);
    }
    for (; k < end; ++k) add_rows<kM, 1>(E{}, a + k, ld, b + k * s.view.rs, 0, s.rows, to);
    if (from == 0) continue;
    each_vector([&](int64_t at) {
      store(F32Element{}, sums + at, load(F32Element{}, sums + at) + load(F32Element{}, more + at));
    });
  }
}

template <class E>
static void thin_rows(E e, const Thin& t, float* sums) {
  const bool dense_columns = t.b.view.rs == 1;
  const auto rows = [&]<int kM>(int64_t i) {
    const float* a = t.a + i * t.ld;
    float* to = sums + i * kThinCols;
    if (dense_columns) dot_rows<kM>(e, a, t.ld, t.b, to);
    else axpy_rows<kM>(e, a, t.ld, t.b, to);
  };
  const int64_t fours = t.rows / 4 * 4, pairs = t.rows / 2 * 2;
  for (int64_t i = 0; i < fours; i += 4) rows.template operator()<4>(i);
  if (fours < pairs) rows.template operator()<2>(fours);
  if (pairs < t.rows) rows.template operator()<1>(pairs);
}

// Copies rows of A as f32 and pads them with zeros from their depth up to `ld`.
template <class E>
static void widen_thin(E, const PackSource& s, float* to, int64_t ld) {
  const auto* base = static_cast<const typename E::T*>(s.base);
  for (int64_t i = 0; i < s.rows; ++i, to += ld) {
    const auto* p = base + s.view.at(s.row + i, s.k);
    int64_t k = 0;
    if (s.view.cs == 1) {
      for (; k + kNative <= s.depth; k += kNative) store(F32Element{}, to + k, load(E{}, p + k));
    }
    for (; k < s.depth; ++k) to[k] = E::widen(p[k * s.view.cs]);
    for (; k < ld; ++k) to[k] = 0;
  }
}

}  // namespace mpt::cpu::MPT_ISA
