// CastCache: copies of leaves in the dtype of the autocast scope.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "autograd/node.h"
#include "core/context.h"
#include "core/tensor.h"

namespace mpt {

// A copy in a lower dtype is stored with its leaf and is valid for one version of the leaf. The
// copy is outside every graph. Each use records its own cast on the tape, so that a copy first made
// under no-grad never loses a gradient.
struct CastCachePart : CastOwner {
  void forget(TensorImpl& leaf) override;
  std::vector<TensorImpl*> holders;  // leaves with a copy
  size_t limit = 0, bytes = 0;       // limit 0: no limit
  uint64_t tick = 0;
  int64_t hits = 0, misses = 0, stale = 0, evictions = 0;
  int64_t failures = 0;  // reported_failures() when the cache was last cleared for one
};
CastCachePart& cast_cache(Context& ctx);
void clear_cast_cache(Context& ctx);
// Returns the copy of a leaf for its present version, from the cache or newly made.
Tensor cached_copy(const Tensor& leaf, DType dtype);
// Marks the copy as current. For the optimizer's pass, which writes a copy without other references
// itself: call it after both the leaf and the copy were written.
void mark_current(const Tensor& leaf);

// Takes the memory of a cached copy for the gradient of the same weight. `copy` is the saved value
// of this input, which is the copy if the input was cast from a leaf through the cache. If nothing
// reads the copy after this backward, drops it from the cache and returns its memory; otherwise
// returns an empty tensor.
Tensor take_cast_buffer(const Vjp& v, int input, const Tensor& copy);
// Prepares return_cast_buffer(), which makes the memory of a gradient a cached copy again and then
// cannot fail: takes the list memory for `leaves` leaves, at most so many until the next call.
// Returns false if the optimizer's pass cannot write the copy over the gradient, which is dropped
// after the pass.
bool prepare_to_return_cast_buffer(const Tensor& leaf, const Tensor& grad, size_t leaves);
void return_cast_buffer(const Tensor& leaf) noexcept;

}  // namespace mpt
