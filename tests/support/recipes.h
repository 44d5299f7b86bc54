// Random trainings: recipes made from a seed, and the bits that they result in.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "mpt/mpt.hpp"

namespace recipes {

inline constexpr int kSteps = 5;

inline const char* const kPrecisions[] = {"32-true",
                                          "32-true,grad=bf16",
                                          "64-true",
                                          "16-true",
                                          "16-true,master=kahan",
                                          "bf16-true",
                                          "bf16-true,master=stochastic",
                                          "bf16-true,master=kahan",
                                          "bf16-true,master=split",
                                          "bf16-true,master=copy",
                                          "16-mixed",
                                          "16-mixed,grad=f32",
                                          "16-mixed,cost_rule=1",
                                          "16-mixed,loss_scale=16",
                                          "bf16-mixed",
                                          "bf16-mixed,grad=f32",
                                          "O1",
                                          "O2",
                                          "O2,cast_model_type=bf16,loss_scale=none",
                                          "O3"};

enum class Kind { rows, images, sequences };
enum class Layer {
  linear,
  layer_norm,
  rms_norm,
  batch_norm,
  group_norm,
  dropout,
  conv,
  pool,
  block,
  attention,
  gru
};
// A layer, with options that each kind of layer reads in its own way (add_layer): `wide` is causal
// attention or ungrouped convolution, `bias` also norm_first or dropout.
struct Drawn {
  Layer layer;
  int32_t activation = 0;
  int64_t width = 0;
  bool wide = false, bias = true;
};

// Recipe of a training. by_index: the input is indices for an embedding, whose gradient is sparse
// if `sparse` is set. classes: the loss is a cross-entropy instead of a mean square. Members named
// *_at are steps, -1 for never: from later_at on the precision is `later`, from freeze_at to
// thaw_at the head is frozen, at lr_at the learning rate changes, and at blow_at the loss is
// multiplied by `blow` and may overflow. With `group`, tensors of one dim are a group with the
// rule `vectors`. scale and growth are the first scale and the growth interval of a dynamic scaler.
struct Recipe {
  int64_t seed = 0, batch = 0, features = 0;
  Kind kind = Kind::rows;
  bool by_index = false, sparse = false, classes = false;
  std::vector<Drawn> layers;
  const char *precision = nullptr, *later = nullptr;
  int later_at = -1, freeze_at = -1, thaw_at = -1, lr_at = -1, blow_at = -1;
  double blow = 1;
  std::vector<mpt_optimizer_desc> rules;
  mpt_optimizer_desc vectors;
  bool group = false;
  int32_t schedule = -1;  // -1: no schedule
  mpt::Stepper::Options how;
  double scale = 65536;
  int64_t growth = 1;
  // No verdicts are among the bits, because a step with released gradients decides nothing.
  bool quiet = false;
};

class Draw {
 public:
  explicit Draw(uint64_t seed) : random_(seed * 7919 + 13) {}
  int64_t below(int64_t n) { return static_cast<int64_t>(random_() % static_cast<uint64_t>(n)); }
  bool once_in(int64_t n) { return below(n) == 0; }
  template <class T>
  T one_of(std::initializer_list<T> list) {
    return list.begin()[below(static_cast<int64_t>(list.size()))];
  }
  int a_step(int64_t once) { return once_in(once) ? static_cast<int>(below(kSteps)) : -1; }

 private:
  std::mt19937_64 random_;
};

inline mpt_optimizer_desc dense_rule(Draw& d) {
#define MPT_KIND(NAME, name) mpt::name(),
  std::vector<mpt_optimizer_desc> rules = {MPT_OPTIMIZERS(MPT_KIND)};
#undef MPT_KIND
  std::erase_if(rules, [](const auto& r) { return r.kind == MPT_OPTIMIZER_SPARSE_ADAM; });
  return rules[static_cast<size_t>(d.below(static_cast<int64_t>(rules.size())))];
}

inline mpt_optimizer_desc rule(Draw& d, bool sparse) {
  auto r = sparse ? d.one_of({mpt::sgd(), mpt::sparse_adam(), mpt::adagrad()}) : dense_rule(d);
  r.lr = 0.01;
  r.weight_decay = 0;
  if (sparse) return r;
  if (d.once_in(2)) r.weight_decay = 0.1;
  if (r.kind == MPT_OPTIMIZER_SGD && d.once_in(2)) {
    r.momentum = 0.9;
    r.nesterov = d.once_in(2);
    if (!r.nesterov) r.dampening = 0.1;
  }
  if (r.kind == MPT_OPTIMIZER_RMSPROP) r.centered = d.once_in(2);
  if (r.kind == MPT_OPTIMIZER_ADAM || r.kind == MPT_OPTIMIZER_ADAMW) r.amsgrad = d.once_in(4);
  r.maximize = d.once_in(8);
  const bool codes = r.kind == MPT_OPTIMIZER_SGD || r.kind == MPT_OPTIMIZER_ADAM ||
                     r.kind == MPT_OPTIMIZER_ADAMW || r.kind == MPT_OPTIMIZER_LION ||
                     r.kind == MPT_OPTIMIZER_LAMB || r.kind == MPT_OPTIMIZER_ADEMAMIX;
  if (codes && !r.amsgrad && d.once_in(3)) {
    r.state_bits = d.one_of({8, 4});
    r.state_block = d.one_of({0, 64, 128});
    r.state_min = 0;
  }
  return r;
}

inline Drawn layer(Draw& d, Kind kind) {
  static constexpr Layer kRows[] = {Layer::linear,     Layer::linear,   Layer::linear,
                                    Layer::layer_norm, Layer::rms_norm, Layer::batch_norm,
                                    Layer::dropout};
  static constexpr Layer kImages[] = {Layer::conv, Layer::conv, Layer::batch_norm,
                                      Layer::group_norm, Layer::pool};
  static constexpr Layer kSequences[] = {Layer::block, Layer::attention, Layer::gru,
                                         Layer::layer_norm, Layer::linear};
  Drawn l{kind == Kind::rows     ? kRows[d.below(std::size(kRows))]
          : kind == Kind::images ? kImages[d.below(std::size(kImages))]
                                 : kSequences[d.below(std::size(kSequences))]};
  l.activation = static_cast<int32_t>(d.below(MPT_ACTIVATION_TANH + 1));
  l.width = d.one_of({1, 5, 16, 33, 64, 100});
  l.wide = d.once_in(2);
  l.bias = !d.once_in(3);
  return l;
}

inline Recipe recipe(uint64_t seed) {
  Draw d(seed);
  Recipe r;
  r.seed = static_cast<int64_t>(seed);
  r.batch = 2 + d.below(30);
  r.kind = d.one_of({Kind::rows, Kind::rows, Kind::images, Kind::sequences});
  r.features = r.kind == Kind::rows ? d.one_of({1, 3, 8, 17, 64}) : d.one_of({4, 8, 24});
  r.by_index = r.kind == Kind::sequences || (r.kind == Kind::rows && d.once_in(3));
  r.sparse = r.by_index && d.once_in(2);
  r.classes = d.once_in(2);
  for (int64_t n = d.below(5); n >= 0; --n) r.layers.push_back(layer(d, r.kind));
  r.precision = kPrecisions[d.below(std::size(kPrecisions))];
  r.later = kPrecisions[d.below(std::size(kPrecisions))];
  r.later_at = d.a_step(6);
  r.freeze_at = d.a_step(3);
  r.thaw_at = r.freeze_at < 0 ? -1 : r.freeze_at + 1 + static_cast<int>(d.below(3));
  r.lr_at = d.a_step(3);
  r.blow_at = d.a_step(3);
  r.blow = d.one_of<double>({1e6, 1e30, INFINITY, NAN});
  r.rules.push_back(rule(d, r.sparse));
  if (r.sparse || d.once_in(3)) r.rules.push_back(rule(d, false));
  r.vectors = rule(d, false);
  r.group = d.once_in(2);
  r.schedule =
      d.one_of<int32_t>({-1, MPT_SCHEDULE_COSINE, MPT_SCHEDULE_LINEAR, MPT_SCHEDULE_ONE_CYCLE});
  r.how.accumulate = 1 + static_cast<int32_t>(d.below(3));
  r.how.losses = d.once_in(4) ? 2 : 1;
  r.how.clip_norm = d.one_of({0.0, 0.0, 0.5, 0.01});
  r.how.clip_norm_type = d.one_of<double>({2, 2, 1, INFINITY});
  r.how.clip_value = d.one_of({0.0, 0.0, 0.01});
  r.how.clip_over = static_cast<int32_t>(d.below(3));
  r.how.skip = static_cast<int32_t>(d.below(2));
  r.how.check_finite = d.once_in(4);
  r.scale = d.one_of({1.0, 1024.0, 65536.0, 1e7, 1e12});
  r.growth = 1 + d.below(3);
  return r;
}

// Returns a recipe whose micro-batches can be computed apart: it draws nothing, and has one loss.
inline Recipe divisible(uint64_t seed, int32_t ranks) {
  Recipe r = recipe(seed);
  std::erase_if(r.layers, [](const Drawn& l) { return l.layer == Layer::dropout; });
  for (Drawn& l : r.layers)
    if (l.layer == Layer::attention) l.bias = false;  // no dropout
  r.how.losses = 1;
  r.how.accumulate = ranks;
  return r;
}

// Variant in which a training is run.
struct Way {
  const char* name = "as it is";
  int32_t threads = 1;
  bool other_memory = false, checkpoint = false, no_cache = false, dry_first = false,
       dropped_first = false, watched = false, at_once = false, release = false;
  int resume_at = -1;
  // With `ranks` above 0 each batch is made of the numbers of the step and of its micro-batch, and
  // not by draws of the context. engine: that of this rank, which takes micro-batch `rank` alone.
  int32_t ranks = 0, rank = 0;
  const mpt_comm_desc* engine = nullptr;
  // The step that is recorded; those behind it are replays. sliced: each in parts of one kernel.
  int record_at = -1;
  bool sliced = false;
};

class Training {
 public:
  Training(const Recipe& r, const Way& w, int64_t seed, int first)
      : r_(r), way_(w), ctx_(context(w, seed)), precision_(r.precision), step_(first) {
    body_ = mpt::Params(ctx_);
    front_ = r.rules.size() > 1 ? mpt::Params(ctx_) : body_;
    build();
    for (const mpt::Params& set : {front_, body_}) set.set_precision(precision_);
    mpt::Stepper::Options how = r.how;
    how.at_once = w.at_once;
    how.release_grads = w.release;
    if (w.engine) how.comm = mpt::Comm(ctx_, *w.engine);
    if (precision_.scaling == MPT_SCALING_DYNAMIC) {
      mpt_scaler_desc s;
      mpt_scaler_desc_init(&s, sizeof s);
      s.init_scale = r.scale;
      s.growth_interval = r.growth;
      how.scaler = mpt::Scaler(ctx_, &s);
    }
    stepper_ = mpt::Stepper(ctx_, precision_, how);
    for (size_t i = 0; i < r.rules.size(); ++i) add_optimizer(i);
    if (r.later_at >= 0 && first > r.later_at) change_precision();
  }
  virtual ~Training() = default;
  const mpt::Stepper& stepper() const { return stepper_; }
  std::vector<uint64_t> bits;

  void run(int until) {
    for (; step_ < until; ++step_) one();
  }
  // Writes a file of the training, or takes part in that of other ranks.
  void save(const char* path) const { mpt::save_training(path, stepper_); }
  bool has_statistics() const { return !repeats(); }
  void end() {
    for (const mpt::Params& set : {front_, body_}) {
      const char* name = nullptr;
      mpt_tensor t = nullptr;
      // Running statistics, which are buffers, are those of each rank.
      const int64_t n = way_.ranks > 0 ? set.info().tensors : INT64_MAX;
      for (int64_t i = 0; i < n && mpt_params_get_at(set.get(), i, &name, &t) == MPT_OK; ++i)
        for (double v : mpt::Tensor(t).read<double>()) see(v);
    }
  }

 protected:
  // Returns the loss of a new batch.
  mpt::Tensor loss() {
    const mpt::Tensor x = input();
    if (way_.watched) {
      const mpt_tensor batch = x.get();
      mpt::must(mpt_memory_watch(ctx_.get(), &batch, 1));
    }
    const mpt::PrecisionScope scope(ctx_, precision_);
    const mpt::Tensor y = precision_.output(forward(x));
    mpt::Tensor l = r_.classes ? mpt::cross_entropy(y, whole({r_.batch}, kClasses))
                               : mpt::mean(mpt::square(y + -0.5));
    return step_ == r_.blow_at ? l * r_.blow : l;
  }
  // Computes a loss and its backward pass.
  virtual double micro_batch(int32_t index) {
    const mpt::Tensor l = loss();
    stepper_.backward(l, index);
    return l.item();
  }
  virtual bool step() { return stepper_.step(); }
  // True if a layer that runs twice gives equal results, which layers with running statistics do
  // not.
  bool repeats() const {
    return std::all_of(layers_.begin(), layers_.end(), [](const Part& p) { return p.repeats; });
  }
  const mpt::Context& ctx() const { return ctx_; }

 private:
  static mpt::Context context(const Way& w, int64_t seed) {
    mpt_hooks h;
    mpt_hooks_init(&h, sizeof h);
    h.alloc = [](void*, size_t size, size_t align) {
      void* p = std::aligned_alloc(align, (size + align - 1) / align * align);
      if (p) std::memset(p, 0xff, size);
      return p;
    };
    h.free = [](void*, void* p, size_t, size_t) { std::free(p); };
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.seed = seed;
    d.own_threads = w.threads;
    if (w.other_memory) d.hooks = &h;
    mpt_context c = nullptr;
    mpt::must(mpt_context_create(&d, &c));
    return mpt::Context(c);
  }
  template <class F>
  void add(bool repeats, F make) {
    mpt_module m = nullptr;
    mpt::must(make(&m));
    layers_.push_back({mpt::Module(m), repeats});
  }

  void build() {
    if (r_.by_index) {
      mpt_nn_embedding_desc e;
      mpt_nn_embedding_desc_init(&e, sizeof e);
      e.sparse = r_.sparse;
      add(true, [&](mpt_module* m) {
        return mpt_nn_embedding(front_.get(), "embed", 11, r_.features, &e, m);
      });
    }
    int64_t width = r_.features, side = 8;
    for (size_t i = 0; i < r_.layers.size(); ++i) {
      const std::string name = "layers." + std::to_string(i);
      add_layer(r_.layers[i], name.c_str(), width, side);
    }
    add(true, [&](mpt_module* m) { return mpt_nn_flatten(ctx_.get(), m); });
    const int64_t in = r_.kind == Kind::images      ? width * side * side
                       : r_.kind == Kind::sequences ? width * kLength
                                                    : width;
    add(true, [&](mpt_module* m) {
      return mpt_nn_linear(body_.get(), "head", in, kClasses, 1, MPT_ACTIVATION_NONE, m);
    });
  }

  void add_layer(const Drawn& l, const char* name, int64_t& width, int64_t& side) {
    mpt_params set = body_.get();
    mpt_nn_norm_desc norm;
    mpt_nn_norm_desc_init(&norm, sizeof norm);
    switch (l.layer) {
      case Layer::linear: {
        const int64_t out = r_.kind == Kind::rows ? l.width : width;
        add(true, [&](mpt_module* m) {
          return mpt_nn_linear(set, name, width, out, l.bias, l.activation, m);
        });
        width = out;
        break;
      }
      case Layer::layer_norm:
        add(true, [&](mpt_module* m) { return mpt_nn_layer_norm(set, name, &width, 1, &norm, m); });
        break;
      case Layer::rms_norm:
        add(true, [&](mpt_module* m) { return mpt_nn_rms_norm(set, name, &width, 1, &norm, m); });
        break;
      case Layer::batch_norm:  // two runs update the running statistics twice
        add(false, [&](mpt_module* m) { return mpt_nn_batch_norm(set, name, width, &norm, m); });
        break;
      case Layer::group_norm:
        add(true, [&](mpt_module* m) { return mpt_nn_group_norm(set, name, 4, width, &norm, m); });
        break;
      case Layer::dropout:
        add(true, [&](mpt_module* m) { return mpt_nn_dropout(ctx_.get(), 0.25, m); });
        break;
      case Layer::conv: {
        mpt_nn_conv_desc c;
        mpt_nn_conv_desc_init(&c, sizeof c);
        c.activation = l.activation;
        c.bias = l.bias;
        c.groups = l.wide ? 1 : 4;
        const int64_t out = l.width > 20 ? 24 : 8, stride = side > 2 && l.width == 5 ? 2 : 1;
        add(true, [&](mpt_module* m) {
          return mpt_nn_conv2d(set, name, width, out, 3, stride, 1, &c, m);
        });
        width = out;
        side = (side - 1) / stride + 1;
        break;
      }
      case Layer::pool:
        if (side < 2) break;
        add(true,
            [&](mpt_module* m) { return mpt_nn_max_pool2d(ctx_.get(), 2, 0, 0, nullptr, m); });
        side /= 2;
        break;
      case Layer::block: {
        mpt_nn_transformer_desc t;
        mpt_nn_transformer_desc_init(&t, sizeof t);
        t.dim_feedforward = l.width;
        t.causal = l.wide;
        if (way_.ranks > 0) t.dropout = 0;
        t.norm_first = l.bias;
        t.activation = MPT_ACTIVATION_GELU;
        add(true,
            [&](mpt_module* m) { return mpt_nn_transformer_block(set, name, width, 2, &t, m); });
        break;
      }
      case Layer::attention: {
        mpt_nn_attention_desc a;
        mpt_nn_attention_desc_init(&a, sizeof a);
        a.causal = l.wide;
        a.dropout = l.bias ? 0.1 : 0;
        add(true,
            [&](mpt_module* m) { return mpt_nn_multihead_attention(set, name, width, 4, &a, m); });
        break;
      }
      case Layer::gru:
        add(true, [&](mpt_module* m) { return mpt_nn_gru(set, name, width, width, nullptr, m); });
        break;
    }
  }

  void add_optimizer(size_t i) {
    const bool sparse = r_.sparse && i == 0;
    mpt::Optimizer o(i == 0 ? front_ : body_, r_.rules[i]);
    mpt_selection vectors;
    mpt_selection_init(&vectors, sizeof vectors);
    vectors.max_rank = 1;
    // If no parameter matches, the set remains one group.
    if (r_.group && !sparse)
      MPT_IGNORE(mpt_optimizer_add_group(o.get(), &vectors, &r_.vectors, nullptr));
    if (r_.schedule >= 0) {
      mpt_schedule_desc s;
      mpt_schedule_desc_init(&s, sizeof s);
      s.kind = r_.schedule;
      s.total_steps = 12;
      if (s.kind == MPT_SCHEDULE_COSINE) s.warmup_steps = 2;
      o.set_schedule(s);
    }
    stepper_.add(o);
    optimizers_.push_back(o);
  }

  void change_precision() {
    precision_ = mpt::Precision(r_.later);
    for (const mpt::Params& set : {front_, body_}) set.set_precision(precision_);
  }

  void see(double v) { bits.push_back(std::isnan(v) ? ~uint64_t{0} : std::bit_cast<uint64_t>(v)); }
  // Returns normal numbers, or uniform ones below `below`.
  mpt::Tensor numbers(const mpt::Shape& shape, double below) {
    int64_t n = 1;
    for (const int64_t extent : shape) n *= extent;
    std::vector<float> v(static_cast<size_t>(n));
    std::normal_distribution<float> normal;
    std::uniform_real_distribution<float> uniform(0, static_cast<float>(below));
    for (float& each : v) each = below > 0 ? uniform(data_) : normal(data_);
    return ctx_.tensor(shape, v);
  }
  // Starts the numbers of a micro-batch.
  void seed_data() {
    data_.seed(static_cast<uint64_t>(r_.seed * 1000 + step_ * 100 +
                                     (way_.engine ? way_.rank : micro_batch_++ % way_.ranks)));
  }
  mpt::Tensor whole(const mpt::Shape& shape, int64_t below) {
    if (way_.ranks > 0)
      return mpt::cast(numbers(shape, static_cast<double>(below) - 0.01), MPT_I64);
    return mpt::cast(ctx_.uniform(shape, 0, static_cast<double>(below) - 0.01), MPT_I64);
  }
  mpt::Tensor input() {
    if (way_.ranks > 0) seed_data();
    if (r_.kind == Kind::sequences) return whole({r_.batch, kLength}, 11);
    if (r_.by_index) return whole({r_.batch}, 11);
    if (r_.kind == Kind::images) return precision_.input(normal({r_.batch, r_.features, 8, 8}));
    return precision_.input(normal({r_.batch, r_.features}));
  }
  mpt::Tensor normal(const mpt::Shape& shape) {
    return way_.ranks > 0 ? numbers(shape, 0) : ctx_.normal(shape);
  }
  static mpt_status forward_of(void* module, const mpt_tensor* in, int32_t, mpt_tensor* out,
                               int32_t) {
    return mpt_module_forward(static_cast<mpt_module>(module), in[0], out);
  }
  mpt::Tensor forward(mpt::Tensor x) {
    for (const auto& [module, repeats] : layers_) {
      if (!way_.checkpoint || !repeats) {
        x = module(x);
        continue;
      }
      const mpt_tensor in = x.get();
      mpt_tensor out = nullptr;
      mpt::must(mpt_recompute(ctx_.get(), forward_of, module.get(), nullptr, &in, 1, &out, 1));
      x = mpt::Tensor(out);
    }
    return x;
  }
  void backward(bool seen) {
    for (int32_t k = 0; k < r_.how.accumulate; ++k) {
      for (int32_t i = 0; i < r_.how.losses; ++i) {
        const double l = micro_batch(i);
        if (seen && way_.ranks == 0) see(l);
        if (way_.no_cache) mpt::must(mpt_autocast_clear_cache(ctx_.get()));
      }
    }
  }
  // Runs a step that leaves nothing behind: the generator is reset, and models with running
  // statistics are skipped.
  template <class F>
  void beforehand(F&& run) {
    if (!repeats()) return;
    int64_t seed = 0, draws = 0;
    mpt::must(mpt_context_get_generator(ctx_.get(), &seed, &draws));
    run();
    mpt::must(mpt_context_set_generator(ctx_.get(), seed, draws));
  }
  // Under a schedule, set_lr would wait for the factor of the next step.
  void change_lr() {
    if (r_.schedule < 0) return optimizers_[0].set_lr(0.003, 0);
    mpt_optimizer_desc rule = optimizers_[0].group(0);
    rule.lr = 0.003;
    optimizers_[0].set_group(0, rule);
  }
  void one() {
    if (step_ == r_.later_at) change_precision();
    if (step_ == r_.freeze_at || step_ == r_.thaw_at) {
      const bool others = body_.info().tensors > 2;  // else no parameter requires a gradient
      mpt::must(
          mpt_params_freeze(body_.get(), others ? "head" : "head.bias", step_ == r_.freeze_at));
    }
    if (step_ == r_.lr_at) change_lr();
    if (way_.dropped_first) {
      beforehand([&] {
        backward(false);
        stepper_.drop();
      });
    }
    if (way_.dry_first) {
      beforehand([&] {
        mpt::must(mpt_trace_begin_dry(ctx_.get()));
        backward(false);
        stepper_.step();
        mpt::must(mpt_trace_end(ctx_.get()));
      });
    }
    bool stepped = false;
    if (way_.record_at < 0 || step_ < way_.record_at) {
      backward(true);
      stepped = step();
    } else {
      stepped = recorded();
    }
    if (r_.quiet) return;
    bits.push_back(stepped);
    for (size_t i = 0; i < optimizers_.size(); ++i) {
      const mpt::Verdict v = stepper_.verdict(static_cast<int32_t>(i)).value();
      bits.push_back(static_cast<uint64_t>(v.outcome));
      see(v.scale_after);
      if (r_.how.clip_norm > 0) see(v.grad_norm);
    }
  }

  // Records a step or replays it.
  bool recorded() {
    if (step_ == way_.record_at) {
      recording_ = mpt::Recording::of(ctx_, [&] {
        for (int32_t k = 0; k < r_.how.accumulate; ++k) {
          for (int32_t i = 0; i < r_.how.losses; ++i) {
            losses_.push_back(loss());
            stepper_.backward(losses_.back(), i);
          }
        }
        stepper_.step();
      });
    } else if (way_.sliced) {
      while (!recording_.advance(std::chrono::nanoseconds(0))) {
        const mpt::Scope scope(ctx_);
        const mpt::Tensor between = ctx_.ones({33, 40});  // a kernel with memory is in its midst
        if (mpt::sum(mpt::matmul(between, ctx_.ones({40, 33}))).item() != 33 * 33 * 40) {
          throw std::runtime_error("work between two slices is wrong");
        }
      }
    } else {
      recording_.replay();
    }
    for (const mpt::Tensor& l : losses_) see(l.item());
    return stepper_.wait();
  }

  static constexpr int64_t kClasses = 7, kLength = 6;
  struct Part {
    mpt::Module module;
    bool repeats;  // a second run gives equal results
  };
  const Recipe& r_;
  const Way way_;
  mpt::Context ctx_;
  mpt::Params front_, body_;
  std::vector<Part> layers_;
  mpt::Precision precision_;
  std::vector<mpt::Optimizer> optimizers_;
  mpt::Stepper stepper_;
  int step_;
  std::mt19937_64 data_;
  int32_t micro_batch_ = 0;
  mpt::Recording recording_;
  std::vector<mpt::Tensor> losses_;
};

}  // namespace recipes
