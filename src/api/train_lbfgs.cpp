// C entry points of L-BFGS.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "api/callback.h"
#include "api/train.h"
#include "params/params.h"
#include "train/lbfgs.h"
#include "train/scaler.h"

using namespace mpt;
using namespace mpt::api;

namespace {

struct Closure {
  mpt_closure function;
  void* user;
};
mpt_status call(void* closure, const mpt_tensor*, int32_t, mpt_tensor* out, int32_t) {
  const auto* c = static_cast<const Closure*>(closure);
  return c->function(c->user, out);
}

// Releases the handles that the host's closure made, also when the closure fails.
class HandleScope {
 public:
  explicit HandleScope(Context& ctx) : ctx_(ctx), marks_(ctx.scope_marks.size()) {
    ctx.scope_memory.grow(ctx.scope_marks);
    ctx.scope_marks.push_back(ctx.scope_handles.size());
  }
  ~HandleScope() {
    if (ctx_.scope_marks.size() <= marks_) return;  // the host has closed this scope
    const size_t first = ctx_.scope_marks[marks_];
    for (size_t i = first; i < ctx_.scope_handles.size(); ++i)
      release_handle(ctx_.scope_handles[i], HandleType::tensor);
    ctx_.scope_handles.resize(std::min(first, ctx_.scope_handles.size()));
    ctx_.scope_marks.resize(marks_);
    ctx_.scope_memory.fit(ctx_.scope_handles);
    ctx_.scope_memory.fit(ctx_.scope_marks);
    drain_space(ctx_.space);
  }
  HandleScope(const HandleScope&) = delete;
  HandleScope& operator=(const HandleScope&) = delete;

 private:
  Context& ctx_;
  size_t marks_;
};

}  // namespace

void mpt_lbfgs_desc_init(mpt_lbfgs_desc* desc, size_t size) {
  const LbfgsOptions o;
  mpt_lbfgs_desc d = {};
  d.lr = o.lr;
  d.max_iterations = o.max_iterations;
  d.history = o.history;
  d.tolerance_grad = o.tolerance_grad;
  d.tolerance_change = o.tolerance_change;
  init_desc(desc, size, d);
}

mpt_status mpt_lbfgs_create(mpt_params params, const mpt_lbfgs_desc* desc, mpt_lbfgs* out) {
  return entry("mpt_lbfgs_create", [&] {
    *need(out, "out") = {};
    auto p = in(params);
    const mpt_lbfgs_desc d = in_desc(desc, mpt_lbfgs_desc_init, "mpt_lbfgs_desc");
    if (d.line_search < MPT_LINE_SEARCH_NONE || d.line_search > MPT_LINE_SEARCH_STRONG_WOLFE) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "mpt_lbfgs_desc.line_search is %d; it must be MPT_LINE_SEARCH_NONE (0) or _STRONG_WOLFE "
           "(1)",
           d.line_search);
    }
    LbfgsOptions o;
    o.strong_wolfe = d.line_search == MPT_LINE_SEARCH_STRONG_WOLFE;
    o.lr = d.lr;
    o.max_iterations = d.max_iterations;
    o.max_evaluations = d.max_evaluations;
    o.history = d.history;
    o.tolerance_grad = d.tolerance_grad;
    o.tolerance_change = d.tolerance_change;
    auto l = Lbfgs::make(p, d.scaler ? in(d.scaler) : Ref<Scaler>(), o);
    *out = give_counted<mpt_lbfgs>(p->ctx(), HandleType::lbfgs, l);
  });
}
mpt_lbfgs mpt_lbfgs_retain(mpt_lbfgs lbfgs) {
  return retain_handle(bits(lbfgs), HandleType::lbfgs) ? lbfgs : mpt_lbfgs{};
}
void mpt_lbfgs_release(mpt_lbfgs lbfgs) { release_handle(bits(lbfgs), HandleType::lbfgs); }

mpt_status mpt_lbfgs_step(mpt_lbfgs lbfgs, mpt_closure closure, void* user, double* loss) {
  return entry("mpt_lbfgs_step", [&]() -> mpt_status {
    auto l = in(lbfgs);
    Closure c{need(closure, "closure"), user};
    const ForwardFn run = forward_of(l->ctx(), call, &c, 1, "the closure");
    double first = 0;
    const bool applied = l->step(
        [&] {
          HandleScope scope(l->ctx());
          return run({})[0];
        },
        &first);
    if (loss) *loss = first;
    return applied ? MPT_OK : MPT_STEP_SKIPPED;
  });
}

mpt_status mpt_lbfgs_get_info(mpt_lbfgs lbfgs, mpt_lbfgs_info* out) {
  return entry("mpt_lbfgs_get_info", [&] {
    auto l = in(lbfgs);
    mpt_lbfgs_info i = {};
    i.history = l->pairs();
    i.steps = l->steps();
    i.iterations = l->iterations();
    i.evaluations = l->evaluations();
    out_desc(i, out, "mpt_lbfgs_info");
  });
}
