// AttentionPlan: the common part of attention and its gradient: shapes, blocks, packing, masks,
// dropout.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"
#include "backends/cpu/convert.h"
#include "backends/cpu/gemm/gemm.h"
#include "backends/cpu/simd/attention.h"
#include "backends/cpu/workspace_layout.h"

namespace mpt::cpu {

// The layout of a [B, heads, length, depth] operand whose depth is contiguous.
struct Heads {
  int64_t batch = 0, head = 0, row = 0, length = 0, depth = 0;
  explicit Heads(const Spec& s)
      : batch(s.stride[0]),
        head(s.stride[1]),
        row(s.stride[2]),
        length(s.shape[2]),
        depth(s.shape[3]) {}
};

// add: a product is added to the sums in its result.
enum class Accumulate : bool { add, begin };
// How factors of 0 are multiplied. skip: they add 0 whatever they meet, infinity and NaN too; slow.
enum class Zeros : bool { multiply, skip };
// The rows, then the columns of a block of scores.
enum class ScoreOrder : bool { query_key, key_query };

class AttentionPlan {
 public:
  static constexpr int64_t kQueries = 64;  // rows of a block of scores

  // Returns why a request cannot be computed, or nullptr if it can.
  static const char* refusal(const Spec& q, const Spec& k, const Spec& v, const Spec& mask);

  AttentionPlan(const Request& r, const Spec& q, const Spec& k, const Spec& v, const Spec& mask);

  int64_t key_blocks() const { return (keys_ + key_block_ - 1) / key_block_; }
  int64_t query_blocks() const { return (queries_ + kQueries - 1) / kQueries; }
  int64_t in_keys(int64_t block) const { return std::min(key_block_, keys_ - block * key_block_); }
  int64_t in_queries(int64_t block) const {
    return std::min(kQueries, queries_ - block * kQueries);
  }
  int64_t to_width(int64_t n) const { return gemm::round_up(n, family_->width); }
  // Columns that are packed for n columns of operand B: whole vectors, but no further panel.
  int64_t packed_columns(int64_t n) const { return std::min(gemm::round_up(n, 16), to_width(n)); }

  // Packs rows [row, row + n) with their whole depth as operand A, in tiles.
  void pack_rows(const void* base, const Heads& h, int64_t row, int64_t n, void* to) const;
  // Pack rows as operand B: pack_columns() makes the rows its columns (for products over the
  // depth), pack_depth() puts the rows along the depth of the product.
  void pack_columns(const void* base, const Heads& h, int64_t row, int64_t n, void* to) const;
  void pack_depth(const void* base, const Heads& h, int64_t row, int64_t n, void* to) const;
  // Computes acc (+)= a b, where a is in tiles of `a_depth` columns.
  void multiply(const void* a, int64_t a_depth, const void* b, int64_t rows, int64_t columns,
                int64_t depth, float* acc, int64_t ld, Accumulate sums) const;

  // Computes acc (+)= a b as multiply() with Zeros::skip, where b are rows [row, row + depth) of an
  // operand as it was given. Element (r, j) of a is in tiles, `band` elements from 32 rows to the
  // next and `step` from 32 columns to the next.
  void multiply_seen(const void* a, int64_t band, int64_t step, const char* base, const Heads& h,
                     int64_t row, int64_t rows, int64_t depth, float* acc, int64_t ld,
                     Accumulate sums) const;

  bool has_mask_or_dropout() const { return mask_ || dropout_; }
  // Fills bias (the mask) and keep (the factors of dropout) for the scores of queries [i, i + ni)
  // and keys [j, j + nj).
  void fill_mask_and_dropout(const Run& r, const void* mask, int64_t b, int64_t h, int64_t i,
                             int64_t ni, int64_t j, int64_t nj, ScoreOrder order, float* bias,
                             float* keep, int64_t ld) const;

  const char* at(const void* base, const Heads& h, int64_t b, int64_t head) const {
    return static_cast<const char*>(base) + (b * h.batch + head * h.head) * element_;
  }

  // heads_: heads of the queries. depth_: that of queries and keys. width_: depth of the values.
  int64_t batches_, heads_, key_heads_, heads_per_key_head_, queries_, keys_, depth_, width_;
  int64_t padded_depth_, padded_width_, key_block_;
  bool causal_, dropout_;
  float scale_;
  DType dtype_;
  int64_t element_, packed_;  // bytes of an element, given and packed
  TileType tile_;
  const gemm::Family* family_;
  Heads q_, k_, v_;

 private:
  Spec mask_;
  Convert mask_to_f32_ = nullptr;
};

// True if no element of a matrix is infinite or NaN.
bool are_finite(const float* sums, int64_t ld, int64_t rows, int64_t columns);

}  // namespace mpt::cpu
