// Tests of a gradient penalty: a loss that contains a norm of gradients.
// SPDX-License-Identifier: Apache-2.0
#include "loops.h"

namespace mpt_test {
namespace {

// PyTorch's recipe: gradients of the scaled loss with create_graph are unscaled by hand, their norm
// is added to the loss under autocast, and the total is scaled as usual. The reference is PyTorch
// in f64.
TEST_F(Loops, GradientPenaltyInEveryMode) {
  const Case c = cases("penalty")[0];
  const auto &start = c.rows.at("start")[0], &want = c.rows.at("grads")[0];
  double largest = 0;
  for (double g : want) largest = std::max(largest, std::fabs(g));
  for (const char* mode : kModes) {
    SCOPED_TRACE(mode);
    mpt_precision p = precision(mode);
    mpt_params set = another();
    OK(mpt_params_set_precision(set, &p));
    mpt_tensor w1 = make64({4, 3}, {start.begin(), start.begin() + 12}),
               w2 = make64({1, 4}, {start.begin() + 12, start.end()});
    OK(mpt_params_add(set, "w1", w1));
    OK(mpt_params_add(set, "w2", w2));
    mpt_stepper s = stepper(mode, {sgd(set)}, [](mpt_stepper_desc& d) { d.keep_grads = 1; });
    mpt_scaler scaler = scaler_of(s);
    if (scaler) {
      OK(mpt_scaler_set_scale(scaler, 1024));
    }
    mpt_tensor x = make64({6, 3}, c.rows.at("x")[0]), y = make64({6, 1}, c.rows.at("y")[0]);
    OK(mpt_precision_input(&p, x, &x));
    OK(mpt_precision_input(&p, y, &y));
    OK(mpt_precision_push(ctx, &p));
    mpt_tensor loss = net_loss(w1, w2, x, y);
    OK(mpt_precision_pop(ctx));
    mpt_tensor scaled = loss, inputs[2] = {w1, w2}, g[2] = {};
    if (scaler) {
      OK(mpt_scaler_scale(scaler, loss, &scaled));
    }
    mpt_backward_desc again;
    mpt_backward_desc_init(&again, sizeof again);
    again.create_graph = 1;
    OK(mpt_grad(&scaled, nullptr, 1, inputs, 2, &again, g));
    OK(mpt_precision_push(ctx, &p));
    mpt_tensor total = nullptr;
    for (mpt_tensor& each : g) {
      if (scaler) {
        OK(mpt_mul_scalar(each, 1.0 / 1024, &each));
      }
      mpt_tensor sq = nullptr;
      OK(mpt_square(each, &sq));
      OK(mpt_sum(sq, nullptr, 0, 0, &sq));
      if (total) {
        OK(mpt_add(total, sq, &total));
      } else total = sq;
    }
    OK(mpt_sqrt(total, &total));
    OK(mpt_add(loss, total, &total));
    OK(mpt_precision_pop(ctx));
    // The result of three roundings; the measured error is 1.7 units.
    const double unit = p.param == MPT_F64                      ? 1e-14
                        : std::string(mode) == "32-true"        ? 3e-7
                        : std::string(mode).starts_with("bf16") ? 0x3p-8
                                                                : 0x3p-11;
    double value = 0;
    OK(mpt_tensor_get_item(total, &value));
    EXPECT_NEAR(value, c.rows.at("total")[0][0], unit * value);
    OK(mpt_stepper_backward(s, total));
    const double divisor = scaler ? 1024 : 1;
    std::vector<double> got = read64([&] {
      mpt_tensor t = nullptr;
      EXPECT_EQ(mpt_tensor_get_grad(w1, &t), MPT_OK);
      return t;
    }());
    const std::vector<double> rest = read64([&] {
      mpt_tensor t = nullptr;
      EXPECT_EQ(mpt_tensor_get_grad(w2, &t), MPT_OK);
      return t;
    }());
    got.insert(got.end(), rest.begin(), rest.end());
    for (size_t i = 0; i < want.size(); ++i)
      EXPECT_NEAR(got[i] / divisor, want[i], unit * largest) << "element " << i;
    EXPECT_EQ(mpt_stepper_step(s), MPT_OK);
  }
}

// A training of a small network with a gradient penalty, with a stepper under autocast or by hand.
class Penalty : public Loops {
 protected:
  void start(const char* mode) {
    p = precision(mode);
    set = another();
    w1 = add_to(set, "w1", {8, 6}, v1);
    w2 = add_to(set, "w2", {3, 8}, v2);
    OK(mpt_params_set_precision(set, &p));
    o = sgd(set, 0.1);
    s = stepper(mode, {o});
    scaler = scaler_of(s);
    if (scaler) {
      OK(mpt_scaler_set_scale(scaler, 1024));
    }
    OK(mpt_precision_input(&p, make({7, 6}, normal_xs), &x));
    OK(mpt_precision_input(&p, make({7, 3}, normal_ys), &y));
  }
  mpt_tensor to(mpt_tensor t, mpt_dtype dtype) {
    if (p.compute) {
      EXPECT_EQ(mpt_cast(t, dtype, &t), MPT_OK) << mpt_last_error();
    }
    return t;
  }
  mpt_tensor low(mpt_tensor t) { return to(t, p.compute); }
  // Differentiates the scaled loss, and adds the norm of the true gradients to the loss. With
  // `by_hand` the gradients are cast to f32, which autocast would do.
  mpt_tensor with_penalty(mpt_tensor loss, mpt_tensor scaled, bool by_hand) {
    mpt_tensor inputs[2] = {w1, w2}, g[2] = {}, total = nullptr;
    mpt_backward_desc again;
    mpt_backward_desc_init(&again, sizeof again);
    again.create_graph = 1;
    EXPECT_EQ(mpt_grad(&scaled, nullptr, 1, inputs, 2, &again, g), MPT_OK) << mpt_last_error();
    if (!by_hand) {
      EXPECT_EQ(mpt_precision_push(ctx, &p), MPT_OK);
    }
    for (mpt_tensor each : g) {
      EXPECT_EQ(mpt_mul_scalar(each, scaler ? 1.0 / 1024 : 1, &each), MPT_OK);
      if (by_hand) each = to(each, MPT_F32);
      EXPECT_EQ(mpt_square(each, &each), MPT_OK);
      EXPECT_EQ(mpt_sum(each, nullptr, 0, 0, &each), MPT_OK);
      if (total) {
        EXPECT_EQ(mpt_add(total, each, &total), MPT_OK);
      } else total = each;
    }
    EXPECT_EQ(mpt_sqrt(total, &total), MPT_OK);
    EXPECT_EQ(mpt_add(loss, total, &total), MPT_OK);
    if (!by_hand) {
      EXPECT_EQ(mpt_precision_pop(ctx), MPT_OK);
    }
    return total;
  }
  void step() {
    OK(mpt_precision_push(ctx, &p));
    mpt_tensor loss = net_loss(w1, w2, x, y), scaled = loss;
    OK(mpt_precision_pop(ctx));
    if (scaler) {
      OK(mpt_scaler_scale(scaler, loss, &scaled));
    }
    OK(mpt_stepper_backward(s, with_penalty(loss, scaled, false)));
    OK(mpt_stepper_step(s));
  }
  void step_by_hand() {
    mpt_tensor h = nullptr, loss = nullptr;
    OK(mpt_linear(low(x), low(w1), nullptr, MPT_ACTIVATION_NONE, &h));
    OK(mpt_tanh(h, &h));
    OK(mpt_linear(h, low(w2), nullptr, MPT_ACTIVATION_NONE, &h));
    OK(mpt_mse_loss(to(h, MPT_F32), y, MPT_REDUCTION_MEAN, &loss));
    mpt_tensor scaled = loss;
    if (scaler) {
      OK(mpt_mul_scalar(loss, 1024, &scaled));
    }
    mpt_tensor total = with_penalty(loss, scaled, true);
    if (scaler) {
      OK(mpt_scaler_scale(scaler, total, &total));
    }
    OK(mpt_backward(&total, nullptr, 1, nullptr));
    if (scaler) {
      OK(mpt_scaler_unscale(scaler, o));
      OK(mpt_scaler_step(scaler, o));
      OK(mpt_scaler_update(scaler));
    } else {
      OK(mpt_optimizer_step(o));
    }
    OK(mpt_params_zero_grad(set));
  }
  std::vector<double> weights() {
    std::vector<double> all = read64(w1);
    const std::vector<double> rest = read64(w2);
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
  }

  Floats v1, v2, normal_xs, normal_ys;
  mpt_precision p = {};
  mpt_params set = nullptr;
  mpt_tensor w1 = nullptr, w2 = nullptr, x = nullptr, y = nullptr;
  mpt_optimizer o = nullptr;
  mpt_stepper s = nullptr;
  mpt_scaler scaler = nullptr;
};

// The recipe by hand uses no autocast scope: every cast is where autocast would put it, and the
// scaler's own calls replace the stepper. Both trainings have the same bits after several steps.
TEST_F(Penalty, IsTheRecipeByHandToTheBit) {
  v1 = normal(48, 0.5);
  v2 = normal(24, 0.5);
  normal_xs = normal(42);
  normal_ys = normal(21);
  for (const char* mode : {"32-true", "64-true", "16-mixed", "O1", "bf16-mixed"}) {
    SCOPED_TRACE(mode);
    start(mode);
    for (int i = 0; i < 4; ++i) step();
    const std::vector<double> by_stepper = weights();
    start(mode);
    for (int i = 0; i < 4; ++i) step_by_hand();
    EXPECT_EQ(by_stepper, weights());
    EXPECT_GT(std::abs(by_stepper[0] - static_cast<double>(v1[0])), 1e-4) << "it moves";
  }
}

}  // namespace
}  // namespace mpt_test
