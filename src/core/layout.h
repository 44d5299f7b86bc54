// Layout: how a tensor lies in memory where plain strides do not say it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

#include "core/dtype.h"
#include "core/jobs.h"
#include "core/shape.h"

namespace mpt {

// A backend makes them, as it likes its operands best (the packed weights of a GEMM). Elementwise
// passes over tensors of the same layout run on the raw elements; padding elements are zero and
// stay zero. Owned by the context; equal layouts are one object, so pointers compare.
class Layout {
 public:
  virtual ~Layout() = default;
  DType dtype = DType::none;
  Dims shape;            // the logical shape
  int64_t elements = 0;  // physical elements, padding included
  std::string name;      // for listings
  virtual bool same(const Layout& other) const = 0;
  // Copies between a plain row-major buffer of `shape` and the packed one, both of an element size
  // of `bytes` (so a layout also packs the optimizer's states, whose dtype may differ).
  virtual void pack(const void* plain, void* packed, int64_t bytes, const Jobs& jobs) const = 0;
  virtual void unpack(const void* packed, void* plain, int64_t bytes, const Jobs& jobs) const = 0;
};

}  // namespace mpt
