// libmpt for C++20: RAII handles, exceptions, operators and spans over the C ABI. Header-only; its
// types carry no ABI promise, the calls below do.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_HPP
#define MPT_HPP

#include <cstdint>
#include <exception>
#include <functional>
#include <initializer_list>
#include <limits>
#include <ostream>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "mpt.h"
#include "mpt_memory.h"
#include "mpt_observe.h"
#include "mpt_ops.h"

// Inline: the library inside has classes of the same names, and a static libmpt.a shares its
// symbols with the program.
namespace mpt {
inline namespace cpp {

// Thrown by every call here; what() is the library's text.
class Error : public std::runtime_error {
 public:
  Error(mpt_status status, const char* text) : std::runtime_error(text), status_(status) {}
  mpt_status status() const noexcept { return status_; }

 private:
  mpt_status status_;
};

// Throws where a call failed; hands on the positive codes (MPT_STEP_SKIPPED, MPT_NOT_READY).
inline mpt_status check(mpt_status status) {
  if (status < 0) throw Error(status, mpt_last_error());
  return status;
}

// Extents, from a list, a vector or a span.
class Shape {
 public:
  Shape() = default;
  Shape(std::initializer_list<int64_t> v) : v_(v) {}
  Shape(std::span<const int64_t> v) : v_(v.begin(), v.end()) {}
  Shape(std::vector<int64_t> v) : v_(std::move(v)) {}
  const int64_t* data() const { return v_.data(); }
  int32_t size() const { return static_cast<int32_t>(v_.size()); }
  int64_t operator[](int i) const { return v_[static_cast<size_t>(i)]; }
  friend bool operator==(const Shape&, const Shape&) = default;

 private:
  std::vector<int64_t> v_;
};

// The dtype of a C++ element type.
template <class T>
inline constexpr mpt_dtype dtype_of = MPT_DTYPE_NONE;
template <>
inline constexpr mpt_dtype dtype_of<float> = MPT_F32;
template <>
inline constexpr mpt_dtype dtype_of<double> = MPT_F64;
template <>
inline constexpr mpt_dtype dtype_of<int8_t> = MPT_I8;
template <>
inline constexpr mpt_dtype dtype_of<uint8_t> = MPT_U8;
template <>
inline constexpr mpt_dtype dtype_of<int32_t> = MPT_I32;
template <>
inline constexpr mpt_dtype dtype_of<int64_t> = MPT_I64;
template <>
inline constexpr mpt_dtype dtype_of<bool> = MPT_BOOL;

namespace detail {

// A shared handle: copies retain, the destructor releases.
template <class H, H (*Retain)(H), void (*Release)(H)>
class Handle {
 public:
  Handle() = default;
  explicit Handle(H h) : h_(h) {}  // takes the reference over
  Handle(const Handle& o) : h_(o.h_ ? Retain(o.h_) : H{}) {}
  Handle(Handle&& o) noexcept : h_(std::exchange(o.h_, H{})) {}
  Handle& operator=(Handle o) noexcept {
    std::swap(h_, o.h_);
    return *this;
  }
  ~Handle() {
    if (h_) Release(h_);
  }
  H get() const { return h_; }
  explicit operator bool() const { return h_ != H{}; }

 private:
  H h_{};
};

}  // namespace detail

class Tensor : public detail::Handle<mpt_tensor, mpt_tensor_retain, mpt_tensor_release> {
 public:
  using Handle::Handle;

  mpt_tensor_info info() const {
    mpt_tensor_info i{};
    i.struct_size = sizeof i;
    check(mpt_tensor_get_info(get(), &i));
    return i;
  }
  mpt_dtype dtype() const { return info().dtype; }
  Shape shape() const {
    const mpt_tensor_info i = info();
    return std::span<const int64_t>(i.shape, static_cast<size_t>(i.rank));
  }
  int64_t count() const { return info().count; }
  double item() const {
    double v;
    check(mpt_tensor_item(get(), &v));
    return v;
  }
  template <class T>
  std::vector<T> read() const {
    std::vector<T> v(static_cast<size_t>(count()));
    check(mpt_tensor_read(get(), dtype_of<T>, v.data(), static_cast<int64_t>(v.size())));
    return v;
  }
  template <class T>
  void write(std::span<const T> v) {
    check(mpt_tensor_write(get(), dtype_of<T>, v.data(), static_cast<int64_t>(v.size())));
  }
  template <class T>
  void write(const std::vector<T>& v) {
    write(std::span<const T>(v));
  }
  // A parameter's exact value, its master included: a tensor of its own.
  Tensor master() const {
    mpt_tensor t = nullptr;
    check(mpt_tensor_master(get(), &t));
    return Tensor(t);
  }
  void set_master(const Tensor& value) { check(mpt_tensor_set_master(get(), value.get())); }
  Tensor& name(const std::string& n) {
    check(mpt_tensor_set_name(get(), n.c_str()));
    return *this;
  }
  std::string text() const {
    size_t n = 0;
    check(mpt_tensor_to_string(get(), nullptr, 0, &n));
    std::string s(n, '\0');
    check(mpt_tensor_to_string(get(), s.data(), n, &n));
    s.pop_back();
    return s;
  }

  Tensor& requires_grad(bool on = true) {
    check(mpt_tensor_set_requires_grad(get(), on));
    return *this;
  }
  Tensor grad() const {  // empty where there is none
    mpt_tensor g{};
    check(mpt_tensor_grad(get(), &g));
    return Tensor(g);
  }
  // Of a gradient that is kept by rows: their numbers and gradients; else two empty tensors.
  std::pair<Tensor, Tensor> grad_rows() const {
    mpt_tensor rows{}, values{};
    check(mpt_tensor_grad_rows(get(), &rows, &values));
    return {Tensor(rows), Tensor(values)};
  }
  Tensor& sparse_grad(bool on = true) {
    check(mpt_tensor_set_grad_sparse(get(), on));
    return *this;
  }
  void zero_grad() { check(mpt_tensor_set_grad(get(), mpt_tensor{})); }
  void backward(bool retain_graph = false, bool create_graph = false) const {
    mpt_backward_desc d;
    mpt_backward_desc_init(&d, sizeof d);
    d.retain_graph = retain_graph;
    d.create_graph = create_graph;
    const mpt_tensor root = get();
    check(mpt_backward(&root, nullptr, 1, &d));
  }
};

inline std::ostream& operator<<(std::ostream& s, const Tensor& t) { return s << t.text(); }

class Context : public detail::Handle<mpt_context, mpt_context_retain, mpt_context_release> {
 public:
  using Handle::Handle;
  // auto ctx = mpt::Context::create({.own_threads = -1, .seed = 7});
  struct Options {
    int32_t own_threads = 0;
    int64_t seed = 0;
    const mpt_hooks* hooks = nullptr;
    int32_t flags = 0;
    size_t memory_limit = 0;
    // Warnings and the like, without hooks: [](int32_t level, const char* text) { .. }
    void (*log)(int32_t level, const char* text) = nullptr;
  };
  static Context create() { return create({}); }  // of one thread
  static Context create(const Options& o) {
    check(mpt_check_header(MPT_HEADER_VERSION, sizeof(mpt_context_desc)));
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.own_threads = o.own_threads;
    d.seed = o.seed;
    d.hooks = o.hooks;
    d.flags = o.flags;
    d.memory_limit = o.memory_limit;
    mpt_hooks hooks;
    mpt_hooks_init(&hooks, sizeof hooks);
    if (o.log && !o.hooks) {
      hooks.user = reinterpret_cast<void*>(o.log);
      hooks.log = [](void* user, int32_t level, const char* text) {
        reinterpret_cast<void (*)(int32_t, const char*)>(user)(level, text);
      };
      d.hooks = &hooks;
    }
    mpt_context c{};
    check(mpt_context_create(&d, &c));
    return Context(c);
  }

  Tensor empty(const Shape& s, mpt_dtype t = MPT_F32) const { return make(mpt_empty, t, s); }
  Tensor zeros(const Shape& s, mpt_dtype t = MPT_F32) const { return make(mpt_zeros, t, s); }
  Tensor ones(const Shape& s, mpt_dtype t = MPT_F32) const { return make(mpt_ones, t, s); }
  Tensor full(const Shape& s, double value, mpt_dtype t = MPT_F32) const {
    return make(mpt_full, t, s, value);
  }
  Tensor uniform(const Shape& s, double low, double high, mpt_dtype t = MPT_F32) const {
    return make(mpt_uniform, t, s, low, high);
  }
  Tensor normal(const Shape& s, double mean = 0, double deviation = 1,
                mpt_dtype t = MPT_F32) const {
    return make(mpt_normal, t, s, mean, deviation);
  }
  Tensor arange(double start, double end, double step = 1, mpt_dtype t = MPT_DTYPE_NONE) const {
    mpt_tensor out{};
    check(mpt_arange(get(), t, start, end, step, &out));
    return Tensor(out);
  }
  template <class T>
  Tensor tensor(const Shape& s, std::span<const T> v) const {
    mpt_tensor out{};
    check(mpt_from_data(get(), dtype_of<T>, s.data(), s.size(), v.data(), v.size_bytes(), &out));
    return Tensor(out);
  }
  template <class T>
  Tensor tensor(const Shape& s, const std::vector<T>& v) const {
    return tensor(s, std::span<const T>(v));
  }
  template <class T>
  Tensor tensor(const Shape& s, std::initializer_list<T> v) const {
    return tensor(s, std::span<const T>(v.begin(), v.size()));
  }
  // Shares the elements; `v` must outlive the tensor.
  template <class T>
  Tensor view(const Shape& s, std::span<T> v) const {
    mpt_tensor out{};
    check(mpt_from_memory(get(), dtype_of<std::remove_const_t<T>>, s.data(), nullptr, s.size(),
                          const_cast<std::remove_const_t<T>*>(v.data()), v.size_bytes(), nullptr,
                          nullptr, &out));
    return Tensor(out);
  }
  // The first value that was not finite, as found last (mpt_observe.h).
  mpt_non_finite non_finite() const {
    mpt_non_finite f{};
    f.struct_size = sizeof f;
    check(mpt_context_get_non_finite(get(), &f));
    return f;
  }
  void seed(int64_t s) const { check(mpt_context_set_seed(get(), s)); }
  mpt_memory_info memory() const {
    mpt_memory_info m{};
    m.struct_size = sizeof m;
    check(mpt_context_memory(get(), &m));
    return m;
  }
  std::string memory_text() const {
    size_t n = 0;
    check(mpt_memory_text(get(), nullptr, 0, &n));
    std::string s(n, '\0');
    check(mpt_memory_text(get(), s.data(), n, &n));
    s.pop_back();
    return s;
  }
  // Watches the next step, whose batch is in these; then memory_fit answers for other batches.
  void watch_memory(std::initializer_list<Tensor> batch) const {
    std::vector<mpt_tensor> handles;
    for (const Tensor& t : batch) handles.push_back(t.get());
    check(mpt_memory_watch(get(), handles.data(), static_cast<int32_t>(handles.size())));
  }
  mpt_memory_fit_info memory_fit(int64_t batch, size_t limit = 0) const {
    mpt_memory_fit_info f{};
    f.struct_size = sizeof f;
    check(mpt_memory_fit(get(), batch, limit, &f));
    return f;
  }

 private:
  template <class F, class... A>
  Tensor make(F f, mpt_dtype t, const Shape& s, A... a) const {
    mpt_tensor out{};
    check(f(get(), t, s.data(), s.size(), a..., &out));
    return Tensor(out);
  }
};

// -- scopes: each lives as long as its C++ scope --------------------------------------------------

class Autocast {
 public:
  explicit Autocast(const Context& c, mpt_dtype dtype = MPT_BF16, bool enabled = true) : ctx_(c) {
    mpt_autocast_desc d;
    mpt_autocast_desc_init(&d, sizeof d);
    d.dtype = dtype;
    d.enabled = enabled;
    check(mpt_autocast_push(ctx_.get(), &d));
  }
  Autocast(const Context& c, const mpt_autocast_desc& d) : ctx_(c) {
    check(mpt_autocast_push(ctx_.get(), &d));
  }
  ~Autocast() { mpt_autocast_pop(ctx_.get()); }
  Autocast(const Autocast&) = delete;
  Autocast& operator=(const Autocast&) = delete;

 private:
  Context ctx_;
};

class GradMode {
 public:
  GradMode(const Context& c, int32_t mode) : ctx_(c) { check(mpt_grad_mode_push(c.get(), mode)); }
  ~GradMode() { mpt_grad_mode_pop(ctx_.get()); }
  GradMode(const GradMode&) = delete;
  GradMode& operator=(const GradMode&) = delete;

 private:
  Context ctx_;
};
struct NoGrad : GradMode {
  explicit NoGrad(const Context& c) : GradMode(c, MPT_GRAD_DISABLED) {}
};
struct Inference : GradMode {
  explicit Inference(const Context& c) : GradMode(c, MPT_GRAD_INFERENCE) {}
};

// A trace of what runs until end() or the end of the C++ scope; `dry`: no step takes effect.
class Trace {
 public:
  explicit Trace(const Context& c, bool dry = false) : ctx_(c) {
    check(dry ? mpt_trace_begin_dry(c.get()) : mpt_trace_begin(c.get()));
  }
  ~Trace() {
    if (on_) mpt_trace_end(ctx_.get());
  }
  Trace(const Trace&) = delete;
  Trace& operator=(const Trace&) = delete;
  // Ends it; the table of what ran.
  std::string end() {
    check(mpt_trace_end(ctx_.get()));
    on_ = false;
    size_t n = 0;
    check(mpt_trace_text(ctx_.get(), nullptr, 0, &n));
    std::string s(n, 0);
    check(mpt_trace_text(ctx_.get(), s.data(), n, nullptr));
    s.pop_back();
    return s;
  }

 private:
  Context ctx_;
  bool on_ = true;
};

// -- operations -----------------------------------------------------------------------------------
// Each is the C call without its out: mpt::matmul(a, b), mpt::sum(x, {0}, true). A tensor goes in
// as Tensor, extents as Shape, none as nullptr. Arguments left out at the end are PyTorch's
// defaults (mpt_hpp_ops.inc); where there is none, the call does not compile.

namespace detail {

inline auto argument(const Tensor& t) { return std::tuple(t.get()); }
inline auto argument(const Shape& s) { return std::tuple(s.data(), s.size()); }
template <class T>
requires std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_pointer_v<T>
auto argument(T v) { return std::tuple(v); }
inline auto argument(std::nullptr_t) { return std::tuple(nullptr); }

struct TensorList {
  std::vector<mpt_tensor> v;
  TensorList(std::span<const Tensor> list) {
    for (const Tensor& t : list) v.push_back(t.get());
  }
};
inline auto argument(const TensorList& l) {
  return std::tuple(l.v.data(), static_cast<int32_t>(l.v.size()));
}

template <class T, class Given>
T convert(const Given& v) {
  if constexpr (std::is_null_pointer_v<Given>) return T{};
  else return static_cast<T>(v);
}

// An operation: the C function, and its last inputs where they are left out.
template <auto F, class... Default>
struct Call {
  std::tuple<Default...> defaults;

  template <class... A>
  auto operator()(const A&... a) const {
    return run(F, std::tuple_cat(argument(a)...));
  }
  // Braces for extents: reshape(x, {2, 3}), sum(x, {0}, true).
  template <class... A>
  auto operator()(const Tensor& x, Shape s, const A&... a) const {
    return run(F, std::tuple_cat(argument(x), argument(s), argument(a)...));
  }

 private:
  template <class... P, class... Given>
  auto run(mpt_status (*f)(P...), const std::tuple<Given...>& given) const {
    constexpr size_t outs = (size_t{std::is_same_v<P, mpt_tensor*>} + ...);
    constexpr size_t inputs = sizeof...(P) - outs, missing = inputs - sizeof...(Given);
    static_assert(sizeof...(Given) <= inputs, "too many arguments");
    static_assert(sizeof...(Given) > inputs || missing <= sizeof...(Default),
                  "an argument that has no default is missing");
    mpt_tensor out[outs] = {};
    auto input = [&]<size_t K>(std::integral_constant<size_t, K>) {
      using T = std::tuple_element_t<K, std::tuple<P...>>;
      if constexpr (K < sizeof...(Given)) return convert<T>(std::get<K>(given));
      else return convert<T>(std::get<K + sizeof...(Default) - inputs>(defaults));
    };
    auto go = [&]<size_t... I, size_t... O>(std::index_sequence<I...>, std::index_sequence<O...>) {
      check(f(input(std::integral_constant<size_t, I>{})..., &out[O]...));
    };
    go(std::make_index_sequence<inputs>{}, std::make_index_sequence<outs>{});
    if constexpr (outs == 1) return Tensor(out[0]);
    else return std::pair(Tensor(out[0]), Tensor(out[1]));
  }
};

template <auto F, class... Default>
constexpr Call<F, Default...> call(Default... defaults) {
  return {std::tuple(defaults...)};
}

}  // namespace detail

#define MPT_HPP_OP(name) inline constexpr auto name = detail::call<mpt_##name>();
#define MPT_HPP_OP_OR(name, ...) inline constexpr auto name = detail::call<mpt_##name>(__VA_ARGS__);
#include "mpt_hpp_ops.inc"
#undef MPT_HPP_OP
#undef MPT_HPP_OP_OR

inline Tensor cat(std::span<const Tensor> list, int64_t dim = 0) {
  const detail::TensorList l(list);
  mpt_tensor out = {};
  check(mpt_cat(l.v.data(), static_cast<int32_t>(l.v.size()), dim, &out));
  return Tensor(out);
}
inline Tensor stack(std::span<const Tensor> list, int64_t dim = 0) {
  const detail::TensorList l(list);
  mpt_tensor out = {};
  check(mpt_stack(l.v.data(), static_cast<int32_t>(l.v.size()), dim, &out));
  return Tensor(out);
}
inline Tensor cat(std::initializer_list<Tensor> list, int64_t dim = 0) {
  return cat(std::span<const Tensor>(list.begin(), list.size()), dim);
}
inline Tensor stack(std::initializer_list<Tensor> list, int64_t dim = 0) {
  return stack(std::span<const Tensor>(list.begin(), list.size()), dim);
}
// Views of the given sizes along dim.
inline std::vector<Tensor> split(const Tensor& x, const Shape& sizes, int64_t dim = 0) {
  std::vector<mpt_tensor> out(static_cast<size_t>(sizes.size()));
  check(mpt_split_with_sizes(x.get(), sizes.data(), sizes.size(), dim, out.data(), sizes.size()));
  return std::vector<Tensor>(out.begin(), out.end());
}

// Sequences: outputs and last states; an empty first state is 0.
inline std::tuple<Tensor, Tensor, Tensor> lstm(const Tensor& x, const Tensor& h0, const Tensor& c0,
                                               std::span<const Tensor> weights,
                                               const mpt_rnn_desc* desc = nullptr) {
  const detail::TensorList w(weights);
  mpt_tensor out[3] = {};
  check(mpt_lstm(x.get(), h0.get(), c0.get(), w.v.data(), static_cast<int32_t>(w.v.size()), desc,
                 out, 3));
  return {Tensor(out[0]), Tensor(out[1]), Tensor(out[2])};
}
inline std::pair<Tensor, Tensor> gru(const Tensor& x, const Tensor& h0,
                                     std::span<const Tensor> weights,
                                     const mpt_rnn_desc* desc = nullptr) {
  const detail::TensorList w(weights);
  mpt_tensor out[2] = {};
  check(mpt_gru(x.get(), h0.get(), w.v.data(), static_cast<int32_t>(w.v.size()), desc, &out[0],
                &out[1]));
  return {Tensor(out[0]), Tensor(out[1])};
}

inline Tensor operator+(const Tensor& a, const Tensor& b) { return add(a, b); }
inline Tensor operator-(const Tensor& a, const Tensor& b) { return sub(a, b); }
inline Tensor operator*(const Tensor& a, const Tensor& b) { return mul(a, b); }
inline Tensor operator/(const Tensor& a, const Tensor& b) { return div(a, b); }
inline Tensor operator-(const Tensor& a) { return neg(a); }
inline Tensor operator+(const Tensor& a, double b) { return add_scalar(a, b); }
inline Tensor operator+(double a, const Tensor& b) { return add_scalar(b, a); }
inline Tensor operator-(const Tensor& a, double b) { return add_scalar(a, -b); }
inline Tensor operator-(double a, const Tensor& b) { return add_scalar(neg(b), a); }
inline Tensor operator*(const Tensor& a, double b) { return mul_scalar(a, b); }
inline Tensor operator*(double a, const Tensor& b) { return mul_scalar(b, a); }
inline Tensor operator/(const Tensor& a, double b) { return div_scalar(a, b); }
inline Tensor operator/(double a, const Tensor& b) { return rdiv_scalar(a, b); }

// The gradients of `roots` (each of one element) with respect to `inputs`; an empty tensor where
// there is no dependence.
inline std::vector<Tensor> grad(std::span<const Tensor> roots, std::span<const Tensor> inputs,
                                bool retain_graph = false, bool create_graph = false) {
  mpt_backward_desc d;
  mpt_backward_desc_init(&d, sizeof d);
  d.retain_graph = retain_graph;
  d.create_graph = create_graph;
  const detail::TensorList r(roots), i(inputs);
  std::vector<mpt_tensor> out(inputs.size());
  check(mpt_grad(r.v.data(), nullptr, static_cast<int32_t>(r.v.size()), i.v.data(),
                 static_cast<int32_t>(i.v.size()), &d, out.data()));
  return std::vector<Tensor>(out.begin(), out.end());
}

}  // namespace cpp
}  // namespace mpt

#include "mpt_train.hpp"

#endif  // MPT_HPP
