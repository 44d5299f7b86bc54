// The families that multiply bf16 natively: AMX tiles and AVX512-BF16 dot products. The
// instructions multiply pairs of elements that are adjacent in depth. Rows of A are therefore
// packed along the depth, and B in rows of pairs, one row per two of depth: element (k, j) of B is
// at [k / 2][j][k % 2].
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/gemm/epilogue.h"

namespace mpt::cpu::MPT_ISA {
namespace {

// -- packing --------------------------------------------------------------------------------------

MPT_INLINE __mmask32 mask32(int64_t n) {
  return n >= 32 ? ~__mmask32{0} : n <= 0 ? __mmask32{0} : (__mmask32{1} << n) - 1;
}
MPT_INLINE __m512i load32(const uint16_t* p, __mmask32 m) { return _mm512_maskz_loadu_epi16(m, p); }
MPT_INLINE uint16_t bits_of(uint16_t x) { return x; }
// Loads f32 as bf16, rounded.
MPT_INLINE __m256i upper(const float* p, __mmask16 m) {
  const __m512i r = (__m512i)rounded(BF16Element{}, (V)_mm512_maskz_loadu_ps(m, p));
  return _mm512_cvtepi32_epi16(_mm512_srli_epi32(r, 16));
}
MPT_INLINE __m512i load32(const float* p, __mmask32 m) {
  const __m512i low = _mm512_castsi256_si512(upper(p, static_cast<__mmask16>(m)));
  return _mm512_inserti64x4(low, upper(p + 16, static_cast<__mmask16>(m >> 16)), 1);
}
MPT_INLINE uint16_t bits_of(float x) { return narrow_bf16(x); }
MPT_INLINE void store512(char* p, __m512i v) {
  _mm512_storeu_si512(reinterpret_cast<__m512i*>(p), v);
}

// Interleaves rows k and k + 1 of 32 elements into pairs: elements 0..15 in `low`, 16..31 in
// `high`.
struct Pairs {
  __m512i low, high;
};
MPT_INLINE Pairs interleave(__m512i even, __m512i odd) {
  const __m512i from =
      _mm512_set_epi32(0x002f000f, 0x002e000e, 0x002d000d, 0x002c000c, 0x002b000b, 0x002a000a,
                       0x00290009, 0x00280008, 0x00270007, 0x00260006, 0x00250005, 0x00240004,
                       0x00230003, 0x00220002, 0x00210001, 0x00200000);
  const __m512i next = _mm512_add_epi16(from, _mm512_set1_epi16(16));
  return {_mm512_permutex2var_epi16(even, from, odd), _mm512_permutex2var_epi16(even, next, odd)};
}

// Packs one 32 x 32 tile of A; a row is contiguous along the depth.
template <class T>
void pack_a_tile(const T* p, int64_t rs, int64_t cs, int64_t rows, int64_t depth, char* to) {
  if (cs == 1) {
    const __mmask32 m = mask32(depth);
    for (int64_t i = 0; i < kTile; ++i) {
      store512(to + i * 64, i < rows ? load32(p + i * rs, m) : _mm512_setzero_si512());
    }
  } else if (rs == 1) {
    const __mmask32 m = mask32(rows);
    __m512i left[16], right[16];
#pragma GCC unroll 16
    for (int k = 0; k < 16; ++k) {
      const __m512i none = _mm512_setzero_si512();
      const Pairs x = interleave(2 * k < depth ? load32(p + 2 * k * cs, m) : none,
                                 2 * k + 1 < depth ? load32(p + (2 * k + 1) * cs, m) : none);
      left[k] = x.low;
      right[k] = x.high;
    }
    transpose(left);
    for (int i = 0; i < 16; ++i) store512(to + i * 64, left[i]);
    transpose(right);
    for (int i = 0; i < 16; ++i) store512(to + (16 + i) * 64, right[i]);
  } else {
    auto* t = reinterpret_cast<uint16_t*>(to);
    for (int64_t i = 0; i < kTile; ++i) {
      for (int64_t k = 0; k < kTile; ++k) {
        t[i * kTile + k] = i < rows && k < depth ? bits_of(p[i * rs + k * cs]) : uint16_t{0};
      }
    }
  }
}

template <class T>
void pack_a_of(const PackSource& s, void* tiles, int64_t band, int64_t step) {
  const auto* base = static_cast<const T*>(s.base);
  auto one = [&](int64_t i, int64_t k) {
    char* to = static_cast<char*>(tiles) + (i / kTile) * band + (k / kTile) * step;
    pack_a_tile(base + s.view.at(s.row + i, s.k + k), s.view.rs, s.view.cs, s.row_end - s.row - i,
                s.depth_end - s.k - k, to);
  };
  if (s.view.rs == 1) {  // in the order of memory
    for (int64_t k = 0; k < s.depth; k += kTile) {
      for (int64_t i = 0; i < s.rows; i += kTile) one(i, k);
    }
  } else {
    for (int64_t i = 0; i < s.rows; i += kTile) {
      for (int64_t k = 0; k < s.depth; k += kTile) one(i, k);
    }
  }
}

void pack_a(const PackSource& s, void* tiles, int64_t band, int64_t step) {
  if (s.dtype == DType::f32) pack_a_of<float>(s, tiles, band, step);
  else pack_a_of<uint16_t>(s, tiles, band, step);
}

// Packs 16 columns x 32 of depth into 16 rows of pairs, `pitch` bytes apart.
template <class T>
MPT_INLINE void pack_b_columns(const T* p, int64_t cs, int64_t cols, int64_t depth, char* to,
                               int64_t pitch) {
  __m512i r[16];
  if (sizeof(T) == 2 && cols >= 16 && depth >= kTile) {
    transpose_from(reinterpret_cast<const char*>(p), cs * 2, r);
  } else {
    const __mmask32 m = mask32(depth);
#pragma GCC unroll 16
    for (int j = 0; j < 16; ++j) r[j] = j < cols ? load32(p + j * cs, m) : _mm512_setzero_si512();
    transpose(r);
  }
#pragma GCC unroll 16
  for (int k = 0; k < 16; ++k) store512(to + k * pitch, r[k]);
}

// Packs 32 columns (16 if `high` is null) x 32 of depth, with contiguous columns.
template <class T>
MPT_INLINE void pack_b_rows(const T* p, int64_t rs, int64_t cols, int64_t depth, char* low,
                            char* high, int64_t pitch) {
  const __mmask32 m = mask32(cols);
  const __m512i none = _mm512_setzero_si512();
  for (int64_t k = 0; k < 16; ++k) {
    const Pairs x = interleave(2 * k < depth ? load32(p + 2 * k * rs, m) : none,
                               2 * k + 1 < depth ? load32(p + (2 * k + 1) * rs, m) : none);
    store512(low + k * pitch, x.low);
    if (high) store512(high + k * pitch, x.high);
  }
}

template <class T>
void pack_b_scattered(const T* p, int64_t rs, int64_t cs, int64_t cols, int64_t depth, char* to,
                      int64_t pitch) {
  for (int64_t k = 0; k < kTile; ++k) {
    auto* row = reinterpret_cast<uint16_t*>(to + (k / 2) * pitch);
    for (int64_t j = 0; j < 16; ++j) {
      row[2 * j + k % 2] = j < cols && k < depth ? bits_of(p[k * rs + j * cs]) : uint16_t{0};
    }
  }
}

// The parts of a panel. tiles: every 32 of depth are kWidth / 16 tiles of 16 pairs x 16 columns,
// for AMX; rows: rows of kWidth pairs.
enum class PanelLayout : bool { rows, tiles };

// Packs panels of kWidth columns.
template <int kWidth, PanelLayout kLayout, class T>
void pack_b_of(const PackSource& s, void* panels) {
  constexpr bool kTiles = kLayout == PanelLayout::tiles;
  constexpr int64_t kPitch = kTiles ? 64 : kWidth * 4, kNext = kTiles ? 1024 : 64;
  const auto* base = static_cast<const T*>(s.base);
  auto place = [&](int64_t j, int64_t k) {
    return static_cast<char*>(panels) + (j / kWidth) * kWidth * 2 * s.depth + k * kWidth * 2 +
           (j % kWidth) / 16 * kNext;
  };
  const int64_t rs = s.view.rs, cs = s.view.cs;
  if (cs != 1) {
    for (int64_t j = 0; j < s.rows; j += 16) {
      for (int64_t k = 0; k < s.depth; k += kTile) {
        const auto* p = base + s.view.at(s.k + k, s.row + j);
        const int64_t cols = s.row_end - s.row - j, depth = s.depth_end - s.k - k;
        if (rs == 1) pack_b_columns(p, cs, cols, depth, place(j, k), kPitch);
        else pack_b_scattered(p, rs, cs, cols, depth, place(j, k), kPitch);
      }
    }
    return;
  }
  for (int64_t k = 0; k < s.depth; k += kTile) {
    for (int64_t j = 0; j < s.rows; j += 32) {
      const auto* p = base + s.view.at(s.k + k, s.row + j);
      const int64_t cols = s.row_end - s.row - j, depth = s.depth_end - s.k - k;
      char* high = j + 16 < s.rows ? place(j + 16, k) : nullptr;
      pack_b_rows(p, rs, cols, depth, place(j, k), high, kPitch);
    }
  }
}

template <int kWidth, PanelLayout kLayout>
void pack_b(const PackSource& s, void* panels) {
  if (s.dtype == DType::f32) pack_b_of<kWidth, kLayout, float>(s, panels);
  else pack_b_of<kWidth, kLayout, uint16_t>(s, panels);
}

// -- AMX ------------------------------------------------------------------------------------------

constexpr int kAmxWidth = 32;

struct alignas(64) TileConfig {
  uint8_t palette = 1, start = 0, reserved[14] = {};
  uint16_t bytes_per_row[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};

constexpr TileConfig kConfig;

// Multiplies kDown x kAcross tiles of C, 1 or 2 each, over `steps` tiles of depth. A's rows are
// `row` bytes apart and its tiles `step`. Adds to c unless `first`; an instruction adds up the 32
// products of a tile of depth before it adds them to a sum. Tiles 0..3 hold sums, 4 and 5 A, 6 and
// 7 B.
template <int kDown, int kAcross>
void amx_micro(const char* a, int64_t row, int64_t step, const char* b, int64_t steps, float* c,
               int64_t ld, bool first) {
  const int64_t pitch = ld * 4;
  float* c2 = c + 16 * ld;
  if (first) {
    _tile_zero(0);
    if (kAcross == 2) _tile_zero(1);
    if (kDown == 2) _tile_zero(2);
    if (kDown == 2 && kAcross == 2) _tile_zero(3);
  } else {
    _tile_loadd(0, c, pitch);
    if (kAcross == 2) _tile_loadd(1, c + 16, pitch);
    if (kDown == 2) _tile_loadd(2, c2, pitch);
    if (kDown == 2 && kAcross == 2) _tile_loadd(3, c2 + 16, pitch);
  }
  for (int64_t k = 0; k < steps; ++k, a += step, b += 2048) {
    _tile_loadd(6, b, 64);
    _tile_loadd(4, a, row);
    _tile_dpbf16ps(0, 4, 6);
    if (kAcross == 2) {
      _tile_loadd(7, b + 1024, 64);
      _tile_dpbf16ps(1, 4, 7);
    }
    if (kDown == 2) {
      _tile_loadd(5, a + 16 * row, row);
      _tile_dpbf16ps(2, 5, 6);
      if (kAcross == 2) _tile_dpbf16ps(3, 5, 7);
    }
  }
  _tile_stored(0, c, pitch);
  if (kAcross == 2) _tile_stored(1, c + 16, pitch);
  if (kDown == 2) _tile_stored(2, c2, pitch);
  if (kDown == 2 && kAcross == 2) _tile_stored(3, c2 + 16, pitch);
}

// Computes the tile of a block whose first element is (i, j).
void amx_one(const BlockPass& b, int64_t i, int64_t j) {
  const char* a = static_cast<const char*>(b.a) + (i / kTile) * b.a_band;
  const char* panel = static_cast<const char*>(b.b) + j * b.depth * 2;
  const int64_t rows = min(kTile, b.rows - i), cols = min(kAmxWidth, b.cols - j);
  const int64_t steps = b.depth / kTile;
  const bool one_pass = b.first && b.last;
  float* c = one_pass ? b.acc : b.acc + i * b.ld + j;
  const int64_t ld = one_pass ? kAmxWidth : b.ld;
  if (b.last) prefetch_output(*b.out, b.row + i, rows, b.col + j, cols);
  if (rows > 16 && cols > 16) {
    amx_micro<2, 2>(a, b.a_row, b.a_step, panel, steps, c, ld, b.first);
  } else if (rows > 16) {
    amx_micro<2, 1>(a, b.a_row, b.a_step, panel, steps, c, ld, b.first);
  } else if (cols > 16) {
    amx_micro<1, 2>(a, b.a_row, b.a_step, panel, steps, c, ld, b.first);
  } else {
    amx_micro<1, 1>(a, b.a_row, b.a_step, panel, steps, c, ld, b.first);
  }
  if (b.last) store_sums({c, ld, rows, cols, b.row + i, b.col + j}, *b.out);
}

void amx_multiply(const BlockPass& b) {
  _tile_loadconfig(&kConfig);
  each_tile(b, amx_one, [](const BlockPass&, int64_t) { return kAmxWidth; });
  _tile_release();
}

// -- AVX512-BF16 ----------------------------------------------------------------------------------

constexpr int kRows = 8, kVnniVectors = 3, kVnniWidth = 16 * kVnniVectors;

// Multiplies kRows rows of C and kN vectors of columns over `depth`. Unless `first`, c is added in
// the end, so that a product is not lost beside a sum over a long depth.
template <int kN>
void vnni_micro(const char* a, int64_t step, const char* b, int64_t depth, float* c, int64_t ld,
                bool first) {
  __m512 acc[kRows][kN] = {};
  for (int64_t k = 0; k < depth; k += kTile, a += step) {
    for (int64_t kk = 0; kk < kTile / 2; ++kk, b += kVnniWidth * 4) {
      __m512i bv[kN];
#pragma GCC unroll 3
      for (int j = 0; j < kN; ++j) bv[j] = _mm512_loadu_si512(b + j * 64);
#pragma GCC unroll 8
      for (int i = 0; i < kRows; ++i) {
        int32_t pair;
        __builtin_memcpy(&pair, a + i * 64 + kk * 4, 4);
        const __m512bh av = (__m512bh)_mm512_set1_epi32(pair);
#pragma GCC unroll 3
        for (int j = 0; j < kN; ++j) acc[i][j] = _mm512_dpbf16_ps(acc[i][j], (__m512bh)bv[j], av);
      }
    }
  }
#pragma GCC unroll 8
  for (int i = 0; i < kRows; ++i) {
#pragma GCC unroll 3
    for (int j = 0; j < kN; ++j) {
      float* const to = c + i * ld + j * 16;
      if (!first) acc[i][j] += _mm512_loadu_ps(to);
      _mm512_storeu_ps(to, acc[i][j]);
    }
  }
}

// Computes 32 rows of a panel of a block, from (i, j) on.
void vnni_one(const BlockPass& b, int64_t i, int64_t j) {
  const char* panel = static_cast<const char*>(b.b) + j * b.depth * 2;
  const char* a = static_cast<const char*>(b.a) + (i / kTile) * b.a_band;
  const int64_t rows = min(kTile, b.rows - i), cols = min(kVnniWidth, b.cols - j);
  const int64_t vectors = (cols + 15) / 16;
  const bool one_pass = b.first && b.last;
  float* acc = one_pass ? b.acc : b.acc + i * b.ld + j;
  if (b.last) prefetch_output(*b.out, b.row + i, rows, b.col + j, cols);
  for (int64_t r = 0; r < rows; r += kRows) {
    const char* from = a + r * 64;
    float* to = acc + r * b.ld;
    if (vectors == 1) vnni_micro<1>(from, b.a_step, panel, b.depth, to, b.ld, b.first);
    else if (vectors == 2) vnni_micro<2>(from, b.a_step, panel, b.depth, to, b.ld, b.first);
    else vnni_micro<3>(from, b.a_step, panel, b.depth, to, b.ld, b.first);
  }
  if (b.last) store_sums({acc, b.ld, rows, cols, b.row + i, b.col + j}, *b.out);
}

void vnni_multiply(const BlockPass& b) {
  each_tile(b, vnni_one, [](const BlockPass&, int64_t) { return kVnniWidth; });
}

// Return the number of operations done (Family::benchmark).
double vnni_benchmark() {
  constexpr int kSums = 10, kTimes = 2000;
  __m512 acc[kSums] = {}, x = _mm512_set1_ps(0.5f);
  for (int t = 0; t < kTimes; ++t) {
#pragma GCC unroll 10
    for (int i = 0; i < kSums; ++i) {
      acc[i] = _mm512_dpbf16_ps(acc[i], (__m512bh)x, (__m512bh)x);
      __asm__ volatile("" : "+v"(acc[i]), "+v"(x));
    }
  }
  return 4.0 * 16 * kSums * kTimes;
}

double amx_benchmark() {
  constexpr int kTimes = 250;
  _tile_loadconfig(&kConfig);
  _tile_zero(4);
  _tile_zero(6);
  _tile_zero(0);
  _tile_zero(1);
  _tile_zero(2);
  _tile_zero(3);
  for (int t = 0; t < kTimes; ++t) {
    _tile_dpbf16ps(0, 4, 6);
    _tile_dpbf16ps(1, 4, 6);
    _tile_dpbf16ps(2, 4, 6);
    _tile_dpbf16ps(3, 4, 6);
  }
  _tile_release();
  return 4.0 * 2 * 16 * 16 * 32 * kTimes;
}

}  // namespace

extern const gemm::Family gemm_vnni = {.name = "cpu gemm bf16 avx512",
                                       .packed_dtype = DType::bf16,
                                       .width = kVnniWidth,
                                       .depth_pad = kTile,
                                       .depth_block = 384,
                                       .pack_a = pack_a,
                                       .pack_b = pack_b<kVnniWidth, PanelLayout::rows>,
                                       .multiply = vnni_multiply,
                                       .benchmark = vnni_benchmark};
extern const gemm::Family gemm_amx = {.name = "cpu gemm bf16 amx",
                                      .packed_dtype = DType::bf16,
                                      .width = kAmxWidth,
                                      .depth_pad = kTile,
                                      .depth_block = 384,
                                      .pack_a = pack_a,
                                      .pack_b = pack_b<kAmxWidth, PanelLayout::tiles>,
                                      .multiply = amx_multiply,
                                      .benchmark = amx_benchmark};

}  // namespace mpt::cpu::MPT_ISA
