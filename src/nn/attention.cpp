// Multi-head attention and the transformer block, with the parameters of PyTorch's
// nn.MultiheadAttention and nn.TransformerEncoderLayer.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "core/error.h"
#include "nn/modules.h"

namespace mpt::nn {
namespace {

class Attention final : public Module {
 public:
  Attention(const Builder& b, int64_t width, int64_t heads, const MultiheadAttentionOptions& o)
      : Module(b.ctx(), "multi-head attention"), width_(width), heads_(heads), o_(o) {
    if (positive(width, "embed_dim") % positive(heads, "heads")) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "embed_dim is %lld and heads %lld; heads must divide embed_dim", lld(width), lld(heads));
    }
    probability(o.dropout);
    in_weight_ = b.uniform("in_proj_weight", {3 * width, width},
                           std::sqrt(6 / static_cast<double>(4 * width)));
    if (o.bias) in_bias_ = b.full("in_proj_bias", {3 * width}, 0);
    const Builder out = b.under("out_proj");
    out_weight_ = out.uniform("weight", {width, width}, 1 / std::sqrt(static_cast<double>(width)));
    if (o.bias) out_bias_ = out.full("bias", {width}, 0);
  }

  // Inputs of call(): query, key, value, mask. An absent key is the query, an absent value the key.
  Tensor forward(Tensor x) override { return self_attention(x, {}); }
  std::vector<Tensor> call(std::span<const Tensor> in, size_t results) override {
    check_counts(in, 4, results, 1);
    auto given = [&](size_t i) { return i < in.size() ? in[i] : Tensor(); };
    const Tensor q = in[0], k = given(1) ? given(1) : q, v = given(2) ? given(2) : k;
    if (k.get() == q.get() && v.get() == q.get()) return {self_attention(q, given(3))};
    const double p = training() ? o_.dropout : 0;
    Tensor y = ops::scaled_dot_product_attention(project(q, 0), project(k, 1), project(v, 2),
                                                 given(3), p, o_.causal, 0);
    y = ops::reshape(ops::transpose(y, 1, 2), q.shape());
    return {ops::linear(y, out_weight_, out_bias_, Activation::none)};
  }
  // Self-attention: one product projects x to query, key and value.
  Tensor self_attention(const Tensor& x, const Tensor& mask) {
    need_rows(x);
    Tensor y = ops::linear(x, in_weight_, in_bias_, Activation::none);
    y = ops::self_attention(y, heads_, heads_, mask, training() ? o_.dropout : 0, o_.causal, 0);
    return ops::linear(y, out_weight_, out_bias_, Activation::none);
  }

 private:
  // Throws unless x is [batch, length, width].
  void need_rows(const Tensor& x) const {
    if (x.rank() != 3 || x.size(2) != width_) {
      fail(MPT_ERROR_SHAPE, "the input has shape %s; it must be [batch, length, %lld]",
           text(x.shape()).s, lld(width_));
    }
  }
  // Projects x by the weight of query (`which` 0), key (1) or value (2): [B, T, E] to [B, H, T, D].
  Tensor project(const Tensor& x, int64_t which) {
    need_rows(x);
    Tensor w = ops::narrow(in_weight_, 0, which * width_, width_), b = in_bias_;
    if (b) b = ops::narrow(b, 0, which * width_, width_);
    Tensor y = ops::linear(x, w, b, Activation::none);
    return ops::transpose(ops::reshape(y, {x.size(0), x.size(1), heads_, width_ / heads_}), 1, 2);
  }

  int64_t width_, heads_;
  MultiheadAttentionOptions o_;
  Tensor in_weight_, in_bias_, out_weight_, out_bias_;
};

class TransformerBlock final : public Module {
 public:
  TransformerBlock(const Builder& b, int64_t width, int64_t heads, const TransformerOptions& o)
      : Module(b.ctx(), "transformer block"),
        norm_first_(o.norm_first),
        dropout_(probability(o.dropout)),
        attention_(Ref<Attention>::adopt(
            new Attention(b.under("self_attn"), width, heads, {o.bias, o.causal, o.dropout}))),
        linear1_(linear(b.under("linear1"), width, o.feedforward, o.bias, o.activation)),
        linear2_(linear(b.under("linear2"), o.feedforward, width, o.bias, Activation::none)) {
    const NormOptions norm{.bias = o.bias, .eps = o.eps};
    norm1_ = layer_norm(b.under("norm1"), {width}, norm);
    norm2_ = layer_norm(b.under("norm2"), {width}, norm);
  }

  Tensor forward(Tensor x) override { return run(x, {}); }
  std::vector<Tensor> call(std::span<const Tensor> in, size_t results) override {
    check_counts(in, 2, results, 1);
    return {run(in[0], in.size() > 1 ? in[1] : Tensor())};
  }

 private:
  // Linear layers and layer norms compute the same in both modes.
  void each_inner(const Visit& visit) override { visit(*attention_); }
  Tensor run(Tensor x, const Tensor& mask) {
    if (norm_first_) {
      x = ops::add(x, drop(attention_->self_attention(norm1_->forward(x), mask)));
      return ops::add(x, drop(feedforward(norm2_->forward(x))));
    }
    x = norm1_->forward(ops::add(x, drop(attention_->self_attention(x, mask))));
    return norm2_->forward(ops::add(x, drop(feedforward(x))));
  }
  Tensor feedforward(const Tensor& x) { return linear2_->forward(drop(linear1_->forward(x))); }
  Tensor drop(Tensor x) const {
    return dropout_ > 0 && training() ? ops::dropout(x, dropout_, true) : x;
  }

  bool norm_first_;
  double dropout_;
  Ref<Attention> attention_;
  Ref<Module> linear1_, linear2_, norm1_, norm2_;
};

}  // namespace

Ref<Module> attention(const Builder& b, int64_t width, int64_t heads,
                      const MultiheadAttentionOptions& o) {
  return make<Attention>(b, width, heads, o);
}
Ref<Module> transformer_block(const Builder& b, int64_t width, int64_t heads,
                              const TransformerOptions& o) {
  return make<TransformerBlock>(b, width, heads, o);
}

}  // namespace mpt::nn
