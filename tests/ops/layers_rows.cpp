// Rows of convolutions, pools, interpolation and norms.
// SPDX-License-Identifier: Apache-2.0
#include "core/context.h"
#include "harness.h"

namespace mpt::test {
namespace {

ops::ConvOptions conv(int stride, int padding, int output_padding = 0) {
  return {.stride = {stride, stride, stride},
          .padding = {padding, padding, padding},
          .output_padding = {output_padding, output_padding, output_padding}};
}
ops::ConvOptions then(Activation act, ops::ConvOptions o = {}) {
  o.activation = act;
  return o;
}
ops::PoolOptions window(int kernel, int stride, int padding = 0) {
  return {.kernel = {kernel, kernel, kernel},
          .stride = {stride, stride, stride},
          .padding = {padding, padding, padding}};
}
ops::PoolOptions ceil(ops::PoolOptions o, bool pads = true) {
  o.ceil_mode = true;
  o.count_include_pad = pads;
  return o;
}

ROWS(Convolutions, ROW("conv1d", ops::conv1d(x[0], x[1], x[2], {})),
     ROW("conv1d/dilated",
         ops::conv1d(x[0], x[1], {}, {.stride = {2}, .padding = {2}, .dilation = {2}})),
     ROW("conv2d", ops::conv2d(x[0], x[1], x[2], conv(1, 1)))
         .on({real({0, 2, 3, 3}), real({2, 2, 2, 2}), real({2})}),
     ROW("conv2d/uneven",
         ops::conv2d(x[0], x[1], x[2],
                     {.stride = {2, 1}, .padding = {0, 2}, .dilation = {1, 2}, .groups = 2})),
     ROW("conv2d/depthwise", ops::conv2d(x[0], x[1], {}, {.padding = {1, 1}, .groups = 3})),
     ROW("conv2d/pointwise", ops::conv2d(x[0], x[1], x[2], then(Activation::relu, conv(2, 0))))
         .no_half(),
     ROW("conv2d/gelu", ops::conv2d(x[0], x[1], x[2], then(Activation::gelu_erf))).roundings(2, 3),
     ROW("conv2d/tanh", ops::conv2d(x[0], x[1], x[2], then(Activation::tanh))).roundings(1, 15),
     ROW("conv3d", ops::conv3d(x[0], x[1], x[2], {.stride = {1, 2, 1}, .padding = {1, 0, 0}})),
     ROW("conv_transpose1d", ops::conv_transpose1d(x[0], x[1], x[2], conv(2, 1, 1))),
     ROW("conv_transpose2d", ops::conv_transpose2d(x[0], x[1], x[2], conv(2, 1, 1))),
     ROW("conv_transpose2d/uneven", ops::conv_transpose2d(x[0], x[1], {},
                                                          {.stride = {2, 1},
                                                           .padding = {1, 0},
                                                           .dilation = {2, 1},
                                                           .output_padding = {1, 0},
                                                           .groups = 2})),
     ROW("conv_transpose3d", ops::conv_transpose3d(x[0], x[1], x[2], conv(2, 0))));

ROWS(Pools, ROW("max_pool1d", ops::max_pool1d(x[0], window(3, 2, 1))),
     ROW("max_pool2d", ops::max_pool2d(x[0], window(2, 2))).on({real({0, 2, 2, 2})}),
     ROW("max_pool2d/overlapping",
         ops::max_pool2d(
             x[0], {.kernel = {3, 2}, .stride = {1, 2}, .padding = {1, 0}, .dilation = {1, 2}})),
     ROW("max_pool2d/ceil", ops::max_pool2d(x[0], ceil(window(3, 2, 1)))),
     ROW("max_pool3d", ops::max_pool3d(x[0], window(2, 1))),
     ROW("avg_pool1d", ops::avg_pool1d(x[0], window(2, 2))),
     ROW("avg_pool2d", ops::avg_pool2d(x[0], window(3, 2, 1))),
     ROW("avg_pool2d/ceil", ops::avg_pool2d(x[0], ceil(window(3, 2, 1), false))),
     ROW("avg_pool2d/ceil_pad", ops::avg_pool2d(x[0], ceil(window(3, 2, 1)))),
     ROW("avg_pool3d", ops::avg_pool3d(x[0], window(2, 1))),
     ROW("adaptive_avg_pool1d", ops::adaptive_avg_pool1d(x[0], 3)),
     ROW("adaptive_avg_pool2d", ops::adaptive_avg_pool2d(x[0], 3, 2)),
     ROW("adaptive_avg_pool2d/all", ops::adaptive_avg_pool2d(x[0], 1, 1)),
     ROW("adaptive_avg_pool3d", ops::adaptive_avg_pool3d(x[0], 2, 1, 3)),
     ROW("interpolate/nearest", ops::interpolate(x[0], {5, 2}, InterpolateOp::nearest, false)),
     ROW("interpolate/bilinear", ops::interpolate(x[0], {5, 3}, InterpolateOp::linear, false)),
     ROW("interpolate/corners", ops::interpolate(x[0], {5, 3}, InterpolateOp::linear, true)),
     ROW("interpolate/linear", ops::interpolate(x[0], {7}, InterpolateOp::linear, false)),
     ROW("interpolate/trilinear", ops::interpolate(x[0], {3, 2, 4}, InterpolateOp::linear, false)),
     ROW("adaptive_max_pool1d", ops::adaptive_max_pool1d(x[0], 3)),
     ROW("adaptive_max_pool2d", ops::adaptive_max_pool2d(x[0], 3, 2)).on({real({0, 2, 4, 3})}),
     ROW("adaptive_max_pool3d", ops::adaptive_max_pool3d(x[0], 2, 1, 3)),
     ROW("interpolate_by/linear",
         ops::interpolate_by(x[0], 1, 1, 1.3, InterpolateOp::linear, false)),
     ROW("interpolate_by/smaller",
         ops::interpolate_by(x[0], 1, 1, 0.7, InterpolateOp::linear, false)),
     ROW("interpolate_by/nearest",
         ops::interpolate_by(x[0], 1, 1.3, 0.6, InterpolateOp::nearest, false)),
     ROW("interpolate_by/bilinear",
         ops::interpolate_by(x[0], 1, 1.7, 0.6, InterpolateOp::linear, false)),
     ROW("interpolate_by/corners",
         ops::interpolate_by(x[0], 1, 1.7, 0.6, InterpolateOp::linear, true)),
     ROW("interpolate_by/trilinear",
         ops::interpolate_by(x[0], 1.5, 2.3, 0.9, InterpolateOp::linear, false)));

Tensor train_norm(const Tensor& x, const Tensor& w, const Tensor& b, double eps = 1e-5,
                  Activation act = Activation::none) {
  return ops::batch_norm(x, w, b, {}, {}, true, 0.1, eps, act);
}
Tensor eval_norm(const Tensor& x, const Tensor& w, const Tensor& b, const Tensor& mean,
                 const Tensor& var, Activation act = Activation::none) {
  return ops::batch_norm(x, w, b, mean, var, false, 0.1, 1e-5, act);
}

// Rounding the inputs to 16 bits moves the statistics: gradients differ by more than one rounding.
ROWS(Norms, ROW("batch_norm", train_norm(x[0], x[1], x[2])),
     ROW("batch_norm/relu", train_norm(x[0], x[1], x[2], 1e-5, Activation::relu)),
     ROW("batch_norm/rows", train_norm(x[0], {}, {}, 0.1)),
     ROW("batch_norm/eval", eval_norm(x[0], x[1], x[2], x[3], x[4])),
     ROW("batch_norm/eval_tanh", eval_norm(x[0], {}, {}, x[1], x[2], Activation::tanh))
         .roundings(2, 7),
     ROW("layer_norm", ops::layer_norm(x[0], 1, x[1], x[2], 1e-5))

         .on({real({0, 5}), real({5}), real({5})}),
     ROW("layer_norm/dims", ops::layer_norm(x[0], 2, x[1], {}, 0.01)),
     ROW("layer_norm/plain", ops::layer_norm(x[0], 1, {}, {}, 1e-5)),
     ROW("rms_norm", ops::rms_norm(x[0], 1, x[1], 1e-5)),
     ROW("rms_norm/plain", ops::rms_norm(x[0], 2, {}, 1e-3)),
     ROW("group_norm", ops::group_norm(x[0], 2, x[1], x[2], 1e-5)),
     ROW("group_norm/plain", ops::group_norm(x[0], 3, {}, {}, 1e-5)),
     ROW("instance_norm", ops::instance_norm(x[0], x[1], x[2], 1e-5)));

}  // namespace
}  // namespace mpt::test
