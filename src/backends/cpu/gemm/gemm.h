// libmpt's own matrix product on the CPU: C = act(alpha A B + bias) (+ beta C) over strided or
// tiled f32, bf16 or f16, with f32 sums. Storage and arithmetic are separate: a Family says what is
// computed in, and packing converts. The order in which a sum is formed depends on the problem
// alone.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/gemm/family.h"
#include "core/jobs.h"
#include "core/shape.h"

namespace mpt::cpu::gemm {

inline View plain(int64_t rs, int64_t cs) { return {rs, cs, kTile * rs, kTile * cs}; }
inline int64_t round_up(int64_t n, int64_t to) { return (n + to - 1) / to * to; }
// The form of weights that stay packed: bands of 32 rows, each a run of 32 x 32 tiles, zero-padded.
inline View tiled(int64_t cols) { return {kTile, 1, round_up(cols, kTile) * kTile, kTile * kTile}; }
inline bool is_tiled(const View& v) { return v.trs != kTile * v.rs || v.tcs != kTile * v.cs; }

struct Problem {
  int64_t m = 0, n = 0, k = 0;
  DType dtype = DType::f32;  // of the values of a and b
  // In memory: f32 where the values are 16 bits wide means that packing rounds. Only without batch.
  DType a_from = DType::none, b_from = DType::none;  // none: dtype
  DType c_dtype = DType::f32, bias_dtype = DType::none;
  View a, b, c;  // m x k, k x n, m x n
  Activation act = Activation::none;
  // Further products over the same shapes, at these distances in elements.
  Dims batch, a_batch, b_batch, c_batch;
};

struct Operands {
  const void *a, *b, *bias;
  void* c;
  float alpha = 1, beta = 0;
};

class Product {
 public:
  Product(const Problem& problem, const Family& family, int32_t workers);

  const char* name() const { return family_->name; }
  size_t workspace() const { return workspace_; }
  void run(const Operands& o, void* workspace, const Jobs& jobs) const;

 private:
  // How an operand is made ready: read in place, packed before the product, or packed strip by
  // strip by whoever multiplies the strip.
  enum class Ready { in_place, before, by_strip };
  struct Side {
    View view;  // A: (row, k); B: (k, column)
    DType from;
    Ready ready;
    int64_t extent, end, padded;  // end: with C's tiles whole; padded to whole tiles or panels
    int64_t block, piece;  // of the extent: what is summed together, what of it is packed at once
    size_t whole = 0;      // bytes where packed before
  };

  // Whether elements that lie in memory so are what the kernel multiplies.
  bool packed(DType from) const { return from == p_.dtype && from == family_->packed; }
  DType from(DType f) const { return f == DType::none ? p_.dtype : f; }
  bool streams() const;
  void cut_depth(int64_t most);
  void orient();
  void take_sides(bool swapped);
  bool choose_thin();
  void choose_ready();
  double busiest(int64_t rows, int64_t a, int64_t cols, int64_t b, int32_t workers) const;
  void choose_blocks(int32_t workers);
  void one(const Operands& o, char* workspace, const Jobs& jobs) const;
  Source source(const void* from, const Side& side, int64_t at, int64_t extent, int64_t k,
                int64_t depth) const;
  Runs after(const void* from, const Side& side, int64_t begin, int64_t at, int64_t extent,
             int64_t k) const;
  void thin(const Operands& o, const Output& out, float* rows, const Jobs& jobs) const;
  void pack(const void* from, bool b, int64_t at, int64_t extent, int64_t k, int64_t depth,
            char* to, int64_t whole_k) const;
  void pack_before(const Operands& o, char* workspace, const Jobs& jobs) const;
  void strip(const Operands& o, const Output& out, char* before, char* scratch, int64_t row,
             int64_t rows, int64_t col, int64_t cols) const;
  void chunk(const Operands& o, const Block& block, char* before, char* packed, int64_t k,
             bool pack_a, bool pack_b) const;

  Problem p_;
  const Family* family_;
  bool small_ = false, thin_ = false, swapped_ = false, serial_ = false, over_batch_ = false;
  Side a_{}, b_{};
  int64_t element_ = 4, depth_ = 0, chunk_ = 0, chunks_ = 1;  // depth, padded
  int64_t task_rows_ = 0, task_cols_ = 0;                     // of C, a worker's piece of work
  bool keep_strip_ = false;  // a strip is packed over the whole depth, for it is used again
  int64_t batches_ = 1;
  int32_t workers_ = 1;
  size_t scratch_ = 0, acc_ = 0, one_ = 0, workspace_ = 0;
};

}  // namespace mpt::cpu::gemm
