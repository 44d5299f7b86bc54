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
//     if (!stepper.step()) std::puts(stepper.verdict()->bad_parameter.c_str());
//   }
#ifndef MPT_TRAIN_HPP
#define MPT_TRAIN_HPP

#include <chrono>
#include <exception>
#include <functional>
#include <limits>

#include "mpt_comm.hpp"
#include "mpt_context.hpp"
#include "mpt_host.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// -- precision ------------------------------------------------------------------------------------

// Precision by name, with optional options: "bf16-mixed", "O2,loss_scale=128". Its fields can be
// changed. Error INVALID_ARGUMENT for an unknown name or option, with near ones.
struct Precision : mpt_precision {
  Precision(const char* name = "32-true") : mpt_precision{} {
    must(mpt_precision_from_name(name, this, sizeof(mpt_precision)));
  }
  // Copies a precision of C.
  explicit Precision(const mpt_precision& p) : mpt_precision(p) {}
  // Converts a floating batch to the dtype that the model's first operation needs.
  Tensor input(const Tensor& x) const {
    return Tensor(detail::made<mpt_tensor>(mpt_precision_input, c(), x.get()));
  }
  // Converts a floating result to the output dtype.
  Tensor output(const Tensor& y) const {
    return Tensor(detail::made<mpt_tensor>(mpt_precision_output, c(), y.get()));
  }

 private:
  const mpt_precision* c() const { return this; }
};

// Autocast scope of a precision, open until the end of the C++ scope.
class PrecisionScope : detail::Pushed<mpt_precision_pop> {
 public:
  [[nodiscard]] PrecisionScope(const Context& c, const Precision& p)
      : Pushed(c, mpt_precision_push(c.get(), &p)) {}
};

// -- parameter sets -------------------------------------------------------------------------------

// Set of named parameters and buffers. Dots nest names: the prefix "encoder" selects "encoder" and
// every "encoder.*".
class Params : public detail::Handle<mpt_params, mpt_params_retain, mpt_params_release> {
 public:
  using Handle::Handle;
  // Creates an empty set.
  explicit Params(const Context& c)
      : Handle(detail::made<mpt_params>(mpt_params_create, c.get())) {}

  // Adds a floating leaf as a trained parameter, and returns it:
  //   auto w = params.add("w", ctx.zeros({3}));
  Tensor add(const char* name, Tensor t) const {
    must(mpt_params_add(get(), name, t.get()));
    return t;
  }
  // Adds a tensor that is saved with the parameters but not trained, and returns it.
  Tensor add_buffer(const char* name, Tensor t) const {
    must(mpt_params_add_buffer(get(), name, t.get()));
    return t;
  }
  // Returns the parameter or buffer with this name. Error INVALID_ARGUMENT with near names.
  Tensor operator[](const char* name) const {
    return Tensor(detail::made<mpt_tensor>(mpt_params_get, Handle::get(), name));
  }
  // Returns name and tensor by index, in the order of adding, first the parameters and then the
  // buffers.
  std::pair<std::string, Tensor> at(int64_t index) const {
    const char* name = nullptr;
    mpt_tensor t{};
    must(mpt_params_get_at(get(), index, &name, &t));
    return {name ? name : "", Tensor(t)};
  }
  // Returns all names and tensors, in the order of at().
  std::vector<std::pair<std::string, Tensor>> all() const {
    const mpt_params_info i = info();
    std::vector<std::pair<std::string, Tensor>> list;
    for (int64_t n = 0; n < i.tensors + i.buffers; ++n) list.push_back(at(n));
    return list;
  }
  // Returns the size of the set.
  mpt_params_info info() const {
    return detail::filled<mpt_params_info>(mpt_params_get_info, get());
  }
  // Freezes everything under a prefix (on), or makes it trainable again.
  void freeze(const char* prefix, bool on = true) const {
    must(mpt_params_freeze(get(), prefix, on));
  }
  // Marks the parameters under a prefix as those of a batch norm.
  void mark_batch_norm(const char* prefix) const {
    must(mpt_params_mark_batch_norm(get(), prefix));
  }
  // Drops all gradients.
  void zero_grad() const { must(mpt_params_zero_grad(get())); }
  // Converts the stored parameters to a precision.
  void set_precision(const Precision& p) const { must(mpt_params_set_precision(get(), &p)); }
  // Returns the precision that set_precision() set last.
  Precision precision() const {
    return Precision(detail::filled<mpt_precision>(mpt_params_get_precision, get()));
  }
  // Overwrites parameters and buffers with those of another set, by name.
  void copy_from(const Params& from) const { must(mpt_params_copy(get(), from.get())); }
  // Gives the parameters under a prefix the memory of those of another set, which may be of another
  // context; see mpt_params_share.
  void share(const Params& from, const char* prefix = "") const {
    must(mpt_params_share(get(), from.get(), prefix));
  }
  // Moves the parameters towards those of another set: += weight * (from - this).
  void lerp(const Params& from, double weight) const {
    must(mpt_params_lerp(get(), from.get(), weight));
  }
  // Clips the gradients by their common 2-norm, and returns the norm before clipping.
  double clip_grad_norm(double max_norm) const {
    double before = std::numeric_limits<double>::quiet_NaN();
    must(mpt_params_clip_grad_norm(get(), max_norm, nullptr, &before));
    return before;
  }
  // Clips the gradients with options (another norm, an error instead of NaN), and returns the norm
  // before clipping.
  double clip_grad_norm(double max_norm, const mpt_clip_desc& how) const {
    double before = std::numeric_limits<double>::quiet_NaN();
    must(mpt_params_clip_grad_norm(get(), max_norm, &how, &before));
    return before;
  }
  // Clips each value of the gradients to [-limit, limit].
  void clip_grad_value(double limit) const { must(mpt_params_clip_grad_value(get(), limit)); }
  // Returns statistics of all gradients in the range of a dtype. `each`, if given, receives those
  // of each parameter, in their order.
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
  // Reads a safetensors file into the set. The names of file and set must be equal.
  void load(const char* path) const { must(mpt_params_load(get(), path, nullptr, nullptr)); }
  // Writes the set to a blob or to functions: mpt::Blob::writer(), mpt::defaults<mpt_writer>().
  void save(const mpt_writer& to) const { must(mpt_params_save_to(get(), &to, nullptr)); }
  // Reads the set from memory or from a function: mpt::reader().
  void load(const mpt_reader& from) const {
    must(mpt_params_load_from(get(), &from, nullptr, nullptr));
  }
  // Writes a safetensors file with options (a part, other names, a dtype):
  // mpt::defaults<mpt_params_file_desc>().
  void save(const char* path, const mpt_params_file_desc& how) const {
    must(mpt_params_save(get(), path, &how));
  }
  // Reads a safetensors file with options (a part, other names, not strict). Returns the number of
  // loaded, missing and unexpected tensors.
  mpt_params_load_info load(const char* path, const mpt_params_file_desc& how) const {
    return detail::filled<mpt_params_load_info>(mpt_params_load, get(), path, &how);
  }
};

// Gives the weights of a set to subscribers in other contexts and threads.
class Publisher
    : public detail::Handle<mpt_publisher, mpt_publisher_retain, mpt_publisher_release> {
 public:
  using Handle::Handle;
  explicit Publisher(const Params& p)
      : Handle(detail::made<mpt_publisher>(mpt_publisher_create, p.get())) {}
  // Makes the present values the newest ones, and returns their number, from 1.
  int64_t publish() const { return detail::made<int64_t>(mpt_publisher_publish, get()); }
};

// Takes the weights that a publisher gives.
class Subscriber
    : public detail::Handle<mpt_subscriber, mpt_subscriber_retain, mpt_subscriber_release> {
 public:
  using Handle::Handle;
  // copies: the values are copied into the memory of the set, of which views or recordings exist.
  Subscriber(const Params& p, const Publisher& of, bool copies = false)
      : Handle(detail::made<mpt_subscriber>(mpt_subscriber_create, p.get(), of.get(),
                                            copies ? 1 : 0)) {}
  // Gives the newest values to the set, and returns their number, 0 if there are none.
  int64_t take() const { return detail::made<int64_t>(mpt_subscriber_take, get()); }
};

// -- optimizers -----------------------------------------------------------------------------------

namespace detail {
inline mpt_optimizer_desc rule(void (*init)(mpt_optimizer_desc*, size_t), double lr) {
  mpt_optimizer_desc d;
  init(&d, sizeof d);
  if (lr != 0) d.lr = lr;  // The library refuses an invalid rate.
  return d;
}
}  // namespace detail

// The rules of mpt_optim.h with their defaults, whose fields can be changed: mpt::sgd(0.1),
// mpt::adamw() and so on. lr 0 means the default learning rate of the rule.
#define MPT_HPP_RULE(NAME, name) \
  inline mpt_optimizer_desc name(double lr = 0) { return detail::rule(mpt_##name##_desc_init, lr); }
MPT_OPTIMIZERS(MPT_HPP_RULE)
#undef MPT_HPP_RULE
// Returns a rule with states of 8 or 4 bits.
inline mpt_optimizer_desc with_state_bits(mpt_optimizer_desc rule, int32_t bits) {
  rule.state_bits = bits;
  return rule;
}

// Returns a schedule of learning rates, MPT_SCHEDULE_*, whose other fields can be changed.
// total_steps includes the warm-up.
inline mpt_schedule_desc schedule(mpt_schedule_kind kind, int64_t total_steps = 0,
                                  int64_t warmup_steps = 0) {
  auto d = defaults<mpt_schedule_desc>();
  d.kind = kind;
  d.total_steps = total_steps;
  d.warmup_steps = warmup_steps;
  return d;
}

// Optimizer of every parameter of a set.
class Optimizer
    : public detail::Handle<mpt_optimizer, mpt_optimizer_retain, mpt_optimizer_release> {
 public:
  using Handle::Handle;
  // Creates an optimizer by a rule: mpt::Optimizer(params, mpt::sgd(0.1)). Error INVALID_ARGUMENT
  // names the hyper-parameter.
  explicit Optimizer(const Params& p, const mpt_optimizer_desc& rule = adamw())
      : Handle(detail::made<mpt_optimizer>(mpt_optimizer_create, p.get(), &rule)) {}

  // Makes the selected parameters a group with a rule of its own, and returns the number of the
  // group.
  int32_t add_group(const mpt_selection& selection, const mpt_optimizer_desc& rule) const {
    return detail::made<int32_t>(mpt_optimizer_add_group, get(), &selection, &rule);
  }
  // Makes the selected parameters a group with the rule of group 0, and returns the number of the
  // group.
  int32_t add_group(const mpt_selection& selection) const {
    return detail::made<int32_t>(mpt_optimizer_add_group, get(), &selection, nullptr);
  }
  // Returns the rule of a group.
  mpt_optimizer_desc group(int32_t group) const {
    return detail::filled<mpt_optimizer_desc>(mpt_optimizer_get_group, get(), group);
  }
  // Changes the hyper-parameters of a group; its kind must stay.
  void set_group(int32_t group, const mpt_optimizer_desc& rule) const {
    must(mpt_optimizer_set_group(get(), group, &rule));
  }
  // Sets the learning rate of a group, or of all groups if group is -1.
  void set_lr(double lr, int32_t group = -1) const { must(mpt_optimizer_set_lr(get(), group, lr)); }
  // Lets each step that is applied move another set, as average += (1 - decay) * (parameter -
  // average).
  void set_average(const Params& average, double decay) const {
    must(mpt_optimizer_set_average(get(), average.get(), decay));
  }
  // Returns the learning rate of the next step.
  double lr(int32_t group = 0) const {
    double v = std::numeric_limits<double>::quiet_NaN();
    must(mpt_optimizer_get_lr(get(), group, &v));
    return v;
  }
  // Sets the schedule of all groups, starting with the next step.
  void set_schedule(const mpt_schedule_desc& s) const {
    must(mpt_optimizer_set_schedule(get(), &s));
  }
  // Sets a function of the program as schedule of all groups: f(t) is the factor of the learning
  // rates at step t, counted from 0. It is kept until another schedule replaces it. It must not use
  // the context. If it throws, the step fails with CALLBACK and changes nothing.
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
  // Updates the parameters by their gradients. Use Scaler::step with a scaler, and Stepper::step
  // with a stepper.
  void step() const { must(mpt_optimizer_step(get())); }
  // Drops the gradients of the optimizer's parameters.
  void zero_grad() const { must(mpt_optimizer_zero_grad(get())); }
  // Returns the number of groups, steps and parameters, and the bytes of the states.
  mpt_optimizer_info info() const {
    return detail::filled<mpt_optimizer_info>(mpt_optimizer_get_info, get());
  }
  // Returns a copy of a parameter's state by PyTorch's key, for example "exp_avg"; empty before the
  // first step.
  Tensor state(const char* parameter, const char* key) const {
    return Tensor(detail::made<mpt_tensor>(mpt_optimizer_get_state, get(), parameter, key));
  }
};

// -- loss scaling ---------------------------------------------------------------------------------

// Result of a step for one optimizer: mpt_verdict with texts of its own.
struct Verdict {
  mpt_outcome outcome = 0;
  int32_t optimizer = 0, loss = 0;
  int64_t step = 0, steps = 0;
  double grad_norm = std::numeric_limits<double>::quiet_NaN();
  double scale_before = 1, scale_after = 1;
  int64_t non_finite = 0;
  std::string bad_parameter;  // "" if every gradient was finite.
  mpt_non_finite_phase bad_phase = MPT_NON_FINITE_NONE;
  mpt_op bad_op = -1;
  std::string bad_op_name, bad_tensor, bad_text;
  int32_t bad_rank = -1;  // First rank with a non-finite value, if several ranks train.

  Verdict() = default;
  explicit Verdict(const mpt_verdict& v)
      : outcome(v.outcome),
        optimizer(v.optimizer),
        loss(v.loss),
        step(v.step),
        steps(v.steps),
        grad_norm(v.grad_norm),
        scale_before(v.scale_before),
        scale_after(v.scale_after),
        non_finite(v.non_finite),
        bad_parameter(detail::owned(v.bad_parameter)),
        bad_phase(v.bad_phase),
        bad_op(v.bad_op),
        bad_op_name(detail::owned(v.bad_op_name)),
        bad_tensor(detail::owned(v.bad_tensor)),
        bad_text(detail::owned(v.bad_text)),
        bad_rank(v.bad_rank) {}
};

// Loss scaler, as torch.amp.GradScaler. A loop written by hand calls, per iteration: scale,
// backward, optionally unscale and clip, step for each optimizer, and update once.
class Scaler : public detail::Handle<mpt_scaler, mpt_scaler_retain, mpt_scaler_release> {
 public:
  using Handle::Handle;
  // Creates a scaler with PyTorch's defaults, or with the options of
  // mpt::defaults<mpt_scaler_desc>().
  explicit Scaler(const Context& c, const mpt_scaler_desc* desc = nullptr)
      : Handle(detail::made<mpt_scaler>(mpt_scaler_create, c.get(), desc)) {}

  // Returns the loss times the scale.
  Tensor scale(const Tensor& loss) const {
    return Tensor(detail::made<mpt_tensor>(mpt_scaler_scale, get(), loss.get()));
  }
  // Waits until the answers of all steps and updates are there.
  void wait() const { must(mpt_scaler_wait(get())); }
  // Replaces the scale.
  void set_scale(double scale) const { must(mpt_scaler_set_scale(get(), scale)); }
  // Checks the gradients of an optimizer's parameters and divides them by the scale, to read or
  // clip the true ones.
  void unscale(const Optimizer& o) const { must(mpt_scaler_unscale(get(), o.get())); }
  // Steps the optimizer if its gradients are finite. Returns false if the step was skipped.
  bool step(const Optimizer& o) const { return must(mpt_scaler_step(get(), o.get())) == MPT_OK; }
  // Adapts the scale to the result of all optimizers.
  void update() const { must(mpt_scaler_update(get())); }
  // Returns the result of the last step for an optimizer; nothing while a device has not finished.
  Late<Verdict> verdict(const Optimizer& o) const {
    return detail::late<Verdict, mpt_verdict>(mpt_scaler_get_verdict, get(), o.get());
  }
  // Returns the scale and its counters; nothing while a device has not finished.
  Late<mpt_scaler_info> info() const {
    return detail::late<mpt_scaler_info>(mpt_scaler_get_info, get());
  }
  // Returns the state, for set_state().
  mpt_scaler_state state() const {
    return detail::filled<mpt_scaler_state>(mpt_scaler_get_state, get());
  }
  // Restores a state, completely or not at all.
  void set_state(const mpt_scaler_state& state) const { must(mpt_scaler_set_state(get(), &state)); }
  // Formats the state as the JSON of PyTorch's state_dict().
  std::string to_json() const { return detail::text(mpt_scaler_state_to_json, get()); }
  // Restores a state from this JSON, completely or not at all.
  void from_json(const std::string& json) const {
    must(mpt_scaler_state_from_json(get(), json.c_str()));
  }
};

// -- whole steps ----------------------------------------------------------------------------------

// Runs whole steps for any number of losses and optimizers: check, unscale, clip, update, adapt the
// scale, and drop the gradients.
class Stepper : public detail::Handle<mpt_stepper, mpt_stepper_retain, mpt_stepper_release> {
 public:
  using Handle::Handle;
  // Fields of mpt_stepper_desc; its `check` is named check_finite here.
  struct Options {
    int32_t accumulate = 1;                // Micro-batches per step.
    double clip_norm = 0, clip_value = 0;  // 0: none.
    mpt_clip_over clip_over = MPT_CLIP_GLOBAL;
    mpt_skip skip = MPT_SKIP_ALONE;
    bool check_finite = false;  // Skips a step with non-finite gradients, even without a scaler.
    bool keep_grads = false, release_grads = false;
    Scaler scaler = {};         // Empty: a scaler of the precision's kind, or none.
    double clip_norm_type = 2;  // INFINITY: the largest magnitude.
    bool error_if_nonfinite = false, at_once = false;
    int32_t losses = 1, events = 0, skip_limit = 0;
    Comm comm = {};                    // Ranks that train together; empty: none.
    mpt_dtype wire = MPT_DTYPE_NONE;   // Dtype in which gradients travel; none: their own.
    bool overlap = true;               // Gradients leave during the last backward of a step.
    mpt_shard shard = MPT_SHARD_NONE;  // Split of states among the ranks.
    int64_t bucket_bytes = 4194304, compare_every = 0;
    int64_t gather_from = 16384, gather_bytes = 0;
    bool wire_stochastic = false;  // Gradients are rounded to `wire` by random bits.
  };
  explicit Stepper(const Context& c, const Precision& p = {}) : Stepper(c, p, Options()) {}
  Stepper(const Context& c, const Precision& p, const Options& o) : Handle(make(c, p, o)) {}

  // Adds an optimizer and keeps it.
  void add(const Optimizer& o) const { must(mpt_stepper_add(get(), o.get())); }
  // Runs the backward of a loss, scaled and divided by `accumulate`.
  void backward(const Tensor& loss) const { must(mpt_stepper_backward(get(), loss.get())); }
  // Runs the backward with retain_graph or create_graph: mpt::defaults<mpt_backward_desc>().
  void backward(const Tensor& loss, const mpt_backward_desc& how) const {
    must(mpt_stepper_backward_loss(get(), 0, loss.get(), &how));
  }
  // Runs the backward of loss number `index` of several losses with a scale each.
  void backward(const Tensor& loss, int32_t index) const {
    must(mpt_stepper_backward_loss(get(), index, loss.get(), nullptr));
  }
  // Gives up open micro-batches and drops the gradients.
  void drop() const { must(mpt_stepper_drop(get())); }
  // Runs the step. Returns false if an optimizer left its parameters unchanged: see its verdict. A
  // loop may drop the result, because a skipped step is normal with loss scaling.
  bool step() const { return must(mpt_stepper_step(get())) == MPT_OK; }
  // Waits for a device. Returns what the latest step() would have returned at once.
  bool wait() const { return must(mpt_stepper_wait(get())) == MPT_OK; }
  // Returns the result of the last step for an optimizer, by its number in the order of adding;
  // nothing while a device has not finished.
  Late<Verdict> verdict(int32_t optimizer = 0) const {
    return detail::late<Verdict, mpt_verdict>(mpt_stepper_get_verdict, get(), optimizer);
  }
  // Returns the remembered skips, the oldest first; nothing while a device has not finished.
  Late<std::vector<Verdict>> events() const {
    const Late<mpt_stepper_info> i = info();
    if (!i) return {};
    std::vector<Verdict> list;
    for (int64_t n = 0; n < i->events; ++n) {
      list.emplace_back(detail::filled<mpt_verdict>(mpt_stepper_get_event, get(), n));
    }
    return Late<std::vector<Verdict>>(std::move(list));
  }
  // Returns the progress of the stepper; nothing while a device has not finished.
  Late<mpt_stepper_info> info() const {
    return detail::late<mpt_stepper_info>(mpt_stepper_get_info, get());
  }
  // Returns the scaler, with several losses that of loss 0. Empty if there is none.
  Scaler scaler() const { return Scaler(detail::made<mpt_scaler>(mpt_stepper_get_scaler, get())); }
  // Returns the scaler of loss number `loss`; empty without loss scaling.
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
    d.comm = o.comm.get();
    d.wire = o.wire;
    d.overlap = o.overlap;
    d.shard = o.shard;
    d.wire_stochastic = o.wire_stochastic;
    d.bucket_bytes = o.bucket_bytes;
    d.gather_from = o.gather_from;
    d.gather_bytes = o.gather_bytes;
    d.compare_every = o.compare_every;
    const mpt_precision* precision = &p;
    return detail::made<mpt_stepper>(mpt_stepper_create, c.get(), precision, &d);
  }
};

// -- recordings -----------------------------------------------------------------------------------

// Recording: the work of some calls, such as a training step, which a replay runs again without the
// calls. mpt_train.h says what can be recorded.
//
//   auto recording = mpt::Recording::of(ctx, [&] { loss = train(x, y); });
//   while (next_batch(batch)) {
//     x.write(batch);
//     recording.replay();
//   }
class Recording
    : public detail::Handle<mpt_recording, mpt_recording_retain, mpt_recording_release> {
 public:
  using Handle::Handle;
  // Calls a function, and records what it does with the context. Exceptions of the function pass
  // through.
  template <class F>
  static Recording of(const Context& c, F&& calls) {
    struct End {  // ends the recording of a function that has failed
      mpt_context context;
      ~End() {
        mpt_recording dropped{};
        if (context && mpt_record_end(context, &dropped) == MPT_OK) mpt_recording_release(dropped);
      }
    };
    must(mpt_record_begin(c.get()));
    End end{c.get()};
    calls();
    end.context = {};
    return Recording(detail::made<mpt_recording>(mpt_record_end, c.get()));
  }
  // Runs the work, or the rest of a replay that advance() has begun.
  void replay() const { must(mpt_recording_replay(get())); }
  // Runs the work for about so long. Returns true if the replay has ended.
  bool advance(std::chrono::nanoseconds time) const {
    mpt_bool32 done = 0;
    must(mpt_recording_advance(get(), time.count(), &done));
    return done != 0;
  }
  // Returns the numbers of kernels and replays, and the bytes of memory.
  mpt_recording_info info() const {
    return detail::filled<mpt_recording_info>(mpt_recording_get_info, get());
  }
};

// -- L-BFGS ---------------------------------------------------------------------------------------

// L-BFGS, as torch.optim.LBFGS: evaluates a function of the program several times per step.
class Lbfgs : public detail::Handle<mpt_lbfgs, mpt_lbfgs_retain, mpt_lbfgs_release> {
 public:
  using Handle::Handle;
  // Creates the optimizer with the defaults, or with the options of
  // mpt::defaults<mpt_lbfgs_desc>().
  explicit Lbfgs(const Params& p, const mpt_lbfgs_desc* desc = nullptr)
      : Handle(detail::made<mpt_lbfgs>(mpt_lbfgs_create, p.get(), desc)) {}

  // Runs one step by a function that returns the loss as a Tensor. Returns false if the step was
  // undone. `first` (may be nullptr) receives the loss before the step. Exceptions of the function
  // pass through.
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
  // Returns the progress, and the number of pairs held.
  mpt_lbfgs_info info() const { return detail::filled<mpt_lbfgs_info>(mpt_lbfgs_get_info, get()); }
};

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_TRAIN_HPP
