// The search for non-finite values, as the backward uses it. It belongs to a higher layer: it is
// declared here and defined in observe/non_finite.cpp, because only a backward can tell it what it
// looks for.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <span>

#include "core/observer.h"
#include "core/tensor.h"

namespace mpt {

// Observes a backward whose root is not finite, until it is destroyed, and finds the operation that
// made the first non-finite value of the forward.
class NonFiniteSearch : public Observer {
 public:
  // Records the finding; on a device, sends the counts from which it is found later. Call it at the
  // end of the backward.
  virtual void finish() = 0;
};
// Returns a search, if a root of one element is not finite. On a device nothing is read: there a
// search runs in the first backward after a step with non-finite gradients has become known.
std::unique_ptr<NonFiniteSearch> search_non_finite(Context& ctx, std::span<const Tensor> roots);

// True if the backwards of this step are to check each gradient and have found no non-finite one.
bool watches_gradients(const Context& ctx);
// Records the first non-finite gradient that node `n` produced. Call it only if
// watches_gradients().
void watch_gradients(const Node& n, std::span<const Tensor> grads);

}  // namespace mpt
