// Driver: the thread that is in a call on a context. A second one is refused where it is seen. The
// mark costs a load and a comparison for each handle, and no atomic read-modify-write, so two
// threads that begin at the same moment are not seen.
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

// Marks a context as in use by the public call in progress, which is the first of its thread on it.
void begin_to_drive(int space);
// Fails with MPT_ERROR_STATE, because another thread is in a call on the context.
[[noreturn, gnu::cold]] void fail_other_driver(int space);

// Begins to use the context with this space, if the call does not use it already.
inline void drive(int space) {
  const uintptr_t thread =
      slot_table.drivers[static_cast<size_t>(space)].thread.load(std::memory_order_relaxed);
  if (thread == thread_mark()) return;
  if (thread != 0) [[unlikely]]
    fail_other_driver(space);
  begin_to_drive(space);
}

// Removes the mark that a public call has set.
inline void end_driving(const PublicCall& call) {
  if (call.space == 0) return;
  slot_table.drivers[static_cast<size_t>(call.space)].thread.store(0, std::memory_order_relaxed);
}

}  // namespace mpt
