// What only a few tensors have: parameters, named tensors, tensors with hooks.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/tensor.h"

namespace mpt {

// A hook of the host's or of the library's; throws to stop the backward.
struct GradHook {
  int64_t id;
  std::function<void(Tensor& grad)> run;
};
struct PostHook {
  int64_t id;
  std::function<void(const Tensor& leaf)> run;
};

// A low-precision copy of this tensor's elements, valid while the versions agree. It dies with the
// tensor, so the cache can never outlive what it was made from.
struct CachedCast {
  Tensor copy;           // outside every graph
  uint32_t version = 0;  // of the source's storage when the copy was made
  uint64_t used = 0;     // tick of the latest use, for the bound
  bool spent = false;    // the gradient was written over it
};

struct TensorMeta {
  // What a step looks at comes first, and lies together.
  Tensor grad;
  Tensor rows;  // of a gradient by rows, whose values this tensor is: i64 [n], ascending, each once

  // A parameter's master (precision/master.h): what is beside the tensor, for one
  // version of the storage. split: the lower 16 bits (raw, as bf16); copy: the f32; kahan: the
  // compensation, in the tensor's dtype.
  Tensor rest;
  uint32_t rest_version = 0;
  Master master = Master::none;
  DType grad_dtype = DType::none;  // none: the tensor's own
  bool grad_by_rows = false;       // an embedding may give it as in ops/sparse_grad.cpp
  CachedCast cast;

  std::string name;

  // Leaves.
  Tensor pending;               // gathered by the backward in progress
  int32_t expected = 0;         // contributions still to come in it
  uint32_t traversal = 0;       // the backward that `expected` belongs to
  std::vector<GradHook> hooks;  // of a leaf; a result's are on its node
  std::vector<PostHook> post_hooks;
  int64_t next_hook = 1;
  uint64_t grad_from = 0;  // the node whose backward gave the gradient: Node::stamp()

  bool of_batch_norm = false;  // its weight or bias

  // In a list: the context's, so that its end finds them.
  TensorMeta* next = nullptr;
  TensorMeta** link = nullptr;
  void enter(TensorMeta*& list) {
    next = list;
    link = &list;
    if (next) next->link = &next;
    list = this;
  }
  void leave() {
    *link = next;
    if (next) next->link = link;
  }
};

// grad may have been computed from the leaf, and lead back to it.
inline void set_leaf_grad(TensorImpl& leaf, Tensor grad) {
  leaf.circular |= grad && grad.requires_grad();
  leaf.need_meta().grad = std::move(grad);
}

inline bool by_rows(const Tensor& grad) { return grad && grad->meta && grad->meta->rows; }

}  // namespace mpt
