// Arguments of the entries mpt_product_*, in the layout that kernels/product_run.slang declares.
//
// They compute c[item, row, column] = sum over k of a[item, row, k] b[item, k, column]. The numbers
// row and k have up to four digits, the slowest first. The first digits step through a with a
// stride; digits 1 to 3 give a position in windows 0 to 2, which are the spatial dims of a
// convolution.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "backends/gpu/arguments.h"

namespace mpt::gpu {

// Position first + per_row row + per_k k reads element position / divisor of a dim of a, or 0 if
// that is no whole number or not inside the dim.
struct ProductWindow {
  int32_t per_row, per_k, first, divisor;
  uint32_t extent, none;
  int64_t stride;
};

inline constexpr int kProductItems = 6, kProductDigits = 4;

struct ProductGeometry {
  uint32_t rows, columns, depth;
  uint32_t tiles;  // all items have so many
  uint32_t items;  // number of their dims
  uint32_t order;  // bit 0: a has neighbours along k; bit 1: b along k; bit 2: c along rows
  uint32_t item[kProductItems];
  uint32_t row[kProductDigits], k[kProductDigits];
  int64_t a_item[kProductItems], b_item[kProductItems], c_item[kProductItems];
  int64_t a_row, a_k;
  int64_t b_k[kProductDigits], b_column;
  int64_t c_row[kProductDigits], c_column;
  int64_t bias_item, bias_column, sums_item, sums_column;  // by the last dim of the items
  ProductWindow window[kProductDigits - 1];
};
static_assert(sizeof(ProductGeometry) <= kMostKept);

struct ProductArguments {
  uint64_t out;
  uint64_t sums;  // sums of the columns of b; 0: not wanted
  uint64_t a, b;
  uint64_t bias;  // 0: there is none
  uint64_t geometry;
  uint64_t alpha, beta;  // bits of the type that the entry computes in
  uint32_t groups, none;
};
static_assert(sizeof(ProductArguments) <= kMaxArguments);

// Constant 0 of the entries: the activation, the number of windows times kProductWindow, and flags.
// The dtypes in constant 1 are those of c, a, b, the bias, the sums, and the one to which a is
// rounded first (none: it is not).
inline constexpr uint32_t kProductWindow = 16, kProductDivisors = 64, kProductAccumulates = 128;

// A launch has no more groups; each computes one tile after the other. So many fill any GPU.
inline constexpr uint32_t kMostProductGroups = 4096;

// Threads along each side of a tile, and elements of c that a thread has along each side.
inline constexpr int64_t kProductSide = 16, kProductEach = 4, kProductEachWide = 2;

}  // namespace mpt::gpu
