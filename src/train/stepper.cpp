// Backward and step with scaling, accumulation and clipping.
// SPDX-License-Identifier: Apache-2.0
#include "train/stepper.h"

#include <algorithm>
#include <string>
#include <unordered_set>

#include "autograd/probe.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "core/trace.h"
#include "core/undo.h"
#include "ops/op.h"
#include "ops/ops.h"

namespace mpt {
namespace {

constexpr int32_t kMostLosses = 1024, kMostEvents = 1 << 20;

void check(const StepperOptions& o, const Ref<Scaler>& scaler) {
  auto at_least_one = [](const char* what, int32_t v, int32_t most) {
    if (v >= 1 && v <= most) return;
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_stepper_desc.%s is %d; it is 1 to %d", what, v, most);
  };
  at_least_one("accumulate", o.accumulate, INT32_MAX);
  at_least_one("losses", o.losses, kMostLosses);
  if (o.events < 0 || o.events > kMostEvents) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_stepper_desc.events is %d; it is 0 (none) to %d",
         o.events, kMostEvents);
  }
  if (o.skip_limit < 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.skip_limit is %d; it is 0 (none) or positive", o.skip_limit);
  }
  if (!(o.clip_norm >= 0) || !(o.clip_value >= 0 && std::isfinite(o.clip_value))) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.clip_norm is %g, clip_value %g; 0 (none) or a positive number",
         o.clip_norm, o.clip_value);
  }
  if (!(o.clip_norm_type > 0)) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.clip_norm_type is %g; a number above 0, or INFINITY for the largest "
         "magnitude",
         o.clip_norm_type);
  }
  const auto over = static_cast<int32_t>(o.clip_over);
  if (over < 0 || over > 2) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.clip_over is %d; MPT_CLIP_GLOBAL (0), _OPTIMIZER (1), _GROUP (2) are "
         "known",
         over);
  }
  if (o.error_if_nonfinite && scaler && scaler->enabled() && !scaler->options().is_static) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.error_if_nonfinite with a dynamic scaler: non-finite gradients are how "
         "it finds its scale; take a static one, or read the verdict of MPT_STEP_SKIPPED");
  }
}

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
  else if (o.error_if_nonfinite) why = "error_if_nonfinite looks at all gradients: leave it out";
  else if (o.accumulate > 1) {
    why = "accumulate keeps the gradients of the micro-batches: set it to 1";
  } else if (o.losses > 1) why = "losses have a backward each: add them up";
  else if (o.keep_grads) why = "keep_grads keeps what release_grads drops: give one of the two";
  if (why) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "mpt_stepper_desc.release_grads updates each parameter in the backward, and %s", why);
  }
}

// While a backward runs. It is over before what it threw is caught.
struct Running {
  bool& is;
  explicit Running(bool& running) : is(running) { is = true; }
  ~Running() { is = false; }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
};

// Gradients of some optimizers' parameters, taken away for the time of a backward: back they go,
// unless it was finished.
class Stash {
 public:
  explicit Stash(const std::vector<Ref<Optimizer>>& optimizers) {
    for (const Ref<Optimizer>& o : optimizers) {
      for (const Optimizer::Slot& s : o->slots()) {
        leaves_.push_back(s.entry->tensor);
        before.push_back(s.entry->tensor->meta->grad);
      }
    }
    for (const Tensor& leaf : leaves_) leaf->meta->grad = Tensor();
  }
  ~Stash() {
    if (finished) return;
    for (size_t i = 0; i < leaves_.size(); ++i) leaves_[i]->meta->grad = std::move(before[i]);
  }
  Stash(const Stash&) = delete;
  Stash& operator=(const Stash&) = delete;

  const std::vector<Tensor>& leaves() const { return leaves_; }
  std::vector<Tensor> before;
  bool finished = false;

 private:
  std::vector<Tensor> leaves_;
};

}  // namespace

Ref<Stepper> Stepper::make(Context& ctx, Ref<Scaler> scaler, const StepperOptions& o) {
  check(o, scaler);
  if (scaler && &scaler->ctx() != &ctx) {
    fail(MPT_ERROR_INVALID_HANDLE, "the scaler belongs to another context than the stepper");
  }
  if (o.release_grads) check_release(o, scaler && scaler->enabled());
  auto s = Ref<Stepper>::adopt(new Stepper(ctx, o));
  for (Loss& l : s->losses_) {
    if (scaler) l.scaler = &l == &s->losses_[0] ? scaler : Scaler::make(ctx, scaler->options());
  }
  return s;
}

Stepper::~Stepper() {
  try {
    if (open_ && scales()) drop();  // nobody else knows their scale
    else close();
  } catch (...) {  // no memory for another stepper's update of the scale, which then stays
  }
}

size_t Stepper::place(int32_t index) const {
  if (index < 0 || index >= losses()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "loss number %d; the stepper has %d (mpt_stepper_desc.losses), from 0", index, losses());
  }
  return static_cast<size_t>(index);
}

const Ref<Scaler>& Stepper::scaler(int32_t index) const { return losses_[place(index)].scaler; }

void Stepper::add(Ref<Optimizer> o) {
  if (&o->ctx() != &ctx_) {
    fail(MPT_ERROR_INVALID_HANDLE, "the optimizer belongs to another context than the stepper");
  }
  if (open_ || broken_) {
    fail(MPT_ERROR_STATE,
         "micro-batches are open: add optimizers before the first backward or "
         "after mpt_stepper_step");
  }
  for (const Ref<Optimizer>& other : optimizers_)
    if (other == o) fail(MPT_ERROR_INVALID_ARGUMENT, "the stepper has this optimizer already");
  need_distinct(MPT_ERROR_INVALID_ARGUMENT, o.get());
  first_bad_.reserve(optimizers_.size() + 1);
  optimizers_.push_back(o);
  first_bad_.push_back(-1);
  if (!scales() && o->params().precision().scaling != Scaling::none) {
    ctx_.log(MPT_LOG_WARNING,
             "the precision of '%s' asks for a loss scaler and the stepper has none: give "
             "mpt_stepper_create that precision, or a scaler",
             o->slots().empty() ? "the parameters" : o->slots()[0].entry->name.c_str());
  }
}

// Of all optimizers and one more; again where a set has got a parameter since.
void Stepper::need_distinct(int32_t code, Optimizer* more) {
  size_t count = more ? more->slots().size() : 0;
  for (const Ref<Optimizer>& o : optimizers_) count += o->slots().size();
  if (count == parameters_) return;
  std::unordered_set<const TensorImpl*> taken;
  const auto take = [&](Optimizer& o) {
    for (const Optimizer::Slot& s : o.slots()) {
      if (taken.insert(s.entry->tensor.get()).second) continue;
      fail(code, "parameter '%s' would be stepped by two optimizers", s.entry->name.c_str());
    }
  };
  for (const Ref<Optimizer>& o : optimizers_) take(*o);
  if (more) take(*more);
  parameters_ = count;
}

// -- backward -------------------------------------------------------------------------------------

// A gradient before the first backward of a step is of another backward's, as a GAN's generator
// leaves them in the discriminator: what is added to it is not the loss's own. Said once, of the
// first steps.
void Stepper::look_for_foreign_grads() {
  if (said_foreign_ || options_.keep_grads) return;
  for (const Ref<Optimizer>& o : optimizers_) {
    for (const Optimizer::Slot& s : o->slots()) {
      if (!s.entry->tensor->meta->grad) continue;
      said_foreign_ = true;
      ctx_.log(
          MPT_LOG_WARNING,
          "mpt_stepper_backward adds to a gradient that '%s' has from another backward: if that "
          "is not meant, mpt_params_freeze the set for that one's forward, or mpt_stepper_drop "
          "before this",
          s.entry->name.c_str());
      return;
    }
  }
}

Tensor Stepper::seed(int32_t index, const Tensor& loss) const {
  GradModeGuard no_grad(ctx_, GradMode::disabled);
  const double part = 1.0 / options_.accumulate;
  Tensor s = scales() ? ops::convert(scaler(index)->factor(part), loss.dtype())
                      : ops::full(ctx_, loss.dtype(), {}, part);
  return s.view(loss.shape(), contiguous_strides(loss.shape()), 0);
}

// What a backward needs of its loss and of the options beside the stepper's.
void Stepper::check_backward(const Tensor& loss, const BackwardOptions& options) const {
  need_floating(loss, "loss");
  if (&loss.ctx() != &ctx_) {
    fail(MPT_ERROR_INVALID_HANDLE, "the loss belongs to another context than the stepper");
  }
  if (loss.count() != 1) {
    fail(MPT_ERROR_SHAPE, "loss%s has shape %s; a loss is one value: reduce it (mean, sum)",
         loss.quoted().s, text(loss.shape()).s);
  }
  if (!loss.requires_grad()) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "loss%s depends on nothing that requires a gradient",
         loss.quoted().s);
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
  if (options.create_graph && apart()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "create_graph with several scaled losses: their gradients are divided by the scales as "
         "they arrive, outside every graph; mpt_grad gives differentiable ones");
  }
}

void Stepper::backward(int32_t index, const Tensor& given, BackwardOptions options) {
  Loss& l = losses_[place(index)];
  Tensor loss = given;
  check_backward(loss, options);
  need_distinct(MPT_ERROR_STATE, nullptr);
  if (is_half(loss.dtype())) loss = ops::cast(loss, DType::f32);
  const Tensor with = seed(index, loss);
  const bool many = losses_.size() > 1;  // whose sums are f32; apart they are made here
  const auto here = static_cast<int32_t>(std::min<int64_t>(open_ + 1, INT32_MAX));
  options.addends = apart() ? 1 : many ? INT32_MAX : std::max(options_.accumulate, here);
  options.reuse_cast_buffers =
      options_.accumulate == 1 && !many && !options_.keep_grads && !options_.at_once;
  if (options_.release_grads) return backward_with_release(loss, with, options);
  options.accumulate_immediately = options_.at_once && !apart();
  if (open_ == 0 && steps_ < kLooks) look_for_foreign_grads();
  const auto give_up = [this] {  // the backward: as if it had not begun
    if (open_ == 1) close();
    else --open_;
  };
  if (open_ == 0 && scales()) {
    for (Loss& each : losses_) each.scaler->lock();
    count_open(1);
  }
  ++open_;
  try {
    const Running now(running_);
    if (apart()) backward_apart(l, index, loss, with, options);
    else mpt::backward({&loss, 1}, {&with, 1}, options);
  } catch (const Error& e) {
    if (options.accumulate_immediately) {
      drop();
      fail(e.code(), "%s; with at_once the gradients of all open micro-batches were dropped",
           message_of(e).c_str());
    }
    give_up();
    throw;
  } catch (...) {
    if (options.accumulate_immediately) drop();
    else give_up();
    throw;
  }
  l.open = true;
}

void Stepper::backward_with_release(const Tensor& loss, const Tensor& seed,
                                    BackwardOptions options) {
  if (is_dry(ctx_)) {
    fail(MPT_ERROR_STATE,
         "a dry run is on (mpt_trace_begin_dry), and with release_grads the backward is the step: "
         "trace a stepper without it, whose operations are the same");
  }
  options.sink = &release_;
  try {
    const Running now(running_);
    release_.begin(optimizers_, options_.clip_value);
    mpt::backward({&loss, 1}, {&seed, 1}, options);
    open_ = 1;
    return;
  } catch (const Error& e) {
    if (release_.taken() > 0) {
      broken_ = true;
      fail(e.code(),
           "%s. With release_grads %lld of %lld parameters had been updated: mpt_training_load an "
           "earlier state, or accept the partial step by mpt_stepper_step",
           message_of(e).c_str(), static_cast<long long>(release_.taken()),
           static_cast<long long>(release_.parameters()));
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
  fresh_.assign(optimizers_.size(), {});
  const bool whole = !broken_;
  release_.end();
  ++steps_;
  skipped_ += !whole;
  in_row_ = whole ? 0 : in_row_ + 1;
  for (size_t i = 0; i < fresh_.size(); ++i) {
    Verdict& v = fresh_[i];
    v.outcome = !release_.taken(i) ? Outcome::no_gradient
                : whole            ? Outcome::applied
                                   : Outcome::partial;
    v.steps = optimizers_[i]->steps();
    v.optimizer = static_cast<int32_t>(i);
    v.step = steps_;
  }
  std::swap(verdicts_, fresh_);
  open_ = 0;
  broken_ = false;
  ++ctx_.steps;
  ctx_.arena.end_step();
  return whole;
}

void Stepper::repaired() noexcept {
  if (!broken_) return;
  release_.abandon();
  broken_ = false;
}

// The fresh gradients are kept apart from those before, checked, and added to them unscaled.
void Stepper::backward_apart(Loss& l, int32_t index, const Tensor& loss, const Tensor& seed,
                             BackwardOptions options) {
  Stash stash(optimizers_);
  mpt::backward({&loss, 1}, {&seed, 1}, options);
  if (optimizers_.empty()) return;
  GradModeGuard no_grad(ctx_, GradMode::disabled);
  std::vector<GradSum> sums(stash.leaves().size());
  for (size_t i = 0; i < sums.size(); ++i) {
    const Tensor& leaf = stash.leaves()[i];
    if (leaf->meta->grad) sums[i] = grad_sum(leaf, stash.before[i]);
  }
  std::vector<Optimizer*> list;
  for (const Ref<Optimizer>& o : optimizers_) list.push_back(o.get());
  l.stepping.prepare_add(list);
  l.stepping.decide(list, l.scaler->device_state(), {.check = true, .unscale = true}, false);
  // From here on nothing can fail.
  size_t at = 0;
  for (size_t i = 0; i < list.size(); ++i) {
    const size_t n = list[i]->slots().size();
    list[i]->add_to({sums.data() + at, n});
    at += n;
    if (first_bad_[i] < 0 && l.stepping.report(i).non_finite > 0) first_bad_[i] = index;
  }
  l.stepping.add_grads();
  for (size_t i = 0; i < sums.size(); ++i) {
    stash.leaves()[i]->meta->grad = std::move(sums[i].sum ? sums[i].sum : stash.before[i]);
  }
  stash.finished = true;
}

void Stepper::need_outside(const char* what) const {
  if (!running_) return;
  fail(MPT_ERROR_STATE,
       "%s by a hook or an operation of the host's, inside this stepper's backward: what is still "
       "to come of it would stay behind. Do it when the backward has returned",
       what);
}

void Stepper::count_open(int32_t by) {
  for (const Ref<Optimizer>& o : optimizers_) {
    o->scaled_open += by;
    if (!apart()) o->set()->scaled_open += by;  // else the sums are the true gradients
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
  if (options_.release_grads && (open_ || broken_)) release_.end();
  open_ = 0;
  std::fill(first_bad_.begin(), first_bad_.end(), -1);
}

void Stepper::drop() {
  need_outside("drop was called");
  if (options_.release_grads && (open_ || broken_)) {
    fail(MPT_ERROR_STATE,
         "with release_grads the backward has updated the parameters: there is nothing to give up; "
         "mpt_stepper_step ends the step");
  }
  for (const Ref<Optimizer>& o : optimizers_) o->zero_grad();
  if (open_ && scales())
    for (Loss& l : losses_) l.scaler->dropped();
  close();
}

// -- the step -------------------------------------------------------------------------------------

// Statistics and decision, and all of the step that can fail.
void Stepper::decide() {
  std::vector<Optimizer*>& list = list_;  // no memory is taken in a step
  list.clear();
  for (const Ref<Optimizer>& o : optimizers_) {
    if (o->scaled_by) {
      fail(
          MPT_ERROR_STATE,
          "a scaler has unscaled or stepped one of the optimizers by hand and had no update since: "
          "its gradients are no longer the stepper's");
    }
    if (o->scaled_open > (scales() ? 1 : 0)) {
      fail(MPT_ERROR_STATE,
           "another stepper has gradients of one of the optimizers open, scaled: they are in one "
           "sum with these. mpt_stepper_drop gives them up");
    }
    list.push_back(o.get());
  }
  const bool unscale = scales() && !apart();
  stepping_.decide(list, unscale ? losses_[0].scaler->device_state() : Tensor(),
                   {.check = scales() || options_.check || options_.error_if_nonfinite,
                    .together = options_.skip_together,
                    .unscale = unscale,
                    .spend = !options_.keep_grads,
                    .over = options_.clip_over,
                    .max_norm = options_.clip_norm,
                    .limit = options_.clip_value,
                    .p = options_.clip_norm_type},
                   true);
  fresh_.resize(list.size());
  size_t bad = list.size();  // the first with a gradient that is not finite
  for (size_t i = 0; i < list.size(); ++i) {
    Verdict& v = fresh_[i] = stepping_.report(i);
    if (v.non_finite > 0) bad = std::min(bad, i);
    v.loss = std::max(first_bad_[i], 0);
    v.step = steps_ + 1;
    if (scales()) v.scale_before = scaler(v.loss)->state().scale;
  }
  if (bad < list.size()) {  // looked at for a check, or for their norm
    stepping_.report_bad();
    const std::shared_ptr<const NonFinite> finding = finding_of(ctx_, steps_ + 1);
    if (options_.error_if_nonfinite) {
      fail(MPT_ERROR_STATE,
           "%lld values of the gradients of optimizer %zu are not finite, the first in '%s' "
           "(error_if_nonfinite): nothing was stepped, and the micro-batches are open until "
           "mpt_stepper_drop%s%s",
           static_cast<long long>(fresh_[bad].non_finite), bad, fresh_[bad].bad,
           finding ? ". In " : "", finding ? finding->text.c_str() : "");
    }
    for (Verdict& v : fresh_) {
      const bool skipped = v.outcome == Outcome::non_finite || v.outcome == Outcome::together;
      if (skipped) v.finding = finding;
    }
  }
  stepping_.prepare_update();
  if (scales()) losses_[0].scaler->prepare_update();
}

// A scale that can go no lower does not mend what is not finite. Said once.
void Stepper::look_at_the_floor(const Verdict& v) {
  if (said_floor_ || v.outcome != Outcome::non_finite) return;
  const ScalerOptions& o = scaler(v.loss)->options();
  if (o.is_static || v.scale_before > std::max(o.min_scale, kLeastScale)) return;
  said_floor_ = true;
  ctx_.log(MPT_LOG_WARNING,
           "a step was skipped at the least scale, %g: the gradient of '%s' is not finite by the "
           "loss or the model, and no scale mends it%s%s",
           v.scale_before, v.bad, v.finding ? ". In " : "",
           v.finding ? v.finding->text.c_str() : "");
}

bool Stepper::step() {
  need_outside("step was called");
  if (optimizers_.empty()) {
    fail(MPT_ERROR_STATE, "the stepper has no optimizer: mpt_stepper_add one");
  }
  if (!open_ && !broken_) {
    fail(MPT_ERROR_STATE,
         "no mpt_stepper_backward since the last step: there is nothing to step by");
  }
  if (options_.release_grads) return step_released();
  const TraceFrame frame(ctx_, static_cast<int>(Op::optimizer_step), Trace::Phase::step, {});
  decide();
  // From here on nothing can fail.
  stepping_.update();
  const bool any = std::any_of(fresh_.begin(), fresh_.end(), [](const Verdict& v) {
    return v.outcome != Outcome::no_gradient;  // which says nothing about a scale
  });
  if (scales() && any) {
    for (Loss& l : losses_)
      if (l.open) l.scaler->stepped();
  }
  close();
  if (is_dry(ctx_)) {
    for (const Ref<Optimizer>& o : optimizers_)
      if (!options_.keep_grads) o->zero_grad();
    ctx_.arena.end_step();
    return true;
  }
  ++steps_;
  ++ctx_.steps;
  bool all = true;
  for (size_t i = 0; i < fresh_.size(); ++i) {
    Verdict& v = fresh_[i];
    v.steps = optimizers_[i]->steps();
    if (scales()) {
      v.scale_after = scaler(v.loss)->state().scale;
      look_at_the_floor(v);
    }
    const bool spent = v.outcome == Outcome::applied && optimizers_[i]->plans_all();
    if (!options_.keep_grads && !spent) optimizers_[i]->zero_grad();
    if (v.outcome == Outcome::applied || v.outcome == Outcome::no_gradient) continue;
    all = false;
    if (events_.empty()) continue;
    events_[next_event_] = v;
    next_event_ = (next_event_ + 1) % events_.size();
    event_count_ = std::min<int64_t>(event_count_ + 1, static_cast<int64_t>(events_.size()));
  }
  skipped_ += !all;
  in_row_ = all ? 0 : in_row_ + 1;
  std::swap(verdicts_, fresh_);
  ctx_.arena.end_step();
  if (options_.skip_limit > 0 && in_row_ >= options_.skip_limit) fail_at_limit();
  return all;
}

void Stepper::fail_at_limit() const {
  const auto v = std::find_if(verdicts_.begin(), verdicts_.end(),
                              [](const Verdict& each) { return each.non_finite > 0; });
  fail(MPT_ERROR_STATE,
       "%lld steps in a row were skipped (skip_limit), the last for %lld values of the gradient of "
       "optimizer %d that are not finite, the first in '%s', at a scale of %g%s%s",
       static_cast<long long>(in_row_), static_cast<long long>(v->non_finite), v->optimizer, v->bad,
       v->scale_before, v->finding ? ". In " : "", v->finding ? v->finding->text.c_str() : "");
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
  if (index < 0 || index >= event_count_) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "index is %lld; %lld events are remembered%s",
         static_cast<long long>(index), static_cast<long long>(event_count_),
         events_.empty() ? " (mpt_stepper_desc.events is 0)" : "");
  }
  const size_t first = next_event_ + events_.size() - static_cast<size_t>(event_count_);
  return events_[(first + static_cast<size_t>(index)) % events_.size()];
}

}  // namespace mpt
