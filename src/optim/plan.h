// TensorPlan: the tensors of one flat pass, cut into chunks and units of work, in tables that
// kernels read.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "backends/host_table.h"
#include "backends/kernels.h"
#include "backends/multi.h"
#include "core/tensor.h"
#include "ops/op.h"
#include "params/params.h"

namespace mpt {

// Filling a plan in again reuses its memory.
class TensorPlan {
 public:
  // Begins another pass. The entries and their fields are kept, for add() to hand out again.
  void begin(Context& ctx) {
    ctx_ = &ctx;
    at_ = 0;
  }
  // Adds a tensor of `count` elements to the pass. Fields that the caller does not set have the
  // values of the last pass, except for `count` and `row`.
  MultiTensor& add(int64_t count) {
    if (at_ == tensors_.size()) {
      tensors_.resize(*ctx_, at_ + 1);
      changed_ = true;
    }
    MultiTensor& t = tensors_[at_++];
    t.row = nullptr;
    if (t.count != count) {
      t.count = count;
      changed_ = true;
    }
    return t;
  }
  // Adds a parameter with its master, and a gradient of as many elements that a pass can read with
  // it (optim/flat_grad.h).
  void add_written(const Tensor& param, const Tensor& grad);
  // Makes the plan of a pass over the gradients of a set. Slots count the parameters that have one.
  void add_grads(const Params& params);
  // Cuts the tensors into chunks; call it after the last add(). Keeps the chunks of the last pass
  // if the counts are the same. needs_scratch: a tensor has a rule with needs_whole.
  void finish(bool needs_scratch = false);
  // Makes the operand `partials`, which multi_stats and rules with needs_whole write to.
  void make_partials();
  size_t groups() const {  // for which the numbers were made
    return static_cast<size_t>(
        reinterpret_cast<const UpdateNumbers*>(numbers_.span().data())->groups);
  }
  // Makes the numbers of an update, for the caller to fill in.
  UpdateNumbers& make_numbers(size_t groups, size_t scheduled);
  // Lets the launches from now on read the plan as it is. It has to be called after every change.
  void send();

  // Launches the pass as an update by one rule, whatever the gradients are. The rule keeps no
  // states.
  void launch_alone(const Hyper& rule);

  // See UpdateScalars.
  bool is_partial = false;

  bool empty() const { return at_ == 0; }
  std::span<const MultiTensor> tensors() const { return tensors_.span().first(at_); }
  std::span<MultiTensor> tensors() { return tensors_.span().first(at_); }
  UpdateNumbers& numbers() { return *reinterpret_cast<UpdateNumbers*>(numbers_.span().data()); }
  MultiStepParams step_params() const;
  // Returns the sizes of the pass for a launch of a kernel.
  PassSize size(Kernel kernel) const;

  // The operands of a pass (backends/multi.h).
  const Tensor& table() const { return tensors_.operand(); }
  const Tensor& chunks() const { return chunks_.operand(); }
  const Tensor& units() const { return units_.operand(); }
  const Tensor& number_table() const { return numbers_.operand(); }
  const Tensor& partials() const { return partials_; }
  // The operand of multi_step: empty without a rule that needs it.
  const Tensor& step_partials() const { return needs_scratch_ ? partials_ : none_; }

 private:
  void cut();
  void lay_out_scratch();

  Context* ctx_ = nullptr;
  HostTable<MultiTensor> tensors_;
  HostTable<MultiChunk> chunks_;
  HostTable<int32_t> units_;
  HostTable<uint64_t> numbers_;  // an UpdateNumbers with what follows it
  Tensor partials_, scratch_, none_;
  bool needs_scratch_ = false;
  size_t at_ = 0;   // number of tensors in this pass
  size_t cut_ = 0;  // number of tensors when the chunks were made
  bool changed_ = true;
};

// True if an entry of a table names the memory of a parameter and its master, as add_written() sets
// it.
bool names_memory_of(const MultiTensor& t, const Tensor& param);

// Counts a write to a parameter whose update was launched, and to what it has written beside it.
void count_written(const Tensor& param, const MultiTensor& t, Op by);

}  // namespace mpt
