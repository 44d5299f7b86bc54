// CastCache: copies of leaves in the dtype of the autocast scope.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "autograd/node.h"
#include "core/context.h"
#include "core/tensor.h"

namespace mpt {

// Copies of leaves in a lower dtype, kept on the leaf itself, valid for one version of it. The copy
// is outside every graph; each use puts its own cast on the tape, so a copy first made under
// no-grad never loses a gradient.
struct CastCachePart : Context::Part {
  void forget(TensorImpl& leaf) override;
  std::vector<TensorImpl*> holders;  // leaves with a copy
  size_t limit = 0, bytes = 0;       // limit 0: none
  uint64_t tick = 0;
  int64_t hits = 0, misses = 0, stale = 0, evictions = 0;
};
CastCachePart& cast_cache(Context& ctx);
void clear_cast_cache(Context& ctx);
// The copy of a leaf for its present version, from the cache or made now.
Tensor cached_copy(const Tensor& leaf, DType dtype);
// For the optimizer's pass, which writes the copy that nobody else holds itself: call it after both
// were written.
void mark_current(const Tensor& leaf);

// A weight's copy and its gradient in turns in one place. In a backward after which nobody reads
// the copy of the leaf behind this input: its memory, for the gradient; the cache lets go of it.
// Else empty.
Tensor spend_copy(const Vjp& v, int input, const Tensor& copy);
// Whether the optimizer's pass can write the copy back over the gradient, which is dropped after
// it; `most` leaves may do so before the next call of this. Then return_copy, which cannot fail.
bool can_return_copy(const Tensor& leaf, const Tensor& grad, size_t most);
void return_copy(const Tensor& leaf) noexcept;

}  // namespace mpt
