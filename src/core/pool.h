// Workers of a context's own: threads that begin and end with it, and sleep while it has no work.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include "core/jobs.h"

namespace mpt {

// What the host does on the threads when they begin and end.
struct ThreadHooks {
  void (*start)(void* user, int32_t worker) = nullptr;
  void (*stop)(void* user, int32_t worker) = nullptr;
  void* user = nullptr;
};

// The calling thread begins at once and never waits for a worker to wake: who has no more chunks
// of its own share takes those of others. So a processor that is busy elsewhere costs its share of
// the work and no more, and after a fork the child's context works on, alone.
class Pool {
 public:
  // Threads for workers 1 to workers - 1; the caller of a job is number 0.
  explicit Pool(int32_t workers, ThreadHooks hooks = {});
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  Jobs jobs();
  const ThreadHooks& hooks() const { return hooks_; }
  void rebind(const ThreadHooks& hooks) { hooks_ = hooks; }  // between jobs
  // The processors that this process may run on.
  static int32_t processors();

 private:
  // Equal shares keep a worker near the memory of its last job.
  struct alignas(64) Share {
    std::atomic<int64_t> next{0};
    int64_t end = 0;
  };
  static constexpr uint32_t kOpen = uint32_t{1} << 31;

  void run(int64_t n, JobFn fn, void* job);
  void work(int32_t me);
  bool enter();
  void take(int32_t me);
  void stop();

  int32_t workers_;
  ThreadHooks hooks_;  // `stop` is read when a thread was told to stop
  bool awake_;     // between jobs; with more workers than processors it would be at others' cost
  pid_t process_;  // whose threads these are
  std::unique_ptr<Share[]> shares_;
  std::unique_ptr<std::vector<std::thread>> threads_;
  // The job, written while no worker is inside.
  JobFn fn_ = nullptr;
  void* job_ = nullptr;
  alignas(64) std::atomic<uint32_t> posted_{0};  // jobs so far
  std::atomic<bool> stopping_{false};
  std::atomic<int32_t> started_{0};              // threads whose start hook has run
  alignas(64) std::atomic<uint32_t> inside_{0};  // workers at the job; kOpen: more may come in
};

}  // namespace mpt
