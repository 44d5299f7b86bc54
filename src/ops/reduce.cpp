// Reductions over dims.
// SPDX-License-Identifier: Apache-2.0
#include <limits>

#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

// Marks the dims to reduce; none named means all.
uint32_t dim_mask(const Tensor& x, const Dims& dims) {
  uint32_t mask = 0;
  for (int64_t dim : dims) {
    const int d = wrap_dim(dim, x.rank());
    if (mask >> d & 1) fail(MPT_ERROR_SHAPE, "dims %s names dim %d twice", text(dims).s, d);
    mask |= 1u << d;
  }
  return dims.empty() ? (1u << x.rank()) - 1 : mask;
}

Dims kept(const Dims& shape, uint32_t mask) {
  Dims s = shape;
  for (int i = 0; i < s.size(); ++i)
    if (mask >> i & 1) s[i] = 1;
  return s;
}

Dims dropped(const Dims& shape, uint32_t mask) {
  Dims s;
  for (int i = 0; i < shape.size(); ++i)
    if (!(mask >> i & 1)) s.push(shape[i]);
  return s;
}

Tensor reduce_raw(ReduceOp op, const Tensor& x, uint32_t mask, DType dtype, int correction = 0) {
  Tensor y = Tensor::empty(x.ctx(), dtype, kept(x.shape(), mask));
  launch(Kernel::reduce, {&y}, {&x}, ReduceParams{op, correction});
  return y;
}

// The result without its reduced dims where keepdim is off; not recorded.
Tensor shaped(const Tensor& y, const Tensor& x, uint32_t mask, bool keepdim) {
  if (keepdim) return y;
  const Dims shape = dropped(x.shape(), mask);
  return y.view(shape, contiguous_strides(shape), y->offset);
}

}  // namespace

Tensor sum(Tensor x, Dims dims, bool keepdim) {
  Call call(Op::sum, {&x});
  const uint32_t mask = dim_mask(x, dims);
  const DType dtype = is_floating(x.dtype()) ? call.result(x.dtype()) : DType::i64;
  Tensor y = shaped(reduce_raw(ReduceOp::sum, x, mask, dtype), x, mask, keepdim);
  if (wants_grad({&x})) {
    record(Op::sum, y, {&x},
           [from = x.shape(), keep = kept(x.shape(), mask), dtype = x.dtype()](Vjp& v) {
             v.set(0, expand(cast(reshape(v.grad(), keep), dtype), from));
           });
  }
  return y;
}

Tensor mean(Tensor x, Dims dims, bool keepdim) {
  Call call(Op::mean, {&x});
  need_floating(x, "x");
  const uint32_t mask = dim_mask(x, dims);
  Tensor y = shaped(reduce_raw(ReduceOp::mean, x, mask, call.result(x.dtype())), x, mask, keepdim);
  if (wants_grad({&x})) {
    const Dims keep = kept(x.shape(), mask);
    const double n =
        static_cast<double>(x.count()) / static_cast<double>(std::max<int64_t>(count(keep), 1));
    record(Op::mean, y, {&x}, [from = x.shape(), keep, n, dtype = x.dtype()](Vjp& v) {
      v.set(0, expand(cast(mul_scalar(reshape(v.grad(), keep), 1 / n), dtype), from));
    });
  }
  return y;
}

}  // namespace mpt::ops
