// The kernels conv, conv_data and conv_weight by cuDNN.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "backends/backend.h"
#include "backends/cuda/cudnn.h"

namespace mpt::cuda {

// A convolution as cuDNN is asked for it: x [B, C, spatial..], w [O, C/groups, spatial..], y [B, O,
// spatial..] of one dtype, with 2 or 3 spatial dims. The bias, if any, has y's rank.
struct DnnConvolution {
  mpt::Kernel kernel;  // conv, conv_data or conv_weight
  Spec x, w, y, bias;
  ConvParams params;

  // Takes the operands of a request, which are row-major or have their channels innermost. One
  // spatial dim becomes two.
  explicit DnnConvolution(const Request& r);
};

// Returns plans of cuDNN, the one that it recommends most first. Throws MPT_ERROR_DEVICE if it has
// none within the bytes of workspace.
std::vector<DnnPlan> plan_convolution(const DnnTarget& target, const DnnConvolution& c,
                                      const DnnWishes& wishes);

}  // namespace mpt::cuda
