// A stand-in for NCCL, libnccl.so.2, as far as the module calls it, from the documentation of the
// library. Its ranks are threads of one process on the stand-in for CUDA's driver. Messages are
// brought in the order of the streams, when both sides have come to them.
//
// It is as hostile as the documentation allows: a call of a communicator that does not wait returns
// before it is done, and a group is on the stream only when the communicator was asked until it is
// not busy any more. Ends the process, with a line that says why, where a program breaks a rule
// that the real library does not check.
// SPDX-License-Identifier: Apache-2.0
#include "fake_nccl.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "../fake_driver.h"
#include "backends/cuda/nccl.h"

using namespace mpt::cuda;
using mpt_test::FakeNccl;
using mpt_test::FakeUse;

namespace {

[[noreturn]] void end(const std::string& why) {
  std::fprintf(stderr, "fake NCCL: %s\n", why.c_str());
  std::abort();
}

constexpr NcclResult kFailure{3}, kInvalid{4}, kWrongUse{5}, kRemote{6};

struct Message {
  const char* send = nullptr;
  size_t send_bytes = 0;
  char* recv = nullptr;
  size_t recv_bytes = 0;
  bool is_sent = true, has_come = true;
};
// A group of one rank.
struct Group {
  std::vector<Message> messages;  // by rank
  bool is_here = false;           // its stream has come to it
};
struct World {
  explicit World(size_t n) : groups(n), has_joined(n), has_begun(n), has_aborted(n) {}
  std::vector<std::map<uint64_t, std::shared_ptr<Group>>> groups;  // by rank and number
  std::vector<uint8_t> has_joined, has_begun, has_aborted;
  size_t size() const { return groups.size(); }
};

}  // namespace

struct ncclComm {
  std::shared_ptr<World> world;
  size_t rank = 0;
  enum { joining, ready, starting, ending, ended } state = joining;
  int asks = 0;                   // to answer before the state moves on
  std::vector<Message> messages;  // messages of the group that is being queued
  StreamHandle stream = nullptr;
  std::vector<FakeUse> uses;
  uint64_t queued = 0, run = 0;
  NcclResult error = NcclResult::success;
};

namespace {

struct State {
  FakeNccl told;
  std::mutex mutex;
  std::map<std::string, std::shared_ptr<World>> worlds;
  std::set<NcclComm> comms;
  uint64_t ids = 0;
  std::mt19937 random{7};
  ~State() {
    if (comms.empty()) return;
    std::fprintf(stderr, "fake NCCL: %zu communicators are left\n", comms.size());
    _exit(1);
  }
};
State& state() {
  static State s;
  return s;
}
using Lock = std::lock_guard<std::mutex>;

thread_local int depth = 0;
thread_local NcclComm grouped = nullptr;
thread_local bool group_has_failed = false;  // then nothing of it is queued
thread_local uint64_t calls = 0, fails = 0;
thread_local int own_version = 0;

// Counts a call; true: it fails.
bool fails_now() { return ++calls == fails; }

// Returns the communicator of a call, which must be there. Holds the lock.
ncclComm& checked(NcclComm c) {
  if (!state().comms.count(c)) end("a communicator is used that does not exist any more");
  return *c;
}
ncclComm& idle(NcclComm c) {
  ncclComm& comm = checked(c);
  if (comm.state == ncclComm::joining || comm.state == ncclComm::starting)
    end("a call is made while one of the communicator is in progress");
  if (comm.state != ncclComm::ready) end("a communicator is used that is finalized");
  return comm;
}

// Brings what has come of the messages of a group. True: it has run. Holds the lock.
bool try_to_bring(const std::shared_ptr<World>& world, size_t rank, uint64_t number, Group& g) {
  State& s = state();
  if (world->has_aborted[rank]) return true;
  if (s.told.lost == static_cast<int>(rank)) return false;
  g.is_here = true;
  bool is_done = true;
  for (size_t r = 0; r < world->size(); ++r) {
    Message& mine = g.messages[r];
    if (mine.is_sent && mine.has_come) continue;
    const auto at = world->groups[r].find(number);
    if (at == world->groups[r].end() || !at->second->is_here || world->has_aborted[r]) {
      is_done = false;
      continue;
    }
    Message& theirs = at->second->messages[rank];
    const std::string who = "rank " + std::to_string(r);
    if (theirs.send_bytes != mine.recv_bytes || theirs.recv_bytes != mine.send_bytes) {
      end("messages that do not fit: " + who + " sends " + std::to_string(theirs.send_bytes) +
          " bytes to rank " + std::to_string(rank) + ", which expects " +
          std::to_string(mine.recv_bytes));
    }
    if (s.random() % 4 == 0 || s.random() % s.told.slowness != 0) {  // it takes some time
      is_done = false;
      continue;
    }
    if (!mine.has_come) {
      std::memcpy(mine.recv, theirs.send, mine.recv_bytes);
      if (s.told.spoils && mine.recv_bytes) mine.recv[mine.recv_bytes / 2] ^= 1;
      s.told.bytes += mine.recv_bytes;
      mine.has_come = theirs.is_sent = true;
    }
    is_done &= mine.is_sent;
  }
  return is_done;
}

bool is_everyone(const std::vector<uint8_t>& all) {
  return std::all_of(all.begin(), all.end(), [](uint8_t each) { return each != 0; });
}

NcclResult add(bool is_send, const void* at, size_t bytes, NcclType type, int peer, NcclComm c,
               StreamHandle stream) {
  if (depth == 0) end("a message outside of a group");
  if (fails_now()) {
    group_has_failed = true;
    return kFailure;
  }
  State& s = state();
  const Lock lock(s.mutex);
  ncclComm& comm = idle(c);
  if (grouped && grouped != c) end("a group has messages of several communicators");
  const bool is_first = !grouped;
  grouped = c;
  if (is_first) {
    comm.messages.assign(comm.world->size(), {});
    comm.uses.clear();
    comm.stream = stream;
  }
  if (comm.stream != stream) end("a group has messages on several streams");
  if (type != NcclType::byte || bytes == 0 || !at) end("a message without bytes");
  if (peer < 0 || static_cast<size_t>(peer) >= comm.world->size()) return kInvalid;
  if (static_cast<size_t>(peer) == comm.rank) end("a rank has a message for itself");
  Message& m = comm.messages[static_cast<size_t>(peer)];
  if (is_send) {
    if (m.send) end("a group has two messages to a rank");
    m.send = static_cast<const char*>(at);
    m.send_bytes = bytes;
    m.is_sent = false;
  } else {
    if (m.recv) end("a group has two messages from a rank");
    m.recv = static_cast<char*>(const_cast<void*>(at));
    m.recv_bytes = bytes;
    m.has_come = false;
  }
  comm.uses.push_back({at, bytes});
  return NcclResult::success;
}

// Queues the group of a communicator. Does not hold the lock, for the driver calls back under its
// own.
NcclResult queue(NcclComm c) {
  State& s = state();
  const auto group = std::make_shared<Group>();
  const std::shared_ptr<World> world = c->world;
  const size_t rank = c->rank;
  uint64_t number = 0;
  {
    const Lock lock(s.mutex);
    group->messages = c->messages;
    number = ++c->queued;
    world->groups[rank][number] = group;
  }
  const auto run = [&s, c, world, rank, number, group] {
    const Lock lock(s.mutex);
    if (!try_to_bring(world, rank, number, *group)) return false;
    if (!world->has_aborted[rank]) ++c->run;
    ++s.told.groups;
    return true;
  };
  return mpt_fake_queue_until(c->stream, run, c->uses) == Result::success ? NcclResult::success
                                                                          : NcclResult{1};
}

}  // namespace

#define EXPORTED extern "C" __attribute__((visibility("default")))
#define MPT_X(name, symbol, parameters) EXPORTED NcclResult symbol parameters;
MPT_NCCL_FUNCTIONS(MPT_X)
#undef MPT_X
EXPORTED const char* ncclGetErrorString(NcclResult);
EXPORTED const char* ncclGetLastError(NcclComm);
EXPORTED FakeNccl* mpt_fake_nccl();
EXPORTED uint64_t mpt_fake_nccl_fail(uint64_t number);
EXPORTED void mpt_fake_nccl_version(int version);

void mpt_fake_nccl_version(int version) { own_version = version; }

FakeNccl* mpt_fake_nccl() { return &state().told; }
uint64_t mpt_fake_nccl_fail(uint64_t number) {
  fails = number;
  return std::exchange(calls, 0);
}

const char* ncclGetErrorString(NcclResult r) {
  switch (static_cast<unsigned>(r)) {
    case 1: return "unhandled cuda error";
    case 3: return "internal error";
    case 4: return "invalid argument";
    case 5: return "invalid usage";
    case 6: return "remote process exited or there was a network error";
    default:
      end("the text of result " + std::to_string(static_cast<unsigned>(r)) + " is asked for");
  }
}
const char* ncclGetLastError(NcclComm) { return "of the stand-in"; }

NcclResult ncclGetVersion(int* out) {
  *out = own_version ? own_version : state().told.version;
  return NcclResult::success;
}
NcclResult ncclGetUniqueId(NcclId* out) {
  if (fails_now()) return kFailure;
  State& s = state();
  const Lock lock(s.mutex);
  std::memset(out->bytes, 0xaa, sizeof out->bytes);
  std::snprintf(out->bytes, sizeof out->bytes, "id %llu", static_cast<unsigned long long>(++s.ids));
  return NcclResult::success;
}
NcclResult ncclCommInitRankConfig(NcclComm* out, int size, NcclId id, int rank,
                                  NcclConfig* config) {
  if (fails_now()) return kFailure;
  if (config->magic != 0xcafebeef || config->version != 21400 || config->blocking != 0) {
    end("a communicator whose calls wait");
  }
  State& s = state();
  const Lock lock(s.mutex);
  std::shared_ptr<World>& world = s.worlds[std::string(id.bytes, sizeof id.bytes)];
  if (!world) world = std::make_shared<World>(static_cast<size_t>(size));
  const auto r = static_cast<size_t>(rank);
  if (world->size() != static_cast<size_t>(size) || r >= world->size() || world->has_joined[r]) {
    return kInvalid;
  }
  auto* const c = new ncclComm{.world = world, .rank = r};
  s.comms.insert(c);
  ++s.told.comms;
  world->has_joined[r] = s.told.joins != rank;
  c->asks = static_cast<int>(s.random() % 4);
  *out = c;
  return NcclResult::in_progress;
}
NcclResult ncclCommGetAsyncError(NcclComm handle, NcclResult* out) {
  if (fails_now()) return kFailure;
  mpt_fake_advance();
  State& s = state();
  bool has_to_queue = false;
  {
    const Lock lock(s.mutex);
    ncclComm& c = checked(handle);
    const World& w = *c.world;
    const bool one_is_lost = s.told.lost >= 0 && s.told.lost != static_cast<int>(c.rank);
    const bool one_has_aborted =
        std::find(w.has_aborted.begin(), w.has_aborted.end(), 1) != w.has_aborted.end();
    if (s.told.reports && (one_is_lost || one_has_aborted)) c.error = kRemote;
    *out = c.error;
    if (c.error != NcclResult::success) return NcclResult::success;
    bool can_go_on = true;
    switch (c.state) {
      case ncclComm::joining:
        can_go_on = is_everyone(w.has_joined);
        if (can_go_on && s.told.refuses_one_device && w.size() > 1) c.error = kWrongUse;
        break;
      case ncclComm::starting: can_go_on = is_everyone(w.has_begun); break;
      case ncclComm::ending: can_go_on = c.run == c.queued; break;
      case ncclComm::ready:
      case ncclComm::ended: return NcclResult::success;
    }
    *out = NcclResult::in_progress;
    if (c.error != NcclResult::success) {
      *out = c.error;
      return NcclResult::success;
    }
    if (!can_go_on || c.asks-- > 0) return NcclResult::success;
    has_to_queue = c.state == ncclComm::starting;
    if (c.state == ncclComm::joining) c.state = ncclComm::ready;
    if (c.state == ncclComm::ending) c.state = ncclComm::ended;
    *out = NcclResult::success;
  }
  if (!has_to_queue) return NcclResult::success;
  *out = queue(handle);
  const Lock lock(s.mutex);
  handle->state = ncclComm::ready;
  handle->error = *out;
  return NcclResult::success;
}
NcclResult ncclGroupStart() {
  if (fails_now()) return kFailure;
  if (depth++ > 0) end("a group in a group");
  grouped = nullptr;
  group_has_failed = false;
  return NcclResult::success;
}
NcclResult ncclGroupEnd() {
  if (depth-- == 0) end("a group ends that has not begun");
  NcclComm const c = std::exchange(grouped, nullptr);
  if (fails_now() || group_has_failed) return kFailure;
  if (!c) return NcclResult::success;
  State& s = state();
  const Lock lock(s.mutex);
  ncclComm& comm = idle(c);
  comm.state = ncclComm::starting;
  comm.world->has_begun[comm.rank] = 1;
  comm.asks = static_cast<int>(s.random() % 4);
  return NcclResult::in_progress;
}
NcclResult ncclSend(const void* at, size_t count, NcclType type, int peer, NcclComm c,
                    StreamHandle s) {
  return add(true, at, count, type, peer, c, s);
}
NcclResult ncclRecv(void* at, size_t count, NcclType type, int peer, NcclComm c, StreamHandle s) {
  return add(false, at, count, type, peer, c, s);
}
NcclResult ncclCommFinalize(NcclComm c) {
  if (fails_now()) return kFailure;
  State& s = state();
  const Lock lock(s.mutex);
  ncclComm& comm = idle(c);
  comm.state = ncclComm::ending;
  comm.asks = static_cast<int>(s.random() % 4);
  return NcclResult::in_progress;
}
NcclResult ncclCommDestroy(NcclComm c) {
  State& s = state();
  const Lock lock(s.mutex);
  if (checked(c).state != ncclComm::ended) end("a communicator is destroyed that is not finalized");
  s.comms.erase(c);
  --s.told.comms;
  delete c;
  return NcclResult::success;
}
NcclResult ncclCommAbort(NcclComm c) {
  State& s = state();
  const Lock lock(s.mutex);
  ncclComm& comm = checked(c);
  comm.world->has_aborted[comm.rank] = 1;
  s.comms.erase(c);
  --s.told.comms;
  ++s.told.aborts;
  delete c;
  return NcclResult::success;
}
