// Nodes: links of the graph, saved values, and destruction without recursion.
// SPDX-License-Identifier: Apache-2.0
#include "autograd/node.h"

#include "core/error.h"
#include "core/observer.h"

namespace mpt {

Edge Edge::to(const Tensor& t) {
  Edge e;
  if (!t) return e;
  if (t.stale_view()) {
    fail(MPT_ERROR_STATE,
         "tensor%s of shape %s is a view, and a recorded %s has changed its memory since: the view "
         "does not have that history. Take it again from the tensor that was written to",
         t.quoted().s, text(t.shape()).s,
         op_name(t.ctx(), static_cast<Op>(t->storage->last_writer)));
  }
  if (t->node) {
    e.node = t->node;
    e.output = t->output;
  } else if (t->wants_grad) {
    e.leaf = t;
    ++t->on_tape;
  }
  return e;
}

bool Vjp::accepts_row_sparse(int input) const {
  const Edge& e = node_.edges[input];
  return !create_graph_ && e.leaf && e.leaf->meta && e.leaf->meta->accepts_row_sparse;
}

namespace detail {

void TapeNode::destroy_graph() {
  Context& c = *ctx;
  next_to_destroy = c.to_destroy;
  c.to_destroy = this;
  if (c.destroying) return;
  c.destroying = true;
  while (c.to_destroy) {
    auto* n = static_cast<TapeNode*>(c.to_destroy);
    c.to_destroy = n->next_to_destroy;
    const size_t total =
        edges_offset(n->object_bytes()) + static_cast<size_t>(n->edge_count) * sizeof(Edge);
    for (int i = 0; i < n->edge_count; ++i) n->edges[i].~Edge();
    delete n->hooks;
    n->~TapeNode();
    c.arena.free_object(n, total);
  }
  c.destroying = false;
}

void finish_record(Node* node, Op op, std::span<Tensor* const> outs,
                   std::span<const Tensor* const> inputs, Edge* edges) {
  node->op = op;
  node->sequence = node->ctx->next_sequence++;
  node->outputs = static_cast<int16_t>(outs.size());
  node->edge_count = static_cast<int16_t>(inputs.size());
  node->edges = edges;
  size_t made = 0;
  try {
    for (; made < inputs.size(); ++made) {
      const Tensor& input = *inputs[made];
      MPT_ASSERT(!input || &input.ctx() == node->ctx, "a graph stays within one context");
      new (edges + made) Edge(Edge::to(input));
    }
  } catch (...) {
    for (; made < inputs.size(); ++made) new (edges + made) Edge();
    node->release();
    throw;
  }
  Ref<Node> ref = Ref<Node>::adopt(node);
  for (size_t i = 0; i < outs.size(); ++i) {
    Tensor& out = *outs[i];
    if (!out || !is_floating(out.dtype())) continue;
    out->node = ref;
    out->output = static_cast<int16_t>(i);
  }
}

}  // namespace detail

Saved::Saved(const Tensor& t) : version_(t->storage->version) {
  if (t->inference) {
    fail(MPT_ERROR_STATE,
         "tensor%s of shape %s was made in inference mode and cannot be kept for a backward: "
         "make it outside that mode, or copy it outside first",
         t.quoted().s, text(t.shape()).s);
  }
  t_ = t;
  // A new tensor object, because the object that was saved before the write loses its history.
  if (t->has_recorded_write) {
    t_ = t.alias();
    t_->node = t->node;
    t_->output = t->output;
  }
  ++t_->on_tape;
}

void Saved::check(const Vjp& v) const {
  if (t_ && t_->storage->version != version_) {
    const Storage& s = *t_->storage;
    fail(MPT_ERROR_STATE,
         "the backward of %s needs tensor%s of shape %s as it was at version %u, but %s has "
         "changed it in place since (now version %u): change it after the backward, or use a copy",
         op_name(*v.node().ctx, v.node().op), t_.quoted().s, text(t_.shape()).s, version_,
         s.last_writer >= 0 ? op_name(*s.ctx, static_cast<Op>(s.last_writer)) : "the host",
         s.version);
  }
}

namespace {

[[gnu::cold]] void notify_read(const Tensor& t, Node* maker, const Node& user, DType as) {
  notify(*user.ctx, [&](Observer& o) { o.value_read(t, maker, user, as); });
}

}  // namespace

const Tensor& Saved::get(const Vjp& v, DType as) const {
  check(v);
  if (v.node().ctx->observers && t_) [[unlikely]]
    notify_read(t_, t_->node.get(), v.node(), as);
  return t_;
}

Tensor SavedResult::get(const Vjp& v, int output) const {
  value_.check(v);
  Tensor t = value_.t_;
  if (v.node().ctx->observers && t) [[unlikely]]
    notify_read(t, &v.node(), v.node(), DType::none);
  if (!v.create_graph()) return t;
  t = t.alias();
  t->node = Ref<Node>(&v.node());
  t->output = static_cast<int16_t>(output);
  return t;
}

}  // namespace mpt
