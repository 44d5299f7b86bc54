// Stepping: check, unscale, clip and update for some optimizers, in that order, without a wait.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "backends/kernels.h"
#include "backends/multi.h"
#include "core/tensor.h"
#include "optim/optimizer.h"

namespace mpt {

struct StepOptions {
  bool check = false;     // skip an optimizer with a non-finite gradient
  bool together = false;  // skip all when one is
  bool unscale = false;   // by the scaler's scale
  bool spend = false;     // the gradients are dropped after the update
  ClipOver over = ClipOver::all;
  double max_norm = 0, limit = 0;  // 0: none
  bool need_stats() const { return check || max_norm > 0; }
};

// What a step did to one optimizer.
struct StepReport {
  bool applied = false;
  bool any = false;  // there were gradients
  double non_finite = 0;
  const char* bad = nullptr;  // the first parameter with a non-finite gradient
  double norm = 0;            // unscaled; 0 where no statistics were made
};

class Stepping {
 public:
  // The statistics of the gradients and what to do about them; `scaler` (may be empty): its state.
  // update: it comes next, with nothing in between.
  void decide(std::vector<Optimizer*> optimizers, const Tensor& scaler, const StepOptions& o,
              bool update);
  // All of the update that can fail; the decision must have been made for it.
  void prepare_update();
  // The gradients in place, as the decision says: unscaled, limited, clipped.
  void scale_grads();
  // The update, where the decision applies; the gradients are read as the decision says, or as they
  // are (`plain`: scale_grads has run).
  void update(bool plain = false);

  // Finds whose gradient was the first that is not finite, where one is (autograd/probe.h).
  void report_bad() const;
  // What the device found; on a CPU it is there at once.
  StepReport report(size_t optimizer) const;

 private:
  void run(Kernel kernel, bool states, bool planned);

  std::vector<Optimizer*> optimizers_;
  std::vector<int32_t> optimizer_of_group_;
  std::vector<bool> any_;
  std::vector<int32_t> first_group_;
  std::vector<Tensor> parts_;  // of the decision, by optimizer
  Tensor stats_, decision_, report_;
  bool blank_ = false;  // stats_ holds zeros
};

}  // namespace mpt
