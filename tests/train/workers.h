// Workers for a test's context, whether or not the library was built with OpenMP.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>

#include "mpt/mpt.h"

namespace mpt_test {

// A context on `workers` OpenMP threads; where there is no OpenMP, on as many workers of a host
// that gives the last one its piece first, on the calling thread.
inline mpt_status create_context(mpt_context_desc desc, int32_t workers, mpt_context* out) {
  desc.own_threads = workers;
  const mpt_status status = mpt_context_create(&desc, out);
  if (status != MPT_ERROR_UNSUPPORTED || desc.hooks) return status;
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  hooks.worker_count = workers;
  hooks.user = reinterpret_cast<void*>(static_cast<intptr_t>(workers));
  hooks.parallel_for = [](void* user, int64_t n, int64_t grain, mpt_job_fn fn, void* job) {
    const auto count = static_cast<int32_t>(reinterpret_cast<intptr_t>(user));
    const int64_t each = std::max((n + count - 1) / count, grain);
    for (int32_t w = count; w-- > 0;) {
      const int64_t begin = std::min(n, each * w), end = std::min(n, begin + each);
      if (begin < end) fn(job, begin, end, w);
    }
  };
  desc.own_threads = 0;
  desc.hooks = &hooks;
  return mpt_context_create(&desc, out);
}

}  // namespace mpt_test
