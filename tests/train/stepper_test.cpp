// Tests of the stepper: order of calls, verdicts, accumulation, clipping, and whole trainings in
// every precision.
// SPDX-License-Identifier: Apache-2.0
#include "../support/steps.h"

namespace mpt_test {
namespace {

class Stepper : public Steps {};

TEST_F(Stepper, UnscalesClipsAndUpdatesInOneStep) {
  mpt_tensor a = add("a", {2}, {1, 1}), b = add("b", {1}, {1});
  mpt_optimizer o = sgd(params);
  mpt_stepper s = stepper("16-mixed", {o}, [](mpt_stepper_desc& d) { d.clip_norm = 6.5; });
  OK(mpt_stepper_backward(s, loss_with(a, {3, 4})));
  EXPECT_EQ(grad(a), (Floats{3 * 65536.f, 4 * 65536.f})) << "scaled on the way";
  OK(mpt_stepper_backward(s, loss_with(b, {12})));
  OK(mpt_stepper_step(s));
  EXPECT_NEAR(read(a)[0], 1 - 1.5, 1e-6);
  EXPECT_NEAR(read(a)[1], 1 - 2, 1e-6);
  EXPECT_NEAR(read(b)[0], 1 - 6, 1e-6);
  mpt_verdict v = verdict(s);
  EXPECT_EQ(v.outcome, MPT_VERDICT_APPLIED);
  EXPECT_EQ(v.steps, 1);
  EXPECT_DOUBLE_EQ(v.grad_norm, 13);
  EXPECT_EQ(v.scale_before, 65536);
  EXPECT_TRUE(grad(a).empty()) << "gradients were dropped";
}

// One pass must give the result of the recipe of separate calls.
TEST_F(Stepper, FusedEqualsTheTwoStepRecipe) {
  const Floats start = normal(300), g = normal(300, 3);
  for (const char* name : {"32-true", "bf16-mixed"}) {
    Floats result[2];
    double norm[2];
    for (int fused = 0; fused < 2; ++fused) {
      mpt_params set = another();
      mpt_tensor w = make({300}, start);
      OK(mpt_params_add(set, "w", w));
      mpt_precision p = precision(name);
      OK(mpt_params_set_precision(set, &p));
      mpt_optimizer o;
      OK(mpt_optimizer_create(set, nullptr, &o));
      if (fused) {
        mpt_stepper s = stepper(name, {o}, [](mpt_stepper_desc& d) {
          d.clip_value = 2;
          d.clip_norm = 1.5;
        });
        OK(mpt_stepper_backward(s, loss_with(w, g)));
        OK(mpt_stepper_step(s));
        norm[1] = verdict(s).grad_norm;
      } else {
        set_grad(w, g);
        OK(mpt_params_clip_grad_value(set, 2));
        OK(mpt_params_clip_grad_norm(set, 1.5, nullptr, &norm[0]));
        OK(mpt_optimizer_step(o));
      }
      result[fused] = read(w);
    }
    EXPECT_EQ(norm[0], norm[1]);
    EXPECT_EQ(bits(result[0]), bits(result[1])) << name;
  }
}

TEST_F(Stepper, NormsOverOptimizersAndGroups) {
  for (int over : {MPT_CLIP_GLOBAL, MPT_CLIP_OPTIMIZER, MPT_CLIP_GROUP}) {
    mpt_params one = another(), two = another();
    mpt_tensor a = make({1}, {0}), b = make({1, 1}, {0}), c = make({1}, {0});
    OK(mpt_params_add(one, "a", a));
    OK(mpt_params_add(one, "b", b));
    OK(mpt_params_add(two, "c", c));
    mpt_optimizer o1 = sgd(one), o2 = sgd(two);
    mpt_selection matrices;
    mpt_selection_init(&matrices, sizeof matrices);
    matrices.min_rank = 2;
    mpt_optimizer_desc d;
    mpt_sgd_desc_init(&d, sizeof d);
    d.lr = 1;
    OK(mpt_optimizer_add_group(o1, &matrices, &d, nullptr));
    mpt_stepper_desc sd;
    mpt_stepper_desc_init(&sd, sizeof sd);
    sd.clip_norm = 1;
    sd.clip_over = over;
    mpt_stepper s;
    OK(mpt_stepper_create(ctx, nullptr, &sd, &s));
    OK(mpt_stepper_add(s, o1));
    OK(mpt_stepper_add(s, o2));
    OK(mpt_stepper_backward(s, loss_with(a, {3})));
    OK(mpt_stepper_backward(s, loss_with(b, {4})));
    OK(mpt_stepper_backward(s, loss_with(c, {12})));
    OK(mpt_stepper_step(s));
    const double norms[3][3] = {{13, 13, 13}, {5, 5, 12}, {3, 4, 12}};
    EXPECT_NEAR(read(a)[0], -3 / norms[over][0], 1e-6);
    EXPECT_NEAR(read(b)[0], -4 / norms[over][1], 1e-6);
    EXPECT_NEAR(read(c)[0], -12 / norms[over][2], 1e-6);
    EXPECT_DOUBLE_EQ(verdict(s, 0).grad_norm, over == MPT_CLIP_GROUP ? 4 : norms[over][0]);
  }
}

TEST_F(Stepper, SkipsAloneOrTogetherAndSaysWhy) {
  for (int skip : {MPT_SKIP_ALONE, MPT_SKIP_TOGETHER}) {
    mpt_params one = another(), two = another(), three = another();
    mpt_tensor a = make({2}, {1, 1}), b = make({2}, {1, 1}), c = make({1}, {1}), d = make({1}, {1});
    OK(mpt_params_add(one, "good", a));
    OK(mpt_params_add(one, "net.bad", b));
    OK(mpt_params_add(two, "c", c));
    OK(mpt_params_add(three, "idle", d));
    mpt_stepper_desc sd;
    mpt_stepper_desc_init(&sd, sizeof sd);
    sd.skip = skip;
    mpt_precision p = precision("16-mixed");
    mpt_stepper s;
    OK(mpt_stepper_create(ctx, &p, &sd, &s));
    for (mpt_params set : {one, two, three}) OK(mpt_stepper_add(s, sgd(set)));
    OK(mpt_stepper_backward(s, loss_with(a, {1, 1})));
    OK(mpt_stepper_backward(s, loss_with(b, {INFINITY, NAN})));
    OK(mpt_stepper_backward(s, loss_with(c, {1})));
    EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
    mpt_verdict v = verdict(s, 0);
    EXPECT_EQ(v.outcome, MPT_VERDICT_NON_FINITE);
    EXPECT_EQ(v.non_finite, 2);
    EXPECT_STREQ(v.bad_parameter, "net.bad");
    EXPECT_EQ(v.steps, 0);
    EXPECT_EQ(v.scale_before, 65536);
    EXPECT_EQ(v.scale_after, 32768) << "one update of the scale";
    EXPECT_EQ(read(a), (Floats{1, 1}));
    const bool alone = skip == MPT_SKIP_ALONE;
    EXPECT_EQ(verdict(s, 1).outcome, alone ? MPT_VERDICT_APPLIED : MPT_VERDICT_TOGETHER);
    EXPECT_EQ(read(c)[0], alone ? 0 : 1);
    EXPECT_EQ(verdict(s, 2).outcome, MPT_VERDICT_NO_GRADIENT);
  }
}

TEST_F(Stepper, CheckWithoutAScaler) {
  mpt_tensor a = add("a", {1}, {1});
  mpt_optimizer o = sgd(params);
  mpt_stepper s = stepper("bf16-mixed", {o}, [](mpt_stepper_desc& d) { d.check = 1; });
  OK(mpt_stepper_backward(s, loss_with(a, {INFINITY})));
  EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
  EXPECT_EQ(read(a)[0], 1);
  EXPECT_EQ(verdict(s).scale_after, 1);
}

TEST_F(Stepper, SchedulesDoNotMoveOnSkips) {
  mpt_tensor a = add("a", {1}, {1});
  mpt_optimizer o = sgd(params);
  mpt_schedule_desc d;
  mpt_schedule_desc_init(&d, sizeof d);
  d.kind = MPT_SCHEDULE_STEP;
  d.step_size = 1;
  OK(mpt_optimizer_set_schedule(o, &d));
  mpt_stepper s = stepper("16-mixed", {o});
  double lr;
  for (float g : {1.f, INFINITY, INFINITY, 1.f}) {
    OK(mpt_stepper_backward(s, loss_with(a, {g})));
    EXPECT_EQ(mpt_stepper_step(s), std::isinf(g) ? MPT_STEP_SKIPPED : MPT_OK);
  }
  OK(mpt_optimizer_get_lr(o, 0, &lr));
  EXPECT_DOUBLE_EQ(lr, 0.01);
}

TEST_F(Stepper, AccumulationEqualsTheWholeBatchAndLocksTheScale) {
  mpt_tensor a = add("a", {2}, {0, 0});
  mpt_optimizer o = sgd(params);
  mpt_stepper s = stepper("16-mixed", {o}, [](mpt_stepper_desc& d) { d.accumulate = 4; });
  mpt_scaler scaler;
  OK(mpt_stepper_get_scaler(s, &scaler));
  for (float g : {1.f, 2.f, 3.f, 6.f}) OK(mpt_stepper_backward(s, loss_with(a, {g, 1})));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_update(scaler), "open micro-batches");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_set_scale(scaler, 2), "open micro-batches");
  REFUSED(MPT_ERROR_STATE, mpt_stepper_add(s, sgd(another())), "open");
  OK(mpt_stepper_step(s));
  EXPECT_EQ(read(a), (Floats{-3, -1}));
  OK(mpt_scaler_set_scale(scaler, 2));
}

TEST_F(Stepper, WrongUseIsRefused) {
  mpt_tensor a = add("a", {2}, {0, 0});
  mpt_optimizer o = sgd(params), o2 = sgd(params);
  mpt_stepper s = stepper("32-true", {});
  mpt_verdict v = {};
  v.struct_size = sizeof v;
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "no optimizer");
  OK(mpt_stepper_add(s, o));
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_add(s, o), "already");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_add(s, o2), "'a' would be stepped by two");
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "mpt_stepper_backward was not called");
  REFUSED(MPT_ERROR_STATE, mpt_stepper_get_verdict(s, 0, &v), "no step");
  REFUSED(MPT_ERROR_SHAPE, mpt_stepper_backward(s, a), "one value");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_backward(s, make({}, {1})),
          "requires a gradient");
  mpt_scaler none;
  OK(mpt_stepper_get_scaler(s, &none));
  EXPECT_EQ(none, nullptr);
  mpt_stepper_desc d;
  mpt_stepper_desc_init(&d, sizeof d);
  d.clip_norm = NAN;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_create(ctx, nullptr, &d, &s), "clip_norm is nan");
}

// A small network must learn in every precision and end at about the same loss.
TEST_F(Stepper, EveryPrecisionLearnsTheSame) {
  const int64_t n = 64, in = 24, hidden = 48;
  const Floats x = normal(n * in), w1 = normal(hidden * in, 0.2), w2 = normal(hidden, 0.2);
  Floats t;
  for (int64_t i = 0; i < n; ++i)
    t.push_back(std::sin(x[static_cast<size_t>(i * in)]) +
                0.5f * x[static_cast<size_t>(i * in + 1)]);
  double reference = 0;
  for (const char* name :
       {"32-true", "64-true", "16-mixed", "bf16-mixed", "16-true", "bf16-true"}) {
    SCOPED_TRACE(name);
    mpt_precision p = precision(name);
    mpt_params set = another();
    struct {
      const char* name;
      Shape shape;
      Floats v;
      mpt_tensor t;
    } list[] = {{"1.weight", {hidden, in}, w1, nullptr},
                {"1.bias", {hidden}, Floats(hidden, 0), nullptr},
                {"2.weight", {1, hidden}, w2, nullptr},
                {"2.bias", {1}, {0}, nullptr}};
    for (auto& e : list) OK(mpt_params_add(set, e.name, e.t = make(e.shape, e.v)));
    OK(mpt_params_set_precision(set, &p));
    mpt_optimizer_desc d;
    mpt_adamw_desc_init(&d, sizeof d);
    d.lr = 5e-3;
    d.weight_decay = 0;
    if (name == std::string("16-true")) d.eps = 1e-4;
    mpt_optimizer o;
    OK(mpt_optimizer_create(set, &d, &o));
    mpt_stepper s = stepper(name, {o}, [](mpt_stepper_desc& sd) { sd.clip_norm = 5; });
    const bool cast_input = p.compute == MPT_DTYPE_NONE && p.param != MPT_F32;
    double first = 0, last = 0;
    for (int step = 0; step < 150; ++step) {
      OK(mpt_scope_push(ctx));
      mpt_tensor xs = make({n, in}, x), h, y, e, sq, loss, target = make({n, 1}, t);
      if (cast_input) {
        OK(mpt_cast(xs, p.param, &xs));
        OK(mpt_cast(target, p.param, &target));
      }
      OK(mpt_precision_push(ctx, &p));
      OK(mpt_linear(xs, list[0].t, list[1].t, MPT_ACTIVATION_RELU, &h));
      OK(mpt_linear(h, list[2].t, list[3].t, MPT_ACTIVATION_NONE, &y));
      OK(mpt_sub(y, target, &e));
      OK(mpt_square(e, &sq));
      OK(mpt_mean(sq, nullptr, 0, 0, &loss));
      OK(mpt_precision_pop(ctx));
      OK(mpt_tensor_get_item(loss, &last));
      if (step == 0) first = last;
      OK(mpt_stepper_backward(s, loss));
      ASSERT_GE(mpt_stepper_step(s), 0) << mpt_last_error();
      OK(mpt_scope_pop(ctx, nullptr, 0));
    }
    if (reference == 0) reference = last;
    EXPECT_LT(last, 0.1 * first);
    EXPECT_NEAR(last, reference, 0.02);
  }
}

// The caller forgets the stepper: the update would use gradients that are 65536 times too large.
TEST_F(Stepper, ScaledGradientsAreNobodyElsesToStepBy) {
  mpt_tensor w = add("w", {2}, {1, 2});
  mpt_optimizer o = sgd(params);
  mpt_stepper s = stepper("16-mixed", {o});
  const auto backward = [&] {
    mpt_tensor l = nullptr;
    OK(mpt_sum(w, nullptr, 0, 0, &l));
    OK(mpt_stepper_backward(s, l));
  };
  backward();
  REFUSED(MPT_ERROR_STATE, mpt_optimizer_step(o), "mpt_stepper_step unscales them");
  REFUSED(MPT_ERROR_STATE, mpt_params_clip_grad_norm(params, 1, nullptr, nullptr),
          "mpt_stepper_desc.clip_norm");
  REFUSED(MPT_ERROR_STATE, mpt_params_clip_grad_value(params, 1), "mpt_stepper_desc.clip_norm");
  double norm = 0;
  OK(mpt_params_clip_grad_norm(params, INFINITY, nullptr, &norm));  // only measures
  EXPECT_NEAR(norm, 65536 * std::sqrt(2), 1);
  EXPECT_EQ(read(w), (Floats{1, 2}));
  OK(mpt_stepper_step(s));
  EXPECT_EQ(read(w), (Floats{0, 1}));
  OK(mpt_params_clip_grad_norm(params, 1, nullptr, nullptr));
  OK(mpt_optimizer_step(o));
  backward();
  OK(mpt_stepper_drop(s));
  set_grad(w, {1, 1});
  OK(mpt_optimizer_step(o));
  EXPECT_EQ(read(w), (Floats{-1, 0}));
  backward();
  mpt_stepper_release(s);
  OK(mpt_optimizer_step(o)) << "a stepper that is gone has nothing open";
}

// A tensor is added to the second set after its optimizer was made. Two optimizers would silently
// step it to -1 instead of 0.
TEST_F(Stepper, NoParameterIsSteppedTwice) {
  mpt_tensor w = add("w", {2}, {1, 2});
  mpt_params set = another();
  OK(mpt_params_add(set, "v", make({2}, {1, 2})));
  mpt_stepper s = stepper("32-true", {sgd(params), sgd(set)});
  OK(mpt_stepper_backward(s, loss_with(w, {1, 1})));
  OK(mpt_stepper_step(s));
  OK(mpt_params_add(set, "tied", w));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_backward(s, loss_with(w, {1, 1})), "'tied'");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_add(s, sgd(another())), "'tied'");
  EXPECT_EQ(read(w), (Floats{0, 1}));
  EXPECT_TRUE(grad(w).empty());
}

// Passes remember pointers to states between steps. A stepper, another stepper and steps by hand
// take turns on one optimizer while its states change their format, a parameter changes its group,
// and gradients come and go. The result must be that of steps by hand alone.
TEST_F(Stepper, PassesInTurnsSeeNewStates) {
  const Floats start = normal(600), g = normal(600);
  std::vector<uint32_t> result[2];
  for (bool in_turns : {false, true}) {
    mpt_params set = another();
    mpt_tensor w = make({600}, start), v = make({600}, start);
    OK(mpt_params_add(set, "w", w));
    OK(mpt_params_add(set, "bias.v", v));
    mpt_optimizer_desc d;
    mpt_adamw_desc_init(&d, sizeof d);
    d.state_min = 0;
    mpt_optimizer o = nullptr;
    OK(mpt_optimizer_create(set, &d, &o));
    mpt_stepper first = stepper("32-true", {o}), second = stepper("32-true", {o});
    for (int step = 0; step < 24; ++step) {
      if (step % 5 == 4) {
        const int32_t formats[] = {8, 32, 4};
        d.state_bits = formats[step / 5 % 3];
        OK(mpt_optimizer_set_group(o, 0, &d));
      }
      if (step == 12) {
        mpt_selection biases;
        mpt_selection_init(&biases, sizeof biases);
        biases.prefix = "bias";
        OK(mpt_optimizer_add_group(o, &biases, &d, nullptr));
      }
      const bool both = step % 4 != 1;
      if (!in_turns || step % 3 == 2) {
        set_grad(w, g);
        if (both) set_grad(v, g);
        OK(mpt_optimizer_step(o));
        OK(mpt_optimizer_zero_grad(o));
        continue;
      }
      mpt_stepper s = step % 3 == 0 ? first : second;
      mpt_tensor loss = loss_with(w, g);
      if (both) {
        OK(mpt_add(loss, loss_with(v, g), &loss));
      }
      OK(mpt_stepper_backward(s, loss));
      OK(mpt_stepper_step(s));
    }
    result[in_turns] = bits(read(w));
    const std::vector<uint32_t> more = bits(read(v));
    result[in_turns].insert(result[in_turns].end(), more.begin(), more.end());
  }
  EXPECT_EQ(result[0], result[1]);
}

// -- log messages ---------------------------------------------------------------------------------

class Warnings : public Steps {
 protected:
  void SetUp() override {
    Steps::SetUp();
    mpt_hooks hooks;
    mpt_hooks_init(&hooks, sizeof hooks);
    hooks.user = &said;
    hooks.log = [](void* user, int32_t level, const char* text) {
      if (level == MPT_LOG_WARNING) *static_cast<std::string*>(user) += text;
    };
    mpt_context_release(ctx);
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.hooks = &hooks;
    OK(mpt_context_create(&d, &ctx));
    OK(mpt_params_create(ctx, &params));
  }
  std::string said;
};

TEST_F(Warnings, AScalerThatThePrecisionAsksForIsMissed) {
  Floats v(2, 1);
  add("w", {2}, v);
  set_precision("16-mixed");
  mpt_optimizer o = sgd(params);
  stepper("16-mixed", {o});
  EXPECT_EQ(said, "");
  stepper("32-true", {o});
  EXPECT_NE(said.find("precision of 'w' needs a loss scaler"), std::string::npos) << said;
}

// The generator of a GAN leaves gradients in the discriminator, which another stepper steps.
TEST_F(Warnings, GradientsOfAnotherBackwardAreToldOnce) {
  mpt_tensor w = add("w", {1}, {1});
  mpt_stepper s = stepper("32-true", {sgd(params)}, [](mpt_stepper_desc& c) { c.accumulate = 2; });
  const auto step = [&] {
    OK(mpt_stepper_backward(s, loss_with(w, {1})));
    OK(mpt_stepper_backward(s, loss_with(w, {1})));
    OK(mpt_stepper_step(s));
  };
  step();
  EXPECT_EQ(said, "") << "its own micro-batches are none";
  set_grad(w, {5});
  OK(mpt_stepper_drop(s));
  step();
  EXPECT_EQ(said, "");
  for (int i = 0; i < 2; ++i) {
    set_grad(w, {5});
    step();
  }
  EXPECT_NE(said.find("adds to a gradient of 'w' that another backward has left"),
            std::string::npos)
      << said;
  EXPECT_EQ(said.find("adds to"), said.rfind("adds to")) << "once";
}

// No scale can make an infinite loss finite.
TEST_F(Warnings, AStepSkippedAtTheLeastScaleIsToldOnce) {
  mpt_tensor w = add("w", {1}, {1});
  mpt_scaler_desc low;
  mpt_scaler_desc_init(&low, sizeof low);
  low.init_scale = 2;
  low.growth_interval = 1;
  mpt_scaler scaler = nullptr;
  OK(mpt_scaler_create(ctx, &low, &scaler));
  mpt_stepper_desc d;
  mpt_stepper_desc_init(&d, sizeof d);
  d.scaler = scaler;
  mpt_stepper s = nullptr;
  OK(mpt_stepper_create(ctx, nullptr, &d, &s));
  OK(mpt_stepper_add(s, sgd(params)));
  const auto skip = [&] {
    OK(mpt_stepper_backward(s, loss_with(w, {INFINITY})));
    EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
  };
  skip();
  EXPECT_EQ(said, "") << "at 2, which becomes 1";
  skip();
  EXPECT_NE(said.find("least scale, 1: the loss or the model makes the gradient of 'w'"),
            std::string::npos)
      << said;
  skip();
  EXPECT_EQ(said.find("least scale"), said.rfind("least scale")) << said;
}

// An error behind a step that one optimizer has taken undoes nothing of it.
TEST_F(Stepper, ALimitOfSkipsKeepsTheStatesOfAStep) {
  mpt_tensor a = add("a", {1}, {1});
  mpt_params others = another();
  mpt_tensor b = add_to(others, "b", {1}, {1});
  mpt_optimizer good = nullptr;  // AdamW, whose states the step makes
  OK(mpt_optimizer_create(params, nullptr, &good));
  mpt_stepper s = stepper("16-mixed", {good, sgd(others)}, [](mpt_stepper_desc& d) {
    d.skip_limit = 1;
    d.skip = MPT_SKIP_ALONE;
  });
  OK(mpt_stepper_backward(s, loss_with(a, {1})));
  OK(mpt_stepper_backward(s, loss_with(b, {NAN})));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "skip_limit");
  EXPECT_LT(read(a)[0], 1);
  mpt_tensor average = nullptr;
  OK(mpt_optimizer_get_state(good, "a", "exp_avg", &average));
  ASSERT_NE(average, nullptr);
  EXPECT_GT(read(average)[0], 0);
}

TEST_F(Stepper, SkipsInARowReachALimit) {
  mpt_tensor w = add("w", {1}, {1});
  mpt_optimizer o = sgd(params);
  mpt_stepper s = stepper("16-mixed", {o}, [](mpt_stepper_desc& d) { d.skip_limit = 2; });
  mpt_stepper_info i = {};
  const auto step = [&](float g) {
    EXPECT_EQ(mpt_stepper_backward(s, loss_with(w, {g})), MPT_OK);
    const mpt_status status = mpt_stepper_step(s);
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_stepper_get_info(s, &i), MPT_OK);
    return status;
  };
  EXPECT_EQ(step(NAN), MPT_STEP_SKIPPED);
  EXPECT_EQ(i.skipped_in_row, 1);
  OK(step(0));
  EXPECT_EQ(i.skipped_in_row, 0);
  EXPECT_EQ(step(NAN), MPT_STEP_SKIPPED);
  for (int n : {2, 3}) {
    REFUSED(MPT_ERROR_STATE, step(NAN),
            "in a row were skipped (skip_limit), the last for 1 values");
    EXPECT_EQ(i.skipped_in_row, n);
    EXPECT_EQ(verdict(s).outcome, MPT_VERDICT_NON_FINITE) << "as after a skip";
    EXPECT_EQ(verdict(s).scale_after, verdict(s).scale_before / 2);
    EXPECT_TRUE(grad(w).empty());
  }
  OK(step(0.5f));
  EXPECT_EQ(read(w)[0], 0.5f);
  EXPECT_EQ(i.skipped_in_row, 0);
  mpt_stepper_desc d;
  mpt_stepper_desc_init(&d, sizeof d);
  d.skip_limit = -1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_create(ctx, nullptr, &d, &s), "skip_limit is -1");
}

// -- the order of calls ---------------------------------------------------------------------------

TEST_F(Stepper, EndsNoStepInsideItsBackward) {
  mpt_tensor a = add("a", {1}, {1}), b = add("b", {1}, {1});
  struct Inside {
    mpt_stepper s = nullptr;
    mpt_status step = MPT_OK, drop = MPT_OK;
  } inside;
  inside.s = stepper("32-true", {sgd(params)});
  int64_t id = 0;
  OK(mpt_tensor_add_hook(
      a,
      [](void* user, mpt_tensor*) -> mpt_status {
        auto& i = *static_cast<Inside*>(user);
        i.step = mpt_stepper_step(i.s);
        i.drop = mpt_stepper_drop(i.s);
        return MPT_OK;
      },
      &inside, nullptr, &id));
  mpt_tensor loss = nullptr;
  OK(mpt_add(loss_with(a, {0.25f}), loss_with(b, {0.5f}), &loss));
  OK(mpt_stepper_backward(inside.s, loss));
  EXPECT_EQ(inside.step, MPT_ERROR_STATE);
  EXPECT_EQ(inside.drop, MPT_ERROR_STATE);
  OK(mpt_stepper_step(inside.s));
  EXPECT_EQ(read(a)[0], 0.75f);
  EXPECT_EQ(read(b)[0], 0.5f);
  OK(mpt_stepper_drop(inside.s));
}

// An update without gradients says nothing about the scale, so the scale stays.
TEST_F(Stepper, ByHandAnUpdateAfterNoGradientsLeavesTheScale) {
  mpt_tensor w = add("w", {1}, {1});
  mpt_optimizer o = sgd(params);
  mpt_scaler_desc d;
  mpt_scaler_desc_init(&d, sizeof d);
  d.init_scale = 8;
  d.growth_interval = 1;
  mpt_scaler scaler = nullptr;
  OK(mpt_scaler_create(ctx, &d, &scaler));
  const auto step = [&](bool backward, double scale) {
    mpt_tensor scaled = nullptr;
    OK(mpt_scaler_scale(scaler, loss_with(w, {1}), &scaled));
    if (backward) {
      OK(mpt_backward(&scaled, nullptr, 1, nullptr));
    }
    OK(mpt_scaler_step(scaler, o));
    OK(mpt_scaler_update(scaler));
    OK(mpt_params_zero_grad(params));
    mpt_scaler_info i = {};
    i.struct_size = sizeof i;
    OK(mpt_scaler_get_info(scaler, &i));
    EXPECT_EQ(i.scale, scale);
  };
  step(false, 8);
  step(true, 16);
  step(false, 16);
}

}  // namespace
}  // namespace mpt_test
