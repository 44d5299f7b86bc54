// Helpers of every C entry point: entry(), the one place where an exception becomes a status, and
// handles, lists and descriptors in and out.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "core/context.h"
#include "core/driver.h"
#include "core/error.h"
#include "core/slots.h"
#include "core/tensor.h"
#include "core/undo.h"
#include "mpt/mpt_autocast.h"
#include "mpt/mpt_autograd.h"
#include "mpt/mpt_context.h"
#include "mpt/mpt_custom.h"
#include "mpt/mpt_tensor.h"

namespace mpt::api {

// Returns the 64 bits of a handle. A handle is a pointer type whose value is not an address; where
// pointers have 32 bits, it is an enum.
template <class H>
uint64_t bits(H handle) {
  static_assert(sizeof(H) == sizeof(uint64_t));
  if constexpr (std::is_pointer_v<H>) return reinterpret_cast<uintptr_t>(handle);
  else return handle;
}
// Returns the handle with these 64 bits.
template <class H>
H handle(uint64_t value) {
  if constexpr (std::is_pointer_v<H>) return reinterpret_cast<H>(static_cast<uintptr_t>(value));
  else return static_cast<H>(value);
}

// Returns the status of the exception being handled; its message becomes the last error.
mpt_status status_of_exception() noexcept;
// Ends a call that failed, that has changes to keep or to undo, during which a hook broke its
// contract, or whose callbacks released the last reference of a context, which is shut down here.
// Returns the status of the call.
mpt_status end_call(mpt_status status, const PublicCall& outer) noexcept;

// Runs the body of a public function under the function's name, used in messages, and turns
// exceptions into a status. The body returns a status or nothing (MPT_OK). It clears its outputs
// first, so that they hold no results after an error.
template <class F>
mpt_status entry(const char* name, F&& body) noexcept {
  PublicCall& call = this_call();
  const PublicCall outer = call;  // a callback may call back into the library
  call = {name, nullptr, nullptr, nullptr, 0};
  mpt_status status;
  try {
    if constexpr (std::is_void_v<decltype(body())>) {
      body();
      status = MPT_OK;
    } else {
      status = body();
    }
  } catch (...) {
    status = status_of_exception();
  }
  if (status < 0 || call.undo || call.contexts_to_close || call.broken_hook) [[unlikely]]
    return end_call(status, outer);
  end_driving(call);
  call = outer;
  return status;
}

// -- handles in -----------------------------------------------------------------------------------

// Throws for a handle that is not a live one of type `want`. In this file `what` is the name of the
// argument, for messages.
[[noreturn]] void bad_handle(uint64_t h, HandleType want, const char* what);

// Returns the object of a live handle, whose context the call begins to use. Throws for another
// handle, and if another thread is in a call on the context.
template <class T>
T& object(uint64_t h, HandleType type, const char* what) {
  void* p = find_handle(h, type);
  if (!p || !drive(h)) bad_handle(h, type, what);
  return *static_cast<T*>(p);
}

// Begins to use a context on a place, on which new tensors of the call are made. Throws if earlier
// work of one of the context's devices has failed.
void use_devices(Context& ctx, Place& place);
inline void begin_on(Context& ctx, Place& place) {
  if (ctx.devices) [[unlikely]]
    use_devices(ctx, place);
}
// Returns the object of a live handle, or throws. First drops the objects whose handles other
// threads have released, and begins to use the context: on the tensor's place, or at its home.
Context& in(mpt_context h, const char* what = "context");
Tensor in(mpt_tensor h, const char* what);
Tensor in_or_none(mpt_tensor h, const char* what);
std::vector<Tensor> in_list(const mpt_tensor* list, int64_t count, const char* what);
// Returns the tensors of a list; throws unless all belong to `ctx`.
std::vector<Tensor> in_list(Context& ctx, const mpt_tensor* list, int64_t count, const char* what);
// For calls that end a scope or a mode: return the context, and check a list of its tensors. They
// report no failure of a device, because the scope has to end in any case.
Context& in_at_end(mpt_context h);
void check_list_at_end(const Context& ctx, const mpt_tensor* list, int64_t count, const char* what);
Dims in_dims(const int64_t* dims, int32_t count, const char* what);
DeviceKind in_device_kind(mpt_device device, const char* what);
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
// Returns `v`; throws unless it is finite.
double need_finite(double v, const char* what);

// -- handles out ----------------------------------------------------------------------------------

// Clears the outputs first, so that a call that fails leaves no handles in them.
template <class H>
void clear_list(H* out, int64_t count) {
  for (int64_t i = 0; out && i < count; ++i) out[i] = H{};
}
template <class... H>
void clear(H*... out) {
  (clear_list(out, 1), ...);
}

// Returns a new handle of a tensor and records it in the innermost handle scope. give() is for
// results: it throws if a hook has broken its contract.
mpt_tensor give(Tensor t);
mpt_tensor lend(Tensor t);
// Does the same for a tensor on memory of the caller, which stays the caller's if that fails: its
// `done` is not called.
mpt_tensor give_borrowed(Tensor t);
uint64_t give_object(Context& ctx, HandleType type, void* object, DropFn drop);
// Gives each tensor a handle; if one fails, none is given.
void give_list(std::span<Tensor> tensors, mpt_tensor* out);

// Copies text into a caller's buffer of `size` bytes, cut after a whole character if it does not
// fit, and ends it with a 0. *needed becomes the size for the whole text; it may be NULL.
void give_text(std::string_view s, char* text, size_t size, size_t* needed);

// -- descriptors ----------------------------------------------------------------------------------

// True if no version of the struct can have this size: no more than its head, or the size of a
// pointer, which the caller passes when it takes sizeof of the pointer instead of the struct.
inline bool is_impossible_size(uint32_t size) {
  return size < 2 * sizeof(uint32_t) || size == sizeof(void*);
}

// Throw for a faulty struct_size, tail or field of a caller's struct. `name` is the struct's.
[[noreturn]] void bad_size(uint32_t size, const char* name, const char* init);
[[noreturn]] void bad_out_size(uint32_t size, const char* name);
[[noreturn]] void bad_element(uint32_t size, uint32_t first, int32_t index, const char* name);
[[noreturn]] void bad_tail(uint32_t size, size_t known, const char* name);
[[noreturn]] void bad_reserved(int32_t value, const char* name, const char* field);
// Throws unless the chain holds only struct types of `known`, each at most once.
void check_chain(const mpt_chain* next, std::span<const int32_t> known, const char* name);
// True if the size cuts a field: every version of a struct has a size that is a multiple of its
// alignment.
inline bool is_cut(uint32_t size, size_t align) {
  return is_impossible_size(size) || size % align != 0;
}
// Checks the reserved fields, which must be 0, and the chain. `known` has the struct types that the
// call accepts in it.
template <class D>
void check_fields(const D& d, const char* name, std::span<const int32_t> known) {
  if constexpr (requires { d.reserved; }) {
    if (d.reserved != 0) [[unlikely]]
      bad_reserved(d.reserved, name, "reserved");
  }
  if constexpr (requires { d.next; }) {
    if (d.next) [[unlikely]]
      check_chain(d.next, known, name);
  }
}

// Copies a caller's descriptor over the defaults, as copy_struct_from_user of the Linux kernel
// does: a smaller struct gets defaults for its missing tail, a larger struct must have a zero tail.
// A NULL `d` gives the defaults. `fill` writes the defaults; where they depend on the kind of the
// descriptor, `fill` also takes the caller's descriptor, of which it may read the head. `init`
// names the public function that writes the defaults, for messages (NULL: `name` with "_init").
template <class D, class F>
D in_desc(const D* d, F fill, const char* name, const char* init = nullptr,
          std::span<const int32_t> known = {}) {
  const auto defaults = [&](D& own) {
    if constexpr (std::is_invocable_v<F, D*, size_t, const D*>) fill(&own, sizeof own, d);
    else fill(&own, sizeof own);
  };
  D own;  // returned without a copy, which would stall on the fields just written
  if (!d) {
    defaults(own);
    return own;
  }
  const uint32_t size = d->struct_size;
  if (size == sizeof(D)) {
    own = *d;
  } else {
    if (is_cut(size, alignof(D))) bad_size(size, name, init);
    defaults(own);
    if (size > sizeof own) {
      const auto* tail = reinterpret_cast<const unsigned char*>(d) + sizeof own;
      for (uint32_t i = 0; i < size - sizeof own; ++i)
        if (tail[i]) bad_tail(size, sizeof own, name);
    }
    std::memcpy(&own, d, size < sizeof own ? size : sizeof own);
    own.struct_size = sizeof own;
  }
  check_fields(own, name, known);
  return own;
}

// Returns an element of a caller's array of structs. The struct_size of the first element is the
// size of all and the stride of the array.
template <class D>
const D& at_stride(const D* list, int64_t index) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(list);
  return *reinterpret_cast<const D*>(bytes + static_cast<size_t>(index) * list->struct_size);
}
template <class D>
D& at_stride(D* list, int64_t index) {
  return const_cast<D&>(at_stride(const_cast<const D*>(list), index));
}
// Returns a caller's array of structs in this library's version. `name` is the struct's.
template <class D>
std::vector<D> in_structs(const D* list, int32_t count, const char* what, const char* name) {
  if (count < 0 || (count > 0 && !list)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s: the count is %d%s", what, count,
         list ? "" : " and the list is NULL");
  }
  std::vector<D> own;
  for (int32_t i = 0; i < count; ++i) {
    const D& d = at_stride(list, i);
    if (d.struct_size != list->struct_size || is_cut(d.struct_size, alignof(D)))
      bad_element(d.struct_size, list->struct_size, i, name);
    own.push_back(in_desc(
        &d, [](D* none, size_t) { *none = {}; }, name));
  }
  return own;
}

// Returns the struct of a type in a chain, nullptr if there is none. Call only after check_chain.
template <class D>
const D* chained(const mpt_chain* next, int32_t type) {
  while (next && next->type != type) next = next->next;
  return reinterpret_cast<const D*>(next);
}

// Fills the caller's out-struct up to the size that the caller was compiled with. Fields of a newer
// header than this library's are set to 0.
template <class D>
void out_desc(const D& value, D* out, const char* name) {
  const uint32_t size = need(out, name)->struct_size;
  if (is_cut(size, alignof(D))) bad_out_size(size, name);
  std::memcpy(out, &value, size < sizeof value ? size : sizeof value);
  if (size > sizeof value) {
    std::memset(reinterpret_cast<char*>(out) + sizeof value, 0, size - sizeof value);
  }
  out->struct_size = size;
}
// Returns a struct that one call has filled and another call takes back. Fields that the caller's
// version lacks have their values from `missing`.
template <class D>
D in_state(const D* d, const char* name, const D& missing = {}) {
  if (is_cut(d->struct_size, alignof(D))) bad_out_size(d->struct_size, name);
  return in_desc(
      d, [&](D* own, size_t) { *own = missing; }, name);
}

// Copies one field between a descriptor and an internal struct, in either direction, so that a list
// of field pairs is written once. Descriptors hold enums and booleans as integers.
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
// Writes the defaults of a descriptor into the caller's struct, whose version has `size` bytes.
template <class D>
void init_desc(D* out, size_t size, const D& defaults) {
  if (!out) return;
  if (size == sizeof defaults) {
    *out = defaults;
  } else {
    std::memset(out, 0, size);
    std::memcpy(out, &defaults, size < sizeof defaults ? size : sizeof defaults);
  }
  out->struct_size = static_cast<uint32_t>(size);
}

// Throws if a result of an op is not finite. Called where the context has anomaly checks on.
void check_results(std::span<const Tensor> results, const char* op);

}  // namespace mpt::api
