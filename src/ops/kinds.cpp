// What follows from the kind of an operation (ops.def).
// SPDX-License-Identifier: Apache-2.0
#include "ops/op.h"

namespace mpt {
namespace {

bool is_custom(Op op) { return static_cast<int>(op) >= kFirstCustomOp; }
const OpInfo& info(Op op) { return kOpInfo[static_cast<int>(op)]; }
OpKind kind_of(Op op) { return is_custom(op) ? OpKind::any : info(op).kind; }

}  // namespace

bool is_view_op(Op op) { return kind_of(op) == OpKind::view; }

bool forwards_values(Op op) { return is_view_op(op) || kind_of(op) == OpKind::copy; }

bool has_cast_class(Op op) {
  return is_custom(op) ||
         (!info(op).internal && !forwards_values(op) && kind_of(op) != OpKind::indices);
}

void need_supported(const Context& ctx, Op op, DType t) {
  if (is_custom(op)) return;
  const OpKind kind = kind_of(op);
  if (is_f8(t) && !forwards_values(op) && !info(op).internal) {
    fail(MPT_ERROR_UNSUPPORTED, "%s of %s: 8-bit floats are for storage and conversion; cast first",
         op_name(ctx, op), name_of(t));
  }
  if (t == DType::boolean && kind == OpKind::numbers) {
    fail(MPT_ERROR_UNSUPPORTED, "%s of bool: it takes numbers; cast first", op_name(ctx, op));
  }
  if (!is_floating(t) && kind == OpKind::floating) {
    fail(MPT_ERROR_UNSUPPORTED, "%s of %s: it takes floating dtypes; cast first", op_name(ctx, op),
         name_of(t));
  }
}

}  // namespace mpt
