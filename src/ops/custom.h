// Operations registered by the host.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ops/op.h"

namespace mpt {

struct CustomOp {
  std::string advice;     // names what to use instead if the op is banned
  bool in_scope = false;  // run forward and backward in the autocast scope of the call
  int in_count = 0, out_count = 0;
  std::function<std::vector<Tensor>(std::span<const Tensor> in)> forward;
  // Computes the gradients of the inputs from inputs, results and gradients of the results. Empty:
  // the op is not differentiable.
  std::function<std::vector<Tensor>(std::span<const Tensor> in, std::span<const Tensor> out,
                                    std::span<const Tensor> grad_out)>
      backward;
};

struct CustomOpsPart : Context::Part {
  static constexpr PartId kId = PartId::custom_ops;
  std::vector<std::shared_ptr<CustomOp>> ops;  // op number: kFirstCustomOp + index
};

Op register_op(Context& ctx, std::string name, CustomOp op, CastClass cls);
std::vector<Tensor> call_op(Context& ctx, Op op, std::vector<Tensor> in);
// Returns the op of that name, or -1 cast to Op if there is none.
Op find_op(const Context& ctx, const char* name);

}  // namespace mpt
