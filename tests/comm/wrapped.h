// Engines around another one: a test changes what a rank sends, and when.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <random>
#include <thread>
#include <vector>

#include "mpt/mpt.hpp"

namespace mpt_test {

struct Wrapped {
  mpt_comm_desc inner{};
  // Runs before each exchange, whose number counts from 0. An error is that of the exchange.
  std::function<mpt_status(uint64_t number, std::vector<mpt_comm_message>& messages)> at_exchange;
  // Runs before each wait. Another status than MPT_OK is that of the wait.
  std::function<mpt_status(int64_t nanoseconds)> at_wait;
  uint64_t exchanges = 0;
};

// Returns an engine around `inner`, which it takes over.
inline mpt_comm_desc wrap(const mpt_comm_desc& inner, decltype(Wrapped::at_exchange) at_exchange,
                          decltype(Wrapped::at_wait) at_wait = {}) {
  mpt_comm_desc d = inner;
  d.user = new Wrapped{inner, std::move(at_exchange), std::move(at_wait)};
  d.exchange = [](void* user, const mpt_comm_message* messages, uint64_t* request) -> mpt_status {
    Wrapped& w = *static_cast<Wrapped*>(user);
    std::vector<mpt_comm_message> mine(messages, messages + w.inner.size);
    const mpt_status s = w.at_exchange ? w.at_exchange(w.exchanges++, mine) : MPT_OK;
    return s == MPT_OK ? w.inner.exchange(w.inner.user, mine.data(), request) : s;
  };
  d.wait = [](void* user, uint64_t request, int64_t nanoseconds, int32_t* rank) -> mpt_status {
    const Wrapped& w = *static_cast<Wrapped*>(user);
    *rank = -1;
    const mpt_status s = w.at_wait ? w.at_wait(nanoseconds) : MPT_OK;
    return s == MPT_OK ? w.inner.wait(w.inner.user, request, nanoseconds, rank) : s;
  };
  d.abort = [](void* user, const char* reason) {
    const Wrapped& w = *static_cast<Wrapped*>(user);
    w.inner.abort(w.inner.user, reason);
  };
  d.done = [](void* user) {
    const Wrapped* const w = static_cast<Wrapped*>(user);
    w->inner.done(w->inner.user);
    delete w;
  };
  return d;
}

// Returns an engine that sleeps or lets other threads run before its calls, and whose tests find
// nothing at times, so that messages arrive in many orders. It refuses memory without bytes.
inline mpt_comm_desc delayed(const mpt_comm_desc& inner, uint64_t seed) {
  const auto random =
      std::make_shared<std::mt19937_64>(seed * 64 + static_cast<uint64_t>(inner.rank));
  const auto pause = [random] {
    const uint64_t r = (*random)();
    if (r % 8 == 0) std::this_thread::sleep_for(std::chrono::microseconds(r / 8 % 200));
    if (r % 8 > 4) std::this_thread::yield();
    return r / 8 % 4 == 0;
  };
  return wrap(
      inner,
      [pause](uint64_t, std::vector<mpt_comm_message>& messages) -> mpt_status {
        pause();
        for (const mpt_comm_message& m : messages) {
          if ((m.send != nullptr) == (m.send_bytes > 0) &&
              (m.recv != nullptr) == (m.recv_bytes > 0))
            continue;
          mpt_set_error("a message without bytes has memory, or one with bytes has none");
          return MPT_ERROR_INVALID_ARGUMENT;
        }
        return MPT_OK;
      },
      [pause](int64_t nanoseconds) -> mpt_status {
        return pause() && nanoseconds == 0 ? MPT_NOT_READY : MPT_OK;
      });
}

}  // namespace mpt_test
