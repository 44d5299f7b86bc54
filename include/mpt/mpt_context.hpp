// libmpt for C++20: contexts, and the scopes that live as long as a C++ scope.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_CONTEXT_HPP
#define MPT_CONTEXT_HPP

#include <functional>
#include <type_traits>

#include "mpt_tensor.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// The home of tensors, modes and memory: a counted reference, whose last copy shuts the context
// down. One thread at a time drives it and all that was made from it.
class Context : public detail::Handle<mpt_context, mpt_context_retain, mpt_context_release> {
 public:
  using Handle::Handle;

  // What create() takes: auto ctx = mpt::Context::create({.own_threads = -1, .seed = 7});
  struct Options {
    int32_t own_threads = 0;           // that work, the caller's among them; -1: one per core
    int64_t seed = 0;                  // of the generator
    const mpt_hooks* hooks = nullptr;  // the host's services; nullptr: the system's memory, no log
    mpt_context_flags flags = 0;       // MPT_CONTEXT_*
    size_t memory_limit = 0;           // bytes; 0: no limit
    // Without hooks, a function for messages: [](int32_t level, const char* text) { .. }
    void (*log)(int32_t level, const char* text) = nullptr;
    size_t cast_cache_limit = 0;  // bytes of cached casts; 0: no limit
    mpt_device device = MPT_DEVICE_CPU;
    int32_t device_index = 0;
  };
  // A context of one thread.
  static Context create() { return create({}); }
  // A context with options. Errors: DEVICE, OUT_OF_MEMORY, INVALID_ARGUMENT; ABI where this header
  // and the library do not fit.
  static Context create(const Options& o) {
    if (must(mpt_check_header(MPT_VERSION_NUMBER)) < 0) return {};
    auto d = defaults<mpt_context_desc>();
    d.own_threads = o.own_threads;
    d.seed = o.seed;
    d.hooks = o.hooks;
    d.flags = o.flags;
    d.memory_limit = o.memory_limit;
    d.cast_cache_limit = o.cast_cache_limit;
    d.device = o.device;
    d.device_index = o.device_index;
    auto hooks = defaults<mpt_hooks>();
    if (o.log && !o.hooks) {
      hooks.user = reinterpret_cast<void*>(o.log);
      hooks.log = [](void* user, int32_t level, const char* text) {
        reinterpret_cast<void (*)(int32_t, const char*)>(user)(level, text);
      };
      d.hooks = &hooks;
    }
    return Context(detail::made<mpt_context>(mpt_context_create, &d));
  }
  // Ends the context now: every handle made from it becomes stale, memory goes back to the host.
  // Not from inside a callback (error STATE).
  void shutdown() const { must(mpt_context_shutdown(get())); }
  // Puts the host's services at new addresses, after its code was loaded again.
  void rebind(const mpt_hooks& hooks) const { must(mpt_context_rebind(get(), &hooks)); }

  // -- tensors
  // A tensor whose elements are not set.
  Tensor empty(const Shape& s, mpt_dtype t = MPT_F32) const { return make(mpt_empty, t, s); }
  // A tensor of zeros.
  Tensor zeros(const Shape& s, mpt_dtype t = MPT_F32) const { return make(mpt_zeros, t, s); }
  // A tensor of ones.
  Tensor ones(const Shape& s, mpt_dtype t = MPT_F32) const { return make(mpt_ones, t, s); }
  // A tensor of one value.
  Tensor full(const Shape& s, double value, mpt_dtype t = MPT_F32) const {
    return make(mpt_full, t, s, value);
  }
  // Random values of the generator, uniform in [low, high).
  Tensor uniform(const Shape& s, double low, double high, mpt_dtype t = MPT_F32) const {
    return make(mpt_uniform, t, s, low, high);
  }
  // Random values of the generator, normal with mean mu and deviation sigma.
  Tensor normal(const Shape& s, double mu = 0, double sigma = 1, mpt_dtype t = MPT_F32) const {
    return make(mpt_normal, t, s, mu, sigma);
  }
  // First weights [out, in, kernel..], uniform in +-sqrt(6 / ((1 + a^2) fan_in)).
  Tensor kaiming_uniform(const Shape& s, double a = 0, mpt_dtype t = MPT_F32) const {
    return make(mpt_kaiming_uniform, t, s, a);
  }
  // First weights, normal with deviation sqrt(2 / ((1 + a^2) fan_in)).
  Tensor kaiming_normal(const Shape& s, double a = 0, mpt_dtype t = MPT_F32) const {
    return make(mpt_kaiming_normal, t, s, a);
  }
  // First weights, uniform in +-gain sqrt(6 / (fan_in + fan_out)).
  Tensor xavier_uniform(const Shape& s, double gain = 1, mpt_dtype t = MPT_F32) const {
    return make(mpt_xavier_uniform, t, s, gain);
  }
  // First weights, normal with deviation gain sqrt(2 / (fan_in + fan_out)).
  Tensor xavier_normal(const Shape& s, double gain = 1, mpt_dtype t = MPT_F32) const {
    return make(mpt_xavier_normal, t, s, gain);
  }
  // start, start + step, ... below end. dtype NONE: i64 where all three are whole numbers, else
  // f32.
  Tensor arange(double start, double end, double step = 1, mpt_dtype t = MPT_DTYPE_NONE) const {
    return Tensor(detail::made<mpt_tensor>(mpt_arange, get(), t, start, end, step));
  }
  // A tensor with a copy of v, row-major; its dtype is that of T, a type that libmpt has a dtype
  // for. Error SHAPE where the shape has another number of elements.
  template <class T, size_t N>
  Tensor tensor(const Shape& s, std::span<T, N> v) const {
    return Tensor(detail::made<mpt_tensor>(mpt_tensor_from_data, get(), detail::element<T>(),
                                           s.data(), s.size(), static_cast<const void*>(v.data()),
                                           v.size_bytes()));
  }
  template <class T>
  Tensor tensor(const Shape& s, const std::vector<T>& v) const {
    return tensor(s, std::span<const T>(v));
  }
  template <class T>
  Tensor tensor(const Shape& s, std::initializer_list<T> v) const {
    return tensor(s, std::span<const T>(v.begin(), v.size()));
  }
  // A tensor on the memory of v, without a copy, row-major or with strides in elements. `owner` is
  // kept for as long as the library needs the memory; without one, v must outlive the tensor and
  // everything recorded of it. Elements that are const are only read: a call that would write them
  // fails with STATE.
  template <class T, size_t N>
  Tensor view(const Shape& s, std::span<T, N> v, std::shared_ptr<const void> owner = nullptr,
              const Shape& strides = {}) const {
    using Owner = std::shared_ptr<const void>;
    std::unique_ptr<Owner> keep = owner ? std::make_unique<Owner>(std::move(owner)) : nullptr;
    const mpt_done_fn done = [](void* user) { delete static_cast<Owner*>(user); };
    const auto lend = [&](auto from, auto* memory) {
      return Tensor(detail::made<mpt_tensor>(
          from, get(), detail::element<T>(), s.data(), strides.size() ? strides.data() : nullptr,
          s.size(), memory, v.size_bytes(), keep ? done : nullptr, static_cast<void*>(keep.get())));
    };
    Tensor t;
    if constexpr (std::is_const_v<T>) {
      t = lend(mpt_tensor_from_const_memory, static_cast<const void*>(v.data()));
    } else {
      t = lend(mpt_tensor_from_memory, static_cast<void*>(v.data()));
    }
    if (t) static_cast<void>(keep.release());
    return t;
  }
  // A tensor on the memory of v, which must outlive it.
  template <class T>
  Tensor view(const Shape& s, std::vector<T>& v) const {
    return view(s, std::span<T>(v));
  }
  template <class T>
  Tensor view(const Shape& s, const std::vector<T>& v) const {
    return view(s, std::span<const T>(v));
  }
  // A tensor on memory that another library lends by DLPack 1.x; takes it over only on success.
  Tensor from_dlpack(DLManagedTensorVersioned* managed) const {
    return Tensor(detail::made<mpt_tensor>(mpt_tensor_from_dlpack, get(), managed));
  }
  // A tensor on memory lent by DLPack's older struct without a version.
  Tensor from_dlpack(DLManagedTensor* managed) const {
    return Tensor(detail::made<mpt_tensor>(mpt_tensor_from_dlpack_legacy, get(), managed));
  }

  // -- the generator and the arithmetic
  // Restarts the generator.
  void seed(int64_t s) const { must(mpt_context_set_seed(get(), s)); }
  // The generator's state: the seed and how many draws were taken.
  struct Generator {
    int64_t seed = 0, draws = 0;
    friend bool operator==(const Generator&, const Generator&) = default;
  };
  // The generator's state, to save and put back.
  Generator generator() const {
    Generator g;
    must(mpt_context_get_generator(get(), &g.seed, &g.draws));
    return g;
  }
  // Goes on from a state that generator() gave.
  void set_generator(const Generator& g) const {
    must(mpt_context_set_generator(get(), g.seed, g.draws));
  }
  // The choice in force between native 16-bit arithmetic and widening, MPT_ARITHMETIC_*; measured
  // where nothing was pinned.
  mpt_arithmetic arithmetic() const {
    return detail::made<mpt_arithmetic>(mpt_context_get_arithmetic, get());
  }
  // Pins that choice, for the same bits on another machine; before the first operation.
  void set_arithmetic(mpt_arithmetic choice) const {
    must(mpt_context_set_arithmetic(get(), choice));
  }
  // The kernels prepared so far, a line each.
  std::string kernels() const { return detail::text(mpt_context_kernels_text, get()); }

  // -- values that are not finite
  // Switches the anomaly mode: the first operation that makes a NaN or infinity fails and is named.
  void set_anomaly(bool on = true) const { must(mpt_context_set_anomaly(get(), on)); }
  // The first value that was not finite, as found last; its strings last until the next finding.
  mpt_non_finite non_finite() const {
    return detail::filled<mpt_non_finite>(mpt_context_get_non_finite, get());
  }

  // -- memory
  // Bytes by purpose, now and at the peak.
  mpt_memory_info memory() const {
    return detail::filled<mpt_memory_info>(mpt_context_get_memory, get());
  }
  // The memory report as a table.
  std::string memory_text() const { return detail::text(mpt_memory_text, get()); }
  // Begins the peaks again at what there is now.
  void reset_peak() const { must(mpt_context_reset_peak(get())); }
  // Ends a step of the report, in loops without a stepper.
  void end_step() const { must(mpt_memory_end_step(get())); }
  // Watches the next step, whose batch is in these tensors; then memory_fit answers for other
  // batches.
  void watch_memory(std::initializer_list<Tensor> batch) const {
    const detail::TensorList list({batch.begin(), batch.size()});
    must(mpt_memory_watch(get(), list.v.data(), list.count()));
  }
  // Tells whether a step with a batch of this many rows stays within `limit` bytes (0: no limit),
  // and the largest batch that does. Error STATE without a watched step.
  mpt_memory_fit_info memory_fit(int64_t batch, size_t limit = 0) const {
    return detail::filled<mpt_memory_fit_info>(mpt_memory_fit, get(), batch, limit);
  }

  // -- autocast
  // The dtype of the scope in force; MPT_DTYPE_NONE where casts are off.
  mpt_dtype autocast_dtype() const {
    return detail::made<mpt_dtype>(mpt_autocast_get_dtype, get());
  }
  // Changes an operation's class, in the innermost scope or, outside of every scope, for all to
  // come.
  void set_cast_class(mpt_op op, mpt_cast_class cls) const {
    must(mpt_autocast_set_class(get(), op, cls));
  }
  // An operation's class in force.
  mpt_cast_class cast_class(mpt_op op) const {
    return detail::made<mpt_cast_class>(mpt_autocast_get_class, get(), op);
  }
  // What the cache of casts did so far, and what it holds.
  mpt_cast_cache_info cast_cache() const {
    return detail::filled<mpt_cast_cache_info>(mpt_autocast_get_cache_info, get());
  }
  // Drops every cached cast.
  void clear_cast_cache() const { must(mpt_autocast_clear_cache(get())); }

  // -- operations by number
  // The number of an operation ("matmul"), the host's own included.
  mpt_op op(const char* name) const { return detail::made<mpt_op>(mpt_op_from_name, get(), name); }
  // The name of an operation; nullptr past the end: iterate from 0.
  const char* op_name(mpt_op op) const { return mpt_op_name(get(), op); }
  // What an operation is: its class, and how many inputs, results and parameters it has.
  mpt_op_info op_info(mpt_op op) const {
    return detail::filled<mpt_op_info>(mpt_op_get_info, get(), op);
  }
  // The parameters of an operation, in the order of its C function, fields of its descriptor last.
  std::vector<mpt_op_param> op_params(mpt_op op) const {
    std::vector<mpt_op_param> list;
    for (int32_t i = 0, n = op_info(op).params; i < n; ++i) {
      list.push_back(detail::filled<mpt_op_param>(mpt_op_get_param, get(), op, i));
    }
    return list;
  }
  // Tells whether an operation takes data of this dtype; `why` gets the reason where it does not.
  bool supports(mpt_op op, mpt_dtype dtype, std::string* why = nullptr) const {
    const mpt_status s = mpt_op_supports(get(), op, dtype);
    if (s == MPT_ERROR_UNSUPPORTED) {
      if (why) *why = mpt_last_error();
      return false;
    }
    return must(s) == MPT_OK;
  }

 private:
  template <class F, class... A>
  Tensor make(F f, mpt_dtype t, const Shape& s, A... a) const {
    return Tensor(detail::made<mpt_tensor>(f, get(), t, s.data(), s.size(), a...));
  }
};

inline Context Tensor::context() const {
  const mpt_context borrowed = detail::made<mpt_context>(mpt_tensor_get_context, get());
  return borrowed ? Context(mpt_context_retain(borrowed)) : Context();
}

// The number of an autocast profile by name, "apex-o1". Error INVALID_ARGUMENT, with the list of
// names.
inline mpt_profile autocast_profile(const char* name) {
  return detail::made<mpt_profile>(mpt_autocast_profile_from_name, name);
}
// The name of an autocast profile; nullptr for an unknown number: iterate from 1.
inline const char* autocast_profile_name(mpt_profile profile) {
  return mpt_autocast_profile_name(profile);
}

// -- scopes ---------------------------------------------------------------------------------------

namespace detail {
// A mode of a context that was pushed and is popped at the end of the C++ scope.
template <mpt_status (*Pop)(mpt_context)>
class Pushed {
 public:
  Pushed(const Pushed&) = delete;
  Pushed& operator=(const Pushed&) = delete;

 protected:
  // `status`: what the push returned.
  Pushed(const Context& c, mpt_status status) : ctx_(c), open_(must(status) >= 0) {}
  ~Pushed() {
    if (open_) static_cast<void>(Pop(ctx_.get()));
  }

 private:
  Context ctx_;
  bool open_;
};
}  // namespace detail

// Releases at its end every tensor that was made inside, in one go, but those given to keep(). It
// bounds the life of tensors that C++ objects, graphs or callbacks would hold on to: a mpt::Tensor
// made inside and not kept is stale afterwards, which is an error to use, and its copies too.
//
//   {
//     mpt::Scope scope(ctx);
//     best = scope.keep(search(net));  // all the rest goes
//   }
class Scope {
 public:
  explicit Scope(const Context& c) : ctx_(c), open_(must(mpt_scope_push(c.get())) >= 0) {}
  ~Scope() {
    if (open_) static_cast<void>(pop());
  }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;
  // Lets a tensor outlive the scope; returns it.
  Tensor keep(const Tensor& t) {
    kept_.push_back(t);
    return t;
  }
  // Ends the scope now, and reports what fails.
  void close() {
    if (!open_) return;
    open_ = false;
    must(pop());
  }

 private:
  mpt_status pop() const {
    const detail::TensorList list(kept_);
    return mpt_scope_pop(ctx_.get(), list.v.data(), list.count());
  }
  Context ctx_;
  Tensors kept_;
  bool open_;
};

// An autocast scope: operations run in its dtype, as their classes say.
class Autocast : detail::Pushed<mpt_autocast_pop> {
 public:
  explicit Autocast(const Context& c, mpt_dtype dtype = MPT_BF16, bool enabled = true)
      : Autocast(c, options(dtype, enabled)) {}
  // With all options: mpt::defaults<mpt_autocast_desc>().
  Autocast(const Context& c, const mpt_autocast_desc& d)
      : Pushed(c, mpt_autocast_push(c.get(), &d)) {}

 private:
  static mpt_autocast_desc options(mpt_dtype dtype, bool enabled) {
    auto d = defaults<mpt_autocast_desc>();
    d.dtype = dtype;
    d.enabled = enabled;
    return d;
  }
};

// A grad mode, MPT_GRAD_*, until the end of the C++ scope.
class GradMode : detail::Pushed<mpt_grad_mode_pop> {
 public:
  GradMode(const Context& c, mpt_grad_mode mode) : Pushed(c, mpt_grad_mode_push(c.get(), mode)) {}
};
// Nothing is recorded until the end of the C++ scope.
struct NoGrad : GradMode {
  explicit NoGrad(const Context& c) : GradMode(c, MPT_GRAD_DISABLED) {}
};
// Nothing is recorded, and results never take part in recording, until the end of the C++ scope.
struct Inference : GradMode {
  explicit Inference(const Context& c) : GradMode(c, MPT_GRAD_INFERENCE) {}
};

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_CONTEXT_HPP
