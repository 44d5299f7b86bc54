// The reductions and losses that sums_test.cpp compares with those of f64, over 1 to a million
// terms.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <span>

#include "harness.h"

namespace mpt::test {

// The values of an operand: of both signs and several sizes, between 0.2 and 0.9, or near 1 with a
// product near 1. A logarithm needs the second, a product of many the third.
enum class Terms { any, shares, near_one };

// Where terms of both signs cancel, the rounding of f32 remains: of a sum of n terms, of a mean of
// them, or of the terms of a gradient.
enum class Cancels { no, sum, mean, slope };

// A function of x [n] and y [n], to compare with the same function of f64.
struct Summed {
  const char* name;  // the operation's, and perhaps a slash and what is special
  std::function<Tensor(const Tensor& x, const Tensor& y)> run;
  Terms x = Terms::any, y = Terms::any;
  Cancels cancels = Cancels::no;
  double incoming = 1;       // the gradient that comes in is this, half of it and 1.5 of it in turn
  bool in_scope = true;      // false: a scope refuses it
  bool accumulates = false;  // n factors, or n terms of one size, each round the result
};

std::span<const Summed> summed();

}  // namespace mpt::test
