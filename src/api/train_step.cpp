// C entry points of scalers and steppers.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <optional>

#include "api/train.h"
#include "comm/comm.h"
#include "io/scaler_json.h"
#include "observe/non_finite.h"
#include "optim/optimizer.h"
#include "train/scaler.h"
#include "train/stepper.h"

using namespace mpt;
using namespace mpt::api;

namespace {

template <class D, class O, class F>
void scaler_fields(D& d, O& o, F f) {
  f(d.enabled, o.enabled);
  f(d.is_static, o.is_static);
  f(d.init_scale, o.init_scale);
  f(d.growth_factor, o.growth_factor);
  f(d.backoff_factor, o.backoff_factor);
  f(d.growth_interval, o.growth_interval);
  f(d.min_scale, o.min_scale);
  f(d.max_scale, o.max_scale);
  f(d.hysteresis, o.hysteresis);
}

ScalerOptions in_options(const mpt_scaler_desc* given) {
  const mpt_scaler_desc d = in_desc(given, mpt_scaler_desc_init, "mpt_scaler_desc");
  ScalerOptions o;
  scaler_fields(d, o, FieldIn());
  return o;
}

Ref<Scaler> scaler_for(Context& ctx, const Precision& p) {
  if (p.scaling == Scaling::none) return {};
  ScalerOptions o;
  if (p.scaling == Scaling::fixed) {
    o.is_static = true;
    o.init_scale = p.static_scale;
    o.min_scale = 0;
  } else {
    if (p.min_loss_scale > 0) o.min_scale = p.min_loss_scale;
    if (p.max_loss_scale > 0) o.max_scale = p.max_loss_scale;
    o.init_scale = std::clamp(o.init_scale, o.min_scale, o.max_scale);
  }
  return Scaler::make(ctx, o);
}

}  // namespace

void mpt_scaler_desc_init(mpt_scaler_desc* desc, size_t size) {
  const ScalerOptions o;
  mpt_scaler_desc d = {};
  scaler_fields(d, o, FieldOut());
  init_desc(desc, size, d);
}

mpt_status mpt_scaler_create(mpt_context context, const mpt_scaler_desc* desc, mpt_scaler* out) {
  return entry("mpt_scaler_create", [&] {
    *need(out, "out") = {};
    Context& ctx = api::in(context);
    auto s = Scaler::make(ctx, in_options(desc));
    *out = give_counted<mpt_scaler>(ctx, HandleType::scaler, s);
  });
}
mpt_scaler mpt_scaler_retain(mpt_scaler scaler) {
  return retain_handle(bits(scaler), HandleType::scaler) ? scaler : mpt_scaler{};
}
void mpt_scaler_release(mpt_scaler scaler) { release_handle(bits(scaler), HandleType::scaler); }

mpt_status mpt_scaler_scale(mpt_scaler scaler, mpt_tensor loss, mpt_tensor* out) {
  return entry("mpt_scaler_scale", [&] {
    *need(out, "out") = {};
    *out = give(in(scaler)->scale(api::in(loss, "loss")));
  });
}

mpt_status mpt_scaler_unscale(mpt_scaler scaler, mpt_optimizer optimizer) {
  return entry("mpt_scaler_unscale", [&] { in(scaler)->unscale(api::in(optimizer)); });
}

mpt_status mpt_scaler_step(mpt_scaler scaler, mpt_optimizer optimizer) {
  return entry("mpt_scaler_step", [&]() -> mpt_status {
    return in(scaler)->step(api::in(optimizer)) ? MPT_OK : MPT_STEP_SKIPPED;
  });
}

mpt_status mpt_scaler_update(mpt_scaler scaler) {
  return entry("mpt_scaler_update", [&] { in(scaler)->update(); });
}

mpt_status mpt_scaler_wait(mpt_scaler scaler) {
  return entry("mpt_scaler_wait", [&] { in(scaler)->wait(); });
}

mpt_status mpt_scaler_set_scale(mpt_scaler scaler, double scale) {
  return entry("mpt_scaler_set_scale", [&] { in(scaler)->set_scale(scale); });
}

mpt_status mpt_scaler_get_info(mpt_scaler scaler, mpt_scaler_info* out) {
  return entry("mpt_scaler_get_info", [&]() -> mpt_status {
    auto s = in(scaler);
    if (!s->has_state()) return MPT_NOT_READY;
    const ScalerState state = s->state();
    mpt_scaler_info i = {};
    i.enabled = s->enabled();
    i.scale = state.scale;
    i.growth_tracker = state.growth_tracker;
    i.hysteresis_left = state.hysteresis_left;
    i.updates = state.updates;
    i.skipped = state.skipped;
    out_desc(i, out, "mpt_scaler_info");
    return MPT_OK;
  });
}

namespace {

mpt_scaler_state state_of(const Scaler& s) {
  const ScalerState state = s.state();
  mpt_scaler_state d = {};
  d.scale = state.scale;
  d.growth_tracker = state.growth_tracker;
  d.hysteresis_left = static_cast<int32_t>(state.hysteresis_left);
  d.growth_factor = s.options().growth_factor;
  d.backoff_factor = s.options().backoff_factor;
  d.growth_interval = s.options().growth_interval;
  return d;
}

}  // namespace

mpt_status mpt_scaler_get_state(mpt_scaler scaler, mpt_scaler_state* out) {
  return entry("mpt_scaler_get_state", [&] {
    auto s = in(scaler);
    if (!s->enabled()) fail(MPT_ERROR_STATE, "the scaler is disabled: it has no state");
    out_desc(state_of(*s), out, "mpt_scaler_state");
  });
}

mpt_status mpt_scaler_set_state(mpt_scaler scaler, const mpt_scaler_state* state) {
  return entry("mpt_scaler_set_state", [&] {
    auto s = in(scaler);
    const bool enabled = s->enabled();
    const mpt_scaler_state now = enabled ? state_of(*s) : mpt_scaler_state{};
    const mpt_scaler_state d = in_state(need(state, "state"), "mpt_scaler_state", now);
    if (!enabled) return;
    ScalerOptions o = s->options();
    o.growth_factor = d.growth_factor;
    o.backoff_factor = d.backoff_factor;
    o.growth_interval = d.growth_interval;
    const ScalerState put = {
        .scale = d.scale, .growth_tracker = d.growth_tracker, .hysteresis_left = d.hysteresis_left};
    s->check_restore(o, put);
    s->restore(o, put);
  });
}

mpt_status mpt_scaler_state_to_json(mpt_scaler scaler, char* text, size_t size, size_t* needed) {
  return entry("mpt_scaler_state_to_json",
               [&] { give_text(io::scaler_to_json(*in(scaler)), text, size, needed); });
}

mpt_status mpt_scaler_state_from_json(mpt_scaler scaler, const char* text) {
  return entry("mpt_scaler_state_from_json",
               [&] { io::scaler_from_json(*in(scaler), need(text, "text")); });
}

namespace {

void out_verdict(const Context& ctx, const Verdict& v, mpt_verdict* out) {
  mpt_verdict d = {};
  d.outcome = static_cast<int32_t>(v.outcome);
  d.steps = v.steps;
  d.non_finite = v.non_finite;
  d.bad_parameter = v.bad;
  d.grad_norm = v.norm;
  d.scale_before = v.scale_before;
  d.scale_after = v.scale_after;
  d.loss = v.loss;
  d.optimizer = v.optimizer;
  d.step = v.step;
  d.bad_op = -1;
  d.bad_op_name = "";
  d.bad_tensor = "";
  d.bad_text = "";
  d.bad_rank = v.bad_rank;
  if (const NonFinite* f = v.finding.get()) {
    d.bad_phase = static_cast<int32_t>(f->phase);
    d.bad_op = f->op;
    d.bad_op_name = op_name(ctx, static_cast<Op>(f->op));
    d.bad_tensor = f->tensor.c_str();
    d.bad_text = f->text.c_str();
  }
  out_desc(d, out, "mpt_verdict");
}

}  // namespace

mpt_status mpt_scaler_get_verdict(mpt_scaler scaler, mpt_optimizer optimizer, mpt_verdict* out) {
  return entry("mpt_scaler_get_verdict", [&]() -> mpt_status {
    auto s = in(scaler);
    auto o = api::in(optimizer);
    need(out, "out");
    const std::optional<Verdict> v = s->verdict(o);
    if (!v) return MPT_NOT_READY;
    out_verdict(s->ctx(), *v, out);
    return MPT_OK;
  });
}

// -- the stepper ----------------------------------------------------------------------------------

void mpt_stepper_desc_init(mpt_stepper_desc* desc, size_t size) {
  mpt_stepper_desc d = {};
  d.accumulate = 1;
  d.losses = 1;
  d.clip_norm_type = 2;
  d.bucket_bytes = StepperOptions().bucket_bytes;
  d.gather_from = StepperOptions().gather_from;
  d.overlap = 1;
  init_desc(desc, size, d);
}

mpt_status mpt_stepper_create(mpt_context context, const mpt_precision* precision,
                              const mpt_stepper_desc* desc, mpt_stepper* out) {
  return entry("mpt_stepper_create", [&] {
    *need(out, "out") = {};
    Context& ctx = api::in(context);
    const Precision p = in_precision(precision);
    warn_of_alias(ctx, p);
    const mpt_stepper_desc d = in_desc(desc, mpt_stepper_desc_init, "mpt_stepper_desc");
    if (d.skip < MPT_SKIP_ALONE || d.skip > MPT_SKIP_TOGETHER) {
      fail(MPT_ERROR_INVALID_ARGUMENT,
           "mpt_stepper_desc.skip is %d; it must be MPT_SKIP_ALONE (0) or MPT_SKIP_TOGETHER (1)",
           d.skip);
    }
    StepperOptions o;
    o.accumulate = d.accumulate;
    o.clip_norm = d.clip_norm;
    o.clip_value = d.clip_value;
    o.clip_over = static_cast<ClipOver>(d.clip_over);
    o.skip_together = d.skip == MPT_SKIP_TOGETHER;
    o.check = d.check != 0;
    o.keep_grads = d.keep_grads != 0;
    o.clip_norm_type = d.clip_norm_type;
    o.error_if_nonfinite = d.error_if_nonfinite != 0;
    o.at_once = d.at_once != 0;
    o.losses = d.losses;
    o.events = d.events;
    o.skip_limit = d.skip_limit;
    o.release_grads = d.release_grads != 0;
    o.wire = static_cast<DType>(d.wire);
    o.bucket_bytes = d.bucket_bytes;
    o.compare_every = d.compare_every;
    o.overlap = d.overlap != 0;
    o.wire_stochastic = d.wire_stochastic != 0;
    o.shard = static_cast<Shard>(d.shard);
    o.gather_from = d.gather_from;
    o.gather_bytes = d.gather_bytes;
    auto s = Stepper::make(ctx, d.scaler ? in(d.scaler) : scaler_for(ctx, p), o,
                           d.comm ? in(d.comm) : Ref<Comm>());
    *out = give_counted<mpt_stepper>(ctx, HandleType::stepper, s);
  });
}
mpt_stepper mpt_stepper_retain(mpt_stepper stepper) {
  return retain_handle(bits(stepper), HandleType::stepper) ? stepper : mpt_stepper{};
}
void mpt_stepper_release(mpt_stepper stepper) {
  release_handle(bits(stepper), HandleType::stepper);
}

mpt_status mpt_stepper_add(mpt_stepper stepper, mpt_optimizer optimizer) {
  return entry("mpt_stepper_add", [&] { in(stepper)->add(api::in(optimizer)); });
}

namespace {

mpt_scaler give_scaler(const Ref<Scaler>& s) {
  return s ? give_counted<mpt_scaler>(s->ctx(), HandleType::scaler, s) : mpt_scaler{};
}

void backward(mpt_stepper stepper, int32_t index, mpt_tensor loss, const mpt_backward_desc* desc) {
  auto s = in(stepper);
  const mpt_backward_desc d = in_desc(desc, mpt_backward_desc_init, "mpt_backward_desc");
  s->backward(index, api::in(loss, "loss"), {d.retain_graph != 0, d.create_graph != 0});
}

}  // namespace

mpt_status mpt_stepper_get_scaler(mpt_stepper stepper, mpt_scaler* out) {
  return entry("mpt_stepper_get_scaler", [&] {
    *need(out, "out") = {};
    *out = give_scaler(in(stepper)->scaler());
  });
}

mpt_status mpt_stepper_get_loss_scaler(mpt_stepper stepper, int32_t index, mpt_scaler* out) {
  return entry("mpt_stepper_get_loss_scaler", [&] {
    *need(out, "out") = {};
    *out = give_scaler(in(stepper)->scaler(index));
  });
}

mpt_status mpt_stepper_backward_loss(mpt_stepper stepper, int32_t index, mpt_tensor loss,
                                     const mpt_backward_desc* desc) {
  return entry("mpt_stepper_backward_loss", [&] { backward(stepper, index, loss, desc); });
}

mpt_status mpt_stepper_backward(mpt_stepper stepper, mpt_tensor loss) {
  return entry("mpt_stepper_backward", [&] { backward(stepper, 0, loss, nullptr); });
}

mpt_status mpt_stepper_drop(mpt_stepper stepper) {
  return entry("mpt_stepper_drop", [&] { in(stepper)->drop(); });
}

mpt_status mpt_stepper_step(mpt_stepper stepper) {
  return entry("mpt_stepper_step",
               [&]() -> mpt_status { return in(stepper)->step() ? MPT_OK : MPT_STEP_SKIPPED; });
}

mpt_status mpt_stepper_wait(mpt_stepper stepper) {
  return entry("mpt_stepper_wait",
               [&]() -> mpt_status { return in(stepper)->wait() ? MPT_OK : MPT_STEP_SKIPPED; });
}

mpt_status mpt_stepper_get_verdict(mpt_stepper stepper, int32_t index, mpt_verdict* out) {
  return entry("mpt_stepper_get_verdict", [&]() -> mpt_status {
    auto s = in(stepper);
    need(out, "out");
    if (!s->is_answered()) return MPT_NOT_READY;
    out_verdict(s->ctx(), s->verdict(index), out);
    return MPT_OK;
  });
}

mpt_status mpt_stepper_get_event(mpt_stepper stepper, int64_t index, mpt_verdict* out) {
  return entry("mpt_stepper_get_event", [&]() -> mpt_status {
    auto s = in(stepper);
    need(out, "out");
    if (!s->is_answered()) return MPT_NOT_READY;
    out_verdict(s->ctx(), s->event(index), out);
    return MPT_OK;
  });
}

mpt_status mpt_stepper_get_info(mpt_stepper stepper, mpt_stepper_info* out) {
  return entry("mpt_stepper_get_info", [&]() -> mpt_status {
    auto s = in(stepper);
    if (!s->is_answered()) return MPT_NOT_READY;
    mpt_stepper_info i = {};
    i.optimizers = static_cast<int32_t>(s->optimizers().size());
    i.steps = s->steps();
    i.skipped = s->skipped();
    i.open = s->open();
    i.events = s->events();
    i.skipped_in_row = s->skipped_in_row();
    out_desc(i, out, "mpt_stepper_info");
    return MPT_OK;
  });
}
