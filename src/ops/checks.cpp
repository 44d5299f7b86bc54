// Checks of operands, and their common dtype.
// SPDX-License-Identifier: Apache-2.0
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt {

DType common_dtype(std::span<const Tensor* const> inputs) {
  // PyTorch's rule: tensors with dims decide; 0-dim tensors can only raise the kind (bool, integer,
  // float).
  auto kind = [](DType t) {
    if (is_floating(t)) return 2;
    return t == DType::boolean ? 0 : 1;
  };
  DType dims = DType::none, scalars = DType::none;
  for (const Tensor* t : inputs) {
    if (!*t) continue;
    DType& into = t->rank() > 0 ? dims : scalars;
    into = into == DType::none ? t->dtype() : mpt::promote(into, t->dtype());
  }
  if (dims == DType::none) return scalars;
  if (scalars == DType::none || kind(scalars) <= kind(dims)) return dims;
  return mpt::promote(dims, scalars);
}

void promote(std::initializer_list<Tensor*> inputs) {
  const Tensor* list[8];
  size_t n = 0;
  bool same = true;
  for (Tensor* t : inputs) {
    list[n++] = t;
    same &= t->dtype() == (*inputs.begin())->dtype();
  }
  if (same) return;
  const DType to = common_dtype({list, n});
  for (Tensor* t : inputs)
    if (t->dtype() != to) *t = ops::cast(*t, to);
}

void need_floating(const Tensor& t, const char* what) {
  if (is_floating(t.dtype())) return;
  fail(MPT_ERROR_DTYPE, "%s is %s; a floating dtype is needed: cast it first", what,
       name_of(t.dtype()));
}

void need_index(const Tensor& t, const char* what) {
  if (t.dtype() == DType::i64 || t.dtype() == DType::i32) return;
  fail(MPT_ERROR_DTYPE, "%s is %s; indices must be i64 or i32", what, name_of(t.dtype()));
}

void need_rank(const Tensor& t, int rank, const char* what) {
  if (t.rank() == rank) return;
  fail(MPT_ERROR_SHAPE, "%s has shape %s; it needs %d dims", what, text(t.shape()).s, rank);
}

void need_same_context(std::initializer_list<const Tensor*> inputs) {
  Context* ctx = nullptr;
  for (const Tensor* t : inputs) {
    if (!*t) continue;
    if (ctx && ctx != &t->ctx()) {
      fail(MPT_ERROR_INVALID_HANDLE, "the tensors belong to different contexts");
    }
    ctx = &t->ctx();
  }
}

void need_pair(Tensor& input, Tensor& other, const char* what) {
  need_same_context({&input, &other});
  need_floating(input, "input");
  need_floating(other, what);
  promote({&input, &other});
  input = ops::exact(input);
  other = ops::exact(other);
}

void need_supported(const Context& ctx, Op op, DType t) {
  if (is_custom(op)) return;
  const OpInfo& info = kOpInfo[static_cast<int>(op)];
  if (is_f8(t) && !forwards_values(op) && !info.internal) {
    fail(MPT_ERROR_UNSUPPORTED, "%s of %s: 8-bit floats are for storage and conversion; cast first",
         op_name(ctx, op), name_of(t));
  }
  if (t == DType::boolean && info.kind == OpKind::numbers) {
    fail(MPT_ERROR_UNSUPPORTED, "%s of bool: it takes numbers; cast first", op_name(ctx, op));
  }
  if (!is_floating(t) && info.kind == OpKind::floating) {
    fail(MPT_ERROR_UNSUPPORTED, "%s of %s: it takes floating dtypes; cast first", op_name(ctx, op),
         name_of(t));
  }
}

}  // namespace mpt
