// The kernels batch_norm and batch_norm_grad by cuDNN.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

#include "backends/backend.h"
#include "backends/cuda/cudnn.h"

namespace mpt::cuda {

// A batch norm by the batch's own statistics as cuDNN is asked for it, or its gradient. The images
// x and y, or x, dx and dy, lie in one way; all else has an f32 for each channel.
struct DnnNorm {
  bool is_gradient, has_relu;
  Spec image, channels;

  explicit DnnNorm(const Request& r);
};

// Returns plans of cuDNN, the one that it recommends most first. Throws MPT_ERROR_DEVICE if it has
// none within the bytes of workspace. A plan takes x, w, b, y, mean, rstd and eps, a float of the
// host. That of a gradient takes dy, x, w, mean, rstd, dx, dw and db. With relu it also takes y and
// a zero, a float of the host.
std::vector<DnnPlan> plan_norm(const DnnTarget& target, const DnnNorm& n, const DnnWishes& wishes);

}  // namespace mpt::cuda
