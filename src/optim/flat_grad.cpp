// Prepares gradients and their sums for a flat pass.
// SPDX-License-Identifier: Apache-2.0
#include "optim/flat_grad.h"

#include "autograd/row_sparse.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "ops/ops.h"

namespace mpt {

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
