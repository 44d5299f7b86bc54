// Walk: merges the dims of strided operands.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/walk.h"

#include <cstdlib>

namespace mpt::cpu {

Walk::Walk(std::span<const Spec* const> specs) : operands(static_cast<int32_t>(specs.size())) {
  const Dims& shape = specs[0]->shape;
  int order[kMaxRank], n = 0;
  for (int d = 0; d < shape.size(); ++d) {
    if (shape[d] == 1) continue;
    if (shape[d] == 0) inner = 0;
    // Insertion sort by the first operand's stride, largest first; equal strides keep their order.
    int at = n++;
    auto width = [&](int dim) { return std::abs(specs[0]->stride[dim]); };
    for (; at > 0 && width(order[at - 1]) < width(d); --at) order[at] = order[at - 1];
    order[at] = d;
  }
  if (inner == 0) return;
  int m = 0;  // number of merged dims so far; the last one is the fastest
  for (int i = 0; i < n; ++i) {
    const int d = order[i];
    bool merge = m > 0;
    for (size_t k = 0; k < specs.size() && merge; ++k) {
      merge = stride[k][m - 1] == specs[k]->stride[d] * shape[d];
    }
    if (!merge) extent[m++] = 1;
    extent[m - 1] *= shape[d];
    for (size_t k = 0; k < specs.size(); ++k) stride[k][m - 1] = specs[k]->stride[d];
  }
  if (m == 0) return;
  outer = m - 1;
  inner = extent[outer];
  for (size_t k = 0; k < specs.size(); ++k) step[k] = stride[k][outer];
  for (int d = 0; d < outer; ++d) rows *= extent[d];
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
