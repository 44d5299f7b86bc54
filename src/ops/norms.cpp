// Norms of rows, and rows that are divided by them.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <limits>

#include "ops/op.h"
#include "ops/ops.h"
#include "ops/reduce.h"

namespace mpt::ops {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

Tensor scalar(const Tensor& like, double v) { return full(like.ctx(), like.dtype(), {}, v); }
Tensor zero_of(const Tensor& x) { return scalar(x, 0); }

// Returns the mask of the dims along which `y` has one element for several of x.
uint32_t reduced_mask(const Tensor& x, const Tensor& y) {
  uint32_t mask = 0;
  for (int i = 0; i < x.rank(); ++i)
    if (y.shape()[i] != x.shape()[i]) mask |= 1u << i;
  return mask;
}

// Returns (sum |x|^p)^(1/p) 2^-halved. A number of the size of the result is taken out of the sum,
// because the powers may be beyond the dtype.
Tensor power_norm(const Tensor& x, double p, uint32_t mask, int halved) {
  const Tensor size = unary_raw(UnaryOp::abs, x), one = full(x.ctx(), x.dtype(), {}, 1);
  Tensor unit = reduce_raw(p > 0 ? ReduceOp::max : ReduceOp::min, size, mask, x.dtype());
  const Tensor is_unit = logical_and(isfinite(unit), ne(unit, zero_of(unit)));
  unit = where(is_unit, unit, one);
  const Tensor powers = unary_raw(UnaryOp::pow_scalar, binary_raw(BinaryOp::div, size, unit), p);
  const Tensor sum = reduce_raw(ReduceOp::sum, powers, mask, x.dtype());
  if (halved != 0) unit = unary_raw(UnaryOp::mul_scalar, unit, std::ldexp(1, -halved));
  return binary_raw(BinaryOp::mul, unit, unary_raw(UnaryOp::pow_scalar, sum, 1 / p));
}

// Returns the p-norm times 2^-halved, with the reduced dims as 1; not recorded. x is f32 or f64.
Tensor norm_raw(const Tensor& x, double p, uint32_t mask, int halved) {
  const GradModeGuard no_grad(x.ctx(), GradMode::disabled);
  if (std::isinf(p)) {
    return reduce_raw(p > 0 ? ReduceOp::max : ReduceOp::min, unary_raw(UnaryOp::abs, x), mask,
                      x.dtype());
  }
  if (p == 0) {
    const Tensor ones = binary_raw(BinaryOp::ne, x, zero_of(x));
    return reduce_raw(ReduceOp::sum, ones, mask, x.dtype());
  }
  if (p == 1) return reduce_raw(ReduceOp::sum_abs, x, mask, x.dtype(), halved);
  if (p == 2) return reduce_raw(ReduceOp::norm2, x, mask, x.dtype(), halved);
  return power_norm(x, p, mask, halved);
}

// The norms of rows: each is `size` over `scale` and over `unit`, which are powers of two. A norm
// may be beyond the dtype, and its size is not.
struct Norms {
  Tensor size, scale = {};  // no scale: 1
  double unit = 1;

  // Returns x divided by the norms.
  Tensor divide(const Tensor& x) const {
    if (unit != 1 && !wants_grad({&x, &size})) {
      return binary_raw(BinaryOp::div_scaled, x, size, unit);
    }
    const Tensor part = div(x, size);
    if (unit != 1) return mul_scalar(part, unit);
    return scale ? mul(part, scale) : part;
  }
  // Returns x times what the norms are scaled by.
  Tensor scaled(const Tensor& x) const {
    if (unit != 1) return mul_scalar(x, unit);
    return scale ? mul(x, scale) : x;
  }
};

// Scales the norms that are infinite.
Norms norms_of(const Tensor& x, const Tensor& norm, double p, uint32_t mask) {
  const int halved = halvings(p, static_cast<double>(reduced_count(x, mask)));
  if (halved == 0 || !may_be_infinite(norm)) return {norm};
  const GradModeGuard no_grad(x.ctx(), GradMode::disabled);
  const Tensor fits = isfinite(norm);
  return {where(fits, norm, norm_raw(x, p, mask, halved)),
          where(fits, scalar(x, 1), scalar(x, std::ldexp(1, -halved)))};
}

// The derivatives of a norm by the elements of its row are `of_element` times `of_row`, where a
// missing one is 1. none: the norms that are 0, whose gradient does not count; it may be missing.
struct Slopes {
  Tensor of_element, of_row = {}, none = {};
};

// Returns sign(x) (|x| / norm)^(p-1), with 0 where the norm is 0.
Slopes slopes_of(const Tensor& x, const Norms& n, double p) {
  if (p == 1) return {sign(x)};
  if (std::isinf(p)) {  // equal extremes share it
    const Tensor is = eq(abs(x), n.size), one = scalar(x, 1);
    const Tensor count = reduce_raw(ReduceOp::sum, is, reduced_mask(x, n.size), x.dtype());
    return {where(is, sign(x), zero_of(x)), div(one, count)};
  }
  const Tensor none = eq(n.size, zero_of(n.size)), whole = masked_fill(n.size, none, 1);
  if (p == 2) return {div(x, whole), n.unit != 1 ? scalar(x, n.unit) : n.scale, none};
  const Norms over = {whole, n.scale, n.unit};
  const Tensor size = abs(x);
  // One of the two forms neither overflows nor loses digits before the slope does: powers up to 1
  // are numbers of the dtype, and so is a power of a quotient below 1 whose own digits do not
  // count.
  Tensor slope, of_row;
  if (std::fabs(p - 1) <= 1) {
    slope = div(pow_scalar(size, p - 1), pow_scalar(whole, p - 1));
    if (n.scale || n.unit != 1) of_row = pow_scalar(over.scaled(scalar(x, 1)), p - 1);
  } else {
    slope = pow_scalar(over.divide(size), p - 1);
  }
  if (p < 1) slope = where(eq(size, zero_of(size)), zero_of(size), slope);
  return {mul(sign(x), where(none, zero_of(slope), slope)), of_row, none};
}

}  // namespace

Tensor norm(Tensor x, double p, Dims dims, KeepDims keepdim) {
  Call call(Op::norm, {&x});
  need_floating(x, "x");
  if (std::isnan(p))
    fail(MPT_ERROR_INVALID_ARGUMENT, "p is NaN; it must be a number or an infinity");
  const uint32_t mask = dim_mask(x, dims);
  const DType dtype = call.result(x.dtype());
  const DType wide = is_half(x.dtype()) ? DType::f32 : x.dtype();
  if (std::isinf(p)) {
    Tensor y = extreme(Op::norm, p > 0 ? ReduceOp::max : ReduceOp::min, abs(x), dims, keepdim);
    return cast(y, dtype);
  }
  Tensor y;
  if (p == 0) {
    Tensor ones = binary_raw(BinaryOp::ne, x, zero_of(x));
    y = reduce_raw(ReduceOp::sum, ones, mask, wide);
  } else if (p == 1) {
    y = reduce_raw(ReduceOp::sum_abs, x, mask, wide);
  } else if (p == 2) {
    y = reduce_raw(ReduceOp::norm2, x, mask, dtype);
  } else {
    const GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    y = power_norm(convert(x, wide), p, mask, 0);
  }
  if (y.dtype() != dtype) y = convert(y, dtype);
  y = shaped(y, x, mask, keepdim);
  if (wants_grad({&x})) {
    record(Op::norm, y, {&x},
           [x = save(x), y = save_result(y), p, mask, narrow = is_half(dtype),
            keep = kept(x.shape(), mask)](Vjp& v) {
             const Tensor& in = x.get(v);
             if (p == 0) return v.set(0, full(in.ctx(), in.dtype(), in.shape(), 0));
             const Tensor wide = exact(in);
             Tensor g = exact(reshape(v.grad(), keep));
             // In 16 bits a result may be infinite whose gradient is not.
             const bool is_rounded = narrow && p != 1;
             Norms n = {is_rounded ? norm(wide, p, dims_of(mask), KeepDims::yes)
                                   : exact(reshape(y.get(v), keep))};
             if (p != 1 && in.dtype() != DType::f16) n = norms_of(wide, n.size, p, mask);
             if (v.create_graph() && n.scale)
               n.size = norm(n.scaled(wide), p, dims_of(mask), KeepDims::yes);
             const Slopes s = slopes_of(wide, n, p);
             if (s.none) g = masked_fill(g, s.none, 0);
             if (s.of_row) g = mul(g, s.of_row);
             v.set(0, cast(mul(s.of_element, g), in.dtype()));
           });
  }
  return y;
}

namespace {

// Returns the norms, or eps where they are smaller.
Norms units_of(const Tensor& x, double p, uint32_t mask, double eps) {
  const int halved = halvings(p, static_cast<double>(reduced_count(x, mask)));
  const double unit = std::ldexp(1, -halved),
               least = x.dtype() == DType::f64 ? 0x1p-1000 : 0x1p-100;
  if (halved == 0 || eps * unit >= least) {  // smaller norms, which would lose digits, are eps
    const Tensor size = norm_raw(x, p, mask, halved);
    return {unary_raw(UnaryOp::clamp, size, eps * unit, kInf), {}, unit};
  }
  Norms n = norms_of(x, norm_raw(x, p, mask, 0), p, mask);
  n.size = unary_raw(UnaryOp::clamp, n.size, eps, kInf);
  return n;
}

// Computes the gradient of y = x / norm: (g - slope sum(g y)) / norm. Where one element is nearly
// the whole norm, the terms of its gradient cancel; it is computed from those of the others,
// because sum(x gradient) is 0. Where eps is the divisor the gradient is g / eps.
Tensor unit_grad(const Tensor& x, const Tensor& g, Norms n, double p, uint32_t mask, double eps,
                 bool create_graph) {
  constexpr double kMost = 0.75;
  const Dims dims = dims_of(mask);
  Tensor is_eps, bound;
  {
    const GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    is_eps = le(n.size, scalar(x, eps * n.unit));
    bound = where(is_eps, scalar(x, kInf), scalar(x, kMost));
  }
  if (create_graph && p != 0) {
    n.size = where(is_eps, n.size, norm(n.scaled(x), p, dims, KeepDims::yes));
  }
  if (p == 0) return n.divide(g);
  const Tensor y = n.divide(x);
  Tensor slope = y;
  if (p != 2) {
    const Slopes s = slopes_of(x, n, p);
    slope = masked_fill(s.of_row ? mul(s.of_element, s.of_row) : s.of_element, is_eps, 0);
  }
  const Tensor along = masked_fill(sum(mul(g, y), dims, KeepDims::yes), is_eps, 0);
  const Tensor dx = n.divide(sub(g, mul(slope, along)));
  Tensor is_most;
  {
    const GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    const Tensor parts = mul(y, slope);  // each element's part of the p-th power of the norm
    if (!may_exceed(reduce_raw(ReduceOp::max, parts, mask, x.dtype()), kMost)) return dx;
    is_most = gt(parts, bound);
  }
  const Tensor others = sum(masked_fill(mul(y, dx), is_most, 0), dims, KeepDims::yes);
  const Tensor divisor = create_graph ? masked_fill(y, logical_not(is_most), 1) : y;
  return where(is_most, neg(div(others, divisor)), dx);
}

}  // namespace

Tensor unit_rows(Op op, const Tensor& x, double p, const Dims& dims, double eps) {
  const uint32_t mask = dim_mask(x, dims);
  Tensor y;
  Norms n;
  {
    const GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    n = units_of(x, p, mask, eps);
    y = n.divide(x);
  }
  if (wants_grad({&x})) {
    record(op, y, {&x},
           [x = save(x), size = save(n.size), scale = save(n.scale), unit = n.unit, p, mask,
            eps](Vjp& v) {
             const Norms n = {size.get(v), scale ? scale.get(v) : Tensor(), unit};
             v.set(0, unit_grad(x.get(v), v.grad(), n, p, mask, eps, v.create_graph()));
           });
  }
  return y;
}

Tensor normalize(Tensor x, double p, Dims dims, double eps) {
  Call call(Op::normalize, {&x});
  need_floating(x, "x");
  if (!(eps >= 0)) fail(MPT_ERROR_INVALID_ARGUMENT, "eps is %g; it must be 0 or larger", eps);
  // In f32, because eps is 0 in f16.
  return cast(unit_rows(Op::normalize, exact(x), p, dims, eps), x.dtype());
}

}  // namespace mpt::ops
