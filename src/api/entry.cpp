// Conversions of handles, lists and descriptors for the C entry points.
// SPDX-License-Identifier: Apache-2.0
#include "api/entry.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>

#include "autocast/cast_cache.h"
#include "autograd/anomaly.h"
#include "backends/completions.h"
#include "backends/devices.h"
#include "core/host_workers.h"
#include "core/utf8.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::api {

namespace {
// Returns the indefinite article of a word.
const char* an(const char* word) { return std::strchr("aeio", *word) ? "an" : "a"; }
}  // namespace

mpt_status status_of_exception() noexcept {
  try {
    throw;
  } catch (const Error& e) {
    return e.code();
  } catch (const std::bad_alloc&) {
    return set_error(MPT_ERROR_OUT_OF_MEMORY, "the system has no more memory");
  } catch (const std::length_error&) {
    return set_error(MPT_ERROR_OUT_OF_MEMORY, "a list has more entries than any memory can hold");
  } catch (const std::exception& e) {
    return set_error(MPT_ERROR_INTERNAL, "unexpected exception: %s", e.what());
  } catch (...) {
    return set_error(MPT_ERROR_INTERNAL, "unknown exception");
  }
}

void bad_handle(uint64_t h, HandleType want, const char* what) {
  if (h == 0) {
    fail(MPT_ERROR_INVALID_HANDLE, "%s is NULL; %s %s is needed", what, an(name_of(want)),
         name_of(want));
  }
  const HandleType type = type_of(h);
  if (type != want && type > HandleType::none && type < HandleType::dlpack) {
    fail(MPT_ERROR_INVALID_HANDLE, "%s is %s %s handle; %s %s is needed", what, an(name_of(type)),
         name_of(type), an(name_of(want)), name_of(want));
  }
  if (type != want) {
    fail(MPT_ERROR_INVALID_HANDLE, "%s (%#llx) is not a handle of this library; %s %s is needed",
         what, llu(h), an(name_of(want)), name_of(want));
  }
  fail(MPT_ERROR_INVALID_HANDLE,
       "%s is a stale %s handle: it was released, or its scope or context has ended", what,
       name_of(want));
}

namespace {
// Drops the released objects of the handle's context.
void drain(uint64_t h) {
  if (has_released(space_of(h))) drain_space(space_of(h));
}
}  // namespace

namespace {
// Clears the cache of casts if one may be a result of work that has failed.
void forget_failed_casts(Context& ctx) {
  const int64_t failures = reported_failures(ctx);
  if (failures == 0 || cast_cache(ctx).failures == failures) return;
  clear_cast_cache(ctx);
  cast_cache(ctx).failures = failures;
}
}  // namespace

void use_devices(Context& ctx, Place& place) {
  check_devices(ctx);
  forget_failed_casts(ctx);
  take_answers(ctx);
  ctx.place = &place;
}

Context& in(mpt_context h, const char* what) {
  Context& ctx = object<Context>(bits(h), HandleType::context, what);
  if (has_released(ctx.space)) drain_space(ctx.space);
  begin_on(ctx, *ctx.home);
  return ctx;
}

Context& in_at_end(mpt_context h) {
  Context& ctx = object<Context>(bits(h), HandleType::context, "context");
  if (has_released(ctx.space)) drain_space(ctx.space);
  return ctx;
}

Tensor in(mpt_tensor h, const char* what) {
  Tensor t(&object<TensorImpl>(bits(h), HandleType::tensor, what));
  drain(bits(h));
  begin_on(t.ctx(), t.place());
  return t;
}

Tensor in_or_none(mpt_tensor h, const char* what) { return h ? in(h, what) : Tensor(); }

namespace {

void check_list(const mpt_tensor* list, int64_t count, const char* what) {
  if (count >= 0 && (count == 0 || list)) return;
  fail(MPT_ERROR_INVALID_ARGUMENT, "%s: the count is %lld%s", what, lld(count),
       list ? "" : " and the list is NULL");
}

void check_context(const Context& ctx, const Tensor& t, size_t i, const char* what) {
  if (&t.ctx() == &ctx) return;
  fail(MPT_ERROR_INVALID_HANDLE, "%s[%zu] is a tensor of another context", what, i);
}

}  // namespace

std::vector<Tensor> in_list(const mpt_tensor* list, int64_t count, const char* what) {
  check_list(list, count, what);
  std::vector<Tensor> v;
  v.reserve(static_cast<size_t>(count));
  for (int64_t i = 0; i < count; ++i) v.push_back(in(list[i], what));
  return v;
}

std::vector<Tensor> in_list(Context& ctx, const mpt_tensor* list, int64_t count, const char* what) {
  std::vector<Tensor> v = in_list(list, count, what);
  for (size_t i = 0; i < v.size(); ++i) check_context(ctx, v[i], i, what);
  return v;
}

void check_list_at_end(const Context& ctx, const mpt_tensor* list, int64_t count,
                       const char* what) {
  check_list(list, count, what);
  for (int64_t i = 0; i < count; ++i) {
    const Tensor t(&object<TensorImpl>(bits(list[i]), HandleType::tensor, what));
    check_context(ctx, t, static_cast<size_t>(i), what);
  }
}

Dims in_dims(const int64_t* dims, int32_t count, const char* what) {
  if (count < 0 || count > kMaxRank) {
    fail(MPT_ERROR_SHAPE, "%s has %d extents; it must have 0 to %d", what, count, kMaxRank);
  }
  if (count > 0 && !dims)
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s is NULL; it must have %d extents", what, count);
  return Dims(std::span(dims, static_cast<size_t>(count)));
}

DeviceKind in_device_kind(mpt_device device, const char* what) {
  if (device >= MPT_DEVICE_CPU && device <= MPT_DEVICE_VULKAN)
    return static_cast<DeviceKind>(device);
  fail(MPT_ERROR_DEVICE,
       "%s is %d; it must be MPT_DEVICE_CPU (0), MPT_DEVICE_CUDA (1), MPT_DEVICE_MODULE (2) or "
       "MPT_DEVICE_VULKAN (3)",
       what, device);
}

void unknown_dtype(mpt_dtype dtype) {
  fail(MPT_ERROR_DTYPE, "dtype is %d; it must be MPT_F32 (1) to MPT_BOOL (11)", dtype);
}

double need_finite(double v, const char* what) {
  if (!std::isfinite(v)) fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %g; it must be finite", what, v);
  return v;
}

namespace {
void drop_tensor(void* p) { static_cast<TensorImpl*>(p)->release(); }
}  // namespace

namespace {
void check_hooks(Context& ctx) {
  if (ctx.host_workers) [[unlikely]]
    ctx.host_workers->check();
}
}  // namespace

mpt_tensor give(Tensor t) {
  check_hooks(t.ctx());
  return lend(std::move(t));
}

mpt_tensor lend(Tensor t) {
  Context& ctx = t.ctx();
  auto& made = ctx.scope_handles;
  if (!ctx.scope_marks.empty()) ctx.scope_memory.grow(made);
  const uint64_t h = make_handle(HandleType::tensor, ctx.space, t.get(), drop_tensor);
  t->retain();
  if (!ctx.scope_marks.empty()) made.push_back(h);
  return handle<mpt_tensor>(h);
}

mpt_tensor give_borrowed(Tensor t) {
  Storage& storage = *t->storage;
  const DoneFn done = std::exchange(storage.done, nullptr);
  const mpt_tensor out = give(std::move(t));
  storage.done = done;
  return out;
}

uint64_t give_object(Context& ctx, HandleType type, void* object, DropFn drop) {
  check_hooks(ctx);
  return make_handle(type, ctx.space, object, drop);
}

void give_list(std::span<Tensor> tensors, mpt_tensor* out) {
  size_t n = 0;
  try {
    for (; n < tensors.size(); ++n) out[n] = tensors[n] ? give(tensors[n]) : mpt_tensor{};
  } catch (...) {
    while (n-- > 0) {
      mpt_tensor_release(out[n]);
      out[n] = {};
    }
    throw;
  }
}

void give_text(std::string_view s, char* text, size_t size, size_t* needed) {
  if (needed) *needed = s.size() + 1;
  if (!text || size == 0) return;
  const size_t n = s.size() < size ? s.size() : whole_characters(s.data(), size - 1);
  std::memcpy(text, s.data(), n);
  text[n] = 0;
  make_printable(text);
}

namespace {
const char* pointer_size_hint(uint32_t size) {
  return size == sizeof(void*) ? ", the size of a pointer: use sizeof of the struct" : "";
}
}  // namespace

void bad_size(uint32_t size, const char* name, const char* init) {
  fail(MPT_ERROR_ABI, "%s.struct_size is %u%s: fill the descriptor with %s%s first", name, size,
       pointer_size_hint(size), init ? init : name, init ? "" : "_init");
}

void bad_out_size(uint32_t size, const char* name) {
  fail(MPT_ERROR_ABI, "%s.struct_size is %u%s: set it to sizeof first", name, size,
       pointer_size_hint(size));
}

void bad_element(uint32_t size, uint32_t first, int32_t index, const char* name) {
  if (index == 0) bad_out_size(size, name);
  fail(MPT_ERROR_ABI,
       "%s.struct_size is %u in element %d and %u in the first: it must be sizeof in each", name,
       size, index, first);
}

void bad_tail(uint32_t size, size_t known, const char* name) {
  fail(MPT_ERROR_ABI,
       "%s has %u bytes, of which this library knows %zu, and the rest is not zero: a newer "
       "library is needed",
       name, size, known);
}

void bad_reserved(int32_t value, const char* name, const char* field) {
  fail(MPT_ERROR_ABI, "%s.%s is %d; it must be 0 in this version of the library", name, field,
       value);
}

void check_chain(const mpt_chain* next, std::span<const int32_t> known, const char* name) {
  std::vector<int32_t> seen;
  for (const mpt_chain* c = next; c; c = c->next) {
    if (std::find(known.begin(), known.end(), c->type) == known.end()) {
      std::string list;
      for (int32_t k : known) list += (list.empty() ? "" : ", ") + std::to_string(k);
      fail(MPT_ERROR_ABI,
           "%s.next has a struct of type %d; this version of the library accepts %s%s there", name,
           c->type, list.empty() ? "none" : "type ", list.c_str());
    }
    if (std::find(seen.begin(), seen.end(), c->type) != seen.end()) {
      fail(MPT_ERROR_ABI, "%s.next has two structs of type %d; each type may occur once", name,
           c->type);
    }
    seen.push_back(c->type);
  }
}

void check_results(std::span<const Tensor> results, const char* op) {
  for (const Tensor& t : results)
    if (t) check_finite(t, "forward", op);
}

}  // namespace mpt::api
