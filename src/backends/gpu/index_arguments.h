// Arguments of the kernels of indices and of sort, in the layout that kernels/index.slang and
// index_run.slang declare.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/gpu/device.h"

namespace mpt::gpu {

// Arguments of gather. The input's row that an index names begins `along` elements per row behind
// the place that the geometry gives; there are `extent` rows.
struct GatherArguments {
  uint64_t out, in, index;
  uint64_t geometry;  // that of the output, the input without its rows, and the index
  uint64_t count, extent;
  int64_t along;
  uint32_t steps, groups;
};

// Arguments of index_check.
struct CheckArguments {
  uint64_t flag, index;
  uint64_t geometry;  // that of the index, in row-major order
  uint64_t count, extent;
  uint32_t groups, none;
};

// Arguments of order_keys.
struct KeyArguments {
  uint64_t keys, in;
  uint64_t geometry;  // that of the input, line by line
  uint64_t count, extent;
  uint32_t groups, none;
};

// Arguments of order_merge.
struct MergeArguments {
  uint64_t keys, places, to_keys, to_places;  // places 0: items are where they were at first
  uint64_t count;                             // items of all lines
  uint32_t line;                              // items of a line
  uint32_t run, ways;                         // items of a sorted run; how many runs become one
  uint32_t keep;                              // items of a run that matter
  uint32_t groups, none;
};

// Arguments of order_sorted.
struct SortedArguments {
  uint64_t out[2], in;
  uint64_t keys, places;
  uint64_t geometry;  // that of the values, the index, and the input without its lines' dim
  uint64_t count;     // elements of an output
  int64_t along;
  uint32_t line, keep;
  uint32_t steps, groups;
};

// Arguments of order_set and order_add.
struct ApplyArguments {
  uint64_t out, in;
  uint64_t keys, places;
  uint64_t geometry;        // that of the output and the source without the indexed dim
  uint64_t count, columns;  // count: items times columns
  uint64_t extent;
  int64_t along[2];  // strides of the indexed dim in the output and the source
  uint32_t line, steps, groups, none;
};
static_assert(sizeof(ApplyArguments) <= kMaxArguments);
static_assert(sizeof(SortedArguments) <= kMaxArguments);

}  // namespace mpt::gpu
