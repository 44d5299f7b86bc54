// OptimizerState: one state of one parameter, as plain values or as codes with their scales.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/multi.h"
#include "core/sizes.h"
#include "core/tensor.h"

namespace mpt {

// What is kept and in which format. Coded blocks run over the elements.
struct StateSpec {
  Dims shape;                // the parameter's, but for sums over some of it
  DType dtype = DType::f32;  // of plain values: f64 with an f64 parameter
  StateFormat format = StateFormat::plain;
  int32_t block = kStateBlock;

  int64_t elements() const { return count(shape); }
  int64_t code_bytes() const {
    return steps_over(checked_mul(elements(), bits_of(format), "the bits of a state"), 8);
  }
  int64_t blocks() const { return steps_over(elements(), block); }
};

class OptimizerState {
 public:
  OptimizerState() = default;
  // Filled with one value, or from row-major values of the shape in f32 or f64.
  static OptimizerState make(Context& ctx, const StateSpec& spec, double value);
  static OptimizerState make(const StateSpec& spec, const Tensor& values);
  // From codes and scales as below.
  static OptimizerState make(const StateSpec& spec, Tensor codes, Tensor scale);

  explicit operator bool() const { return static_cast<bool>(data_); }
  const StateSpec& spec() const { return spec_; }
  bool is(const StateSpec& s) const;
  int64_t bytes() const;
  MultiState view() const;

  Tensor values() const;  // row-major, new
  // The codes (u8, flat) and the scale of each block (f32), or the values where there are no codes;
  // the state's own memory.
  const Tensor& codes() const { return data_; }
  const Tensor& scale() const { return scale_; }

 private:
  StateSpec spec_;
  Tensor data_, scale_;
};

}  // namespace mpt
