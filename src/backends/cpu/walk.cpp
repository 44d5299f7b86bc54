// Walk: rows of strided operands.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/walk.h"

#include "backends/plain/dims.h"

namespace mpt::cpu {

Walk::Walk(std::span<const Spec* const> specs) : operands(static_cast<int32_t>(specs.size())) {
  if (count(specs[0]->shape) == 0) {
    inner = 0;
    return;
  }
  const plain::MergedDims m = plain::merge_dims(specs);
  if (m.rank == 0) return;
  outer = m.rank - 1;
  inner = m.extent[outer];
  for (size_t k = 0; k < specs.size(); ++k) step[k] = m.stride[k][outer];
  for (int d = 0; d < outer; ++d) {
    extent[d] = m.extent[d];
    rows *= extent[d];
    for (size_t k = 0; k < specs.size(); ++k) stride[k][d] = m.stride[k][d];
  }
}

void Walk::seek(int64_t row, int64_t* index, int64_t* at) const {
  for (int k = 0; k < kOperands; ++k) at[k] = 0;
  for (int d = outer - 1; d >= 0; --d) {
    index[d] = row % extent[d];
    row /= extent[d];
    for (int k = 0; k < kOperands; ++k) at[k] += index[d] * stride[k][d];
  }
}

}  // namespace mpt::cpu
