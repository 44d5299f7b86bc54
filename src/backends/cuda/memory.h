// Memory of a device of CUDA and pinned memory of the host, as the library takes it in pieces.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "backends/cuda/stream.h"

namespace mpt::cuda {

inline Address address_of(const void* p) { return reinterpret_cast<uintptr_t>(p); }

// MemoryPieces: pieces of memory by their addresses.
class MemoryPieces {
 public:
  void add(Address at, size_t bytes) { all_[at] = bytes; }
  // Takes a piece off; false: there is none at this address.
  bool take(Address at) { return all_.erase(at) > 0; }
  // True if one piece has all of these bytes.
  bool has(Address at, size_t bytes) const;
  // Returns the address of any piece; 0: there is none.
  Address any() const { return all_.empty() ? 0 : all_.begin()->first; }

 private:
  std::map<Address, size_t> all_;
};

// Memory of the device, taken and given back in the order of the stream. While that is captured
// into a graph, memory is taken apart from it, and given back behind the capture.
class MemoryPool {
 public:
  MemoryPool(const Primary& p, Stream& stream);  // throws MPT_ERROR_DEVICE
  ~MemoryPool();                                 // when the stream has run
  MemoryPool(const MemoryPool&) = delete;
  MemoryPool& operator=(const MemoryPool&) = delete;

  // Returns memory aligned to 256 bytes; nullptr: there is no more, for the reason that why() has.
  void* alloc(size_t bytes);
  const char* why() const { return why_; }
  void free(void* p) noexcept;
  void free_all() noexcept;
  // Frees what was freed while the stream was captured.
  void end_capture() noexcept;
  const MemoryPieces& pieces() const { return pieces_; }

 private:
  const Primary& p_;
  Stream& stream_;
  Pool pool_ = nullptr;
  StreamHandle apart_ = nullptr;  // for allocations while the stream is captured
  MemoryPieces pieces_;           // that were not freed
  std::vector<Address> late_;     // freed while the stream was captured
  char why_[320] = "";
};

// Pinned memory of the host, which the device reads and writes.
class PinnedStaging {
 public:
  PinnedStaging(const Primary& p, Stream& stream) : p_(p), stream_(stream) {}
  ~PinnedStaging();  // when the stream has run
  PinnedStaging(const PinnedStaging&) = delete;
  PinnedStaging& operator=(const PinnedStaging&) = delete;

  void* alloc(size_t bytes);  // nullptr: there is no more
  void free(void* p) noexcept;
  const MemoryPieces& pieces() const { return pieces_; }

 private:
  const Primary& p_;
  Stream& stream_;
  MemoryPieces pieces_;
};

}  // namespace mpt::cuda
