// Gradient release: each parameter is updated as soon as its gradient is complete, in the backward,
// and the gradient's memory goes at once.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "autograd/engine.h"
#include "core/ref.h"
#include "optim/optimizer.h"
#include "train/stepping.h"

namespace mpt {

class GradRelease final : public GradSink {
 public:
  // For one backward. Throws where a parameter has a gradient already.
  void begin(const std::vector<Ref<Optimizer>>& optimizers, double clip_value);
  // Counts the step for every optimizer of which a parameter was updated.
  void end();
  void abandon() noexcept;  // instead: the step is not counted

  bool wants(const Tensor& leaf) const override { return find(leaf) != nullptr; }
  bool has_consumed(const Tensor& leaf) const override;
  void consume(const Tensor& leaf) override;

  int64_t taken() const { return taken_; }
  int64_t taken(size_t optimizer) const;
  int64_t parameters() const { return static_cast<int64_t>(items_.size()); }

 private:
  struct Item {
    const TensorImpl* param;
    uint32_t optimizer, slot;
    bool taken;
  };
  const Item* find(const Tensor& leaf) const;

  std::vector<Optimizer*> optimizers_;
  std::vector<Item> items_;  // by address
  double clip_value_ = 0;
  int64_t taken_ = 0;
  Stepping stepping_;
};

}  // namespace mpt
