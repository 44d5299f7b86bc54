// Reductions over dims.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "backends/host_access.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "ops/reduce.h"

namespace mpt::ops {

uint32_t dim_mask(const Tensor& x, const Dims& dims) {
  uint32_t mask = 0;
  for (int64_t dim : dims) {
    const int d = wrap_dim(dim, x.rank());
    if (mask >> d & 1) fail(MPT_ERROR_SHAPE, "dims %s names dim %d twice", text(dims).s, d);
    mask |= 1u << d;
  }
  return dims.empty() ? (1u << x.rank()) - 1 : mask;
}

Dims dims_of(uint32_t mask) {
  Dims d;
  for (int i = 0; i < kMaxRank; ++i)
    if (mask >> i & 1) d.push(i);
  return d;
}

int64_t reduced_count(const Tensor& x, uint32_t mask) {
  int64_t n = 1;
  for (int i = 0; i < x.rank(); ++i)
    if (mask >> i & 1) n *= x.shape()[i];
  return n;
}

Dims kept(const Dims& shape, uint32_t mask) {
  Dims s = shape;
  for (int i = 0; i < s.size(); ++i)
    if (mask >> i & 1) s[i] = 1;
  return s;
}

Tensor reduce_raw(ReduceOp op, const Tensor& x, uint32_t mask, DType dtype, int correction) {
  Tensor y = Tensor::empty(x.ctx(), dtype, kept(x.shape(), mask));
  Tensor from = x;
  if (x.count() == 0) {  // every reduced extent is 0, so that no kernel walks along the others
    Dims none = x.shape();
    for (int i = 0; i < x.rank(); ++i)
      if (mask >> i & 1) none[i] = 0;
    from = x.view(none, contiguous_strides(none), x->offset);
  }
  launch(Kernel::reduce, {&y}, {&from}, ReduceParams{op, correction});
  return y;
}

Tensor shaped(const Tensor& y, const Tensor& x, uint32_t mask, KeepDims keepdim) {
  if (keepdim == KeepDims::yes) return y;
  Dims shape;
  for (int i = 0; i < x.rank(); ++i)
    if (!(mask >> i & 1)) shape.push(x.shape()[i]);
  return y.view(shape, contiguous_strides(shape), y->offset);
}

bool may_exceed(const Tensor& x, double bound) {
  if (!is_on_host(x) || x.place().recorder) return true;
  const auto exceeds = [bound, &x](const auto& elements) {
    for (int64_t i = 0; i < x.count(); ++i)
      if (!(static_cast<double>(elements[i]) <= bound)) return true;
    return false;
  };
  if (x.dtype() == DType::f64) return exceeds(HostView<double>(contiguous(x)));
  return exceeds(HostView<float>(contiguous(x)));
}

bool may_be_infinite(const Tensor& x) {
  const double most = x.dtype() == DType::f64 ? std::numeric_limits<double>::max()
                                              : double{std::numeric_limits<float>::max()};
  const GradModeGuard no_grad(x.ctx(), GradMode::disabled);
  return may_exceed(exact(x), most);
}

int halvings(double p, double n) {
  if (!(p > 0) || std::isinf(p)) return 0;
  return static_cast<int>(std::min(std::floor(std::log2(std::max(n, 1.0)) / p) + 1, 100.0));
}

namespace {

Tensor scalar(const Tensor& like, double v) { return full(like.ctx(), like.dtype(), {}, v); }
Tensor zero_of(const Tensor& x) { return scalar(x, 0); }

// Returns x / y, which is to be multiplied by g: where y is 0, so is g from now on. The product g /
// y might overflow or be lost where the gradient is not.
Tensor over_size(const Tensor& x, const Tensor& y, Tensor& g) {
  const Tensor none = eq(y, zero_of(y));
  g = masked_fill(g, none, 0);
  return div(x, masked_fill(y, none, 1));
}

// Returns the dims with the reduced ones last.
Dims reduced_last(int rank, uint32_t mask) {
  Dims order;
  for (const bool reduced : {false, true})
    for (int d = 0; d < rank; ++d)
      if ((mask >> d & 1) == reduced) order.push(d);
  return order;
}

// Fails for an extreme of no elements, which does not exist.
void need_elements(const Tensor& x, uint32_t mask, const char* what) {
  if (reduced_count(x, mask) > 0) return;
  fail(MPT_ERROR_SHAPE, "the %s over %s of shape %s has no elements to choose from", what,
       mask == (1u << x.rank()) - 1 ? "all dims" : "an empty dim", text(x.shape()).s);
}

}  // namespace

Tensor sum(Tensor x, Dims dims, KeepDims keepdim) {
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

Tensor mean(Tensor x, Dims dims, KeepDims keepdim) {
  Call call(Op::mean, {&x});
  need_floating(x, "x");
  const uint32_t mask = dim_mask(x, dims);
  Tensor y = shaped(reduce_raw(ReduceOp::mean, x, mask, call.result(x.dtype())), x, mask, keepdim);
  if (wants_grad({&x})) {
    const Dims keep = kept(x.shape(), mask);
    const double n = static_cast<double>(std::max<int64_t>(reduced_count(x, mask), 1));
    record(Op::mean, y, {&x}, [from = x.shape(), keep, n, dtype = x.dtype()](Vjp& v) {
      v.set(0, expand(cast(mul_scalar(reshape(v.grad(), keep), 1 / n), dtype), from));
    });
  }
  return y;
}

ScaledSum scaled_sum(Op op, const Tensor& x) {
  const auto count = static_cast<uint64_t>(x.count());
  const int halved = count > 1 ? static_cast<int>(std::bit_width(count - 1)) : 0;
  const double scale = std::ldexp(1, -halved);
  const Tensor flat = reshape(x, {x.count()});
  Tensor y = Tensor::empty(x.ctx(), x.dtype(), {1});
  launch(Kernel::reduce, {&y}, {&flat}, ReduceParams{ReduceOp::sum, halved});
  y = y.view({}, {}, 0);
  if (wants_grad({&flat})) {
    record(op, y, {&flat}, [scale, shape = flat.shape()](Vjp& v) {
      v.set(0, expand(mul_scalar(v.grad(), scale), shape));
    });
  }
  return {y, scale};
}

// -- spread ---------------------------------------------------------------------------------------

namespace {

// Returns the std times a power of two by which g is divided: 1 but where the std is infinite. The
// std with a divisor that is 4^k times as large is 2^-k times as large.
Tensor deviation(const Tensor& in, const Tensor& root, uint32_t mask, int64_t correction,
                 Tensor& g) {
  const auto n = static_cast<double>(reduced_count(in, mask));
  const double divisor = n - static_cast<double>(correction);
  const int k = divisor > 0 ? halvings(2, n / divisor) : 0;
  const double most = n - std::ldexp(divisor, 2 * k);
  if (!(divisor > 0) || most < INT32_MIN) return root;
  const Tensor fits = isfinite(root);
  g = mul(g, where(fits, scalar(g, 1), scalar(g, std::ldexp(1, -k))));
  return where(fits, root, std(in, dims_of(mask), static_cast<int64_t>(most), KeepDims::yes));
}

// Computes var or std. The divisor is n - correction; the result is NaN if it is 0 or less.
Tensor spread(Op op, Tensor x, const Dims& dims, int64_t correction, KeepDims keepdim) {
  Call call(op, {&x});
  need_floating(x, "x");
  const uint32_t mask = dim_mask(x, dims);
  if (correction < INT32_MIN || correction > INT32_MAX) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "correction is %lld; it is subtracted from the count",
         lld(correction));
  }
  const ReduceOp kernel = op == Op::std ? ReduceOp::std : ReduceOp::var;
  Tensor y = reduce_raw(kernel, x, mask, x.dtype(), static_cast<int>(correction));
  y = shaped(y, x, mask, keepdim);
  if (wants_grad({&x})) {
    const int64_t count = reduced_count(x, mask);  // 0: the gradient has no elements
    const auto n = static_cast<double>(count ? std::max<int64_t>(count - correction, 0) : 1);
    // Numbers of f16 have deviations in f32.
    const bool may_overflow = x.dtype() != DType::f16 && may_be_infinite(y);
    record(op, y, {&x},
           [op, x = save(x), y = op == Op::std ? save_result(y) : SavedResult(), mask, n,
            correction, may_overflow, keep = kept(x.shape(), mask)](Vjp& v) {
             const Tensor in = exact(x.get(v));
             const Dims dims = dims_of(mask);
             Tensor g = exact(reshape(v.grad(), keep)), middle = mean(in, dims, KeepDims::yes);
             // A distance from the mean may be twice the largest number, and is halved then.
             Tensor slope =
                 may_overflow ? add_scaled(mul_scalar(middle, -0.5), in, 0.5) : sub(in, middle);
             const double doubled = may_overflow ? 4 : 2;
             if (op == Op::std) {  // d var / (2 std), with 0 where std is 0
               // The result in 16 bits may be infinite, or 0.
               const bool is_rounded = is_half(x.get(v).dtype());
               Tensor root =
                   is_rounded ? std(in, dims, correction, KeepDims::yes) : reshape(y.get(v), keep);
               g = mul_scalar(g, 0.5);
               if (may_overflow) root = deviation(in, root, mask, correction, g);
               slope = over_size(slope, root, g);
             }
             v.set(0, cast(mul(mul_scalar(g, doubled / n), slope), x.get(v).dtype()));
           });
  }
  return y;
}

}  // namespace

Tensor var(Tensor x, Dims dims, int64_t correction, KeepDims keepdim) {
  return spread(Op::var, x, dims, correction, keepdim);
}
Tensor std(Tensor x, Dims dims, int64_t correction, KeepDims keepdim) {
  return spread(Op::std, x, dims, correction, keepdim);
}

// -- products -------------------------------------------------------------------------------------

namespace {

// Returns, for each element along the last dim, the product of all others: that of the other pairs,
// times the other one of its pair. So nothing is divided by, and the result is differentiable.
Tensor others(const Tensor& x) {
  const int64_t n = x.size(-1);
  if (n <= 1) return full(x.ctx(), x.dtype(), x.shape(), 1);
  if (n % 2 != 0) return narrow(others(pad(x, {0, 1}, PadMode::constant, 1)), -1, 0, n);
  Dims shape = x.shape();
  shape[shape.size() - 1] = n / 2;
  shape.push(2);
  const Tensor pairs = reshape(x, shape);
  const Tensor rest = others(mul(select(pairs, -1, 0), select(pairs, -1, 1)));
  return reshape(mul(flip(pairs, {-1}), unsqueeze(rest, -1)), x.shape());
}

// Returns, for each element, the product y of all elements divided by it where y has the digits of
// its dtype, and `rest` elsewhere. Some of the products that `rest` is computed from may have
// overflowed or become 0 where y has not.
Tensor quotients(const Tensor& x, uint32_t mask, const Tensor& rest) {
  const double least = x.dtype() == DType::f64 ? 0x1p-1000 : 0x1p-120;
  const Tensor y = reduce_raw(ReduceOp::prod, x, mask, x.dtype());
  const Tensor is_whole = logical_and(isfinite(y), ge(abs(y), full(x.ctx(), x.dtype(), {}, least)));
  return where(is_whole, div(y, x), rest);
}

}  // namespace

Tensor prod(Tensor x, Dims dims, KeepDims keepdim) {
  Call call(Op::prod, {&x});
  const uint32_t mask = dim_mask(x, dims);
  const DType dtype = is_floating(x.dtype()) ? call.result(x.dtype()) : DType::i64;
  Tensor y = shaped(reduce_raw(ReduceOp::prod, x, mask, dtype), x, mask, keepdim);
  if (wants_grad({&x})) {
    record(Op::prod, y, {&x}, [x = save(x), mask, keep = kept(x.shape(), mask)](Vjp& v) {
      const Tensor in = exact(x.get(v)), g = exact(reshape(v.grad(), keep));
      // Permutes the reduced dims to the end and merges them, then permutes back.
      const Dims order = reduced_last(in.rank(), mask);
      Dims back = in.shape();
      for (int i = 0; i < in.rank(); ++i) back[static_cast<int>(order[i])] = i;
      const Tensor moved = permute(in, order);
      const int64_t n = reduced_count(in, mask), lines = in.count() / std::max<int64_t>(n, 1);
      const Tensor rows = reshape(moved, {lines, n});
      Tensor rest = permute(reshape(others(rows), moved.shape()), back);
      if (!v.create_graph()) rest = quotients(in, mask, rest);
      v.set(0, cast(mul(g, rest), x.get(v).dtype()));
    });
  }
  return y;
}

// -- extremes -------------------------------------------------------------------------------------

Tensor extreme(Op op, ReduceOp kernel, Tensor x, const Dims& dims, KeepDims keepdim) {
  Call call(op, {&x});
  const uint32_t mask = dim_mask(x, dims);
  need_elements(x, mask, op_name(x.ctx(), op));
  Tensor y = shaped(reduce_raw(kernel, x, mask, x.dtype()), x, mask, keepdim);
  if (wants_grad({&x})) {
    const bool of_all = op == Op::max || op == Op::min;
    record(op, y, {&x},
           [x = save(x), y = save_result(y), mask, of_all, keep = kept(x.shape(), mask)](Vjp& v) {
             const Tensor& in = x.get(v);
             Tensor is = eq(in, reshape(y.get(v), keep));
             if (of_all) is = logical_or(is, isnan(in));  // as in PyTorch; its amax gives NaN
             // The count of equal extremes may be no number of 16 bits.
             Tensor share = exact(reshape(v.grad(), keep));
             share = div(share, cast(sum(is, dims_of(mask), KeepDims::yes), share.dtype()));
             share = cast(share, in.dtype());
             // Without an equal element the share is infinite and the gradient NaN, as in PyTorch.
             v.set(0, where(is, share, mul_scalar(share, 0)));
           });
  }
  return y;
}

namespace {

Tensor arg_extreme(Op op, ReduceOp kernel, Tensor x, const Dims& dims, KeepDims keepdim) {
  Call call(op, {&x});
  if (dims.size() > 1) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s takes one dim, or none for all elements; %d were given",
         op_name(x.ctx(), op), dims.size());
  }
  const uint32_t mask = dim_mask(x, dims);
  need_elements(x, mask, op_name(x.ctx(), op));
  return shaped(reduce_raw(kernel, x, mask, DType::i64), x, mask, keepdim);
}

// Reduces one dim and returns the position too; only that element gets the gradient.
std::pair<Tensor, Tensor> extreme_at(Op op, ReduceOp kernel, Tensor x, int64_t dim,
                                     KeepDims keepdim) {
  Call call(op, {&x});
  const int d = wrap_dim(dim, x.rank());
  const uint32_t mask = x.rank() ? 1u << d : 0;
  need_elements(x, mask, op_name(x.ctx(), op));
  Tensor index = reduce_raw(kernel, x, mask, DType::i64);
  Tensor y = gather(x, d, index);
  if (keepdim == KeepDims::yes || x.rank() == 0) return {y, index};
  return {squeeze(y, d), squeeze(index, d)};
}

}  // namespace

Tensor amax(Tensor x, Dims dims, KeepDims keepdim) {
  return extreme(Op::amax, ReduceOp::max, x, dims, keepdim);
}
Tensor amin(Tensor x, Dims dims, KeepDims keepdim) {
  return extreme(Op::amin, ReduceOp::min, x, dims, keepdim);
}
Tensor max(Tensor x) { return extreme(Op::max, ReduceOp::max, x, {}, KeepDims::no); }
Tensor min(Tensor x) { return extreme(Op::min, ReduceOp::min, x, {}, KeepDims::no); }
std::pair<Tensor, Tensor> max_dim(Tensor x, int64_t dim, KeepDims keepdim) {
  return extreme_at(Op::max_dim, ReduceOp::argmax, x, dim, keepdim);
}
std::pair<Tensor, Tensor> min_dim(Tensor x, int64_t dim, KeepDims keepdim) {
  return extreme_at(Op::min_dim, ReduceOp::argmin, x, dim, keepdim);
}
Tensor argmax(Tensor x, Dims dim, KeepDims keepdim) {
  return arg_extreme(Op::argmax, ReduceOp::argmax, x, dim, keepdim);
}
Tensor argmin(Tensor x, Dims dim, KeepDims keepdim) {
  return arg_extreme(Op::argmin, ReduceOp::argmin, x, dim, keepdim);
}

Tensor any(Tensor x, Dims dims, KeepDims keepdim) {
  const uint32_t mask = dim_mask(x, dims);
  return shaped(reduce_raw(ReduceOp::any, x, mask, DType::boolean), x, mask, keepdim);
}
Tensor all(Tensor x, Dims dims, KeepDims keepdim) {
  const uint32_t mask = dim_mask(x, dims);
  return shaped(reduce_raw(ReduceOp::all, x, mask, DType::boolean), x, mask, keepdim);
}

// -- sums
// ---------------------------------------------------------------------------------------------

Tensor dot(Tensor a, Tensor b) {
  need_same_context({&a, &b});
  Call call(Op::dot, {&a, &b});
  promote({&a, &b});
  need_rank(a, 1, "a");
  need_rank(b, 1, "b");
  if (a.count() != b.count()) {
    fail(MPT_ERROR_SHAPE, "a has %lld elements and b has %lld; dot takes two vectors of one length",
         static_cast<long long>(a.count()), static_cast<long long>(b.count()));
  }
  const Tensor y = sum(mul(exact(a), exact(b)));
  return is_half(a.dtype()) ? cast(y, a.dtype()) : y;
}

namespace {

// Computes log(sum(exp(x))) of rows by the kernel of cross entropy, which has the digits of log(1 +
// rest) where the rest is small. Not recorded.
Tensor logsumexp_of_rows(const Tensor& x, const Tensor& top, int64_t rows) {
  Context& ctx = x.ctx();
  const Tensor in = reshape(contiguous(x), {rows, x.count() / std::max<int64_t>(rows, 1)});
  // All targets are the class that is ignored.
  const Tensor target = full(ctx, DType::i64, {rows}, 0),
               loss = Tensor::empty(ctx, top.dtype(), {rows}),
               sums = Tensor::empty(ctx, top.dtype(), {2, rows});
  launch(Kernel::cross_entropy, {&loss, &sums}, {&in, &target}, CrossEntropyParams{0, 0});
  return reshape(add(select(sums, 0, 0), select(sums, 0, 1)), top.shape());
}

// Computes logsumexp from the largest elements and the rest of the sum, each with its own digits.
Tensor logsumexp_raw(const Tensor& x, uint32_t mask) {
  constexpr int64_t kShort = 32;  // elements of a row that is too short for a kernel of rows
  const Tensor top = exact(reduce_raw(ReduceOp::max, x, mask, x.dtype()));
  if (x.count() == 0) return top;
  const int64_t n = reduced_count(x, mask);
  const Dims order = reduced_last(x.rank(), mask);
  const bool is_rows = n >= kShort && std::is_sorted(order.begin(), order.end());
  Tensor y;
  if (is_rows) {
    y = logsumexp_of_rows(x, top, top.count());
  } else {
    const auto total = [mask](const Tensor& t) {
      return reduce_raw(ReduceOp::sum, t, mask, t.dtype());
    };
    const Tensor below = sub(top, exact(x)), e = exp(neg(below));
    const Tensor others = binary_raw(BinaryOp::relu_grad, e, below);  // 0 for the largest
    const Tensor rest = total(others);
    const Tensor count = round(sub(total(e), rest));  // the largest elements, which are 1 each
    y = add(log1p(add(rest, add_scalar(count, -1))), top);
  }
  return where(isfinite(top), y, top);  // a largest element of infinity or NaN is the result
}

}  // namespace

Tensor logsumexp(Tensor x, Dims dims, KeepDims keepdim) {
  if (!is_floating(x.dtype())) x = cast(x, DType::f32);
  Call call(Op::logsumexp, {&x});
  const uint32_t mask = dim_mask(x, dims);
  // Subtracts the largest element, so that nothing overflows; an infinite one is not subtracted.
  auto powers = [mask](const Tensor& x) {
    Tensor top;
    {
      GradModeGuard no_grad(x.ctx(), GradMode::disabled);
      top = reduce_raw(ReduceOp::max, x, mask, x.dtype());
      top = where(isfinite(top), top, zero_of(top));
    }
    return std::pair{exp(sub(exact(x), exact(top))), exact(top)};
  };
  auto total = [mask](const Tensor& e) { return sum(e, dims_of(mask), KeepDims::yes); };
  Tensor y;
  {
    GradModeGuard no_grad(x.ctx(), GradMode::disabled);
    y = convert(logsumexp_raw(x, mask), x.dtype());
  }
  y = shaped(y, x, mask, keepdim);
  if (wants_grad({&x})) {
    record(Op::logsumexp, y, {&x},
           [x = save(x), powers, total, mask, keep = kept(x.shape(), mask)](Vjp& v) {
             const Tensor& in = x.get(v);
             Tensor e = powers(in).first;
             // Elements of inf share the gradient, as if they were one number that grows.
             const Tensor inf =
                 full(in.ctx(), in.dtype(), {}, std::numeric_limits<double>::infinity());
             const Tensor is = eq(reduce_raw(ReduceOp::max, in, mask, in.dtype()), inf);
             e = where(is, cast(eq(in, inf), e.dtype()), e);
             // The gradient of a row of -inf alone is 0.
             const Tensor all = total(e), divisor = masked_fill(all, eq(all, zero_of(all)), 1);
             v.set(0, cast(mul(e, div(exact(reshape(v.grad(), keep)), divisor)), in.dtype()));
           });
  }
  return y;
}

Tensor cumsum(Tensor x, int64_t dim) {
  Call call(Op::cumsum, {&x});
  const int d = wrap_dim(dim, x.rank());
  const DType dtype = is_floating(x.dtype()) ? call.result(x.dtype()) : DType::i64;
  Tensor y = Tensor::empty(x.ctx(), dtype, x.shape());
  launch(Kernel::scan, {&y}, {&x}, DimParams{d});
  if (wants_grad({&x})) {
    record(Op::cumsum, y, {&x}, [d, rank = x.rank(), dtype = x.dtype()](Vjp& v) {
      if (rank == 0) return v.set(0, cast(v.grad(), dtype));
      v.set(0, cast(flip(cumsum(flip(v.grad(), {d}), d), {d}), dtype));
    });
  }
  return y;
}

}  // namespace mpt::ops
