// Workers from OpenMP's thread pool, for programs that already use it.
// SPDX-License-Identifier: Apache-2.0
#include "core/omp.h"

#include "core/error.h"

#if MPT_HAS_OPENMP
#include <omp.h>
#endif

namespace mpt {

#if MPT_HAS_OPENMP

namespace {

void run(void* user, int64_t n, int64_t, JobFn fn, void* job) {
  const int threads = static_cast<int>(reinterpret_cast<intptr_t>(user));
  // Inside a parallel region of the host this thread is the only worker, with index 0, whatever
  // its number in the host's team.
  if (omp_in_parallel()) return fn(job, 0, n, 0);
#pragma omp parallel num_threads(static_cast <int>(n < threads ? n : threads))
  {
    // Each worker takes a range of whole chunks. The result does not depend on which worker takes
    // which.
    const int64_t workers = omp_get_num_threads(), me = omp_get_thread_num();
    const int64_t begin = n * me / workers, end = n * (me + 1) / workers;
    if (begin < end) fn(job, begin, end, static_cast<int32_t>(me));
  }
}

}  // namespace

Jobs omp_jobs(int32_t threads) {
  return Jobs(run, reinterpret_cast<void*>(static_cast<intptr_t>(threads)), threads);
}

#else

Jobs omp_jobs(int32_t threads) {
  fail(MPT_ERROR_UNSUPPORTED,
       "MPT_CONTEXT_OPENMP asks for %d of OpenMP's threads, but the library was built without "
       "OpenMP: leave the flag out for threads of the context's own, or build with "
       "-Dopenmp=enabled",
       threads);
}

#endif

}  // namespace mpt
