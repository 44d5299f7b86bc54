// The backward: it collects the nodes that can be reached, visits them from the latest
// op to the earliest, sums the gradients of each leaf, and stores the sums at the end,
// when nothing can fail any more.
// SPDX-License-Identifier: Apache-2.0
#include "autograd/engine.h"

#include <algorithm>
#include <optional>

#include "autograd/needs.h"
#include "autograd/node.h"
#include "core/error.h"
#include "core/observer.h"

namespace mpt {

namespace {

bool owned_alone(const Tensor& t) {
  return t->refs == 1 && t->storage->refs == 1 && t->storage->owned && !t->node &&
         is_dense(t.shape(), t.stride());
}

bool is_half_below(DType a, DType b) { return is_half(a) && !is_half(b); }

// True if the error of n roundings could exceed one hundredth of a sum:
// above 2 in bf16, above 16 in f16.
bool sum_needs_f32(DType sum, int32_t n) {
  return n > (sum == DType::bf16 ? 2 : 16) && is_half(sum);
}

void notify_leaf_gradient(const Tensor& leaf, const Tensor& grad) {
  notify(leaf.ctx(), [&](Observer& o) {
    o.leaf_gradient(leaf, grad, is_row_sparse(grad) ? grad->meta->rows : Tensor());
  });
}

// Complete gradients that have not been added to their leaves yet.
class Arrivals {
 public:
  void reserve(size_t n) { items_.reserve(n); }
  void clear() { items_.clear(); }
  Tensor* find(const Tensor& leaf) {
    for (Item& i : items_)
      if (i.leaf.get() == leaf.get()) return &i.grad;
    return nullptr;
  }
  template <class F>
  void each(const F& f) {
    for (Item& i : items_) f(i.grad, i.leaf);
  }
  void add(const Tensor& leaf, Tensor grad) { items_.push_back({leaf, std::move(grad), {}}); }
  // Adds each gradient to that of its leaf: all of them or, if it throws, none.
  void commit(bool create_graph) {
    for (Item& i : items_) {
      const Tensor& sum = i.leaf->meta->grad;
      if (!sum) {
        if (create_graph && i.grad->node) i.grad = with_history(i.grad);
        else if (!create_graph && !owned_alone(i.grad)) i.grad = ops::clone_grad(i.grad);
        continue;
      }
      if (is_row_sparse(sum) && is_row_sparse(i.grad)) {
        i.grad = ops::add_row_sparse(sum, i.grad);
        notify_leaf_gradient(i.leaf, i.grad);
        continue;
      }
      const Dims& shape = i.leaf.shape();
      i.grad = ops::to_dense(i.grad, shape);
      if (is_row_sparse(sum) || create_graph || sum.requires_grad() ||
          is_half_below(sum.dtype(), i.grad.dtype())) {
        i.grad = ops::add(ops::to_dense(sum, shape), i.grad);
      } else {
        i.to = sum;
        ops::make_addable(i.to, i.grad);
      }
    }
    for (Item& i : items_) {
      if (i.to) ops::add_prepared(i.to, i.grad);
      else set_leaf_grad(*i.leaf.get(), std::move(i.grad));
    }
  }

 private:
  struct Item {
    Tensor leaf, grad, to;  // to: the gradient to which `grad` is added in place
  };
  std::vector<Item> items_;
};

// State of a leaf before this backward. An outer backward, whose hook or host operation started
// this one, may have partial sums for the leaf.
struct WalkLeaf {
  Tensor tensor, pending;
  int32_t expected;
  uint32_t traversal;
};

// State that an outer walk had stored in a node which this walk visits too.
struct OuterNode {
  Ref<Node> node;
  Tensor* pending;
  uint64_t grad_from;
  uint32_t traversal;
  int32_t expected;
  int8_t rounded_to;
  bool needed;
};

// Lists that a walk fills, kept so that the next walk allocates nothing. A nested walk (in a hook)
// finds them empty and makes its own.
struct WalkBuffers {
  std::vector<Ref<Node>> nodes;
  std::vector<Node*> stack;
  std::vector<WalkLeaf> leaves;
  Arrivals arrivals;
};
struct WalkPart : Context::Part {
  static constexpr PartId kId = PartId::walk;
  WalkBuffers buffers;
  int32_t walks = 0;  // walks in progress, each nested in the one before
};

class Walk {
 public:
  Walk(Context& ctx, BackwardOptions o, std::span<const Tensor> inputs, bool into_leaves)
      : ctx_(ctx),
        options_(o),
        inputs_(inputs),
        into_leaves_(into_leaves),
        mode_(ctx, o.create_graph ? GradMode::enabled : GradMode::disabled),
        autocast_(ctx.autocast),
        stamp_(++ctx.traversal),
        begin_(ctx.next_sequence),
        part_(ctx.part<WalkPart>()),
        buffers_(std::move(part_.buffers)),
        inside_(part_.walks++ > 0) {
    ctx.autocast.enabled = false;
  }

  ~Walk() {  // runs after an error too: no partial state remains
    ctx_.autocast = autocast_;
    for (const Ref<Node>& n : nodes_) drop_pending(*n);
    for (const OuterNode& o : outer_) {
      Node& n = *o.node;
      n.pending = o.pending;
      n.grad_from = o.grad_from;
      n.traversal = o.traversal;
      n.expected = o.expected;
      n.rounded_to = o.rounded_to;
      n.needed = o.needed;
    }
    --part_.walks;
    for (WalkLeaf& leaf : leaves_) {
      TensorMeta& m = *leaf.tensor->meta;
      m.pending = std::move(leaf.pending);
      m.expected = leaf.expected;
      m.traversal = leaf.traversal;
    }
    nodes_.clear();
    buffers_.stack.clear();
    leaves_.clear();
    arrivals_.clear();
    part_.buffers = std::move(buffers_);
  }

  std::vector<Tensor> run(std::span<const Tensor> roots, std::span<const Tensor> grads) {
    captured_.resize(inputs_.size());
    const auto is_bad = [](const Tensor& root) { return root.count() == 1 && !is_finite(root); };
    std::unique_ptr<NonFiniteSearch> search;
    if (std::any_of(roots.begin(), roots.end(), is_bad)) search = search_non_finite(ctx_, roots);
    for (const Tensor& in : inputs_) {
      if (!in->node) want_leaf(in);
    }
    for (const Tensor& root : roots) visit(root);
    latest_first(0);
    mark_needed(0);
    for (size_t i = 0; i < roots.size(); ++i) {
      Tensor g = grads.empty() ? Tensor() : grads[i];
      if (!g) g = ops::full(ctx_, roots[i].dtype(), roots[i].shape(), 1.0);
      arrive(Edge::to(roots[i]), std::move(g));
    }
    arrivals_.reserve(leaves_.size());
    watching_ = into_leaves_ && watches_gradients(ctx_);
    for (size_t k = 0; k < nodes_.size(); ++k) step(k);
    watching_ = false;
    if (search) search->report();
    if (has_inserted_) arrivals_.each([&](Tensor& g, const Tensor& leaf) { narrow(g, leaf); });
    for (size_t i = 0; i < inputs_.size(); ++i) {
      const Tensor& in = inputs_[i];
      if (in->node || !captured_[i]) continue;
      const DType to = is_half(in.dtype()) ? kept_in(in) : in.dtype();
      if (captured_[i].dtype() != to) captured_[i] = ops::cast_leaf_grad(in, captured_[i], to);
    }
    arrivals_.commit(options_.create_graph);
    return std::move(captured_);
  }

 private:
  void want_leaf(const Tensor& leaf) {
    TensorMeta& m = leaf->need_meta();
    if (m.traversal == stamp_) {
      if (options_.sink && options_.sink->has_consumed(leaf)) reached_again(m);
      return;
    }
    leaves_.push_back({leaf, std::move(m.pending), m.expected, m.traversal});
    m.pending = Tensor();
    m.traversal = stamp_;
    m.expected = 0;
  }

  [[noreturn]] static void reached_again(const TensorMeta& m) {
    fail(MPT_ERROR_STATE,
         "'%s' is used in a checkpointed region, which has just run again, and outside it: its "
         "gradient was not complete when the update took it. Use it in one of the two, or train "
         "without release_grads",
         m.name.c_str());
  }

  void latest_first(size_t from) {
    std::sort(nodes_.begin() + static_cast<std::ptrdiff_t>(from), nodes_.end(),
              [](const Ref<Node>& a, const Ref<Node>& b) { return a->sequence > b->sequence; });
  }

  // Collects every node that the root depends on, without recursion.
  void visit(const Tensor& root) {
    if (!root->node) {
      if (into_leaves_) want_leaf(root);
      if (root->meta && root->meta->traversal == stamp_) ++root->meta->expected;
      return;
    }
    std::vector<Node*>& stack = buffers_.stack;
    stack.push_back(root->node.get());
    while (!stack.empty()) {
      Node* n = stack.back();
      stack.pop_back();
      if (n->traversal == stamp_) continue;
      if (inside_) {
        outer_.push_back({Ref<Node>(n), n->pending, n->grad_from, n->traversal, n->expected,
                          n->rounded_to, n->needed});
        n->pending = nullptr;
      }
      n->traversal = stamp_;
      n->expected = 0;
      n->rounded_to = 0;
      if (n->freed) {
        fail(MPT_ERROR_STATE,
             "the graph behind this backward was freed by an earlier one, at %s: pass retain_graph "
             "to the earlier backward, or run the forward again",
             op_name(ctx_, n->op));
      }
      nodes_.emplace_back(n);
      for (int i = 0; i < n->edge_count; ++i) {
        const Edge& e = n->edges[i];
        if (e.leaf && into_leaves_) want_leaf(e.leaf);
        if (e.node) stack.push_back(e.node.get());
      }
    }
  }

  int capture_index(const Node& n, int output) const {
    for (size_t i = 0; i < inputs_.size(); ++i)
      if (inputs_[i]->node.get() == &n && inputs_[i]->output == output) return static_cast<int>(i);
    return -1;
  }

  // Marks the nodes whose gradients lead to a wanted input, from the earliest node to
  // the latest. Counts the gradients that each leaf will receive, so that the walk
  // can tell when a leaf is complete.
  void mark_needed(size_t from) {
    for (size_t k = nodes_.size(); k-- > from;) {
      Node& n = *nodes_[k];
      bool runs = n.may_record_more;
      for (int i = 0; i < n.edge_count; ++i) {
        const Edge& e = n.edges[i];
        if (e.leaf && e.leaf->meta && e.leaf->meta->traversal == stamp_) {
          runs = true;
          ++e.leaf->meta->expected;
        }
        if (!e.node) continue;
        runs |= e.node->needed;
        ++e.node->expected;
      }
      n.needed = runs;
      if (!into_leaves_ && !runs) {
        for (int o = 0; o < n.outputs; ++o) n.needed |= capture_index(n, o) >= 0;
      }
    }
  }

  void drop_pending(Node& n) {
    if (!n.pending) return;
    for (int i = 0; i < n.outputs; ++i) n.pending[i].~Tensor();
    ctx_.arena.free_object(n.pending, sizeof(Tensor) * static_cast<size_t>(n.outputs));
    n.pending = nullptr;
  }

  void sum_into(Tensor& total, Tensor g) {
    if (!total) {
      total = std::move(g);
      return;
    }
    if (is_row_sparse(total) && is_row_sparse(g)) {
      total = ops::add_row_sparse(total, g);
      return;
    }
    total = ops::to_dense(total, g.shape());
    g = ops::to_dense(g, total.shape());
    if (!options_.create_graph && owned_alone(total) &&
        (total.dtype() == g.dtype() || is_half_below(g.dtype(), total.dtype()))) {
      ops::accumulate(total, g);
    } else total = ops::add(total, g);
  }

  void arrive(const Edge& e, Tensor g) {
    if (e.node) {
      Node& n = *e.node;
      --n.expected;
      if (!g || !n.needed) return;
      n.grad_from = from_;
      if (!n.pending) {
        void* p = ctx_.arena.alloc_object(sizeof(Tensor) * static_cast<size_t>(n.outputs));
        n.pending = static_cast<Tensor*>(p);
        for (int i = 0; i < n.outputs; ++i) new (n.pending + i) Tensor();
      }
      Tensor& sum = n.pending[e.output];
      if (n.expected >= kMany && n.outputs == 1 && sum && is_half(sum.dtype())) {
        n.rounded_to = static_cast<int8_t>(sum.dtype());
        sum = ops::cast_grad(sum, DType::f32);
      }
      sum_into(sum, std::move(g));
    } else if (e.leaf && e.leaf->meta && e.leaf->meta->traversal == stamp_) {
      TensorMeta& m = *e.leaf->meta;
      if (g) {
        widen(m.pending, e.leaf, m.expected + 1);
        if (!m.pending) m.grad_from = from_;
        sum_into(m.pending, std::move(g));
      }
      if (--m.expected == 0 && m.pending) finish_leaf(e.leaf, m);
    }
  }

  DType kept_in(const Tensor& leaf) const {
    const DType asked = leaf->meta->grad_dtype;
    const DType kept = asked == DType::none ? leaf.dtype() : asked;
    return sum_needs_f32(kept, options_.addends) ? DType::f32 : kept;
  }
  // Several gradients are summed in the dtype that the leaf keeps, if that is wider. Many are
  // summed in f32 at least and rounded once: the weight of a recurrent net receives one per step.
  void widen(Tensor& sum, const Tensor& leaf, int32_t parts) const {
    if (!sum || !is_half(sum.dtype())) return;
    const DType kept = kept_in(leaf);
    if (!is_half(kept)) sum = ops::cast_leaf_grad(leaf, sum, kept);
    else if (sum_needs_f32(kept, parts)) sum = ops::cast_leaf_grad(leaf, sum, DType::f32);
  }
  void narrow(Tensor& sum, const Tensor& leaf) const {
    const DType kept = kept_in(leaf);
    if (is_half_below(kept, sum.dtype())) sum = ops::cast_leaf_grad(leaf, sum, kept);
  }

  void finish_leaf(const Tensor& leaf, TensorMeta& m) {
    Tensor g = std::move(m.pending);
    m.pending = Tensor();
    if (!m.hooks.empty()) {  // hooks see the values of a row-sparse gradient
      const Tensor rows = is_row_sparse(g) ? g->meta->rows : Tensor();
      if (rows) g = g.alias();
      for (size_t i = 0; i < m.hooks.size(); ++i) m.hooks[i].run(g);
      if (rows) g = ops::make_row_sparse(std::move(g), rows);
    }
    for (size_t i = 0; i < inputs_.size(); ++i) {
      if (inputs_[i].get() != leaf.get()) continue;
      widen(captured_[i], leaf, INT32_MAX);
      sum_into(captured_[i], ops::to_dense(g, leaf.shape()));
    }
    if (!into_leaves_) return;
    // The addition in place widens a 16-bit operand as it reads it, so it needs no cast.
    const DType want = kept_in(leaf);
    const bool in_place = m.grad && !options_.create_graph && !m.grad.requires_grad() &&
                          !is_half_below(m.grad.dtype(), want);
    if (g.dtype() != want && !(in_place && is_half(g.dtype()))) {
      g = ops::cast_leaf_grad(leaf, g, want);
    }
    if (!m.grad && !options_.create_graph && !owned_alone(g)) g = ops::clone_grad(g);
    if (g->storage->owned) ctx_.arena.set_purpose(g->storage->data, Purpose::gradients);
    notify_leaf_gradient(leaf, g);
    const bool consumed = options_.sink && options_.sink->wants(leaf);
    if (m.post_hooks.empty() && !consumed && !options_.accumulate_immediately) {
      // A leaf that an inserted node reaches again may have an entry already.
      Tensor* sum = has_inserted_ ? arrivals_.find(leaf) : nullptr;
      if (sum) {
        widen(*sum, leaf, INT32_MAX);
        sum_into(*sum, std::move(g));
      } else arrivals_.add(leaf, std::move(g));
      return;
    }
    Arrivals now;
    now.add(leaf, std::move(g));
    now.commit(options_.create_graph);
    for (size_t i = 0; i < m.post_hooks.size(); ++i) m.post_hooks[i].run(leaf);
    if (consumed && m.grad) options_.sink->consume(leaf);
  }

  // Continues the walk through the nodes that a gradient function has recorded. They
  // are visited next, because they are the latest; earlier nodes that they lead to
  // are sorted in among the others.
  void insert_recorded(size_t at, std::vector<std::pair<Tensor, Tensor>>& continuations) {
    const size_t first = nodes_.size();
    has_inserted_ = true;
    for (const auto& [result, grad] : continuations) visit(result);
    latest_first(first);
    mark_needed(first);
    latest_first(at + 1);
    for (auto& [result, grad] : continuations) arrive(Edge::to(result), std::move(grad));
  }

  void step(size_t at) {
    Node& n = *nodes_[at];
    if (!n.pending) {  // no gradient arrived: tell the leaves not to wait for one
      for (int i = 0; i < n.edge_count; ++i) {
        if (n.edges[i].leaf) arrive(n.edges[i], Tensor());
      }
      return;
    }
    std::span<Tensor> grads(n.pending, static_cast<size_t>(n.outputs));
    if (n.rounded_to) grads[0] = ops::cast_grad(grads[0], static_cast<DType>(n.rounded_to));
    if (n.hooks) {
      for (auto& [output, hook] : *n.hooks)
        if (Tensor& g = grads[static_cast<size_t>(output)]) hook.run(g);
    }
    if (!inputs_.empty()) {
      for (int o = 0; o < n.outputs; ++o) {
        const int i = capture_index(n, o);
        if (i >= 0) captured_[static_cast<size_t>(i)] = grads[static_cast<size_t>(o)];
      }
    }
    bool runs = n.may_record_more;
    for (int i = 0; i < n.edge_count && !runs; ++i) {
      const Edge& e = n.edges[i];
      runs = (e.node && e.node->needed) ||
             (e.leaf && e.leaf->meta && e.leaf->meta->traversal == stamp_);
    }
    if (runs) {
      Tensor results_inline[8];
      std::vector<Tensor> results_more;
      std::span<Tensor> results(results_inline,
                                static_cast<size_t>(std::min<int>(n.edge_count, 8)));
      if (n.edge_count > 8) {
        results_more.resize(static_cast<size_t>(n.edge_count));
        results = results_more;
      }
      // Nodes recorded by this backward are never visited again, so retain_graph
      // does not apply to them.
      const bool retain = options_.retain_graph && n.sequence < begin_;
      if (n.freed) {
        fail(MPT_ERROR_STATE, "a backward inside this one has used up the graph at %s",
             op_name(ctx_, n.op));
      }
      Vjp v(n, grads, results, options_.create_graph, retain, options_.reuse_cast_buffers);
      {
        const Tensor* in[1] = {&grads[0]};
        const ObservedOp frame(ctx_, n.op, OpPhase::backward, in);
        n.vjp(v);
      }
      from_ = forwards_values(n.op) ? n.grad_from : n.stamp();
      if (watching_) [[unlikely]] {
        watch_gradients(n, results);
        watching_ = watches_gradients(ctx_);
      }
      if (ctx_.anomaly) {
        for (const Tensor& r : results)
          if (r) ops::check_finite(r, "the backward of", op_name(ctx_, n.op));
      }
      drop_pending(n);
      if (v.last()) n.free_saved();
      for (int i = 0; i < n.edge_count; ++i) {
        arrive(n.edges[i], std::move(results[static_cast<size_t>(i)]));
      }
      if (!v.continuations.empty()) insert_recorded(at, v.continuations);
    } else {
      drop_pending(n);
    }
  }

  Context& ctx_;
  BackwardOptions options_;
  std::span<const Tensor> inputs_;
  bool into_leaves_;
  GradModeGuard mode_;
  Autocast autocast_;
  uint32_t stamp_;
  uint64_t from_ = 0;  // stamp of the node whose gradients are arriving
  uint64_t begin_;     // first sequence number of nodes recorded during the walk
  WalkPart& part_;
  WalkBuffers buffers_;
  std::vector<Ref<Node>>& nodes_ = buffers_.nodes;
  std::vector<WalkLeaf>& leaves_ = buffers_.leaves;
  Arrivals& arrivals_ = buffers_.arrivals;
  std::vector<Tensor> captured_;
  bool inside_;  // nested in another walk, by a hook or a host operation
  std::vector<OuterNode> outer_;
  // Number of gradients still to arrive at a result, from which 16-bit gradients
  // are summed in f32 and rounded once.
  static constexpr int32_t kMany = 8;
  bool has_inserted_ = false;
  bool watching_ = false;
};

void check_roots(std::span<const Tensor> roots, std::span<const Tensor> grads) {
  if (roots.empty()) fail(MPT_ERROR_INVALID_ARGUMENT, "backward needs at least one root");
  for (size_t i = 0; i < roots.size(); ++i) {
    const Tensor& r = roots[i];
    if (!r.requires_grad()) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "root %zu%s of shape %s needs no gradient: nothing it was made from has "
           "requires_grad, "
           "or it was made under no-grad",
           i, r.quoted().s, text(r.shape()).s);
    }
    const Tensor g = grads.empty() ? Tensor() : grads[i];
    if (!g && r.count() != 1) {
      fail(MPT_ERROR_SHAPE,
           "root %zu%s has shape %s: a root without a gradient of its own has "
           "one element; reduce it (mean, sum) or pass root_grads",
           i, r.quoted().s, text(r.shape()).s);
    }
    if (g && !(g.shape() == r.shape())) {
      fail(MPT_ERROR_SHAPE, "root_grads[%zu] has shape %s, its root has %s", i, text(g.shape()).s,
           text(r.shape()).s);
    }
    if (g && g.dtype() != r.dtype()) {
      fail(MPT_ERROR_DTYPE, "root_grads[%zu] is %s, its root is %s", i, name_of(g.dtype()),
           name_of(r.dtype()));
    }
  }
}

}  // namespace

Tensor with_history(const Tensor& t) {
  Tensor own = t.alias();
  own->node = t->node;
  own->output = t->output;
  return own;
}

void backward(std::span<const Tensor> roots, std::span<const Tensor> root_grads,
              BackwardOptions options) {
  check_roots(roots, root_grads);
  Walk(roots[0].ctx(), options, {}, true).run(roots, root_grads);
}

std::vector<Tensor> gradients(std::span<const Tensor> roots, std::span<const Tensor> root_grads,
                              std::span<const Tensor> inputs, BackwardOptions options) {
  check_roots(roots, root_grads);
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (!inputs[i].requires_grad()) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "input %zu%s needs no gradient: set requires_grad before "
           "the forward",
           i, inputs[i].quoted().s);
    }
  }
  return Walk(roots[0].ctx(), options, inputs, false).run(roots, root_grads);
}

}  // namespace mpt
