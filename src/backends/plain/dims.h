// MergedDims: the dims of strided operands of one shape, as few as possible.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>

#include "backends/backend.h"

namespace mpt::plain {

struct MergedDims {
  static constexpr int kOperands = 6;

  int32_t rank = 0;
  int64_t extent[kMaxRank] = {};  // slowest first
  int64_t stride[kOperands][kMaxRank] = {};
};

// Orders the dims of operands that have elements by the strides of the first operand, the smallest
// innermost. Drops dims of extent 1 and merges dims that are contiguous to each other in all
// operands.
MergedDims merge_dims(std::span<const Spec* const> operands);

}  // namespace mpt::plain
