// Workers on OpenMP's pool, where the library was built with OpenMP.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/jobs.h"

namespace mpt {

// Jobs on `threads` OpenMP threads; throws MPT_ERROR_UNSUPPORTED in a build without OpenMP.
Jobs omp_jobs(int32_t threads);

}  // namespace mpt
