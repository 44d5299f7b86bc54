// Tests of the loss scaler: scales, skipped steps, reports, saved state.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cfloat>
#include <fstream>

#include "../golden/open.h"
#include "../support/steps.h"
#include "mpt/mpt.h"

namespace mpt_test {
namespace {

class LossScaling : public Steps {
 protected:
  void SetUp() override {
    Steps::SetUp();
    w = add("layer.weight", {2}, {1, 1});
    opt = sgd(params);
    mpt_scaler_desc_init(&desc, sizeof desc);
  }
  mpt_scaler create() {
    mpt_scaler s = nullptr;
    EXPECT_EQ(mpt_scaler_create(ctx, &desc, &s), MPT_OK) << mpt_last_error();
    return s;
  }
  void scale_something(mpt_scaler s) {
    mpt_tensor out = nullptr;
    EXPECT_EQ(mpt_scaler_scale(s, make({}, {1}), &out), MPT_OK) << mpt_last_error();
    mpt_tensor_release(out);
  }
  // Runs an iteration of a hand-written loop, with `scaled` as the gradients of a scaled backward
  // pass.
  mpt_status iterate(mpt_scaler s, const Floats& scaled, mpt_dtype dtype = MPT_F32) {
    scale_something(s);
    set_grad(w, scaled, dtype);
    const mpt_status status = mpt_scaler_step(s, opt);
    EXPECT_EQ(mpt_scaler_update(s), MPT_OK) << mpt_last_error();
    return status;
  }
  mpt_status clean(mpt_scaler s) { return iterate(s, {0, 0}); }
  mpt_status overflow(mpt_scaler s) { return iterate(s, {0, INFINITY}); }
  std::string json(mpt_scaler s) {
    char text[400] = "";
    size_t needed = 0;
    EXPECT_EQ(mpt_scaler_state_to_json(s, text, sizeof text, &needed), MPT_OK) << mpt_last_error();
    EXPECT_EQ(needed, std::strlen(text) + 1);
    return text;
  }

  mpt_tensor w = nullptr;
  mpt_optimizer opt = nullptr;
  mpt_scaler_desc desc;
};

TEST_F(LossScaling, StaticScale) {
  desc.is_static = 1;
  desc.init_scale = 128;
  desc.growth_interval = 2;
  mpt_scaler s = create();
  for (int i = 0; i < 5; ++i) EXPECT_EQ(clean(s), MPT_OK);
  EXPECT_EQ(overflow(s), MPT_STEP_SKIPPED);
  EXPECT_EQ(read(w), (Floats{1, 1}));
  EXPECT_EQ(iterate(s, {64, -32}), MPT_OK);
  EXPECT_EQ(read(w), (Floats{0.5f, 1.25f}));
  EXPECT_EQ(info_of(s).scale, 128);
  EXPECT_EQ(info_of(s).skipped, 1);
  mpt_precision p = precision("16-mixed");  // the scaler options from a precision
  p.scaling = MPT_SCALING_STATIC;
  p.static_scale = 8;
  mpt_stepper by = nullptr;
  OK(mpt_stepper_create(ctx, &p, nullptr, &by));
  OK(mpt_stepper_add(by, opt));
  EXPECT_EQ(step_with(by, w, {INFINITY, 0}), MPT_STEP_SKIPPED);
  EXPECT_EQ(info_of(scaler_of(by)).scale, 8);
}

// Test vectors of PyTorch's own tests.
TEST_F(LossScaling, DynamicScale) {
  desc.init_scale = 4;
  desc.backoff_factor = 0.25;
  desc.growth_interval = 2;
  mpt_scaler s = create();
  const struct {
    bool inf;
    double scale;
    int64_t tracker;
  } vectors[] = {{false, 4, 1}, {false, 8, 0}, {true, 2, 0}};
  for (const auto& v : vectors) {
    EXPECT_EQ(v.inf ? overflow(s) : clean(s), v.inf ? MPT_STEP_SKIPPED : MPT_OK);
    EXPECT_EQ(info_of(s).scale, v.scale);
    EXPECT_EQ(info_of(s).growth_tracker, v.tracker);
  }
  mpt_scaler_desc_init(&desc, sizeof desc);
  desc.init_scale = 1e38;
  desc.growth_factor = 16;
  desc.growth_interval = 1;
  s = create();
  clean(s);
  EXPECT_EQ(info_of(s).scale, static_cast<double>(1e38f)) << "growth past f32 is not taken";
  mpt_scaler_desc_init(&desc, sizeof desc);
  s = create();
  for (int i = 0; i < 2000; ++i) clean(s);
  EXPECT_EQ(info_of(s).scale, 131072) << "the defaults: twice after 2000";
  overflow(s);
  EXPECT_EQ(info_of(s).scale, 65536);
}

TEST_F(LossScaling, SmallestAndLargestScale) {
  desc.init_scale = 8;
  desc.min_scale = 2;
  desc.max_scale = 20;
  desc.growth_interval = 1;
  mpt_scaler s = create();
  for (int i = 0; i < 5; ++i) overflow(s);
  EXPECT_EQ(info_of(s).scale, 2);
  for (int i = 0; i < 5; ++i) clean(s);
  EXPECT_EQ(info_of(s).scale, 20);
  mpt_scaler_desc_init(&desc, sizeof desc);
  s = create();  // PyTorch's scale would be 2^-14 by now
  for (int i = 0; i < 30; ++i) overflow(s);
  EXPECT_EQ(info_of(s).scale, 1);
}

// The inverse of a smaller scale exceeds f32, so the update would write Inf and NaN. PyTorch's
// scale decreases to 0.
TEST_F(LossScaling, NoScaleIsSoSmallThatItHasNoInverse) {
  desc.init_scale = 4;
  desc.min_scale = 0;
  mpt_scaler s = create();
  for (int i = 0; i < 200; ++i) overflow(s);
  EXPECT_EQ(info_of(s).scale, 0x1p-126);
  EXPECT_EQ(clean(s), MPT_OK);
  EXPECT_EQ(iterate(s, {0x1p-126f, 0x1p-125f}), MPT_OK);
  EXPECT_TRUE(std::isfinite(read(w)[0])) << "and steps are steps";
  for (double scale : {0x1p-127, 1e-46, 0.0}) {
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_scaler_set_scale(s, scale), "at least 1.17549e-38");
    desc.init_scale = scale;
    mpt_scaler none = nullptr;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_scaler_create(ctx, &desc, &none), "has an inverse");
    mpt_precision p = precision("16-mixed,loss_scale=2");
    p.static_scale = scale;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_set_precision(params, &p), "static_scale");
  }
}

TEST_F(LossScaling, AStepIsSkippedAndTheScaleLowered) {
  for (float bad : {INFINITY, -INFINITY, NAN}) {
    mpt_scaler s = create();
    EXPECT_EQ(iterate(s, {1, bad}), MPT_STEP_SKIPPED);
    EXPECT_EQ(read(w), (Floats{1, 1})) << "neither value has moved";
    EXPECT_EQ(info_of(s).scale, 32768);
  }
}

TEST_F(LossScaling, TheSkipReport) {
  mpt_params second = another();
  mpt_tensor a = add_to(second, "head.a", {3}, {0, 0, 0}), b = add_to(second, "head.b", {1}, {0});
  mpt_stepper s =
      stepper("16-mixed", {opt, sgd(second)}, [](mpt_stepper_desc& d) { d.events = 3; });
  auto losses = [&](const Floats& gw, const Floats& ga, const Floats& gb) {
    OK(mpt_stepper_backward(s, loss_with(w, gw)));
    OK(mpt_stepper_backward(s, loss_with(a, ga)));
    OK(mpt_stepper_backward(s, loss_with(b, gb)));
  };
  losses({0, 0}, {0, NAN, INFINITY}, {NAN});
  EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
  EXPECT_EQ(verdict(s, 0).outcome, MPT_VERDICT_APPLIED);
  mpt_verdict v = verdict(s, 1);
  EXPECT_EQ(v.outcome, MPT_VERDICT_NON_FINITE);
  EXPECT_EQ(v.optimizer, 1);
  EXPECT_STREQ(v.bad_parameter, "head.a");
  EXPECT_EQ(v.non_finite, 3);
  EXPECT_EQ(v.scale_before, 65536);
  EXPECT_EQ(v.scale_after, 32768);
  EXPECT_EQ(v.step, 1);
  EXPECT_EQ(v.steps, 0);
  EXPECT_EQ(info_of(s).events, 1);
  // After five skips the ring holds the latest three, oldest first.
  losses({0, 0}, {0, 0, 0}, {0});
  OK(mpt_stepper_step(s));
  for (int i = 0; i < 4; ++i) {
    losses({0, i % 2 ? NAN : 0}, {0, 0, 0}, {i % 2 ? 0 : NAN});
    EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
  }
  ASSERT_EQ(info_of(s).events, 3);
  EXPECT_EQ(info_of(s).steps, 6);
  EXPECT_EQ(info_of(s).skipped, 5);
  const char* names[] = {"layer.weight", "head.b", "layer.weight"};
  for (int64_t i = 0; i < 3; ++i) {
    OK(mpt_stepper_get_event(s, i, &v));
    EXPECT_EQ(v.step, 4 + i);
    EXPECT_STREQ(v.bad_parameter, names[i]);
    EXPECT_EQ(v.optimizer, i == 1 ? 1 : 0);
    EXPECT_EQ(v.scale_before, 2 * v.scale_after);
  }
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_get_event(s, 3, &v), "3 events are remembered");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_get_event(s, -1, &v), "index is -1; 3 events");
  mpt_stepper none = stepper("16-mixed", {});
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_get_event(none, 0, &v), "events is 0");
  // The steps of a hand-written loop have verdicts as well.
  mpt_scaler hand = create();
  REFUSED(MPT_ERROR_STATE, mpt_scaler_get_verdict(hand, opt, &v), "has not stepped");
  clean(hand);
  EXPECT_EQ(iterate(hand, {NAN, NAN}), MPT_STEP_SKIPPED);
  OK(mpt_scaler_get_verdict(hand, opt, &v));
  EXPECT_EQ(v.outcome, MPT_VERDICT_NON_FINITE);
  EXPECT_STREQ(v.bad_parameter, "layer.weight");
  EXPECT_EQ(v.non_finite, 2);
  EXPECT_EQ(v.step, 2);
  EXPECT_EQ(v.scale_before, 65536);
  EXPECT_EQ(v.scale_after, 32768);
  EXPECT_EQ(v.bad_op, -1);
  if (test_device()) {  // it searches the next backward
    EXPECT_EQ(v.bad_phase, MPT_NON_FINITE_NONE);
  } else {
    EXPECT_EQ(v.bad_phase, MPT_NON_FINITE_BACKWARD);
    EXPECT_STREQ(v.bad_op_name, "the host");
    EXPECT_STREQ(v.bad_tensor, "layer.weight");
  }
  clean(hand);
  OK(mpt_scaler_get_verdict(hand, opt, &v));
  EXPECT_EQ(v.bad_phase, MPT_NON_FINITE_NONE);
  EXPECT_STREQ(v.bad_text, "");
}

// Kernels compute the verdict, the update and the new scale in the scaler's own memory. The kernels
// are equal whether the step is applied or skipped.
TEST_F(LossScaling, ASkippedStepLaunchesWhatATakenOneDoes) {
  mpt_params second = another();
  mpt_tensor v = add_to(second, "v", {2}, {1, 1});
  for (const bool clipped : {false, true}) {
    mpt_stepper s = stepper("16-mixed", {opt, sgd(second)},
                            [&](mpt_stepper_desc& d) { d.clip_norm = clipped ? 1 : 0; });
    auto launches = [&](float bad) -> std::vector<std::string> {
      EXPECT_EQ(mpt_stepper_backward(s, loss_with(w, {bad, 1})), MPT_OK);
      EXPECT_EQ(mpt_stepper_backward(s, loss_with(v, {1, 1})), MPT_OK);
      EXPECT_EQ(mpt_trace_begin(ctx), MPT_OK);
      EXPECT_EQ(mpt_stepper_step(s), std::isnan(bad) ? MPT_STEP_SKIPPED : MPT_OK);
      EXPECT_EQ(mpt_trace_end(ctx), MPT_OK);
      mpt_trace_info info = {};
      info.struct_size = sizeof info;
      EXPECT_EQ(mpt_trace_get_info(ctx, &info), MPT_OK);
      std::vector<std::string> names;
      for (int64_t i = 0; i < info.kernels; ++i) {
        mpt_trace_kernel k = {};
        k.struct_size = sizeof k;
        EXPECT_EQ(mpt_trace_get_kernel(ctx, i, &k), MPT_OK);
        names.push_back(k.operands);
      }
      return names;
    };
    launches(1);  // the first step has launches that make tensors
    const auto taken = launches(1), skipped = launches(NAN);
    EXPECT_EQ(taken, skipped);
    for (const char* kernel : {"multi_stats", "step_decide", "multi_step", "scaler_update"}) {
      const auto is = [&](const std::string& k) { return k.starts_with(kernel); };
      EXPECT_TRUE(std::any_of(taken.begin(), taken.end(), is)) << kernel;
    }
  }
}

// Apex's update_scale_hysteresis: an overflow costs one credit, at zero credits the scale backs
// off, and a clean update restores all credits.
TEST_F(LossScaling, Hysteresis) {
  desc.hysteresis = 3;
  desc.growth_interval = 2;
  desc.init_scale = 64;
  mpt_scaler s = create();
  const struct {
    bool inf;
    double scale;
    int64_t left;
  } vectors[] = {{true, 64, 2},  {true, 64, 1},  {false, 64, 3}, {true, 64, 2}, {true, 64, 1},
                 {true, 32, 0},  {true, 16, 0},  {false, 16, 3}, {true, 16, 2}, {false, 16, 3},
                 {false, 32, 3}, {false, 32, 3}, {false, 64, 3}};
  int i = 0;
  for (const auto& v : vectors) {
    EXPECT_EQ(v.inf ? overflow(s) : clean(s), v.inf ? MPT_STEP_SKIPPED : MPT_OK);
    EXPECT_EQ(info_of(s).scale, v.scale) << "update " << i;
    EXPECT_EQ(info_of(s).hysteresis_left, v.left) << "update " << i++;
  }
}

TEST_F(LossScaling, AScaledLossOfAnyShapeIsSafeIn16Bits) {
  mpt_scaler s = create();
  for (mpt_dtype dtype : {MPT_F16, MPT_BF16}) {
    for (const Shape& shape : {Shape{}, Shape{3}, Shape{3, 1}}) {
      const size_t n = shape.empty() ? 1 : 3;
      mpt_tensor half = nullptr, out = nullptr;
      OK(mpt_cast(make(shape, Floats(n, 60000)), dtype, &half));
      const Floats v = read(half);
      OK(mpt_scaler_scale(s, half, &out));
      EXPECT_EQ(info(out).dtype, MPT_F32);
      EXPECT_EQ(info(out).rank, static_cast<int32_t>(shape.size()));
      EXPECT_EQ(read(out), Floats(n, v[0] * 65536));
    }
  }
}

TEST_F(LossScaling, UnscaleBeforeGradientsAreLookedAt) {
  mpt_scaler s = create();
  scale_something(s);
  set_grad(w, {65536, -32768});
  OK(mpt_scaler_unscale(s, opt));
  EXPECT_EQ(grad(w), (Floats{1, -0.5f}));
  double norm = 0;
  OK(mpt_params_clip_grad_norm(params, 0.5, nullptr, &norm));
  EXPECT_NEAR(norm, std::sqrt(1.25), 1e-12);
  OK(mpt_scaler_step(s, opt));
  EXPECT_NEAR(read(w)[0], 1 - 0.5 / std::sqrt(1.25), 1e-6);
  OK(mpt_scaler_update(s));
}

// 1e-9 is 0 in f16, which is why loss scaling exists: unscaled gradients of this size are stored in
// f32.
TEST_F(LossScaling, UnscaledGradientsDoNotVanishInF16) {
  Floats result[2];
  for (int two = 0; two < 2; ++two) {
    mpt_scaler s = create();
    scale_something(s);
    const Floats zero = {0, 0};
    OK(mpt_tensor_write(w, MPT_F32, zero.data(), 2));
    set_grad(w, {65536e-9f, -3 * 65536e-9f}, MPT_F16);
    if (two) {
      OK(mpt_scaler_unscale(s, opt));
      mpt_tensor g = nullptr;
      OK(mpt_tensor_get_grad(w, &g));
      EXPECT_EQ(info(g).dtype, MPT_F32);
      EXPECT_NEAR(read(g)[0], 1e-9, 1e-12);
    }
    OK(mpt_scaler_step(s, opt));
    OK(mpt_scaler_update(s));
    result[two] = read(w);
  }
  EXPECT_NEAR(result[0][1], 3e-9, 1e-11);
  EXPECT_EQ(bits(result[0]), bits(result[1]));
}

TEST_F(LossScaling, CallsInAWrongOrder) {
  mpt_scaler s = create(), other = create();
  set_grad(w, {1, 1});
  REFUSED(MPT_ERROR_STATE, mpt_scaler_step(s, opt), "no loss was scaled");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_update(s), "no optimizer was unscaled");
  scale_something(s);
  scale_something(other);
  mpt_scaler_state state = {};
  state.struct_size = sizeof state;
  OK(mpt_scaler_get_state(s, &state));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_set_state(s, &state), "without an update since");
  const std::string text = json(s);
  REFUSED(MPT_ERROR_STATE, mpt_scaler_state_from_json(s, text.c_str()), "without an update since");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_set_scale(s, 4), "without an update since");
  OK(mpt_scaler_unscale(s, opt));
  const Floats unscaled = grad(w);
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(s, opt), "unscaled already");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(other, opt), "another scaler");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_step(other, opt), "another scaler");
  EXPECT_EQ(grad(w), unscaled);
  EXPECT_EQ(read(w), (Floats{1, 1}));
  OK(mpt_scaler_step(s, opt));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_step(s, opt), "twice");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(s, opt), "stepped");
  OK(mpt_scaler_update(s));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_update(s), "no optimizer was unscaled");  // second update
  REFUSED(MPT_ERROR_STATE, mpt_scaler_step(s, opt), "no loss was scaled");
  OK(mpt_scaler_step(other, opt));  // the first scaler has finished with the optimizer
  OK(mpt_scaler_update(other));
  // A step right after a non-finite backward pass, without unscale, is checked nevertheless.
  EXPECT_EQ(iterate(s, {NAN, 1}), MPT_STEP_SKIPPED);
  // Calls by hand inside a stepper's step are errors.
  OK(mpt_params_zero_grad(params));
  mpt_stepper by = stepper("16-mixed", {opt});
  OK(mpt_stepper_backward(by, loss_with(w, {0, 0})));
  scale_something(s);
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(s, opt),
          "a stepper has scaled this optimizer's gradients");
  OK(mpt_stepper_step(by));
  OK(mpt_scaler_unscale(s, opt));
  OK(mpt_stepper_backward(by, loss_with(w, {0, 0})));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(by),
          "mpt_scaler_unscale or mpt_scaler_step was called");
  mpt_scaler_release(s);  // releases its claim on the optimizer as well
  OK(mpt_stepper_step(by));
  mpt_scaler held = create();
  mpt_stepper holds = stepper("16-mixed", {opt}, [&](mpt_stepper_desc& d) { d.scaler = held; });
  OK(mpt_stepper_backward(holds, loss_with(w, {0, 0})));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_step(held, opt),
          "mpt_stepper_step, which checks, unscales and");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(held, opt),
          "a stepper has scaled this optimizer's gradients");
  OK(mpt_stepper_step(holds));
  mpt_context foreign = nullptr;
  mpt_scaler strange = nullptr;
  OK(mpt_context_create(nullptr, &foreign));
  OK(mpt_scaler_create(foreign, nullptr, &strange));
  EXPECT_EQ(mpt_scaler_step(strange, opt), MPT_ERROR_INVALID_HANDLE);
  mpt_context_release(foreign);
}

TEST_F(LossScaling, GradientsIn16Bits) {
  for (mpt_dtype dtype : {MPT_F16, MPT_BF16, MPT_F32, MPT_F64}) {
    mpt_scaler s = create();
    const Floats one = {1, 1};
    OK(mpt_tensor_write(w, MPT_F32, one.data(), 2));
    EXPECT_EQ(iterate(s, {16384, -8192}, dtype), MPT_OK);
    EXPECT_EQ(read(w), (Floats{0.75f, 1.125f}));
    EXPECT_EQ(iterate(s, {16384, NAN}, dtype), MPT_STEP_SKIPPED);
    EXPECT_EQ(read(w), (Floats{0.75f, 1.125f}));
    scale_something(s);
    set_grad(w, {8192, 0}, dtype);
    OK(mpt_scaler_unscale(s, opt));
    EXPECT_EQ(grad(w), (Floats{0.25f, 0})) << "after one backoff";
    OK(mpt_scaler_step(s, opt));
    OK(mpt_scaler_update(s));
  }
  // Pure 16-bit models work as well; PyTorch's scaler refuses them.
  for (const char* name : {"16-true", "bf16-true"}) {
    mpt_params set = another();
    mpt_tensor p = add_to(set, "w", {2}, {1, 1});
    mpt_precision how = precision(name);
    OK(mpt_params_set_precision(set, &how));
    mpt_stepper by = stepper(name, {sgd(set)}, [&](mpt_stepper_desc& d) { d.scaler = create(); });
    OK(mpt_scaler_set_scale(scaler_of(by), 1024));  // the gradient of the loss itself is f16 here
    mpt_tensor g = nullptr, loss = nullptr;
    OK(mpt_cast(make({2}, {0.25f, -0.125f}), info(p).dtype, &g));
    OK(mpt_mul(p, g, &loss));
    OK(mpt_sum(loss, nullptr, 0, 0, &loss));
    OK(mpt_stepper_backward(by, loss));
    OK(mpt_stepper_step(by));
    EXPECT_EQ(read(p), (Floats{0.75f, 1.125f})) << name;
  }
}

TEST_F(LossScaling, StateIsSavedAndLoaded) {
  // After each update, the state equals PyTorch's, as JSON text.
  std::ifstream golden = open_golden(GOLDEN "/loops.txt");
  desc.init_scale = 4;
  desc.backoff_factor = 0.25;
  desc.growth_interval = 2;
  mpt_scaler s = create(), from = create();
  int updates = 0;
  for (std::string line; std::getline(golden, line);) {
    if (!line.starts_with("json ")) continue;
    const bool inf = line[5] == '1';
    EXPECT_EQ(inf ? overflow(s) : clean(s), inf ? MPT_STEP_SKIPPED : MPT_OK);
    EXPECT_EQ(json(s), line.substr(7));
    OK(mpt_scaler_state_from_json(from, line.substr(7).c_str()));  // the text of PyTorch
    EXPECT_EQ(json(from), line.substr(7));
    ++updates;
  }
  EXPECT_EQ(updates, 4);
  // A loaded scaler continues as if it had never stopped.
  clean(s);
  clean(from);
  EXPECT_EQ(info_of(from).scale, 4);
  EXPECT_EQ(json(from), json(s));
  mpt_scaler_state state = {};
  state.struct_size = sizeof state;
  OK(mpt_scaler_get_state(s, &state));
  EXPECT_EQ(state.growth_interval, 2);
  EXPECT_EQ(state.backoff_factor, 0.25);

  // Hysteresis, which PyTorch does not have, is saved if it differs from the default.
  desc.hysteresis = 2;
  mpt_scaler slow = create(), slow2 = create();
  overflow(slow);
  EXPECT_NE(json(slow).find("\"_hysteresis_left\":1"), std::string::npos);
  OK(mpt_scaler_state_from_json(slow2, json(slow).c_str()));
  overflow(slow2);
  EXPECT_EQ(info_of(slow2).scale, 1) << "the second in a row";

  // States cut at every byte, other formats and wrong values are errors, and nothing changes.
  const std::string good = json(s), before = json(from);
  for (size_t n = 0; n < good.size(); ++n)
    EXPECT_EQ(mpt_scaler_state_from_json(from, good.substr(0, n).c_str()),
              MPT_ERROR_INVALID_ARGUMENT);
  const struct {
    const char *text, *why;
  } bad[] = {
      {"{}", "disabled scaler"},
      {"[1,2]", "not a JSON object"},
      {"\x80\x02}q\x01(X\x05\x00", "not a JSON object"},  // a pickle
      {R"({"scale":4.0,"growth_factor":2.0,"backoff_factor":0.5,"growth_interval":2})",
       "'_growth_tracker' is missing"},
      {R"({"loss_scaler0":{"loss_scale":65536.0,"unskipped":0}})", "'loss_scaler0' is unknown"},
      {R"({"scale":"4","growth_factor":2.0,"backoff_factor":0.5,"growth_interval":2,"_growth_tracker":0})",
       "'scale' is not a finite number"},
      {R"({"scale":-4,"growth_factor":2.0,"backoff_factor":0.5,"growth_interval":2,"_growth_tracker":0})",
       "-4"},
      {R"({"scale":4,"growth_factor":1.0,"backoff_factor":0.5,"growth_interval":2,"_growth_tracker":0})",
       "growth_factor is 1"},
      {R"({"scale":4,"growth_factor":2.0,"backoff_factor":0.5,"growth_interval":2.5,"_growth_tracker":0})",
       "'growth_interval' is not an integer"},
      {R"({"scale":4,"growth_factor":2.0,"backoff_factor":0.5,"growth_interval":2,"_growth_tracker":-1})",
       "'_growth_tracker' is not an integer"},
  };
  for (const auto& b : bad) {
    SCOPED_TRACE(b.text);
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_scaler_state_from_json(from, b.text), b.why);
  }
  EXPECT_EQ(json(from), before);
  char small[8];
  size_t needed = 0;
  OK(mpt_scaler_state_to_json(s, small, sizeof small, &needed));
  EXPECT_EQ(needed, good.size() + 1);
  EXPECT_EQ(std::string(small), good.substr(0, 7));
}

TEST_F(LossScaling, DisabledItPassesThrough) {
  desc.enabled = 0;
  mpt_scaler s = create();
  mpt_tensor loss = make({}, {3}), out = nullptr;
  OK(mpt_scaler_scale(s, loss, &out));
  EXPECT_EQ(read(out)[0], 3);
  set_grad(w, {0.5f, 0.25f});
  OK(mpt_scaler_unscale(s, opt));
  OK(mpt_scaler_unscale(s, opt));
  EXPECT_EQ(grad(w), (Floats{0.5f, 0.25f}));
  OK(mpt_scaler_step(s, opt));
  EXPECT_EQ(read(w), (Floats{0.5f, 0.75f}));
  OK(mpt_scaler_update(s));
  EXPECT_EQ(info_of(s).scale, 1);
  EXPECT_EQ(info_of(s).enabled, 0);
  EXPECT_EQ(json(s), "{}");
  OK(mpt_scaler_state_from_json(s, "{}"));  // nothing to load, as in PyTorch
  mpt_stepper by = stepper("16-mixed", {opt}, [&](mpt_stepper_desc& d) { d.scaler = s; });
  OK(mpt_stepper_backward(by, loss_with(w, {0.5f, 0.25f})));
  EXPECT_EQ(grad(w), (Floats{1, 0.5f})) << "on top of those by hand, unscaled";
  OK(mpt_stepper_step(by));
  EXPECT_EQ(verdict(by).scale_before, 1);
}

// A scaler without autocast changes no bit of an f32 training, because its scales are powers of
// two. Autocast without a scaler is covered by the bf16-mixed tests.
TEST_F(LossScaling, AScalerWithoutAutocast) {
  const Floats start = normal(64), x = normal(64, 0.1);
  Floats result[2];
  for (int scaled = 0; scaled < 2; ++scaled) {
    mpt_params set = another();
    mpt_tensor p = add_to(set, "w", {64}, start);
    mpt_optimizer adamw = nullptr;
    OK(mpt_optimizer_create(set, nullptr, &adamw));
    mpt_stepper s = stepper("32-true", {adamw}, [&](mpt_stepper_desc& d) {
      d.clip_norm = 0.5;
      if (scaled) d.scaler = create();
    });
    for (int step = 0; step < 10; ++step) {
      mpt_tensor y = nullptr, loss = nullptr;
      OK(mpt_mul(p, make({64}, x), &y));
      OK(mpt_square(y, &y));
      OK(mpt_sum(y, nullptr, 0, 0, &loss));
      OK(mpt_stepper_backward(s, loss));
      OK(mpt_stepper_step(s));
    }
    result[scaled] = read(p);
  }
  EXPECT_EQ(bits(result[0]), bits(result[1]));
  EXPECT_NE(bits(result[0]), bits(start));
}

// Steps that fail or are skipped change neither the scale nor the counts.
TEST_F(LossScaling, ACheckThatFailsLeavesTheScale) {
  const mpt_tensor w = add("w", {2}, {1, 1});
  const mpt_optimizer o = sgd(params);
  Factors factors;
  set_schedule(o, factors);
  const mpt_stepper s = stepper("16-mixed", {o});
  EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_STEP_SKIPPED);
  EXPECT_EQ(step_with(s, w, {0, INFINITY}), MPT_STEP_SKIPPED);
  EXPECT_EQ(step_with(s, w, {0.5f, 0}), MPT_OK);
  EXPECT_EQ(step_with(s, w, {0.5f, 0}), MPT_OK);
  EXPECT_EQ(factors.calls[0], 1);
  EXPECT_EQ(factors.calls[1], 1);
  EXPECT_EQ(factors.calls[2], 0);
  EXPECT_EQ(read(w), (Floats{0.25f, 1}));
  mpt_precision p = precision("32-true");
  p.scaling = MPT_SCALING_STATIC;
  p.static_scale = 8;
  mpt_stepper_desc d;
  mpt_stepper_desc_init(&d, sizeof d);
  d.error_if_nonfinite = 1;
  mpt_stepper strict = nullptr;
  OK(mpt_stepper_create(ctx, &p, &d, &strict));
  OK(mpt_stepper_add(strict, o));
  REFUSED(MPT_ERROR_STATE, step_with(strict, w, {0, NAN}), "error_if_nonfinite");
  // On a device the error is late: the step is over, and was skipped.
  const int is_late = test_device() ? 1 : 0;
  EXPECT_EQ(info_of(strict).open, 1 - is_late);
  OK(mpt_stepper_drop(strict));
  EXPECT_EQ(step_with(strict, w, {0.375f, 0}), MPT_OK);
  EXPECT_EQ(read(w), (Floats{0.125f, 1}));
  EXPECT_EQ(info_of(scaler_of(strict)).skipped, is_late);
}

}  // namespace
}  // namespace mpt_test
