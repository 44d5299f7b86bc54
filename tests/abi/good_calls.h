// Calls that work, of functions that fail with the usual arguments of call.h: another state, names
// that exist, shapes that belong together. A function may have several.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "place.h"

namespace call {

inline void ok(mpt_status s) { EXPECT_GE(s, MPT_OK) << mpt_last_error(); }

// Makes the arguments of one call, and the state that it needs. What it makes is released after the
// call.
class Making {
 public:
  Making(Place& p, Given& g) : place(p), given(g) {}

  Place& place;
  Given& given;

  template <class H>
  H own(H h, void (*release)(H)) {
    place.ends.push_back([=] { release(h); });
    return h;
  }
  mpt_tensor tensor(mpt_dtype dtype, const std::vector<int64_t>& shape, bool grad = false) {
    return own(reinterpret_cast<mpt_tensor>(place.make(dtype, shape, 0.5, grad)),
               mpt_tensor_release);
  }
  // Gives a parameter a tensor, or a list of them.
  void tensors(std::string_view name, const std::vector<std::vector<int64_t>>& shapes,
               mpt_dtype dtype = MPT_F32) {
    for (const auto& shape : shapes)
      given.handles[name].push_back(bits(tensor(dtype, shape, dtype == MPT_F32)));
  }
  template <class H>
  H give(std::string_view name, H h, void (*release)(H)) {
    given.handles[name] = {bits(own(h, release))};
    return h;
  }
  // Returns a set with the parameter "fc.weight".
  mpt_params params() {
    mpt_params p = nullptr;
    mpt_module m = nullptr;
    ok(mpt_params_create(place.context, &p));
    ok(mpt_nn_linear(p, "fc", 2, 2, 0, MPT_ACTIVATION_NONE, &m));
    mpt_module_release(m);
    return own(p, mpt_params_release);
  }
  mpt_optimizer optimizer(mpt_params p) {
    mpt_optimizer_desc d;
    mpt_adamw_desc_init(&d, sizeof d);
    mpt_optimizer o = nullptr;
    ok(mpt_optimizer_create(p, &d, &o));
    return own(o, mpt_optimizer_release);
  }
  mpt_scaler scaler() {
    mpt_scaler s = nullptr;
    ok(mpt_scaler_create(place.context, nullptr, &s));
    return own(s, mpt_scaler_release);
  }
  // Returns a stepper with an optimizer of the set.
  mpt_stepper stepper(mpt_params p) {
    mpt_stepper_desc d;
    mpt_stepper_desc_init(&d, sizeof d);
    d.check = 1;
    d.events = 4;
    mpt_stepper s = nullptr;
    ok(mpt_stepper_create(place.context, nullptr, &d, &s));
    ok(mpt_stepper_add(s, optimizer(p)));
    return own(s, mpt_stepper_release);
  }
  // Returns the sum of squares of a set's parameter, times a factor.
  static mpt_tensor loss(mpt_params p, double factor = 1) {
    mpt_tensor w = nullptr, squares = nullptr, sum = nullptr, out = nullptr;
    ok(mpt_params_get(p, "fc.weight", &w));
    ok(mpt_mul(w, w, &squares));
    ok(mpt_sum(squares, nullptr, 0, 0, &sum));
    ok(mpt_mul_scalar(sum, factor, &out));
    for (mpt_tensor t : {w, squares, sum}) mpt_tensor_release(t);
    return out;
  }
  void backward(mpt_stepper s, mpt_params p, double factor = 1) {
    mpt_tensor l = loss(p, factor);
    ok(mpt_stepper_backward(s, l));
    mpt_tensor_release(l);
  }
  // Runs the backward of a scaled loss.
  void scaled_backward(mpt_scaler s, mpt_params p) {
    mpt_tensor l = loss(p), scaled = nullptr;
    ok(mpt_scaler_scale(s, l, &scaled));
    ok(mpt_backward(&scaled, nullptr, 1, nullptr));
    mpt_tensor_release(l);
    mpt_tensor_release(scaled);
  }
  void end_recording() {
    mpt_recording r = nullptr;
    if (mpt_record_end(place.context, &r) == MPT_OK) mpt_recording_release(r);
  }
  // Traces a product under autocast, with a cast by hand.
  void trace() {
    const mpt_context c = place.context;
    (void)mpt_trace_end(c);
    ok(mpt_trace_begin(c));
    ok(mpt_autocast_push(c, nullptr));
    mpt_tensor x = tensor(MPT_F32, {2, 2}, true), cast = nullptr, y = nullptr;
    ok(mpt_cast(x, MPT_F16, &cast));
    ok(mpt_matmul(x, x, &y));
    ok(mpt_autocast_pop(c));
    ok(mpt_trace_end(c));
    mpt_tensor_release(cast);
    mpt_tensor_release(y);
  }
  void metadata() {
    given.texts["key"] = given.texts["value"] = "word";
    given.numbers["metadata_count"] = 1;
  }
  // Gives a training of two sets, with a scaler, an L-BFGS, a stepper and memory of the host, and
  // saves it.
  void training(const char* path) {
    static std::vector<mpt_params> sets;
    static std::vector<mpt_stepper> steppers;
    static std::vector<mpt_scaler> scalers;
    static std::vector<mpt_lbfgs> searches;
    static int64_t number = 7;
    static mpt_host_value value;
    static mpt_training_desc d;
    mpt_params alone = params(), other = params();
    mpt_lbfgs l = nullptr;
    ok(mpt_lbfgs_create(other, nullptr, &l));
    own(l, mpt_lbfgs_release);
    sets.assign(Args::kList, alone);
    steppers.assign(Args::kList, stepper(params()));
    scalers.assign(Args::kList, scaler());
    searches.assign(Args::kList, l);
    value = {sizeof value, 0, "word", &number, sizeof number};
    mpt_training_desc_init(&d, sizeof d);
    d.params = sets.data();
    d.steppers = steppers.data();
    d.scalers = scalers.data();
    d.lbfgs = searches.data();
    d.values = &value;
    d.params_count = d.stepper_count = d.scaler_count = d.lbfgs_count = d.value_count = 1;
    ok(mpt_training_save(path, &d));
    given.pointers["desc"] = &d;
    given.texts["path"] = path;
  }
  // Gives a writer of a blob.
  void writer() {
    mpt_blob b = nullptr;
    ok(mpt_blob_create(place.context, &b));
    static mpt_writer w;
    mpt_writer_init(&w, sizeof w);
    w.blob = own(b, mpt_blob_release);
    given.pointers["writer"] = &w;
    given.handles["blob"] = {bits(w.blob)};
  }
  const mpt_writer* to() const {
    return static_cast<const mpt_writer*>(given.pointers.at("writer"));
  }
  // Gives a reader of what a save has written to writer(). Args pass at most these bytes.
  void reader() {
    static char content[4096];
    static mpt_reader r;
    const void* data = nullptr;
    size_t bytes = 0;
    ok(mpt_blob_get(to()->blob, &data, &bytes));
    EXPECT_LE(bytes, sizeof content);
    std::memcpy(content, data, std::min(bytes, sizeof content));
    mpt_reader_init(&r, sizeof r);
    r.data = content;
    r.bytes = bytes;
    given.pointers["reader"] = &r;
  }
  // Gives a training of one set.
  void small_training() {
    static mpt_params set;
    static mpt_training_desc d;
    set = params();
    mpt_training_desc_init(&d, sizeof d);
    d.params = &set;
    d.params_count = 1;
    given.pointers["desc"] = &d;
    given.handles["params"] = {bits(set)};
    writer();
    ok(mpt_training_save_to(to(), &d));
    reader();
  }
};

struct GoodCall {
  std::string_view function;  // or a prefix and a star
  void (*make)(Making&);

  bool is_of(std::string_view name) const {
    return function.ends_with('*') ? name.starts_with(function.substr(0, function.size() - 1))
                                   : name == function;
  }
};

namespace good {

inline void product(Making& m, const std::vector<int64_t>& x, const std::vector<int64_t>& weight) {
  m.tensors("x", {x});
  m.tensors("weight", {weight});
  m.tensors("bias", {{1}});
  m.given.numbers["padding"] = 0;
}
inline void two_sets(Making& m) {
  m.given.handles["to"] = {bits(m.params())};
  m.given.handles["from"] = {bits(m.params())};
}
// A pool of these extents: a padding of 1 is more than half of a kernel of 1.
inline void pool(Making& m, const std::vector<int64_t>& x) {
  m.tensors("x", {x});
  m.given.numbers["padding"] = 0;
}
inline void cell(Making& m, int64_t gates) {
  for (const char* name : {"x", "h", "c"}) m.tensors(name, {{1, 1}});
  for (const char* name : {"weight_ih", "weight_hh"}) m.tensors(name, {{gates, 1}});
  for (const char* name : {"bias_ih", "bias_hh"}) m.tensors(name, {{gates}});
}
inline void sequence(Making& m, int64_t gates) {
  for (const char* name : {"x", "h0", "c0"}) m.tensors(name, {{1, 1, 1}});
  m.tensors("weights", {{gates, 1}, {gates, 1}, {gates}, {gates}});
  m.given.numbers = {{"count", 4}, {"out_count", 3}};
}
inline void fans(Making& m) {
  m.given.lists["shape"] = {2, 2};
  m.given.numbers["rank"] = 2;
}
inline void modes(Making& m) {
  int64_t made = 0;
  ok(mpt_context_create_modes(m.place.context, 1, &made));
  m.given.numbers["modes"] = static_cast<double>(made);
}
inline void name(Making& m, const char* text) { m.given.texts["name"] = text; }
inline void scaled(Making& m, bool step) {
  mpt_params p = m.params();
  mpt_scaler s = m.scaler();
  mpt_optimizer o = m.optimizer(p);
  m.scaled_backward(s, p);
  if (step) ok(mpt_scaler_step(s, o));
  m.given.handles = {{"scaler", {bits(s)}}, {"optimizer", {bits(o)}}};
}
inline void stepped(Making& m, double factor) {
  mpt_params p = m.params();
  mpt_stepper s = m.stepper(p);
  m.backward(s, p, factor);
  ok(mpt_stepper_step(s));
  m.given.handles["stepper"] = {bits(s)};
}
// A set in which no name is taken but "fc.weight".
inline void fresh_set(Making& m) { m.given.handles["params"] = {bits(m.params())}; }
inline void traced(Making& m) {
  m.trace();
  m.given.numbers = {{"index", 0}, {"op", 1}, {"input", 0}};
}
// An operation by number with one attribute.
inline void run(Making& m, const char* operation, mpt_param_kind kind, const char* attribute) {
  mpt_op op = 0;
  ok(mpt_op_from_name(m.place.context, operation, &op));
  name(m, attribute);
  m.tensors("in", {{2, 2}});
  m.given.lists["integers"] = {0};
  m.given.numbers = {{"op", op},   {"kind", kind},  {"integer", 0},    {"number", 0.5},
                     {"count", 1}, {"in_count", 1}, {"attr_count", 1}, {"out_count", 1}};
}
template <void (*kInit)(mpt_optimizer_desc*, size_t)>
void rule(Making& m) {
  static mpt_optimizer_desc desc;
  kInit(&desc, sizeof desc);
  mpt_optimizer o = nullptr;
  ok(mpt_optimizer_create(m.params(), &desc, &o));
  m.give("optimizer", o, mpt_optimizer_release);
  m.given.pointers["desc"] = &desc;
  m.given.numbers["group"] = 0;
}
inline mpt_status forward(void*, const mpt_tensor* in, int32_t in_count, mpt_tensor* out,
                          int32_t out_count) {
  for (int32_t i = 0; in_count > 0 && i < out_count; ++i) ok(mpt_mul_scalar(in[0], 2, &out[i]));
  return MPT_OK;
}
inline mpt_status closure(void* user, mpt_tensor* loss) {
  *loss = Making::loss(static_cast<mpt_params>(user));
  return MPT_OK;
}
template <class F>
const void* address(F* f) {
  return reinterpret_cast<const void*>(f);
}

}  // namespace good

#define MPT_OF_EACH_RULE(function)                                                                \
  {function, good::rule<mpt_sgd_desc_init>}, {function, good::rule<mpt_adam_desc_init>},          \
      {function, good::rule<mpt_adamw_desc_init>}, {function, good::rule<mpt_rmsprop_desc_init>}, \
      {function, good::rule<mpt_adagrad_desc_init>}, {function, good::rule<mpt_lion_desc_init>},  \
      {function, good::rule<mpt_ademamix_desc_init>}, {function, good::rule<mpt_lamb_desc_init>}, \
      {function, good::rule<mpt_lars_desc_init>}, {function, good::rule<mpt_novograd_desc_init>}, \
      {function, good::rule<mpt_adafactor_desc_init>}, {                                          \
    function, good::rule<mpt_sparse_adam_desc_init>                                               \
  }

inline const GoodCall good_calls[] = {
    {"mpt_check_header", [](Making& m) { m.given.numbers["header_version"] = MPT_VERSION_NUMBER; }},
    {"mpt_context_set_generator", [](Making& m) { m.given.numbers["draws"] = 4; }},
    {"mpt_randint",
     [](Making& m) {
       m.given.numbers = {{"low", 0}, {"high", 9}};
     }},
    {"mpt_einsum",
     [](Making& m) {
       m.tensors("tensors", {{2, 2}, {2, 2}});
       m.given.numbers["count"] = 2;
       m.given.texts["equation"] = "ij,jk";
     }},
    {"mpt_context_get_device_memory",
     [](Making& m) {
       m.given.numbers = {{"device", MPT_DEVICE_CPU}, {"index", 0}};
     }},
    {"mpt_context_get_device_native",
     [](Making& m) {
       m.given.numbers = {{"device", MPT_DEVICE_CPU}, {"index", 0}};
     }},
    {"mpt_context_set_arithmetic",
     [](Making& m) {
       mpt_context c = nullptr;  // without prepared kernels
       ok(mpt_context_create(nullptr, &c));
       m.give("context", c, mpt_context_release);
     }},
    {"mpt_context_use_modes", good::modes},
    {"mpt_context_end_modes", good::modes},
    {"mpt_scope_pop",
     [](Making& m) {
       while (mpt_scope_pop(m.place.context, nullptr, 0) == MPT_OK) {
       }
       ok(mpt_scope_push(m.place.context));
       m.tensors("keep", {{1}});
     }},
    {"mpt_kaiming_uniform", good::fans},
    {"mpt_kaiming_normal", good::fans},
    {"mpt_xavier_uniform", good::fans},
    {"mpt_xavier_normal", good::fans},
    {"mpt_tensor_from_dlpack",
     [](Making& m) {
       DLManagedTensorVersioned* managed = nullptr;
       ok(mpt_tensor_to_dlpack(m.tensor(MPT_F32, {2, 2}), &managed));
       m.given.pointers["managed"] = managed;
     }},
    {"mpt_tensor_from_dlpack_legacy",
     [](Making& m) {
       DLManagedTensor* managed = nullptr;
       ok(mpt_tensor_to_dlpack_legacy(m.tensor(MPT_F32, {2, 2}), &managed));
       m.given.pointers["managed"] = managed;
     }},
    {"mpt_tensor_to", [](Making& m) { m.given.numbers["device"] = MPT_DEVICE_CPU; }},
    {"mpt_grad_mode_pop",
     [](Making& m) { ok(mpt_grad_mode_push(m.place.context, MPT_GRAD_ENABLED)); }},
    {"mpt_tensor_remove_hook",
     [](Making& m) {
       mpt_tensor t = m.tensor(MPT_F32, {1}, true);
       int64_t id = 0;
       ok(mpt_tensor_add_hook(
           t, [](void*, mpt_tensor*) -> mpt_status { return MPT_OK; }, nullptr, nullptr, &id));
       m.given.handles["tensor"] = {bits(t)};
       m.given.numbers["id"] = static_cast<double>(id);
     }},
    {"mpt_recompute",
     [](Making& m) { m.given.pointers["forward"] = good::address(good::forward); }},
    {"mpt_device_from_name", [](Making& m) { good::name(m, "vulkan:1"); }},
    {"mpt_autocast_profile_from_name", [](Making& m) { good::name(m, "default"); }},
    {"mpt_autocast_pop", [](Making& m) { ok(mpt_autocast_push(m.place.context, nullptr)); }},
    {"mpt_op_from_name", [](Making& m) { good::name(m, "matmul"); }},
    {"mpt_op_run", [](Making& m) { good::run(m, "softmax", MPT_PARAM_INTEGER, "dim"); }},
    {"mpt_op_run", [](Making& m) { good::run(m, "sum", MPT_PARAM_INTEGERS, "dims"); }},
    {"mpt_op_run", [](Making& m) { good::run(m, "mul_scalar", MPT_PARAM_NUMBER, "value"); }},
    {"mpt_op_register",
     [](Making& m) {
       static int count = 0;
       static std::string text;
       text = "mine " + std::to_string(count++);
       good::name(m, text.c_str());
       m.given.pointers["forward"] = good::address(good::forward);
     }},
    {"mpt_permute",
     [](Making& m) {
       m.tensors("x", {{2, 2}});
       m.given.lists["dims"] = {1, 0};
       m.given.numbers["rank"] = 2;
     }},
    {"mpt_index_add",
     [](Making& m) {
       m.tensors("x", {{1, 2}});
       m.tensors("index", {{2}}, MPT_I64);
       m.tensors("src", {{1, 2}});
     }},
    {"mpt_index_add_scaled",
     [](Making& m) {
       m.tensors("x", {{1, 2}});
       m.tensors("index", {{2}}, MPT_I64);
       m.tensors("src", {{1, 2}});
     }},
    {"mpt_unique",
     [](Making& m) {
       m.tensors("x", {{2, 2}});
       m.given.numbers["out_count"] = 3;
     }},
    {"mpt_pad",
     [](Making& m) {
       m.tensors("x", {{2, 2}});
       m.given.lists["pads"] = {1, 1};
       m.given.numbers = {{"count", 2}, {"mode", MPT_PAD_CONSTANT}};
     }},
    {"mpt_nll_loss",
     [](Making& m) {
       m.tensors("input", {{2, 2}});
       m.tensors("target", {{2}}, MPT_I64);
       m.tensors("weight", {{2}});
     }},
    {"mpt_conv2d",
     [](Making& m) {
       good::product(m, {1, 1, 2, 2}, {1, 1, 1, 1});
     }},
    {"mpt_conv3d",
     [](Making& m) {
       good::product(m, {1, 1, 2, 2, 2}, {1, 1, 1, 1, 1});
     }},
    {"mpt_conv_transpose1d",
     [](Making& m) {
       good::product(m, {1, 1, 2}, {1, 1, 1});
     }},
    {"mpt_conv_transpose2d",
     [](Making& m) {
       good::product(m, {1, 1, 2, 2}, {1, 1, 1, 1});
     }},
    {"mpt_conv_transpose3d",
     [](Making& m) {
       good::product(m, {1, 1, 2, 2, 2}, {1, 1, 1, 1, 1});
     }},
    {"mpt_max_pool1d",
     [](Making& m) {
       good::pool(m, {1, 1, 2});
     }},
    {"mpt_max_pool2d",
     [](Making& m) {
       good::pool(m, {1, 1, 2, 2});
     }},
    {"mpt_max_pool3d",
     [](Making& m) {
       good::pool(m, {1, 1, 2, 2, 2});
     }},
    {"mpt_avg_pool1d",
     [](Making& m) {
       good::pool(m, {1, 1, 2});
     }},
    {"mpt_avg_pool2d",
     [](Making& m) {
       good::pool(m, {1, 1, 2, 2});
     }},
    {"mpt_avg_pool3d",
     [](Making& m) {
       good::pool(m, {1, 1, 2, 2, 2});
     }},
    {"mpt_batch_norm",
     [](Making& m) {
       m.tensors("x", {{2, 2}});
       for (const char* name : {"weight", "bias"}) m.tensors(name, {{2}});
       for (const char* name : {"running_mean", "running_var"})
         m.given.handles[name] = {bits(m.tensor(MPT_F32, {2}))};
     }},
    {"mpt_layer_norm",
     [](Making& m) {
       m.tensors("x", {{2, 2}});
       for (const char* name : {"weight", "bias"}) m.tensors(name, {{2}});
     }},
    {"mpt_group_norm",
     [](Making& m) {
       m.tensors("x", {{2, 2}});
       for (const char* name : {"weight", "bias"}) m.tensors(name, {{2}});
     }},
    {"mpt_self_attention",
     [](Making& m) {
       m.tensors("qkv", {{1, 2, 3}});
       m.tensors("mask", {{2, 2}});
     }},
    {"mpt_lstm_cell", [](Making& m) { good::cell(m, 4); }},
    {"mpt_gru_cell", [](Making& m) { good::cell(m, 3); }},
    {"mpt_rnn_tanh_cell", [](Making& m) { good::cell(m, 1); }},
    {"mpt_lstm", [](Making& m) { good::sequence(m, 4); }},
    {"mpt_gru", [](Making& m) { good::sequence(m, 3); }},
    {"mpt_rnn_tanh", [](Making& m) { good::sequence(m, 1); }},
    {"mpt_nn_*", good::fresh_set},
    {"mpt_params_add", good::fresh_set},
    {"mpt_params_add_buffer", good::fresh_set},
    {"mpt_precision_from_name", [](Making& m) { good::name(m, "bf16-mixed"); }},
    {"mpt_precision_pop", [](Making& m) { ok(mpt_precision_push(m.place.context, nullptr)); }},
    {"mpt_params_mark_batch_norm", [](Making& m) { m.given.texts["prefix"] = "fc"; }},
    {"mpt_params_get", [](Making& m) { good::name(m, "fc.weight"); }},
    {"mpt_params_freeze", [](Making& m) { m.given.texts["prefix"] = "fc"; }},
    MPT_OF_EACH_RULE("mpt_optimizer_create"),
    MPT_OF_EACH_RULE("mpt_optimizer_add_group"),
    MPT_OF_EACH_RULE("mpt_optimizer_set_group"),
    {"mpt_optimizer_get_group", [](Making& m) { m.given.numbers["group"] = 0; }},
    {"mpt_optimizer_set_lr", [](Making& m) { m.given.numbers["group"] = 0; }},
    {"mpt_optimizer_set_average",
     [](Making& m) {
       m.given.handles["optimizer"] = {bits(m.optimizer(m.params()))};
       m.given.handles["average"] = {bits(m.params())};
       m.given.numbers["decay"] = 0.5;
     }},
    {"mpt_optimizer_get_lr", [](Making& m) { m.given.numbers["group"] = 0; }},
    {"mpt_optimizer_get_state",
     [](Making& m) {
       m.given.handles["optimizer"] = {bits(m.optimizer(m.params()))};
       m.given.texts = {{"parameter", "fc.weight"}, {"key", "exp_avg"}};
     }},
    {"mpt_scaler_unscale", [](Making& m) { good::scaled(m, false); }},
    {"mpt_scaler_step", [](Making& m) { good::scaled(m, false); }},
    {"mpt_scaler_update", [](Making& m) { good::scaled(m, true); }},
    {"mpt_scaler_get_verdict", [](Making& m) { good::scaled(m, true); }},
    {"mpt_scaler_set_scale", [](Making& m) { m.given.numbers["scale"] = 2; }},
    {"mpt_scaler_set_state",
     [](Making& m) {
       static mpt_scaler_state state;
       state = {};
       state.struct_size = sizeof state;
       ok(mpt_scaler_get_state(m.scaler(), &state));
       m.given.pointers["state"] = &state;
     }},
    {"mpt_scaler_state_from_json",
     [](Making& m) {
       static char text[1000];
       ok(mpt_scaler_state_to_json(m.scaler(), text, sizeof text, nullptr));
       m.given.texts["text"] = text;
     }},
    {"mpt_stepper_step",
     [](Making& m) {
       mpt_params p = m.params();
       mpt_stepper s = m.stepper(p);
       m.backward(s, p);
       m.given.handles["stepper"] = {bits(s)};
     }},
    {"mpt_stepper_add",
     [](Making& m) {
       m.given.handles = {{"stepper", {bits(m.stepper(m.params()))}},
                          {"optimizer", {bits(m.optimizer(m.params()))}}};
     }},
    {"mpt_stepper_get_verdict", [](Making& m) { good::stepped(m, 1); }},
    {"mpt_stepper_get_event", [](Making& m) { good::stepped(m, INFINITY); }},
    {"mpt_lbfgs_step",
     [](Making& m) {
       mpt_params p = m.params();
       mpt_lbfgs l = nullptr;
       ok(mpt_lbfgs_create(p, nullptr, &l));
       m.give("lbfgs", l, mpt_lbfgs_release);
       m.given.pointers = {{"closure", good::address(good::closure)}, {"user", p}};
     }},
    {"mpt_safetensors_save",
     [](Making& m) {
       m.given.texts["path"] = "a.safetensors";
       m.metadata();
     }},
    {"mpt_safetensors_open",
     [](Making& m) {
       const char* name = "a";
       mpt_tensor t = m.tensor(MPT_F32, {2});
       ok(mpt_safetensors_save("b.safetensors", &name, &t, 1, nullptr, 0));
       m.given.texts["path"] = "b.safetensors";
     }},
    {"mpt_file_read", [](Making& m) { good::name(m, "a"); }},
    {"mpt_params_save",
     [](Making& m) {
       m.given.texts["path"] = "params.safetensors";
       m.metadata();
     }},
    {"mpt_params_load",
     [](Making& m) {
       mpt_params p = m.params();
       ok(mpt_params_save(p, "saved.safetensors", nullptr));
       m.given.handles["params"] = {bits(p)};
       m.given.texts["path"] = "saved.safetensors";
       m.metadata();
     }},
    {"mpt_safetensors_save_to",
     [](Making& m) {
       m.writer();
       m.metadata();
     }},
    {"mpt_safetensors_open_from",
     [](Making& m) {
       const char* name = "a";
       mpt_tensor t = m.tensor(MPT_F32, {2});
       m.writer();
       ok(mpt_safetensors_save_to(m.to(), &name, &t, 1, nullptr, 0));
       m.reader();
     }},
    {"mpt_params_save_to",
     [](Making& m) {
       m.writer();
       m.metadata();
     }},
    {"mpt_params_load_from",
     [](Making& m) {
       mpt_params p = m.params();
       m.writer();
       ok(mpt_params_save_to(p, m.to(), nullptr));
       m.reader();
       m.given.handles["params"] = {bits(p)};
       m.metadata();
     }},
    {"mpt_training_save_to", [](Making& m) { m.small_training(); }},
    {"mpt_training_load_from", [](Making& m) { m.small_training(); }},
    {"mpt_snapshot_create", [](Making& m) { m.training("snapshot.safetensors"); }},
    {"mpt_params_copy", [](Making& m) { good::two_sets(m); }},
    {"mpt_params_lerp", [](Making& m) { good::two_sets(m); }},
    {"mpt_params_share",
     [](Making& m) {
       mpt_params from = m.params();
       ok(mpt_params_freeze(from, "", 1));
       m.given.handles = {{"to", {bits(m.params())}}, {"from", {bits(from)}}};
       m.given.texts["prefix"] = "fc";
     }},
    {"mpt_subscriber_create",
     [](Making& m) {
       mpt_publisher p = nullptr;
       ok(mpt_publisher_create(m.params(), &p));
       m.own(p, mpt_publisher_release);
       m.given.handles["params"] = {bits(m.params())};
       m.given.handles["publisher"] = {bits(p)};
     }},
    {"mpt_training_save", [](Making& m) { m.training("saved.safetensors"); }},
    {"mpt_training_load", [](Making& m) { m.training("loaded.safetensors"); }},
    {"mpt_comm_broadcast", [](Making& m) { m.given.numbers["root"] = 0; }},
    {"mpt_record_begin", [](Making& m) { m.end_recording(); }},
    {"mpt_record_end",
     [](Making& m) {
       m.end_recording();
       ok(mpt_record_begin(m.place.context));
     }},
    {"mpt_trace_begin*", [](Making& m) { (void)mpt_trace_end(m.place.context); }},
    {"mpt_trace_end",
     [](Making& m) {
       (void)mpt_trace_end(m.place.context);
       ok(mpt_trace_begin(m.place.context));
     }},
    {"mpt_trace_get_op", good::traced},
    {"mpt_trace_get_input", good::traced},
    {"mpt_trace_get_cast", good::traced},
    {"mpt_trace_get_kernel", good::traced},
    {"mpt_trace_get_hazard", good::traced},
    {"mpt_params_get_grad_stats",
     [](Making& m) {
       mpt_params p = m.params();
       m.backward(m.stepper(p), p);
       m.given.handles["params"] = {bits(p)};
     }},
    {"mpt_stats_text",
     [](Making& m) {
       static mpt_tensor_stats stats;
       stats.struct_size = sizeof stats;
       ok(mpt_tensor_get_stats(m.tensor(MPT_F32, {2}), nullptr, &stats));
       m.given.pointers["stats"] = &stats;
     }},
    {"mpt_memory_fit",
     [](Making& m) {
       mpt_params p = m.params();
       mpt_stepper s = m.stepper(p);
       for (int step = 0; step < 2; ++step) {
         const mpt_tensor batch = m.tensor(MPT_F32, {4, 2});
         if (step) ok(mpt_memory_watch(m.place.context, &batch, 1));
         m.backward(s, p);
         ok(mpt_stepper_step(s));
       }
     }},
};

#undef MPT_OF_EACH_RULE

}  // namespace call
