// Operations that the host registered.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ops/op.h"

namespace mpt {

struct CustomOp {
  std::string name;
  std::string advice;     // what to use instead, where it is banned
  bool in_scope = false;  // runs under the autocast scope of the call, its backward too
  int in_count = 0, out_count = 0;
  std::function<std::vector<Tensor>(std::span<const Tensor> in)> forward;
  // Empty: not differentiable. Gets inputs, results, gradients of the results; gives those of the
  // inputs.
  std::function<std::vector<Tensor>(std::span<const Tensor> in, std::span<const Tensor> out,
                                    std::span<const Tensor> grad_out)>
      backward;
};

struct CustomOpsPart : Context::Part {
  std::vector<std::shared_ptr<CustomOp>> ops;  // number: kFirstCustomOp + index
};

Op register_op(Context& ctx, CustomOp op, CastClass cls);
std::vector<Tensor> call_op(Context& ctx, Op op, std::vector<Tensor> in);
// -1 cast to Op where there is none of that name.
Op find_op(const Context& ctx, const char* name);

}  // namespace mpt
