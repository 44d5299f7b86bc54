// Batch, layer, RMS, group and instance norm.
// SPDX-License-Identifier: Apache-2.0
#include "core/error.h"
#include "core/tensor_meta.h"
#include "nn/modules.h"
#include "ops/op.h"
#include "ops/ranks_norm.h"

namespace mpt::nn {
namespace {

// Optional weight, initially 1, and bias, initially 0.
struct Affine {
  Tensor weight, bias;
  Affine(const Builder& b, const Dims& shape, const NormOptions& o)
      : weight(o.affine ? b.full("weight", shape, 1) : Tensor()),
        bias(o.affine && o.bias ? b.full("bias", shape, 0) : Tensor()) {}
};

class BatchNorm final : public Module {
 public:
  BatchNorm(const Builder& b, int64_t channels, const NormOptions& o)
      : Module(b.ctx(), "batch norm"), o_(o), affine_(b, {channels}, o) {
    for (const Tensor& t : {affine_.weight, affine_.bias})
      if (t) t->need_meta().is_batch_norm_affine = true;
    if (!o.track) return;
    mean_ = b.buffer("running_mean", DType::f32, {channels}, 0);
    var_ = b.buffer("running_var", DType::f32, {channels}, 1);
    batches_ = b.buffer("num_batches_tracked", DType::i64, {}, 0);
  }
  Tensor forward(Tensor x) override { return forward_fused(x, Activation::none); }
  Tensor forward_fused(Tensor x, Activation act) override {
    const bool own = o_.activation != Activation::none;
    Tensor y =
        ops::batch_norm_of_ranks(x, affine_.weight, affine_.bias, mean_, var_, training() || !mean_,
                                 o_.momentum, o_.eps, own ? o_.activation : act, o_.comm);
    if (training() && batches_) ops::count_batch(batches_);
    return own ? ops::activate(act, y) : y;  // otherwise batch_norm has applied `act`
  }

 private:
  NormOptions o_;
  Affine affine_;
  Tensor mean_, var_, batches_;
};

// Throws unless the last extents of x are `shape`.
void need_last_extents(const Tensor& x, const Dims& shape) {
  const int lead = x.rank() - shape.size();
  bool fits = lead >= 0;
  for (int i = 0; fits && i < shape.size(); ++i) fits = x.shape()[lead + i] == shape[i];
  if (!fits) {
    fail(MPT_ERROR_SHAPE, "the input has shape %s; its last extents must be %s", text(x.shape()).s,
         text(shape).s);
  }
}

class LayerNorm final : public Module {
 public:
  LayerNorm(const Builder& b, const Dims& shape, const NormOptions& o)
      : Module(b.ctx(), "layer norm"), shape_(shape), affine_(b, shape, o), eps_(o.eps) {}
  Tensor forward(Tensor x) override {
    need_last_extents(x, shape_);
    return ops::layer_norm(x, shape_.size(), affine_.weight, affine_.bias, eps_);
  }

 private:
  Dims shape_;
  Affine affine_;
  double eps_;
};

class RmsNorm final : public Module {
 public:
  RmsNorm(const Builder& b, const Dims& shape, const NormOptions& o)
      : Module(b.ctx(), "RMS norm"),
        shape_(shape),
        weight_(o.affine ? b.full("weight", shape, 1) : Tensor()),
        eps_(o.eps) {}
  Tensor forward(Tensor x) override {
    need_last_extents(x, shape_);
    return ops::rms_norm(x, shape_.size(), weight_, eps_);
  }

 private:
  Dims shape_;
  Tensor weight_;
  double eps_;
};

class GroupNorm final : public Module {
 public:
  GroupNorm(const Builder& b, int64_t groups, int64_t channels, const NormOptions& o)
      : Module(b.ctx(), "group norm"), groups_(groups), affine_(b, {channels}, o), eps_(o.eps) {}
  Tensor forward(Tensor x) override {
    return ops::group_norm(x, groups_, affine_.weight, affine_.bias, eps_);
  }

 private:
  int64_t groups_;
  Affine affine_;
  double eps_;
};

class InstanceNorm final : public Module {
 public:
  InstanceNorm(const Builder& b, int64_t channels, const NormOptions& o)
      : Module(b.ctx(), "instance norm"), affine_(b, {channels}, o), eps_(o.eps) {}
  Tensor forward(Tensor x) override {
    return ops::instance_norm(x, affine_.weight, affine_.bias, eps_);
  }

 private:
  Affine affine_;
  double eps_;
};

const Dims& checked(const Dims& shape) {
  if (shape.empty())
    fail(MPT_ERROR_SHAPE, "normalized_shape is empty; it must have 1 or more dims");
  for (int64_t n : shape) positive(n, "an extent of normalized_shape");
  return shape;
}

}  // namespace

Ref<Module> batch_norm(const Builder& b, int64_t channels, const NormOptions& o) {
  return make<BatchNorm>(b, positive(channels, "channels"), o);
}
Ref<Module> layer_norm(const Builder& b, const Dims& shape, const NormOptions& o) {
  return make<LayerNorm>(b, checked(shape), o);
}
Ref<Module> rms_norm(const Builder& b, const Dims& shape, const NormOptions& o) {
  return make<RmsNorm>(b, checked(shape), o);
}
Ref<Module> group_norm(const Builder& b, int64_t groups, int64_t channels, const NormOptions& o) {
  if (positive(channels, "channels") % positive(groups, "groups")) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "channels is %lld and groups %lld; groups must divide channels", lld(channels),
         lld(groups));
  }
  return make<GroupNorm>(b, groups, channels, o);
}
Ref<Module> instance_norm(const Builder& b, int64_t channels, const NormOptions& o) {
  return make<InstanceNorm>(b, positive(channels, "channels"), o);
}

}  // namespace mpt::nn
