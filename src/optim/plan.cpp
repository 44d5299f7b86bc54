// Plans of passes: their tables, how an optimizer fills them in, and what it does behind the
// launch.
// SPDX-License-Identifier: Apache-2.0
#include "optim/plan.h"

#include <algorithm>

#include "autocast/cast_cache.h"
#include "autograd/row_sparse.h"
#include "backends/completions.h"
#include "backends/host_access.h"
#include "backends/masters.h"
#include "backends/recorder.h"
#include "backends/state_codes.h"
#include "core/context.h"
#include "core/tensor_meta.h"
#include "ops/create.h"
#include "ops/ops.h"
#include "optim/flat_grad.h"
#include "optim/optimizer.h"
#include "precision/master.h"

namespace mpt {

// Gives each tensor its scratch, in the memory of the place.
void TensorPlan::lay_out_scratch() {
  static_assert(sizeof(TensorScratch) == 2 * sizeof(double));
  const auto rows_of = [](const MultiTensor& t) { return t.columns > 0 ? t.count / t.columns : 0; };
  int64_t doubles = 2 * static_cast<int64_t>(at_);
  for (const MultiTensor& t : tensors()) doubles += rows_of(t);
  if (!scratch_ || scratch_.count() < doubles)
    scratch_ = Tensor::empty(*ctx_, DType::f64, {doubles}, Purpose::workspace);
  auto* const first = static_cast<TensorScratch*>(scratch_.address());
  double* rows = reinterpret_cast<double*>(first + at_);
  for (size_t i = 0; i < at_; ++i) {
    tensors_[i].scratch = first + i;
    tensors_[i].row_scale = rows;
    rows += rows_of(tensors_[i]);
  }
}

void TensorPlan::cut() {
  changed_ = true;  // stays set if a table fails to grow
  chunks_.clear();
  units_.clear();
  int64_t gathered = kMultiUnit;
  for (size_t i = 0; i < at_; ++i) {
    for (int64_t begin = 0; begin < tensors_[i].count; begin += kMultiUnit) {
      const auto n = static_cast<int32_t>(std::min<int64_t>(kMultiUnit, tensors_[i].count - begin));
      if (gathered + n > kMultiUnit) {
        units_.push_back(*ctx_, static_cast<int32_t>(chunks_.size()));
        gathered = 0;
      }
      gathered += n;
      chunks_.push_back(*ctx_, {static_cast<int32_t>(i), n, begin});
    }
  }
  units_.push_back(*ctx_, static_cast<int32_t>(chunks_.size()));
  if (chunks_.capacity() == 0) {  // the operand exists without a chunk, too
    chunks_.push_back(*ctx_, {});
    chunks_.clear();
  }
  cut_ = at_;
  changed_ = false;
}

void TensorPlan::add_grads(const Params& params) {
  begin(params.ctx());
  for (const Params::Entry& e : params.params()) {
    const Tensor& g = flat_grad(e.tensor);
    if (!g) continue;
    MultiTensor& t = add(g.count());
    t.slot = static_cast<int32_t>(at_) - 1;
    t.grad = g.address();
    t.grad_dtype = g.dtype();
  }
  finish();
}

void TensorPlan::finish(bool needs_scratch) {
  needs_scratch_ = needs_scratch;
  if (at_ == 0) return;
  if (changed_ || cut_ != at_) cut();
  if (!needs_scratch) return;
  lay_out_scratch();
  make_partials();
}

void TensorPlan::make_partials() {
  static_assert(sizeof(MultiPartial) == 3 * sizeof(double));
  const auto rows = static_cast<int64_t>(chunks_.capacity());
  if (at_ > 0 && (!partials_ || partials_.size(0) < rows))
    partials_ = Tensor::empty(*ctx_, DType::f64, {rows, 3}, Purpose::workspace);
}

UpdateNumbers& TensorPlan::make_numbers(size_t groups, size_t scheduled) {
  const size_t bytes = UpdateNumbers::bytes(groups, scheduled);
  numbers_.resize(*ctx_, (bytes + sizeof(uint64_t) - 1) / sizeof(uint64_t));
  UpdateNumbers& n = numbers();
  n.groups = static_cast<int64_t>(groups);
  n.scheduled = static_cast<int64_t>(scheduled);
  return n;
}

void TensorPlan::send() {
  tensors_.send();
  chunks_.send();
  units_.send();
  numbers_.send();
}

namespace {

// Returns the bytes that a kernel reads and writes of a tensor.
int64_t bytes_of(Kernel kernel, const MultiTensor& t) {
  int64_t each = size_of(t.grad_dtype) * (kernel == Kernel::multi_scale ? 2 : 1), codes = 0;
  if (kernel == Kernel::multi_step) {
    each += 2 * size_of(t.param_dtype) + (t.low ? 4 : 0) + (t.copy ? size_of(t.copy_dtype) : 0);
    for (const MultiState& s : t.state) {
      if (!s.data) continue;
      if (is_coded(s.format)) codes += 2 * t.count * bits_of(s.format) / 8;  // the scales are few
      else each += t.param_dtype == DType::f64 ? 16 : 8;
    }
  }
  return each * t.count + codes;
}

}  // namespace

MultiStepParams TensorPlan::step_params() const {
  const auto is_wide = [](DType t) {
    return t != DType::f32 && t != DType::f16 && t != DType::bf16;
  };
  return {std::any_of(tensors().begin(), tensors().end(), [&](const MultiTensor& t) {
    return is_wide(t.param_dtype) || is_wide(t.grad_dtype) || (t.copy && is_wide(t.copy_dtype));
  })};
}

PassSize TensorPlan::size(Kernel kernel) const {
  if (at_ == 0) return {};
  PassSize n{.tensors = static_cast<int64_t>(at_),
             .chunks = static_cast<int64_t>(chunks_.size()),
             .units = static_cast<int64_t>(units_.size())};
  if (ctx_->observers) [[unlikely]]
    for (const MultiTensor& t : tensors()) n.bytes += bytes_of(kernel, t);
  return n;
}

// -- the plan of an optimizer ---------------------------------------------------------------------

// Adds what the rules of an update need: the groups, and what the schedule gives them for each
// number of applied steps that the update may find.
void Optimizer::plan_rules(Plan& plan, uint64_t draw, bool is_partial) {
  recount();
  const auto have = static_cast<int64_t>(scheduled_.size());
  const int64_t passed = steps_ - scheduled_from_;  // below 0 after a recount
  const bool has_present = passed >= 0 && passed < have;
  end_given_lrs(steps_);
  scheduled_.erase(scheduled_.begin(), scheduled_.begin() + (has_present ? passed : have));
  scheduled_from_ = steps_;
  const auto next = [&] { return scheduled_from_ + static_cast<int64_t>(scheduled_.size()); };
  for (const int64_t most = steps_ + unanswered_ + plan.before_; next() <= most;)
    scheduled_.push_back(schedule_.at(next() - schedule_start_));
  UpdateNumbers& n = plan.pass_.make_numbers(groups_.size(), scheduled_.size());
  for (size_t i = 0; i < groups_.size(); ++i) n.first_group()[i] = groups_[i].hyper;
  Scheduled* to = n.first_scheduled();
  for (size_t k = 0; k < scheduled_.size(); ++k) {
    const Schedule::Value& now = scheduled_[k];
    for (const Group& g : groups_)
      *to++ = {rate(g, now.factor, steps_ + static_cast<int64_t>(k)), now.has_momentum,
               now.momentum};
  }
  n.first_count = scheduled_from_;
  n.seed = ctx().generator.seed;
  n.draw = draw;
  plan.pass_.is_partial = is_partial;
}

std::optional<uint64_t> Optimizer::rounding_draw() {
  if (params_->precision().master != Master::stochastic) return {};
  return ops::draw(ctx(), 2);
}

// Adds the gradient of slot `i` to a pass, as its tensor number `at`.
[[gnu::always_inline]] inline MultiTensor& Optimizer::plan_gradient(Plan& plan, size_t at,
                                                                    size_t i) {
  const Tensor& g = flat_grad(slots_[i].entry->tensor);
  MultiTensor& t = plan.pass_.add(g.count());
  if (plan.entries_.size() == at) plan.entries_.push_back({});
  Plan::Entry& entry = plan.entries_[at];
  if (entry.slot != i) entry = {.slot = static_cast<uint32_t>(i), .states_version = 0};
  t.grad = g.address();
  t.grad_dtype = g.dtype();
  t.group = slots_[i].group;
  t.slot = static_cast<int32_t>(i);
  if (is_row_sparse(g)) {
    t.row = static_cast<const int64_t*>(g->meta->rows.address());
    t.width = g.size(1);
  }
  return t;
}

// Adds slot `i`, which another rank updates, to a pass: without elements, so that its update is
// counted here.
void Optimizer::plan_away(Plan& plan, size_t at, size_t i) {
  MultiTensor& t = plan.pass_.add(0);
  if (plan.entries_.size() == at) plan.entries_.push_back({});
  plan.entries_[at] = {.slot = static_cast<uint32_t>(i), .states_version = 0};
  const DType dtype = slots_[i].entry->tensor.dtype();
  t = MultiTensor();
  t.param_dtype = t.grad_dtype = dtype;
  t.slot = static_cast<int32_t>(i);
  t.group = slots_[i].group;
}

// Sets the states of a tensor, and makes them first if they are missing.
[[gnu::always_inline]] inline void Optimizer::plan_states(Slot& s, Plan::Entry& entry,
                                                          MultiTensor& t) {
  const Tensor& p = s.entry->tensor;
  if (s.checked_changes != changes_ || s.checked_dtype != p.dtype() ||
      s.checked_by_rows != p->meta->accepts_row_sparse) {
    make_states(s);
  }
  if (entry.states_version == s.states_version) return;
  for (int k = 0; k < kStates; ++k) t.state[k] = s.state[k].view();
  const bool factored = is_factored(rule_info(hyper(s).kind).data) && p.rank() > 1 && t.count > 0;
  t.rows = factored ? p.size(-2) : 0;
  t.columns = factored ? p.size(-1) : 0;
  entry.states_version = s.states_version;
}

// Sets the memory that an update of `p` writes besides the states: the parameter, its master, and a
// 16-bit copy that is to be current.
[[gnu::always_inline]] inline void plan_written(const Tensor& p, MultiTensor& t) {
  const TensorMeta& meta = *p->meta;
  const Tensor* bits = meta.master.bits ? &current_master_bits(p) : nullptr;
  t.copy = nullptr;
  t.copy_dtype = DType::none;
  t.low = nullptr;
  if (bits && meta.master.kind == Master::copy) {  // the f32 copy is updated and rounded to `copy`
    t.param = bits->address();
    t.param_dtype = bits->dtype();
    t.master = Master::none;
    t.copy = p.address();
    t.copy_dtype = p.dtype();
    return;
  }
  t.param = p.address();
  t.param_dtype = p.dtype();
  t.master = meta.master.kind;
  if (bits) t.low = bits->address();
  const Tensor& cast = meta.cast.copy;
  // An update of some rows keeps a copy current only if it was current before.
  const bool stays_current = !t.row || meta.cast.version == p->storage->version;
  if (cast && is_half(cast.dtype()) && cast->storage->refs == 1 && stays_current) {
    t.copy = cast.address();
    t.copy_dtype = cast.dtype();
  }
}

// Does so for a parameter whose gradient is dropped behind the update: it may have the memory of a
// cached copy.
[[gnu::always_inline]] inline void Optimizer::plan_written(const Tensor& p, bool drops_grads,
                                                           MultiTensor& t) const {
  mpt::plan_written(p, t);
  if (t.copy || !drops_grads || t.row || !p->meta->cast.lent_to_gradient) return;
  const Tensor& g = p->meta->grad;
  if (!prepare_to_return_cast_buffer(p, g, slots_.size())) return;
  t.copy = g.address();
  t.copy_dtype = g.dtype();
}

void Optimizer::plan(Plan& plan, const PlanOptions& o) {
  if (plan.optimizer_ != this) plan.entries_.clear();
  plan.optimizer_ = this;
  plan.drops_grads_ = o.drops_grads;
  plan.has_dropped_ = false;
  plan.pass_.begin(ctx());
  slots();
  if (o.update && is_sharded() && !o.by_owners) {
    fail(MPT_ERROR_STATE,
         "the states of the optimizer are split over ranks (mpt_stepper_desc.shard): only "
         "mpt_stepper_step of their stepper can step it");
  }
  if (o.update) fit_counts();
  // An update takes its draw whether or not a parameter has a gradient, so that the random numbers
  // of later steps do not depend on it.
  std::optional<uint64_t> draw = o.update && !o.rounding_draw ? rounding_draw() : o.rounding_draw;
  std::optional<uint64_t> key;
  size_t at = 0;
  for (size_t i = o.slot.value_or(0), end = o.slot ? i + 1 : slots_.size(); i < end; ++i) {
    Slot& s = slots_[i];
    const Tensor& p = s.entry->tensor;
    if (!p->wants_grad || !(p->meta->grad || (o.by_owners && s.has_sum_away))) continue;
    if (o.update && p->meta->grad && is_row_sparse(p->meta->grad)) fit_row_sparse_grad(s);
    if (o.update && p->storage->read_only) [[unlikely]]
      ops::need_writable(p, Op::optimizer_step);
    if (s.is_away && (o.update || !p->meta->grad)) {
      plan_away(plan, at++, i);
      continue;
    }
    MultiTensor& t = plan_gradient(plan, at, i);
    Plan::Entry& entry = plan.entries_[at++];
    if (!o.update) continue;
    if (!is_sharded()) need_whole(p);
    plan_states(s, entry, t);
    plan_written(p, o.drops_grads, t);
    if (t.master != Master::stochastic) continue;
    if (!draw) draw = ops::draw(ctx(), 2);
    if (!key) key = rounding_key(ctx().generator.seed, *draw);
    t.key = *key;
    t.first = uint64_t{i} << 40;  // no two parameters share random numbers
  }
  plan.entries_.resize(at);
  plan.draw_ = draw.value_or(0);
  if (ctx().home->recorder) {
    constexpr int32_t kMost = Completions::kMostStepsAhead;
    plan.counts_ = counts_.all;
    plan.before_ = ctx().home->recorder->steps_before(this);
    if (plan.before_ >= kMost)
      fail(MPT_ERROR_STATE, "a recording has at most %d steps of an optimizer", kMost);
    // The table must not move when it grows.
    plan.pass_.make_numbers(groups_.size(), 2 * kMost + 2);
  }
  plan.pass_.finish(o.update && std::any_of(groups_.begin(), groups_.end(), [](const Group& g) {
                      return rule_info(g.hyper.kind).data.needs_whole;
                    }));
  if (o.update && at > 0) plan_rules(plan, draw.value_or(0), o.slot.has_value());
  if (o.update) plan_average(plan, o.slot);
}

// Prefetches what launched() will read of later parameters. It follows chains of pointers: the
// first link is prefetched eight parameters ahead, the links behind it four and two ahead.
inline void Optimizer::prefetch(const Plan& plan, size_t i) const {
  const auto tensor = [&](size_t at) { return slots_[plan.entries_[at].slot].entry->tensor.get(); };
  if (i + 8 >= plan.entries_.size()) return;
  const TensorImpl *first = tensor(i + 8), *second = tensor(i + 4), *third = tensor(i + 2);
  __builtin_prefetch(first->storage.get(), 1);
  __builtin_prefetch(first->meta->grad.get(), 1);
  if (second->meta->grad) __builtin_prefetch(second->meta->grad->storage.get(), 1);
  if (third->meta->grad) Arena::prefetch_header(third->meta->grad->storage->block);  // freed soon
}

void TensorPlan::add_written(const Tensor& p, const Tensor& grad) {
  MultiTensor& t = add(p.count());
  t.slot = static_cast<int32_t>(at_) - 1;
  t.grad = grad.address();
  t.grad_dtype = grad.dtype();
  plan_written(p, t);
}

void count_written(const Tensor& p, const MultiTensor& t, Op by) {
  const TensorMeta& meta = *p->meta;
  ops::touch(p, by);
  if (meta.master.bits) mark_master_bits_current(p);
  if (!t.copy || meta.master.kind == Master::copy) return;
  if (t.copy == t.grad) return_cast_buffer(p);
  else mark_current(p);
}

void TensorPlan::launch_alone(const Hyper& rule) {
  if (empty()) return;
  const Tensor none;
  const Tensor decision = Tensor::empty(*ctx_, DType::f64, {1, kDecisionWidth}, Purpose::other);
  const Decision as_it_is{.apply = 1, .multiplier = 1, .limit = 0, .clip = 1};
  upload(decision, &as_it_is, sizeof as_it_is);
  UpdateNumbers& n = make_numbers(1, 1);
  n.first_group()[0] = rule;
  n.first_scheduled()[0] = {.lr = rule.lr};
  send();
  UpdateScalars how{.always = true};
  how.size = size(Kernel::multi_step);
  launch(Kernel::multi_step, {&decision, &none, &none, &none},
         {&none, &none, &table(), &chunks(), &units(), &number_table()}, step_params(), how);
}

void Optimizer::launched(Plan& plan) {
  const std::span<const MultiTensor> tensors = plan.pass_.tensors();
  for (size_t i = 0; i < tensors.size(); ++i) {
    Slot& s = slots_[plan.entries_[i].slot];
    prefetch(plan, i);
    const Tensor& p = s.entry->tensor;
    TensorMeta& meta = *p->meta;
    count_written(p, tensors[i], Op::optimizer_step);
    if (plan.drops_grads_) meta.grad = Tensor();
  }
  plan.has_dropped_ = plan.drops_grads_;
  if (!plan.pass_.is_partial) ++unanswered_;
}

bool names_memory_of(const MultiTensor& t, const Tensor& p) {
  const TensorMeta& meta = *p->meta;
  const void* const param = p.address();
  const void* const bits = meta.master.bits ? meta.master.bits.address() : nullptr;
  if (bits && meta.master.kind == Master::copy) return t.param == bits && t.copy == param;
  return t.param == param && t.low == bits && t.master == meta.master.kind;
}

void Optimizer::check_fit(const Plan& plan) const {
  const std::span<const MultiTensor> tensors = plan.pass_.tensors();
  bool fits = plan.counts_.get() == counts_.all.get() &&
              params_->params().size() == slots_.size() &&
              (plan.empty() || plan.pass_.groups() == groups_.size());
  const char* name = "";
  for (size_t i = 0; fits && i < tensors.size(); ++i) {
    const Slot& s = slots_[plan.entries_[i].slot];
    const Tensor& p = s.entry->tensor;
    const MultiTensor& t = tensors[i];
    fits = p->wants_grad && t.group == s.group && names_memory_of(t, p);
    for (int k = 0; fits && k < kStates; ++k) {
      const MultiState now = s.state[k].view();
      fits = now.data == t.state[k].data && now.scale == t.state[k].scale &&
             now.format == t.state[k].format;
    }
    if (!fits) name = s.entry->name.c_str();
  }
  if (fits && !plan.average_.fits()) {
    fail(MPT_ERROR_STATE,
         "the memory of the average is not that which was recorded: record the step again");
  }
  if (fits && plan.average_set_.get() != average_.set.get()) {
    fail(MPT_ERROR_STATE,
         "the optimizer had %s average when the step was recorded: record the step again",
         plan.average_set_ ? average_.set ? "another" : "an" : "no");
  }
  if (fits) return;
  fail(MPT_ERROR_STATE,
       "a parameter%s%s%s, its group or its states are not those that were recorded: record the "
       "step again",
       *name ? " ('" : "", name, *name ? "')" : "");
}

void Optimizer::plan_again(Plan& plan, uint64_t draws) {
  for (const Slot& s : slots_) {
    if (!s.entry->tensor->meta->grad) continue;
    fail(MPT_ERROR_STATE,
         "'%s' has a gradient, which the replay would not add: step, or drop it, first",
         s.entry->name.c_str());
  }
  for (const Plan::Entry& e : plan.entries_)
    if (slots_[e.slot].checked_changes != changes_) make_states(slots_[e.slot]);
  check_fit(plan);
  std::optional<uint64_t> key;
  const std::span<MultiTensor> tensors = plan.pass_.tensors();
  for (size_t i = 0; i < tensors.size(); ++i) {
    const Tensor& p = slots_[plan.entries_[i].slot].entry->tensor;
    if (p->meta->master.bits) current_master_bits(p);
    if (tensors[i].master != Master::stochastic) continue;
    if (!key) key = rounding_key(ctx().generator.seed, plan.draw_ + draws);
    tensors[i].key = *key;
  }
  plan_rules(plan, plan.draw_ + draws, false);
  if (!plan.average_.empty()) plan.average_.plan_again(1 - average_.decay, draws);
}

void Optimizer::launched_again(Plan& plan) {
  for (const Plan::Entry& e : plan.entries_) {
    const Tensor& p = slots_[e.slot].entry->tensor;
    ops::touch(p, Op::optimizer_step);
    if (p->meta->master.bits) mark_master_bits_current(p);
  }
  plan.average_.launched_again();
  ++unanswered_;
}

void Optimizer::answered(bool is_applied, int64_t context_step) noexcept {
  if (context_step < known_at_ || unanswered_ == 0) return;
  --unanswered_;
  if (is_applied) ++steps_;
}

void Optimizer::count_step() {
  const int64_t after = steps() + 1;
  upload(counts_.steps, &after, sizeof after);
  ++steps_;
  copy_buffers();
}

void Optimizer::Plan::add_into(std::span<const GradSum> sums) {
  const std::span<MultiTensor> tensors = pass_.tensors();
  if (tensors.empty()) return;
  const size_t groups = optimizer_->groups_.size();
  UpdateNumbers& n = pass_.make_numbers(groups, 1);
  const Hyper add{.kind = OptimizerKind::sgd, .lr = -1};  // sum -= -1 * gradient
  std::fill_n(n.first_group(), groups, add);
  std::fill_n(n.first_scheduled(), groups, Scheduled{.lr = add.lr});
  n.first_count = 0;
  pass_.is_partial = false;
  for (size_t i = 0; i < tensors.size(); ++i) {
    const auto& [sum, rows] = sums[entries_[i].slot];
    MultiTensor& t = tensors[i];
    entries_[i].states_version = 0;
    t.row = rows ? static_cast<const int64_t*>(rows.address()) : nullptr;
    t.param = sum.address();
    t.param_dtype = sum.dtype();
    t.master = Master::none;
    t.low = t.copy = nullptr;
    t.copy_dtype = DType::none;
    for (MultiState& s : t.state) s = {};
    t.rows = t.columns = 0;
  }
}

}  // namespace mpt
