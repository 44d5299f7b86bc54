// libmpt for C++20: contexts, and the scopes that live as long as a C++ scope.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_CONTEXT_HPP
#define MPT_CONTEXT_HPP

#include <functional>
#include <type_traits>

#include "mpt_tensor.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// Finding of the search for a non-finite value: mpt_non_finite with texts of its own.
struct NonFinite {
  mpt_non_finite_phase phase = MPT_NON_FINITE_NONE;
  bool exact = false;
  mpt_op op = 0;
  std::string op_name;
  int64_t sequence = 0;
  std::string tensor;
  mpt_dtype dtype = MPT_DTYPE_NONE;
  int64_t elements = 0, nans = 0, infs = 0;
  std::string last_finite;
  int64_t found = 0, step = 0;
  std::string text;

  NonFinite() = default;
  explicit NonFinite(const mpt_non_finite& f)
      : phase(f.phase),
        exact(f.exact != 0),
        op(f.op),
        op_name(detail::owned(f.op_name)),
        sequence(f.sequence),
        tensor(detail::owned(f.tensor)),
        dtype(f.dtype),
        elements(f.elements),
        nans(f.nans),
        infs(f.infs),
        last_finite(detail::owned(f.last_finite)),
        found(f.found),
        step(f.step),
        text(detail::owned(f.text)) {}
};

// A context, which owns tensors, modes and memory. The object is a counted reference, and the last
// copy ends the context. One thread at a time drives a context and everything made from it.
class Context : public detail::Handle<mpt_context, mpt_context_retain, mpt_context_release> {
 public:
  using Handle::Handle;

  // Options of create(): auto ctx = mpt::Context::create({.own_threads = -1, .seed = 7});
  struct Options {
    int32_t own_threads = 0;  // Threads that work, including the caller; -1: one per core.
    int64_t seed = 0;         // Seed of the generator.
    // Services of the host; nullptr: the system's memory and no log.
    const mpt_hooks* hooks = nullptr;
    mpt_context_flags flags = 0;  // MPT_CONTEXT_*, combined.
    size_t memory_limit = 0;      // Limit of the arena in bytes; 0: no limit.
    // Log function, used without hooks: [](int32_t level, const char* text) { .. }.
    void (*log)(int32_t level, const char* text) = nullptr;
    size_t cast_cache_limit = 0;  // Limit of cached casts in bytes; 0: no limit.
    mpt_device device = MPT_DEVICE_CPU;
    int32_t device_index = 0;
    const char* device_module = nullptr;  // path of the device's module; nullptr: the usual one.
    // Handles of the program with which the context computes on its device, such as a CUDA stream,
    // in the struct of the module's header; nullptr: the module makes its own.
    const void* device_native = nullptr;
  };
  // Creates a context with one thread.
  static Context create() { return create({}); }
  // Creates a context with options. Errors: DEVICE, OUT_OF_MEMORY, INVALID_ARGUMENT, ABI (this
  // header and the library are not compatible).
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
    auto module = defaults<mpt_device_module>();
    module.path = o.device_module;
    module.native = o.device_native;
    if (o.device_module || o.device_native) d.next = reinterpret_cast<const mpt_chain*>(&module);
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
  // Ends the context now: every handle made from it becomes stale, and its memory is returned to
  // the host. Error STATE inside a callback.
  void shutdown() const { must(mpt_context_shutdown(get())); }
  // Ends the work of the context between two kernels, from any thread, until resume(): calls that
  // compute throw MPT_ERROR_CANCELLED, and change nothing.
  void cancel() const { must(mpt_context_cancel(get())); }
  void resume() const { must(mpt_context_resume(get())); }
  // Replaces the hooks by new addresses, for a host that has reloaded its code.
  void rebind(const mpt_hooks& hooks) const { must(mpt_context_rebind(get(), &hooks)); }

  // -- tensors
  // Creates a tensor whose elements are not initialised.
  Tensor empty(const Shape& s, mpt_dtype t = MPT_F32) const { return make(mpt_empty, t, s); }
  // Creates a tensor of zeros.
  Tensor zeros(const Shape& s, mpt_dtype t = MPT_F32) const { return make(mpt_zeros, t, s); }
  // Creates a tensor of ones.
  Tensor ones(const Shape& s, mpt_dtype t = MPT_F32) const { return make(mpt_ones, t, s); }
  // Creates a tensor whose elements all have one value.
  Tensor full(const Shape& s, double value, mpt_dtype t = MPT_F32) const {
    return make(mpt_full, t, s, value);
  }
  // Creates a tensor of random values, uniform in [low, high).
  Tensor uniform(const Shape& s, double low, double high, mpt_dtype t = MPT_F32) const {
    return make(mpt_uniform, t, s, low, high);
  }
  // Creates a tensor of random values from a normal distribution with mean mu and standard
  // deviation sigma.
  Tensor normal(const Shape& s, double mu = 0, double sigma = 1, mpt_dtype t = MPT_F32) const {
    return make(mpt_normal, t, s, mu, sigma);
  }
  // Creates initial weights [out, in, kernel..], uniform in +-sqrt(6 / ((1 + a^2) fan_in)) (He et
  // al. 2015).
  Tensor kaiming_uniform(const Shape& s, double a = 0, mpt_dtype t = MPT_F32) const {
    return make(mpt_kaiming_uniform, t, s, a);
  }
  // Creates initial weights from a normal distribution with standard deviation sqrt(2 / ((1 + a^2)
  // fan_in)).
  Tensor kaiming_normal(const Shape& s, double a = 0, mpt_dtype t = MPT_F32) const {
    return make(mpt_kaiming_normal, t, s, a);
  }
  // Creates initial weights, uniform in +-gain sqrt(6 / (fan_in + fan_out)) (Glorot & Bengio 2010).
  Tensor xavier_uniform(const Shape& s, double gain = 1, mpt_dtype t = MPT_F32) const {
    return make(mpt_xavier_uniform, t, s, gain);
  }
  // Creates initial weights from a normal distribution with standard deviation gain sqrt(2 /
  // (fan_in + fan_out)).
  Tensor xavier_normal(const Shape& s, double gain = 1, mpt_dtype t = MPT_F32) const {
    return make(mpt_xavier_normal, t, s, gain);
  }
  // Creates a tensor of random integers, uniform in [low, high).
  Tensor randint(const Shape& s, int64_t low, int64_t high, mpt_dtype t = MPT_I64) const {
    return make(mpt_randint, t, s, low, high);
  }
  // Creates the 1-dim tensor start, start + step, ... below end. dtype NONE means i64 if all three
  // are whole numbers, and f32 otherwise.
  Tensor arange(double start, double end, double step = 1, mpt_dtype t = MPT_DTYPE_NONE) const {
    return Tensor(detail::made<mpt_tensor>(mpt_arange, get(), t, start, end, step));
  }
  // Creates a tensor with a copy of v, row-major, with the dtype of T, which must be an element
  // type of libmpt. Error SHAPE if the shape has another number of elements.
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
  // Creates a tensor on the memory of v, without a copy, row-major or with strides in elements.
  // `owner` is kept for as long as the library needs the memory. Without an owner, v must outlive
  // the tensor and everything recorded from it. Const elements are read-only: a call that would
  // write to them fails with STATE.
  template <class T, size_t N>
  Tensor view(const Shape& s, std::span<T, N> v, std::shared_ptr<const void> owner = nullptr,
              const Shape& strides = {}) const {
    const mpt_dtype d = detail::element<T>();
    if constexpr (std::is_const_v<T>) {
      return lent(mpt_tensor_from_const_memory, d, s, strides, std::move(owner),
                  static_cast<const void*>(v.data()), v.size_bytes());
    } else {
      return lent(mpt_tensor_from_memory, d, s, strides, std::move(owner),
                  static_cast<void*>(v.data()), v.size_bytes());
    }
  }
  // Creates a tensor on the memory of v, which must outlive the tensor and everything recorded from
  // it.
  template <class T>
  Tensor view(const Shape& s, std::vector<T>& v) const {
    return view(s, std::span<T>(v));
  }
  template <class T>
  Tensor view(const Shape& s, const std::vector<T>& v) const {
    return view(s, std::span<const T>(v));
  }
  // A temporary vector would be gone before the tensor: tensor() copies it.
  template <class T>
  Tensor view(const Shape& s, const std::vector<T>&& v) const = delete;
  // Creates a tensor on memory of the program on the context's device, which a struct of the
  // module's header describes, such as mpt_vulkan_buffer. `owner` is kept until no queued work
  // needs the memory.
  Tensor from_native(const Shape& s, mpt_dtype dtype, const void* memory,
                     std::shared_ptr<const void> owner = nullptr, const Shape& strides = {}) const {
    return lent(mpt_tensor_from_native, dtype, s, strides, std::move(owner), memory);
  }
  // Creates a tensor on memory that another library shares by DLPack 1.x. Takes ownership only if
  // it succeeds.
  Tensor from_dlpack(DLManagedTensorVersioned* managed) const {
    return Tensor(detail::made<mpt_tensor>(mpt_tensor_from_dlpack, get(), managed));
  }
  // Creates a tensor on memory shared by DLPack's struct without a version. Takes ownership only if
  // it succeeds.
  Tensor from_dlpack(DLManagedTensor* managed) const {
    return Tensor(detail::made<mpt_tensor>(mpt_tensor_from_dlpack_legacy, get(), managed));
  }

  // -- the generator and the arithmetic
  // Restarts the generator with a seed.
  void seed(int64_t s) const { must(mpt_context_set_seed(get(), s)); }
  // State of the generator: its seed, and the number of draws so far.
  struct Generator {
    int64_t seed = 0, draws = 0;
    friend bool operator==(const Generator&, const Generator&) = default;
  };
  // Returns the state of the generator, for set_generator().
  Generator generator() const {
    Generator g;
    must(mpt_context_get_generator(get(), &g.seed, &g.draws));
    return g;
  }
  // Restores a state that generator() returned.
  void set_generator(const Generator& g) const {
    must(mpt_context_set_generator(get(), g.seed, g.draws));
  }
  // Makes modes for another user of the context, as a new context has them, and returns their
  // number, for use_modes().
  int64_t create_modes(int64_t seed = 0) const {
    int64_t modes = 0;
    must(mpt_context_create_modes(get(), seed, &modes));
    return modes;
  }
  // Puts modes into force; 0: the context's own.
  void use_modes(int64_t modes) const { must(mpt_context_use_modes(get(), modes)); }
  // Ends modes that are not in force.
  void end_modes(int64_t modes) const { must(mpt_context_end_modes(get(), modes)); }
  // Returns the arithmetic in use, native 16-bit or widened, MPT_ARITHMETIC_*. Measures first if
  // none was set.
  mpt_arithmetic arithmetic() const {
    return detail::made<mpt_arithmetic>(mpt_context_get_arithmetic, get());
  }
  // Sets the arithmetic, for equal bits on another machine. Call it before the first operation.
  void set_arithmetic(mpt_arithmetic choice) const {
    must(mpt_context_set_arithmetic(get(), choice));
  }
  // Lists the kernels prepared so far, one line per kernel.
  std::string kernels() const { return detail::text(mpt_context_kernels_text, get()); }

  // -- non-finite values
  // Switches the anomaly mode: the first operation that produces a NaN or infinity fails, and the
  // text names it.
  void set_anomaly(bool on = true) const { must(mpt_context_set_anomaly(get(), on)); }
  // Returns the latest finding of the search for a non-finite value.
  NonFinite non_finite() const {
    return NonFinite(detail::filled<mpt_non_finite>(mpt_context_get_non_finite, get()));
  }

  // -- memory
  // Returns the memory use in bytes by purpose, now and at its peak.
  mpt_memory_info memory() const {
    return detail::filled<mpt_memory_info>(mpt_context_get_memory, get());
  }
  // Returns the memory use of one of the context's devices.
  mpt_memory_info memory(mpt_device device, int32_t index = 0) const {
    return detail::filled<mpt_memory_info>(mpt_context_get_device_memory, get(), device, index);
  }
  // Returns the native handles of one of the context's devices, in the struct of the module's
  // header: work that the program queues there runs behind what the context has queued. nullptr:
  // there are none.
  void* device_native(mpt_device device, int32_t index = 0) const {
    void* handles = nullptr;
    must(mpt_context_get_device_native(get(), device, index, &handles));
    return handles;
  }
  // Formats the memory report as a table.
  std::string memory_text() const { return detail::text(mpt_memory_text, get()); }
  // Compares the context's device with the reference kernels. Throws if a case differs; its text
  // names the cases.
  void device_selftest() const { must(mpt_device_selftest(get())); }
  // Resets every peak to the present use.
  void reset_peak() const { must(mpt_context_reset_peak(get())); }
  // Gives memory that is not in use now back to the host or the system.
  void trim() const { must(mpt_context_trim(get())); }
  // Ends a step of the memory report, in loops without a stepper.
  void end_step() const { must(mpt_memory_end_step(get())); }
  // Watches the memory of the next step, whose batch these tensors hold, for memory_fit().
  void watch_memory(std::initializer_list<Tensor> batch) const {
    const detail::TensorList list({batch.begin(), batch.size()});
    must(mpt_memory_watch(get(), list.v.data(), list.count()));
  }
  // Predicts whether a step with a batch of this many rows stays within `limit` bytes (0: no
  // limit), and the largest batch that does. Error STATE if no step was watched.
  mpt_memory_fit_info memory_fit(int64_t batch, size_t limit = 0) const {
    return detail::filled<mpt_memory_fit_info>(mpt_memory_fit, get(), batch, limit);
  }

  // -- autocast
  // Returns the dtype of the innermost autocast scope, or MPT_DTYPE_NONE if casts are off.
  mpt_dtype autocast_dtype() const {
    return detail::made<mpt_dtype>(mpt_autocast_get_dtype, get());
  }
  // Sets the cast class of an operation, in the innermost scope or, outside every scope, for all
  // later scopes.
  void set_cast_class(mpt_op op, mpt_cast_class cls) const {
    must(mpt_autocast_set_class(get(), op, cls));
  }
  // Returns the cast class of an operation that applies now.
  mpt_cast_class cast_class(mpt_op op) const {
    return detail::made<mpt_cast_class>(mpt_autocast_get_class, get(), op);
  }
  // Returns the counters of the cache of casts.
  mpt_cast_cache_info cast_cache() const {
    return detail::filled<mpt_cast_cache_info>(mpt_autocast_get_cache_info, get());
  }
  // Drops all cached casts.
  void clear_cast_cache() const { must(mpt_autocast_clear_cache(get())); }

  // -- operations by number
  // Finds the number of an operation by its name, for example "matmul", also one of the host.
  mpt_op op(const char* name) const { return detail::made<mpt_op>(mpt_op_from_name, get(), name); }
  // Returns the name of an operation, or nullptr past the end: iterate from 0.
  const char* op_name(mpt_op op) const { return mpt_op_name(get(), op); }
  // Describes an operation: its class, and the number of its inputs, results and parameters.
  mpt_op_info op_info(mpt_op op) const {
    return detail::filled<mpt_op_info>(mpt_op_get_info, get(), op);
  }
  // Describes the parameters of an operation, in the order of its C function, the fields of its
  // descriptor last.
  std::vector<mpt_op_param> op_params(mpt_op op) const {
    std::vector<mpt_op_param> list;
    for (int32_t i = 0, n = op_info(op).params; i < n; ++i) {
      list.push_back(detail::filled<mpt_op_param>(mpt_op_get_param, get(), op, i));
    }
    return list;
  }
  // Returns true if an operation accepts data of this dtype. Otherwise `why` receives the reason.
  bool supports(mpt_op op, mpt_dtype dtype, std::string* why = nullptr) const {
    const mpt_status s = mpt_op_supports(get(), op, dtype);
    if (s == MPT_ERROR_UNSUPPORTED) {
      if (why) *why = mpt_last_error();
      return false;
    }
    return must(s) == MPT_OK;
  }

 private:
  // Creates a tensor on memory of others, which `from` takes as M..., and keeps the owner.
  template <class F, class... M>
  Tensor lent(F from, mpt_dtype dtype, const Shape& s, const Shape& strides,
              std::shared_ptr<const void> owner, M... memory) const {
    using Owner = std::shared_ptr<const void>;
    std::unique_ptr<Owner> keep = owner ? std::make_unique<Owner>(std::move(owner)) : nullptr;
    const mpt_done_fn done = [](void* user) { delete static_cast<Owner*>(user); };
    Tensor t(detail::made<mpt_tensor>(
        from, get(), dtype, s.data(), strides.size() ? strides.data() : nullptr, s.size(),
        memory..., keep ? done : nullptr, static_cast<void*>(keep.get())));
    if (t) static_cast<void>(keep.release());
    return t;
  }
  template <class F, class... A>
  Tensor make(F f, mpt_dtype t, const Shape& s, A... a) const {
    return Tensor(detail::made<mpt_tensor>(f, get(), t, s.data(), s.size(), a...));
  }
};

inline Context Tensor::context() const {
  const mpt_context borrowed = detail::made<mpt_context>(mpt_tensor_get_context, get());
  return borrowed ? Context(mpt_context_retain(borrowed)) : Context();
}

// Device of this machine, for Context::Options.
struct NamedDevice {
  mpt_device device = MPT_DEVICE_CPU;
  int32_t index = 0;
};
// Returns a device by a text: "cpu", "vulkan", "vulkan:1", or "vulkan:NVIDIA" for the first one
// whose name contains this or whose UUID this is. Errors: INVALID_ARGUMENT, DEVICE.
inline NamedDevice device_from_name(const char* name) {
  NamedDevice d;
  must(mpt_device_from_name(name, &d.device, &d.index));
  return d;
}
// Lists the devices, one line per device; says what is missing where a kind has none.
inline std::string devices_text() { return detail::text(mpt_devices_text); }

// Finds a profile by its name: "apex-o1" gives MPT_PROFILE_APEX_O1. Error INVALID_ARGUMENT with the
// list of names.
inline mpt_profile autocast_profile(const char* name) {
  return detail::made<mpt_profile>(mpt_autocast_profile_from_name, name);
}
// Returns the name of a profile, or nullptr for an unknown number: iterate from 1.
inline const char* autocast_profile_name(mpt_profile profile) {
  return mpt_autocast_profile_name(profile);
}

// -- scopes ---------------------------------------------------------------------------------------
//
// The object is the scope: give it a name. The compiler warns about one that ends at once.

namespace detail {
// Mode of a context that is pushed by the constructor and popped by the destructor.
template <mpt_status (*Pop)(mpt_context)>
class Pushed {
 public:
  Pushed(const Pushed&) = delete;
  Pushed& operator=(const Pushed&) = delete;

 protected:
  // `status` is the result of the push.
  Pushed(const Context& c, mpt_status status) : ctx_(c), open_(must(status) >= 0) {}
  ~Pushed() {
    if (open_) static_cast<void>(Pop(ctx_.get()));
  }

 private:
  Context ctx_;
  bool open_;
};
}  // namespace detail

// Scope of tensor handles. Its end releases every tensor that was made inside it, except those
// given to keep(). Use it to bound the life of tensors that C++ objects, graphs or callbacks would
// keep. A mpt::Tensor made inside and not kept is stale afterwards, and so are its copies; using
// one is an error.
//
//   {
//     mpt::Scope scope(ctx);
//     best = scope.keep(search(net));  // Everything else is released.
//   }
class Scope {
 public:
  [[nodiscard]] explicit Scope(const Context& c)
      : ctx_(c), open_(must(mpt_scope_push(c.get())) >= 0) {}
  ~Scope() {
    if (open_) static_cast<void>(pop());
  }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;
  // Lets a tensor outlive the scope, and returns it.
  Tensor keep(const Tensor& t) {
    kept_.push_back(t);
    return t;
  }
  // Ends the scope now, and reports errors.
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

// Autocast scope, open until the end of the C++ scope: operations compute in its dtype, according
// to their cast classes.
class Autocast : detail::Pushed<mpt_autocast_pop> {
 public:
  [[nodiscard]] explicit Autocast(const Context& c, mpt_dtype dtype = MPT_BF16, bool enabled = true)
      : Autocast(c, options(dtype, enabled)) {}
  // Opens a scope with all options: mpt::defaults<mpt_autocast_desc>().
  [[nodiscard]] Autocast(const Context& c, const mpt_autocast_desc& d)
      : Pushed(c, mpt_autocast_push(c.get(), &d)) {}

 private:
  static mpt_autocast_desc options(mpt_dtype dtype, bool enabled) {
    auto d = defaults<mpt_autocast_desc>();
    d.dtype = dtype;
    d.enabled = enabled;
    return d;
  }
};

// Grad mode, MPT_GRAD_*, open until the end of the C++ scope.
class GradMode : detail::Pushed<mpt_grad_mode_pop> {
 public:
  [[nodiscard]] GradMode(const Context& c, mpt_grad_mode mode)
      : Pushed(c, mpt_grad_mode_push(c.get(), mode)) {}
};
// Grad mode in which nothing is recorded, open until the end of the C++ scope.
struct NoGrad : GradMode {
  [[nodiscard]] explicit NoGrad(const Context& c) : GradMode(c, MPT_GRAD_DISABLED) {}
};
// Grad mode in which nothing is recorded and results can never take part in recording, open until
// the end of the C++ scope.
struct Inference : GradMode {
  [[nodiscard]] explicit Inference(const Context& c) : GradMode(c, MPT_GRAD_INFERENCE) {}
};

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_CONTEXT_HPP
