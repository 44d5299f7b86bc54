// Cuts the tensors of a flat pass, and prepares gradients and their sums for it.
// SPDX-License-Identifier: Apache-2.0
#include "optim/multi_plan.h"

#include "autograd/row_sparse.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "core/tensor_meta.h"
#include "ops/ops.h"
#include "precision/master.h"

namespace mpt {

void TensorPlan::lay_out_scratch() {
  const auto rows_of = [](const MultiTensor& t) { return t.columns > 0 ? t.count / t.columns : 0; };
  size_t rows = 0;
  for (const MultiTensor& t : tensors()) rows += static_cast<size_t>(rows_of(t));
  row_scales_.resize(rows);
  scratch_.resize(at_);
  double* next = row_scales_.data();
  for (size_t i = 0; i < at_; ++i) {
    scratch_[i].row_scale = next;
    next += rows_of(tensors_[i]);
    tensors_[i].scratch = &scratch_[i];
  }
}

void TensorPlan::finish() {
  lay_out_scratch();
  if (!changed_ && cut_ == at_) return;
  changed_ = true;  // stays set if a vector fails to grow
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

MultiPlan TensorPlan::view() {
  return {.tensors = tensors(),
          .chunks = chunks_,
          .units = units_,
          .partials = partials_,
          .groups = groups,
          .scheduled = scheduled,
          .first_count = first_count,
          .is_partial = is_partial,
          .seed = seed,
          .draw = draw};
}

void flatten_grad(const Tensor& leaf) {
  Tensor& g = leaf->meta->grad;
  const bool wide = leaf.dtype() == DType::f64;
  const DType dtype = wide ? DType::f64 : g.dtype() == DType::f64 ? DType::f32 : g.dtype();
  Tensor fixed = Tensor::empty(leaf.ctx(), dtype, g.shape(), Purpose::gradients);
  launch(Kernel::copy, {&fixed}, {&g});
  g = with_rows_of(g, std::move(fixed));
}

namespace {

// Returns the positions of the row numbers `part` among the row numbers `whole`, which holds all of
// them. Both are ascending.
Tensor positions(const Tensor& part, const Tensor& whole) {
  Tensor at = Tensor::empty(part.ctx(), DType::i64, part.shape(), Purpose::other);
  const HostView<int64_t> want(part), have(whole);
  const HostWriter<int64_t> to(at);
  for (int64_t i = 0, k = 0, n = part.count(); i < n; ++i) {
    while (have[k] != want[i]) ++k;
    to[i] = k;
  }
  to.finish();
  return at;
}

}  // namespace

GradSum grad_sum(const Tensor& leaf, const Tensor& before) {
  const DType dtype = leaf.dtype() == DType::f64 ? DType::f64 : DType::f32;
  const Tensor& g = flat_grad(leaf);
  if (is_row_sparse(g) && (!before || is_row_sparse(before))) {
    Tensor sum = Tensor::empty(leaf.ctx(), dtype, g.shape(), Purpose::gradients);
    fill_bytes(sum, 0);
    sum = with_rows_of(g, std::move(sum));
    if (before) sum = add_row_sparse(sum, before);
    return {sum, positions(g->meta->rows, sum->meta->rows)};
  }
  const Tensor at = is_row_sparse(g) ? g->meta->rows : Tensor();
  if (before && before.dtype() == dtype && !before->node && !is_row_sparse(before) &&
      before.contiguous()) {
    return {before, at};
  }
  Tensor sum = Tensor::empty(leaf.ctx(), dtype, leaf.shape(), Purpose::gradients);
  if (before) {
    Tensor from = to_dense(before, leaf.shape());
    launch(Kernel::copy, {&sum}, {&from});
  } else {
    fill_bytes(sum, 0);
  }
  return {sum, at};
}

}  // namespace mpt
