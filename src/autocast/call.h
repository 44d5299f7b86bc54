// Call: the frame of one operation, which casts its inputs as the autocast scope says.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <span>

#include "core/context.h"
#include "core/op.h"
#include "core/tensor.h"
#include "core/trace.h"

namespace mpt {

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

}  // namespace mpt
