// Arguments of the GPU kernels of norms, in the layout that kernels/norm_run.slang declares.
//
// norm and batch_norm are one kernel: both normalise lines. A line is a row of norm or a channel of
// batch_norm, with all elements that share a mean. The sums over the batch in norm_grad are over
// lines too: of its columns.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/gpu/device.h"
#include "core/shape.h"

namespace mpt::gpu {

inline constexpr uint32_t kNormThreads = 256;
// The operands that have every element: y, x; or dx, dy, x, y.
inline constexpr int kWholeOperands = 4;
// The other ones have one dim, along the lines or along the elements of each line: w, b, the given
// mean and variance, mean, rstd; or w, mean, rstd, dw, db.
inline constexpr int kVectors = 6;

// Where the elements of lines are, in the device's memory. Strides are in elements.
struct LineGeometry {
  uint32_t rank, none;  // dims of a line
  int64_t extent[kMaxRank - 1];
  int64_t line[kWholeOperands];  // from line to line
  int64_t stride[kWholeOperands][kMaxRank - 1];
  struct {
    int64_t line, element;  // from line to line, and from element to element
  } vector[kVectors];
};
static_assert(sizeof(LineGeometry) <= kMostKept);

enum LineFlags : uint32_t {
  line_rms = 1,              // the mean is 0
  line_relu = 2,             // forward: applies relu; gradients: of relu, whose results are given
  line_given = 4,            // mean and variance are given
  line_across = 8,           // adjacent threads have adjacent lines, else adjacent elements
  line_sums = 16,            // computes the sums of the parts, and nothing else
  line_joins = 32,           // reads the sums of the parts instead of the elements
  line_weights_within = 64,  // gradients: w has a value per element of a line, else per line
};

// A group computes a tile: `at_once` lines, a power of two, and of their elements one part.
struct Lines {
  uint64_t geometry;
  uint64_t sums;          // numbers per line and part: four of norm, two of norm_grad
  uint64_t lines, count;  // elements of a line
  uint32_t at_once, parts, groups, flags;
};

// An absent operand has address 0. Sums, means and deviations have the type computed in.
struct NormArguments {
  uint64_t y, x, w, b, given_mean, given_var, mean, rstd;
  uint64_t eps;  // bits of the type that the entry computes in
  Lines lines;
};
struct NormGradArguments {
  uint64_t dx, dy, x, y, w, mean, rstd, dw, db;
  Lines lines;
};
static_assert(sizeof(NormArguments) <= kMaxArguments && sizeof(NormGradArguments) <= kMaxArguments);

}  // namespace mpt::gpu
