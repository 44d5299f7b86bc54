// The backward pass over the tape.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "core/tensor.h"

namespace mpt {

// GradSink: consumes the gradient of a leaf as soon as it is complete instead of at the end. A
// later failure of the backward does not undo this.
class GradSink {
 public:
  virtual bool wants(const Tensor& leaf) const = 0;
  virtual void consume(const Tensor& leaf) = 0;  // consumes leaf->meta->grad, which it may drop
  virtual bool has_consumed(const Tensor& leaf) const = 0;
  // Names what the host can do if more of a consumed gradient arrives, for the text of the error.
  virtual const char* instead() const = 0;

 protected:
  ~GradSink() = default;
};

struct BackwardOptions {
  bool retain_graph = false;  // keeps the saved values, so that another backward is possible
  bool create_graph = false;  // records the backward, so that the gradients can be differentiated
  // Adds the gradient of each leaf to its previous one as soon as it is complete. No gradient is
  // held twice, and after an error some leaves have theirs.
  bool accumulate_immediately = false;
  // Number of backwards whose gradients are added up. A gradient is kept in f32 if that many
  // roundings could lose too much of a 16-bit sum.
  int32_t addends = 1;
  // The gradient of a weight may overwrite its cached low-precision copy. Set it only for a
  // backward after which nothing reads the copies and which a step follows: the optimizer's pass
  // rewrites the copy.
  bool reuse_cast_buffers = false;
  GradSink* sink = nullptr;  // must outlive the backward
};

// Returns a new tensor object with the elements and the node of `t`. Gradients with a graph are
// stored so: two tensors that are each other's gradient then do not keep each other alive.
Tensor with_history(const Tensor& t);

// Adds d(sum of roots)/d(leaf) to the gradient of every leaf reached. After an error no leaf has
// changed, except those whose gradients are stored as soon as they are complete: leaves with post
// hooks, and those of the options accumulate_immediately and sink. `root_grads` is empty or as long
// as `roots`; an empty entry means 1 and needs a root with one element.
void backward(std::span<const Tensor> roots, std::span<const Tensor> root_grads,
              BackwardOptions options);

// Returns the gradients with respect to `inputs`; an entry is empty if the roots do not depend on
// it. No leaf changes.
std::vector<Tensor> gradients(std::span<const Tensor> roots, std::span<const Tensor> root_grads,
                              std::span<const Tensor> inputs, BackwardOptions options);

}  // namespace mpt
