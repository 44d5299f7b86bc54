// LeafGrads: the gradients that leaves receive in one backward.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "autograd/engine.h"
#include "backends/cache.h"
#include "core/tensor_meta.h"

namespace mpt {

// Returns the dtype of a leaf's gradient that is the sum of `addends` backwards.
DType kept_grad_dtype(const Tensor& leaf, int32_t addends);

// A leaf that receives gradients in a backward.
struct LeafState {
  Tensor leaf;
  Tensor sum;            // sum of the gradients that have arrived
  int32_t expected = 0;  // gradients still to arrive
  uint32_t outer = 0;    // the leaf's index in the enclosing backward
};

// A complete gradient that is stored when the backward ends.
struct CompleteGrad {
  Tensor leaf, grad;
  Tensor target = {};    // the present gradient, if `grad` is added to it in place
  ReadyLaunch add = {};  // adds `grad` to `target`
};

struct LeafBuffers {
  std::vector<LeafState> leaves;
  std::vector<CompleteGrad> complete;
};

// Gradients that the caller asks for: grads[i] is that of inputs[i].
struct InputGrads {
  std::span<const Tensor> inputs;
  std::vector<Tensor> grads;
};

// Sums the gradients of each leaf and runs its hooks. The sums go to `inputs` or, without it, to
// the leaves: those that need nothing earlier are stored by store_all(), when nothing else can
// fail.
class LeafGrads {
 public:
  LeafGrads(const BackwardOptions& options, InputGrads* inputs, LeafBuffers& buffers)
      : options_(options), inputs_(inputs), leaves_(buffers.leaves), complete_(buffers.complete) {}
  ~LeafGrads();
  LeafGrads(const LeafGrads&) = delete;
  LeafGrads& operator=(const LeafGrads&) = delete;

  // Makes this a leaf that receives a gradient.
  void add(const Tensor& leaf);
  bool is_wanted(const Tensor& leaf) const { return find(leaf) != nullptr; }
  bool expect(const Tensor& leaf);  // if the leaf is wanted, counts a gradient that will arrive
  // Counts a gradient, and finishes the leaf after the last one. g: empty if there is none.
  // from: the stamp of the node that produced it.
  void arrive(const Tensor& leaf, Tensor&& g, uint64_t from);
  void reserve() { complete_.reserve(leaves_.size()); }
  // Call it when nodes were added to a backward in progress: a finished leaf may receive more.
  void reopen() { has_reopened_ = true; }
  // Stores all gradients or, if it throws, none.
  void store_all();

 private:
  LeafState* find(const Tensor& leaf) const {
    const uint32_t i = leaf->meta ? leaf->meta->backward_index : 0;
    return i < leaves_.size() && leaves_[i].leaf.get() == leaf.get() ? &leaves_[i] : nullptr;
  }
  DType kept_dtype(const Tensor& leaf) const { return kept_grad_dtype(leaf, options_.addends); }
  void widen(Tensor& sum, const Tensor& leaf, int32_t parts) const;
  void finish(LeafState& state);
  void run_hooks(const Tensor& leaf, Tensor& g) const;
  void capture(const Tensor& leaf, const Tensor& g);
  void convert_for_store(const Tensor& leaf, Tensor& g) const;
  void store_later(const Tensor& leaf, Tensor g);
  void prepare_store(CompleteGrad& c) const;

  const BackwardOptions& options_;
  InputGrads* inputs_;
  std::vector<LeafState>& leaves_;
  std::vector<CompleteGrad>& complete_;
  bool has_reopened_ = false;
};

}  // namespace mpt
