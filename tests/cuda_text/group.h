// Group: the threads of a group that wait for each other. They are fibers that one thread of the
// host runs in turn. Under the thread sanitizer each is a thread of the host.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#if defined(__SANITIZE_THREAD__)
#define MPT_THREADS 1
#include <barrier>
#include <thread>
#else
#include <cstdio>
#include <cstdlib>
#include <random>

#include "fiber.h"
#endif

#include "entry.h"
#include "shim.h"

#undef blockIdx
#undef threadIdx

namespace mpt::cuda_text {

// Runs one thread, that of ::cuda_text::group and ::cuda_text::lane.
using Work = std::function<void()>;

#if MPT_THREADS

class Group {
 public:
  Group() {
    for (uint32_t lane = 0; lane < kThreads; ++lane)
      all_.emplace_back([this, lane] { run_lane(lane); });
  }
  ~Group() {
    work_ = nullptr;
    begin_.arrive_and_wait();
    for (std::thread& t : all_) t.join();
  }
  void run(const Work& work, uint32_t groups) {
    work_ = &work;
    groups_ = groups;
    begin_.arrive_and_wait();
    end_.arrive_and_wait();
  }
  static void meet() { current->group_.arrive_and_wait(); }

 private:
  void run_lane(uint32_t lane) {
    current = this;
    ::cuda_text::lane = {lane, 0, 0};
    for (;;) {
      begin_.arrive_and_wait();
      if (!work_) return;
      for (uint32_t g = 0; g < groups_; ++g) {
        ::cuda_text::group = {g, 0, 0};
        (*work_)();
        group_.arrive_and_wait();
      }
      end_.arrive_and_wait();
    }
  }

  static inline thread_local Group* current = nullptr;
  std::barrier<> begin_{kThreads + 1}, end_{kThreads + 1}, group_{kThreads};
  const Work* work_ = nullptr;
  uint32_t groups_ = 0;
  std::vector<std::thread> all_;
};

#else

class Group {
 public:
  // Runs all groups, one after the other. Between two meetings the threads run in ascending or in
  // descending order, in turn, and which comes first is drawn. Ends the process if some threads
  // meet and others have ended.
  void run(const Work& work, uint32_t groups) {
    current = this;
    work_ = work;
    for (uint32_t g = 0; g < groups; ++g) {
      ::cuda_text::group = {g, 0, 0};
      for (uint32_t lane = 0; lane < kThreads; ++lane)
        all_[lane].begin(stacks_.get() + lane * kStack, kStack, run_thread);
      ended_ = 0;
      for (bool forwards = draw_() % 2 == 0; ended_ < kThreads; forwards = !forwards) {
        if (ended_ > 0) {
          std::fputs("cuda text: some threads of a group meet, and others have ended\n", stderr);
          std::abort();
        }
        for (uint32_t i = 0; i < kThreads; ++i) {
          const uint32_t lane = forwards ? i : kThreads - 1 - i;
          ::cuda_text::lane = {lane, 0, 0};
          Fiber::go(host_, all_[lane]);
        }
      }
    }
  }
  static void meet() { Fiber::go(current->all_[::cuda_text::lane.x], current->host_); }

 private:
  static constexpr size_t kStack = size_t{64} << 10;

  static void run_thread() {
    current->work_();
    ++current->ended_;
    meet();  // for ever
  }

  static inline Group* current = nullptr;
  std::vector<Fiber> all_ = std::vector<Fiber>(kThreads);
  const std::unique_ptr<char[]> stacks_{new char[kThreads * kStack]};
  Fiber host_;
  Work work_;
  uint32_t ended_ = 0;
  std::mt19937 draw_;
};

#endif

}  // namespace mpt::cuda_text
