// The gradients of leaves: their sums, dtypes and hooks, and how they are stored.
// SPDX-License-Identifier: Apache-2.0
#include "autograd/leaf_grads.h"

#include "autograd/grad_sum.h"
#include "autograd/row_sparse.h"
#include "core/context.h"
#include "core/error.h"
#include "core/tensor_meta.h"

namespace mpt {
namespace {

// True if the error of n roundings could exceed one hundredth of a sum that is kept: above 2 in
// bf16, above 16 in f16.
bool sum_needs_f32(DType sum, int32_t n) {
  return is_half(sum) && n > (sum == DType::bf16 ? 2 : 16);
}

constexpr int32_t kManyParts = INT32_MAX;  // for sums whose number of parts is not known

[[noreturn]] void fail_reached_again(const TensorMeta& m, const GradSink& sink) {
  fail(MPT_ERROR_STATE,
       "'%s' is used in a checkpointed region, which has just run again, and outside it: its "
       "gradient was not complete when it was used. Use it in one of the two, or %s",
       m.name.text.c_str(), sink.instead());
}

void store(CompleteGrad& c) {
  if (c.target) add_prepared(c.add, c.target, c.grad);
  else set_leaf_grad(*c.leaf.get(), std::move(c.grad));
}

}  // namespace

LeafGrads::~LeafGrads() {
  for (const LeafState& s : leaves_) s.leaf->meta->backward_index = s.outer;
  leaves_.clear();
  complete_.clear();
}

void LeafGrads::add(const Tensor& leaf) {
  TensorMeta& m = leaf->need_meta();
  if (find(leaf)) {
    if (options_.sink && options_.sink->has_consumed(leaf)) fail_reached_again(m, *options_.sink);
    return;
  }
  leaves_.push_back({.leaf = leaf, .sum = {}, .expected = 0, .outer = m.backward_index});
  m.backward_index = static_cast<uint32_t>(leaves_.size() - 1);
}

bool LeafGrads::expect(const Tensor& leaf) {
  LeafState* s = find(leaf);
  if (s) ++s->expected;
  return s != nullptr;
}

void LeafGrads::arrive(const Tensor& leaf, Tensor&& g, uint64_t from) {
  LeafState* s = find(leaf);
  if (!s) return;
  if (g) {
    widen(s->sum, leaf, s->expected + 1);
    if (!s->sum) leaf->meta->grad_from = from;
    accumulate(s->sum, std::move(g));
  }
  if (--s->expected == 0 && s->sum) finish(*s);
}

DType kept_grad_dtype(const Tensor& leaf, int32_t addends) {
  const DType asked = leaf->meta->grad_dtype;
  const DType kept = asked == DType::none ? leaf.dtype() : asked;
  return sum_needs_f32(kept, addends) ? DType::f32 : kept;
}

// Several gradients are summed in the dtype that the leaf keeps, if that is wider. More than two
// are summed in f32 at least and rounded once: the weight of a recurrent net receives one per step,
// and part of a sum may overflow where the sum does not.
void LeafGrads::widen(Tensor& sum, const Tensor& leaf, int32_t parts) const {
  if (!sum || !is_half(sum.dtype())) return;
  const DType kept = kept_dtype(leaf);
  if (!is_half(kept)) sum = cast_leaf_grad(leaf, sum, kept);
  else if (parts > 2) sum = cast_leaf_grad(leaf, sum, DType::f32);
}

void LeafGrads::finish(LeafState& state) {
  const Tensor& leaf = state.leaf;
  Tensor g = std::move(state.sum);
  state.sum = Tensor();
  run_hooks(leaf, g);
  if (inputs_) return capture(leaf, g);

  convert_for_store(leaf, g);
  TensorMeta& m = *leaf->meta;
  const bool is_consumed = options_.sink && options_.sink->wants(leaf);
  if (m.hooks.post.empty() && !is_consumed && !options_.accumulate_immediately) {
    return store_later(leaf, std::move(g));
  }
  {  // it holds the gradient that it adds to, and a sink takes one that nobody else holds
    CompleteGrad now{.leaf = leaf, .grad = std::move(g)};
    prepare_store(now);
    store(now);
  }
  for (size_t i = 0; i < m.hooks.post.size(); ++i) m.hooks.post[i].run(leaf);
  if (is_consumed && m.grad) options_.sink->consume(leaf);
}

// Hooks see the values of a row-sparse gradient.
void LeafGrads::run_hooks(const Tensor& leaf, Tensor& g) const {
  const TensorMeta& m = *leaf->meta;
  if (m.hooks.grad.empty()) return;
  const Tensor rows = is_row_sparse(g) ? g->meta->rows : Tensor();
  if (rows) g = g.alias();
  for (size_t i = 0; i < m.hooks.grad.size(); ++i) m.hooks.grad[i].run(g);
  if (rows) g = make_row_sparse(std::move(g), rows);
}

void LeafGrads::capture(const Tensor& leaf, const Tensor& g) {
  for (size_t i = 0; i < inputs_->inputs.size(); ++i) {
    if (inputs_->inputs[i].get() != leaf.get()) continue;
    Tensor& sum = inputs_->grads[i];
    widen(sum, leaf, kManyParts);
    accumulate(sum, to_dense(g, leaf.shape()));
  }
}

// Makes g a tensor that can become the leaf's gradient or be added to it.
void LeafGrads::convert_for_store(const Tensor& leaf, Tensor& g) const {
  const Tensor& before = leaf->meta->grad;
  const DType kept = kept_dtype(leaf);
  // The addition in place widens a 16-bit operand as it reads it, so it needs no cast.
  const bool in_place = before && !options_.create_graph && !before.requires_grad() &&
                        !is_half_below(before.dtype(), kept);
  if (g.dtype() != kept && !(in_place && is_half(g.dtype()))) g = cast_leaf_grad(leaf, g, kept);
  if (!before && !options_.create_graph && !is_sole_owner(g)) g = clone_grad(g);
  g->storage->set_purpose(Purpose::gradients);
  notify_leaf_gradient(leaf, g);
}

void LeafGrads::store_later(const Tensor& leaf, Tensor g) {
  if (has_reopened_) {
    for (CompleteGrad& c : complete_) {
      if (c.leaf.get() != leaf.get()) continue;
      widen(c.grad, leaf, kManyParts);
      accumulate(c.grad, std::move(g));
      return;
    }
  }
  complete_.push_back({.leaf = leaf, .grad = std::move(g)});
}

// Does all that can fail before store().
void LeafGrads::prepare_store(CompleteGrad& c) const {
  const Tensor& before = c.leaf->meta->grad;
  if (!before) {
    if (options_.create_graph && c.grad->node) c.grad = with_history(c.grad);
    else if (!options_.create_graph && !is_sole_owner(c.grad)) c.grad = clone_grad(c.grad);
    return;
  }
  if (is_row_sparse(before) && is_row_sparse(c.grad)) {
    c.grad = add_row_sparse(before, c.grad);
    notify_leaf_gradient(c.leaf, c.grad);
    return;
  }
  const Dims& shape = c.leaf.shape();
  c.grad = to_dense(c.grad, shape);
  if (is_row_sparse(before) || options_.create_graph || before.requires_grad() ||
      is_half_below(before.dtype(), c.grad.dtype())) {
    c.grad = add_grads(to_dense(before, shape), c.grad);
  } else {
    c.target = before;
    c.add = make_addable(c.target, c.grad);
  }
}

void LeafGrads::store_all() {
  if (has_reopened_) {  // rounds the sums that store_later() widened
    for (CompleteGrad& c : complete_) {
      const DType kept = kept_dtype(c.leaf);
      if (is_half_below(kept, c.grad.dtype())) c.grad = cast_leaf_grad(c.leaf, c.grad, kept);
    }
  }
  for (size_t i = 0; inputs_ && i < inputs_->inputs.size(); ++i) {
    const Tensor& in = inputs_->inputs[i];
    Tensor& g = inputs_->grads[i];
    if (in->node || !g) continue;
    const DType to = is_half(in.dtype()) ? kept_dtype(in) : in.dtype();
    if (g.dtype() != to) g = cast_leaf_grad(in, g, to);
  }
  for (CompleteGrad& c : complete_) prepare_store(c);
  for (CompleteGrad& c : complete_) store(c);
}

}  // namespace mpt
