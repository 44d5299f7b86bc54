// The backward: it collects the nodes that the roots depend on, visits them from the latest to the
// earliest, and hands the gradients of leaves to LeafGrads.
// SPDX-License-Identifier: Apache-2.0
#include "autograd/engine.h"

#include <algorithm>
#include <memory>

#include "autograd/anomaly.h"
#include "autograd/grad_sum.h"
#include "autograd/leaf_grads.h"
#include "autograd/node.h"
#include "autograd/non_finite_search.h"
#include "backends/cache.h"
#include "core/error.h"
#include "core/observer.h"

namespace mpt {

namespace {

// State of a node in one backward.
struct NodeState {
  Ref<Node> node;
  uint64_t grad_from = 0;          // stamp of the node that produced the arriving gradient
  uint32_t first_grad = 0;         // index of the gradient of its first result
  uint32_t outer = 0;              // the node's index in the enclosing backward
  int32_t expected = 0;            // gradients still to arrive
  DType rounded_to = DType::none;  // final dtype of the only result's gradient, if summed in f32
  bool has_grad = false;           // a gradient has arrived
  bool leads_on = false;           // leads to a wanted tensor
  bool is_needed = false;          // leads to a wanted tensor, or its result is one
};

// A node's place in the order of the backward.
struct Visit {
  uint64_t sequence;
  uint32_t node;  // index of its NodeState
};

// Lists that a backward fills, kept so that the next one allocates nothing.
struct BackwardBuffers {
  std::vector<NodeState> nodes;
  std::vector<Visit> order;
  std::vector<Tensor> grads;        // gradients of all nodes' results
  std::vector<Tensor> input_grads;  // gradients of the inputs of the node in progress
  std::vector<Node*> stack;
  LeafBuffers leaves;
};

// Lends the context's buffers. A nested backward (in a hook) finds them empty and makes its own.
class BufferLease {
 public:
  explicit BufferLease(Context& ctx)
      : part_(ctx.part<Part>()), buffers_(std::move(part_.buffers)) {}
  ~BufferLease() { part_.buffers = std::move(buffers_); }
  BufferLease(const BufferLease&) = delete;
  BufferLease& operator=(const BufferLease&) = delete;
  BackwardBuffers* operator->() { return &buffers_; }

 private:
  struct Part : Context::Part {
    static constexpr PartId kId = PartId::backward;
    BackwardBuffers buffers;
  };
  Part& part_;
  BackwardBuffers buffers_;
};

// From this number of gradients still to arrive at a result, 16-bit gradients are summed in f32 and
// rounded once.
constexpr int32_t kManyGrads = 8;

Tensor ones_like(const Tensor& t) {
  Tensor y = Tensor::empty(t.ctx(), t.dtype(), t.shape());
  launch(Kernel::fill, {&y}, {}, None{}, FillScalars{1, 0});
  return y;
}

}  // namespace

class Backward {
 public:
  // inputs: where the gradients go; nullptr: to the leaves.
  Backward(Context& ctx, const BackwardOptions& options, InputGrads* inputs)
      : ctx_(ctx),
        options_(options),
        inputs_(inputs),
        mode_(ctx, options.create_graph ? GradMode::enabled : GradMode::disabled),
        autocast_(ctx.autocast),
        begin_(ctx.next_sequence),
        buffers_(ctx),
        leaves_(options_, inputs, buffers_->leaves) {
    ctx.autocast.enabled = false;
  }
  ~Backward() {  // runs after an error too: no partial state remains
    ctx_.autocast = autocast_;
    for (const NodeState& s : nodes_) s.node->backward_index = s.outer;
    grads_.clear();
    input_grads_.clear();
    nodes_.clear();
    order_.clear();
    stack_.clear();
  }
  Backward(const Backward&) = delete;
  Backward& operator=(const Backward&) = delete;

  void run(std::span<const Tensor> roots, std::span<const Tensor> root_grads) {
    ctx_.backward_step = ctx_.steps;
    const std::unique_ptr<NonFiniteSearch> search = search_non_finite(ctx_, roots);
    if (inputs_) {
      inputs_->grads.resize(inputs_->inputs.size());
      for (const Tensor& in : inputs_->inputs)
        if (!in->node) leaves_.add(in);
    }
    for (const Tensor& root : roots) visit(root);
    prepare_added(0);
    for (size_t i = 0; i < roots.size(); ++i) {
      const bool is_given = !root_grads.empty() && root_grads[i];
      arrive(Edge::to(roots[i]), is_given ? Tensor(root_grads[i]) : ones_like(roots[i]));
    }
    leaves_.reserve();
    watching_ = !inputs_ && watches_gradients(ctx_);
    for (size_t i = 0; i < order_.size(); ++i) step(i);
    if (search) search->finish();
    leaves_.store_all();
  }

  const BackwardOptions& options() const { return options_; }
  bool wants(const Edge& e) const {
    return e.leaf ? leaves_.is_wanted(e.leaf) : e.node && state_of(*e.node).is_needed;
  }
  // True if `node` may keep its saved values for another backward. Nodes recorded by this backward
  // are never visited again.
  bool retains(const Node& node) const { return options_.retain_graph && node.sequence < begin_; }

 private:
  NodeState* find(const Node& n) const {
    const uint32_t i = n.backward_index;
    return i < nodes_.size() && nodes_[i].node.get() == &n ? &nodes_[i] : nullptr;
  }
  NodeState& state_of(const Node& n) const {
    MPT_ASSERT(find(n), "a backward has visited every node that an edge leads to");
    return nodes_[n.backward_index];
  }
  std::span<Tensor> grads_of(const NodeState& s) {
    return {grads_.data() + s.first_grad, static_cast<size_t>(s.node->outputs)};
  }
  static std::span<const Edge> edges_of(const Node& n) {
    return {n.edges, static_cast<size_t>(n.edge_count)};
  }

  // Collects every node that the root depends on, without recursion.
  void visit(const Tensor& root) {
    if (!root->node) {
      if (!inputs_) leaves_.add(root);
      leaves_.expect(root);
      return;
    }
    stack_.push_back(root->node.get());
    while (!stack_.empty()) {
      Node& n = *stack_.back();
      stack_.pop_back();
      if (find(n)) continue;
      if (n.freed) {
        fail(MPT_ERROR_STATE,
             "the graph behind this backward was freed by an earlier one, at %s: pass retain_graph "
             "to the earlier backward, or run the forward again",
             op_name(ctx_, n.op));
      }
      add(n);
      for (const Edge& e : edges_of(n)) {
        if (e.leaf && !inputs_) leaves_.add(e.leaf);
        if (e.node) stack_.push_back(e.node.get());
      }
    }
  }

  void add(Node& n) {
    const auto index = static_cast<uint32_t>(nodes_.size());
    NodeState& s = nodes_.emplace_back();
    s.node = Ref<Node>(&n);
    s.outer = n.backward_index;
    n.backward_index = index;
    s.first_grad = grad_count_;
    grad_count_ += static_cast<uint32_t>(n.outputs);
    order_.push_back({n.sequence, index});
  }

  // Sorts the nodes from `first` on, the latest first.
  // Prepares the nodes from place `first` on, which visit() has added.
  void prepare_added(size_t first) {
    grads_.resize(grad_count_);
    sort_from(first);
    mark_needed(first);
  }

  void sort_from(size_t first) {
    std::sort(order_.begin() + static_cast<std::ptrdiff_t>(first), order_.end(),
              [](const Visit& a, const Visit& b) { return a.sequence > b.sequence; });
  }

  // Marks the nodes whose gradients lead to a wanted tensor, from the earliest node to the latest.
  // Counts the gradients that each node and leaf will receive, which tells when it is complete.
  void mark_needed(size_t first) {
    for (size_t i = order_.size(); i-- > first;) {
      NodeState& s = nodes_[order_[i].node];
      s.leads_on = s.node->may_record_more;
      for (const Edge& e : edges_of(*s.node)) {
        if (e.leaf) s.leads_on |= leaves_.expect(e.leaf);
        if (!e.node) continue;
        NodeState& input = state_of(*e.node);
        s.leads_on |= input.is_needed;
        ++input.expected;
      }
      s.is_needed = s.leads_on || is_input(*s.node);
    }
  }

  // Returns the index of an input of the backward, or -1.
  int input_index(const Node& n, int output) const {
    for (size_t i = 0; inputs_ && i < inputs_->inputs.size(); ++i) {
      const Tensor& in = inputs_->inputs[i];
      if (in->node.get() == &n && in->output == output) return static_cast<int>(i);
    }
    return -1;
  }
  bool is_input(const Node& n) const {
    for (int i = 0; inputs_ && i < n.outputs; ++i)
      if (input_index(n, i) >= 0) return true;
    return false;
  }

  // Takes a gradient to its destination. An empty one only counts as arrived.
  void arrive(const Edge& e, Tensor&& g) {
    if (e.node) arrive_at_node(state_of(*e.node), e.output, std::move(g));
    else if (e.leaf) leaves_.arrive(e.leaf, std::move(g), from_);
  }

  void arrive_at_node(NodeState& s, int output, Tensor&& g) {
    --s.expected;
    if (!g || !s.is_needed) return;
    s.grad_from = from_;
    s.has_grad = true;
    Tensor& sum = grads_of(s)[static_cast<size_t>(output)];
    if (s.expected >= kManyGrads && s.node->outputs == 1 && sum && is_half(sum.dtype())) {
      s.rounded_to = sum.dtype();
      sum = cast_grad(sum, DType::f32);
    }
    accumulate(sum, std::move(g));
  }

  // Turns the gradients of one node's results into those of its inputs.
  void step(size_t at) {
    const NodeState& s = nodes_[order_[at].node];
    Node& n = *s.node;
    if (!s.has_grad) {  // the leaves need not wait for a gradient
      for (const Edge& e : edges_of(n))
        if (e.leaf) arrive(e, Tensor());
      return;
    }
    const std::span<Tensor> grads = grads_of(s);
    for (const Tensor& g : grads) work_on(g);
    if (s.rounded_to != DType::none) grads[0] = cast_grad(grads[0], s.rounded_to);
    run_hooks(n, grads);
    capture(n, grads);
    if (s.leads_on) differentiate(s, grads, at);
    else drop(grads);
  }

  // Lets new tensors be made on the device of a gradient.
  void work_on(const Tensor& grad) {
    if (ctx_.devices && grad) [[unlikely]]
      ctx_.place = &grad.place();
  }

  static void run_hooks(const Node& n, std::span<Tensor> grads) {
    if (!n.hooks) return;
    for (auto& [output, hook] : *n.hooks)
      if (Tensor& g = grads[static_cast<size_t>(output)]) hook.run(g);
  }

  // Stores gradients that the caller asks for.
  void capture(const Node& n, std::span<const Tensor> grads) {
    for (int output = 0; inputs_ && output < n.outputs; ++output) {
      const int i = input_index(n, output);
      if (i >= 0) inputs_->grads[static_cast<size_t>(i)] = grads[static_cast<size_t>(output)];
    }
  }

  void differentiate(const NodeState& s, std::span<Tensor> grads, size_t at) {
    Node& n = *s.node;
    if (n.freed) {
      fail(MPT_ERROR_STATE,
           "a backward inside this one has freed the graph at %s: pass retain_graph to it",
           op_name(ctx_, n.op));
    }
    input_grads_.clear();
    input_grads_.resize(static_cast<size_t>(n.edge_count));
    Vjp v(*this, n, grads, input_grads_);
    {
      const Tensor* in[1] = {&grads[0]};
      const ObservedOp observed(ctx_, n.op, OpPhase::backward, in);
      n.vjp(v);
    }
    from_ = forwards_values(n.op) ? s.grad_from : n.stamp();
    check_input_grads(n);
    drop(grads);
    if (v.last()) n.free_saved();
    for (size_t i = 0; i < input_grads_.size(); ++i) {
      work_on(input_grads_[i]);
      arrive(n.edges[i], std::move(input_grads_[i]));
    }
    if (!v.continuations.empty()) insert_recorded(at, v.continuations);
  }

  void check_input_grads(const Node& n) {
    if (watching_) [[unlikely]] {
      watch_gradients(n, input_grads_);
      watching_ = watches_gradients(ctx_);
    }
    if (!ctx_.anomaly) return;
    for (const Tensor& g : input_grads_)
      if (g) check_finite(g, "backward", op_name(ctx_, n.op));
  }

  static void drop(std::span<Tensor> grads) {
    for (Tensor& g : grads) g = Tensor();
  }

  // Continues the backward through the nodes that a gradient function has recorded. They are
  // visited next, because they are the latest; earlier nodes that they lead to are sorted in among
  // the others.
  void insert_recorded(size_t at, std::vector<std::pair<Tensor, Tensor>>& continuations) {
    const size_t first = order_.size();
    leaves_.reopen();
    for (const auto& [result, grad] : continuations) visit(result);
    prepare_added(first);
    sort_from(at + 1);
    for (auto& [result, grad] : continuations) arrive(Edge::to(result), std::move(grad));
  }

  Context& ctx_;
  const BackwardOptions options_;
  InputGrads* inputs_;
  GradModeGuard mode_;
  Autocast autocast_;
  uint64_t from_ = 0;  // stamp of the node whose gradients are arriving
  uint64_t begin_;     // first sequence number of nodes recorded during the backward
  BufferLease buffers_;
  std::vector<NodeState>& nodes_ = buffers_->nodes;
  std::vector<Visit>& order_ = buffers_->order;
  std::vector<Tensor>& grads_ = buffers_->grads;
  std::vector<Tensor>& input_grads_ = buffers_->input_grads;
  std::vector<Node*>& stack_ = buffers_->stack;
  uint32_t grad_count_ = 0;  // results of all nodes
  LeafGrads leaves_;
  bool watching_ = false;
};

Vjp::Vjp(const Backward& backward, Node& node, std::span<Tensor> grads, std::span<Tensor> results)
    : backward_(backward),
      node_(node),
      grads_(grads),
      results_(results),
      create_graph_(backward.options().create_graph),
      last_(!create_graph_ && !backward.retains(node)) {}

bool Vjp::wants(int input) const { return backward_.wants(node_.edges[input]); }

bool Vjp::reuse_cast_buffers() const { return backward_.options().reuse_cast_buffers; }

namespace {

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
           "root %zu%s has shape %s: a root must have one element unless root_grads has its "
           "gradient; reduce it (mean, sum) or pass root_grads",
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
  Backward(roots[0].ctx(), options, nullptr).run(roots, root_grads);
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
  InputGrads results{inputs, {}};
  Backward(roots[0].ctx(), options, &results).run(roots, root_grads);
  return std::move(results.grads);
}

}  // namespace mpt
