// Operations registered by the host.
// SPDX-License-Identifier: Apache-2.0
#include "ops/custom.h"

#include <cstring>

#include "autocast/classes.h"
#include "backends/recorder.h"
#include "ops/ops.h"

namespace mpt {
namespace {

// Sets an autocast state for the duration of a host callback.
class AutocastGuard {
 public:
  AutocastGuard(Context& ctx, const Autocast& state) : ctx_(ctx), before_(ctx.autocast) {
    ctx.autocast = state;
  }
  ~AutocastGuard() { ctx_.autocast = before_; }
  AutocastGuard(const AutocastGuard&) = delete;
  AutocastGuard& operator=(const AutocastGuard&) = delete;

 private:
  Context& ctx_;
  Autocast before_;
};

}  // namespace

Op find_op(const Context& ctx, const char* name) {
  for (int i = 0; i < kOps; ++i)
    if (std::strcmp(kOpInfo[i].name, name) == 0) return static_cast<Op>(i);
  for (size_t i = 0; i < ctx.custom_op_names.size(); ++i)
    if (ctx.custom_op_names[i] == name)
      return static_cast<Op>(kFirstCustomOp + static_cast<int>(i));
  return static_cast<Op>(-1);
}

Op register_op(Context& ctx, std::string name, CustomOp op, CastClass cls) {
  if (name.empty()) fail(MPT_ERROR_INVALID_ARGUMENT, "an operation needs a name");
  if (static_cast<int>(find_op(ctx, name.c_str())) >= 0) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "an operation named '%s' exists already", name.c_str());
  }
  auto& ops = ctx.part<CustomOpsPart>().ops;
  auto& classes = autocast_part(ctx).custom;
  autocast_part(ctx).latest = nullptr;  // the table lacks the new op
  AutocastPart::Own own{cls, op.advice};
  auto shared = std::make_shared<CustomOp>(std::move(op));
  ops.reserve(ops.size() + 1);
  classes.reserve(classes.size() + 1);
  ctx.custom_op_names.push_back(std::move(name));
  classes.push_back(std::move(own));
  ops.push_back(std::move(shared));
  return static_cast<Op>(kFirstCustomOp + static_cast<int>(ops.size()) - 1);
}

std::vector<Tensor> call_op(Context& ctx, Op op, std::vector<Tensor> in) {
  auto* part = ctx.find_part<CustomOpsPart>();
  const int index = static_cast<int>(op) - kFirstCustomOp;
  if (!part || index < 0 || index >= static_cast<int>(part->ops.size())) {
    const bool known = static_cast<int>(op) >= 0 && static_cast<int>(op) < kOps;
    fail(MPT_ERROR_INVALID_ARGUMENT, "operation %d%s%s is not one of the host's own%s",
         static_cast<int>(op), known ? ", " : "", known ? kOpInfo[static_cast<int>(op)].name : "",
         known ? ": the library's operations have functions of their own" : "");
  }
  need_no_recording(*ctx.home, "an operation of the host's own");
  std::shared_ptr<CustomOp> def = part->ops[static_cast<size_t>(index)];
  if (in.size() != static_cast<size_t>(def->in_count)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s takes %d inputs; got %zu", op_name(ctx, op), def->in_count,
         in.size());
  }
  std::vector<Tensor*> refs;
  std::vector<const Tensor*> views;
  for (Tensor& t : in) {
    if (&t.ctx() != &ctx) fail(MPT_ERROR_INVALID_HANDLE, "an input belongs to another context");
    refs.push_back(&t);
    views.push_back(&t);
  }
  const Autocast scope = ctx.autocast;
  Call call(ctx, op, refs);
  std::vector<Tensor> out;
  {
    GradModeGuard no_grad(ctx, GradMode::disabled);
    const AutocastGuard inside(ctx, def->in_scope ? scope : ctx.autocast);
    out = def->forward(in);
  }
  notify(ctx, [&](Observer& o) { o.computed(out, in); });
  if (wants_grad(ctx, views)) {
    std::vector<Tensor*> outs;
    for (Tensor& t : out) {
      // A result that is an input, or an existing view, must not get the op's node: use an alias.
      if (t->refs > 1 || t->node) {
        t = t.alias();
        t->is_view = true;
      }
      outs.push_back(&t);
    }
    std::vector<Saved> saved;
    for (const Tensor& t : in) saved.push_back(save(t));
    std::vector<SavedResult> results;
    for (const Tensor& t : out) results.push_back(save_result(t));
    Autocast state = scope;
    state.enabled &= def->in_scope;
    record_n(op, outs, views, [def, saved, results, state](Vjp& v) {
      if (!def->backward) {
        fail(MPT_ERROR_UNSUPPORTED, "the operation '%s' was registered without a backward",
             op_name(*v.node().ctx, v.node().op));
      }
      std::vector<Tensor> in, out, grads;
      for (const Saved& s : saved) in.push_back(s.get(v));
      for (size_t i = 0; i < results.size(); ++i) {
        out.push_back(results[i].get(v, static_cast<int>(i)));
        grads.push_back(v.grad(static_cast<int>(i)));
      }
      const AutocastGuard as_in_forward(*v.node().ctx, state);
      std::vector<Tensor> g = def->backward(in, out, grads);
      notify(*v.node().ctx, [&](Observer& o) { o.computed(g, in); });
      for (size_t i = 0; i < g.size(); ++i) {
        if (!g[i]) continue;
        if (!(g[i].shape() == in[i].shape())) {
          fail(MPT_ERROR_SHAPE,
               "the backward of '%s' gave input %zu a gradient of shape %s; it "
               "must be the input's, %s",
               op_name(*v.node().ctx, v.node().op), i, text(g[i].shape()).s, text(in[i].shape()).s);
        }
        v.set(static_cast<int>(i), g[i]);
      }
    });
  }
  return out;
}

}  // namespace mpt
