// The cost rule of autocast: an op that 16 bits make slower and no smaller stays in f32.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "core/context.h"
#include "core/op.h"

namespace mpt {

// What lowering an op's inputs to the scope's dtype is estimated to change, against running it in
// f32: time in the time of moving one byte (above 0: slower), and bytes held until the backward.
// A function of shapes, dtypes, which operands are parameters, and the context's arithmetic alone,
// so the same on every run. It is of a training step whether or not this forward is recorded: a
// look at the loss, or the first run of a checkpointed region, computes as the training does.
struct LoweringCost {
  double time = 0, bytes = 0;
};
// late: see Call.
LoweringCost lowering_cost(const Context& ctx, Op op, std::span<Tensor* const> inputs,
                           const Tensor* late);

// Whether the op is to stay in f32.
inline bool loses(const Context& ctx, Op op, std::span<Tensor* const> inputs, const Tensor* late) {
  const LoweringCost c = lowering_cost(ctx, op, inputs, late);
  return c.time > 0 && c.bytes >= 0;
}

// Whether an op that can round this operand itself is better left to it: no copy is made then.
inline bool is_left_late(const Tensor& t) { return t.dtype() == DType::f32 && !t.requires_grad(); }

}  // namespace mpt
