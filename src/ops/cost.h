// The cost rule of autocast: an op that 16 bits make slower and no smaller stays in f32.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "ops/op.h"

namespace mpt {

// What lowering an op's inputs to the scope's dtype is estimated to change, against running it in
// f32: time in the time of moving one byte (above 0: slower), and bytes held until the backward.
// A function of shapes, dtypes and the context's arithmetic alone, so the same on every run.
struct LoweringCost {
  double time = 0, bytes = 0;
};
LoweringCost lowering_cost(const Context& ctx, Op op, std::span<Tensor* const> inputs);

// Whether the op is to stay in f32.
inline bool loses(const Context& ctx, Op op, std::span<Tensor* const> inputs) {
  const LoweringCost c = lowering_cost(ctx, op, inputs);
  return c.time > 0 && c.bytes >= 0;
}

}  // namespace mpt
