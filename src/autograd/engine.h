// The backward pass over the tape.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "core/tensor.h"

namespace mpt {

// Takes the gradient of a leaf as soon as it is complete, instead of at the end: nothing that fails
// later in the backward takes that back.
class GradTaker {
 public:
  virtual bool wants(const Tensor& leaf) const = 0;
  virtual void take(const Tensor& leaf) = 0;  // leaf->meta->grad, which it may drop
  virtual bool has_taken(const Tensor& leaf) const = 0;

 protected:
  ~GradTaker() = default;
};

struct BackwardOptions {
  bool retain_graph = false;
  bool create_graph = false;
  // Each leaf's gradient is added to what it has as soon as it is there: nothing is held twice, and
  // after an error some leaves have theirs.
  bool at_once = false;
  // Backwards whose gradients add up. Where their roundings could make too much of a sum in 16 bits
  // it is kept in f32.
  int32_t addends = 1;
  // The gradient of a weight may be written over its cached copy, which nothing reads any more: the
  // optimizer's pass writes the copy anew. For a backward that a step follows.
  bool spend_copies = false;
  GradTaker* taker = nullptr;
};

// The same elements, and the node that made them, as a tensor of its own: a gradient is one, so
// that two tensors that are each other's do not keep each other.
Tensor with_history(const Tensor& t);

// Adds d(sum of roots)/d(leaf) to the gradient of every leaf reached: of all or, after an error, of
// none, except of those with post hooks, which see theirs at once. `root_grads` is empty or as long
// as `roots`; an empty entry means 1 and needs a root with one element.
void backward(std::span<const Tensor> roots, std::span<const Tensor> root_grads,
              BackwardOptions options);

// The gradients with respect to `inputs`; empty where the roots do not depend on one.
std::vector<Tensor> gradients(std::span<const Tensor> roots, std::span<const Tensor> root_grads,
                              std::span<const Tensor> inputs, BackwardOptions options);

}  // namespace mpt
