// DimView: a view of a tensor along one dim, `outer` x `extent` x `inner`, for kernels that work
// line by line.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

#include "backends/backend.h"

namespace mpt::cpu {

// Views up to three operands along `dim`, where each has an extent of its own. Outside `dim` all
// are read over the extents of `shape`, which none is smaller than. The dims after `dim` must merge
// into one, with stride `step`, in every operand; `can_merge` is false if they do not. at()
// iterates over the dims before `dim`.
struct DimView {
  static constexpr int kOperands = 3;

  bool can_merge = false;
  int64_t outer = 1, inner = 1;
  int64_t extent[kOperands] = {};  // along the dim
  int64_t along[kOperands] = {};   // stride of the dim
  int64_t step[kOperands] = {};    // stride of the merged dims after it
  int dims = 0;                    // number of dims before the dim
  int64_t size[kMaxRank] = {};     // extents of these dims
  int64_t stride[kOperands][kMaxRank] = {};

  DimView(std::initializer_list<const Spec*> operands, int dim, const Dims& shape) {
    const int rank = shape.size();
    int k = 0;
    for (const Spec* s : operands) {
      extent[k] = rank ? s->shape[dim] : 1;
      along[k] = rank ? s->stride[dim] : 0;
      ++k;
    }
    for (int d = 0; d < dim; ++d) {
      if (shape[d] == 1) continue;
      outer *= shape[d];
      size[dims] = shape[d];
      k = 0;
      for (const Spec* s : operands) stride[k++][dims] = s->stride[d];
      ++dims;
    }
    bool first = true;
    for (int d = rank - 1; d > dim; --d) {
      if (shape[d] == 1) continue;
      k = 0;
      for (const Spec* s : operands) {
        if (first) step[k] = s->stride[d];
        else if (s->stride[d] != step[k] * inner) return;
        ++k;
      }
      inner *= shape[d];
      first = false;
    }
    if (first)
      for (int64_t& s : step) s = 1;
    can_merge = true;
  }

  // Returns the offsets of the operands at the i-th index in the dims before the dim, i < outer.
  std::array<int64_t, kOperands> at(int64_t i) const {
    std::array<int64_t, kOperands> offset = {};
    for (int d = dims - 1; d >= 0; --d) {
      for (int k = 0; k < kOperands; ++k) offset[k] += i % size[d] * stride[k][d];
      i /= size[d];
    }
    return offset;
  }
};

}  // namespace mpt::cpu
