// Row-sparse gradients: the gradient of a matrix of which few rows were read, as the numbers and
// gradients of these rows. The values are a tensor [n, D]; its meta has the row numbers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tensor.h"
#include "core/tensor_meta.h"

namespace mpt {

inline bool is_row_sparse(const Tensor& grad) { return grad && grad->meta && grad->meta->rows; }

// The functions below are not recorded.

// Returns `values` as a row-sparse gradient. The numbers in `rows` are ascending and distinct.
Tensor make_row_sparse(Tensor values, const Tensor& rows);
// Returns `fresh` with the row numbers of `grad`, if `grad` is row-sparse.
Tensor with_rows_of(const Tensor& grad, Tensor fresh);
// Returns the row-sparse gradient that sums the values of equal indices, except those of index
// `skip`.
Tensor row_sparse_grad(const Tensor& index, const Tensor& values, int64_t skip);
// Adds two row-sparse gradients.
Tensor add_row_sparse(const Tensor& a, const Tensor& b);
// Returns the dense form of a gradient: `grad` itself if it is dense.
Tensor to_dense(const Tensor& grad, const Dims& shape);
// Tells the observers of the gradient of a leaf.
void notify_leaf_gradient(const Tensor& leaf, const Tensor& grad);

}  // namespace mpt
