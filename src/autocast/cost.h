// The cost rule of autocast: an op stays in f32 if 16 bits make it slower and save no memory.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "core/context.h"
#include "core/op.h"

namespace mpt {

// Estimated change if an op's inputs are lowered to the scope's dtype, compared with f32. `time` is
// in units of the time that moving one byte takes (above 0: slower); `bytes` are held until the
// backward. The estimate depends only on shapes, dtypes, which operands are parameters, and the
// context's arithmetic, so it is the same on every run. It is that of a training step whether or
// not the forward is recorded, so that an evaluation of the loss, or the first run of a
// checkpointed region, computes as training does.
struct LoweringCost {
  double time = 0, bytes = 0;
};
// Estimates the cost of an op; all zero for an op without an estimate. deferred_cast: see Call.
LoweringCost lowering_cost(const Context& ctx, Op op, std::span<Tensor* const> inputs,
                           const Tensor* deferred_cast);

// True if the op should stay in f32.
inline bool keeps_f32(const Context& ctx, Op op, std::span<Tensor* const> inputs,
                      const Tensor* deferred_cast) {
  const LoweringCost c = lowering_cost(ctx, op, inputs, deferred_cast);
  return c.time > 0 && c.bytes >= 0;
}

// True if an op that can round this operand itself should do so, which makes no copy.
inline bool can_defer_cast(const Tensor& t) {
  return t.dtype() == DType::f32 && !t.requires_grad();
}

}  // namespace mpt
