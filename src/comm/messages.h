// Messages of exchanges, and the exchanges that are made of them: broadcasts and gathers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "comm/comm.h"

namespace mpt {

// Returns the messages of an exchange: of(r) is that with each other rank r, as M is one between
// hosts or between devices.
template <class M = mpt_comm_message, class F>
std::vector<M> with_others(const Comm& comm, F of) {
  std::vector<M> all(static_cast<size_t>(comm.size()));
  for (size_t r = 0; r < all.size(); ++r)
    if (r != static_cast<size_t>(comm.rank())) all[r] = of(r);
  return all;
}
// Returns the messages by which rank `root` sends the same bytes to all others.
template <class M = mpt_comm_message>
std::vector<M> from_root(const Comm& comm, int32_t root, void* data, size_t bytes) {
  return with_others<M>(comm, [&](size_t r) -> M {
    if (comm.rank() == root)
      return {.send = data, .send_bytes = bytes, .recv = nullptr, .recv_bytes = 0};
    if (r == static_cast<size_t>(root))
      return {.send = nullptr, .send_bytes = 0, .recv = data, .recv_bytes = bytes};
    return {};
  });
}

// Exchanges messages, and waits for them.
void exchange_now(Comm& comm, std::span<const mpt_comm_message> messages);
// Sends the bytes of rank `root` to all ranks.
void broadcast(Comm& comm, void* data, size_t bytes, int32_t root);
// Sends `bytes` bytes to every other rank and receives as many from each: rank r's lie at
// all + r * bytes, and this rank has put its own there.
void begin_gather(Exchange& e, const Comm& comm, void* all, size_t bytes);
// Does so and waits.
void gather(Comm& comm, void* all, size_t bytes);
// Returns the lists of all ranks, one behind the other. They are equally long.
template <class T>
std::vector<T> gathered(Comm& comm, std::span<const T> own) {
  return comm.together("exchange a list", [&] {
    std::vector<T> all(own.size() * static_cast<size_t>(comm.size()));
    const size_t at = own.size() * static_cast<size_t>(comm.rank());
    std::copy(own.begin(), own.end(), all.begin() + static_cast<ptrdiff_t>(at));
    gather(comm, all.data(), own.size_bytes());
    return all;
  });
}

}  // namespace mpt
