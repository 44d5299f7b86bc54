// Optimizers' and schedules' C entry points, and clipping by hand.
// SPDX-License-Identifier: Apache-2.0
#include "api/callback.h"
#include "api/train.h"
#include "optim/clip.h"
#include "optim/optimizer.h"
#include "params/params.h"

using namespace mpt;
using namespace mpt::api;

namespace {

template <class D, class H, class F>
void hyper_fields(D& d, H& h, F f) {
  f(d.kind, h.kind);
#define MPT_FIELD(type, name, initial, low, high) f(d.name, h.name);
  MPT_HYPER_FIELDS(MPT_FIELD)
#undef MPT_FIELD
}

mpt_optimizer_desc out_hyper(const Hyper& h) {
  mpt_optimizer_desc d = {};
  d.struct_size = sizeof d;
  hyper_fields(d, h, FieldOut());
  return d;
}

Hyper in_hyper(const mpt_optimizer_desc* given) {
  // A field that the caller's version has not gets the default of the caller's rule.
  const auto fill = [](mpt_optimizer_desc* own, size_t, const mpt_optimizer_desc* from) {
    const auto kind = from ? static_cast<OptimizerKind>(from->kind) : OptimizerKind::adamw;
    const bool known = find_rule(kind) != nullptr;  // else check() fails
    *own = out_hyper(default_hyper(known ? kind : OptimizerKind::adamw));
  };
  const mpt_optimizer_desc d =
      in_desc(given, fill, "mpt_optimizer_desc", "mpt_adamw_desc_init, or that of another rule,");
  Hyper h;
  hyper_fields(d, h, FieldIn());
  check(h);
  return h;
}

Selection in_selection(const mpt_selection* given) {
  const mpt_selection d = in_desc(given, mpt_selection_init, "mpt_selection");
  Selection s;
  s.prefix = d.prefix ? d.prefix : "";
  s.suffix = d.suffix ? d.suffix : "";
  s.min_rank = d.min_rank;
  s.max_rank = d.max_rank;
  return s;
}

template <class D, class S, class F>
void schedule_fields(D& d, S& s, F f) {
  f(d.kind, s.kind);
#define MPT_FIELD(type, name, initial, low, high, kinds) f(d.name, s.name);
  MPT_SCHEDULE_FIELDS(MPT_FIELD)
#undef MPT_FIELD
  f(d.factor, s.factor_fn);
  f(d.user, s.user);
}

mpt_schedule_desc out_schedule(const Schedule& s) {
  mpt_schedule_desc d = {};
  d.struct_size = sizeof d;
  schedule_fields(d, s, FieldOut());
  return d;
}

// `notifier` is armed when the schedule is in force.
Schedule in_schedule(Context& ctx, const mpt_schedule_desc* given,
                     std::shared_ptr<DoneNotifier>& notifier) {
  const mpt_schedule_desc d = in_desc(given, mpt_schedule_desc_init, "mpt_schedule_desc");
  Schedule s;
  schedule_fields(d, s, FieldIn());
  check(s);
  notifier = std::make_shared<DoneNotifier>(ctx, d.done, d.user);
  s.owner = notifier;
  return s;
}

void init_hyper(mpt_optimizer_desc* desc, size_t size, OptimizerKind kind) {
  init_desc(desc, size, out_hyper(default_hyper(kind)));
}

}  // namespace

#define MPT_KIND(NAME, name)                                                        \
  static_assert(static_cast<int32_t>(OptimizerKind::name) == MPT_OPTIMIZER_##NAME); \
  void mpt_##name##_desc_init(mpt_optimizer_desc* desc, size_t size) {              \
    init_hyper(desc, size, OptimizerKind::name);                                    \
  }
MPT_OPTIMIZERS(MPT_KIND)
#undef MPT_KIND
#define MPT_KIND(NAME, name) MPT_OPTIMIZER_##NAME,
constexpr int32_t kPublicKinds[] = {MPT_OPTIMIZERS(MPT_KIND)};
#undef MPT_KIND
static_assert(std::size(kPublicKinds) == kRules);

void mpt_selection_init(mpt_selection* selection, size_t size) {
  mpt_selection s = {};
  s.max_rank = MPT_MAX_RANK;
  init_desc(selection, size, s);
}
void mpt_schedule_desc_init(mpt_schedule_desc* desc, size_t size) {
  Schedule s;
  s.kind = ScheduleKind::constant;
  init_desc(desc, size, out_schedule(s));
}

mpt_status mpt_optimizer_create(mpt_params params, const mpt_optimizer_desc* desc,
                                mpt_optimizer* out) {
  return entry("mpt_optimizer_create", [&] {
    *need(out, "out") = {};
    auto p = in(params);
    auto o = Optimizer::make(p, in_hyper(desc));
    *out = give_counted<mpt_optimizer>(p->ctx(), HandleType::optimizer, o);
  });
}
mpt_optimizer mpt_optimizer_retain(mpt_optimizer optimizer) {
  return retain_handle(bits(optimizer), HandleType::optimizer) ? optimizer : mpt_optimizer{};
}
void mpt_optimizer_release(mpt_optimizer optimizer) {
  release_handle(bits(optimizer), HandleType::optimizer);
}

mpt_status mpt_optimizer_add_group(mpt_optimizer optimizer, const mpt_selection* selection,
                                   const mpt_optimizer_desc* desc, int32_t* group) {
  return entry("mpt_optimizer_add_group", [&] {
    Optimizer& o = *in(optimizer);
    const int32_t g =
        o.add_group(in_selection(selection), desc ? in_hyper(desc) : o.group(0).hyper);
    if (group) *group = g;
  });
}

mpt_status mpt_optimizer_get_group(mpt_optimizer optimizer, int32_t group,
                                   mpt_optimizer_desc* out) {
  return entry("mpt_optimizer_get_group", [&] {
    const auto o = in(optimizer);
    need(out, "out");
    out_desc(out_hyper(o->group(group).hyper), out, "mpt_optimizer_desc");
  });
}

mpt_status mpt_optimizer_set_group(mpt_optimizer optimizer, int32_t group,
                                   const mpt_optimizer_desc* desc) {
  return entry("mpt_optimizer_set_group",
               [&] { in(optimizer)->set_group(group, in_hyper(need(desc, "desc"))); });
}

mpt_status mpt_optimizer_set_lr(mpt_optimizer optimizer, int32_t group, double lr) {
  return entry("mpt_optimizer_set_lr", [&] { in(optimizer)->set_lr(group, lr); });
}

mpt_status mpt_optimizer_set_average(mpt_optimizer optimizer, mpt_params average, double decay) {
  return entry("mpt_optimizer_set_average", [&] {
    auto o = in(optimizer);
    o->set_average(average ? in(average) : Ref<Params>(), decay);
  });
}

mpt_status mpt_optimizer_get_lr(mpt_optimizer optimizer, int32_t group, double* lr) {
  return entry("mpt_optimizer_get_lr", [&] {
    need(lr, "lr");
    *lr = in(optimizer)->lr(group);
  });
}

mpt_status mpt_optimizer_step(mpt_optimizer optimizer) {
  return entry("mpt_optimizer_step", [&] {
    auto o = in(optimizer);
    if (o->scaled_open) {
      fail(MPT_ERROR_STATE,
           "a stepper has scaled the gradients and has not stepped: mpt_stepper_step unscales them "
           "and updates, mpt_stepper_drop drops them");
    }
    o->step();
  });
}

mpt_status mpt_optimizer_zero_grad(mpt_optimizer optimizer) {
  return entry("mpt_optimizer_zero_grad", [&] { in(optimizer)->zero_grad(); });
}

mpt_status mpt_optimizer_get_info(mpt_optimizer optimizer, mpt_optimizer_info* out) {
  return entry("mpt_optimizer_get_info", [&] {
    auto o = in(optimizer);
    mpt_optimizer_info i = {};
    i.groups = static_cast<int32_t>(o->groups().size());
    i.steps = o->steps();
    i.parameters = static_cast<int64_t>(o->slots().size());
    i.state_bytes = o->state_bytes();
    i.schedule_step = o->schedule_step();
    out_desc(i, out, "mpt_optimizer_info");
  });
}

mpt_status mpt_optimizer_get_state(mpt_optimizer optimizer, const char* parameter, const char* key,
                                   mpt_tensor* out) {
  return entry("mpt_optimizer_get_state", [&] {
    *need(out, "out") = {};
    auto o = in(optimizer);
    need(parameter, "parameter");
    need(key, "key");
    const Tensor& t = o->params().get(parameter);
    for (const Optimizer::Slot& s : o->slots()) {
      if (s.entry->tensor.get() != t.get()) continue;
      if (Tensor state = o->read_state(s, key)) *out = give(std::move(state));
      return;
    }
    fail(MPT_ERROR_INVALID_ARGUMENT, "'%s' is a buffer, which no optimizer trains", parameter);
  });
}

mpt_status mpt_optimizer_set_schedule(mpt_optimizer optimizer, const mpt_schedule_desc* desc) {
  return entry("mpt_optimizer_set_schedule", [&] {
    auto o = in(optimizer);
    std::shared_ptr<DoneNotifier> notifier;
    o->set_schedule(desc ? in_schedule(o->ctx(), desc, notifier) : Schedule());
    if (notifier) notifier->armed = true;
  });
}

void mpt_clip_desc_init(mpt_clip_desc* desc, size_t size) {
  mpt_clip_desc d = {};
  d.norm_type = 2;
  init_desc(desc, size, d);
}

mpt_status mpt_params_clip_grad_norm(mpt_params params, double max_norm, const mpt_clip_desc* desc,
                                     double* norm) {
  return entry("mpt_params_clip_grad_norm", [&] {
    auto p = in(params);
    const mpt_clip_desc d = in_desc(desc, mpt_clip_desc_init, "mpt_clip_desc");
    clip_grad_norm(*p, max_norm, d.norm_type, d.error_if_nonfinite != 0, norm);
  });
}

mpt_status mpt_params_clip_grad_value(mpt_params params, double limit) {
  return entry("mpt_params_clip_grad_value", [&] { clip_grad_value(*in(params), limit); });
}
