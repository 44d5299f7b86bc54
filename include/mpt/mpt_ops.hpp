// libmpt for C++20: operations and operators.
// SPDX-License-Identifier: Apache-2.0
//
// Each operation is the C call without its result parameter: mpt::matmul(a, b), mpt::sum(x, {0},
// true). mpt_ops.h describes it. Tensors are passed as Tensor, extents and dims as Shape or in
// braces, a missing argument as nullptr, and descriptors by reference or pointer. Arguments that
// are omitted at the end have PyTorch's defaults (mpt_hpp_ops.inc); omitting one without a default
// does not compile. The result is a Tensor, or a pair of two. mpt_max and mpt_min, over all
// elements, are named max_all and min_all, because min and max are macros in many programs.
#ifndef MPT_OPS_HPP
#define MPT_OPS_HPP

#include <limits>
#include <tuple>
#include <type_traits>

#include "mpt_tensor.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

namespace detail {

inline auto argument(const Tensor& t) { return std::tuple(t.get()); }
inline auto argument(const Shape& s) { return std::tuple(s.data(), s.size()); }
template <class T>
requires std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_pointer_v<T>
auto argument(T v) { return std::tuple(v); }
// Descriptor or pointer to one.
template <class Desc>
requires requires(const Desc& d) { d.struct_size; }
auto argument(const Desc& d) { return std::tuple(&d); }
inline auto argument(std::nullptr_t) { return std::tuple(nullptr); }

inline auto argument(const TensorList& l) { return std::tuple(l.v.data(), l.count()); }

// Checks that an argument of a type may be given for a parameter: nothing that the program has
// written is lost in silence.
template <class T, class Given>
constexpr bool check_argument() {
  if constexpr (std::is_null_pointer_v<Given>) {
    return true;
  } else if constexpr (std::is_same_v<T, int64_t>) {
    static_assert(std::is_integral_v<Given> && !std::is_same_v<Given, bool>,
                  "this argument is a whole number (an extent, a dim, an index): give an integer, "
                  "not a fraction, a bool or an enumerator");
  } else if constexpr (std::is_same_v<T, int32_t>) {
    constexpr bool whole = std::is_integral_v<Given> || std::is_enum_v<Given>;
    static_assert(whole && sizeof(Given) <= sizeof(T),
                  "this argument is a switch, a dtype or an enumerator of MPT_: give one, not a "
                  "fraction or an integer of more bits");
  } else if constexpr (std::is_same_v<T, double>) {
    static_assert(std::is_arithmetic_v<Given> && !std::is_same_v<Given, bool>,
                  "this argument is a number: give one, not a bool or an enumerator");
  } else {
    static_assert(std::is_convertible_v<Given, T>, "this argument has another type");
  }
  return true;
}
template <class Params, class Given, class Index>
struct Checked;
template <class Params, class... Given, size_t... K>
struct Checked<Params, std::tuple<Given...>, std::index_sequence<K...>> {
  static constexpr bool value = (check_argument<std::tuple_element_t<K, Params>, Given>() && ...);
};

template <class T, class Given>
T convert(const Given& v) {
  if constexpr (std::is_null_pointer_v<Given>) return T{};
  else return static_cast<T>(v);
}

// Operation: the C function, and the defaults of its last inputs.
template <auto F, class... Default>
struct Call {
  std::tuple<Default...> defaults;

  template <class... A>
  auto operator()(const A&... a) const {
    return run(F, std::tuple_cat(argument(a)...));
  }
  // Accepts extents in braces: reshape(x, {2, 3}), sum(x, {0}, true).
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
    static_assert(
        Checked<std::tuple<P...>, std::tuple<Given...>, std::index_sequence_for<Given...>>::value);
    mpt_tensor out[outs] = {};
    auto input = [&]<size_t K>(std::integral_constant<size_t, K>) {
      using T = std::tuple_element_t<K, std::tuple<P...>>;
      if constexpr (K < sizeof...(Given)) return convert<T>(std::get<K>(given));
      else return convert<T>(std::get<K + sizeof...(Default) - inputs>(defaults));
    };
    auto go = [&]<size_t... In, size_t... Out>(std::index_sequence<In...>,
                                               std::index_sequence<Out...>) {
      must(f(input(std::integral_constant<size_t, In>{})..., &out[Out]...));
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
// Returns the largest of all elements.
inline constexpr auto max_all = detail::call<mpt_max>();
// Returns the smallest of all elements.
inline constexpr auto min_all = detail::call<mpt_min>();

// Returns the tensors one after the other along a dim.
inline Tensor cat(std::span<const Tensor> list, int64_t dim = 0) {
  const detail::TensorList l(list);
  return Tensor(detail::made<mpt_tensor>(mpt_cat, l.v.data(), l.count(), dim));
}
// Returns tensors of one shape side by side along a new dim.
inline Tensor stack(std::span<const Tensor> list, int64_t dim = 0) {
  const detail::TensorList l(list);
  return Tensor(detail::made<mpt_tensor>(mpt_stack, l.v.data(), l.count(), dim));
}
// Returns the sum of products that an equation describes: einsum({a, b}, "bij,bjk->bik").
inline Tensor einsum(std::span<const Tensor> list, const std::string& equation) {
  const detail::TensorList l(list);
  return Tensor(detail::made<mpt_tensor>(mpt_einsum, l.v.data(), l.count(), equation.c_str()));
}
inline Tensor einsum(std::initializer_list<Tensor> list, const std::string& equation) {
  return einsum(std::span<const Tensor>(list.begin(), list.size()), equation);
}
// Returns tensors in braces one after the other along a dim.
inline Tensor cat(std::initializer_list<Tensor> list, int64_t dim = 0) {
  return cat(std::span<const Tensor>(list.begin(), list.size()), dim);
}
// Returns tensors in braces side by side along a new dim.
inline Tensor stack(std::initializer_list<Tensor> list, int64_t dim = 0) {
  return stack(std::span<const Tensor>(list.begin(), list.size()), dim);
}

namespace detail {
inline int64_t extent(const Tensor& x, int64_t dim) {
  const Shape s = x.shape();
  if (dim < 0) dim += s.size();
  return dim >= 0 && dim < s.size() ? s[static_cast<int>(dim)] : 0;  // The call refuses the dim.
}
}  // namespace detail
// Returns views of the given sizes along a dim.
inline Tensors split(const Tensor& x, const Shape& sizes, int64_t dim = 0) {
  return detail::results(static_cast<size_t>(sizes.size()), [&](mpt_tensor* out, int32_t n) {
    return mpt_split_with_sizes(x.get(), sizes.data(), sizes.size(), dim, out, n);
  });
}
// Returns views of `size` elements along a dim; the last one has the remaining elements.
inline Tensors split(const Tensor& x, int64_t size, int64_t dim = 0) {
  const int64_t n = detail::extent(x, dim);
  const int64_t pieces = size > 0 && n > 0 ? (n - 1) / size + 1 : 1;
  return detail::results(static_cast<size_t>(pieces), [&](mpt_tensor* out, int32_t count) {
    return mpt_split(x.get(), size, dim, out, count);
  });
}
// Returns at most `chunks` views of equal size except the last, as in PyTorch.
inline Tensors chunk(const Tensor& x, int64_t chunks, int64_t dim = 0) {
  const int64_t n = detail::extent(x, dim);
  int64_t pieces = chunks > 0 ? chunks : 1;
  if (n > 0) {
    const int64_t size = (n - 1) / pieces + 1;
    pieces = (n - 1) / size + 1;
  }
  return detail::results(static_cast<size_t>(pieces), [&](mpt_tensor* out, int32_t count) {
    return mpt_chunk(x.get(), chunks, dim, out, count);
  });
}

// Returns the distinct elements in ascending order, the index in them of each element of x, and how
// often each occurs.
inline std::tuple<Tensor, Tensor, Tensor> unique(const Tensor& x) {
  mpt_tensor out[3] = {};
  must(mpt_unique(x.get(), out, 3));
  return {Tensor(out[0]), Tensor(out[1]), Tensor(out[2])};
}

// Runs an LSTM over a sequence. Returns the outputs, the last h and the last c. An empty initial
// state is 0.
inline std::tuple<Tensor, Tensor, Tensor> lstm(const Tensor& x, const Tensor& h0, const Tensor& c0,
                                               std::span<const Tensor> weights,
                                               const mpt_rnn_desc* desc = nullptr) {
  const detail::TensorList w(weights);
  mpt_tensor out[3] = {};
  must(mpt_lstm(x.get(), h0.get(), c0.get(), w.v.data(), w.count(), desc, out, 3));
  return {Tensor(out[0]), Tensor(out[1]), Tensor(out[2])};
}
// Runs a GRU over a sequence. Returns the outputs and the last h. An empty initial state is 0.
inline std::pair<Tensor, Tensor> gru(const Tensor& x, const Tensor& h0,
                                     std::span<const Tensor> weights,
                                     const mpt_rnn_desc* desc = nullptr) {
  const detail::TensorList w(weights);
  mpt_tensor out[2] = {};
  must(mpt_gru(x.get(), h0.get(), w.v.data(), w.count(), desc, &out[0], &out[1]));
  return {Tensor(out[0]), Tensor(out[1])};
}
// Runs a recurrent network with tanh over a sequence. Returns the outputs and the last h. An empty
// initial state is 0.
inline std::pair<Tensor, Tensor> rnn_tanh(const Tensor& x, const Tensor& h0,
                                          std::span<const Tensor> weights,
                                          const mpt_rnn_desc* desc = nullptr) {
  const detail::TensorList w(weights);
  mpt_tensor out[2] = {};
  must(mpt_rnn_tanh(x.get(), h0.get(), w.v.data(), w.count(), desc, &out[0], &out[1]));
  return {Tensor(out[0]), Tensor(out[1])};
}

// Elementwise arithmetic with broadcasting. A number keeps the dtype of the tensor.
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

// Adds d(sum of roots)/d(leaf) to the gradient of every leaf that requires one. `root_grads`, if
// given, holds the gradients of the roots, an empty one for a root of one element.
inline void backward(std::span<const Tensor> roots, std::span<const Tensor> root_grads = {},
                     bool retain_graph = false, bool create_graph = false) {
  auto d = defaults<mpt_backward_desc>();
  d.retain_graph = retain_graph;
  d.create_graph = create_graph;
  const detail::TensorList r(roots), g(root_grads);
  if (!g.v.empty() && g.v.size() != r.v.size()) {
    return detail::report(MPT_ERROR_INVALID_ARGUMENT,
                          "mpt::backward: root_grads has another number of tensors than roots");
  }
  must(mpt_backward(r.v.data(), g.v.empty() ? nullptr : g.v.data(), r.count(), &d));
}
// Returns the gradients of `roots` (each of one element) with respect to `inputs`. An input that
// the roots do not depend on gives an empty tensor.
inline Tensors grad(std::span<const Tensor> roots, std::span<const Tensor> inputs,
                    bool retain_graph = false, bool create_graph = false) {
  auto d = defaults<mpt_backward_desc>();
  d.retain_graph = retain_graph;
  d.create_graph = create_graph;
  const detail::TensorList r(roots), i(inputs);
  return detail::results(inputs.size(), [&](mpt_tensor* out, int32_t) {
    return mpt_grad(r.v.data(), nullptr, r.count(), i.v.data(), i.count(), &d, out);
  });
}

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_OPS_HPP
