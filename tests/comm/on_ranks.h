// Runs a function on several ranks at once, each in a thread with a context of its own.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "mpt/mpt.hpp"

namespace mpt_test {

inline constexpr double kPatience = 60;  // seconds, so that a test ends if a rank hangs

// True if the environment variable MPT_TEST_DIRECT is set: the ranks link their devices.
inline bool asks_for_direct() { return std::getenv("MPT_TEST_DIRECT") != nullptr; }

struct Rank {
  mpt::Context ctx;
  mpt::Comm comm;
  int32_t rank, size;
};

// log: is given the text of each warning.
inline mpt::Context rank_context(int64_t seed = 1, std::string* log = nullptr) {
  mpt_hooks hooks;
  mpt_hooks_init(&hooks, sizeof hooks);
  hooks.user = log;
  if (log) {
    hooks.log = [](void* user, int32_t, const char* text) {
      *static_cast<std::string*>(user) += text;
    };
  }
  mpt_context_desc d;
  mpt_context_desc_init(&d, sizeof d);
  d.seed = seed;
  d.hooks = &hooks;
  mpt_context c = nullptr;
  mpt::must(mpt_context_create(&d, &c));
  return mpt::Context(c);
}

// Calls run(engine) on each rank. Returns the text of the error that ended each, "" if none did.
template <class F>
std::vector<std::string> on_engines(int32_t ranks, F run, double time_limit = kPatience) {
  std::vector<mpt_comm_desc> engines = mpt::Comm::threads(ranks);
  std::vector<std::string> errors(static_cast<size_t>(ranks));
  std::vector<std::thread> threads;
  for (size_t r = 0; r < engines.size(); ++r) {
    engines[r].time_limit = time_limit;
    if (asks_for_direct()) engines[r].flags = MPT_COMM_DIRECT;
    threads.emplace_back([&, r] {
#ifdef MPT_TEST_ON_DEVICES
      const char* const devices = std::getenv("MPT_TEST_DEVICES");
      if (devices) device_of_thread = static_cast<int32_t>(r) % std::max(1, std::atoi(devices));
#endif
      try {
        run(engines[r]);
      } catch (const std::exception& e) {
        errors[r] = e.what();
      }
    });
  }
  for (std::thread& t : threads) t.join();
  return errors;
}

// Calls run(rank) on each rank.
template <class F>
std::vector<std::string> on_ranks(int32_t ranks, F run, double time_limit = kPatience) {
  return on_engines(
      ranks,
      [&](const mpt_comm_desc& e) {
        Rank r{rank_context(), {}, e.rank, e.size};
        r.comm = mpt::Comm(r.ctx, e);
        run(r);
      },
      time_limit);
}

inline void expect_none(const std::vector<std::string>& errors) {
  for (size_t r = 0; r < errors.size(); ++r)
    EXPECT_TRUE(errors[r].empty()) << "rank " << r << ": " << errors[r];
}

}  // namespace mpt_test
