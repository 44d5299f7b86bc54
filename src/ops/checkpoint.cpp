// Activation checkpointing: the backward runs the forward again instead of keeping its values.
// SPDX-License-Identifier: Apache-2.0
#include "ops/checkpoint.h"

#include "ops/op.h"

namespace mpt {
namespace {

// Restores the generator and autocast state of the first run for the second, and enables gradients.
class Rerun {
 public:
  Rerun(Context& ctx, const Generator& generator, const Autocast& autocast)
      : ctx_(ctx),
        generator_(ctx.generator),
        autocast_(ctx.autocast),
        grad_(ctx, GradMode::enabled) {
    ctx.generator = generator;
    ctx.autocast = autocast;
  }
  ~Rerun() {
    ctx_.generator = generator_;
    ctx_.autocast = autocast_;
  }
  Rerun(const Rerun&) = delete;
  Rerun& operator=(const Rerun&) = delete;

 private:
  Context& ctx_;
  Generator generator_;
  Autocast autocast_;
  GradModeGuard grad_;
};

// Returns an alias of x behind a node of the second run. Uses of x inside the region are then
// counted at this node and not at the node or leaf of x.
Tensor behind_clone(const Tensor& x) {
  if (!x.requires_grad()) return x;
  Tensor y = x.alias();
  y->is_view = true;
  record(Op::clone, y, {&x}, [](Vjp& v) { v.set(0, v.grad()); });
  return y;
}

}  // namespace

std::vector<Tensor> checkpoint(Context& ctx, ForwardFn forward, std::vector<Tensor> in) {
  const Generator before = ctx.generator;
  const Autocast autocast = ctx.autocast;
  std::vector<Tensor> out;
  {
    GradModeGuard no_grad(ctx, GradMode::disabled);
    out = forward(in);
  }
  if (!ctx.grad_enabled()) return out;
  std::vector<const Tensor*> inputs;
  std::vector<Tensor*> outs;
  std::vector<Saved> saved;
  for (const Tensor& t : in) {
    inputs.push_back(&t);
    saved.push_back(save(t));
  }
  for (Tensor& t : out) {
    if (t->refs > 1 || t->node) {
      t = t.alias();
      t->is_view = true;
    }
    outs.push_back(&t);
  }
  if (outs.empty()) return out;
  ctx.has_recomputed = true;
  // Recorded even if no input needs a gradient, because parameters inside the region may need one.
  record_n(Op::checkpoint, outs, inputs, [forward, saved, before, autocast](Vjp& v) {
    std::vector<Tensor> again;
    {
      const Rerun as_before(*v.node().ctx, before, autocast);
      std::vector<Tensor> leaves;
      for (const Saved& s : saved) leaves.push_back(behind_clone(s.get(v)));
      again = forward(leaves);
    }
    for (size_t i = 0; i < again.size(); ++i) {
      const Tensor& g = v.grad(static_cast<int>(i));
      if (g && again[i].requires_grad()) v.continue_from(again[i], g);
    }
  });
  for (const Tensor& t : out)
    if (t->node) t->node->may_record_more = true;
  return out;
}

}  // namespace mpt
