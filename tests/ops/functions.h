// The functions of one and of two tensors that sweeps test: how libmpt computes them, and their
// formulas in long double.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <limits>
#include <span>

#include "harness.h"

namespace mpt::test {

using Real = long double;

inline constexpr Real kInf = std::numeric_limits<Real>::infinity();

// A function of one tensor, its value and its derivative.
struct Function {
  const char* name;
  std::function<Tensor(const Tensor& x)> run;
  Real (*value)(Real x);
  Real (*slope)(Real x) = nullptr;  // nullptr: it has no gradient but 0
  bool by_result = false;           // the gradient reads the rounded result
  Real (*bend)(Real x) = nullptr;   // the second derivative; nullptr: it is not swept
  bool rounds_scalar = false;       // it has a scalar that is rounded
};

// A function of two tensors, its value and its partial derivatives.
struct Pair {
  const char* name;
  std::function<Tensor(const Tensor& x, const Tensor& y)> run;
  Real (*value)(Real x, Real y);
  Real (*by_x)(Real x, Real y) = nullptr;  // nullptr: it has no gradients
  Real (*by_y)(Real x, Real y) = nullptr;
  // A factor that f32 must hold: a smaller or larger one cannot be scaled back into its range.
  Real (*factor)(Real x, Real y) = nullptr;
  // A sum on the way, which is infinite beyond the range that is computed in.
  Real (*partial)(Real x, Real y) = nullptr;
  bool (*domain)(Real x, Real y) = nullptr;  // where it is tested; nullptr: everywhere
  bool by_result = false;                    // the gradient reads the rounded result
  bool is_slow = false;  // has a call or a matrix for each pair; sweeps of 90,000 leave it out
  bool rounds_scalar = false;  // it has a scalar that is rounded
};

std::span<const Function> functions();
std::span<const Pair> pairs();
std::span<const Pair> row_pairs();    // losses, products, and reductions of rows of two elements
std::span<const Pair> layer_pairs();  // layers of rows of two elements

Real logistic(Real x);
Real log1p_exp(Real x);

// Returns the distance of neighbours of a dtype at v.
Real spacing(DType dtype, Real v);

}  // namespace mpt::test
