// The definitions of a build with static_host: memory and threads are the host's, and there is no
// environment.
// SPDX-License-Identifier: Apache-2.0
#include <thread>

#include "core/error.h"
#include "core/pool.h"
#include "core/system.h"

namespace mpt {
namespace system {

bool has_memory() { return false; }
Ram machine() { return {}; }
size_t address_space(size_t) { return 0; }
void* reserve(size_t) { return nullptr; }
bool commit(void*, size_t) { return false; }
void release(void*, size_t) {}
void discard(void*, size_t) {}
int64_t process() { return 0; }
void order_threads() {
  // A processor writes what it has buffered within a microsecond.
  for (int i = 0; i < 1000; ++i) std::this_thread::yield();
}
void wait_a_little() { std::this_thread::yield(); }
void keep_library_for_thread() {}
bool may_use_tiles() { return false; }
const char* setting(const char*) { return nullptr; }

}  // namespace system

Pool::Pool(int32_t workers, ThreadHooks) {
  fail(MPT_ERROR_UNSUPPORTED,
       "own_threads is %d, and this build (static_host) starts no threads: leave it at 0, and give "
       "hooks.parallel_for",
       workers);
}
Pool::~Pool() = default;
Jobs Pool::jobs() { return {}; }
int32_t Pool::processors() { return 1; }

}  // namespace mpt
