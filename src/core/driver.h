// Driver: the thread that is in a call on a context. A second one is refused where it is seen. The
// mark costs a load and a comparison for each handle, and no atomic read-modify-write, so two
// threads that begin at the same moment are not seen. The thread that ends a context sees all: it
// pays for the order between its claim and the marks of other threads.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "core/error.h"
#include "core/slots.h"

namespace mpt {

// Returns a number of the calling thread, never 0, that no other running thread has.
inline uintptr_t thread_mark() {
#if defined(__linux__) && defined(__x86_64__) && defined(__LP64__)
  uintptr_t mark;  // the thread pointer, which the ABI keeps at its own address
  __asm__("movq %%fs:0, %0" : "=r"(mark));
  return mark;
#elif defined(__linux__) && defined(__aarch64__) && defined(__LP64__)
  uintptr_t mark;
  __asm__("mrs %0, tpidr_el0" : "=r"(mark));
  return mark;
#else
  return reinterpret_cast<uintptr_t>(&this_call());
#endif
}

// Marks the context of a live handle as in use by the public call in progress, which is the first
// of its thread on it. Returns false if the context has ended meanwhile. Fails with MPT_ERROR_STATE
// if another thread is ending it.
bool begin_to_drive(uint64_t handle);
// Fails with MPT_ERROR_STATE, because another thread is in a call on the context.
[[noreturn, gnu::cold]] void fail_other_driver(int space);

// Begins to use the context of a live handle, if the call does not use it already. Returns false if
// the context has ended meanwhile.
inline bool drive(uint64_t handle) {
  const int space = space_of(handle);
  const uintptr_t thread =
      slot_table.drivers[static_cast<size_t>(space)].thread.load(std::memory_order_relaxed);
  if (thread == thread_mark()) return true;
  if (thread != 0) [[unlikely]]
    fail_other_driver(space);
  return begin_to_drive(handle);
}

// Removes the mark that a public call has set.
inline void end_driving(const PublicCall& call) {
  if (call.space == 0) return;
  slot_table.drivers[static_cast<size_t>(call.space)].thread.store(0, std::memory_order_release);
}

constexpr uint64_t kEnding = uint64_t{1} << 63;  // no handle has this bit

// Makes a context known that begins in an open space.
void begin_context(int space, uint64_t context);
// Claims the end of a context for the calling thread, which is in no call on it: calls that begin
// on other threads fail from now on. Returns false if another thread has ended the context. If a
// call of another thread is in progress, the function waits for it (`waits`) or fails with
// MPT_ERROR_STATE. In the child of a fork it does not wait for threads that only the parent has.
bool begin_to_end(uint64_t context, bool waits);
// Gives up the claim, in a space that is about to be closed.
void end_context(int space);

}  // namespace mpt
