// Node: a recorded operation, as far as core needs it for its result tensors. Autograd
// implements it (autograd/node.h).
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
  uint32_t traversal = 0;  // number of the backward that last visited it
  Op op;
  int16_t outputs;
  int16_t edge_count;
  bool freed = false;            // the saved values were released
  bool needed = true;            // in the current traversal: leads to a wanted input
  bool may_record_more = false;  // the gradient function may call Vjp::continue_from
  int8_t rounded_to = 0;         // final DType of the gradient of the only result, if summed in f32
  int32_t expected = 0;          // in the current traversal: gradients still to arrive
  Edge* edges;                   // edge_count edges, stored after the object
  Tensor* pending = nullptr;     // sums of the output gradients, during a backward
  std::vector<std::pair<int16_t, GradHook>>* hooks = nullptr;
  Node* next_to_destroy = nullptr;
  uint64_t grad_from = 0;  // stamp of the node that produced the arriving gradient

  // Returns the sequence number and op in one word, which identify the node after its destruction.
  uint64_t stamp() const { return sequence << 16 | static_cast<uint16_t>(op); }

  void retain() { ++refs; }
  void release() {
    if (--refs == 0) destroy_graph();
  }
  virtual void vjp(Vjp& v) = 0;
  virtual void free_saved() = 0;

 protected:
  Node() = default;
  virtual ~Node() = default;
  // Destroys this node and all nodes that only it refers to, without recursion along the graph.
  virtual void destroy_graph() = 0;
};

}  // namespace mpt
