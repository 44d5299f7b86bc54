// KernelInfo: properties of a kernel that callers need in addition to its contract (kernels.h).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "backends/kernels.h"

namespace mpt {

// Names the outputs of a kernel that grow with the batch when its inputs do.
enum class BatchOutputs : int8_t {
  all,
  first,   // the other outputs are gradients of weights or statistics of the batch
  none,    // the outputs are parameters or gradients of weights
  varies,  // depends on shapes and parameters: see grows_with_batch() in observe/step_memory.cpp
};

struct KernelInfo {
  Kernel kernel;
  const char* name;  // in listings
  BatchOutputs batch_outputs = BatchOutputs::all;
  bool flat = false;          // contiguous operands of one shape may be passed as one dim
  bool over_tensors = false;  // the tensors are listed in a table (multi.h), not in the launch
};

extern const KernelInfo kKernelInfo[];
inline const KernelInfo& info(Kernel kernel) { return kKernelInfo[static_cast<size_t>(kernel)]; }

}  // namespace mpt
