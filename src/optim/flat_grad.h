// Gradients in the form that a flat pass reads, and the sums to which it adds them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tensor.h"
#include "core/tensor_meta.h"

namespace mpt {

// Replaces the gradient of a leaf by a contiguous one that a pass can read together with the leaf:
// f64 with an f64 leaf, at most 32 bits with any other. The gradient may be row-sparse.
void flatten_grad(const Tensor& leaf);
// Returns the gradient of a leaf; calls flatten_grad() first if a pass could not read it as it is.
// Returns an empty tensor if the leaf has no gradient.
inline const Tensor& flat_grad(const Tensor& leaf) {
  const Tensor& g = leaf->meta->grad;
  if (g) {
    const bool fits = (g.dtype() == DType::f64) == (leaf.dtype() == DType::f64);
    if (!fits || !g.contiguous()) flatten_grad(leaf);
  }
  return g;
}
// Sum to which the gradient of a leaf is added. `rows` is empty for a dense gradient; for a
// row-sparse one it has the positions of the gradient's rows among the rows of the sum.
struct GradSum {
  Tensor sum, rows;
};
// Returns the sum for a leaf whose gradient was `before` (may be empty), in f64 for an f64 leaf and
// in f32 otherwise: `before` itself if it can be added to in place, else a copy or zeros.
GradSum grad_sum(const Tensor& leaf, const Tensor& before);

}  // namespace mpt
