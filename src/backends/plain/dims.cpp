// MergedDims: order and merging of dims.
// SPDX-License-Identifier: Apache-2.0
#include "backends/plain/dims.h"

#include <cstdlib>

namespace mpt::plain {

MergedDims merge_dims(std::span<const Spec* const> operands) {
  const Dims& shape = operands[0]->shape;
  int order[kMaxRank], n = 0;
  for (int d = 0; d < shape.size(); ++d) {
    if (shape[d] == 1) continue;
    // Insertion sort by the first operand's stride, largest first; equal strides keep their order.
    int at = n++;
    auto width = [&](int dim) { return std::abs(operands[0]->stride[dim]); };
    for (; at > 0 && width(order[at - 1]) < width(d); --at) order[at] = order[at - 1];
    order[at] = d;
  }
  MergedDims m;
  for (int i = 0; i < n; ++i) {
    const int d = order[i];
    bool merge = m.rank > 0;
    for (size_t k = 0; k < operands.size() && merge; ++k) {
      merge = m.stride[k][m.rank - 1] == operands[k]->stride[d] * shape[d];
    }
    if (!merge) m.extent[m.rank++] = 1;
    m.extent[m.rank - 1] *= shape[d];
    for (size_t k = 0; k < operands.size(); ++k) {
      m.stride[k][m.rank - 1] = operands[k]->stride[d];
    }
  }
  return m;
}

}  // namespace mpt::plain
