// RowLaunch: the prepared kernel of all GPU kernels over rows. A row is what one result is computed
// from, or a line along a dim.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>

#include "backends/gpu/launch.h"
#include "backends/gpu/rows_arguments.h"

namespace mpt::gpu {

// How many launches a kernel takes if a row is computed in parts.
enum class RowPasses {
  map,     // one: elements do not depend on each other
  reduce,  // two: the second one joins the values of the parts
  sweep,   // two: the second one joins them for every part, and goes over the elements again
};

struct RowRequest {
  // The operands in the kernel's order, all of the same shape: a result of a row has stride 0 along
  // it. An absent one has dtype none.
  std::span<const Spec* const> operands;
  size_t outputs = 1;  // the number of operands that are written
  size_t lead = 0;     // the operand whose strides decide the order of the elements
  uint32_t swept = 0;  // bit k: operand k has elements along a row
  uint32_t along = 0;  // bit d: dim d belongs to the rows
  RowPasses passes = RowPasses::reduce;
  bool is_ordered = false;      // the elements of a row are numbered in row-major order
  bool is_consecutive = false;  // the elements of a thread's turn are adjacent
  uint64_t a = 0, b = 0;        // numbers of the kernel
};

class RowLaunch final : public GpuLaunch {
 public:
  explicit RowLaunch(GpuDevice& device) : GpuLaunch(device) {}

  // Returns false if `why` says why the device cannot have it.
  bool plan(GpuDevice& device, const char* entry, const Constants& constants, const RowRequest& q,
            std::string& why);
  const char* run(const Run& r) const override;

 private:
  size_t outputs_ = 0, inputs_ = 0;
  const CompiledKernel* function_ = nullptr;
  RowArguments first_{}, second_{};  // without addresses of operands; second_: if a row has parts
};

// Makes a launch for the device of a request.
std::unique_ptr<RowLaunch> make_rows(const Request& r, Why& why, const std::string& entry, int op,
                                     const RowRequest& q);
// Returns the name of a kernel's entry that computes in this type; "" if `why` says why not.
std::string form_of(const char* kernel, DType compute, const Request& r, Why& why);

// Returns `s` with the shape of `x` and stride 0 along the dims that it lacks or has as 1.
Spec expanded(const Spec& s, const Spec& x);

}  // namespace mpt::gpu
