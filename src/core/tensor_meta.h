// TensorMeta: fields that few tensors have: parameters, named tensors, tensors with hooks.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/list_node.h"
#include "core/tensor.h"

namespace mpt {

// Gradient hooks of the host or the library. A hook throws to stop the backward.
struct GradHook {
  int64_t id;
  std::function<void(Tensor& grad)> run;
};
struct PostHook {
  int64_t id;
  std::function<void(const Tensor& leaf)> run;
};

// A low-precision copy of the elements of a tensor, valid while the versions agree. The tensor owns
// it, so the cache never outlives its source.
struct CachedCast {
  Tensor copy;                    // outside every graph
  uint32_t version = 0;           // the source's version when the copy was made
  uint64_t used = 0;              // tick of the latest use, for the size limit of the cache
  bool lent_to_gradient = false;  // the gradient holds its memory
};

// The part of a parameter's master (precision/master.h) that is stored beside the tensor.
struct MasterState {
  // split: the lower 16 bits (raw, as bf16); copy: the f32 value; kahan: the compensation, in the
  // tensor's dtype.
  Tensor bits;
  uint32_t bits_version = 0;  // the version of the tensor's storage that `bits` is valid for
  Master kind = Master::none;
  // One rank of a training alone updates the parameter, and has the bits (optim/sharding.h).
  bool has_owner = false;
};

// The hooks of a leaf. Those of a result are on its node.
struct LeafHooks {
  std::vector<GradHook> grad;
  std::vector<PostHook> post;
  int64_t next_id = 1;
};

// The name of a tensor, which counts towards the limit of the context.
class TensorName {
 public:
  explicit TensorName(Arena& arena) : memory_(arena) {}
  TensorName(Arena& arena, std::string_view name) : memory_(arena) {
    memory_.add(name.size());
    text = name;
  }
  std::string text;

 private:
  Arena::Outside memory_;
};

// A node of Context::metas, by which a context finds every TensorMeta when it closes.
struct TensorMeta : ListNode {
  explicit TensorMeta(Arena& arena) : name(arena) {}

  // Fields that every step reads come first, to share cache lines.
  Tensor grad;
  // Makes the tensor a row-sparse gradient (autograd/row_sparse.h): the numbers of its rows, i64
  // [n], ascending and distinct.
  Tensor rows;
  MasterState master;
  DType grad_dtype = DType::none;   // none: that of the tensor
  bool accepts_row_sparse = false;  // an embedding may give it a row-sparse gradient
  CachedCast cast;

  TensorImpl* owner = nullptr;
  TensorName name;
  uint32_t backward_index = 0;  // in the innermost backward that wants its gradient
  LeafHooks hooks;
  uint64_t grad_from = 0;             // stamp of the node that gave the gradient: Node::stamp()
  bool is_batch_norm_affine = false;  // a weight or bias of a batch norm
  bool is_widened_buffer = false;     // a buffer that a precision has made f64
};

// Sets the gradient of a leaf. The gradient may have been computed from the leaf and lead back to
// it.
inline void set_leaf_grad(TensorImpl& leaf, Tensor grad) {
  leaf.circular |= grad && grad.requires_grad();
  leaf.need_meta().grad = std::move(grad);
}

}  // namespace mpt
