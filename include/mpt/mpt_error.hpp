// libmpt for C++20: errors, with exceptions and without.
// SPDX-License-Identifier: Apache-2.0
//
// A call that fails throws mpt::Error, whose what() is the library's text.
//
// In a program compiled without exceptions (-fno-exceptions, or MPT_NO_EXCEPTIONS defined before
// the include), a call that fails returns an empty handle, 0 (NaN if floating), false or an empty
// list. Calls on an empty handle fail too, without harm. The first error of each thread is kept
// until mpt::take_error() returns it, so one check covers a chain of calls:
//
//   auto loss = mpt::mse_loss(net(x), y);
//   stepper.backward(loss);
//   stepper.step();
//   if (mpt::failed()) log(mpt::take_error().what());
//
// In both cases mpt::attempt(f) runs a function and returns a Result, which holds the value of f or
// the error:
//
//   mpt::Result<mpt::Tensor> y = mpt::attempt([&] { return net(x); });
//   if (!y) return log(y.error().what());
//   use(*y);
//
// Programs of both kinds may be linked together, because each has its own inline namespace.
#ifndef MPT_ERROR_HPP
#define MPT_ERROR_HPP

#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "mpt_base.h"

#if defined(__cpp_exceptions) && !defined(MPT_NO_EXCEPTIONS)
#define MPT_HPP_EXCEPTIONS 1
#define MPT_HPP_NAMESPACE cpp
#else
#define MPT_HPP_EXCEPTIONS 0
#define MPT_HPP_NAMESPACE cpp_no_exceptions
#endif

// An inline namespace is needed, because the library has classes of the same names inside, and a
// static libmpt.a shares its symbols with the program.
namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// Error of the library: its status, and in what() a text that says what was asked, what was found
// and what would be right. A default-constructed error means "no error" (MPT_OK).
class Error : public std::runtime_error {
 public:
  Error() : Error(MPT_OK, "") {}
  Error(mpt_status status, const char* text) : std::runtime_error(text), status_(status) {}
  // Returns the status, MPT_ERROR_*.
  mpt_status status() const noexcept { return status_; }

 private:
  mpt_status status_;
};

#if MPT_HPP_EXCEPTIONS

namespace detail {
[[noreturn]] inline void report(mpt_status status, const char* text) { throw Error(status, text); }
}  // namespace detail

#else

namespace detail {
// First error of this thread that take_error() has not returned. Trivial, so that no thread has
// anything to destroy when the program's code is unloaded.
struct Pending {
  mpt_status status;
  char text[1024];
};
inline Pending& pending() {
  static thread_local Pending p;
  return p;
}
inline void report(mpt_status status, const char* text) {
  Pending& p = pending();
  if (p.status < 0) return;
  p.status = status;
  size_t i = 0;
  for (; text[i] && i + 1 < sizeof p.text; ++i) p.text[i] = text[i];
  p.text[i] = 0;
}
}  // namespace detail

// Returns true if a call of this thread has failed since the last take_error().
inline bool failed() { return detail::pending().status < 0; }
// Returns the first error of this thread since the last take_error(), or one with MPT_OK, and
// clears it. The text is cut at 1023 bytes.
inline Error take_error() {
  detail::Pending& p = detail::pending();
  const Error e = p.status < 0 ? Error(p.status, p.text) : Error();
  p.status = MPT_OK;
  return e;
}

#endif

// Reports the failure of a C call as the C++ calls do: throws mpt::Error or, without exceptions,
// keeps the error for take_error(). Returns the status. Positive codes (MPT_STEP_SKIPPED) are not
// errors.
inline mpt_status must(mpt_status status) {
  if (status < 0) detail::report(status, mpt_last_error());
  return status;
}

// Result of mpt::attempt: a value of T, or the error of the function.
template <class T>
class [[nodiscard]] Result {
 public:
#if MPT_HPP_EXCEPTIONS
  explicit Result(Error error) : error_(std::move(error)) {}
#endif
  explicit Result(T value, Error error = {}) : value_(std::move(value)), error_(std::move(error)) {}
  // Returns true if the function succeeded.
  explicit operator bool() const { return error_.status() >= 0; }
  // Returns the error. Its status is MPT_OK if the function succeeded.
  const Error& error() const { return error_; }
  // Returns the value. If the function failed, this throws its error; without exceptions it returns
  // the value that the function returned nevertheless. A temporary Result gives the value away, so
  // nothing refers into it: for (auto& v : *attempt(f)) is right.
  T& value() & {
    if (!value_) detail::report(error_.status(), error_.what());
    return *value_;
  }
  const T& value() const& { return const_cast<Result*>(this)->value(); }
  T value() && { return std::move(value()); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T operator*() && { return std::move(value()); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

 private:
  std::optional<T> value_;
  Error error_;
};

// Result of mpt::attempt for a function without a value.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  explicit Result(Error error) : error_(std::move(error)) {}
  // Returns true if the function succeeded.
  explicit operator bool() const { return error_.status() >= 0; }
  // Returns the error. Its status is MPT_OK if the function succeeded.
  const Error& error() const { return error_; }

 private:
  Error error_;
};

// Runs f() and returns its value, or the mpt::Error of its first call that failed. Other exceptions
// pass through. Without exceptions f runs to its end, and an error that was pending before stays
// pending.
template <class F>
auto attempt(F&& f) -> Result<std::decay_t<std::invoke_result_t<F&>>> {
  using T = std::decay_t<std::invoke_result_t<F&>>;
#if MPT_HPP_EXCEPTIONS
  try {
    if constexpr (std::is_void_v<T>) {
      f();
      return Result<T>();
    } else {
      return Result<T>(f());
    }
  } catch (const Error& e) {
    return Result<T>(e);
  }
#else
  const detail::Pending before = detail::pending();
  detail::pending().status = MPT_OK;
  auto take = [&] {
    Error e = take_error();
    detail::pending() = before;
    return e;
  };
  if constexpr (std::is_void_v<T>) {
    f();
    return Result<T>(take());
  } else {
    T value = f();
    return Result<T>(std::move(value), take());
  }
#endif
}

// Value that a device may not have yet, of a step that it has not finished: is empty until then.
template <class T>
class [[nodiscard]] Late {
 public:
  Late() = default;
  explicit Late(T value) : value_(std::move(value)), ready_(true) {}
  // Returns true if the value is there. wait() of the stepper or scaler waits for it.
  explicit operator bool() const { return ready_; }
  // Returns the value. If it is not there, this is an error (STATE), and without exceptions an
  // empty value. A temporary Late gives the value away, so nothing refers into it: for (auto& v :
  // *stepper.events()) is right.
  T& value() & {
    if (!ready_)
      detail::report(MPT_ERROR_STATE, "the device has not finished: wait() waits for it");
    return value_;
  }
  const T& value() const& { return const_cast<Late*>(this)->value(); }
  T value() && { return std::move(value()); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T operator*() && { return std::move(value()); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

 private:
  T value_{};
  bool ready_ = false;
};

namespace detail {

// Returns the struct that f(args.., &out) fills, with its size set.
template <class Info, class F, class... A>
Info filled(F f, A... args) {
  Info info{};
  info.struct_size = sizeof info;
  must(f(args..., &info));
  return info;
}

// Returns the struct that f(args.., &out) fills, as a T made from it, or nothing if a device has
// not finished.
template <class T, class Info = T, class F, class... A>
Late<T> late(F f, A... args) {
  Info info{};
  info.struct_size = sizeof info;
  if (must(f(args..., &info)) != MPT_OK) return {};
  return Late<T>(T(info));
}

// Returns the number or handle that f(args.., &out) writes, or T{} if it fails.
template <class T, class F, class... A>
T made(F f, A... args) {
  T out{};
  must(f(args..., &out));
  return out;
}

// Returns a text of the library as one of the program, "" for none: the library's is valid until
// the next call.
inline std::string owned(const char* text) { return text ? text : ""; }

// Returns the whole text that f(args.., text, size, &needed) writes.
template <class F, class... A>
std::string text(F f, A... args) {
  size_t needed = 0;
  if (must(f(args..., nullptr, 0, &needed)) < 0 || needed == 0) return {};
  std::string s(needed, '\0');
  must(f(args..., s.data(), needed, &needed));
  s.resize(s.size() - 1);  // Without the final NUL.
  return s;
}

}  // namespace detail

// -- the library ----------------------------------------------------------------------------------

// Returns the version of the library as a number: version_number() >= MPT_MAKE_VERSION(0, 1, 2).
inline uint32_t version_number() { return mpt_version(); }
// Returns the version of the library as text, for example "0.1.0".
inline const char* version() { return mpt_version_string(); }
// Returns the features that the library was built with: "onednn 2.6.3", "openmp" and so on.
inline std::vector<std::string> features() {
  std::vector<std::string> list;
  for (int32_t i = 0; const char* name = mpt_feature_name(i); ++i) list.emplace_back(name);
  return list;
}
// Returns the name of a status, for example "MPT_ERROR_SHAPE".
inline const char* status_name(mpt_status status) { return mpt_status_name(status); }
// Returns the name of a dtype, for example "bf16", or "invalid" for an unknown number.
inline const char* dtype_name(mpt_dtype dtype) { return mpt_dtype_name(dtype); }
// Returns the size of one element in bytes, or 0 for an unknown number.
inline size_t dtype_size(mpt_dtype dtype) { return mpt_dtype_size(dtype); }

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_ERROR_HPP
