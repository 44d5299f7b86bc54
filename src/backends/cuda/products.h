// The backend of cuBLASLt: products of matrices on a device of CUDA. It refuses what the library
// does not take, and all where there is no library.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/backend.h"

namespace mpt::cuda {

const Backend& cublas_backend();

}  // namespace mpt::cuda
