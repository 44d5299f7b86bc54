// Operation options: checks C descriptors and enums and converts them to the library's types.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mpt/mpt_ops.h"
#include "ops/ops.h"

namespace mpt::api {

Activation activation_of(mpt_activation activation);
InterpolateOp interpolation_of(mpt_interpolate_mode mode);
ops::Reduction reduction_of(mpt_reduction reduction, bool batchmean = false);
ops::PadMode pad_mode_of(mpt_pad_mode mode);
// Entries of descriptors beyond the spatial dims must keep their defaults.
ops::ConvOptions conv_options(int spatial, int64_t stride, int64_t padding,
                              const mpt_conv_desc* desc);
ops::PoolOptions pool_options(int spatial, int64_t kernel, int64_t stride, int64_t padding,
                              const mpt_pool_desc* desc);
ops::RnnOptions rnn_options(const mpt_rnn_desc* desc);

// Options whose descriptor supplies the last arguments of its ops; the overloads below unpack them.
struct CrossEntropyOptions {
  int64_t ignore_index;
  ops::Reduction reduction;
  double label_smoothing;
};
struct NllOptions {
  int64_t ignore_index;
  ops::Reduction reduction;
};
struct BatchNormOptions {
  bool training;
  double momentum, eps;
  Activation activation;
};
struct AttentionOptions {
  double dropout_p;
  bool causal;
  double scale;
};
CrossEntropyOptions cross_entropy_options(const mpt_cross_entropy_desc* desc);
NllOptions nll_options(const mpt_cross_entropy_desc* desc);
BatchNormOptions batch_norm_options(const mpt_batch_norm_desc* desc);
double norm_eps(const mpt_norm_desc* desc);
AttentionOptions attention_options(const mpt_attention_desc* desc);

}  // namespace mpt::api

namespace mpt::ops {

inline Tensor cross_entropy(Tensor x, Tensor target, Tensor weight,
                            const api::CrossEntropyOptions& o) {
  return cross_entropy(std::move(x), std::move(target), std::move(weight), o.ignore_index,
                       o.reduction, o.label_smoothing);
}
inline Tensor nll_loss(Tensor x, Tensor target, Tensor weight, const api::NllOptions& o) {
  return nll_loss(std::move(x), std::move(target), std::move(weight), o.ignore_index, o.reduction);
}
inline Tensor batch_norm(Tensor x, Tensor weight, Tensor bias, Tensor mean, Tensor var,
                         const api::BatchNormOptions& o) {
  return batch_norm(std::move(x), std::move(weight), std::move(bias), std::move(mean),
                    std::move(var), o.training, o.momentum, o.eps, o.activation);
}
inline Tensor scaled_dot_product_attention(Tensor q, Tensor k, Tensor v, Tensor mask,
                                           const api::AttentionOptions& o) {
  return scaled_dot_product_attention(std::move(q), std::move(k), std::move(v), std::move(mask),
                                      o.dropout_p, o.causal, o.scale);
}
inline Tensor self_attention(Tensor qkv, int64_t heads, int64_t kv_heads, Tensor mask,
                             const api::AttentionOptions& o) {
  return self_attention(std::move(qkv), heads, kv_heads, std::move(mask), o.dropout_p, o.causal,
                        o.scale);
}

}  // namespace mpt::ops
