// Matrix products: matmul with batch broadcasting, bmm, addmm, and linear with bias and activation.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "autocast/cast_cache.h"
#include "ops/linear.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

Tensor gemm_to(Tensor c, const Tensor& a, const Tensor& b) {
  const Tensor none;
  launch(Kernel::gemm, {&c}, {&a, &b, &none}, GemmParams{}, GemmScalars{});
  return c;
}

// Returns the dims of a product before the last two.
Dims batch_of(const Tensor& a, const Tensor& b) {
  const Dims ab(std::span(a.shape().begin(), static_cast<size_t>(a.rank() - 2)));
  const Dims bb(std::span(b.shape().begin(), static_cast<size_t>(b.rank() - 2)));
  return broadcast(ab, bb);
}

// Computes [.., M, K] x [.., K, N]. The dims before the last two broadcast.
Tensor gemm(const Tensor& a, const Tensor& b, DType dtype) {
  const int64_t m = a.size(-2), k = a.size(-1), n = b.size(-1);
  if (a.rank() == 2 && b.rank() == 2) return gemm_to(Tensor::empty(a.ctx(), dtype, {m, n}), a, b);
  const Dims batch = batch_of(a, b);
  const auto matrices = [&](int64_t rows, int64_t columns) {
    Dims shape = batch;
    shape.push(rows);
    shape.push(columns);
    return shape;
  };
  const auto spread = [](const Tensor& t, const Dims& to) {
    if (t.shape() == to) return t;
    return t.view(to, broadcast_strides(t.shape(), t.stride(), to), t->offset);
  };
  return gemm_to(Tensor::empty(a.ctx(), dtype, matrices(m, n)), spread(a, matrices(m, k)),
                 spread(b, matrices(k, n)));
}

void need_one_dtype(const Call& call, const Tensor& a, const Tensor& b) {
  if (a.dtype() != b.dtype()) {
    fail(MPT_ERROR_DTYPE, "%s and %s: both sides of a product must have one dtype; %s",
         name_of(a.dtype()), name_of(b.dtype()), call.dtype_mismatch_hint());
  }
}

// Returns the product of matrices, that of 16 bits in f32.
Tensor wide_product(const Tensor& a, const Tensor& b) {
  if (!is_half(a.dtype()) || wants_grad({&a, &b})) return matmul(exact(a), exact(b));
  return gemm(a, b, DType::f32);
}

// Returns the product of matrices, added up over the batch dims that a shape does not have. 16 bits
// round the sum and not each addend.
Tensor summed(const Tensor& a, const Tensor& b, const Dims& shape) {
  const Dims batch = batch_of(a, b);
  if (batch.size() + 2 == shape.size() && std::equal(batch.begin(), batch.end(), shape.begin()))
    return matmul(a, b);
  return cast(sum_to(wide_product(a, b), shape), a.dtype());
}

// Returns a matrix of the rows of all matrices of a batch.
Tensor rows_of(const Tensor& t) { return flatten(t, 0, -2); }

// Computes the product of matrices whose shapes agree, recorded.
Tensor product(Op op, Tensor a, Tensor b) {
  Tensor c = gemm(a, b, a.dtype());
  if (wants_grad({&a, &b})) {
    record(op, c, {&a, &b},
           [a = save_for(b, a), b = save_for(a, b), sa = a.shape(), sb = b.shape()](Vjp& v) {
             const Tensor& g = v.grad();
             if (v.wants(0)) v.set(0, summed(g, transpose(b.get(v), -1, -2), sa));
             if (!v.wants(1)) return;
             // One matrix for the whole batch has one product as its gradient.
             const bool is_shared = sb.size() == 2 && sa.size() > 2;
             const Tensor x = is_shared ? rows_of(a.get(v)) : a.get(v);
             v.set(1, summed(transpose(x, -1, -2), is_shared ? rows_of(g) : g, sb));
           });
  }
  return c;
}

}  // namespace

Tensor matmul(Tensor a, Tensor b) {
  need_same_context({&a, &b});
  Call call(Op::matmul, {&a, &b});
  if (a.rank() == 0 || b.rank() == 0) {
    fail(MPT_ERROR_SHAPE, "shapes %s and %s: matmul takes 1 dim or more on both sides",
         text(a.shape()).s, text(b.shape()).s);
  }
  // A vector is a row on the left and a column on the right, and the result lacks the added dim.
  const bool row = a.rank() == 1, column = b.rank() == 1;
  if (row) a = unsqueeze(a, 0);
  if (column) b = unsqueeze(b, 1);
  if (a.size(-1) != b.size(-2)) {
    fail(MPT_ERROR_SHAPE,
         "shapes %s and %s: the left one's last extent (%lld) must be the right one's "
         "%s (%lld)",
         text(a.shape()).s, text(b.shape()).s, lld(a.size(-1)), column ? "only" : "last but one",
         lld(b.size(-2)));
  }
  need_one_dtype(call, a, b);
  Tensor c = product(Op::matmul, a, b);
  if (row) c = squeeze(c, -2);
  if (column) c = squeeze(c, -1);
  return c;
}

Tensor bmm(Tensor a, Tensor b) {
  need_same_context({&a, &b});
  need_rank(a, 3, "a");
  need_rank(b, 3, "b");
  if (a.size(0) != b.size(0) || a.size(2) != b.size(1)) {
    fail(MPT_ERROR_SHAPE,
         "shapes %s and %s: bmm takes [B, M, K] and [B, K, N], of one B and one K (mpt_matmul "
         "broadcasts)",
         text(a.shape()).s, text(b.shape()).s);
  }
  Call call(Op::bmm, {&a, &b});
  need_one_dtype(call, a, b);
  return product(Op::bmm, a, b);
}

Tensor addmm(Tensor input, Tensor a, Tensor b, double beta, double alpha) {
  need_same_context({&input, &a, &b});
  need_rank(a, 2, "a");
  need_rank(b, 2, "b");
  const Dims shape = {a.size(0), b.size(1)};
  bool fits = a.size(1) == b.size(0) && input.rank() <= 2;
  for (int i = 1; fits && i <= input.rank(); ++i) {
    fits = input.size(-i) == 1 || input.size(-i) == shape[2 - i];
  }
  if (!fits) {
    fail(MPT_ERROR_SHAPE,
         "shapes %s, %s and %s: addmm takes [M, K] and [K, N], and an input that stretches to "
         "[M, N]",
         text(input.shape()).s, text(a.shape()).s, text(b.shape()).s);
  }
  Call call(Op::addmm, {&input, &a, &b});
  need_one_dtype(call, a, b);
  const DType dtype = a.dtype();
  if (input.dtype() != dtype) {
    fail(MPT_ERROR_DTYPE, "the input is %s, the product %s: they must have one dtype; %s",
         name_of(input.dtype()), name_of(dtype), call.dtype_mismatch_hint());
  }
  const auto whole = [](double v) { return std::isfinite(v) && v == std::floor(v); };
  if (!is_floating(dtype) && !(whole(alpha) && whole(beta))) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "beta is %g and alpha %g; for %s both must be whole numbers",
         beta, alpha, name_of(dtype));
  }
  // 16-bit operands are summed, scaled and added in f32, and rounded once.
  const DType wide = is_half(dtype) ? DType::f32 : dtype;
  Tensor c = alpha == 0 ? full(a.ctx(), wide, shape, 0) : gemm(a, b, wide);
  if (alpha != 0 && alpha != 1) c = unary_raw(UnaryOp::mul_scalar, c, alpha);
  if (beta != 0) c = binary_raw(BinaryOp::add_scaled, c, input, beta);
  if (c.dtype() != dtype) c = convert(c, dtype);
  if (wants_grad({&input, &a, &b})) {
    record(Op::addmm, c, {&input, &a, &b},
           [a = save_for(b, a), b = save_for(a, b), from = input.shape(), beta, alpha](Vjp& v) {
             const Tensor& g = v.grad();
             const auto product = [alpha](const Tensor& x, const Tensor& y) {
               if (alpha == 0) return full(x.ctx(), x.dtype(), {x.size(0), y.size(1)}, 0);
               if (alpha == 1) return matmul(x, y);
               return cast(mul_scalar(wide_product(x, y), alpha), x.dtype());
             };
             if (v.wants(0)) {
               const Tensor sum = beta == 1 ? sum_to(g, from) : sum_to(exact(g), from);
               v.set(0, beta == 0   ? full(g.ctx(), g.dtype(), from, 0)
                        : beta == 1 ? sum
                                    : cast(mul_scalar(sum, beta), g.dtype()));
             }
             if (v.wants(1)) v.set(1, product(g, transpose(b.get(v), 0, 1)));
             if (v.wants(2)) v.set(2, product(transpose(a.get(v), 0, 1), g));
           });
  }
  return c;
}

namespace {

Tensor rows(const Tensor& x) {  // [.., K] as [M, K]
  int64_t m = 1;
  for (int i = 0; i + 1 < x.rank(); ++i) m *= x.shape()[i];
  return reshape(x, {m, x.size(-1)});
}

// Unrecorded gradient of y = x w^T + b with respect to x.
Tensor linear_data(const Tensor& dy, const Tensor& w) {
  Tensor dx = Tensor::empty(dy.ctx(), dy.dtype(), {dy.size(0), w.size(1)});
  launch(Kernel::linear_data, {&dx}, {&dy, &w});
  return dx;
}

// Computes y = act(x w^T + b) in `dtype`, which is that of w or wider, from checked and cast
// operands. x may be f32 with a 16-bit w and y: the kernels round it.
Tensor apply_linear(const Tensor& x, const Tensor& w, const Tensor& bias, Activation act,
                    DType dtype) {
  const bool grad = wants_grad({&x, &w, &bias});
  if (!fusable(act)) return activate_result(act, apply_linear(x, w, bias, Activation::none, dtype));
  Dims shape = x.shape();
  shape.back() = w.size(0);
  Tensor x2;
  {
    GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    x2 = rows(x);
  }
  Tensor y = Tensor::empty(x.ctx(), dtype, {x2.size(0), w.size(0)});
  if (dtype == w.dtype()) {
    launch(Kernel::linear, {&y}, {&x2, &w, &bias}, GemmParams{act, 0}, GemmScalars{});
  } else {  // the kernel gemm is the one with a wider result
    const Tensor turned = w.view({w.size(1), w.size(0)}, {w.stride()[1], w.stride()[0]}, w->offset);
    launch(Kernel::gemm, {&y}, {&x2, &turned, &bias}, GemmParams{act, 0}, GemmScalars{});
  }
  y = y.view(shape, contiguous_strides(shape), 0);
  if (grad) {
    record(Op::linear, y, {&x, &w, &bias},
           [x = save_for(w, x), w = save(w), from = x.shape(),
            y = act == Activation::none ? SavedResult() : save_result(y), act](Vjp& v) {
             const Tensor& weight = w.get(v);
             const Tensor in = v.wants(1) ? x.get(v, weight.dtype()) : Tensor();
             Tensor g = act == Activation::none ? v.grad() : activation_vjp(v, act, y.get(v));
             g = cast(g, weight.dtype());
             if (v.create_graph()) {
               Tensor g2 = rows(g);
               if (v.wants(0)) v.set(0, reshape(matmul(g2, weight), from));
               if (v.wants(1)) v.set(1, matmul(transpose(g2, 0, 1), cast(rows(in), g2.dtype())));
               if (v.wants(2)) v.set(2, sum(g2, {0}));
               return;
             }
             g = rows(g);
             if (v.wants(0)) {
               Tensor dx = linear_data(g, weight);
               v.set(0, dx.view(from, contiguous_strides(from), 0));
             }
             if (v.wants(1)) {
               Tensor dw = take_cast_buffer(v, 1, weight), db, x2 = rows(in);
               if (!dw)
                 dw = Tensor::empty(g.ctx(), weight.dtype(), weight.shape(), Purpose::gradients);
               if (v.wants(2)) {
                 db = Tensor::empty(g.ctx(), g.dtype(), {g.size(1)}, Purpose::gradients);
               }
               launch(Kernel::linear_weight, {&dw, &db}, {&x2, &g});
               v.set(1, dw);
               if (db) v.set(2, db);
             } else if (v.wants(2)) {
               v.set(2, sum(g, {0}));
             }
           });
  }
  return y;
}

Tensor checked_linear(Tensor x, Tensor w, Tensor bias, Activation act, bool wide) {
  need_same_context({&x, &w, &bias});
  need_rank(w, 2, "weight");  // before the casts, whose results have no names
  if (x.rank() == 0 || x.size(-1) != w.size(1)) {
    fail(MPT_ERROR_SHAPE,
         "x%s has shape %s, weight%s %s: x's last extent must be the weight's second", x.quoted().s,
         text(x.shape()).s, w.quoted().s, text(w.shape()).s);
  }
  if (bias && (bias.rank() != 1 || bias.size(0) != w.size(0))) {
    fail(MPT_ERROR_SHAPE, "bias%s has shape %s; for weight%s of shape %s it must be [%lld]",
         bias.quoted().s, text(bias.shape()).s, w.quoted().s, text(w.shape()).s, lld(w.size(0)));
  }
  Call call(Op::linear, {&x, &w, &bias}, wide ? nullptr : &x);
  const bool deferred = call.cast_is_deferred() && is_half(w.dtype());
  if ((x.dtype() != w.dtype() && !deferred) || (bias && bias.dtype() != w.dtype())) {
    fail(MPT_ERROR_DTYPE, "x is %s, weight %s%s%s: they must have one dtype; %s",
         name_of(x.dtype()), name_of(w.dtype()), bias ? ", bias " : "",
         bias ? name_of(bias.dtype()) : "", call.dtype_mismatch_hint());
  }
  const DType dtype = wide && is_half(w.dtype()) ? DType::f32 : w.dtype();
  return apply_linear(x, w, bias, act, dtype);
}

}  // namespace

Tensor linear(Tensor x, Tensor w, Tensor bias, Activation act) {
  return checked_linear(x, w, bias, act, false);
}
Tensor wide_linear(Tensor x, Tensor w, Tensor bias) {
  return checked_linear(x, w, bias, Activation::none, true);
}

}  // namespace mpt::ops
