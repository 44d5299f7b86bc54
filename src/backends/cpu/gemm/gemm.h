// Product: libmpt's own matrix product on the CPU, C = act(alpha A B + bias) (+ beta C) over
// strided f32, bf16 or f16 with f32 sums.
//
// The dtype in memory and the arithmetic are separate: a Family defines the arithmetic, and packing
// converts to the family's dtype. The order of the additions in a sum depends on the problem alone,
// not on the number of workers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/gemm/family.h"
#include "core/jobs.h"
#include "core/shape.h"

namespace mpt::cpu::gemm {

inline int64_t ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }
inline int64_t round_up(int64_t n, int64_t to) { return ceil_div(n, to) * to; }

struct Problem {
  int64_t m = 0, n = 0, k = 0;
  DType dtype = DType::f32;  // dtype that the values of a and b have, or are rounded to
  // Dtypes in memory. f32 with 16-bit values means that packing rounds; only without a batch.
  DType a_from = DType::none, b_from = DType::none;  // none: same as dtype
  DType c_dtype = DType::f32, bias_dtype = DType::none;
  MatrixStrides a, b, c;  // m x k, k x n, m x n
  Activation act = Activation::none;
  // Batch dims: further products of the same shape, at these distances in elements.
  Dims batch, a_batch, b_batch, c_batch;
};

// The memory of a run. bias: one value per column of C, or null.
struct ProductOperands {
  const void *a, *b, *bias;
  void* c;
  float alpha = 1, beta = 0;
};

class Product {
 public:
  // Decides everything that does not depend on the values.
  Product(const Problem& problem, const Family& family, int32_t workers);

  const char* name() const { return family_->name; }
  size_t workspace() const { return workspace_; }  // bytes, for all workers
  void run(const ProductOperands& o, void* workspace, const Jobs& jobs) const;

 private:
  // How an operand is prepared: read in place, packed before the product, or packed strip by strip
  // by the worker that multiplies the strip.
  enum class Packing { in_place, before, by_strip };
  struct Side {
    MatrixStrides view;  // A: (row, k); B: (k, column)
    DType from;
    Packing packing;
    int64_t extent, padded;  // padded: to whole tiles or panels
    int64_t block, piece;    // parts of the extent: summed as one block, packed as one piece
    size_t whole = 0;        // bytes, if packed before the product
  };

  // True if elements of this dtype in memory are what packing makes of them.
  bool is_packed(DType from) const { return from == p_.dtype && from == family_->packed_dtype; }
  DType from(DType f) const { return f == DType::none ? p_.dtype : f; }
  bool is_streamed() const;  // true if C is so large that stores should bypass the caches
  void cut_depth(int64_t max_chunk);
  void orient();
  void assign_operands(bool swapped);
  bool choose_thin();
  void choose_packing();
  double max_worker_load(int64_t rows, int64_t a, int64_t cols, int64_t b, int32_t workers) const;
  void choose_blocks(int32_t workers);
  void choose_balanced_blocks(int64_t along, int64_t across, int32_t workers);
  int64_t choose_pieces();
  int64_t choose_strips(int32_t workers);
  // Computes one product of the batch.
  void run_one(const ProductOperands& o, char* workspace, const Jobs& jobs) const;
  PackSource source(const void* from, const Side& side, int64_t at, int64_t extent, int64_t k,
                    int64_t depth) const;
  Runs next_piece(const void* from, const Side& side, int64_t begin, int64_t at, int64_t extent,
                  int64_t k) const;
  void thin(const ProductOperands& o, const Output& out, float* rows, const Jobs& jobs) const;
  void pack(const void* from, const Side& side, int64_t at, int64_t extent, int64_t k,
            int64_t depth, char* to, int64_t whole_k) const;
  void pack_before(const ProductOperands& o, char* workspace, const Jobs& jobs) const;
  void strip(const ProductOperands& o, const Output& out, char* before, char* scratch, int64_t row,
             int64_t rows, int64_t col, int64_t cols) const;
  void chunk(const ProductOperands& o, const BlockPass& block, char* before, char* strips,
             int64_t k, bool pack_a, bool pack_b) const;

  Problem p_;
  const Family* family_;
  // small_, thin_: paths for few operations, and for few rows of C. swapped_: computes C^T.
  // serial_: too few operations to share. over_batch_: workers take whole products of the batch.
  bool small_ = false, thin_ = false, swapped_ = false, serial_ = false, over_batch_ = false;
  Side a_{}, b_{};
  // Bytes of a packed element; the padded depth, and its division into chunks.
  int64_t element_ = 4, depth_ = 0, chunk_ = 0, chunks_ = 1;
  int64_t task_rows_ = 0, task_cols_ = 0;  // extent of a worker's task in C
  // A strip is packed over the whole depth, because several blocks use it.
  bool keep_strip_ = false;
  int64_t batches_ = 1;
  int32_t workers_ = 1;
  // Bytes: scratch of a worker, of which acc_ for sums; everything for one product; in all.
  size_t scratch_ = 0, acc_ = 0, one_ = 0, workspace_ = 0;
};

}  // namespace mpt::cpu::gemm
