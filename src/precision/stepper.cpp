// Backward and step with scaling, accumulation and clipping.
// SPDX-License-Identifier: Apache-2.0
#include "precision/stepper.h"

#include <unordered_set>

#include "core/error.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt {

namespace {

// What needs all gradients at once cannot go with updates one by one.
void check_release(const StepperOptions& o, bool scales) {
  const char* why = nullptr;
  if (o.clip_norm > 0)
    why = "clip_norm needs the norm of all gradients: use clip_value, or neither";
  else if (scales) {
    why =
        "a scaler decides by all gradients whether to step: use a precision without one "
        "(bf16-mixed, "
        "bf16-true, O3), or loss_scale=none";
  } else if (o.check) why = "check skips the whole step for one bad gradient: leave it out";
  else if (o.accumulate > 1) {
    why = "accumulate keeps the gradients of the micro-batches: set it to 1";
  } else if (o.keep_grads) why = "keep_grads keeps what release_grads drops: give one of the two";
  if (why) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.release_grads updates each parameter in the backward, and %s", why);
  }
}

}  // namespace

Ref<Stepper> Stepper::make(Context& ctx, Ref<Scaler> scaler, const StepperOptions& o) {
  if (o.accumulate < 1) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_stepper_desc.accumulate is %d; it is at least 1",
         o.accumulate);
  }
  if (!(o.clip_norm >= 0 && std::isfinite(o.clip_norm)) ||
      !(o.clip_value >= 0 && std::isfinite(o.clip_value))) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.clip_norm is %g, clip_value %g; 0 (none) or a positive number",
         o.clip_norm, o.clip_value);
  }
  const auto over = static_cast<int32_t>(o.clip_over);
  if (over < 0 || over > 2) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.clip_over is %d; MPT_CLIP_GLOBAL (0), _OPTIMIZER (1), _GROUP (2) are "
         "known",
         over);
  }
  if (scaler && &scaler->ctx() != &ctx) {
    fail(MPT_ERROR_INVALID_HANDLE, "the scaler belongs to another context than the stepper");
  }
  if (o.release_grads) check_release(o, scaler && scaler->enabled());
  return Ref<Stepper>::adopt(new Stepper(ctx, std::move(scaler), o));
}

void Stepper::add(Ref<Optimizer> o) {
  if (&o->ctx() != &ctx_) {
    fail(MPT_ERROR_INVALID_HANDLE, "the optimizer belongs to another context than the stepper");
  }
  if (open_ || broken_) {
    fail(MPT_ERROR_STATE,
         "micro-batches are open: add optimizers before the first backward or "
         "after mpt_stepper_step");
  }
  std::unordered_set<const TensorImpl*> taken;
  for (const Ref<Optimizer>& other : optimizers_) {
    if (other == o) fail(MPT_ERROR_INVALID_ARGUMENT, "the stepper has this optimizer already");
    for (const Optimizer::Slot& s : other->slots()) taken.insert(s.entry->tensor.get());
  }
  for (const Optimizer::Slot& s : o->slots()) {
    if (!taken.contains(s.entry->tensor.get())) continue;
    fail(MPT_ERROR_INVALID_ARGUMENT, "parameter '%s' would be stepped by two optimizers",
         s.entry->name.c_str());
  }
  optimizers_.push_back(std::move(o));
}

void Stepper::backward(const Tensor& given, BackwardOptions options) {
  Tensor loss = given;
  need_floating(loss, "loss");
  if (&loss.ctx() != &ctx_) {
    fail(MPT_ERROR_INVALID_HANDLE, "the loss belongs to another context than the stepper");
  }
  if (loss.count() != 1) {
    fail(MPT_ERROR_SHAPE, "loss '%s' has shape %s; a loss is one value: reduce it (mean, sum)",
         loss.name(), text(loss.shape()).s);
  }
  if (!loss.requires_grad()) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "loss '%s' depends on nothing that requires a gradient",
         loss.name());
  }
  if (options_.release_grads) {
    if (broken_) {
      fail(MPT_ERROR_STATE,
           "the last backward failed after it had updated some parameters: mpt_training_load an "
           "earlier state, or accept the partial step by mpt_stepper_step");
    }
    if (open_) {
      fail(MPT_ERROR_STATE,
           "with release_grads a backward is the update: one per step. Add the losses, or call "
           "mpt_stepper_step first");
    }
    if (options.create_graph || options.retain_graph) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "%s would keep what release_grads changes or drops: leave it out",
           options.create_graph ? "create_graph" : "retain_graph");
    }
  }
  if (is_half(loss.dtype())) loss = ops::cast(loss, DType::f32);
  Tensor seed;
  {
    GradModeGuard no_grad(ctx_, GradMode::disabled);
    const double part = 1.0 / options_.accumulate;
    seed = scales() ? ops::convert(scaler_->factor(part), loss.dtype())
                    : ops::full(ctx_, loss.dtype(), {}, part);
    seed = seed.view(loss.shape(), contiguous_strides(loss.shape()), 0);
  }
  options.spend_copies = options_.accumulate == 1 && !options_.keep_grads;
  if (options_.release_grads) return backward_with_release(loss, seed, options);
  const bool first = !open_;
  if (first && scales()) scaler_->lock();
  open_ = true;
  try {
    mpt::backward({&loss, 1}, {&seed, 1}, options);
  } catch (...) {
    if (first) close();
    throw;
  }
}

void Stepper::backward_with_release(const Tensor& loss, const Tensor& seed,
                                    BackwardOptions options) {
  options.taker = &release_;
  try {
    release_.begin(optimizers_, options_.clip_value);
    mpt::backward({&loss, 1}, {&seed, 1}, options);
    open_ = true;
    return;
  } catch (const Error& e) {
    if (release_.taken() > 0) {
      broken_ = true;
      const std::string why = e.what();
      const std::string function = std::string(call_in_progress.function) + ": ";
      fail(e.code(),
           "%s. With release_grads %lld of %lld parameters had been updated: mpt_training_load an "
           "earlier state, or accept the partial step by mpt_stepper_step",
           why.c_str() + (why.starts_with(function) ? function.size() : 0),
           static_cast<long long>(release_.taken()), static_cast<long long>(release_.parameters()));
    }
    release_.end();
    throw;
  } catch (...) {
    broken_ = release_.taken() > 0;
    if (!broken_) release_.end();
    throw;
  }
}

bool Stepper::step_released() {
  std::vector<Verdict> verdicts(optimizers_.size());
  const bool whole = !broken_;
  release_.end();
  for (size_t i = 0; i < verdicts.size(); ++i) {
    verdicts[i].outcome = !release_.taken(i) ? Outcome::no_gradient
                          : whole            ? Outcome::applied
                                             : Outcome::partial;
    verdicts[i].steps = optimizers_[i]->steps();
  }
  verdicts_ = std::move(verdicts);
  open_ = broken_ = false;
  ++ctx_.steps;
  ctx_.arena.end_step();
  return whole;
}

void Stepper::mended() noexcept {
  if (!broken_) return;
  release_.abandon();
  broken_ = false;
}

void Stepper::close() {
  if (open_ && scales()) scaler_->unlock();
  if (options_.release_grads && (open_ || broken_)) release_.end();
  open_ = false;
}

bool Stepper::step() {
  if (optimizers_.empty()) {
    fail(MPT_ERROR_STATE, "the stepper has no optimizer: mpt_stepper_add one");
  }
  if (!open_ && !broken_) {
    fail(MPT_ERROR_STATE,
         "no mpt_stepper_backward since the last step: there is nothing to step by");
  }
  if (options_.release_grads) return step_released();
  std::vector<Optimizer*> list;
  for (const Ref<Optimizer>& o : optimizers_) list.push_back(o.get());
  std::vector<Verdict> verdicts(list.size());
  const TraceFrame frame(ctx_, static_cast<int>(Op::optimizer_step), Trace::Phase::step, {});
  const Tensor state = scales() ? scaler_->device_state() : Tensor();
  const double before = scales() ? scaler_->state().scale : 1;
  stepping_.decide(list, state,
                   {.check = scales() || options_.check,
                    .together = options_.skip_together,
                    .unscale = scales(),
                    .spend = !options_.keep_grads,
                    .over = options_.clip_over,
                    .max_norm = options_.clip_norm,
                    .limit = options_.clip_value},
                   true);
  bool all = true;
  for (size_t i = 0; i < list.size(); ++i) {
    const StepReport r = stepping_.report(i);
    Verdict& v = verdicts[i];
    v.outcome = !r.any             ? Outcome::no_gradient
                : r.applied        ? Outcome::applied
                : r.non_finite > 0 ? Outcome::non_finite
                                   : Outcome::together;
    all &= r.applied || !r.any;
    v.non_finite = static_cast<int64_t>(r.non_finite);
    if (r.bad) v.bad = r.bad;
    if (options_.clip_norm > 0) v.norm = r.norm;
    v.scale_before = before;
  }
  if (!all) stepping_.report_bad();
  stepping_.prepare_update();
  if (scales()) scaler_->prepare_update();
  // From here on nothing can fail.
  stepping_.update();
  if (scales()) scaler_->run_update();
  close();
  ++ctx_.steps;
  for (size_t i = 0; i < list.size(); ++i) {
    verdicts[i].steps = list[i]->steps();
    verdicts[i].scale_after = scales() ? scaler_->state().scale : 1;
    if (!options_.keep_grads) list[i]->zero_grad();
  }
  verdicts_ = std::move(verdicts);
  ctx_.arena.end_step();
  return all;
}

const Verdict& Stepper::verdict(int32_t index) const {
  if (index < 0 || index >= static_cast<int32_t>(optimizers_.size())) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "index is %d; the stepper has %zu optimizers", index,
         optimizers_.size());
  }
  if (static_cast<size_t>(index) >= verdicts_.size()) {
    fail(MPT_ERROR_STATE, "no step was made since the optimizer was added");
  }
  return verdicts_[static_cast<size_t>(index)];
}

}  // namespace mpt
