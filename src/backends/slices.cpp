// Slices: the parts of a job, and how large they are.
// SPDX-License-Identifier: Apache-2.0
#include "backends/slices.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "core/assert.h"

namespace mpt {

namespace {

constexpr unsigned char kUnused = 0x5a;  // fills the stack in builds with assertions

// True if no kernel has used the lower half of the stack, which grows downwards.
[[maybe_unused]] bool is_half_unused(const void* stack) {
  const auto* p = static_cast<const unsigned char*>(stack);
  return std::all_of(p, p + Slices::kStack / 2, [](unsigned char c) { return c == kUnused; });
}

}  // namespace

Slices::Slices(Arena& arena) : stack_(arena, kStack), fiber_(stack_.data(), kStack) {
  if (MPT_ASSERTS) std::memset(stack_.data(), kUnused, kStack);
}

void Slices::start(const Prepared& kernel, const Run& run) {
  // The host of the kernel's jobs notes the job and stops the fiber until all chunks have run.
  const auto host = [](void* self, int64_t n, int64_t, JobFn fn, void* job) {
    auto& s = *static_cast<Slices*>(self);
    s.fn_ = fn;
    s.job_ = job;
    s.next_ = 0;
    s.end_ = n;
    s.fiber_.stop();
  };
  inner_ = Jobs::through(host, this, run.jobs.workers());
  kernel_ = &kernel;
  run_.emplace(Run{run.out, run.in, run.scalars, run.workspace, inner_, run.scalars_size});
  refused_ = nullptr;
  next_ = end_ = 0;
  is_running_ = true;
}

void Slices::on_fiber(void* slices) { static_cast<Slices*>(slices)->run_kernel(); }

void Slices::run_kernel() {
  try {
    refused_ = kernel_->run(*run_);
  } catch (...) {
    error_ = std::current_exception();
  }
}

void Slices::run_part(const Jobs& jobs, int64_t chunks) {
  const int64_t at = next_;
  const auto body = [this, at](int64_t begin, int64_t end, int32_t worker) {
    fn_(job_, at + begin, at + end, worker);
  };
  jobs.run(chunks, 1, body);
  next_ += chunks;
}

// Runs chunks of the job until none is left, or until the deadline: then returns false.
bool Slices::run_job(const Jobs& jobs, const Deadline& deadline) {
  double left = deadline.left();
  for (int64_t chunks = jobs.workers(); next_ < end_;) {
    chunks = std::min(chunks, end_ - next_);
    run_part(jobs, chunks);
    const double before = std::exchange(left, deadline.left());
    if (left <= 0) return false;
    // Half of the time that is left is used at once, because the next chunks may be slower.
    const double each = (before - left) / static_cast<double>(chunks);
    if (left < each / 2) return false;  // nearer to the deadline than behind a further chunk
    const double most = static_cast<double>(end_ - next_);
    const double fit = each * most > left / 2 ? left / 2 / each : most;
    chunks = std::max<int64_t>(jobs.workers(), static_cast<int64_t>(fit));
  }
  return true;
}

bool Slices::go_on(const Jobs& jobs, const Deadline* deadline) {
  for (;;) {
    if (deadline && next_ < end_ && !run_job(jobs, *deadline)) return false;
    if (next_ < end_) run_part(jobs, end_ - next_);
    const bool has_ended = fiber_.is_running() ? fiber_.go_on() : fiber_.start(on_fiber, this);
    if (!has_ended) continue;
    is_running_ = false;
    MPT_ASSERT(is_half_unused(stack_.data()), "a kernel takes little stack besides its chunks");
    if (error_) std::rethrow_exception(std::exchange(error_, nullptr));
    return true;
  }
}

}  // namespace mpt
