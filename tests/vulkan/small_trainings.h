// Small trainings of four models, whose steps accumulate, clip and skip, on the CPU or on a device.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "mpt/mpt.hpp"

namespace small {

enum class Model { mlp, resnet20, lstm, gpt };
inline const char* name_of(Model m) {
  static constexpr const char* kNames[] = {"mlp", "resnet20", "lstm", "gpt"};
  return kNames[static_cast<int>(m)];
}

// Where a training computes: on the CPU, or on the device of a module.
struct Where {
  const char* module = nullptr;
  const void* native = nullptr;
  size_t memory_limit = 0;
  mpt_arithmetic arithmetic = MPT_ARITHMETIC_MEASURE;

  mpt::Context context(int64_t seed) const {
    mpt::Context::Options o{.own_threads = 1, .seed = seed, .memory_limit = memory_limit};
    if (module) {
      o.device = MPT_DEVICE_MODULE;
      o.device_module = module;
      o.device_native = native;
    }
    mpt::Context c = mpt::Context::create(o);
    c.set_arithmetic(arithmetic);
    return c;
  }
};

// Results of a step, with NaN as one value.
struct Step {
  std::vector<double> losses;  // one of each row, or of each number of a row
  mpt_outcome outcome = 0;
  int64_t non_finite = 0;
  double norm = 0, scale = 1;
};

class Training {
 public:
  static constexpr int32_t kMicroBatches = 2;
  static constexpr int kBlownUp = 2;  // The loss of this step is infinite.

  // `rule`: instead of that of the model.
  Training(const Where& where, Model model, const char* precision, int64_t seed = 1,
           const mpt_optimizer_desc* rule = nullptr)
      : model_(model), ctx_(where.context(seed)), params_(ctx_), precision_(precision) {
    build();
    params_.set_precision(precision_);
    mpt::Stepper::Options how{.accumulate = kMicroBatches, .clip_norm = 0.5, .check_finite = true};
    if (precision_.scaling == MPT_SCALING_DYNAMIC) {
      auto s = mpt::defaults<mpt_scaler_desc>();
      s.init_scale = 0x1p24;  // too high for the first steps
      s.backoff_factor = 0x1p-12;
      s.growth_interval = 2;
      how.scaler = mpt::Scaler(ctx_, &s);
    }
    stepper_ = mpt::Stepper(ctx_, precision_, how);
    auto own_rule = mpt::adamw(1e-3);
    if (model_ == Model::resnet20) {
      own_rule = mpt::sgd(0.02);
      own_rule.momentum = 0.9;
    }
    stepper_.add(mpt::Optimizer(params_, rule ? *rule : own_rule));
  }

  // Queues the work of a step; `see` gets the loss of each micro-batch.
  void queue_step(const std::function<void(const mpt::Tensor&)>& see) {
    for (int32_t i = 0; i < kMicroBatches; ++i) {
      mpt::Tensor l = losses();
      if (step_ == kBlownUp) l = l * INFINITY;
      stepper_.backward(mpt::mean(l));
      see(l);
    }
    stepper_.step();
    ++step_;
  }
  Step run_step() {
    Step s;
    queue_step([&](const mpt::Tensor& l) {
      for (const double v : l.read<double>()) s.losses.push_back(v);
    });
    stepper_.wait();
    const mpt::Verdict v = stepper_.verdict().value();
    s.outcome = v.outcome;
    s.non_finite = v.non_finite;
    s.norm = v.grad_norm;
    s.scale = v.scale_after;
    return s;
  }
  std::vector<Step> run(int steps) {
    std::vector<Step> all;
    for (int i = 0; i < steps; ++i) all.push_back(run_step());
    return all;
  }
  // Returns the parameters and buffers.
  std::vector<double> values() const {
    std::vector<double> all;
    const auto append = [&](mpt_tensor t) {
      const std::vector<double> v = mpt::Tensor(t).read<double>();
      all.insert(all.end(), v.begin(), v.end());
    };
    const char* name = nullptr;
    mpt_tensor t = nullptr;
    for (int64_t i = 0; mpt_params_get_at(params_.get(), i, &name, &t) == MPT_OK; ++i) append(t);
    return all;
  }
  void save(const std::string& path) const { mpt::save_training(path.c_str(), stepper_); }
  void load(const std::string& path, int step) {
    mpt::load_training(path.c_str(), stepper_);
    step_ = step;
  }
  // True if a library takes products, whose sums have another order than libmpt's own.
  bool is_by_library() const { return ctx_.kernels().find(": cuBLASLt") != std::string::npos; }
  // True if products of 16 bits are computed by matrices or by a library.
  bool is_native16() const { return ctx_.arithmetic() == MPT_ARITHMETIC_NATIVE16; }
  bool has_other_sums() const { return is_by_library() || is_native16(); }
  const mpt::Stepper& stepper() const { return stepper_; }
  const mpt::Context& context() const { return ctx_; }

 private:
  static constexpr int64_t kClasses = 10, kWords = 16, kLength = 8, kWidth = 32;

  void build() {
    switch (model_) {
      case Model::mlp:
        net_ = mpt::nn::sequential(ctx_,
                                   {mpt::nn::linear(params_, "up", 16, 48, MPT_ACTIVATION_GELU),
                                    mpt::nn::dropout(ctx_, 0.1),
                                    mpt::nn::linear(params_, "middle", 48, 48, MPT_ACTIVATION_RELU),
                                    mpt::nn::linear(params_, "down", 48, kClasses)});
        break;
      case Model::resnet20: build_resnet(); break;
      case Model::lstm: {
        auto d = mpt::defaults<mpt_rnn_desc>();
        d.batch_first = 1;
        net_ = mpt::nn::lstm(params_, "lstm", 8, 24, &d);
        head_ = mpt::nn::linear(params_, "head", 24, kClasses);
        break;
      }
      case Model::gpt: {
        auto d = mpt::defaults<mpt_nn_transformer_desc>();
        d.norm_first = d.causal = 1;
        d.activation = MPT_ACTIVATION_GELU;
        d.dim_feedforward = 2 * kWidth;
        net_ = mpt::nn::embedding(params_, "words", kWords, kWidth);
        positions_ = ctx_.normal({kLength, kWidth}, 0, 0.1);
        params_.add("positions", positions_);
        head_ = mpt::nn::sequential(
            ctx_, {mpt::nn::transformer_block(params_, "blocks.0", kWidth, 4, &d),
                   mpt::nn::transformer_block(params_, "blocks.1", kWidth, 4, &d),
                   mpt::nn::layer_norm(params_, "norm", {kWidth}),
                   mpt::nn::linear(params_, "head", kWidth, kWords, MPT_ACTIVATION_NONE, false)});
        break;
      }
    }
  }
  // A convolution with its batch norm.
  mpt::Module unit(const std::string& name, int64_t in, int64_t out, int64_t kernel, int64_t stride,
                   mpt_activation activation) {
    auto c = mpt::defaults<mpt_nn_conv_desc>();
    c.bias = 0;
    auto n = mpt::defaults<mpt_nn_norm_desc>();
    n.activation = activation;
    return mpt::nn::sequential(
        ctx_, {mpt::nn::conv2d(params_, (name + ".conv").c_str(), in, out, kernel, stride,
                               kernel / 2, &c),
               mpt::nn::batch_norm(params_, (name + ".norm").c_str(), out, &n)});
  }
  // Three stages of three blocks of two convolutions. The activation is smooth: a ReLU whose input
  // is within a rounding of 0 passes a gradient or not, which changes the norm of all by up to
  // 0.4%. With ReLU that happened between two instruction sets of the CPU in one of 80 trainings.
  void build_resnet() {
    int64_t in = 8;
    net_ = unit("stem", 3, in, 3, 1, MPT_ACTIVATION_SILU);
    for (int i = 0; i < 9; ++i) {
      const int64_t out = int64_t{8} << i / 3, stride = i == 3 || i == 6 ? 2 : 1;
      const std::string name = "blocks." + std::to_string(i);
      Block b{
          mpt::nn::sequential(ctx_, {unit(name + ".first", in, out, 3, stride, MPT_ACTIVATION_SILU),
                                     unit(name + ".second", out, out, 3, 1, MPT_ACTIVATION_NONE)}),
          {}};
      if (in != out) b.shortcut = unit(name + ".shortcut", in, out, 1, stride, MPT_ACTIVATION_NONE);
      blocks_.push_back(std::move(b));
      in = out;
    }
    head_ = mpt::nn::linear(params_, "head", in, kClasses);
  }

  mpt::Tensor whole(const mpt::Shape& shape, int64_t below) {
    return mpt::cast(ctx_.uniform(shape, 0, static_cast<double>(below) - 0.01), MPT_I64);
  }
  // Returns the losses of a new batch. Means of squares have the simplest gradient.
  mpt::Tensor losses() {
    static constexpr int64_t kRows[] = {16, 4, 16, 2};
    const int64_t rows = kRows[static_cast<int>(model_)];
    const bool is_gpt = model_ == Model::gpt;
    mpt::Tensor x = is_gpt                      ? whole({rows, kLength}, kWords)
                    : model_ == Model::mlp      ? ctx_.normal({rows, 16})
                    : model_ == Model::resnet20 ? ctx_.normal({rows, 3, 8, 8})
                                                : ctx_.normal({rows, kLength, 8});
    const bool has_classes = is_gpt || model_ == Model::resnet20;
    const mpt::Tensor y = is_gpt        ? whole({rows * kLength}, kWords)
                          : has_classes ? whole({rows}, kClasses)
                                        : ctx_.normal({rows, kClasses});
    if (!is_gpt) x = precision_.input(x);
    const mpt::PrecisionScope scope(ctx_, precision_);
    x = forward(net_(x));
    if (!has_classes) return mpt::mse_loss(x, y, MPT_REDUCTION_NONE);
    auto how = mpt::defaults<mpt_cross_entropy_desc>();
    how.reduction = MPT_REDUCTION_NONE;
    return mpt::cross_entropy(x, y, nullptr, how);
  }
  // Continues behind the first module.
  mpt::Tensor forward(mpt::Tensor x) {
    switch (model_) {
      case Model::mlp: return x;
      case Model::resnet20:
        for (const Block& b : blocks_) x = mpt::silu(b.body(x) + (b.shortcut ? b.shortcut(x) : x));
        return head_(mpt::mean(x, {2, 3}));
      case Model::lstm: return head_(mpt::select(x, 1, kLength - 1));
      case Model::gpt: return mpt::flatten(head_(x + positions_), 0, 1);
    }
    return x;
  }

  struct Block {
    mpt::Module body, shortcut;
  };
  const Model model_;
  mpt::Context ctx_;
  mpt::Params params_;
  mpt::Precision precision_;
  mpt::Module net_, head_;
  std::vector<Block> blocks_;
  mpt::Tensor positions_;
  mpt::Stepper stepper_;
  int step_ = 0;
};

}  // namespace small
