// Backward and step with scaling, accumulation and clipping.
// SPDX-License-Identifier: Apache-2.0
#include "train/stepper.h"

#include <algorithm>
#include <string>

#include "backends/recorder.h"
#include "core/error.h"
#include "core/observer.h"
#include "core/tensor_meta.h"
#include "core/undo.h"
#include "observe/non_finite.h"
#include "ops/op.h"
#include "ops/ops.h"
#include "train/grad_stash.h"
#include "train/stepper_update.h"

namespace mpt {
namespace {

constexpr int64_t kStepsWithWarnings = 8;  // the first steps look for gradients of other backwards

// Sets a flag while a backward runs. An exception clears the flag before a catch block runs.
class FlagScope {
 public:
  explicit FlagScope(bool& flag) : flag_(flag) { flag_ = true; }
  ~FlagScope() { flag_ = false; }
  FlagScope(const FlagScope&) = delete;
  FlagScope& operator=(const FlagScope&) = delete;

 private:
  bool& flag_;
};

}  // namespace

Stepper::Stepper(Context& ctx, const StepperOptions& o)
    : ctx_(ctx),
      options_(o),
      losses_(static_cast<size_t>(o.losses)),
      events_(ctx.arena, static_cast<size_t>(o.events)) {}

Ref<Stepper> Stepper::make(Context& ctx, Ref<Scaler> scaler, const StepperOptions& o,
                           const Ref<Comm>& comm) {
  check(o, scaler ? &scaler->options() : nullptr);
  if (scaler && &scaler->ctx() != &ctx) {
    fail(MPT_ERROR_INVALID_HANDLE, "the scaler belongs to another context than the stepper");
  }
  auto s = Ref<Stepper>::adopt(new Stepper(ctx, o));
  for (Loss& l : s->losses_) {
    if (scaler) l.scaler = &l == &s->losses_[0] ? scaler : Scaler::make(ctx, scaler->options());
  }
  if (comm) s->join(comm);
  return s;
}

Stepper::~Stepper() {
  try {
    wait_for_answers();
    if (reducer_ && reducer_->has_begun() && !reducer_->is_done()) {
      comm_->break_off("rank %d has released its stepper within a step", comm_->rank());
    }
    if (open_ && scales()) drop_grads();  // only this stepper knows the scale of the gradients
    else close();
  } catch (...) {  // no memory for the deferred update of the scale, which then does not change
  }
}

size_t Stepper::check_index(int32_t index) const {
  if (index < 0 || index >= losses()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "loss is %d; the stepper has %d losses (mpt_stepper_desc.losses), counted from 0", index,
         losses());
  }
  return static_cast<size_t>(index);
}

const Ref<Scaler>& Stepper::scaler(int32_t index) const {
  return losses_[check_index(index)].scaler;
}

void Stepper::add(Ref<Optimizer> o) {
  if (&o->ctx() != &ctx_) {
    fail(MPT_ERROR_INVALID_HANDLE, "the optimizer belongs to another context than the stepper");
  }
  if (open_ || broken_) {
    fail(MPT_ERROR_STATE,
         "the stepper has open micro-batches: add optimizers before the first backward or after "
         "mpt_stepper_step");
  }
  for (const Ref<Optimizer>& other : optimizers_)
    if (other == o) fail(MPT_ERROR_INVALID_ARGUMENT, "the stepper has this optimizer already");
  check_owners_of(*o);
  claim_all(MPT_ERROR_INVALID_ARGUMENT);
  claimed_.push_back(0);
  try {
    claim(*o, claimed_.back(), MPT_ERROR_INVALID_ARGUMENT);
    optimizers_.push_back(o);
    agree_on(optimizers_.size() - 1);
  } catch (...) {
    if (optimizers_.size() == claimed_.size()) optimizers_.pop_back();
    for (size_t i = 0; i < claimed_.back(); ++i)
      parameters_.erase(o->slots()[i].entry->tensor.get());
    claimed_.pop_back();
    throw;
  }
  if (!scales() && o->params().precision().scaling != Scaling::none) {
    ctx_.log.warn(
        "the precision of '%s' needs a loss scaler, and the stepper has none: pass that "
        "precision or a scaler to mpt_stepper_create",
        o->slots().empty() ? "the parameters" : o->slots()[0].entry->name.c_str());
  }
}

// Checks that no parameter belongs to two optimizers: adds the slots of an optimizer that are new
// to parameters_. claimed: the number of its slots that are there.
void Stepper::claim(Optimizer& optimizer, size_t& claimed, int32_t code) {
  const std::vector<Optimizer::Slot>& slots = optimizer.slots();
  for (; claimed < slots.size(); ++claimed) {
    const Params::Entry& e = *slots[claimed].entry;
    if (parameters_.insert(e.tensor.get()).second) continue;
    fail(code, "parameter '%s' would be stepped by two optimizers", e.name.c_str());
  }
}

// Does so for the parameters that sets have got since.
void Stepper::claim_all(int32_t code) {
  for (size_t i = 0; i < optimizers_.size(); ++i) claim(*optimizers_[i], claimed_[i], code);
}

// -- backward -------------------------------------------------------------------------------------

// Warns once if a parameter has a gradient before the first backward of a step. Another backward
// has left it, as the backward of a GAN's generator leaves gradients in the discriminator.
void Stepper::warn_of_foreign_grads() {
  if (warned_foreign_grads_ || (options_.keep_grads && !reducer_)) return;
  for (const Ref<Optimizer>& o : optimizers_) {
    for (const Optimizer::Slot& s : o->slots()) {
      if (!s.entry->tensor->meta->grad) continue;
      if (reducer_) {
        fail(MPT_ERROR_STATE,
             "'%s' has a gradient from before this step, which %d ranks would count %d times: call "
             "mpt_stepper_drop, or freeze the set during the other forward (mpt_params_freeze)",
             s.entry->name.c_str(), ranks(), ranks());
      }
      warned_foreign_grads_ = true;
      ctx_.log.warn(
          "mpt_stepper_backward adds to a gradient of '%s' that another backward has left: if "
          "that is not intended, freeze the set during the other forward (mpt_params_freeze), "
          "or call mpt_stepper_drop first",
          s.entry->name.c_str());
      return;
    }
  }
}

Tensor Stepper::seed(int32_t index, const Tensor& loss) const {
  GradModeGuard no_grad(ctx_, GradMode::disabled);
  const double part = 1.0 / (static_cast<double>(options_.accumulate) * ranks());
  Tensor s = scales() ? ops::convert(scaler(index)->factor(part), loss.dtype())
                      : ops::full(ctx_, loss.dtype(), {}, part);
  return s.view(loss.shape(), contiguous_strides(loss.shape()), 0);
}

// Returns how many gradients of all ranks a step adds up that has so many backwards.
int32_t Stepper::addends(int64_t backwards) const {
  if (losses_.size() > 1) return INT32_MAX;
  const int64_t all = std::max<int64_t>(options_.accumulate, backwards) * ranks();
  return static_cast<int32_t>(std::min<int64_t>(all, INT32_MAX));
}

void Stepper::check_backward(const Tensor& loss, const BackwardOptions& options) const {
  need_floating(loss, "loss");
  if (&loss.ctx() != &ctx_) {
    fail(MPT_ERROR_INVALID_HANDLE, "the loss belongs to another context than the stepper");
  }
  if (loss.count() != 1) {
    fail(MPT_ERROR_SHAPE, "loss%s has shape %s; it has to be one value: reduce it (mean, sum)",
         loss.quoted().s, text(loss.shape()).s);
  }
  if (!loss.requires_grad()) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "loss%s does not depend on a tensor that requires a gradient",
         loss.quoted().s);
  }
  if (reducer_ && reducer_->has_begun()) {
    comm_->need_sound();
    fail(MPT_ERROR_STATE,
         "the gradients of this step have left for the other ranks in backward number %d "
         "(accumulate): call mpt_stepper_step, or set accumulate to the number of backwards of a "
         "step, or overlap to 0",
         options_.accumulate);
  }
  if (options_.release_grads) {
    if (broken_) {
      fail(MPT_ERROR_STATE,
           "the last backward failed after it had updated some parameters: load an earlier state "
           "by mpt_training_load, or accept the partial step by mpt_stepper_step");
    }
    if (open_) {
      fail(MPT_ERROR_STATE,
           "with release_grads the backward updates the parameters, so a step has one backward: "
           "add the losses, or call mpt_stepper_step first");
    }
    if (options.create_graph || options.retain_graph) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "%s would keep tensors that release_grads changes or drops: leave it out",
           options.create_graph ? "create_graph" : "retain_graph");
    }
  }
  if (options.create_graph && separate()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "create_graph is not possible with several scaled losses, whose gradients are unscaled "
         "outside the graph: mpt_grad returns differentiable gradients");
  }
}

void Stepper::backward(int32_t index, const Tensor& given, BackwardOptions options) {
  Loss& l = losses_[check_index(index)];
  need_not_cancelled(ctx_);  // before an exchange with other ranks
  need_no_replay(ctx_, "mpt_stepper_backward");
  if (options_.release_grads || separate()) {
    need_no_recording(*ctx_.home, options_.release_grads
                                      ? "a backward with release_grads"
                                      : "a backward of several losses with scales of their own");
  }
  throw_late_error();
  Tensor loss = given;
  check_backward(loss, options);
  claim_all(MPT_ERROR_STATE);
  if (reducer_ && !ctx_.dry_run) start_ranks();
  if (is_half(loss.dtype())) loss = ops::cast(loss, DType::f32);
  const Tensor with = seed(index, loss);
  const bool many = losses_.size() > 1;
  options.addends = separate() ? 1 : addends(open_ + 1);
  options.reuse_cast_buffers =
      options_.accumulate == 1 && !many && !options_.keep_grads && !options_.at_once;
  if (options_.release_grads) return backward_with_release(loss, with, options);
  options.accumulate_immediately = options_.at_once && !separate();
  if (reducer_ && reducer_->options().in_backward && !many && !ctx_.has_recomputed &&
      !ctx_.dry_run && open_ + 1 == options_.accumulate) {
    prepare_reduction(options.addends);
    options.sink = reducer_.get();
  }
  if (open_ == 0 && (reducer_ || steps_ < kStepsWithWarnings)) warn_of_foreign_grads();
  const auto undo_open = [this] {  // as if the backward had not begun
    if (open_ == 1) close();
    else --open_;
  };
  if (open_ == 0) begin_step();
  ++open_;
  try {
    const FlagScope scope(in_backward_);
    if (separate()) backward_separate(l, index, loss, with, options);
    else mpt::backward({&loss, 1}, {&with, 1}, options);
  } catch (const Error& e) {
    if (reducer_ && reducer_->has_begun()) {
      comm_->break_off("rank %d failed in a backward: %s", comm_->rank(), e.what());
      drop_grads();
      throw;
    }
    if (options.accumulate_immediately) {
      drop_grads();
      fail(e.code(), "%s; with at_once the gradients of all open micro-batches were dropped",
           message_of(e).c_str());
    }
    undo_open();
    throw;
  } catch (...) {
    const bool has_left = reducer_ && reducer_->has_begun();
    if (has_left) comm_->break_off("rank %d had no memory in a backward", comm_->rank());
    if (has_left || options.accumulate_immediately) drop_grads();
    else undo_open();
    throw;
  }
  l.open = true;
}

void Stepper::begin_step() {
  updates_.next(*this).begin();
  if (!scales()) return;
  for (Loss& each : losses_) each.scaler->lock();
  count_open(1);
}

void Stepper::backward_with_release(const Tensor& loss, const Tensor& seed,
                                    BackwardOptions options) {
  need_no_dry_run(ctx_,
                  "with release_grads the backward updates the parameters; trace a stepper without "
                  "release_grads, which runs the same operations");
  options.sink = &release_;
  try {
    const FlagScope scope(in_backward_);
    release_.begin(optimizers_, options_.clip_value);
    mpt::backward({&loss, 1}, {&seed, 1}, options);
    open_ = 1;
    return;
  } catch (const Error& e) {
    if (release_.taken() > 0) {
      broken_ = true;
      fail(e.code(),
           "%s. With release_grads %lld of %lld parameters had been updated: load an earlier state "
           "by mpt_training_load, or accept the partial step by mpt_stepper_step",
           message_of(e).c_str(), lld(release_.taken()), lld(release_.parameters()));
    }
    throw;
  } catch (...) {
    broken_ = release_.taken() > 0;
    throw;
  }
}

bool Stepper::step_released() {
  verdicts_.assign(optimizers_.size(), {});
  const bool whole = !broken_;
  release_.count_step();
  ++steps_;
  if (!whole) ++skipped_;
  skipped_in_row_ = whole ? 0 : skipped_in_row_ + 1;
  for (size_t i = 0; i < verdicts_.size(); ++i) {
    Verdict& v = verdicts_[i];
    v.outcome = !release_.taken(i) ? Outcome::no_gradient
                : whole            ? Outcome::applied
                                   : Outcome::partial;
    v.steps = optimizers_[i]->steps();
    v.optimizer = static_cast<int32_t>(i);
    v.step = steps_;
  }
  all_stepped_ = whole;
  open_ = 0;
  broken_ = false;
  ++ctx_.steps;
  ctx_.end_step();
  return whole;
}

std::vector<Optimizer*>& Stepper::optimizer_list() {
  list_.clear();  // keeps its memory: a step allocates none
  for (const Ref<Optimizer>& o : optimizers_) list_.push_back(o.get());
  return list_;
}

// Keeps the new gradients apart from the earlier ones, checks them, and adds them unscaled.
void Stepper::backward_separate(Loss& l, int32_t index, const Tensor& loss, const Tensor& seed,
                                BackwardOptions options) {
  GradStash stash(optimizers_);
  mpt::backward({&loss, 1}, {&seed, 1}, options);
  if (optimizers_.empty()) return;
  GradModeGuard no_grad(ctx_, GradMode::disabled);
  if (reducer_ && !ctx_.dry_run) {
    met_at_ = -1;
    prepare_reduction(INT32_MAX, index);
    finish_reduction(false);
    reducer_->end();
    int32_t& bad_rank = updates_.next(*this).bad_rank;
    if (bad_rank < 0) bad_rank = reducer_->bad_rank();
  }
  std::vector<GradSum> sums = stash.make_sums();
  l.step.prepare(optimizer_list(), l.scaler->device_state(), UpdateStep::Target::sums,
                 {.check = true, .unscale = true}, sums);
  updates_.next(*this).ask_backward(l.step, index);
  // The calls below cannot fail.
  l.step.add_grads();
  stash.replace(std::move(sums));
}

void Stepper::check_not_in_backward(const char* what) const {
  if (!in_backward_) return;
  fail(MPT_ERROR_STATE,
       "%s by a hook or a custom operation inside this stepper's backward, which is not complete "
       "yet: call it after mpt_stepper_backward has returned",
       what);
}

void Stepper::count_open(int32_t by) {
  for (const Ref<Optimizer>& o : optimizers_) {
    o->scaled_open += by;
    // The sums of separate losses are unscaled, and may be clipped.
    if (!separate()) o->set()->scaled_open += by;
  }
}

void Stepper::close() {
  if (scales()) {
    for (Loss& l : losses_) {
      if (open_) l.scaler->unlock();
      l.open = false;
    }
    if (open_) count_open(-1);
  }
  // A backward with release_grads has updated the parameters, even if step() never comes.
  if (options_.release_grads && (open_ || broken_)) release_.count_step();
  if (reducer_) reducer_->end();
  is_refused_ = false;
  met_at_ = -1;
  open_ = 0;
}

void Stepper::drop() {
  check_not_in_backward("drop was called");
  if (options_.release_grads && (open_ || broken_)) {
    fail(MPT_ERROR_STATE,
         "with release_grads the backward has updated the parameters already, so there is nothing "
         "to drop: call mpt_stepper_step to end the step");
  }
  if (open_ && scales()) need_no_recording(*ctx_.home, "mpt_stepper_drop with a loss scaler");
  if (reducer_ && !comm_->has_failed() && !ctx_.dry_run && !optimizers_.empty()) {
    try {
      drop_with_ranks();
    } catch (const Error& e) {  // no rank takes the step
      if (e.code() == MPT_ERROR_COMM || comm_->has_failed()) drop_grads();
      throw;
    } catch (...) {
      if (comm_->has_failed()) drop_grads();
      throw;
    }
  }
  drop_grads();
}

// Tells the others that the step is given up.
void Stepper::drop_with_ranks() {
  if (is_refused_) return;
  if (reducer_->is_done() || met_at_ == steps_) {
    comm_->break_off("rank %d drops step %lld behind its sums, which the others may take",
                     comm_->rank(), lld(steps_ + 1));
    return;
  }
  if (separate()) {
    start_ranks();
    meet_for_step(true);
  } else {
    begin_reduction();
    finish_reduction(true);
  }
  is_refused_ = true;  // so that a drop that fails behind it can be called again
}

void Stepper::drop_grads() {
  for (const Ref<Optimizer>& o : optimizers_) o->zero_grad();
  if (open_ && scales())
    for (Loss& l : losses_) l.scaler->dropped();
  close();
}

const Verdict& Stepper::verdict(int32_t index) const {
  if (index < 0 || index >= static_cast<int32_t>(optimizers_.size())) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "index is %d; the stepper has %zu optimizer%s", index,
         optimizers_.size(), optimizers_.size() == 1 ? "" : "s");
  }
  if (static_cast<size_t>(index) >= verdicts_.size()) {
    fail(MPT_ERROR_STATE, "no step was made since the optimizer was added");
  }
  return verdicts_[static_cast<size_t>(index)];
}

const Verdict& Stepper::event(int64_t index) const {
  if (index < 0 || index >= events()) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "index is %lld; %lld events are remembered%s", lld(index),
         lld(events()), events_.capacity() == 0 ? " (mpt_stepper_desc.events is 0)" : "");
  }
  return events_.at(static_cast<size_t>(index));
}

}  // namespace mpt
