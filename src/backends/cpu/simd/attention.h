// AttentionTable: the work on a block of scores between the matrix products of attention.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/simd/point.h"

namespace mpt::cpu {

// A block of the forward pass; rows are queries, columns keys. The probabilities p are stored as
// operand A of the matrix product: tiles of 32 x 32, `band` elements per 32 rows and `step` per 32
// columns, with zeros from column `n` to the next multiple of 32.
struct ScoreBlock {
  float* s;
  int64_t ld, rows, n;
  const float *bias, *keep;  // [rows, extra_ld], or nullptr
  int64_t extra_ld;
  int64_t limit;  // row r sees the columns below limit + r
  float scale;
  float *largest, *sum;  // running maximum and sum of each row
  float* o;              // [rows, o_ld]: scaled down where `largest` grows
  int64_t o_ld, o_n;
  bool first;
  void* p;
  int64_t band, step;
};

// A block of the gradient; rows are keys, columns queries. From s it computes the probabilities
// after dropout (p) and the gradient of the scores (ds), both as tiles with zeros up to the next
// multiple of 32 rows and columns.
struct ScoreGradientBlock {
  const float *s, *dp;
  int64_t ld, rows, n;
  const float *bias, *keep;
  int64_t extra_ld;
  int64_t first_seen;  // the columns from first_seen + r on see row r
  float scale;
  // One per column, readable up to the next multiple of 16. p is exp(score - lse - rest).
  const float *lse, *delta, *rest;
  void *p, *ds;
  int64_t band, step;
};

enum TileType : int { tile_f32, tile_bf16, kTileTypes };

struct AttentionTable {
  void (*scores[kTileTypes])(const ScoreBlock& b);
  void (*score_gradients[kTileTypes])(const ScoreGradientBlock& b);
  float (*dot[kSimdTypes])(const void* a, const void* b, int64_t n);
  void (*scale)(float* x, int64_t n, float by);
  bool (*is_finite)(const float* x, int64_t n);  // true if all elements are
};
MPT_ISA_TABLE(AttentionTable, attention_table)

}  // namespace mpt::cpu
