// The tape: one Node (core/node.h) per recorded op, with edges to the nodes that made its inputs.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <initializer_list>
#include <new>
#include <span>
#include <utility>
#include <vector>

#include "core/assert.h"
#include "core/context.h"
#include "core/node.h"
#include "core/tensor.h"
#include "core/tensor_meta.h"

namespace mpt {

class Backward;  // engine.cpp

// Edge: the destination of the gradient of one input: an output of a node, a leaf, or none.
struct Edge {
  Ref<Node> node;
  Tensor leaf;
  int16_t output = 0;
  Edge() = default;
  Edge(Edge&&) = default;
  Edge(const Edge&) = delete;
  Edge& operator=(const Edge&) = delete;
  ~Edge() {
    if (leaf) --leaf->on_tape;
  }
  explicit operator bool() const { return node || leaf; }
  static Edge to(const Tensor& t);
};

// Vjp: arguments and results of a gradient function, which computes the vector-Jacobian product of
// one operation.
class Vjp {
 public:
  Vjp(const Backward& backward, Node& node, std::span<Tensor> grads, std::span<Tensor> results);
  // Returns the gradient of the op's i-th result. With several results it is empty if none arrived.
  const Tensor& grad(int i = 0) const {
    MPT_ASSERT(static_cast<size_t>(i) < grads_.size(), "the op has a result of this number");
    return grads_[static_cast<size_t>(i)];
  }
  bool wants(int input) const;  // true if the gradient of this input is needed
  void set(int input, Tensor grad) {
    MPT_ASSERT(static_cast<size_t>(input) < results_.size(), "the op has an input of this number");
    results_[static_cast<size_t>(input)] = std::move(grad);
  }
  bool create_graph() const { return create_graph_; }  // the gradient must be differentiable
  // True if this input is a leaf that accepts a row-sparse gradient.
  bool accepts_row_sparse(int input) const;
  // True if the saved values are released after this call. A saved value without other references
  // may then be overwritten.
  bool last() const { return last_; }
  // True if nothing reads the gradient of the result after this call, so that it may be
  // overwritten.
  bool can_overwrite_grad(int i = 0) const {
    const Tensor& g = grad(i);
    return last_ && g->refs == 1 && g->storage->refs == 1 && g->storage->owned && !g->node;
  }
  bool reuse_cast_buffers() const;  // see BackwardOptions
  Node& node() const { return node_; }
  // Replaces set(): the backward continues with this gradient from `result`, which the gradient
  // function has just recorded.
  void continue_from(Tensor result, Tensor grad) {
    continuations.emplace_back(std::move(result), std::move(grad));
  }
  std::vector<std::pair<Tensor, Tensor>> continuations;  // by continue_from()

 private:
  const Backward& backward_;
  Node& node_;
  std::span<Tensor> grads_, results_;
  bool create_graph_, last_;
};

// A value kept for backward. Reading it checks that it was not written to since.
class Saved {
 public:
  Saved() = default;
  explicit Saved(const Tensor& t);
  Saved(const Saved& o) : t_(o.t_), version_(o.version_) {
    if (t_) ++t_->on_tape;
  }
  Saved(Saved&&) = default;
  Saved& operator=(Saved o) noexcept {
    std::swap(t_, o.t_);
    std::swap(version_, o.version_);
    return *this;
  }
  ~Saved() {
    if (t_) --t_->on_tape;
  }
  // Returns the tensor as it was saved; throws MPT_ERROR_STATE with the name of the op that changed
  // it. as: the dtype to which the op rounds the value on reading, if any.
  const Tensor& get(const Vjp& v, DType as = DType::none) const;
  explicit operator bool() const { return static_cast<bool>(t_); }

 private:
  friend class SavedResult;
  void check(const Vjp& v) const;

  Tensor t_;
  uint32_t version_ = 0;
};

// The operation's own result, kept for backward. A node that referred to its own result would never
// be destroyed, because the result refers to the node. This class keeps the memory only, and
// restores the node on demand.
class SavedResult {
 public:
  SavedResult() = default;
  explicit SavedResult(const Tensor& out) : value_(out.alias()) {}
  Tensor get(const Vjp& v, int output = 0) const;

 private:
  Saved value_;
};

inline Saved save(const Tensor& t) { return t ? Saved(t) : Saved(); }
// Returns a value kept for the gradient of `of`; empty if `of` needs no gradient.
inline Saved save_for(const Tensor& of, const Tensor& t) {
  return of.requires_grad() ? save(t) : Saved();
}
inline SavedResult save_result(const Tensor& t) { return SavedResult(t); }

namespace detail {

// A node in memory of the arena, with its edges behind it.
class TapeNode : public Node {
 protected:
  virtual size_t object_bytes() const = 0;  // bytes of the object, without the edges
  void destroy_graph() override;
};

// A node with a gradient function, which owns the saved values.
template <class F>
class FnNode final : public TapeNode {
 public:
  explicit FnNode(F f) { new (&f_) F(std::move(f)); }
  ~FnNode() override { free_saved(); }
  void vjp(Vjp& v) override { f_(v); }
  void free_saved() override {
    if (!freed) f_.~F();
    freed = true;
  }
  size_t object_bytes() const override { return sizeof(*this); }

 private:
  union {
    F f_;  // alive until `freed`
  };
};

constexpr size_t edges_offset(size_t object_bytes) {
  return (object_bytes + alignof(Edge) - 1) / alignof(Edge) * alignof(Edge);
}
void finish_record(Node* node, Op op, std::span<Tensor* const> outs,
                   std::span<const Tensor* const> inputs, Edge* edges);

}  // namespace detail

// True if an op on these inputs must be recorded.
inline bool wants_grad(const Context& ctx, std::span<const Tensor* const> inputs) {
  if (!ctx.grad_enabled()) return false;
  for (const Tensor* t : inputs)
    if (*t && t->requires_grad()) return true;
  return false;
}
inline bool wants_grad(std::initializer_list<const Tensor*> inputs) {
  return wants_grad((*inputs.begin())->ctx(), {inputs.begin(), inputs.size()});
}

// Records an op on the tape. `vjp(Vjp&)` turns gradients of the results into gradients of `inputs`.
// Call it only if wants_grad() is true. Capture values by save() and save_result().
template <class F>
void record_n(Op op, std::span<Tensor* const> outs, std::span<const Tensor* const> inputs, F vjp) {
  Context& ctx = outs[0]->ctx();
  using N = detail::FnNode<F>;
  constexpr size_t head = detail::edges_offset(sizeof(N));
  void* p = ctx.arena.alloc_object(head + inputs.size() * sizeof(Edge));
  Node* node = new (p) N(std::move(vjp));
  node->ctx = &ctx;
  detail::finish_record(node, op, outs, inputs,
                        reinterpret_cast<Edge*>(static_cast<char*>(p) + head));
}
template <class F>
void record(Op op, Tensor& out, std::initializer_list<const Tensor*> inputs, F vjp) {
  Tensor* outs[] = {&out};
  record_n(op, outs, {inputs.begin(), inputs.size()}, std::move(vjp));
}

// Sets the grad mode for the lifetime of the object.
class GradModeGuard {
 public:
  GradModeGuard(Context& ctx, GradMode mode) : ctx_(ctx), before_(ctx.grad_mode) {
    ctx.grad_mode = mode;
  }
  ~GradModeGuard() { ctx_.grad_mode = before_; }
  GradModeGuard(const GradModeGuard&) = delete;
  GradModeGuard& operator=(const GradModeGuard&) = delete;

 private:
  Context& ctx_;
  GradMode before_;
};

}  // namespace mpt
