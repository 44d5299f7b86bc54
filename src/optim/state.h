// OptimizerState: one state of one parameter, as plain values or as codes with their scales.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/multi.h"
#include "core/sizes.h"
#include "core/tensor.h"

namespace mpt {

// Shape and storage format of a state. Blocks of codes run over the elements in row-major order.
struct StateSpec {
  Dims shape;                // shape of the parameter, or of sums over its rows or columns
  DType dtype = DType::f32;  // dtype of plain values; f64 for an f64 parameter
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
  // Make a state filled with one value, or with row-major values in f32 or f64.
  static OptimizerState make(Context& ctx, const StateSpec& spec, double value);
  static OptimizerState make(const StateSpec& spec, const Tensor& values);
  // Makes a coded state from codes() and scale() of another one.
  static OptimizerState make(const StateSpec& spec, Tensor codes, Tensor scale);

  explicit operator bool() const { return static_cast<bool>(data_); }
  const StateSpec& spec() const { return spec_; }
  // True if the state exists and is stored as `s` says.
  bool is(const StateSpec& s) const;
  int64_t bytes() const;
  MultiState view() const;

  Tensor values() const;  // returns a row-major copy
  // Return the memory of the state: the codes (u8, flat) and the scale of each block (f32). A plain
  // state has its values in codes() and no scale.
  const Tensor& codes() const { return data_; }
  const Tensor& scale() const { return scale_; }

 private:
  StateSpec spec_;
  Tensor data_, scale_;
};

}  // namespace mpt
