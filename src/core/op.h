// Op: the number, name, autocast class and kind of every operation, from ops/ops.def.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace mpt {

// How an autocast scope casts the inputs of an operation. The numbers are those of mpt_cast_class.
enum class CastClass : int8_t { none = 0, lower, fp32, fp32_out, promote, banned };

// One number per line of ops.def, in its order; append-only. The host's own operations start at
// 1000.
enum class Op : int16_t {
#define OP(name, cls, kind, params, args) name,
#include "ops/ops.def"
  count_
};
inline constexpr int kOps = static_cast<int>(Op::count_);
inline constexpr int kFirstCustomOp = 1000;

// What an operation does with its first input.
enum class OpKind : int8_t {
  any,       // computes from any dtype; from integers, where the result is not whole, as f32
  numbers,   // computes from any dtype but bool
  floating,  // computes from floating dtypes only
  indices,   // reads indices: autocast leaves them alone
  view,      // the result shows elements of the input
  copy,      // the result holds the input's values, perhaps rounded
};

struct OpInfo {
  const char* name;
  CastClass cls;
  OpKind kind;
  bool internal;  // part of other operations: the host cannot call it
};
extern const OpInfo kOpInfo[kOps];

inline bool is_custom(Op op) { return static_cast<int>(op) >= kFirstCustomOp; }
bool is_view_op(Op op);       // the result shows elements of the first input
bool forwards_values(Op op);  // a view or a copy: a non-finite value in it was made before it
// True if an autocast scope casts inputs of the operation: it neither moves nor converts elements,
// nor writes in place.
bool has_cast_class(Op op);

}  // namespace mpt
