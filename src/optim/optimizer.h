// Optimizer: groups of a set's parameters with their states, stepped in one flat pass.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/ref.h"
#include "core/tensor.h"
#include "optim/multi_plan.h"
#include "optim/rule.h"
#include "optim/state.h"
#include "params/params.h"

namespace mpt {

// What a state of this parameter is to be like.
StateSpec state_spec(const Hyper& h, const StateInfo& key, const Tensor& param);

// Which parameters a group takes.
struct Selection {
  std::string prefix, suffix;
  int32_t min_rank = 0, max_rank = kMaxRank;
  bool takes(const Params::Entry& e) const;
};

class Optimizer {
 public:
  struct Group {
    Hyper hyper;
    Selection selection;
  };
  // A parameter with its states.
  struct Slot {
    const Params::Entry* entry = nullptr;
    int32_t group = 0;
    // What the states were last found to fit: hyper-parameters and dtype.
    uint32_t fits = 0;
    DType dtype = DType::none;
    bool by_rows = false;
    int64_t steps = 0;  // applied to this parameter
    OptimizerState state[kStates] = {};
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
  const std::vector<Group>& groups() const { return groups_; }
  const Group& group(int32_t index) const;  // throws
  void set_group(int32_t index, const Hyper& hyper);
  void set_lr(int32_t index, double lr);  // -1: of all
  double lr(int32_t index) const;         // of the next step

  void set_schedule(const Schedule& s);  // starts with the next step
  const Schedule& schedule() const { return schedule_; }
  int64_t schedule_start() const { return schedule_start_; }
  int64_t steps() const { return steps_; }  // applied
  // The parameters, those added to the set since included.
  std::vector<Slot>& slots();
  int64_t state_bytes() const;
  // A parameter's state by PyTorch's key, row-major, or by bitsandbytes' keys as it is stored;
  // empty where there is none yet.
  Tensor read_state(const Slot& slot, const char* key) const;

  // For checkpoints: all there is beside the parameters, made first and then put in place.
  struct State {
    std::vector<Hyper> hyper;  // of each group
    Schedule schedule;
    int64_t schedule_start = 0, steps = 0;
    std::vector<Slot> slots;
  };
  void restore(State&& s) noexcept;

  // The pass over every parameter that has a gradient; with `states` they are made where missing.
  // spend: gradients are dropped after the pass, so copies may be written over them.
  // What a slot's entry of the last plan says of its states stays, where nothing has changed.
  TensorPlan& plan(bool states, bool spend);
  TensorPlan& planned() { return plan_; }  // the one made last
  bool plans_all() const { return planned_.size() == slots_.size(); }
  // After the pass was run: counts the step, and the writes; drops the gradients that are spent.
  void applied();
  void zero_grad();
  // Of the plan made last, without states: the pass adds each gradient to its slot's sum.
  void add_to(std::span<const GradSum> sums);
  // The scaler that has unscaled or stepped it since its last update: no other one may.
  const void* scaled_by = nullptr;
  // Steppers that have scaled its gradients and have not stepped: nobody else may update by them.
  int32_t scaled_open = 0;

  // Updates of one parameter at a time, all of one step (train/release.h): between the two
  // calls `plan` holds the released slot alone, and `applied` does not count the step.
  void begin_release();
  // A step takes its key whether or not a parameter has a gradient: so one that is released, which
  // cannot know it, takes the same.
  void take_rounding_key() {
    if (params_->precision().master == Master::stochastic) rounding_key();
  }
  void release_slot(size_t slot) { released_ = slot; }
  void end_release(bool any);
  // The name of tensor `index` of the plan.
  const char* name(int64_t index) const {
    return slots_[planned_[static_cast<size_t>(index)].slot].entry->name.c_str();
  }

 private:
  explicit Optimizer(Ref<Params> params) : params_(std::move(params)) {}
  const Hyper& hyper(const Slot& slot) const {
    return groups_[static_cast<size_t>(slot.group)].hyper;
  }
  void need_state(Slot& slot);
  void need_rows_rule(const Slot& slot);
  void ask_for(size_t planned) const;
  int32_t rule_for(const Slot& slot);
  int32_t add_rule(const Slot& slot);
  uint64_t rounding_key();

  Ref<Params> params_;
  uint32_t refs_ = 1;
  std::vector<Group> groups_;
  std::vector<Slot> slots_;
  Schedule schedule_;
  int64_t schedule_start_ = 0, steps_ = 0;
  uint32_t changes_ = 1;  // of groups and states from outside

  static constexpr size_t kAll = SIZE_MAX;
  bool releasing_ = false;
  size_t released_ = kAll;  // the only slot of the next plan

  TensorPlan plan_;
  std::optional<uint64_t> rounding_key_;  // of the plan
  struct Planned {
    uint32_t slot;
    bool whole;  // the entry has the slot's states
  };
  std::vector<Planned> planned_;                      // of the plan's tensors
  bool spend_ = false;                                // as the plan was made
  std::vector<std::pair<int32_t, int64_t>> rule_of_;  // group and step of each rule
};

}  // namespace mpt
