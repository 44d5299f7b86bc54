// TensorPlan: the tensors of one flat pass, cut into chunks and units of work.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "backends/multi.h"
#include "core/tensor_meta.h"

namespace mpt {

class TensorPlan {
 public:
  void clear() { at_ = 0; }
  // Adds a tensor of `count` elements to the pass. The caller fills it in.
  MultiTensor& add(int64_t count) {
    if (at_ == tensors_.size()) {
      tensors_.emplace_back();
      changed_ = true;
    }
    MultiTensor& t = tensors_[at_++];
    t.row = nullptr;
    if (t.count != count) {
      t.count = count;
      changed_ = true;
    }
    return t;
  }
  // Cuts the tensors into chunks; call it after the last add(). Does nothing if the counts are the
  // same as in the last pass.
  void finish();

  std::vector<StepRule> rules;
  bool empty() const { return at_ == 0; }
  std::span<const MultiTensor> tensors() const { return {tensors_.data(), at_}; }
  std::span<MultiTensor> tensors() { return {tensors_.data(), at_}; }
  MultiPlan view();

 private:
  std::vector<MultiTensor> tensors_;
  std::vector<MultiChunk> chunks_;
  std::vector<int32_t> units_;
  std::vector<MultiPartial> partials_;
  std::vector<double> row_scales_;
  size_t at_ = 0;   // number of tensors in this pass
  size_t cut_ = 0;  // number of tensors when the chunks were made
  bool changed_ = true;
};

// Replaces the gradient of a leaf by a contiguous one that a pass can read together with the leaf:
// f64 with an f64 leaf, at most 32 bits with any other. The gradient may be row-sparse.
void flatten_grad(const Tensor& leaf);
// Returns the gradient of a leaf after flatten_grad(), if that was needed; empty if it has none.
inline const Tensor& flat_grad(const Tensor& leaf) {
  const Tensor& g = leaf->meta->grad;
  if (g) {
    const bool fits = (g.dtype() == DType::f64) == (leaf.dtype() == DType::f64);
    if (!fits || !g.contiguous()) flatten_grad(leaf);
  }
  return g;
}
// Sum to which the gradient of a leaf is added. rows: for a row-sparse gradient, the positions of
// its rows in the sum.
struct GradSum {
  Tensor sum, rows;
};
// Returns the sum for a leaf whose gradient was `before` (may be empty), in f64 for an f64 leaf and
// in f32 otherwise: `before` itself if it can be added to in place, else a copy or zeros.
GradSum grad_sum(const Tensor& leaf, const Tensor& before);

}  // namespace mpt
