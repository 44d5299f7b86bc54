// Activation checkpointing: the forward runs again when its backward comes.
// SPDX-License-Identifier: Apache-2.0
#include "autograd/checkpoint.h"

#include "autograd/engine.h"
#include "autograd/node.h"
#include "core/error.h"
#include "ops/op.h"

namespace mpt {

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
    if (t->refs > 1 || t->node) t = t.alias();
    outs.push_back(&t);
  }
  if (outs.empty()) return out;
  // Recorded even where no input needs a gradient: the parameters inside may.
  record_n(Op::checkpoint, outs, inputs, [forward, saved, before, autocast](Vjp& v) {
    if (v.create_graph()) {
      fail(MPT_ERROR_UNSUPPORTED,
           "a checkpointed region cannot be differentiated twice: run it "
           "without mpt_checkpoint where create_graph is asked for");
    }
    Context& c = *v.node().ctx;
    std::vector<Tensor> leaves;
    for (const Saved& s : saved) {
      Tensor t = s.get(v).alias();
      t->wants_grad = is_floating(t.dtype());
      leaves.push_back(t);
    }
    const Generator now = c.generator;
    const Autocast autocast_now = c.autocast;
    std::vector<Tensor> again;
    try {
      GradModeGuard grad(c, GradMode::enabled);
      c.generator = before;
      c.autocast = autocast;
      again = forward(leaves);
    } catch (...) {
      c.generator = now;
      c.autocast = autocast_now;
      throw;
    }
    c.generator = now;
    c.autocast = autocast_now;
    std::vector<Tensor> roots, grads;
    for (size_t i = 0; i < again.size(); ++i) {
      const Tensor& g = v.grad(static_cast<int>(i));
      if (!g || !again[i].requires_grad()) continue;
      roots.push_back(again[i]);
      grads.push_back(g);
    }
    if (roots.empty()) return;
    backward(roots, grads, {});  // parameters inside get their gradients here
    for (size_t i = 0; i < leaves.size(); ++i) {
      if (leaves[i]->meta && leaves[i]->meta->grad)
        v.set(static_cast<int>(i), leaves[i]->meta->grad);
    }
  });
  return out;
}

}  // namespace mpt
