// Threads: contexts on several threads, a context passed between threads, handles released on any
// thread, workers of the context and of the host. Meant for the thread sanitizer.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cfenv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <queue>
#include <string>

#include "mpt/mpt.h"
#include "pool.h"

namespace mpt_test {
namespace {

using Shape = std::vector<int64_t>;

#define OK(call) EXPECT_EQ(call, MPT_OK) << mpt_last_error()

// Returns the scheduler state of each thread of this process.
std::string thread_states() {
  std::string states;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream file(entry.path() / "stat");
    std::string text((std::istreambuf_iterator<char>(file)), {});
    const size_t name = text.rfind(')');
    if (name != std::string::npos) states.push_back(text[name + 2]);
  }
  return states;
}

// Returns how many threads this process has, but waits while they are more than `most`: the system
// lists a thread that has been joined for a moment longer.
size_t threads_left(size_t most) {
  for (int i = 0; i < 60000 && thread_states().size() > most; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  return thread_states().size();
}

// Returns how many threads this process has when the number has not changed for 0.5 s.
size_t settled_threads() {
  size_t n = thread_states().size();
  for (int same = 0; same < 100;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    const size_t now = thread_states().size();
    same = now == n ? same + 1 : 0;
    n = now;
  }
  return n;
}

// A network trained in mixed precision by sequential public calls.
class Training {
 public:
  explicit Training(const mpt_hooks* hooks = nullptr, int32_t own_threads = 0, int32_t flags = 0) {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.seed = 3;
    d.hooks = hooks;
    d.own_threads = own_threads;
    d.flags = flags;
    OK(mpt_context_create(&d, &ctx));
    OK(mpt_context_set_arithmetic(ctx, MPT_ARITHMETIC_WIDEN16));
    OK(mpt_params_create(ctx, &params_));
    const Shape x{64, 96}, w1{128, 96}, w2{96, 128};
    OK(mpt_normal(ctx, MPT_F32, x.data(), 2, 0, 1, &x_));
    OK(mpt_normal(ctx, MPT_F32, w1.data(), 2, 0, 0.1, &w1_));
    OK(mpt_normal(ctx, MPT_F32, w2.data(), 2, 0, 0.1, &w2_));
    OK(mpt_params_add(params_, "w1", w1_));
    OK(mpt_params_add(params_, "w2", w2_));
    OK(mpt_precision_from_name("16-mixed", &precision_, sizeof precision_));
    OK(mpt_params_set_precision(params_, &precision_));
    OK(mpt_optimizer_create(params_, nullptr, &optimizer_));
    OK(mpt_stepper_create(ctx, &precision_, nullptr, &stepper_));
    OK(mpt_stepper_add(stepper_, optimizer_));
  }
  ~Training() { mpt_context_release(ctx); }  // NULL if released before
  Training(const Training&) = delete;

  void step() {
    mpt_tensor h, y, loss;
    OK(mpt_scope_push(ctx));
    OK(mpt_precision_push(ctx, &precision_));
    OK(mpt_linear(x_, w1_, nullptr, MPT_ACTIVATION_GELU, &h));
    OK(mpt_linear(h, w2_, nullptr, MPT_ACTIVATION_NONE, &y));
    OK(mpt_mse_loss(y, x_, MPT_REDUCTION_MEAN, &loss));
    OK(mpt_precision_pop(ctx));
    OK(mpt_stepper_backward(stepper_, loss));
    OK(mpt_stepper_step(stepper_));
    OK(mpt_scope_pop(ctx, nullptr, 0));
  }
  // Returns a product and its square, computed while this thread rounds towards zero.
  std::vector<float> rounded() {
    mpt_tensor y = nullptr, z = nullptr;
    std::vector<float> v(64 * 128);
    const int mode = fegetround();
    fesetround(FE_TOWARDZERO);
    OK(mpt_linear(x_, w1_, nullptr, MPT_ACTIVATION_NONE, &y));
    OK(mpt_mul(y, y, &z));
    fesetround(mode);
    OK(mpt_tensor_read(z, MPT_F32, v.data(), static_cast<int64_t>(v.size())));
    mpt_tensor_release(y);
    mpt_tensor_release(z);
    return v;
  }
  size_t threads() const { return thread_states().size(); }  // all threads of the process
  std::vector<float> weights() {
    std::vector<float> v(128 * 96);
    OK(mpt_tensor_read(w1_, MPT_F32, v.data(), static_cast<int64_t>(v.size())));
    return v;
  }

  mpt_context ctx = nullptr;

 private:
  mpt_precision precision_ = {};
  mpt_params params_ = nullptr;
  mpt_optimizer optimizer_ = nullptr;
  mpt_stepper stepper_ = nullptr;
  mpt_tensor x_ = nullptr, w1_ = nullptr, w2_ = nullptr;
};

std::vector<float> trained(const mpt_hooks* hooks = nullptr, int32_t own_threads = 0,
                           int32_t flags = 0) {
  Training t(hooks, own_threads, flags);
  for (int i = 0; i < 3; ++i) t.step();
  return t.weights();
}

void in_threads(int n, const std::function<void(int)>& f) {
  std::vector<std::thread> threads;
  for (int i = 0; i < n; ++i) threads.emplace_back(f, i);
  for (std::thread& t : threads) t.join();
}

TEST(Threads, ContextsAreIndependent) {
  const std::vector<float> alone = trained();
  std::vector<float> each[4];
  in_threads(4, [&](int i) { each[i] = trained(); });
  for (const auto& v : each) EXPECT_EQ(v, alone);
}

TEST(Threads, AContextGoesFromThreadToThread) {
  Training t;
  for (int i = 0; i < 3; ++i) std::thread([&] { t.step(); }).join();
  std::vector<float> v;
  std::thread([&] { v = t.weights(); }).join();
  EXPECT_EQ(v, trained());
}

TEST(Threads, AHostsPoolGivesTheSameBits) {
  Pool pool(3);
  const mpt_hooks hooks = pool.hooks();
  EXPECT_EQ(trained(&hooks), trained());
  EXPECT_GT(pool.runs(), 0) << "nothing was large enough to be shared";
}

TEST(Threads, OwnWorkersGiveTheSameBits) {
  const std::vector<float> alone = trained();
  for (int32_t workers : {2, 3, 7}) EXPECT_EQ(trained(nullptr, workers), alone) << workers;
}

TEST(Threads, OwnWorkersBeginAndEndWithTheContext) {
  const size_t before = settled_threads();
  {
    Training t(nullptr, 4);
    t.step();
    EXPECT_EQ(thread_states().size(), before + 3);
    for (int i = 0; i < 12000; ++i) {  // idle workers sleep, on a busy machine later
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      const std::string states = thread_states();
      if (std::count(states.begin(), states.end(), 'S') >= 3) break;
      ASSERT_LT(i, 11999) << states;
    }
    t.step();
  }
  EXPECT_EQ(threads_left(before), before);
}

TEST(Threads, AllOwnWorkersAreAsManyAsTheProcessMayUse) {
  cpu_set_t before, one;
  ASSERT_EQ(sched_getaffinity(0, sizeof before, &before), 0);
  const size_t threads = settled_threads();
  EXPECT_EQ(Training(nullptr, -1).threads() + 1 - threads, size_t(CPU_COUNT(&before)));
  CPU_ZERO(&one);
  for (int i = 0; i < CPU_SETSIZE && CPU_COUNT(&one) == 0; ++i)
    if (CPU_ISSET(i, &before)) CPU_SET(i, &one);
  ASSERT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
  EXPECT_EQ(threads_left(threads), threads);
  EXPECT_EQ(Training(nullptr, -1).threads(), threads);
  sched_setaffinity(0, sizeof before, &before);
}

// Runs jobs in quick succession and after pauses, so that workers join early, late and not at all.
TEST(Threads, OwnWorkersTakePartAsTheyCan) {
  Training t(nullptr, 5), u;
  for (int i = 0; i < 30; ++i) {
    t.step();
    u.step();
    if (i % 7 == 0) std::this_thread::sleep_for(std::chrono::microseconds(i * 40));
  }
  EXPECT_EQ(t.weights(), u.weights());
}

TEST(Threads, ContextsWithOwnWorkersComeAndGo) {
  in_threads(3, [](int) {
    for (int i = 0; i < 20; ++i) {
      Training t(nullptr, 3);
      if (i % 4 == 0) t.step();
    }
  });
}

// Only the forking thread exists in the child: the context must continue without its workers.
TEST(Threads, AForkedProcessTrainsOn) {
#if defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "the thread sanitizer ends a forked process that has had threads";
#endif
  Training t(nullptr, 3);
  t.step();
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    alarm(60);
    t.step();
    t.step();
    const bool same = t.weights() == trained();
    // New threads of the child may get the memory of the threads that the fork did not copy.
    Training other(nullptr, 3);
    std::atomic<bool> over = false;
    std::thread own([&] {
      while (!over) std::this_thread::yield();
    });
    mpt_context_release(t.ctx);
    other.step();
    over = true;
    own.join();
    _exit(same ? 0 : 1);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status)) << "signal " << WTERMSIG(status);
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST(Threads, TooManyOwnWorkersAreAnError) {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "a sanitizer does not live in little address space";
#endif
  const pid_t child = fork();  // limits are lowered only in the child
  ASSERT_GE(child, 0);
  if (child == 0) {
    alarm(60);
    const rlimit room = {size_t{1} << 30, size_t{1} << 30};
    setrlimit(RLIMIT_AS, &room);
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.own_threads = 4000;
    mpt_context ctx = nullptr;
    if (mpt_context_create(&d, &ctx) != MPT_ERROR_OUT_OF_MEMORY) _exit(1);
    const char* text = "own_threads is 4000; the system started only ";
    if (std::string(mpt_last_error()).find(text) == std::string::npos) _exit(2);
    if (threads_left(1) != 1) _exit(3);  // the threads that did start have ended
    d.own_threads = 2;
    _exit(mpt_context_create(&d, &ctx) == MPT_OK ? 0 : 4);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status)) << "signal " << WTERMSIG(status);
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST(Threads, SignalsStayWithTheHostsThreads) {
  static std::atomic<pid_t> handled;
  handled = 0;
  Training t(nullptr, 3);
  struct sigaction action = {}, old;
  action.sa_handler = [](int) { handled = static_cast<pid_t>(syscall(SYS_gettid)); };
  sigaction(SIGUSR1, &action, &old);
  sigset_t one, before;
  sigemptyset(&one);
  sigaddset(&one, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &one, &before);
  kill(getpid(), SIGUSR1);  // any thread that does not block the signal may take it
  t.step();
  EXPECT_EQ(handled, 0);
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  EXPECT_EQ(handled, getpid());
  sigaction(SIGUSR1, &old, nullptr);
}

// A fault inside a worker reaches the host's signal handler. Here the memory is protected.
TEST(Threads, AFaultInAWorkerReachesTheHostsHandler) {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  GTEST_SKIP() << "a sanitizer has handlers of its own";
#endif
  static char* memory;
  constexpr size_t kBytes = size_t{16} << 20;
  static std::atomic<int> faults;
  memory = static_cast<char*>(
      mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  struct sigaction action = {}, old;
  action.sa_handler = [](int) {
    ++faults;
    mprotect(memory, kBytes, PROT_READ | PROT_WRITE);
  };
  sigaction(SIGSEGV, &action, &old);
  Training t(nullptr, 3);
  const int64_t n = kBytes / 4;
  mpt_tensor x = nullptr, y = nullptr;
  OK(mpt_tensor_from_memory(t.ctx, MPT_F32, &n, nullptr, 1, memory, kBytes, nullptr, nullptr, &x));
  // A worker that wakes in time processes the last share.
  for (int i = 0; i < 50; ++i) {
    mprotect(memory + kBytes / 2, kBytes / 2, PROT_NONE);
    OK(mpt_relu(x, &y));
    mpt_tensor_release(y);
  }
  EXPECT_GE(faults, 50);
  sigaction(SIGSEGV, &old, nullptr);
  mpt_tensor_release(x);
  mpt_context_release(t.ctx);
  t.ctx = nullptr;
  munmap(memory, kBytes);
}

// A game's thread often flushes subnormals to zero. Either all workers do so too or none does, and
// the mode of the host's threads is unchanged.
TEST(Threads, WorkersRoundAsTheirCaller) {
  const std::vector<float> alone = [] {
    Training t;
    return t.rounded();
  }();
  for (int32_t workers : {2, 4}) {
    Training t(nullptr, workers);
    for (int i = 0; i < 10; ++i) EXPECT_EQ(t.rounded(), alone) << workers;
  }
  Pool pool(3);
  const mpt_hooks hooks = pool.hooks();
  {
    Training t(&hooks);
    for (int i = 0; i < 10; ++i) EXPECT_EQ(t.rounded(), alone) << "a host's workers";
  }
  std::atomic<int> others{0};
  hooks.parallel_for(
      hooks.user, 300, 1,
      [](void* job, int64_t, int64_t, int32_t) {
        *static_cast<std::atomic<int>*>(job) += fegetround() != FE_TONEAREST;
      },
      &others);
  EXPECT_EQ(others, 0);
#if defined(_OPENMP) && !defined(__SANITIZE_THREAD__)
  Training t(nullptr, 2, MPT_CONTEXT_OPENMP);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(t.rounded(), alone) << "OpenMP's";
#endif
}

TEST(Threads, OpenMPsWorkersAreAskedForWithoutContradiction) {
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.flags = MPT_CONTEXT_OPENMP;
  mpt_context ctx = nullptr;
  for (int32_t threads : {0, 1}) {
    d.own_threads = threads;
    EXPECT_EQ(mpt_context_create(&d, &ctx), MPT_ERROR_INVALID_ARGUMENT);
  }
  Pool pool(2);
  const mpt_hooks hooks = pool.hooks();
  d.own_threads = 2;
  d.hooks = &hooks;
  EXPECT_EQ(mpt_context_create(&d, &ctx), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(std::string(mpt_last_error()).find("parallel_for"), std::string::npos);
}

TEST(Threads, OpenMPsWorkersGiveTheSameBits) {
#if defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "the thread sanitizer does not know OpenMP's barriers";
#endif
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.own_threads = 2;
  d.flags = MPT_CONTEXT_OPENMP;
  mpt_context ctx = nullptr;
  if (mpt_context_create(&d, &ctx) == MPT_ERROR_UNSUPPORTED) {
    EXPECT_NE(std::string(mpt_last_error()).find("-Dopenmp=enabled"), std::string::npos);
    GTEST_SKIP() << mpt_last_error();
  }
  mpt_context_release(ctx);
  EXPECT_EQ(trained(nullptr, 2, MPT_CONTEXT_OPENMP), trained());
}

#if defined(_OPENMP) && !defined(__SANITIZE_THREAD__)
// A thread number in the host's team exceeds the number of the context's workers.
TEST(Threads, ATeamsThreadsDriveContextsOnOpenMP) {
  const std::vector<float> alone = trained();
  std::vector<float> each[6];
#pragma omp parallel for num_threads(6) schedule(static, 1)
  for (int i = 0; i < 6; ++i) each[i] = trained(nullptr, 2, MPT_CONTEXT_OPENMP);
  for (const auto& v : each) EXPECT_EQ(v, alone);
}
#endif

// One thread makes tensors; others retain, inspect and release them.
TEST(Threads, HandlesAreReleasedAnywhere) {
  mpt_context ctx = nullptr;
  OK(mpt_context_create(nullptr, &ctx));
  std::mutex mutex;
  std::condition_variable more;
  std::queue<mpt_tensor> queue;
  bool end = false;
  std::thread consumers[2];
  for (std::thread& c : consumers) {
    c = std::thread([&] {
      for (;;) {
        std::unique_lock lock(mutex);
        more.wait(lock, [&] { return end || !queue.empty(); });
        if (queue.empty()) return;
        mpt_tensor t = queue.front();
        queue.pop();
        lock.unlock();
        EXPECT_EQ(mpt_tensor_is_valid(t), 1);
        EXPECT_EQ(mpt_tensor_retain(t), t);
        mpt_tensor_release(t);
        mpt_tensor_release(t);
        EXPECT_EQ(mpt_tensor_is_valid(t), 0);
        double v;
        EXPECT_EQ(mpt_tensor_get_item(t, &v), MPT_ERROR_INVALID_HANDLE);
        EXPECT_NE(std::string(mpt_last_error()).find("stale"), std::string::npos);
      }
    });
  }
  for (int i = 0; i < 2000; ++i) {
    const int64_t n = i % 7;
    mpt_tensor t = nullptr, u = nullptr;
    OK(mpt_zeros(ctx, MPT_F32, &n, 1, &t));
    OK(mpt_add_scalar(t, 1, &u));
    std::lock_guard lock(mutex);
    queue.push(t);
    queue.push(u);
    more.notify_one();
  }
  {
    std::lock_guard lock(mutex);
    end = true;
  }
  more.notify_all();
  for (std::thread& c : consumers) c.join();
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  OK(mpt_context_get_memory(ctx, &m));
  EXPECT_EQ(m.live_tensors, 0);
  mpt_context_release(ctx);
}

TEST(Threads, LastReferencesGoAtTheSameTime) {
  constexpr int kRounds = 300;
  std::atomic<mpt_context> shared{nullptr};
  std::atomic<int> begun{0}, released{0};
  auto release = [&](int round) {
    for (++begun; begun < 2 * round;) {
    }
    mpt_context_release(shared);
    ++released;
  };
  std::thread other([&] {
    for (int round = 1; round <= kRounds; ++round) {
      while (begun < 2 * round - 1) std::this_thread::yield();
      release(round);
    }
  });
  for (int round = 1; round <= kRounds; ++round) {
    mpt_context ctx = nullptr;
    OK(mpt_context_create(nullptr, &ctx));
    EXPECT_EQ(mpt_context_retain(ctx), ctx);
    shared = ctx;
    release(round);
    while (released < 2 * round) std::this_thread::yield();
    EXPECT_EQ(mpt_context_retain(ctx), nullptr);
  }
  other.join();
}

// Contexts are created and destroyed on all threads while handles of other contexts are released
// late.
TEST(Threads, ContextsComeAndGo) {
  std::mutex mutex;
  std::vector<mpt_tensor> stale;
  in_threads(4, [&](int) {
    for (int i = 0; i < 20; ++i) {
      mpt_context ctx = nullptr;
      OK(mpt_context_create(nullptr, &ctx));
      const int64_t n = 5;
      mpt_tensor t = nullptr, s = nullptr;
      OK(mpt_ones(ctx, MPT_F32, &n, 1, &t));
      OK(mpt_sum(t, nullptr, 0, 0, &s));
      double v = 0;
      OK(mpt_tensor_get_item(s, &v));
      EXPECT_EQ(v, 5);
      mpt_context_release(ctx);
      std::lock_guard lock(mutex);
      stale.push_back(t);
      for (mpt_tensor old : stale) mpt_tensor_release(old);
    }
  });
}

}  // namespace
}  // namespace mpt_test
