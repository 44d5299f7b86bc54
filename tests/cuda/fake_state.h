// The state of the stand-in for CUDA's driver, and what its calls share.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "../cuda_text/entry.h"
#include "../cuda_text/launcher.h"
#include "fake_driver.h"

using namespace mpt::cuda;
using mpt_test::FakeCuda;

// Bytes of memory that a command uses.
struct Use {
  const char* at;
  size_t bytes;
};
struct Command {
  std::function<void()> run;
  std::vector<Use> pinned;        // memory of the host
  StreamHandle first = nullptr;   // a stream that has to run before
  uint64_t position = 0;          // up to there
  std::function<bool()> until{};  // tried until it returns true, before `run`
};
// Objects of the driver.
struct CUctx_st {
  Ordinal device;
  int owners = 0;
  Result error = Result::success;  // that every call returns
  size_t taken = 0;                // bytes of the device
  StreamHandle legacy = nullptr;   // the default stream
};
struct CUgraph_st {
  CUctx_st* context;
  std::vector<Command> commands;
};
struct CUgraphExec_st : CUgraph_st {};
struct CUstream_st {
  CUctx_st* context;
  std::deque<Command> queue;
  uint64_t queued = 0, run = 0;
  CUgraph_st* graph = nullptr;  // into which the stream is captured
};
struct CUevent_st {
  CUctx_st* context;
  CUstream_st* stream = nullptr;  // nullptr: it has recorded nothing, or all has run
  uint64_t position = 0;          // commands of the stream before it
};
struct CUmemPoolHandle_st {
  CUctx_st* context;
  size_t unused = 0;  // bytes that the pool keeps
  size_t pieces = 0;
  Ordinal device = 0;
};
struct CUlib_st {
  const char* image;
};

namespace mpt_test {

constexpr size_t kPage = 4096, kAlign = 256;
constexpr unsigned char kNan = 0xff;

[[noreturn]] inline void end(const std::string& why) {
  std::fprintf(stderr, "fake CUDA: %s\n", why.c_str());
  std::abort();
}

inline size_t rounded(size_t bytes, size_t unit) { return (bytes + unit - 1) / unit * unit; }

// A mapping between two pages that nobody may touch. The bytes end where it ends.
struct Mapping {
  char* start = nullptr;
  size_t all = 0;
  char* at = nullptr;
  size_t bytes = 0;

  static Mapping make(size_t bytes) {
    Mapping m;
    m.bytes = bytes;
    const size_t room = rounded(bytes, kAlign);
    m.all = rounded(room, kPage);
    void* const p = mmap(nullptr, m.all + 2 * kPage, PROT_NONE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) return {};
    m.start = static_cast<char*>(p) + kPage;
    m.at = m.start + m.all - room;
    m.open(true);
    std::memset(m.start, kNan, m.all);
    return m;
  }
  void open(bool is_open) const {
    mprotect(start, all, is_open ? PROT_READ | PROT_WRITE : PROT_NONE);
  }
  // Ends the process if a byte around those that were asked for has changed. Gives the memory back;
  // the addresses stay taken.
  void close() const {
    open(true);
    for (const char* c = start; c < start + all; ++c) {
      const bool is_outside = c < at || c >= at + bytes;
      if (is_outside && static_cast<unsigned char>(*c) != kNan) {
        end("a byte outside of a piece of memory was written");
      }
    }
    mmap(start, all, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
  }
  bool has(const void* p, size_t n) const {
    const auto* c = static_cast<const char*>(p);
    return c >= at && n <= bytes && c <= at + bytes - n;
  }
};

struct Piece {
  Mapping memory;
  Pool pool;
  Context context;
  bool is_freed = false;  // by a call whose command may not have run
};

// Everything that the driver knows. One call at a time uses it.
struct Driver {
  FakeCuda told;
  bool is_ready = false;
  std::map<Ordinal, CUctx_st> contexts;  // the primary ones
  std::set<Context> own_contexts;        // others
  std::map<const char*, Piece> pieces;
  std::map<const char*, Mapping> pinned;
  std::set<StreamHandle> streams;
  std::set<EventHandle> events;
  std::set<Pool> pools;
  std::set<Library> libraries;
  std::set<Graph> graphs;
  std::set<GraphRun> graph_runs;
  mpt::cuda_text::Launcher launcher;
  std::mt19937 random{static_cast<unsigned>(
      std::getenv("MPT_FAKE_CUDA_SEED") ? std::atoi(std::getenv("MPT_FAKE_CUDA_SEED")) : 1)};
  std::recursive_mutex mutex;

  ~Driver() {
    if (told.objects) {
      std::fprintf(stderr,
                   "fake CUDA: %zu objects are left: %zu pieces, %zu of the host, %zu streams, "
                   "%zu events, %zu pools, %zu libraries, %zu contexts\n",
                   told.objects, pieces.size(), pinned.size(), streams.size(), events.size(),
                   pools.size(), libraries.size(), own_contexts.size());
      _exit(1);
    }
  }

  template <class T>
  T* made(std::set<T*>& all, T value) {
    ++told.objects;
    return *all.insert(new T(std::move(value))).first;
  }
  template <class T>
  void unmade(std::set<T*>& all, T* p) {
    if (!all.erase(p)) end("an object is destroyed that does not exist");
    --told.objects;
    delete p;
  }
};

inline Driver& driver() {
  static Driver d;
  return d;
}

inline thread_local std::vector<Context> current;

// Begins every call: one at a time, on a driver that was initialized.
class Call {
 public:
  enum Kind { anywhere, in_context };

  explicit Call(Kind kind, bool can_fail = true) {
    if (kind == in_context) {
      if (current.empty()) {
        result = Result{201};  // CUDA_ERROR_INVALID_CONTEXT
        return;
      }
      context = current.back();
      result = context->error;
    }
    if (!d.is_ready && result == Result::success) result = Result{3};  // CUDA_ERROR_NOT_INITIALIZED
    if (result != Result::success || !can_fail || ++d.told.calls != d.told.fails) return;
    result = d.told.failure;
    if (context && d.told.is_sticky) context->error = result;
  }
  bool has_failed() const { return result != Result::success; }

  Driver& d = driver();
  const std::lock_guard<std::recursive_mutex> lock{d.mutex};
  Context context = nullptr;
  Result result = Result::success;
};

// Runs a stream up to a command, and parts of the others, in any order.
void run_to(Driver& d, StreamHandle s, uint64_t last);
// Returns the stream of a handle, which may be that of the default stream.
StreamHandle stream_of(const Call& call, StreamHandle s);
// Adds a command to a stream, or to the graph into which it is captured.
Result add(const Call& call, StreamHandle handle, Command c);
inline Result add(const Call& call, StreamHandle s, std::function<void()> run,
                  std::vector<Use> pinned = {}) {
  return add(call, s, Command{std::move(run), std::move(pinned)});
}

}  // namespace mpt_test

#define CALL(kind)       \
  const Call call(kind); \
  if (call.has_failed()) return call.result
// Begins a call that gives back what another has made; it goes on where the context is lost.
#define UNDO() const Call call(Call::anywhere, false)
#define EXPORTED extern "C" __attribute__((visibility("default")))

// Every function is declared as the module declares it.
#define MPT_X(name, symbol, parameters) EXPORTED Result symbol parameters;
MPT_CUDA_FUNCTIONS(MPT_X)
#undef MPT_X
