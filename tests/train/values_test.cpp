// Tests of invalid values and of calls in the wrong order. Every number in the descriptors of the
// training calls is set to NaN, infinite, negative and zero in turn. A value that makes no sense
// must be refused by name and change nothing.
// SPDX-License-Identifier: Apache-2.0
#include <functional>

#include "../support/fixture.h"
#include "mpt/mpt.h"

namespace {

using namespace mpt_test;

const std::vector<double> kNever = {NAN, INFINITY, -INFINITY, -1};
const std::vector<double> kNeverOrZero = {NAN, INFINITY, -INFINITY, -1, 0};

class Values : public Train {
 protected:
  void SetUp() override {
    Train::SetUp();
    w = add("w", {2}, {1, 2});
  }
  // Checks that `call` refuses each of `values` in a field, with the name of the field in the
  // message.
  template <class D, class Call>
  void refuse(D good, double D::*field, const char* name, const std::vector<double>& values,
              const Call& call) {
    for (double v : values) {
      D d = good;
      d.*field = v;
      SCOPED_TRACE(std::string(name) + " = " + std::to_string(v));
      REFUSED(MPT_ERROR_INVALID_ARGUMENT, call(d), name);
    }
  }
  mpt_optimizer sgd() {
    mpt_optimizer_desc d;
    mpt_sgd_desc_init(&d, sizeof d);
    d.momentum = 0.9;
    mpt_optimizer o = nullptr;
    EXPECT_EQ(mpt_optimizer_create(params, &d, &o), MPT_OK) << mpt_last_error();
    return o;
  }
  mpt_tensor loss() {
    mpt_tensor l = nullptr;
    EXPECT_EQ(mpt_sum(w, nullptr, 0, 0, &l), MPT_OK) << mpt_last_error();
    return l;
  }
  mpt_tensor w = nullptr;
};

TEST_F(Values, OfOptimizers) {
  const std::vector<double> beta = {NAN, INFINITY, -INFINITY, -0.1, 1, 2};
  using D = mpt_optimizer_desc;
  mpt_optimizer o = sgd();
  D good;
  mpt_adamw_desc_init(&good, sizeof good);
  auto create = [&](const D& d) {
    mpt_optimizer out = o;
    const mpt_status s = mpt_optimizer_create(params, &d, &out);
    EXPECT_EQ(out, nullptr);
    return s;
  };
  auto group = [&](const D& d) { return mpt_optimizer_add_group(o, nullptr, &d, nullptr); };
  auto change = [&](D d) {
    d.kind = MPT_OPTIMIZER_SGD;
    return mpt_optimizer_set_group(o, 0, &d);
  };
  for (const std::function<mpt_status(const D&)>& call :
       {std::function<mpt_status(const D&)>(create), {group}, {change}}) {
    refuse(good, &D::lr, "lr", kNever, call);
    refuse(good, &D::weight_decay, "weight_decay", kNever, call);
    refuse(good, &D::momentum, "momentum", kNever, call);
    refuse(good, &D::dampening, "dampening", {NAN, INFINITY, -INFINITY}, call);
    refuse(good, &D::beta1, "beta1", beta, call);
    refuse(good, &D::beta2, "beta2", beta, call);
    refuse(good, &D::eps, "eps", kNever, call);
    refuse(good, &D::alpha, "alpha", kNever, call);
    refuse(good, &D::lr_decay, "lr_decay", kNever, call);
    refuse(good, &D::initial_accumulator, "initial_accumulator", kNever, call);
  }
  for (double lr : kNever) {
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_set_lr(o, -1, lr), "lr");
  }
  for (int32_t g : {-2, 1, INT32_MAX, INT32_MIN}) {
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_set_lr(o, g, 0.5), "group");
    double lr;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_get_lr(o, g, &lr), "group");
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_optimizer_get_group(o, g, &good), "group");
  }
  D after = {};
  after.struct_size = sizeof after;
  OK(mpt_optimizer_get_group(o, 0, &after));
  EXPECT_EQ(after.lr, 1e-3);
  EXPECT_EQ(after.momentum, 0.9);
  mpt_optimizer_info i = {};
  i.struct_size = sizeof i;
  OK(mpt_optimizer_get_info(o, &i));
  EXPECT_EQ(i.groups, 1);
}

TEST_F(Values, OfSchedules) {
  using D = mpt_schedule_desc;
  mpt_optimizer o = sgd();
  auto set = [&](const D& d) { return mpt_optimizer_set_schedule(o, &d); };
  D good;
  mpt_schedule_desc_init(&good, sizeof good);
  good.kind = MPT_SCHEDULE_ONE_CYCLE;
  good.total_steps = 10;
  OK(set(good));
  const std::vector<double> share = {NAN, INFINITY, -INFINITY, -0.1, 1.5};
  refuse(good, &D::end_factor, "end_factor", kNever, set);
  refuse(good, &D::gamma, "gamma", kNever, set);
  refuse(good, &D::pct_start, "pct_start", share, set);
  refuse(good, &D::div_factor, "div_factor", kNeverOrZero, set);
  refuse(good, &D::final_div_factor, "final_div_factor", kNeverOrZero, set);
  refuse(good, &D::base_momentum, "base_momentum", share, set);
  refuse(good, &D::max_momentum, "max_momentum", share, set);
  refuse(good, &D::min_lr, "min_lr", kNever, set);
  D far = good;
  far.first_step = INT64_MAX;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, set(far), "first_step");
  for (int64_t v : {int64_t{-1}, INT64_MIN}) {
    D d = good;
    d.warmup_steps = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, set(d), "warmup_steps");
    d = good;
    d.total_steps = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, set(d), "total_steps");
    d = good;
    d.step_size = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, set(d), "step_size");
    d = good;
    d.first_step = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, set(d), "first_step");
  }
  for (int32_t kind : {0, -1, 7, INT32_MAX}) {
    D d = good;
    d.kind = kind;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, set(d), "kind");
  }
  double lr;
  OK(mpt_optimizer_get_lr(o, 0, &lr));
  EXPECT_NEAR(lr, 1e-3 / 25, 1e-9) << "the schedule is another one";
  // A callback that returns an invalid value stops the step before the step changes anything.
  D d = good;
  d.kind = MPT_SCHEDULE_LAMBDA;
  d.total_steps = 0;
  d.factor = [](void*, int64_t, double* factor) {
    *factor = NAN;
    return mpt_status{MPT_OK};
  };
  OK(set(d));
  set_grad(w, {1, 1});
  REFUSED(MPT_ERROR_CALLBACK, mpt_optimizer_step(o), "nan");
  // A callback that fails stops the step as well, and its text is part of the error.
  d.factor = [](void*, int64_t, double*) {
    mpt_set_error("no table for this step");
    return mpt_status{-77};
  };
  OK(set(d));
  REFUSED(MPT_ERROR_CALLBACK, mpt_optimizer_step(o), "(-77): no table for this step");
  REFUSED(MPT_ERROR_CALLBACK, mpt_optimizer_get_lr(o, 0, &lr), "no table for this step");
  EXPECT_EQ(read(w), (Floats{1, 2}));
}

TEST_F(Values, OfScalers) {
  using D = mpt_scaler_desc;
  D good;
  mpt_scaler_desc_init(&good, sizeof good);
  auto create = [&](const D& d) {
    mpt_scaler s = nullptr;
    return mpt_scaler_create(ctx, &d, &s);
  };
  refuse(good, &D::init_scale, "init_scale", kNeverOrZero, create);
  refuse(good, &D::growth_factor, "growth_factor", {NAN, INFINITY, -INFINITY, -1, 0, 1}, create);
  refuse(good, &D::backoff_factor, "backoff_factor", {NAN, INFINITY, -INFINITY, -1, 0, 1}, create);
  refuse(good, &D::min_scale, "min_scale", kNever, create);
  refuse(good, &D::max_scale, "max_scale", kNever, create);
  for (int v : {0, -1}) {
    D d = good;
    d.growth_interval = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, create(d), "growth_interval");
    d = good;
    d.hysteresis = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, create(d), "hysteresis");
  }
  mpt_scaler s = nullptr;
  OK(mpt_scaler_create(ctx, nullptr, &s));
  for (double v : kNeverOrZero) {
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_scaler_set_scale(s, v), "scale");
  }
  using S = mpt_scaler_state;
  S state = {};
  state.struct_size = sizeof state;
  OK(mpt_scaler_get_state(s, &state));
  auto put = [&](const S& d) { return mpt_scaler_set_state(s, &d); };
  refuse(state, &S::scale, "scale", kNeverOrZero, put);
  refuse(state, &S::growth_factor, "growth_factor", {NAN, INFINITY, 1}, put);
  refuse(state, &S::backoff_factor, "backoff_factor", {NAN, INFINITY, 0, 1}, put);
  S d = state;
  d.growth_tracker = -1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, put(d), "growth_tracker");
  d = state;
  d.hysteresis_left = -1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, put(d), "hysteresis_left");
  d = state;
  d.growth_interval = 0;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, put(d), "growth_interval");
  S after = {};
  after.struct_size = sizeof after;
  OK(mpt_scaler_get_state(s, &after));
  EXPECT_EQ(std::memcmp(&after, &state, sizeof after), 0);
}

TEST_F(Values, OfSteppersAndClipping) {
  using D = mpt_stepper_desc;
  D good;
  mpt_stepper_desc_init(&good, sizeof good);
  auto create = [&](const D& d) {
    mpt_stepper s = nullptr;
    return mpt_stepper_create(ctx, nullptr, &d, &s);
  };
  refuse(good, &D::clip_norm, "clip_norm", {NAN, -INFINITY, -1}, create);
  refuse(good, &D::clip_value, "clip_value", kNever, create);
  refuse(good, &D::clip_norm_type, "clip_norm_type", {NAN, -INFINITY, -1, 0}, create);
  for (int v : {0, -1, INT32_MIN}) {
    D d = good;
    d.accumulate = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, create(d), "accumulate");
    d = good;
    d.losses = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, create(d), "losses");
  }
  for (int v : {-1, INT32_MAX, INT32_MIN}) {
    D d = good;
    d.events = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, create(d), "events");
  }
  for (int v : {-1, 3}) {
    D d = good;
    d.clip_over = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, create(d), "clip_over");
    d = good;
    d.skip = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, create(d), "skip");
  }
  set_grad(w, {3, 4});
  for (double v : kNeverOrZero) {
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_clip_grad_value(params, v), "limit");
    if (v == INFINITY) continue;  // for a norm, infinity only measures
    double norm = 7;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_clip_grad_norm(params, v, nullptr, &norm),
            "max_norm");
    EXPECT_EQ(norm, 7);
  }
  mpt_clip_desc clip;
  mpt_clip_desc_init(&clip, sizeof clip);
  auto by = [&](const mpt_clip_desc& d) {
    return mpt_params_clip_grad_norm(params, 1, &d, nullptr);
  };
  refuse(clip, &mpt_clip_desc::norm_type, "norm_type", {NAN, -INFINITY, -1, 0}, by);
  EXPECT_EQ(grad(w), (Floats{3, 4}));
}

TEST_F(Values, OfLbfgs) {
  using D = mpt_lbfgs_desc;
  D good;
  mpt_lbfgs_desc_init(&good, sizeof good);
  auto create = [&](const D& d) {
    mpt_lbfgs l = nullptr;
    return mpt_lbfgs_create(params, &d, &l);
  };
  refuse(good, &D::lr, "lr", kNeverOrZero, create);
  refuse(good, &D::tolerance_grad, "tolerance_grad", kNever, create);
  refuse(good, &D::tolerance_change, "tolerance_change", kNever, create);
  for (int v : {0, -1, INT32_MIN}) {
    D d = good;
    d.max_iterations = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, create(d), "max_iterations");
    d = good;
    d.history = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, create(d), "history");
    d = good;
    d.max_evaluations = v ? v : -1;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, create(d), "max_evaluations");
  }
}

TEST_F(Values, OfPrecisions) {
  mpt_precision good = precision("16-mixed");
  auto refused = [&](mpt_status code, auto change, const char* text) {
    mpt_precision p = good;
    change(p);
    REFUSED(code, mpt_params_set_precision(params, &p), text);
    REFUSED(code, mpt_precision_push(ctx, &p), text);
    mpt_tensor out = nullptr;
    REFUSED(code, mpt_precision_output(&p, w, &out), text);
    mpt_stepper s = nullptr;
    REFUSED(code, mpt_stepper_create(ctx, &p, nullptr, &s), text);
  };
  for (mpt_dtype t : {-1, 77, MPT_I32 + 0, MPT_F8E4M3 + 0}) {
    refused(
        MPT_ERROR_DTYPE, [t](auto& p) { p.param = t; }, "param");
    refused(
        MPT_ERROR_DTYPE, [t](auto& p) { p.compute = t; }, "compute");
    refused(
        MPT_ERROR_DTYPE, [t](auto& p) { p.grad = t; }, "grad");
    refused(
        MPT_ERROR_DTYPE, [t](auto& p) { p.output = t; }, "output");
  }
  refused(  // parameters as they are, and vectors in f32
      MPT_ERROR_INVALID_ARGUMENT, [](auto& p) { p.param = MPT_DTYPE_NONE; }, "vectors_f32");
  refused(
      MPT_ERROR_INVALID_ARGUMENT, [](auto& p) { p.master = 2; }, "master");
  for (int32_t master : {-1, MPT_MASTER_SPLIT + 0, MPT_MASTER_STOCHASTIC + 0, MPT_MASTER_KAHAN + 0,
                         MPT_MASTER_KAHAN + 1}) {
    refused(
        MPT_ERROR_INVALID_ARGUMENT, [master](auto& p) { p.master = master; }, "master");
  }
  for (double v : kNever) {
    refused(
        MPT_ERROR_INVALID_ARGUMENT, [v](auto& p) { p.min_loss_scale = v; }, "min_loss_scale");
    refused(
        MPT_ERROR_INVALID_ARGUMENT, [v](auto& p) { p.max_loss_scale = v; }, "max_loss_scale");
  }
  refused(
      MPT_ERROR_INVALID_ARGUMENT, [](auto& p) { p.scaling = -1; }, "scaling");
  for (double v : kNeverOrZero) {
    refused(
        MPT_ERROR_INVALID_ARGUMENT,
        [v](auto& p) {
          p.scaling = MPT_SCALING_STATIC;
          p.static_scale = v;
        },
        "static_scale");
  }
  REFUSED(MPT_ERROR_STATE, mpt_precision_pop(ctx), "no autocast scope");
  EXPECT_EQ(info(w).dtype, MPT_F32);
}

TEST_F(Values, OrderOfCalls) {
  mpt_optimizer o = sgd();
  mpt_stepper s = nullptr;
  mpt_precision p = precision("16-mixed");
  OK(mpt_stepper_create(ctx, &p, nullptr, &s));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "no optimizer");
  OK(mpt_stepper_add(s, o));
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_add(s, o), "already");
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "mpt_stepper_backward");
  mpt_verdict v = {};
  v.struct_size = sizeof v;
  REFUSED(MPT_ERROR_STATE, mpt_stepper_get_verdict(s, 0, &v), "no step");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_get_verdict(s, 1, &v), "index");
  // A failed backward pass leaves no micro-batch open.
  mpt_tensor l = loss(), twice = nullptr;
  REFUSED(MPT_ERROR_SHAPE, mpt_stepper_backward(s, w), "one value");
  mpt_scaler scaler = nullptr;
  OK(mpt_stepper_get_scaler(s, &scaler));
  OK(mpt_scaler_set_scale(scaler, 2));
  OK(mpt_backward(&l, nullptr, 1, nullptr));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_backward(s, l), "freed");
  OK(mpt_scaler_set_scale(scaler, 4));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "mpt_stepper_backward");
  OK(mpt_params_zero_grad(params));
  l = loss();
  OK(mpt_stepper_backward(s, l));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_set_scale(scaler, 2), "micro-batches");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_update(scaler), "micro-batches");
  REFUSED(MPT_ERROR_STATE, mpt_stepper_add(s, sgd()), "micro-batches");
  OK(mpt_stepper_step(s));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "mpt_stepper_backward");

  mpt_scaler by_hand = nullptr;
  OK(mpt_scaler_create(ctx, nullptr, &by_hand));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(by_hand, o), "scale");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_step(by_hand, o), "scale");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_update(by_hand), "no optimizer");
  OK(mpt_scaler_scale(by_hand, loss(), &twice));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_set_scale(by_hand, 2), "mpt_scaler_update");
  OK(mpt_backward(&twice, nullptr, 1, nullptr));
  OK(mpt_scaler_unscale(by_hand, o));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(by_hand, o), "unscaled already");
  OK(mpt_scaler_step(by_hand, o));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_step(by_hand, o), "twice");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(by_hand, o), "stepped");
  OK(mpt_scaler_update(by_hand));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_update(by_hand), "no optimizer");

  REFUSED(MPT_ERROR_STATE, mpt_scope_pop(ctx, nullptr, 0), "no scope");
  REFUSED(MPT_ERROR_STATE, mpt_autocast_pop(ctx), "no autocast scope");
  REFUSED(MPT_ERROR_STATE, mpt_grad_mode_pop(ctx), "grad mode");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_tensor_remove_hook(w, 5), "no hook");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_tensor_set_grad(w, w), "own gradient");
}

// Checks that a refused module leaves neither parameters nor drawn numbers.
class ModuleValues : public Values {
 protected:
  void SetUp() override {
    Values::SetUp();
    before.struct_size = sizeof before;
    OK(mpt_params_get_info(params, &before));
    OK(mpt_context_get_generator(ctx, &seed, &draws));
  }
  void TearDown() override {
    EXPECT_EQ(m, nullptr);
    mpt_params_info after = {};
    after.struct_size = sizeof after;
    OK(mpt_params_get_info(params, &after));
    EXPECT_EQ(std::memcmp(&after, &before, sizeof after), 0) << "a refused module left parameters";
    int64_t now = 0;
    OK(mpt_context_get_generator(ctx, &seed, &now));
    EXPECT_EQ(now, draws) << "a refused module took random numbers";
    Values::TearDown();
  }
  mpt_module m = nullptr;
  mpt_params_info before = {};
  int64_t seed = 0, draws = 0;
};

TEST_F(ModuleValues, SizesBelowOneAreRefused) {
  for (int64_t n : {int64_t{0}, int64_t{-1}, INT64_MIN}) {
    const int64_t shape[1] = {n};
    const mpt_status bad[] = {
        mpt_nn_linear(params, "m", n, 2, 1, 0, &m),
        mpt_nn_linear(params, "m", 2, n, 1, 0, &m),
        mpt_nn_conv1d(params, "m", n, 2, 3, 1, 0, nullptr, &m),
        mpt_nn_conv2d(params, "m", 2, n, 3, 1, 0, nullptr, &m),
        mpt_nn_conv3d(params, "m", 2, 2, n, 1, 0, nullptr, &m),
        mpt_nn_conv_transpose1d(params, "m", n, 2, 3, 1, 0, nullptr, &m),
        mpt_nn_conv_transpose2d(params, "m", 2, n, 3, 1, 0, nullptr, &m),
        mpt_nn_conv_transpose3d(params, "m", 2, 2, n, 1, 0, nullptr, &m),
        mpt_nn_embedding(params, "m", n, 2, nullptr, &m),
        mpt_nn_embedding(params, "m", 2, n, nullptr, &m),
        mpt_nn_batch_norm(params, "m", n, nullptr, &m),
        mpt_nn_layer_norm(params, "m", shape, 1, nullptr, &m),
        mpt_nn_rms_norm(params, "m", shape, 1, nullptr, &m),
        mpt_nn_group_norm(params, "m", n, 4, nullptr, &m),
        mpt_nn_group_norm(params, "m", 2, n, nullptr, &m),
        mpt_nn_instance_norm(params, "m", n, nullptr, &m),
        mpt_nn_multihead_attention(params, "m", n, 2, nullptr, &m),
        mpt_nn_multihead_attention(params, "m", 4, n, nullptr, &m),
        mpt_nn_transformer_block(params, "m", n, 2, nullptr, &m),
        mpt_nn_transformer_block(params, "m", 4, n, nullptr, &m),
        mpt_nn_lstm(params, "m", n, 2, nullptr, &m),
        mpt_nn_gru(params, "m", 2, n, nullptr, &m),
        mpt_nn_rnn_tanh(params, "m", n, 2, nullptr, &m),
        mpt_nn_max_pool2d(ctx, n, 0, 0, nullptr, &m),
    };
    for (size_t i = 0; i < std::size(bad); ++i) {
      EXPECT_LT(bad[i], 0) << "call " << i << " with " << n;
      EXPECT_NE(bad[i], MPT_ERROR_INTERNAL) << "call " << i << " with " << n;
    }
  }
}

TEST_F(ModuleValues, SizesThatOverflowAreRefused) {
  const int64_t big = INT64_MAX;
  const mpt_status huge[] = {
      mpt_nn_linear(params, "m", big, 2, 1, 0, &m),
      mpt_nn_linear(params, "m", big, big, 1, 0, &m),
      mpt_nn_conv2d(params, "m", big, big, 3, 1, 0, nullptr, &m),
      mpt_nn_conv2d(params, "m", 2, 2, big, 1, 0, nullptr, &m),
      mpt_nn_conv_transpose2d(params, "m", big, 4, 3, 1, 0, nullptr, &m),
      mpt_nn_embedding(params, "m", big, big, nullptr, &m),
      mpt_nn_multihead_attention(params, "m", big, 1, nullptr, &m),
      mpt_nn_transformer_block(params, "m", big, 1, nullptr, &m),
      mpt_nn_lstm(params, "m", big, big, nullptr, &m),
      mpt_nn_gru(params, "m", 2, big, nullptr, &m),
      mpt_nn_batch_norm(params, "m", big, nullptr, &m),
  };
  for (size_t i = 0; i < std::size(huge); ++i) {
    EXPECT_LT(huge[i], 0) << "call " << i;
    EXPECT_NE(huge[i], MPT_ERROR_INTERNAL) << "call " << i;
  }
}

TEST_F(ModuleValues, NumbersOutOfRangeAreRefused) {
  for (double v : {double{NAN}, double{INFINITY}, -double{INFINITY}, -0.5, 1.5, 2.0}) {
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_nn_dropout(ctx, v, &m), "dropout");
    mpt_nn_attention_desc a;
    mpt_nn_attention_desc_init(&a, sizeof a);
    a.dropout = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_nn_multihead_attention(params, "m", 4, 2, &a, &m),
            "dropout");
    mpt_nn_transformer_desc t;
    mpt_nn_transformer_desc_init(&t, sizeof t);
    t.dropout = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_nn_transformer_block(params, "m", 4, 2, &t, &m),
            "dropout");
    mpt_rnn_desc r;
    mpt_rnn_desc_init(&r, sizeof r);
    r.dropout = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_nn_lstm(params, "m", 4, 2, &r, &m), "dropout");
  }
  const int64_t four = 4;
  for (double v : kNever) {
    mpt_nn_norm_desc n;
    mpt_nn_norm_desc_init(&n, sizeof n);
    n.eps = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_nn_batch_norm(params, "m", 4, &n, &m), "eps");
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_nn_layer_norm(params, "m", &four, 1, &n, &m), "eps");
    mpt_nn_norm_desc_init(&n, sizeof n);
    n.momentum = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_nn_batch_norm(params, "m", 4, &n, &m), "momentum");
    mpt_nn_transformer_desc t;
    mpt_nn_transformer_desc_init(&t, sizeof t);
    t.layer_norm_eps = v;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_nn_transformer_block(params, "m", 4, 2, &t, &m), "eps");
  }
  for (int32_t act : {-1, 99}) {
    EXPECT_LT(mpt_nn_activation(ctx, act, &m), 0);
    EXPECT_LT(mpt_nn_linear(params, "m", 2, 2, 1, act, &m), 0);
  }
}

}  // namespace
