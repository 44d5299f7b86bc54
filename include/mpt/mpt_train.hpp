// The training half of mpt.hpp, which includes it: precisions, parameter sets, optimizers, scalers,
// steppers and modules as C++ objects. Each class has the calls of its C handle, without the noun.
//
//   mpt::Precision precision("bf16-mixed");
//   mpt::Params params(ctx);
//   auto net = mpt::nn::sequential(ctx, {mpt::nn::linear(params, "up", 8, 64, MPT_ACTIVATION_RELU),
//                                        mpt::nn::linear(params, "down", 64, 1)});
//   params.set_precision(precision);
//   mpt::Stepper stepper(ctx, precision);
//   stepper.add(mpt::Optimizer(params, mpt::adamw(3e-4)));
//   for (...) {
//     auto loss = [&] {
//       mpt::PrecisionScope scope(ctx, precision);
//       return mpt::mse_loss(net(x), y, MPT_REDUCTION_MEAN);
//     }();
//     stepper.backward(loss);
//     if (!stepper.step()) puts(stepper.verdict().bad_parameter);
//   }
//
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_TRAIN_HPP
#define MPT_TRAIN_HPP

#include "mpt.hpp"
#include "mpt_host.hpp"
#include "mpt_train.h"

namespace mpt {
inline namespace cpp {

// -- precision ------------------------------------------------------------------------------------

// By name, with options after it ("O2,loss_scale=128"); its fields can be changed.
struct Precision : mpt_precision {
  Precision(const char* name = "32-true") {
    check(mpt_precision_from_name(name, this, sizeof(mpt_precision)));
  }
  // A batch as the model's first operation needs it, and a result in the output dtype.
  Tensor input(const Tensor& x) const { return cast(mpt_precision_input, x); }
  Tensor output(const Tensor& y) const { return cast(mpt_precision_output, y); }

 private:
  template <class F>
  Tensor cast(F f, const Tensor& t) const {
    mpt_tensor out{};
    check(f(this, t.get(), &out));
    return Tensor(out);
  }
};

// The autocast scope that a precision asks for.
class PrecisionScope {
 public:
  PrecisionScope(const Context& c, const Precision& p) : ctx_(c) {
    check(mpt_precision_push(c.get(), &p));
  }
  ~PrecisionScope() { mpt_precision_pop(ctx_.get()); }
  PrecisionScope(const PrecisionScope&) = delete;
  PrecisionScope& operator=(const PrecisionScope&) = delete;

 private:
  Context ctx_;
};

// -- parameter sets -------------------------------------------------------------------------------

class Params : public detail::Handle<mpt_params, mpt_params_retain, mpt_params_release> {
 public:
  Params() = default;
  explicit Params(mpt_params p) : Handle(p) {}
  explicit Params(const Context& c) : Handle(make(c)) {}

  // Hands the tensor back: auto w = params.add("w", ctx.zeros({3})).
  Tensor add(const char* name, Tensor t) const {
    check(mpt_params_add(get(), name, t.get()));
    return t;
  }
  Tensor add_buffer(const char* name, Tensor t) const {
    check(mpt_params_add_buffer(get(), name, t.get()));
    return t;
  }
  Tensor operator[](const char* name) const {
    mpt_tensor t{};
    check(mpt_params_get(Handle::get(), name, &t));
    return Tensor(t);
  }
  mpt_params_info info() const {
    mpt_params_info i{};
    i.struct_size = sizeof i;
    check(mpt_params_get_info(get(), &i));
    return i;
  }
  void freeze(const char* prefix, bool on = true) const {
    check(mpt_params_freeze(get(), prefix, on));
  }
  void mark_batch_norm(const char* prefix) const {
    check(mpt_params_mark_batch_norm(get(), prefix));
  }
  void zero_grad() const { check(mpt_params_zero_grad(get())); }
  void set_precision(const Precision& p) const { check(mpt_params_set_precision(get(), &p)); }
  double clip_grad_norm(double max_norm) const {
    double before = 0;
    check(mpt_clip_grad_norm(get(), max_norm, &before));
    return before;
  }
  double clip_grad_norm(const mpt_clip_desc& how) const {
    double before = 0;
    check(mpt_clip_grad_norm_with(get(), &how, &before));
    return before;
  }
  void clip_grad_value(double limit) const { check(mpt_clip_grad_value(get(), limit)); }
  // A safetensors file of the set.
  void save(const char* path) const { check(mpt_params_save(get(), path, nullptr)); }
  void load(const char* path) const { check(mpt_params_load(get(), path, nullptr, nullptr)); }
  // With options: parts, other names, not strict (mpt_params_file_desc_init).
  void save(const char* path, const mpt_params_file_desc& how) const {
    check(mpt_params_save(get(), path, &how));
  }
  mpt_params_load_info load(const char* path, const mpt_params_file_desc& how) const {
    mpt_params_load_info i{};
    i.struct_size = sizeof i;
    check(mpt_params_load(get(), path, &how, &i));
    return i;
  }

 private:
  static mpt_params make(const Context& c) {
    mpt_params p{};
    check(mpt_params_create(c.get(), &p));
    return p;
  }
};

// -- optimizers -----------------------------------------------------------------------------------

namespace detail {
inline mpt_optimizer_desc rule(void (*init)(mpt_optimizer_desc*, size_t), double lr) {
  mpt_optimizer_desc d;
  init(&d, sizeof d);
  if (lr != 0) d.lr = lr;  // the library refuses what is none
  return d;
}
}  // namespace detail

// The rules with their defaults, whose fields can be changed; 0 is the rule's own learning rate.
inline mpt_optimizer_desc sgd(double lr = 0) { return detail::rule(mpt_sgd_desc_init, lr); }
inline mpt_optimizer_desc adam(double lr = 0) { return detail::rule(mpt_adam_desc_init, lr); }
inline mpt_optimizer_desc adamw(double lr = 0) { return detail::rule(mpt_adamw_desc_init, lr); }
inline mpt_optimizer_desc rmsprop(double lr = 0) { return detail::rule(mpt_rmsprop_desc_init, lr); }
inline mpt_optimizer_desc adagrad(double lr = 0) { return detail::rule(mpt_adagrad_desc_init, lr); }
inline mpt_optimizer_desc lion(double lr = 0) { return detail::rule(mpt_lion_desc_init, lr); }
inline mpt_optimizer_desc ademamix(double lr = 0) {
  return detail::rule(mpt_ademamix_desc_init, lr);
}
inline mpt_optimizer_desc lamb(double lr = 0) { return detail::rule(mpt_lamb_desc_init, lr); }
inline mpt_optimizer_desc lars(double lr = 0) { return detail::rule(mpt_lars_desc_init, lr); }
inline mpt_optimizer_desc novograd(double lr = 0) {
  return detail::rule(mpt_novograd_desc_init, lr);
}
inline mpt_optimizer_desc adafactor(double lr = 0) {
  return detail::rule(mpt_adafactor_desc_init, lr);
}
inline mpt_optimizer_desc sparse_adam(double lr = 0) {
  return detail::rule(mpt_sparse_adam_desc_init, lr);
}
// The same rule with states of 8 or 4 bits.
inline mpt_optimizer_desc with_state_bits(mpt_optimizer_desc rule, int32_t bits) {
  rule.state_bits = bits;
  return rule;
}

class Optimizer
    : public detail::Handle<mpt_optimizer, mpt_optimizer_retain, mpt_optimizer_release> {
 public:
  Optimizer() = default;
  explicit Optimizer(mpt_optimizer o) : Handle(o) {}
  explicit Optimizer(const Params& p, const mpt_optimizer_desc& rule = adamw())
      : Handle(make(p, rule)) {}

  // The group's number.
  int32_t add_group(const mpt_selection& selection, const mpt_optimizer_desc& rule) const {
    int32_t group = 0;
    check(mpt_optimizer_add_group(get(), &selection, &rule, &group));
    return group;
  }
  // Group -1: all of them.
  void set_lr(double lr, int32_t group = -1) const {
    check(mpt_optimizer_set_lr(get(), group, lr));
  }
  double lr(int32_t group = 0) const {
    double v;
    check(mpt_optimizer_get_lr(get(), group, &v));
    return v;
  }
  void set_schedule(const mpt_schedule_desc& s) const {
    check(mpt_optimizer_set_schedule(get(), &s));
  }
  void step() const { check(mpt_optimizer_step(get())); }
  void zero_grad() const { check(mpt_optimizer_zero_grad(get())); }
  mpt_optimizer_info info() const {
    mpt_optimizer_info i{};
    i.struct_size = sizeof i;
    check(mpt_optimizer_get_info(get(), &i));
    return i;
  }

 private:
  static mpt_optimizer make(const Params& p, const mpt_optimizer_desc& rule) {
    mpt_optimizer o{};
    check(mpt_optimizer_create(p.get(), &rule, &o));
    return o;
  }
};

// -- loss scaling ---------------------------------------------------------------------------------

class Scaler : public detail::Handle<mpt_scaler, mpt_scaler_retain, mpt_scaler_release> {
 public:
  Scaler() = default;
  explicit Scaler(mpt_scaler s) : Handle(s) {}
  explicit Scaler(const Context& c, const mpt_scaler_desc* desc = nullptr)
      : Handle(make(c, desc)) {}

  Tensor scale(const Tensor& loss) const {
    mpt_tensor t{};
    check(mpt_scaler_scale(get(), loss.get(), &t));
    return Tensor(t);
  }
  void unscale(const Optimizer& o) const { check(mpt_scaler_unscale(get(), o.get())); }
  // False where the step was skipped.
  bool step(const Optimizer& o) const {
    return check(mpt_scaler_step(get(), o.get())) != MPT_STEP_SKIPPED;
  }
  void update() const { check(mpt_scaler_update(get())); }
  // What the last step did to an optimizer.
  mpt_verdict verdict(const Optimizer& o) const {
    mpt_verdict v{};
    v.struct_size = sizeof v;
    check(mpt_scaler_verdict(get(), o.get(), &v));
    return v;
  }
  // PyTorch's state_dict() as JSON, both ways.
  std::string state() const {
    size_t needed = 0;
    check(mpt_scaler_state_to_json(get(), nullptr, 0, &needed));
    std::string text(needed, 0);
    check(mpt_scaler_state_to_json(get(), text.data(), needed, nullptr));
    text.resize(needed - 1);
    return text;
  }
  void set_state(const std::string& json) const {
    check(mpt_scaler_state_from_json(get(), json.c_str()));
  }
  mpt_scaler_info info() const {
    mpt_scaler_info i{};
    i.struct_size = sizeof i;
    check(mpt_scaler_get_info(get(), &i));
    return i;
  }

 private:
  static mpt_scaler make(const Context& c, const mpt_scaler_desc* desc) {
    mpt_scaler s{};
    check(mpt_scaler_create(c.get(), desc, &s));
    return s;
  }
};

// -- whole steps ----------------------------------------------------------------------------------

class Stepper : public detail::Handle<mpt_stepper, mpt_stepper_retain, mpt_stepper_release> {
 public:
  struct Options {
    int32_t accumulate = 1;
    double clip_norm = 0, clip_value = 0;  // 0: none
    int32_t clip_over = MPT_CLIP_GLOBAL, skip = MPT_SKIP_ALONE;
    bool check = false, keep_grads = false, release_grads = false;
    Scaler scaler = {};
    double clip_norm_type = 2;  // INFINITY: by the largest magnitude
    bool error_if_nonfinite = false, at_once = false;
    int32_t losses = 1, events = 0, skip_limit = 0;
  };
  Stepper() = default;
  explicit Stepper(mpt_stepper s) : Handle(s) {}
  explicit Stepper(const Context& c, const Precision& p = {}) : Stepper(c, p, Options()) {}
  Stepper(const Context& c, const Precision& p, const Options& o) : Handle(make(c, p, o)) {}

  void add(const Optimizer& o) const { check(mpt_stepper_add(get(), o.get())); }
  void backward(const Tensor& loss) const { check(mpt_stepper_backward(get(), loss.get())); }
  // With retain_graph or create_graph (mpt_backward_desc_init).
  void backward(const Tensor& loss, const mpt_backward_desc& how) const {
    check(mpt_stepper_backward_with(get(), loss.get(), &how));
  }
  // Loss number `index` of several with a scale each.
  void backward(const Tensor& loss, int32_t index) const {
    check(mpt_stepper_backward_loss(get(), index, loss.get(), nullptr));
  }
  void drop() const { check(mpt_stepper_drop(get())); }
  // False where an optimizer left its parameters as they were: see its verdict.
  bool step() const { return check(mpt_stepper_step(get())) != MPT_STEP_SKIPPED; }
  mpt_verdict verdict(int32_t optimizer = 0) const {
    mpt_verdict v{};
    v.struct_size = sizeof v;
    check(mpt_stepper_verdict(get(), optimizer, &v));
    return v;
  }
  // The skips that are remembered, the oldest first.
  std::vector<mpt_verdict> events() const {
    std::vector<mpt_verdict> list(static_cast<size_t>(info().events));
    for (size_t i = 0; i < list.size(); ++i) {
      list[i].struct_size = sizeof(mpt_verdict);
      check(mpt_stepper_event(get(), static_cast<int64_t>(i), &list[i]));
    }
    return list;
  }
  mpt_stepper_info info() const {
    mpt_stepper_info i{};
    i.struct_size = sizeof i;
    check(mpt_stepper_get_info(get(), &i));
    return i;
  }
  // Empty without one.
  Scaler scaler(int32_t loss = 0) const {
    mpt_scaler s{};
    check(mpt_stepper_loss_scaler(get(), loss, &s));
    return Scaler(s);
  }

 private:
  static mpt_stepper make(const Context& c, const Precision& p, const Options& o) {
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    d.accumulate = o.accumulate;
    d.clip_norm = o.clip_norm;
    d.clip_value = o.clip_value;
    d.clip_over = o.clip_over;
    d.skip = o.skip;
    d.check = o.check;
    d.keep_grads = o.keep_grads;
    d.release_grads = o.release_grads;
    d.scaler = o.scaler.get();
    d.clip_norm_type = o.clip_norm_type;
    d.error_if_nonfinite = o.error_if_nonfinite;
    d.at_once = o.at_once;
    d.losses = o.losses;
    d.events = o.events;
    d.skip_limit = o.skip_limit;
    mpt_stepper s{};
    mpt::check(mpt_stepper_create(c.get(), &p, &d, &s));
    return s;
  }
};

// -- L-BFGS ---------------------------------------------------------------------------------------

class Lbfgs : public detail::Handle<mpt_lbfgs, mpt_lbfgs_retain, mpt_lbfgs_release> {
 public:
  Lbfgs() = default;
  explicit Lbfgs(mpt_lbfgs l) : Handle(l) {}
  explicit Lbfgs(const Params& p, const mpt_lbfgs_desc* desc = nullptr) : Handle(make(p, desc)) {}

  // One step by a function that returns the loss as a Tensor; false where it was taken back.
  // `first` (may be nullptr) gets the loss before the step. What the function throws comes out of
  // here.
  template <class F>
  bool step(F&& loss_of, double* first = nullptr) const {
    struct Call {
      F& function;
      std::exception_ptr thrown;
    } call{loss_of, nullptr};
    const mpt_status status = mpt_lbfgs_step(
        get(),
        [](void* user, mpt_tensor* loss) -> mpt_status {
          Call& c = *static_cast<Call*>(user);
          try {
            *loss = mpt_tensor_retain(Tensor(c.function()).get());
            return MPT_OK;
          } catch (...) {
            c.thrown = std::current_exception();
            return MPT_ERROR_CALLBACK;
          }
        },
        &call, first);
    if (call.thrown) std::rethrow_exception(call.thrown);
    return check(status) != MPT_STEP_SKIPPED;
  }

 private:
  static mpt_lbfgs make(const Params& p, const mpt_lbfgs_desc* desc) {
    mpt_lbfgs l{};
    check(mpt_lbfgs_create(p.get(), desc, &l));
    return l;
  }
};

// -- files ----------------------------------------------------------------------------------------

namespace detail {
inline mpt_training_desc training(std::span<const mpt_stepper> steppers,
                                  std::span<const mpt_host_value> values) {
  mpt_training_desc d;
  mpt_training_desc_init(&d, sizeof d);
  d.steppers = steppers.data();
  d.stepper_count = static_cast<int32_t>(steppers.size());
  if (!steppers.empty()) {  // the first has a place of its own
    d.stepper = *d.steppers++;
    --d.stepper_count;
  }
  d.values = values.data();
  d.value_count = static_cast<int32_t>(values.size());
  return d;
}
}  // namespace detail

// A whole training, with variables of the host's. Several steppers (a GAN): {g.get(), d.get()}.
inline void save_training(const char* path, std::initializer_list<mpt_stepper> steppers,
                          std::span<const mpt_host_value> values = {}) {
  const mpt_training_desc d = detail::training(steppers, values);
  check(mpt_training_save(path, &d));
}
inline void load_training(const char* path, std::initializer_list<mpt_stepper> steppers,
                          std::span<const mpt_host_value> values = {}) {
  const mpt_training_desc d = detail::training(steppers, values);
  check(mpt_training_load(path, &d));
}
inline void save_training(const char* path, const Stepper& s,
                          std::span<const mpt_host_value> values = {}) {
  save_training(path, {s.get()}, values);
}
inline void load_training(const char* path, const Stepper& s,
                          std::span<const mpt_host_value> values = {}) {
  load_training(path, {s.get()}, values);
}

// -- modules --------------------------------------------------------------------------------------

class Module : public detail::Handle<mpt_module, mpt_module_retain, mpt_module_release> {
 public:
  using Handle::Handle;

  Tensor operator()(const Tensor& x) const {
    mpt_tensor out{};
    check(mpt_module_forward(get(), x.get(), &out));
    return Tensor(out);
  }
  // Several inputs, an empty one where there is none, and the first `count` results, as each kind
  // lists them in mpt_nn.h: the outputs, h and c of an lstm.
  Tensors call(const Tensors& in, int32_t count = 1) const {
    const detail::TensorList list(in);
    std::vector<mpt_tensor> out(static_cast<size_t>(count));
    check(
        mpt_module_call(get(), list.v.data(), static_cast<int32_t>(in.size()), out.data(), count));
    return Tensors(out.begin(), out.end());
  }
  template <class... More>
  Tensor operator()(const Tensor& x, const Tensor& y, const More&... more) const {
    return call({x, y, more...})[0];
  }
  void train(bool on = true) const { check(mpt_module_train(get(), on)); }
  void eval() const { train(false); }
};

namespace nn {

namespace detail {
template <class F, class... A>
Module make(F f, A... a) {
  mpt_module m{};
  check(f(a..., &m));
  return Module(m);
}
}  // namespace detail

inline Module linear(const Params& p, const char* prefix, int64_t in, int64_t out,
                     int32_t activation = MPT_ACTIVATION_NONE, bool bias = true) {
  return detail::make(mpt_nn_linear, p.get(), prefix, in, out, mpt_bool32{bias}, activation);
}
inline Module conv1d(const Params& p, const char* prefix, int64_t in, int64_t out, int64_t kernel,
                     int64_t stride = 1, int64_t padding = 0,
                     const mpt_nn_conv_desc* desc = nullptr) {
  return detail::make(mpt_nn_conv1d, p.get(), prefix, in, out, kernel, stride, padding, desc);
}
inline Module conv2d(const Params& p, const char* prefix, int64_t in, int64_t out, int64_t kernel,
                     int64_t stride = 1, int64_t padding = 0,
                     const mpt_nn_conv_desc* desc = nullptr) {
  return detail::make(mpt_nn_conv2d, p.get(), prefix, in, out, kernel, stride, padding, desc);
}
inline Module conv3d(const Params& p, const char* prefix, int64_t in, int64_t out, int64_t kernel,
                     int64_t stride = 1, int64_t padding = 0,
                     const mpt_nn_conv_desc* desc = nullptr) {
  return detail::make(mpt_nn_conv3d, p.get(), prefix, in, out, kernel, stride, padding, desc);
}
inline Module conv_transpose2d(const Params& p, const char* prefix, int64_t in, int64_t out,
                               int64_t kernel, int64_t stride = 1, int64_t padding = 0,
                               const mpt_nn_conv_desc* desc = nullptr) {
  return detail::make(mpt_nn_conv_transpose2d, p.get(), prefix, in, out, kernel, stride, padding,
                      desc);
}
inline Module instance_norm(const Params& p, const char* prefix, int64_t channels,
                            const mpt_nn_norm_desc* desc = nullptr) {
  return detail::make(mpt_nn_instance_norm, p.get(), prefix, channels, desc);
}
inline Module batch_norm(const Params& p, const char* prefix, int64_t channels,
                         const mpt_nn_norm_desc* desc = nullptr) {
  return detail::make(mpt_nn_batch_norm, p.get(), prefix, channels, desc);
}
inline Module layer_norm(const Params& p, const char* prefix, const Shape& shape,
                         const mpt_nn_norm_desc* desc = nullptr) {
  return detail::make(mpt_nn_layer_norm, p.get(), prefix, shape.data(), shape.size(), desc);
}
inline Module rms_norm(const Params& p, const char* prefix, const Shape& shape,
                       const mpt_nn_norm_desc* desc = nullptr) {
  return detail::make(mpt_nn_rms_norm, p.get(), prefix, shape.data(), shape.size(), desc);
}
inline Module group_norm(const Params& p, const char* prefix, int64_t groups, int64_t channels,
                         const mpt_nn_norm_desc* desc = nullptr) {
  return detail::make(mpt_nn_group_norm, p.get(), prefix, groups, channels, desc);
}
inline Module embedding(const Params& p, const char* prefix, int64_t count, int64_t width,
                        int64_t padding_index = -1) {
  return detail::make(mpt_nn_embedding, p.get(), prefix, count, width, padding_index);
}
// Its weight's gradient is kept by rows.
inline Module sparse_embedding(const Params& p, const char* prefix, int64_t count, int64_t width,
                               int64_t padding_index = -1) {
  mpt_nn_embedding_desc d;
  mpt_nn_embedding_desc_init(&d, sizeof d);
  d.sparse = 1;
  d.padding_idx = padding_index;
  return detail::make(mpt_nn_embedding_with, p.get(), prefix, count, width, &d);
}
inline Module transformer_block(const Params& p, const char* prefix, int64_t width, int64_t heads,
                                const mpt_nn_transformer_desc* desc = nullptr) {
  return detail::make(mpt_nn_transformer_block, p.get(), prefix, width, heads, desc);
}
inline Module multihead_attention(const Params& p, const char* prefix, int64_t width, int64_t heads,
                                  const mpt_nn_attention_desc* desc = nullptr) {
  return detail::make(mpt_nn_multihead_attention, p.get(), prefix, width, heads, desc);
}
inline Module lstm(const Params& p, const char* prefix, int64_t in, int64_t hidden,
                   const mpt_rnn_desc* desc = nullptr) {
  return detail::make(mpt_nn_lstm, p.get(), prefix, in, hidden, desc);
}
inline Module gru(const Params& p, const char* prefix, int64_t in, int64_t hidden,
                  const mpt_rnn_desc* desc = nullptr) {
  return detail::make(mpt_nn_gru, p.get(), prefix, in, hidden, desc);
}
// f(x), a Tensor of a Tensor, as a module.
template <class F>
Module function(const Context& c, F f) {
  auto own = std::make_unique<F>(std::move(f));
  Module m = detail::make(mpt_nn_function, c.get(), mpt::detail::forward<F>, own.get(),
                          mpt::detail::end<F>);
  own.release();
  return m;
}
inline Module dropout(const Context& c, double p) {
  return detail::make(mpt_nn_dropout, c.get(), p);
}
inline Module activation(const Context& c, int32_t a) {
  return detail::make(mpt_nn_activation, c.get(), a);
}
inline Module flatten(const Context& c) { return detail::make(mpt_nn_flatten, c.get()); }
inline Module max_pool2d(const Context& c, int64_t kernel, const mpt_pool_desc* desc = nullptr) {
  return detail::make(mpt_nn_max_pool2d, c.get(), kernel, desc);
}
inline Module sequential(const Context& c, std::initializer_list<Module> modules) {
  std::vector<mpt_module> list;
  for (const Module& m : modules) list.push_back(m.get());
  return detail::make(mpt_nn_sequential, c.get(), list.data(), static_cast<int32_t>(list.size()));
}

}  // namespace nn
}  // namespace cpp
}  // namespace mpt

#endif  // MPT_TRAIN_HPP
