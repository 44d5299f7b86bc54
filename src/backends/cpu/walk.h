// Walk: an iteration over strided operands of one shape with as few dims as possible, as rows of
// `inner` elements that are cut into pieces.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "backends/backend.h"

namespace mpt::cpu {

// Number of elements below which a second thread does not pay.
inline constexpr int64_t kGrain = 16384;

struct Walk {
  static constexpr int kOperands = 4;

  int32_t operands = 0;
  int32_t outer = 0;              // number of dims around the rows
  int64_t inner = 1, rows = 1;    // elements of a row; number of rows
  int64_t step[kOperands] = {};   // stride of each operand along a row, in elements
  int64_t extent[kMaxRank] = {};  // extents of the outer dims, slowest first
  int64_t stride[kOperands][kMaxRank] = {};

  Walk() = default;
  // Orders and merges the dims as merge_dims() does.
  explicit Walk(std::span<const Spec* const> specs);

  bool flat() const { return rows == 1; }
  // True if operand i is contiguous or constant along a row.
  bool is_vector_or_constant(int i) const { return step[i] == 0 || step[i] == 1 || inner == 1; }

  // Calls f(offsets, n) for pieces of rows of at most `grain` elements, on all workers; the offsets
  // of the operands are in elements.
  template <class F>
  void run(const Jobs& jobs, int64_t grain, const F& f) const {
    if (rows == 1) {
      if (inner <= grain) {
        static constexpr int64_t kZero[kOperands] = {};
        if (inner > 0) f(kZero, inner);
        return;
      }
      jobs.run(inner, grain, [&](int64_t begin, int64_t end, int32_t) {
        int64_t at[kOperands];
        for (int i = 0; i < kOperands; ++i) at[i] = begin * step[i];
        f(at, end - begin);
      });
      return;
    }
    const int64_t piece = std::min(inner, grain), per_row = (inner + piece - 1) / piece;
    jobs.run(rows * per_row, std::max<int64_t>(1, grain / piece),
             [&](int64_t begin, int64_t end, int32_t) {
               int64_t index[kMaxRank], at[kOperands];
               int64_t in_row = begin % per_row;
               seek(begin / per_row, index, at);
               for (int64_t i = begin; i < end; ++i) {
                 const int64_t from = in_row * piece;
                 int64_t here[kOperands];
                 for (int k = 0; k < kOperands; ++k) here[k] = at[k] + from * step[k];
                 f(here, std::min(piece, inner - from));
                 if (++in_row == per_row) {
                   in_row = 0;
                   next(index, at);
                 }
               }
             });
  }

 private:
  // Sets the index of a row in the outer dims, and the offsets of the operands at its begin.
  void seek(int64_t row, int64_t* index, int64_t* at) const;
  void next(int64_t* index, int64_t* at) const {
    for (int d = outer - 1; d >= 0; --d) {
      for (int k = 0; k < kOperands; ++k) at[k] += stride[k][d];
      if (++index[d] < extent[d]) return;
      for (int k = 0; k < kOperands; ++k) at[k] -= stride[k][d] * extent[d];
      index[d] = 0;
    }
  }
};

}  // namespace mpt::cpu
