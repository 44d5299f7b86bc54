// What the tape needs of the operations. They lie above it: declared here, defined in ops/, whose
// headers include this one, so that the compiler compares the two sides.
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
void check_finite(const Tensor& t, const char* what, const char* op);  // throws, naming both

// Not recorded: to += x, of equal shapes; at once, or in two parts of which only the first can
// fail. make_addable turns x into what add_prepared takes.
void accumulate(const Tensor& to, const Tensor& x);
void make_addable(const Tensor& to, Tensor& x);
void add_prepared(const Tensor& to, const Tensor& x);

// Gradients of either kind, dense or by rows.
Tensor add_rows(const Tensor& a, const Tensor& b);         // both by rows
Tensor dense_grad(const Tensor& grad, const Dims& shape);  // itself where it is
Tensor clone_grad(const Tensor& grad);
Tensor cast_grad(const Tensor& grad, DType dtype);
Tensor cast_leaf_grad(const Tensor& leaf, const Tensor& grad, DType dtype);  // traced
Tensor with_rows(Tensor values, const Tensor& rows);       // ascending, and each there once
void follow_grad(const Tensor& leaf, const Tensor& grad);  // where the step's memory is watched

// How many elements are not finite.
struct Unusual {
  int64_t nans = 0, up = 0, down = 0;  // up, down: +inf, -inf
  int64_t infinities() const { return up + down; }
};
Unusual unusual(const Tensor& t, DType as = DType::none);  // as: rounded to that first

}  // namespace ops
}  // namespace mpt
