// Links the devices of the ranks.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstring>
#include <exception>
#include <string>
#include <vector>

#include "backends/device.h"
#include "comm/comm.h"
#include "comm/messages.h"
#include "core/context.h"

namespace mpt {
namespace {

// Tells the others whether a rank can go on.
struct Answer {
  char kind[64];  // carries the messages; "": it cannot go on
  char why[448];  // says why it cannot
};

template <size_t n>
void write(char (&to)[n], const std::string& text) {
  const size_t length = std::min(text.size(), n - 1);
  std::memcpy(to, text.data(), length);
  to[length] = 0;
}

// Returns "" if all ranks can go on in the same way, and otherwise the first rank that cannot and
// why. All ranks return the same.
std::string first_who_cannot(Comm& comm, const std::string& kind, const std::string& why) {
  Answer mine{};
  write(mine.kind, kind);
  write(mine.why, why.empty() ? "for no known reason" : why);
  const std::vector<Answer> all = gathered(comm, std::span<const Answer>(&mine, 1));
  for (size_t r = 0; r < all.size(); ++r) {
    const std::string who = "rank " + std::to_string(r);
    if (!*all[r].kind) return who + " cannot: " + all[r].why;
    if (std::strcmp(all[r].kind, all[0].kind) != 0) {
      return who + " has " + all[r].kind + ", and rank 0 has " + all[0].kind;
    }
  }
  return "";
}

}  // namespace

// Returns "", or why the devices are not linked: on all ranks the same.
std::string Comm::try_to_connect() {
  Device& device = *ctx_.home->device;
  std::string why;
  std::string kind = device.link_kind(why);
  std::vector<char> id;
  if (!kind.empty() && rank() == 0 && !device.make_link_id(id, why)) kind.clear();
  if (const std::string who = first_who_cannot(*this, kind, why); !who.empty()) return who;
  // Rank 0 tells the size of the id, then the id.
  const std::vector<uint64_t> sizes = gathered<uint64_t>(*this, std::vector<uint64_t>{id.size()});
  id.resize(sizes[0]);
  broadcast(*this, id.data(), id.size(), 0);
  // Half the time, so that a rank that fails at once waits for the others long enough.
  try {
    link_ = device.link({.rank = rank(),
                         .size = size(),
                         .id = id,
                         .join_limit = engine_.time_limit / 2,
                         .time_limit = engine_.time_limit},
                        why);
  } catch (const std::exception& e) {
    why = e.what();
  }
  const std::string who = first_who_cannot(*this, link_ ? kind : "", why);
  if (!who.empty()) link_.reset();
  return who;
}

void Comm::connect() {
  if (has_connected_ || size() == 1 || !(engine_.flags & MPT_COMM_DIRECT)) return;
  has_connected_ = true;
  linked_ = ctx_.home;
  const std::string why = together("link its device", [&] { return try_to_connect(); });
  if (why.empty()) return;
  ctx_.log.warn(
      "mpt_comm_desc.flags has MPT_COMM_DIRECT, but messages pass through the memory of the host: "
      "%s",
      why.c_str());
}

}  // namespace mpt
