// Takes memory from CUDA's driver and gives it back.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/memory.h"

#include <algorithm>
#include <cstdio>
#include <new>
#include <utility>

namespace mpt::cuda {

bool MemoryPieces::has(Address at, size_t bytes) const {
  const auto behind = all_.upper_bound(at);
  if (behind == all_.begin()) return false;
  const auto& [start, size] = *std::prev(behind);
  return at - start <= size && bytes <= size - (at - start);
}

MemoryPool::MemoryPool(const Primary& p, Stream& stream) : p_(p), stream_(stream) {
  const Current current(p.cu, p.context);
  const PoolProperties properties{.place = p.device};
  p.cu.need("cuMemPoolCreate", p.cu.pool_create(&pool_, &properties));
}

MemoryPool::~MemoryPool() {
  const Current current(p_.cu, p_.context);
  if (apart_) p_.cu.stream_destroy(apart_);
  p_.cu.pool_destroy(pool_);
}

// The driver aligns its memory to 256 bytes.
void* MemoryPool::alloc(size_t bytes) {
  const CudaDriver& cu = p_.cu;
  const Current current(cu, p_.context);
  const bool is_captured = stream_.is_captured();
  Result r = Result::success;
  if (is_captured && !apart_) r = cu.stream_create(&apart_, kNonBlockingStream);
  const StreamHandle on = is_captured ? apart_ : stream_.handle();
  const auto attempt = [&](Address& at) {
    return cu.alloc(&at, std::max<size_t>(bytes, 1), pool_, on);
  };
  Address at = 0;
  if (r == Result::success) r = attempt(at);
  if (r == Result::success && is_captured) r = cu.stream_wait(apart_);
  if (r == Result::out_of_memory && !is_captured) {
    // Freed memory goes back to the device once the stream is past it.
    stream_.look_after_others([] { return false; });
    cu.stream_wait(stream_.handle());
    cu.pool_trim(pool_, 0);
    r = attempt(at);
  }
  if (!stream_.check("cuMemAllocFromPoolAsync", r)) {
    pieces_.add(at, bytes);
    return reinterpret_cast<void*>(at);
  }
  size_t left = 0, all = 0;
  cu.memory_left(&left, &all);
  std::snprintf(why_, sizeof why_, "%s; %zu of the device's %zu MB are free",
                cu.text("cuMemAllocFromPoolAsync", r).c_str(), left >> 20, all >> 20);
  return nullptr;
}

void MemoryPool::free(void* p) noexcept {
  if (stream_.is_captured()) {
    try {
      late_.push_back(address_of(p));
    } catch (const std::bad_alloc&) {  // it is freed with the pool
    }
    return;
  }
  if (!pieces_.take(address_of(p)) || stream_.is_lost()) return;
  const Current current(p_.cu, p_.context);
  stream_.check("cuMemFreeAsync", p_.cu.free(address_of(p), stream_.handle()));
}

void MemoryPool::free_all() noexcept {
  while (const Address at = pieces_.any()) free(reinterpret_cast<void*>(at));
}

void MemoryPool::end_capture() noexcept {
  for (const Address at : std::exchange(late_, {})) free(reinterpret_cast<void*>(at));
}

PinnedStaging::~PinnedStaging() {
  while (const Address at = pieces_.any()) free(reinterpret_cast<void*>(at));
}

void* PinnedStaging::alloc(size_t bytes) {
  const Current current(p_.cu, p_.context);
  void* p = nullptr;
  const Result r = p_.cu.host_alloc(&p, std::max<size_t>(bytes, 1), 0);
  if (stream_.check("cuMemHostAlloc", r)) return nullptr;
  pieces_.add(address_of(p), bytes);
  return p;
}

void PinnedStaging::free(void* p) noexcept {
  if (!pieces_.take(address_of(p))) return;
  const Current current(p_.cu, p_.context);
  p_.cu.host_free(p);
}

}  // namespace mpt::cuda
