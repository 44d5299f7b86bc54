// CountingDevice: a device of Vulkan whose functions count what the driver asks of it. It runs
// copies and fills and leaves out the launches, so that a step of a large model takes milliseconds:
// what a step asks for does not depend on the numbers in it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstring>
#include <map>
#include <utility>

#include "backends/vulkan/connection.h"
#include "mpt/mpt_vulkan.h"

namespace mpt_test {

// Numbers of what a driver has asked for.
struct Counts {
  int64_t launches = 0, barriers = 0, submits = 0, pipelines = 0;
  int64_t copies_in = 0, copies_out = 0, copies_within = 0, fills = 0;
  int64_t bytes_in = 0, bytes_out = 0, bytes_within = 0;
  int64_t allocations = 0;
  int64_t commands() const { return launches + copies_in + copies_out + copies_within + fills; }
};

namespace counting {

inline Counts counts;
// How far the device is: it has run everything when it is asked, or nothing until the host waits.
inline bool is_behind = true;
inline PFN_vkGetInstanceProcAddr real_instance = nullptr;
inline PFN_vkGetDeviceProcAddr real_device = nullptr;
inline std::map<VkBuffer, VkBufferUsageFlags> usages;

inline PFN_vkCreateBuffer create_buffer;
inline PFN_vkAllocateMemory allocate;
inline PFN_vkCmdCopyBuffer copy;
inline PFN_vkCmdFillBuffer fill;
inline PFN_vkCmdPipelineBarrier barrier;
inline PFN_vkQueueSubmit submit;
inline PFN_vkQueueWaitIdle wait_idle;
inline PFN_vkGetSemaphoreCounterValue value;
inline VkQueue queue;  // had the last submit

// Returns the function that takes the place of a function of Vulkan.
inline PFN_vkVoidFunction replacement(const char* name, PFN_vkVoidFunction real) {
  const auto is = [name](const char* wanted) { return std::strcmp(name, wanted) == 0; };
  const auto keep = [real](auto& kept, auto mine) {
    kept = reinterpret_cast<std::decay_t<decltype(kept)>>(real);
    return reinterpret_cast<PFN_vkVoidFunction>(static_cast<std::decay_t<decltype(kept)>>(mine));
  };
  const auto instead = [](auto mine) { return reinterpret_cast<PFN_vkVoidFunction>(+mine); };
  if (is("vkCreateBuffer")) {
    return keep(create_buffer, [](VkDevice d, const VkBufferCreateInfo* i,
                                  const VkAllocationCallbacks* a, VkBuffer* o) {
      const VkResult r = create_buffer(d, i, a, o);
      if (r == VK_SUCCESS) usages[*o] = i->usage;
      return r;
    });
  }
  if (is("vkAllocateMemory")) {
    return keep(allocate, [](VkDevice d, const VkMemoryAllocateInfo* i,
                             const VkAllocationCallbacks* a, VkDeviceMemory* o) {
      ++counts.allocations;
      return allocate(d, i, a, o);
    });
  }
  if (is("vkCreateComputePipelines")) {
    return instead([](VkDevice, VkPipelineCache, uint32_t, const VkComputePipelineCreateInfo*,
                      const VkAllocationCallbacks*, VkPipeline* o) {
      ++counts.pipelines;
      *o = nullptr;
      return VK_SUCCESS;
    });
  }
  if (is("vkCmdBindPipeline")) {
    return instead([](VkCommandBuffer, VkPipelineBindPoint, VkPipeline) {});
  }
  if (is("vkCmdDispatch")) {
    return instead([](VkCommandBuffer, uint32_t, uint32_t, uint32_t) { ++counts.launches; });
  }
  if (is("vkCmdPipelineBarrier")) {
    return keep(barrier,
                [](VkCommandBuffer c, VkPipelineStageFlags from, VkPipelineStageFlags to,
                   VkDependencyFlags f, uint32_t n, const VkMemoryBarrier* m, uint32_t nb,
                   const VkBufferMemoryBarrier* b, uint32_t ni, const VkImageMemoryBarrier* i) {
                  ++counts.barriers;
                  barrier(c, from, to, f, n, m, nb, b, ni, i);
                });
  }
  if (is("vkCmdCopyBuffer")) {
    return keep(
        copy, [](VkCommandBuffer c, VkBuffer from, VkBuffer to, uint32_t n, const VkBufferCopy* r) {
          const bool is_in = usages[from] == VK_BUFFER_USAGE_TRANSFER_SRC_BIT;
          const bool is_out = usages[to] == VK_BUFFER_USAGE_TRANSFER_DST_BIT;
          const auto bytes = static_cast<int64_t>(r->size);
          ++(is_in ? counts.copies_in : is_out ? counts.copies_out : counts.copies_within);
          (is_in ? counts.bytes_in : is_out ? counts.bytes_out : counts.bytes_within) += bytes;
          if (!is_out) return copy(c, from, to, n, r);
          // A flag, which alone has 8 bytes, says that nothing is wrong. A report has no bad value.
          fill(c, to, r->dstOffset, r->size, r->size == 8 ? ~0u : 0);
        });
  }
  if (is("vkCmdFillBuffer")) {
    return keep(fill,
                [](VkCommandBuffer c, VkBuffer b, VkDeviceSize at, VkDeviceSize n, uint32_t word) {
                  ++counts.fills;
                  fill(c, b, at, n, word);
                });
  }
  if (is("vkQueueSubmit")) {
    return keep(submit, [](VkQueue q, uint32_t n, const VkSubmitInfo* i, VkFence f) {
      ++counts.submits;
      queue = q;
      return submit(q, n, i, f);
    });
  }
  if (is("vkQueueWaitIdle")) {
    return keep(wait_idle, [](VkQueue q) { return wait_idle(q); });
  }
  if (is("vkGetSemaphoreCounterValue")) {
    return keep(value, [](VkDevice d, VkSemaphore s, uint64_t* o) {
      if (is_behind) {
        *o = 0;
        return VK_SUCCESS;
      }
      if (queue) wait_idle(queue);
      return value(d, s, o);
    });
  }
  return real;
}
inline PFN_vkVoidFunction VKAPI_CALL get_device(VkDevice d, const char* name) {
  return replacement(name, real_device(d, name));
}
inline PFN_vkVoidFunction VKAPI_CALL get_instance(VkInstance i, const char* name) {
  PFN_vkVoidFunction f = real_instance(i, name);
  if (std::strcmp(name, "vkGetDeviceProcAddr") != 0) return replacement(name, f);
  real_device = reinterpret_cast<PFN_vkGetDeviceProcAddr>(f);
  return reinterpret_cast<PFN_vkVoidFunction>(&get_device);
}
inline mpt::vulkan::Loader loader() {
  mpt::vulkan::Loader l = mpt::vulkan::open_loader();
  real_instance = std::exchange(l.get, &get_instance);
  return l;
}

}  // namespace counting

// There is one at a time.
class CountingDevice {
 public:
  CountingDevice() : connection_(counting::loader(), 0) { counting::counts = {}; }
  // Returns the struct that a program gives to a context.
  mpt_vulkan_device handles() const { return connection_.handles(); }

 private:
  const mpt::vulkan::Connection connection_;
};

}  // namespace mpt_test
