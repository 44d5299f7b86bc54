// Takes from the operating system, besides files (io/file.h), threads (core/pool.h) and modules
// (backends/module_file.h). A build with the option static_host has the other definitions, which
// refuse: the host gives memory, threads and files by hooks.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace mpt::system {

// Returns false if memory comes from the host's hooks alone.
bool has_memory();

struct Ram {
  size_t ram = 0, all = 0;  // without and with swap; 0: unknown
};
// Returns the memory of the machine. Linux overcommits: an allocation beyond `all` succeeds, and
// the process is killed when it touches the memory.
Ram machine();
// Returns the bytes of address space to reserve. If the process has a limit, the rest is for the
// other code of the process.
size_t address_space(size_t ram);
// Reserves address space without memory; nullptr: there is none.
void* reserve(size_t bytes);
// Gives memory to a part of what was reserved. Returns false if there is none.
bool commit(void* at, size_t bytes);
void release(void* base, size_t bytes);
// Gives back the whole pages of a part, whose bytes become undefined.
void discard(void* at, size_t bytes);

// Returns the number of this process, which the child of a fork does not share.
int64_t process();
// Returns when each other thread has written what its code has written so far, and what it reads
// from now on was read behind what the calling thread has written. The other threads pay nothing.
void order_threads();
// Lets other threads work for a moment.
void wait_a_little();
// Keeps the library loaded until the calling thread ends, even if the host closes it before.
void keep_library_for_thread();

// Asks the system to keep the tile registers (AMX) of this process. Returns false if it does not.
bool may_use_tiles();
// Returns an environment variable; nullptr: it is not set.
const char* setting(const char* name);

}  // namespace mpt::system
