// Exchanges of the host's memory that begin and end in one call.
// SPDX-License-Identifier: Apache-2.0
#include "comm/messages.h"

namespace mpt {

void exchange_now(Comm& comm, std::span<const mpt_comm_message> messages) {
  Exchange e(comm);
  e.begin(messages);
  e.wait();
}

void broadcast(Comm& comm, void* data, size_t bytes, int32_t root) {
  exchange_now(comm, from_root(comm, root, data, bytes));
}

void begin_gather(Exchange& e, const Comm& comm, void* all, size_t bytes) {
  char* const first = static_cast<char*>(all);
  char* const own = first + static_cast<size_t>(comm.rank()) * bytes;
  e.begin(with_others(comm, [&](size_t r) -> mpt_comm_message {
    return {.send = own, .send_bytes = bytes, .recv = first + r * bytes, .recv_bytes = bytes};
  }));
}

void gather(Comm& comm, void* all, size_t bytes) {
  Exchange e(comm);
  begin_gather(e, comm, all, bytes);
  e.wait();
}

}  // namespace mpt
