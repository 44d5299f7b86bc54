// The slot table behind every handle: 0 | type:7 | context:8 | generation:24 | slot:24. A handle is
// never dereferenced; a stale, foreign or wrong one is seen at the look-up, in release builds too.
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
  dlpack,  // the library's own: memory lent to a consumer
};
const char* name_of(HandleType t);

// What a slot holds: an object and how to let go of it, on the thread that drives the context.
using DropFn = void (*)(void* object);

struct Slot {
  std::atomic<uint64_t> handle{0};  // the live handle; 0 while free or released
  // generation | user references: a change by a stale handle fails even where the slot is in use
  // again.
  std::atomic<uint64_t> state{0};
  void* object = nullptr;
  DropFn drop = nullptr;
  Slot* next = nullptr;     // in the space's free list or released stack
  uint32_t generation = 0;  // of the latest handle
  uint32_t index = 0;       // 1-based, global
};

// Slots live in chunks that never move.
constexpr int kChunkLog = 10, kChunk = 1 << kChunkLog, kChunks = 1 << (24 - kChunkLog);
constexpr int kSpaces = 256;
// The library's only global state, with what slots.cpp keeps beside it.
struct SlotTable {
  std::array<std::atomic<Slot*>, kChunks> chunks{};
  struct alignas(64) Released {  // those of other spaces are written by other threads
    std::atomic<Slot*> first{nullptr};
  };
  std::array<Released, kSpaces> released{};  // by space: to be dropped
};
extern constinit SlotTable slot_table;

// Makes a handle with one user reference. `space` is the small number of the owning context.
// Throws OUT_OF_MEMORY when a table is full.
uint64_t make_handle(HandleType type, int space, void* object, DropFn drop);

inline int space_of(uint64_t handle) { return static_cast<int>(handle >> 48 & 0xff); }
inline HandleType type_of(uint64_t handle) { return static_cast<HandleType>(handle >> 56 & 0x7f); }

// The slot that a handle names, or would; nullptr where there is none.
inline Slot* slot_of(uint64_t handle) {
  const uint32_t index = handle & 0xffffff;
  if (index == 0) return nullptr;
  Slot* chunk = slot_table.chunks[(index - 1) >> kChunkLog].load(std::memory_order_acquire);
  return chunk ? chunk + ((index - 1) & (kChunk - 1)) : nullptr;
}
// The slot of a live handle of this type, else nullptr. Any thread.
inline Slot* find_slot(uint64_t handle, HandleType type) {
  Slot* slot = slot_of(handle);
  const bool live =
      slot && type_of(handle) == type && slot->handle.load(std::memory_order_acquire) == handle;
  return live ? slot : nullptr;
}
// The object, or nullptr where the handle is not a live one of this type.
inline void* find_handle(uint64_t handle, HandleType type) {
  const Slot* slot = find_slot(handle, type);
  return slot ? slot->object : nullptr;
}

inline bool is_live(uint64_t handle, HandleType type) {  // any thread
  return find_slot(handle, type);
}
bool retain_handle(uint64_t handle, HandleType type);  // any thread
// Any thread, never blocks. At the last reference the handle becomes stale at once; the object is
// queued and dropped by the context's next drain. True for the one call that gave the last one.
bool release_handle(uint64_t handle, HandleType type);

// Spaces: one per context, 1..255.
int open_space();                      // throws when all are in use
void drain_space(int space);           // drops what was released since; the driving thread
inline bool has_released(int space) {  // whether drain has work
  return slot_table.released[static_cast<size_t>(space)].first.load(std::memory_order_relaxed);
}
void close_space(int space);  // every handle becomes stale, objects are dropped in reverse order

}  // namespace mpt
