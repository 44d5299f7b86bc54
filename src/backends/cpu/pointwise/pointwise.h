// Pointwise: applies a loop over contiguous elements to operands of any dtype and stride.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cpu/convert.h"
#include "backends/cpu/walk.h"

namespace mpt::cpu {

// Runs `map`, whose operands have dtype `compute` and whose results have dtype `result`, on
// operands of any dtype and stride: in place where they match, else through small buffers.
class Pointwise {
 public:
  Pointwise(const Request& r, DType compute, DType result, Map map);
  void run(const Run& r, const double* scalars) const;

 private:
  static constexpr int kInputs = 3;
  static constexpr int64_t kBlock = 256;

  void blocks(char* out, const char* const* in, int64_t n, const double* scalars) const;

  Walk walk_;
  Map map_;
  Convert to_compute_[kInputs] = {};  // nullptr: the map reads the operand in place
  Convert from_result_ = nullptr;     // nullptr: the map writes the output in place
  int32_t inputs_;
  bool straight_ = true;
  int64_t step_[kInputs] = {};
  int64_t out_size_, in_size_[kInputs] = {};
  int64_t result_size_;
};

}  // namespace mpt::cpu
