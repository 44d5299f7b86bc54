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
  uint32_t backward_index = 0;  // in the innermost backward that visits it
  Op op;
  int16_t outputs;
  int16_t edge_count;
  bool freed = false;            // the saved values were released
  bool may_record_more = false;  // the gradient function may call Vjp::continue_from
  Edge* edges;                   // edge_count edges, stored after the object
  std::vector<std::pair<int16_t, GradHook>>* hooks = nullptr;
  Node* next_to_destroy = nullptr;

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
