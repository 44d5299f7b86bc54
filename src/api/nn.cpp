// C entry points of modules.
// SPDX-License-Identifier: Apache-2.0
#include "mpt/mpt_nn.h"

#include <cmath>

#include "api/callback.h"
#include "api/op_options.h"
#include "api/train.h"
#include "comm/comm.h"
#include "core/unused.h"
#include "nn/modules.h"
#include "params/params.h"

using namespace mpt;
using namespace mpt::api;

namespace {

Ref<nn::Module> in(mpt_module h, const char* what = "module") {
  return in_counted<nn::Module>(bits(h), HandleType::module, what);
}
mpt_module give(const Ref<nn::Module>& m) {
  return give_counted<mpt_module>(m->ctx(), HandleType::module, m);
}

// Runs a module's forward; its errors name the module.
template <class F>
auto named(const nn::Module& m, F&& forward) {
  try {
    return forward();
  } catch (const Error& e) {
    nn::rethrow_from(m.kind(), e);
  }
}

// Creates a module with parameters. The parameters enter the set only if the call succeeds.
template <class F>
mpt_status create(const char* name, mpt_params params, const char* prefix, mpt_module* out,
                  F&& make) noexcept {
  return entry(name, [&] {
    *need(out, "out") = mpt_module{};
    Ref<Params> set = api::in(params);
    const nn::Builder b(*set, prefix ? prefix : "");
    Ref<nn::Module> m = make(b);
    const mpt_module h = give(m);
    try {
      b.commit();
    } catch (...) {
      release_handle(bits(h), HandleType::module);
      throw;
    }
    *out = h;
  });
}

// Creates a module without parameters.
template <class F>
mpt_status create(const char* name, mpt_context context, mpt_module* out, F&& make) noexcept {
  return entry(name, [&] {
    *need(out, "out") = mpt_module{};
    *out = give(make(api::in(context)));
  });
}

mpt_status create_conv(const char* name, int spatial, bool transposed, mpt_params params,
                       const char* prefix, int64_t in_channels, int64_t out_channels,
                       int64_t kernel, int64_t stride, int64_t padding,
                       const mpt_nn_conv_desc* desc, mpt_module* out) noexcept {
  return create(name, params, prefix, out, [&](const nn::Builder& b) {
    const mpt_nn_conv_desc d = in_desc(desc, mpt_nn_conv_desc_init, "mpt_nn_conv_desc");
    nn::ConvShape s{.spatial = spatial,
                    .transposed = transposed,
                    .in = in_channels,
                    .out = out_channels,
                    .kernel = {},
                    .bias = d.bias != 0};
    mpt_conv_desc o;
    mpt_conv_desc_init(&o, sizeof o);
    o.activation = d.activation;
    o.groups = d.groups;
    need_unused_entries(d.kernel, spatial, -1, "kernel", "convolution");
    for (int i = 0; i < 3; ++i) {
      s.kernel[i] = d.kernel[i] == -1 ? kernel : d.kernel[i];
      o.stride[i] = d.stride[i];
      o.padding[i] = d.padding[i];
      o.dilation[i] = d.dilation[i];
      o.output_padding[i] = d.output_padding[i];
    }
    const ops::ConvOptions options = conv_options(spatial, stride, padding, &o);
    if (!transposed)
      for (int32_t extra : options.output_padding) need_unused(extra, 0, "output_padding", name);
    return nn::conv(b, s, options);
  });
}

void need_eps(double eps) {
  if (eps >= 0 && std::isfinite(eps)) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "eps is %g; it must be finite and 0 or more", eps);
}

// The mode of a module decides about dropout, not the descriptor.
ops::RnnOptions rnn_module_options(const mpt_rnn_desc* desc) {
  const ops::RnnOptions o = rnn_options(desc);
  need_unused(o.training, 1, "training", "a module, which has a mode,");
  return o;
}

// Only batch norm has running statistics and an activation; `other` names another norm.
nn::NormOptions norm_options(const mpt_nn_norm_desc* desc, const char* other = nullptr) {
  const mpt_nn_norm_desc d = in_desc(desc, mpt_nn_norm_desc_init, "mpt_nn_norm_desc");
  need_eps(d.eps);
  if (!(d.momentum >= 0 && d.momentum <= 1)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "momentum is %g; it must be in [0, 1]", d.momentum);
  }
  if (other) {
    need_unused(d.activation, MPT_ACTIVATION_NONE, "activation", other);
    need_unused(d.momentum, 0.1, "momentum", other);
    if (d.comm) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "comm is given; %s does not use it, so it must be NULL",
           other);
    }
  }
  return {.affine = d.affine != 0,
          .bias = d.bias != 0,
          .track = d.track_running_stats != 0,
          .eps = d.eps,
          .momentum = d.momentum,
          .activation = activation_of(d.activation),
          .comm = d.comm ? api::in(d.comm) : Ref<Comm>()};
}

}  // namespace

// -- every module ---------------------------------------------------------------------------------

mpt_module mpt_module_retain(mpt_module module) {
  return retain_handle(bits(module), HandleType::module) ? module : mpt_module{};
}
void mpt_module_release(mpt_module module) { release_handle(bits(module), HandleType::module); }

mpt_status mpt_module_forward(mpt_module module, mpt_tensor x, mpt_tensor* out) {
  return entry("mpt_module_forward", [&] {
    *need(out, "out") = {};
    Ref<nn::Module> m = in(module);
    Tensor in_x = api::in(x, "x");
    Tensor y = named(*m, [&] { return m->forward(std::move(in_x)); });
    if (m->ctx().anomaly) check_results({&y, 1}, m->kind());
    *out = api::give(std::move(y));
  });
}

mpt_status mpt_module_call(mpt_module module, const mpt_tensor* inputs, int32_t in_count,
                           mpt_tensor* out, int32_t out_count) {
  return entry("mpt_module_call", [&] {
    need(out, "out");
    clear_list(out, out_count);
    if (in_count < 1 || out_count < 1) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "%d inputs and %d results given; there must be 1 or more of each", in_count, out_count);
    }
    Ref<nn::Module> m = in(module);
    std::vector<Tensor> x;
    for (int32_t i = 0; i < in_count; ++i) {
      x.push_back(in_or_none(need(inputs, "in")[i], "an input"));
    }
    std::vector<Tensor> y = named(*m, [&] { return m->call(x, static_cast<size_t>(out_count)); });
    if (m->ctx().anomaly) check_results(y, m->kind());
    give_list(y, out);
  });
}

mpt_status mpt_module_train(mpt_module module, mpt_bool32 on) {
  return entry("mpt_module_train", [&] { in(module)->train(on != 0); });
}
mpt_status mpt_module_is_training(mpt_module module, mpt_bool32* out) {
  return entry("mpt_module_is_training",
               [&] { *need(out, "out") = in(module)->training() ? 1 : 0; });
}

// -- layers ---------------------------------------------------------------------------------------

mpt_status mpt_nn_linear(mpt_params params, const char* prefix, int64_t in_features,
                         int64_t out_features, mpt_bool32 bias, mpt_activation activation,
                         mpt_module* out) {
  return create("mpt_nn_linear", params, prefix, out, [&](const nn::Builder& b) {
    return nn::linear(b, in_features, out_features, bias != 0, activation_of(activation));
  });
}

#define CONV(name, spatial, transposed)                                                       \
  mpt_status name(mpt_params params, const char* prefix, int64_t in_channels,                 \
                  int64_t out_channels, int64_t kernel, int64_t stride, int64_t padding,      \
                  const mpt_nn_conv_desc* desc, mpt_module* out) {                            \
    return create_conv(#name, spatial, transposed, params, prefix, in_channels, out_channels, \
                       kernel, stride, padding, desc, out);                                   \
  }
CONV(mpt_nn_conv1d, 1, false)
CONV(mpt_nn_conv2d, 2, false)
CONV(mpt_nn_conv3d, 3, false)
CONV(mpt_nn_conv_transpose1d, 1, true)
CONV(mpt_nn_conv_transpose2d, 2, true)
CONV(mpt_nn_conv_transpose3d, 3, true)
#undef CONV

void mpt_nn_embedding_desc_init(mpt_nn_embedding_desc* desc, size_t size) {
  mpt_nn_embedding_desc d = {};
  d.padding_idx = -1;
  init_desc(desc, size, d);
}
mpt_status mpt_nn_embedding(mpt_params params, const char* prefix, int64_t num_embeddings,
                            int64_t embedding_dim, const mpt_nn_embedding_desc* desc,
                            mpt_module* out) {
  return create("mpt_nn_embedding", params, prefix, out, [&](const nn::Builder& b) {
    const auto d = in_desc(desc, mpt_nn_embedding_desc_init, "mpt_nn_embedding_desc");
    return nn::embedding(b, num_embeddings, embedding_dim, d.padding_idx, d.sparse != 0);
  });
}

mpt_status mpt_nn_dropout(mpt_context context, double p, mpt_module* out) {
  return create("mpt_nn_dropout", context, out, [&](Context& c) { return nn::dropout(c, p); });
}
mpt_status mpt_nn_activation(mpt_context context, mpt_activation activation, mpt_module* out) {
  return create("mpt_nn_activation", context, out,
                [&](Context& c) { return nn::activation(c, activation_of(activation)); });
}
mpt_status mpt_nn_flatten(mpt_context context, mpt_module* out) {
  return create("mpt_nn_flatten", context, out, [&](Context& c) { return nn::flatten(c); });
}
mpt_status mpt_nn_max_pool2d(mpt_context context, int64_t kernel, int64_t stride, int64_t padding,
                             const mpt_pool_desc* desc, mpt_module* out) {
  return create("mpt_nn_max_pool2d", context, out, [&](Context& c) {
    return nn::max_pool2d(c, pool_options(2, kernel, stride, padding, desc));
  });
}

mpt_status mpt_nn_function(mpt_context context, mpt_forward_fn forward, void* user,
                           mpt_done_fn done, mpt_module* out) {
  return entry("mpt_nn_function", [&] {
    *need(out, "out") = mpt_module{};
    Context& ctx = api::in(context);
    need(forward, "forward");
    auto notifier = std::make_shared<DoneNotifier>(ctx, done, user);
    *out = give(nn::function(
        ctx, [notifier, run = forward_of(ctx, forward, user, 1, "the module's function")](
                 std::span<const Tensor> x) { return run(x); }));
    notifier->armed = true;
  });
}

mpt_status mpt_nn_sequential(mpt_context context, const mpt_module* modules, int32_t count,
                             mpt_module* out) {
  return create("mpt_nn_sequential", context, out, [&](Context& c) {
    if (count < 0) fail(MPT_ERROR_INVALID_ARGUMENT, "count is %d; it must be 0 or more", count);
    std::vector<Ref<nn::Module>> list;
    for (int32_t i = 0; i < count; ++i) {
      list.push_back(in(need(modules, "modules")[i], "a module"));
      if (&list.back()->ctx() != &c) {
        fail(MPT_ERROR_INVALID_HANDLE, "module %d belongs to another context", i);
      }
    }
    return nn::sequential(c, std::move(list));
  });
}

// -- normalisation --------------------------------------------------------------------------------

mpt_status mpt_nn_batch_norm(mpt_params params, const char* prefix, int64_t channels,
                             const mpt_nn_norm_desc* desc, mpt_module* out) {
  return create("mpt_nn_batch_norm", params, prefix, out, [&](const nn::Builder& b) {
    return nn::batch_norm(b, channels, norm_options(desc));
  });
}
mpt_status mpt_nn_layer_norm(mpt_params params, const char* prefix, const int64_t* normalized_shape,
                             int32_t rank, const mpt_nn_norm_desc* desc, mpt_module* out) {
  return create("mpt_nn_layer_norm", params, prefix, out, [&](const nn::Builder& b) {
    return nn::layer_norm(b, in_dims(normalized_shape, rank, "normalized_shape"),
                          norm_options(desc, "mpt_nn_layer_norm"));
  });
}
mpt_status mpt_nn_rms_norm(mpt_params params, const char* prefix, const int64_t* normalized_shape,
                           int32_t rank, const mpt_nn_norm_desc* desc, mpt_module* out) {
  return create("mpt_nn_rms_norm", params, prefix, out, [&](const nn::Builder& b) {
    return nn::rms_norm(b, in_dims(normalized_shape, rank, "normalized_shape"),
                        norm_options(desc, "mpt_nn_rms_norm"));
  });
}
mpt_status mpt_nn_group_norm(mpt_params params, const char* prefix, int64_t groups,
                             int64_t channels, const mpt_nn_norm_desc* desc, mpt_module* out) {
  return create("mpt_nn_group_norm", params, prefix, out, [&](const nn::Builder& b) {
    return nn::group_norm(b, groups, channels, norm_options(desc, "mpt_nn_group_norm"));
  });
}
mpt_status mpt_nn_instance_norm(mpt_params params, const char* prefix, int64_t channels,
                                const mpt_nn_norm_desc* desc, mpt_module* out) {
  return create("mpt_nn_instance_norm", params, prefix, out, [&](const nn::Builder& b) {
    return nn::instance_norm(b, channels, norm_options(desc, "mpt_nn_instance_norm"));
  });
}

// -- attention and recurrent ----------------------------------------------------------------------

mpt_status mpt_nn_multihead_attention(mpt_params params, const char* prefix, int64_t embed_dim,
                                      int64_t heads, const mpt_nn_attention_desc* desc,
                                      mpt_module* out) {
  return create("mpt_nn_multihead_attention", params, prefix, out, [&](const nn::Builder& b) {
    const auto d = in_desc(desc, mpt_nn_attention_desc_init, "mpt_nn_attention_desc");
    return nn::attention(b, embed_dim, heads, {d.bias != 0, d.causal != 0, d.dropout});
  });
}

mpt_status mpt_nn_transformer_block(mpt_params params, const char* prefix, int64_t embed_dim,
                                    int64_t heads, const mpt_nn_transformer_desc* desc,
                                    mpt_module* out) {
  return create("mpt_nn_transformer_block", params, prefix, out, [&](const nn::Builder& b) {
    const auto d = in_desc(desc, mpt_nn_transformer_desc_init, "mpt_nn_transformer_desc");
    need_eps(d.layer_norm_eps);
    return nn::transformer_block(b, embed_dim, heads,
                                 {.feedforward = d.dim_feedforward,
                                  .activation = activation_of(d.activation),
                                  .norm_first = d.norm_first != 0,
                                  .causal = d.causal != 0,
                                  .bias = d.bias != 0,
                                  .dropout = d.dropout,
                                  .eps = d.layer_norm_eps});
  });
}

mpt_status mpt_nn_lstm(mpt_params params, const char* prefix, int64_t input_size,
                       int64_t hidden_size, const mpt_rnn_desc* desc, mpt_module* out) {
  return create("mpt_nn_lstm", params, prefix, out, [&](const nn::Builder& b) {
    return nn::lstm(b, input_size, hidden_size, rnn_module_options(desc));
  });
}
mpt_status mpt_nn_gru(mpt_params params, const char* prefix, int64_t input_size,
                      int64_t hidden_size, const mpt_rnn_desc* desc, mpt_module* out) {
  return create("mpt_nn_gru", params, prefix, out, [&](const nn::Builder& b) {
    return nn::gru(b, input_size, hidden_size, rnn_module_options(desc));
  });
}
mpt_status mpt_nn_rnn_tanh(mpt_params params, const char* prefix, int64_t input_size,
                           int64_t hidden_size, const mpt_rnn_desc* desc, mpt_module* out) {
  return create("mpt_nn_rnn_tanh", params, prefix, out, [&](const nn::Builder& b) {
    return nn::rnn_tanh(b, input_size, hidden_size, rnn_module_options(desc));
  });
}

// -- descriptors ----------------------------------------------------------------------------------

void mpt_nn_conv_desc_init(mpt_nn_conv_desc* desc, size_t size) {
  mpt_nn_conv_desc d = {};
  d.bias = 1;
  for (int i = 0; i < 3; ++i) {
    d.kernel[i] = -1;
    d.stride[i] = -1;
    d.padding[i] = -1;
    d.dilation[i] = 1;
  }
  d.groups = 1;
  init_desc(desc, size, d);
}
void mpt_nn_norm_desc_init(mpt_nn_norm_desc* desc, size_t size) {
  mpt_nn_norm_desc d = {};
  d.affine = 1;
  d.bias = 1;
  d.track_running_stats = 1;
  d.eps = 1e-5;
  d.momentum = 0.1;
  init_desc(desc, size, d);
}
void mpt_nn_attention_desc_init(mpt_nn_attention_desc* desc, size_t size) {
  mpt_nn_attention_desc d = {};
  d.bias = 1;
  init_desc(desc, size, d);
}
void mpt_nn_transformer_desc_init(mpt_nn_transformer_desc* desc, size_t size) {
  mpt_nn_transformer_desc d = {};
  d.activation = MPT_ACTIVATION_RELU;
  d.bias = 1;
  d.dim_feedforward = 2048;
  d.dropout = 0.1;
  d.layer_norm_eps = 1e-5;
  init_desc(desc, size, d);
}
