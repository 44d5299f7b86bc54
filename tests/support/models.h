// Small models on synthetic data: an MLP, a CNN with batch norm, a GPT.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "fixture.h"
#include "mpt/mpt.h"

namespace mpt_test {

#define DO(call) EXPECT_EQ(call, MPT_OK) << mpt_last_error()

// Owns a context, so that runs share no state.
class Session {
 public:
  Session(int32_t workers, int64_t seed) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.seed = seed;
    d.own_threads = workers;
    DO(mpt_context_create(&d, &ctx));
    DO(mpt_params_create(ctx, &params));
  }
  ~Session() { mpt_context_release(ctx); }
  Session(const Session&) = delete;

  mpt_context ctx = nullptr;
  mpt_params params = nullptr;
};

struct Model {
  mpt_module net = nullptr, head = nullptr;  // the GPT has a head
  mpt_tensor positions = nullptr;
  void train(bool on) const { DO(mpt_module_train(head ? head : net, on)); }
};

enum class Kind { mlp, cnn, gpt };
inline const char* name_of(Kind k) {
  return k == Kind::mlp ? "mlp" : k == Kind::cnn ? "cnn" : "gpt";
}

inline mpt_module sequence(mpt_context ctx, std::vector<mpt_module> layers) {
  mpt_module net = nullptr;
  DO(mpt_nn_sequential(ctx, layers.data(), static_cast<int32_t>(layers.size()), &net));
  for (mpt_module m : layers) mpt_module_release(m);
  return net;
}

// Makes a model. mlp: 8 - 32 - 32 - 4 with dropout. cnn: two convolutions with batch norm on 8x8
// images. gpt: a block of width 32 over 16 tokens, with dropout.
inline Model make_model(const Session& s, Kind kind) {
  Model m;
  mpt_module l[7];
  if (kind == Kind::mlp) {
    DO(mpt_nn_linear(s.params, "fc1", 8, 32, 1, MPT_ACTIVATION_GELU, &l[0]));
    DO(mpt_nn_dropout(s.ctx, 0.1, &l[1]));
    DO(mpt_nn_linear(s.params, "fc2", 32, 32, 1, MPT_ACTIVATION_GELU, &l[2]));
    DO(mpt_nn_linear(s.params, "fc3", 32, 4, 1, MPT_ACTIVATION_NONE, &l[3]));
    m.net = sequence(s.ctx, {l[0], l[1], l[2], l[3]});
  } else if (kind == Kind::cnn) {
    mpt_nn_norm_desc relu;
    mpt_nn_norm_desc_init(&relu, sizeof relu);
    relu.activation = MPT_ACTIVATION_RELU;
    DO(mpt_nn_conv2d(s.params, "conv1", 1, 4, 3, 1, 1, nullptr, &l[0]));
    DO(mpt_nn_batch_norm(s.params, "norm1", 4, &relu, &l[1]));
    DO(mpt_nn_max_pool2d(s.ctx, 2, 0, 0, nullptr, &l[2]));
    DO(mpt_nn_conv2d(s.params, "conv2", 4, 8, 3, 1, 1, nullptr, &l[3]));
    DO(mpt_nn_batch_norm(s.params, "norm2", 8, &relu, &l[4]));
    DO(mpt_nn_flatten(s.ctx, &l[5]));
    DO(mpt_nn_linear(s.params, "fc", 8 * 16, 4, 1, MPT_ACTIVATION_NONE, &l[6]));
    m.net = sequence(s.ctx, {l[0], l[1], l[2], l[3], l[4], l[5], l[6]});
  } else {
    mpt_nn_transformer_desc d;
    mpt_nn_transformer_desc_init(&d, sizeof d);
    d.norm_first = d.causal = 1;
    d.activation = MPT_ACTIVATION_GELU;
    d.dim_feedforward = 64;
    const int64_t shape[] = {16, 32}, norm[] = {32};
    DO(mpt_nn_embedding(s.params, "tokens", 16, 32, nullptr, &m.net));
    DO(mpt_normal(s.ctx, MPT_F32, shape, 2, 0, 0.1, &m.positions));
    DO(mpt_params_add(s.params, "positions", m.positions));
    DO(mpt_nn_transformer_block(s.params, "blocks.0", 32, 4, &d, &l[0]));
    DO(mpt_nn_layer_norm(s.params, "norm", norm, 1, nullptr, &l[1]));
    DO(mpt_nn_linear(s.params, "head", 32, 16, 1, MPT_ACTIVATION_NONE, &l[2]));
    m.head = sequence(s.ctx, {l[0], l[1], l[2]});
  }
  return m;
}

// Inputs and classes, equal in every run.
struct Data {
  Shape shape;  // rows first
  Floats x;     // mlp, cnn
  std::vector<int64_t> tokens, y;
  int64_t rows() const { return shape[0]; }
};

// Makes inputs and classes by a noisy rule: one label in eight ignores the rule. The best loss is
// therefore above 0, and the precisions can differ.
inline Data make_data(Kind kind, int64_t rows) {
  Data d;
  uint64_t state = 42;
  auto draw = [&state](int64_t n) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int64_t>((state >> 33) % static_cast<uint64_t>(n));
  };
  auto noise = [&] {
    return static_cast<float>(draw(1000) + draw(1000) + draw(1000)) / 500.0f - 3.0f;
  };
  auto label = [&](int64_t c) { return draw(8) ? c : draw(4); };
  if (kind == Kind::gpt) {  // the next token depends on the previous two
    d.shape = {rows, 16};
    for (int64_t r = 0; r < rows; ++r) {
      int64_t a = draw(16), b = draw(16);
      for (int i = 0; i < 16; ++i) {
        const int64_t next = draw(8) ? (3 * a + 5 * b + 1) % 16 : draw(16);
        d.tokens.push_back(b);
        d.y.push_back(next);
        a = b;
        b = next;
      }
    }
    return d;
  }
  const int64_t each = kind == Kind::mlp ? 8 : 64;
  d.shape = kind == Kind::mlp ? Shape{rows, 8} : Shape{rows, 1, 8, 8};
  for (int64_t r = 0; r < rows; ++r) {
    Floats x;
    for (int64_t i = 0; i < each; ++i) x.push_back(noise());
    int64_t c = 0;
    if (kind == Kind::mlp) {
      c = (x[0] * x[1] > 0 ? 2 : 0) + (x[2] + x[3] * x[4] > 0 ? 1 : 0);
    } else {  // the position of a bright 3x3 patch
      c = draw(4);
      for (int64_t i = 0; i < 9; ++i)
        x[static_cast<size_t>((c / 2 * 4 + i / 3) * 8 + c % 2 * 4 + i % 3)] += 1.5f;
    }
    d.x.insert(d.x.end(), x.begin(), x.end());
    d.y.push_back(label(c));
  }
  return d;
}

// Returns the mean loss over rows [from, from + n).
inline mpt_tensor loss_of(const Session& s, Kind kind, const Model& m, const mpt_precision& p,
                          const Data& d, int64_t from, int64_t n) {
  const int64_t each = kind == Kind::gpt ? 16 : static_cast<int64_t>(d.x.size()) / d.rows();
  const int64_t labels = kind == Kind::gpt ? 16 : 1;
  Shape shape = d.shape;
  shape[0] = n;
  const int64_t targets = n * labels;
  mpt_tensor x = nullptr, y = nullptr, l = nullptr;
  DO(mpt_tensor_from_data(s.ctx, MPT_I64, &targets, 1, d.y.data() + from * labels,
                          static_cast<size_t>(targets) * 8, &y));
  DO(mpt_precision_push(s.ctx, &p));
  if (kind == Kind::gpt) {
    DO(mpt_tensor_from_data(s.ctx, MPT_I64, shape.data(), 2, d.tokens.data() + from * each,
                            static_cast<size_t>(n * each) * 8, &x));
    DO(mpt_module_forward(m.net, x, &x));
    DO(mpt_add(x, m.positions, &x));
    DO(mpt_module_forward(m.head, x, &x));
    DO(mpt_flatten(x, 0, 1, &x));
  } else {
    DO(mpt_tensor_from_data(s.ctx, MPT_F32, shape.data(), static_cast<int32_t>(shape.size()),
                            d.x.data() + from * each, static_cast<size_t>(n * each) * 4, &x));
    DO(mpt_precision_input(&p, x, &x));
    DO(mpt_module_forward(m.net, x, &x));
  }
  DO(mpt_cross_entropy(x, y, nullptr, nullptr, &l));
  DO(mpt_precision_pop(s.ctx));
  return l;
}

// Returns the bits of every parameter, in order.
inline std::vector<uint32_t> parameter_bits(const Session& s) {
  std::vector<uint32_t> all;
  mpt_params_info info = {};
  info.struct_size = sizeof info;
  DO(mpt_params_get_info(s.params, &info));
  for (int64_t i = 0; i < info.tensors; ++i) {
    mpt_tensor t = nullptr;
    mpt_tensor_info ti = {};
    ti.struct_size = sizeof ti;
    DO(mpt_params_get_at(s.params, i, nullptr, &t));
    DO(mpt_tensor_get_info(t, &ti));
    Floats v(static_cast<size_t>(ti.count));
    DO(mpt_tensor_read(t, MPT_F32, v.data(), ti.count));
    const size_t at = all.size();
    all.resize(at + v.size());
    std::memcpy(all.data() + at, v.data(), 4 * v.size());
  }
  return all;
}

}  // namespace mpt_test
