// Memory, threads and environment of the operating system.
// SPDX-License-Identifier: Apache-2.0
#include "core/system.h"

#include <cxxabi.h>
#include <linux/membarrier.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <thread>

// Names the library that this file is a part of, in the Itanium C++ ABI.
extern "C" void* __dso_handle;  // NOLINT(bugprone-reserved-identifier)

namespace mpt::system {

bool has_memory() { return true; }

Ram machine() {
  struct sysinfo s;
  if (sysinfo(&s)) return {};
  const size_t ram = size_t{s.totalram} * s.mem_unit;
  return {ram, ram + size_t{s.totalswap} * s.mem_unit};
}

size_t address_space(size_t ram) {
  struct rlimit address_limit;
  const bool is_limited =
      !getrlimit(RLIMIT_AS, &address_limit) && address_limit.rlim_cur != RLIM_INFINITY;
  return is_limited ? std::min<size_t>(2 * ram, address_limit.rlim_cur / 32) : 2 * ram;
}

void* reserve(size_t bytes) {
  void* const base =
      mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return base == MAP_FAILED ? nullptr : base;
}

bool commit(void* at, size_t bytes) {
  if (mprotect(at, bytes, PROT_READ | PROT_WRITE)) return false;
  madvise(at, bytes, MADV_HUGEPAGE);
  return true;
}

void release(void* base, size_t bytes) { munmap(base, bytes); }

void discard(void* at, size_t bytes) {
  const auto in_page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE)) - 1;  // a power of two less 1
  const auto begin = (reinterpret_cast<uintptr_t>(at) + in_page) & ~in_page;
  const auto end = (reinterpret_cast<uintptr_t>(at) + bytes) & ~in_page;
  if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
}

int64_t process() { return getpid(); }

void order_threads() {
  const auto barrier = [](int command) { return syscall(SYS_membarrier, command, 0) == 0; };
  if (barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED)) return;
  if (barrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED) &&
      barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED)) {
    return;
  }
  // A processor writes what it has buffered within a microsecond.
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

void wait_a_little() { std::this_thread::sleep_for(std::chrono::microseconds(100)); }

void keep_library_for_thread() {
  // The system keeps a library that has a destructor to run when a thread ends.
  abi::__cxa_thread_atexit([](void*) {}, nullptr, &__dso_handle);
}

bool may_use_tiles() {
#if defined(__x86_64__) && defined(__linux__)
  constexpr long kRequestPermission = 0x1023, kTileData = 18;  // arch_prctl(ARCH_REQ_XCOMP_PERM)
  return syscall(SYS_arch_prctl, kRequestPermission, kTileData) == 0;
#else
  return false;
#endif
}

const char* setting(const char* name) { return std::getenv(name); }

}  // namespace mpt::system
