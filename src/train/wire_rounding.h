// WireRounding: rounds gradients to 16 bits by random bits, so that the expected value is exact.
//
// It is the pass that updates parameters with stochastic masters: a parameter of zeros plus the
// gradient. The bits depend on the seed, the rank, the step, the bucket and the place in it, and so
// are those of every run.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "comm/reduction.h"
#include "core/tensor.h"
#include "optim/plan.h"

namespace mpt {

class WireRounding final : public Rounding {
 public:
  // key: of the bits. The results that are rounded with one key follow each other.
  void begin(uint64_t key) {
    key_ = key;
    first_ = 0;
  }
  // Overwrites `rounded`, which is f16 or bf16. Both are dense and equally long.
  void round(const Tensor& rounded, const Tensor& exact) override;

 private:
  TensorPlan plan_;
  uint64_t key_ = 0, first_ = 0;
};

}  // namespace mpt
