// Tests of gradient clipping, by hand and inside the update pass.
// SPDX-License-Identifier: Apache-2.0
#include "loops.h"

namespace mpt_test {
namespace {

using Clip = Loops;

// Compares with torch.nn.utils.clip_grad_norm_ for every p, by hand and by the stepper, also under
// a scale.
TEST_F(Clip, ClipByANormOfAnyPower) {
  int powers = 0;
  for (const Case& c : cases("clip")) {
    const double p = c.head.fields.at("p"), max = c.head.fields.at("max"),
                 norm = c.head.fields.at("norm");
    SCOPED_TRACE(p);
    const Floats g = c.floats("grads"), want = c.floats("clipped");
    const Floats ga(g.begin(), g.begin() + 12), gb(g.begin() + 12, g.end());
    mpt_params set = another();
    mpt_tensor a = add_to(set, "a", {3, 4}, Floats(12, 0)), b = add_to(set, "b", {5}, Floats(5, 0));
    set_grad(a, ga);
    set_grad(b, gb);
    EXPECT_NEAR(clip(set, max, p), norm, 2e-6 * norm);
    Floats got = grad(a), more = grad(b);
    got.insert(got.end(), more.begin(), more.end());
    for (size_t i = 0; i < got.size(); ++i) ASSERT_NEAR(got[i], want[i], 1e-6);
    for (const char* mode : {"32-true", "16-mixed"}) {  // the parameters are 32-true in both
      OK(mpt_params_zero_grad(set));
      for (mpt_tensor t : {a, b}) {
        const Floats zero(static_cast<size_t>(info(t).count), 0);
        OK(mpt_tensor_write(t, MPT_F32, zero.data(), info(t).count));
      }
      mpt_stepper s = stepper(mode, {sgd(set)}, [&](mpt_stepper_desc& d) {
        d.clip_norm = max;
        d.clip_norm_type = p;
      });
      OK(mpt_stepper_backward(s, loss_with(a, ga)));
      OK(mpt_stepper_backward(s, loss_with(b, gb)));
      OK(mpt_stepper_step(s));
      EXPECT_NEAR(verdict(s).grad_norm, norm, 2e-6 * norm) << mode;
      got = read(a), more = read(b);
      got.insert(got.end(), more.begin(), more.end());
      for (size_t i = 0; i < got.size(); ++i) ASSERT_NEAR(-got[i], want[i], 1e-6) << mode;
    }
    ++powers;
  }
  EXPECT_EQ(powers, 6);
}

TEST_F(Clip, ClipPerGroupByTheLargestValue) {
  mpt_tensor a = add("a", {2}, {0, 0}), b = add("b", {1, 2}, {0, 0});
  mpt_optimizer o = sgd(params);
  mpt_selection matrices;
  mpt_selection_init(&matrices, sizeof matrices);
  matrices.min_rank = 2;
  mpt_optimizer_desc d;
  mpt_sgd_desc_init(&d, sizeof d);
  d.lr = 1;
  OK(mpt_optimizer_add_group(o, &matrices, &d, nullptr));
  for (int over : {MPT_CLIP_GLOBAL, MPT_CLIP_GROUP}) {
    const Floats zero(2, 0);
    for (mpt_tensor t : {a, b}) OK(mpt_tensor_write(t, MPT_F32, zero.data(), 2));
    mpt_stepper s = stepper("32-true", {o}, [&](mpt_stepper_desc& sd) {
      sd.clip_norm = 1;
      sd.clip_norm_type = INFINITY;
      sd.clip_over = over;
    });
    OK(mpt_stepper_backward(s, loss_with(a, {2, -4})));
    OK(mpt_stepper_backward(s, loss_with(b, {8, 1})));
    OK(mpt_stepper_step(s));
    EXPECT_DOUBLE_EQ(verdict(s).grad_norm, 8);
    EXPECT_NEAR(read(a)[1], over == MPT_CLIP_GLOBAL ? 0.5 : 1, 1e-5);
    EXPECT_NEAR(read(b)[0], -1, 1e-5);
  }
}

TEST_F(Clip, AnErrorWhereAGradientIsNotFinite) {
  mpt_tensor a = add("a", {2}, {1, 1}), b = add("net.b", {2}, {1, 1});
  mpt_optimizer o = sgd(params);
  set_grad(a, {1, 2});
  set_grad(b, {3, NAN});
  mpt_clip_desc c;
  mpt_clip_desc_init(&c, sizeof c);
  c.error_if_nonfinite = 1;
  double norm = 7;
  REFUSED(MPT_ERROR_STATE, mpt_params_clip_grad_norm(params, 1, &c, &norm), "'net.b'");
  EXPECT_EQ(norm, 7);
  EXPECT_EQ(grad(a), (Floats{1, 2}));
  for (double p : {0.0, -1.0, double(NAN)}) {
    c.norm_type = p;
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_clip_grad_norm(params, 1, &c, &norm),
            "norm_type");
  }
  OK(mpt_params_zero_grad(params));

  mpt_stepper s = stepper("32-true", {o}, [](mpt_stepper_desc& d) { d.error_if_nonfinite = 1; });
  OK(mpt_stepper_backward(s, loss_with(a, {1, 2})));
  OK(mpt_stepper_backward(s, loss_with(b, {INFINITY, NAN})));
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "2 values of the gradients of optimizer 0");
  EXPECT_NE(std::string(mpt_last_error()).find("'net.b'"), std::string::npos);
  // On a device the error is late: the step is over, and was skipped.
  const int is_late = test_device() ? 1 : 0;
  const char* const rest =
      is_late ? "(error_if_nonfinite): the step was skipped" : "mpt_stepper_drop. In step 1: the ";
  EXPECT_NE(std::string(mpt_last_error()).find(rest), std::string::npos) << mpt_last_error();
  EXPECT_EQ(read(a), (Floats{1, 1}));
  EXPECT_EQ(info_of(s).open, is_late ? 0 : 2);
  OK(mpt_stepper_drop(s));
  EXPECT_EQ(info_of(s).open, 0);
  EXPECT_TRUE(grad(a).empty());
  REFUSED(MPT_ERROR_STATE, mpt_stepper_step(s), "mpt_stepper_backward was not called");
  OK(step_with(s, a, {1, 0}));
  EXPECT_EQ(read(a), (Floats{0, 1}));

  // With a static scale the error is raised as well, and no skip is counted unless it is late. With
  // a dynamic scale the option makes no sense and is refused.
  mpt_scaler_desc sd;
  mpt_scaler_desc_init(&sd, sizeof sd);
  mpt_scaler scaler = nullptr;
  OK(mpt_scaler_create(ctx, &sd, &scaler));
  mpt_stepper_desc d;
  mpt_stepper_desc_init(&d, sizeof d);
  d.error_if_nonfinite = 1;
  d.scaler = scaler;
  mpt_stepper none = nullptr;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_stepper_create(ctx, nullptr, &d, &none),
          "with a dynamic scaler");
  sd.is_static = 1;
  OK(mpt_scaler_create(ctx, &sd, &scaler));
  d.scaler = scaler;
  OK(mpt_stepper_create(ctx, nullptr, &d, &s));
  OK(mpt_stepper_add(s, o));
  OK(mpt_stepper_backward(s, loss_with(a, {NAN, 0})));
  EXPECT_EQ(mpt_stepper_step(s), MPT_ERROR_STATE);
  OK(mpt_stepper_drop(s));
  OK(step_with(s, a, {0, 0}));
  EXPECT_EQ(info_of(scaler).skipped, is_late);
  EXPECT_EQ(info_of(scaler).updates, 1 + is_late);
}

// The norm covers the optimizers that step. The gradients of an optimizer that is skipped do not
// contribute.
TEST_F(Clip, WhoIsSkippedIsNoPartOfTheNorm) {
  for (double p : {2.0, double(INFINITY)}) {
    mpt_params one = another(), two = another();
    mpt_tensor a = add_to(one, "a", {2}, {0, 0}), b = add_to(two, "b", {2}, {1, 1});
    mpt_stepper s = stepper("32-true", {sgd(one), sgd(two)}, [&](mpt_stepper_desc& d) {
      d.check = 1;
      d.clip_norm = 1;
      d.clip_norm_type = p;
    });
    OK(mpt_stepper_backward(s, loss_with(a, {0, 4})));
    OK(mpt_stepper_backward(s, loss_with(b, {1e30f, INFINITY})));
    EXPECT_EQ(mpt_stepper_step(s), MPT_STEP_SKIPPED);
    EXPECT_EQ(read(b), (Floats{1, 1}));
    EXPECT_NEAR(read(a)[1], -1, 1e-6);
    EXPECT_DOUBLE_EQ(verdict(s, 0).grad_norm, 4);
    EXPECT_TRUE(std::isnan(verdict(s, 1).grad_norm)) << "not that of its finite values";
  }
}

// Without a check of the gradients the norm is NaN, as by hand, and no step uses a norm that leaves
// values out.
TEST_F(Clip, ANormOfWhatIsNotFiniteIsNan) {
  for (double p : {1.0, 2.0, double(INFINITY)}) {
    for (int by_hand = 0; by_hand < 2; ++by_hand) {
      mpt_params set = another();
      mpt_tensor a = add_to(set, "a", {2}, {0, 0}), b = add_to(set, "b", {2}, {0, 0});
      mpt_optimizer o = sgd(set);
      if (by_hand) {
        set_grad(a, {3, 4});
        set_grad(b, {5, INFINITY});
        EXPECT_TRUE(std::isnan(clip(set, 1, p)));
        OK(mpt_optimizer_step(o));
      } else {
        mpt_stepper s = stepper("32-true", {o}, [&](mpt_stepper_desc& d) {
          d.clip_norm = 1;
          d.clip_norm_type = p;
        });
        OK(mpt_stepper_backward(s, loss_with(a, {3, 4})));
        OK(mpt_stepper_backward(s, loss_with(b, {5, INFINITY})));
        OK(mpt_stepper_step(s));
        EXPECT_TRUE(std::isnan(verdict(s).grad_norm));
      }
      for (float v : read(a)) EXPECT_TRUE(std::isnan(v)) << "p " << p << ", by hand " << by_hand;
      for (float v : read(b)) EXPECT_TRUE(std::isnan(v)) << "p " << p << ", by hand " << by_hand;
    }
  }
}

// With max_norm infinity the call only measures the norm, which is how PyTorch users log it.
TEST_F(Clip, AnInfiniteBoundOnlyMeasures) {
  mpt_tensor a = add("a", {2}, {0, 0});
  set_grad(a, {3000, 4000});
  double norm = 0;
  OK(mpt_params_clip_grad_norm(params, INFINITY, nullptr, &norm));
  EXPECT_DOUBLE_EQ(norm, 5000);
  EXPECT_EQ(grad(a), (Floats{3000, 4000}));
  set_grad(a, {3, NAN});
  EXPECT_TRUE(std::isnan(clip(params, INFINITY, 2)));
  EXPECT_EQ(grad(a)[0], 3);
  OK(mpt_params_zero_grad(params));
  mpt_stepper s =
      stepper("32-true", {sgd(params)}, [](mpt_stepper_desc& d) { d.clip_norm = INFINITY; });
  OK(step_with(s, a, {3, 4}));
  EXPECT_DOUBLE_EQ(verdict(s).grad_norm, 5);
  EXPECT_EQ(read(a), (Floats{-3, -4}));
}

TEST_F(Clip, ClipByValue) {
  for (const char* mode : {"32-true", "16-mixed"}) {
    mpt_params set = another();
    mpt_tensor a = add_to(set, "a", {4}, {0, 0, 0, 0});
    mpt_stepper s = stepper(mode, {sgd(set)}, [](mpt_stepper_desc& d) { d.clip_value = 0.5; });
    OK(step_with(s, a, {2, -3, 0.25f, -0.5f}));
    EXPECT_EQ(read(a), (Floats{-0.5f, 0.5f, -0.25f, 0.5f})) << mode;
    set_grad(a, {2, -3, 0.25f, -0.5f});
    OK(mpt_params_clip_grad_value(set, 0.5));
    EXPECT_EQ(grad(a), (Floats{0.5f, -0.5f, 0.25f, -0.5f}));
  }
}

// One pass over the gradients gives the bits of unscale, clip by value, clip by norm and step,
// called one after the other. With 16-bit gradients it agrees within their rounding.
TEST_F(Clip, ClipAndFusedStepInOnePass) {
  std::vector<const char*> modes(std::begin(kModes), std::end(kModes));
  modes.insert(modes.end(), {"16-mixed,grad=f32", "bf16-mixed,grad=f32", "O1", "O2"});
  for (const char* mode : modes) {
    for (double p : {1.0, 2.0, 3.5, double(INFINITY)}) {
      SCOPED_TRACE(std::string(mode) + ", p " + std::to_string(p));
      mpt_precision how = precision(mode);
      // The separate calls round 16-bit gradients in between, the single pass does not. Starting
      // from 0 with 16-bit gradients, the parameters become the clipped gradient itself, which
      // shows the rounding.
      const mpt_dtype kept = how.grad ? how.grad : how.param;
      const double unit = kept == MPT_F16 ? 0x1p-10 : kept == MPT_BF16 ? 0x1p-7 : 0;
      const double least = kept == MPT_F16 ? 0x1p-24 : 0;  // spacing of subnormal numbers
      const Floats start = unit > 0 ? Floats(300, 0) : normal(300), g = normal(300, 3);
      Floats result[2];
      double norms[2];
      for (int fused = 0; fused < 2; ++fused) {
        mpt_params set = another();
        mpt_tensor w = add_to(set, "w", {15, 20}, start);
        OK(mpt_params_set_precision(set, &how));
        mpt_optimizer o = nullptr;
        if (unit > 0) o = sgd(set);
        else OK(mpt_optimizer_create(set, nullptr, &o));
        mpt_stepper s = stepper(mode, {o}, [&](mpt_stepper_desc& d) {
          d.clip_value = 2;
          d.clip_norm = 1.5;
          d.clip_norm_type = p;
        });
        mpt_scaler scaler = scaler_of(s);
        lower_scale(s);
        mpt_tensor with = nullptr, y = nullptr, loss = nullptr;
        OK(mpt_cast(make({15, 20}, g), info(w).dtype, &with));
        OK(mpt_mul(w, with, &y));
        OK(mpt_sum(y, nullptr, 0, 0, &loss));
        if (fused) {
          OK(mpt_stepper_backward(s, loss));
          OK(mpt_stepper_step(s));
          norms[1] = verdict(s).grad_norm;
        } else {
          if (scaler) {
            OK(mpt_scaler_scale(scaler, loss, &loss));
          }
          OK(mpt_backward(&loss, nullptr, 1, nullptr));
          if (scaler) {
            OK(mpt_scaler_unscale(scaler, o));
          }
          OK(mpt_params_clip_grad_value(set, 2));
          norms[0] = clip(set, 1.5, p);
          if (scaler) {
            OK(mpt_scaler_step(scaler, o));
          } else {
            OK(mpt_optimizer_step(o));
          }
        }
        result[fused] = read(w);
      }
      EXPECT_GT(norms[0], 1.5) << "there is something to clip";
      if (unit > 0) {
        EXPECT_NEAR(norms[1], norms[0], 1e-6 * norms[0]);
        for (size_t i = 0; i < start.size(); ++i)
          ASSERT_NEAR(result[1][i], result[0][i], std::max(unit * std::abs(result[0][i]), least))
              << i;
      } else {
        EXPECT_DOUBLE_EQ(norms[1], norms[0]);  // powers of 3.5 of scaled values round differently
        EXPECT_EQ(bits(result[0]), bits(result[1]));
      }
    }
  }
}

// Every rule, including rules that take norms of the clipped gradients, with every width of states,
// over several chunks and under a changing scale, gives the bits of the separate calls, also after
// several steps.
TEST_F(Clip, IsTheRecipeForEveryRule) {
  constexpr int64_t rows = 300, columns = 240, n = rows * columns;
  const Floats start = normal(n);
  std::vector<Floats> grads;
  for (int t = 0; t < 4; ++t) grads.push_back(normal(n, 0.1));
  for (const std::string& kind : kRuleKinds) {
    for (int32_t width : {32, 8, 4}) {
      if (kind == "adafactor" && width < 32) continue;
      SCOPED_TRACE(kind + ", " + std::to_string(width) + " bits");
      Floats result[2];
      for (int fused = 0; fused < 2; ++fused) {
        mpt_params set = another();
        mpt_tensor w = add_to(set, "w", {rows, columns}, start),
                   b = add_to(set, "b", {columns}, Floats(start.begin(), start.begin() + columns));
        mpt_optimizer_desc d = optimizer_desc(kind);
        d.state_bits = width;
        d.weight_decay = 0.01;
        if (kind == "sgd") d.momentum = 0.9;
        mpt_optimizer o = nullptr;
        OK(mpt_optimizer_create(set, &d, &o));
        mpt_scaler_desc scale;
        mpt_scaler_desc_init(&scale, sizeof scale);
        scale.growth_interval = 2;
        mpt_scaler scaler = nullptr;
        OK(mpt_scaler_create(ctx, &scale, &scaler));
        mpt_stepper s = stepper("32-true", {o}, [&](mpt_stepper_desc& how) {
          how.scaler = scaler;
          how.clip_value = 0.2;
          how.clip_norm = 1.5;
        });
        for (const Floats& g : grads) {
          mpt_tensor loss = nullptr;
          OK(mpt_add(loss_with(w, g), loss_with(b, Floats(g.begin(), g.begin() + columns)), &loss));
          if (fused) {
            OK(mpt_stepper_backward(s, loss));
            OK(mpt_stepper_step(s));
            continue;
          }
          OK(mpt_scaler_scale(scaler, loss, &loss));
          OK(mpt_backward(&loss, nullptr, 1, nullptr));
          OK(mpt_scaler_unscale(scaler, o));
          OK(mpt_params_clip_grad_value(set, 0.2));
          EXPECT_GT(clip(set, 1.5, 2), 1.5) << "there is something to clip";
          OK(mpt_scaler_step(scaler, o));
          OK(mpt_scaler_update(scaler));
          OK(mpt_params_zero_grad(set));
        }
        result[fused] = read(w);
        const Floats rest = read(b);
        result[fused].insert(result[fused].end(), rest.begin(), rest.end());
        mpt_params_release(set);
      }
      EXPECT_NE(Floats(result[0].begin(), result[0].begin() + n), start);
      EXPECT_TRUE(bits(result[0]) == bits(result[1]));
    }
  }
}

}  // namespace
}  // namespace mpt_test
