// TensorPlan: the tensors of one flat pass, cut into chunks and units of work. Gradients in the
// form that a pass reads.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "backends/multi.h"
#include "core/tensor_meta.h"

namespace mpt {

class TensorPlan {
 public:
  // Begins another pass. The entries and their fields are kept, for add() to hand out again.
  void clear() { at_ = 0; }
  // Adds a tensor of `count` elements to the pass. Fields that the caller does not set have the
  // values of the last pass, except for `count` and `row`.
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
  // Cuts the tensors into chunks; call it after the last add(). Keeps the chunks of the last pass
  // if the counts are the same.
  void finish();

  // See MultiPlan; an update needs them, and the caller fills them in.
  std::vector<Hyper> groups;
  std::vector<Scheduled> scheduled;
  int64_t first_count = 0;
  bool is_partial = false;
  uint64_t seed = 0, draw = 0;

  bool empty() const { return at_ == 0; }
  std::span<const MultiTensor> tensors() const { return {tensors_.data(), at_}; }
  std::span<MultiTensor> tensors() { return {tensors_.data(), at_}; }
  // Returns the plan in the form that kernels take. It refers to the memory of this object.
  MultiPlan view();

 private:
  void lay_out_scratch();

  std::vector<MultiTensor> tensors_;
  std::vector<TensorScratch> scratch_;
  std::vector<MultiChunk> chunks_;
  std::vector<int32_t> units_;
  std::vector<MultiPartial> partials_;
  std::vector<double> row_scales_;  // memory of MultiTensor::row_scale
  size_t at_ = 0;                   // number of tensors in this pass
  size_t cut_ = 0;                  // number of tensors when the chunks were made
  bool changed_ = true;
};

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
