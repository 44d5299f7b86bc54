// Jobs: data parallelism over the workers of a context. Results never depend on the number of
// workers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/float_mode.h"

namespace mpt {

// Processes the chunks [begin, end) of a job. A Jobs::Host calls it until [0, n) is covered, and
// blocks until all calls have returned. `worker` is in [0, workers); no two calls with the same
// worker index overlap.
using JobFn = void (*)(void* job, int64_t begin, int64_t end, int32_t worker);

class Jobs {
 public:
  using Host = void (*)(void* user, int64_t n, int64_t grain, JobFn fn, void* job);

  Jobs() = default;  // runs everything on the calling thread
  // With one worker the calling thread runs everything, and the host is not called.
  Jobs(Host host, void* user, int32_t workers)
      : host_(workers > 1 ? host : nullptr), user_(user), workers_(workers) {}
  // Calls the host with any number of workers and chunks.
  static Jobs through(Host host, void* user, int32_t workers) {
    Jobs j(host, user, workers);
    j.host_ = host;
    j.always_ = true;
    return j;
  }

  int32_t workers() const { return workers_; }

  // Runs body(begin, end, worker) over [0, n), cut at multiples of `grain`. The cuts depend only on
  // n and grain, so that a body that reduces per chunk gives the same bits on any number of
  // threads. The body must not throw.
  template <class Body>
  void run(int64_t n, int64_t grain, const Body& body) const {
    if (n <= 0) return;
    grain = std::max<int64_t>(grain, 1);
    struct Job {
      const Body* body;
      int64_t n, grain;
      uint64_t mode;
      void take(int64_t begin, int64_t end, int32_t worker) const {
        for (int64_t c = begin; c < end; ++c) {
          (*body)(c * grain, std::min(n, (c + 1) * grain), worker);
        }
      }
    } job{&body, n, grain, 0};
    const int64_t chunks = (n + grain - 1) / grain;
    if (chunks == 1 ? !always_ : !host_) return job.take(0, chunks, 0);
    job.mode = float_mode();
    auto call = [](void* p, int64_t begin, int64_t end, int32_t worker) {
      const Job& j = *static_cast<Job*>(p);
      const InFloatMode as_the_caller(j.mode);
      j.take(begin, end, worker);
    };
    host_(user_, chunks, 1, call, &job);
  }

 private:
  Host host_ = nullptr;
  void* user_ = nullptr;
  int32_t workers_ = 1;
  bool always_ = false;
};

}  // namespace mpt
