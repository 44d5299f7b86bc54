// Search for the first non-finite value: the operation that made it, and its step.
// autograd/non_finite_search.h has the functions that the backward calls.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <memory>
#include <span>
#include <string>

#include "autograd/node.h"
#include "autograd/non_finite_search.h"
#include "observe/stats.h"

namespace mpt {

class BackwardSearch;
class LateCounts;

// NonFinite: a finding. mpt_non_finite (mpt_observe.h) describes the fields of the same name.
struct NonFinite {
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
  bool exact = false;      // the operation itself made the gradient, and did not pass it on
  void set_text(int64_t in_step);

  // A tensor whose elements were counted.
  struct Value {
    std::string name = {};
    DType dtype = DType::none;
    Dims shape = {};
    NonFiniteCounts counts = {};
    DType as = DType::none;  // the counts are those after rounding to it
  };
};

// The latest finding of a context, and the state of its searches.
struct NonFiniteSearches : Context::Part {
  static constexpr PartId kId = PartId::non_finite;
  NonFinite finding;
  int64_t found = 0;  // number of findings since the context was made
  // The backwards of step `watched` check every gradient: on the host the step after one with
  // non-finite gradients, on a device the step after the answer of such a step came. `origin` is
  // the first non-finite gradient of that step.
  int64_t watched = -1;
  struct Origin {
    int64_t step = -1;
    Op op = {};
    uint64_t sequence = 0;
    NonFinite::Value value;
  } origin;
  BackwardSearch* searching = nullptr;           // the innermost search in progress
  std::deque<std::unique_ptr<LateCounts>> late;  // counts on a device, by step (late_search.h)
  NonFiniteSearches();
  ~NonFiniteSearches() override;
};

// Record a finding of step number `step` of the context, counted from 0: an input of an operation,
// the result of one, or a gradient that one made, that is not finite.
void record_bad_input(Context& ctx, int64_t step, const NonFinite::Value& v, Op op,
                      uint64_t sequence);
void record_bad_result(Context& ctx, int64_t step, const NonFinite::Value& v, Op op,
                       uint64_t sequence);
void record_bad_gradient(Context& ctx, int64_t step, const NonFinite::Value& v, Op op,
                         uint64_t sequence);

// Returns the node that computed the elements which this node's result is a view of.
Node* computed_by(Node* n);
// Returns the name of a named leaf that is an input of a node, directly or through casts and views.
std::string named_leaf(const Node& n);

// Returns the origin of non-finite gradients of these leaves, which a step has found; empty if it
// is not known. Call it when the answer of the step is there, on the host before the gradients are
// dropped. step: the number of the step in the text. context_step: Context::steps when it ran.
std::shared_ptr<const NonFinite> origin_of(Context& ctx, int64_t step, int64_t context_step,
                                           std::span<const Tensor> leaves);

}  // namespace mpt
