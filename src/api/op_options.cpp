// Conversion and checks of operation options: descriptors and enums.
// SPDX-License-Identifier: Apache-2.0
#include "api/op_options.h"

#include "api/entry.h"
#include "core/unused.h"

namespace mpt::api {
namespace {

constexpr int64_t kByArgument = -1;

int32_t narrow(int64_t v, const char* what) {
  if (v < 0 || v > INT32_MAX) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %lld; it must be in [0, 2^31)", what, lld(v));
  }
  return static_cast<int32_t>(v);
}

}  // namespace

Activation activation_of(mpt_activation act) {
  if (act < 0 || act > static_cast<int32_t>(Activation::tanh)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "activation is %d; it must be MPT_ACTIVATION_NONE (0) to MPT_ACTIVATION_TANH (6)", act);
  }
  return static_cast<Activation>(act);
}

ops::Reduction reduction_of(mpt_reduction r, bool batchmean) {
  const int32_t last = batchmean ? MPT_REDUCTION_BATCHMEAN : MPT_REDUCTION_SUM;
  if (r < 0 || r > last) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "reduction is %d; it must be MPT_REDUCTION_NONE (0) to %s (%d)", r,
         batchmean ? "MPT_REDUCTION_BATCHMEAN" : "MPT_REDUCTION_SUM", last);
  }
  return static_cast<ops::Reduction>(r);
}

ops::PadMode pad_mode_of(mpt_pad_mode mode) {
  if (mode < 0 || mode > MPT_PAD_CIRCULAR) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mode is %d; it must be MPT_PAD_CONSTANT (0) to MPT_PAD_CIRCULAR (3)", mode);
  }
  return static_cast<ops::PadMode>(mode);
}

InterpolateOp interpolation_of(mpt_interpolate_mode mode) {
  if (mode != MPT_INTERPOLATE_NEAREST && mode != MPT_INTERPOLATE_LINEAR) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mode is %d; it must be MPT_INTERPOLATE_NEAREST (0) or MPT_INTERPOLATE_LINEAR (1)", mode);
  }
  return static_cast<InterpolateOp>(mode);
}

ops::ConvOptions conv_options(int spatial, int64_t stride, int64_t padding,
                              const mpt_conv_desc* desc) {
  const mpt_conv_desc d = in_desc(desc, mpt_conv_desc_init, "mpt_conv_desc");
  constexpr const char* kUser = "convolution";
  need_unused_entries(d.stride, spatial, kByArgument, "stride", kUser);
  need_unused_entries(d.padding, spatial, kByArgument, "padding", kUser);
  need_unused_entries(d.dilation, spatial, 1, "dilation", kUser);
  need_unused_entries(d.output_padding, spatial, 0, "output_padding", kUser);
  if (stride == 0) stride = 1;
  ops::ConvOptions o;
  for (int i = 0; i < 3; ++i) {
    o.stride[i] = narrow(d.stride[i] == kByArgument ? stride : d.stride[i], "stride");
    o.padding[i] = narrow(d.padding[i] == kByArgument ? padding : d.padding[i], "padding");
    o.dilation[i] = narrow(d.dilation[i], "dilation");
    o.output_padding[i] = narrow(d.output_padding[i], "output_padding");
  }
  o.groups = narrow(d.groups, "groups");
  o.activation = activation_of(d.activation);
  return o;
}

ops::PoolOptions pool_options(int spatial, int64_t kernel, int64_t stride, int64_t padding,
                              const mpt_pool_desc* desc) {
  const mpt_pool_desc d = in_desc(desc, mpt_pool_desc_init, "mpt_pool_desc");
  constexpr const char* kUser = "pool";
  need_unused_entries(d.kernel, spatial, kByArgument, "kernel", kUser);
  need_unused_entries(d.stride, spatial, kByArgument, "stride", kUser);
  need_unused_entries(d.padding, spatial, kByArgument, "padding", kUser);
  need_unused_entries(d.dilation, spatial, 1, "dilation", kUser);
  ops::PoolOptions o;
  for (int i = 0; i < 3; ++i) {
    o.kernel[i] = narrow(d.kernel[i] == kByArgument ? kernel : d.kernel[i], "kernel");
    o.stride[i] = narrow(d.stride[i] == kByArgument ? stride : d.stride[i], "stride");
    if (o.stride[i] == 0) o.stride[i] = o.kernel[i];
    o.padding[i] = narrow(d.padding[i] == kByArgument ? padding : d.padding[i], "padding");
    o.dilation[i] = narrow(d.dilation[i], "dilation");
  }
  o.ceil_mode = d.ceil_mode != 0;
  o.count_include_pad = d.count_include_pad != 0;
  return o;
}

ops::RnnOptions rnn_options(const mpt_rnn_desc* desc) {
  const mpt_rnn_desc d = in_desc(desc, mpt_rnn_desc_init, "mpt_rnn_desc");
  return {.layers = d.layers,
          .bias = d.bias != 0,
          .bidirectional = d.bidirectional != 0,
          .batch_first = d.batch_first != 0,
          .training = d.training != 0,
          .dropout = d.dropout};
}

CrossEntropyOptions cross_entropy_options(const mpt_cross_entropy_desc* desc) {
  const auto d = in_desc(desc, mpt_cross_entropy_desc_init, "mpt_cross_entropy_desc");
  return {d.ignore_index, reduction_of(d.reduction), d.label_smoothing};
}

NllOptions nll_options(const mpt_cross_entropy_desc* desc) {
  const CrossEntropyOptions o = cross_entropy_options(desc);
  need_unused(o.label_smoothing, 0, "label_smoothing", "mpt_nll_loss");
  return {o.ignore_index, o.reduction};
}

BatchNormOptions batch_norm_options(const mpt_batch_norm_desc* desc) {
  const auto d = in_desc(desc, mpt_batch_norm_desc_init, "mpt_batch_norm_desc");
  return {d.training != 0, d.momentum, d.eps, activation_of(d.activation)};
}

double norm_eps(const mpt_norm_desc* desc) {
  const auto d = in_desc(desc, mpt_norm_desc_init, "mpt_norm_desc");
  return d.eps;
}

AttentionOptions attention_options(const mpt_attention_desc* desc) {
  const auto d = in_desc(desc, mpt_attention_desc_init, "mpt_attention_desc");
  return {d.dropout_p, d.causal != 0, d.scale};
}

}  // namespace mpt::api

void mpt_cross_entropy_desc_init(mpt_cross_entropy_desc* desc, size_t size) {
  mpt_cross_entropy_desc d = {};
  d.reduction = MPT_REDUCTION_MEAN;
  d.ignore_index = -100;
  mpt::api::init_desc(desc, size, d);
}

void mpt_batch_norm_desc_init(mpt_batch_norm_desc* desc, size_t size) {
  mpt_batch_norm_desc d = {};
  d.momentum = 0.1;
  d.eps = 1e-5;
  mpt::api::init_desc(desc, size, d);
}

void mpt_norm_desc_init(mpt_norm_desc* desc, size_t size) {
  mpt_norm_desc d = {};
  d.eps = 1e-5;
  mpt::api::init_desc(desc, size, d);
}

void mpt_attention_desc_init(mpt_attention_desc* desc, size_t size) {
  mpt::api::init_desc(desc, size, mpt_attention_desc{});
}

void mpt_conv_desc_init(mpt_conv_desc* desc, size_t size) {
  mpt_conv_desc d = {};
  for (int i = 0; i < 3; ++i) {
    d.stride[i] = mpt::api::kByArgument;
    d.padding[i] = mpt::api::kByArgument;
    d.dilation[i] = 1;
  }
  d.groups = 1;
  mpt::api::init_desc(desc, size, d);
}

void mpt_pool_desc_init(mpt_pool_desc* desc, size_t size) {
  mpt_pool_desc d = {};
  for (int i = 0; i < 3; ++i) {
    d.kernel[i] = mpt::api::kByArgument;
    d.stride[i] = mpt::api::kByArgument;
    d.padding[i] = mpt::api::kByArgument;
    d.dilation[i] = 1;
  }
  d.count_include_pad = 1;
  mpt::api::init_desc(desc, size, d);
}

void mpt_rnn_desc_init(mpt_rnn_desc* desc, size_t size) {
  mpt_rnn_desc d = {};
  d.bias = 1;
  d.training = 1;
  d.layers = 1;
  mpt::api::init_desc(desc, size, d);
}
