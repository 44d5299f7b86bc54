// KernelInfo: the properties of each kernel that callers need beside its contract (kernels.h).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "backends/kernels.h"

namespace mpt {

// Which outputs of a kernel grow with the batch when its inputs do.
enum class BatchOutputs : int8_t {
  all,
  first,   // the others are gradients of weights or statistics of the batch
  none,    // they are parameters or gradients of weights
  varies,  // depends on shapes and parameters: see grows_with_batch in step_memory.cpp
};

struct KernelInfo {
  Kernel kernel;
  const char* name;  // in listings
  BatchOutputs batch_outputs = BatchOutputs::all;
  bool flat = false;          // contiguous operands of one shape may be passed as one dim
  bool over_tensors = false;  // its operands are listed in a plan (multi.h), not in the launch
};

extern const KernelInfo kKernelInfo[];
inline const KernelInfo& info(Kernel kernel) { return kKernelInfo[static_cast<size_t>(kernel)]; }

}  // namespace mpt
