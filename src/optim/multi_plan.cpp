// Cutting the tensors of a flat pass.
// SPDX-License-Identifier: Apache-2.0
#include "optim/multi_plan.h"

#include <cstring>

#include "backends/cache.h"
#include "core/tensor_meta.h"
#include "ops/ops.h"
#include "precision/master.h"

namespace mpt {

MultiTensor& TensorPlan::add(int64_t count) {
  if (at_ == tensors_.size()) {
    tensors_.emplace_back();
    changed_ = true;
  }
  MultiTensor& t = tensors_[at_++];
  if (t.count != count) {
    t.count = count;
    changed_ = true;
  }
  return t;
}

void TensorPlan::finish() {
  size_t rows = 0;
  for (size_t i = 0; i < at_; ++i)
    if (tensors_[i].columns > 0)
      rows += static_cast<size_t>(tensors_[i].count / tensors_[i].columns);
  if (rows > 0) {
    row_scales_.resize(rows);
    double* next = row_scales_.data();
    for (MultiTensor& t : std::span(tensors_.data(), at_)) {
      if (t.columns == 0) continue;
      t.row_scale = next;
      next += t.count / t.columns;
    }
  }
  if (!changed_ && cut_ == at_) return;
  changed_ = true;  // also where this fails half way
  chunks_.clear();
  units_.clear();
  int64_t gathered = kMultiUnit;
  for (size_t i = 0; i < at_; ++i) {
    for (int64_t begin = 0; begin < tensors_[i].count; begin += kMultiUnit) {
      const auto n = static_cast<int32_t>(std::min<int64_t>(kMultiUnit, tensors_[i].count - begin));
      if (gathered + n > kMultiUnit) {
        units_.push_back(static_cast<int32_t>(chunks_.size()));
        gathered = 0;
      }
      gathered += n;
      chunks_.push_back({static_cast<int32_t>(i), n, begin});
    }
  }
  units_.push_back(static_cast<int32_t>(chunks_.size()));
  partials_.resize(chunks_.size());
  cut_ = at_;
  changed_ = false;
}

MultiPlan TensorPlan::view() { return {{tensors_.data(), at_}, chunks_, units_, rules, partials_}; }

const Tensor& flat_grad(const Tensor& leaf) {
  Tensor& g = leaf->meta->grad;
  if (!g) return g;
  const bool wide = leaf.dtype() == DType::f64;
  const DType dtype = wide ? DType::f64 : g.dtype() == DType::f64 ? DType::f32 : g.dtype();
  const bool dense = g->layout || g.contiguous();
  if (g.dtype() == dtype && g->layout == leaf->layout && dense) return g;
  Tensor fixed = leaf->layout
                     ? Tensor::empty_packed(leaf.ctx(), dtype, *leaf->layout, Purpose::gradients)
                     : Tensor::empty(leaf.ctx(), dtype, leaf.shape(), Purpose::gradients);
  Tensor from = g->layout && g->layout != leaf->layout ? ops::unpack(g) : g;
  launch(Kernel::copy, {&fixed}, {&from});
  g = std::move(fixed);
  return g;
}

Tensor grad_sum(const Tensor& leaf, const Tensor& before) {
  const DType dtype = leaf.dtype() == DType::f64 ? DType::f64 : DType::f32;
  if (before && before.dtype() == dtype && before->layout == leaf->layout && !before->node &&
      (before->layout || before.contiguous())) {
    return before;
  }
  Tensor sum = leaf->layout
                   ? Tensor::empty_packed(leaf.ctx(), dtype, *leaf->layout, Purpose::gradients)
                   : Tensor::empty(leaf.ctx(), dtype, leaf.shape(), Purpose::gradients);
  if (before) {
    Tensor from = before->layout && before->layout != leaf->layout ? ops::unpack(before) : before;
    launch(Kernel::copy, {&sum}, {&from});
  } else {
    std::memset(sum.data(), 0, static_cast<size_t>(raw_count(sum) * size_of(dtype)));
  }
  return sum;
}

}  // namespace mpt
