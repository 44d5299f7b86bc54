// Normalisation. Statistics and sums are f32 (f64 for f64) whatever the dtype of x. Weights may be
// f32 with a 16-bit x, as autocast passes them.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "backends/host_access.h"
#include "core/undo.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "ops/ranks_norm.h"

namespace mpt::ops {
namespace {

DType stats_dtype(DType x) { return x == DType::f64 ? DType::f64 : DType::f32; }

double checked_eps(double eps) {
  if (!(eps >= 0) || std::isinf(eps)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "eps is %g; it must be 0 or more, and finite", eps);
  }
  return eps;
}

void need_shape(const Tensor& x, const Tensor& t, const Dims& shape, const char* what) {
  if (!t || t.shape() == shape) return;
  fail(MPT_ERROR_SHAPE, "%s%s has shape %s; it must be %s for x of shape %s", what, t.quoted().s,
       text(t.shape()).s, text(shape).s, text(x.shape()).s);
}

void need_affine(const Tensor& x, const Tensor& t, const Dims& shape, const char* what) {
  need_shape(x, t, shape, what);
  if (!t) return;
  if (t.dtype() != x.dtype() && !(is_half(x.dtype()) && t.dtype() == DType::f32)) {
    fail(MPT_ERROR_DTYPE,
         "%s is %s and x is %s: it must have x's dtype, or be f32 beside a 16-bit x", what,
         name_of(t.dtype()), name_of(x.dtype()));
  }
}

// The normalised x and its gradient composed of ops, for backwards that must be differentiable.
// `dims`: the dims over which the statistics are taken.
struct Normalised {
  Tensor hat, rstd;
};
Normalised normalise(const Tensor& x, const Dims& dims, double eps, bool rms) {
  Tensor centred = rms ? x : sub(x, mean(x, dims, KeepDims::yes));
  Tensor rstd = rsqrt(add_scalar(mean(square(centred), dims, KeepDims::yes), eps));
  return {mul(centred, rstd), rstd};
}
Tensor normalised_grad(const Tensor& g, const Normalised& n, const Dims& dims, bool rms) {
  Tensor along = mul(n.hat, mean(mul(g, n.hat), dims, KeepDims::yes));
  Tensor flat = rms ? g : sub(g, mean(g, dims, KeepDims::yes));
  return mul(n.rstd, sub(flat, along));
}

// Computes the gradients of y = normalise(x) w + b for the inputs x, w and b, composed of ops.
// `spread`: the shape in which w and b broadcast to x.
void composed_vjp(Vjp& v, const Tensor& grad, const Tensor& x, const Tensor& w, const Dims& affine,
                  DType bias, const Dims& spread, const Dims& dims, double eps, bool rms) {
  const DType wide = stats_dtype(x.dtype());
  Tensor g = cast(grad, wide);
  const Normalised n = normalise(cast(x, wide), dims, eps, rms);
  if (v.wants(0)) {
    Tensor gw = w ? mul(g, reshape(cast(w, wide), spread)) : g;
    v.set(0, cast(normalised_grad(gw, n, dims, rms), x.dtype()));
  }
  if (v.wants(1)) v.set(1, cast(reshape(sum_to(mul(g, n.hat), spread), affine), w.dtype()));
  if (v.wants(2)) v.set(2, cast(reshape(sum_to(g, spread), affine), bias));
}

DType dtype_of(const Tensor& t) { return t ? t.dtype() : DType::none; }

// layer_norm and rms_norm: normalises each row, which is the last dims flattened.
Tensor row_norm(Op op, Tensor x, int64_t dims, Tensor w, Tensor b, double eps) {
  need_same_context({&x, &w, &b});
  Call call(op, {&x, &w, &b});
  need_floating(x, "x");
  if (dims < 1 || dims > x.rank()) {
    fail(MPT_ERROR_SHAPE, "dims is %lld; 1 to %d of the last dims of x %s can be normalised",
         lld(dims), x.rank(), text(x.shape()).s);
  }
  const int lead = x.rank() - static_cast<int>(dims);
  const Dims tail(std::span(x.shape().begin() + lead, static_cast<size_t>(dims)));
  need_affine(x, w, tail, "weight");
  need_affine(x, b, tail, "bias");
  const bool rms = op == Op::rms_norm;
  const NormParams p{.eps = checked_eps(eps), .rms = rms};
  Dims flat{1, count(tail)};
  for (int i = 0; i < lead; ++i) flat[0] *= x.shape()[i];
  auto rows = [flat](const Tensor& t) { return reshape(t, flat); };
  auto line = [flat](const Tensor& t) { return t ? reshape(t, {flat[1]}) : t; };

  Tensor y = Tensor::empty(x.ctx(), x.dtype(), x.shape()), mean;
  const DType stats = stats_dtype(x.dtype());
  if (!rms) mean = Tensor::empty(x.ctx(), stats, {flat[0]});
  Tensor rstd = Tensor::empty(x.ctx(), stats, {flat[0]});
  {
    GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    Tensor y2 = rows(y), x2 = rows(x), w2 = line(w), b2 = line(b);
    launch(Kernel::norm, {&y2, &mean, &rstd}, {&x2, &w2, &b2}, p);
  }
  const Tensor* inputs[] = {&x, &w, &b};
  if (!wants_grad(x.ctx(), inputs)) return y;
  record(op, y, {&x, &w, &b},
         [x = save(x), w = save(w), mean = save(mean), rstd = save(rstd), bias = dtype_of(b), tail,
          p, rows, line](Vjp& v) {
           const Tensor &in = x.get(v), weight = w ? w.get(v) : Tensor();
           if (v.create_graph()) {
             Dims dims;
             for (int i = in.rank() - tail.size(); i < in.rank(); ++i) dims.push(i);
             composed_vjp(v, v.grad(), in, weight, tail, bias, tail, dims, p.eps, p.rms);
             return;
           }
           Context& ctx = in.ctx();
           Tensor dx = Tensor::empty(ctx, in.dtype(), in.shape()), dw, db;
           if (v.wants(1)) dw = Tensor::empty(ctx, weight.dtype(), tail, Purpose::gradients);
           if (v.wants(2)) db = Tensor::empty(ctx, bias, tail, Purpose::gradients);
           Tensor dx2 = rows(dx), dw2 = line(dw), db2 = line(db), dy = rows(v.grad()),
                  x2 = rows(in), w2 = line(weight), m = mean ? mean.get(v) : Tensor();
           launch(Kernel::norm_grad, {&dx2, &dw2, &db2}, {&dy, &x2, &w2, &m, &rstd.get(v)}, p);
           v.set(0, dx);
           if (dw) v.set(1, dw);
           if (db) v.set(2, db);
         });
  return y;
}

}  // namespace

Tensor layer_norm(Tensor x, int64_t dims, Tensor w, Tensor b, double eps) {
  return row_norm(Op::layer_norm, x, dims, w, b, eps);
}

Tensor rms_norm(Tensor x, int64_t dims, Tensor w, double eps) {
  return row_norm(Op::rms_norm, x, dims, w, {}, eps);
}

namespace {

// Normalises over groups of channels, with weights per channel. Everything is computed in f32 (f64
// for f64), because statistics and weights have different dims and take several ops.
Tensor by_groups(Op op, Tensor x, int64_t groups, Tensor w, Tensor b, double eps) {
  need_same_context({&x, &w, &b});
  Call call(op, {&x, &w, &b});
  need_floating(x, "x");
  if (x.rank() < 2 || groups < 1 || x.size(1) % groups) {
    fail(MPT_ERROR_SHAPE, "x has shape %s, groups %lld: groups must divide the channels, dim 1",
         text(x.shape()).s, lld(groups));
  }
  const int64_t channels = x.size(1);
  need_affine(x, w, {channels}, "weight");
  need_affine(x, b, {channels}, "bias");
  int64_t size = channels / groups;
  Dims spread{channels};
  for (int i = 2; i < x.rank(); ++i) {
    size *= x.size(i);
    spread.push(1);
  }
  const DType wide = stats_dtype(x.dtype());
  Tensor y = reshape(cast(x, wide), {x.size(0), groups, size});
  y = reshape(layer_norm(y, 1, {}, {}, eps), x.shape());
  if (w) y = mul(y, reshape(cast(w, wide), spread));
  if (b) y = add(y, reshape(cast(b, wide), spread));
  return cast(y, x.dtype());
}

}  // namespace

Tensor group_norm(Tensor x, int64_t groups, Tensor w, Tensor b, double eps) {
  return by_groups(Op::group_norm, x, groups, w, b, eps);
}

Tensor instance_norm(Tensor x, Tensor w, Tensor b, double eps) {
  if (x.rank() < 3) {
    fail(MPT_ERROR_SHAPE, "x has shape %s; it must be [batch, channels, spatial..]",
         text(x.shape()).s);
  }
  return by_groups(Op::instance_norm, x, std::max<int64_t>(x.size(1), 1), w, b, eps);
}

// -- batch norm -----------------------------------------------------------------------------------

Dims all_but_channels(int rank) {
  Dims dims{0};
  for (int i = 2; i < rank; ++i) dims.push(i);
  return dims;
}

namespace {

// Running statistics may have any floating dtype.
void need_running(const Tensor& x, const Tensor& t, const char* what) {
  need_shape(x, t, {x.size(1)}, what);
  if (t) need_floating(t, what);
}

// Returns running statistics in a dtype that the kernels read beside x.
Tensor beside(const Tensor& x, const Tensor& t) {
  const bool is_read =
      t.dtype() == x.dtype() || (x.dtype() != DType::f64 && t.dtype() != DType::f64);
  return is_read ? t : convert(t, stats_dtype(x.dtype()));
}

// Returns (1 - momentum) running + momentum now, in the dtype of `now`.
Tensor moved(const Tensor& running, const Tensor& now, double momentum) {
  Tensor old = running.dtype() == now.dtype() ? running : convert(running, now.dtype());
  return binary_raw(BinaryOp::add_scaled, unary_raw(UnaryOp::mul_scalar, old, 1 - momentum), now,
                    momentum);
}

// Returns g in the strides of x, because the kernels read both in memory order.
Tensor with_strides_of(const Tensor& g, const Tensor& x) {
  const Dims stride = strides_like(x.shape(), x.shape(), x.stride());
  if (g.stride() == stride) return g;
  Tensor t = Tensor::empty_strided(g.ctx(), g.dtype(), g.shape(), stride);
  launch(Kernel::copy, {&t}, {&g});
  return t;
}

// True if running statistics and counts may change: not in a dry run.
bool updates_statistics(const Tensor& t) { return !t.ctx().dry_run; }

// Call it before a write of running statistics or counts.
void restore_on_failure(const Tensor& t) {
  on_failure([t, before = convert(t, t.dtype())] { copy_bytes(t, before); });
}

void overwrite(Tensor& running, const Tensor& now) {
  if (!updates_statistics(running)) return;
  need_writable(running, Op::batch_norm);
  restore_on_failure(running);
  launch(Kernel::copy, {&running}, {&now});
  touch(running, Op::batch_norm);
}

// Computes the gradients for given statistics: batch norm is then a scale and a shift per channel.
void eval_vjp(Vjp& v, const Tensor& grad, const Tensor& x, const Tensor& w, DType bias,
              const Tensor& mean, const Tensor& var, double eps) {
  const DType wide = stats_dtype(x.dtype());
  Dims spread = Dims::filled(x.rank() - 1, 1);
  spread[0] = x.size(1);
  const Dims channels{x.size(1)}, dims = all_but_channels(x.rank());
  Tensor g = cast(grad, wide);
  Tensor rstd = reshape(rsqrt(add_scalar(cast(var, wide), eps)), spread);
  if (v.wants(0)) {
    Tensor scale = w ? mul(rstd, reshape(cast(w, wide), spread)) : rstd;
    v.set(0, cast(mul(g, scale), x.dtype()));
  }
  if (v.wants(1)) {
    Tensor hat = mul(sub(cast(x, wide), reshape(cast(mean, wide), spread)), rstd);
    v.set(1, cast(sum(mul(g, hat), dims), w.dtype()));
  }
  if (v.wants(2)) v.set(2, cast(sum(g, dims), bias));
}

// Values saved for the gradient. Outside training, mean and rstd are the running mean and variance.
struct BatchNorm {
  Saved x, w, mean, rstd;
  DType bias;
  SavedResult y;  // only with an activation
  NormParams p;
  bool training;
  Ref<Comm> comm;     // in training over the batches of several ranks
  int64_t count = 0;  // values per channel, of all of them

  void vjp(Vjp& v) const;
};

void BatchNorm::vjp(Vjp& v) const {
  const Tensor &in = x.get(v), weight = w ? w.get(v) : Tensor();
  const bool relu = p.act == Activation::relu;
  if (comm) {
    const Tensor g = relu ? activation_vjp(v, p.act, y.get(v)) : v.grad();
    return ranks_norm_vjp(v, *comm, {g, in, weight, mean.get(v), rstd.get(v), bias, count});
  }
  if (!training || v.create_graph()) {
    Tensor g = relu ? activation_vjp(v, p.act, y.get(v)) : v.grad();
    if (!training) return eval_vjp(v, g, in, weight, bias, mean.get(v), rstd.get(v), p.eps);
    Dims spread = Dims::filled(in.rank() - 1, 1);
    spread[0] = in.size(1);
    composed_vjp(v, g, in, weight, {in.size(1)}, bias, spread, all_but_channels(in.rank()), p.eps,
                 false);
    return;
  }
  Context& ctx = in.ctx();
  const DType sums = stats_dtype(in.dtype());
  Tensor dx = Tensor::empty_strided(ctx, in.dtype(), in.shape(),
                                    strides_like(in.shape(), in.shape(), in.stride()));
  Tensor dw, db, g = with_strides_of(v.grad(), in), out = relu ? y.get(v) : Tensor();
  if (v.wants(1)) dw = Tensor::empty(ctx, sums, {in.size(1)}, Purpose::gradients);
  if (v.wants(2)) db = Tensor::empty(ctx, sums, {in.size(1)}, Purpose::gradients);
  launch(Kernel::batch_norm_grad, {&dx, &dw, &db},
         {&g, &in, &weight, &mean.get(v), &rstd.get(v), &out}, p);
  v.set(0, dx);
  if (dw) v.set(1, cast(dw, weight.dtype()));
  if (db) v.set(2, cast(db, bias));
}

// Moves the running statistics towards those of a batch with n values per channel.
void move_running(Tensor& running_mean, Tensor& running_var, const Tensor& mean, const Tensor& rstd,
                  int64_t n, double eps, double momentum) {
  GradModeGuard no_grad(mean.ctx(), GradMode::disabled);
  // The biased variance gives rstd; the running variance is unbiased. A variance far below eps has
  // the rounding of rstd, and may be less than nothing by 1e-7 eps.
  Tensor var = unary_raw(UnaryOp::add_scalar, unary_raw(UnaryOp::pow_scalar, rstd, -2), -eps);
  var = unary_raw(UnaryOp::mul_scalar, var, static_cast<double>(n) / static_cast<double>(n - 1));
  Tensor new_mean = moved(running_mean, mean, momentum),
         new_var = moved(running_var, var, momentum);
  overwrite(running_mean, new_mean);
  overwrite(running_var, new_var);
}

}  // namespace

void count_batch(const Tensor& batches) {
  if (!updates_statistics(batches)) return;
  restore_on_failure(batches);
  launch(Kernel::unary, {&batches}, {&batches},
         PointParams{static_cast<int16_t>(UnaryOp::add_scalar)}, PointScalars{1, 0});
  touch(batches, Op::batch_norm);
}

Tensor batch_norm(Tensor x, Tensor w, Tensor b, Tensor running_mean, Tensor running_var,
                  bool training, double momentum, double eps, Activation act) {
  return batch_norm_of_ranks(x, w, b, running_mean, running_var, training, momentum, eps, act, {});
}

Tensor batch_norm_of_ranks(Tensor x, Tensor w, Tensor b, Tensor running_mean, Tensor running_var,
                           bool training, double momentum, double eps, Activation act,
                           const Ref<Comm>& comm) {
  need_same_context({&x, &w, &b, &running_mean, &running_var});
  if (comm && &comm->ctx() != &x.ctx()) {
    fail(MPT_ERROR_INVALID_HANDLE,
         "the communicator of the batch norm (mpt_nn_norm_desc.comm) belongs to another context");
  }
  Call call(Op::batch_norm, {&x, &w, &b});
  need_floating(x, "x");
  if (x.rank() < 2) {
    fail(MPT_ERROR_SHAPE, "x has shape %s; it must be [batch, channels, spatial..]",
         text(x.shape()).s);
  }
  const int64_t channels = x.size(1), n = channels ? x.count() / channels : 0;
  const DType stats = stats_dtype(x.dtype());
  need_affine(x, w, {channels}, "weight");
  need_affine(x, b, {channels}, "bias");
  need_running(x, running_mean, "running_mean");
  need_running(x, running_var, "running_var");
  if (static_cast<bool>(running_mean) != static_cast<bool>(running_var)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "one of running_mean and running_var is missing: give both or neither");
  }
  if (!training && !running_mean) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "outside training, running_mean and running_var are needed");
  }
  const bool is_of_ranks = training && comm && comm->size() > 1 && !x.ctx().dry_run;
  if (training && x.count() == 0 &&
      !is_of_ranks) {  // an empty batch leaves the running statistics unchanged
    training = false;
    running_mean = full(x.ctx(), stats, {channels}, 0);
    running_var = full(x.ctx(), stats, {channels}, 1);
  }
  if (training && n < 2 && !is_of_ranks) {
    fail(MPT_ERROR_SHAPE,
         "x has shape %s: training needs more than one value per channel for a variance",
         text(x.shape()).s);
  }
  if (!(momentum >= 0 && momentum <= 1)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "momentum is %g; it must lie in [0, 1]", momentum);
  }
  const NormParams p{.eps = checked_eps(eps), .act = act};
  if (act != Activation::none && act != Activation::relu) {
    return activate_result(act, batch_norm_of_ranks(x, w, b, running_mean, running_var, training,
                                                    momentum, eps, Activation::none, comm));
  }

  Tensor y = Tensor::empty_strided(x.ctx(), x.dtype(), x.shape(),
                                   strides_like(x.shape(), x.shape(), x.stride()));
  Tensor mean = Tensor::empty(x.ctx(), stats, {channels});
  Tensor rstd = Tensor::empty(x.ctx(), stats, {channels});
  ChannelStats given;  // empty: those of the batch
  if (is_of_ranks) given = stats_of_ranks(*comm, x, stats);
  else if (!training) given = {.mean = beside(x, running_mean), .var = beside(x, running_var)};
  launch(Kernel::batch_norm, {&y, &mean, &rstd}, {&x, &w, &b, &given.mean, &given.var}, p);
  const Tensor* inputs[] = {&x, &w, &b};
  if (wants_grad(x.ctx(), inputs)) {
    BatchNorm kept{save(x),
                   save(w),
                   save(training ? mean : running_mean),
                   save(training ? rstd : running_var),
                   dtype_of(b),
                   act == Activation::none ? SavedResult() : save_result(y),
                   p,
                   training,
                   is_of_ranks ? comm : Ref<Comm>(),
                   given.count};
    record(Op::batch_norm, y, {&x, &w, &b}, [kept = std::move(kept)](Vjp& v) { kept.vjp(v); });
  }
  if (training && running_mean) {
    move_running(running_mean, running_var, mean, rstd, is_of_ranks ? given.count : n, p.eps,
                 momentum);
  }
  return y;
}

}  // namespace mpt::ops
