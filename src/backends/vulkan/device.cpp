// Memory, copies, fills, launches and events of a device of Vulkan.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/device.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <type_traits>
#include <utility>

#include "backends/gpu/backend.h"
#include "backends/gpu/stored.h"
#include "core/assert.h"

namespace mpt::vulkan {
namespace {

constexpr uint64_t kPieceAlign = 256;

// Returns a handle that is a pointer or a number, as Vulkan has it on this machine.
template <class Handle>
uint64_t number_of(Handle h) {
  if constexpr (std::is_pointer_v<Handle>) return reinterpret_cast<uintptr_t>(h);
  else return h;
}
template <class Handle>
Handle handle_of(uint64_t number) {
  if constexpr (std::is_pointer_v<Handle>) return reinterpret_cast<Handle>(number);
  else return number;
}

std::string text(const char* format, auto... arguments) {
  char s[256];
  std::snprintf(s, sizeof s, format, arguments...);
  return s;
}

constexpr struct {
  VkBufferUsageFlags flag;
  const char* name;
} kUsages[] = {
    {VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, "VK_BUFFER_USAGE_STORAGE_BUFFER_BIT"},
    {VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, "VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT"},
    {VK_BUFFER_USAGE_TRANSFER_SRC_BIT, "VK_BUFFER_USAGE_TRANSFER_SRC_BIT"},
    {VK_BUFFER_USAGE_TRANSFER_DST_BIT, "VK_BUFFER_USAGE_TRANSFER_DST_BIT"},
};

// Says what is wrong with the struct of a program, as far as it tells itself; "": nothing.
std::string fault_of(const mpt_vulkan_buffer& b, VkDevice device) {
  if (b.device != device) {
    return text("mpt_vulkan_buffer.device is %p; it must be the VkDevice of the context, %p",
                b.device, static_cast<void*>(device));
  }
  if (!b.buffer) return "mpt_vulkan_buffer.buffer is 0";
  std::string missing;
  for (const auto& u : kUsages)
    if (!(b.usage & u.flag)) missing += (missing.empty() ? "" : ", ") + std::string(u.name);
  if (!missing.empty()) {
    return "mpt_vulkan_buffer.usage lacks what libmpt needs: " + missing;
  }
  if (b.offset <= b.size) return "";
  return text("mpt_vulkan_buffer.offset is %" PRIu64 ", behind the buffer's %" PRIu64 " bytes",
              b.offset, b.size);
}

gpu::Stored stored(const mpt_vulkan_device& given, const Connection& c) {
  return gpu::Stored::find({static_cast<const char*>(given.cache), given.cache_size}, kStoredFormat,
                           c.identity);
}

}  // namespace

VulkanDevice::VulkanDevice(Loader loader, int32_t index, const mpt_vulkan_device& given)
    : GpuDevice({.name = "vulkan", .takes_memory = false}),
      connection_(std::move(loader), index, given),
      buffers_(connection_),
      queue_(connection_),
      uploads_(buffers_, queue_),
      programs_(connection_, stored(given, connection_).pipelines,
                (given.flags & MPT_VULKAN_WHOLE_MODULES) != 0) {
  choices().measures = (given.flags & MPT_VULKAN_MEASURE) != 0;
  choices().read(stored(given, connection_).choices);
}

VulkanDevice::~VulkanDevice() {
  queue_.finish();
  if (queue_.is_hung()) connection_.abandon();
  Buffer b;
  while (pieces_.take_any(b) || staging_.take_any(b)) buffers_.destroy(b);
}

std::span<const Backend* const> VulkanDevice::backends() const {
  static const Backend* const list[] = {&gpu::gpu_backend()};
  return list;
}

// -- memory ---------------------------------------------------------------------------------------

void* VulkanDevice::alloc(size_t bytes) {
  queue_.has_run(queue_.next() - 1);
  buffers_.destroy_run(queue_.done());
  // Vulkan does not promise the alignment of an address, although drivers have it.
  for (const uint64_t more : {uint64_t{0}, kPieceAlign - 1}) {
    Buffer b;
    if (!buffers_.make(Use::compute, std::max<uint64_t>(bytes, 1) + more, b)) {
      std::snprintf(why_no_memory_, sizeof why_no_memory_, "%s", buffers_.why());
      return nullptr;
    }
    const uint64_t address = (b.start + kPieceAlign - 1) / kPieceAlign * kPieceAlign;
    if (address + bytes <= b.start + b.bytes) {
      pieces_.add(address, std::move(b));
      return reinterpret_cast<void*>(address);
    }
    buffers_.destroy(b);
  }
  return nullptr;
}

void VulkanDevice::free(void* p, size_t) noexcept {
  Buffer b;
  const bool is_known = pieces_.take(reinterpret_cast<uintptr_t>(p), b);
  MPT_ASSERT(is_known, "the device has given the piece");
  if (is_known) buffers_.destroy_after(queue_.number(), std::move(b));
  buffers_.destroy_run(queue_.done());
}

Device::Adopted VulkanDevice::adopt(const void* native, std::string& why) {
  const auto& given = *static_cast<const mpt_vulkan_buffer*>(native);
  if (given.struct_size < sizeof given) {
    why = text("mpt_vulkan_buffer.struct_size is %u; it must be sizeof(mpt_vulkan_buffer)",
               given.struct_size);
    return {};
  }
  why = fault_of(given, connection_.device);
  if (!why.empty()) return {};
  Buffer b{.buffer = handle_of<VkBuffer>(given.buffer), .bytes = given.size};
  VkMemoryRequirements needs{};
  connection_.vk.GetBufferMemoryRequirements(connection_.device, b.buffer, &needs);
  if (b.bytes > needs.size) {
    why =
        text("mpt_vulkan_buffer.size is %" PRIu64 ", and the buffer has at most %" PRIu64 " bytes",
             given.size, needs.size);
    return {};
  }
  b.start = buffers_.address_of(b.buffer);
  if (!b.start) {
    why =
        "mpt_vulkan_buffer.buffer has no address: it must be bound to memory allocated with "
        "VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT";
    return {};
  }
  adopted_[++last_adopted_] = b;
  return {reinterpret_cast<void*>(b.start + given.offset), b.bytes - given.offset, last_adopted_};
}

void* VulkanDevice::alloc_staging(size_t bytes) {
  Buffer b;
  if (!buffers_.make(Use::to_host, std::max<size_t>(bytes, 1), b)) return nullptr;
  staging_.add(b.start, b);
  return b.data();
}

void VulkanDevice::free_staging(void* p, size_t) noexcept {
  Buffer b;
  const bool is_known = staging_.take(reinterpret_cast<uintptr_t>(p), b);
  MPT_ASSERT(is_known, "the device has given the staging memory");
  if (is_known) buffers_.destroy_after(queue_.number(), std::move(b));
  buffers_.destroy_run(queue_.done());
}

// -- the queue ------------------------------------------------------------------------------------

bool VulkanDevice::find_range(const void* p, uint64_t bytes, Range& out) const {
  if (pieces_.find(p, bytes, out.buffer, out.offset)) return true;
  for (const auto& [number, b] : adopted_) {
    out = {b.buffer, reinterpret_cast<uintptr_t>(p) - b.start};
    if (out.offset <= b.bytes && bytes <= b.bytes - out.offset) return true;
  }
  return false;
}

const char* VulkanDevice::locate(const void* p, size_t bytes, Range& out) {
  if (find_range(p, bytes, out)) return nullptr;
  refusal_ = text("the %zu bytes at address 0x%" PRIxPTR " are in no memory of the Vulkan device",
                  bytes, reinterpret_cast<uintptr_t>(p));
  return refusal_.c_str();
}

// Adds a command that uses nothing else.
template <class Write>
const char* VulkanDevice::add(const char* name, const gpu::Uses& uses, Write write) {
  queue_.hazards().begin(uses);
  const char* why = queue_.add(name, write);
  queue_.hazards().end();
  return why;
}

const char* VulkanDevice::copy(const char* name, const gpu::Uses& uses, Range to, Range from,
                               size_t bytes) {
  return add(name, uses, [&](VkCommandBuffer commands) {
    const VkBufferCopy region{.srcOffset = from.offset, .dstOffset = to.offset, .size = bytes};
    connection_.vk.CmdCopyBuffer(commands, from.buffer, to.buffer, 1, &region);
  });
}

const char* VulkanDevice::copy_in(void* to, const void* from, size_t bytes) {
  Range target;
  if (bytes == 0) return nullptr;
  if (const char* why = locate(to, bytes, target)) return why;
  const auto* source = static_cast<const std::byte*>(from);
  for (size_t at = 0; at < bytes;) {
    const Uploads::Room room = uploads_.take(bytes - at);
    const char* why = "there is no memory of the host for the bytes";
    if (room.bytes > 0) {
      std::memcpy(room.data, source + at, room.bytes);
      why = copy("a copy to the device", gpu::Uses::all(), {target.buffer, target.offset + at},
                 {room.buffer, room.offset}, room.bytes);
    }
    if (why) return rest_of(why, at > 0);
    at += room.bytes;
  }
  return nullptr;
}

const char* VulkanDevice::copy_out(void* to, const void* from, size_t bytes) {
  Range target, source;
  if (bytes == 0) return nullptr;
  if (const char* why = locate(from, bytes, source)) return why;
  if (!staging_.find(to, bytes, target.buffer, target.offset)) {
    return "the target of a copy to the host is no staging memory of the device";
  }
  queue_.gives_to_host();
  const gpu::MemoryRange written = gpu::range_of(to, bytes), read = gpu::range_of(from, bytes);
  return copy("a copy to the host", {{&written, 1}, {&read, 1}}, target, source, bytes);
}

const char* VulkanDevice::copy_within(void* to, const void* from, size_t bytes) {
  Range target, source;
  if (bytes == 0) return nullptr;
  if (const char* why = locate(to, bytes, target)) return why;
  if (const char* why = locate(from, bytes, source)) return why;
  const gpu::MemoryRange written = gpu::range_of(to, bytes), read = gpu::range_of(from, bytes);
  return copy("a copy on the device", {{&written, 1}, {&read, 1}}, target, source, bytes);
}

// vkCmdFillBuffer writes words at multiples of 4. The bytes before and behind them are copied.
const char* VulkanDevice::fill(void* to, uint8_t byte, size_t bytes) {
  Range target;
  if (bytes == 0) return nullptr;
  if (const char* why = locate(to, bytes, target)) return why;
  const size_t before = std::min<size_t>(bytes, -target.offset % 4);
  const size_t words = (bytes - before) / 4 * 4, behind = bytes - before - words;
  const uint32_t word = byte * 0x01010101u;
  const char* why = copy_in(to, &word, before);
  if (!why && words > 0) {
    const gpu::MemoryRange written = gpu::range_of(to, bytes);
    why = add("a fill", {{&written, 1}, {}}, [&](VkCommandBuffer commands) {
      connection_.vk.CmdFillBuffer(commands, target.buffer, target.offset + before, words, word);
    });
    if (why) return rest_of(why, before > 0);
  }
  if (why) return why;
  return rest_of(copy_in(static_cast<std::byte*>(to) + before + words, &word, behind),
                 before + words > 0);
}

// Refuses work if nothing of it was queued. Otherwise it is work that failed.
const char* VulkanDevice::rest_of(const char* why, bool has_begun) {
  if (!why || !has_begun) return why;
  if (queue_.is_lost()) return Queue::kLost;
  queue_.fail(std::string("the rest of a copy or a fill was refused: ") + why);
  return nullptr;
}

const char* VulkanDevice::launch(const gpu::CompiledKernel& f, const void* arguments, size_t bytes,
                                 uint32_t groups) {
  MPT_ASSERT(bytes == f.bytes, "the arguments are those of the entry");
  return queue_.add(f.name, [&](VkCommandBuffer commands) {
    const Functions& vk = connection_.vk;
    vk.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, f.pipeline);
    vk.CmdPushConstants(commands, programs_.layout(), VK_SHADER_STAGE_COMPUTE_BIT, 0,
                        static_cast<uint32_t>(bytes), arguments);
    vk.CmdDispatch(commands, groups, 1, 1);
  });
}

const char* VulkanDevice::record(Event& event) {
  queue_.submit_if_idle();
  if (queue_.is_lost()) return Queue::kLost;
  event = queue_.number();
  return nullptr;
}

bool VulkanDevice::has_passed(Event event) {
  const bool has = queue_.has_passed(event);
  buffers_.destroy_run(queue_.done());
  return has;
}

const char* VulkanDevice::wait(Event event) {
  const char* why = queue_.wait(event);
  buffers_.destroy_run(queue_.done());
  return why;
}

bool VulkanDevice::get_cache(void* data, size_t& size) {
  const size_t room = std::exchange(size, 0);
  std::vector<char> pipelines;
  if (!programs_.get_cache(pipelines)) return false;
  const std::vector<char> chosen = choices().bytes();
  const std::vector<char> all = gpu::Stored{.choices = chosen, .pipelines = pipelines}.bytes_of(
      kStoredFormat, connection_.identity);
  if (data && room < all.size()) return false;
  if (data) std::memcpy(data, all.data(), all.size());
  size = all.size();
  return true;
}

void* VulkanDevice::native() {
  native_ = connection_.handles();
  native_.semaphore = number_of(queue_.share());
  native_.value = queue_.number();
  native_.module = this;
  native_.find_buffer = [](const mpt_vulkan_device* d, const void* address, uint64_t bytes,
                           uint64_t* buffer, uint64_t* offset) -> mpt_bool32 {
    Range r{};
    const bool is_there = static_cast<VulkanDevice*>(d->module)->find_range(address, bytes, r);
    *buffer = is_there ? number_of(r.buffer) : 0;
    *offset = is_there ? r.offset : 0;
    return is_there;
  };
  native_.get_cache = [](const mpt_vulkan_device* d, void* data, size_t* size) -> mpt_bool32 {
    return static_cast<VulkanDevice*>(d->module)->get_cache(data, *size);
  };
  native_.wait_for = [](const mpt_vulkan_device* d, uint64_t semaphore,
                        uint64_t value) -> mpt_bool32 {
    if (!semaphore) return 0;
    static_cast<VulkanDevice*>(d->module)->queue_.wait_for(handle_of<VkSemaphore>(semaphore),
                                                           value);
    return 1;
  };
  return &native_;
}

}  // namespace mpt::vulkan
