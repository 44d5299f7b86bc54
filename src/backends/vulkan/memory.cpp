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
bool Buffers::is_done(const char* function, uint64_t bytes, VkResult r) {
  if (r == VK_SUCCESS) return true;
  std::snprintf(why_, sizeof why_, "%s of %" PRIu64 " bytes returned %s", function, bytes,
                name_of(r));
  return false;
}

bool Buffers::make(Use use, uint64_t bytes, Buffer& out) {
  *why_ = 0;
  if (!fits(bytes, c_.max_allocation, "maxMemoryAllocationSize") ||
      !fits(bytes, c_.max_buffer, "maxBufferSize"))
    return false;
  waiting_.reserve(count_ + 1);
  Buffer b;
  b.bytes = bytes;
  VkBufferCreateInfo info{};
  info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
  info.size = bytes;
  info.usage = usage_of(use);
  if (!is_done("vkCreateBuffer", bytes, c_.vk.CreateBuffer(c_.device, &info, nullptr, &b.buffer)))
    return false;
  ++count_;
  if (!bind(use, b) || !find_start(use, b)) {
    destroy(b);
    return false;
  }
  out = b;
  return true;
}

// Gives a buffer its memory, of the best type that has any left.
bool Buffers::bind(Use use, Buffer& b) {
  const Functions& vk = c_.vk;
  VkMemoryRequirements needs{};
  vk.GetBufferMemoryRequirements(c_.device, b.buffer, &needs);
  VkMemoryAllocateFlagsInfo flags{};
  flags.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO;
  flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  VkMemoryAllocateInfo allocate{};
  allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
  allocate.pNext = use == Use::compute ? &flags : nullptr;
  allocate.allocationSize = needs.size;
  if (!fits(needs.size, c_.max_allocation, "maxMemoryAllocationSize")) return false;
  const Types types = types_for(use, needs.memoryTypeBits);
  if (types.count == 0) {
    std::snprintf(why_, sizeof why_, "%s has no memory that %s", c_.name.c_str(),
                  use == Use::compute ? "is its own" : "it shares with the host");
    return false;
  }
  uint32_t full = 0;  // heaps, as bits
  for (uint32_t i = 0; i < types.count && !b.memory; ++i) {
    allocate.memoryTypeIndex = types.all[i];
    const uint32_t heap = c_.memory.memoryTypes[types.all[i]].heapIndex;
    if (full & 1u << heap) continue;
    full |= 1u << heap;
    // The reason that is given, if no type has room, is that of the best.
    const bool is_first = i == 0;
    if (needs.size > c_.memory.memoryHeaps[heap].size) {
      if (is_first) fits(needs.size, c_.memory.memoryHeaps[heap].size, "the memory");
      continue;
    }
    const VkResult r = vk.AllocateMemory(c_.device, &allocate, nullptr, &b.memory);
    if (r == VK_SUCCESS) break;
    b.memory = nullptr;
    if (is_first) say_refused(needs.size, heap, r);
  }
  return b.memory && is_done("vkBindBufferMemory", needs.size,
                             vk.BindBufferMemory(c_.device, b.buffer, b.memory, 0));
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
  out = at->second;
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
