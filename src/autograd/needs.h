// Functions of higher layers that the tape uses, declared here and defined in ops/ and observe/.
// The headers there include this file, so that the compiler checks the declarations.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <span>

#include "core/observer.h"
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

}  // namespace ops

// -- observe/non_finite.h -------------------------------------------------------------------------

// True if the only element of `scalar` is finite.
bool is_finite(const Tensor& scalar);
// Observes a backward whose root is not finite, until it is destroyed, and finds the operation that
// made the first non-finite value of the forward.
class NonFiniteSearch : public Observer {
 public:
  virtual void report() = 0;  // call it at the end of the backward
};
std::unique_ptr<NonFiniteSearch> search_non_finite(Context& ctx, std::span<const Tensor> roots);

// True if the backwards of this step are to report each gradient and have given no non-finite one.
bool watches_gradients(const Context& ctx);
// Records the first non-finite gradient that node `n` produced. Call it only if
// watches_gradients().
void watch_gradients(const Node& n, std::span<const Tensor> grads);
}  // namespace mpt
