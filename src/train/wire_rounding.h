// WireRounding: rounds gradients to 16 bits by random bits, so that the expected value is exact.
//
// It is the pass that updates parameters with stochastic masters: a parameter of zeros plus the
// gradient. The bits depend on the key of the step, the parameter and the place in it, and so not
// on the bucket or the rank.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "comm/reduction.h"
#include "core/tensor.h"
#include "optim/plan.h"

namespace mpt {

class WireRounding final : public Rounding {
 public:
  // A parameter's gradient in its bucket, in elements.
  struct Part {
    int64_t begin, count;
    uint64_t key;  // names the parameter
  };
  // parts: all of the bucket.
  explicit WireRounding(std::vector<Part> parts) : parts_(std::move(parts)) {}

  // key: of the step. The gradients are rounded first, and then their sums, by other bits.
  void begin(uint64_t key) {
    key_ = key;
    first_ = 0;
  }
  // Overwrites `rounded`, which is f16 or bf16. Both are dense and equally long: the bucket from
  // its element `at` on.
  void round(const Tensor& rounded, const Tensor& exact, int64_t at) override;

 private:
  const std::vector<Part> parts_;
  TensorPlan plan_;
  uint64_t key_ = 0, first_ = 0;
};

}  // namespace mpt
