// FoldDims: the dims of a reduction, those that are kept and those that are reduced.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstdlib>

#include "backends/backend.h"

namespace mpt::cpu {

enum class DimKind { kept, reduced };
struct Dim {
  int64_t extent, x, y;  // strides in x and y
  DimKind kind;
};

// The dims of the input x of a reduction to y, largest stride first. Adjacent dims of one kind are
// merged where they are contiguous.
struct FoldDims {
  Dim dims[kMaxRank];
  int n = 0;

  FoldDims(const Spec& y, const Spec& x) {
    Dim all[kMaxRank];
    int m = 0;
    for (int d = 0; d < x.rank(); ++d) {
      if (x.shape[d] == 1) continue;
      const Dim dim{x.shape[d], x.stride[d], y.stride[d],
                    y.shape[d] == 1 ? DimKind::reduced : DimKind::kept};
      // A stride of 0 counts as the largest.
      auto width = [](const Dim& v) { return v.x == 0 ? INT64_MAX : std::abs(v.x); };
      int at = m++;
      for (; at > 0 && width(all[at - 1]) < width(dim); --at) all[at] = all[at - 1];
      all[at] = dim;
    }
    for (int i = 0; i < m; ++i) {
      Dim* last = n ? &dims[n - 1] : nullptr;
      if (last && last->kind == all[i].kind && last->x == all[i].x * all[i].extent &&
          (all[i].kind == DimKind::reduced || last->y == all[i].y * all[i].extent)) {
        *last = {last->extent * all[i].extent, all[i].x, all[i].y, all[i].kind};
      } else {
        dims[n++] = all[i];
      }
    }
  }

  // Removes the last dim of the given kind from the list and returns it.
  Dim take(DimKind kind) {
    for (int i = n - 1; i >= 0; --i) {
      if (dims[i].kind != kind) continue;
      const Dim d = dims[i];
      for (int k = i + 1; k < n; ++k) dims[k - 1] = dims[k];
      --n;
      return d;
    }
    return {1, 0, 0, kind};
  }
  int64_t count(DimKind kind) const {
    int64_t c = 1;
    for (int i = 0; i < n; ++i)
      if (dims[i].kind == kind) c *= dims[i].extent;
    return c;
  }
  // Adds the offsets of entry `index` among the dims of one kind.
  void offsets(int64_t index, DimKind kind, int64_t& x, int64_t& y) const {
    for (int i = n - 1; i >= 0; --i) {
      if (dims[i].kind != kind) continue;
      const int64_t k = index % dims[i].extent;
      index /= dims[i].extent;
      x += k * dims[i].x;
      y += k * dims[i].y;
    }
  }
};

}  // namespace mpt::cpu
