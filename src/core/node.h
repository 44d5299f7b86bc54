// Node: an operation on the tape, as far as its result tensors need it. Autograd implements it
// (autograd/node.h).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/op.h"
#include "core/tensor.h"

namespace mpt {

struct Edge;
struct GradHook;
class Vjp;

class Node {
 public:
  Context* ctx;
  uint64_t sequence;
  uint32_t refs = 1;
  uint32_t traversal = 0;  // the backward that has visited it
  Op op;
  int16_t outputs;
  int16_t edge_count;
  bool freed = false;         // saved values were let go
  bool needed = true;         // leads to a wanted input, in the traversal in progress
  bool open = false;          // may lead where its edges do not: it follows what it records
  int8_t rounded_to = 0;      // the DType of its one result's gradient, where f32 sums that up
  int32_t expected = 0;       // gradients that may still come to it, in the traversal in progress
  Edge* edges;                // edge_count of them, after the object
  Tensor* pending = nullptr;  // gathered output gradients, during a backward
  std::vector<std::pair<int16_t, GradHook>>* hooks = nullptr;
  Node* next_dying = nullptr;
  uint64_t grad_from = 0;  // who made the gradient that came to it: a stamp

  // Number and op in one word, to name a node after it has gone.
  uint64_t stamp() const { return sequence << 16 | static_cast<uint16_t>(op); }

  void retain() { ++refs; }
  void release() {
    if (--refs == 0) bury();
  }
  virtual void vjp(Vjp& v) = 0;
  virtual void free_saved() = 0;

 protected:
  Node() = default;
  virtual ~Node() = default;
  // Destroys this node and those that only it holds, without recursion along the graph.
  virtual void bury() = 0;
};

}  // namespace mpt
