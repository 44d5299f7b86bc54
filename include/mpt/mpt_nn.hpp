// libmpt for C++20: modules, each of which holds named parameters and computes a forward.
// SPDX-License-Identifier: Apache-2.0
//
// Each function of mpt::nn makes a module with PyTorch's names, shapes and initial distributions;
// mpt_nn.h describes them. Parameters are added to a set under a prefix. A descriptor that is
// omitted means the defaults.
#ifndef MPT_NN_HPP
#define MPT_NN_HPP

#include "mpt_train.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// Layer or network, called like a function.
class Module : public detail::Handle<mpt_module, mpt_module_retain, mpt_module_release> {
 public:
  using Handle::Handle;

  // Returns the result for one input.
  Tensor operator()(const Tensor& x) const {
    return Tensor(detail::made<mpt_tensor>(mpt_module_forward, get(), x.get()));
  }
  // Returns the first result for several inputs. An empty tensor stands for a missing input.
  template <class... More>
  Tensor operator()(const Tensor& x, const Tensor& y, const More&... more) const {
    return call({x, y, more...})[0];
  }
  // Returns the first `count` results for several inputs. An empty tensor stands for a missing
  // input. mpt_nn.h lists the inputs and results of each module, for example the outputs, h and c
  // of an LSTM.
  Tensors call(const Tensors& in, int32_t count = 1) const {
    const detail::TensorList list(in);
    return detail::results(count > 0 ? static_cast<size_t>(count) : 1,
                           [&](mpt_tensor* out, int32_t) {
                             return mpt_module_call(get(), list.v.data(), list.count(), out, count);
                           });
  }
  // Switches to training (the default) or evaluation. Dropout and batch norm depend on it.
  void train(bool on = true) const { must(mpt_module_train(get(), on)); }
  // Switches to evaluation.
  void eval() const { train(false); }
  // Returns true in training and false in evaluation.
  bool training() const { return detail::made<mpt_bool32>(mpt_module_is_training, get()) != 0; }
};

namespace nn {

namespace detail {
template <class F, class... A>
Module make(F f, A... a) {
  return Module(mpt::detail::made<mpt_module>(f, a...));
}
}  // namespace detail

// Makes a linear layer, activation(x weight^T + bias), from `in` to `out` features.
inline Module linear(const Params& p, const char* prefix, int64_t in, int64_t out,
                     mpt_activation activation = MPT_ACTIVATION_NONE, bool bias = true) {
  return detail::make(mpt_nn_linear, p.get(), prefix, in, out, mpt_bool32{bias}, activation);
}
// Makes a convolution over one spatial dim.
inline Module conv1d(const Params& p, const char* prefix, int64_t in, int64_t out, int64_t kernel,
                     int64_t stride = 1, int64_t padding = 0,
                     const mpt_nn_conv_desc* desc = nullptr) {
  return detail::make(mpt_nn_conv1d, p.get(), prefix, in, out, kernel, stride, padding, desc);
}
// Makes a convolution over two spatial dims. kernel, stride and padding apply to both.
inline Module conv2d(const Params& p, const char* prefix, int64_t in, int64_t out, int64_t kernel,
                     int64_t stride = 1, int64_t padding = 0,
                     const mpt_nn_conv_desc* desc = nullptr) {
  return detail::make(mpt_nn_conv2d, p.get(), prefix, in, out, kernel, stride, padding, desc);
}
// Makes a convolution over three spatial dims. kernel, stride and padding apply to all.
inline Module conv3d(const Params& p, const char* prefix, int64_t in, int64_t out, int64_t kernel,
                     int64_t stride = 1, int64_t padding = 0,
                     const mpt_nn_conv_desc* desc = nullptr) {
  return detail::make(mpt_nn_conv3d, p.get(), prefix, in, out, kernel, stride, padding, desc);
}
// Makes a transposed convolution over one spatial dim.
inline Module conv_transpose1d(const Params& p, const char* prefix, int64_t in, int64_t out,
                               int64_t kernel, int64_t stride = 1, int64_t padding = 0,
                               const mpt_nn_conv_desc* desc = nullptr) {
  return detail::make(mpt_nn_conv_transpose1d, p.get(), prefix, in, out, kernel, stride, padding,
                      desc);
}
// Makes a transposed convolution over two spatial dims. kernel, stride and padding apply to both.
inline Module conv_transpose2d(const Params& p, const char* prefix, int64_t in, int64_t out,
                               int64_t kernel, int64_t stride = 1, int64_t padding = 0,
                               const mpt_nn_conv_desc* desc = nullptr) {
  return detail::make(mpt_nn_conv_transpose2d, p.get(), prefix, in, out, kernel, stride, padding,
                      desc);
}
// Makes a transposed convolution over three spatial dims. kernel, stride and padding apply to all.
inline Module conv_transpose3d(const Params& p, const char* prefix, int64_t in, int64_t out,
                               int64_t kernel, int64_t stride = 1, int64_t padding = 0,
                               const mpt_nn_conv_desc* desc = nullptr) {
  return detail::make(mpt_nn_conv_transpose3d, p.get(), prefix, in, out, kernel, stride, padding,
                      desc);
}
// Makes an instance norm over the spatial dims of each channel.
inline Module instance_norm(const Params& p, const char* prefix, int64_t channels,
                            const mpt_nn_norm_desc* desc = nullptr) {
  return detail::make(mpt_nn_instance_norm, p.get(), prefix, channels, desc);
}
// Makes a batch norm, with running statistics as buffers.
inline Module batch_norm(const Params& p, const char* prefix, int64_t channels,
                         const mpt_nn_norm_desc* desc = nullptr) {
  return detail::make(mpt_nn_batch_norm, p.get(), prefix, channels, desc);
}
// Makes a layer norm over last dims of these extents.
inline Module layer_norm(const Params& p, const char* prefix, const Shape& shape,
                         const mpt_nn_norm_desc* desc = nullptr) {
  return detail::make(mpt_nn_layer_norm, p.get(), prefix, shape.data(), shape.size(), desc);
}
// Makes an RMS norm over last dims of these extents.
inline Module rms_norm(const Params& p, const char* prefix, const Shape& shape,
                       const mpt_nn_norm_desc* desc = nullptr) {
  return detail::make(mpt_nn_rms_norm, p.get(), prefix, shape.data(), shape.size(), desc);
}
// Makes a group norm over groups of consecutive channels.
inline Module group_norm(const Params& p, const char* prefix, int64_t groups, int64_t channels,
                         const mpt_nn_norm_desc* desc = nullptr) {
  return detail::make(mpt_nn_group_norm, p.get(), prefix, groups, channels, desc);
}
// Makes an embedding with `count` rows of `width` elements, read by index. The row padding_index
// (-1: none) is 0 and not trained. sparse: the gradient of the weight is sparse.
inline Module embedding(const Params& p, const char* prefix, int64_t count, int64_t width,
                        int64_t padding_index = -1, bool sparse = false) {
  auto d = defaults<mpt_nn_embedding_desc>();
  d.padding_idx = padding_index;
  d.sparse = sparse;
  return detail::make(mpt_nn_embedding, p.get(), prefix, count, width, &d);
}
// Makes nn.TransformerEncoderLayer with batch_first. Inputs: x and mask.
inline Module transformer_block(const Params& p, const char* prefix, int64_t width, int64_t heads,
                                const mpt_nn_transformer_desc* desc = nullptr) {
  return detail::make(mpt_nn_transformer_block, p.get(), prefix, width, heads, desc);
}
// Makes nn.MultiheadAttention with batch_first. Inputs: query, key, value and mask (1: the key
// takes part).
inline Module multihead_attention(const Params& p, const char* prefix, int64_t width, int64_t heads,
                                  const mpt_nn_attention_desc* desc = nullptr) {
  return detail::make(mpt_nn_multihead_attention, p.get(), prefix, width, heads, desc);
}
// Makes an LSTM over a sequence. Inputs: x, h0, c0. Results: the outputs, h and c.
inline Module lstm(const Params& p, const char* prefix, int64_t in, int64_t hidden,
                   const mpt_rnn_desc* desc = nullptr) {
  return detail::make(mpt_nn_lstm, p.get(), prefix, in, hidden, desc);
}
// Makes a GRU over a sequence. Inputs: x, h0. Results: the outputs and h.
inline Module gru(const Params& p, const char* prefix, int64_t in, int64_t hidden,
                  const mpt_rnn_desc* desc = nullptr) {
  return detail::make(mpt_nn_gru, p.get(), prefix, in, hidden, desc);
}
// Makes a recurrent network with tanh over a sequence. Inputs: x, h0. Results: the outputs and h.
inline Module rnn_tanh(const Params& p, const char* prefix, int64_t in, int64_t hidden,
                       const mpt_rnn_desc* desc = nullptr) {
  return detail::make(mpt_nn_rnn_tanh, p.get(), prefix, in, hidden, desc);
}
// Makes a module of a function that takes and returns a Tensor. The module keeps the function.
template <class F>
Module function(const Context& c, F f) {
  mpt_module m{};
  mpt::detail::hand_over(std::move(f), [&](void* user, mpt_done_fn done) {
    return mpt_nn_function(c.get(), mpt::detail::forward<F>, user, done, &m);
  });
  return Module(m);
}
// Makes a dropout module: in training it sets elements to 0 with probability p and scales the
// others.
inline Module dropout(const Context& c, double p) {
  return detail::make(mpt_nn_dropout, c.get(), p);
}
// Makes a module that applies an activation, MPT_ACTIVATION_*.
inline Module activation(const Context& c, mpt_activation a) {
  return detail::make(mpt_nn_activation, c.get(), a);
}
// Makes a module that flattens all dims but the first.
inline Module flatten(const Context& c) { return detail::make(mpt_nn_flatten, c.get()); }
// Makes a max pooling over two spatial dims.
inline Module max_pool2d(const Context& c, int64_t kernel, int64_t stride = 0, int64_t padding = 0,
                         const mpt_pool_desc* desc = nullptr) {
  return detail::make(mpt_nn_max_pool2d, c.get(), kernel, stride, padding, desc);
}
// Makes a module that runs modules one after the other and keeps them.
inline Module sequential(const Context& c, std::initializer_list<Module> modules) {
  std::vector<mpt_module> list;
  for (const Module& m : modules) list.push_back(m.get());
  return detail::make(mpt_nn_sequential, c.get(), list.data(), static_cast<int32_t>(list.size()));
}

}  // namespace nn

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_NN_HPP
