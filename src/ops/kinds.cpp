// What ops have in common beside their autocast class: views, copies, those of floating data.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>

#include "ops/op.h"

namespace mpt {
namespace {

// These take floating data; the others that compute take every dtype (integers, where the result is
// not whole, as f32).
constexpr Op kFloating[] = {Op::mean,
                            Op::var,
                            Op::std,
                            Op::norm,
                            Op::dropout,
                            Op::cross_entropy,
                            Op::nll_loss,
                            Op::binary_cross_entropy,
                            Op::binary_cross_entropy_with_logits,
                            Op::mse_loss,
                            Op::l1_loss,
                            Op::smooth_l1_loss,
                            Op::huber_loss,
                            Op::kl_div,
                            Op::cosine_similarity,
                            Op::conv1d,
                            Op::conv2d,
                            Op::conv3d,
                            Op::conv_transpose1d,
                            Op::conv_transpose2d,
                            Op::conv_transpose3d,
                            Op::max_pool1d,
                            Op::max_pool2d,
                            Op::max_pool3d,
                            Op::avg_pool1d,
                            Op::avg_pool2d,
                            Op::avg_pool3d,
                            Op::adaptive_avg_pool1d,
                            Op::adaptive_avg_pool2d,
                            Op::adaptive_avg_pool3d,
                            Op::interpolate,
                            Op::batch_norm,
                            Op::layer_norm,
                            Op::rms_norm,
                            Op::group_norm,
                            Op::instance_norm,
                            Op::scaled_dot_product_attention,
                            Op::self_attention,
                            Op::lstm,
                            Op::gru,
                            Op::rnn_tanh};
bool is_floating_op(Op op) {
  return std::find(std::begin(kFloating), std::end(kFloating), op) != std::end(kFloating);
}

}  // namespace

bool is_view_op(Op op) {
  return (op >= Op::reshape && op <= Op::flatten) || op == Op::split ||
         op == Op::split_with_sizes || op == Op::chunk || op == Op::detach;
}

bool hands_on(Op op) {
  return is_view_op(op) || op == Op::cast || op == Op::clone || op == Op::contiguous;
}

bool has_cast_class(Op op) {
  const int i = static_cast<int>(op);
  if (i >= kFirstCustomOp) return true;
  return !kOpInfo[i].internal && !hands_on(op) && op != Op::one_hot;
}

void need_supported(const Context& ctx, Op op, DType t) {
  if (static_cast<int>(op) >= kFirstCustomOp) return;
  if (is_f8(t) && !hands_on(op) && !kOpInfo[static_cast<int>(op)].internal) {
    fail(MPT_ERROR_UNSUPPORTED, "%s of %s: 8-bit floats are for storage and conversion; cast first",
         op_name(ctx, op), name_of(t));
  }
  if (t == DType::boolean && (op == Op::neg || op == Op::sub)) {
    fail(MPT_ERROR_UNSUPPORTED, "%s of bool: it takes numbers; cast first", op_name(ctx, op));
  }
  if (!is_floating(t) && is_floating_op(op)) {
    fail(MPT_ERROR_UNSUPPORTED, "%s of %s: it takes floating dtypes; cast first", op_name(ctx, op),
         name_of(t));
  }
}

}  // namespace mpt
