// Masters of parameters: split, join, read, write, and conversion of the storage format.
// SPDX-License-Identifier: Apache-2.0
#include "precision/master.h"

#include <algorithm>

#include "autocast/cast_cache.h"
#include "autograd/row_sparse.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "backends/multi.h"
#include "core/context.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt {

DType master_dtype(const Tensor& t) {
  return has_master(t) || is_master_away(t) ? DType::f32 : t.dtype();
}

void refuse_split(const Tensor& t) {
  fail(
      MPT_ERROR_STATE,
      "a stepper has split the %s%s over its ranks (mpt_stepper_desc.shard): use its optimizer, or "
      "load a file of mpt_training_save into new parameters",
      t->storage->source ? "set that has" : "master of", t.quoted().s);
}

void give_owner(const Tensor& t, bool is_away) {
  t->meta->master.has_owner = true;
  if (is_away) t->meta->master.bits = Tensor();
}

void end_owner(const Tensor& t) noexcept {
  if (!is_master_split(t)) t->meta->master.has_owner = false;
}

Tensor raw(const Tensor& t) { return t.view({t.count()}, {1}, t->offset); }

void refresh_master_bits(const Tensor& t) {
  const OwnElements own(t.ctx());
  TensorMeta& m = *t->meta;
  if (m.master.kind == Master::copy) launch(Kernel::copy, {&m.master.bits}, {&t});
  else fill_bytes(m.master.bits, 0);
  m.master.bits_version = t->storage->version;
}

namespace {

Tensor empty_like(const Tensor& t, DType dtype, Purpose purpose) {
  return Tensor::empty(t.ctx(), dtype, t.shape(), purpose);
}

// Returns the dtype of the master bits for a parameter of dtype `main`.
DType master_bits_dtype(Master master, DType main) {
  return master == Master::copy ? DType::f32 : main;
}

// Split an f32 tensor into `main` and the master bits, and join them again.
void split_value(Master master, const Tensor& value, const Tensor& main, const Tensor& bits) {
  Tensor x = raw(value), p = raw(main), r = raw(bits);
  if (master == Master::copy) {
    launch(Kernel::copy, {&p}, {&x});
    launch(Kernel::copy, {&r}, {&x});
  } else {
    launch(Kernel::split, {&p, &r}, {&x}, SplitParams{master});
  }
}
Tensor join_value(Master master, const Tensor& main, const Tensor& bits) {
  if (master == Master::copy) return bits;
  Tensor y = empty_like(main, DType::f32, Purpose::other);
  Tensor x = raw(y), p = raw(main), r = raw(bits);
  launch(Kernel::join, {&x}, {&p, &r}, SplitParams{master});
  return y;
}

// Returns `value` in `dtype`, as a dense tensor.
Tensor dense_copy(const Tensor& value, DType dtype, const Tensor& like, Purpose purpose) {
  Tensor y = empty_like(like, dtype, purpose);
  launch(Kernel::copy, {&y}, {&value});
  return y;
}

}  // namespace

Tensor master_read(const Tensor& param) {
  bring(param);  // ranks without the master read the tensor
  if (!has_master(param)) return param;
  return join_value(param->meta->master.kind, param, current_master_bits(param));
}

NewValue prepare_value(const Tensor& t, const Tensor& value) {
  NewValue n;
  if (has_master(t) || is_master_away(t)) {
    const Master master = t->meta->master.kind;
    n.main = empty_like(t, t.dtype(), Purpose::other);
    n.master_bits = empty_like(t, master_bits_dtype(master, t.dtype()), Purpose::other);
    split_value(master, dense_copy(value, DType::f32, t, Purpose::other), n.main, n.master_bits);
  } else {
    const bool fits = value.dtype() == t.dtype() && value.contiguous();
    n.main = fits ? value : dense_copy(value, t.dtype(), t, Purpose::other);
  }
  return n;
}

bool has_bits_of(const Tensor& t, const NewValue& value) {
  if (has_master(t)) return false;
  const GradModeGuard no_grad(t.ctx(), GradMode::disabled);
  const HostView<uint8_t> here(ops::contiguous(t)), there(ops::contiguous(value.main));
  return std::equal(here.begin(), here.end(), there.begin());
}

bool holds_exactly(const Tensor& t, const NewValue& prepared, const Tensor& value) {
  if (!prepared.master_bits) return true;
  Tensor held = join_value(t->meta->master.kind, prepared.main, prepared.master_bits);
  Tensor want = dense_copy(value, DType::f32, t, Purpose::other);
  const HostView<uint32_t> x(held), y(want);
  return std::equal(x.begin(), x.end(), y.begin());
}

void apply_value(const Tensor& t, const NewValue& value) noexcept {
  copy_bytes(t, value.main);
  if (has_master(t)) copy_bytes(t->meta->master.bits, value.master_bits);
  ops::touch(t, Op::write);
  if (has_master(t)) mark_master_bits_current(t);
}

namespace {

// Returns the parameter with a master that has the elements of a tensor, or an empty tensor.
Tensor param_of(const Tensor& t) {
  if (has_master(t)) return t;
  TensorImpl* const p = t->storage->param;
  return p && p->dtype == t.dtype() && p->meta->master.bits ? Tensor(p) : Tensor();
}

// Returns the elements of a tensor in `value`, a row-major copy of those of its parameter.
Tensor part_of(const Tensor& value, const Tensor& t, const Tensor& param) {
  return t.get() == param.get()
             ? value
             : value.view(t.shape(), t.stride(), value->offset + t->offset - param->offset);
}

}  // namespace

bool is_of_master(const Tensor& t) { return is_master_away(t) || param_of(t); }

bool writes_master(const Tensor& t) {
  const Tensor param = param_of(t);
  return is_master_away(t) || (param && (param.get() == t.get() || !is_master_split(param)));
}

void master_write(const Tensor& param, const Tensor& value) {
  const Tensor whole = param_of(param);
  if (!whole || whole.get() == param.get()) return apply_value(param, prepare_value(param, value));
  const Tensor exact = ops::convert(master_read(whole), DType::f32);
  const Tensor part = part_of(exact, param, whole);
  launch(Kernel::copy, {&part}, {&value});
  apply_value(whole, prepare_value(whole, exact));
}

namespace {

// Returns what a write in place reads: the exact value, unless it is on one rank only.
Tensor read_of(const Tensor& from) {
  return from && !is_master_split(param_of(from)) ? exact_value(from) : from;
}

// Runs a write in place, `write(to, from)`, on the exact value of `to`.
template <class Write>
void write_exact(Tensor& to, const Tensor& from, Op op, const Write& write) {
  const Tensor* inputs[] = {&to, &from};
  if (wants_grad(to.ctx(), inputs)) return write(to, from);
  const Tensor param = param_of(to);
  if (!param || is_master_split(param)) return write(to, read_of(from));
  ops::need_writable(to, op);
  GradModeGuard no_grad(to.ctx(), GradMode::disabled);
  const Tensor value = ops::clone(master_read(param));
  Tensor part = part_of(value, to, param);
  write(part, read_of(from));
  master_write(param, value);
}

}  // namespace

Tensor exact_value(const Tensor& t) {
  const Tensor param = param_of(t);
  return param ? part_of(master_read(param), t, param) : t;
}

void copy_into(Tensor& to, const Tensor& from) {
  write_exact(to, from, Op::copy_into, [](Tensor& t, const Tensor& x) { ops::copy_into(t, x); });
}
void fill_into(Tensor& to, double value) {
  write_exact(to, Tensor(), Op::fill_into,
              [value](Tensor& t, const Tensor&) { ops::fill_into(t, value); });
}
void add_into(Tensor& to, const Tensor& x) {
  write_exact(to, x, Op::add_into, [](Tensor& t, const Tensor& y) { ops::add_into(t, y); });
}
void mul_into(Tensor& to, const Tensor& x) {
  write_exact(to, x, Op::mul_into, [](Tensor& t, const Tensor& y) { ops::mul_into(t, y); });
}

NewStorage prepare_format(const Tensor& param, const ParamFormat& format) {
  NewStorage n;
  n.grad_dtype = format.grad;
  TensorMeta& m = param->need_meta();
  const DType grad = format.grad == DType::none ? format.dtype : format.grad;
  if (m.grad && m.grad.dtype() != grad) {
    n.grad = with_rows_of(m.grad, ops::convert(m.grad, grad, Purpose::gradients));
  }
  n.master = format.master;  // stochastic: affects later writes, not the present value
  const Master now = has_master(param) || is_master_away(param) ? m.master.kind : Master::none;
  const Master want = has_extra_bits(format.master) ? format.master : Master::none;
  const bool same = param.dtype() == format.dtype && now == want && param.contiguous();
  if (same) return n;
  if (m.master.has_owner) {
    fail(MPT_ERROR_STATE,
         "parameters are split over the ranks (mpt_stepper_desc.shard): set the precision before "
         "mpt_stepper_add");
  }
  Tensor value = master_read(param);
  n.main = Tensor::empty(param.ctx(), format.dtype, param.shape(), Purpose::parameters);
  if (has_extra_bits(format.master)) {
    n.master_bits = Tensor::empty(param.ctx(), master_bits_dtype(format.master, format.dtype),
                                  param.shape(), Purpose::masters);
    if (value.dtype() != DType::f32 || !value.contiguous()) {
      value = dense_copy(value, DType::f32, n.main, Purpose::other);
    }
    split_value(format.master, value, n.main, n.master_bits);
  } else {
    launch(Kernel::copy, {&n.main}, {&value});
  }
  return n;
}

void apply_storage(const Tensor& param, NewStorage&& fresh) {
  TensorMeta& m = *param->meta;
  m.grad_dtype = fresh.grad_dtype;
  m.master.kind = fresh.master;
  if (fresh.grad) m.grad = std::move(fresh.grad);
  if (!fresh.main) return;
  if (m.cast.copy) cast_cache(param.ctx()).forget(*param.get());
  fresh.main->storage->version = param->storage->version + 1;  // saved uses detect the change
  param->dtype = fresh.main.dtype();
  param->stride = fresh.main.stride();
  param->offset = 0;
  if (param->storage->param == param.get()) param->storage->param = nullptr;
  param->storage = fresh.main->storage;
  m.master.bits = std::move(fresh.master_bits);
  if (m.master.bits) param->storage->param = param.get();
  if (m.master.bits) mark_master_bits_current(param);
}

}  // namespace mpt
