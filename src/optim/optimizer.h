// Optimizer: groups of parameters of a set with their states, updated in one flat pass.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "comm/comm.h"
#include "core/ref.h"
#include "core/tensor.h"
#include "optim/average_pass.h"
#include "optim/plan.h"
#include "optim/rule.h"
#include "optim/state.h"
#include "params/params.h"

namespace mpt {

// Returns the shape, dtype and format that a state of `param` has under these hyper-parameters.
StateSpec state_spec(const Hyper& h, const StateInfo& key, const Tensor& param);

// Selects the parameters of a group.
struct Selection {
  std::string prefix, suffix;
  int32_t min_rank = 0, max_rank = kMaxRank;
  bool takes(const Params::Entry& e) const;
};

struct GradSum;  // optim/flat_grad.h
class UpdateStep;

class Optimizer {
 public:
  // A learning rate that the host has set under a schedule, for the step after `steps` applied
  // ones, where the schedule's factor was `factor`.
  struct GivenLr {
    double lr = 0, factor = 1;
    int64_t steps = 0;
  };
  struct RateSet {
    double lr = 0;
    int64_t steps = 0;
  };
  struct Group {
    Hyper hyper;
    Selection selection;
    std::optional<GivenLr> given_lr;
    // The latest given_lr, which answers may have ended. For ranks: it does not depend on when
    // those come.
    std::optional<RateSet> rate_set;
  };
  // A parameter with its states.
  struct Slot {
    const Params::Entry* entry = nullptr;
    int32_t group = 0;
    // The settings that the states were last made or checked for.
    uint32_t checked_changes = 0;
    DType checked_dtype = DType::none;
    bool checked_by_rows = false;
    uint64_t states_version = 0;  // differs after every check, which may have replaced states
    // The rank that alone keeps the states and the master, and updates the parameter; -1: all do.
    int32_t owner = -1;
    bool is_away = false;       // the owner is another rank
    bool has_sum_away = false;  // the gradient of this step, which is not here, is a sum there
    OptimizerState state[kStates] = {};
  };

  // The numbers of updates, in memory that kernels read and write.
  struct Counts {
    Tensor all;    // the operand `counts` of multi_step (backends/multi.h)
    Tensor steps;  // a view of its first element: the steps of the optimizer
    static Counts make(Context& ctx, int64_t steps, std::span<const int64_t> updates);
  };

  // The tensors and scalars of one pass over the parameters that have a gradient. Filling a plan in
  // again reuses its memory, and the pointers to states that were not replaced since. A plan is
  // valid until gradients, parameters or states are replaced.
  class Plan {
   public:
    bool empty() const { return pass_.empty(); }
    // The tables that its launches read; send() has to be called before them.
    TensorPlan& pass() { return pass_; }
    // Moves the optimizer's average behind the update; empty without one.
    AveragePass& average() { return average_; }
    // True if every parameter of the optimizer is part of the plan.
    bool is_complete() const { return entries_.size() == optimizer_->slots_.size(); }
    // True if its launch has dropped the gradient of every parameter of the optimizer.
    bool has_dropped_all() const { return has_dropped_ && is_complete(); }
    // Turns the plan into one that adds each gradient to a sum. sums: one entry per slot.
    void add_into(std::span<const GradSum> sums);

   private:
    friend class Optimizer;
    struct Entry {
      uint32_t slot;
      uint64_t states_version;  // version of the states that the tensor points to; 0: none
    };
    const Optimizer* optimizer_ = nullptr;
    TensorPlan pass_;
    std::vector<Entry> entries_;  // one per tensor of the pass
    uint64_t draw_ = 0;           // for stochastic rounding
    int32_t before_ = 0;          // recorded steps of the optimizer before this one
    Tensor counts_;               // while a recording is made: Optimizer::counts()
    AveragePass average_;
    Ref<Params> average_set_;  // for which it was planned
    bool drops_grads_ = false, has_dropped_ = false;
  };
  struct PlanOptions {
    bool update = false;         // the pass updates parameters: makes missing states
    bool by_owners = false;      // each rank updates what it owns, and knows of the others' updates
    bool drops_grads = false;    // the gradients are dropped afterwards; copies may overwrite them
    std::optional<size_t> slot;  // the only parameter of the pass; none: all
    std::optional<uint64_t> rounding_draw;  // for stochastic rounding; none: draws if needed
  };

  static Ref<Optimizer> make(Ref<Params> params, const Hyper& hyper);
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }
  uint32_t references() const { return refs_; }

  Context& ctx() const { return params_->ctx(); }
  const Params& params() const { return *params_; }
  const Ref<Params>& set() const { return params_; }

  int32_t add_group(const Selection& selection, const Hyper& hyper);
  // Gives a parameter to one of some ranks. The others drop its states and master.
  void shard(const Ref<Comm>& ranks, size_t slot, int32_t owner);
  // True if parameters have owners, among these ranks. Only a stepper of theirs can step then.
  bool is_sharded() const { return static_cast<bool>(ranks_); }
  const Ref<Comm>& ranks() const { return ranks_; }
  const std::vector<Group>& groups() const { return groups_; }
  const Group& group(int32_t index) const;  // throws
  void set_group(int32_t index, const Hyper& hyper);
  // Sets what lr() returns. Under a schedule, it waits as steps() does. index -1: all groups.
  void set_lr(int32_t index, double lr);
  double lr(int32_t index);  // learning rate of the next step
  // Ends the rates that hold no longer. Waits as steps() does.
  void end_given_lrs() { end_given_lrs(steps()); }
  // Lets Group::rate_set and restored_at() tell of changes from now on: ranks whose settings,
  // schedules, given rates and changes are equal have equal rates. Waits as steps() does.
  void forget_rates_set();
  // 1 + the number of steps that a load or a roll-back has restored; 0 if none has.
  uint64_t restored_at() const { return restored_at_; }

  void set_schedule(const Schedule& s);  // starts with the next step
  const Schedule& schedule() const { return schedule_; }
  int64_t schedule_start() const { return schedule_start_; }
  // Returns the step of the schedule that comes next; 0 without a schedule.
  int64_t schedule_step();
  // Sets the set that each applied update moves: average += (1 - decay) * (parameter - average). It
  // may be empty.
  void set_average(Ref<Params> average, double decay);
  // The parameters of that set, in the order of the optimizer's; none without a set.
  const std::vector<Tensor>& average_params() const { return average_.params; }
  double average_decay() const { return average_.decay; }
  const Ref<Params>& average_set() const { return average_.set; }  // may be empty
  // Returns the number of updates that were applied. Waits for those without an answer, and once
  // after a failure of the device, which may have dropped some.
  int64_t steps();
  int64_t known_steps() const { return steps_; }  // without those that have no answer yet
  // Returns a slot for each parameter, including those added to the set since the last call.
  std::vector<Slot>& slots();
  // Returns the operand `counts` of multi_step for the slots of the last plan of an update.
  const Tensor& counts() const { return counts_.all; }
  int64_t updates(size_t slot) const;  // updates of one parameter
  int64_t state_bytes() const;
  // Returns a state of a parameter by PyTorch's key, row-major, or by bitsandbytes' keys in its
  // stored format; an empty tensor if the state does not exist yet.
  Tensor read_state(const Slot& slot, const char* key) const;

  // Everything that a checkpoint restores, apart from the parameters: saved() returns that of now,
  // with the tensors of now. The caller of restore(), which cannot fail, has checked it.
  struct State {
    State();  // these are not inline, because several files copy and drop states
    State(const State&);
    State(State&&) noexcept;
    State& operator=(const State&) = delete;
    State& operator=(State&&) noexcept;
    ~State();
    std::vector<Hyper> hyper;                       // one per group
    std::vector<std::optional<GivenLr>> given_lrs;  // one per group
    Schedule schedule;
    int64_t schedule_start = 0, steps = 0;
    bool is_loaded = false;  // from a file
    std::vector<Slot> slots;
    Counts counts;
  };

  State saved();
  void restore(State&& s) noexcept;

  // Updates all parameters that have a gradient, without scaling or checks.
  void step();
  void zero_grad();

  // Fills in a plan. Makes missing states if the plan is for an update.
  void plan(Plan& plan, const PlanOptions& o);
  // Records that the update of a plan was launched: counts the writes to its parameters, and drops
  // their gradients if the plan says so. answered() tells whether it was applied, and counts the
  // step. A plan of one parameter is a part of a step, which count_step() counts.
  void launched(Plan& plan);
  // For plans whose launches are recorded and run again (train/recording.h).
  // Writes the numbers of the next update into a plan. draws: added to the draw of the plan where
  // kernels do not add it. Throws if the plan does not fit the parameters any more.
  void plan_again(Plan& plan, uint64_t draws);
  // Throws unless the memory that a plan names is that of the parameters, masters and states of
  // now.
  void check_fit(const Plan& plan) const;
  // Records that the update of a plan was launched again.
  void launched_again(Plan& plan);
  // context_step: Context::steps when the update was launched. A restore and recount() make the
  // answers of earlier updates count for nothing.
  void answered(bool is_applied, int64_t context_step) noexcept;
  void count_step();
  // Takes the draw that gives the key of one step's stochastic rounding; none if the set does not
  // round so.
  std::optional<uint64_t> rounding_draw();

  // The scaler that has unscaled or stepped the gradients since its last update. No other scaler or
  // stepper may use them meanwhile.
  const void* scaled_by = nullptr;
  // Number of steppers that have scaled the gradients and have not stepped. Meanwhile only they may
  // update the parameters.
  int32_t scaled_open = 0;

 private:
  // The set that the updates move.
  struct Average {
    Ref<Params> set;  // may be empty
    double decay = 0;
    std::vector<Tensor> params, buffers;  // its tensors, in the order of the optimizer's set
  };
  int32_t group_of(const Params::Entry& e) const;
  explicit Optimizer(Ref<Params> params);
  ~Optimizer();
  const Hyper& hyper(const Slot& slot) const {
    return groups_[static_cast<size_t>(slot.group)].hyper;
  }
  void make_states(Slot& slot);
  void fit_row_sparse_grad(const Slot& slot);
  void prefetch(const Plan& plan, size_t index) const;
  void recount();
  bool holds(const GivenLr& given, int64_t steps) const;
  void end_given_lrs(int64_t steps);
  double rate(const Group& g, double factor, int64_t steps) const;
  std::vector<int64_t> updates() const;  // one number per slot that has a counter
  void fit_counts();
  MultiTensor& plan_gradient(Plan& plan, size_t at, size_t i);
  void plan_away(Plan& plan, size_t at, size_t i);
  void plan_states(Slot& s, Plan::Entry& entry, MultiTensor& t);
  void plan_written(const Tensor& p, bool drops_grads, MultiTensor& t) const;
  void plan_rules(Plan& plan, uint64_t draw, bool is_partial);
  void fit_average(Average& average) const;
  void copy_buffers() const;
  void plan_average(Plan& plan, std::optional<size_t> slot);

  Ref<Params> params_;
  uint32_t refs_ = 1;
  std::vector<Group> groups_;
  std::map<std::string, std::vector<int32_t>, std::less<>> with_prefix_;  // groups, ascending
  std::vector<Slot> slots_;
  Schedule schedule_;
  int64_t schedule_start_ = 0;
  int64_t loaded_at_ = -1;  // applied steps of the file that was loaded; -1: none was
  int64_t steps_ = 0;       // applied updates, as far as the host knows
  int64_t unanswered_ = 0;  // later updates, of which the host does not know if they were applied
  int64_t known_at_ = 0;    // Context::steps at the latest restore or recount()
  int64_t failures_ = 0;    // Place::failures then
  Ref<Comm> ranks_;         // the ranks of the owners; may be empty
  Counts counts_;
  Average average_;
  uint64_t restored_at_ = 0;
  // The schedule's values for scheduled_from_ applied steps, one more, and so on. The host's
  // function is called once for each.
  std::vector<Schedule::Value> scheduled_;
  int64_t scheduled_from_ = 0;
  uint32_t changes_ = 1;              // counts changes of groups, and restores
  uint64_t states_versions_ = 0;      // the latest Slot::states_version
  std::unique_ptr<UpdateStep> step_;  // used by step(), which makes it
};

}  // namespace mpt
