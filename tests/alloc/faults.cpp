// Faults: makes the n-th allocation of the library fail, or all from there on.
// SPDX-License-Identifier: Apache-2.0
#include "faults.h"

#include <dlfcn.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "../fake/control.h"
#include "core/arena.h"
#include "core/error.h"

namespace {

struct State {
  bool armed = false;
  int64_t count = 0, at = 0;
  mpt_test::Failing how = mpt_test::Failing::one;
};
thread_local constinit State state;
constinit std::atomic<int64_t> blocks{0}, taken{0};

// The allocations of a device are none of the library's. The fake device tells when it is entered;
// on another one only allocations of the arena fail.
thread_local constinit int inside_device = 0;
constinit bool heap_fails = true;
[[maybe_unused]] const bool is_watched = [] {
  if (!mpt_test::test_device()) return false;
  void* const module = dlopen(mpt_test::test_device(), RTLD_NOW | RTLD_LOCAL);
  auto control = reinterpret_cast<mpt_fake::Control* (*)()>(dlsym(module, "fake_control"));
  if (!control) return heap_fails = false;
  control()->inside = [](bool is_inside) { inside_device += is_inside ? 1 : -1; };
  return true;
}();

bool fails() { return mpt_test::Faults::next(); }

void* allocate(size_t n, size_t align) {
  if (heap_fails && fails()) return nullptr;
  ++taken;
  void* p = align ? std::aligned_alloc(align, (n + align - 1) / align * align) : std::malloc(n);
  if (p) ++blocks;
  return p;
}
void* or_throw(void* p) {
  if (!p) throw std::bad_alloc();
  return p;
}
void release(void* p) {
  if (p) --blocks;
  std::free(p);
}

}  // namespace

namespace mpt_test {

Faults::Faults(int64_t at, Failing how) { state = {true, 0, at, how}; }
Faults::~Faults() { state.armed = false; }
bool Faults::next() {
  if (!state.armed || inside_device) return false;
  ++state.count;
  return state.how == Failing::one ? state.count == state.at
                                   : state.at > 0 && state.count >= state.at;
}
int64_t Faults::count() const { return state.count; }
bool Faults::fired() const { return state.at > 0 && state.count >= state.at; }
int64_t heap_blocks() { return blocks; }
int64_t heap_allocations() { return taken; }

}  // namespace mpt_test

// -- the heap -------------------------------------------------------------------------------------

void* operator new(size_t n) { return or_throw(allocate(n ? n : 1, 0)); }
void* operator new[](size_t n) { return or_throw(allocate(n ? n : 1, 0)); }
void* operator new(size_t n, const std::nothrow_t&) noexcept { return allocate(n ? n : 1, 0); }
void* operator new[](size_t n, const std::nothrow_t&) noexcept { return allocate(n ? n : 1, 0); }
void* operator new(size_t n, std::align_val_t a) {
  return or_throw(allocate(n, static_cast<size_t>(a)));
}
void* operator new[](size_t n, std::align_val_t a) {
  return or_throw(allocate(n, static_cast<size_t>(a)));
}
void operator delete(void* p) noexcept { release(p); }
void operator delete[](void* p) noexcept { release(p); }
void operator delete(void* p, size_t) noexcept { release(p); }
void operator delete[](void* p, size_t) noexcept { release(p); }
void operator delete(void* p, const std::nothrow_t&) noexcept { release(p); }
void operator delete[](void* p, const std::nothrow_t&) noexcept { release(p); }
void operator delete(void* p, std::align_val_t) noexcept { release(p); }
void operator delete[](void* p, std::align_val_t) noexcept { release(p); }
void operator delete(void* p, size_t, std::align_val_t) noexcept { release(p); }
void operator delete[](void* p, size_t, std::align_val_t) noexcept { release(p); }

// -- the arena: the linker's --wrap redirects the calls of other files to these functions ---------

extern "C" {
mpt::Arena::Block* __real__ZN3mpt5Arena5allocEmNS_7PurposeE(mpt::Arena* a, size_t bytes,
                                                            mpt::Purpose purpose);
void* __real__ZN3mpt5Arena12alloc_objectEm(mpt::Arena* a, size_t bytes);
mpt::Arena::Block* __wrap__ZN3mpt5Arena5allocEmNS_7PurposeE(mpt::Arena* a, size_t bytes,
                                                            mpt::Purpose purpose);
void* __wrap__ZN3mpt5Arena12alloc_objectEm(mpt::Arena* a, size_t bytes);

mpt::Arena::Block* __wrap__ZN3mpt5Arena5allocEmNS_7PurposeE(mpt::Arena* a, size_t bytes,
                                                            mpt::Purpose purpose) {
  if (fails()) mpt::fail(MPT_ERROR_OUT_OF_MEMORY, "the arena has no %zu bytes", bytes);
  return __real__ZN3mpt5Arena5allocEmNS_7PurposeE(a, bytes, purpose);
}
void* __wrap__ZN3mpt5Arena12alloc_objectEm(mpt::Arena* a, size_t bytes) {
  if (fails()) mpt::fail(MPT_ERROR_OUT_OF_MEMORY, "the arena has no %zu bytes", bytes);
  return __real__ZN3mpt5Arena12alloc_objectEm(a, bytes);
}
}
