// ProductForm: a matrix product or convolution as the kernels of products compute it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <span>

#include "backends/backend.h"
#include "backends/gpu/product_arguments.h"

namespace mpt::gpu {

// c[item, row, column] = act(alpha sum over k of a[item, row, k] b[item, k, column] + bias) (+ beta
// c), in the terms of product_arguments.h. The inputs are a, b and the bias, the outputs c and the
// sums.
struct ProductForm {
  // One of the numbers item, row and k: the extents of its digits, and their strides.
  struct Number {
    Dims extent, a, b, c;
    int64_t count() const { return mpt::count(extent); }
  };
  Number item, row, k;  // a has strides of the first digits of row and k only
  int64_t columns = 0, b_column = 0, c_column = 0;
  int64_t bias_item = 0, bias_column = 0, sums_item = 0, sums_column = 0;
  ProductWindow window[kProductDigits - 1] = {};
  int windows = 0;

  Activation act = Activation::none;
  bool has_scalars = false, accumulates = false;
  bool rounds_a = false;  // to the dtype of b, if that has 16 bits
};

// Describes a request of gemm, linear or a gradient of linear. Returns a reason to refuse it, or
// nullptr.
const char* describe_matmul(const Request& r, ProductForm& p);

// Makes the first of the kernels that take a product of this form: cooperative matrices, tiles.
std::unique_ptr<Prepared> make_product(const Request& r, Why& why, const ProductForm& p);

}  // namespace mpt::gpu
