// Sums, conversions and copies of gradients. A gradient is dense or row-sparse (row_sparse.h).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <utility>

#include "backends/cache.h"
#include "core/tensor.h"

namespace mpt {

// True if the elements belong to this tensor alone, so that they may be overwritten.
bool is_sole_owner(const Tensor& grad);
// True if `a` is a 16-bit dtype and `b` is not.
inline bool is_half_below(DType a, DType b) { return is_half(a) && !is_half(b); }

// Returns a + b, recorded if gradients are enabled. Both are dense and of one shape.
Tensor add_grads(Tensor a, Tensor b);
// Adds g to `sum`: in place if gradients are not enabled and `sum` may be overwritten.
void add_to(Tensor& sum, Tensor&& g);
// As add_to(), with a `sum` that may be empty.
inline void accumulate(Tensor& sum, Tensor&& g) {
  if (sum) add_to(sum, std::move(g));
  else sum = std::move(g);
}
// Add x to `to` in place, unrecorded; the shapes are equal. Only make_addable() can fail: it
// converts x to what add_prepared() expects, and makes the launch ready.
ReadyLaunch make_addable(const Tensor& to, Tensor& x);
void add_prepared(ReadyLaunch& ready, const Tensor& to, const Tensor& x);

Tensor clone_grad(const Tensor& grad);
Tensor cast_grad(const Tensor& grad, DType dtype);
// Casts the gradient of a leaf; a trace lists the cast with the leaf.
Tensor cast_leaf_grad(const Tensor& leaf, const Tensor& grad, DType dtype);

}  // namespace mpt
