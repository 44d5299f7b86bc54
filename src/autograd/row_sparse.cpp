// Row-sparse gradients.
// SPDX-License-Identifier: Apache-2.0
#include "autograd/row_sparse.h"

#include <array>

#include "autograd/cast.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "core/observer.h"

namespace mpt {
namespace {

Tensor zeros(Context& ctx, DType dtype, const Dims& shape) {
  Tensor t = Tensor::empty(ctx, dtype, shape, Purpose::gradients);
  fill_bytes(t, 0);
  return t;
}

Tensor end_to_end(const Tensor& a, const Tensor& b, DType dtype) {
  Dims shape = a.shape();
  shape[0] += b.size(0);
  Tensor y = Tensor::empty(a.ctx(), dtype, shape);
  Tensor head = y.view(a.shape(), y.stride(), 0), tail = y.view(b.shape(), y.stride(), a.count());
  launch(Kernel::copy, {&head}, {&a});
  launch(Kernel::copy, {&tail}, {&b});
  return y;
}

}  // namespace

Tensor make_row_sparse(Tensor values, const Tensor& rows) {
  if (values->refs > 1 || values->meta) values = values.alias();
  values->need_meta().rows = rows;
  return values;
}

Tensor with_rows_of(const Tensor& grad, Tensor fresh) {
  return is_row_sparse(grad) ? make_row_sparse(std::move(fresh), grad->meta->rows) : fresh;
}

Tensor row_sparse_grad(const Tensor& index, const Tensor& values, int64_t skip) {
  Context& ctx = values.ctx();
  const int64_t n = index.count();
  Tensor list = index.dtype() == DType::i64 ? index : ops::convert(index, DType::i64), none;
  Tensor found = Tensor::empty(ctx, DType::i64, {n}), order = Tensor::empty(ctx, DType::i64, {n});
  launch(Kernel::sort, {&found, &order}, {&list}, SortParams{0, false, -1});
  // Maps each value to the position of its row among the distinct rows; -1: the value is skipped.
  Tensor to = Tensor::empty(ctx, DType::i64, {n});
  const HostView<int64_t> row(found), at(order);
  HostWriter<int64_t> place(to);
  int64_t count = 0, last = -1;
  for (int64_t i = 0; i < n; ++i) {
    if (row[i] != skip && row[i] != last) {
      last = row[i];
      ++count;
    }
    place[at[i]] = row[i] == skip ? -1 : count - 1;
  }
  place.finish();
  Tensor rows = Tensor::empty(ctx, DType::i64, {count}, Purpose::gradients);
  HostWriter<int64_t> distinct(rows);
  for (int64_t i = 0, k = 0; k < count; ++i)
    if (row[i] != skip && (k == 0 || row[i] != distinct[k - 1])) distinct[k++] = row[i];
  distinct.finish();
  Tensor sums = zeros(ctx, values.dtype(), {count, values.size(1)});
  launch(Kernel::index_add, {&sums, &none}, {&to, &values}, DimParams{0});
  notify(ctx, [&](Observer& o) { o.row_gradient(std::array{sums, rows, to}, index); });
  return make_row_sparse(std::move(sums), rows);
}

Tensor add_row_sparse(const Tensor& a, const Tensor& b) {
  const DType dtype = size_of(a.dtype()) >= size_of(b.dtype()) ? a.dtype() : b.dtype();
  return row_sparse_grad(end_to_end(a->meta->rows, b->meta->rows, DType::i64),
                         end_to_end(a, b, dtype), -1);
}

Tensor to_dense(const Tensor& grad, const Dims& shape) {
  if (!is_row_sparse(grad)) return grad;
  Tensor y = zeros(grad.ctx(), grad.dtype(), shape), none;
  launch(Kernel::index_add, {&y, &none}, {&grad->meta->rows, &grad}, DimParams{0});
  return y;
}

void notify_leaf_gradient(const Tensor& leaf, const Tensor& grad) {
  notify(leaf.ctx(), [&](Observer& o) {
    o.leaf_gradient(leaf, grad, is_row_sparse(grad) ? grad->meta->rows : Tensor());
  });
}

}  // namespace mpt
