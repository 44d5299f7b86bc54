// What every op file uses: the list of ops, the call frame that applies autocast, type promotion.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <span>

#include "autograd/node.h"
#include "backends/cache.h"
#include "core/context.h"
#include "core/error.h"
#include "core/tensor.h"
#include "core/trace.h"

namespace mpt {

// One number per line of ops.def, in its order; append-only. The host's own operations start at
// 1000.
enum class Op : int16_t {
#define OP(name, cls, kind, params, args) name,
#include "ops/ops.def"
  count_
};
inline constexpr int kOps = static_cast<int>(Op::count_);
inline constexpr int kFirstCustomOp = 1000;

// What an operation does with its first input.
enum class OpKind : int8_t {
  any,       // computes from any dtype; from integers, where the result is not whole, as f32
  numbers,   // computes from any dtype but bool
  floating,  // computes from floating dtypes only
  indices,   // reads indices: autocast leaves them alone
  view,      // the result shows elements of the input
  copy,      // the result holds the input's values, perhaps rounded
};

struct OpInfo {
  const char* name;
  CastClass cls;
  OpKind kind;
  bool internal;  // part of other operations: the host cannot call it
};
extern const OpInfo kOpInfo[kOps];
// With the profile and the overrides of the scope in force.
ClassTable::Entry cast_class(const Context& ctx, Op op);
// Whether a scope does anything to an op. Not to those that only move elements, convert them, or
// write in place.
bool has_cast_class(Op op);

// The frame of one op. The constructor casts the inputs as the autocast scope in force says (they
// are references to the op's own copies of its arguments); until the frame closes, the ops that the
// op itself uses are not cast again.
//
// late: an input that the op's kernels can round themselves. Where it is f32 that no gradient goes
// to, such as a batch of the host's, it stays as it is: a copy of 16 bits would only be one more.
class Call {
 public:
  Call(Op op, std::initializer_list<Tensor*> inputs, Tensor* late = nullptr)
      : ctx_((*inputs.begin())->ctx()), late_(late), autocast_(ctx_.autocast.enabled) {
    if (autocast_ || ctx_.op_trace) [[unlikely]]
      begin(op, {inputs.begin(), inputs.size()});
  }
  Call(Context& ctx, Op op, std::span<Tensor* const> inputs)
      : ctx_(ctx), autocast_(ctx.autocast.enabled) {
    if (autocast_ || ctx_.op_trace) begin(op, inputs);
  }
  ~Call() {
    ctx_.autocast.enabled = autocast_;
    if (trace_) [[unlikely]]
      trace_->close();
  }
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;

  // What brings operands of different dtypes together.
  const char* way_to_one_dtype() const {
    return autocast_ ? "autocast leaves f64 and operations without casts alone: cast one"
                     : "cast (a model's input: mpt_precision_input), or open a scope "
                       "(mpt_precision_push, mpt_autocast_push)";
  }
  // The dtype that a fp32_out op gives its result: f32 in a scope, `own` otherwise.
  DType result(DType own) const { return fp32_out_ && is_half(own) ? DType::f32 : own; }
  Context& ctx() const { return ctx_; }
  bool left_late() const { return left_late_; }  // the late input stayed f32

 private:
  void begin(Op op, std::span<Tensor* const> inputs);
  void apply(Op op, CastClass cls, std::span<Tensor* const> inputs);

  Context& ctx_;
  Tensor* late_ = nullptr;
  Trace* trace_ = nullptr;
  bool autocast_;
  bool fp32_out_ = false, left_late_ = false;
};

// Brings operands to the dtype they meet in, as PyTorch does: a 0-dim operand does not widen one
// with dims of the same kind (a float scalar leaves a bf16 tensor bf16).
DType meet(std::span<const Tensor* const> inputs);
void promote(std::initializer_list<Tensor*> inputs);

// Whether an op takes data operands of a dtype: throws MPT_ERROR_UNSUPPORTED where not
// (kinds.cpp).
void need_supported(const Context& ctx, Op op, DType t);

// -- checks shared by the families --------------------------------------------------------------

void need_floating(const Tensor& t, const char* what);
void need_index(const Tensor& t, const char* what);  // i32 or i64
void need_rank(const Tensor& t, int rank, const char* what);
void need_same_context(std::initializer_list<const Tensor*> inputs);

}  // namespace mpt
