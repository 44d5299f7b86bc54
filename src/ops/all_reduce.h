// A tensor combined over ranks.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/kernels.h"
#include "comm/comm.h"
#include "core/tensor.h"

namespace mpt::ops {

// Combines the elements of all ranks in their order, and divides them by `divisor`; in place, not
// recorded. The ranks have met, and `t` has elements. After an error `t` is as before.
void all_reduce(Comm& comm, Tensor& t, BinaryOp op, double divisor);

}  // namespace mpt::ops
