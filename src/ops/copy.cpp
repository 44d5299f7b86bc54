// Copies, fills, and writes in place.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "backends/host_access.h"
#include "ops/create.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt::ops {

Tensor contiguous(Tensor x) {
  if (x.contiguous()) return x;
  const ObservedOp observed(Op::contiguous, {&x});
  Tensor y = Tensor::empty(x.ctx(), x.dtype(), x.shape());
  launch(Kernel::copy, {&y}, {&x});
  if (wants_grad({&x})) record(Op::contiguous, y, {&x}, [](Vjp& v) { v.set(0, v.grad()); });
  return y;
}

Tensor detach(Tensor x) { return x.alias(); }

Tensor to(Tensor x, Place& place) {
  Place& before = x.place();
  if (&before == &place) return x;
  const Tensor from = contiguous(x);
  Tensor y;
  {
    const PlaceGuard guard(x.ctx(), place);
    y = Tensor::empty(x.ctx(), x.dtype(), x.shape());
  }
  copy_between(y, from);
  if (wants_grad({&x})) {
    record(Op::clone, y, {&x}, [&before](Vjp& v) { v.set(0, to(v.grad(), before)); });
  }
  return y;
}

namespace {

// Returns the scalars of a fill. Fails if an integer dtype cannot hold the value; a fraction is
// truncated.
FillScalars filling(DType dtype, double value) {
  if (is_floating(dtype)) return {value, 0};
  if (dtype == DType::boolean) return {value, value != 0};
  const double high = std::ldexp(1, static_cast<int>(8 * size_of(dtype)) - (dtype != DType::u8));
  const double low = dtype == DType::u8 ? 1 - high : -high;  // u8 wraps: -1 gives 255
  if (!(std::trunc(value) >= low && std::trunc(value) < high)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "value is %g; %s cannot hold it", value, name_of(dtype));
  }
  return {value, static_cast<int64_t>(value)};
}

}  // namespace

Tensor full(Context& ctx, DType dtype, const Dims& shape, double value) {
  const FillScalars fill = filling(dtype, value);
  Tensor y = Tensor::empty(ctx, dtype, shape);
  launch(Kernel::fill, {&y}, {}, None{}, fill);
  return y;
}

// -- in place -------------------------------------------------------------------------------------

void need_writable(const Tensor& t, Op op) {
  const bool separate = has_no_overlap(t.shape(), t.stride());
  if (separate && !t->storage->read_only) return;
  fail(MPT_ERROR_STATE, "%s on tensor%s of shape %s, whose %s", op_name(t.ctx(), op), t.quoted().s,
       text(t.shape()).s,
       separate ? "memory is read-only"
                : "elements share memory, as an expanded view's do: clone it first");
}

namespace {

// Checks a write of `from` (empty: of a number) in place. Returns true if it must be recorded. A
// recorded write gives `to` a new node; earlier views of `to` become stale (Tensor::stale_view). A
// recorded write to a view is refused, because it would have to change the history of the viewed
// tensor.
bool records_write(const Tensor& to, const Tensor& from, Op op) {
  need_writable(to, op);
  const Tensor* inputs[] = {&to, &from};
  if (!is_floating(to.dtype()) || !wants_grad(to.ctx(), inputs)) return false;
  const char* what = to->wants_grad ? "a leaf that requires a gradient" : "a view";
  if (to->wants_grad || to->is_view) {
    fail(MPT_ERROR_STATE,
         "%s on tensor%s of shape %s, %s, while gradients are recorded: do it under no-grad, or "
         "%s",
         op_name(to.ctx(), op), to.quoted().s, text(to.shape()).s, what,
         to->wants_grad ? "use the form that returns a new tensor"
                        : "write to the whole tensor, or make a new one by cat, where, scatter or "
                          "index_add");
  }
  Edge::to(from);  // throws before anything is written
  return true;
}

// Returns a view of `from` in the shape of `to`.
Tensor spread(const Tensor& from, const Tensor& to) {
  if (from.shape() == to.shape()) return from;
  if (!(broadcast(from.shape(), to.shape()) == to.shape())) {
    fail(MPT_ERROR_SHAPE, "shape %s does not broadcast to the written tensor's %s",
         text(from.shape()).s, text(to.shape()).s);
  }
  return from.view(to.shape(), broadcast_strides(from.shape(), from.stride(), to.shape()),
                   from->offset);
}

// Returns the source of a write, in the shape of `to` and with memory of its own.
Tensor source(const Tensor& to, const Tensor& from) {
  Tensor src = spread(from, to);
  return src->storage == to->storage ? convert(src, src.dtype()) : src;
}

// Writes in place. A recorded write is put on the tape first, so that `to` becomes its result. If
// the write fails, `to` gets its node back.
template <class P, class S, class Record>
void write(Tensor& to, Op op, Kernel kernel, std::initializer_list<const Tensor*> in,
           const P& params, const S& scalars, bool recorded, const Record& record) {
  const ObservedOp observed(op, {&to});
  const Ref<Node> node = to->node;
  const int16_t output = to->output;
  if (recorded) record();
  try {
    launch(kernel, {&to}, in, params, scalars);
  } catch (...) {
    to->node = node;
    to->output = output;
    throw;
  }
  touch(to, op);
  if (recorded) {
    to->storage->recorded_version = to->storage->version;
    to->has_recorded_write = true;
    to->circular = true;
  }
}

// Computes to = to op from in the wider dtype, rounded once.
template <class Record>
void update(Tensor& to, const Tensor& from, BinaryOp kernel, Op op, bool recorded,
            const Record& record) {
  if (is_floating(from.dtype()) && !is_floating(to.dtype())) {
    fail(MPT_ERROR_DTYPE, "%s of %s values into a tensor of %s would truncate them: cast one",
         op_name(to.ctx(), op), name_of(from.dtype()), name_of(to.dtype()));
  }
  Tensor src = source(to, from);
  write(to, op, Kernel::binary, {&to, &src}, PointParams{static_cast<int16_t>(kernel)},
        PointScalars{}, recorded, record);
}

// Converts the gradient of a written value to the value's dtype and shape.
Tensor back_to(const Tensor& g, DType dtype, const Dims& shape) {
  if (g.shape() == shape) return cast(g, dtype);
  return cast(sum_to(exact(g), shape), dtype);  // 16 bits round the sum and not each addend
}

}  // namespace

void copy_into(Tensor& to, const Tensor& from) {
  need_same_context({&to, &from});
  const bool recorded = records_write(to, from, Op::copy_into);
  Tensor src = source(to, from);
  write(to, Op::copy_into, Kernel::copy, {&src}, None{}, None{}, recorded, [&] {
    record(Op::copy_into, to, {&from}, [shape = from.shape(), dtype = from.dtype()](Vjp& v) {
      v.set(0, back_to(v.grad(), dtype, shape));
    });
  });
}

void fill_into(Tensor& to, double value) {
  const FillScalars fill = filling(to.dtype(), value);
  const bool recorded = records_write(to, {}, Op::fill_into);
  write(to, Op::fill_into, Kernel::fill, {}, None{}, fill, recorded,
        [&] { record(Op::fill_into, to, {}, [](Vjp&) {}); });  // constant from here on
}

void add_into(Tensor& to, const Tensor& x) {
  need_same_context({&to, &x});
  const bool recorded = records_write(to, x, Op::add_into);
  update(to, x, BinaryOp::add, Op::add_into, recorded, [&] {
    record(Op::add_into, to, {&to, &x}, [shape = x.shape(), dtype = x.dtype()](Vjp& v) {
      if (v.wants(0)) v.set(0, v.grad());
      if (v.wants(1)) v.set(1, back_to(v.grad(), dtype, shape));
    });
  });
}

void binary_into(Tensor& to, BinaryOp op, const Tensor& x, const Tensor& y) {
  const Tensor a = spread(x, to), b = spread(y, to);
  write(to, Op::copy_into, Kernel::binary, {&a, &b}, PointParams{static_cast<int16_t>(op)},
        PointScalars{}, false, [] {});
}

void mul_into(Tensor& to, const Tensor& x) {
  need_same_context({&to, &x});
  const bool recorded = records_write(to, x, Op::mul_into);
  Tensor before, factor;  // with their history, for gradients of gradients
  if (recorded && x.requires_grad()) before = clone(to);
  if (recorded && to.requires_grad()) factor = x->storage == to->storage ? clone(x) : x;
  update(to, x, BinaryOp::mul, Op::mul_into, recorded, [&] {
    record(Op::mul_into, to, {&to, &x},
           [before = save(before), factor = save(factor), own = to.dtype(), shape = x.shape(),
            dtype = x.dtype()](Vjp& v) {
             if (v.wants(0)) v.set(0, cast(mul(v.grad(), factor.get(v)), own));
             if (v.wants(1)) v.set(1, back_to(mul(v.grad(), before.get(v)), dtype, shape));
           });
  });
}

}  // namespace mpt::ops
