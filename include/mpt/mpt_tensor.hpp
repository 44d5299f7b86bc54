// libmpt for C++20: shapes, descriptors and tensors.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_TENSOR_HPP
#define MPT_TENSOR_HPP

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <memory>
#include <ostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "mpt.h"
#include "mpt_element.hpp"
#include "mpt_error.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

class Context;

// List of extents, dims or sizes, made from a list in braces, a vector or a span.
class Shape {
 public:
  Shape() = default;
  Shape(std::initializer_list<int64_t> v) : v_(v) {}
  Shape(std::span<const int64_t> v) : v_(v.begin(), v.end()) {}
  Shape(std::vector<int64_t> v) : v_(std::move(v)) {}
  const int64_t* data() const { return v_.data(); }
  int32_t size() const { return static_cast<int32_t>(v_.size()); }
  auto begin() const { return v_.begin(); }
  auto end() const { return v_.end(); }
  int64_t operator[](int i) const { return v_[static_cast<size_t>(i)]; }
  friend bool operator==(const Shape&, const Shape&) = default;

 private:
  std::vector<int64_t> v_;
};

namespace detail {

// Shared handle: copies retain, the destructor releases.
template <class H, H (*Retain)(H), void (*Release)(H)>
class Handle {
 public:
  Handle() = default;
  explicit Handle(H h) : h_(h) {}  // Takes over the reference.
  Handle(const Handle& o) : h_(o.h_ ? Retain(o.h_) : H{}) {}
  Handle(Handle&& o) noexcept : h_(std::exchange(o.h_, H{})) {}
  Handle& operator=(Handle o) noexcept {
    std::swap(h_, o.h_);
    return *this;
  }
  ~Handle() {
    if (h_) Release(h_);
  }
  // Returns the handle of C, which this object keeps.
  H get() const { return h_; }
  // Gives up the handle: its reference becomes the caller's.
  H release() { return std::exchange(h_, H{}); }
  // Returns true if there is a handle.
  explicit operator bool() const { return h_ != H{}; }

 private:
  H h_{};
};

#define MPT_HPP_DESC(name) \
  inline void set_defaults(mpt_##name& d) { mpt_##name##_init(&d, sizeof d); }
MPT_HPP_DESC(attention_desc)
MPT_HPP_DESC(autocast_desc)
MPT_HPP_DESC(backward_desc)
MPT_HPP_DESC(batch_norm_desc)
MPT_HPP_DESC(clip_desc)
MPT_HPP_DESC(context_desc)
MPT_HPP_DESC(conv_desc)
MPT_HPP_DESC(cross_entropy_desc)
MPT_HPP_DESC(custom_op_desc)
MPT_HPP_DESC(device_module)
MPT_HPP_DESC(hooks)
MPT_HPP_DESC(lbfgs_desc)
MPT_HPP_DESC(nn_attention_desc)
MPT_HPP_DESC(nn_conv_desc)
MPT_HPP_DESC(nn_embedding_desc)
MPT_HPP_DESC(nn_norm_desc)
MPT_HPP_DESC(nn_transformer_desc)
MPT_HPP_DESC(norm_desc)
MPT_HPP_DESC(params_file_desc)
MPT_HPP_DESC(pool_desc)
MPT_HPP_DESC(precision)
MPT_HPP_DESC(reader)
MPT_HPP_DESC(rnn_desc)
MPT_HPP_DESC(scaler_desc)
MPT_HPP_DESC(schedule_desc)
MPT_HPP_DESC(selection)
MPT_HPP_DESC(stats_desc)
MPT_HPP_DESC(stepper_desc)
MPT_HPP_DESC(thread_hooks)
MPT_HPP_DESC(time_hooks)
MPT_HPP_DESC(training_desc)
MPT_HPP_DESC(writer)
#undef MPT_HPP_DESC

}  // namespace detail

// Returns a descriptor of C with its defaults, to be changed and given to a call:
//   auto how = mpt::defaults<mpt_conv_desc>();
//   how.groups = 2;
// For optimizers the functions of the rules return the defaults: mpt::adamw().
template <class Desc>
Desc defaults() {
  Desc d;
  detail::set_defaults(d);
  return d;
}

// Tensor: a counted reference to elements that other tensors may share. Copies of the object are
// the same tensor; mpt::clone copies elements.
class Tensor : public detail::Handle<mpt_tensor, mpt_tensor_retain, mpt_tensor_release> {
 public:
  using Handle::Handle;

  // -- properties
  // Returns the properties: dtype, shape, strides, whether the tensor is a leaf, and its version.
  mpt_tensor_info info() const {
    return detail::filled<mpt_tensor_info>(mpt_tensor_get_info, get());
  }
  // Returns the dtype, MPT_F32 and so on.
  mpt_dtype dtype() const { return info().dtype; }
  // Returns the extents; none for a tensor without dims.
  Shape shape() const {
    const mpt_tensor_info i = info();
    return std::span<const int64_t>(i.shape, static_cast<size_t>(i.rank));
  }
  // Returns the number of elements.
  int64_t count() const { return info().count; }
  // Returns the tensor on another device of its context: a copy, or itself if it is there already.
  Tensor to(mpt_device device, int32_t index = 0) const {
    return Tensor(detail::made<mpt_tensor>(mpt_tensor_to, get(), device, index));
  }
  // Returns true while the handle names a live tensor: false for an empty one, and after the end of
  // its scope or context.
  bool valid() const { return mpt_tensor_is_valid(get()) != 0; }
  // Returns the context of the tensor.
  Context context() const;
  // Returns the name for messages, or "" if there is none.
  std::string name() const {
    const char* n = nullptr;
    return must(mpt_tensor_get_name(get(), &n)) < 0 ? "" : n;
  }
  // Sets the name for messages.
  Tensor& name(const std::string& n) {
    must(mpt_tensor_set_name(get(), n.c_str()));
    return *this;
  }
  // Formats the elements as NumPy prints them.
  std::string text() const { return detail::text(mpt_tensor_text, get()); }

  // -- elements
  // Returns the value of a tensor with one element.
  double item() const {
    double v = std::numeric_limits<double>::quiet_NaN();
    must(mpt_tensor_get_item(get(), &v));
    return v;
  }
  // Returns a copy of the elements, row-major and converted to T. For a parameter with a master, a
  // T of 32 or more bits receives the master's values.
  template <class T>
  std::vector<T> read() const {
    constexpr mpt_dtype dtype = detail::element<T>();
    const int64_t n = count();
    if constexpr (std::is_same_v<T, bool>) {  // std::vector<bool> has no array.
      const auto v = std::make_unique<bool[]>(static_cast<size_t>(n));
      must(mpt_tensor_read(get(), dtype, v.get(), n));
      return std::vector<bool>(v.get(), v.get() + n);
    } else {
      std::vector<T> v(static_cast<size_t>(n));
      must(mpt_tensor_read(get(), dtype, v.data(), n));
      return v;
    }
  }
  // Overwrites the elements, row-major and converted from T. v must have as many elements as the
  // tensor. Never recorded.
  template <class T, size_t N>
  void write(std::span<T, N> v) {
    must(mpt_tensor_write(get(), detail::element<T>(), v.data(), static_cast<int64_t>(v.size())));
  }
  template <class T>
  void write(const std::vector<T>& v) {
    write(std::span<const T>(v));
  }
  // Returns the address of the first element, in the memory of the tensor's device; info() has the
  // strides. Error DTYPE if T is not the tensor's element type. Report writes through it by
  // touch().
  template <class T>
  T* data() const {
    constexpr mpt_dtype wanted = detail::element<T>();
    const mpt_dtype have = dtype();
    if (have != wanted) {
      const std::string what = std::string("mpt::Tensor::data: asked for elements of ") +
                               mpt_dtype_name(wanted) + ", the tensor's are " +
                               mpt_dtype_name(have);
      detail::report(MPT_ERROR_DTYPE, what.c_str());
      return nullptr;
    }
    return static_cast<T*>(detail::made<void*>(mpt_tensor_get_data, get()));
  }
  // Reports that the program has written to the memory directly: a backward that needs the old
  // elements fails, and cached casts are made again.
  void touch() const { must(mpt_tensor_touch(get())); }

  // -- writes in place
  // Copies the values of x, which broadcasts and is converted. Every write in place keeps the dtype
  // and shape of the tensor, and is recorded while gradients are recorded. Error STATE then for a
  // leaf that requires a gradient (write under mpt::NoGrad) and for a view.
  Tensor& copy_from(const Tensor& x) {
    must(mpt_copy_into(get(), x.get()));
    return *this;
  }
  // Sets every element to one value.
  Tensor& fill(double value) {
    must(mpt_fill_into(get(), value));
    return *this;
  }
  // Adds x. Error DTYPE for a floating x and integer elements.
  Tensor& operator+=(const Tensor& x) {
    must(mpt_add_into(get(), x.get()));
    return *this;
  }
  // Multiplies by x. Error DTYPE for a floating x and integer elements.
  Tensor& operator*=(const Tensor& x) {
    must(mpt_mul_into(get(), x.get()));
    return *this;
  }

  // -- gradients
  // Switches gradients on or off, for leaves only.
  Tensor& requires_grad(bool on = true) {
    must(mpt_tensor_set_requires_grad(get(), on));
    return *this;
  }
  // Returns the accumulated gradient; empty if there is none.
  Tensor grad() const { return Tensor(detail::made<mpt_tensor>(mpt_tensor_get_grad, get())); }
  // Returns the row indices and rows of a sparse gradient; two empty tensors otherwise.
  std::pair<Tensor, Tensor> grad_rows() const {
    mpt_tensor rows{}, values{};
    must(mpt_tensor_get_grad_rows(get(), &rows, &values));
    return {Tensor(rows), Tensor(values)};
  }
  // Replaces the gradient. An empty tensor drops it.
  void set_grad(const Tensor& grad) { must(mpt_tensor_set_grad(get(), grad.get())); }
  // Drops the gradient.
  void zero_grad() { set_grad({}); }
  // Sets the dtype in which the gradient of this leaf is stored; MPT_DTYPE_NONE: the tensor's own.
  Tensor& grad_dtype(mpt_dtype dtype) {
    must(mpt_tensor_set_grad_dtype(get(), dtype));
    return *this;
  }
  // Switches sparse gradients of an embedding on or off for this leaf.
  Tensor& sparse_grad(bool on = true) {
    must(mpt_tensor_set_grad_sparse(get(), on));
    return *this;
  }
  // Adds the gradient of this tensor, which has one element, to that of every leaf that requires
  // one.
  void backward(bool retain_graph = false, bool create_graph = false) const {
    auto d = defaults<mpt_backward_desc>();
    d.retain_graph = retain_graph;
    d.create_graph = create_graph;
    const mpt_tensor root = get();
    must(mpt_backward(&root, nullptr, 1, &d));
  }

  // -- parameters, statistics, exchange
  // Returns the exact value of a parameter, including its master, as a new tensor.
  Tensor master() const { return Tensor(detail::made<mpt_tensor>(mpt_tensor_get_master, get())); }
  // Overwrites a parameter, including its master, with the exact value of another tensor.
  void set_master(const Tensor& value) { must(mpt_tensor_set_master(get(), value.get())); }
  // Returns statistics of the elements in the range of a dtype: mpt::defaults<mpt_stats_desc>() has
  // the options.
  mpt_tensor_stats stats(const mpt_stats_desc* desc = nullptr) const {
    return detail::filled<mpt_tensor_stats>(mpt_tensor_get_stats, get(), desc);
  }
  // Exports the tensor by DLPack 1.x; the consumer calls the deleter. Error STATE if the tensor
  // takes part in gradients: export a result of mpt::detach.
  DLManagedTensorVersioned* to_dlpack() const {
    return detail::made<DLManagedTensorVersioned*>(mpt_tensor_to_dlpack, get());
  }
  // Exports the tensor by DLPack's struct without a version; the consumer calls the deleter.
  DLManagedTensor* to_dlpack_legacy() const {
    return detail::made<DLManagedTensor*>(mpt_tensor_to_dlpack_legacy, get());
  }
};

// List of tensors.
using Tensors = std::vector<Tensor>;

// Writes the elements as NumPy prints them.
inline std::ostream& operator<<(std::ostream& s, const Tensor& t) { return s << t.text(); }

namespace detail {

// Handles of several tensors, for a call that takes an array.
struct TensorList {
  std::vector<mpt_tensor> v;
  TensorList(std::span<const Tensor> list) {
    for (const Tensor& t : list) v.push_back(t.get());
  }
  int32_t count() const { return static_cast<int32_t>(v.size()); }
};

// Returns `count` results of a call, empty ones if it fails.
template <class F>
Tensors results(size_t count, F call) {
  std::vector<mpt_tensor> out(count);
  must(call(out.data(), static_cast<int32_t>(count)));
  return Tensors(out.begin(), out.end());
}

}  // namespace detail

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_TENSOR_HPP
