// DLPack: the mapping of dtypes to codes, and the ownership of exported memory.
// SPDX-License-Identifier: Apache-2.0
#include "io/dlpack.h"

#include <atomic>
#include <memory>
#include <mutex>

#include "backends/completions.h"
#include "backends/device.h"
#include "backends/devices.h"
#include "backends/host_access.h"
#include "core/context.h"
#include "core/error.h"
#include "ops/create.h"

namespace mpt::io {
namespace {

constexpr uint32_t kMajor = 1, kMinor = 1;
constexpr uint64_t kReadOnly = 1;
constexpr int32_t kCpu = 1, kCudaHost = 3;  // device types with host memory

struct Code {
  DType dtype;
  uint8_t code, bits;
};
// Codes: int 0, uint 1, float 2, bfloat 4, bool 6, float8_e4m3fn 10, float8_e5m2 12.
constexpr Code kCodes[] = {{DType::f32, 2, 32},    {DType::f64, 2, 64},   {DType::f16, 2, 16},
                           {DType::bf16, 4, 16},   {DType::i8, 0, 8},     {DType::u8, 1, 8},
                           {DType::i32, 0, 32},    {DType::i64, 0, 64},   {DType::boolean, 6, 8},
                           {DType::f8e4m3, 10, 8}, {DType::f8e5m2, 12, 8}};

DType dtype_of(const DLTensor& d) {
  for (const Code& c : kCodes)
    if (c.code == d.code && c.bits == d.bits && d.lanes == 1) return c.dtype;
  fail(MPT_ERROR_DTYPE,
       "the managed tensor has type code %d, %d bits and %d lanes, which match no dtype of the "
       "library",
       d.code, d.bits, d.lanes);
}

// Returns the place in whose memory a managed tensor lies.
Place& place_of(Context& ctx, const DLTensor& d) {
  if (d.device_type == kCpu || d.device_type == kCudaHost) return ctx.host;
  for (Place* p : ctx.places) {
    const int32_t type = p->device->info().dlpack;  // 0: DLPack has no type for the device
    if (type != 0 && type == d.device_type && p->index == d.device_id) return *p;
  }
  fail(MPT_ERROR_DEVICE,
       "the managed tensor is on device %d of type %d; it must be in host memory (type 1, or 3 if "
       "pinned) or on a device that the context uses",
       d.device_id, d.device_type);
}

Tensor on_memory(Context& ctx, const DLTensor& d, bool read_only, DoneFn done, void* managed) {
  Place& place = place_of(ctx, d);
  if (d.ndim < 0 || d.ndim > kMaxRank || (d.ndim > 0 && !d.shape)) {
    fail(MPT_ERROR_SHAPE, "the managed tensor has %d dims%s; it must have 0 to %d", d.ndim,
         d.ndim > 0 && !d.shape ? " and no shape" : "", kMaxRank);
  }
  const auto rank = static_cast<size_t>(d.ndim);
  const DType dtype = dtype_of(d);
  const Dims shape(std::span<const int64_t>(d.shape, rank));
  checked_count(shape, size_of(dtype));
  const Dims stride =
      d.strides ? Dims(std::span<const int64_t>(d.strides, rank)) : contiguous_strides(shape);
  const size_t bytes = ops::bytes_reached(dtype, shape, stride);
  const auto base = reinterpret_cast<uintptr_t>(d.data);
  const uintptr_t first = d.data ? base + d.byte_offset : 0;
  if (d.data && (first < base || first + bytes < first)) {
    fail(MPT_ERROR_SHAPE, "byte_offset %llu and the %zu bytes after it exceed the address space",
         llu(d.byte_offset), bytes);
  }
  auto* const memory = reinterpret_cast<void*>(first);
  const char* const why =
      memory && bytes > 0 ? place.device->fault_of_memory(memory, bytes) : nullptr;
  if (why) {
    fail(MPT_ERROR_DEVICE, "the managed tensor is on device %d of type %d: %s", d.device_id,
         d.device_type, why);
  }
  Tensor t = ops::borrow(ctx, dtype, shape, stride, memory, bytes, done, managed, &place);
  t->storage->read_only = read_only;
  return t;
}

template <class M>
void give_back(void* managed) {
  auto* m = static_cast<M*>(managed);
  if (m->deleter) m->deleter(m);
}

// One export. Two owners hold it: the consumer, until it calls the deleter, and the context, until
// its own thread notices the deleter's call or the context is shut down.
struct Holder {
  std::atomic<int> owners{2};
  Context* ctx = nullptr;
  Ref<Storage> storage;
  uint64_t handle = 0;
  int64_t shape[kMaxRank] = {}, strides[kMaxRank] = {};
};
template <class M>
struct Export : Holder {
  M managed;
};

// Ends the context's hold; runs on the thread of the context.
template <class M>
void drop(void* object) {
  auto* e = static_cast<Export<M>*>(object);
  if (e->owners.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
  --e->ctx->owners;
  delete e;
}

// Ends the consumer's hold; runs on any thread.
template <class M>
void deleter(M* managed) {
  if (!managed) return;
  auto* e = static_cast<Export<M>*>(managed->manager_ctx);
  const uint64_t handle = e->handle;
  if (e->owners.fetch_sub(1, std::memory_order_acq_rel) != 1) {
    release_handle(handle, HandleType::dlpack);
    return;
  }
  // The context was shut down first and kept the storage for this consumer: release both now.
  Context* ctx = e->ctx;
  bool last;
  {
    std::lock_guard lock(ctx->owners_mutex);
    const Place& place = *e->storage->place;
    delete e;
    // The memory may be borrowed in its turn, and no call with the context will follow.
    if (!place.is_host) completions(place).finish();
    last = --ctx->owners == 0;
  }
  if (last) delete ctx;
}

template <class M>
M* make_export(const Tensor& t) {
  if (t.requires_grad()) {
    fail(MPT_ERROR_STATE,
         "tensor%s requires a gradient; export mpt_detach of it, which shares the memory",
         t.quoted().s);
  }
  need_lasting_memory(t);
  t->storage->is_exposed = true;
  const Place& place = t.place();
  if (!place.is_host) {
    if (!place.device->info().dlpack) {
      fail(MPT_ERROR_DEVICE,
           "tensor%s is on %s, whose memory is not exchanged by DLPack; export a copy on the host, "
           "made by mpt_tensor_to",
           t.quoted().s, name_of(place).s);
    }
    synchronize(place);
  }
  Context& ctx = t.ctx();
  auto e = std::make_unique<Export<M>>();
  e->ctx = &ctx;
  e->storage = t->storage;
  for (int i = 0; i < t.rank(); ++i) {
    e->shape[i] = t.shape()[i];
    e->strides[i] = t.stride()[i];
  }
  M& m = e->managed;
  m = {};
  m.manager_ctx = e.get();
  m.deleter = deleter<M>;
  DLTensor& d = m.dl_tensor;
  d.data = t.address();
  d.device_type = place.is_host ? kCpu : place.device->info().dlpack;
  d.device_id = place.index;
  d.ndim = t.rank();
  d.lanes = 1;
  for (const Code& c : kCodes) {
    if (c.dtype != t.dtype()) continue;
    d.code = c.code;
    d.bits = c.bits;
  }
  d.shape = e->shape;
  d.strides = e->strides;
  e->handle = make_handle(HandleType::dlpack, ctx.space, e.get(), drop<M>);
  ++ctx.owners;
  return &e.release()->managed;
}

}  // namespace

Tensor import_dlpack(Context& ctx, DLManagedTensor* m) {
  return on_memory(ctx, m->dl_tensor, false, give_back<DLManagedTensor>, m);
}

Tensor import_dlpack(Context& ctx, DLManagedTensorVersioned* m) {
  if (m->major != kMajor) {
    fail(MPT_ERROR_ABI, "the managed tensor has DLPack version %u.%u; it must be %u.x", m->major,
         m->minor, kMajor);
  }
  return on_memory(ctx, m->dl_tensor, m->flags & kReadOnly, give_back<DLManagedTensorVersioned>, m);
}

void export_dlpack(const Tensor& t, DLManagedTensor*& out) {
  if (t->storage->read_only) {
    fail(MPT_ERROR_UNSUPPORTED,
         "tensor%s is read-only, which the struct without a version cannot express: use "
         "mpt_tensor_to_dlpack",
         t.quoted().s);
  }
  out = make_export<DLManagedTensor>(t);
}

void export_dlpack(const Tensor& t, DLManagedTensorVersioned*& out) {
  out = make_export<DLManagedTensorVersioned>(t);
  out->major = kMajor;
  out->minor = kMinor;
  out->flags = t->storage->read_only ? kReadOnly : 0;
}

}  // namespace mpt::io
