// GradStash: takes the gradients of some optimizers away for one backward, so that this does not
// add to them, and puts them back when it is destroyed.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <utility>
#include <vector>

#include "core/ref.h"
#include "core/tensor_meta.h"
#include "optim/flat_grad.h"
#include "optim/optimizer.h"

namespace mpt {

class GradStash {
 public:
  explicit GradStash(const std::vector<Ref<Optimizer>>& optimizers) {
    for (const Ref<Optimizer>& o : optimizers) {
      for (const Optimizer::Slot& s : o->slots()) {
        leaves_.push_back(s.entry->tensor);
        before_.push_back(s.entry->tensor->meta->grad);
      }
    }
    for (const Tensor& leaf : leaves_) leaf->meta->grad = Tensor();
  }
  // Puts the gradients back, or the sums given to replace().
  ~GradStash() {
    for (size_t i = 0; i < before_.size(); ++i) leaves_[i]->meta->grad = std::move(before_[i]);
  }
  GradStash(const GradStash&) = delete;
  GradStash& operator=(const GradStash&) = delete;

  // Returns for each leaf the sum to which its new gradient is to be added: its old gradient, where
  // that can be added to in place, or a copy. Empty for a leaf without a new gradient.
  std::vector<GradSum> make_sums() const {
    std::vector<GradSum> sums(leaves_.size());
    for (size_t i = 0; i < sums.size(); ++i)
      if (leaves_[i]->meta->grad) sums[i] = grad_sum(leaves_[i], before_[i]);
    return sums;
  }
  // Lets the destructor make the sums the gradients of the leaves. A leaf without a sum gets its
  // old gradient back.
  void replace(std::vector<GradSum>&& sums) {
    for (size_t i = 0; i < sums.size(); ++i)
      if (sums[i].sum) before_[i] = std::move(sums[i].sum);
  }

 private:
  std::vector<Tensor> leaves_, before_;
};

}  // namespace mpt
