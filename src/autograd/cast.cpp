// Casts and clones.
// SPDX-License-Identifier: Apache-2.0
#include "autograd/cast.h"

#include "autograd/node.h"
#include "backends/cache.h"
#include "core/observer.h"
#include "core/tensor_meta.h"

namespace mpt::ops {

Tensor convert(const Tensor& x, DType dtype, Purpose purpose) {
  Tensor y = Tensor::empty_strided(x.ctx(), dtype, x.shape(),
                                   strides_like(x.shape(), x.shape(), x.stride()), purpose);
  launch(Kernel::copy, {&y}, {&x});
  return y;
}

// The gradient of a cast is converted to the source's dtype, unless the source is a leaf that keeps
// its gradient in the dtype that arrives, which saves a pass.
void record_cast(Tensor& y, const Tensor& x) {
  record(Op::cast, y, {&x}, [dtype = x.dtype()](Vjp& v) {
    const Tensor &g = v.grad(), &x = v.node().edges[0].leaf;
    const bool kept = x && x->meta && x->meta->grad_dtype == g.dtype();
    v.set(0, kept ? g : cast(g, dtype));
  });
}

Tensor cast(Tensor x, DType dtype) {
  if (x.dtype() == dtype) return x;
  const ObservedOp observed(Op::cast, {&x});
  Tensor y = convert(x, dtype);
  if (is_floating(dtype) && is_floating(x.dtype()) && wants_grad({&x})) record_cast(y, x);
  notify(x.ctx(), [&](Observer& o) { o.op_cast(x, y); });
  return y;
}

namespace {

// Gives a copy of a parameter, or of all of its elements, a copy of its master.
void clone_master(Tensor& y, const Tensor& x) {
  const TensorImpl* const p = x->storage->param;
  if (!p || p->dtype != x.dtype() || p->offset != x->offset || !(p->shape == x.shape()) ||
      !(p->stride == x.stride()))
    return;
  const MasterState& of = p->meta->master;
  if (!of.bits || of.has_owner || of.bits_version != p->storage->version) return;
  MasterState& m = y->need_meta().master;
  m.bits = convert(of.bits, of.bits.dtype(), Purpose::masters);
  m.bits_version = y->storage->version;
  m.kind = of.kind;
  y->storage->param = y.get();
}

}  // namespace

Tensor clone(Tensor x) {
  const ObservedOp observed(Op::clone, {&x});
  Tensor y = convert(x, x.dtype());
  if (wants_grad({&x})) record(Op::clone, y, {&x}, [](Vjp& v) { v.set(0, v.grad()); });
  else clone_master(y, x);
  return y;
}

}  // namespace mpt::ops
