// Stochastic rounding of gradients on the wire.
// SPDX-License-Identifier: Apache-2.0
#include "train/wire_rounding.h"

#include <algorithm>

#include "backends/cache.h"
#include "backends/host_access.h"
#include "comm/comm.h"
#include "core/context.h"
#include "optim/rule.h"

namespace mpt {

void WireRounding::round(const Tensor& rounded, const Tensor& exact, int64_t at) {
  Context& ctx = rounded.ctx();
  const PlaceGuard guard(ctx, rounded.place());
  fill_bytes(rounded, 0);
  plan_.begin(ctx);
  const int64_t end = at + rounded.count();
  bool is_empty = true;
  for (const Part& p : parts_) {
    const int64_t from = std::max(at, p.begin), count = std::min(end, p.begin + p.count) - from;
    if (count <= 0) continue;
    is_empty = false;
    SameHash key;
    key.add(key_);
    key.add(p.key);
    const Tensor to = rounded.view({count}, {1}, rounded->offset + from - at);
    const Tensor given = exact.view({count}, {1}, exact->offset + from - at);
    MultiTensor& t = plan_.add(count);
    t.param = to.address();
    t.param_dtype = rounded.dtype();
    t.grad = given.address();
    t.grad_dtype = exact.dtype();
    t.master = Master::stochastic;
    t.key = key.value();
    t.first = first_ + static_cast<uint64_t>(from - p.begin);
  }
  first_ += uint64_t{1} << 40;
  if (is_empty) return;
  plan_.finish();
  Hyper plus = default_hyper(OptimizerKind::sgd);  // p + g
  plus.lr = 1;
  plus.maximize = true;
  plan_.launch_alone(plus);
}

}  // namespace mpt
