// GradRelease: updates each parameter in the backward, as soon as its gradient is complete, and
// frees the gradient.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "autograd/engine.h"
#include "core/ref.h"
#include "optim/optimizer.h"
#include "optim/update.h"

namespace mpt {

class GradRelease final : public GradSink {
 public:
  // Begins a backward. Throws if a parameter has a gradient already. The optimizers must live until
  // count_step(). clip_value: see UpdateStep::Options::limit.
  void begin(const std::vector<Ref<Optimizer>>& optimizers, double clip_value);
  // Counts the step of every optimizer that has updated a parameter. Without this call the step is
  // not counted.
  void count_step();

  bool wants(const Tensor& leaf) const override { return find(leaf) != nullptr; }
  bool has_consumed(const Tensor& leaf) const override;
  void consume(const Tensor& leaf) override;
  const char* instead() const override { return "train without release_grads"; }

  int64_t taken() const { return taken_; }  // number of parameters updated since begin()
  int64_t taken(size_t optimizer) const;    // number of those in one optimizer
  int64_t parameters() const { return static_cast<int64_t>(items_.size()); }

 private:
  struct Item {
    const TensorImpl* param;
    uint32_t optimizer, slot;
    bool taken;
  };
  const Item* find(const Tensor& leaf) const;

  std::vector<Optimizer*> optimizers_;
  std::vector<Item> items_;  // sorted by address
  double clip_value_ = 0;
  int64_t taken_ = 0;
  std::vector<std::optional<uint64_t>> rounding_draws_;  // one per optimizer, for the whole step
  UpdateStep step_;
};

}  // namespace mpt
