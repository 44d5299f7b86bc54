// Arguments of the entries mpt_product_*, mpt_matrix_* and mpt_join_*, in the layout that
// kernels/product_layout.slang declares.
//
// They compute c[item, row, column] = sum over k of a[item, row, k] b[item, k, column]. The numbers
// row and k have up to four digits, the slowest first. The first digits step through a with a
// stride; digits 1 to 3 give a position in windows 0 to 2, which are the spatial dims of a
// convolution.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
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
  uint32_t tiles;        // all parts of all items have so many
  uint32_t items;        // number of their dims
  uint32_t order;        // bit 0: a has neighbours along k; bit 1: b along k; bit 2: c along rows
  uint32_t parts, part;  // into which k is divided, and the places of each but the last
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
  // Addresses of the sums of the parts, in the type that the entry computes in: [item, part, row,
  // column] and [item, part, column]. Without parts, 0.
  uint64_t partials, partial_sums;
  uint32_t groups;
  uint32_t items;  // number of items, for mpt_join_*
};
static_assert(sizeof(ProductArguments) <= kMaxArguments);

// Constant 0 of the entries: the activation, the number of windows times kProductWindow, and flags.
// The dtypes in constant 1 are those of c, a, b, the bias, the sums, and the one to which a is
// rounded first (none: it is not).
inline constexpr uint32_t kProductWindow = 16, kProductDivisors = 64, kProductAccumulates = 128;

// A launch has no more groups; each computes one tile after the other. So many fill any GPU.
inline constexpr uint32_t kMostProductGroups = 4096;

// Threads along each side of a tile, and elements of c that a thread has along each side.
inline constexpr int64_t kProductSide = 16, kProductEach = 4, kProductEachSmall = 2;

// How the places along k are divided, so that few elements with long sums have work for a GPU. It
// rests on the shape alone, and so does the order of each sum.
struct ProductParts {
  int64_t parts, part;  // number of parts, and places of each but the last
};
inline constexpr int64_t kManyProductTiles = 128, kLeastProductPart = 256;
constexpr ProductParts divide(int64_t elements, int64_t depth) {
  const int64_t tiles = std::max<int64_t>(elements / (64 * 64), 1);
  const int64_t most = std::min(kManyProductTiles / tiles, depth / kLeastProductPart);
  if (most < 2) return {1, depth};
  const int64_t part = ((depth + most - 1) / most + 31) / 32 * 32;
  return {(depth + part - 1) / part, part};
}

// A tile of the entries mpt_matrix_*: kMatrixDown rows for each of one or two matrices that a
// subgroup has along each side. Constant 2 of the entries: one or two; constant 3: the subgroups.
inline constexpr uint32_t kMatrixDown = 32, kMostMatrixColumns = 128, kMatrixStage = 2048;
inline constexpr uint32_t kMatrixShared = 22016;  // bytes of a group's memory

// Returns the columns of a tile for one matrix along each side; 0 if the entries cannot take them.
constexpr uint32_t matrix_columns(const MatrixSize& s, uint32_t subgroup) {
  if (s.m == 0 || subgroup == 0 || kPointThreads % subgroup || kMatrixDown % s.m) return 0;
  const uint32_t subgroups = kPointThreads / subgroup, down = kMatrixDown / s.m;
  if (subgroups % down || subgroups * s.m * s.n > kMatrixStage) return 0;
  const uint32_t columns = subgroups / down * s.n;
  return 2 * columns <= kMostMatrixColumns ? columns : 0;
}

// The sizes that entries exist for, the preferred one first.
inline constexpr MatrixSize kMatrixSizes[] = {{16, 16, 16}, {8, 16, 16}, {8, 8, 16}, {8, 8, 8}};

}  // namespace mpt::gpu
