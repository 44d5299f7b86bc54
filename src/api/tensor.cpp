// C entry points of tensors: creation, reading and writing, names.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "api/entry.h"
#include "autograd/node.h"
#include "backends/devices.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "core/sizes.h"
#include "ops/create.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "precision/master.h"

using namespace mpt;
using namespace mpt::api;

namespace {

// Creates a tensor from dtype and shape, and gives it to the caller.
template <class F>
mpt_status create(const char* name, mpt_context context, mpt_dtype dtype, const int64_t* shape,
                  int32_t rank, mpt_tensor* out, F&& make,
                  mpt_tensor (&give_to_caller)(Tensor) = give) noexcept {
  return entry(name, [&] {
    *need(out, "out") = {};
    Context& ctx = in(context);
    const DType d = in_dtype(dtype, DType::f32);
    const Dims s = in_dims(shape, rank, "shape");
    checked_count(s, size_of(d));
    *out = give_to_caller(make(ctx, d, s));
  });
}

}  // namespace

mpt_status mpt_empty(mpt_context context, mpt_dtype dtype, const int64_t* shape, int32_t rank,
                     mpt_tensor* out) {
  return create("mpt_empty", context, dtype, shape, rank, out,
                [](Context& c, DType d, const Dims& s) { return Tensor::empty(c, d, s); });
}
mpt_status mpt_zeros(mpt_context context, mpt_dtype dtype, const int64_t* shape, int32_t rank,
                     mpt_tensor* out) {
  return create("mpt_zeros", context, dtype, shape, rank, out,
                [](Context& c, DType d, const Dims& s) { return ops::full(c, d, s, 0); });
}
mpt_status mpt_ones(mpt_context context, mpt_dtype dtype, const int64_t* shape, int32_t rank,
                    mpt_tensor* out) {
  return create("mpt_ones", context, dtype, shape, rank, out,
                [](Context& c, DType d, const Dims& s) { return ops::full(c, d, s, 1); });
}
mpt_status mpt_full(mpt_context context, mpt_dtype dtype, const int64_t* shape, int32_t rank,
                    double value, mpt_tensor* out) {
  return create("mpt_full", context, dtype, shape, rank, out,
                [&](Context& c, DType d, const Dims& s) { return ops::full(c, d, s, value); });
}
mpt_status mpt_arange(mpt_context context, mpt_dtype dtype, double start, double end, double step,
                      mpt_tensor* out) {
  return entry("mpt_arange", [&] {
    *need(out, "out") = {};
    Context& ctx = in(context);
    *out = give(ops::arange(ctx, dtype == MPT_DTYPE_NONE ? DType::none : in_dtype(dtype), start,
                            end, step));
  });
}
mpt_status mpt_uniform(mpt_context context, mpt_dtype dtype, const int64_t* shape, int32_t rank,
                       double low, double high, mpt_tensor* out) {
  return create("mpt_uniform", context, dtype, shape, rank, out,
                [&](Context& c, DType d, const Dims& s) {
                  return ops::uniform(c, d, s, need_finite(low, "low"), need_finite(high, "high"));
                });
}
mpt_status mpt_randint(mpt_context context, mpt_dtype dtype, const int64_t* shape, int32_t rank,
                       int64_t low, int64_t high, mpt_tensor* out) {
  return create(
      "mpt_randint", context, dtype == MPT_DTYPE_NONE ? mpt_dtype{MPT_I64} : dtype, shape, rank,
      out, [&](Context& c, DType d, const Dims& s) { return ops::randint(c, d, s, low, high); });
}
mpt_status mpt_normal(mpt_context context, mpt_dtype dtype, const int64_t* shape, int32_t rank,
                      double mean, double deviation, mpt_tensor* out) {
  return create(
      "mpt_normal", context, dtype, shape, rank, out, [&](Context& c, DType d, const Dims& s) {
        return ops::normal(c, d, s, need_finite(mean, "mean"), need_finite(deviation, "deviation"));
      });
}
mpt_status mpt_kaiming_uniform(mpt_context context, mpt_dtype dtype, const int64_t* shape,
                               int32_t rank, double a, mpt_tensor* out) {
  return create("mpt_kaiming_uniform", context, dtype, shape, rank, out,
                [&](Context& c, DType d, const Dims& s) {
                  const double b = ops::kaiming_bound(s, need_finite(a, "a"));
                  return ops::uniform(c, d, s, -b, b);
                });
}
mpt_status mpt_kaiming_normal(mpt_context context, mpt_dtype dtype, const int64_t* shape,
                              int32_t rank, double a, mpt_tensor* out) {
  return create("mpt_kaiming_normal", context, dtype, shape, rank, out,
                [&](Context& c, DType d, const Dims& s) {
                  const double b = ops::kaiming_bound(s, need_finite(a, "a"));
                  return ops::normal(c, d, s, 0, b / std::sqrt(3.0));
                });
}
mpt_status mpt_xavier_uniform(mpt_context context, mpt_dtype dtype, const int64_t* shape,
                              int32_t rank, double gain, mpt_tensor* out) {
  return create("mpt_xavier_uniform", context, dtype, shape, rank, out,
                [&](Context& c, DType d, const Dims& s) {
                  const double b = ops::xavier_bound(s, need_finite(gain, "gain"));
                  return ops::uniform(c, d, s, -b, b);
                });
}
mpt_status mpt_xavier_normal(mpt_context context, mpt_dtype dtype, const int64_t* shape,
                             int32_t rank, double gain, mpt_tensor* out) {
  return create("mpt_xavier_normal", context, dtype, shape, rank, out,
                [&](Context& c, DType d, const Dims& s) {
                  const double b = ops::xavier_bound(s, need_finite(gain, "gain"));
                  return ops::normal(c, d, s, 0, b / std::sqrt(3.0));
                });
}

mpt_status mpt_tensor_from_data(mpt_context context, mpt_dtype dtype, const int64_t* shape,
                                int32_t rank, const void* data, size_t bytes, mpt_tensor* out) {
  return create("mpt_tensor_from_data", context, dtype, shape, rank, out,
                [&](Context& c, DType d, const Dims& s) {
                  const auto want = static_cast<size_t>(checked_count(s, size_of(d)) * size_of(d));
                  if (bytes != want) {
                    fail(MPT_ERROR_SHAPE, "data has %zu bytes; %s%s needs %zu", bytes, name_of(d),
                         text(s).s, want);
                  }
                  if (want) need(data, "data");
                  need_no_recording(*c.home, "mpt_tensor_from_data");
                  Tensor t = Tensor::empty(c, d, s);
                  upload(t, data, want);
                  return t;
                });
}

mpt_status mpt_tensor_from_memory(mpt_context context, mpt_dtype dtype, const int64_t* shape,
                                  const int64_t* strides, int32_t rank, void* data, size_t bytes,
                                  mpt_done_fn done, void* user, mpt_tensor* out) {
  return create(
      "mpt_tensor_from_memory", context, dtype, shape, rank, out,
      [&](Context& c, DType d, const Dims& s) {
        const Dims st = strides ? in_dims(strides, rank, "strides") : contiguous_strides(s);
        return ops::borrow(c, d, s, st, data, bytes, done, user);
      },
      give_borrowed);
}

mpt_status mpt_tensor_from_const_memory(mpt_context context, mpt_dtype dtype, const int64_t* shape,
                                        const int64_t* strides, int32_t rank, const void* data,
                                        size_t bytes, mpt_done_fn done, void* user,
                                        mpt_tensor* out) {
  return create(
      "mpt_tensor_from_const_memory", context, dtype, shape, rank, out,
      [&](Context& c, DType d, const Dims& s) {
        const Dims st = strides ? in_dims(strides, rank, "strides") : contiguous_strides(s);
        Tensor t = ops::borrow(c, d, s, st, const_cast<void*>(data), bytes, done, user);
        t->storage->read_only = true;
        return t;
      },
      give_borrowed);
}

mpt_status mpt_tensor_from_native(mpt_context context, mpt_dtype dtype, const int64_t* shape,
                                  const int64_t* strides, int32_t rank, const void* memory,
                                  mpt_done_fn done, void* user, mpt_tensor* out) {
  return create("mpt_tensor_from_native", context, dtype, shape, rank, out,
                [&](Context& c, DType d, const Dims& s) {
                  const Dims st =
                      strides ? in_dims(strides, rank, "strides") : contiguous_strides(s);
                  return ops::adopt(c, d, s, st, need(memory, "memory"), done, user);
                });
}

mpt_tensor mpt_tensor_retain(mpt_tensor tensor) {
  return retain_handle(bits(tensor), HandleType::tensor) ? tensor : mpt_tensor{};
}
void mpt_tensor_release(mpt_tensor tensor) { release_handle(bits(tensor), HandleType::tensor); }
mpt_bool32 mpt_tensor_is_valid(mpt_tensor tensor) {
  return is_live(bits(tensor), HandleType::tensor);
}

mpt_status mpt_tensor_get_info(mpt_tensor tensor, mpt_tensor_info* out) {
  return entry("mpt_tensor_get_info", [&] {
    Tensor t = in(tensor, "tensor");
    mpt_tensor_info i = {};
    i.dtype = static_cast<mpt_dtype>(t.dtype());
    i.device = static_cast<mpt_device>(t.place().kind);
    i.device_index = t.place().index;
    i.rank = t.rank();
    for (int k = 0; k < t.rank(); ++k) {
      i.shape[k] = t.shape()[k];
      i.stride[k] = t.stride()[k];
    }
    i.count = t.count();
    i.requires_grad = t.requires_grad();
    i.is_leaf = !t->node;
    i.has_master = is_of_master(t);
    i.version = t->storage->version;
    out_desc(i, out, "mpt_tensor_info");
  });
}

mpt_status mpt_tensor_to(mpt_tensor tensor, mpt_device device, int32_t index, mpt_tensor* out) {
  return entry("mpt_tensor_to", [&] {
    *need(out, "out") = {};
    Tensor t = in(tensor, "tensor");
    Place& place = open_device(t.ctx(), in_device_kind(device, "device"), index);
    *out = give(ops::to(t, place));
  });
}

mpt_status mpt_tensor_get_context(mpt_tensor tensor, mpt_context* out) {
  return entry("mpt_tensor_get_context", [&] {
    *need(out, "out") = {};
    *out = handle<mpt_context>(in(tensor, "tensor").ctx().handle);
  });
}

namespace {
void need_count(const Tensor& t, int64_t count) {
  if (count == t.count()) return;
  fail(MPT_ERROR_SHAPE, "count is %lld; tensor%s of shape %s has %lld elements", lld(count),
       t.quoted().s, text(t.shape()).s, lld(t.count()));
}
}  // namespace

namespace {

// Returns `data`, row-major elements of `dtype`, as a tensor of the shape of `t`.
Tensor borrow_as(const Tensor& t, DType dtype, void* data) {
  const auto bytes = static_cast<size_t>(checked_mul(t.count(), size_of(dtype), "the bytes"));
  return ops::borrow(t.ctx(), dtype, t.shape(), contiguous_strides(t.shape()), data, bytes, nullptr,
                     nullptr);
}

// Copies the elements to `data`, converted to `dtype`. A device converts its own tensors.
void read_elements(const Tensor& t, DType dtype, void* data) {
  check_read(t.place());
  if (!is_on_host(t) && t.dtype() == dtype && t.contiguous()) return download(data, t);
  const Tensor to = is_on_host(t) ? borrow_as(t, dtype, data)
                                  : Tensor::empty(t.ctx(), dtype, t.shape(), Purpose::other);
  launch(Kernel::copy, {&to}, {&t});
  if (!is_on_host(t)) download(data, to);
}

// Returns a tensor with the elements `data` of `dtype`, in the shape and on the device of `t`. On
// the host it has the memory of `data`.
Tensor elements_of(const Tensor& t, DType dtype, const void* data) {
  if (is_on_host(t)) return borrow_as(t, dtype, const_cast<void*>(data));
  const Tensor from = Tensor::empty(t.ctx(), dtype, t.shape(), Purpose::other);
  upload(from, data, static_cast<size_t>(from.bytes()));
  return from;
}

}  // namespace

mpt_status mpt_tensor_read(mpt_tensor tensor, mpt_dtype dtype, void* data, int64_t count) {
  return entry("mpt_tensor_read", [&] {
    Tensor t = in(tensor, "tensor");
    const DType d = in_dtype(dtype);
    need_count(t, count);
    if (count == 0) return;
    need(data, "data");
    if (size_of(d) > 2) t = exact_value(t);  // a wide dtype gets the low bits of a master too
    read_elements(t, d, data);
  });
}

mpt_status mpt_tensor_write(mpt_tensor tensor, mpt_dtype dtype, const void* data, int64_t count) {
  return entry("mpt_tensor_write", [&] {
    Tensor t = in(tensor, "tensor");
    const DType d = in_dtype(dtype);
    need_count(t, count);
    ops::need_writable(t, Op::write);
    if (count > 0) need(data, "data");
    need_no_recording(*t.ctx().home, "mpt_tensor_write");
    const Tensor from = elements_of(t, d, data);
    GradModeGuard no_grad(t.ctx(), GradMode::disabled);  // writes by the host are not recorded
    if (writes_master(t)) return master_write(t, from);
    if (count > 0) launch(Kernel::copy, {&t}, {&from});
    ops::touch(t, Op::write);
  });
}

mpt_status mpt_tensor_get_master(mpt_tensor tensor, mpt_tensor* out) {
  return entry("mpt_tensor_get_master", [&] {
    *need(out, "out") = {};
    Tensor t = in(tensor, "tensor");
    GradModeGuard no_grad(t.ctx(), GradMode::disabled);
    const Tensor value = exact_value(t);
    // The dtype is that of a master which another rank has, too.
    const DType dtype = is_master_away(t) ? DType::f32 : value.dtype();
    *out = give(value.dtype() == dtype ? ops::clone(value) : ops::convert(value, dtype));
  });
}

mpt_status mpt_tensor_set_master(mpt_tensor tensor, mpt_tensor value) {
  return entry("mpt_tensor_set_master", [&] {
    Tensor t = in(tensor, "tensor"), v = in(value, "value");
    if (&v.ctx() != &t.ctx())
      fail(MPT_ERROR_INVALID_HANDLE, "tensor and value belong to different contexts");
    if (!(v.shape() == t.shape())) {
      fail(MPT_ERROR_SHAPE, "tensor%s has shape %s, value %s: they must be equal", t.quoted().s,
           text(t.shape()).s, text(v.shape()).s);
    }
    if (is_floating(v.dtype()) != is_floating(t.dtype())) {
      fail(MPT_ERROR_DTYPE, "tensor%s is %s, value %s: both or neither must be floating",
           t.quoted().s, name_of(t.dtype()), name_of(v.dtype()));
    }
    ops::need_writable(t, Op::write);
    GradModeGuard no_grad(t.ctx(), GradMode::disabled);
    v = exact_value(v);
    if (v->storage.get() == t->storage.get()) v = ops::clone(v);
    if (writes_master(t)) return master_write(t, v);
    launch(Kernel::copy, {&t}, {&v});
    ops::touch(t, Op::write);
  });
}

mpt_status mpt_tensor_get_item(mpt_tensor tensor, double* out) {
  return entry("mpt_tensor_get_item", [&] {
    Tensor t = in(tensor, "tensor");
    need(out, "out");
    if (t.count() != 1) {
      fail(MPT_ERROR_SHAPE, "tensor%s has shape %s; it must have one element", t.quoted().s,
           text(t.shape()).s);
    }
    read_elements(exact_value(t), DType::f64, out);
  });
}

mpt_status mpt_tensor_get_data(mpt_tensor tensor, void** out) {
  return entry("mpt_tensor_get_data", [&] {
    *need(out, "out") = {};
    Tensor t = in(tensor, "tensor");
    need_lasting_memory(t);
    t->storage->is_exposed = true;
    *out = t.address();
  });
}

mpt_status mpt_tensor_touch(mpt_tensor tensor) {
  return entry("mpt_tensor_touch", [&] {
    Tensor t = in(tensor, "tensor");
    ops::need_writable(t, Op::write);
    ops::touch(t, Op::write);
  });
}

mpt_status mpt_tensor_text(mpt_tensor tensor, char* text, size_t size, size_t* needed) {
  return entry("mpt_tensor_text",
               [&] { give_text(ops::to_string(in(tensor, "tensor")), text, size, needed); });
}

mpt_status mpt_tensor_set_name(mpt_tensor tensor, const char* name) {
  return entry("mpt_tensor_set_name", [&] {
    Tensor t = in(tensor, "tensor");
    t->need_meta().name = TensorName(t.ctx().arena, need(name, "name"));
  });
}
mpt_status mpt_tensor_get_name(mpt_tensor tensor, const char** out) {
  return entry("mpt_tensor_get_name", [&] {
    *need(out, "out") = {};
    *out = in(tensor, "tensor").name();
  });
}
