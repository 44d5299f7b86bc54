// Chooses types of memory, allocates and finds buffers.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/memory.h"

#include <algorithm>
#include <bit>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <tuple>

namespace mpt::vulkan {
namespace {

constexpr uint64_t kLeastPart = 1 << 20;  // bytes; Vulkan promises 2^30

struct Wish {
  VkMemoryPropertyFlags must, should, should_not;
};

Wish wish_of(Use use) {
  constexpr VkMemoryPropertyFlags kMapped =
      VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  switch (use) {
    case Use::compute:
      return {VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT};
    case Use::to_host:
      return {kMapped, VK_MEMORY_PROPERTY_HOST_CACHED_BIT, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT};
    case Use::from_host: break;
  }
  return {kMapped, 0, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | VK_MEMORY_PROPERTY_HOST_CACHED_BIT};
}

VkBufferUsageFlags usage_of(Use use) {
  switch (use) {
    case Use::compute:
      return VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
             VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    case Use::to_host: return VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    case Use::from_host: break;
  }
  return VK_BUFFER_USAGE_TRANSFER_SRC_BIT;
}

}  // namespace

// Puts the type of the largest heap first where several fit equally well: a device may have small
// heaps for special purposes. Memory that is not the device's own comes last, and only where it is
// as fast.
Buffers::Types Buffers::types_for(Use use, uint32_t allowed) const {
  const Wish w = wish_of(use);
  const VkMemoryPropertyFlags must =
      use == Use::compute && c_.shares_memory ? VkMemoryPropertyFlags{0} : w.must;
  constexpr VkMemoryPropertyFlags kUsual =
      VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
      VK_MEMORY_PROPERTY_HOST_COHERENT_BIT | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
  Types types;
  for (uint32_t i = 0; i < c_.memory.memoryTypeCount; ++i) {
    const VkMemoryPropertyFlags has = c_.memory.memoryTypes[i].propertyFlags;
    if ((allowed & 1u << i) && (has & must) == must && !(has & ~kUsual))
      types.all[types.count++] = i;
  }
  const auto worth = [&](uint32_t type) {
    const VkMemoryPropertyFlags has = c_.memory.memoryTypes[type].propertyFlags;
    return std::tuple((has & w.must) == w.must,
                      2 * std::popcount(has & w.should) - std::popcount(has & w.should_not),
                      c_.memory.memoryHeaps[c_.memory.memoryTypes[type].heapIndex].size);
  };
  std::stable_sort(types.all.begin(), types.all.begin() + types.count,
                   [&](uint32_t a, uint32_t b) { return worth(a) > worth(b); });
  return types;
}

// Notes why a buffer was not made, if it was not.
bool Buffers::fits(uint64_t bytes, uint64_t limit, const char* name) {
  if (bytes <= limit) return true;
  std::snprintf(why_, sizeof why_,
                "%" PRIu64 " bytes in one piece are more than %s of %s, %" PRIu64, bytes, name,
                c_.name.c_str(), limit);
  return false;
}
bool Buffers::fits_piece(uint64_t bytes, uint64_t limit, const char* name) {
  if (fits(bytes, limit, name)) return true;
  const size_t said = std::strlen(why_);
  std::snprintf(why_ + said, sizeof why_ - said,
                "; if the piece grows with the batch, 1/%" PRIu64 " of the batch fits",
                (bytes - 1) / std::max<uint64_t>(limit, 1) + 1);
  return false;
}
bool Buffers::is_done(const char* function, uint64_t bytes, VkResult r) {
  if (r == VK_SUCCESS) return true;
  std::snprintf(why_, sizeof why_, "%s of %" PRIu64 " bytes returned %s", function, bytes,
                name_of(r));
  return false;
}

bool Buffers::needs_parts(Use use, uint64_t bytes) const {
  return use == Use::compute && bytes > c_.max_allocation && c_.max_allocation >= kLeastPart &&
         c_.sparse_space > 0;
}

bool Buffers::make(Use use, uint64_t bytes, Buffer& out) {
  *why_ = 0;
  Buffer b;
  b.bytes = bytes;
  b.has_parts = needs_parts(use, bytes);
  if (!fits_piece(bytes, c_.max_buffer, "maxBufferSize")) return false;
  if (b.has_parts) {
    if (!fits_piece(bytes, c_.sparse_space - in_parts_, "what is left of sparseAddressSpaceSize"))
      return false;
  } else if (!fits_piece(bytes, c_.max_allocation, "maxMemoryAllocationSize")) {
    return false;
  }
  waiting_.reserve(count_ + 1);
  if (b.has_parts) {
    // The parts are as large as an allocation may be, rounded down to the buffer's alignment.
    const size_t most = bytes / (c_.max_allocation - kLeastPart / 2) + 2;
    b.parts.reserve(most);
    binds_.reserve(most);
  }
  VkBufferCreateInfo info{};
  info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
  if (b.has_parts) info.flags = VK_BUFFER_CREATE_SPARSE_BINDING_BIT;
  info.size = bytes;
  info.usage = usage_of(use);
  if (!is_done("vkCreateBuffer", bytes, c_.vk.CreateBuffer(c_.device, &info, nullptr, &b.buffer)))
    return false;
  ++count_;
  if (b.has_parts) in_parts_ += bytes;
  if (!bind(use, b) || !find_start(use, b)) {
    destroy(b);
    return false;
  }
  out = std::move(b);
  return true;
}

// Gives a buffer its memory.
bool Buffers::bind(Use use, Buffer& b) {
  VkMemoryRequirements needs{};
  c_.vk.GetBufferMemoryRequirements(c_.device, b.buffer, &needs);
  if (b.has_parts) return bind_parts(use, needs, b);
  return fits_piece(needs.size, c_.max_allocation, "maxMemoryAllocationSize") &&
         allocate(use, needs, needs.size, b.memory) &&
         is_done("vkBindBufferMemory", needs.size,
                 c_.vk.BindBufferMemory(c_.device, b.buffer, b.memory, 0));
}

bool Buffers::bind_parts(Use use, const VkMemoryRequirements& needs, Buffer& b) {
  const uint64_t unit = std::clamp<uint64_t>(needs.alignment, 1, kLeastPart / 2);
  const uint64_t most = c_.max_allocation / unit * unit;
  binds_.clear();
  for (uint64_t at = 0; at < needs.size; at += most) {
    VkSparseMemoryBind part{.resourceOffset = at, .size = std::min(most, needs.size - at)};
    if (!allocate(use, needs, part.size, part.memory)) return false;
    b.parts.push_back(part.memory);
    binds_.push_back(part);
  }
  const VkResult r = bind_now(b.buffer);
  if (r == VK_TIMEOUT) b = {};  // the device hangs, and what it uses must not be destroyed
  return is_done("vkQueueBindSparse", needs.size, r);
}

// Binds binds_ to a buffer, and waits until that is done.
VkResult Buffers::bind_now(VkBuffer b) {
  const Functions& vk = c_.vk;
  VkFenceCreateInfo made{};
  made.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO;
  VkFence done = nullptr;
  VkResult r = vk.CreateFence(c_.device, &made, nullptr, &done);
  if (r != VK_SUCCESS) return r;
  const VkSparseBufferMemoryBindInfo binds{b, static_cast<uint32_t>(binds_.size()), binds_.data()};
  VkBindSparseInfo info{};
  info.sType = VK_STRUCTURE_TYPE_BIND_SPARSE_INFO;
  info.bufferBindCount = 1;
  info.pBufferBinds = &binds;
  {
    const Connection::Locked locked(c_);
    r = vk.QueueBindSparse(c_.queue, 1, &info, done);
  }
  constexpr uint64_t kLongest = 600'000'000'000;  // nanoseconds
  if (r == VK_SUCCESS) r = vk.WaitForFences(c_.device, 1, &done, VK_TRUE, kLongest);
  if (r != VK_TIMEOUT) vk.DestroyFence(c_.device, done, nullptr);
  return r;
}

// Allocates memory for a buffer, or a part of it, of the best type that has any left.
bool Buffers::allocate(Use use, const VkMemoryRequirements& needs, uint64_t bytes,
                       VkDeviceMemory& out) {
  VkMemoryAllocateFlagsInfo flags{};
  flags.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO;
  flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  VkMemoryAllocateInfo info{};
  info.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
  info.pNext = use == Use::compute ? &flags : nullptr;
  info.allocationSize = bytes;
  const Types types = types_for(use, needs.memoryTypeBits);
  if (types.count == 0) {
    std::snprintf(why_, sizeof why_, "%s has no memory that %s", c_.name.c_str(),
                  use == Use::compute ? "is its own" : "it shares with the host");
    return false;
  }
  uint32_t full = 0;  // heaps, as bits
  for (uint32_t i = 0; i < types.count; ++i) {
    info.memoryTypeIndex = types.all[i];
    const uint32_t heap = c_.memory.memoryTypes[types.all[i]].heapIndex;
    if (full & 1u << heap) continue;
    full |= 1u << heap;
    // The reason that is given, if no type has room, is that of the best.
    const bool is_first = i == 0;
    if (needs.size > c_.memory.memoryHeaps[heap].size) {
      if (is_first) fits(needs.size, c_.memory.memoryHeaps[heap].size, "the memory");
      continue;
    }
    const VkResult r = c_.vk.AllocateMemory(c_.device, &info, nullptr, &out);
    if (r == VK_SUCCESS) return true;
    out = nullptr;
    if (is_first) say_refused(bytes, heap, r);
  }
  return false;
}

void Buffers::say_refused(uint64_t bytes, uint32_t heap, VkResult r) {
  is_done("vkAllocateMemory", bytes, r);
  const uint64_t left = c_.left_of(heap);
  if (left == UINT64_MAX) return;
  const size_t said = std::strlen(why_);
  std::snprintf(why_ + said, sizeof why_ - said,
                "; of its memory, %" PRIu64 " bytes are left to this process", left);
}

bool Buffers::find_start(Use use, Buffer& b) {
  if (use == Use::compute) {
    b.start = address_of(b.buffer);
    return b.start != 0;
  }
  void* mapped = nullptr;
  if (!is_done("vkMapMemory", b.bytes,
               c_.vk.MapMemory(c_.device, b.memory, 0, VK_WHOLE_SIZE, 0, &mapped)))
    return false;
  b.start = reinterpret_cast<uintptr_t>(mapped);
  return true;
}

uint64_t Buffers::address_of(VkBuffer b) const {
  VkBufferDeviceAddressInfo of{};
  of.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO;
  of.buffer = b;
  return c_.vk.GetBufferDeviceAddress(c_.device, &of);
}

void Buffers::destroy(const Buffer& b) noexcept {
  c_.vk.DestroyBuffer(c_.device, b.buffer, nullptr);
  c_.vk.FreeMemory(c_.device, b.memory, nullptr);
  for (const VkDeviceMemory part : b.parts) c_.vk.FreeMemory(c_.device, part, nullptr);
  if (b.has_parts) in_parts_ -= b.bytes;
  --count_;
}

void Buffers::destroy_run(uint64_t done) noexcept {
  std::erase_if(waiting_, [&](const Waiting& w) {
    if (w.last > done) return false;
    destroy(w.buffer);
    return true;
  });
}

bool AddressMap::take(uint64_t address, Buffer& out) {
  const auto at = all_.find(address);
  if (at == all_.end()) return false;
  out = std::move(at->second);
  all_.erase(at);
  return true;
}

bool AddressMap::find(const void* p, uint64_t bytes, VkBuffer& buffer, uint64_t& offset) const {
  const auto address = reinterpret_cast<uintptr_t>(p);
  auto at = all_.upper_bound(address);
  if (at == all_.begin()) return false;
  const Buffer& b = (--at)->second;
  offset = address - b.start;
  buffer = b.buffer;
  return offset <= b.bytes && bytes <= b.bytes - offset;
}

}  // namespace mpt::vulkan
