// Context: the home of one program's tensors: memory, workers, modes, generator, prepared kernels.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "core/arena.h"
#include "core/error.h"
#include "core/jobs.h"
#include "core/op.h"
#include "core/ref.h"
#include "core/slots.h"
#include "core/tensor.h"

namespace mpt {

class KernelCache;
class Node;
class Pool;
class Probe;
class StepMemory;
class Trace;

// Who decided an op's class, or what the scope did with it. Same numbers as MPT_WHY_*.
enum class CastWhy : int8_t { own = 0, profile, changed, cost, off };

// The classes of all ops under one scope: the library's, then the host's own, by number. Never
// changed once it is in force: a checkpointed region or a host's operation may come back to it.
class ClassTable {
 public:
  struct Entry {
    CastClass cls;
    CastWhy why;
  };
  std::vector<Entry> of;  // an op past the end was registered later: its own class
  int32_t profile = 0;    // autocast/profiles.h

  ClassTable() = default;
  ClassTable(const ClassTable&) = delete;
  ClassTable& operator=(const ClassTable&) = delete;
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

 private:
  uint32_t refs_ = 1;
};

// The autocast state in force.
struct Autocast {
  bool enabled = false;
  bool cache = true;
  bool cost_rule = false;  // an op that loses by 16 bits stays in f32
  DType dtype = DType::bf16;
  Ref<ClassTable> classes;  // empty: each op's own
};

enum class GradMode : int32_t { enabled = 0, disabled = 1, inference = 2 };

// draws: a multiple of 4 within an int64.
struct Generator {
  uint64_t seed = 0, draws = 0;
  static bool may_have(uint64_t draws) { return draws <= INT64_MAX && draws % 4 == 0; }
  // Reserves n draws and returns the first; a multiple of 4, a whole Philox block.
  uint64_t take(int64_t n) {
    const uint64_t at = draws, more = (static_cast<uint64_t>(n) + 3) & ~uint64_t{3};
    if (!may_have(at + more)) {
      fail(MPT_ERROR_STATE,
           "the generator has made %llu draws, and %lld more cannot be counted: set another seed",
           static_cast<unsigned long long>(at), static_cast<long long>(n));
    }
    draws += more;
    return at;
  }
};

struct Log {
  void (*write)(void* user, int32_t level, const char* text) = nullptr;
  void* user = nullptr;
  void operator()(int32_t level, const char* format, ...) const
      __attribute__((format(printf, 3, 4)));
};

// Tells the host that none of its services is needed any more; armed when the context is made.
struct HostDone {
  void (*done)(void* user) = nullptr;
  void* user = nullptr;
  HostDone() = default;
  HostDone(const HostDone&) = delete;
  HostDone& operator=(const HostDone&) = delete;
  ~HostDone() {
    if (done) done(user);
  }
};

struct ContextOptions {
  HostMemory memory;
  Jobs jobs;
  std::unique_ptr<Pool> pool;  // its own workers, where the jobs are theirs
  Log log;
  int32_t flags = 0;
  int64_t seed = 0;
  size_t memory_limit = 0, cast_cache_limit = 0;
};

class Context {
 public:
  explicit Context(ContextOptions options);
  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  HostDone host_done;  // the first member: told last
  Arena arena;
  std::unique_ptr<Pool> pool;
  Jobs jobs;
  Log log;
  int32_t flags;
  int space = 0;        // of its handles
  uint64_t handle = 0;  // its own
  int64_t live_tensors = 0;

  // Exported memory outlives the context: each export holds it, and the context itself does until
  // it is shut down. The last one deletes it, under a lock once other threads can take part.
  int64_t holds = 1;
  Context* next_ending = nullptr;  // see PublicCall
  std::recursive_mutex afterlife;

  // Modes.
  GradMode grad_mode = GradMode::enabled;
  bool anomaly = false;
  Autocast autocast;
  Generator generator;

  // Autograd.
  uint64_t next_sequence = 1;  // of nodes: a result's node has a higher one than its inputs'
  uint32_t traversal = 0;      // stamps the nodes of one backward
  Node* dying = nullptr;       // nodes whose destruction is queued: no deep recursion
  bool destroying = false;
  TensorMeta* metas = nullptr;  // of every tensor that has one

  Arithmetic arithmetic = Arithmetic::measure;
  KernelCache* kernels = nullptr;     // the backends in order and what they prepared; a part
  StepMemory* step_memory = nullptr;  // of a step that is watched; a part
  Trace* op_trace = nullptr;          // of operations, while one is on; a part
  Probe* probe = nullptr;             // while a backward looks for what is not finite
  int64_t steps = 0;                  // of steppers and scalers, skipped ones included
  bool said_stretched = false;        // a loss's warning about shapes

  // Handles made while a scope is open, in order; scopes are marks into it.
  std::vector<uint64_t> scope_handles;
  std::vector<size_t> scope_marks;

  // State of the layers above, one object each, made on first use and destroyed with the context
  // before its memory goes.
  struct Part {
    virtual ~Part() = default;
    // A tensor that has a cached cast is going away: the part that made the cast drops it.
    virtual void forget(TensorImpl&) {}
  };
  enum PartId {
    kKernelsPart,
    kAutocastPart,
    kCustomOpsPart,
    kGradModePart,
    kCastCachePart,
    kPrecisionPart,
    kStepMemoryPart,
    kOpTracePart,
    kNonFinitePart,
    kWalkPart,
    kPartCount
  };
  template <class T>
  T& part(PartId id) {
    if (!parts_[id]) parts_[id] = std::make_unique<T>();
    return static_cast<T&>(*parts_[id]);
  }
  template <class T>
  T* find_part(PartId id) const {
    return static_cast<T*>(parts_[id].get());
  }

  void close();  // the parts go, and what holds itself; only the memory is left

  bool grad_enabled() const { return grad_mode == GradMode::enabled; }

 private:
  std::array<std::unique_ptr<Part>, kPartCount> parts_;
};

// Objects that live in the context's arena.
template <class T, class... A>
T* make_object(Context& ctx, A&&... a) {
  void* p = ctx.arena.alloc_object(sizeof(T));
  return new (p) T{static_cast<A&&>(a)...};
}
template <class T>
void destroy_object(Context& ctx, T* p) {
  p->~T();
  ctx.arena.free_object(p, sizeof(T));
}

}  // namespace mpt
