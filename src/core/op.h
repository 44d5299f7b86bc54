// Op: the number, name, autocast class and kind of every operation, from core/ops.def.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt {

// How an autocast scope casts the inputs of an operation. The numbers are those of mpt_cast_class.
enum class CastClass : int8_t { none = 0, lower, fp32, fp32_out, promote, banned };

// One number per line of ops.def, in its order. ops.def is append-only. The host's own operations
// start at 1000.
enum class Op : int16_t {
#define OP(name, cls, kind, params, decl, args) name,
#include "core/ops.def"
  count_
};
inline constexpr int kOps = static_cast<int>(Op::count_);
inline constexpr int kFirstCustomOp = 1000;

// How an operation uses its first input.
enum class OpKind : int8_t {
  any,       // computes from any dtype; from integers in f32 where the result is not integral
  numbers,   // computes from any dtype but bool
  floating,  // computes from floating dtypes only
  indices,   // reads indices, which autocast does not cast
  view,      // the result is a view of the input
  copy,      // the result holds the input's values, perhaps rounded
};

// The facts of an operation that its line of ops.def has.
struct OpInfo {
  const char* name;
  CastClass cls;
  OpKind kind;
  bool internal;  // used only inside other operations; the host cannot call it
};
extern const OpInfo kOpInfo[kOps];

inline bool is_custom(Op op) { return static_cast<int>(op) >= kFirstCustomOp; }
bool is_view_op(Op op);  // the result is a view of the first input
// True for a view or a copy: non-finite values in the result come from the input.
bool forwards_values(Op op);
// True if an autocast scope casts inputs of the operation. False for an operation that moves or
// converts elements or writes in place.
bool has_cast_class(Op op);

}  // namespace mpt
