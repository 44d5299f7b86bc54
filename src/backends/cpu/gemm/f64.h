// Product64: f64 matrix products with f64 sums; blocked, but less optimized than the f32 product.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/gemm/gemm.h"

namespace mpt::cpu::gemm {

class Product64 {
 public:
  Product64(const Problem& problem, int32_t workers);

  size_t workspace() const { return panel_ * static_cast<size_t>(workers_); }
  void run(const ProductOperands& o, void* workspace, const Jobs& jobs) const;

 private:
  void panel(const double* a, const double* b, const ProductOperands& o, double* c, int64_t col,
             double* packed) const;

  Problem p_;
  int32_t workers_;
  size_t panel_;  // bytes
};

}  // namespace mpt::cpu::gemm
