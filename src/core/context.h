// Context: owns the tensors of one program and their memory, workers, modes, random generator and
// prepared kernels.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "core/arena.h"
#include "core/clock.h"
#include "core/error.h"
#include "core/jobs.h"
#include "core/list_node.h"
#include "core/op.h"
#include "core/place.h"
#include "core/ref.h"
#include "core/slots.h"
#include "core/tensor.h"

namespace mpt {

class Comm;
class HostWorkers;
class Node;
class Observer;
class Pool;

// Origin of an op's cast class, or what the scope did with the class. Numbers of MPT_WHY_*.
enum class CastWhy : int8_t { own = 0, profile, changed, cost, off };

// ClassTable: the cast classes of all ops under one scope, first those of the library, then those
// of the host's own ops by number. A table in use never changes, because a checkpointed region or a
// host operation may return to it.
class ClassTable {
 public:
  struct Entry {
    CastClass cls;
    CastWhy why;
  };
  // By op number. An op past the end was registered later and has its own class.
  std::vector<Entry> entries;
  int32_t profile = 0;  // number of a profile (autocast/profiles.h)

  ClassTable(Arena& arena, size_t ops) : memory_(arena) {
    memory_.add(ops * sizeof(Entry));
    entries.reserve(ops);
  }
  ClassTable(const ClassTable&) = delete;
  ClassTable& operator=(const ClassTable&) = delete;
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

 private:
  uint32_t refs_ = 1;
  Arena::Outside memory_;
};

// The autocast state in force.
struct Autocast {
  bool enabled = false;
  bool cache = true;
  bool cost_rule = false;  // keep an op in f32 where 16 bits cost more than they gain
  DType dtype = DType::bf16;
  Ref<ClassTable> classes;  // empty: every op has its own class
};

enum class GradMode : int32_t { enabled = 0, disabled = 1, inference = 2 };

// Random generator: a seed and the number of draws made, which is a multiple of 4 within an int64.
struct Generator {
  uint64_t seed = 0, draws = 0;
  static bool may_have(uint64_t draws) { return draws <= INT64_MAX && draws % 4 == 0; }
  // Reserves n draws and returns the number of the first one, a multiple of 4: the start of a
  // Philox block.
  uint64_t take(int64_t n) {
    const uint64_t at = draws, more = (static_cast<uint64_t>(n) + 3) & ~uint64_t{3};
    if (!may_have(at + more)) {
      fail(MPT_ERROR_STATE,
           "the generator has made %llu draws, and %lld more would overflow their number: set "
           "another seed",
           llu(at), lld(n));
    }
    draws += more;
    return at;
  }
};

struct Log {
  void (*write)(void* user, int32_t level, const char* text) = nullptr;
  void* user = nullptr;
  void warn(const char* format, ...) const __attribute__((format(printf, 2, 3)));
};

// Calls `done` on destruction, to tell the host that its services are no longer needed. The pointer
// is set when the context is complete.
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
  std::unique_ptr<Pool> pool;  // own threads, which `jobs` uses; empty if there are none
  std::unique_ptr<HostWorkers> host_workers;  // which `jobs` uses; empty without a parallel_for
  Log log;
  Clock clock;
  int32_t flags = 0;
  int64_t seed = 0;
  size_t memory_limit = 0, cast_cache_limit = 0;
};

// Part: state of a layer above core. A context has one object of each class, which begins with
// `static constexpr PartId kId`. Parts are destroyed from the last number to the first.
enum class PartId : int8_t {
  kernels,      // backends/devices.h: those of the host's place
  autocast,     // autocast/classes.h
  custom_ops,   // ops/custom.h
  grad_modes,   // api/modes.h
  draw_shifts,  // ops/create.cpp
  cast_cache,   // autocast/cast_cache.h
  precision,    // precision/presets.cpp
  step_memory,  // observe/step_memory.h
  trace,        // observe/trace.h
  zones,        // observe/zones.h
  non_finite,   // observe/non_finite.h
  backward,     // autograd/engine.cpp
  late_checks,  // ops/late_checks.h
  recordings,   // train/recording.cpp
  modes,        // api/modes.cpp
  count_
};

class Context {
 public:
  struct Part {
    virtual ~Part() = default;
  };
  struct DeviceOwner : Part {
    // Closes the devices whose memory is not in use any more.
    virtual void close_unused(Context& ctx) noexcept = 0;
  };

  explicit Context(ContextOptions options);
  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  HostDone host_done;  // the first member, so that it is destroyed last
  Arena arena;         // memory of the host
  // Devices other than the host (backends/devices.h). Memory that is exported outlives close(),
  // with its device. Empty in a context that computes on the host alone.
  std::unique_ptr<DeviceOwner> devices;
  Place host{.arena = &arena};
  std::vector<Place*> places = {&host};  // every device that is open
  Place* home = &host;                   // where the context computes
  Place* place = &host;  // where new tensors are made: `home`, or the place of an op's operands
  std::unique_ptr<Pool> pool;
  std::unique_ptr<HostWorkers> host_workers;
  Jobs jobs;
  Log log;
  Clock clock;
  int32_t flags;
  int space = 0;        // number of its slot space
  uint64_t handle = 0;  // the context's own handle
  int64_t live_tensors = 0;

  // Number of owners: the context itself until it is shut down, and each export of its memory,
  // which may outlive it. The last owner deletes the context, under the lock `owners_mutex` once
  // other threads can be involved.
  int64_t owners = 1;
  Context* next_to_close = nullptr;  // list of PublicCall::contexts_to_close
  std::recursive_mutex owners_mutex;

  // Modes.
  GradMode grad_mode = GradMode::enabled;
  bool anomaly = false;
  Autocast autocast;
  Generator generator;
  // This rank and the number of ranks, while the context trains with others (mpt_comm.h), and the
  // communicator that has lent them.
  int32_t rank = 0, ranks = 1;
  Comm* rank_of = nullptr;
  // Returns the seed with which operations draw: one of each rank, while the rounding of the
  // optimizers has one for all.
  uint64_t op_seed() const {
    constexpr uint64_t kOdd = 0x9e3779b97f4a7c15;  // 2^64 over the golden ratio
    return ranks == 1 ? generator.seed : generator.seed ^ kOdd * (static_cast<uint64_t>(rank) + 1);
  }

  // Autograd.
  uint64_t next_sequence = 1;  // numbers nodes: a result has a higher one than its inputs
  Node* to_destroy = nullptr;  // list of nodes to destroy, which avoids deep recursion
  bool destroying = false;
  ListNode metas;  // every TensorMeta

  Arithmetic arithmetic = Arithmetic::measure;
  Observer* observers = nullptr;       // told what the context does (core/observer.h)
  const void* replaying = nullptr;     // the recording of which a replay has begun and not ended
  bool dry_run = false;                // steps change nothing, for a dry trace
  int32_t whole_calls = 0;             // WholeCall objects
  uint64_t uses = 0;                   // uses of storages with a StorageSource; 0: there is none
  bool uses_own = false;               // such storages are used as they are (OwnElements)
  int64_t steps = 0;                   // steps of all steppers and scalers, including skipped ones
  bool has_recomputed = false;         // a checkpointed region was recorded
  int64_t backward_step = -1;          // `steps` at the latest backward
  bool warned_broadcast_loss = false;  // true after the warning that a loss broadcast its operands

  std::deque<std::string> custom_op_names;  // by number - kFirstCustomOp

  // Handles made while a scope is open, in order. Each scope is a mark into the list.
  std::vector<uint64_t> scope_handles;
  std::vector<size_t> scope_marks;
  Arena::Outside scope_memory{arena};  // counts the lists of open scopes and modes

  // Returns the part of class T, and makes it on first use.
  template <class T>
  T& part() {
    std::unique_ptr<Part>& p = parts_[static_cast<size_t>(T::kId)];
    if (!p) p = std::make_unique<T>();
    return static_cast<T&>(*p);
  }
  // Returns nullptr if the part was not made.
  template <class T>
  T* find_part() const {
    return static_cast<T*>(parts_[static_cast<size_t>(T::kId)].get());
  }

  void close();  // destroys the parts and breaks reference cycles; only the memory remains

  bool grad_enabled() const { return grad_mode == GradMode::enabled; }
  void end_step();  // ends a step of the memory report of every device, and of the pool

 private:
  std::array<std::unique_ptr<Part>, static_cast<size_t>(PartId::count_)> parts_;
};

// The owner of cached casts, as far as core needs it. Autocast implements it
// (autocast/cast_cache.h).
struct CastOwner : Context::Part {
  static constexpr PartId kId = PartId::cast_cache;
  virtual void forget(TensorImpl& t) = 0;  // drops the cached cast of a tensor
};

// Lets the storages with a StorageSource be used as they are here, without the other ranks, while
// it lives. Only the owner of the elements does so, or the source itself.
class OwnElements {
 public:
  explicit OwnElements(Context& ctx) : ctx_(ctx), before_(ctx.uses_own) { ctx.uses_own = true; }
  ~OwnElements() { ctx_.uses_own = before_; }
  OwnElements(const OwnElements&) = delete;
  OwnElements& operator=(const OwnElements&) = delete;

 private:
  Context& ctx_;
  const bool before_;
};

// Fails with MPT_ERROR_STATE if a dry run is on. `why` says what cannot be dry and what to do.
void need_no_dry_run(const Context& ctx, const char* why);

// Returns the name of an operation of the library or the host; nullptr for an unknown number.
const char* op_name(const Context& ctx, Op op);

// Destroys an object that was made in memory from Arena::alloc_object.
template <class T>
void destroy_object(Context& ctx, T* p) {
  p->~T();
  ctx.arena.free_object(p, sizeof(T));
}

// Fails if the host has cancelled the work of the context. Every launch of a kernel calls it, but
// for those that cannot fail, so that work ends between two kernels.
[[noreturn]] void fail_cancelled();
inline bool is_cancelled(const Context& ctx) {
  const auto& of_space = slot_table.cancelled[static_cast<size_t>(ctx.space)];
  const uint64_t handle = of_space.load(std::memory_order_relaxed);
  return handle && handle == ctx.handle && ctx.whole_calls == 0;
}
inline void need_not_cancelled(const Context& ctx) {
  if (is_cancelled(ctx)) [[unlikely]]
    fail_cancelled();
}

// WholeCall: work that is cancelled before it begins or not at all, such as a step.
class WholeCall {
 public:
  explicit WholeCall(Context& ctx) : ctx_(ctx) {
    need_not_cancelled(ctx);
    ++ctx.whole_calls;
  }
  ~WholeCall() { --ctx_.whole_calls; }
  WholeCall(const WholeCall&) = delete;
  WholeCall& operator=(const WholeCall&) = delete;

 private:
  Context& ctx_;
};

}  // namespace mpt
