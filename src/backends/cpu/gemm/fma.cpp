// The f32 family of the matrix product, and the kernels for small and thin products. 16-bit
// elements are widened while they are packed; sums are f32.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/gemm/epilogue.h"
#include "backends/cpu/gemm/thin.h"

namespace mpt::cpu::MPT_ISA {
namespace {

#if defined(__AVX512F__)
constexpr int kRows = 8, kVectors = 3, kDepth = 192;
#elif defined(__AVX2__)
constexpr int kRows = 4, kVectors = 3, kDepth = 256;
#else
constexpr int kRows = 4, kVectors = 2, kDepth = 256;
#endif
constexpr int kWidth = kVectors * kNative;  // kDepth rows of a panel leave space in L1

// Returns the width of the panels after those of kWidth columns, in a block of `columns`.
MPT_INLINE int64_t narrow_width(int64_t columns) {
  return columns <= kNative ? kNative : 2 * kNative;
}

// -- packing --------------------------------------------------------------------------------------

template <class E>
MPT_INLINE V load_up_to(E, const typename E::T* p, int64_t n) {
  return n >= kNative ? load(E{}, p) : n > 0 ? load_n(E{}, p, n) : V{};
}

#if defined(__AVX2__)
// Widens the two 16-bit elements of every 32 bits.
MPT_INLINE void widen_pairs(BF16Element, VU pairs, V& low, V& high) {
  low = (V)(pairs << 16);
  high = (V)(pairs & 0xffff0000);
}
MPT_INLINE void widen_pairs(F16Element, VU pairs, V& low, V& high) {
#if defined(__AVX512F__)
  low = (V)_mm512_cvtph_ps(_mm512_cvtepi32_epi16((__m512i)pairs));
  high = (V)_mm512_cvtph_ps(_mm512_cvtepi32_epi16((__m512i)(pairs >> 16)));
#else
  const __m256i both = _mm256_packus_epi32((__m256i)(pairs & 0xffff), (__m256i)(pairs >> 16));
  const __m256i apart = _mm256_permute4x64_epi64(both, 0xd8);
  low = (V)_mm256_cvtph_ps(_mm256_castsi256_si128(apart));
  high = (V)_mm256_cvtph_ps(_mm256_extracti128_si256(apart, 1));
#endif
}
// Widens 2 kNative rows of kNative elements whose columns are contiguous: transposes pairs of rows
// as 32-bit elements.
template <class E>
MPT_INLINE void widen_transposed(E, const typename E::T* p, int64_t cs, float* to, int64_t ld) {
#if defined(__AVX512F__)
  __m512i pairs[16];
  transpose_from(reinterpret_cast<const char*>(p), cs * 2, pairs);
#else
  V pairs[8];
#pragma GCC unroll 8
  for (int j = 0; j < 8; ++j) __builtin_memcpy(&pairs[j], p + j * cs, sizeof pairs[j]);
  transpose(pairs);
#endif
#pragma GCC unroll 16
  for (int i = 0; i < kNative; ++i) {
    V low, high;
    widen_pairs(E{}, (VU)pairs[i], low, high);
    store(F32Element{}, to + 2 * i * ld, low);
    store(F32Element{}, to + (2 * i + 1) * ld, high);
  }
}
#endif

// Widens a whole strip (see widen_strip()) whose columns are contiguous.
template <class E>
void transpose_strip(E, const typename E::T* p, int64_t cs, float* to, int64_t ld) {
#if defined(__AVX2__)
  if constexpr (sizeof(typename E::T) == 2) {
    for (int64_t i = 0; i < kTile; i += 2 * kNative) {
      widen_transposed(E{}, p + i, cs, to + i * ld, ld);
    }
    return;
  }
#endif
  for (int64_t i = 0; i < kTile; i += kNative) {
    V v[kNative];
#pragma GCC unroll 16
    for (int j = 0; j < kNative; ++j) v[j] = load(E{}, p + j * cs + i);
    transpose(v);
#pragma GCC unroll 16
    for (int j = 0; j < kNative; ++j) store(F32Element{}, to + (i + j) * ld, v[j]);
  }
}

// Widens kN whole vectors of each contiguous row.
template <int kN, class E>
void widen_rows(E, const typename E::T* p, int64_t rs, int64_t rows, float* to, int64_t ld) {
  for (int64_t i = 0; i < rows; ++i, p += rs, to += ld) {
    V v[kN];
    load_row<kN>(E{}, p, v);
#pragma GCC unroll 8
    for (int j = 0; j < kN; ++j) store(F32Element{}, to + j * kNative, v[j]);
  }
}

// to[i * ld + j] = element (i, j) for i < 32, j < kNative; zero from (rows, cols) on.
template <class E>
void widen_strip(E, const typename E::T* p, int64_t rs, int64_t cs, int64_t rows, int64_t cols,
                 float* to, int64_t ld) {
  if (cs == 1 && cols >= kNative) {
    widen_rows<1>(E{}, p, rs, rows, to, ld);
  } else if (cs == 1) {
    for (int64_t i = 0; i < rows; ++i)
      store(F32Element{}, to + i * ld, load_up_to(E{}, p + i * rs, cols));
  } else if (rs == 1) {
    if (rows == kTile && cols == kNative) return transpose_strip(E{}, p, cs, to, ld);
    for (int64_t i = 0; i < rows; i += kNative) {
      V v[kNative];
#pragma GCC unroll 16
      for (int j = 0; j < kNative; ++j) {
        v[j] = j < cols ? load_up_to(E{}, p + j * cs + i, rows - i) : V{};
      }
      transpose(v);
#pragma GCC unroll 16
      for (int j = 0; j < kNative; ++j) store(F32Element{}, to + (i + j) * ld, v[j]);
    }
  } else {
    for (int64_t i = 0; i < rows; ++i) {
      for (int64_t j = 0; j < kNative; ++j) {
        to[i * ld + j] = j < cols ? E::widen(p[i * rs + j * cs]) : 0.f;
      }
    }
  }
  for (int64_t i = rows < 0 ? 0 : rows; i < kTile; ++i) store(F32Element{}, to + i * ld, V{});
}

template <class E>
void pack_a(E, const PackSource& s, char* tiles, int64_t band, int64_t step) {
  const auto* base = static_cast<const typename E::T*>(s.base);
  for (int64_t i = 0; i < s.rows; i += kTile) {
    for (int64_t k = 0; k < s.depth; k += kTile) {
      float* to = reinterpret_cast<float*>(tiles + (i / kTile) * band + (k / kTile) * step);
      const int64_t rows = min(kTile, s.row_end - s.row - i), depth = s.depth_end - s.k - k;
      const auto* p = base + s.view.at(s.row + i, s.k + k);
      if (s.view.cs == 1 && rows == kTile && depth >= kTile) {
        widen_rows<kTile / kNative>(E{}, p, s.view.rs, rows, to, kTile);
        continue;
      }
      for (int64_t j = 0; j < kTile; j += kNative, p += kNative * s.view.cs) {
        widen_strip(E{}, p, s.view.rs, s.view.cs, rows, min(kNative, depth - j), to + j, kTile);
      }
    }
  }
}

template <class E>
void pack_b(E, const PackSource& s, float* panels) {
  const auto* base = static_cast<const typename E::T*>(s.base);
  alignas(64) float strip[kTile * kNative];
  const int64_t wide = min(s.whole_panel_columns, s.rows), narrow = narrow_width(s.rows);
  const bool dense = s.view.cs == 1;
  for (int64_t k = 0; k < s.depth; k += kTile) {
    const int64_t depth = min(kTile, s.depth - k), live = min(depth, s.depth_end - s.k - k);
    int64_t j = 0;
    if (dense && live == kTile) {
      const auto* p = base + s.view.at(s.k + k, s.row);
      float* to = panels + k * kWidth;
      const int64_t whole = min(wide, s.row_end - s.row) / kWidth * kWidth;
      for (; j < whole; j += kWidth, to += kWidth * s.depth) {
        widen_rows<kVectors>(E{}, p + j, s.view.rs, kTile, to, kWidth);
      }
    }
    for (; j < s.rows; j += kNative) {
      const int64_t cols = min(kNative, s.row_end - s.row - j);
      const auto* p = base + s.view.at(s.k + k, s.row + j);
      const int64_t width = j < wide ? kWidth : narrow,
                    in_panel = (j < wide ? j : j - wide) % width;
      float* to = panels + (j - in_panel) * s.depth + k * width + in_panel;
      if (depth == kTile) {
        widen_strip(E{}, p, s.view.rs, s.view.cs, live, cols, to, width);
      } else {
        widen_strip(E{}, p, s.view.rs, s.view.cs, live, cols, strip, kNative);
        for (int64_t i = 0; i < depth; ++i) {
          store(F32Element{}, to + i * width, load(F32Element{}, strip + i * kNative));
        }
      }
    }
  }
}

template <class F>
void with_element(const PackSource& s, F f) {
  if (s.dtype == DType::bf16) f(BF16Element{});
  else if (s.dtype == DType::f16) f(F16Element{});
  else if (s.round_to == DType::bf16) f(Rounded<BF16Element>{});
  else if (s.round_to == DType::f16) f(Rounded<F16Element>{});
  else f(F32Element{});
}

void pack_a(const PackSource& s, void* tiles, int64_t band, int64_t step) {
  char* to = static_cast<char*>(tiles);
  with_element(s, [&](auto e) { pack_a(e, s, to, band, step); });
}

void pack_b(const PackSource& s, void* panels) {
  float* to = static_cast<float*>(panels);
  with_element(s, [&](auto e) { pack_b(e, s, to); });
}

// -- the product of packed operands ---------------------------------------------------------------

// Multiplies kM rows by kN vectors of columns. Rows of a are kTile floats apart, in tiles of 32 of
// depth; rows of b are `width` apart. Unless `first`, c is added in the end, so that a product is
// not lost beside a sum over a long depth. `finish` receives each row of sums.
template <int kM, int kN, class Finish>
MPT_INLINE void micro(const float* a, int64_t step, const float* b, int64_t width, int64_t depth,
                      const float* c, int64_t ld, bool first, const Finish& finish) {
  V acc[kM][kN] = {};
  const auto one = [&](const float* at) __attribute__((always_inline)) {
    V bv[kN];
#pragma GCC unroll 3
    for (int j = 0; j < kN; ++j) bv[j] = load(F32Element{}, b + j * kNative);
#pragma GCC unroll 8
    for (int i = 0; i < kM; ++i) {
      const V av = broadcast(at[i * kTile]);
#pragma GCC unroll 3
      for (int j = 0; j < kN; ++j) acc[i][j] = madd(av, bv[j], acc[i][j]);
    }
    b += kN == kVectors ? kWidth : width;  // a constant stride is 2% faster
  };
  int64_t k = 0;
  for (; k + kTile <= depth; k += kTile, a += step) {
#pragma GCC unroll 4
    for (int kk = 0; kk < kTile; ++kk) one(a + kk);
  }
  for (int64_t kk = 0; k + kk < depth; ++kk) one(a + kk);
#pragma GCC unroll 8
  for (int i = 0; i < kM; ++i) {
    if (!first) {
#pragma GCC unroll 3
      for (int j = 0; j < kN; ++j) acc[i][j] += load(F32Element{}, c + i * ld + j * kNative);
    }
    finish(i, acc[i]);
  }
}

template <int kM, int kN>
void micro(const float* a, int64_t step, const float* b, int64_t width, int64_t depth, float* c,
           int64_t ld, bool first) {
  micro<kM, kN>(
      a, step, b, width, depth, c, ld,
      first, [&](int i, const V* sums) __attribute__((always_inline)) {
#pragma GCC unroll 3
        for (int j = 0; j < kN; ++j) store(F32Element{}, c + i * ld + j * kNative, sums[j]);
      });
}

// Prefetches the data that is packed next: every few rows of a panel prefetch their share. Packing
// would wait for memory, while the arithmetic does not.
struct Prefetcher {
  gemm::Runs runs;
  int64_t at = 0, share = 0;  // in runs / 2^24; share: per row

  Prefetcher(const BlockPass& b, int64_t i, int64_t j, int64_t cols) : runs(b.next) {
    if (runs.rows == 0) return;
    const int64_t down = (b.rows + kTile - 1) / kTile;
    const int64_t each = (runs.rows << 24) / (down * kTile * b.cols) + 1;
    share = each * cols;
    at = each * (i * b.cols + j * kTile);
  }
  [[gnu::always_inline]] void rows(int64_t n) {
    const int64_t end = min(runs.rows, (at + n * share) >> 24);
    for (int64_t r = at >> 24; r < end; ++r) {
      const char* p = runs.p + r * runs.step;
      for (int64_t c = 0; c < runs.bytes; c += 64) __builtin_prefetch(p + c, 0, 2);
    }
    at += n * share;
  }
};

// Multiplies a whole panel and stores plain sums to C row by row, directly from the registers.
template <class E>
void rows_out(E, const BlockPass& b, const char* a, const float* panel, int64_t rows,
              const float* acc, typename E::T* to, Prefetcher prefetcher) {
  const int64_t rs = b.out->view.rs;
  for (int64_t r = 0; r < rows; r += kRows) {
    prefetcher.rows(kRows);
    const float* from = reinterpret_cast<const float*>(a + r * b.a_row);
    micro<kRows, kVectors>(
        from, b.a_step / 4, panel, kWidth, b.depth, acc + r * b.ld, b.ld,
        b.first, [&](int i, const V* sums) __attribute__((always_inline)) {
          if (r + i >= rows) return;
          store_vectors<kVectors>(E{}, to + (r + i) * rs, sums);
        });
  }
}

int64_t panel_width(const BlockPass& b, int64_t j) {
  return j < b.whole_panel_columns ? kWidth : narrow_width(b.cols);
}

void multiply_one(const BlockPass& b, int64_t i, int64_t j) {
  const float* panel = static_cast<const float*>(b.b) + j * b.depth;
  const char* a = static_cast<const char*>(b.a) + (i / kTile) * b.a_band;
  const int64_t width = panel_width(b, j), step = b.a_step / 4;
  const int64_t rows = min(kTile, b.rows - i), cols = min(width, b.cols - j);
  const bool one_pass = b.first && b.last;  // then b.acc is scratch for one tile
  float* acc = one_pass ? b.acc : b.acc + i * b.ld + j;
  // Stores that wait for memory are spread over the arithmetic if there is enough of it.
  const bool by_rows = b.depth >= 64 && one_pass && b.out->is_streamed &&
                       (b.out->view.cs == 1 || b.out->view.rs != 1);
  if (b.last) prefetch_output(*b.out, b.row + i, rows, b.col + j, cols);
  Prefetcher prefetcher(b, i, j, cols);
  const bool past_caches = kNative == 16 && b.last && b.out->is_streamed;  // in whole cache lines
  if (b.last && cols == kWidth && !past_caches && stores_unchanged(*b.out)) {
    const int64_t at = (b.row + i) * b.out->view.rs + b.col + j;
    const auto out = [&](auto e) {
      auto* to = static_cast<typename decltype(e)::T*>(b.out->c) + at;
      rows_out(e, b, a, panel, rows, acc, to, prefetcher);
    };
    if (b.out->dtype == DType::f32) return out(F32Element{});
    return b.out->dtype == DType::bf16 ? out(BF16Element{}) : out(F16Element{});
  }
  const auto some = [&]<int kM, int kN>(int64_t r) {
    prefetcher.rows(kM);
    const float* from = reinterpret_cast<const float*>(a + r * b.a_row);
    float* to = acc + (by_rows ? 0 : r * b.ld);
    micro<kM, kN>(from, step, panel, width, b.depth, to, b.ld, b.first);
    if (by_rows) store_typed({to, b.ld, min(kM, rows - r), cols, b.row + i + r, b.col + j}, *b.out);
    return kM;
  };
  const int64_t vectors = (cols + kNative - 1) / kNative;
  int64_t r = 0;
  if (vectors == kVectors) {
    while (r < rows) r += some.template operator()<kRows, kVectors>(r);
  } else if (vectors == 1) {  // enough rows to hide the latency of an addition
    while (r < rows) r += some.template operator()<8, 1>(r);
  } else {
    if constexpr (kRows == 4) {
      while (rows - r >= 5) {
        r += (rows - r) % 5 ? some.template operator()<6, 2>(r) : some.template operator()<5, 2>(r);
      }
    }
    while (r < rows) r += some.template operator()<kRows, 2>(r);
  }
  if (b.last && !by_rows) store_sums({acc, b.ld, rows, cols, b.row + i, b.col + j}, *b.out);
}

void multiply(const BlockPass& b) { each_tile(b, multiply_one, panel_width); }

// -- small products -------------------------------------------------------------------------------

// Sums kM rows over whole vectors of contiguous f32 rows of B; of the last vector only `n` <=
// kNative elements are read.
template <int kM, int kN>
MPT_INLINE void small_micro(const float* a, int64_t ars, int64_t acs, const float* b, int64_t brs,
                            int64_t depth, int64_t n, float* c) {
  V acc[kM][kN] = {};
  for (int64_t k = 0; k < depth; ++k, b += brs, a += acs) {
    V bv[kN];
#pragma GCC unroll 4
    for (int j = 0; j < kN - 1; ++j) bv[j] = load(F32Element{}, b + j * kNative);
    bv[kN - 1] = n == kNative ? load(F32Element{}, b + (kN - 1) * kNative)
                              : load_n(F32Element{}, b + (kN - 1) * kNative, n);
#pragma GCC unroll 8
    for (int i = 0; i < kM; ++i) {
      const V av = broadcast(a[i * ars]);
#pragma GCC unroll 4
      for (int j = 0; j < kN; ++j) acc[i][j] = madd(av, bv[j], acc[i][j]);
    }
  }
#pragma GCC unroll 8
  for (int i = 0; i < kM; ++i) {
#pragma GCC unroll 4
    for (int j = 0; j < kN; ++j) store(F32Element{}, c + i * kSmall + j * kNative, acc[i][j]);
  }
}

// Computes kN vectors of columns; the last vector has `n` columns.
template <int kN>
MPT_INLINE void small_columns(const float* a, int64_t ars, int64_t acs, const float* b, int64_t brs,
                              int64_t rows, int64_t depth, int64_t n, float* c) {
  constexpr int kM = kN == 1 || kRows == 8 ? 8 : 6;  // as many rows as the registers hold
  int64_t i = 0;
  const auto some = [&]<int kSome>() {
    for (; i + kSome <= rows; i += kSome)
      small_micro<kSome, kN>(a + i * ars, ars, acs, b, brs, depth, n, c + i * kSmall);
  };
  some.template operator()<kM>();
  some.template operator()<4>();
  some.template operator()<2>();
  some.template operator()<1>();
}

// Makes a contiguous f32 copy with row stride kSmall.
template <class E>
void widen_small(E, const void* from, const MatrixStrides& v, int64_t rows, int64_t cols,
                 float* to) {
  const auto* p = static_cast<const typename E::T*>(from);
  if (v.cs == 1) {
    for (int64_t i = 0; i < rows; ++i) {
      for (int64_t j = 0; j < cols; j += kNative) {
        store(F32Element{}, to + i * kSmall + j, load_up_to(E{}, p + i * v.rs + j, cols - j));
      }
    }
    return;
  }
  if (v.rs == 1) {  // contiguous columns: transposed by whole vectors
    for (int64_t j = 0; j < cols; j += kNative) {
      for (int64_t i = 0; i < rows; i += kNative) {
        V t[kNative];
#pragma GCC unroll 16
        for (int k = 0; k < kNative; ++k)
          t[k] = j + k < cols ? load_up_to(E{}, p + (j + k) * v.cs + i, rows - i) : V{};
        transpose(t);
#pragma GCC unroll 16
        for (int k = 0; k < kNative; ++k)
          if (i + k < rows) store(F32Element{}, to + (i + k) * kSmall + j, t[k]);
      }
    }
    return;
  }
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t j = 0; j < cols; ++j) to[i * kSmall + j] = E::widen(p[i * v.rs + j * v.cs]);
  }
}
void widen_small(DType t, const void* p, const MatrixStrides& v, int64_t rows, int64_t cols,
                 float* to) {
  if (t == DType::f32) widen_small(F32Element{}, p, v, rows, cols, to);
  else if (t == DType::bf16) widen_small(BF16Element{}, p, v, rows, cols, to);
  else widen_small(F16Element{}, p, v, rows, cols, to);
}

void small_dense(const float* a, int64_t ars, int64_t acs, const float* b, int64_t brs,
                 const Small& s, const Output& out) {
  alignas(64) float sums[kSmall * kSmall];
  const auto some = [&]<int kN>(int64_t j, int64_t n) {
    small_columns<kN>(a, ars, acs, b + j, brs, s.rows, s.depth, n, sums + j);
  };
  int64_t j = 0;
  for (; j + 2 * kNative <= s.cols; j += 2 * kNative) some.template operator()<2>(j, kNative);
  for (; j < s.cols; j += kNative) some.template operator()<1>(j, min(kNative, s.cols - j));
  store_sums({sums, kSmall, s.rows, s.cols, 0, 0}, out);
}

void small_copied(const Small& s, const Output& out) {
  alignas(64) float a[kSmall * kSmall], b[kSmall * kSmall];
  widen_small(s.dtype, s.a, s.av, s.rows, s.depth, a);
  widen_small(s.dtype, s.b, s.bv, s.depth, s.cols, b);
  small_dense(a, kSmall, 1, b, kSmall, s, out);
}

void small(const Small& s, const Output& out) {
  if (s.dtype != DType::f32 || s.bv.cs != 1) return small_copied(s, out);
  small_dense(static_cast<const float*>(s.a), s.av.rs, s.av.cs, static_cast<const float*>(s.b),
              s.bv.rs, s, out);
}

// -- products of few rows -------------------------------------------------------------------------

void widen_thin(const PackSource& s, float* to, int64_t ld) {
  with_element(s, [&](auto e) { widen_thin(e, s, to, ld); });
}

void thin(const Thin& t, const Output& out) {
  alignas(64) float sums[kThinRows * kThinCols];
  with_element(t.b, [&](auto e) { thin_rows(e, t, sums); });
  for (int64_t j = 0; j < t.b.rows; j += 64) {
    store_sums({sums + j, kThinCols, t.rows, min(64, t.b.rows - j), 0, t.b.row + j}, out);
  }
}

// -- column sums and f64 --------------------------------------------------------------------------

template <class E>
void column_sums(E, const gemm::ColumnSums& s, float* sums) {
  const auto* p = static_cast<const typename E::T*>(s.base);
  constexpr int kN = 4;
  int64_t j = 0;
  for (; j + kN * kNative <= s.cols; j += kN * kNative) {
    V acc[kN] = {};
    for (int64_t i = 0; i < s.rows; ++i) {
#pragma GCC unroll 4
      for (int n = 0; n < kN; ++n) acc[n] += load(E{}, p + i * s.row_step + j + n * kNative);
    }
    for (int n = 0; n < kN; ++n) store(F32Element{}, sums + j + n * kNative, acc[n]);
  }
  for (; j < s.cols; j += kNative) {
    const int64_t n = min(kNative, s.cols - j);
    V acc = {};
    for (int64_t i = 0; i < s.rows; ++i) acc += load_up_to(E{}, p + i * s.row_step + j, n);
    store_n(F32Element{}, sums + j, acc, n);
  }
}
void column_sums(const gemm::ColumnSums& s, float* sums) {
  if (s.dtype == DType::f32) column_sums(F32Element{}, s, sums);
  else if (s.dtype == DType::bf16) column_sums(BF16Element{}, s, sums);
  else column_sums(F16Element{}, s, sums);
}

template <int kM>
MPT_INLINE void sums64_of(const gemm::Sums64& s, int64_t row, double* sums) {
  constexpr int kN = static_cast<int>(gemm::kPanel64) / (kNative / 2);
  typedef double D __attribute__((vector_size(kNative * 4)));
  D acc[kM][kN] = {};
  for (int64_t k = 0; k < s.depth; ++k) {
    D b[kN];
    __builtin_memcpy(b, s.b + k * gemm::kPanel64, sizeof b);
#pragma GCC unroll 8
    for (int i = 0; i < kM; ++i) {
      const D a = s.a[(row + i) * s.rs + k * s.cs] - D{};
#pragma GCC unroll 4
      for (int j = 0; j < kN; ++j) acc[i][j] += a * b[j];
    }
  }
  __builtin_memcpy(sums + row * gemm::kPanel64, acc, sizeof acc);
}
void sums64(const gemm::Sums64& s, double* sums) {
  constexpr int kM = kNative / 2;  // 8, 4 or 2 rows at once
  int64_t i = 0;
  for (; i + kM <= s.rows; i += kM) sums64_of<kM>(s, i, sums);
  for (; i < s.rows; ++i) sums64_of<1>(s, i, sums);
}

// Prevents the compiler from removing the arithmetic.
#if defined(__AVX512F__)
MPT_INLINE void keep(V& a, V& b) { __asm__ volatile("" : "+v"(a), "+v"(b)); }
#elif defined(__x86_64__)
MPT_INLINE void keep(V& a, V& b) { __asm__ volatile("" : "+x"(a), "+x"(b)); }
#else
MPT_INLINE void keep(V& a, V& b) { __asm__ volatile("" : "+m"(a), "+m"(b)); }
#endif

double benchmark() {
  constexpr int kSums = 10, kTimes = 2000;
  V acc[kSums] = {}, x = broadcast(0.5f);
  for (int t = 0; t < kTimes; ++t) {
#pragma GCC unroll 10
    for (int i = 0; i < kSums; ++i) {
      acc[i] = madd(x, x, acc[i]);
      keep(acc[i], x);
    }
  }
  return 2.0 * kNative * kSums * kTimes;
}

}  // namespace

#define MPT_TEXT_(x) #x
#define MPT_TEXT(x) MPT_TEXT_(x)
extern const gemm::Family gemm_fma = {.name = "cpu gemm f32 " MPT_TEXT(MPT_ISA),
                                      .packed_dtype = DType::f32,
                                      .width = kWidth,
                                      .lanes = kVectors == 3 ? kNative : 0,
                                      .depth_pad = 1,
                                      .depth_block = kDepth,
                                      .pack_a = pack_a,
                                      .pack_b = pack_b,
                                      .multiply = multiply,
                                      .small = small,
                                      .widen_thin = widen_thin,
                                      .thin = thin,
                                      .column_sums = column_sums,
                                      .sums64 = sums64,
                                      .benchmark = benchmark};

}  // namespace mpt::cpu::MPT_ISA
