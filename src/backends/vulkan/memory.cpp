// Chooses types of memory, allocates and finds buffers.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/memory.h"

#include <bit>
#include <cinttypes>
#include <cstdio>

namespace mpt::vulkan {
namespace {

constexpr uint32_t kNoType = UINT32_MAX;

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

// Takes the type of the largest heap where several fit equally well: a device may have small heaps
// for special purposes.
uint32_t Buffers::type_for(Use use, uint32_t allowed) const {
  const Wish w = wish_of(use);
  constexpr VkMemoryPropertyFlags kUsual =
      VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
      VK_MEMORY_PROPERTY_HOST_COHERENT_BIT | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
  uint32_t best = kNoType;
  int best_fit = -1;
  uint64_t best_heap = 0;
  for (uint32_t i = 0; i < c_.memory.memoryTypeCount; ++i) {
    const VkMemoryPropertyFlags has = c_.memory.memoryTypes[i].propertyFlags;
    const uint64_t heap = c_.memory.memoryHeaps[c_.memory.memoryTypes[i].heapIndex].size;
    if (!(allowed & 1u << i) || (has & w.must) != w.must || (has & ~kUsual)) continue;
    const int fit = 2 * std::popcount(has & w.should) + 2 - std::popcount(has & w.should_not);
    if (fit < best_fit || (fit == best_fit && heap <= best_heap)) continue;
    best = i;
    best_fit = fit;
    best_heap = heap;
  }
  return best;
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
  if (!fits(bytes, c_.max_allocation, "maxMemoryAllocationSize")) return false;
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

// Gives a buffer its memory.
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
  allocate.memoryTypeIndex = type_for(use, needs.memoryTypeBits);
  if (allocate.memoryTypeIndex == kNoType) {
    std::snprintf(why_, sizeof why_, "%s has no memory that %s", c_.name.c_str(),
                  use == Use::compute ? "is its own" : "it shares with the host");
    return false;
  }
  const uint32_t heap = c_.memory.memoryTypes[allocate.memoryTypeIndex].heapIndex;
  return fits(needs.size, c_.max_allocation, "maxMemoryAllocationSize") &&
         fits(needs.size, c_.memory.memoryHeaps[heap].size, "the memory") &&
         is_done("vkAllocateMemory", needs.size,
                 vk.AllocateMemory(c_.device, &allocate, nullptr, &b.memory)) &&
         is_done("vkBindBufferMemory", needs.size,
                 vk.BindBufferMemory(c_.device, b.buffer, b.memory, 0));
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
