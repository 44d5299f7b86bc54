// The slot table behind every handle. A handle is never dereferenced: the look-up recognizes a
// stale, foreign or wrong handle, in release builds too. The bits of a handle, from the highest:
// 0 | type:7 | context:8 | generation:24 | slot:24.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

namespace mpt {

enum class HandleType : uint8_t {
  none = 0,
  context,
  tensor,
  params,
  optimizer,
  scaler,
  stepper,
  module,
  file,
  lbfgs,
  recording,
  comm,
  publisher,
  subscriber,
  blob,
  snapshot,
  dlpack,  // internal: memory exported to a consumer
};
const char* name_of(HandleType t);

// Destroys the object in a slot, on the thread that drives the context.
using DropFn = void (*)(void* object);

struct Slot {
  std::atomic<uint64_t> handle{0};  // the live handle; 0 if free or released
  // Generation and user references. A stale handle cannot change the count, even after the slot is
  // in use again.
  std::atomic<uint64_t> state{0};
  // Another thread may look at a handle while the one that ends the context clears its object.
  std::atomic<void*> object{nullptr};
  DropFn drop = nullptr;
  Slot* next = nullptr;     // in the space's free list or released stack
  uint32_t generation = 0;  // that of the latest handle
  uint32_t index = 0;       // 1-based, over all chunks
};

// Slots are stored in chunks that never move.
constexpr int kChunkLog = 10, kChunk = 1 << kChunkLog, kChunks = 1 << (24 - kChunkLog);
constexpr int kSpaces = 256;
// The only global state of the library, together with `spaces` in slots.cpp.
struct SlotTable {
  std::array<std::atomic<Slot*>, kChunks> chunks{};
  struct alignas(64) Released {  // a cache line each: other threads write those of other spaces
    std::atomic<Slot*> first{nullptr};
  };
  // By space: released slots, whose objects are to be dropped.
  std::array<Released, kSpaces> released{};
  // By space: the handle of a context whose work was cancelled, by any thread; 0: none. It is here,
  // and not in the context, so that a thread may cancel while another one ends the context.
  std::array<std::atomic<uint64_t>, kSpaces> cancelled{};
  // By space: who uses the context (core/driver.h).
  struct alignas(64) Driver {
    std::atomic<uintptr_t> thread{0};            // that is in a call on the context; 0: none
    std::atomic<const char*> function{nullptr};  // the name of the call's function
    // The handle of the context, with kEnding while a thread ends it; 0: none.
    std::atomic<uint64_t> context{0};
    std::atomic<uintptr_t> ender{0};  // the thread that ends the context; 0: none
    std::atomic<int64_t> process{0};  // the process that made the context
  };
  std::array<Driver, kSpaces> drivers{};
};
extern constinit SlotTable slot_table;

// Makes a handle with one user reference. `space` is the number of the owning context. Throws
// MPT_ERROR_OUT_OF_MEMORY if the table is full.
uint64_t make_handle(HandleType type, int space, void* object, DropFn drop);

inline int space_of(uint64_t handle) { return static_cast<int>(handle >> 48 & 0xff); }
inline HandleType type_of(uint64_t handle) { return static_cast<HandleType>(handle >> 56 & 0x7f); }

// Returns the slot that a handle refers to by its number; nullptr if there is no such slot.
inline Slot* slot_of(uint64_t handle) {
  const uint32_t index = handle & 0xffffff;
  if (index == 0) return nullptr;
  Slot* chunk = slot_table.chunks[(index - 1) >> kChunkLog].load(std::memory_order_acquire);
  return chunk ? chunk + ((index - 1) & (kChunk - 1)) : nullptr;
}
// Returns the slot of a live handle of this type, else nullptr. May be called on any thread.
inline Slot* find_slot(uint64_t handle, HandleType type) {
  Slot* slot = slot_of(handle);
  const bool live =
      slot && type_of(handle) == type && slot->handle.load(std::memory_order_acquire) == handle;
  return live ? slot : nullptr;
}
// Returns the object of a live handle of this type, else nullptr.
inline void* find_handle(uint64_t handle, HandleType type) {
  const Slot* slot = find_slot(handle, type);
  return slot ? slot->object.load(std::memory_order_relaxed) : nullptr;
}

inline bool is_live(uint64_t handle, HandleType type) {  // any thread
  return find_slot(handle, type);
}
bool retain_handle(uint64_t handle, HandleType type);  // any thread
// Releases one user reference. May be called on any thread and never blocks. The last release makes
// the handle stale at once and queues the object, which the next drain of the context drops.
// Returns true only for the last release.
bool release_handle(uint64_t handle, HandleType type);

// Slot spaces: one per context, numbered 1 to 255.
int open_space();             // throws if all are in use
void drain_space(int space);  // drops released objects; only on the thread that drives the context
inline bool has_released(int space) {  // true if drain_space() has work
  return slot_table.released[static_cast<size_t>(space)].first.load(std::memory_order_relaxed);
}
void close_space(int space);  // makes every handle stale and drops the objects in reverse order

}  // namespace mpt
