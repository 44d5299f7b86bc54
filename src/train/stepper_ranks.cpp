// A stepper whose ranks train together: what they have in common, and the sums of their gradients.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>
#include <cstdarg>
#include <cstdio>
#include <exception>
#include <memory>
#include <string>
#include <type_traits>

#include "autograd/leaf_grads.h"
#include "backends/cache.h"
#include "backends/recorder.h"
#include "comm/messages.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "ops/op.h"
#include "optim/sharding.h"
#include "precision/master.h"
#include "train/stepper.h"
#include "train/stepper_update.h"

namespace mpt {
namespace {

// One line of a description.
[[gnu::format(printf, 2, 3)]] void add_line(std::vector<std::string>& lines, const char* format,
                                            ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  std::string line(static_cast<size_t>(std::vsnprintf(nullptr, 0, format, arguments)), ' ');
  va_end(arguments);
  std::vsnprintf(line.data(), line.size() + 1, format, again);
  va_end(again);
  lines.push_back(std::move(line));
}

void add_field(std::vector<std::string>& lines, const std::string& of, const char* name, double v) {
  add_line(lines, "%s%s = %.17g", of.c_str(), name, v);
}

void add_scaler(std::vector<std::string>& lines, int32_t loss, const Scaler& s) {
  const std::string of = "the scaler of loss " + std::to_string(loss) + " with ";
  const ScalerOptions& o = s.options();
  add_field(lines, of, "enabled", o.enabled);
  if (!o.enabled) return;
  add_field(lines, of, "is_static", o.is_static);
  add_field(lines, of, "growth_factor", o.growth_factor);
  add_field(lines, of, "backoff_factor", o.backoff_factor);
  add_field(lines, of, "growth_interval", static_cast<double>(o.growth_interval));
  add_field(lines, of, "min_scale", o.min_scale);
  add_field(lines, of, "max_scale", o.max_scale);
  add_field(lines, of, "hysteresis", o.hysteresis);
  const ScalerState state = s.state();
  add_field(lines, of, "scale", state.scale);
  add_field(lines, of, "growth_tracker", static_cast<double>(state.growth_tracker));
  add_field(lines, of, "hysteresis_left", static_cast<double>(state.hysteresis_left));
}

// Call f(name, value) for each field.
template <class F>
void for_each_field(const Hyper& h, F f) {
#define MPT_FIELD(type, field, initial, low, high) f(#field, static_cast<double>(h.field));
  MPT_HYPER_FIELDS(MPT_FIELD)
#undef MPT_FIELD
}

template <class F>
void for_each_field(const Schedule& s, F f) {
#define MPT_FIELD(type, field, initial, low, high, kinds) f(#field, static_cast<double>(s.field));
  MPT_SCHEDULE_FIELDS(MPT_FIELD)
#undef MPT_FIELD
}

// Call f(name, value) for each field.
template <class F>
void for_each_field(const Precision& p, F f) {
  f("param", p.param);
  f("compute", p.compute);
  f("grad", p.grad);
  f("output", p.output);
  f("buffer", p.buffer);
  f("master", static_cast<int32_t>(p.master));
  f("profile", p.profile);
  f("cost_rule", p.cost_rule);
}

void add_precision(std::vector<std::string>& lines, const std::string& of, const Precision& p) {
  for_each_field(p, [&](const char* field, auto v) {
    if constexpr (std::is_same_v<decltype(v), DType>)
      add_line(lines, "%s%s = %s", of.c_str(), field, v == DType::none ? "none" : name_of(v));
    else add_field(lines, of, field, static_cast<double>(v));
  });
}

}  // namespace

void Stepper::join(const Ref<Comm>& comm) {
  if (&comm->ctx() != &ctx_) {
    fail(MPT_ERROR_INVALID_HANDLE, "the communicator belongs to another context than the stepper");
  }
  if (options_.release_grads && comm->size() > 1) {
    fail(
        MPT_ERROR_UNSUPPORTED,
        "mpt_stepper_desc.release_grads updates each parameter by the gradient of this rank alone: "
        "with several ranks leave it out");
  }
  comm_ = comm;
  if (comm->size() == 1) return;
  reducer_ = std::make_unique<GradReducer>(
      comm,
      GradReducer::Options{.wire = options_.wire,
                           .rounds_stochastically = options_.wire_stochastic,
                           .bucket_bytes = options_.bucket_bytes,
                           .in_backward = options_.overlap,
                           .finds_bad_rank = scales() || options_.check ||
                                             options_.error_if_nonfinite || options_.clip_norm > 0,
                           .to_owners = options_.shard >= Shard::grads});
  if (options_.shard == Shard::params)
    gathered_ = GatheredParams::make(comm, options_.gather_bytes);
  number_ = comm->next_stepper();
  if (options_.wire == DType::f16 && !reducer_->options().finds_bad_rank) {
    ctx_.log.warn(
        "mpt_stepper_desc.wire is MPT_F16, in which gradients above 65504 become infinite, and "
        "nothing checks them: use MPT_BF16, a scaler, or check");
  }
  comm->lend_rank();
}

void Stepper::describe(size_t optimizer, std::vector<std::string>& lines) {
  Optimizer& o = *optimizers_[optimizer];
  o.end_given_lrs();
  const std::string name = "optimizer " + std::to_string(optimizer);
  add_line(lines, "%s with %zu parameters and %lld steps", name.c_str(), o.slots().size(),
           lld(o.steps()));
  // Before the rates, which follow from it.
  const Schedule& s = o.schedule();
  const std::string schedule = name + " with a schedule of ";
  add_field(lines, schedule, "kind", static_cast<double>(s.kind));
  add_field(lines, schedule, "start", static_cast<double>(o.schedule_start()));
  for_each_field(s, [&](const char* field, double v) { add_field(lines, schedule, field, v); });
  for (size_t g = 0; g < o.groups().size(); ++g) {
    const Hyper& h = o.groups()[g].hyper;
    const std::string of = name + ", group " + std::to_string(g) + ", with ";
    add_line(lines, "%sthe rule %s", of.c_str(), kind_name(h.kind));
    for_each_field(h, [&](const char* field, double v) { add_field(lines, of, field, v); });
    // A function of the program is not called to compare: it could fail on one rank.
    if (s.kind != ScheduleKind::lambda)
      add_field(lines, of, "a rate of the next step", o.lr(static_cast<int32_t>(g)));
    if (const auto& given = o.groups()[g].given_lr) {
      add_line(lines, "%sa rate of %.17g that was set at step %lld and factor %.17g", of.c_str(),
               given->lr, lld(given->steps), given->factor);
    } else {
      add_line(lines, "%sno rate that was set", of.c_str());
    }
  }
  if (o.average_params().empty()) add_line(lines, "%s without an average", name.c_str());
  else add_field(lines, name + " with an average of ", "decay", o.average_decay());
  add_precision(lines, name + " with parameters of a precision with ", o.params().precision());
  for (const Optimizer::Slot& slot : o.slots()) {
    const Tensor& p = slot.entry->tensor;
    add_line(lines, "a parameter '%s' of %s %s in group %d of %s%s%s", slot.entry->name.c_str(),
             name_of(p.dtype()), text(p.shape()).s, slot.group, name.c_str(),
             p->wants_grad ? "" : ", frozen",
             p->meta->accepts_row_sparse ? ", with row-sparse gradients" : "");
    add_line(lines, "for '%s' gradients of %s", slot.entry->name.c_str(),
             name_of(kept_grad_dtype(p, 1)));
    if (slot.owner >= 0)
      add_line(lines, "the states of '%s' on rank %d", slot.entry->name.c_str(), slot.owner);
  }
  for (const Params::Entry& e : o.params().buffers()) {
    add_line(lines, "a buffer '%s' of %s %s", e.name.c_str(), name_of(e.tensor.dtype()),
             text(e.tensor.shape()).s);
  }
}

// Lists what must be the same on all ranks.
std::vector<std::string> Stepper::describe() {
  std::vector<std::string> lines;
  const StepperOptions& o = options_;
  const std::string of = "mpt_stepper_desc.";
  add_field(lines, of, "accumulate", o.accumulate);
  add_field(lines, of, "losses", o.losses);
  add_field(lines, of, "clip_norm", o.clip_norm);
  add_field(lines, of, "clip_norm_type", o.clip_norm_type);
  add_field(lines, of, "clip_value", o.clip_value);
  add_field(lines, of, "clip_over", static_cast<double>(o.clip_over));
  add_field(lines, of, "check", o.check);
  add_field(lines, of, "skip", o.skip_together);
  add_field(lines, of, "error_if_nonfinite", o.error_if_nonfinite);
  add_field(lines, of, "skip_limit", o.skip_limit);
  add_line(lines, "mpt_stepper_desc.wire = %s", name_of(o.wire));
  add_field(lines, of, "wire_stochastic", o.wire_stochastic);
  add_field(lines, of, "shard", static_cast<double>(o.shard));
  add_field(lines, of, "gather_from", static_cast<double>(o.gather_from));
  add_field(lines, of, "gather_bytes", static_cast<double>(o.gather_bytes));
  add_field(lines, of, "overlap", o.overlap);
  add_field(lines, of, "bucket_bytes", static_cast<double>(o.bucket_bytes));
  add_field(lines, of, "compare_every", static_cast<double>(o.compare_every));
  if (o.error_if_nonfinite) {
    add_line(lines, "error_if_nonfinite %s",
             ctx_.home->is_host ? "on the host, which refuses the step"
                                : "on a device, whose answer comes behind the step");
  }
  add_line(lines, "%s", scales() ? "a loss scaler" : "no loss scaler");
  if (scales())
    for (int32_t i = 0; i < losses(); ++i) add_scaler(lines, i, *scaler(i));
  add_line(lines, "%zu optimizers", optimizers_.size());
  for (size_t i = 0; i < optimizers_.size(); ++i) describe(i, lines);
  add_line(lines, "the seed %llu", llu(ctx_.generator.seed));
  // Replicas of a parameter would drift apart.
  add_line(lines, "updates %s fused multiply-add, which its device or instruction set decides",
           updates_are_fused(ctx_) ? "with" : "without");
  return lines;
}

// Lists the parameters of the optimizers from number `first` on, but those that one rank keeps.
std::vector<Shared> Stepper::shared(size_t first) const {
  std::vector<Shared> all;
  for (size_t i = first; i < optimizers_.size(); ++i)
    for (const Optimizer::Slot& s : optimizers_[i]->slots())
      if (!s.entry->tensor->storage->source) all.push_back({s.entry->name, s.entry->tensor});
  return all;
}

// Adds the moving averages of an optimizer's parameters.
void Stepper::add_averages(size_t optimizer, std::vector<Shared>& values) const {
  const Optimizer& o = *optimizers_[optimizer];
  for (size_t i = 0; i < o.average_params().size(); ++i)
    values.push_back({"the average of " + o.params().params()[i].name, o.average_params()[i]});
}

// Throws if the states of an optimizer are split in another way than this stepper splits them.
void Stepper::check_owners_of(Optimizer& optimizer) const {
  if (!optimizer.is_sharded()) {
    for (const Optimizer::Slot& s : optimizer.slots()) need_whole(s.entry->tensor);
    return;
  }
  bool fits = is_sharded();
  for (const Optimizer::Slot& s : optimizer.slots())
    fits =
        fits && s.owner < comm_->size() && s.is_away == (s.owner >= 0 && s.owner != comm_->rank());
  if (fits) return;
  fail(
      MPT_ERROR_STATE,
      "another stepper has split the states of the optimizer over its ranks "
      "(mpt_stepper_desc.shard), and this one has %s: make new parameters and a new optimizer, and "
      "load a file of mpt_training_save",
      is_sharded() ? "other ranks" : "no such ranks");
}

// Adds the states that every rank keeps.
void Stepper::add_states(std::vector<Shared>& values) const {
  for (const Ref<Optimizer>& o : optimizers_) {
    const std::vector<Optimizer::Slot>& slots = o->slots();
    for (size_t n = 0; n < slots.size(); ++n) {
      const Optimizer::Slot& s = slots[n];
      if (s.owner >= 0 || o->updates(n) == 0) continue;  // a dry trace makes states, too
      const OptimizerKind kind = o->groups()[static_cast<size_t>(s.group)].hyper.kind;
      const StateKeys keys = all_state_keys(kind, s.entry->tensor.rank());
      for (int i = 0; i < keys.count; ++i) {
        const OptimizerState& state = s.state[keys.keys[i].slot];
        const std::string name = std::string(keys.keys[i].key) + " of " + s.entry->name;
        values.push_back({name, state ? state.codes() : Tensor()});
        if (state && state.scale()) values.push_back({name, state.scale()});
      }
    }
  }
}

// Lets the ranks agree on an optimizer that they add, and begin with the values of rank 0.
void Stepper::agree_on(size_t optimizer) {
  if (!reducer_) return;
  std::vector<std::string> lines;
  describe(optimizer, lines);
  agree(*comm_, lines);
  comm_->connect();
  std::vector<Shared> values = shared(optimizer);
  add_averages(optimizer, values);
  for (const Params::Entry& e : optimizers_[optimizer]->params().buffers())
    values.push_back({e.name, e.tensor});
  take_from_first(*comm_, values);
  if (is_sharded()) give_owners(comm_, optimizers_, gathered_.get(), options_.gather_from);
}

// Warns if the ranks multiply 16-bit values in two ways. Their updates are the same ones.
void Stepper::compare_arithmetic() {
  const auto is_16 = [](const Ref<Optimizer>& o) {
    const Precision& p = o->params().precision();
    return is_half(p.compute) || is_half(p.param);
  };
  if (std::none_of(optimizers_.begin(), optimizers_.end(), is_16)) return;
  const Arithmetic own = arithmetic_of(ctx_);
  const std::vector<Arithmetic> all = gathered(*comm_, std::span<const Arithmetic>(&own, 1));
  const auto other =
      std::find_if(all.begin(), all.end(), [&](Arithmetic a) { return a != all[0]; });
  if (other == all.end()) return;
  const auto name = [](Arithmetic a) {
    return a == Arithmetic::native16 ? "MPT_ARITHMETIC_NATIVE16" : "MPT_ARITHMETIC_WIDEN16";
  };
  ctx_.log.warn(
      "rank %d computes with 16-bit operands by %s, and rank 0 by %s: all ranks take the same "
      "steps, but one program, or the next run, may take others. mpt_context_set_arithmetic gives "
      "all ranks one arithmetic",
      static_cast<int>(other - all.begin()), name(*other), name(all[0]));
}

// Makes sure, before the first backward or step, and when an optimizer has got parameters, that the
// ranks train the same model in the same way.
void Stepper::start_ranks() {
  need_no_recording(*ctx_.home, "a step of several ranks");
  if (has_started()) return;
  agree(*comm_, describe());
  std::vector<Shared> values = shared(0);
  add_states(values);
  for (size_t i = 0; i < optimizers_.size(); ++i) add_averages(i, values);
  need_equal(*comm_, values, steps_ + 1);
  compare_arithmetic();
  if (is_sharded()) give_owners(comm_, optimizers_, gathered_.get(), options_.gather_from);
  for (int32_t i = 0; scales() && i < losses(); ++i) scaler(i)->forget_writes();
  started_with_ = 0;
  compared_averages_.clear();
  for (const Ref<Optimizer>& o : optimizers_) {
    o->forget_rates_set();
    started_with_ += o->slots().size();
    compared_averages_.push_back(o->average_set() ? o->average_set()->number() : 0);
  }
}

// True if the ranks have compared all parameters, and all sets of averages that there are now.
bool Stepper::has_started() const {
  size_t slots = 0;
  for (const Ref<Optimizer>& o : optimizers_) slots += o->slots().size();
  if (slots != started_with_ || compared_averages_.size() != optimizers_.size()) return false;
  for (size_t i = 0; i < optimizers_.size(); ++i) {
    const Ref<Params>& now = optimizers_[i]->average_set();
    if (now && now->number() != compared_averages_[i]) return false;
  }
  return true;
}

// Returns a hash of what the program may change between two steps, and has to change on all ranks.
// A schedule's function of the program is not called for it.
uint64_t Stepper::hash_of_settings() {
  SameHash same;
  same.add(ctx_.generator.seed);
  for (int32_t i = 0; scales() && i < losses(); ++i) same.add(scaler(i)->writes());
  const auto add = [&same](double v) { same.add(std::bit_cast<uint64_t>(v)); };
  const auto add_value = [&add](const char*, double v) { add(v); };
  for (const Ref<Optimizer>& o : optimizers_) {
    same.add(o->restored_at());
    add(o->average_params().empty() ? -1 : o->average_decay());
    for (const Optimizer::Group& g : o->groups()) {
      for_each_field(g.hyper, add_value);
      if (!g.rate_set) continue;
      add(g.rate_set->lr);
      same.add(static_cast<uint64_t>(g.rate_set->steps));
    }
    for (const Optimizer::Slot& s : o->slots()) {
      const Tensor& p = s.entry->tensor;
      same.add(static_cast<uint64_t>(s.group));
      same.add(uint64_t{p->wants_grad} | uint64_t{p->meta->accepts_row_sparse} << 1);
    }
    for_each_field(o->params().precision(),
                   [&](const char*, auto v) { add(static_cast<double>(v)); });
    add(static_cast<double>(o->schedule().kind));
    add(static_cast<double>(o->schedule_start()));
    for_each_field(o->schedule(), add_value);
  }
  return same.value();
}

void Stepper::prepare_reduction(int32_t addends, int32_t loss) {
  SameHash same;
  same.add(static_cast<uint64_t>(number_));
  same.add(static_cast<uint64_t>(loss));
  const auto stream = static_cast<uint64_t>(number_) << 32 | static_cast<uint64_t>(loss);
  reducer_->prepare(optimizers_, addends, steps_ + 1, same.value(), stream);
}

// Begins the exchanges of a step, unless they have begun in a backward.
void Stepper::begin_reduction() {
  if (reducer_->has_begun()) return;
  start_ranks();
  prepare_reduction(addends(open_));
}

// Ends the exchanges of a step, or of the backward of a loss with a scale of its own. If a rank has
// other settings than rank 0, all ranks end the communicator, with the first difference.
void Stepper::finish_reduction(bool drops) {
  const GradReducer::Told told{hash_of_settings(), drops};
  need_same_settings(reducer_->finish(told));
}

void Stepper::need_same_settings(int32_t other) {
  if (other < 0) return;
  try {
    agree(*comm_, describe());
  } catch (const std::exception& e) {
    comm_->break_off("the comparison of the settings of rank %d ended: %s", comm_->rank(),
                     e.what());
    throw;
  }
  comm_->give_up(
      "rank %d has set other rates or loss scales than rank 0 since the last step, or in another "
      "order: step %lld was not taken",
      other, lld(steps_ + 1));
}

// Lets the ranks make a step whose gradients are sums already, because each backward has made them.
void Stepper::meet_for_step(bool drops) {
  prepare_reduction(INT32_MAX, -1);
  need_same_settings(reducer_->meet({hash_of_settings(), drops}));
  reducer_->end();
}

// Begins a step for which this rank has no batch: its gradients count as zeros.
void Stepper::begin_without_backward() {
  need_no_recording(*ctx_.home, "a step of several ranks");
  start_ranks();
  begin_step();
  open_ = 1;
  losses_[0].open = true;
}

// Tells for each slot, optimizer by optimizer, whether any rank has its gradient.
std::vector<bool> Stepper::slots_with_gradient() const {
  std::vector<bool> all;
  for (const Ref<Optimizer>& o : optimizers_) {
    for (const Optimizer::Slot& s : o->slots()) {
      const Tensor& p = s.entry->tensor;
      all.push_back(p->wants_grad && (p->meta->grad || s.has_sum_away));
    }
  }
  return all;
}

// Sends the parameters that this rank has updated to the others, and takes theirs.
void Stepper::share_updates(const std::vector<bool>& updated) {
  comm_->together("exchange the parameters of a step",
                  [&] { share_params(*comm_, optimizers_, updated, options_.bucket_bytes); });
}

// Makes the gradients of this rank those of all.
void Stepper::reduce() {
  if (!reducer_ || ctx_.dry_run) return;
  if (is_refused_) {  // since when settings may have changed
    Meeting meeting(*comm_);
    need_same_settings(meeting.meet(Together::repeat, steps_ + 1, hash_of_settings()));
    is_refused_ = false;
  }
  // A step that has failed does not exchange again.
  if (separate()) {
    if (met_at_ != steps_) meet_for_step(false);
    met_at_ = steps_;
  } else if (!reducer_->is_done()) {
    begin_reduction();
    finish_reduction(false);
  }
  const int64_t every = options_.compare_every;
  if (every > 0 && steps_ > 0 && steps_ % every == 0 && compared_at_ != steps_) {
    std::vector<Shared> values = shared(0);
    for (size_t i = 0; i < optimizers_.size(); ++i) add_averages(i, values);
    try {
      need_equal(*comm_, values, steps_ + 1);
    } catch (const Error& e) {  // a difference is one on all ranks
      is_refused_ = e.code() == MPT_ERROR_COMM && !comm_->has_failed();
      throw;
    }
    compared_at_ = steps_;
  }
  if (!separate()) updates_.next(*this).bad_rank = reducer_->bad_rank();
}

}  // namespace mpt
