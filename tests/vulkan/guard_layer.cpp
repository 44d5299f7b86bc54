// VK_LAYER_MPT_guard: a layer for tests. Memory with addresses of the device is memory of the host
// that ends at a page which nobody may touch and begins behind one; freed memory is such pages too.
// So a kernel that reads or writes there is found. It does so where the driver computes on the host
// and has VK_EXT_external_memory_host.
// SPDX-License-Identifier: Apache-2.0
#define VK_NO_PROTOTYPES
#include <sys/mman.h>
#include <vulkan/vk_layer.h>

#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace {

constexpr VkDeviceSize kPage = 4096, kAlign = 256;

// The functions below this layer. All devices of the process have the same driver.
#define BELOW(X) X(CreateBuffer) X(AllocateMemory) X(FreeMemory) X(BindBufferMemory)
struct Below {
  PFN_vkGetInstanceProcAddr instance;
  PFN_vkGetDeviceProcAddr device;
  PFN_vkGetPhysicalDeviceProperties properties;
  bool imports;  // memory of the host
#define X(name) PFN_vk##name name;
  BELOW(X)
#undef X
} below;

struct Piece {
  void* start;              // begins the mapping
  VkDeviceSize bytes, gap;  // bytes: size of the mapping; gap: bytes before the memory
};
std::mutex mutex;
std::map<VkDeviceMemory, Piece> pieces;

// Returns the struct of the chain in which the loader tells a layer what lies below it.
template <class Info>
Info* link_of(const void* chain, VkStructureType type) {
  auto* s = static_cast<const VkBaseInStructure*>(chain);
  for (; s; s = s->pNext) {
    auto* const info = reinterpret_cast<const Info*>(s);
    if (s->sType == type && info->function == VK_LAYER_LINK_INFO) return const_cast<Info*>(info);
  }
  return nullptr;
}

VKAPI_ATTR VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo* info,
                                               const VkAllocationCallbacks* a, VkInstance* out) {
  auto* const link = link_of<VkLayerInstanceCreateInfo>(
      info->pNext, VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO);
  const std::lock_guard lock(mutex);
  below.instance = link->u.pLayerInfo->pfnNextGetInstanceProcAddr;
  link->u.pLayerInfo = link->u.pLayerInfo->pNext;
  const auto create =
      reinterpret_cast<PFN_vkCreateInstance>(below.instance(nullptr, "vkCreateInstance"));
  const VkResult r = create(info, a, out);
  if (r == VK_SUCCESS) {
    below.properties = reinterpret_cast<PFN_vkGetPhysicalDeviceProperties>(
        below.instance(*out, "vkGetPhysicalDeviceProperties"));
  }
  return r;
}

VKAPI_ATTR VkResult VKAPI_CALL create_device(VkPhysicalDevice p, const VkDeviceCreateInfo* info,
                                             const VkAllocationCallbacks* a, VkDevice* out) {
  auto* const link =
      link_of<VkLayerDeviceCreateInfo>(info->pNext, VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO);
  auto* const next = link->u.pLayerInfo;
  const auto create = reinterpret_cast<PFN_vkCreateDevice>(
      next->pfnNextGetInstanceProcAddr(nullptr, "vkCreateDevice"));
  std::vector<const char*> names(info->ppEnabledExtensionNames,
                                 info->ppEnabledExtensionNames + info->enabledExtensionCount);
  names.push_back(VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME);
  VkDeviceCreateInfo more = *info;
  more.enabledExtensionCount = static_cast<uint32_t>(names.size());
  more.ppEnabledExtensionNames = names.data();
  VkPhysicalDeviceProperties has;
  below.properties(p, &has);
  VkResult r = VK_ERROR_EXTENSION_NOT_PRESENT;
  if (has.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU) {
    link->u.pLayerInfo = next->pNext;
    r = create(p, &more, a, out);
  }
  const bool imports = r == VK_SUCCESS;
  if (r == VK_ERROR_EXTENSION_NOT_PRESENT) {
    link->u.pLayerInfo = next->pNext;
    r = create(p, info, a, out);
  }
  if (r != VK_SUCCESS) return r;
  const std::lock_guard lock(mutex);
  below.device = next->pfnNextGetDeviceProcAddr;
  below.imports = imports;
#define X(name) below.name = reinterpret_cast<PFN_vk##name>(below.device(*out, "vk" #name));
  BELOW(X)
#undef X
  return VK_SUCCESS;
}

// -- memory ---------------------------------------------------------------------------------------

VKAPI_ATTR VkResult VKAPI_CALL create_buffer(VkDevice d, const VkBufferCreateInfo* info,
                                             const VkAllocationCallbacks* a, VkBuffer* out) {
  VkExternalMemoryBufferCreateInfo outside{};
  outside.sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO;
  outside.pNext = info->pNext;
  outside.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
  VkBufferCreateInfo made = *info;
  if (below.imports && info->usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT) {
    made.pNext = &outside;
  }
  return below.CreateBuffer(d, &made, a, out);
}

bool has_address(const VkMemoryAllocateInfo& info) {
  auto* s = static_cast<const VkBaseInStructure*>(info.pNext);
  for (; s; s = s->pNext) {
    if (s->sType != VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO) continue;
    const auto flags = reinterpret_cast<const VkMemoryAllocateFlagsInfo*>(s)->flags;
    return flags & VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  }
  return false;
}

VKAPI_ATTR VkResult VKAPI_CALL allocate(VkDevice d, const VkMemoryAllocateInfo* info,
                                        const VkAllocationCallbacks* a, VkDeviceMemory* out) {
  if (!below.imports || !has_address(*info)) return below.AllocateMemory(d, info, a, out);
  const VkDeviceSize room = (info->allocationSize + kPage - 1) / kPage * kPage;
  Piece piece{nullptr, room + 2 * kPage, (room - info->allocationSize) / kAlign * kAlign};
  piece.start =
      mmap(nullptr, piece.bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (piece.start == MAP_FAILED) return VK_ERROR_OUT_OF_DEVICE_MEMORY;
  auto* const memory = static_cast<char*>(piece.start) + kPage;
  VkImportMemoryHostPointerInfoEXT from{};
  from.sType = VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT;
  from.pNext = info->pNext;
  from.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
  from.pHostPointer = memory;
  VkMemoryAllocateInfo imported = *info;
  imported.pNext = &from;
  imported.allocationSize = room;
  VkResult r = VK_ERROR_OUT_OF_DEVICE_MEMORY;
  if (mprotect(memory, room, PROT_READ | PROT_WRITE) == 0) {
    std::memset(memory, 0xff, room);  // NaN, where a kernel reads what nobody has written
    r = below.AllocateMemory(d, &imported, a, out);
  }
  if (r != VK_SUCCESS) {
    munmap(piece.start, piece.bytes);
    return r;
  }
  const std::lock_guard lock(mutex);
  pieces[*out] = piece;
  return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL free_memory(VkDevice d, VkDeviceMemory m,
                                       const VkAllocationCallbacks* a) {
  Piece piece{};
  {
    const std::lock_guard lock(mutex);
    const auto at = pieces.find(m);
    if (at != pieces.end()) piece = at->second;
    pieces.erase(m);
  }
  below.FreeMemory(d, m, a);
  if (!piece.start) return;
  // The addresses stay taken, so that a later use is found.
  mmap(piece.start, piece.bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED,
       -1, 0);
}

VKAPI_ATTR VkResult VKAPI_CALL bind(VkDevice d, VkBuffer b, VkDeviceMemory m, VkDeviceSize offset) {
  VkDeviceSize gap = 0;
  {
    const std::lock_guard lock(mutex);
    const auto at = pieces.find(m);
    if (at != pieces.end()) gap = at->second.gap;
  }
  return below.BindBufferMemory(d, b, m, gap + offset);
}

// -- the interface of layers ----------------------------------------------------------------------

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice d, const char* name);
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance i, const char* name);

// Returns this layer's own function of a name; nullptr if it has none.
PFN_vkVoidFunction own(const std::string& name) {
#define OWN(function, f) \
  if (name == "vk" #function) return reinterpret_cast<PFN_vkVoidFunction>(&f)
  OWN(GetInstanceProcAddr, get_instance);
  OWN(GetDeviceProcAddr, get_device);
  OWN(CreateInstance, create_instance);
  OWN(CreateDevice, create_device);
  OWN(CreateBuffer, create_buffer);
  OWN(AllocateMemory, allocate);
  OWN(FreeMemory, free_memory);
  OWN(BindBufferMemory, bind);
#undef OWN
  return nullptr;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice d, const char* name) {
  const PFN_vkVoidFunction f = own(name);
  return f ? f : below.device(d, name);
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance i, const char* name) {
  const PFN_vkVoidFunction f = own(name);
  return f || !i ? f : below.instance(i, name);
}

}  // namespace

extern "C" VK_LAYER_EXPORT VKAPI_ATTR VkResult VKAPI_CALL
vkNegotiateLoaderLayerInterfaceVersion(VkNegotiateLayerInterface* v) {
  v->loaderLayerInterfaceVersion = 2;
  v->pfnGetInstanceProcAddr = &get_instance;
  v->pfnGetDeviceProcAddr = &get_device;
  v->pfnGetPhysicalDeviceProcAddr = nullptr;
  return VK_SUCCESS;
}
