// Pool: the own threads of a context, which sleep while there is no work.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include "core/jobs.h"
#include "core/sharing.h"

namespace mpt {

// Host callbacks that run on each thread when it starts and stops.
struct ThreadHooks {
  void (*start)(void* user, int32_t worker) = nullptr;
  void (*stop)(void* user, int32_t worker) = nullptr;
  void* user = nullptr;
};

// The calling thread starts at once and never waits for a worker to wake up. A thread that has
// finished its own share of the chunks takes chunks of other shares, so that a busy processor costs
// no more than its share of the work. After a fork the child's context works on with the calling
// thread alone.
class Pool {
 public:
  // Starts threads for the workers 1 to workers - 1, and waits until they keep the library loaded.
  // The caller of a job is worker 0.
  explicit Pool(int32_t workers, ThreadHooks hooks = {});
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  Jobs jobs();                             // the pool must outlive it
  Sharing& sharing() { return sharing_; }  // decides which jobs the threads take part in
  const ThreadHooks& hooks() const { return hooks_; }
  void rebind(const ThreadHooks& hooks) { hooks_ = hooks; }  // between jobs
  // Returns the number of processors that this process may run on.
  static int32_t processors();

 private:
  // Range of chunks of one worker. The shares are equal and fixed, so that a worker often finds the
  // memory of its previous job in its caches.
  struct alignas(64) Share {
    std::atomic<int64_t> next{0};
    int64_t end = 0;
  };
  static constexpr uint32_t kOpen = uint32_t{1} << 31;

  void run(int64_t n, JobFn fn, void* job);  // posts a job, and returns when it is complete
  void work(int32_t me);                     // the loop of a thread
  bool enter();                              // enters the current job; false if it is closed
  void take(int32_t me);                     // processes chunks until none is left
  void stop();                               // ends and joins the threads

  int32_t workers_;
  ThreadHooks hooks_;  // `stop` is read when a thread has been told to stop
  bool awake_;         // workers spin between jobs; false if there are more workers than processors
  pid_t process_;      // the process that owns the threads
  std::unique_ptr<Share[]> shares_;
  std::unique_ptr<std::vector<std::thread>> threads_;
  Sharing sharing_;
  // The current job. It is written only while no worker is inside.
  JobFn fn_ = nullptr;
  void* job_ = nullptr;
  alignas(64) std::atomic<uint32_t> posted_{0};  // number of jobs posted
  std::atomic<bool> stopping_{false};
  std::atomic<int32_t> started_{
      0};  // number of threads that keep the library loaded and whose start hook has run
  // Number of workers in the job. With kOpen, more may enter.
  alignas(64) std::atomic<uint32_t> inside_{0};
};

}  // namespace mpt
