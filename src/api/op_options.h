// Options of operations as they come in: checked, and in the library's own types.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "mpt/mpt_ops.h"
#include "ops/ops.h"

namespace mpt::api {

Activation activation_of(int32_t activation);
InterpolateOp interpolation_of(int32_t mode);
ops::Reduction reduction_of(int32_t reduction, bool batchmean = false);
ops::PadMode pad_mode_of(int32_t mode);
ops::ConvOptions conv_options(int64_t stride, int64_t padding, const mpt_conv_desc* desc);
ops::PoolOptions pool_options(int64_t kernel, const mpt_pool_desc* desc);
ops::RnnOptions rnn_options(const mpt_rnn_desc* desc);

}  // namespace mpt::api
