// What the driver of the matrix product and its inner kernels say to each other.
//
// In the terms used here a product has rows (operand A), columns (operand B) and depth. A is packed
// in 32 x 32 tiles, each row-major, which is also the layout of weights that stay packed. B is
// packed in panels of `width` columns whose form is the family's own; where the last vectors of
// columns would fill a panel badly, they lie in panels of two vectors, one alone in one of its own
// (wide_columns below).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "backends/cpu/simd/isa.h"
#include "backends/kernels.h"
#include "core/dtype.h"

namespace mpt::cpu::gemm {

inline constexpr int64_t kTile = 32;
inline constexpr int64_t kAllWide = INT64_MAX;

// Where element (i, j) lies: in tile (i / 32, j / 32), at (i % 32, j % 32) of it. A plain strided
// matrix is the case where a step of a tile is 32 steps of an element.
struct View {
  int64_t rs = 0, cs = 0;    // within a tile, in elements
  int64_t trs = 0, tcs = 0;  // from tile to tile

  [[gnu::always_inline]] int64_t at(int64_t i, int64_t j) const {
    return (i / kTile) * trs + (j / kTile) * tcs + (i % kTile) * rs + (j % kTile) * cs;
  }
  [[gnu::always_inline]] View transposed() const { return {cs, rs, tcs, trs}; }
};

// What to pack: the `rows` x `depth` part of a matrix from (row, k) on; what lies beyond the
// matrix's own `row_end`, `depth_end` counts as zero. For B, "row" is a column.
struct Source {
  const void* base;
  DType dtype;
  View view;  // (row, k); for B (k, column)
  int64_t row, rows, row_end;
  int64_t k, depth, depth_end;
  DType as = DType::none;   // bf16 or f16, of f32 in memory: what its elements are rounded to first
  int64_t wide = kAllWide;  // for B: as many columns lie in whole panels
};

struct Output {
  void* c;
  DType dtype;
  View view;
  const void* bias;
  DType bias_dtype;
  int32_t bias_dim;  // the dim it runs along: 0 rows, 1 columns
  Activation act;
  float alpha, beta;
  int32_t stream;  // too large for the caches: write around them
};

// Memory that is going to be read: `rows` runs of `bytes`, `step` bytes apart.
struct Runs {
  const char* p;
  int64_t rows, step, bytes;
};

// One pass over a block: acc (+)= a b, and on the last pass the result goes out.
struct Block {
  const void* a;
  int64_t a_row, a_band, a_step;  // bytes from row to row, per 32 rows, per 32 of depth
  const void* b;                  // panels of padded depth, one after the other
  int64_t rows, cols, depth;
  float* acc;
  int64_t ld;
  bool first, last;
  const Output* out;        // null where no pass is the last
  int64_t row, col;         // of the block in c
  Runs next;                // what is packed after this, to be asked for meanwhile
  int64_t wide = kAllWide;  // as b was packed
};

// A product small enough to be done without packing (no extent above 64).
struct Small {
  const void *a, *b;
  DType dtype;
  View av, bv;
  int64_t rows, cols, depth;
};
inline constexpr int64_t kSmall = 64;

// A product of few rows of A, which are f32 and `ld` apart, zero from the depth on. B's columns or
// its rows are dense.
struct Thin {
  const float* a;
  int64_t ld, rows;
  Source b;
};
inline constexpr int64_t kThinRows = 8, kThinCols = 512;
inline constexpr int64_t kThinDepth = 16;  // `ld` is a multiple of this

// f64: sums of up to 8 rows of A with a panel of B, depth rows of kPanel64.
inline constexpr int64_t kPanel64 = 8;
struct Sums64 {
  const double* a;
  int64_t rs, cs;
  const double* b;
  int64_t rows, depth;
};

// The sums over `rows` of dense columns.
struct ColumnSums {
  const void* base;
  DType dtype;
  int64_t row_step, rows, cols;
};

struct Family {
  const char* name;
  DType packed;       // element of packed A and B
  int32_t width;      // columns of a panel of B
  int32_t lanes;      // of a vector, a third of a panel; 0: panels are never of two vectors
  int32_t depth_pad;  // B's depth is padded with zeros to a multiple of this
  int32_t depth_block;
  bool any_row_step;  // A may be read in place with any distance between rows
  void (*pack_a)(const Source& s, void* tiles, int64_t band, int64_t step);  // bytes, as in Block
  void (*pack_b)(const Source& s, void* panels);
  void (*multiply)(const Block& b);
  void (*small)(const Small& s, const Output& out);            // f32 family only
  void (*widen_thin)(const Source& a, float* to, int64_t ld);  // f32 family only
  void (*thin)(const Thin& t, const Output& out);              // f32 family only
  void (*column_sums)(const ColumnSums& s, float* sums);       // f32 family only
  void (*sums64)(const Sums64& s, double* sums);               // f32 family only
  double (*burst)();  // does some 10 us of arithmetic and returns the operations done
};

// How many of the columns lie in whole panels: of four vectors, two and two keep the adders busier
// than three and one, and two are best without room for a third.
inline int64_t wide_columns(const Family& f, int64_t columns) {
  if (f.lanes == 0) return kAllWide;
  const int64_t vectors = (columns + f.lanes - 1) / f.lanes;
  const int64_t narrow = vectors % 3 == 1 ? 4 : vectors % 3;
  return narrow > vectors ? 0 : (vectors - narrow) * f.lanes;
}

}  // namespace mpt::cpu::gemm

namespace mpt::cpu {
MPT_ISA_TABLE(gemm::Family, gemm_fma)
#if MPT_ISA_MAX == 2
namespace bf16 {
extern const gemm::Family gemm_vnni, gemm_amx;
}
#endif
}  // namespace mpt::cpu
