// A random call of an operation by its number: operands, attributes and how they are drawn. The
// call is drawn from one seed, and is the same in every context.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "mpt/mpt.h"

namespace op_calls {

using Shape = std::vector<int64_t>;

// Elements that fit an operand. `whole`: 0, 1, 0, 1, .. as i64. `flags`: the same as bool.
enum class Elements { none, real, whole, flags };

// An operand of a call that works.
struct Operand {
  Elements elements;
  Shape shape;
};
struct Attribute {
  std::string name;
  mpt_param_kind kind;
  std::vector<int64_t> integers;  // one for MPT_PARAM_INTEGER
  double number;
  std::string text;
};
// A call that works, from which random ones are made.
struct Good {
  const char* op;
  std::vector<Operand> in;
  std::vector<Attribute> attrs;
  int32_t outs;
};
const std::vector<Good>& good_calls();

// Layout of a drawn tensor in its memory. All but `plain` are views of another tensor.
enum class Layout { plain, transposed, stepped, expanded, shifted };

struct Drawn {
  bool given = true;  // false: NULL
  mpt_dtype dtype = MPT_F32;
  Shape shape;
  Layout layout = Layout::plain;
  bool grad = false;
  int special = 0;  // 0: ordinary elements; others: NaN, infinite and huge ones too
  uint64_t seed = 0;
};

struct Call {
  const Good* good = nullptr;
  uint64_t seed = 0;
  std::vector<Drawn> in;
  std::vector<Attribute> attrs;
  int32_t outs = 1;
  int extremes = 0;   // attributes with an extreme value
  int backwards = 0;  // 0 to 2

  std::string text() const;
};

// Draws the call of a seed. `context` describes the operations. `only`: NULL, or the name of the
// operation.
Call draw(mpt_context context, uint64_t seed, const char* only);

// Makes an operand of a call. Returns the leaf; `*out` receives the tensor, which may be the leaf.
// NULL if the context has no memory for it.
mpt_tensor make(mpt_context context, const Drawn& d, mpt_tensor* out);

}  // namespace op_calls
