// Order: a stable sort of items, each a key and a place, in the workspace of a kernel.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "backends/gpu/sequence.h"

namespace mpt::gpu {

// Items of a line are numbered by 32 bits.
inline constexpr int64_t kMostItems = UINT32_MAX;

// How a key is made of an element. ORDER: the numbers are those of kernels/index.slang.
enum class KeyOp : int { ascending, descending, rows };

inline bool has_dim(const Spec& s, int dim) { return dim >= 0 && dim < s.rank(); }
// Return 1 and 0 if the operand does not have the dim, as scalars.
inline int64_t extent_of(const Spec& s, int dim) { return has_dim(s, dim) ? s.shape[dim] : 1; }
inline int64_t stride_of(const Spec& s, int dim) { return has_dim(s, dim) ? s.stride[dim] : 0; }

// Returns an operand as it is read over another shape at row 0 of a dim.
Spec at_first_row(Spec s, int dim, const Dims& shape);
// Returns an operand with a dim behind all others, so that its lines are read one after the other.
Spec line_by_line(Spec s, int dim);

// The sorted items of all lines, in the workspace.
class Order {
 public:
  struct Plan {
    const Spec& in;
    size_t operand;  // number of the input
    int dim;
    KeyOp op;
    int64_t extent = 0;  // rows: the key of an index that is none
    int64_t keep;        // items of a line that are wanted
  };
  // Adds the launches to a sequence, and the items to its workspace.
  Order(Sequence& s, const Plan& plan);

  uint64_t count() const { return count_; }  // items of all lines
  uint32_t line() const { return line_; }    // items of a line
  DType key() const { return key_; }

  // Sets the addresses of the sorted items.
  template <class Arguments>
  void bind(Arguments& a, const Run& r) const {
    a.keys = address_of(r.workspace) + items_.keys;
    a.places = is_moved_ ? address_of(r.workspace) + items_.places : 0;
  }

 private:
  struct Items {
    size_t keys = 0, places = 0;  // offsets
  };
  uint64_t count_;
  uint32_t line_;
  DType key_;
  bool is_moved_ = false;  // otherwise every item is at its own place
  Items items_;
};

}  // namespace mpt::gpu
