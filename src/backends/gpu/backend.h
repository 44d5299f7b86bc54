// The backend of GPUs: it plans launches for any GpuDevice. Its candidates take requests whose
// device is one.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"

namespace mpt::gpu {

const Backend& gpu_backend();

}  // namespace mpt::gpu
