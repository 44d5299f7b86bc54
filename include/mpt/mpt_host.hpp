// The host's own functions in C++, for mpt.hpp, which includes it: hooks, operations, modules,
// checkpointed regions; and safetensors files. A function may throw: the call that ran it then
// fails with MPT_ERROR_CALLBACK, and an mpt::Error's text is part of that one's.
// SPDX-License-Identifier: Apache-2.0
#include "mpt.hpp"  // which ends with this file: before the guard, for a program that names it alone

#ifndef MPT_HOST_HPP
#define MPT_HOST_HPP

#include <memory>

#include "mpt_io.h"
#include "mpt_nn.h"

namespace mpt {
inline namespace cpp {

using Tensors = std::vector<Tensor>;

namespace detail {

template <class F>
mpt_status guarded(F&& f) noexcept {
  try {
    f();
    return MPT_OK;
  } catch (const Error& e) {
    return e.status();
  } catch (...) {
    return MPT_ERROR_CALLBACK;
  }
}
template <class F>
void end(void* user) {
  delete static_cast<F*>(user);
}
inline Tensor borrowed(mpt_tensor t) { return Tensor(mpt_tensor_retain(t)); }
inline Tensors borrowed(const mpt_tensor* t, int32_t count) {
  Tensors list;
  for (int32_t i = 0; i < count; ++i) list.push_back(borrowed(t[i]));
  return list;
}
inline void give(const Tensors& from, mpt_tensor* to, int32_t count) {
  if (from.size() != static_cast<size_t>(count)) {
    throw Error(MPT_ERROR_CALLBACK, "the function gave another number of tensors");
  }
  for (int32_t i = 0; i < count; ++i) to[i] = mpt_tensor_retain(from[static_cast<size_t>(i)].get());
}
// F gives one Tensor of one, or several of several.
template <class F>
mpt_status forward(void* user, const mpt_tensor* in, int32_t count_in, mpt_tensor* out,
                   int32_t count_out) {
  return guarded([&] {
    F& f = *static_cast<F*>(user);
    if constexpr (std::is_invocable_v<F&, const Tensor&>) give({f(borrowed(*in))}, out, count_out);
    else give(f(borrowed(in, count_in)), out, count_out);
  });
}

}  // namespace detail

// -- hooks ----------------------------------------------------------------------------------------

// f(gradient) sees each gradient of the tensor; where it gives a Tensor that is not empty, that
// takes the gradient's place. The number is remove_hook's.
template <class F>
int64_t add_hook(const Tensor& t, F f) {
  auto own = std::make_unique<F>(std::move(f));
  auto run = [](void* user, mpt_tensor* grad) {
    return detail::guarded([&] {
      F& hook = *static_cast<F*>(user);
      const Tensor g = detail::borrowed(*grad);
      if constexpr (std::is_void_v<std::invoke_result_t<F&, const Tensor&>>) {
        hook(g);
      } else {
        const Tensor instead = hook(g);
        if (instead && instead.get() != *grad) *grad = mpt_tensor_retain(instead.get());
      }
    });
  };
  int64_t id = 0;
  check(mpt_tensor_add_owned_hook(t.get(), run, own.get(), detail::end<F>, &id));
  own.release();
  return id;
}
// f(leaf) runs after the leaf's gradient was added to.
template <class F>
int64_t add_post_hook(const Tensor& leaf, F f) {
  auto own = std::make_unique<F>(std::move(f));
  auto run = [](void* user, mpt_tensor t) {
    return detail::guarded([&] { (*static_cast<F*>(user))(detail::borrowed(t)); });
  };
  int64_t id = 0;
  check(mpt_tensor_add_owned_post_hook(leaf.get(), run, own.get(), detail::end<F>, &id));
  own.release();
  return id;
}
inline void remove_hook(const Tensor& t, int64_t id) { check(mpt_tensor_remove_hook(t.get(), id)); }

// -- operations of the host's, modules, checkpointed regions --------------------------------------

// An operation with an autocast class of its own, and a gradient written in operations:
//   mpt::Op swish(ctx, "swish", {.cast_class = MPT_CAST_FP32},
//                 [](const mpt::Tensors& in) { return mpt::Tensors{in[0] * mpt::sigmoid(in[0])}; },
//                 [](const mpt::Tensors& in, const mpt::Tensors& out, const mpt::Tensors& grad) {
//                 .. });
//   y = swish(x);
// The backward gets the inputs, the results and the results' gradients (empty: none), and gives the
// inputs' (empty: none). The context keeps both functions until its end.
class Op {
 public:
  struct Options {
    int32_t count_in = 1, count_out = 1;
    mpt_cast_class cast_class = MPT_CAST_NONE;
    bool in_scope = false;         // the functions run under the scope of the call
    const char* advice = nullptr;  // of a banned one: what to use instead
  };
  using Forward = std::function<Tensors(const Tensors&)>;
  using Backward = std::function<Tensors(const Tensors&, const Tensors&, const Tensors&)>;

  Op(const Context& c, const char* name, const Options& o, Forward forward, Backward backward = {})
      : ctx_(c), count_out_(o.count_out) {
    auto own = std::make_unique<Both>(Both{std::move(forward), std::move(backward)});
    mpt_custom_op_desc d;
    mpt_custom_op_desc_init(&d, sizeof d);
    d.name = name;
    d.count_in = o.count_in;
    d.count_out = o.count_out;
    d.cast_class = o.cast_class;
    d.in_scope = o.in_scope;
    d.advice = o.advice;
    d.user = own.get();
    d.forward = [](void* user, const mpt_tensor* in, int32_t n, mpt_tensor* out, int32_t count) {
      return detail::guarded([&] {
        detail::give(static_cast<Both*>(user)->forward(detail::borrowed(in, n)), out, count);
      });
    };
    if (own->backward) d.backward = run_backward;
    // A module that is never given back ends with the context, and the functions with it.
    mpt_module keeper{};
    auto refuse = [](void*, const mpt_tensor*, int32_t, mpt_tensor*, int32_t) -> mpt_status {
      return MPT_ERROR_STATE;
    };
    check(mpt_nn_function(c.get(), refuse, own.get(), detail::end<Both>, &keeper));
    own.release();
    const mpt_status s = mpt_op_register(c.get(), &d, &op_);
    if (s < 0) mpt_module_release(keeper);
    check(s);
  }
  // As mpt_autocast_override wants it.
  mpt_op number() const { return op_; }

  template <class... More>
  Tensor operator()(const Tensor& x, const More&... more) const {
    return call({x, more...})[0];
  }
  Tensors call(const Tensors& in) const {
    const detail::TensorList list(in);
    std::vector<mpt_tensor> out(static_cast<size_t>(count_out_));
    check(mpt_op_call(ctx_.get(), op_, list.v.data(), static_cast<int32_t>(in.size()), out.data(),
                      count_out_));
    return Tensors(out.begin(), out.end());
  }

 private:
  struct Both {
    Forward forward;
    Backward backward;
  };
  static mpt_status run_backward(void* user, const mpt_tensor* in, int32_t count_in,
                                 const mpt_tensor* out, const mpt_tensor* grad_out,
                                 int32_t count_out, mpt_tensor* grad_in) {
    return detail::guarded([&] {
      const Both& both = *static_cast<Both*>(user);
      detail::give(both.backward(detail::borrowed(in, count_in), detail::borrowed(out, count_out),
                                 detail::borrowed(grad_out, count_out)),
                   grad_in, count_in);
    });
  }

  Context ctx_;
  mpt_op op_ = -1;
  int32_t count_out_;
};

// Runs f(inputs) without keeping what its backward needs, and again when that comes; f gives
// Tensors, `count` of them, the same from the same.
template <class F>
Tensors checkpoint(const Context& c, F f, const Tensors& in, int32_t count = 1) {
  auto own = std::make_unique<F>(std::move(f));
  const detail::TensorList list(in);
  std::vector<mpt_tensor> out(static_cast<size_t>(count));
  check(mpt_checkpoint(c.get(), detail::forward<F>, own.get(), detail::end<F>, list.v.data(),
                       static_cast<int32_t>(in.size()), out.data(), count));
  own.release();
  return Tensors(out.begin(), out.end());
}

// -- safetensors files ----------------------------------------------------------------------------

// An open file: mpt::File("x.safetensors" ..)["weight"].
class File : public detail::Handle<mpt_file, mpt_file_retain, mpt_file_release> {
 public:
  File() = default;
  File(const Context& c, const char* path) : Handle(open(c, path)) {}
  std::vector<std::string> names() const {
    int64_t count = 0;
    check(mpt_file_count(Handle::get(), &count));
    std::vector<std::string> list;
    for (int64_t i = 0; i < count; ++i) {
      const char* name = nullptr;
      check(mpt_file_at(Handle::get(), i, &name, nullptr));
      list.emplace_back(name);
    }
    return list;
  }
  Tensor operator[](const char* name) const {
    mpt_tensor t{};
    check(mpt_file_read(Handle::get(), name, &t));
    return Tensor(t);
  }
  // "" where the key is not there.
  std::string metadata(const char* key) const {
    const char* value = nullptr;
    check(mpt_file_metadata(Handle::get(), key, &value));
    return value ? value : "";
  }

 private:
  static mpt_file open(const Context& c, const char* path) {
    mpt_file f{};
    check(mpt_safetensors_open(c.get(), path, &f));
    return f;
  }
};

inline void save_tensors(const char* path,
                         std::span<const std::pair<std::string, Tensor>> tensors) {
  std::vector<const char*> names;
  std::vector<mpt_tensor> handles;
  for (const auto& [name, t] : tensors) {
    names.push_back(name.c_str());
    handles.push_back(t.get());
  }
  check(mpt_safetensors_save(path, names.data(), handles.data(),
                             static_cast<int32_t>(handles.size()), nullptr, 0));
}

}  // namespace cpp
}  // namespace mpt

#endif  // MPT_HOST_HPP
