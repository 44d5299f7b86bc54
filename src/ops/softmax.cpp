// Softmax along a dim, and dropout.
// SPDX-License-Identifier: Apache-2.0
#include "ops/create.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

// Computes the gradient of softmax or log_softmax from the result with one kernel, in `dtype`. Its
// own gradient is composed of ops.
Tensor soft_slope(Op op, const Tensor& g, const Tensor& out, int d, DType dtype) {
  const bool log = op == Op::log_softmax;
  Tensor dx = Tensor::empty_strided(g.ctx(), dtype, out.shape(),
                                    strides_like(out.shape(), out.shape(), out.stride()));
  launch(Kernel::softmax_grad, {&dx}, {&g, &out}, SoftmaxParams{d, log});
  if (!wants_grad({&g, &out})) return dx;
  record(op, dx, {&g, &out}, [op, g = save_for(out, g), out = save(out), d, log](Vjp& v) {
    const Tensor &result = out.get(v), y = exact(result), h = exact(v.grad());
    const auto total = [d](const Tensor& t) { return sum(t, {d}, KeepDims::yes); };
    if (v.wants(0) && !log) {
      v.set(0, soft_slope(op, cast(v.grad(), result.dtype()), result, d, result.dtype()));
    }
    const Tensor share = log ? exp(y) : y;
    const auto centred = [&](const Tensor& t) { return sub(t, total(mul(t, share))); };
    if (v.wants(0) && log) v.set(0, cast(centred(h), result.dtype()));
    if (!v.wants(1)) return;
    // The kernel that takes this gradient subtracts its mean. Subtracting it here changes nothing,
    // but that 16 bits round the small difference and not a large number.
    const Tensor from = exact(g.get(v));
    const Tensor by = log ? neg(mul(mul(share, total(from)), centred(h)))
                          : centred(mul(centred(h), centred(from)));
    v.set(1, cast(by, result.dtype()));
  });
  return dx;
}

// Computes softmax or log_softmax.
Tensor soft(Op op, Tensor x, int64_t dim, DType dtype) {
  const bool log = op == Op::log_softmax;
  Call call(op, {&x});
  const int d = wrap_dim(dim, x.rank());
  if (dtype != DType::none && !is_floating(dtype)) {
    fail(MPT_ERROR_DTYPE, "dtype is %s; it must be floating", name_of(dtype));
  }
  // Gives the bits of casting first. Widening from 16 bits is exact, so the kernel does it on
  // reading.
  if (!is_floating(x.dtype())) x = cast(x, dtype == DType::none ? DType::f32 : dtype);
  if (dtype != DType::none && !(is_half(x.dtype()) && dtype == DType::f32)) x = cast(x, dtype);
  const DType to = dtype != DType::none ? dtype : call.result(x.dtype());
  Tensor y =
      Tensor::empty_strided(x.ctx(), to, x.shape(), strides_like(x.shape(), x.shape(), x.stride()));
  launch(Kernel::softmax, {&y}, {&x}, SoftmaxParams{d, log});
  if (!wants_grad({&x})) return y;
  if (is_half(to) && is_half(x.dtype())) {
    // A result of 16 bits is too coarse: of 50,000 equal logits each probability would be 1% off.
    record(op, y, {&x}, [op, d, x = save(x)](Vjp& v) {
      const Tensor& in = x.get(v);
      v.set(0, soft_slope(op, exact(v.grad()), soft(op, in, d, DType::f32), d, in.dtype()));
    });
  } else {
    record(op, y, {&x}, [op, d, y = save_result(y), dtype = x.dtype()](Vjp& v) {
      v.set(0, soft_slope(op, v.grad(), y.get(v), d, dtype));
    });
  }
  return y;
}

// Computes x * mask * scale; the gradient is the same function of g.
Tensor keep(const Tensor& x, const Tensor& mask, double scale) {
  Tensor y = Tensor::empty_strided(x.ctx(), x.dtype(), x.shape(),
                                   strides_like(x.shape(), x.shape(), x.stride()));
  Tensor zero = expand(full(x.ctx(), x.dtype(), {}, 0), x.shape());
  launch(Kernel::ternary, {&y}, {&x, &mask, &zero},
         PointParams{static_cast<int16_t>(TernaryOp::dropout)}, PointScalars{scale, 0});
  if (wants_grad({&x})) {
    record(Op::dropout, y, {&x},
           [mask = save(mask), scale](Vjp& v) { v.set(0, keep(v.grad(), mask.get(v), scale)); });
  }
  return y;
}

}  // namespace

Tensor softmax(Tensor x, int64_t dim, DType dtype) { return soft(Op::softmax, x, dim, dtype); }
Tensor log_softmax(Tensor x, int64_t dim, DType dtype) {
  return soft(Op::log_softmax, x, dim, dtype);
}

Tensor gumbel_softmax(Tensor x, int64_t dim, double tau, bool hard) {
  Call call(Op::gumbel_softmax, {&x});
  need_floating(x, "x");
  if (!(tau > 0)) fail(MPT_ERROR_INVALID_ARGUMENT, "tau is %g; it must be above 0", tau);
  const int d = wrap_dim(dim, x.rank());
  const Tensor in = exact(x);
  Tensor noise;
  {
    GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    noise = log(neg(log(uniform(x.ctx(), in.dtype(), x.shape(), 0x1p-24, 1))));
  }
  const Tensor soft = softmax(div_scalar(sub(in, noise), tau), d, DType::none);
  if (!hard) return cast(soft, call.result(x.dtype()));
  Tensor y;
  {
    GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    const Tensor place = argmax(soft, {d}, KeepDims::yes);
    y = full(x.ctx(), call.result(x.dtype()), x.shape(), 0);
    y = scatter(y, d, place, full(x.ctx(), y.dtype(), place.shape(), 1));
  }
  if (wants_grad({&soft})) {
    record(Op::gumbel_softmax, y, {&soft},
           [dtype = soft.dtype()](Vjp& v) { v.set(0, cast(v.grad(), dtype)); });
  }
  return y;
}

namespace {

// Drops elements of x with one draw for each element of a tensor of `shape`, which broadcasts.
Tensor drop(Tensor x, const Dims& shape, double p, bool training) {
  if (!(p >= 0 && p <= 1)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "p is %g; it must lie in [0, 1]", p);
  }
  need_floating(x, "x");
  if (!training || p == 0) return x;
  // The mask is kept for the backward, one byte per element: drawing again would cost more than it
  // saves.
  Context& ctx = x.ctx();
  Tensor mask = Tensor::empty(ctx, DType::boolean, shape), shift = draw_shift(ctx);
  launch(Kernel::random, {&mask}, {&shift}, RandomParams{RandomOp::bernoulli},
         RandomScalars{ctx.op_seed(), draw(ctx, mask.count()), 1 - p, 0});
  return keep(x, expand(mask, x.shape()), p == 1 ? 0 : 1 / (1 - p));
}

}  // namespace

Tensor dropout(Tensor x, double p, bool training) {
  Call call(Op::dropout, {&x});
  return drop(x, x.shape(), p, training);
}

Tensor dropout_channels(Tensor x, int64_t spatial_dims, double p, bool training) {
  Call call(Op::dropout_channels, {&x});
  if (spatial_dims < 0 || spatial_dims >= x.rank()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "spatial_dims is %lld and x has shape %s; x needs a dim of channels and spatial_dims "
         "behind it",
         static_cast<long long>(spatial_dims), text(x.shape()).s);
  }
  Dims shape = x.shape();
  for (int d = x.rank() - static_cast<int>(spatial_dims); d < x.rank(); ++d) shape[d] = 1;
  return drop(x, shape, p, training);
}

}  // namespace mpt::ops
