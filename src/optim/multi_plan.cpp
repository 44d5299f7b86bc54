// Cuts the tensors of a flat pass, and prepares gradients and their sums for it.
// SPDX-License-Identifier: Apache-2.0
#include "optim/multi_plan.h"

#include <algorithm>

#include "autograd/row_sparse.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "backends/state_codes.h"
#include "core/context.h"
#include "core/tensor_meta.h"
#include "ops/ops.h"
#include "precision/master.h"

namespace mpt {

// Gives each tensor its scratch, in the memory of the place.
void TensorPlan::lay_out_scratch() {
  static_assert(sizeof(TensorScratch) == 2 * sizeof(double));
  const auto rows_of = [](const MultiTensor& t) { return t.columns > 0 ? t.count / t.columns : 0; };
  int64_t doubles = 2 * static_cast<int64_t>(at_);
  for (const MultiTensor& t : tensors()) doubles += rows_of(t);
  if (!scratch_ || scratch_.count() < doubles)
    scratch_ = Tensor::empty(*ctx_, DType::f64, {doubles}, Purpose::workspace);
  auto* const first = static_cast<TensorScratch*>(scratch_.address());
  double* rows = reinterpret_cast<double*>(first + at_);
  for (size_t i = 0; i < at_; ++i) {
    tensors_[i].scratch = first + i;
    tensors_[i].row_scale = rows;
    rows += rows_of(tensors_[i]);
  }
}

void TensorPlan::cut() {
  changed_ = true;  // stays set if a table fails to grow
  chunks_.clear();
  units_.clear();
  int64_t gathered = kMultiUnit;
  for (size_t i = 0; i < at_; ++i) {
    for (int64_t begin = 0; begin < tensors_[i].count; begin += kMultiUnit) {
      const auto n = static_cast<int32_t>(std::min<int64_t>(kMultiUnit, tensors_[i].count - begin));
      if (gathered + n > kMultiUnit) {
        units_.push_back(*ctx_, static_cast<int32_t>(chunks_.size()));
        gathered = 0;
      }
      gathered += n;
      chunks_.push_back(*ctx_, {static_cast<int32_t>(i), n, begin});
    }
  }
  units_.push_back(*ctx_, static_cast<int32_t>(chunks_.size()));
  cut_ = at_;
  changed_ = false;
}

void TensorPlan::add_grads(const Params& params) {
  begin(params.ctx());
  for (const Params::Entry& e : params.params()) {
    const Tensor& g = flat_grad(e.tensor);
    if (!g) continue;
    MultiTensor& t = add(g.count());
    t.slot = static_cast<int32_t>(at_) - 1;
    t.grad = g.address();
    t.grad_dtype = g.dtype();
  }
  finish();
}

void TensorPlan::finish(bool needs_scratch) {
  if (at_ == 0) return;
  if (changed_ || cut_ != at_) cut();
  if (!needs_scratch) return;
  lay_out_scratch();
  make_partials();
}

void TensorPlan::make_partials() {
  static_assert(sizeof(MultiPartial) == 3 * sizeof(double));
  const auto most = static_cast<int64_t>(chunks_.capacity());
  if (at_ > 0 && (!partials_ || partials_.size(0) < most))
    partials_ = Tensor::empty(*ctx_, DType::f64, {most, 3}, Purpose::workspace);
}

UpdateNumbers& TensorPlan::make_numbers(size_t groups, size_t scheduled) {
  numbers_.resize(*ctx_, UpdateNumbers::bytes(groups, scheduled) / sizeof(uint64_t));
  UpdateNumbers& n = numbers();
  n.groups = static_cast<int64_t>(groups);
  n.scheduled = static_cast<int64_t>(scheduled);
  return n;
}

void TensorPlan::send() {
  tensors_.send();
  chunks_.send();
  units_.send();
  numbers_.send();
}

namespace {

// Returns the bytes that a kernel reads and writes of a tensor.
int64_t bytes_of(Kernel kernel, const MultiTensor& t) {
  int64_t each = size_of(t.grad_dtype) * (kernel == Kernel::multi_scale ? 2 : 1), codes = 0;
  if (kernel == Kernel::multi_step) {
    each += 2 * size_of(t.param_dtype) + (t.low ? 4 : 0) + (t.copy ? size_of(t.copy_dtype) : 0);
    for (const MultiState& s : t.state) {
      if (!s.data) continue;
      if (is_coded(s.format)) codes += 2 * t.count * bits_of(s.format) / 8;  // the scales are few
      else each += t.param_dtype == DType::f64 ? 16 : 8;
    }
  }
  return each * t.count + codes;
}

}  // namespace

PassSize TensorPlan::size(Kernel kernel) const {
  if (at_ == 0) return {};
  PassSize n{.tensors = static_cast<int64_t>(at_),
             .chunks = static_cast<int64_t>(chunks_.size()),
             .units = static_cast<int64_t>(units_.size())};
  if (ctx_->observers) [[unlikely]]
    for (const MultiTensor& t : tensors()) n.bytes += bytes_of(kernel, t);
  return n;
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
