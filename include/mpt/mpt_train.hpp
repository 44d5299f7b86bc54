// libmpt for C++20: precisions, parameter sets, optimizers, schedules, loss scaling, steppers and
// L-BFGS. Each class has the calls of its C handle, without the noun.
// SPDX-License-Identifier: Apache-2.0
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
#ifndef MPT_TRAIN_HPP
#define MPT_TRAIN_HPP

#include <exception>
#include <functional>
#include <limits>

#include "mpt_context.hpp"
#include "mpt_host.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// -- precision ------------------------------------------------------------------------------------

// A precision by name, with options after it: "bf16-mixed", "O2,loss_scale=128"; its fields can be
// changed. Error INVALID_ARGUMENT for a name or option that there is not, with the near ones.
struct Precision : mpt_precision {
  Precision(const char* name = "32-true") : mpt_precision{} {
    must(mpt_precision_from_name(name, this, sizeof(mpt_precision)));
  }
  // The precision that C gives.
  explicit Precision(const mpt_precision& p) : mpt_precision(p) {}
  // Casts a floating batch as the model's first operation needs it.
  Tensor input(const Tensor& x) const {
    return Tensor(detail::made<mpt_tensor>(mpt_precision_input, c(), x.get()));
  }
  // Casts a floating result to the output dtype.
  Tensor output(const Tensor& y) const {
    return Tensor(detail::made<mpt_tensor>(mpt_precision_output, c(), y.get()));
  }

 private:
  const mpt_precision* c() const { return this; }
};

// The autocast scope that a precision asks for, until the end of the C++ scope.
class PrecisionScope : detail::Pushed<mpt_precision_pop> {
 public:
  PrecisionScope(const Context& c, const Precision& p)
      : Pushed(c, mpt_precision_push(c.get(), &p)) {}
};

// -- parameter sets -------------------------------------------------------------------------------

// A set of named parameters and buffers. Dots nest: the prefix "encoder" stands for all of
// "encoder.*".
class Params : public detail::Handle<mpt_params, mpt_params_retain, mpt_params_release> {
 public:
  using Handle::Handle;
  // An empty set.
  explicit Params(const Context& c)
      : Handle(detail::made<mpt_params>(mpt_params_create, c.get())) {}

  // Adds a floating leaf as a trained parameter; returns it: auto w = params.add("w",
  // ctx.zeros({3})).
  Tensor add(const char* name, Tensor t) const {
    must(mpt_params_add(get(), name, t.get()));
    return t;
  }
  // Adds a tensor that is saved with the others and not trained; returns it.
  Tensor add_buffer(const char* name, Tensor t) const {
    must(mpt_params_add_buffer(get(), name, t.get()));
    return t;
  }
  // The parameter or buffer of that name. Error INVALID_ARGUMENT, with near names.
  Tensor operator[](const char* name) const {
    return Tensor(detail::made<mpt_tensor>(mpt_params_get, Handle::get(), name));
  }
  // Name and tensor by number, in the order of adding: parameters first, then buffers.
  std::pair<std::string, Tensor> at(int64_t index) const {
    const char* name = nullptr;
    mpt_tensor t{};
    must(mpt_params_get_at(get(), index, &name, &t));
    return {name ? name : "", Tensor(t)};
  }
  // All of them, as at() numbers them.
  std::vector<std::pair<std::string, Tensor>> all() const {
    const mpt_params_info i = info();
    std::vector<std::pair<std::string, Tensor>> list;
    for (int64_t n = 0; n < i.tensors + i.buffers; ++n) list.push_back(at(n));
    return list;
  }
  // Counts and bytes.
  mpt_params_info info() const {
    return detail::filled<mpt_params_info>(mpt_params_get_info, get());
  }
  // Freezes (on) or trains again what is under a prefix.
  void freeze(const char* prefix, bool on = true) const {
    must(mpt_params_freeze(get(), prefix, on));
  }
  // Says that the parameters under a prefix are a batch norm's.
  void mark_batch_norm(const char* prefix) const {
    must(mpt_params_mark_batch_norm(get(), prefix));
  }
  // Drops every gradient.
  void zero_grad() const { must(mpt_params_zero_grad(get())); }
  // Converts the set, at rest, to a precision.
  void set_precision(const Precision& p) const { must(mpt_params_set_precision(get(), &p)); }
  // The precision that set_precision gave last.
  Precision precision() const {
    return Precision(detail::filled<mpt_precision>(mpt_params_get_precision, get()));
  }
  // Clips the gradients by their 2-norm; returns the norm before.
  double clip_grad_norm(double max_norm) const {
    double before = std::numeric_limits<double>::quiet_NaN();
    must(mpt_params_clip_grad_norm(get(), max_norm, nullptr, &before));
    return before;
  }
  // Clips the gradients by another norm, or with an error instead of NaN; returns the norm before.
  double clip_grad_norm(double max_norm, const mpt_clip_desc& how) const {
    double before = std::numeric_limits<double>::quiet_NaN();
    must(mpt_params_clip_grad_norm(get(), max_norm, &how, &before));
    return before;
  }
  // Brings each value of the gradients into [-limit, limit].
  void clip_grad_value(double limit) const { must(mpt_params_clip_grad_value(get(), limit)); }
  // How the gradients of all parameters lie in the range of a dtype. `each`, where given, gets
  // those of each parameter, in their order.
  mpt_tensor_stats grad_stats(const mpt_stats_desc* desc = nullptr,
                              std::vector<mpt_tensor_stats>* each = nullptr) const {
    mpt_tensor_stats total{};
    total.struct_size = sizeof total;
    if (each) {
      each->assign(static_cast<size_t>(info().tensors), mpt_tensor_stats{});
      for (mpt_tensor_stats& s : *each) s.struct_size = sizeof s;
    }
    must(mpt_params_get_grad_stats(get(), desc, &total, each ? each->data() : nullptr,
                                   each ? static_cast<int32_t>(each->size()) : 0));
    return total;
  }
  // Writes the set to a safetensors file.
  void save(const char* path) const { must(mpt_params_save(get(), path, nullptr)); }
  // Reads a safetensors file with all of the set's names, and no other, into the set.
  void load(const char* path) const { must(mpt_params_load(get(), path, nullptr, nullptr)); }
  // Writes with options: a part, other names, a dtype (mpt::defaults<mpt_params_file_desc>()).
  void save(const char* path, const mpt_params_file_desc& how) const {
    must(mpt_params_save(get(), path, &how));
  }
  // Reads with options: a part, other names, not strict. Returns what was and was not there.
  mpt_params_load_info load(const char* path, const mpt_params_file_desc& how) const {
    return detail::filled<mpt_params_load_info>(mpt_params_load, get(), path, &how);
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

// The rules of mpt_optim.h with their defaults, whose fields can be changed: mpt::sgd(0.1),
// mpt::adamw(), .. 0 is the rule's own learning rate.
#define MPT_HPP_RULE(NAME, name) \
  inline mpt_optimizer_desc name(double lr = 0) { return detail::rule(mpt_##name##_desc_init, lr); }
MPT_OPTIMIZERS(MPT_HPP_RULE)
#undef MPT_HPP_RULE
// A rule with states of 8 or 4 bits.
inline mpt_optimizer_desc with_state_bits(mpt_optimizer_desc rule, int32_t bits) {
  rule.state_bits = bits;
  return rule;
}

// A schedule of learning rates of a kind, MPT_SCHEDULE_*; its other fields can be changed.
// total_steps counts the warm-up.
inline mpt_schedule_desc schedule(mpt_schedule_kind kind, int64_t total_steps = 0,
                                  int64_t warmup_steps = 0) {
  auto d = defaults<mpt_schedule_desc>();
  d.kind = kind;
  d.total_steps = total_steps;
  d.warmup_steps = warmup_steps;
  return d;
}

// An optimizer of every parameter of a set.
class Optimizer
    : public detail::Handle<mpt_optimizer, mpt_optimizer_retain, mpt_optimizer_release> {
 public:
  using Handle::Handle;
  // By a rule: mpt::Optimizer(params, mpt::sgd(0.1)). Error INVALID_ARGUMENT names a
  // hyper-parameter.
  explicit Optimizer(const Params& p, const mpt_optimizer_desc& rule = adamw())
      : Handle(detail::made<mpt_optimizer>(mpt_optimizer_create, p.get(), &rule)) {}

  // Makes what a selection names a group with a rule of its own; returns the group's number.
  int32_t add_group(const mpt_selection& selection, const mpt_optimizer_desc& rule) const {
    return detail::made<int32_t>(mpt_optimizer_add_group, get(), &selection, &rule);
  }
  // Makes what a selection names a group with the rule of group 0; returns the group's number.
  int32_t add_group(const mpt_selection& selection) const {
    return detail::made<int32_t>(mpt_optimizer_add_group, get(), &selection, nullptr);
  }
  // The rule of a group.
  mpt_optimizer_desc group(int32_t group) const {
    return detail::filled<mpt_optimizer_desc>(mpt_optimizer_get_group, get(), group);
  }
  // Changes the rule of a group; its kind stays.
  void set_group(int32_t group, const mpt_optimizer_desc& rule) const {
    must(mpt_optimizer_set_group(get(), group, &rule));
  }
  // Sets the learning rate of a group; -1: of all.
  void set_lr(double lr, int32_t group = -1) const { must(mpt_optimizer_set_lr(get(), group, lr)); }
  // The learning rate of the next step.
  double lr(int32_t group = 0) const {
    double v = std::numeric_limits<double>::quiet_NaN();
    must(mpt_optimizer_get_lr(get(), group, &v));
    return v;
  }
  // Puts the groups under a schedule that starts with the next step.
  void set_schedule(const mpt_schedule_desc& s) const {
    must(mpt_optimizer_set_schedule(get(), &s));
  }
  // Puts the groups under a function of the program's: f(t) is the factor on each group's learning
  // rate at step t, counted from 0. It is kept until another schedule takes its place. It must not
  // use the context; where it throws, the step fails with CALLBACK and changes nothing.
  template <class F>
  requires std::is_invocable_r_v<double, F&, int64_t>
  void set_schedule(F f) const {
    detail::hand_over(std::move(f), [&](void* user, mpt_done_fn done) {
      auto d = schedule(MPT_SCHEDULE_LAMBDA);
      d.user = user;
      d.done = done;
      d.factor = [](void* own, int64_t step, double* factor) {
        return detail::guarded([&] { *factor = (*static_cast<F*>(own))(step); });
      };
      return mpt_optimizer_set_schedule(get(), &d);
    });
  }
  // Steps by the gradients as they are. Under a scaler use Scaler::step; with a stepper,
  // Stepper::step.
  void step() const { must(mpt_optimizer_step(get())); }
  // Drops the gradients of its parameters.
  void zero_grad() const { must(mpt_optimizer_zero_grad(get())); }
  // How many groups, steps and parameters, and the bytes of states.
  mpt_optimizer_info info() const {
    return detail::filled<mpt_optimizer_info>(mpt_optimizer_get_info, get());
  }
  // A copy of a parameter's state by PyTorch's key, "exp_avg"; empty before the first step.
  Tensor state(const char* parameter, const char* key) const {
    return Tensor(detail::made<mpt_tensor>(mpt_optimizer_get_state, get(), parameter, key));
  }
};

// -- loss scaling ---------------------------------------------------------------------------------

// A loss scaler, as torch.amp.GradScaler. By hand, per iteration: scale, backward, (unscale, clip,)
// step for each optimizer, update once.
class Scaler : public detail::Handle<mpt_scaler, mpt_scaler_retain, mpt_scaler_release> {
 public:
  using Handle::Handle;
  // With PyTorch's defaults, or those of mpt::defaults<mpt_scaler_desc>() changed.
  explicit Scaler(const Context& c, const mpt_scaler_desc* desc = nullptr)
      : Handle(detail::made<mpt_scaler>(mpt_scaler_create, c.get(), desc)) {}

  // The loss times the scale.
  Tensor scale(const Tensor& loss) const {
    return Tensor(detail::made<mpt_tensor>(mpt_scaler_scale, get(), loss.get()));
  }
  // Replaces the scale.
  void set_scale(double scale) const { must(mpt_scaler_set_scale(get(), scale)); }
  // Checks and divides the gradients of an optimizer's parameters, to see or clip the true ones.
  void unscale(const Optimizer& o) const { must(mpt_scaler_unscale(get(), o.get())); }
  // Steps the optimizer if its gradients are finite; false where the step was skipped.
  bool step(const Optimizer& o) const { return must(mpt_scaler_step(get(), o.get())) == MPT_OK; }
  // Moves the scale by what all optimizers found.
  void update() const { must(mpt_scaler_update(get())); }
  // What the last step did to an optimizer.
  mpt_verdict verdict(const Optimizer& o) const {
    return detail::filled<mpt_verdict>(mpt_scaler_get_verdict, get(), o.get());
  }
  // The scale and its counters.
  mpt_scaler_info info() const {
    return detail::filled<mpt_scaler_info>(mpt_scaler_get_info, get());
  }
  // The state, to save and put back.
  mpt_scaler_state state() const {
    return detail::filled<mpt_scaler_state>(mpt_scaler_get_state, get());
  }
  // Puts such a state back, whole or not at all.
  void set_state(const mpt_scaler_state& state) const { must(mpt_scaler_set_state(get(), &state)); }
  // The state as the JSON of PyTorch's state_dict().
  std::string to_json() const { return detail::text(mpt_scaler_state_to_json, get()); }
  // Puts a state of that JSON back, whole or not at all.
  void from_json(const std::string& json) const {
    must(mpt_scaler_state_from_json(get(), json.c_str()));
  }
};

// -- whole steps ----------------------------------------------------------------------------------

// A whole step for any number of losses and optimizers: check, unscale, clip, update, move the
// scale, drop the gradients.
class Stepper : public detail::Handle<mpt_stepper, mpt_stepper_retain, mpt_stepper_release> {
 public:
  using Handle::Handle;
  // The fields of mpt_stepper_desc, of which check is check_finite here.
  struct Options {
    int32_t accumulate = 1;                // micro-batches per step
    double clip_norm = 0, clip_value = 0;  // 0: none
    mpt_clip_over clip_over = MPT_CLIP_GLOBAL;
    mpt_skip skip = MPT_SKIP_ALONE;
    bool check_finite = false;  // skips without a scaler, too
    bool keep_grads = false, release_grads = false;
    Scaler scaler = {};         // empty: the one the precision asks for
    double clip_norm_type = 2;  // INFINITY: by the largest magnitude
    bool error_if_nonfinite = false, at_once = false;
    int32_t losses = 1, events = 0, skip_limit = 0;
  };
  explicit Stepper(const Context& c, const Precision& p = {}) : Stepper(c, p, Options()) {}
  Stepper(const Context& c, const Precision& p, const Options& o) : Handle(make(c, p, o)) {}

  // Adds an optimizer, which it keeps.
  void add(const Optimizer& o) const { must(mpt_stepper_add(get(), o.get())); }
  // Goes backward from a loss, scaled and divided by `accumulate`.
  void backward(const Tensor& loss) const { must(mpt_stepper_backward(get(), loss.get())); }
  // Goes backward with retain_graph or create_graph: mpt::defaults<mpt_backward_desc>().
  void backward(const Tensor& loss, const mpt_backward_desc& how) const {
    must(mpt_stepper_backward_loss(get(), 0, loss.get(), &how));
  }
  // Goes backward from loss number `index` of several with a scale each.
  void backward(const Tensor& loss, int32_t index) const {
    must(mpt_stepper_backward_loss(get(), index, loss.get(), nullptr));
  }
  // Gives the open micro-batches up.
  void drop() const { must(mpt_stepper_drop(get())); }
  // Steps; false where an optimizer left its parameters as they were: see its verdict.
  bool step() const { return must(mpt_stepper_step(get())) == MPT_OK; }
  // What the last step did to an optimizer, by number in the order of adding.
  mpt_verdict verdict(int32_t optimizer = 0) const {
    return detail::filled<mpt_verdict>(mpt_stepper_get_verdict, get(), optimizer);
  }
  // The skips that are remembered, the oldest first.
  std::vector<mpt_verdict> events() const {
    std::vector<mpt_verdict> list;
    for (int64_t i = 0, n = info().events; i < n; ++i) {
      list.push_back(detail::filled<mpt_verdict>(mpt_stepper_get_event, get(), i));
    }
    return list;
  }
  // What the stepper has done so far.
  mpt_stepper_info info() const {
    return detail::filled<mpt_stepper_info>(mpt_stepper_get_info, get());
  }
  // The scaler; of several losses number 0's. Empty without one.
  Scaler scaler() const { return Scaler(detail::made<mpt_scaler>(mpt_stepper_get_scaler, get())); }
  // The scaler of loss number `loss`; empty without scaling.
  Scaler scaler(int32_t loss) const {
    return Scaler(detail::made<mpt_scaler>(mpt_stepper_get_loss_scaler, get(), loss));
  }

 private:
  static mpt_stepper make(const Context& c, const Precision& p, const Options& o) {
    auto d = defaults<mpt_stepper_desc>();
    d.accumulate = o.accumulate;
    d.clip_norm = o.clip_norm;
    d.clip_value = o.clip_value;
    d.clip_over = o.clip_over;
    d.skip = o.skip;
    d.check = o.check_finite;
    d.keep_grads = o.keep_grads;
    d.release_grads = o.release_grads;
    d.scaler = o.scaler.get();
    d.clip_norm_type = o.clip_norm_type;
    d.error_if_nonfinite = o.error_if_nonfinite;
    d.at_once = o.at_once;
    d.losses = o.losses;
    d.events = o.events;
    d.skip_limit = o.skip_limit;
    const mpt_precision* precision = &p;
    return detail::made<mpt_stepper>(mpt_stepper_create, c.get(), precision, &d);
  }
};

// -- L-BFGS ---------------------------------------------------------------------------------------

// torch.optim.LBFGS: evaluates a function of the program's several times per step.
class Lbfgs : public detail::Handle<mpt_lbfgs, mpt_lbfgs_retain, mpt_lbfgs_release> {
 public:
  using Handle::Handle;
  // With the defaults, or those of mpt::defaults<mpt_lbfgs_desc>() changed.
  explicit Lbfgs(const Params& p, const mpt_lbfgs_desc* desc = nullptr)
      : Handle(detail::made<mpt_lbfgs>(mpt_lbfgs_create, p.get(), desc)) {}

  // Takes one step by a function that returns the loss as a Tensor; false where it was taken back.
  // `first` (may be nullptr) gets the loss before the step. What the function throws comes out of
  // here.
  template <class F>
  bool step(F&& loss_of, double* first = nullptr) const {
#if MPT_HPP_EXCEPTIONS
    struct Call {
      F& function;
      std::exception_ptr thrown;
    } call{loss_of, nullptr};
    const mpt_status status = mpt_lbfgs_step(
        get(),
        [](void* user, mpt_tensor* loss) -> mpt_status {
          Call& c = *static_cast<Call*>(user);
          try {
            *loss = Tensor(c.function()).release();
            return MPT_OK;
          } catch (...) {
            c.thrown = std::current_exception();
            return MPT_ERROR_CALLBACK;
          }
        },
        &call, first);
    if (call.thrown) std::rethrow_exception(call.thrown);
#else
    auto call = std::ref(loss_of);
    const mpt_status status = mpt_lbfgs_step(
        get(),
        [](void* user, mpt_tensor* loss) {
          return detail::guarded(
              [&] { *loss = Tensor((*static_cast<decltype(call)*>(user))()).release(); });
        },
        &call, first);
#endif
    return must(status) == MPT_OK;
  }
  // What it has done so far, and how many pairs it holds.
  mpt_lbfgs_info info() const { return detail::filled<mpt_lbfgs_info>(mpt_lbfgs_get_info, get()); }
};

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_TRAIN_HPP
