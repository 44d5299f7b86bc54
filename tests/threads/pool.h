// Pool: a host's thread pool for the parallel_for hook.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "mpt/mpt.h"

namespace mpt_test {

class Pool {
 public:
  explicit Pool(int workers) : workers_(workers) {
    for (int w = 1; w < workers; ++w) threads_.emplace_back([this, w] { work(w); });
  }
  ~Pool() {
    {
      std::lock_guard lock(mutex_);
      stop_ = true;
    }
    wake_.notify_all();
    for (std::thread& t : threads_) t.join();
  }
  Pool(const Pool&) = delete;

  mpt_hooks hooks() {
    mpt_hooks h;
    mpt_hooks_init(&h, sizeof h);
    h.user = this;
    h.worker_count = workers_;
    h.parallel_for = [](void* user, int64_t n, int64_t grain, mpt_job_fn fn, void* job) {
      static_cast<Pool*>(user)->run(n, grain, fn, job);
    };
    return h;
  }
  int64_t runs() const { return runs_; }

 private:
  struct Job {
    int64_t n, grain;
    mpt_job_fn fn;
    void* job;
  };

  void run(int64_t n, int64_t grain, mpt_job_fn fn, void* job) {
    {
      std::lock_guard lock(mutex_);
      job_ = {n, grain, fn, job};
      next_ = 0;
      busy_ = workers_ - 1;
      ++runs_;
    }
    wake_.notify_all();
    take(job_, 0);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return busy_ == 0; });
  }
  void take(const Job& j, int worker) {
    for (int64_t at; (at = next_.fetch_add(j.grain)) < j.n;) {
      j.fn(j.job, at, std::min(j.n, at + j.grain), worker);
    }
  }
  void work(int worker) {
    int64_t seen = 0;
    std::unique_lock lock(mutex_);
    for (;;) {
      wake_.wait(lock, [&] { return stop_ || runs_ > seen; });
      if (stop_) return;
      seen = runs_;
      const Job j = job_;
      lock.unlock();
      take(j, worker);
      lock.lock();
      if (--busy_ == 0) done_.notify_one();
    }
  }

  const int workers_;
  std::vector<std::thread> threads_;
  std::mutex mutex_;
  std::condition_variable wake_, done_;
  Job job_ = {};
  std::atomic<int64_t> next_{0};
  int64_t runs_ = 0;
  int busy_ = 0;
  bool stop_ = false;
};

}  // namespace mpt_test
