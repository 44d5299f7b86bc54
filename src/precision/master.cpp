// Parameters at rest: split and joined, read and written, converted in place.
// SPDX-License-Identifier: Apache-2.0
#include "precision/master.h"

#include <cstring>

#include "backends/cache.h"
#include "core/context.h"
#include "core/tensor_meta.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt {

bool is_split(const Tensor& t) { return t->meta && t->meta->low; }

int64_t raw_count(const Tensor& t) { return t->layout ? t->layout->elements : t.count(); }

Tensor raw(const Tensor& t) {
  Tensor f = t.view({raw_count(t)}, {1}, t->offset);
  f->layout = nullptr;
  return f;
}

Tensor& current_low(const Tensor& t) {
  TensorMeta& m = *t->meta;
  if (m.low_version != t->storage->version) {
    std::memset(m.low.data(), 0, static_cast<size_t>(raw_count(m.low)) * 2);
    m.low_version = t->storage->version;
  }
  return m.low;
}

void mark_low_current(const Tensor& t) { t->meta->low_version = t->storage->version; }

namespace {

Tensor empty_like(const Tensor& t, DType dtype, Purpose purpose) {
  return t->layout ? Tensor::empty_packed(t.ctx(), dtype, *t->layout, purpose)
                   : Tensor::empty(t.ctx(), dtype, t.shape(), purpose);
}

void join(const Tensor& out, const Tensor& high, const Tensor& low) {
  Tensor y = raw(out), h = raw(high), l = raw(low);
  launch(Kernel::join, {&y}, {&h, &l});
}

void split(const Tensor& value, const Tensor& high, const Tensor& low) {
  Tensor h = raw(high), l = raw(low), x = raw(value);
  launch(Kernel::split, {&h, &l}, {&x});
}

// `value` in `dtype`, laid out as `like`.
Tensor arrange(const Tensor& value, DType dtype, const Tensor& like, Purpose purpose) {
  Tensor y = empty_like(like, dtype, purpose);
  launch(Kernel::copy, {&y}, {&value});
  return y;
}

}  // namespace

Tensor master_read(const Tensor& param) {
  if (!is_split(param)) return ops::unpack(param);
  Tensor y = empty_like(param, DType::f32, Purpose::other);
  join(y, param, current_low(param));
  return ops::unpack(y);
}

NewValue prepare_value(const Tensor& t, const Tensor& value) {
  NewValue n;
  if (is_split(t)) {
    n.main = empty_like(t, DType::bf16, Purpose::other);
    n.low = empty_like(t, DType::bf16, Purpose::other);
    split(arrange(value, DType::f32, t, Purpose::other), n.main, n.low);
  } else {
    const bool fits = value.dtype() == t.dtype() && value.contiguous() && !t->layout;
    n.main = fits ? value : arrange(value, t.dtype(), t, Purpose::other);
  }
  return n;
}

void apply_value(const Tensor& t, const NewValue& value) noexcept {
  auto copy = [](const Tensor& to, const Tensor& from) {
    const auto each = static_cast<size_t>(size_of(to.dtype()));
    const auto* src = from.as<const char>();
    if (to->layout || to.contiguous()) {
      std::memcpy(to.data(), src, static_cast<size_t>(raw_count(to)) * each);
      return;
    }
    for (int64_t i = 0, n = to.count(); i < n; ++i) {  // a view that was given as a buffer
      int64_t at = 0, rest = i;
      for (int d = to.rank(); d-- > 0; rest /= to.shape()[d])
        at += rest % to.shape()[d] * to.stride()[d];
      std::memcpy(to.as<char>() + at * static_cast<int64_t>(each),
                  src + i * static_cast<int64_t>(each), each);
    }
  };
  copy(t, value.main);
  if (value.low) copy(t->meta->low, value.low);
  ops::touch(t, Op::write);
  if (value.low) mark_low_current(t);
}

void master_write(const Tensor& param, const Tensor& value) {
  apply_value(param, prepare_value(param, value));
}

NewStorage prepare_format(const Tensor& param, const ParamFormat& format) {
  NewStorage n;
  n.grad_dtype = format.grad;
  TensorMeta& m = param->need_meta();
  if (m.grad && m.grad.dtype() != format.grad) {
    n.grad = ops::convert(m.grad, format.grad, Purpose::gradients);
  }
  const bool same = param.dtype() == format.dtype && is_split(param) == format.split &&
                    (param->layout || param.contiguous());
  if (same) return n;
  Tensor value = master_read(param);
  n.main = Tensor::empty(param.ctx(), format.dtype, param.shape(), Purpose::parameters);
  if (format.split) {
    n.low = Tensor::empty(param.ctx(), DType::bf16, param.shape(), Purpose::masters);
    if (value.dtype() != DType::f32 || !value.contiguous()) {
      value = arrange(value, DType::f32, n.main, Purpose::other);
    }
    split(value, n.main, n.low);
  } else {
    launch(Kernel::copy, {&n.main}, {&value});
  }
  return n;
}

void apply_storage(const Tensor& param, NewStorage&& fresh) {
  TensorMeta& m = *param->meta;
  m.grad_dtype = fresh.grad_dtype;
  if (fresh.grad) m.grad = std::move(fresh.grad);
  if (!fresh.main) return;
  if (m.cast.copy) forget_cast(param.ctx(), param.get());
  fresh.main->storage->version = param->storage->version + 1;  // saved uses see the change
  param->dtype = fresh.main.dtype();
  param->stride = fresh.main.stride();
  param->offset = 0;
  param->layout = fresh.main->layout;
  param->storage = fresh.main->storage;
  m.low = std::move(fresh.low);
  if (m.low) mark_low_current(param);
}

}  // namespace mpt
