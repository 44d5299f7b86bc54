// libmpt for C++20: functions of the program as hooks, operations and recomputed regions.
// SPDX-License-Identifier: Apache-2.0
//
// A function of the program may throw: the call that ran it then fails with MPT_ERROR_CALLBACK.
// Without exceptions a function fails if a call inside it failed.
#ifndef MPT_HOST_HPP
#define MPT_HOST_HPP

#include <concepts>
#include <exception>
#include <functional>
#include <memory>
#include <type_traits>

#include "mpt_context.hpp"
#include "mpt_ops.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

namespace detail {

// Runs a function of the program for the library. An exception, or the first failing call inside
// it, becomes a status, and its text becomes part of the text of the call that runs the function.
template <class F>
mpt_status guarded(F&& f) noexcept {
#if MPT_HPP_EXCEPTIONS
  try {
    f();
    return MPT_OK;
  } catch (const Error& e) {
    mpt_set_error(e.what());
    return e.status() < 0 ? e.status() : MPT_ERROR_CALLBACK;
  } catch (const std::exception& e) {
    mpt_set_error(e.what());
  } catch (...) {
    mpt_set_error("an exception that is no std::exception");
  }
  return MPT_ERROR_CALLBACK;
#else
  const Result<void> r = attempt(f);
  if (!r) mpt_set_error(r.error().what());
  return r.error().status();
#endif
}
template <class F>
void end(void* user) {
  delete static_cast<F*>(user);
}
// Passes a function to the library by call(user, done), which runs done(user) when it no longer
// needs the function. If the call fails, the function is deleted at once.
template <class F, class Call>
void hand_over(F f, Call call) {
  auto own = std::make_unique<F>(std::move(f));
  if (must(call(static_cast<void*>(own.get()), static_cast<mpt_done_fn>(end<F>))) >= 0) {
    static_cast<void>(own.release());
  }
}
inline Tensor borrowed(mpt_tensor t) { return Tensor(mpt_tensor_retain(t)); }
inline Tensors borrowed(const mpt_tensor* t, int32_t count) {
  Tensors list;
  for (int32_t i = 0; i < count; ++i) list.push_back(borrowed(t[i]));
  return list;
}
inline void give(const Tensors& from, mpt_tensor* to, int32_t count) {
  if (from.size() != static_cast<size_t>(count)) {
    return report(MPT_ERROR_CALLBACK, "the function gave another number of tensors");
  }
  for (int32_t i = 0; i < count; ++i) to[i] = mpt_tensor_retain(from[static_cast<size_t>(i)].get());
}
// F takes one Tensor and returns one, or takes several and returns several.
template <class F>
mpt_status forward(void* user, const mpt_tensor* in, int32_t in_count, mpt_tensor* out,
                   int32_t out_count) {
  return guarded([&] {
    F& f = *static_cast<F*>(user);
    if constexpr (std::is_invocable_v<F&, const Tensor&>) give({f(borrowed(*in))}, out, out_count);
    else give(f(borrowed(in, in_count)), out, out_count);
  });
}

}  // namespace detail

// -- hooks ----------------------------------------------------------------------------------------

// Adds a hook f(gradient), which sees each gradient of the tensor. A Tensor that it returns
// replaces the gradient unless it is empty. Returns the number of the hook, for remove_hook. f is
// kept until it can run no more.
template <class F>
int64_t add_hook(const Tensor& t, F f) {
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
  detail::hand_over(std::move(f), [&](void* user, mpt_done_fn done) {
    return mpt_tensor_add_hook(t.get(), run, user, done, &id);
  });
  return id;
}
// Adds a hook f(leaf), which runs after a gradient was added to a leaf. Returns the number of the
// hook.
template <class F>
int64_t add_post_hook(const Tensor& leaf, F f) {
  auto run = [](void* user, mpt_tensor t) {
    return detail::guarded([&] { (*static_cast<F*>(user))(detail::borrowed(t)); });
  };
  int64_t id = 0;
  detail::hand_over(std::move(f), [&](void* user, mpt_done_fn done) {
    return mpt_tensor_add_post_hook(leaf.get(), run, user, done, &id);
  });
  return id;
}
// Removes a hook by its number. Error INVALID_ARGUMENT if the tensor has no such hook.
inline void remove_hook(const Tensor& t, int64_t id) { must(mpt_tensor_remove_hook(t.get(), id)); }

// -- operations by number -------------------------------------------------------------------------

// Parameter of an operation that is not a tensor, by name: {"dim", -1}, {"eps", 1e-5}, {"shape",
// {2, 3}}, {"dtype", MPT_F16}. Bools, dtypes and enums are whole numbers.
class Attribute {
 public:
  template <class T>
  requires std::integral<T> || std::is_enum_v<T> Attribute(const char* name, T value)
      : Attribute(name, Kind{MPT_PARAM_INTEGER}) {
    attr_.integer = static_cast<int64_t>(value);
  }
  template <std::floating_point T>
  Attribute(const char* name, T value) : Attribute(name, Kind{MPT_PARAM_NUMBER}) {
    attr_.number = static_cast<double>(value);
  }
  Attribute(const char* name, Shape values) : Attribute(name, Kind{MPT_PARAM_INTEGERS}) {
    values_ = std::move(values);
  }
  Attribute(const char* name, const char* text) : Attribute(name, Kind{MPT_PARAM_TEXT}) {
    text_ = text;
  }
  // Returns the attribute of C, valid while this object lives and is not moved.
  mpt_attr c() const {
    mpt_attr a = attr_;
    a.name = name_.c_str();
    a.integers = values_.data();
    a.count = values_.size();
    a.text = text_.c_str();
    return a;
  }

 private:
  struct Kind {
    mpt_param_kind kind;
  };
  Attribute(const char* name, Kind k) : attr_{}, name_(name) {
    attr_.struct_size = sizeof attr_;
    attr_.kind = k.kind;
  }
  mpt_attr attr_;
  std::string name_, text_;
  Shape values_;
};

// Runs an operation by its number (Context::op). The inputs are in the order of the C function, an
// empty tensor for a missing one. The other parameters are attributes in any order.
//   auto y = mpt::run(ctx, ctx.op("softmax"), {x}, {{"dim", -1}})[0];
inline Tensors run(const Context& c, mpt_op op, const Tensors& in,
                   std::initializer_list<Attribute> attributes = {}, int32_t out_count = 1) {
  const detail::TensorList list(in);
  std::vector<mpt_attr> attrs;
  for (const Attribute& a : attributes) attrs.push_back(a.c());
  return detail::results(out_count > 0 ? static_cast<size_t>(out_count) : 0,
                         [&](mpt_tensor* out, int32_t n) {
                           return mpt_op_run(c.get(), op, list.v.data(), list.count(), attrs.data(),
                                             static_cast<int32_t>(attrs.size()), out, n);
                         });
}

// -- operations of the host, recomputed regions --------------------------------------------------

// Operation of the host, with a cast class of its own, and a gradient written in operations:
//   mpt::Op swish(ctx, "swish", {.cast_class = MPT_CAST_FP32},
//                 [](const mpt::Tensors& in) { return mpt::Tensors{in[0] * mpt::sigmoid(in[0])}; },
//                 [](const mpt::Tensors& in, const mpt::Tensors& out, const mpt::Tensors& grad) {
//                 .. });
//   y = swish(x);
// The backward receives the inputs, the results and the gradients of the results (empty: none), and
// returns the gradients of the inputs (empty: none). The context keeps both functions until it
// ends.
class Op {
 public:
  // Options of the operation.
  struct Options {
    int32_t in_count = 1, out_count = 1;
    mpt_cast_class cast_class = MPT_CAST_NONE;
    bool in_scope = false;         // The functions run under the autocast scope of the call.
    const char* advice = nullptr;  // With MPT_CAST_BANNED: the alternative that the error names.
  };
  // Computes the results from the inputs.
  using Forward = std::function<Tensors(const Tensors&)>;
  // Computes the gradients of the inputs from the inputs, the results and the gradients of the
  // results.
  using Backward = std::function<Tensors(const Tensors&, const Tensors&, const Tensors&)>;

  Op(const Context& c, const char* name, const Options& o, Forward forward, Backward backward = {})
      : ctx_(c), out_count_(o.out_count) {
    auto d = defaults<mpt_custom_op_desc>();
    d.name = name;
    d.in_count = o.in_count;
    d.out_count = o.out_count;
    d.cast_class = o.cast_class;
    d.in_scope = o.in_scope;
    d.advice = o.advice;
    if (forward) d.forward = run_forward;
    if (backward) d.backward = run_backward;
    detail::hand_over(Both{std::move(forward), std::move(backward)},
                      [&](void* user, mpt_done_fn done) {
                        d.user = user;
                        d.done = done;
                        return mpt_op_register(c.get(), &d, &op_);
                      });
  }
  // Returns the number of the operation, for Context::set_cast_class.
  mpt_op number() const { return op_; }

  // Runs the operation and returns its first result.
  template <class... More>
  Tensor operator()(const Tensor& x, const More&... more) const {
    Tensors out = call({x, more...});
    return out.empty() ? Tensor() : std::move(out[0]);
  }
  // Runs the operation and returns all of its results.
  Tensors call(const Tensors& in) const { return run(ctx_, op_, in, {}, out_count_); }

 private:
  struct Both {
    Forward forward;
    Backward backward;
  };
  static mpt_status run_forward(void* user, const mpt_tensor* in, int32_t in_count, mpt_tensor* out,
                                int32_t out_count) {
    return detail::guarded([&] {
      detail::give(static_cast<Both*>(user)->forward(detail::borrowed(in, in_count)), out,
                   out_count);
    });
  }
  static mpt_status run_backward(void* user, const mpt_tensor* in, int32_t in_count,
                                 const mpt_tensor* out, const mpt_tensor* grad_out,
                                 int32_t out_count, mpt_tensor* grad_in) {
    return detail::guarded([&] {
      const Both& both = *static_cast<Both*>(user);
      detail::give(both.backward(detail::borrowed(in, in_count), detail::borrowed(out, out_count),
                                 detail::borrowed(grad_out, out_count)),
                   grad_in, in_count);
    });
  }

  Context ctx_;
  mpt_op op_ = -1;
  int32_t out_count_;
};

// Runs f(inputs) without keeping the activations that its backward needs, and runs it again in the
// backward. f returns `count` Tensors, or takes and returns one Tensor. It must compute equal
// results from equal inputs.
template <class F>
Tensors recompute(const Context& c, F f, const Tensors& in, int32_t count = 1) {
  const detail::TensorList list(in);
  std::vector<mpt_tensor> out(count > 0 ? static_cast<size_t>(count) : 0);
  detail::hand_over(std::move(f), [&](void* user, mpt_done_fn done) {
    return mpt_recompute(c.get(), detail::forward<F>, user, done, list.v.data(), list.count(),
                         out.data(), count);
  });
  return Tensors(out.begin(), out.end());
}

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_HOST_HPP
