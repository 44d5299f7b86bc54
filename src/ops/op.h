// Common tools of the operations: the frame of a call, type promotion, checks.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <span>

#include "autocast/call.h"
#include "autograd/node.h"
#include "backends/cache.h"
#include "core/context.h"
#include "core/error.h"
#include "core/observer.h"
#include "core/tensor.h"

namespace mpt {

// Returns, and converts the operands to, their common dtype, as in PyTorch: a 0-dim operand does
// not widen an operand with dims of the same kind (a float scalar leaves a bf16 tensor bf16).
DType common_dtype(std::span<const Tensor* const> inputs);
void promote(std::initializer_list<Tensor*> inputs);

// Throws MPT_ERROR_UNSUPPORTED unless the operation accepts operands of this dtype.
void need_supported(const Context& ctx, Op op, DType t);

// -- checks shared by the families --------------------------------------------------------------

void need_floating(const Tensor& t, const char* what);
void need_index(const Tensor& t, const char* what);  // checks for i32 or i64
void need_rank(const Tensor& t, int rank, const char* what);
void need_same_context(std::initializer_list<const Tensor*> inputs);
// Checks that both operands are floating and of one context, and promotes them to one dtype, at
// least f32. `what` names the other one.
void need_pair(Tensor& input, Tensor& other, const char* what);

}  // namespace mpt
