// Stepping: check, unscale, clip and update for some optimizers, in that order, without a wait.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>
#include <memory>
#include <span>
#include <vector>

#include "backends/kernels.h"
#include "backends/multi.h"
#include "core/tensor.h"
#include "optim/optimizer.h"

namespace mpt {

struct NonFinite;

struct StepOptions {
  bool check = false;     // skip an optimizer with a non-finite gradient
  bool together = false;  // skip all when one is
  bool unscale = false;   // by the scaler's scale
  bool spend = false;     // the gradients are dropped after the update
  ClipOver over = ClipOver::all;
  double max_norm = 0, limit = 0;  // 0: none
  double p = 2;                    // of the norm
  bool need_stats() const { return check || max_norm > 0; }
};

// What a step did to one optimizer.
enum class Outcome : int32_t { none = 0, applied, non_finite, together, no_gradient, partial };
struct Verdict {
  Outcome outcome = Outcome::none;
  int64_t steps = 0, non_finite = 0;
  const char* bad = nullptr;  // the first parameter with a non-finite gradient
  double norm = NAN;          // unscaled
  double scale_before = 1, scale_after = 1;
  int32_t loss = 0, optimizer = 0;
  int64_t step = 0;
  std::shared_ptr<const NonFinite> finding;  // of a skip, where there is one
};
// What this step's search for values that are not finite has found.
std::shared_ptr<const NonFinite> finding_of(const Context& ctx, int64_t step);

class Stepping {
 public:
  // The statistics of the gradients and what to do about them; `scaler` (may be empty): its state.
  // update: it comes next, with nothing in between.
  void decide(std::span<Optimizer* const> optimizers, const Tensor& scaler, const StepOptions& o,
              bool update);
  // All of the update that can fail; the decision must have been made for it.
  void prepare_update();
  // The gradients in place, as the decision says: unscaled, limited, clipped.
  void scale_grads();
  // The gradients as the decision says, added to what Optimizer::add_to has named, whether or not
  // they are to be applied; prepared first, before the decision, it cannot fail.
  static void prepare_add(std::span<Optimizer* const> optimizers);
  void add_grads();
  // The update, where the decision applies; the gradients are read as the decision says, or as they
  // are (`plain`: scale_grads has run).
  void update(bool plain = false);

  // Finds whose gradient was the first that is not finite, where one is (autograd/probe.h).
  void report_bad() const;
  // What the device found; on a CPU it is there at once. Steps and scales are the caller's to add.
  Verdict report(size_t optimizer) const;

 private:
  void run(Kernel kernel, bool states, bool planned);

  std::vector<Optimizer*> optimizers_;
  std::vector<int32_t> optimizer_of_group_;
  std::vector<bool> any_;
  std::vector<int32_t> first_group_;
  std::vector<Tensor> parts_;  // of the decision, by optimizer
  Tensor stats_, decision_, report_;
  bool blank_ = false;   // stats_ holds zeros
  bool normed_ = false;  // a norm was asked for
};

}  // namespace mpt
