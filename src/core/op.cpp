// The table of operations, and properties that follow from their kinds.
// SPDX-License-Identifier: Apache-2.0
#include "core/op.h"

namespace mpt {
const OpInfo kOpInfo[kOps] = {
#define OP(name, cls, kind, params, decl, args) {#name, CastClass::cls, OpKind::kind, false},
#define OPI(name, cls) {#name, CastClass::cls, OpKind::any, true},
#include "core/ops.def"
};

namespace {

const OpInfo& info(Op op) { return kOpInfo[static_cast<int>(op)]; }
OpKind kind_of(Op op) { return is_custom(op) ? OpKind::any : info(op).kind; }

}  // namespace

bool is_view_op(Op op) { return kind_of(op) == OpKind::view; }

bool forwards_values(Op op) { return is_view_op(op) || kind_of(op) == OpKind::copy; }

bool has_cast_class(Op op) {
  return is_custom(op) ||
         (!info(op).internal && !forwards_values(op) && kind_of(op) != OpKind::indices);
}

}  // namespace mpt
