// C entry points of autograd: requires_grad, backward, grad modes, hooks, checkpointing.
// SPDX-License-Identifier: Apache-2.0
#include "autograd/engine.h"

#include <memory>

#include "api/callback.h"
#include "api/entry.h"
#include "api/modes.h"
#include "autograd/node.h"
#include "autograd/row_sparse.h"
#include "backends/devices.h"
#include "ops/checkpoint.h"
#include "ops/op.h"
#include "ops/ops.h"

using namespace mpt;
using namespace mpt::api;

mpt_status mpt_tensor_set_requires_grad(mpt_tensor tensor, mpt_bool32 on) {
  return entry("mpt_tensor_set_requires_grad", [&] {
    Tensor t = in(tensor, "tensor");
    if (on && !is_floating(t.dtype())) {
      fail(MPT_ERROR_DTYPE, "tensor%s is %s; only floating tensors have gradients", t.quoted().s,
           name_of(t.dtype()));
    }
    if (t->node) {
      fail(MPT_ERROR_STATE,
           "tensor%s is the recorded result of %s; requires_grad can be set on leaves only: detach "
           "it first",
           t.quoted().s, op_name(t.ctx(), t->node->op));
    }
    if (on && t->inference) {
      fail(MPT_ERROR_STATE,
           "tensor%s was made in inference mode, which saves nothing for a backward: make it "
           "outside that mode, or copy it outside first",
           t.quoted().s);
    }
    if (on) t->need_meta();
    t->wants_grad = on != 0;
  });
}

mpt_status mpt_tensor_get_grad(mpt_tensor tensor, mpt_tensor* out) {
  return entry("mpt_tensor_get_grad", [&] {
    *need(out, "out") = {};
    Tensor t = in(tensor, "tensor");
    if (!t->meta || !t->meta->grad) return;
    const Tensor& g = t->meta->grad;
    if (is_row_sparse(g)) {
      fail(MPT_ERROR_STATE,
           "the gradient of '%s' is row-sparse (mpt_tensor_set_grad_sparse), with %lld of %lld "
           "rows: use mpt_tensor_get_grad_rows",
           t.name(), lld(g.size(0)), lld(t.size(0)));
    }
    *out = give(g);
  });
}

mpt_status mpt_tensor_get_grad_rows(mpt_tensor tensor, mpt_tensor* rows, mpt_tensor* values) {
  return entry("mpt_tensor_get_grad_rows", [&] {
    clear(rows, values);
    need(rows, "rows");
    need(values, "values");
    Tensor t = in(tensor, "tensor");
    if (!t->meta || !is_row_sparse(t->meta->grad)) return;
    const Tensor& g = t->meta->grad;
    Tensor both[2] = {ops::clone(g->meta->rows), g.alias()};
    mpt_tensor out[2];
    give_list(both, out);
    *rows = out[0];
    *values = out[1];
  });
}

mpt_status mpt_tensor_set_grad_sparse(mpt_tensor tensor, mpt_bool32 on) {
  return entry("mpt_tensor_set_grad_sparse", [&] {
    Tensor t = in(tensor, "tensor");
    if (on && t.rank() != 2) {
      fail(MPT_ERROR_SHAPE, "tensor%s has shape %s; a row-sparse gradient needs a matrix, [V, D]",
           t.quoted().s, text(t.shape()).s);
    }
    t->need_meta().accepts_row_sparse = on != 0;
  });
}

mpt_status mpt_tensor_set_grad(mpt_tensor tensor, mpt_tensor grad) {
  return entry("mpt_tensor_set_grad", [&] {
    Tensor t = in(tensor, "tensor"), g = in_or_none(grad, "grad");
    if (g && !(g.shape() == t.shape())) {
      fail(MPT_ERROR_SHAPE, "grad has shape %s, the tensor %s: they must be equal",
           text(g.shape()).s, text(t.shape()).s);
    }
    if (g && !is_floating(g.dtype())) {
      fail(MPT_ERROR_DTYPE, "grad is %s; it must be floating", name_of(g.dtype()));
    }
    if (g && &g.ctx() != &t.ctx()) {
      fail(MPT_ERROR_INVALID_HANDLE, "grad and the tensor belong to different contexts");
    }
    if (g && &g.place() != &t.place()) {
      fail(MPT_ERROR_DEVICE, "grad is on %s, tensor%s on %s: they must be on one device",
           name_of(g.place()).s, t.quoted().s, name_of(t.place()).s);
    }
    if (g && g.get() == t.get()) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "tensor%s cannot be its own gradient: clone it",
           t.quoted().s);
    }
    if (g && !has_no_overlap(g.shape(), g.stride())) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "elements of grad share memory, as in an expanded view, but gradients are accumulated "
           "in place: clone it first");
    }
    if (g && g->storage->read_only) {
      fail(MPT_ERROR_STATE,
           "grad%s is read-only memory, but gradients are accumulated in place: clone it first",
           g.quoted().s);
    }
    Tensor own = g ? with_history(g) : g;
    if (g && g->wants_grad) {
      record(Op::clone, own, {&g}, [](Vjp& v) { v.set(0, v.grad()); });
    }
    set_leaf_grad(*t.get(), std::move(own));
    t->meta->grad_from = 0;
  });
}

mpt_status mpt_tensor_set_grad_dtype(mpt_tensor tensor, mpt_dtype dtype) {
  return entry("mpt_tensor_set_grad_dtype", [&] {
    Tensor t = in(tensor, "tensor");
    const DType d = dtype == MPT_DTYPE_NONE ? DType::none : in_dtype(dtype);
    if (d != DType::none && (!is_floating(d) || is_f8(d))) {
      fail(MPT_ERROR_DTYPE, "dtype is %s; a gradient must be f32, f64, f16 or bf16", name_of(d));
    }
    t->need_meta().grad_dtype = d;
  });
}

void mpt_backward_desc_init(mpt_backward_desc* desc, size_t size) {
  init_desc(desc, size, mpt_backward_desc{});
}

namespace {

struct Roots {
  std::vector<Tensor> roots, grads;
  BackwardOptions options;
};

Roots in_roots(const mpt_tensor* roots, const mpt_tensor* grads, int32_t count,
               const mpt_backward_desc* desc) {
  Roots r;
  const mpt_backward_desc d = in_desc(desc, mpt_backward_desc_init, "mpt_backward_desc");
  r.options = {d.retain_graph != 0, d.create_graph != 0};
  r.roots = in_list(roots, count, "roots");
  if (grads) {
    for (int32_t i = 0; i < count; ++i) r.grads.push_back(in_or_none(grads[i], "root_grads"));
  }
  for (const auto* list : {&r.roots, &r.grads}) {
    for (const Tensor& t : *list) {
      if (t && &t.ctx() != &r.roots[0].ctx()) {
        fail(MPT_ERROR_INVALID_HANDLE,
             "the roots and their gradients belong to different contexts");
      }
    }
  }
  return r;
}

}  // namespace

mpt_status mpt_backward(const mpt_tensor* roots, const mpt_tensor* root_grads, int32_t count,
                        const mpt_backward_desc* desc) {
  return entry("mpt_backward", [&] {
    Roots r = in_roots(roots, root_grads, count, desc);
    backward(r.roots, r.grads, r.options);
  });
}

mpt_status mpt_grad(const mpt_tensor* roots, const mpt_tensor* root_grads, int32_t count,
                    const mpt_tensor* inputs, int32_t input_count, const mpt_backward_desc* desc,
                    mpt_tensor* out) {
  return entry("mpt_grad", [&] {
    need(out, "out");
    clear_list(out, input_count);
    Roots r = in_roots(roots, root_grads, count, desc);
    std::vector<Tensor> wanted = in_list(inputs, input_count, "inputs");
    for (const Tensor& t : wanted) {
      if (!r.roots.empty() && &t.ctx() != &r.roots[0].ctx()) {
        fail(MPT_ERROR_INVALID_HANDLE, "the inputs and the roots belong to different contexts");
      }
    }
    std::vector<Tensor> g = gradients(r.roots, r.grads, wanted, r.options);
    give_list(g, out);
  });
}

// -- grad modes -----------------------------------------------------------------------------------

mpt_status mpt_grad_mode_push(mpt_context context, mpt_grad_mode mode) {
  return entry("mpt_grad_mode_push", [&] {
    Context& ctx = in(context);
    if (mode < MPT_GRAD_ENABLED || mode > MPT_GRAD_INFERENCE) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "mode is %d; it must be MPT_GRAD_ENABLED (0), MPT_GRAD_DISABLED (1) or "
           "MPT_GRAD_INFERENCE (2)",
           mode);
    }
    auto& before = ctx.part<GradModes>().before;
    ctx.scope_memory.grow(before);
    before.push_back(ctx.grad_mode);
    ctx.grad_mode = static_cast<GradMode>(mode);
  });
}

mpt_status mpt_grad_mode_pop(mpt_context context) {
  return entry("mpt_grad_mode_pop", [&] {
    Context& ctx = in_at_end(context);
    auto& before = ctx.part<GradModes>().before;
    if (before.empty())
      fail(MPT_ERROR_STATE, "no grad mode is pushed: mpt_grad_mode_push pushes one");
    ctx.grad_mode = before.back();
    before.pop_back();
    ctx.scope_memory.fit(before);
  });
}

// -- hooks ----------------------------------------------------------------------------------------

namespace {

int64_t add_hook(const Tensor& t, mpt_grad_hook hook,
                 const std::shared_ptr<DoneNotifier>& notifier) {
  need(hook, "hook");
  if (!t.requires_grad()) {
    fail(MPT_ERROR_STATE, "tensor%s does not require a gradient: a hook would never run",
         t.quoted().s);
  }
  TensorMeta& m = t->need_meta();
  GradHook h{m.hooks.next_id, [hook, notifier](Tensor& g) {
               const LentHandles lent({&g, 1});
               mpt_tensor stored = *lent.data();
               const uint64_t errors = error_count();
               const mpt_status s = hook(notifier->user, &stored);
               const bool is_replaced = stored != *lent.data();
               const std::vector<Tensor> list =
                   take_stored(g.ctx(), {&stored, is_replaced ? 1u : 0u}, StoredNull::refused,
                               "a gradient hook", s, errors);
               if (!is_replaced) return;
               const Tensor& replaced = list[0];
               if (!(replaced.shape() == g.shape()) || replaced.dtype() != g.dtype()) {
                 fail(MPT_ERROR_SHAPE,
                      "a gradient hook replaced %s%s by %s%s: shape and dtype must stay the same",
                      name_of(g.dtype()), text(g.shape()).s, name_of(replaced.dtype()),
                      text(replaced.shape()).s);
               }
               g = replaced;
             }};
  if (t->node) {
    if (!t->node->hooks) t->node->hooks = new std::vector<std::pair<int16_t, GradHook>>;
    t->node->hooks->emplace_back(t->output, std::move(h));
  } else {
    m.hooks.grad.push_back(std::move(h));
  }
  return m.hooks.next_id++;
}

int64_t add_post_hook(const Tensor& t, mpt_post_hook hook,
                      const std::shared_ptr<DoneNotifier>& notifier) {
  need(hook, "hook");
  if (!t->wants_grad) {
    fail(MPT_ERROR_STATE, "tensor%s is not a leaf with requires_grad: it receives no gradient",
         t.quoted().s);
  }
  TensorMeta& m = t->need_meta();
  m.hooks.post.push_back({m.hooks.next_id, [hook, notifier](const Tensor& l) {
                            const LentHandles lent({&l, 1});
                            const uint64_t errors = error_count();
                            const mpt_status s = hook(notifier->user, *lent.data());
                            if (s != MPT_OK) fail_callback("a post hook", s, errors);
                          }});
  return m.hooks.next_id++;
}

// Removes the hooks of which `is_it` is true, and returns their number. Frees the memory that the
// list does not need any more.
template <class H, class F>
size_t remove_hooks(std::vector<H>& hooks, F is_it) {
  const size_t n = std::erase_if(hooks, is_it);
  if (hooks.size() < hooks.capacity() / 4) hooks.shrink_to_fit();
  return n;
}

}  // namespace

mpt_status mpt_tensor_add_hook(mpt_tensor tensor, mpt_grad_hook hook, void* user, mpt_done_fn done,
                               int64_t* id) {
  return entry("mpt_tensor_add_hook", [&] {
    const Tensor t = in(tensor, "tensor");
    auto notifier = std::make_shared<DoneNotifier>(t.ctx(), done, user);
    const int64_t n = add_hook(t, hook, notifier);
    notifier->armed = true;
    if (id) *id = n;
  });
}

mpt_status mpt_tensor_add_post_hook(mpt_tensor leaf, mpt_post_hook hook, void* user,
                                    mpt_done_fn done, int64_t* id) {
  return entry("mpt_tensor_add_post_hook", [&] {
    const Tensor t = in(leaf, "leaf");
    auto notifier = std::make_shared<DoneNotifier>(t.ctx(), done, user);
    const int64_t n = add_post_hook(t, hook, notifier);
    notifier->armed = true;
    if (id) *id = n;
  });
}

mpt_status mpt_tensor_remove_hook(mpt_tensor tensor, int64_t id) {
  return entry("mpt_tensor_remove_hook", [&] {
    Tensor t = in(tensor, "tensor");
    size_t n = 0;
    if (t->meta) {
      n += remove_hooks(t->meta->hooks.grad, [id](const GradHook& h) { return h.id == id; });
      n += remove_hooks(t->meta->hooks.post, [id](const PostHook& h) { return h.id == id; });
    }
    if (t->node && t->node->hooks) {
      n += remove_hooks(*t->node->hooks,
                        [&](const auto& h) { return h.first == t->output && h.second.id == id; });
    }
    if (n == 0) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "tensor%s has no hook %lld", t.quoted().s, lld(id));
    }
  });
}
