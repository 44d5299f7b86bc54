// Tests of loss scaling against PyTorch's GradScaler, and of its rules of call order.
// SPDX-License-Identifier: Apache-2.0
#include <cfloat>

#include "../support/fixture.h"
#include "../support/golden.h"

namespace mpt_test {
namespace {

class Scaler : public Train {
 protected:
  void SetUp() override {
    Train::SetUp();
    w = add("layer.weight", {2}, {1, 1});
    mpt_optimizer_desc d;
    mpt_sgd_desc_init(&d, sizeof d);
    d.lr = 1;
    OK(mpt_optimizer_create(params, &d, &sgd));
    mpt_scaler_desc_init(&desc, sizeof desc);
  }
  void create() { OK(mpt_scaler_create(ctx, &desc, &scaler)); }
  void scale_something() {
    mpt_tensor out;
    OK(mpt_scaler_scale(scaler, make({}, {1}), &out));
    mpt_tensor_release(out);
  }
  mpt_scaler_info now() {
    mpt_scaler_info i = {};
    i.struct_size = sizeof i;
    EXPECT_EQ(mpt_scaler_get_info(scaler, &i), MPT_OK) << mpt_last_error();
    return i;
  }
  void iterate(bool inf) {
    scale_something();
    set_grad(w, {1, inf ? INFINITY : 2});
    EXPECT_EQ(mpt_scaler_step(scaler, sgd), inf ? MPT_STEP_SKIPPED : MPT_OK);
    OK(mpt_scaler_update(scaler));
  }

  mpt_tensor w = nullptr;
  mpt_optimizer sgd = nullptr;
  mpt_scaler scaler = nullptr;
  mpt_scaler_desc desc;
};

TEST_F(Scaler, ScaleAndTrackerArePyTorchs) {
  int cases = 0;
  for (const auto& section : sections("scaler")) {
    const Line& head = section[0];
    SCOPED_TRACE(head.words[1]);
    mpt_scaler_desc_init(&desc, sizeof desc);
    desc.init_scale = head.field("init_scale", 0);
    desc.growth_factor = head.field("growth_factor", 0);
    desc.backoff_factor = head.field("backoff_factor", 0);
    desc.growth_interval = static_cast<int64_t>(head.field("growth_interval", 0));
    desc.min_scale = 0;
    create();
    for (size_t i = 1; i < section.size(); ++i) {
      const std::vector<double> v = section[i].numbers();
      iterate(v[0] != 0);
      ASSERT_EQ(now().scale, v[1]) << "update " << i;
      ASSERT_EQ(now().growth_tracker, static_cast<int64_t>(v[2]));
    }
    mpt_scaler_release(scaler);
    ++cases;
  }
  EXPECT_EQ(cases, 3);
}

TEST_F(Scaler, LimitsAndHysteresis) {
  desc.init_scale = 8;
  desc.min_scale = 4;
  desc.max_scale = 16;
  desc.growth_interval = 1;
  desc.hysteresis = 2;
  create();
  iterate(true);
  EXPECT_EQ(now().scale, 8) << "the first overflow is forgiven";
  EXPECT_EQ(now().hysteresis_left, 1);
  iterate(true);
  EXPECT_EQ(now().scale, 4);
  iterate(true);
  EXPECT_EQ(now().scale, 4) << "not below the minimum";
  iterate(false);
  EXPECT_EQ(now().hysteresis_left, 2) << "a clean step restores it";
  for (int i = 0; i < 3; ++i) iterate(false);
  EXPECT_EQ(now().scale, 16) << "not above the maximum";
  EXPECT_EQ(now().updates, 7);
  EXPECT_EQ(now().skipped, 3);
}

TEST_F(Scaler, StaticAndDisabled) {
  desc.is_static = 1;
  desc.init_scale = 128;
  create();
  iterate(true);
  EXPECT_EQ(now().scale, 128);
  EXPECT_EQ(read(w), (Floats{1, 1}));
  set_grad(w, {128, 256});
  scale_something();
  OK(mpt_scaler_step(scaler, sgd));
  EXPECT_EQ(read(w), (Floats{0, -1}));
  mpt_scaler_release(scaler);

  mpt_scaler_desc_init(&desc, sizeof desc);
  desc.enabled = 0;
  create();
  mpt_tensor out;
  OK(mpt_scaler_scale(scaler, make({}, {3}), &out));
  EXPECT_EQ(read(out)[0], 3);
  set_grad(w, {1, 1});
  OK(mpt_scaler_unscale(scaler, sgd));
  OK(mpt_scaler_step(scaler, sgd));
  OK(mpt_scaler_update(scaler));
  EXPECT_EQ(read(w), (Floats{-1, -2}));
  EXPECT_EQ(now().scale, 1);
}

TEST_F(Scaler, A16BitLossCannotOverflow) {
  create();
  mpt_tensor loss = make({}, {3}), half, out, grad_out;
  OK(mpt_cast(loss, MPT_F16, &half));
  OK(mpt_scaler_scale(scaler, half, &out));
  EXPECT_EQ(info(out).dtype, MPT_F32);
  EXPECT_EQ(read(out)[0], 3 * 65536.f);
  mpt_tensor x = make({}, {2}), y;
  OK(mpt_tensor_set_requires_grad(x, 1));
  OK(mpt_square(x, &y));
  OK(mpt_scaler_scale(scaler, y, &out));
  OK(mpt_backward(&out, nullptr, 1, nullptr));
  OK(mpt_tensor_get_grad(x, &grad_out));
  EXPECT_EQ(read(grad_out)[0], 4 * 65536.f);
}

TEST_F(Scaler, UnscaleThenStepEqualsStep) {
  for (mpt_dtype dtype : {MPT_F32, MPT_F16, MPT_BF16}) {
    Floats result[2];
    for (int two = 0; two < 2; ++two) {
      create();
      scale_something();
      const Floats v = {3, 5};
      OK(mpt_tensor_write(w, MPT_F32, v.data(), 2));
      set_grad(w, {0.25f * 65536, -0.125f * 65536}, dtype);
      if (two) {
        OK(mpt_scaler_unscale(scaler, sgd));
        EXPECT_EQ(grad(w), (Floats{0.25f, -0.125f}));
      }
      OK(mpt_scaler_step(scaler, sgd));
      OK(mpt_scaler_update(scaler));
      result[two] = read(w);
      mpt_scaler_release(scaler);
    }
    EXPECT_EQ(result[0], (Floats{2.75f, 5.125f}));
    EXPECT_EQ(result[0], result[1]);
  }
}

TEST_F(Scaler, CallsOutOfOrderAreRefused) {
  create();
  set_grad(w, {1, 1});
  REFUSED(MPT_ERROR_STATE, mpt_scaler_step(scaler, sgd), "no loss was scaled");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(scaler, sgd), "no loss was scaled");
  scale_something();
  REFUSED(MPT_ERROR_STATE, mpt_scaler_update(scaler), "no optimizer was unscaled");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_set_scale(scaler, 2), "without an update since");
  OK(mpt_scaler_unscale(scaler, sgd));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(scaler, sgd), "unscaled already");
  OK(mpt_scaler_step(scaler, sgd));
  REFUSED(MPT_ERROR_STATE, mpt_scaler_step(scaler, sgd), "twice");
  REFUSED(MPT_ERROR_STATE, mpt_scaler_unscale(scaler, sgd), "stepped");
  OK(mpt_scaler_update(scaler));
  OK(mpt_scaler_set_scale(scaler, 1024));
  EXPECT_EQ(now().scale, 1024);
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_scaler_set_scale(scaler, -1),
          ": scale is -1; it has to be at least 1 and at most");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_scaler_set_scale(scaler, INFINITY), ": scale is inf");
  scaler = nullptr;
  desc.growth_factor = 1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_scaler_create(ctx, &desc, &scaler), "above 1");
  EXPECT_EQ(scaler, nullptr);
}

TEST_F(Scaler, NoGradientsAreLegal) {
  create();
  scale_something();
  OK(mpt_scaler_step(scaler, sgd));
  OK(mpt_scaler_update(scaler));
  EXPECT_EQ(now().growth_tracker, 0) << "nothing is known about the scale";
}

TEST_F(Scaler, StateIsSavedAndPutBack) {
  desc.growth_interval = 3;
  create();
  iterate(false);
  iterate(true);
  iterate(false);
  mpt_scaler_state s = {};
  s.struct_size = sizeof s;
  OK(mpt_scaler_get_state(scaler, &s));
  EXPECT_EQ(s.scale, 32768);
  EXPECT_EQ(s.growth_tracker, 1);
  mpt_scaler_release(scaler);
  mpt_scaler_desc_init(&desc, sizeof desc);
  create();
  OK(mpt_scaler_set_state(scaler, &s));
  iterate(false);
  EXPECT_EQ(now().scale, 32768);
  iterate(false);
  EXPECT_EQ(now().scale, 65536) << "the interval and the count came along";
  s.scale = 1000.1;
  OK(mpt_scaler_set_state(scaler, &s));
  EXPECT_EQ(now().scale, 1000.1f) << "an f32, whatever a file says";
  s.scale = -1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_scaler_set_state(scaler, &s), "-1");
  EXPECT_EQ(now().scale, 1000.1f);
}

}  // namespace
}  // namespace mpt_test
