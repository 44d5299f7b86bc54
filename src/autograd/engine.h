// The backward pass over the tape.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "core/tensor.h"

namespace mpt {

struct BackwardOptions {
  bool retain_graph = false;
  bool create_graph = false;
  // The gradient of a weight may be written over its cached copy, which nothing reads any more: the
  // optimizer's pass writes the copy anew. For a backward that a step follows.
  bool spend_copies = false;
};

// Adds d(sum of roots)/d(leaf) to the gradient of every leaf reached: of all or, after an error, of
// none, except of those with post hooks, which see theirs at once. `root_grads` is empty or as long
// as `roots`; an empty entry means 1 and needs a root with one element.
void backward(std::span<const Tensor> roots, std::span<const Tensor> root_grads,
              BackwardOptions options);

// The gradients with respect to `inputs`; empty where the roots do not depend on one.
std::vector<Tensor> gradients(std::span<const Tensor> roots, std::span<const Tensor> root_grads,
                              std::span<const Tensor> inputs, BackwardOptions options);

}  // namespace mpt
