// Sums, conversions and copies of gradients.
// SPDX-License-Identifier: Apache-2.0
#include "autograd/grad_sum.h"

#include "autograd/cast.h"
#include "autograd/node.h"
#include "autograd/row_sparse.h"
#include "backends/cache.h"
#include "core/observer.h"

namespace mpt {
namespace {

constexpr PointParams kAdd{static_cast<int16_t>(BinaryOp::add)};

// Converts x to the dtype of `to`, unless x is 16-bit: the kernel reads 16-bit operands directly.
void convert_for_add(const Tensor& to, Tensor& x) {
  if (x.dtype() != to.dtype() && !is_half(x.dtype())) x = ops::convert(x, to.dtype());
}

}  // namespace

bool is_sole_owner(const Tensor& t) {
  return t->refs == 1 && t->storage->refs == 1 && t->storage->owned && !t->node &&
         is_dense(t.shape(), t.stride());
}

Tensor add_grads(Tensor a, Tensor b) {
  const ObservedOp observed(Op::add, {&a, &b});
  const DType dtype = promote(a.dtype(), b.dtype());
  a = ops::cast(a, dtype);
  b = ops::cast(b, dtype);
  Tensor sum = Tensor::empty_strided(a.ctx(), dtype, a.shape(),
                                     pointwise_strides(a.shape(), a.stride(), b.stride()));
  launch(Kernel::binary, {&sum}, {&a, &b}, kAdd, PointScalars{});
  if (wants_grad({&a, &b})) {
    record(Op::add, sum, {&a, &b}, [](Vjp& v) {
      if (v.wants(0)) v.set(0, v.grad());
      if (v.wants(1)) v.set(1, v.grad());
    });
  }
  return sum;
}

void add_to(Tensor& sum, Tensor&& g) {
  if (is_row_sparse(sum) && is_row_sparse(g)) {
    sum = add_row_sparse(sum, g);
    return;
  }
  if (is_row_sparse(sum)) sum = to_dense(sum, g.shape());
  if (is_row_sparse(g)) g = to_dense(g, sum.shape());
  const bool fits = sum.dtype() == g.dtype() || is_half_below(g.dtype(), sum.dtype());
  if (fits && !sum.ctx().grad_enabled() && is_sole_owner(sum)) {
    convert_for_add(sum, g);
    launch(Kernel::binary, {&sum}, {&sum, &g}, kAdd, PointScalars{});
    sum->storage->count_write(Op::add_into);
  } else {
    sum = add_grads(sum, g);
  }
}

ReadyLaunch make_addable(const Tensor& to, Tensor& x) {
  convert_for_add(to, x);
  return prepare_launch(Kernel::binary, {&to}, {&to, &x}, kAdd);
}

void add_prepared(ReadyLaunch& ready, const Tensor& to, const Tensor& x) {
  launch_prepared(ready, Kernel::binary, {&to}, {&to, &x}, kAdd, PointScalars{});
  to->storage->count_write(Op::add_into);
}

Tensor clone_grad(const Tensor& grad) { return with_rows_of(grad, ops::clone(grad)); }

Tensor cast_grad(const Tensor& grad, DType dtype) {
  return with_rows_of(grad, ops::cast(grad, dtype));
}

Tensor cast_leaf_grad(const Tensor& leaf, const Tensor& grad, DType dtype) {
  const Tensor* in[1] = {&leaf};
  const ObservedOp observed(leaf.ctx(), Op::cast, OpPhase::backward, in);
  return cast_grad(grad, dtype);
}

}  // namespace mpt
