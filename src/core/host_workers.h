// HostWorkers: the workers of the host program, which its parallel_for hook provides. The hook is
// not trusted.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <mutex>

#include "core/error.h"
#include "core/jobs.h"

namespace mpt {

// Runs each piece of a job once, whatever the hook does. A piece that was not asked for, or that
// the hook runs again, is not run; the pieces that it leaves out run on the calling thread. The
// results of a job are thus complete and correct in any case. The first fault is kept, and fails
// the public call (api/entry.h).
class HostWorkers {
 public:
  using Hook = Jobs::Host;

  HostWorkers(Hook hook, void* user, int32_t workers);
  ~HostWorkers();
  HostWorkers(const HostWorkers&) = delete;
  HostWorkers& operator=(const HostWorkers&) = delete;

  Jobs jobs();  // the workers must outlive it
  int32_t workers() const { return workers_; }
  void rebind(Hook hook, void* user) {  // between jobs
    hook_ = hook;
    user_ = user;
  }

  bool has_fault() const { return has_fault_.load(std::memory_order_acquire); }
  // Sets the error text of this thread to the kept fault, which it forgets, and returns the status.
  mpt_status report_fault();
  // Throws the kept fault, if there is one.
  void check() {
    if (has_fault()) [[unlikely]]
      throw Error(report_fault());
  }

 private:
  // The most pieces of a job. The chunks of a larger job are grouped.
  static constexpr int64_t kMaxPieces = 8192;
  struct alignas(64) Worker {
    std::atomic<bool> is_busy{false};
  };

  void run(int64_t chunks, JobFn fn, void* job);
  void call(int64_t begin, int64_t end, int32_t worker);  // called by the hook
  int64_t take(size_t word, int64_t begin, int64_t end, int32_t worker);
  void run_pieces(size_t word, uint64_t pieces, int32_t worker) const;
  void complete();
  [[gnu::cold, gnu::format(printf, 2, 3)]] void note(const char* format, ...);
  [[gnu::cold]] void note_range(int64_t begin, int64_t end);

  Hook hook_;
  void* user_;
  int32_t workers_;
  std::unique_ptr<Worker[]> busy_;
  bool is_running_ = false;
  // The job in progress. `taken_` has a bit per piece that is taken or does not exist, and orders
  // the reads of the other fields: a call that comes when the hook has returned finds every bit
  // set. A small job lies in one cache line, which goes to a worker once at the start of a call and
  // once at its end.
  alignas(64) std::atomic<int64_t> pieces_{0};
  JobFn fn_ = nullptr;
  void* job_ = nullptr;
  int64_t chunks_ = 0, chunks_per_piece_ = 1;
  std::atomic<int64_t> done_{0};  // number of pieces that have run
  std::array<std::atomic<uint64_t>, kMaxPieces / 64> taken_;

  std::mutex fault_mutex_;
  std::atomic<bool> has_fault_{false};
  char fault_[256] = "";
};

}  // namespace mpt
