// Stochastic rounding of gradients on the wire.
// SPDX-License-Identifier: Apache-2.0
#include "train/wire_rounding.h"

#include "backends/cache.h"
#include "backends/host_access.h"
#include "core/context.h"
#include "optim/rule.h"

namespace mpt {

void WireRounding::round(const Tensor& rounded, const Tensor& exact) {
  Context& ctx = rounded.ctx();
  const PlaceGuard guard(ctx, rounded.place());
  fill_bytes(rounded, 0);
  plan_.begin(ctx);
  MultiTensor& t = plan_.add(rounded.count());
  t.param = rounded.address();
  t.param_dtype = rounded.dtype();
  t.grad = exact.address();
  t.grad_dtype = exact.dtype();
  t.master = Master::stochastic;
  t.key = key_;
  t.first = first_;
  first_ += uint64_t{1} << 40;
  plan_.finish();
  Hyper plus = default_hyper(OptimizerKind::sgd);  // p + g
  plus.lr = 1;
  plus.maximize = true;
  plan_.launch_alone(plus);
}

}  // namespace mpt
