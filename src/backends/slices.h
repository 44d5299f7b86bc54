// Slices: runs a launch of the host in parts, between which the program goes on.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <exception>
#include <optional>

#include "backends/backend.h"
#include "backends/cache.h"
#include "core/arena.h"
#include "core/clock.h"
#include "core/fiber.h"
#include "core/jobs.h"

namespace mpt {

// Time until which work may go on.
struct Deadline {
  const Clock& clock;
  double at;  // seconds of the clock

  double left() const { return at - clock.seconds(); }
};

// The kernel's function runs on a fiber. Where it starts a job, the fiber stops, and the chunks of
// the job run on the stack of the caller, some at a time. So the bits are those of a launch in one
// piece, and what a chunk calls, such as the parallel_for of the program, is on the program's own
// stack.
class Slices {
 public:
  // The arena gives the stack of the fiber. Throws if there is no memory.
  explicit Slices(Arena& arena);

  // Starts the kernel. The arguments and the workspace must stay until it has ended.
  void start(const Prepared& kernel, const Run& run);
  // Runs at least one part of it, and more until the deadline, if there is one. Returns true if the
  // kernel has ended. An error of the kernel is thrown. `jobs`: the context's.
  bool go_on(const Jobs& jobs, const Deadline* deadline);
  bool is_running() const { return is_running_; }
  const char* refused() const { return refused_; }  // by a kernel that has ended

  // Chunks do not run there. All kernels of the tests take less than half of it, which builds with
  // assertions check.
  static constexpr size_t kStack = 128 << 10;

 private:
  static void on_fiber(void* slices);
  void run_kernel();
  void run_part(const Jobs& jobs, int64_t chunks);
  bool run_job(const Jobs& jobs, const Deadline& deadline);

  Workspace stack_;
  Fiber fiber_;
  const Prepared* kernel_ = nullptr;
  std::optional<Run> run_;
  Jobs inner_;  // the kernel's
  bool is_running_ = false;
  const char* refused_ = nullptr;
  std::exception_ptr error_;
  // The job that the kernel has started, and its next chunk.
  JobFn fn_ = nullptr;
  void* job_ = nullptr;
  int64_t next_ = 0, end_ = 0;
};

}  // namespace mpt
