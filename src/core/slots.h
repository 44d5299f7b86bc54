// The slot table behind every handle: 0 | type:7 | context:8 | generation:24 | slot:24. A handle is
// never dereferenced; a stale, foreign or wrong one is seen at the look-up, in release builds too.
// SPDX-License-Identifier: Apache-2.0
#pragma once

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
  schedule,
  module,
  plan,
  comm,
  file,
  lbfgs,
  dlpack,  // the library's own: memory lent to a consumer
};
const char* name_of(HandleType t);

// What a slot holds: an object and how to let go of it, on the thread that drives the context.
using DropFn = void (*)(void* object);

// Makes a handle with one user reference. `space` is the small number of the owning context.
// Throws OUT_OF_MEMORY when a table is full.
uint64_t make_handle(HandleType type, int space, void* object, DropFn drop);

// The object, or nullptr where the handle is not a live one of this type.
void* find_handle(uint64_t handle, HandleType type);
inline int space_of(uint64_t handle) { return static_cast<int>(handle >> 48 & 0xff); }
inline HandleType type_of(uint64_t handle) { return static_cast<HandleType>(handle >> 56 & 0x7f); }

bool is_live(uint64_t handle, HandleType type);        // any thread
bool retain_handle(uint64_t handle, HandleType type);  // any thread
// Any thread, never blocks. At the last reference the handle becomes stale at once; the object is
// queued and dropped by the context's next drain.
void release_handle(uint64_t handle, HandleType type);
// How many user references a live handle has; 0 for others.
int64_t handle_references(uint64_t handle);

// Spaces: one per context, 1..255.
int open_space(void* context);  // throws when all are in use
void* space_owner(int space);
void drain_space(int space);   // drops what was released since; the driving thread
bool has_released(int space);  // cheap: whether drain has work
void close_space(int space);   // every handle becomes stale, objects are dropped in reverse order

}  // namespace mpt
