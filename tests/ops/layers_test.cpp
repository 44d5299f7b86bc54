// Layer tests beyond the rows of layers_rows.cpp: memory formats, running statistics, mixed dtypes,
// errors.
// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "autograd/engine.h"
#include "core/context.h"
#include "core/error.h"
#include "harness.h"
#include "mpt/mpt.h"

namespace mpt::test {
namespace {

std::vector<double> ramp(int64_t n, double step = 0.37) {
  std::vector<double> v;
  for (int64_t i = 0; i < n; ++i) v.push_back(std::sin(step * static_cast<double>(i + 1)));
  return v;
}
Tensor wave(Context& ctx, const Dims& shape, DType dtype = DType::f32) {
  return make(ctx, dtype, shape, ramp(count(shape)));
}
bool channels_last(const Tensor& t) {
  return t.stride()[1] == 1 && is_dense(t.shape(), t.stride()) && t.stride()[3] == t.size(1);
}

TEST(Layers, ImagesStayChannelsLastFromTheFirstConvolutionOn) {
  TestContext ctx;
  Tensor x = wave(*ctx, {2, 3, 8, 8}), w = wave(*ctx, {4, 3, 3, 3}), s = wave(*ctx, {4});
  Tensor y = ops::conv2d(x, w, {}, {.padding = {1, 1}});
  EXPECT_TRUE(channels_last(y));
  y->wants_grad = true;
  Tensor z = ops::relu(ops::batch_norm(y, s, s, {}, {}, true, 0.1, 1e-5, Activation::none));
  EXPECT_TRUE(channels_last(z));
  z = ops::add(z, y);
  z = ops::max_pool2d(z, {.kernel = {2, 2}, .stride = {2, 2}});
  EXPECT_TRUE(channels_last(z));
  z = ops::interpolate(z, {8, 8}, InterpolateOp::linear, false);
  EXPECT_TRUE(channels_last(z));
  z = ops::conv2d(z, wave(*ctx, {4, 4, 1, 1}), {}, {});
  z = ops::avg_pool2d(z, {.kernel = {2, 2}, .stride = {2, 2}});
  EXPECT_TRUE(channels_last(z));
  const Tensor roots[] = {ops::sum(ops::square(z))}, inputs[] = {y};
  Tensor g = gradients(roots, {}, inputs, {})[0];
  EXPECT_TRUE(channels_last(g));

  // The gradient of a mean is an expanded view; the other operand decides the result's strides.
  Tensor r = ops::relu(y);
  const Tensor means[] = {ops::sum(ops::mean(r, {2, 3}))};
  EXPECT_TRUE(channels_last(gradients(means, {}, inputs, {})[0]));
}

TEST(Layers, RunningStatisticsMoveAsInPyTorch) {
  TestContext ctx;
  Tensor x = make(*ctx, DType::f32, {4, 2}, {1, 2, 3, 5, 5, 8, 7, 1});
  Tensor mean = make(*ctx, DType::f32, {2}, {0.5, -1}), var = make(*ctx, DType::f32, {2}, {1, 2});
  const uint32_t before = mean->storage->version;
  ops::batch_norm(x, {}, {}, mean, var, true, 0.1, 1e-5, Activation::none);
  // The means are 4 and 4, the unbiased variances 20/3 and 10.
  EXPECT_NEAR(values(mean).v[0], 0.85, 1e-6);
  EXPECT_NEAR(values(mean).v[1], -0.5, 1e-6);
  EXPECT_NEAR(values(var).v[0], 0.9 + 2.0 / 3, 1e-5);
  EXPECT_NEAR(values(var).v[1], 2.8, 1e-5);
  EXPECT_GT(mean->storage->version, before);
  const std::vector<double> kept = values(mean).v;
  ops::batch_norm(x, {}, {}, mean, var, false, 0.1, 1e-5, Activation::none);
  EXPECT_EQ(values(mean).v, kept);
}

TEST(Layers, NormsTakeF32WeightsBesideSixteenBitInputs) {
  TestContext ctx;
  for (DType half : {DType::bf16, DType::f16}) {
    Tensor x = wave(*ctx, {4, 6, 2, 2}, half), w = wave(*ctx, {6}), b = wave(*ctx, {6});
    x->wants_grad = w->wants_grad = b->wants_grad = true;
    Tensor xf = make(*ctx, DType::f32, x.shape(), values(x).v);
    xf->wants_grad = true;
    auto compare = [&](const char* what, const std::function<Tensor(const Tensor&)>& f) {
      const Tensor got = f(x), want = f(xf);
      EXPECT_EQ(got.dtype(), half) << what;
      for (size_t i = 0; i < values(got).v.size(); ++i)
        ASSERT_NEAR(values(got).v[i], values(want).v[i], 0.02) << what;
      const Tensor out[] = {got}, in[] = {x, w, b}, weights[] = {wave(*ctx, got.shape(), half)};
      const Tensor out32[] = {want}, in32[] = {xf, w, b},
                   weights32[] = {make(*ctx, DType::f32, got.shape(), values(weights[0]).v)};
      auto g = gradients(out, weights, in, {}), g32 = gradients(out32, weights32, in32, {});
      for (size_t k = 0; k < 3; ++k) {
        EXPECT_EQ(g[k].dtype(), in[k].dtype()) << what;
        for (size_t i = 0; i < values(g[k]).v.size(); ++i)
          ASSERT_NEAR(values(g[k]).v[i], values(g32[k]).v[i], k ? 1e-4 : 0.03) << what << k;
      }
    };
    compare("batch_norm", [&](const Tensor& t) {
      return ops::batch_norm(t, w, b, {}, {}, true, 0.1, 1e-5, Activation::none);
    });
    compare("group_norm", [&](const Tensor& t) { return ops::group_norm(t, 3, w, b, 1e-5); });
    compare("layer_norm", [&](const Tensor& t) {
      return ops::layer_norm(ops::permute(t, {0, 2, 3, 1}), 1, w, b, 1e-5);
    });
  }
}

void refused(mpt_status code, const char* saying, const std::function<void()>& f) {
  try {
    f();
    ADD_FAILURE() << "accepted; wanted: " << saying;
  } catch (const Error& e) {
    EXPECT_EQ(e.code(), code);
    EXPECT_NE(std::string(mpt_last_error()).find(saying), std::string::npos) << mpt_last_error();
  }
}

TEST(Layers, AnEpsOfZeroIsZero) {
  TestContext ctx;
  const Tensor x = make(*ctx, DType::f32, {2, 2}, {1, 3, -1e-4, 1e-4});  // variances 1 and 1e-8
  for (const Tensor& y : {ops::layer_norm(x, 1, {}, {}, 0), ops::rms_norm(x, 1, {}, 0)}) {
    EXPECT_NEAR(values(y).v[2], -1, 1e-6);
    EXPECT_NEAR(values(y).v[3], 1, 1e-6);
  }
  EXPECT_EQ(values(ops::layer_norm(x, 1, {}, {}, 0)).v[0], -1);
  EXPECT_NEAR(values(ops::layer_norm(x, 1, {}, {}, 1e-5)).v[3], 1e-4 / std::sqrt(1e-8 + 1e-5),
              1e-6);
}

TEST(Layers, WrongArgumentsAreNamed) {
  TestContext ctx;
  Tensor x = wave(*ctx, {2, 4, 5, 5}), w = wave(*ctx, {6, 4, 3, 3}), c = wave(*ctx, {4});
  auto conv = [&](Tensor a, Tensor k, ops::ConvOptions o) { ops::conv2d(a, k, {}, o); };
  refused(MPT_ERROR_SHAPE, "[2, 4, 5, 5]", [&] { conv(x, wave(*ctx, {6, 3, 3, 3}), {}); });
  refused(MPT_ERROR_SHAPE, "rank", [&] { conv(x, wave(*ctx, {6, 4, 3}), {}); });
  refused(MPT_ERROR_SHAPE, "kernel spans 7", [&] { conv(x, w, {.dilation = {3, 3}}); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "groups is 0", [&] { conv(x, w, {.groups = 0}); });
  refused(MPT_ERROR_SHAPE, "groups 3", [&] { conv(x, w, {.groups = 3}); });
  refused(MPT_ERROR_DTYPE, "bf16", [&] { conv(x, wave(*ctx, {6, 4, 3, 3}, DType::bf16), {}); });
  refused(MPT_ERROR_SHAPE, "6 output channels", [&] { ops::conv2d(x, w, c, {}); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "output_padding is 2", [&] {
    ops::conv_transpose2d(x, wave(*ctx, {4, 2, 3, 3}), {},
                          {.stride = {2, 2}, .output_padding = {2, 0}});
  });
  refused(MPT_ERROR_INVALID_ARGUMENT, "at most half", [&] {
    ops::max_pool2d(x, {.kernel = {2, 2}, .padding = {2, 0}});
  });
  refused(MPT_ERROR_SHAPE, "kernel spans 6", [&] { ops::avg_pool2d(x, {.kernel = {6, 6}}); });
  refused(MPT_ERROR_SHAPE, "dims is 5; 1 to 4", [&] { ops::layer_norm(x, 5, {}, {}, 1e-5); });
  refused(MPT_ERROR_SHAPE, "weight has shape [4]", [&] { ops::layer_norm(x, 1, c, {}, 1e-5); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "eps is nan",
          [&] { ops::layer_norm(x, 1, {}, {}, std::nan("")); });
  refused(MPT_ERROR_SHAPE, "groups 3", [&] { ops::group_norm(x, 3, {}, {}, 1e-5); });
  refused(MPT_ERROR_SHAPE, "more than one value", [&] {
    ops::batch_norm(wave(*ctx, {1, 4}), {}, {}, {}, {}, true, 0.1, 1e-5, Activation::none);
  });
  refused(MPT_ERROR_INVALID_ARGUMENT, "momentum is nan",
          [&] { ops::batch_norm(x, {}, {}, {}, {}, true, std::nan(""), 1e-5, Activation::none); });
  refused(MPT_ERROR_INVALID_ARGUMENT, "running_mean and running_var are needed",
          [&] { ops::batch_norm(x, {}, {}, {}, {}, false, 0.1, 1e-5, Activation::none); });
  refused(MPT_ERROR_DTYPE, "weight is bf16", [&] {
    ops::batch_norm(x, wave(*ctx, {4}, DType::bf16), {}, {}, {}, true, 0.1, 1e-5, Activation::none);
  });
  EXPECT_EQ(ctx->live_tensors, 3);
}

TEST(Layers, DescriptorsReachTheOperations) {
  mpt_context ctx;
  ASSERT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK);
  const int64_t xs[] = {1, 2, 6, 6}, ws[] = {4, 1, 3, 3};
  mpt_tensor x, w, y = nullptr;
  ASSERT_EQ(mpt_uniform(ctx, MPT_F32, xs, 4, -1, 1, &x), MPT_OK);
  ASSERT_EQ(mpt_uniform(ctx, MPT_F32, ws, 4, -1, 1, &w), MPT_OK);
  auto shape = [&] {
    mpt_tensor_info i = {.struct_size = sizeof i};
    EXPECT_EQ(mpt_tensor_get_info(y, &i), MPT_OK) << mpt_last_error();
    mpt_tensor_release(y);
    return std::vector<int64_t>(i.shape, i.shape + i.rank);
  };
  mpt_conv_desc d;
  mpt_conv_desc_init(&d, sizeof d);
  d.groups = 2;
  d.stride[1] = 3;
  d.activation = MPT_ACTIVATION_RELU;
  ASSERT_EQ(mpt_conv2d(x, w, nullptr, 1, 1, &d, &y), MPT_OK) << mpt_last_error();
  float v[48];
  ASSERT_EQ(mpt_tensor_read(y, MPT_F32, v, 48), MPT_OK) << mpt_last_error();
  for (float e : v) EXPECT_GE(e, 0);
  EXPECT_EQ(shape(), (std::vector<int64_t>{1, 4, 6, 2}));
  d.dilation[0] = int64_t{1} << 31;
  EXPECT_EQ(mpt_conv2d(x, w, nullptr, 1, 1, &d, &y), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(y, nullptr);
  EXPECT_EQ(mpt_conv2d(x, w, nullptr, 1, -1, nullptr, &y), MPT_ERROR_INVALID_ARGUMENT);
  ASSERT_EQ(mpt_max_pool2d(x, 3, 0, 0, nullptr, &y), MPT_OK) << mpt_last_error();
  EXPECT_EQ(shape(), (std::vector<int64_t>{1, 2, 2, 2}));
  mpt_pool_desc p;
  mpt_pool_desc_init(&p, sizeof p);
  p.stride[0] = 1;
  p.kernel[1] = 2;
  p.padding[1] = 1;
  ASSERT_EQ(mpt_avg_pool2d(x, 3, 0, 0, &p, &y), MPT_OK) << mpt_last_error();
  EXPECT_EQ(shape(), (std::vector<int64_t>{1, 2, 4, 4}));
  const int64_t size[] = {3, 9};
  EXPECT_EQ(mpt_interpolate(x, size, 2, 7, 0, &y), MPT_ERROR_INVALID_ARGUMENT);
  ASSERT_EQ(mpt_interpolate(x, size, 2, MPT_INTERPOLATE_LINEAR, 1, &y), MPT_OK);
  EXPECT_EQ(shape(), (std::vector<int64_t>{1, 2, 3, 9}));
  mpt_batch_norm_desc norm;
  mpt_batch_norm_desc_init(&norm, sizeof norm);
  norm.training = 1;
  norm.activation = 99;
  EXPECT_EQ(mpt_batch_norm(x, nullptr, nullptr, nullptr, nullptr, &norm, &y),
            MPT_ERROR_INVALID_ARGUMENT);
  mpt_context_release(ctx);
}

}  // namespace
}  // namespace mpt::test
