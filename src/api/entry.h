// What every C entry point uses: the one try/catch, handles in and out.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstring>
#include <exception>
#include <new>
#include <type_traits>
#include <vector>

#include "core/context.h"
#include "core/error.h"
#include "core/slots.h"
#include "core/tensor.h"
#include "core/undo.h"
#include "mpt/mpt.h"

namespace mpt::api {

template <class H>
uint64_t bits(H handle) {
  return static_cast<uint64_t>(reinterpret_cast<uintptr_t>(handle));
}
template <class H>
H handle(uint64_t value) {
  return reinterpret_cast<H>(static_cast<uintptr_t>(value));
}

// Shuts down contexts that callbacks of a call gave back, where no other call goes on around it.
void end_contexts(Context* ending);

// Runs the body of a public function: names it for messages, turns exceptions into a status. On an
// error nothing has been written to the outputs.
template <class F>
mpt_status entry(const char* name, F&& body) noexcept {
  PublicCall& call = this_call();
  const PublicCall outer = call;  // callbacks call back into the library
  call = {name, nullptr, nullptr};
  mpt_status status;
  try {
    if constexpr (std::is_void_v<decltype(body())>) {
      body();
      status = MPT_OK;
    } else {
      status = body();
    }
  } catch (const Error& e) {
    status = e.code();
  } catch (const std::bad_alloc&) {
    status = set_error(MPT_ERROR_OUT_OF_MEMORY, "the system has no more memory");
  } catch (const std::exception& e) {
    status = set_error(MPT_ERROR_INTERNAL, "unexpected: %s", e.what());
  } catch (...) {
    status = set_error(MPT_ERROR_INTERNAL, "an unknown exception");
  }
  if (call.undo) [[unlikely]]
    end_changes(status < 0);
  Context* const ending = call.ending;
  call = outer;
  if (ending) [[unlikely]]
    end_contexts(ending);
  return status;
}

// -- handles in -----------------------------------------------------------------------------------

[[noreturn]] void bad_handle(uint64_t h, HandleType want, const char* what);

template <class T>
T& object(uint64_t h, HandleType type, const char* what) {
  void* p = find_handle(h, type);
  if (!p) bad_handle(h, type, what);
  return *static_cast<T*>(p);
}

// The context of a live handle, with what other threads released dropped first.
Context& in(mpt_context h, const char* what = "context");
Tensor in(mpt_tensor h, const char* what);
Tensor in_or_none(mpt_tensor h, const char* what);
std::vector<Tensor> in_list(const mpt_tensor* list, int64_t count, const char* what);
// The same, all of one context.
std::vector<Tensor> in_list(Context& ctx, const mpt_tensor* list, int64_t count, const char* what);
Dims in_dims(const int64_t* dims, int32_t count, const char* what);
[[noreturn]] void unknown_dtype(mpt_dtype dtype);
inline DType in_dtype(mpt_dtype dtype, DType standard = DType::none) {
  if (dtype == MPT_DTYPE_NONE && standard != DType::none) return standard;
  const auto t = static_cast<DType>(dtype);
  if (!is_valid(t)) [[unlikely]]
    unknown_dtype(dtype);
  return t;
}
template <class P>
P* need(P* p, const char* what) {
  if (!p) fail(MPT_ERROR_INVALID_ARGUMENT, "%s is NULL", what);
  return p;
}
// Numbers that must be finite, with a lower bound where one is given.
double need_finite(double v, const char* what);

// -- handles out ----------------------------------------------------------------------------------

// A call that fails leaves no handles, whichever of its arguments was at fault.
template <class... H>
void clear(H**... out) {
  ((out ? void(*out = nullptr) : void()), ...);
}
template <class H>
void clear_list(H** out, int64_t count) {
  for (int64_t i = 0; out && i < count; ++i) out[i] = nullptr;
}

// A handle of an object; the innermost scope sees tensors.
mpt_tensor give(Tensor t);
uint64_t give_object(Context& ctx, HandleType type, void* object, DropFn drop);
// Several at once: either all get a handle or none.
void give_list(std::span<Tensor> tensors, mpt_tensor* out);

// Text to a caller's buffer.
void give_text(std::string_view s, char* text, size_t size, size_t* needed);

// -- descriptors ----------------------------------------------------------------------------------

// What no version of a struct has: nothing but its head, which is what sizeof of a pointer to it
// says where sizeof of the struct was meant.
inline bool is_no_size(uint32_t size) {
  return size < 2 * sizeof(uint32_t) || size == sizeof(void*);
}
inline const char* says_why(uint32_t size) {
  return size == sizeof(void*) ? ", a pointer's: sizeof the struct is meant" : "";
}

// Copies a caller's descriptor over the defaults, as the kernel's copy_struct_from_user does: a
// smaller struct gets defaults for its missing tail, a larger one must have a zero tail. `d` NULL:
// defaults.
template <class D>
D in_desc(const D* d, void (*init)(D*, size_t), const char* name) {
  D own;  // made where the caller wants it: a copy would wait for the fields just written
  if (d && d->struct_size == sizeof(D)) {
    own = *d;
    return own;
  }
  init(&own, sizeof own);
  if (!d) return own;
  const uint32_t size = d->struct_size;
  // The size of every version of a struct is a multiple of its alignment, so no field is cut.
  if (is_no_size(size) || size % alignof(D) != 0) {
    fail(MPT_ERROR_ABI, "%s.struct_size is %u%s: fill the descriptor with %s_init first", name,
         size, says_why(size), name);
  }
  if (size > sizeof own) {
    const auto* tail = reinterpret_cast<const unsigned char*>(d) + sizeof own;
    for (uint32_t i = 0; i < size - sizeof own; ++i) {
      if (tail[i]) {
        fail(MPT_ERROR_ABI,
             "%s has %u bytes, this library knows %zu, and what it does not know is "
             "not zero: a newer library is needed",
             name, size, sizeof own);
      }
    }
  }
  std::memcpy(&own, d, size < sizeof own ? size : sizeof own);
  own.struct_size = sizeof own;
  return own;
}
// Fills the caller's out-struct up to the size it was compiled with; what a newer header has more
// is zero.
template <class D>
void out_desc(const D& value, D* out, const char* name) {
  const uint32_t size = need(out, name)->struct_size;
  if (is_no_size(size) || size % alignof(D) != 0) {
    fail(MPT_ERROR_ABI, "%s.struct_size is %u%s: set it to sizeof first", name, size,
         says_why(size));
  }
  std::memcpy(out, &value, size < sizeof value ? size : sizeof value);
  if (size > sizeof value) {
    std::memset(reinterpret_cast<char*>(out) + sizeof value, 0, size - sizeof value);
  }
  out->struct_size = size;
}
// One field of a descriptor and of the struct within, both ways: what lists such pairs lists them
// once. Enums and booleans are integers in descriptors.
struct FieldIn {
  template <class D, class T>
  void operator()(const D& d, T& within) const {
    if constexpr (std::is_same_v<T, bool>) within = d != 0;
    else within = static_cast<T>(d);
  }
};
struct FieldOut {
  template <class D, class T>
  void operator()(D& d, const T& within) const {
    d = static_cast<D>(within);
  }
};
// No chained feature is known to this descriptor.
[[noreturn]] void unknown_chain(const mpt_chain& next, const char* name);
inline void no_chain(const mpt_chain* next, const char* name) {
  if (next) [[unlikely]]
    unknown_chain(*next, name);
}

template <class D>
void init_desc(D* out, size_t size, const D& defaults) {
  if (!out) return;
  std::memset(out, 0, size);
  std::memcpy(out, &defaults, size < sizeof defaults ? size : sizeof defaults);
  out->struct_size = static_cast<uint32_t>(size);
}

// Results of an op are checked where the context asks for it.
void check_results(std::span<const Tensor> results, const char* op);

}  // namespace mpt::api
