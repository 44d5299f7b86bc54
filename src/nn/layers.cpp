// Linear layers, convolutions, embedding; modules without parameters; sequential.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "core/error.h"
#include "core/tensor_meta.h"
#include "nn/modules.h"

namespace mpt::nn {
namespace {

double one_over_sqrt(double fan_in) { return fan_in > 0 ? 1 / std::sqrt(fan_in) : 0; }

class Linear final : public Module {
 public:
  Linear(const Builder& b, int64_t in, int64_t out, bool bias, Activation act)
      : Module(b.ctx(), "linear"),
        weight_(b.uniform("weight", {positive(out, "out_features"), positive(in, "in_features")},
                          one_over_sqrt(static_cast<double>(in)))),
        bias_(bias ? b.uniform("bias", {out}, one_over_sqrt(static_cast<double>(in))) : Tensor()),
        act_(act) {}
  Tensor forward(Tensor x) override { return ops::linear(x, weight_, bias_, act_); }
  Tensor forward_fused(Tensor x, Activation act) override {
    if (act_ != Activation::none) return Module::forward_fused(x, act);
    return ops::linear(x, weight_, bias_, act);
  }

 private:
  Tensor weight_, bias_;
  Activation act_;
};

using ConvFn = Tensor (*)(Tensor x, Tensor weight, Tensor bias, const ops::ConvOptions& o);
ConvFn conv_fn(const ConvShape& s) {
  constexpr ConvFn table[2][3] = {
      {ops::conv1d, ops::conv2d, ops::conv3d},
      {ops::conv_transpose1d, ops::conv_transpose2d, ops::conv_transpose3d}};
  return table[s.transposed][s.spatial - 1];
}

class Conv final : public Module {
 public:
  Conv(const Builder& b, const ConvShape& s, const ops::ConvOptions& o)
      : Module(b.ctx(), s.transposed ? "transposed convolution" : "convolution"),
        run_(conv_fn(s)),
        options_(o) {
    positive(s.in, "in_channels");
    positive(s.out, "out_channels");
    positive(o.groups, "groups");
    if (s.in % o.groups || s.out % o.groups) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "in_channels is %lld, out_channels %lld and groups %d; groups must divide both",
           lld(s.in), lld(s.out), o.groups);
    }
    Dims shape = s.transposed ? Dims{s.in, s.out / o.groups} : Dims{s.out, s.in / o.groups};
    double fan_in = static_cast<double>(shape[1]);
    for (int d = 0; d < s.spatial; ++d) {
      shape.push(positive(s.kernel[d], "kernel"));
      fan_in *= static_cast<double>(s.kernel[d]);
    }
    weight_ = b.uniform("weight", shape, one_over_sqrt(fan_in));
    if (s.bias) bias_ = b.uniform("bias", {s.out}, one_over_sqrt(fan_in));
  }
  Tensor forward(Tensor x) override { return run_(x, weight_, bias_, options_); }
  Tensor forward_fused(Tensor x, Activation act) override {
    if (options_.activation != Activation::none) return Module::forward_fused(x, act);
    ops::ConvOptions o = options_;
    o.activation = act;
    return run_(x, weight_, bias_, o);
  }

 private:
  ConvFn run_;
  ops::ConvOptions options_;
  Tensor weight_, bias_;
};

class Embedding final : public Module {
 public:
  Embedding(const Builder& b, int64_t count, int64_t dim, int64_t padding_idx, bool sparse)
      : Module(b.ctx(), "embedding"), padding_(padding_idx) {
    positive(count, "num_embeddings");
    positive(dim, "embedding_dim");
    if (padding_idx >= count) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "padding_idx is %lld; it must be below num_embeddings, %lld, or negative for none",
           lld(padding_idx), lld(count));
    }
    weight_ = b.normal("weight", {count, dim});
    if (padding_idx >= 0) {
      Tensor row = weight_.view({dim}, {1}, padding_idx * dim);
      ops::fill_into(row, 0);
    }
    weight_->need_meta().accepts_row_sparse = sparse;
  }
  Tensor forward(Tensor x) override { return ops::embedding(x, weight_, padding_); }

 private:
  Tensor weight_;
  int64_t padding_;
};

class Dropout final : public Module {
 public:
  Dropout(Context& ctx, double p) : Module(ctx, "dropout"), p_(p) {}
  Tensor forward(Tensor x) override { return ops::dropout(x, p_, training()); }

 private:
  double p_;
};

class Activate final : public Module {
 public:
  Activate(Context& ctx, Activation act) : Module(ctx, "activation"), act_(act) {}
  Tensor forward(Tensor x) override { return ops::activate(act_, x); }
  Activation only_activation() const override { return act_; }

 private:
  Activation act_;
};

class Flatten final : public Module {
 public:
  explicit Flatten(Context& ctx) : Module(ctx, "flatten") {}
  Tensor forward(Tensor x) override { return ops::flatten(x, 1, -1); }
};

class MaxPool2d final : public Module {
 public:
  MaxPool2d(Context& ctx, const ops::PoolOptions& o) : Module(ctx, "max pool"), options_(o) {
    for (int d = 0; d < 2; ++d) positive(o.kernel[d], "kernel");
  }
  Tensor forward(Tensor x) override { return ops::max_pool2d(x, options_); }

 private:
  ops::PoolOptions options_;
};

using HostFn = std::function<std::vector<Tensor>(std::span<const Tensor>)>;
class Function final : public Module {
 public:
  Function(Context& ctx, HostFn f) : Module(ctx, "function"), run_(std::move(f)) {}
  Tensor forward(Tensor x) override { return run_({&x, 1})[0]; }

 private:
  HostFn run_;
};

class Sequential final : public Module {
 public:
  Sequential(Context& ctx, std::vector<Ref<Module>> list)
      : Module(ctx, "sequential"), list_(std::move(list)) {
    for (const auto& m : list_) depth_ = std::max(depth_, m->depth() + 1);
    if (depth_ > kDeepest) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "modules are nested %d deep; at most %d are possible",
           depth_, kDeepest);
    }
  }
  int depth() const override { return depth_; }
  Tensor forward(Tensor x) override {
    for (size_t i = 0; i < list_.size(); ++i) {
      const Activation next =
          i + 1 < list_.size() ? list_[i + 1]->only_activation() : Activation::none;
      x = one(i, std::move(x), next);
      if (next != Activation::none) ++i;
    }
    return x;
  }

 private:
  void each_inner(const Visit& visit) override {
    for (const auto& m : list_) visit(*m);
  }
  Tensor one(size_t i, Tensor x, Activation next) {
    Module& m = *list_[i];
    try {
      return next == Activation::none ? m.forward(x) : m.forward_fused(x, next);
    } catch (const Error& e) {
      rethrow_from(std::to_string(i) + " (" + m.kind() + ")", e);
    }
  }
  static constexpr int kDeepest = 1000;  // their functions call each other
  std::vector<Ref<Module>> list_;
  int depth_ = 1;
};

}  // namespace

Ref<Module> linear(const Builder& b, int64_t in, int64_t out, bool bias, Activation act) {
  return make<Linear>(b, in, out, bias, act);
}
Ref<Module> conv(const Builder& b, const ConvShape& shape, const ops::ConvOptions& o) {
  return make<Conv>(b, shape, o);
}
Ref<Module> embedding(const Builder& b, int64_t count, int64_t dim, int64_t padding_idx,
                      bool sparse) {
  return make<Embedding>(b, count, dim, padding_idx, sparse);
}
Ref<Module> dropout(Context& ctx, double p) { return make<Dropout>(ctx, probability(p)); }
Ref<Module> activation(Context& ctx, Activation act) { return make<Activate>(ctx, act); }
Ref<Module> flatten(Context& ctx) { return make<Flatten>(ctx); }
Ref<Module> max_pool2d(Context& ctx, const ops::PoolOptions& o) { return make<MaxPool2d>(ctx, o); }
Ref<Module> function(Context& ctx, HostFn f) { return make<Function>(ctx, std::move(f)); }
Ref<Module> sequential(Context& ctx, std::vector<Ref<Module>> list) {
  return make<Sequential>(ctx, std::move(list));
}

}  // namespace mpt::nn
