// Buffers: memory of Vulkan, each piece with a buffer over all of it. A piece of the device that is
// larger than an allocation may be has several of them, where the driver can bind these to a
// buffer.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "backends/vulkan/connection.h"

namespace mpt::vulkan {

struct Buffer {
  VkBuffer buffer = nullptr;
  VkDeviceMemory memory = nullptr;
  bool has_parts = false;  // several allocations instead (sparse binding):
  std::vector<VkDeviceMemory> parts;
  uint64_t start = 0;  // the address of its first byte, of the device or of the host
  uint64_t bytes = 0;
  std::byte* data() const { return reinterpret_cast<std::byte*>(start); }
};

enum class Use {
  compute,   // memory of the device, with addresses of the device
  to_host,   // memory of the host that the device writes to, with addresses of the host
  from_host  // memory of the host that the device reads
};

// Makes buffers, and destroys them when the queue does not need them any more.
class Buffers {
 public:
  explicit Buffers(const Connection& c) : c_(c) {}
  ~Buffers() { destroy_run(UINT64_MAX); }
  Buffers(const Buffers&) = delete;
  Buffers& operator=(const Buffers&) = delete;

  // Makes a buffer; false: there is no more memory, for the reason that why() then has.
  bool make(Use use, uint64_t bytes, Buffer& out);
  const char* why() const { return why_; }
  // Returns the address of a buffer on the device; 0: it has none.
  uint64_t address_of(VkBuffer b) const;
  // Destroys a buffer that no queued work uses.
  void destroy(const Buffer& b) noexcept;
  // Destroys a buffer after batch number `last` of the queue.
  void destroy_after(uint64_t last, Buffer b) noexcept { waiting_.push_back({last, std::move(b)}); }
  // Destroys those that waited for the batches up to `done`.
  void destroy_run(uint64_t done) noexcept;

 private:
  struct Waiting {
    uint64_t last;
    Buffer buffer;
  };
  // Numbers of types of memory, the best first.
  struct Types {
    std::array<uint32_t, VK_MAX_MEMORY_TYPES> all{};
    uint32_t count = 0;
  };
  Types types_for(Use use, uint32_t allowed) const;
  bool fits(uint64_t bytes, uint64_t limit, const char* name);
  bool fits_piece(uint64_t bytes, uint64_t limit, const char* name);
  bool needs_parts(Use use, uint64_t bytes) const;
  bool is_done(const char* function, uint64_t bytes, VkResult r);
  void say_refused(uint64_t bytes, uint32_t heap, VkResult r);
  bool bind(Use use, Buffer& b);
  bool bind_parts(Use use, const VkMemoryRequirements& needs, Buffer& b);
  VkResult bind_now(VkBuffer b);
  bool allocate(Use use, const VkMemoryRequirements& needs, uint64_t bytes, VkDeviceMemory& out);
  bool find_start(Use use, Buffer& b);

  const Connection& c_;
  char why_[320] = "";
  size_t count_ = 0;                       // buffers that exist
  uint64_t in_parts_ = 0;                  // bytes of those with parts
  std::vector<VkSparseMemoryBind> binds_;  // for the buffer that is made
  std::vector<Waiting> waiting_;           // has room for all buffers
};

// Buffers by the addresses of their bytes.
class AddressMap {
 public:
  void add(uint64_t address, Buffer b) { all_[address] = std::move(b); }
  // Takes the buffer with this address off; false: there is none.
  bool take(uint64_t address, Buffer& out);
  // Finds the buffer that has all of these bytes, and their place in it.
  bool find(const void* p, uint64_t bytes, VkBuffer& buffer, uint64_t& offset) const;
  // Takes any one off; false: there are none.
  bool take_any(Buffer& out) { return !all_.empty() && take(all_.begin()->first, out); }

 private:
  std::map<uint64_t, Buffer> all_;
};

}  // namespace mpt::vulkan
