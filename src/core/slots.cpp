// Creation and destruction of handles. Each chunk of slots belongs to one space at a time, so that
// only the transfer of chunks needs a lock.
// SPDX-License-Identifier: Apache-2.0
#include "core/slots.h"

#include <array>
#include <atomic>
#include <mutex>
#include <new>
#include <thread>

#include "core/assert.h"
#include "core/driver.h"
#include "core/error.h"
#include "core/system.h"

namespace mpt {
namespace {

constexpr uint64_t kGenerations = uint64_t{1} << 24;
constexpr int kCountBits = 40;  // bits of the count in Slot::state
constexpr uint64_t kCountMask = (uint64_t{1} << kCountBits) - 1;

constexpr uint64_t generation_of(uint64_t handle) { return handle >> 24 & (kGenerations - 1); }

struct Chunk {
  Slot slots[kChunk];
  Chunk* next = nullptr;  // in the list of its space, or of the spare chunks
};

struct Space {
  bool open = false;
  Chunk* chunks = nullptr;
  Slot *free_first = nullptr, *free_last = nullptr;  // a queue, so that a slot is reused late
};

struct Spaces {
  std::mutex mutex;
  int used = 0;  // number of chunks in use
  Chunk* spare = nullptr;
  std::array<Space, kSpaces> of{};
};
constinit Spaces spaces;

Space& space_at(int space) { return spaces.of[static_cast<size_t>(space)]; }
SlotTable::Driver& driver_of(int space) { return slot_table.drivers[static_cast<size_t>(space)]; }
[[noreturn, gnu::cold]] void fail_ending() {
  fail(MPT_ERROR_STATE,
       "another thread is ending this context: end the threads that use it before the context");
}
std::atomic<Slot*>& released_at(int space) {
  return slot_table.released[static_cast<size_t>(space)].first;
}

// Puts a slot at the end of the free queue. Like everything that changes a space's queue, it is
// called only on the thread that drives the context.
void push_free(Space& s, Slot* slot) {
  slot->next = nullptr;
  if (s.free_last) s.free_last->next = slot;
  else s.free_first = slot;
  s.free_last = slot;
}

// Gives the space a chunk, and puts its slots into the free queue.
void add_chunk(Space& s) {
  std::lock_guard lock(spaces.mutex);
  Chunk* c = spaces.spare;
  if (c) {
    spaces.spare = c->next;
  } else {
    if (spaces.used == kChunks) {
      fail(MPT_ERROR_OUT_OF_MEMORY, "16 million handles are live: release some, or use scopes");
    }
    c = new Chunk;
    for (int i = 0; i < kChunk; ++i) {
      c->slots[i].index = static_cast<uint32_t>(spaces.used * kChunk + i + 1);
    }
    slot_table.chunks[spaces.used++].store(c->slots, std::memory_order_release);
  }
  c->next = s.chunks;
  s.chunks = c;
  for (Slot& slot : c->slots) {
    // A slot without generations left is retired.
    if (slot.generation + 1 < kGenerations) push_free(s, &slot);
  }
}

// Adds `by` to the count of a live handle and returns the new count; -1 if the handle is not live.
int64_t add_reference(uint64_t handle, HandleType type, int64_t by) {
  Slot* slot = slot_of(handle);
  if (!slot || type_of(handle) != type) return -1;
  uint64_t s = slot->state.load(std::memory_order_relaxed), next;
  do {
    if (s >> kCountBits != generation_of(handle) || (s & kCountMask) == 0 ||
        slot->handle.load(std::memory_order_acquire) != handle) {
      return -1;
    }
    next = s + static_cast<uint64_t>(by);
  } while (!slot->state.compare_exchange_weak(s, next, std::memory_order_acq_rel));
  return static_cast<int64_t>(next & kCountMask);
}

void* take_object(Slot& slot) {
  void* object = slot.object.load(std::memory_order_relaxed);
  slot.object.store(nullptr, std::memory_order_relaxed);
  return object;
}

// Frees a slot whose handle is stale already, and drops its object.
void drop(Space& s, Slot* slot) {
  void* object = take_object(*slot);
  DropFn fn = slot->drop;
  if (slot->generation + 1 < kGenerations) push_free(s, slot);
  fn(object);
}

// Frees all chunks when the library is unloaded or the process ends, unless a context is still
// open. Any handle is stale afterwards.
[[gnu::destructor]] void give_chunks_back() {
  std::lock_guard lock(spaces.mutex);
  int spare = 0;
  for (const Chunk* c = spaces.spare; c; c = c->next) ++spare;
  if (spare != spaces.used) return;
  while (spaces.used > 0) slot_table.chunks[--spaces.used].store(nullptr);
  while (Chunk* c = spaces.spare) {
    spaces.spare = c->next;
    delete c;
  }
}

}  // namespace

constinit SlotTable slot_table;

const char* name_of(HandleType t) {
  switch (t) {
    case HandleType::context: return "context";
    case HandleType::tensor: return "tensor";
    case HandleType::params: return "parameter set";
    case HandleType::optimizer: return "optimizer";
    case HandleType::scaler: return "scaler";
    case HandleType::stepper: return "stepper";
    case HandleType::module: return "module";
    case HandleType::file: return "file";
    case HandleType::lbfgs: return "lbfgs";
    case HandleType::publisher: return "publisher";
    case HandleType::subscriber: return "subscriber";
    case HandleType::recording: return "recording";
    case HandleType::comm: return "communicator";
    case HandleType::blob: return "blob";
    case HandleType::snapshot: return "snapshot";
    default: return "unknown";
  }
}

uint64_t make_handle(HandleType type, int space, void* object, DropFn drop_fn) {
  Space& s = space_at(space);
  MPT_ASSERT(s.open, "a handle belongs to an open space");
  while (!s.free_first) add_chunk(s);
  Slot* slot = s.free_first;
  MPT_ASSERT(!slot->object.load() && slot->handle == 0, "a free slot has no object and no handle");
  s.free_first = slot->next;
  if (!s.free_first) s.free_last = nullptr;
  slot->object.store(object, std::memory_order_relaxed);
  slot->drop = drop_fn;
  ++slot->generation;
  slot->state.store(uint64_t{slot->generation} << kCountBits | 1, std::memory_order_relaxed);
  const uint64_t handle = static_cast<uint64_t>(type) << 56 | static_cast<uint64_t>(space) << 48 |
                          static_cast<uint64_t>(slot->generation) << 24 | slot->index;
  slot->handle.store(handle, std::memory_order_release);
  return handle;
}

bool retain_handle(uint64_t handle, HandleType type) { return add_reference(handle, type, 1) > 0; }

bool release_handle(uint64_t handle, HandleType type) {
  if (add_reference(handle, type, -1) != 0) return false;
  Slot* slot = slot_of(handle);
  // Another thread may be closing the space: whichever thread clears the handle drops the object.
  uint64_t expected = handle;
  if (!slot->handle.compare_exchange_strong(expected, 0, std::memory_order_acq_rel)) return false;
  std::atomic<Slot*>& top = released_at(space_of(handle));
  slot->next = top.load(std::memory_order_relaxed);
  while (!top.compare_exchange_weak(slot->next, slot, std::memory_order_release)) {
  }
  return true;
}

int open_space() {
  std::lock_guard lock(spaces.mutex);
  for (int i = 1; i < kSpaces; ++i) {
    Space& s = space_at(i);
    if (s.open) continue;
    s.open = true;
    return i;
  }
  fail(MPT_ERROR_OUT_OF_MEMORY, "%d contexts are open, and no more are possible: release one",
       kSpaces - 1);
}

void drain_space(int space) {
  Space& s = space_at(space);
  while (Slot* slot = released_at(space).exchange(nullptr, std::memory_order_acquire)) {
    while (slot) {
      Slot* next = slot->next;
      drop(s, slot);
      slot = next;
    }
  }
}

void close_space(int space) {
  Space& s = space_at(space);
  drain_space(space);
  for (Chunk* c = s.chunks; c; c = c->next) {
    for (int i = kChunk - 1; i >= 0; --i) {
      Slot& slot = c->slots[i];
      if (slot.handle.exchange(0, std::memory_order_acq_rel) == 0) continue;
      slot.state.store(uint64_t{slot.generation} << kCountBits, std::memory_order_relaxed);
      slot.drop(take_object(slot));
    }
  }
  // Another thread may have cleared a handle in release_handle() without having queued the slot
  // yet.
  for (Chunk* c = s.chunks; c; c = c->next) {
    for (Slot& slot : c->slots) {
      while (slot.object.load(std::memory_order_relaxed)) {
        drain_space(space);
        if (slot.object.load(std::memory_order_relaxed)) std::this_thread::yield();
      }
    }
  }
  end_context(space);
  std::lock_guard lock(spaces.mutex);
  while (Chunk* c = s.chunks) {
    s.chunks = c->next;
    c->next = spaces.spare;
    spaces.spare = c;
  }
  s.free_first = nullptr;
  s.free_last = nullptr;
  s.open = false;
}

void fail_other_driver(int space) {
  const char* function = driver_of(space).function.load(std::memory_order_relaxed);
  fail(MPT_ERROR_STATE,
       "another thread is in a call on this context, %s: one thread at a time uses a context, so "
       "wait for that call, or give each thread a context of its own",
       function ? function : "of which the name is not known");
}

bool begin_to_drive(uint64_t handle) {
  PublicCall& call = call_in_progress;
  if (!call.function || call.space != 0) return true;  // the mark of the first context stays
  const int space = space_of(handle);
  auto& driver = driver_of(space);
  driver.function.store(call.function, std::memory_order_relaxed);
  driver.thread.store(thread_mark(), std::memory_order_relaxed);
  // The mark has to be written before the claim is read. system::order_threads() makes the
  // processor keep the order.
  std::atomic_signal_fence(std::memory_order_seq_cst);
  if (driver.context.load(std::memory_order_relaxed) & kEnding &&
      driver.ender.load(std::memory_order_relaxed) != thread_mark()) [[unlikely]] {
    driver.thread.store(0, std::memory_order_release);
    fail_ending();
  }
  if (!is_live(handle, type_of(handle))) [[unlikely]] {
    driver.thread.store(0, std::memory_order_release);
    return false;
  }
  call.space = space;
  return true;
}

void begin_context(int space, uint64_t context) {
  auto& driver = driver_of(space);
  driver.process.store(system::process(), std::memory_order_relaxed);
  driver.context.store(context, std::memory_order_release);
}

bool begin_to_end(uint64_t context, bool waits) {
  auto& driver = driver_of(space_of(context));
  const bool is_child = driver.process.load(std::memory_order_relaxed) != system::process();
  uint64_t found = context;
  while (!driver.context.compare_exchange_strong(found, context | kEnding)) {
    if (found != (context | kEnding) || is_child) return false;
    if (!waits) fail_ending();
    found = context;
    system::wait_a_little();
  }
  driver.ender.store(thread_mark(), std::memory_order_relaxed);
  if (is_child) return true;
  system::order_threads();
  while (driver.thread.load(std::memory_order_acquire) != 0) {
    if (!waits) {
      driver.ender.store(0, std::memory_order_relaxed);
      driver.context.store(context, std::memory_order_release);
      fail_other_driver(space_of(context));
    }
    system::wait_a_little();
  }
  return true;
}

void end_context(int space) {
  auto& driver = driver_of(space);
  driver.ender.store(0, std::memory_order_relaxed);
  driver.context.store(0, std::memory_order_release);
}

}  // namespace mpt
