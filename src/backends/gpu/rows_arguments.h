// Arguments of the GPU kernels over rows, in the layout that kernels/rows.slang declares.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/gpu/arguments.h"

namespace mpt::gpu {

// Threads of a group in these kernels, and elements of each of them in one turn.
inline constexpr uint32_t kRowThreads = 256, kRowElements = 4;
inline constexpr int kRowOperands = 5;
// Bytes of the largest value that a kernel keeps of a part of a row.
inline constexpr uint64_t kRowPartial = 40;

// The dims that number the rows, and behind them those of a row, in the device's memory.
struct RowGeometry {
  uint32_t kept, along;
  uint64_t extent[kMaxRank];
  int64_t stride[kRowOperands][kMaxRank];  // in elements
};
static_assert(sizeof(RowGeometry) <= kMostKept);

enum class RowStage : uint32_t {
  whole,  // the only launch
  parts,  // keeps a value of each part of a row
  join,   // joins the values of a row
};
enum RowFlags : uint32_t {
  row_columns = 1,      // adjacent threads have adjacent rows
  row_consecutive = 2,  // the elements of a thread's turn are adjacent
  row_dense = 4,        // and those of all operands lie at a multiple of their size
};

struct RowArguments {
  uint64_t operand[kRowOperands];
  uint64_t geometry;
  uint64_t partials;             // parts of each row
  uint64_t rows, extent, chunk;  // elements of a row and of a part of it
  uint64_t a, b;                 // numbers of the kernel
  uint32_t width;                // threads that share a row, a power of 2
  uint32_t splits, parts;        // parts of a row in this launch, and those with partials
  RowStage stage;
  uint32_t flags, groups;
};
static_assert(sizeof(RowArguments) <= kMaxArguments);

// Arguments of tri.
struct TriArguments {
  uint64_t out, in;
  uint64_t geometry;  // the dims of the operands; the last two are those of a matrix
  uint64_t count;
  int64_t diagonal;
  uint32_t upper, groups;
};
static_assert(sizeof(TriArguments) <= kMaxArguments);

}  // namespace mpt::gpu
