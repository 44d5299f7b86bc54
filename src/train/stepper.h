// Stepper: a whole training step for many losses and optimizers under one scale, or one per loss.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "autograd/engine.h"
#include "comm/comm.h"
#include "comm/gathered.h"
#include "core/ref.h"
#include "optim/update.h"
#include "train/agreement.h"
#include "train/grad_reducer.h"
#include "train/release.h"
#include "train/scaler.h"
#include "train/stepper_options.h"

namespace mpt {

class Stepper {
 public:
  // Makes a stepper. `scaler` may be empty. Further losses get scalers with the same options. comm:
  // the ranks that train together; may be empty.
  static Ref<Stepper> make(Context& ctx, Ref<Scaler> scaler, const StepperOptions& o,
                           const Ref<Comm>& comm = {});
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return ctx_; }
  const Ref<Scaler>& scaler(int32_t loss = 0) const;  // throws; empty without scaling
  int32_t losses() const { return static_cast<int32_t>(losses_.size()); }
  const std::vector<Ref<Optimizer>>& optimizers() const { return optimizers_; }

  void add(Ref<Optimizer> o);
  void backward(int32_t index, const Tensor& loss, BackwardOptions options);
  // Returns false if an optimizer was skipped, and true too if that is not known yet.
  bool step();
  // True if the answers of all steps are there. Otherwise verdicts, events and counts of skips are
  // not those of the latest step.
  bool is_answered() const;
  void wait_for_answers();
  // Waits for the answers. Returns and throws what the latest step would have at once.
  bool wait();
  void drop();  // drops the gradients, and with them the open micro-batches
  const Verdict& verdict(int32_t index) const;

  const Ref<Comm>& comm() const { return comm_; }  // may be empty
  int32_t ranks() const { return comm_ ? comm_->size() : 1; }
  int64_t open() const { return open_; }  // number of micro-batches: backwards since the last step
  // True if a backward with release_grads has failed after it had updated some parameters.
  bool broken() const { return broken_; }
  void repaired() noexcept { broken_ = false; }  // a load has replaced all parameters and states
  int64_t steps() const { return steps_; }
  int64_t skipped() const { return skipped_; }
  int64_t skipped_in_row() const { return skipped_in_row_; }
  int64_t events() const { return static_cast<int64_t>(events_.size()); }
  const Verdict& event(int64_t index) const;  // counted from the oldest

 private:
  // A step in flight.
  class Step;
  // A step whose work is recorded. Its tables are its own, because its launches read them again.
  struct Recorded {
    Ref<Stepper> stepper;
    UpdateStep update;
    ScalerOptions scaling;  // whose numbers the launches have
    // On a device with a scaler: its state before and after the step. A replay asks for them behind
    // all of its work.
    Tensor scaler_before, scaler_after;
  };
  // An error that an answer brings.
  struct LateError {
    enum Kind : int8_t { none, skip_limit, non_finite } kind = none;
    Verdict cause;
    int64_t in_row = 0;  // steps skipped in a row
  };
  struct Loss {
    Ref<Scaler> scaler;
    UpdateStep step;    // if separate(): unscales the gradients of one backward
    bool open = false;  // had a backward since the last step
  };
  Stepper(Context& ctx, const StepperOptions& o);
  ~Stepper();
  bool scales() const { return losses_[0].scaler && losses_[0].scaler->enabled(); }
  // True if the losses have scales of their own. The gradients of each backward are then unscaled
  // when it ends, before they are added to those of other losses.
  bool separate() const { return losses_.size() > 1 && scales(); }
  size_t check_index(int32_t index) const;  // throws if there is no such loss
  void check_backward(const Tensor& loss, const BackwardOptions& options) const;
  // Returns the gradient with which the backward starts: scale / accumulate.
  Tensor seed(int32_t index, const Tensor& loss) const;
  void backward_separate(Loss& l, int32_t index, const Tensor& loss, const Tensor& seed,
                         BackwardOptions options);
  void backward_with_release(const Tensor& loss, const Tensor& seed, BackwardOptions options);
  bool step_released();
  // For several ranks (stepper_ranks.cpp).
  void join(const Ref<Comm>& comm);
  void check_owners_of(Optimizer& optimizer) const;
  void agree_on(size_t optimizer);
  void start_ranks();
  bool has_started() const;
  void compare_arithmetic();
  bool is_sharded() const { return reducer_ && options_.shard != Shard::none; }
  std::vector<bool> slots_with_gradient() const;
  void share_updates(const std::vector<bool>& updated);
  int32_t addends(int64_t backwards) const;
  uint64_t hash_of_settings();
  void begin_step();
  void begin_without_backward();
  void prepare_reduction(int32_t addends, int32_t loss = 0);
  void begin_reduction();
  void finish_reduction(bool drops);
  void need_same_settings(int32_t other);
  void meet_for_step(bool drops);
  void drop_with_ranks();
  void drop_grads();
  void reduce();
  std::vector<std::string> describe();
  void describe(size_t optimizer, std::vector<std::string>& lines);
  std::vector<Shared> shared(size_t first) const;
  void add_states(std::vector<Shared>& values) const;
  void add_averages(size_t optimizer, std::vector<Shared>& values) const;
  void check_owners() const;
  std::vector<bool> prepare(UpdateStep& step, Step& s);
  void end_step(Reads scalers);
  bool stepped(Reads scalers);
  Reads copy_of(const Tensor& state);
  void check_replay(const Recorded& step) const;
  void note_start(const std::shared_ptr<Recorded>& step);
  void note_update(const std::shared_ptr<Recorded>& step, bool any);
  void finish(Step& s);
  void throw_late_error();
  Reads scaler_states();
  void close();                 // ends the step: no micro-batch is open any more
  void count_open(int32_t by);  // adds `by` to the scaled_open of the optimizers and their sets
  void claim(Optimizer& optimizer, size_t& claimed, int32_t code);
  void claim_all(int32_t code);
  void check_not_in_backward(const char* what) const;
  void warn_of_foreign_grads();
  void warn_at_least_scale(const Verdict& v);
  std::vector<Optimizer*>& optimizer_list();

  Context& ctx_;
  uint32_t refs_ = 1;
  StepperOptions options_;
  std::vector<Loss> losses_;
  std::vector<Ref<Optimizer>> optimizers_;
  std::vector<Optimizer*> list_;        // memory of optimizer_list()
  std::vector<const Tensor*> tensors_;  // memory of scaler_states()
  Updates<Step> updates_;               // next() is the step in progress
  std::vector<Verdict> verdicts_;       // the latest with an answer
  bool all_stepped_ = true;             // in that step
  LateError late_error_;                // for the next call that can fail
  VerdictLog events_;
  UpdateStep step_;
  GradRelease release_;
  std::unordered_set<const TensorImpl*> parameters_;  // claim() adds those of an optimizer
  std::vector<size_t> claimed_;  // one per optimizer: number of its slots in parameters_
  Ref<Comm> comm_;
  std::unique_ptr<GradReducer> reducer_;  // empty with one rank
  Ref<GatheredParams> gathered_;          // empty without Shard::params
  int32_t number_ = 0;                    // the stepper's on its communicator
  int64_t compared_at_ = 0;               // steps at the latest comparison of parameters
  int64_t met_at_ = -1;                   // steps at the latest meet_for_step() before a step
  size_t started_with_ = 0;               // slots of the optimizers in start_ranks()
  // Number of the set of averages of each optimizer in start_ranks(), 0 without one.
  std::vector<uint64_t> compared_averages_;
  bool broken_ = false, in_backward_ = false;
  bool is_refused_ = false;  // the present step or drop, for a reason that all ranks have
  bool warned_foreign_grads_ = false, warned_least_scale_ = false;
  int64_t open_ = 0, steps_ = 0, skipped_ = 0, skipped_in_row_ = 0;
};

}  // namespace mpt
