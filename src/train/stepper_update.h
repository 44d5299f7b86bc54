// Stepper::Step: a step of a stepper in flight.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <vector>

#include "train/stepper.h"

namespace mpt {

class Stepper::Step final : public Update {
 public:
  explicit Step(Stepper& of) : of_(of) {}

  // Begins without a backward.
  void begin() {
    backward_count_ = 0;
    bad_rank = -1;
  }
  // Asks what the pass over the gradients of one backward has found, if losses have scales of their
  // own. Throws if the device refuses it.
  void ask_backward(UpdateStep& step, int32_t loss);

  int32_t bad_rank = -1;  // GradReducer::bad_rank()

 private:
  // The answer of one backward.
  class Backward final : public Completion {
   public:
    int32_t loss = 0;
    std::vector<uint8_t> is_bad;  // for each optimizer: it has a non-finite gradient

   private:
    void then() override;
  };
  int32_t loss_of(size_t optimizer) const override;
  void has_decided() override;
  bool may_have_origin() const override { return bad_rank < 0 || bad_rank == of_.ctx_.rank; }
  void has_ended() override;

  Stepper& of_;
  std::vector<std::unique_ptr<Backward>> backwards_;  // the first backward_count_ are of this step
  size_t backward_count_ = 0;
};

}  // namespace mpt
