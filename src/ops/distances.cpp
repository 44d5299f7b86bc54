// Distances and similarities of rows, with PyTorch's definitions.
// SPDX-License-Identifier: Apache-2.0
#include <array>

#include "ops/op.h"
#include "ops/ops.h"
#include "ops/reduce.h"

namespace mpt::ops {

Tensor distance(const Tensor& a, const Tensor& b, double p, double eps, KeepDims keepdim) {
  const Tensor apart = add_scalar(sub(a, b), eps);
  return norm(apart, p, {wrap_dim(-1, apart.rank())}, keepdim);
}

Tensor pairwise_distance(Tensor a, Tensor b, double p, double eps, KeepDims keepdim) {
  Call call(Op::pairwise_distance, {&a, &b});
  need_same_context({&a, &b});
  const DType dtype = common_dtype(std::array<const Tensor*, 2>{&a, &b});
  need_pair(a, b, "b");
  return cast(distance(a, b, p, eps, keepdim), dtype);
}

Tensor cosine_similarity(Tensor a, Tensor b, int64_t dim, double eps) {
  Call call(Op::cosine_similarity, {&a, &b});
  need_same_context({&a, &b});
  const DType dtype = common_dtype(std::array<const Tensor*, 2>{&a, &b});
  need_pair(a, b, "b");
  // Computes a.b / (max(|a|, eps) max(|b|, eps)).
  const Dims shape = broadcast(a.shape(), b.shape());
  const int d = wrap_dim(dim, shape.size());
  a = expand(a, shape);
  b = expand(b, shape);
  auto unit = [&](const Tensor& x) { return unit_rows(Op::cosine_similarity, x, 2, {d}, eps); };
  return cast(sum(mul(unit(a), unit(b)), {d}), dtype);
}

}  // namespace mpt::ops
