// Tests of dry runs, which list the kernels of a step and change nothing.
// SPDX-License-Identifier: Apache-2.0
#include <cstring>

#include "../support/models.h"
#include "mpt/mpt.h"

namespace mpt_test {
namespace {

struct Trained {
  std::vector<uint32_t> bits;  // bits of parameters, masters and buffers
  std::vector<std::string> lists[2], casts[2];
  std::string scaler;
  int64_t draws = 0;
  bool operator==(const Trained& o) const {
    return bits == o.bits && scaler == o.scaler && draws == o.draws;
  }
};

std::vector<std::string> launches(mpt_context ctx) {
  mpt_trace_info info = {.struct_size = sizeof info};
  DO(mpt_trace_get_info(ctx, &info));
  std::vector<std::string> list;
  for (int64_t i = 0; i < info.kernels; ++i) {
    mpt_trace_kernel k = {.struct_size = sizeof k};
    mpt_trace_op o = {.struct_size = sizeof o};
    DO(mpt_trace_get_kernel(ctx, i, &k));
    DO(mpt_trace_get_op(ctx, k.op, &o));
    // Skips the first cast of a weight, which belongs to another step, and running statistics.
    const bool own = std::strcmp(o.name, "cast") && std::strncmp(k.operands, "copy ", 5) &&
                     std::strcmp(o.name, "batch_norm") && std::strcmp(o.name, "module_forward");
    if (own) list.push_back(std::string(o.name) + ": " + k.operands + ", " + k.name);
  }
  return list;
}

// Returns the casts that autocast inserts, without the cache result, which depends on the step
// before.
std::vector<std::string> casts(mpt_context ctx) {
  mpt_trace_info info = {.struct_size = sizeof info};
  DO(mpt_trace_get_info(ctx, &info));
  std::vector<std::string> list;
  for (int64_t i = 0; i < info.casts; ++i) {
    mpt_trace_cast c = {.struct_size = sizeof c};
    mpt_trace_op o = {.struct_size = sizeof o};
    DO(mpt_trace_get_cast(ctx, i, &c));
    DO(mpt_trace_get_op(ctx, c.op, &o));
    list.push_back(std::string(o.name) + ": " + mpt_dtype_name(c.from) + " to " +
                   mpt_dtype_name(c.to) + " of " + std::to_string(c.elements) + " " + c.name);
  }
  return list;
}

// A training with a stepper, or by hand with the stepper's scaler.
struct Training {
  Session s{1, 5};
  Kind kind;
  bool by_hand;
  Model m;
  Data data;
  mpt_precision p;
  mpt_optimizer o;
  mpt_scaler scaler;
  mpt_stepper stepper;

  Training(Kind kind_, const char* precision, bool by_hand_)
      : kind(kind_), by_hand(by_hand_), m(make_model(s, kind)), data(make_data(kind, 16)) {
    DO(mpt_precision_from_name(precision, &p, sizeof p));
    DO(mpt_params_set_precision(s.params, &p));
    DO(mpt_optimizer_create(s.params, nullptr, &o));
    mpt_schedule_desc schedule;
    mpt_schedule_desc_init(&schedule, sizeof schedule);
    schedule.kind = MPT_SCHEDULE_STEP;
    DO(mpt_optimizer_set_schedule(o, &schedule));
    mpt_scaler_desc scale;
    mpt_scaler_desc_init(&scale, sizeof scale);
    scale.init_scale = 1024;
    scale.growth_interval = 2;
    DO(mpt_scaler_create(s.ctx, &scale, &scaler));
    mpt_stepper_desc how;
    mpt_stepper_desc_init(&how, sizeof how);
    how.clip_norm = 1;
    how.events = 4;
    how.scaler = scaler;
    DO(mpt_stepper_create(s.ctx, &p, &how, &stepper));
    DO(mpt_stepper_add(stepper, o));
  }
  // Makes a step with the loss times a number.
  void step(double times) {
    DO(mpt_scope_push(s.ctx));
    mpt_tensor loss = loss_of(s, kind, m, p, data, 0, 16);
    DO(mpt_mul_scalar(loss, times, &loss));
    if (by_hand) {
      DO(mpt_scaler_scale(scaler, loss, &loss));
      DO(mpt_backward(&loss, nullptr, 1, nullptr));
      DO(mpt_scaler_unscale(scaler, o));
      EXPECT_GE(mpt_scaler_step(scaler, o), 0) << mpt_last_error();
      DO(mpt_scaler_update(scaler));
      DO(mpt_params_zero_grad(s.params));
    } else {
      DO(mpt_stepper_backward(stepper, loss));
      EXPECT_EQ(mpt_stepper_step(stepper), MPT_OK) << mpt_last_error();
    }
    DO(mpt_scope_pop(s.ctx, nullptr, 0));
  }
  // Checks that five steps have been counted, and none twice.
  void check_counts() const {
    mpt_stepper_info si = {.struct_size = sizeof si};
    mpt_scaler_info sc = {.struct_size = sizeof sc};
    mpt_optimizer_info oi = {.struct_size = sizeof oi};
    DO(mpt_stepper_get_info(stepper, &si));
    DO(mpt_scaler_get_info(scaler, &sc));
    DO(mpt_optimizer_get_info(o, &oi));
    EXPECT_EQ(si.steps, by_hand ? 0 : 5);
    EXPECT_EQ(si.skipped, 0);
    EXPECT_EQ(si.events, 0);
    EXPECT_EQ(sc.updates, 5);
    EXPECT_EQ(sc.skipped, 0);
    EXPECT_EQ(oi.steps, 5);
    double lr = 0;
    DO(mpt_optimizer_get_lr(o, 0, &lr));
    EXPECT_NEAR(lr, 1e-8, 1e-15);
    mpt_verdict v = {.struct_size = sizeof v};
    DO(by_hand ? mpt_scaler_get_verdict(scaler, o, &v) : mpt_stepper_get_verdict(stepper, 0, &v));
    EXPECT_EQ(v.outcome, MPT_VERDICT_APPLIED);
  }
  // Adds all that a step changes.
  void add_state(Trained& out) {
    out.bits = parameter_bits(s);
    mpt_params_info info = {.struct_size = sizeof info};
    DO(mpt_params_get_info(s.params, &info));
    for (int64_t i = info.tensors; i < info.tensors + info.buffers; ++i) {
      mpt_tensor t = nullptr;
      mpt_tensor_info ti = {.struct_size = sizeof ti};
      DO(mpt_params_get_at(s.params, i, nullptr, &t));
      DO(mpt_tensor_get_info(t, &ti));
      Floats v(static_cast<size_t>(ti.count));
      DO(mpt_tensor_read(t, MPT_F32, v.data(), ti.count));
      for (float f : v) out.bits.push_back(static_cast<uint32_t>(std::lround(1e6 * f)));
    }
    char text[400];
    DO(mpt_scaler_state_to_json(scaler, text, sizeof text, nullptr));
    out.scaler = text;
    int64_t seed = 0;
    DO(mpt_context_get_generator(s.ctx, &seed, &out.draws));
  }
};

Trained train(Kind kind, const char* precision, bool dry, bool by_hand) {
  Training t(kind, precision, by_hand);
  const mpt_context ctx = t.s.ctx;
  Trained out;
  for (int step = 0; step < 5; ++step) {
    if (dry) {
      for (double times : {double(NAN), 1.0}) {
        DO(mpt_trace_begin_dry(ctx));
        t.step(times);
        DO(mpt_trace_end(ctx));
      }
      out.lists[0] = launches(ctx);
      out.casts[0] = casts(ctx);
    }
    DO(mpt_trace_begin(ctx));
    t.step(1);
    DO(mpt_trace_end(ctx));
    out.lists[1] = launches(ctx);
    out.casts[1] = casts(ctx);
  }
  t.add_state(out);
  t.check_counts();
  return out;
}

TEST(DryTrace, ADryRunListsTheStepAndLeavesAllAsItWas) {
  for (Kind kind : {Kind::mlp, Kind::cnn, Kind::gpt}) {
    for (const char* precision :
         {"32-true", "16-mixed", "bf16-mixed", "O2", "bf16-true,master=stochastic"}) {
      for (bool by_hand : {false, true}) {
        SCOPED_TRACE(std::string(name_of(kind)) + " " + precision + (by_hand ? ", by hand" : ""));
        const Trained with = train(kind, precision, true, by_hand),
                      without = train(kind, precision, false, by_hand);
        EXPECT_TRUE(with == without) << with.scaler << "\n" << without.scaler;
        EXPECT_EQ(with.lists[0], with.lists[1]);
        EXPECT_GT(with.lists[0].size(), 10u);
        EXPECT_EQ(with.casts[0], with.casts[1]);
        if (std::strstr(precision, "mixed")) {
          EXPECT_GT(with.casts[0].size(), 2u);
        }
      }
    }
  }
}

TEST(DryTrace, WhatCannotBeDryIsRefused) {
  Session s(1, 1);
  mpt_module m = nullptr;
  mpt_optimizer o = nullptr;
  mpt_stepper stepper = nullptr;
  mpt_lbfgs lbfgs = nullptr;
  mpt_tensor x = nullptr, y = nullptr;
  const int64_t shape[] = {2, 4};
  DO(mpt_nn_linear(s.params, "fc", 4, 4, 1, MPT_ACTIVATION_NONE, &m));
  DO(mpt_optimizer_create(s.params, nullptr, &o));
  mpt_stepper_desc how;
  mpt_stepper_desc_init(&how, sizeof how);
  how.release_grads = 1;
  DO(mpt_stepper_create(s.ctx, nullptr, &how, &stepper));
  DO(mpt_stepper_add(stepper, o));
  DO(mpt_lbfgs_create(s.params, nullptr, &lbfgs));
  const auto before = parameter_bits(s);
  DO(mpt_ones(s.ctx, MPT_F32, shape, 2, &x));
  DO(mpt_trace_begin_dry(s.ctx));
  REFUSED(MPT_ERROR_STATE, mpt_trace_begin_dry(s.ctx), "a trace is on");
  DO(mpt_module_forward(m, x, &y));
  DO(mpt_sum(y, nullptr, 0, 0, &y));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_backward(stepper, y), "a dry run is on");
  const mpt_closure closure = [](void*, mpt_tensor*) -> mpt_status { return MPT_OK; };
  REFUSED(MPT_ERROR_STATE, mpt_lbfgs_step(lbfgs, closure, nullptr, nullptr), "a dry run is on");
  DO(mpt_backward(&y, nullptr, 1, nullptr));
  DO(mpt_optimizer_step(o));
  DO(mpt_trace_end(s.ctx));
  EXPECT_EQ(parameter_bits(s), before);
  DO(mpt_optimizer_step(o));
  EXPECT_NE(parameter_bits(s), before) << "the gradient is there";
}

}  // namespace
}  // namespace mpt_test
