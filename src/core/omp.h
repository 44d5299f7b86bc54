// Workers from OpenMP's thread pool, in builds with OpenMP.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/jobs.h"

namespace mpt {

// Returns Jobs on `threads` OpenMP threads; throws MPT_ERROR_UNSUPPORTED in a build without OpenMP.
Jobs omp_jobs(int32_t threads);

}  // namespace mpt
