// Pointwise ops: broadcasting arithmetic, comparison, selection.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "ops/pointwise.h"

namespace mpt::ops {

Tensor binary_to(BinaryOp op, const Tensor& x, const Tensor& y, DType dtype, double a) {
  if (x.shape() == y.shape()) {
    Tensor z = Tensor::empty_strided(x.ctx(), dtype, x.shape(),
                                     pointwise_strides(x.shape(), x.stride(), y.stride()));
    launch(Kernel::binary, {&z}, {&x, &y}, code(op), PointScalars{a, 0});
    return z;
  }
  const Dims shape = broadcast(x.shape(), y.shape());
  const Tensor& like = x.shape() == shape ? x : y;
  Tensor z = Tensor::empty_strided(x.ctx(), dtype, shape,
                                   strides_like(shape, like.shape(), like.stride()));
  Tensor xb = x.view(shape, broadcast_strides(x.shape(), x.stride(), shape), x->offset);
  Tensor yb = y.view(shape, broadcast_strides(y.shape(), y.stride(), shape), y->offset);
  launch(Kernel::binary, {&z}, {&xb, &yb}, code(op), PointScalars{a, 0});
  return z;
}

Tensor unary_to(UnaryOp op, const Tensor& x, DType dtype, double a, double b) {
  Tensor y = Tensor::empty_strided(x.ctx(), dtype, x.shape(),
                                   strides_like(x.shape(), x.shape(), x.stride()));
  launch(Kernel::unary, {&y}, {&x}, code(op), PointScalars{a, b});
  return y;
}

Tensor unary_raw(UnaryOp op, const Tensor& x, double a, double b) {
  return unary_to(op, x, is_test(op) ? DType::boolean : x.dtype(), a, b);
}

Tensor binary_raw(BinaryOp op, const Tensor& x, const Tensor& y, double a) {
  return binary_to(op, x, y, is_test(op) ? DType::boolean : x.dtype(), a);
}

Tensor grad_raw(const Vjp& v, BinaryOp kernel, const Tensor& s, double a) {
  const Tensor& g = v.grad();
  const bool in_place =
      v.can_overwrite_grad() && g.shape() == s.shape() && is_dense(g.shape(), g.stride());
  if (!in_place) return binary_raw(kernel, g, s, a);
  launch(Kernel::binary, {&g}, {&g, &s}, code(kernel), PointScalars{a, 0});
  return g;
}

// -- two operands ---------------------------------------------------------------------------------

namespace {

// Converts a and b to one dtype and returns it. As in PyTorch, an operand of arithmetic may be a
// plain number: a 0-dim f32 or integer tensor is not rounded to 16 bits.
DType common_dtype_for(Op op, Tensor& a, Tensor& b) {
  const bool takes_numbers = op == Op::add || op == Op::sub || op == Op::add_scaled ||
                             op == Op::mul || op == Op::div || op == Op::floor_divide ||
                             op == Op::remainder;
  auto number = [](const Tensor& n, const Tensor& x) {
    return n.rank() == 0 && x.rank() > 0 && is_half(x.dtype()) &&
           (n.dtype() == DType::f32 || !is_floating(n.dtype()));
  };
  if (takes_numbers && number(b, a)) return a.dtype();
  if (takes_numbers && number(a, b)) return b.dtype();
  promote({&a, &b});
  return a.dtype();
}

template <class G>
Tensor binary(Op op, BinaryOp kernel, Tensor a, Tensor b, G grads) {
  need_same_context({&a, &b});
  Call call(op, {&a, &b});
  const DType dtype = common_dtype_for(op, a, b);
  Tensor out = binary_to(kernel, a, b, dtype, 0);
  if (wants_grad({&a, &b})) {
    // A number that is trained has the gradient of its conversion.
    for (Tensor* t : {&a, &b})
      if (t->requires_grad() && t->dtype() != dtype) *t = cast(*t, dtype);
    grads(out, a, b);
  }
  return out;
}

// Returns op(g, x), of one dtype, added up to a shape. 16 bits round the sum and not each addend.
Tensor summed(Tensor (*op)(Tensor, Tensor), BinaryOp kernel, const Tensor& g, const Tensor& x,
              const Dims& shape) {
  if (g.shape() == shape || !is_half(g.dtype())) return sum_to(op(g, x), shape);
  const Tensor addends = wants_grad({&g, &x}) || x.dtype() != g.dtype()
                             ? op(exact(g), exact(x))
                             : binary_to(kernel, g, x, DType::f32, 0);
  return cast(sum_to(addends, shape), g.dtype());
}

Tensor compare(Op op, BinaryOp kernel, Tensor a, Tensor b) {
  need_same_context({&a, &b});
  Call call(op, {&a, &b});
  const DType dtype = common_dtype_for(op, a, b);
  return binary_to(kernel, a, b, is_test(kernel) ? DType::boolean : dtype, 0);
}

}  // namespace

Tensor add(Tensor a, Tensor b) {
  return binary(Op::add, BinaryOp::add, a, b, [](Tensor& out, const Tensor& a, const Tensor& b) {
    record(Op::add, out, {&a, &b}, [sa = a.shape(), sb = b.shape()](Vjp& v) {
      if (v.wants(0)) v.set(0, sum_to(v.grad(), sa));
      if (v.wants(1)) v.set(1, sum_to(v.grad(), sb));
    });
  });
}

Tensor sub(Tensor a, Tensor b) {
  if (a.dtype() == DType::boolean && b.dtype() == DType::boolean) {
    fail(MPT_ERROR_DTYPE, "bools cannot be subtracted: use logical_xor, or cast first");
  }
  return binary(Op::sub, BinaryOp::sub, a, b, [](Tensor& out, const Tensor& a, const Tensor& b) {
    record(Op::sub, out, {&a, &b}, [sa = a.shape(), sb = b.shape()](Vjp& v) {
      if (v.wants(0)) v.set(0, sum_to(v.grad(), sa));
      if (v.wants(1)) v.set(1, sum_to(neg(v.grad()), sb));
    });
  });
}

Tensor add_scaled(Tensor a, Tensor b, double scale) {
  need_same_context({&a, &b});
  Call call(Op::add_scaled, {&a, &b});
  const DType common = common_dtype_for(Op::add_scaled, a, b);
  for (Tensor* t : {&a, &b}) {
    if (is_half(common) && !is_floating(t->dtype())) *t = cast(*t, DType::f32);
    fit_scalar(*t, scale);
  }
  const DType dtype = is_half(common) ? common : a.dtype();
  return cast(add(exact(a), mul_scalar(exact(b), scale)), dtype);
}

Tensor mul(Tensor a, Tensor b) {
  return binary(Op::mul, BinaryOp::mul, a, b, [](Tensor& out, const Tensor& a, const Tensor& b) {
    record(Op::mul, out, {&a, &b},
           [a = save_for(b, a), b = save_for(a, b), sa = a.shape(), sb = b.shape()](Vjp& v) {
             if (v.wants(0)) v.set(0, summed(mul, BinaryOp::mul, v.grad(), b.get(v), sa));
             if (v.wants(1)) v.set(1, summed(mul, BinaryOp::mul, v.grad(), a.get(v), sb));
           });
  });
}

Tensor div(Tensor a, Tensor b) {
  if (!is_floating(a.dtype()) && !is_floating(b.dtype())) {
    floats_only(a);
    floats_only(b);
  }
  return binary(Op::div, BinaryOp::div, a, b, [](Tensor& out, const Tensor& a, const Tensor& b) {
    record(Op::div, out, {&a, &b}, [a = save_for(b, a), b = save(b), from = a.shape()](Vjp& v) {
      const Tensor& y = b.get(v);
      if (v.wants(0)) v.set(0, summed(div, BinaryOp::div, v.grad(), y, from));
      if (!v.wants(1)) return;
      // In this order nothing overflows or underflows before the result does.
      const Tensor over = exact(y), d = div(mul(exact(v.grad()), div(exact(a.get(v)), over)), over);
      v.set(1, cast(sum_to(neg(d), y.shape()), y.dtype()));
    });
  });
}

Tensor pow(Tensor a, Tensor b) {
  return binary(Op::pow, BinaryOp::pow, a, b, [](Tensor& out, const Tensor& a, const Tensor& b) {
    record(Op::pow, out, {&a, &b}, [a = save(a), b = save(b)](Vjp& v) {
      const Tensor x = exact(a.get(v)), p = exact(b.get(v)), g = exact(v.grad());
      if (v.wants(0)) {
        // Computes p x^(p-1), and 0 where p is 0, because x^(p-1) may be infinite there.
        Tensor d = mul(p, pow(x, add_scalar(p, -1)));
        d = where(eq(p, zeros_like(p)), zeros_like(d), d);
        v.set(0, cast(sum_to(mul(g, d), x.shape()), a.get(v).dtype()));
      }
      if (v.wants(1)) {
        // Computes x^p ln x, and its limit 0 where x is 0 and p >= 0, or x is infinity and p < 0.
        const Tensor none = zeros_like(p);
        Tensor zero =
            logical_or(logical_and(eq(x, zeros_like(x)), ge(p, none)),
                       logical_and(eq(x, full(x.ctx(), x.dtype(), {}, kInf)), lt(p, none)));
        Tensor d = mul(pow(x, p), log(x));
        v.set(1, cast(sum_to(mul(g, where(zero, zeros_like(d), d)), p.shape()), b.get(v).dtype()));
      }
    });
  });
}

namespace {

// Computes maximum or minimum. Equal operands share the gradient, as in PyTorch. Where one is
// NaN, both get the whole gradient.
Tensor extreme(Op op, BinaryOp kernel, BinaryOp wins, Tensor a, Tensor b) {
  return binary(op, kernel, a, b, [op, wins](Tensor& out, const Tensor& a, const Tensor& b) {
    record(op, out, {&a, &b}, [a = save(a), b = save(b), wins](Vjp& v) {
      const Tensor &x = a.get(v), &y = b.get(v), &g = v.grad();
      Tensor zero = full(g.ctx(), g.dtype(), {}, 0);
      Tensor tied = where(binary_raw(BinaryOp::eq, x, y), mul_scalar(g, 0.5), g);
      auto share = [&](const Tensor& p, const Tensor& q) {
        return where(binary_raw(wins, q, p), zero, tied);
      };
      if (v.wants(0)) v.set(0, sum_to(share(x, y), x.shape()));
      if (v.wants(1)) v.set(1, sum_to(share(y, x), y.shape()));
    });
  });
}

}  // namespace

Tensor maximum(Tensor a, Tensor b) {
  return extreme(Op::maximum, BinaryOp::maximum, BinaryOp::gt, a, b);
}
Tensor minimum(Tensor a, Tensor b) {
  return extreme(Op::minimum, BinaryOp::minimum, BinaryOp::lt, a, b);
}

Tensor floor_divide(Tensor a, Tensor b) {
  return compare(Op::floor_divide, BinaryOp::floor_div, a, b);
}
Tensor remainder(Tensor a, Tensor b) {  // a - b (a // b)
  return binary(Op::remainder, BinaryOp::remainder, a, b,
                [](Tensor& out, const Tensor& a, const Tensor& b) {
                  record(Op::remainder, out, {&a, &b},
                         [a = save_for(b, a), b = save_for(b, b), from = a.shape()](Vjp& v) {
                           if (v.wants(0)) v.set(0, sum_to(v.grad(), from));
                           if (!v.wants(1)) return;
                           const Tensor x = exact(a.get(v)), y = exact(b.get(v));
                           const Tensor d = neg(mul(exact(v.grad()), floor_divide(x, y)));
                           v.set(1, cast(sum_to(d, y.shape()), b.get(v).dtype()));
                         });
                });
}

Tensor eq(Tensor a, Tensor b) { return compare(Op::eq, BinaryOp::eq, a, b); }
Tensor ne(Tensor a, Tensor b) { return compare(Op::ne, BinaryOp::ne, a, b); }
Tensor lt(Tensor a, Tensor b) { return compare(Op::lt, BinaryOp::lt, a, b); }
Tensor le(Tensor a, Tensor b) { return compare(Op::le, BinaryOp::le, a, b); }
Tensor gt(Tensor a, Tensor b) { return compare(Op::gt, BinaryOp::gt, a, b); }
Tensor ge(Tensor a, Tensor b) { return compare(Op::ge, BinaryOp::ge, a, b); }
Tensor logical_and(Tensor a, Tensor b) {
  return compare(Op::logical_and, BinaryOp::logical_and, a, b);
}
Tensor logical_or(Tensor a, Tensor b) {
  return compare(Op::logical_or, BinaryOp::logical_or, a, b);
}
Tensor logical_xor(Tensor a, Tensor b) {
  return compare(Op::logical_xor, BinaryOp::logical_xor, a, b);
}

// -- tests and selection --------------------------------------------------------------------------

namespace {
Tensor test(Op op, UnaryOp kernel, Tensor x) {
  Call call(op, {&x});
  return unary_raw(kernel, x);
}
}  // namespace

Tensor logical_not(Tensor x) { return test(Op::logical_not, UnaryOp::logical_not, x); }
Tensor isfinite(Tensor x) { return test(Op::isfinite, UnaryOp::isfinite, x); }
Tensor isnan(Tensor x) { return test(Op::isnan, UnaryOp::isnan, x); }

namespace {

// Launches a ternary function of operands that broadcast.
Tensor ternary_to(TernaryOp op, const Tensor& x, const Tensor& y, const Tensor& z, DType dtype) {
  const Dims shape = broadcast(broadcast(x.shape(), y.shape()), z.shape());
  auto spread = [&](const Tensor& t) {
    return t.view(shape, broadcast_strides(t.shape(), t.stride(), shape), t->offset);
  };
  Tensor out = Tensor::empty(x.ctx(), dtype, shape), xb = spread(x), yb = spread(y), zb = spread(z);
  launch(Kernel::ternary, {&out}, {&xb, &yb, &zb}, code(op), PointScalars{});
  return out;
}

}  // namespace

Tensor where(Tensor c, Tensor a, Tensor b) {
  need_same_context({&c, &a, &b});
  Call call(Op::where, {&a, &b});
  promote({&a, &b});
  if (c.dtype() != DType::boolean) {
    fail(MPT_ERROR_DTYPE, "condition is %s; it must be bool (compare first)", name_of(c.dtype()));
  }
  Tensor out = ternary_to(TernaryOp::where, c, a, b, a.dtype());
  if (wants_grad({&a, &b})) {
    record(Op::where, out, {&a, &b}, [c = save(c), sa = a.shape(), sb = b.shape()](Vjp& v) {
      const Tensor &cond = c.get(v), &g = v.grad(), zero = zeros_like(v.grad());
      if (v.wants(0)) v.set(0, sum_to(where(cond, g, zero), sa));
      if (v.wants(1)) v.set(1, sum_to(where(cond, zero, g), sb));
    });
  }
  return out;
}

Tensor lerp(Tensor a, Tensor b, Tensor weight) {
  need_same_context({&a, &b, &weight});
  Call call(Op::lerp, {&a, &b});
  promote({&a, &b});
  need_floating(a, "a");
  need_floating(weight, "weight");
  // A weight in f32 beside operands of 16 bits is not rounded.
  const DType wide = a.dtype() == DType::f64 ? DType::f64 : DType::f32;
  if (weight.dtype() != a.dtype()) weight = cast(weight, wide);
  Tensor out = ternary_to(TernaryOp::lerp, a, b, weight, a.dtype());
  if (wants_grad({&a, &b, &weight})) {
    record(Op::lerp, out, {&a, &b, &weight},
           [a = save_for(weight, a), b = save_for(weight, b), w = save(weight), dtype = a.dtype(),
            from = a.shape(), to = b.shape()](Vjp& v) {
             const Tensor g = exact(v.grad()), by = exact(w.get(v));
             auto give = [&](int i, const Tensor& d, const Dims& shape, DType t) {
               v.set(i, cast(sum_to(d, shape), t));
             };
             if (v.wants(0)) give(0, mul(g, add_scalar(neg(by), 1)), from, dtype);
             if (v.wants(1)) give(1, mul(g, by), to, dtype);
             if (!v.wants(2)) return;
             give(2, mul(g, sub(exact(b.get(v)), exact(a.get(v)))), w.get(v).shape(),
                  w.get(v).dtype());
           });
  }
  return out;
}

Tensor lerp_scalar(Tensor a, Tensor b, double weight) {
  need_same_context({&a, &b});
  Call call(Op::lerp_scalar, {&a, &b});
  promote({&a, &b});
  need_floating(a, "a");
  const DType wide = a.dtype() == DType::f64 ? DType::f64 : DType::f32;
  // A weight near 1 leaves a share of `a` that has fewer digits in f32 than 1 - weight.
  const bool is_reversed = weight > 0.5;
  const Tensor by = full(a.ctx(), wide, {}, is_reversed ? 1 - weight : weight);
  Tensor out = is_reversed ? ternary_to(TernaryOp::lerp, b, a, by, a.dtype())
                           : ternary_to(TernaryOp::lerp, a, b, by, a.dtype());
  if (wants_grad({&a, &b})) {
    record(Op::lerp_scalar, out, {&a, &b}, [sa = a.shape(), sb = b.shape(), weight](Vjp& v) {
      const auto give = [&](int i, double times, const Dims& shape) {
        const Tensor& g = v.grad();
        const bool is_sum = g.shape() != shape;
        const Tensor d = mul_scalar(is_sum ? exact(g) : g, times);
        v.set(i, cast(sum_to(d, shape), g.dtype()));
      };
      if (v.wants(0)) give(0, 1 - weight, sa);
      if (v.wants(1)) give(1, weight, sb);
    });
  }
  return out;
}

Tensor masked_fill(Tensor x, Tensor mask, double value) {
  Call call(Op::masked_fill, {&x});
  return where(mask, full(x.ctx(), x.dtype(), {}, value), x);
}

// -- closeness ------------------------------------------------------------------------------------

Tensor isclose(Tensor a, Tensor b, double rtol, double atol, bool equal_nan) {
  need_same_context({&a, &b});
  Call call(Op::isclose, {&a, &b});
  if (!(rtol >= 0 && rtol < kInf) || !(atol >= 0 && atol < kInf)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "rtol is %g and atol %g; they must be finite and at least 0",
         rtol, atol);
  }
  promote({&a, &b});
  GradModeGuard no_grad(a.ctx(), GradMode::disabled);
  Tensor near = eq(a, b);
  if (is_floating(a.dtype())) {
    const Tensor x = exact(a), y = exact(b);
    const Tensor reach = add_scalar(mul_scalar(abs(y), rtol), atol);
    const Tensor both = logical_and(isfinite(x), isfinite(y));
    near = logical_or(near, logical_and(both, le(abs(sub(x, y)), reach)));
    if (equal_nan) near = logical_or(near, logical_and(isnan(x), isnan(y)));
  } else {  // the distance of i64 is negative where it is too large for one
    const Tensor x = cast(a, DType::i64), y = cast(b, DType::i64);
    const Tensor apart = sub(maximum(x, y), minimum(x, y));
    const Tensor reach = add_scalar(mul_scalar(abs(cast(y, DType::f32)), rtol), atol);
    const Tensor fits = ge(apart, full(a.ctx(), DType::i64, {}, 0));
    near = logical_or(near, logical_and(fits, le(cast(apart, DType::f32), reach)));
  }
  return near;
}

}  // namespace mpt::ops
