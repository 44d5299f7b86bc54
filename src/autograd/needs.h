// Functions of the operations that the tape uses. They belong to a higher layer: they are
// declared here and defined in ops/. The headers of ops/ include this file, so that the
// compiler checks the declarations.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/op.h"
#include "core/tensor.h"

namespace mpt {

const char* op_name(const Context& ctx, Op op);

namespace ops {

Tensor add(Tensor a, Tensor b);
Tensor full(Context& ctx, DType dtype, const Dims& shape, double value);
// Throws MPT_ERROR_STATE if an element is not finite; the text names `what` and `op`.
void check_finite(const Tensor& t, const char* what, const char* op);

// Add x to `to` in place, unrecorded; the shapes are equal. accumulate() does it in one call.
// make_addable() and add_prepared() do it in two, of which only the first can fail: it converts x
// to what add_prepared() expects.
void accumulate(const Tensor& to, const Tensor& x);
void make_addable(const Tensor& to, Tensor& x);
void add_prepared(const Tensor& to, const Tensor& x);

// Accept dense and row-sparse gradients.
Tensor add_row_sparse(const Tensor& a, const Tensor& b);  // both row-sparse
Tensor to_dense(const Tensor& grad, const Dims& shape);   // `grad` itself if it is dense
Tensor clone_grad(const Tensor& grad);
Tensor cast_grad(const Tensor& grad, DType dtype);
Tensor cast_leaf_grad(const Tensor& leaf, const Tensor& grad, DType dtype);  // recorded in a trace
Tensor make_row_sparse(Tensor values, const Tensor& rows);  // ascending and distinct
// Tells the recording of the step's memory, if one is on.
void record_leaf_grad(const Tensor& leaf, const Tensor& grad);

// Numbers of non-finite elements.
struct NonFiniteCounts {
  int64_t nans = 0, up = 0, down = 0;  // up, down: +inf, -inf
  int64_t infinities() const { return up + down; }
};
// Counts after rounding to `as`, unless it is none.
NonFiniteCounts count_non_finite(const Tensor& t, DType as = DType::none);

}  // namespace ops
}  // namespace mpt
