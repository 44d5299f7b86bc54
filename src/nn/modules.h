// Modules: the factory functions. A module with parameters is made from a Builder, which gathers
// them under its prefix and whose commit() the caller calls; a module without parameters is made
// from a context. Parameter names, shapes and initial values are PyTorch's.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <vector>

#include "comm/comm.h"
#include "nn/module.h"

namespace mpt::nn {

// -- layers.cpp -----------------------------------------------------------------------------------
Ref<Module> linear(const Builder& b, int64_t in, int64_t out, bool bias, Activation act);
struct ConvShape {
  int spatial;
  bool transposed;
  int64_t in, out, kernel[3];
  bool bias;
};
Ref<Module> conv(const Builder& b, const ConvShape& shape, const ops::ConvOptions& o);
Ref<Module> embedding(const Builder& b, int64_t count, int64_t dim, int64_t padding_idx,
                      bool sparse);
Ref<Module> dropout(Context& ctx, double p);
Ref<Module> activation(Context& ctx, Activation act);
Ref<Module> flatten(Context& ctx);
Ref<Module> max_pool2d(Context& ctx, const ops::PoolOptions& o);
Ref<Module> function(Context& ctx, std::function<std::vector<Tensor>(std::span<const Tensor>)> f);
Ref<Module> sequential(Context& ctx, std::vector<Ref<Module>> list);

// -- norms.cpp ------------------------------------------------------------------------------------
struct NormOptions {
  bool affine = true, bias = true, track = true;
  double eps = 1e-5, momentum = 0.1;
  Activation activation = Activation::none;
  Ref<Comm> comm = {};  // batch norm: ranks whose batches have one statistic; may be empty
};
Ref<Module> batch_norm(const Builder& b, int64_t channels, const NormOptions& o);
Ref<Module> layer_norm(const Builder& b, const Dims& shape, const NormOptions& o);
Ref<Module> rms_norm(const Builder& b, const Dims& shape, const NormOptions& o);
Ref<Module> group_norm(const Builder& b, int64_t groups, int64_t channels, const NormOptions& o);
Ref<Module> instance_norm(const Builder& b, int64_t channels, const NormOptions& o);

// -- attention.cpp --------------------------------------------------------------------------------
struct MultiheadAttentionOptions {
  bool bias = true, causal = false;
  double dropout = 0;
};
Ref<Module> attention(const Builder& b, int64_t width, int64_t heads,
                      const MultiheadAttentionOptions& o);
struct TransformerOptions {
  int64_t feedforward = 2048;
  Activation activation = Activation::relu;
  bool norm_first = false, causal = false, bias = true;
  double dropout = 0.1, eps = 1e-5;
};
Ref<Module> transformer_block(const Builder& b, int64_t width, int64_t heads,
                              const TransformerOptions& o);

// -- recurrent.cpp --------------------------------------------------------------------------------
Ref<Module> lstm(const Builder& b, int64_t in, int64_t hidden, const ops::RnnOptions& o);
Ref<Module> gru(const Builder& b, int64_t in, int64_t hidden, const ops::RnnOptions& o);
Ref<Module> rnn_tanh(const Builder& b, int64_t in, int64_t hidden, const ops::RnnOptions& o);

}  // namespace mpt::nn
