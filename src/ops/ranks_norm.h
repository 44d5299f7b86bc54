// Batch norm over the batches of all ranks.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "autograd/node.h"
#include "backends/kernels.h"
#include "comm/comm.h"
#include "core/tensor.h"

namespace mpt::ops {

// Returns the dims of a batch norm's sums: 0, and from 2 on.
Dims all_but_channels(int rank);

// Statistics of the channels of x [batch, channels, spatial..] over the x of all ranks. The mean
// and the biased variance are [channels].
struct ChannelStats {
  Tensor mean, var;
  int64_t count = 0;  // values per channel
};
ChannelStats stats_of_ranks(Comm& comm, const Tensor& x, DType dtype);

// Computes the gradients. Those of weight and bias are of this rank's batch alone, as those of
// other parameters.
struct RanksNormGrad {
  const Tensor &grad, &x, &weight, &mean, &rstd;
  DType bias;
  int64_t count;
};
void ranks_norm_vjp(Vjp& v, Comm& comm, const RanksNormGrad& in);

// batch_norm() whose statistics in training are those of the batches of all ranks; comm may be
// empty.
Tensor batch_norm_of_ranks(Tensor x, Tensor w, Tensor b, Tensor running_mean, Tensor running_var,
                           bool training, double momentum, double eps, Activation act,
                           const Ref<Comm>& comm);

}  // namespace mpt::ops
