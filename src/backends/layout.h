// Layout: how an operand of a kernel lies in memory where plain strides do not say it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

#include "core/dtype.h"
#include "core/jobs.h"
#include "core/shape.h"

namespace mpt {

// A backend makes them, as its kernels like an operand best (the packed weights of a GEMM): equal
// ones are equal by `same`. Tensors are row-major or strided; a kernel is offered one by its Spec.
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
