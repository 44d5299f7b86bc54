// Family: the interface between the driver of the matrix product and its inner kernels.
//
// A product has rows (operand A), columns (operand B) and a depth. A is packed in 32 x 32 tiles,
// each row-major. B is packed in panels of `width` columns, in a format that the family defines. If
// the last columns would leave much of a panel of three vectors empty, they are stored in panels of
// two vectors, and a single last vector in a panel of its own (see whole_panel_columns()).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "backends/cpu/simd/isa.h"
#include "backends/kernels.h"
#include "core/dtype.h"

namespace mpt::cpu::gemm {

inline constexpr int64_t kTile = 32;
inline constexpr int64_t kAllColumns = INT64_MAX;

// The strides of a matrix in elements: from row to row and from column to column.
struct MatrixStrides {
  int64_t rs = 0, cs = 0;

  [[gnu::always_inline]] int64_t at(int64_t i, int64_t j) const { return i * rs + j * cs; }
  [[gnu::always_inline]] MatrixStrides transposed() const { return {cs, rs}; }
};

// Describes what to pack: the `rows` x `depth` part of a matrix from (row, k) on. Elements beyond
// the matrix's `row_end` and `depth_end` are packed as zeros. For B, a "row" is a column.
struct PackSource {
  const void* base;
  DType dtype;
  MatrixStrides view;  // strides of (row, k); for B of (k, column)
  int64_t row, rows, row_end;
  int64_t k, depth, depth_end;
  DType round_to = DType::none;  // bf16 or f16, for f32 memory: the dtype to round to first
  int64_t whole_panel_columns = kAllColumns;  // for B: number of columns in whole panels
};

// Where and how the sums of a product are stored: c = act(alpha sums + bias) (+ beta c).
struct Output {
  void* c;
  DType dtype;
  MatrixStrides view;
  const void* bias;
  DType bias_dtype;
  int32_t bias_dim;  // dim along which the bias varies: 0 rows, 1 columns
  Activation act;
  float alpha, beta;
  bool is_streamed;  // C is larger than the caches: stores bypass them
};

// Memory to prefetch: `rows` runs of `bytes`, `step` bytes apart.
struct Runs {
  const char* p;
  int64_t rows, step, bytes;
};

// One pass over a block: acc (+)= a b. The last pass also writes the result to C.
struct BlockPass {
  const void* a;
  int64_t a_row, a_band, a_step;  // strides in bytes: per row, per 32 rows, per 32 of depth
  const void* b;                  // consecutive panels of padded depth
  int64_t rows, cols, depth;
  float* acc;
  int64_t ld;
  bool first, last;
  const Output* out;  // null if no pass is the last
  int64_t row, col;   // where the block begins in C
  Runs next;          // the data that is packed next, prefetched during this pass
  int64_t whole_panel_columns = kAllColumns;  // as in the PackSource of b
};

// A product that is computed without packing (no extent above 64).
struct Small {
  const void *a, *b;
  DType dtype;
  MatrixStrides av, bv;
  int64_t rows, cols, depth;
};
inline constexpr int64_t kSmall = 64;

// A product of few rows of A. The rows are f32, `ld` apart and padded with zeros from the depth on.
// The columns or the rows of B are contiguous.
struct Thin {
  const float* a;
  int64_t ld, rows;
  PackSource b;
};
inline constexpr int64_t kThinRows = 8, kThinCols = 512;
inline constexpr int64_t kThinDepth = 16;  // `ld` is a multiple of this

// f64: sums of up to 8 rows of A with a panel of B, which has kPanel64 columns per row of depth.
inline constexpr int64_t kPanel64 = 8;
struct Sums64 {
  const double* a;
  int64_t rs, cs;
  const double* b;
  int64_t rows, depth;
};

// Sums over `rows` of contiguous columns.
struct ColumnSums {
  const void* base;
  DType dtype;
  int64_t row_step, rows, cols;
};

struct Family {
  const char* name;
  DType packed_dtype;   // dtype of packed A and B
  int32_t width;        // columns of a panel of B
  int32_t lanes;        // lanes of a vector, of which a panel has three; 0: all panels are whole
  int32_t depth_pad;    // the depth of B is padded with zeros to a multiple of this
  int32_t depth_block;  // depth of a chunk, at most: a panel of it stays in L1
  bool any_row_step;    // A can be read in place at any row stride
  // `band` and `step` are bytes, as in BlockPass.
  void (*pack_a)(const PackSource& s, void* tiles, int64_t band, int64_t step);
  void (*pack_b)(const PackSource& s, void* panels);
  void (*multiply)(const BlockPass& b);
  void (*small)(const Small& s, const Output& out);                // f32 family only
  void (*widen_thin)(const PackSource& a, float* to, int64_t ld);  // f32 family only
  void (*thin)(const Thin& t, const Output& out);                  // f32 family only
  void (*column_sums)(const ColumnSums& s, float* sums);           // f32 family only
  void (*sums64)(const Sums64& s, double* sums);                   // f32 family only
  double (*benchmark)();  // computes for about 10 us and returns the number of operations
};

// Returns how many of the columns are stored in whole panels of three vectors. Four vectors are
// split into two and two, which keeps the adders busier than three and one; if there is no space
// for a third vector, panels of two are best.
inline int64_t whole_panel_columns(const Family& f, int64_t columns) {
  if (f.lanes == 0) return kAllColumns;
  const int64_t vectors = (columns + f.lanes - 1) / f.lanes;
  const int64_t narrow = vectors % 3 == 1 ? 4 : vectors % 3;
  return narrow > vectors ? 0 : (vectors - narrow) * f.lanes;
}

// Returns the family that multiplies bf16 natively, or nullptr if the processor cannot.
const Family* native_family();

// Returns the fastest family for products of values of dtype `t` that `a` permits: native bf16
// arithmetic, or else f32 arithmetic, which widens 16 bits.
const Family& family_for(DType t, Arithmetic a);

}  // namespace mpt::cpu::gemm

namespace mpt::cpu {
MPT_ISA_TABLE(gemm::Family, gemm_fma)
#if MPT_ISA_MAX == 2
namespace bf16 {
extern const gemm::Family gemm_vnni, gemm_amx;
}
#endif
}  // namespace mpt::cpu
