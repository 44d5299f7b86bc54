// Tests of the purposes of mixed precision: a network that f16 trains only with loss scaling, and a
// memory use below that of f32 at every size.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "../support/models.h"

namespace mpt_test {
namespace {

class Study : public ::testing::Test {
 protected:
  // Learns a surface under a loss whose gradients are about 1e-8, below the range of f16. Returns
  // the unexplained share of its variance, like examples/scaling.c.
  double surface(const char* name, int32_t scaling) {
    constexpr int kSide = 32, kPoints = kSide * kSide;
    Session s(1, 3);
    mpt_precision p;
    DO(mpt_precision_from_name(name, &p, sizeof p));
    p.scaling = scaling;
    mpt_module l[3];
    DO(mpt_nn_linear(s.params, "up", 2, 64, 1, MPT_ACTIVATION_TANH, &l[0]));
    DO(mpt_nn_linear(s.params, "middle", 64, 64, 1, MPT_ACTIVATION_TANH, &l[1]));
    DO(mpt_nn_linear(s.params, "down", 64, 1, 1, MPT_ACTIVATION_NONE, &l[2]));
    mpt_module net = sequence(s.ctx, {l[0], l[1], l[2]});
    DO(mpt_params_set_precision(s.params, &p));
    Floats at, height;
    double variance = 0, error = 0;
    for (int i = 0; i < kPoints; ++i) {
      const double a = 2. * (i % kSide) / kSide - 1, b = 2. * (i / kSide) / kSide - 1;
      at.push_back(static_cast<float>(2 * a));
      at.push_back(static_cast<float>(2 * b));
      height.push_back(static_cast<float>(std::sin(3 * a) * std::cos(2 * b)));
      variance += static_cast<double>(height.back()) * static_cast<double>(height.back()) / kPoints;
    }
    const int64_t in[] = {kPoints, 2}, out[] = {kPoints, 1};
    mpt_tensor x, y;
    DO(mpt_tensor_from_data(s.ctx, MPT_F32, in, 2, at.data(), at.size() * 4, &x));
    DO(mpt_tensor_from_data(s.ctx, MPT_F32, out, 2, height.data(), height.size() * 4, &y));
    mpt_optimizer_desc adam;
    mpt_adam_desc_init(&adam, sizeof adam);
    adam.lr = 1e-2;
    adam.eps = 1e-15;
    mpt_optimizer optimizer;
    mpt_stepper stepper;
    DO(mpt_optimizer_create(s.params, &adam, &optimizer));
    DO(mpt_stepper_create(s.ctx, &p, nullptr, &stepper));
    DO(mpt_stepper_add(stepper, optimizer));
    for (int step = 0; step < 200; ++step) {
      mpt_tensor h, mean, loss;
      DO(mpt_scope_push(s.ctx));
      DO(mpt_optimizer_set_lr(optimizer, -1, 1e-2 * (1 - step / 200.0)));
      DO(mpt_precision_push(s.ctx, &p));
      DO(mpt_module_forward(net, x, &h));
      DO(mpt_mse_loss(h, y, MPT_REDUCTION_MEAN, &mean));
      DO(mpt_mul_scalar(mean, 1e-5, &loss));
      DO(mpt_precision_pop(s.ctx));
      DO(mpt_stepper_backward(stepper, loss));
      EXPECT_GE(mpt_stepper_step(stepper), MPT_OK) << mpt_last_error();
      DO(mpt_tensor_get_item(mean, &error));
      DO(mpt_scope_pop(s.ctx, nullptr, 0));
    }
    return error / variance;
  }

  // Returns the peak memory of a step of an MLP whose batch has the compute dtype.
  size_t peak(const Shape& dims, const char* name, int32_t state_bits = 32) {
    Session s(1, 1);
    mpt_precision p;
    DO(mpt_precision_from_name(name, &p, sizeof p));
    std::vector<mpt_module> l(dims.size() - 1);
    for (size_t i = 0; i < l.size(); ++i) {
      DO(mpt_nn_linear(s.params, std::to_string(i).c_str(), dims[i], dims[i + 1], 1,
                       i + 1 < l.size() ? MPT_ACTIVATION_RELU : MPT_ACTIVATION_NONE, &l[i]));
    }
    mpt_module net = sequence(s.ctx, l);
    DO(mpt_params_set_precision(s.params, &p));
    mpt_optimizer_desc adamw;
    mpt_adamw_desc_init(&adamw, sizeof adamw);
    adamw.state_bits = state_bits;
    mpt_optimizer optimizer;
    mpt_stepper stepper;
    DO(mpt_optimizer_create(s.params, &adamw, &optimizer));
    DO(mpt_stepper_create(s.ctx, &p, nullptr, &stepper));
    DO(mpt_stepper_add(stepper, optimizer));
    const int64_t shape[] = {128, dims[0]};
    for (int step = 0; step < 3; ++step) {
      mpt_tensor x, y, h, loss;
      DO(mpt_scope_push(s.ctx));
      DO(mpt_normal(s.ctx, p.compute ? p.compute : p.param, shape, 2, 0, 1, &x));
      DO(mpt_zeros(s.ctx, MPT_I64, shape, 1, &y));
      DO(mpt_precision_push(s.ctx, &p));
      DO(mpt_module_forward(net, x, &h));
      DO(mpt_cross_entropy(h, y, nullptr, nullptr, &loss));
      DO(mpt_precision_pop(s.ctx));
      DO(mpt_stepper_backward(stepper, loss));
      EXPECT_GE(mpt_stepper_step(stepper), MPT_OK) << mpt_last_error();
      DO(mpt_scope_pop(s.ctx, nullptr, 0));
    }
    mpt_memory_info m = {};
    m.struct_size = sizeof m;
    DO(mpt_context_get_memory(s.ctx, &m));
    return m.step_peak;
  }
  void compare_peaks(const Shape& dims) {
    const auto f32 = static_cast<double>(peak(dims, "32-true"));
    for (const char* name : {"bf16-mixed", "16-mixed"})
      EXPECT_LE(static_cast<double>(peak(dims, name)), 0.9 * f32) << name;
    // Coded states take a little more than 2 of the 8 bytes per parameter, because each block has a
    // scale.
    EXPECT_LE(static_cast<double>(peak(dims, "bf16-mixed", 8)), 0.65 * f32);
  }
};

TEST_F(Study, F16FailsWithoutScalingAndTrainsWithIt) {
  const double f32 = surface("32-true", MPT_SCALING_NONE);
  const double plain = surface("16-mixed", MPT_SCALING_NONE);
  const double scaled = surface("16-mixed", MPT_SCALING_DYNAMIC);
  EXPECT_LT(f32, 0.02);
  EXPECT_GT(plain, 0.9);
  EXPECT_LT(scaled, 0.02);
}

TEST_F(Study, AMixedStepNeedsAtMostNineTenthsOfTheMemory) {
  LONG_ON_DEVICES("the memory of a step");
  compare_peaks({784, 128, 112, 10});
}
TEST_F(Study, SoDoesAStepOfALargeModel) {
  NEEDS_HOST("as CUDA text it takes 92 % of the memory of f32");
  compare_peaks({784, 1232, 1232, 10});
}

}  // namespace
}  // namespace mpt_test
