// Search for the first non-finite value: the operation that made it, and its step.
// autograd/non_finite_search.h has the functions that the backward calls.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>

#include "autograd/node.h"
#include "autograd/non_finite_search.h"

namespace mpt {

class BackwardSearch;

// The latest finding of a context, and the state of its searches. mpt_non_finite (mpt_observe.h)
// describes the fields of the same name.
struct NonFinite : Context::Part {
  static constexpr PartId kId = PartId::non_finite;
  enum class Phase : int32_t { none = 0, forward, backward, input };  // numbers of MPT_NON_FINITE_*
  Phase phase = Phase::none;
  int op = -1;            // number of the operation; -1: not known
  uint64_t sequence = 0;  // sequence number of the operation on the tape
  int64_t step = 0;
  DType dtype = DType::none;
  Dims shape;
  int64_t nans = 0, infs = 0;
  // Names of the non-finite tensor, and of the leaf whose gradient came before and was finite.
  std::string tensor, last_finite;
  std::string what, text;  // text: the step, counted from 1, and `what`
  void set_text(int64_t in_step);
  int64_t found = 0;   // number of findings since the context was made
  bool exact = false;  // the operation itself made the gradient, and did not pass it on

  // The backwards of step `watched`, the one after a step with non-finite gradients, check every
  // gradient. `origin` is the first non-finite one of that step.
  int64_t watched = -1;
  BackwardSearch* searching = nullptr;  // the innermost search in progress
  struct Origin {
    int64_t step = -1;
    Op op = {};
    uint64_t sequence = 0;
    DType dtype = DType::none;
    Dims shape;
    int64_t nans = 0, infs = 0;
  } origin;
};

// Call when some gradients of these leaves are not finite. Reports the one that the backward
// produced first, and its operation.
void report_gradients(Context& ctx, std::span<const Tensor> leaves);

}  // namespace mpt
