// Groups and states; optim/plan.cpp has what an optimizer does in a step.
// SPDX-License-Identifier: Apache-2.0
#include "optim/optimizer.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "autograd/row_sparse.h"
#include "backends/cache.h"
#include "backends/host_access.h"
#include "backends/recorder.h"
#include "core/error.h"
#include "core/tensor_meta.h"
#include "core/undo.h"
#include "ops/create.h"
#include "ops/ops.h"
#include "optim/update.h"
#include "precision/master.h"

namespace mpt {

bool Selection::takes(const Params::Entry& e) const {
  const std::string_view name = e.name;
  const size_t dot = name.rfind('.');
  const std::string_view last = dot == std::string_view::npos ? name : name.substr(dot + 1);
  return under(name, prefix) && (suffix.empty() || last == suffix) && e.tensor.rank() >= min_rank &&
         e.tensor.rank() <= max_rank;
}

Optimizer::Optimizer(Ref<Params> params) : params_(std::move(params)) {}
Optimizer::~Optimizer() {
  for (const Slot& s : slots_)
    if (s.owner >= 0) end_owner(s.entry->tensor);
}

Ref<Optimizer> Optimizer::make(Ref<Params> params, const Hyper& hyper) {
  check(hyper);
  auto o = Ref<Optimizer>::adopt(new Optimizer(std::move(params)));
  o->groups_.push_back({hyper, {}});
  return o;
}

int32_t Optimizer::add_group(const Selection& selection, const Hyper& hyper) {
  check(hyper);
  std::vector<const Params::Entry*> taken;
  params_->for_each_under(selection.prefix, [&](const Params::Entry& e) {
    if (selection.takes(e)) taken.push_back(&e);
  });
  if (taken.empty()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "no parameter has prefix '%s', suffix '%s' and %d to %d dims: the group would be empty",
         selection.prefix.c_str(), selection.suffix.c_str(), selection.min_rank,
         selection.max_rank);
  }
  const auto index = static_cast<int32_t>(groups_.size());
  std::erase_if(taken, [&](const Params::Entry* e) { return e->index >= slots_.size(); });
  std::vector<size_t> dropped;  // the slots of another rule, whose states are dropped
  for (const Params::Entry* e : taken)
    if (this->hyper(slots_[e->index]).kind != hyper.kind) dropped.push_back(e->index);
  Counts counts_after = counts_;
  if (counts_.all && !dropped.empty()) {
    std::vector<int64_t> counts = updates();
    for (size_t i : dropped)
      if (i < counts.size()) counts[i] = 0;
    counts_after = Counts::make(ctx(), steps(), counts);
  }
  groups_.push_back({hyper, selection});
  try {
    with_prefix_[selection.prefix].push_back(index);
  } catch (...) {
    groups_.pop_back();
    throw;
  }
  for (size_t i : dropped)
    for (OptimizerState& t : slots_[i].state) t = {};
  for (const Params::Entry* e : taken) slots_[e->index].group = index;
  counts_ = std::move(counts_after);
  ++changes_;
  return index;
}

const Optimizer::Group& Optimizer::group(int32_t index) const {
  if (index < 0 || index >= static_cast<int32_t>(groups_.size())) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "group is %d; the optimizer has %zu", index, groups_.size());
  }
  return groups_[static_cast<size_t>(index)];
}

void Optimizer::set_group(int32_t index, const Hyper& hyper) {
  check(hyper);
  if (group(index).hyper.kind != hyper.kind) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "the descriptor's kind is %d and the group's %d: a group cannot change its kind",
         static_cast<int>(group(index).hyper.kind), static_cast<int>(hyper.kind));
  }
  Group& g = groups_[static_cast<size_t>(index)];
  if (hyper.lr != g.hyper.lr) {
    g.given_lr.reset();
    g.rate_set.reset();
  }
  g.hyper = hyper;
  ++changes_;
}

void Optimizer::forget_rates_set() {
  end_given_lrs();
  for (Group& g : groups_) {
    g.rate_set.reset();
    if (g.given_lr) g.rate_set = {g.given_lr->lr, g.given_lr->steps};
  }
  restored_at_ = 0;
}

void Optimizer::set_lr(int32_t index, double lr) {
  Hyper h = groups_[0].hyper;
  h.lr = lr;
  check(h);
  if (index != -1) group(index);
  std::optional<GivenLr> given;
  if (schedule_.kind != ScheduleKind::none) {
    const int64_t now = steps();
    given = {lr, schedule_.at(now - schedule_start_).factor, now};
  }
  for (size_t i = 0; i < groups_.size(); ++i) {
    if (index != -1 && static_cast<int32_t>(i) != index) continue;
    if (!given) {
      groups_[i].hyper.lr = lr;
      continue;
    }
    groups_[i].given_lr = given;
    groups_[i].rate_set = {lr, given->steps};
  }
}

// True if a rate that was set where the schedule's factor was 0 lasts until `steps` applied steps:
// no step in between had another factor. Looks at the steps whose factors the host still has.
bool Optimizer::holds(const GivenLr& given, int64_t steps) const {
  for (size_t k = 0; k < scheduled_.size(); ++k) {
    const int64_t at = scheduled_from_ + static_cast<int64_t>(k);
    if (at > given.steps && at < steps && scheduled_[k].factor != 0) return false;
  }
  return true;
}

// Ends the rates that hold no longer, before the factors that show it are dropped.
void Optimizer::end_given_lrs(int64_t steps) {
  for (Group& g : groups_) {
    const auto& given = g.given_lr;
    if (!given || given->steps == steps) continue;
    if (schedule_.resets_lr || (given->factor == 0 && !holds(*given, steps))) g.given_lr.reset();
  }
}

// Returns the learning rate of the step after `steps` applied ones, where the schedule has this
// factor.
double Optimizer::rate(const Group& g, double factor, int64_t steps) const {
  const double least = schedule_.min_lr;
  if (const auto& given = g.given_lr) {
    if (given->steps == steps) return given->lr;
    if (!schedule_.resets_lr && given->factor != 0)
      return least + (given->lr - least) * (factor / given->factor);
    if (!schedule_.resets_lr && factor == 0 && holds(*given, steps)) return given->lr;
  }
  return least + (g.hyper.lr - least) * factor;
}

double Optimizer::lr(int32_t index) {
  const Group& g = group(index);
  const int64_t now = steps();
  return rate(g, schedule_.at(now - schedule_start_).factor, now);
}

int64_t Optimizer::schedule_step() {
  if (schedule_.kind == ScheduleKind::none) return 0;
  return steps() - schedule_start_ + schedule_.first_step;
}

void Optimizer::set_schedule(const Schedule& s) {
  const int64_t start = steps();
  if (s.kind != ScheduleKind::none && s.first_step == 0 && start == loaded_at_ &&
      schedule_step() > 0) {
    const long long now = schedule_step();
    fail(MPT_ERROR_STATE,
         "the optimizer was loaded at step %lld of its schedule, and this one would start from 0: "
         "set first_step to %lld to go on, or the schedule before the load; to start anew, remove "
         "the loaded schedule first (desc NULL)",
         now, now);
  }
  schedule_ = s;
  schedule_start_ = start;
  loaded_at_ = -1;
  for (Group& g : groups_) {
    g.given_lr.reset();
    g.rate_set.reset();
  }
  restored_at_ = 0;
  scheduled_.clear();
}

// Reads the number of applied updates from the device if it has failed since the host counted them:
// it may have dropped updates that were counted as applied.
void Optimizer::recount() {
  if (!counts_.all || counts_.all.place().failures == failures_) return;
  const int64_t failures = counts_.all.place().failures;
  steps_ = read_item<int64_t>(counts_.steps);
  failures_ = failures;
  unanswered_ = 0;
  known_at_ = ctx().steps;
}

int64_t Optimizer::steps() {
  recount();
  return unanswered_ > 0 ? read_item<int64_t>(counts_.steps) : steps_;
}

Optimizer::Counts Optimizer::Counts::make(Context& ctx, int64_t steps,
                                          std::span<const int64_t> updates) {
  std::vector<int64_t> values = {steps};
  values.insert(values.end(), updates.begin(), updates.end());
  Counts c;
  c.all = Tensor::empty(ctx, DType::i64, {static_cast<int64_t>(values.size())}, Purpose::other);
  c.steps = c.all.view({}, {}, 0);
  upload(c.all, values.data(), values.size() * sizeof(int64_t));
  return c;
}

// Makes counters for the slots that have none.
void Optimizer::fit_counts() {
  if (counts_.all && counts_.all.count() == static_cast<int64_t>(1 + slots_.size())) return;
  need_no_recording(*ctx().home, "the first step of an optimizer, or with new parameters,");
  std::vector<int64_t> counts = updates();
  counts.resize(slots_.size());
  counts_ = Counts::make(ctx(), steps(), counts);
}

int64_t Optimizer::updates(size_t slot) const {
  if (!counts_.all || counts_.all.count() <= static_cast<int64_t>(1 + slot)) return 0;
  return read_item<int64_t>(counts_.all, 1 + static_cast<int64_t>(slot));
}

std::vector<int64_t> Optimizer::updates() const {
  if (!counts_.all) return {};
  const HostView<int64_t> counts(counts_.all);
  return {counts.begin() + 1, counts.end()};
}

// Returns the latest group that takes a parameter. Looks at the groups whose prefix is the name, or
// the name without its last parts.
int32_t Optimizer::group_of(const Params::Entry& e) const {
  int32_t latest = 0;
  std::string_view prefix = e.name;
  while (true) {
    if (const auto known = with_prefix_.find(prefix); known != with_prefix_.end()) {
      for (size_t i = known->second.size(); i-- > 0 && known->second[i] > latest;) {
        const int32_t g = known->second[i];
        if (groups_[static_cast<size_t>(g)].selection.takes(e)) latest = g;
      }
    }
    if (prefix.empty()) return latest;
    const size_t dot = prefix.rfind('.');
    prefix = prefix.substr(0, dot == std::string_view::npos ? 0 : dot);
  }
}

std::vector<Optimizer::Slot>& Optimizer::slots() {
  for (size_t i = slots_.size(); i < params_->params().size(); ++i) {
    const Params::Entry& e = params_->params()[i];
    const int32_t group = group_of(e);
    Slot& slot = slots_.emplace_back();
    slot.entry = &e;
    slot.group = group;
  }
  return slots_;
}

int64_t Optimizer::state_bytes() const {
  int64_t n = 0;
  for (const Slot& s : slots_)
    for (const OptimizerState& t : s.state) n += t.bytes();
  return n;
}

void Optimizer::shard(const Ref<Comm>& ranks, size_t slot, int32_t owner) {
  Slot& s = slots_[slot];
  ranks_ = ranks;
  s.owner = owner;
  s.is_away = owner != ranks->rank();
  give_owner(s.entry->tensor, s.is_away);
  if (!s.is_away) return;
  for (OptimizerState& t : s.state) t = {};
  s.checked_changes = 0;
}

// -- states ---------------------------------------------------------------------------------------

StateSpec state_spec(const Hyper& h, const StateInfo& key, const Tensor& param) {
  StateSpec s;
  s.shape = param.shape();
  s.dtype = param.dtype() == DType::f64 ? DType::f64 : DType::f32;
  switch (key.extent) {
    case StateExtent::elements: break;
    case StateExtent::one: s.shape = {}; break;
    case StateExtent::rows: s.shape[param.rank() - 1] = 1; break;
    case StateExtent::columns: s.shape[param.rank() - 2] = 1; break;
  }
  s.format = state_format(h, key, param.dtype(), param.count());
  s.block = state_block(h);
  return s;
}

namespace {

int state_index(const StateKeys& keys, const char* key) {
  std::string names;
  for (int i = 0; i < keys.count; ++i) {
    if (std::strcmp(keys.keys[i].key, key) == 0) return keys.keys[i].slot;
    names.append(i ? ", " : "").append(keys.keys[i].key);
  }
  fail(MPT_ERROR_INVALID_ARGUMENT, "this optimizer has no state '%s'; it has %s", key,
       names.empty() ? "no state" : names.c_str());
}

// The keys of bitsandbytes for a state in its stored format: "state" (codes), "absmax" (scales of
// the blocks) and "qmap" (code book), each with the number of the state, from 1.
enum class Stored { no, codes, scale, book };
struct StoredKey {
  Stored what = Stored::no;
  int number = 0;  // from 0
};
StoredKey stored_key(std::string_view key) {
  for (auto [name, what] : {std::pair<std::string_view, Stored>{"state", Stored::codes},
                            {"absmax", Stored::scale},
                            {"qmap", Stored::book}}) {
    if (key.size() == name.size() + 1 && key.starts_with(name)) return {what, key.back() - '1'};
  }
  return {};
}

}  // namespace

// Makes the states of a parameter, or converts those that do not fit the settings of its group.
void Optimizer::make_states(Slot& s) {
  const Tensor& p = s.entry->tensor;
  Hyper h = hyper(s);
  if (p->meta->accepts_row_sparse)
    h.state_bits = 32;  // a block of codes may hold parts of two rows
  const StateKeys keys = state_keys(h, p.rank());
  for (int i = 0; i < keys.count; ++i) {
    const StateInfo& key = keys.keys[i];
    OptimizerState& t = s.state[key.slot];
    const StateSpec spec = state_spec(h, key, p);
    if (t.is(spec)) continue;
    need_no_recording(p.place(),
                      "a step that makes states of an optimizer, as the first one does,");
    const double initial = key.initial ? h.*key.initial : 0;
    OptimizerState fresh =
        t ? OptimizerState::make(spec, t.values()) : OptimizerState::make(ctx(), spec, initial);
    on_failure([&t, before = t] { t = before; });
    t = std::move(fresh);
  }
  on_failure([&s] { s.checked_changes = 0; });
  s.checked_changes = changes_;
  s.checked_dtype = p.dtype();
  s.checked_by_rows = p->meta->accepts_row_sparse;
  s.states_version = ++states_versions_;
}

// Converts a row-sparse gradient to a dense one if the optimizer needs that; throws if it can use
// neither.
void Optimizer::fit_row_sparse_grad(const Slot& s) {
  const Tensor& p = s.entry->tensor;
  switch (rows_rule(hyper(s))) {
    case RowsRule::rows: return;
    case RowsRule::dense: {
      Tensor dense = to_dense(p->meta->grad, p.shape());
      on_failure([p, rows = p->meta->grad] { p->meta->grad = rows; });
      p->meta->grad = std::move(dense);
      return;
    }
    case RowsRule::none: break;
  }
  fail(MPT_ERROR_UNSUPPORTED,
       "the gradient of '%s' has %lld of its %lld rows, but %s%s updates every row in every step: "
       "use a group of MPT_OPTIMIZER_SPARSE_ADAM, or of MPT_OPTIMIZER_SGD or MPT_OPTIMIZER_ADAGRAD "
       "without weight_decay, or call mpt_tensor_set_grad_sparse with 0",
       s.entry->name.c_str(), lld(p->meta->grad.size(0)), lld(p.size(0)), kind_name(hyper(s).kind),
       hyper(s).weight_decay != 0 ? " with weight_decay" : "");
}

Tensor Optimizer::read_state(const Slot& s, const char* key) const {
  const StateKeys keys = state_keys(hyper(s), s.entry->tensor.rank());
  const StoredKey stored = stored_key(key);
  if (s.is_away) {
    if (stored.what == Stored::no) state_index(keys, key);
    fail(MPT_ERROR_UNSUPPORTED,
         "rank %d keeps the states of '%s' (mpt_stepper_desc.shard): read them there", s.owner,
         s.entry->name.c_str());
  }
  if (stored.what == Stored::no || stored.number < 0 || stored.number >= keys.count) {
    const OptimizerState& t = s.state[state_index(keys, key)];
    return t ? t.values() : Tensor();
  }
  const OptimizerState& t = s.state[keys.keys[stored.number].slot];
  const bool coded = t && is_coded(t.spec().format);
  if (!t || (!coded && stored.what != Stored::codes)) return {};
  if (!coded) return t.values();
  if (stored.what == Stored::codes) return ops::clone(t.codes());
  if (stored.what == Stored::scale) return ops::clone(t.scale());
  const CodeBook& book = code_book(t.spec().format);
  Tensor map = Tensor::empty(ctx(), DType::f32, {book.size}, Purpose::other);
  upload(map, book.value, static_cast<size_t>(map.bytes()));
  return map;
}

Optimizer::State::State() = default;
Optimizer::State::State(const State&) = default;
Optimizer::State::State(State&&) noexcept = default;
Optimizer::State& Optimizer::State::operator=(State&&) noexcept = default;
Optimizer::State::~State() = default;

Optimizer::State Optimizer::saved() {
  State s;
  end_given_lrs(steps());
  for (const Group& g : groups_) {
    s.hyper.push_back(g.hyper);
    s.given_lrs.push_back(g.given_lr);
  }
  s.schedule = schedule_;
  s.schedule_start = schedule_start_;
  s.steps = steps();
  for (const Slot& now : slots()) {
    Slot& slot = s.slots.emplace_back();
    slot.entry = now.entry;
    slot.group = now.group;
    slot.owner = now.owner;
    slot.is_away = now.is_away;
    std::copy(std::begin(now.state), std::end(now.state), slot.state);
  }
  s.counts = counts_;
  return s;
}

void Optimizer::restore(State&& s) noexcept {
  for (size_t i = 0; i < groups_.size(); ++i) {
    Group& g = groups_[i];
    g.hyper = s.hyper[i];
    g.given_lr = s.given_lrs[i];
    g.rate_set.reset();
    if (g.given_lr) g.rate_set = {g.given_lr->lr, g.given_lr->steps};
  }
  restored_at_ = 1 + static_cast<uint64_t>(s.steps);
  schedule_ = s.schedule;
  schedule_start_ = s.schedule_start;
  steps_ = s.steps;
  loaded_at_ = s.is_loaded ? s.steps : -1;
  unanswered_ = 0;
  slots_ = std::move(s.slots);
  counts_ = std::move(s.counts);
  known_at_ = ctx().steps;
  if (counts_.all) failures_ = counts_.all.place().failures;
  scheduled_.clear();
  ++changes_;
}

void Optimizer::step() {
  const WholeCall whole(ctx());
  need_no_replay(ctx(), "mpt_optimizer_step");
  need_no_recording(*ctx().home, "mpt_optimizer_step (the step of a stepper can be)");
  if (!step_) step_ = std::make_unique<UpdateStep>();
  Optimizer* const self = this;
  step_->prepare({&self, 1}, {}, UpdateStep::Target::params, {});
  step_->update();
  if (!ctx().dry_run && step_->has_gradient(0)) answered(true, ctx().steps);
}

void Optimizer::zero_grad() {
  for (Slot& s : slots()) {
    Tensor& g = s.entry->tensor->meta->grad;
    if (g) g = Tensor();
  }
}

}  // namespace mpt
