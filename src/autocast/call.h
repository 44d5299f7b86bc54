// Call: the frame of one operation, which casts its inputs by the class that the autocast scope
// gives it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <span>

#include "core/context.h"
#include "core/op.h"
#include "core/tensor.h"

namespace mpt {

// The frame of one operation. `inputs` point to the operation's own copies of its arguments, which
// the constructor replaces by casts as the autocast scope in force requires. Until the frame
// closes, the operations that it uses are not cast. The observers are told of the beginning and the
// end.
//
// deferred_cast: an input that the kernels of the op can round themselves. If it is f32 and needs
// no gradient, such as a batch of the host, it is not cast: its 16-bit copy would only take memory.
//
// state: the state of a recurrent op. Under the class promote, its dtype and the scope's decide,
// and not those of the weights: PyTorch's products are 16-bit, and what follows promotes with the
// state.
class Call {
 public:
  Call(Op op, std::initializer_list<Tensor*> inputs, Tensor* deferred_cast = nullptr)
      : ctx_((*inputs.begin())->ctx()),
        deferred_cast_(deferred_cast),
        autocast_(ctx_.autocast.enabled) {
    if (autocast_ || ctx_.observers) [[unlikely]]
      begin(op, {inputs.begin(), inputs.size()});
  }
  Call(Context& ctx, Op op, std::span<Tensor* const> inputs, const Tensor* state = nullptr)
      : ctx_(ctx), state_(state), autocast_(ctx.autocast.enabled) {
    if (autocast_ || ctx_.observers) begin(op, inputs);
  }
  ~Call() {
    ctx_.autocast.enabled = autocast_;
    if (observed_) [[unlikely]]
      notify_end();
  }
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;

  // Advice appended to dtype-mismatch errors.
  const char* dtype_mismatch_hint() const {
    return autocast_ ? "autocast leaves f64 and operations without casts alone: cast one"
                     : "cast (a model's input: mpt_precision_input), or open a scope "
                       "(mpt_precision_push, mpt_autocast_push)";
  }
  // Returns the dtype of the result, given the operation's own choice: f32 instead of 16 bits if
  // the class is fp32_out, else `own`.
  DType result(DType own) const { return fp32_out_ && is_half(own) ? DType::f32 : own; }
  Context& ctx() const { return ctx_; }
  // True if the input `deferred_cast` stayed f32.
  bool cast_is_deferred() const { return cast_is_deferred_; }

 private:
  void begin(Op op, std::span<Tensor* const> inputs);
  void apply(Op op, CastClass cls, std::span<Tensor* const> inputs);
  void notify_end() const noexcept;

  Context& ctx_;
  Tensor* deferred_cast_ = nullptr;
  const Tensor* state_ = nullptr;
  bool autocast_;
  bool observed_ = false;  // the observers know of the op
  bool fp32_out_ = false, cast_is_deferred_ = false;
};

}  // namespace mpt
