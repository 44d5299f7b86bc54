// The engine for ranks in threads of one process. A message is copied once, by the thread of its
// receiver, while it waits or tests.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "comm/comm.h"
#include "core/error.h"

namespace mpt {
namespace {

// An exchange that one rank has started. Under the lock of the group, but for the memory that the
// messages name.
struct Post {
  std::vector<mpt_comm_message> messages;
  std::vector<uint8_t> has_arrived;  // by rank: its message was copied
  int32_t to_receive = 0;            // messages of others that are still to be copied
  int32_t to_give = 0;               // own messages that others have still to copy
  bool is_complete() const { return to_receive == 0 && to_give == 0; }
};

struct Rank {
  // Empty pointers are complete. A vector, because a deque takes memory even when it is empty.
  std::vector<std::unique_ptr<Post>> posts;
  uint64_t first = 0;   // number of the first of them
  int32_t readers = 0;  // others that copy from this rank's memory now
  bool has_left = false;
};

struct Group {
  explicit Group(size_t n) : ranks(n) {}

  std::mutex mutex;
  std::condition_variable changed;
  uint64_t changes = 0;  // a wait that has missed one looks again
  std::vector<Rank> ranks;
  int32_t aborted_by = -1;
  char reason[768] = {};  // in place: a rank may give up because it has no memory

  void change() {
    ++changes;
    changed.notify_all();
  }
};

// The engine of one rank.
struct Member {
  std::shared_ptr<Group> group;
  int32_t rank;

  Rank& own() const { return group->ranks[static_cast<size_t>(rank)]; }
};

using Lock = std::unique_lock<std::mutex>;

Post* find(Rank& r, uint64_t number) {
  if (number < r.first || number - r.first >= r.posts.size()) return nullptr;
  return r.posts[number - r.first].get();
}

mpt_status refuse(int32_t* rank, int32_t by, const std::string& why) {
  *rank = by;
  set_host_error(why.c_str());
  return MPT_ERROR_COMM;
}

// Frees a post that is complete.
void finish(Rank& r, uint64_t number) {
  r.posts[number - r.first].reset();
  const auto rest = std::find_if(r.posts.begin(), r.posts.end(), [](const auto& p) { return !!p; });
  r.first += static_cast<uint64_t>(rest - r.posts.begin());
  r.posts.erase(r.posts.begin(), rest);
}

mpt_status start(void* user, const mpt_comm_message* messages, uint64_t* request) {
  const Member& m = *static_cast<const Member*>(user);
  Group& g = *m.group;
  const Lock lock(g.mutex);
  auto post = std::make_unique<Post>();
  post->messages.assign(messages, messages + g.ranks.size());
  post->has_arrived.assign(g.ranks.size(), 0);
  post->to_receive = post->to_give = static_cast<int32_t>(g.ranks.size()) - 1;
  Rank& own = m.own();
  *request = own.first + own.posts.size();
  own.posts.push_back(std::move(post));
  g.change();
  return MPT_OK;
}

// Copies every message that is there. Returns MPT_OK, or an error.
mpt_status receive(const Member& m, uint64_t request, Lock& lock, int32_t* rank) {
  Group& g = *m.group;
  for (size_t r = 0; r < g.ranks.size(); ++r) {
    Post& mine = *find(m.own(), request);
    if (static_cast<int32_t>(r) == m.rank || mine.has_arrived[r]) continue;
    Rank& other = g.ranks[r];
    Post* const theirs = find(other, request);
    if (!theirs) continue;
    const mpt_comm_message& from = theirs->messages[static_cast<size_t>(m.rank)];
    const mpt_comm_message& to = mine.messages[r];
    if (from.send_bytes != to.recv_bytes) {
      return refuse(rank, static_cast<int32_t>(r),
                    "rank " + std::to_string(r) + " sends " + std::to_string(from.send_bytes) +
                        " bytes to rank " + std::to_string(m.rank) + ", which expects " +
                        std::to_string(to.recv_bytes));
    }
    mine.has_arrived[r] = 1;
    if (to.recv_bytes) {
      ++other.readers;
      lock.unlock();
      std::memcpy(to.recv, from.send, to.recv_bytes);
      lock.lock();
      --other.readers;
    }
    --mine.to_receive;
    --theirs->to_give;
    g.change();
  }
  return MPT_OK;
}

// Returns the first rank that has not started the exchange or not copied the message to it, or -1.
int32_t first_missing(Group& g, int32_t own, uint64_t request) {
  for (size_t r = 0; r < g.ranks.size(); ++r) {
    if (static_cast<int32_t>(r) == own) continue;
    Rank& other = g.ranks[r];
    const Post* const theirs = find(other, request);
    const bool is_done = theirs ? theirs->has_arrived[static_cast<size_t>(own)] != 0
                                : other.first + other.posts.size() > request;
    if (!is_done) return static_cast<int32_t>(r);
  }
  return -1;
}

mpt_status wait(void* user, uint64_t request, int64_t nanoseconds, int32_t* rank) {
  const Member& m = *static_cast<const Member*>(user);
  Group& g = *m.group;
  using Clock = std::chrono::steady_clock;
  constexpr int64_t kLongest = int64_t{1} << 55;  // a year
  const auto end = Clock::now() + std::chrono::nanoseconds(std::min(nanoseconds, kLongest));
  Lock lock(g.mutex);
  for (;;) {
    const uint64_t seen = g.changes;
    // Others may wait for messages of later exchanges first.
    const Rank& own = m.own();
    for (uint64_t n = own.first; n < own.first + own.posts.size(); ++n) {
      if (!find(m.own(), n)) continue;
      if (const mpt_status s = receive(m, n, lock, rank); s != MPT_OK) return s;
    }
    const Post& mine = *find(m.own(), request);
    if (mine.is_complete()) {
      finish(m.own(), request);
      return MPT_OK;
    }
    if (g.aborted_by >= 0 && g.aborted_by != m.rank) {
      return refuse(rank, g.aborted_by,
                    "rank " + std::to_string(g.aborted_by) + " has given up: " + g.reason);
    }
    *rank = first_missing(g, m.rank, request);
    if (*rank >= 0 && g.ranks[static_cast<size_t>(*rank)].has_left) {
      return refuse(rank, *rank, "rank " + std::to_string(*rank) + " has ended its communicator");
    }
    if (nanoseconds <= 0) return MPT_NOT_READY;
    if (g.changes != seen) continue;  // while the lock was free for a copy
    if (g.changed.wait_until(lock, end) == std::cv_status::timeout && Clock::now() >= end) {
      if (const mpt_status s = receive(m, request, lock, rank); s != MPT_OK) return s;
      if (!find(m.own(), request)->is_complete()) return MPT_NOT_READY;
    }
  }
}

// Waits until no other thread copies from this rank's memory, and lets none begin. Takes no memory.
void withdraw(const Member& m, Lock& lock) {
  Rank& own = m.own();
  const auto posts = std::move(own.posts);  // readers still count in them
  own.posts.clear();
  own.first += posts.size();
  m.group->changed.wait(lock, [&] { return own.readers == 0; });
}

// Takes no memory.
void abort(void* user, const char* reason) {
  const Member& m = *static_cast<const Member*>(user);
  Group& g = *m.group;
  Lock lock(g.mutex);
  if (g.aborted_by < 0) {
    g.aborted_by = m.rank;
    std::snprintf(g.reason, sizeof g.reason, "%s", reason);
  }
  g.change();
  withdraw(m, lock);
}

void leave(void* user) {
  const std::unique_ptr<Member> m(static_cast<Member*>(user));
  Lock lock(m->group->mutex);
  m->own().has_left = true;
  m->group->change();
}

}  // namespace

void make_thread_engines(std::span<mpt_comm_desc> descs) {
  const auto group = std::make_shared<Group>(descs.size());
  std::vector<std::unique_ptr<Member>> members;
  for (size_t r = 0; r < descs.size(); ++r) {
    members.push_back(std::make_unique<Member>());
    members.back()->group = group;
    members.back()->rank = static_cast<int32_t>(r);
  }
  for (size_t r = 0; r < descs.size(); ++r) {
    mpt_comm_desc& d = descs[r];
    d.rank = static_cast<int32_t>(r);
    d.size = static_cast<int32_t>(descs.size());
    d.exchange = start;
    d.wait = wait;
    d.abort = abort;
    d.user = members[r].release();
    d.done = leave;
  }
}

}  // namespace mpt
