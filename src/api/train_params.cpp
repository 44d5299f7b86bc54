// C entry points of precisions and parameter sets.
// SPDX-License-Identifier: Apache-2.0
#include "api/train.h"
#include "autocast/classes.h"
#include "io/share.h"
#include "ops/ops.h"
#include "optim/average.h"
#include "params/params.h"
#include "precision/precision.h"

namespace mpt::api {

mpt_precision out_precision(const Precision& p) {
  mpt_precision d = {};
  d.struct_size = sizeof d;
  d.param = static_cast<mpt_dtype>(p.param);
  d.compute = static_cast<mpt_dtype>(p.compute);
  d.grad = static_cast<mpt_dtype>(p.grad);
  d.output = static_cast<mpt_dtype>(p.output);
  d.buffer = static_cast<mpt_dtype>(p.buffer);
  d.vectors_f32 = p.vectors_f32;
  d.master = static_cast<int32_t>(p.master);
  d.scaling = static_cast<int32_t>(p.scaling);
  d.static_scale = p.static_scale;
  d.min_loss_scale = p.min_loss_scale;
  d.max_loss_scale = p.max_loss_scale;
  d.batch_norm_f32 = p.batch_norm_f32;
  d.profile = p.profile;
  d.alias = p.alias;
  d.cost_rule = p.cost_rule;
  return d;
}

Precision in_precision(const mpt_precision* given) {
  const mpt_precision d = in_desc(given, mpt_precision_init, "mpt_precision");
  Precision p;
  p.param = static_cast<DType>(d.param);
  p.compute = static_cast<DType>(d.compute);
  p.grad = static_cast<DType>(d.grad);
  p.output = static_cast<DType>(d.output);
  p.buffer = static_cast<DType>(d.buffer);
  p.vectors_f32 = d.vectors_f32 != 0;
  p.master = static_cast<Master>(d.master);
  p.scaling = static_cast<Scaling>(d.scaling);
  p.static_scale = d.static_scale;
  p.min_loss_scale = d.min_loss_scale;
  p.max_loss_scale = d.max_loss_scale;
  p.batch_norm_f32 = d.batch_norm_f32 != 0;
  p.profile = d.profile;
  p.alias = d.alias;
  p.cost_rule = d.cost_rule != 0;
  check(p);
  return p;
}

}  // namespace mpt::api

using namespace mpt;
using namespace mpt::api;

void mpt_precision_init(mpt_precision* precision, size_t size) {
  init_desc(precision, size, out_precision({}));
}

mpt_status mpt_precision_from_name(const char* name, mpt_precision* out, size_t size) {
  return entry("mpt_precision_from_name", [&] {
    need(out, "out");
    if (size <= sizeof(void*)) {
      fail(MPT_ERROR_ABI, "size is %zu; it must be sizeof(mpt_precision), %zu", size,
           sizeof(mpt_precision));
    }
    const Precision p = precision_from_name(need(name, "name"));
    init_desc(out, size, out_precision(p));
  });
}

mpt_status mpt_precision_push(mpt_context context, const mpt_precision* precision) {
  return entry("mpt_precision_push", [&] {
    Context& ctx = in(context);
    const Precision p = in_precision(precision);
    warn_of_alias(ctx, p);
    const bool on = p.compute != DType::none;
    autocast_push(ctx, {.enabled = on,
                        .dtype = on ? p.compute : ctx.autocast.dtype,
                        .profile = p.profile,
                        .cost_rule = p.cost_rule});
  });
}

mpt_status mpt_precision_pop(mpt_context context) {
  return entry("mpt_precision_pop", [&] { autocast_pop(in_at_end(context)); });
}

mpt_status mpt_precision_input(const mpt_precision* precision, mpt_tensor tensor, mpt_tensor* out) {
  return entry("mpt_precision_input", [&] {
    *need(out, "out") = {};
    Tensor t = in(tensor, "tensor");
    const Precision p = in_precision(precision);
    DType to = t.dtype();
    if (p.compute == DType::none) to = p.param == DType::none ? to : p.param;
    else if (to == DType::f64) to = DType::f32;
    *out = give(is_floating(t.dtype()) ? ops::cast(t, to) : t);
  });
}

mpt_status mpt_precision_output(const mpt_precision* precision, mpt_tensor tensor,
                                mpt_tensor* out) {
  return entry("mpt_precision_output", [&] {
    *need(out, "out") = {};
    Tensor t = in(tensor, "tensor");
    const Precision p = in_precision(precision);
    if (p.output != DType::none && is_floating(t.dtype())) t = ops::cast(t, p.output);
    *out = give(t);
  });
}

mpt_status mpt_params_create(mpt_context context, mpt_params* out) {
  return entry("mpt_params_create", [&] {
    *need(out, "out") = {};
    Context& ctx = in(context);
    *out = give_counted<mpt_params>(ctx, HandleType::params, Params::make(ctx));
  });
}

mpt_params mpt_params_retain(mpt_params params) {
  return retain_handle(bits(params), HandleType::params) ? params : mpt_params{};
}
void mpt_params_release(mpt_params params) { release_handle(bits(params), HandleType::params); }

mpt_status mpt_params_add(mpt_params params, const char* name, mpt_tensor tensor) {
  return entry("mpt_params_add",
               [&] { in(params)->add(need(name, "name"), in(tensor, "tensor")); });
}

mpt_status mpt_params_add_buffer(mpt_params params, const char* name, mpt_tensor tensor) {
  return entry("mpt_params_add_buffer",
               [&] { in(params)->add_buffer(need(name, "name"), in(tensor, "tensor")); });
}

mpt_status mpt_params_get(mpt_params params, const char* name, mpt_tensor* out) {
  return entry("mpt_params_get", [&] {
    *need(out, "out") = {};
    *out = give(in(params)->get(need(name, "name")));
  });
}

mpt_status mpt_params_get_at(mpt_params params, int64_t index, const char** name, mpt_tensor* out) {
  return entry("mpt_params_get_at", [&] {
    if (name) *name = nullptr;
    if (out) *out = {};
    auto p = in(params);
    const auto n = static_cast<int64_t>(p->params().size());
    const auto all = n + static_cast<int64_t>(p->buffers().size());
    if (index < 0 || index >= all) {
      fail(MPT_ERROR_INVALID_ARGUMENT, "index is %lld; the set has %lld parameters and buffers",
           lld(index), lld(all));
    }
    const Params::Entry& e = index < n ? p->params()[static_cast<size_t>(index)]
                                       : p->buffers()[static_cast<size_t>(index - n)];
    if (out) *out = give(e.tensor);
    if (name) *name = e.name.c_str();
  });
}

mpt_status mpt_params_get_info(mpt_params params, mpt_params_info* out) {
  return entry("mpt_params_get_info", [&] {
    auto p = in(params);
    mpt_params_info i = {};
    i.tensors = static_cast<int64_t>(p->params().size());
    i.buffers = static_cast<int64_t>(p->buffers().size());
    i.elements = p->elements();
    i.trainable = p->trainable();
    i.bytes = p->bytes();
    i.grad_bytes = p->grad_bytes();
    out_desc(i, out, "mpt_params_info");
  });
}

mpt_status mpt_params_freeze(mpt_params params, const char* prefix, mpt_bool32 on) {
  return entry("mpt_params_freeze", [&] { in(params)->freeze(prefix ? prefix : "", on != 0); });
}

mpt_status mpt_params_mark_batch_norm(mpt_params params, const char* prefix) {
  return entry("mpt_params_mark_batch_norm",
               [&] { in(params)->mark_batch_norm(prefix ? prefix : ""); });
}

mpt_status mpt_params_zero_grad(mpt_params params) {
  return entry("mpt_params_zero_grad", [&] { in(params)->zero_grad(); });
}

mpt_status mpt_params_set_precision(mpt_params params, const mpt_precision* precision) {
  return entry("mpt_params_set_precision", [&] {
    auto set = in(params);
    const Precision p = in_precision(precision);
    set->set_precision(p);
    warn_of_alias(set->ctx(), p);
  });
}

mpt_status mpt_params_copy(mpt_params to, mpt_params from) {
  return entry("mpt_params_copy", [&] { copy_params(*in(to), *in(from)); });
}

mpt_status mpt_params_lerp(mpt_params to, mpt_params from, double weight) {
  return entry("mpt_params_lerp", [&] { lerp_params(*in(to), *in(from), weight); });
}

mpt_status mpt_params_share(mpt_params to, mpt_params from, const char* prefix) {
  return entry("mpt_params_share",
               [&] { io::share_params(*in(to), *in(from), prefix ? prefix : ""); });
}

mpt_status mpt_params_get_precision(mpt_params params, mpt_precision* out) {
  return entry("mpt_params_get_precision",
               [&] { out_desc(out_precision(in(params)->precision()), out, "mpt_precision"); });
}
