// A job is open while its caller works on it, and workers that wake in time enter it. The caller
// closes the job when every chunk is taken, and waits for the workers inside.
// SPDX-License-Identifier: Apache-2.0
#include "core/pool.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <system_error>

#include "core/error.h"
#include "core/system.h"

namespace mpt {
namespace {

// Time that a waiting thread spins before it sleeps. The next job usually arrives within this time
// or much later, and waking a thread takes about as long.
constexpr std::chrono::microseconds kSpinTime{100};
constexpr int kPauses = 64;  // between reads of the clock
// Rounds of pauses, some 20 us, before the thread yields to others.
constexpr int kSpinsBeforeYield = 16;

inline void pause() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

// Waits until the value differs from `old`, and returns it. If `awake`, the thread spins for a
// while before it sleeps.
uint32_t await_change(const std::atomic<uint32_t>& value, uint32_t old, bool awake) {
  const auto begin = std::chrono::steady_clock::now();
  for (int round = 0; awake; ++round) {
    for (int i = 0; i < kPauses; ++i) {
      const uint32_t now = value.load(std::memory_order_acquire);
      if (now != old) return now;
      pause();
    }
    if (round < kSpinsBeforeYield) continue;
    if (std::chrono::steady_clock::now() - begin > kSpinTime) break;
    std::this_thread::yield();
  }
  value.wait(old, std::memory_order_acquire);
  return value.load(std::memory_order_acquire);
}

// Blocks signals in threads started during its lifetime, because the host's signals are for the
// host's threads. Signals that a thread's own instructions raise stay enabled.
class NoSignals {
 public:
  NoSignals() {
    sigset_t others;
    sigfillset(&others);
    for (int own : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGABRT}) {
      sigdelset(&others, own);
    }
    pthread_sigmask(SIG_SETMASK, &others, &before_);
  }
  ~NoSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_;
};

}  // namespace

Pool::Pool(int32_t workers, ThreadHooks hooks)
    : workers_(workers),
      hooks_(hooks),
      awake_(workers <= processors()),
      process_(getpid()),
      shares_(new Share[static_cast<size_t>(workers)]),
      threads_(new std::vector<std::thread>) {
  const NoSignals guard;
  threads_->reserve(static_cast<size_t>(workers - 1));
  try {
    for (int32_t w = 1; w < workers; ++w) threads_->emplace_back([this, w] { work(w); });
  } catch (const std::system_error&) {
    const int32_t started = static_cast<int32_t>(threads_->size());
    stop();
    fail(MPT_ERROR_OUT_OF_MEMORY, "own_threads is %d; the system started only %d of %d threads",
         workers, started, workers - 1);
  } catch (...) {
    stop();
    throw;
  }
  // From now on the host may close the library.
  for (int32_t n = started_; n < workers - 1; n = started_) started_.wait(n);
}

Pool::~Pool() { stop(); }

void Pool::stop() {
  if (process_ != getpid()) {
    threads_.release();  // the child of a fork has none of the threads, and their ids may be reused
    return;
  }
  stopping_ = true;
  ++posted_;
  posted_.notify_all();
  for (std::thread& t : *threads_) t.join();
  threads_->clear();
}

int32_t Pool::processors() {
  cpu_set_t mine;
  if (sched_getaffinity(0, sizeof mine, &mine) == 0) return CPU_COUNT(&mine);
  return static_cast<int32_t>(sysconf(_SC_NPROCESSORS_ONLN));  // too many for a cpu_set_t
}

Jobs Pool::jobs() {
  const auto start = [](void* pool, int64_t n, int64_t, JobFn fn, void* job) {
    static_cast<Pool*>(pool)->run(n, fn, job);
  };
  return Jobs(start, this, workers_);
}

void Pool::run(int64_t n, JobFn fn, void* job) {
  if (sharing_.next(fn, n) == Sharing::Way::alone) return fn(job, 0, n, 0);
  fn_ = fn;
  job_ = job;
  for (int64_t w = 0; w < workers_; ++w) {
    Share& s = shares_[static_cast<size_t>(w)];
    s.next.store(n * w / workers_, std::memory_order_relaxed);
    s.end = n * (w + 1) / workers_;
  }
  inside_.store(kOpen, std::memory_order_release);
  ++posted_;
  posted_.notify_all();
  take(0);
  uint32_t inside = inside_.fetch_and(~kOpen, std::memory_order_acq_rel) & ~kOpen;
  while (inside > 0) inside = await_change(inside_, inside, awake_);
}

bool Pool::enter() {
  uint32_t inside = inside_.load(std::memory_order_relaxed);
  do {
    if (!(inside & kOpen)) return false;
  } while (!inside_.compare_exchange_weak(inside, inside + 1, std::memory_order_acquire,
                                          std::memory_order_relaxed));
  return true;
}

void Pool::work(int32_t me) {
  pthread_setname_np(pthread_self(), "mpt worker");
  system::keep_library_for_thread();
  if (hooks_.start) hooks_.start(hooks_.user, me);
  ++started_;
  started_.notify_one();
  for (uint32_t seen = 0;;) {
    seen = await_change(posted_, seen, awake_);
    if (stopping_) break;
    if (!enter()) continue;
    take(me);
    if (--inside_ == 0) inside_.notify_one();
  }
  if (hooks_.stop) hooks_.stop(hooks_.user, me);
}

void Pool::take(int32_t me) {
  for (int32_t i = 0; i < workers_; ++i) {
    Share& s = shares_[static_cast<size_t>((me + i) % workers_)];
    for (int64_t at = s.next.load(std::memory_order_relaxed); at < s.end;) {
      const int64_t count = std::max<int64_t>(1, (s.end - at) / 4);
      if (!s.next.compare_exchange_weak(at, at + count, std::memory_order_relaxed)) continue;
      fn_(job_, at, at + count, me);
      at += count;  // if another thread took chunks from there, the next exchange fails
    }
  }
}

}  // namespace mpt
