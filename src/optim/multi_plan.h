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
  // The next tensor of the pass, to be filled in; `count` of its physical elements.
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
  // Call when all were added: cuts them, unless the counts are the last time's.
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
  size_t at_ = 0, cut_ = 0;  // tensors in this pass; in the one that was cut
  bool changed_ = true;
};

// The gradient of a leaf as the passes read it: row-major or by rows, of a dtype that
// goes with it; repaired in place where it is not. Empty where there is none.
void flatten_grad(const Tensor& leaf);
inline const Tensor& flat_grad(const Tensor& leaf) {
  const Tensor& g = leaf->meta->grad;
  if (g) {
    const bool fits = (g.dtype() == DType::f64) == (leaf.dtype() == DType::f64);
    if (!fits || !g.contiguous()) flatten_grad(leaf);
  }
  return g;
}
// What a leaf's gradient is added to, in f32 or f64: `before` where it is such a sum already, else
// a new one, of its value or (empty) zero. at: of a gradient by rows, where its rows are in the
// sum.
struct GradSum {
  Tensor sum, at;
};
GradSum grad_sum(const Tensor& leaf, const Tensor& before);

}  // namespace mpt
