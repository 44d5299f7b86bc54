// AveragePass: the move of averages towards parameters behind their update, if that is applied.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "backends/cache.h"
#include "core/tensor.h"
#include "optim/plan.h"

namespace mpt {

// The move is average += weight * (parameter - average), as a step of SGD whose gradient is
// -parameter and whose weight decay is 1: one pass does it in every format.
Hyper move_rule(double weight);

// The order is: begin, add.., finish, send, prepare, and launch() behind the update. Filling a pass
// in again reuses its memory.
class AveragePass {
 public:
  void begin(Context& ctx) {
    ctx_ = &ctx;
    plan_.begin(ctx);
    moves_.clear();
    buffers_.clear();
  }
  bool empty() const { return moves_.empty(); }
  void add(const Tensor& average, const Tensor& param);
  // A buffer is copied, whether the update is applied or not.
  void add_buffer(const Tensor& average, const Tensor& buffer);
  void finish(double weight);
  void send() { plan_.send(); }
  // Does all of the launch that can fail. decision: that of the update, whose first row is read.
  void prepare(const Tensor& decision);
  void launch(const Tensor& decision);  // cannot fail

  // For a pass that is recorded and run again, as in Optimizer::plan_again() and so on.
  bool fits() const;
  void plan_again(double weight, uint64_t draws);
  void launched_again();

 private:
  struct Move {
    Tensor average, param, value;  // value: the exact one
    Tensor joined, high, low;      // flat views of it and of the halves that are joined to it
    ReadyLaunch join;
  };
  void write_numbers(double weight, uint64_t draws);

  Context* ctx_ = nullptr;
  TensorPlan plan_;
  std::vector<Move> moves_;
  std::vector<std::pair<Tensor, Tensor>> buffers_;  // average, buffer
  ReadyLaunch ready_;
  Tensor shift_;  // ops::draw_shift()
  std::optional<uint64_t> draw_;
};

}  // namespace mpt
