// Ops that find elements: the median, those that are not 0, the distinct ones, and drawn ones.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <utility>
#include <vector>

#include "backends/host_access.h"
#include "core/error.h"
#include "ops/create.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {
namespace {

Tensor whole(const Tensor& like, const Dims& shape, int64_t value) {
  return full(like.ctx(), DType::i64, shape, static_cast<double>(value));
}

// Returns the positions of true in a 1-dim bool tensor, in order. Waits for their number.
Tensor positions(const Tensor& flags) {
  const auto count = read_item<int64_t>(sum(flags));
  const Tensor order = argsort(cast(flags, DType::u8), 0, true);  // stable: positions stay in order
  return clone(narrow(order, 0, 0, count));
}

Tensor is_not_zero(const Tensor& x) { return ne(x, full(x.ctx(), x.dtype(), {}, 0)); }

}  // namespace

// -- medians --------------------------------------------------------------------------------------

namespace {

// Returns the median of each line along d and its index, with the dim d kept.
std::pair<Tensor, Tensor> middle(Op op, const Tensor& x, int d) {
  const int64_t n = x.rank() ? x.size(d) : 1;
  if (n == 0) {
    fail(MPT_ERROR_SHAPE, "%s of shape %s: there are no elements along dim %d",
         op_name(x.ctx(), op), text(x.shape()).s, d);
  }
  const auto [values, index] = sort(x, d, false);
  Dims shape = x.shape();
  if (x.rank()) shape[d] = 1;
  Tensor at = whole(x, shape, (n - 1) / 2);
  if (is_floating(x.dtype())) {  // NaNs are behind the numbers, and the first of them is the median
    const Tensor numbers = sum(logical_not(isnan(values)), {d}, KeepDims::yes);
    at = where(eq(numbers, whole(x, {}, n)), at, numbers);
  }
  return {gather(values, d, at), gather(index, d, at)};
}

}  // namespace

std::pair<Tensor, Tensor> median_dim(Tensor x, int64_t dim, KeepDims keepdim) {
  Call call(Op::median_dim, {&x});
  const int d = wrap_dim(dim, x.rank());
  if (x.rank() == 0) return {clone(x), whole(x, {}, 0)};
  auto both = middle(Op::median_dim, x, d);
  if (keepdim == KeepDims::yes) return both;
  return {squeeze(both.first, d), squeeze(both.second, d)};
}

Tensor median(Tensor x) {
  Call call(Op::median, {&x});
  return reshape(middle(Op::median, reshape(x, {-1}), 0).first, {});
}

// -- positions and distinct elements --------------------------------------------------------------

Tensor nonzero(Tensor x) {
  Call call(Op::nonzero, {&x});
  GradModeGuard no_grad(x.ctx(), GradMode::disabled);
  Tensor place = positions(reshape(is_not_zero(x), {-1}));
  const int64_t count = place.size(0);
  if (x.rank() == 0) return whole(x, {count, 0}, 0);
  std::vector<Tensor> dims(static_cast<size_t>(x.rank()));
  for (int d = x.rank() - 1; d >= 0; --d) {
    const Tensor extent = whole(x, {}, std::max<int64_t>(x.size(d), 1));
    dims[static_cast<size_t>(d)] = remainder(place, extent);
    place = floor_divide(place, extent);
  }
  return stack(dims, 1);
}

Tensor masked_select(Tensor x, Tensor mask) {
  need_same_context({&x, &mask});
  Call call(Op::masked_select, {&x});
  if (mask.dtype() != DType::boolean) {
    fail(MPT_ERROR_DTYPE, "mask is %s; it must be bool", name_of(mask.dtype()));
  }
  const Dims shape = broadcast(x.shape(), mask.shape());
  const Tensor at = positions(reshape(expand(mask, shape), {-1}));
  return index_select(reshape(expand(x, shape), {-1}), 0, at);
}

std::vector<Tensor> unique(Tensor x) {
  Call call(Op::unique, {&x});
  GradModeGuard no_grad(x.ctx(), GradMode::disabled);
  const auto [values, order] = sort(reshape(x, {-1}), 0, false);
  const int64_t n = values.size(0);
  if (n == 0) return {values, whole(x, x.shape(), 0), whole(x, {0}, 0)};
  const Tensor differs = ne(narrow(values, 0, 1, n - 1), narrow(values, 0, 0, n - 1));
  const Tensor is_first = cat({full(x.ctx(), DType::boolean, {1}, 1), differs}, 0);
  const Tensor starts = positions(is_first);
  const Tensor group = add_scalar(cumsum(is_first, 0), -1);
  const Tensor after = cat({narrow(starts, 0, 1, starts.size(0) - 1), whole(x, {1}, n)}, 0);
  return {index_select(values, 0, starts), reshape(scatter(group, 0, order, group), x.shape()),
          sub(after, starts)};
}

// -- draws ----------------------------------------------------------------------------------------

Tensor multinomial(Tensor x, int64_t samples, bool replacement) {
  Call call(Op::multinomial, {&x});
  need_floating(x, "x");
  if (x.rank() < 1 || x.count() == 0) {
    fail(MPT_ERROR_SHAPE, "x has shape %s; it must be [.., weights] with a weight at least",
         text(x.shape()).s);
  }
  if (samples < 1) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "samples is %lld; it must be 1 or more", lld(samples));
  }
  GradModeGuard no_grad(x.ctx(), GradMode::disabled);
  const Tensor weights = cast(x, DType::f64);
  const Tensor zero = full(x.ctx(), DType::f64, {}, 0);
  const Tensor valid = logical_and(isfinite(weights), ge(weights, zero));
  const auto possible = read_item<int64_t>(min(sum(gt(weights, zero), {-1})));
  const int64_t least = replacement ? 1 : samples;
  if (possible < least || read_item<uint8_t>(all(valid)) == 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "%lld %sindices asked for; a row has %lld weights above 0, and all weights must be finite "
         "and at least 0",
         lld(samples), replacement ? "" : "different ", lld(possible));
  }
  // The largest of log w + Gumbel noise is at index i with the probability w_i / sum(w), and the
  // next largest is a draw from the rest (Gumbel-top-k).
  Tensor chance = log(weights);
  if (replacement) {
    Dims shape = x.shape();
    shape[x.rank() - 1] = samples;
    shape.push(x.size(-1));
    chance = expand(unsqueeze(chance, -2), shape);
  }
  const Tensor noise = log(neg(log(uniform(x.ctx(), DType::f64, chance.shape(), 0x1p-53, 1))));
  chance = sub(chance, noise);
  return replacement ? argmax(chance, {-1}) : topk(chance, samples, -1, true).second;
}

}  // namespace mpt::ops
